"""Search of a single turn on an imagined table: every sensible way to use a buyer, evaluated by its outcome.

A heuristic gives the small answers within a turn (which buyer to lay, how to compose a building);
where to go and what to take are compared by the evaluation after the turn.
"""

from __future__ import annotations

from typing import Final

from partal.core import engine
from partal.core.decision import Decision, Option

from partal.asara.bots.evaluation import Evaluation
from partal.asara.rules.notation import (
    DONE,
    Found,
    Go,
    Lay,
    Light,
    OfColour,
    Raise,
    SearchPile,
    Take,
)
from partal.asara.rules.state import State
from partal.asara.rules.things import (
    BANK,
    BASE,
    BUYER_COLOURS,
    CIRCLE,
    COLOUR_COUNT,
    ORDINARY,
    PART_GOLD,
    PARTS,
    SLOT_GOLD,
    SPIES,
    TENT,
    TOP,
    WINDOW,
    part_of,
)


def quick(state: State, decision: Decision) -> Option:
    """The heuristic for the small answers of a turn."""
    prompt = decision.prompt
    options = decision.options
    seat = decision.seat
    if prompt == "asara.lay-buyer":
        return buyer(state, seat, options)
    if prompt == "asara.build":
        return step(state, seat, options)
    if prompt == "asara.build-number":
        return options[-1]
    if prompt == "asara.recruit":
        return options[0]
    if prompt == "asara.offer":
        return options[-1] if state.money[seat] >= 20 else options[0]
    if prompt == "asara.keep-lit":
        return needed(state, seat, options, True)
    if prompt == "asara.return-lit":
        return needed(state, seat, options, False)
    if prompt == "asara.search":
        return pile(state, seat, options)
    return options[0]


def buyer(state: State, seat: int, options: tuple[Option, ...]) -> Option:
    """One buyer rather than two, of the colour held most; the circle's colour is kept for building."""
    kept = state.duty(CIRCLE)
    first = seat * BUYER_COLOURS
    best = options[0]
    most = -1000
    for option in options:
        assert isinstance(option, Lay)
        value = 0
        if option.first >= 0:
            value = state.hands[first + option.first]
            if option.first == kept:
                value -= 5
        if option.second >= 0:
            value += state.hands[first + option.second] - 100
            if option.second == kept:
                value -= 5
        if value > most:
            most = value
            best = option
    return best


def step(state: State, seat: int, options: tuple[Option, ...]) -> Option:
    """New towers first, gold before plain; then gold inserts and lit windows on plain ones; then plain inserts."""
    best = options[0]
    most = -1.0
    tall = [0] * COLOUR_COUNT
    heights: list[list[int]] = [[], [], [], [], []]
    for tower in state.towers[seat]:
        heights[tower.colour].append(tower.height)
        if tower.height > tall[tower.colour]:
            tall[tower.colour] = tower.height
    for option in options:
        if option is DONE:
            return option
        value = -0.5
        if isinstance(option, Found):
            value = (
                100.0 + 20 * (option.base_gold + option.top_gold) + 3 * option.colour - 10 * len(heights[option.colour])
            )
        elif isinstance(option, Raise):
            value = 20.0 * SLOT_GOLD[option.slot] + 10 + option.colour
            height = heights[option.colour][option.ordinal]
            value += height if height == tall[option.colour] else 0
        elif isinstance(option, Light):
            value = 0.5 if option.gold else 25.0
        if value > most:
            most = value
            best = option
    return best


def needed(state: State, seat: int, options: tuple[Option, ...], most: bool) -> Option:
    """The colour whose lit windows are needed most (or least)."""
    best: Option | None = None
    extreme = 0
    for option in options:
        if not isinstance(option, OfColour):
            continue
        colour = option.colour
        first = seat * PARTS
        need = stored_windows(state, seat, colour) - state.stored[first + ORDINARY + colour]
        if best is None or (need > extreme if most else need < extreme):
            best = option
            extreme = need
    return best if best is not None else options[0]


def stored_windows(state: State, seat: int, colour: int) -> int:
    """Closed windows of a colour that no lit window covers, those built counting twice as much as those stored."""
    first = seat * PARTS + part_of(WINDOW, colour, 0)
    count = state.stored[first] + state.stored[first + 1]
    for tower in state.towers[seat]:
        if tower.colour == colour:
            count += 2 * (tower.dark_windows(0) + tower.dark_windows(1))
    return count


def pile(state: State, seat: int, options: tuple[Option, ...]) -> Option:
    """The pile of the kind that a half tower lacks and that is not on show; otherwise the first."""
    best = options[0]
    most = -1
    first = seat * PARTS
    for option in options:
        assert isinstance(option, SearchPile)
        kind = option.kind
        value = 0
        if kind in (BASE, TOP):
            for colour in range(COLOUR_COUNT):
                part, partner = part_of(kind, colour, 0), part_of(TOP - kind, colour, 0)
                own = state.stored[first + part] + state.stored[first + part + 1]
                other = state.stored[first + partner] + state.stored[first + partner + 1]
                shown = state.display[part] + state.display[part + 1]
                if other > own and not shown:
                    value += 10 + colour
        if value > most:
            most = value
            best = option
    return best


def outdone(state: State, part: int, offered: list[int]) -> bool:
    """Whether this part is plain and its gold twin is offered for no more."""
    if part < 0 or PART_GOLD[part]:
        return False
    twin = part + 1
    return twin in offered and state.price(twin) <= state.price(part)


def sensible(state: State, decision: Decision) -> list[Option]:
    """The options that no other one dominates: no worse of two spaces, nothing plain if gold costs the same."""
    options = decision.options
    prompt = decision.prompt
    if prompt == "asara.dispatch":
        kept: list[Option] = []
        best_bank: Go | None = None
        cheapest: list[Go | None] = [None, None]
        for option in options:
            assert isinstance(option, Go)
            if option.area == BANK:
                if best_bank is None or option.value > best_bank.value:
                    best_bank = option
            elif option.area == SPIES or option.area == TENT:
                index = 0 if option.area == SPIES else 1
                known = cheapest[index]
                if known is None or option.value < known.value:
                    cheapest[index] = option
            else:
                kept.append(option)
        if best_bank is not None:
            kept.append(best_bank)
        for found in cheapest:
            if found is not None:
                kept.append(found)
        return kept
    if prompt == "asara.buy" or prompt == "asara.bribe":
        offered = [option.part for option in options if isinstance(option, Take)]
        return [option for option in options if not (isinstance(option, Take) and outdone(state, option.part, offered))]
    return list(options)


class TurnSearch:
    """Chooses by the evaluation after the turn."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Final = evaluation

    def value(self, state: State, seat: int) -> float:
        """The margin that this seat can expect once its turn is finished; the state is played on."""
        decision = state.pending
        while decision is not None and decision.seat == seat:
            prompt = decision.prompt
            if prompt == "asara.dispatch":
                break
            if prompt == "asara.buy" or prompt == "asara.bribe":
                return self.best(state, decision)[1]
            engine.answer(state, quick(state, decision))
            decision = state.pending
        return self.evaluation.margin(state, seat)

    def best(self, state: State, decision: Decision) -> tuple[Option, float]:
        """The best sensible option and its value."""
        options = sensible(state, decision)
        seat = decision.seat
        best = options[0]
        most = -10000.0
        for option in options:
            twin = state.copy()
            engine.answer(twin, option)
            value = self.value(twin, seat)
            if value > most:
                most = value
                best = option
        return best, most

    def values(self, state: State, decision: Decision) -> list[tuple[Option, float]]:
        """Every sensible option with its value."""
        seat = decision.seat
        found: list[tuple[Option, float]] = []
        for option in sensible(state, decision):
            twin = state.copy()
            engine.answer(twin, option)
            found.append((option, self.value(twin, seat)))
        return found

    def choose(self, state: State, decision: Decision) -> Option:
        """The best answer on an imagined table."""
        prompt = decision.prompt
        if prompt == "asara.dispatch" or prompt == "asara.buy" or prompt == "asara.bribe":
            return self.best(state, decision)[0]
        return quick(state, decision)
