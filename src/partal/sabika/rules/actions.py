"""The ten main actions as one table: when each is possible, what it takes, and how it begins."""

from __future__ import annotations

from typing import Final

from partal.sabika.rules import bonus as words
from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.building import AdvanceFavour, Construct, construction_possible
from partal.sabika.rules.gains import ACTIONS_TABLE, Actions, gain_dinars
from partal.sabika.rules.inner import Carve, Reactivate, TileBonus, carve_need, labour
from partal.sabika.rules.middle import (
    PRODUCED,
    CityBonus,
    Consolidate,
    Export,
    FreeShip,
    Produce,
    RedCityAction,
    consolidate_need,
    export_need,
    presence,
    produce_possible,
)
from partal.sabika.rules.notation import TAKE_RAW
from partal.sabika.rules.open import Open
from partal.sabika.rules.order import order_matters
from partal.sabika.rules.outer import Quarry, Storehouse, Transact, storehouse_possible, transaction_need
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    ARTISANAL,
    CARVE,
    CITY_COUNT,
    CONSOLIDATE,
    CONSTRUCTION,
    EITHER,
    EXPORT,
    LEFT,
    MARKET,
    PRODUCE,
    REACTIVATE,
    RED_CITY,
    RIGHT,
    RING_OF_SQUARE,
    STOREHOUSE,
    STOREHOUSE_LEFT,
    STOREHOUSE_RIGHT,
)
from partal.sabika.rules.wares import ProcessRaw, TakeGood, TakeRaw, gain_ware, processable, raw_choices

IMPOSSIBLE: Final = -1


def need(state: Open, player: int, action: int, side: int, barred: tuple[int, ...]) -> int:
    """The dinars the player must have for this action; IMPOSSIBLE if something else is missing (S-TURN-20, OQ-17)."""
    if action == STOREHOUSE:
        return 0 if storehouse_possible(state, player, side) else IMPOSSIBLE
    if action == CONSTRUCTION:
        return 0 if construction_possible(state, player) else IMPOSSIBLE
    if action == EXPORT:
        return export_need(state, player)
    if action == CONSOLIDATE:
        return consolidate_need(state, player)
    if action == PRODUCE:
        return 0 if produce_possible(state, player) else IMPOSSIBLE
    if action == CARVE:
        return carve_need(state, player)
    if action == REACTIVATE:
        needs = [poem_need(state, player, number, barred) for number in state.red[player]]
        return min([dinars for dinars in needs if dinars != IMPOSSIBLE], default=IMPOSSIBLE)
    return 0  # Quarries, market and artisanal labour are always possible.


def poem_need(state: Open, player: int, number: int, barred: tuple[int, ...]) -> int:
    """The dinars a red poem takes to have a real effect; IMPOSSIBLE if it can have none now (OQ-17)."""
    if number in barred:
        return IMPOSSIBLE
    return bonus_need(state, player, state.content.poems[number - 1].red, (*barred, number))


def bonus_need(state: Open, player: int, text: str, barred: tuple[int, ...]) -> int:
    """The dinars it takes until something of a bonus can be done."""
    needs = [step_need(state, player, step, barred) for branch in read_bonus(text).branches for step in branch]
    return min([dinars for dinars in needs if dinars != IMPOSSIBLE], default=IMPOSSIBLE)


def step_need(state: Open, player: int, step: words.Step, barred: tuple[int, ...]) -> int:
    """The dinars it takes to do this step of a bonus; IMPOSSIBLE if something else is missing."""
    if step.verb == words.ACT:
        return need(state, player, step.which, bonus_side(state), barred)
    if step.verb == words.RAW:
        possible = bool(raw_choices(state, player, TAKE_RAW))
    elif step.verb == words.GOOD:
        possible = any([family >= 0 for family in state.raw_spaces])
    elif step.verb == words.PROCESS:
        possible = bool(processable(state, player))
    elif step.verb == words.TRANSACTIONS:
        return transaction_need(state, player, False)
    elif step.verb == words.CITY_BONUS:
        possible = bool(presence(state, player))
    elif step.verb == words.FREE_SHIP:
        possible = len(presence(state, player)) < CITY_COUNT
    elif step.verb == words.TILE_BONUS:
        possible = bool(state.era_tiles())
    elif step.verb == words.RED_CITY_ACTION:
        tiles = [state.content.cities[state.city_tiles[city]] for city in presence(state, player)]
        needs = [bonus_need(state, player, tile.consolidation, barred) for tile in tiles if tile.colour == RED_CITY]
        return min([dinars for dinars in needs if dinars != IMPOSSIBLE], default=IMPOSSIBLE)
    else:
        possible = True
    return 0 if possible else IMPOSSIBLE


def bonus_side(state: Open) -> int:
    """Where a storehouse bonus takes its tile: either side, or by house rule the worker's (S-STHA-15, OQ-18)."""
    return half_of(state, state.square) if state.variant.worker_side and state.square >= 0 else EITHER


def half_of(state: Open, square: int) -> int:
    """The half of the rondel a square lies on: rings run clockwise from the top, which is in the middle like the
    bottom; a storehouse square belongs to its own display.
    """
    if square in (STOREHOUSE_LEFT, STOREHOUSE_RIGHT):
        return LEFT if square == STOREHOUSE_LEFT else RIGHT
    ring = state.content.rings[state.side][RING_OF_SQUARE[square]]
    twice = 2 * ring.index(square)
    if twice in (0, len(ring)):
        return EITHER
    return RIGHT if twice < len(ring) else LEFT


def begin(state: State, player: int, action: int, side: int, must: bool, barred: tuple[int, ...]) -> None:
    """Begin an action: a main action or one that must be done (`must`), or a bonus that may be waived (OQ-20)."""
    todo = state.todo
    if action < STOREHOUSE:
        todo.append(Quarry(player, action))
    elif action == STOREHOUSE:
        todo.append(Storehouse(player, side, must))
    elif action == MARKET:
        gain_dinars(state, player, state.content.market_dinars, "market")
        transactions = state.content.market_transactions + state.change(player, words.MARKET_TRANSACTIONS)
        todo.append(Transact(player, transactions, True))
    elif action == CONSTRUCTION:
        todo.append(Construct(player, must))
    elif action == EXPORT:
        todo.append(Export(player, must))
    elif action == CONSOLIDATE:
        todo.append(Consolidate(player, must))
    elif action == PRODUCE:
        left = PRODUCED + state.change(player, words.PRODUCE_PROCESSES)
        todo.append(Produce(player, must, True, left, False))
    elif action == CARVE:
        todo.append(Carve(player, must))
    elif action == REACTIVATE:
        todo.append(Reactivate(player, must, barred))
    else:
        assert action == ARTISANAL
        labour(state, player)


class SabikaActions(Actions):
    """The seam through which bonuses reach the actions."""

    def need(self, state: State, player: int, step: words.Step, barred: tuple[int, ...]) -> int:
        return step_need(state, player, step, barred)

    def can_do(self, state: State, player: int, step: words.Step, barred: tuple[int, ...]) -> bool:
        dinars = step_need(state, player, step, barred)
        return dinars != IMPOSSIBLE and dinars <= state.purse(player)

    def is_affordable(self, state: State, player: int, step: words.Step, barred: tuple[int, ...]) -> bool:
        """Whether it can be done with dinars alone (S-SEAL-10)."""
        dinars = step_need(state, player, step, barred)
        return dinars != IMPOSSIBLE and dinars <= state.dinars[player]

    def order_matters(self, state: State, player: int, now: list[words.Step], later: list[words.Step]) -> bool:
        return order_matters(state, player, now, later)

    def has_effect(self, state: State, player: int, poem: int, barred: tuple[int, ...]) -> bool:
        dinars = poem_need(state, player, poem, barred)
        return dinars != IMPOSSIBLE and dinars <= state.purse(player)

    def begin_step(self, state: State, player: int, step: words.Step, must: bool, barred: tuple[int, ...]) -> None:
        """Begin what a bonus gives; an action that is not possible is lost (S-CONS-11, OQ-20)."""
        todo = state.todo
        if step.verb == words.MATERIAL:
            for _ in range(step.many):
                gain_ware(state, player, step.which)
        elif step.verb == words.RAW:
            todo.append(TakeRaw(player, step.many))
        elif step.verb == words.GOOD:
            todo.append(TakeGood(player, step.many))
        elif step.verb == words.PROCESS:
            todo.append(ProcessRaw(player, step.many, False))
        elif step.verb == words.ACT:
            if self.can_do(state, player, step, barred):
                begin(state, player, step.which, bonus_side(state), must, barred)
        elif step.verb == words.TRANSACTIONS:
            todo.append(Transact(player, step.many, False))
        elif step.verb == words.FAVOUR:
            todo.append(AdvanceFavour(player))
        elif step.verb == words.CITY_BONUS:
            todo.append(CityBonus(player))
        elif step.verb == words.FREE_SHIP:
            todo.append(FreeShip(player))
        elif step.verb == words.TILE_BONUS:
            todo.append(TileBonus(player))
        else:
            assert step.verb == words.RED_CITY_ACTION
            todo.append(RedCityAction(player))


ACTIONS_TABLE.append(SabikaActions())
