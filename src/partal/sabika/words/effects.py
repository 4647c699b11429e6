"""Effects in words: what a bonus gives, a blue poem changes, an event does, and what wishes and poems count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from partal.sabika.rules.bonus import (
    CHANGES,
    EVENT_CHANGES,
    TRIGGERS,
    Count,
    Step,
    read_bonus,
    read_count,
    read_lasting,
)
from partal.sabika.rules.content import Content, MajorPoem
from partal.sabika.rules.schema import YUSUF_WORKERS
from partal.sabika.rules.scoring import pays_once
from partal.sabika.rules.things import ACTIONS, MATERIALS, MEASURES, TYPES
from partal.sabika.rules.variant import Variant
from partal.sabika.words.nouns import action_word, listed, ware_word
from partal.words import say

WHICH: Final[Mapping[tuple[str, ...], Callable[[int], str]]] = {MATERIALS: ware_word, ACTIONS: action_word}
"""How to say which one a step of a bonus is about, by what `Verb.which` lists; anything else is a number."""


def dashed(name: str) -> str:
    """A word of the vocabulary as part of a key."""
    return name.replace(" ", "-")


def describe(text: str) -> str:
    """A bonus in words: `gypsum, wood or marble`, `2 dinars and 1 prestige; or a carve action`."""
    branches = [[_step(step) for step in branch] for branch in read_bonus(text).branches]
    if all(len(branch) == 1 for branch in branches):
        return listed([branch[0] for branch in branches], "sabika-or")
    return say("sabika-or-else").join(listed(branch) for branch in branches)


def sides_of(text: str) -> list[str]:
    """The sides of a bonus that offers a choice, each in words."""
    return [listed([_step(step) for step in branch]) for branch in read_bonus(text).branches]


def part_of(text: str, branch: int, part: int) -> str:
    """One part of one side of a bonus."""
    return _step(read_bonus(text).branches[branch][part])


def _step(step: Step) -> str:
    which = WHICH.get(step.verb.which, str)(step.which)
    return say(f"sabika-effect-{dashed(step.verb.name)}", many=step.many, which=which, limit=step.limit)


def describe_lasting(text: str) -> str:
    """A blue poem in words: what it gives on which occasion, and what it changes."""
    lasting = read_lasting(text)
    rules = [say(f"sabika-change-{dashed(CHANGES[change])}", many=many) for change, many in lasting.changes]
    rules += [
        say(f"sabika-trigger-{dashed(TRIGGERS[trigger])}", bonus=describe(bonus)) for trigger, bonus in lasting.triggers
    ]
    return "; ".join(rules)


def describe_event(changes: Iterable[int]) -> str:
    """What an event changes while it is active."""
    return "; ".join(
        say(f"sabika-active-{dashed(EVENT_CHANGES[change])}", many=many) for change, many in enumerate(changes) if many
    )


def measure_word(measure: int, count: int) -> str:
    return say(f"sabika-measure-{dashed(MEASURES[measure])}", count=count)


def describe_count(count: Count | str) -> str:
    """`2 per poem, at most 14`, as text or as it was read."""
    points, measure, limit = read_count(count) if isinstance(count, str) else count
    return say("sabika-count", points=points, measure=measure_word(measure, 1), limit=limit)


def describe_wish(elements: Iterable[Count], variant: Variant) -> str:
    """What a wish rewards by these house rules: `3 for having a palace`, or `3 per palace` (S-WISH-07)."""
    return listed([_having(one) if pays_once(one, variant) else describe_count(one) for one in elements])


def _having(element: Count) -> str:
    points = min(element.points, element.limit) if element.limit else element.points
    return say("sabika-count-having", points=points, one=say(f"sabika-one-{TYPES[element.measure]}"))


def describe_major_poem(poem: MajorPoem, content: Content) -> str:
    """What a grey poem scores at the end."""
    if poem.majority:
        first, second, third = content.majority
        measure = measure_word(poem.measure, 2)
        return say("sabika-count-majority", measure=measure, first=first, second=second, third=third)
    text = describe_count(Count(poem.points, poem.measure, poem.limit))
    return say("sabika-count-last", count=text, points=poem.last_bonus) if poem.last_bonus else text


def describe_yusuf_gains(prestige: int, per: int, parias: int) -> str:
    """What stands at the bottom of one of Yusuf's cards; `per` is a measure or below 0."""
    gains = []
    if prestige:
        gains.append(say("sabika-effect-prestige", many=prestige))
    if per >= 0:
        gains.append(describe_count(Count(1, per, 0)))
    if parias:
        gains.append(say("sabika-effect-parias", many=parias))
    return listed(gains) if gains else say("sabika-table-nothing")


def describe_yusuf_actions(actions: Sequence[str]) -> str:
    return listed([say(f"sabika-yusuf-action-{action}") for action in actions or ("none",)])


def yusuf_worker_word(worker: int) -> str:
    """Builder, merchant or poet: a deck of Yusuf's, not one of two builders."""
    name = next(name for name, number in YUSUF_WORKERS if number == worker)
    return say(f"sabika-yusuf-worker-{name}")
