"""Gaining and paying: dinars, prestige, parias, and the bonuses that give these and more.

`Resolve` carries out a bonus from left to right; whatever it gives is done completely, bonus within
bonus, before anything else goes on (S-INV-11).
"""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.sabika import bonus as words
from partal.sabika.bonus import read_bonus
from partal.sabika.notation import PICK, SPLIT, Answer
from partal.sabika.state import State
from partal.sabika.things import FROM_EFFECTS, SOURCE_CLAUSES, SOURCE_COUNT, SOURCES

# Dinars, prestige, parias


def gain_dinars(state: State, player: int, dinars: int, reason: str) -> None:
    """Dinars from the reserve; they need no room (S-RES-02, S-RES-03)."""
    state.dinars[player] += dinars
    if state.log is not None and dinars:
        state.log.append(Event("gained", player, (str(dinars), "dinars", reason), clause="S-RES-03"))


def pay(state: State, player: int, dinars: int, reason: str) -> None:
    """Pay the reserve in full: dinars first, then seals (S-RES-04, S-SEAL-02).

    Law: a seal can do whatever a dinar can and more, so nobody is worse off for keeping it.
    """
    if not dinars:
        return
    seals = max(0, dinars - state.dinars[player])
    assert seals <= state.seals[player]
    state.dinars[player] -= dinars - seals
    state.seals[player] -= seals
    if state.log is not None:
        state.log.append(Event("paid", player, (str(dinars), str(seals), reason), clause="S-RES-04"))


def score(state: State, player: int, source: int, points: int) -> None:
    """Prestige gained or lost moves the marker at once (S-PP-01)."""
    if not points:
        return
    if points < 0 and state.variant.prestige_floor:
        points = -min(-points, max(0, state.prestige(player)))
        if not points:
            return
    state.points[player * SOURCE_COUNT + source] += points
    if state.log is not None:
        state.log.append(Event("scored", player, (str(points), SOURCES[source]), clause=SOURCE_CLAUSES[source]))


def move_marker(state: State, player: int, parias: int) -> None:
    """The paria marker goes forward or back and onto whatever lies there (S-PAR-02, S-PAR-04)."""
    if not parias:
        return
    assert state.parias[player] + parias >= 0
    state.parias[player] += parias
    state.moves += 1
    state.stamps[player] = state.moves
    if state.log is not None:
        state.log.append(Event("moved-marker", player, (str(parias), str(state.parias[player])), clause="S-PAR-02"))


# Bonuses


def trigger(state: State, player: int, occasion: int) -> None:
    """What the player's blue poems give on this occasion; several add up (S-POEM-03, S-CARD-34).

    Ruling: it comes before the bonus or action of the occasion itself, so what a poem pays can be used for
    it. Callers push that first.
    """
    trigger_of(state, player, state.blue[player], occasion)


def trigger_of(state: State, player: int, poems: tuple[int, ...], occasion: int) -> None:
    """What these blue poems give on this occasion."""
    for number in reversed(poems):
        for when, text in state.content.poems[number - 1].blue.triggers:
            if when == occasion:
                grant(state, player, text)


def grant(state: State, player: int, text: str) -> None:
    """Give a bonus that may be waived."""
    state.todo.append(Resolve(player, text, -1, 0, False, ()))


class Resolve(Effect[State]):
    """Carry out a bonus from left to right (S-ICON-01 to S-ICON-09).

    `branch` -1: the side of a `|` is still to be chosen. `must`: an action in it has to be done if it can.
    `barred`: red poems that may not be reactivated within their own effect (OQ-41).
    """

    __slots__ = ("barred", "branch", "must", "step", "text")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "text", "branch", "step", "must", "barred")

    def __init__(self, seat: int, text: str, branch: int, step: int, must: bool, barred: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.text: Final = text
        self.branch: Final = branch
        self.step: Final = step
        self.must: Final = must
        self.barred: Final = barred

    def ask(self, state: State) -> Decision | None:
        branches = read_bonus(self.text).branches
        if self.branch >= 0 or len(branches) == 1:
            return None
        options: list[Option] = []
        for index, branch in enumerate(branches):
            if branch[0].verb != words.ACT or ACTIONS_TABLE[0].is_possible(
                state, self.seat, branch[0].which, self.barred
            ):
                options.append(PICK[index])
        return Decision(self.seat, "sabika.pick", tuple(options)) if options else None

    def do(self, state: State, option: Option | None) -> None:
        branches = read_bonus(self.text).branches
        branch = max(0, self.branch)
        if option is not None:
            assert isinstance(option, Answer)
            branch = option.first
        elif self.branch < 0 and len(branches) > 1:
            return
        steps = branches[branch]
        player = self.seat
        index = self.step
        while index < len(steps):
            step = steps[index]
            index += 1
            if step.verb == words.DINARS:
                gain_dinars(state, player, step.many, "effect")
            elif step.verb == words.PRESTIGE:
                score(state, player, FROM_EFFECTS, step.many)
            elif step.verb == words.PARIAS:
                move_marker(state, player, step.many)
            else:
                if index < len(steps):
                    state.todo.append(Resolve(player, self.text, branch, index, self.must, self.barred))
                self.carry_out(state, step)
                return

    def carry_out(self, state: State, step: words.Step) -> None:
        """A step that may ask or need room."""
        player = self.seat
        if step.verb == words.SPLIT:
            state.todo.append(Split(player, step.many))
        elif step.verb == words.DINARS_PER_BOXES:
            dinars = min(state.all_boxes(player) // step.which, step.limit)
            gain_dinars(state, player, dinars, "effect")
        else:
            ACTIONS_TABLE[0].begin_step(state, player, step, self.must, self.barred)

    def why_not(self, state: State, option: Option) -> str:
        return "S-BAL-12"


class Split(Effect[State]):
    """So many units, split freely between dinars and parias (S-BAL-06)."""

    __slots__ = ("count",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "sabika.split", SPLIT[: self.count + 1])

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, Answer)
        gain_dinars(state, self.seat, option.first, "balance")
        move_marker(state, self.seat, self.count - option.first)

    def why_not(self, state: State, option: Option) -> str:
        return "S-BAL-06"


class Actions:
    """What the chapters on wares and actions tell this one: whether an action is possible, whether a
    red poem would have an effect, and how a step begins.

    Bonuses hold wares and actions, and these give bonuses; this is the one seam between them.
    """

    def is_possible(self, state: State, player: int, action: int, barred: tuple[int, ...]) -> bool:
        raise NotImplementedError

    def has_effect(self, state: State, player: int, poem: int, barred: tuple[int, ...]) -> bool:
        raise NotImplementedError

    def begin_step(self, state: State, player: int, step: words.Step, must: bool, barred: tuple[int, ...]) -> None:
        raise NotImplementedError


ACTIONS_TABLE: Final[list[Actions]] = []
"""Holds the one `Actions` of the game, put there by `actions.py`."""
