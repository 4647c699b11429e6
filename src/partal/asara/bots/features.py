"""The features of Asara's evaluation."""

from __future__ import annotations

from typing import Final

from partal.asara.rules.open import most_parts
from partal.asara.rules.scoring import MOST, TALLEST, first_two
from partal.asara.rules.state import State
from partal.asara.rules.things import (
    CIRCLE,
    COLOUR_COUNT,
    FIRST_MIDDLE,
    FIRST_TOP,
    FIRST_WINDOW,
    ORDINARY,
    PARTS,
    PER_COLOUR,
)

FEATURES: Final = (
    "one",
    "money",
    "purchases",
    "colours-now",
    "colours-soon",
    "tallest-now",
    "tallest-soon",
    "most-now",
    "most-soon",
    "pairs",
    "inserts",
    "gold-ready",
    "lit-ready",
    "halves-shown",
    "halves-hoped",
    "halves-price",
    "inserts-waiting",
    "gold-waiting",
    "lit-waiting",
    "circle-open",
    "plots-free",
    "fits-plot",
    "favour",
    "lead-towers",
    "buyers",
    "short-of-money",
    "heights",
)
WIDTH: Final = len(FEATURES)
"""Each feature has two weights: one for its value, one for its value times the share of buyers left in the year."""


def ranking(claims: list[tuple[int, int]], first: int, second: int, points: list[float]) -> None:
    """Adds the points for first and second place among (height, owner) claims to their owners.

    Shares are not rounded, so that the features change smoothly.
    """
    best, leaders, runner, runners = first_two([height for height, _ in claims])
    share = float(first) if leaders == 1 else (first + second) / leaders if leaders else 0.0
    for height, owner in claims:
        if height == best:
            points[owner] += share
    if runners:
        share = second / runners
        for height, owner in claims:
            if height == runner:
                points[owner] += share


def features(state: State) -> list[list[float]]:
    """The features of each seat, in the order of FEATURES."""
    seats = state.seats
    content = state.content
    stored = state.stored
    display = state.display
    rows: list[list[float]] = []
    now_claims: list[list[tuple[int, int]]] = [[], [], [], [], []]
    soon_claims: list[list[tuple[int, int]]] = [[], [], [], [], []]
    most_now: list[tuple[int, int]] = []
    most_soon: list[tuple[int, int]] = []
    tower_counts: list[int] = []
    many_bases = state.variant.many_bases
    plots = state.free_plots()
    free = len(plots)
    largest = plots[-1] if plots else 0
    for seat in range(seats):
        money = state.money[seat]
        cards = state.hand_sizes[seat]
        first = seat * PARTS
        tall = [0, 0, 0, 0, 0]
        dark = [0, 0, 0, 0, 0]
        heights = 0
        for tower in state.towers[seat]:
            colour = tower.colour
            height = tower.height
            heights += height
            now_claims[colour].append((height, seat))
            if height > tall[colour]:
                if tall[colour]:
                    soon_claims[colour].append((tall[colour], seat))
                tall[colour] = height
            else:
                soon_claims[colour].append((height, seat))
            dark[colour] += tower.dark_windows(0) + tower.dark_windows(1)
        count = len(state.towers[seat])
        pairs = inserts = gold_ready = lit_ready = ready = 0
        shown = hoped = waiting = gold_waiting = lit_waiting = 0
        price = 0
        for colour in range(COLOUR_COUNT):
            base = first + colour * PER_COLOUR
            bases = stored[base] + stored[base + 1]
            tops = stored[base + FIRST_TOP] + stored[base + FIRST_TOP + 1]
            windows = stored[base + FIRST_WINDOW] + stored[base + FIRST_WINDOW + 1]
            between = stored[base + FIRST_MIDDLE] + stored[base + FIRST_MIDDLE + 1] + windows
            lit = stored[first + ORDINARY + colour]
            both = bases if bases < tops else tops
            fits = raised = 0
            if both or tall[colour]:
                if lit:
                    fits = state.lit_to_build(seat, colour, lit, dark[colour], windows)
                if between or bases or tops:
                    # What is neither lit nor founds a tower goes into one.
                    raised = most_parts(bases, tops, between, fits, tall[colour] > 0, many_bases) - fits - 2 * both
            if bases or tops:
                gold = 0
                if both:
                    pairs += both
                    gold = stored[base + 1] if stored[base + 1] < both else both
                    gold += stored[base + FIRST_TOP + 1] if stored[base + FIRST_TOP + 1] < both else both
                    gold_ready += gold
                    gold_waiting -= gold
                    more = both
                    if not tall[colour]:
                        tall[colour] = 2
                        more -= 1
                    for _ in range(more):
                        soon_claims[colour].append((2, seat))
                gold_waiting += stored[base + 1] + stored[base + FIRST_TOP + 1]
                halves = bases + tops - 2 * both
                if raised > between:
                    gold = stored[base + 1] + stored[base + FIRST_TOP + 1] - gold
                    gold_ready += gold
                    gold_waiting -= gold
                elif halves:
                    other = colour * PER_COLOUR + (FIRST_TOP if bases > tops else 0)
                    offered = display[other] + display[other + 1]
                    offered = offered if offered < halves else halves
                    shown += offered
                    hoped += halves - offered
                    price += halves * state.price(other)
            if raised:
                inserts += raised
                gold_ready += stored[base + FIRST_MIDDLE + 1] + stored[base + FIRST_WINDOW + 1]
                tall[colour] += raised
            elif between:
                waiting += between
                gold_waiting += stored[base + FIRST_MIDDLE + 1] + stored[base + FIRST_WINDOW + 1]
            if lit:
                lit_ready += fits
                lit_waiting += lit - fits
            if tall[colour]:
                soon_claims[colour].append((tall[colour], seat))
        ready = 2 * pairs + inserts + lit_ready
        tower_counts.append(count)
        if count:
            most_now.append((count, seat))
        if count + pairs:
            most_soon.append((count + pairs, seat))
        spare = money - ready
        afford = spare / 5.0
        afford = 0.0 if afford < 0 else afford
        open_circle = 1.0 if ready and not state.needs_pair(seat, CIRCLE) else 0.0
        rows.append(
            [
                1.0,
                money / 10.0,
                afford if afford < cards else float(cards),
                0.0,
                0.0,
                0.0,
                0.0,
                0.0,
                0.0,
                float(pairs),
                float(inserts),
                float(gold_ready),
                float(lit_ready),
                float(shown),
                float(hoped),
                price / 5.0,
                float(waiting),
                float(gold_waiting),
                float(lit_waiting),
                open_circle,
                free * (1.0 if ready else 0.0),
                float(ready if ready < largest else largest),
                1.0 if state.favour == seat else 0.0,
                0.0,
                cards / 9.0,
                1.0 if spare < 3 else 0.0,
                heights / 5.0,
            ]
        )
    ranks = content.ranks
    for number, claims in ((3, now_claims), (4, soon_claims)):
        points = [0.0] * seats
        everything: list[tuple[int, int]] = []
        for colour in range(COLOUR_COUNT):
            if claims[colour]:
                ranking(claims[colour], ranks[colour][0], ranks[colour][1], points)
                everything += claims[colour]
        tallest = [0.0] * seats
        ranking(everything, ranks[TALLEST][0], ranks[TALLEST][1], tallest)
        for seat in range(seats):
            rows[seat][number] = points[seat]
            rows[seat][number + 2] = tallest[seat]
    for number, most in ((7, most_now), (8, most_soon)):
        points = [0.0] * seats
        ranking(most, ranks[MOST][0], ranks[MOST][1], points)
        for seat in range(seats):
            rows[seat][number] = points[seat]
    for seat in range(seats):
        rival = 0
        for other in range(seats):
            if other != seat and tower_counts[other] > rival:
                rival = tower_counts[other]
        rows[seat][23] = float(tower_counts[seat] - rival)
    return rows
