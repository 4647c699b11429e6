"""The tribute: parias owed at the end of a round, and every way to pay them (S-TRIB-01 to S-TRIB-11)."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.sabika.rules import bonus as words
from partal.sabika.rules.gains import move_marker, pay, score
from partal.sabika.rules.notation import BY_DINARS, BY_MARKER, BY_SEALS, LOSE_PRESTIGE, PAY_SEAL, OfCount
from partal.sabika.rules.open import Open, is_yusuf
from partal.sabika.rules.state import State
from partal.sabika.rules.things import DINARS_PER_PARIA, FROM_TRIBUTE, ROUNDS


def owed(state: Open, player: int) -> int:
    """The parias on the narrator's space, changed by events and poems; never below 0 (S-TRIB-01, S-EV-06)."""
    printed = state.content.tribute[state.round - 1]
    if is_yusuf(state, player):
        return printed
    if state.round < ROUNDS or state.variant.event58_at_end:
        printed += state.event[words.TRIBUTE_SURCHARGE] - state.event[words.EVENT_TRIBUTE_DISCOUNT]
    return max(0, printed - state.change(player, words.TRIBUTE_DISCOUNT))


def tribute_dinars(count: int) -> int:
    """Two dinars settle one paria of the tribute: the dinars for this many (S-TRIB-04, S-TRIB-08)."""
    return DINARS_PER_PARIA * count


def printed_to_come(state: Open, now: int) -> int:
    """The parias on the narrator's spaces from round `now` on, without what events and poems change (S-TRIB-01)."""
    return sum(state.content.tribute[now - 1 :])


class Tribute(Effect[State]):
    """Each player owes parias; event 14 asks for dinars first; Yusuf pays by marker, then prestige (S-TRIB-01)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        player = self.seat
        parias = owed(state, player)
        if is_yusuf(state, player):
            by_marker = min(parias, state.parias[player])
            settle_tribute(state, player, by_marker, 0, 0, parias - by_marker)
            return
        if parias:
            state.todo.append(ByMarker(player, parias))
        dues = state.event[words.TRIBUTE_DINARS]
        if dues and state.variant.event14_per_paria:
            dues *= parias
        if dues:
            state.todo.append(Dues(player, dues))


class Dues(Effect[State]):
    """Event 14: a dinar besides the parias; a player without one loses 1 prestige or gives a seal (S-EV-15, OQ-27)."""

    __slots__ = ("left",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def ask(self, state: State) -> Decision | None:
        if state.dinars[self.seat] or not state.seals[self.seat]:
            return None
        return Decision(self.seat, "sabika.dues", (PAY_SEAL, LOSE_PRESTIGE))

    def do(self, state: State, option: Option | None) -> None:
        player = self.seat
        if option is PAY_SEAL or (option is None and state.dinars[player]):
            pay(state, player, 1, "event")
        else:
            score(state, player, FROM_TRIBUTE, -1)
        if self.left > 1:
            state.todo.append(Dues(player, self.left - 1))

    def why_not(self, state: State, option: Option) -> str:
        return "S-EV-15"


class ByMarker(Effect[State]):
    """How many of the owed parias the marker pays (S-TRIB-04, S-TRIB-05)."""

    __slots__ = ("owed",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owed")

    def __init__(self, seat: int, owed: int) -> None:
        super().__init__(seat)
        self.owed: Final = owed

    def ask(self, state: State) -> Decision | None:
        most = min(self.owed, state.parias[self.seat])
        return Decision(self.seat, "sabika.tribute-marker", tuple(reversed(BY_MARKER[: most + 1])))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, OfCount)
        state.todo.append(BySeals(self.seat, self.owed - option.count, option.count))

    def why_not(self, state: State, option: Option) -> str:
        if isinstance(option, OfCount) and option.verb == "by-marker" and option.count <= self.owed:
            return "S-PAR-03"
        return "S-TRIB-06"


class BySeals(Effect[State]):
    """How many of the rest are paid with a seal each (S-SEAL-03)."""

    __slots__ = ("left", "marker")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "marker")

    def __init__(self, seat: int, left: int, marker: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.marker: Final = marker

    def ask(self, state: State) -> Decision | None:
        most = min(self.left, state.seals[self.seat])
        return Decision(self.seat, "sabika.tribute-seals", BY_SEALS[: most + 1])

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, OfCount)
        state.todo.append(ByDinars(self.seat, self.left - option.count, self.marker, option.count))

    def why_not(self, state: State, option: Option) -> str:
        return "S-TRIB-06"


class ByDinars(Effect[State]):
    """How many of the rest are paid with two dinars each, a seal counting as one if needed; the remainder
    costs prestige (S-TRIB-04, S-TRIB-07, S-TRIB-08, S-TRIB-11).
    """

    __slots__ = ("left", "marker", "seals")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "marker", "seals")

    def __init__(self, seat: int, left: int, marker: int, seals: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.marker: Final = marker
        self.seals: Final = seals

    def ask(self, state: State) -> Decision | None:
        most = min(self.left, (state.purse(self.seat) - self.seals) // DINARS_PER_PARIA)
        return Decision(self.seat, "sabika.tribute-dinars", tuple(reversed(BY_DINARS[: most + 1])))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, OfCount)
        settle_tribute(state, self.seat, self.marker, self.seals, option.count, self.left - option.count)

    def why_not(self, state: State, option: Option) -> str:
        if isinstance(option, OfCount) and option.verb == "by-dinars" and option.count <= self.left:
            return "S-TRIB-08"
        return "S-TRIB-06"


def settle_tribute(state: State, player: int, marker: int, seals: int, dinar_parias: int, prestige: int) -> None:
    """Pays exactly what is owed, in the chosen ways (S-TRIB-04, S-TRIB-06)."""
    if state.log is not None:
        words_ = (str(marker), str(seals), str(dinar_parias), str(prestige))
        state.log.append(Event("paid-tribute", player, words_, clause="S-TRIB-04"))
    state.seals[player] -= seals
    pay(state, player, tribute_dinars(dinar_parias), "tribute")
    score(state, player, FROM_TRIBUTE, -prestige)
    move_marker(state, player, -marker)
