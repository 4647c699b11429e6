"""A greedy bot: it takes the answer with the highest value by `estimates.py` and `actions.py`.

Send the worker whose best square is worth most after toll and steps.
Gather materials and lay them in sets of different kinds: a major building for its tile and the Sultan's favour,
a minor one if its mosaic matches its neighbour's. Carve blue poems early, major ones that will score, red ones
that pay at once. Ship goods where they are in demand and where wishes or the trade card score the city;
consolidate in blue cities early. Keep parias for the tribute. Rest only if nothing else is worth more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from partal.core import engine
from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.sabika.bots.actions import ActionEstimates
from partal.sabika.bots.constants import ALIKE, FIRST, FRESH_CARDS
from partal.sabika.bots.memory import IMPOSSIBLE
from partal.sabika.bots.values import UNIT
from partal.sabika.rules import bonus as words
from partal.sabika.rules.balance import PlaceCard
from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.building import LayMaterials
from partal.sabika.rules.gains import Resolve
from partal.sabika.rules.inner import major_index
from partal.sabika.rules.middle import ExportGoods, Produce
from partal.sabika.rules.moving import cost_with_tolls, tolls
from partal.sabika.rules.notation import (
    DO_MAIN,
    LOSE,
    LOSE_PRESTIGE,
    REFRESH,
    STORE_IN_POEM,
    CarveMajor,
    CarvePoem,
    FirstPart,
    OfCard,
    OfCity,
    OfCount,
    OfFamily,
    OfMaterials,
    OfSpace,
    OfStorehouse,
    OfWare,
    Pick,
    Place,
    TakeStoreTile,
    TradeMaterial,
    Work,
)
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    ACTION_OF,
    CARVE,
    FIRST_GOOD,
    GREY,
    MARBLE,
    ON_LEFT,
    ON_RIGHT,
    SIDE_OF,
)
from partal.sabika.rules.tribute import tribute_dinars
from partal.sabika.rules.turn import INSTEAD_OF_MARBLE, ActHere, marble_cost, raw_cost, spaces_beside
from partal.sabika.rules.verbs.split import Split
from partal.sabika.rules.view import View
from partal.sabika.rules.wares import Store

BEFORE: Final = 50.0
"""Added to the value of an answer that should come before all others, if it is worth anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SabikaHeuristic:
    """Takes the most valuable answer, the first of equals; starting tiles of similar value are picked at random."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        return preferred(view, decision, rng)

    def play_out(self, state: State, rng: Rng) -> None:
        """Answers for every seat of an imagined table until the game is over."""
        decision = state.pending
        while decision is not None:
            engine.answer(state, preferred(state, decision, rng))
            decision = state.pending


def preferred(table: Open, decision: Decision, rng: Rng) -> Option:
    """The answer to the open question, from what lies open on this table."""
    heuristic = Heuristic(table, decision.options, decision.seat)
    if decision.prompt == "sabika.turn":
        return heuristic.best_turn()
    value = HEURISTICS[decision.prompt]
    worths = [value(heuristic, answer) for answer in heuristic.answers]
    best = first_best(worths)
    if decision.prompt == "sabika.keep-tile":
        alike = [place for place in range(len(worths)) if worths[place] >= worths[best] - ALIKE]
        best = alike[rng.below(len(alike))]
    return heuristic.answers[best]


def first_best(worths: list[float]) -> int:
    """The place of the largest, the first of equals."""
    best = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return best


class Heuristic(ActionEstimates):
    """The value of every answer to the question that a seat is being asked, from its view.

    On an imagined table `me` names the seat, and the table itself takes the place of a view: this code is written for
    what lies open, so it cannot ask for more.
    """

    def __init__(self, view: Open, options: tuple[Option, ...], me: int = -1) -> None:
        super().__init__(view, me)
        self.answers: Final = options
        self.asked: Final = view.todo[-1]
        self.worths: Final[list[float]] = []
        """The value of each answer, once it is known."""
        self.tolls: list[int] = []
        """The tolls of all squares, once a turn is asked for."""

    # The turn

    def best_turn(self) -> Option:
        """The most valuable move of a worker, or rest."""
        self.tolls = tolls(self.view, self.me)
        best, choice = IMPOSSIBLE, self.answers[0]
        worker = -1
        for option in self.answers:
            assert isinstance(option, Work)
            if option.worker != worker:
                worker = option.worker
                self.assume_used(worker)
            worth = self.rest() if option.verb == "rest" else self.work(worker, option.square)
            if worth > best:
                best, choice = worth, option
        return choice

    def work(self, worker: int, square: int) -> float:
        """The main action on this square and the best secondary one, less the cost of the move."""
        cost = cost_with_tolls(self.view, self.me, worker, square, self.tolls)
        left = self.purse - cost
        return max(self.main(square, left), 0.0) + self.secondary(worker, square, left) + self.cash(-cost)

    def main(self, square: int, purse: int) -> float:
        return self.action(ACTION_OF[square], SIDE_OF[square], purse)

    def secondary(self, worker: int, square: int, purse: int) -> float:
        """The best secondary action; 0 if none is worth anything."""
        best = 0.0
        for option in spaces_beside(self.view, self.me, worker, square, purse):
            best = max(best, self.space(worker, option, purse))
        return best

    def space(self, worker: int, option: OfSpace, purse: int) -> float:
        """A secondary action less its cost."""
        if option.verb == "do-raw":
            return self.raw_space(option.space) + self.cash(-raw_cost(self.view, self.me, worker), purse)
        return self.marble_space(option.space) + self.cash(-marble_cost(self.view, self.me, worker), purse)

    def raw_space(self, space: int) -> float:
        """The token there; processing one if the space is empty."""
        family = self.view.raw_spaces[space]
        return self.raw(family) if family >= 0 else self.processing(1)

    def marble_space(self, space: int) -> float:
        """The marble there; the best material instead if the space is empty."""
        if self.view.marble_spaces[space] > 0:
            return self.material(MARBLE)
        return max([self.material(material) for material in INSTEAD_OF_MARBLE])

    def rest(self) -> float:
        lost = self.view.prestige_moved(self.me, -self.view.rest_loss(self.me))
        return self.cash(self.view.rest_dinars(self.me)) + lost


# The value of an answer to each question


def act(heuristic: Heuristic, option: Option) -> float:
    """The most valuable action; materials come before the poem or building that may use them."""
    assert isinstance(heuristic.asked, ActHere)
    worker, square = heuristic.asked.worker, heuristic.asked.square
    if option is DO_MAIN:
        return heuristic.main(square, heuristic.purse)
    if not isinstance(option, OfSpace):
        return 0.0
    worth = heuristic.space(worker, option, heuristic.purse)
    if option.verb == "do-raw":
        return worth
    first = worth > 0 and heuristic.room > 0 and heuristic.asked.main and ACTION_OF[square] == CARVE
    cost = marble_cost(heuristic.view, heuristic.me, worker)
    return worth + BEFORE if first and heuristic.main(square, heuristic.purse - cost) > IMPOSSIBLE else worth


def construct(heuristic: Heuristic, option: Option) -> float:
    """The best building; new cards first if they are worth their cost and no card is the best choice."""
    if option.verb == "build-major":
        return heuristic.major()
    if isinstance(option, OfCard):
        return heuristic.minor(option.card)
    if option is REFRESH:
        best = max([construct(heuristic, other) for other in heuristic.answers if other is not REFRESH])
        pays = heuristic.content.refresh_prestige + heuristic.cash(-heuristic.content.refresh_cost) + FRESH_CARDS
        return best + 0.01 if pays > 0 and best == heuristic.major() else IMPOSSIBLE
    return 0.0


def lay(heuristic: Heuristic, option: OfMaterials) -> float:
    assert isinstance(heuristic.asked, LayMaterials)
    return heuristic.laid(option.materials, heuristic.asked.purpose)


def carve(heuristic: Heuristic, option: Option) -> float:
    if isinstance(option, CarvePoem):
        return heuristic.carve(option.poem, option.colour, heuristic.purse)
    if isinstance(option, CarveMajor):
        return heuristic.carve(major_index(heuristic.view, option), GREY, heuristic.purse)
    return 0.0


def reactivate(heuristic: Heuristic, option: Option) -> float:
    return heuristic.bonus(heuristic.content.poems[option.card - 1].red) if isinstance(option, OfCard) else 0.0


def transact(heuristic: Heuristic, option: Option) -> float:
    if isinstance(option, OfWare):
        return heuristic.buy(option.ware, heuristic.purse) if option.verb == "buy" else heuristic.sell(option.ware)
    if isinstance(option, OfSpace):
        return heuristic.buy_raw(option.space)
    if option.verb == "sell-poem":
        assert isinstance(option, OfFamily)
        return heuristic.sell(FIRST_GOOD + option.family) + 0.1
    return heuristic.trade(option.given, option.taken) if isinstance(option, TradeMaterial) else 0.0


def storehouse(heuristic: Heuristic, option: Option) -> float:
    if isinstance(option, TakeStoreTile):
        return heuristic.store_tile(heuristic.view.store_display[option.place])
    return heuristic.activation(option.storehouse) if isinstance(option, OfStorehouse) else 0.0


def ship(heuristic: Heuristic, option: Option) -> float:
    return heuristic.export(option.city, heuristic.purse) if isinstance(option, OfCity) else 0.0


def free_ship(heuristic: Heuristic, option: Option) -> float:
    return heuristic.free_ship(option.city) if isinstance(option, OfCity) else 0.0


def cargo(heuristic: Heuristic, option: Option) -> float:
    """Goods in demand; a good from the poem's room makes room for another bonus."""
    if not isinstance(option, OfFamily):
        return 0.0
    assert isinstance(heuristic.asked, ExportGoods)
    return heuristic.exported(option.family, heuristic.asked.city) + (0.1 if option.verb == "export-poem" else 0.0)


def consolidate(heuristic: Heuristic, option: Option) -> float:
    return heuristic.consolidate(option.city) if isinstance(option, OfCity) else 0.0


def city_bonus(heuristic: Heuristic, option: Option) -> float:
    """A city's bonus, or processing: the bonus comes first, unless processing has begun."""
    if isinstance(option, OfFamily):
        return heuristic.flipped(option.family) + (
            BEFORE if isinstance(heuristic.asked, Produce) and heuristic.asked.begun else 0.0
        )
    if not isinstance(option, OfCity):
        return 0.0
    worth = heuristic.bonus_of(option.city)
    return worth + BEFORE if isinstance(heuristic.asked, Produce) and not heuristic.asked.begun and worth > 0 else worth


def red_city(heuristic: Heuristic, option: Option) -> float:
    return heuristic.consolidation(option.city) if isinstance(option, OfCity) else 0.0


def raw(heuristic: Heuristic, option: Option) -> float:
    if isinstance(option, OfFamily):
        return heuristic.flipped(option.family)
    return heuristic.raw(heuristic.view.raw_spaces[option.space]) if isinstance(option, OfSpace) else 0.0


def good(heuristic: Heuristic, option: Option) -> float:
    return heuristic.one_more_good(heuristic.view.raw_spaces[option.space]) if isinstance(option, OfSpace) else 0.0


def make_room(heuristic: Heuristic, option: Option) -> float:
    """The value of the store after discarding the ware, with the new one if that is kept."""
    assert isinstance(heuristic.asked, Store)
    hand, worth = heuristic.hand, 0.0
    if option is not LOSE:
        if heuristic.asked.ware < FIRST_GOOD:
            hand += UNIT[heuristic.asked.ware]
        else:
            worth += heuristic.good(heuristic.asked.ware - FIRST_GOOD, heuristic.all_goods)
        if isinstance(option, OfWare):
            if option.ware < FIRST_GOOD:
                hand -= UNIT[option.ware]
            else:
                worth -= heuristic.value_lost(option.ware)
        else:
            assert isinstance(option, OfFamily)
            worth += heuristic.occasion(words.ON_STORED_HERE) - heuristic.value_lost(FIRST_GOOD + option.family)
    return worth + heuristic.hand_value(hand)


def store(heuristic: Heuristic, option: Option) -> float:
    return heuristic.occasion(words.ON_STORED_HERE) if option is STORE_IN_POEM else 0.0


def pick(heuristic: Heuristic, option: Pick) -> float:
    assert isinstance(heuristic.asked, Resolve)
    return heuristic.branch(read_bonus(heuristic.asked.text).branches[option.branch])


def order(heuristic: Heuristic, option: FirstPart) -> float:
    """The order of a bonus: what fills the store first; processing before new raw materials if enough are held."""
    asked = heuristic.asked
    assert isinstance(asked, Resolve)
    step = read_bonus(asked.text).branches[asked.branch][option.part]
    if step.verb.kind == words.PROCESSES:
        return 3.0 if sum(heuristic.raws) >= step.many else 1.0
    return {words.STORES: 5.0, words.TAKES_GOODS: 4.0, words.TAKES_RAW: 2.0}.get(step.verb.kind, 0.0)


def split(heuristic: Heuristic, option: OfCount) -> float:
    assert isinstance(heuristic.asked, Split)
    return heuristic.cash(option.count) + heuristic.paria(heuristic.asked.count - option.count)


def place(heuristic: Heuristic, option: Place) -> float:
    assert isinstance(heuristic.asked, PlaceCard)
    return heuristic.placed(heuristic.asked.number, option.side)


def income(heuristic: Heuristic, option: Option) -> float:
    if isinstance(option, OfCity):
        return heuristic.consolidation(option.city)
    assert isinstance(option, OfCard)
    return heuristic.blue_poem(option.card)


def by_dinars(heuristic: Heuristic, option: OfCount) -> float:
    """Dinars for a point, if they are not worth more."""
    return option.count + heuristic.cash(-tribute_dinars(option.count))


def by_seals(heuristic: Heuristic, option: OfCount) -> float:
    """A seal for a point, if it is not worth more."""
    return option.count - heuristic.seal() * option.count


def dues(heuristic: Heuristic, option: Option) -> float:
    """Lose a point, or a seal if that is worth less."""
    return -1.0 if option is LOSE_PRESTIGE else -heuristic.seal()


def yusuf_ships(heuristic: Heuristic, option: OfCity) -> float:
    """His ship goes where the seat's own ships have least to lose."""
    city = option.city
    return 0.0 if heuristic.ships[city] else -heuristic.presence(city) - heuristic.bonus_of(city)


def yusuf_consolidates(heuristic: Heuristic, option: OfCity) -> float:
    """Best where the seat has already consolidated, worst where it still might."""
    return {ON_RIGHT: 2.0, ON_LEFT: -2.0}.get(heuristic.ships[option.city], 0.0)


HEURISTICS: Final[dict[str, Callable[[Heuristic, Any], float]]] = {
    "sabika.act": act,
    "sabika.carve": carve,
    "sabika.city-bonus": city_bonus,
    "sabika.consolidate": consolidate,
    "sabika.construct": construct,
    "sabika.dues": dues,
    "sabika.expand": lambda heuristic, option: heuristic.onto(option.storehouse),
    "sabika.export": ship,
    "sabika.export-good": cargo,
    "sabika.favour": lambda heuristic, option: heuristic.bonus(heuristic.content.favour[option.space - 1]),
    "sabika.free-ship": free_ship,
    "sabika.income": income,
    "sabika.keep-tile": lambda heuristic, option: (
        heuristic.bonus(heuristic.content.start_tiles[option.card - 1].bonus) + FIRST * option.card
    ),
    "sabika.lay": lay,
    "sabika.make-room": make_room,
    "sabika.material": lambda heuristic, option: heuristic.material(option.ware),
    "sabika.order": order,
    "sabika.pick": pick,
    "sabika.place": place,
    "sabika.process": city_bonus,
    "sabika.produce": city_bonus,
    "sabika.quarry": lambda heuristic, option: heuristic.quarry(option.materials),
    "sabika.reactivate": reactivate,
    "sabika.red-city": red_city,
    "sabika.split": split,
    "sabika.starter": lambda heuristic, option: float(option.seat == heuristic.me),
    "sabika.store": store,
    "sabika.storehouse": storehouse,
    "sabika.take-good": good,
    "sabika.take-raw": raw,
    "sabika.tile": lambda heuristic, option: heuristic.tile(option.card),
    "sabika.tile-bonus": lambda heuristic, option: (
        heuristic.bonus(heuristic.content.major_tiles[option.card - 1].bonus) if isinstance(option, OfCard) else 0.0
    ),
    "sabika.transact": transact,
    "sabika.tribute-dinars": by_dinars,
    "sabika.tribute-marker": lambda heuristic, option: option.count - heuristic.paria(option.count),
    "sabika.tribute-seals": by_seals,
    "sabika.yusuf-consolidate": yusuf_consolidates,
    "sabika.yusuf-ship": yusuf_ships,
}
