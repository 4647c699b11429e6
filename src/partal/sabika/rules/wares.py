"""Wares: materials, raw materials and goods, and room for them.

Whatever is gained is stored at once, or something is discarded to make room (S-STO-01, S-STO-07).
"""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.sabika.rules import bonus as words
from partal.sabika.rules.gains import trigger
from partal.sabika.rules.notation import (
    LOSE,
    PROCESS,
    STOP,
    STORE,
    STORE_IN_POEM,
    TAKE_NONE,
    TAKE_RAW,
    THROW,
    THROW_FROM_POEM,
    OfFamily,
    OfSpace,
    OfWare,
)
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.things import EMPTY, FAMILIES, FIRST_GOOD, GOODS, RAWS, WARE_COUNT, WARES

# Room


def gain_ware(state: State, player: int, ware: int) -> None:
    """A material or good must be stored when gained (S-STO-01), without asking if there is room and no choice."""
    good = ware >= FIRST_GOOD
    if state.room(player) > 0 and not (good and state.poem_room(player) > 0):
        put_away(state, player, ware)
    else:
        state.todo.append(Store(player, ware))


def put_away(state: State, player: int, ware: int) -> None:
    state.store[player * WARE_COUNT + ware] += 1
    if state.log is not None:
        state.log.append(Event("stored", player, (WARES[ware],), clause="S-STO-01"))


def put_into_poem(state: State, player: int, ware: int) -> None:
    """A good in a blue poem's room brings that poem's bonus (S-CARD-22)."""
    state.annex[player * FAMILIES + ware - FIRST_GOOD] += 1
    if state.log is not None:
        state.log.append(Event("stored-in-poem", player, (WARES[ware],), clause="S-CARD-22"))
    trigger(state, player, words.ON_STORED_HERE)


def discard(state: State, ware: int) -> None:
    """Materials go back to the reserve, goods to the discard pile (S-STO-08, S-STO-10)."""
    if ware >= FIRST_GOOD:
        state.waste[ware - FIRST_GOOD] += 1


class Store(Effect[State]):
    """A gained piece needs a place: a poem's room for goods, or a box; without room the player discards
    something for it or loses it (S-STO-05, S-STO-07, S-STO-08).
    """

    __slots__ = ("ware",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ware")

    def __init__(self, seat: int, ware: int) -> None:
        super().__init__(seat)
        self.ware: Final = ware

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        options: list[Option] = []
        room = state.room(player) > 0
        if self.ware >= FIRST_GOOD and state.poem_room(player) > 0:
            options.append(STORE_IN_POEM)
            if room:
                options.append(STORE)
            return Decision(player, "sabika.store", tuple(options))
        if room:
            return Decision(player, "sabika.store", (STORE,))
        for ware in range(WARE_COUNT):
            if state.store[player * WARE_COUNT + ware] and ware != self.ware:
                options.append(THROW[ware])
        if self.ware >= FIRST_GOOD:
            # Even a good of the same kind may make way: the new one then earns the poem's bonus.
            for family in range(FAMILIES):
                if state.annex[player * FAMILIES + family]:
                    options.append(THROW_FROM_POEM[family])
        options.append(LOSE)
        return Decision(player, "sabika.make-room", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        player = self.seat
        if option is STORE:
            put_away(state, player, self.ware)
        elif option is STORE_IN_POEM:
            put_into_poem(state, player, self.ware)
        elif option is LOSE:
            self.log_event(state, "lost", self.ware)
            discard(state, self.ware)
        elif isinstance(option, OfWare):
            state.store[player * WARE_COUNT + option.ware] -= 1
            self.log_event(state, "threw-away", option.ware)
            discard(state, option.ware)
            put_away(state, player, self.ware)
        else:
            assert isinstance(option, OfFamily)
            state.annex[player * FAMILIES + option.family] -= 1
            self.log_event(state, "threw-away", FIRST_GOOD + option.family)
            discard(state, FIRST_GOOD + option.family)
            put_into_poem(state, player, self.ware)

    def log_event(self, state: State, kind: str, ware: int) -> None:
        if state.log is not None:
            state.log.append(Event(kind, self.seat, (WARES[ware],), clause="S-STO-07"))

    def why_not(self, state: State, option: Option) -> str:
        return "S-STO-07"


# Raw materials and goods


def on_rondel(state: Open, family: int) -> bool:
    """Whether there is a raw material of this family on the rondel."""
    return family in state.raw_spaces


def flip(state: State, player: int, family: int) -> None:
    """The player's raw material becomes its good, which is stored at once (S-RAW-09, S-RAW-13)."""
    state.raws[player * FAMILIES + family] = 0
    if state.log is not None:
        state.log.append(Event("processed", player, (RAWS[family],), clause="S-RAW-13"))
    trigger(state, player, words.ON_PROCESS)
    gain_ware(state, player, FIRST_GOOD + family)


def take_raw(state: State, player: int, space: int) -> None:
    """Gains the raw material of this space; if the player's processing space is taken, the token there is
    flipped instead and the other stays where it is (S-RAW-06, S-RAW-09).
    """
    family = state.raw_spaces[space]
    if state.flips_own(player, family):
        flip(state, player, family)
        return
    state.raw_spaces[space] = EMPTY
    state.raws[player * FAMILIES + family] = 1
    if state.log is not None:
        name = state.content.raw_spaces[space].id
        state.log.append(Event("took-raw", player, (RAWS[family], name), clause="S-RAW-06"))


def raw_choices(state: Open, player: int, options: tuple[OfSpace, ...]) -> list[Option]:
    """One option for each token that could be gained; those that would only flip the player's own are alike."""
    choices: list[Option] = []
    flipping = [False] * FAMILIES
    for space, family in enumerate(state.raw_spaces):
        if family < 0:
            continue
        if state.flips_own(player, family):
            if flipping[family]:
                continue
            flipping[family] = True
        choices.append(options[space])
    if not state.variant.gain_needs_match:
        # By house rule the player's token is flipped even if the rondel holds none of its family (ED-05).
        for family in range(FAMILIES):
            if state.flips_own(player, family) and not on_rondel(state, family):
                choices.append(PROCESS[family])
    return choices


def may_process(state: Open, player: int, family: int) -> bool:
    """Whether the process effect can flip this family's token (S-RAW-13, S-RAW-14)."""
    if not state.raws[player * FAMILIES + family]:
        return False
    return not state.variant.process_needs_match or on_rondel(state, family)


def processable(state: Open, player: int) -> list[Option]:
    return [PROCESS[family] for family in range(FAMILIES) if may_process(state, player, family)]


class TakeRaw(Effect[State]):
    """Gain raw materials from the rondel, one at a time, in any mix; a token may be declined (S-RAW-03, S-RAW-12)."""

    __slots__ = ("left",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def ask(self, state: State) -> Decision | None:
        options = raw_choices(state, self.seat, TAKE_RAW)
        if not options:
            return None
        options.append(TAKE_NONE)
        return Decision(self.seat, "sabika.take-raw", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is TAKE_NONE:
            return
        if self.left > 1:
            state.todo.append(TakeRaw(self.seat, self.left - 1))
        if isinstance(option, OfFamily):
            flip(state, self.seat, option.family)
        else:
            assert isinstance(option, OfSpace)
            take_raw(state, self.seat, option.space)

    def why_not(self, state: State, option: Option) -> str:
        return "S-RAW-10" if option.verb == "process" else "S-RAW-03"


class TakeGood(Effect[State]):
    """Gain goods directly: a token from the rondel is flipped and stored; it may be declined (S-RAW-16)."""

    __slots__ = ("left",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = [TAKE_RAW[space] for space, family in enumerate(state.raw_spaces) if family >= 0]
        if not options:
            return None
        options.append(TAKE_NONE)
        return Decision(self.seat, "sabika.take-good", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is TAKE_NONE:
            return
        assert isinstance(option, OfSpace)
        family = state.raw_spaces[option.space]
        state.raw_spaces[option.space] = EMPTY
        if state.log is not None:
            name = state.content.raw_spaces[option.space].id
            state.log.append(Event("took-good", self.seat, (GOODS[family], name), clause="S-RAW-16"))
        if self.left > 1:
            state.todo.append(TakeGood(self.seat, self.left - 1))
        gain_ware(state, self.seat, FIRST_GOOD + family)

    def why_not(self, state: State, option: Option) -> str:
        return "S-RAW-17"


class ProcessRaw(Effect[State]):
    """Process raw materials into goods, up to a number; `must`: the first is compulsory (S-RAW-13, S-ICON-07)."""

    __slots__ = ("left", "must")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "must")

    def __init__(self, seat: int, left: int, must: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.must: Final = must

    def ask(self, state: State) -> Decision | None:
        options = processable(state, self.seat)
        if not options:
            return None
        if not self.must:
            options.append(STOP)
        return Decision(self.seat, "sabika.process", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is STOP:
            return
        assert isinstance(option, OfFamily)
        if self.left > 1:
            state.todo.append(ProcessRaw(self.seat, self.left - 1, False))
        flip(state, self.seat, option.family)

    def why_not(self, state: State, option: Option) -> str:
        return "S-RAW-15"
