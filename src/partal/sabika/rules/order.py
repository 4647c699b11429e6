"""Whether the order of the parts of a bonus can matter to the player (S-ICON-10).

Parts that bring wares are tried out on a small model: the player's raw materials, tokens on the rondel, goods gained.
If all orders lead to the same result, nobody is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from partal.sabika.rules import bonus as words
from partal.sabika.rules.bonus import ACTS, APART, PROCESSES, STORES, TAKES_GOODS, TAKES_RAW, Step, read_bonus
from partal.sabika.rules.ships import journeys, ship_of
from partal.sabika.rules.state import State
from partal.sabika.rules.things import CITY_COUNT, EXPORT, FAMILIES

Numbers = tuple[int, ...]
"""A number for each family of raw materials."""
TOKENS: Final = (TAKES_RAW, TAKES_GOODS, PROCESSES)
"""Parts that take tokens from the rondel or process the player's own; they bring goods."""
WARES: Final = (APART, STORES, *TOKENS)
"""Parts whose order can be worked out."""
Parts = tuple[tuple[int, int], ...]
"""Kinds of parts, and the number of each."""
PROCESSING: Final = (words.ON_PROCESS, words.ON_STORED_HERE)


class Tokens(NamedTuple):
    """The small model of tokens."""

    own: Numbers
    lying: Numbers
    goods: Numbers
    flipped: int
    """How many of the player's tokens were processed; 0 if no poem counts it."""


class FlipRules(NamedTuple):
    """The conditions for processing under the house rules, and whether a poem gives something for it (ED-05)."""

    gain_needs_match: bool
    process_needs_match: bool
    counts: bool


def order_matters(state: State, player: int, now: list[Step], later: list[Step]) -> bool:
    """Whether it matters which of the parts in `now` comes first; those in `later` cannot be done yet.

    Law: if it says no, all orders lead to the same tables; if it says yes about wares alone, two orders differ.
    Ruling: for a part that is an action or leads to one the player is always asked, since whether its order matters
    depends on later answers; except for an export beside raw materials that nothing on its way could use.
    """
    steps = now + later
    kinds = {step.verb.kind for step in steps}
    if len(steps) == 2 and kinds == {ACTS, TAKES_RAW} and EXPORT in [step.which for step in steps]:
        return export_matters(state, player, steps)
    if not kinds.issubset(WARES):
        return True
    parts, waiting = parts_of(now), parts_of(later)
    if not parts:
        return False
    flip_rules, tokens = flip_rules_of(state, player), tokens_of(state, player)
    goods, flipped = most_goods(tokens, parts + waiting, flip_rules)
    bringing = {kind for kind, _many in parts + waiting if flipped or kind == TAKES_GOODS}
    if goods and (not triggers_are_plain(state, player) or poem_matters(state, player, steps, goods, len(bringing))):
        return True
    return orders_differ(tokens, parts, waiting, flip_rules)


def parts_of(steps: list[Step]) -> Parts:
    """The parts that take or process tokens."""
    return tuple([(step.verb.kind, step.many) for step in steps if step.verb.kind in TOKENS])


def export_matters(state: State, player: int, steps: list[Step]) -> bool:
    """Whether raw materials and an export can affect each other: by a good that is processed and could be exported,
    or by the bonus of a city within reach.
    """
    parts = parts_of(steps)
    tokens, flip_rules = tokens_of(state, player), flip_rules_of(state, player)
    if most_goods(tokens, parts, flip_rules)[1]:
        return True
    if not triggers_are_plain(state, player, (*PROCESSING, words.ON_EXPORT, words.ON_SEAL)):
        return True
    costs, purse = journeys(state, player), state.purse(player)
    for city in range(CITY_COUNT):
        if costs[city] <= purse and not ship_of(state, player, city):
            for branch in read_bonus(state.content.cities[state.city_tiles[city]].bonus).branches:
                if bonus_matters(tokens, parts, branch, flip_rules):
                    return True
    return False


def bonus_matters(tokens: Tokens, parts: Parts, steps: tuple[Step, ...], flip_rules: FlipRules) -> bool:
    """Whether it makes a difference if these parts come before or after a bonus."""
    others = parts_of(list(steps))
    if any([step.verb.kind >= ACTS for step in steps]):
        return True
    before: set[Tokens] = set()
    after: set[Tokens] = set()
    for order in set(permutations(others)):
        before |= ends(tokens, (*parts, *order), flip_rules)
        after |= ends(tokens, (*order, *parts), flip_rules)
    return before != after


def poem_matters(state: State, player: int, steps: list[Step], goods: int, kinds: int) -> bool:
    """Whether a blue poem's room, which takes only goods, makes the order of storing matter.

    Law: without it the order never matters, for in any order any piece can be the one left out.
    """
    if not state.change(player, words.GOODS_ROOM):
        return False
    materials = sum([step.many for step in steps if step.verb.kind == STORES])
    room = state.room(player)
    if room >= materials + goods:
        return False
    return (materials > 0 and room > 0) or (kinds > 1 and room + state.poem_room(player) < goods)


def triggers_are_plain(state: State, player: int, occasions: tuple[int, ...] = PROCESSING) -> bool:
    """Whether the player's poems give only dinars, prestige and parias on these occasions."""
    for number in state.blue[player]:
        for when, text in state.content.poems[number - 1].blue.triggers:
            if when in occasions and not read_bonus(text).plain:
                return False
    return True


# Tokens


def tokens_of(state: State, player: int) -> Tokens:
    own = tuple(state.raws[player * FAMILIES : (player + 1) * FAMILIES])
    lying = tuple([state.raw_spaces.count(family) for family in range(FAMILIES)])
    return Tokens(own, lying, (0,) * FAMILIES, 0)


def flip_rules_of(state: State, player: int) -> FlipRules:
    counts = False
    for number in state.blue[player]:
        counts = counts or any([when == words.ON_PROCESS for when, _ in state.content.poems[number - 1].blue.triggers])
    return FlipRules(state.variant.gain_needs_match, state.variant.process_needs_match, counts)


@lru_cache(maxsize=4_000)
def most_goods(tokens: Tokens, parts: Parts, flip_rules: FlipRules) -> tuple[int, int]:
    """The most goods that these parts can bring in any order, and the most tokens that can be processed."""
    counting = flip_rules._replace(counts=True)
    found = [end for order in set(permutations(parts)) for end in ends(tokens, order, counting)]
    return max([sum(end.goods) for end in found]), max([end.flipped for end in found])


@lru_cache(maxsize=4_000)
def orders_differ(tokens: Tokens, now: Parts, later: Parts, flip_rules: FlipRules) -> bool:
    """Whether beginning with some part that can be done now rules out a result."""
    by_first: dict[tuple[int, int], set[Tokens]] = {}
    for order in set(permutations(now + later)):
        by_first.setdefault(order[0], set()).update(ends(tokens, order, flip_rules))
    everything = {end for found in by_first.values() for end in found}
    return any([by_first[part] != everything for part in now])


@lru_cache(maxsize=4_000)
def ends(tokens: Tokens, order: Parts, flip_rules: FlipRules) -> frozenset[Tokens]:
    """All results of these parts in this order; any of them may be declined."""
    found = {tokens}
    for kind, many in order:
        for _ in range(many):
            found |= {after for here in found for after in moves(here, kind, flip_rules)}
    return frozenset(found)


def moves(here: Tokens, kind: int, flip_rules: FlipRules) -> Iterator[Tokens]:
    for family in range(FAMILIES):
        own, lies = here.own[family], here.lying[family] > 0
        if kind == TAKES_GOODS:
            if lies:
                yield here._replace(lying=changed(here.lying, family, -1), goods=changed(here.goods, family, 1))
        elif own:
            needed = flip_rules.process_needs_match if kind == PROCESSES else flip_rules.gain_needs_match
            if lies or not needed:
                own_left, goods = changed(here.own, family, -1), changed(here.goods, family, 1)
                yield here._replace(own=own_left, goods=goods, flipped=here.flipped + flip_rules.counts)
        elif kind == TAKES_RAW and lies:
            yield here._replace(own=changed(here.own, family, 1), lying=changed(here.lying, family, -1))


def changed(numbers: Numbers, family: int, by: int) -> Numbers:
    return tuple([number + by * (index == family) for index, number in enumerate(numbers)])
