"""Law of bonuses: their owner is asked for an order where one can matter, and nowhere else (S-ICON-10).

Every order of every bonus is played out, with all answers, on tables as they lie in the middle of games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from partal.core import engine
from partal.core.codec import digest
from partal.core.rng import Rng

from partal.sabika.rules import RULES
from partal.sabika.rules import bonus as words
from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.content import built_in
from partal.sabika.rules.gains import can_do, grant
from partal.sabika.rules.inner import learn
from partal.sabika.rules.order import order_matters
from partal.sabika.rules.state import State
from partal.sabika.rules.things import FAMILIES
from tests.sabika.games import Game, humans, walk

MOST_OUTCOMES = 3_000
"""A bonus with more ways than this is left out: all of them would have to be played."""
GOODS_ROOM = 16
"""The blue poem with room for goods."""
WARES = (words.STORES, words.TAKES_RAW, words.TAKES_GOODS, words.PROCESSES)


def bonuses() -> list[str]:
    """Every bonus of the built-in content that joins several parts, however it is gained."""
    content = built_in()
    texts = [tile.bonus for tile in (*content.start_tiles, *content.major_tiles, *content.store_tiles)]
    texts += [text for city in content.cities for text in (city.bonus, city.consolidation)]
    texts += [*content.favour, *content.balance_bonuses]
    for poem in content.poems:
        texts += [poem.red, *[text for _when, text in poem.blue.triggers]]
    single = {text for text in texts if len(read_bonus(text).branches) == 1}
    return sorted(text for text in single if len(parts(text)) > 1)


def parts(text: str) -> list[words.Step]:
    return [step for step in read_bonus(text).branches[0] if step.verb.kind != words.PLAIN]


def outcomes(state: State, player: int, order: list[str]) -> set[str] | None:
    """Every table that these bonuses, one after the other, can lead to; None if there are too many to try."""
    start = state.copy()
    start.todo = []
    for text in reversed(order):
        grant(start, player, text)
    engine.advance(start)
    found: set[str] = set()
    waiting = [start]
    tried = 0
    while waiting:
        here = waiting.pop()
        tried += 1
        if tried > MOST_OUTCOMES:
            return None
        if here.pending is None:
            here.answers = here.moves = 0
            here.stamps = [0] * len(here.stamps)
            found.add(digest(RULES.encode(here)))
            continue
        for option in here.pending.options:
            twin = here.copy()
            engine.answer(twin, option)
            waiting.append(twin)
    return found


def differs(state: State, text: str) -> bool | None:
    """Whether some order of the parts leads to a table that another does not; None if nobody could try them all."""
    given = text.split(" + ")
    plain = [part for part in given if read_bonus(part).plain]
    rest = [part for part in given if part not in plain]
    reached = [outcomes(state, 0, [*plain, *order]) for order in set(permutations(rest))]
    return None if None in reached else any([other != reached[0] for other in reached])


def positions(seeds: range) -> Iterator[State]:
    """Tables as they lie in the middle of games; the same with hardly any room; and with a poem that takes goods."""
    for seed in seeds:
        chance = Rng(seed)
        for number, (state, decision, _events) in enumerate(walk(Game(2 + seed % 3, seed, ()), "order")):
            if decision is None or number % 40 != 17:
                continue
            yield state
            tight = state.copy()
            for player in humans(tight):
                tight.boxes[player] = tight.stored(player) + chance.below(4)
            yield tight
            roomy = tight.copy()
            roomy.blue[0] += (GOODS_ROOM,)
            learn(roomy, 0, GOODS_ROOM)
            roomy.annex[chance.below(FAMILIES)] = chance.below(2)
            yield roomy


def compare(seeds: range) -> tuple[Counter[str], Counter[str]]:
    """How often an order was rightly asked for, and rightly not, by bonus."""
    asked: Counter[str] = Counter()
    silent: Counter[str] = Counter()
    for state in positions(seeds):
        for text in bonuses():
            steps = parts(text)
            now = [step for step in steps if can_do(state, 0, step, ())]
            if len(now) < 2:
                continue
            later = [step for step in steps if step not in now]
            asks, matters = order_matters(state, 0, now, later), differs(state, text)
            if matters is None:
                continue
            needless = asks and not matters
            assert asks or not matters, text
            assert not needless or {step.verb.kind for step in steps} - set(WARES), text
            (asked if matters else silent)[text] += 1
    return asked, silent


@pytest.mark.proves("S-ICON-10")
def test_the_order_is_asked_for_where_it_matters_and_nowhere_else() -> None:
    """Of wares exactly; a bonus with an action is always asked about, as the ruling in `order_matters` says."""
    asked, silent = compare(range(3))
    assert asked.total() > 50
    assert silent.total() > 100


@pytest.mark.soak
@pytest.mark.proves("S-ICON-10")
def test_the_order_is_asked_for_where_it_matters_in_many_games() -> None:
    asked, silent = compare(range(3, 60))
    assert asked.total() > 1_000
    assert silent.total() > 2_000
