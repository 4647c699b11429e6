"""The middle ring: export, consolidate and produce."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.sabika.rules import bonus as words
from partal.sabika.rules.gains import (
    COMPULSORY,
    MAKES_GOODS,
    WAIVABLE,
    gain_dinars,
    gifts,
    grant,
    grant_together,
    may_waive,
    move_marker,
    pay,
    score,
    sort_gifts,
    trigger_with,
)
from partal.sabika.rules.notation import (
    BONUS_OF,
    CONSOLIDATE_CITY,
    EXPORT_FROM_POEM,
    EXPORT_GOOD,
    SHIP,
    STOP,
    WAIVE,
    OfCity,
    OfFamily,
)
from partal.sabika.rules.open import (
    Open,
    is_yusuf,
)
from partal.sabika.rules.ships import (
    consolidated_in,
    destinations,
    journeys,
    presence,
    ship_of,
    to_consolidate,
)
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    CITIES,
    CITY_COUNT,
    FAMILIES,
    FIRST_GOOD,
    FROM_EXPORTS,
    FROM_OPPONENTS,
    GOODS,
    GOODS_PER_SHIP,
    ON_LEFT,
    ON_RIGHT,
    RED_CITY,
    WARE_COUNT,
)
from partal.sabika.rules.wares import discard, flip, may_process, processable

# Export


def export_need(state: Open, player: int) -> int:
    """The dinars that the cheapest export costs; -1 if none is possible (S-EXP-01, S-EXP-12)."""
    if not state.goods(player):
        return -1
    costs = journeys(state, player)
    return min([costs[city] for city in destinations(state, player)], default=-1)


def export_gains(state: Open, player: int, good: int, city: int) -> tuple[int, int]:
    """The prestige and parias for a good: 1 each, and 1 more if the city demands it (S-EXP-13, S-EXP-14).

    An event may add parias (S-EV-03).
    """
    gained = 1 + state.change(player, words.EXPORT_BASE)
    if good in state.content.cities[state.city_tiles[city]].demand:
        gained += 1
    return gained, gained + state.event[words.EXPORT_PARIAS]


class Export(Effect[State]):
    """Choose a city without a ship of yours, pay for the journey, land on its left half, take the seal
    (S-EXP-01 to 08).
    """

    __slots__ = ("must",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        if not state.goods(player):
            return None
        purse = state.purse(player)
        costs = journeys(state, player)
        options: list[Option] = [SHIP[city] for city in destinations(state, player) if costs[city] <= purse]
        if not options:
            return None
        if may_waive(state, player, self.must, export_need(state, player)):
            options.append(WAIVE)
        return Decision(player, "sabika.export", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is WAIVE:
            return
        assert isinstance(option, OfCity)
        player, city = self.seat, option.city
        pay(state, player, journeys(state, player)[city], "journey")
        land(state, player, city)
        given = gifts(state, state.blue[player], words.ON_EXPORT)
        if take_seal(state, player, city):
            given = gifts(state, state.blue[player], words.ON_SEAL) + given
        now, waiting = sort_gifts(state, player, given, MAKES_GOODS)
        grant_together(state, player, [state.content.cities[state.city_tiles[city]].bonus, *waiting])
        state.todo.append(ExportGoods(player, city, GOODS_PER_SHIP, True))
        grant_together(state, player, now)

    def why_not(self, state: State, option: Option) -> str:
        if not isinstance(option, OfCity) or option.verb != "ship":
            return "S-EXP-01"
        return "S-EXP-02" if ship_of(state, self.seat, option.city) else "S-EXP-03"


def land(state: State, player: int, city: int) -> None:
    """A ship from Granada goes to the left half (S-EXP-07)."""
    state.ships[player * CITY_COUNT + city] = ON_LEFT
    if state.log is not None:
        state.log.append(Event("shipped", player, (CITIES[city],), clause="S-EXP-07"))


def take_seal(state: State, player: int, city: int) -> bool:
    """The first player to export here takes the seal (S-SEAL-01, S-EXP-08, S-EXP-09)."""
    if not state.city_seals[city]:
        return False
    state.city_seals[city] = 0
    state.seals[player] += 1
    if state.log is not None:
        state.log.append(Event("took-seal", player, (CITIES[city],), clause="S-SEAL-01"))
    return True


class ExportGoods(Effect[State]):
    """Export a number of goods, each for prestige and parias, more if the city demands it (S-EXP-11 to S-EXP-15).

    `must`: the next one is compulsory.
    """

    __slots__ = ("city", "left", "must")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "city", "left", "must")

    def __init__(self, seat: int, city: int, left: int, must: bool) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.left: Final = left
        self.must: Final = must

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        first = player * WARE_COUNT + FIRST_GOOD
        options: list[Option] = [EXPORT_GOOD[good] for good in range(FAMILIES) if state.store[first + good]]
        options.extend([EXPORT_FROM_POEM[good] for good in range(FAMILIES) if state.annex[player * FAMILIES + good]])
        if not options:
            return None
        if not self.must:
            options.append(STOP)
        return Decision(player, "sabika.export-good", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is STOP:
            return
        assert isinstance(option, OfFamily)
        player, good = self.seat, option.family
        if option.verb == "export":
            state.store[player * WARE_COUNT + FIRST_GOOD + good] -= 1
        else:
            state.annex[player * FAMILIES + good] -= 1
        discard(state, FIRST_GOOD + good)
        prestige, parias = export_gains(state, player, good, self.city)
        if state.log is not None:
            state.log.append(Event("exported", player, (GOODS[good], CITIES[self.city]), clause="S-EXP-13"))
        score(state, player, FROM_EXPORTS, prestige)
        move_marker(state, player, parias)
        if self.left > 1:
            state.todo.append(ExportGoods(player, self.city, self.left - 1, False))

    def why_not(self, state: State, option: Option) -> str:
        return "S-EXP-12" if option is STOP else "S-EXP-11"


# Consolidate


def consolidate_need(state: Open, player: int) -> int:
    """The dinars to consolidate; -1 without a ship on a left half (S-CONS-02, S-EV-11)."""
    return state.consolidating_cost() if to_consolidate(state, player) else -1


class Consolidate(Effect[State]):
    """Move a ship to its city's right half: opponents there gain first, then the red bonus (S-CONS-01 to 09)."""

    __slots__ = ("must",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        need = consolidate_need(state, player)
        if need < 0 or need > state.purse(player):
            return None
        options: list[Option] = [CONSOLIDATE_CITY[city] for city in to_consolidate(state, player)]
        if may_waive(state, player, self.must, need):
            options.append(WAIVE)
        return Decision(player, "sabika.consolidate", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is WAIVE:
            return
        assert isinstance(option, OfCity)
        player, city = self.seat, option.city
        pay(state, player, state.consolidating_cost(), "consolidate")
        tile = state.content.cities[state.city_tiles[city]]
        consolidate(state, player, city)
        bonus = [tile.consolidation] if tile.colour == RED_CITY else []
        must = COMPULSORY if bonus and not state.variant.red_may_decline else WAIVABLE
        trigger_with(state, player, state.blue[player], words.ON_CONSOLIDATE, bonus, must)

    def why_not(self, state: State, option: Option) -> str:
        if isinstance(option, OfCity) and option.verb == "consolidate":
            return "S-CONS-04" if ship_of(state, self.seat, option.city) == ON_RIGHT else "S-CONS-01"
        return "S-CONS-01"


def consolidate(state: State, player: int, city: int) -> None:
    """The ship moves to the right half; players already there gain 1 prestige and 1 dinar (S-CONS-03, S-CONS-05).

    Yusuf has no dinars and gains 2 prestige instead (S-SCONS-05).
    """
    rivals = consolidated_in(state, city)
    state.ships[player * CITY_COUNT + city] = ON_RIGHT
    if state.log is not None:
        state.log.append(Event("consolidated", player, (CITIES[city],), clause="S-CONS-03"))
    for other in rivals:
        if is_yusuf(state, other):
            score(state, other, FROM_OPPONENTS, 2)
        else:
            score(state, other, FROM_OPPONENTS, 1)
            gain_dinars(state, other, 1, "opponent")


# Produce


def produce_possible(state: Open, player: int) -> bool:
    """Whether the player has a presence or a raw material that can be processed (S-PROD-05)."""
    if presence(state, player):
        return True
    return any([may_process(state, player, family) for family in range(FAMILIES)])


class Produce(Effect[State]):
    """The bonus of one city of the player's, processing up to two raw materials, or both (S-PROD-01 to 08).

    `left` counts what may still be processed; `begun` is true once processing has started.
    """

    __slots__ = ("begun", "bonus", "left", "must")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "must", "bonus", "left", "begun")

    def __init__(self, seat: int, must: bool, bonus: bool, left: int, begun: bool) -> None:
        super().__init__(seat)
        self.must: Final = must
        self.bonus: Final = bonus
        self.left: Final = left
        self.begun: Final = begun

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = []
        if self.bonus:
            options.extend([BONUS_OF[city] for city in presence(state, self.seat)])
        if self.left:
            options.extend(processable(state, self.seat))
        if not options:
            return None
        if self.begun or not self.bonus:
            options.append(STOP)
        elif not self.must:
            options.append(WAIVE)
        return Decision(self.seat, "sabika.produce", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is STOP or option is WAIVE:
            return
        if isinstance(option, OfFamily):
            state.todo.append(Produce(self.seat, self.must, self.bonus, self.left - 1, True))
            flip(state, self.seat, option.family)
        else:
            assert isinstance(option, OfCity)
            left = 0 if self.begun else self.left
            state.todo.append(Produce(self.seat, self.must, False, left, self.begun))
            grant(state, self.seat, state.content.cities[state.city_tiles[option.city]].bonus)

    def why_not(self, state: State, option: Option) -> str:
        if option.verb == "process" and not self.left:
            return "S-PROD-07" if not self.bonus else "S-PROD-03"
        return "S-PROD-01"
