"""The outer ring except building: quarries, storehouses and the market."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.sabika.rules import bonus as words
from partal.sabika.rules.gains import gain_dinars, pay, score, trigger, trigger_with
from partal.sabika.rules.notation import (
    ACTIVATE,
    BUY,
    BUY_RAW,
    ONTO,
    SELL,
    SELL_FROM_POEM,
    STOP,
    TAKE_STORE_TILE,
    TAKE_THREE,
    TRADE_DOWN,
    TRADE_UP,
    WAIVE,
    OfFamily,
    OfMaterials,
    OfSpace,
    OfStorehouse,
    OfWare,
    TakeStoreTile,
    TradeMaterial,
)
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    EITHER,
    FAMILIES,
    FIRST_GOOD,
    FROM_STOREHOUSES,
    MATERIAL_COUNT,
    MATERIALS,
    MINOR_QUARRY,
    MOST_EXPANSIONS,
    OPEN_PER_SIDE,
    QUARRY_MATERIALS,
    STORE_PLACES,
    STOREHOUSES,
    WARE_COUNT,
    WARES,
)
from partal.sabika.rules.wares import discard, flip, gain_ware, put_away, raw_choices, take_raw

# Quarry


def quarry_options(low: int) -> tuple[OfMaterials, ...]:
    """Three materials in any mix of the quarry's two kinds (S-QUAR-01)."""
    high = low + 1
    many = QUARRY_MATERIALS
    return tuple([TAKE_THREE[tuple([low] * (many - finer) + [high] * finer)] for finer in range(many + 1)])


QUARRIES: Final = (quarry_options(0), quarry_options(1))
"""Gypsum and wood in the minor quarry, wood and marble in the major one (S-QUAR-02, S-QUAR-03)."""


class Quarry(Effect[State]):
    """Three materials from the reserve, in any mix of the two kinds of this quarry (S-QUAR-01 to S-QUAR-06)."""

    __slots__ = ("action",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "action")

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action: Final = action

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "sabika.quarry", QUARRIES[self.action - MINOR_QUARRY])

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, OfMaterials)
        trigger(state, self.seat, words.ON_QUARRY)
        for material in reversed(option.materials):
            gain_ware(state, self.seat, material)

    def why_not(self, state: State, option: Option) -> str:
        return "S-QUAR-02" if self.action == MINOR_QUARRY else "S-QUAR-03"


# Storehouse


def tiles_of(state: Open, side: int) -> list[int]:
    """Indices of the open storehouse tiles on this side, or on both (S-STHA-03, S-STHA-15)."""
    first, many = (0, len(STORE_PLACES)) if side == EITHER else (side * OPEN_PER_SIDE, OPEN_PER_SIDE)
    return [place for place in range(first, first + many) if state.store_display[place]]


def may_expand(state: Open, player: int) -> bool:
    """Whether some storehouse has been expanded less than twice (S-STHA-08)."""
    return any([may_expand_at(state, player, store) for store in range(STOREHOUSES)])


def may_expand_at(state: Open, player: int, store: int) -> bool:
    """Whether this storehouse has been expanded less than twice (S-STHA-08)."""
    return state.levels[player * STOREHOUSES + store] < MOST_EXPANSIONS


def storehouse_possible(state: Open, player: int, side: int) -> bool:
    """Whether there is a tile to take and a storehouse for it, or a tile to activate (S-STHA-14)."""
    if any(state.tops[player * STOREHOUSES : (player + 1) * STOREHOUSES]):
        return True
    return may_expand(state, player) and bool(tiles_of(state, side))


class Storehouse(Effect[State]):
    """Expand a storehouse with an open tile of this side, or activate one (S-STHA-01)."""

    __slots__ = ("must", "side")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "side", "must")

    def __init__(self, seat: int, side: int, must: bool) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.must: Final = must

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        options: list[Option] = []
        if may_expand(state, player):
            options.extend([TAKE_STORE_TILE[place] for place in tiles_of(state, self.side)])
        options.extend([ACTIVATE[store] for store in range(STOREHOUSES) if state.tops[player * STOREHOUSES + store]])
        if not options:
            return None
        if not self.must:
            options.append(WAIVE)
        return Decision(player, "sabika.storehouse", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is WAIVE:
            return
        if isinstance(option, TakeStoreTile):
            state.todo.append(Expand(self.seat, option.place))
            return
        assert isinstance(option, OfStorehouse)
        tile = state.tops[self.seat * STOREHOUSES + option.storehouse]
        if state.log is not None:
            state.log.append(Event("activated", self.seat, (str(tile),), clause="S-STHA-10"))
        bonus = [state.content.store_tiles[tile - 1].bonus]
        trigger_with(state, self.seat, state.blue[self.seat], words.ON_STOREHOUSE, bonus)

    def why_not(self, state: State, option: Option) -> str:
        if option.verb == "activate":
            return "S-STHA-11"
        if isinstance(option, TakeStoreTile):
            if not may_expand(state, self.seat):
                return "S-STHA-08"
            return "S-STHA-13" if not state.store_display[option.place] else "S-STHA-03"
        return "S-STHA-01"


class Expand(Effect[State]):
    """The tile is laid on a storehouse: it adds boxes, gives prestige, then its bonus (S-STHA-04 to S-STHA-09)."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = []
        fresh = False
        for store in range(STOREHOUSES):
            level = state.levels[self.seat * STOREHOUSES + store]
            if may_expand_at(state, self.seat, store) and not (level == 0 and fresh):
                options.append(ONTO[store])
                fresh = fresh or level == 0
        return Decision(self.seat, "sabika.expand", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, OfStorehouse)
        player = self.seat
        tile = state.store_display[self.place]
        state.store_display[self.place] = 0
        index = player * STOREHOUSES + option.storehouse
        state.levels[index] += 1
        state.tops[index] = tile
        state.expansions[player] += (tile,)
        card = state.content.store_tiles[tile - 1]
        state.boxes[player] += card.boxes
        if state.log is not None:
            words_ = (str(tile), str(option.storehouse + 1), str(card.boxes))
            state.log.append(Event("expanded", player, words_, clause="S-STHA-05"))
        score(state, player, FROM_STOREHOUSES, state.content.expansion_prestige[state.levels[index] - 1])
        trigger_with(state, player, state.blue[player], words.ON_STOREHOUSE, [card.bonus])

    def canonical(self, state: State, option: Option) -> Option:
        """Storehouses without a tile are alike: the first is offered for all of them."""
        levels = state.levels[self.seat * STOREHOUSES : (self.seat + 1) * STOREHOUSES]
        if isinstance(option, OfStorehouse) and option.verb == "onto" and not levels[option.storehouse]:
            return ONTO[levels.index(0)]
        return option

    def why_not(self, state: State, option: Option) -> str:
        return "S-STHA-08" if option.verb == "onto" else "S-STHA-04"


# Market


def discount_of(state: Open, market: bool, change: int) -> int:
    """The change of a price by event 1, in every transaction or by house rule in the market action only (ED-27)."""
    return state.event[change] if market or not state.variant.event1_market_only else 0


def buying_price(state: Open, ware: int, market: bool) -> int:
    """The price of a material, or of a raw material at the end of the list (S-MKT-03)."""
    return max(0, state.content.buy[ware] - discount_of(state, market, words.BUYING_DISCOUNT))


def selling_price(state: Open, ware: int, market: bool) -> int:
    """The price paid for a material or good (S-MKT-04)."""
    return state.content.sell[min(ware, FIRST_GOOD)] + discount_of(state, market, words.SELLING_BONUS)


def trading_dinars(given: int, taken: int) -> int:
    """The dinars for trading a material: 1 for trading it down, nothing for trading it up (S-MKT-05, S-MKT-06)."""
    return 1 if taken < given else 0


def transaction_need(state: Open, player: int, market: bool) -> int:
    """The dinars needed for any transaction; 0 if the player has something to sell or trade (S-MKT-02)."""
    if state.stored(player) or state.goods(player):
        return 0
    wares = list(range(MATERIAL_COUNT))
    if raw_choices(state, player, BUY_RAW):
        wares.append(MATERIAL_COUNT)
    return min([buying_price(state, ware, market) for ware in wares])


class Transact(Effect[State]):
    """A number of transactions: buy, sell or trade one piece each (S-MKT-02 to S-MKT-08).

    `market`: they belong to a market action.
    """

    __slots__ = ("left", "market")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "market")

    def __init__(self, seat: int, left: int, market: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.market: Final = market

    def buying(self, state: Open, ware: int) -> int:
        return buying_price(state, ware, self.market)

    def selling(self, state: Open, ware: int) -> int:
        return selling_price(state, ware, self.market)

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        purse = state.purse(player)
        first = player * WARE_COUNT
        options: list[Option] = [
            BUY[material] for material in range(MATERIAL_COUNT) if self.buying(state, material) <= purse
        ]
        if self.buying(state, MATERIAL_COUNT) <= purse:
            options.extend(raw_choices(state, player, BUY_RAW))
        options.extend([SELL[ware] for ware in range(WARE_COUNT) if state.store[first + ware]])
        options.extend([SELL_FROM_POEM[good] for good in range(FAMILIES) if state.annex[player * FAMILIES + good]])
        for low in range(MATERIAL_COUNT - 1):
            if state.store[first + low]:
                options.append(TRADE_UP[low])
            if state.store[first + low + 1]:
                options.append(TRADE_DOWN[low])
        options.append(STOP)
        return Decision(player, "sabika.transact", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is STOP:
            return
        if self.left > 1:
            state.todo.append(Transact(self.seat, self.left - 1, self.market))
        if isinstance(option, OfWare):
            if option.verb == "buy":
                self.log_event(state, "bought", (MATERIALS[option.ware],))
                pay(state, self.seat, self.buying(state, option.ware), "market")
                gain_ware(state, self.seat, option.ware)
            else:
                state.store[self.seat * WARE_COUNT + option.ware] -= 1
                self.sell(state, option.ware)
        elif isinstance(option, OfSpace):
            pay(state, self.seat, self.buying(state, MATERIAL_COUNT), "market")
            take_raw(state, self.seat, option.space)
        elif isinstance(option, OfFamily):
            if option.verb == "process":
                pay(state, self.seat, self.buying(state, MATERIAL_COUNT), "market")
                flip(state, self.seat, option.family)
            else:
                state.annex[self.seat * FAMILIES + option.family] -= 1
                self.sell(state, FIRST_GOOD + option.family)
        else:
            assert isinstance(option, TradeMaterial)
            self.trade(state, option.given, option.taken)

    def sell(self, state: State, ware: int) -> None:
        """Sells a piece for its price; goods go to the discard pile (S-MKT-04, OQ-46)."""
        self.log_event(state, "sold", (WARES[ware],))
        discard(state, ware)
        gain_dinars(state, self.seat, self.selling(state, ware), "market")

    def trade(self, state: State, given: int, taken: int) -> None:
        """Trades a material for its neighbour, in the same box; trading down brings a dinar (S-MKT-05, S-MKT-06)."""
        state.store[self.seat * WARE_COUNT + given] -= 1
        self.log_event(state, "traded", (MATERIALS[given], MATERIALS[taken]))
        put_away(state, self.seat, taken)
        dinars = trading_dinars(given, taken)
        if dinars:
            gain_dinars(state, self.seat, dinars, "market")

    def log_event(self, state: State, kind: str, names: tuple[str, ...]) -> None:
        if state.log is not None:
            state.log.append(Event(kind, self.seat, names, clause="S-MKT-08"))

    def why_not(self, state: State, option: Option) -> str:
        if option.verb in ("do-raw", "do-marble"):
            return "S-TURN-18"
        if option.verb == "buy":
            return "S-RES-04"
        if option.verb == "buy-raw":
            return "S-MKT-10" if state.purse(self.seat) else "S-RES-04"
        if option.verb in ("sell", "sell-poem"):
            return "S-MKT-04"
        return "S-MKT-05" if option.verb == "trade" else "S-MKT-08"
