"""Gaining and paying: dinars, prestige, parias, and the bonuses that give these and more.

`Resolve` carries out a bonus, its parts in any order the player likes; whatever a part gives is completed,
bonus within bonus, before anything else continues (S-INV-11).
"""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.sabika.rules.bonus import IMPOSSIBLE, KINDS, PLAIN, PROCESSES, TAKES_RAW, Step, read_bonus
from partal.sabika.rules.notation import FIRST_PART, PICK, FirstPart, Pick
from partal.sabika.rules.open import Open
from partal.sabika.rules.order import order_matters
from partal.sabika.rules.state import State
from partal.sabika.rules.things import SOURCE_CLAUSES, SOURCE_COUNT, SOURCES

COMPULSORY: Final = -1
WAIVABLE: Final = 0
"""Values of `must`: whether the actions of a bonus have to be done if possible, or may be waived."""
JOINED: Final = " + "

# Dinars, prestige, parias


def gain_dinars(state: State, player: int, dinars: int, reason: str) -> None:
    """Dinars from the reserve; they need no room (S-RES-02, S-RES-03)."""
    state.dinars[player] += dinars
    if state.log is not None and dinars:
        state.log.append(Event("gained", player, (str(dinars), "dinars", reason), clause="S-RES-03"))


def pay(state: State, player: int, dinars: int, reason: str) -> None:
    """Pays the reserve in full: dinars first, then seals (S-RES-04, S-SEAL-02).

    Law: a seal can do whatever a dinar can and more, so keeping it never hurts.
    """
    if not dinars:
        return
    seals = state.seals_for(player, dinars)
    assert seals <= state.seals[player]
    state.dinars[player] -= dinars - seals
    state.seals[player] -= seals
    if state.log is not None:
        state.log.append(Event("paid", player, (str(dinars), str(seals), reason), clause="S-RES-04"))


def may_waive(state: State, player: int, must: bool, dinars: int) -> bool:
    """Whether an action that needs at least this many dinars may be waived: a bonus may be, and so may anything
    that only a seal could pay for (OQ-20, S-SEAL-10).
    """
    return not must or state.seals_for(player, dinars) > 0


def score(state: State, player: int, source: int, points: int) -> None:
    """Prestige gained or lost moves the marker at once (S-PP-01)."""
    points = state.prestige_moved(player, points)
    if not points:
        return
    state.points[player * SOURCE_COUNT + source] += points
    if state.log is not None:
        state.log.append(Event("scored", player, (str(points), SOURCES[source]), clause=SOURCE_CLAUSES[source]))


def move_marker(state: State, player: int, parias: int) -> None:
    """The paria marker moves forward or back, on top of any markers there (S-PAR-02, S-PAR-04)."""
    if not parias:
        return
    assert state.parias[player] + parias >= 0
    state.parias[player] += parias
    state.moves += 1
    state.stamps[player] = state.moves
    if state.log is not None:
        state.log.append(Event("moved-marker", player, (str(parias), str(state.parias[player])), clause="S-PAR-02"))


# What a part of a bonus needs


def can_do(state: Open, player: int, step: Step, barred: tuple[int, ...]) -> bool:
    """Whether a part of a bonus can be done."""
    dinars = step.verb.need(state, player, step, barred)
    return dinars != IMPOSSIBLE and dinars <= state.purse(player)


def is_affordable(state: Open, player: int, step: Step, barred: tuple[int, ...]) -> bool:
    """Whether it can be done with dinars alone (S-SEAL-10)."""
    dinars = step.verb.need(state, player, step, barred)
    return dinars != IMPOSSIBLE and dinars <= state.dinars[player]


def bonus_need(state: Open, player: int, text: str, barred: tuple[int, ...]) -> int:
    """The dinars needed to do at least one part of a bonus."""
    steps = [step for branch in read_bonus(text).branches for step in branch]
    needs = [step.verb.need(state, player, step, barred) for step in steps]
    return min([dinars for dinars in needs if dinars != IMPOSSIBLE], default=IMPOSSIBLE)


# What blue poems give on an occasion


def gifts(state: Open, poems: tuple[int, ...], occasion: int) -> list[str]:
    """The bonuses that these blue poems give on an occasion; they add up (S-POEM-03, S-CARD-34)."""
    blue = [state.content.poems[number - 1].blue for number in poems]
    return [text for poem in blue for when, text in poem.triggers if when == occasion]


def trigger(state: State, player: int, occasion: int) -> None:
    """Grants what the player's blue poems give on an occasion that has no bonus of its own."""
    grant_together(state, player, gifts(state, state.blue[player], occasion))


def trigger_with(
    state: State,
    player: int,
    poems: tuple[int, ...],
    occasion: int,
    bonus: list[str],
    must: int = WAIVABLE,
    barred: tuple[int, ...] = (),
) -> None:
    """Grants what blue poems give on an occasion, and the bonus of the occasion itself if there is one.

    Ruling: dinars, prestige and parias from the poems come first, so that they can be used for the bonus; whatever
    else they give forms one bonus with it, whose parts come in any order (S-ICON-10).
    """
    given = gifts(state, poems, occasion)
    grant_together(state, player, bonus + [text for text in given if not read_bonus(text).plain], must, barred)
    grant_together(state, player, [text for text in given if read_bonus(text).plain])


ANYTHING: Final = tuple(range(KINDS))
MAKES_GOODS: Final = (PLAIN, TAKES_RAW, PROCESSES)
"""Kinds of parts that may come before goods are exported: they only add goods."""


def sort_gifts(
    state: State, player: int, texts: list[str], early: tuple[int, ...] = ANYTHING
) -> tuple[list[str], list[str]]:
    """The gifts that can be taken now, and those that must wait for the bonus of the same occasion.

    Only dinars count as money: a gift that a seal would have to pay for waits, for the bonus may bring dinars
    (S-SEAL-10). Kinds that are not `early` wait in any case.
    """
    purse = state.dinars[player]
    for text in texts:
        if len(read_bonus(text).branches) == 1:
            purse += sum([step.verb.dinars(step) for step in read_bonus(text).branches[0]])
    now: list[str] = []
    later: list[str] = []
    for text in texts:
        branches = read_bonus(text).branches
        if len(branches) > 1:
            steps = [step for branch in branches for step in branch]
            possible = any([is_within(state, player, step, purse) for step in steps])
            fits = possible and all([step.verb.kind in early for step in steps])
            (now if fits else later).append(text)
            continue
        for part, step in zip(text.split(JOINED), branches[0]):
            fits = step.verb.kind in early and is_within(state, player, step, purse)
            (now if fits else later).append(part)
    return now, later


def is_within(state: State, player: int, step: Step, purse: int) -> bool:
    """Whether a part of a bonus can be done with this purse."""
    return 0 <= step.verb.need(state, player, step, ()) <= purse


# Bonuses


def grant(state: State, player: int, text: str, must: int = WAIVABLE, barred: tuple[int, ...] = ()) -> None:
    """Gives a bonus. `barred`: red poems that may not be reactivated within their own effect (OQ-41)."""
    state.todo.append(Resolve(player, text, -1, -1, must, barred, ()))


def grant_together(
    state: State, player: int, texts: list[str], must: int = WAIVABLE, barred: tuple[int, ...] = ()
) -> None:
    """Gives several bonuses as one: its parts come in any order (S-ICON-10). `must` applies to the first of them.

    If one offers a choice of sides, that choice comes first.
    """
    if not texts:
        return
    if must and len(texts) > 1:
        must = (1 << len(read_bonus(texts[0]).branches[0])) - 1
    choices = [text for text in texts if len(read_bonus(text).branches) > 1]
    others = [text for text in texts if text not in choices]
    if choices and len(texts) > 1:
        state.todo.append(Resolve(player, choices[0], -1, -1, must, barred, (*others, *choices[1:])))
        return
    joined = JOINED.join(texts)
    if len(joined.split(JOINED)) > len(FIRST_PART) and len(texts) > 1:
        grant_together(state, player, texts[1:], WAIVABLE, barred)
        joined = texts[0]
    grant(state, player, joined, must, barred)


class Resolve(Effect[State]):
    """Carry out a bonus: dinars, prestige and parias first, then the other parts in any order (S-ICON-10).

    `branch` is -1 until the side of a `|` is chosen; `beside` holds bonuses that form one with it. `left` has a bit
    for each part still to come, and is -1 before the bonus has begun. `must` has a bit for each part that is a
    compulsory action if possible: one that dinars held before the bonus can pay for (S-CONS-11, S-SEAL-10).

    Law: nothing lapses that the player could still want. A part is skipped only if no other part can be done
    before it, and the player is asked for the order unless the order makes no difference.
    """

    __slots__ = ("barred", "beside", "branch", "left", "must", "text")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "text", "branch", "left", "must", "barred", "beside")

    def __init__(
        self,
        seat: int,
        text: str,
        branch: int,
        left: int,
        must: int,
        barred: tuple[int, ...],
        beside: tuple[str, ...],
    ) -> None:
        super().__init__(seat)
        self.text: Final = text
        self.branch: Final = branch
        self.left: Final = left
        self.must: Final = must
        self.barred: Final = barred
        self.beside: Final = beside

    def ask(self, state: State) -> Decision | None:
        branches = read_bonus(self.text).branches
        if self.branch < 0 and len(branches) > 1:
            # A bonus beside it may make a side possible that is not possible yet.
            options: list[Option] = [
                PICK[index] for index, branch in enumerate(branches) if self.beside or self.has_effect(state, branch)
            ]
            return Decision(self.seat, "sabika.pick", tuple(options)) if options else None
        if self.left < 0:
            return None
        steps = branches[self.branch]
        parts = self.parts(state, steps)
        left = [step for part, step in enumerate(steps) if self.left >> part & 1]
        # Equal parts are offered as one option, but each of them counts.
        now = [step for step in left if self.can_do(state, step)]
        later = [step for step in left if not self.can_do(state, step)]
        if len(parts) < 2 or not order_matters(state, self.seat, now, later):
            return None
        return Decision(self.seat, "sabika.order", tuple([FIRST_PART[part] for part in parts]))

    def has_effect(self, state: State, steps: tuple[Step, ...]) -> bool:
        """Whether any part of this side can be done."""
        return any([self.can_do(state, step) for step in steps])

    def can_do(self, state: State, step: Step) -> bool:
        return can_do(state, self.seat, step, self.barred)

    def parts(self, state: State, steps: tuple[Step, ...]) -> list[int]:
        """The remaining parts that can be done now; only the first of equal ones."""
        parts: list[int] = []
        for index, step in enumerate(steps):
            if self.left >> index & 1 and self.can_do(state, step) and step not in [steps[part] for part in parts]:
                parts.append(index)
        return parts

    def do(self, state: State, option: Option | None) -> None:
        branches = read_bonus(self.text).branches
        if self.left < 0:
            branch = 0
            if option is not None:
                assert isinstance(option, Pick)
                branch = option.branch
            elif len(branches) > 1:
                return  # No part of any side can be done.
            if self.beside:
                side = self.text.split(" | ")[branch]
                grant_together(state, self.seat, [*self.beside, side], self.must, self.barred)
                return
            self.begin(state, branch, branches[branch])
            return
        steps = branches[self.branch]
        if option is not None:
            assert isinstance(option, FirstPart)
            self.carry_out(state, steps, option.part)
            return
        parts = self.parts(state, steps)
        if parts:
            self.carry_out(state, steps, parts[0])

    def begin(self, state: State, branch: int, steps: tuple[Step, ...]) -> None:
        """Gains the plain parts; what is compulsory depends on what the player had before."""
        player = self.seat
        must = left = rest = 0
        for index, step in enumerate(steps):
            if step.verb.kind != PLAIN:
                left |= 1 << index
                rest += 1
                if self.must >> index & 1 and is_affordable(state, player, step, self.barred):
                    must |= 1 << index
        for step in steps:
            if step.verb.kind == PLAIN:
                step.verb.do(state, player, step, False, self.barred)
        if not left:
            return
        rest_of_it = Resolve(player, self.text, branch, left, must, self.barred, ())
        if rest > 1:
            state.todo.append(rest_of_it)
        else:
            rest_of_it.do(state, None)

    def carry_out(self, state: State, steps: tuple[Step, ...], part: int) -> None:
        """Does one part; the others wait until it is completed."""
        player, step = self.seat, steps[part]
        left = self.left & ~(1 << part)
        if left:
            state.todo.append(Resolve(player, self.text, self.branch, left, self.must, self.barred, ()))
        must = bool(self.must >> part & 1) and is_affordable(state, player, step, self.barred)
        step.verb.do(state, player, step, must, self.barred)

    def why_not(self, state: State, option: Option) -> str:
        return "S-ICON-10" if self.left >= 0 else "S-BAL-12"
