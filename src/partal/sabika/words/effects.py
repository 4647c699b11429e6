"""Effects in words: what bonuses give, what blue poems and events change, what wishes and poems count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from partal.core.message import OR, SEMICOLON, Message, Value, joined, message

from partal.sabika.rules.bonus import (
    CHANGES,
    EVENT_CHANGES,
    INCOME,
    TRIGGERS,
    Count,
    Step,
    read_bonus,
    read_count,
    read_lasting,
)
from partal.sabika.rules.components import MajorPoem, Wish
from partal.sabika.rules.content import Content
from partal.sabika.rules.schema import YUSUF_WORKERS
from partal.sabika.rules.scoring import pays_once
from partal.sabika.rules.things import MEASURES, RED, TYPES
from partal.sabika.rules.variant import Variant
from partal.words.fitted import fitted

OR_ELSE: Final = "list-or-else"


def dashed(name: str) -> str:
    """A name as part of a message key."""
    return name.replace(" ", "-")


@lru_cache(maxsize=2_000)
def describe(text: str) -> Message:
    """A bonus in words: `gypsum, wood or marble`, `2 dinars and 1 prestige; or a carve action`."""
    branches = [[_step(step) for step in branch] for branch in read_bonus(text).branches]
    if all(len(branch) == 1 for branch in branches):
        return joined([branch[0] for branch in branches], OR)
    return joined([joined(branch) for branch in branches], OR_ELSE, OR_ELSE)


def sides_of(text: str) -> list[Message]:
    """The sides of a bonus that offers a choice, each in words."""
    return [joined([_step(step) for step in branch]) for branch in read_bonus(text).branches]


def part_of(text: str, branch: int, part: int) -> Message:
    """One part of one side of a bonus."""
    return _step(read_bonus(text).branches[branch][part])


def _step(step: Step) -> Message:
    which: Value = message(step.verb.which_text(step.which)) if step.verb.which else step.which
    values = {"many": step.many, "which": which, "limit": step.limit}
    return fitted(step.verb.text, values)


@lru_cache(maxsize=2_000)
def describe_lasting(text: str) -> Message:
    """A blue poem in words: what it gives on which occasion, and what it changes."""
    lasting = read_lasting(text)
    rules = [message(f"sabika-change-{dashed(CHANGES[change])}", many=many) for change, many in lasting.changes]
    rules += [
        message(f"sabika-trigger-{dashed(TRIGGERS[trigger])}", bonus=describe(bonus))
        for trigger, bonus in lasting.triggers
    ]
    return joined(rules, SEMICOLON, SEMICOLON)


def describe_event(changes: Iterable[int]) -> Message:
    """What an event changes while it is active."""
    rules = [
        message(f"sabika-active-{dashed(EVENT_CHANGES[change])}", many=many)
        for change, many in enumerate(changes)
        if many
    ]
    return joined(rules, SEMICOLON, SEMICOLON)


def measure_word(measure: int, count: int) -> Message:
    return message(f"sabika-measure-{dashed(MEASURES[measure])}", count=count)


def describe_count(count: Count | str) -> Message:
    """`2 per poem, at most 14`, as text or as it was read."""
    points, measure, limit = read_count(count) if isinstance(count, str) else count
    return message("sabika-count", points=points, measure=measure_word(measure, 1), limit=limit)


def describe_wish(elements: Iterable[Count], variant: Variant) -> Message:
    """What a wish rewards under these house rules: `3 for having a palace`, or `3 per palace` (S-WISH-07)."""
    return joined([_having(one) if pays_once(one, variant) else describe_count(one) for one in elements])


def _having(element: Count) -> Message:
    points = min(element.points, element.limit) if element.limit else element.points
    return message("sabika-count-having", points=points, one=message(f"sabika-one-{TYPES[element.measure]}"))


def describe_major_poem(poem: MajorPoem, content: Content) -> Message:
    """What a grey poem scores at the end."""
    if poem.majority:
        first, second, third = content.majority
        measure = measure_word(poem.measure, 2)
        return message("sabika-count-majority", measure=measure, first=first, second=second, third=third)
    text = describe_count(Count(poem.points, poem.measure, poem.limit))
    return message("sabika-count-last", count=text, points=poem.last_bonus) if poem.last_bonus else text


# What cards are called: by what they do, since their numbers are ours and say nothing


def start_tile_word(content: Content, number: int) -> Message:
    """A starting tile; its number decides who starts (S-SETP-09)."""
    return message("sabika-start-tile", number=number, bonus=describe(content.start_tiles[number - 1].bonus))


def minor_poem_word(content: Content, number: int) -> Message:
    """A minor poem by both of its sides."""
    poem = content.poems[number - 1]
    return message("sabika-minor-poem", blue=describe_lasting(poem.blue.text), red=describe(poem.red))


def poem_side(content: Content, number: int, colour: int) -> Message:
    """A minor poem by the side that was carved."""
    poem = content.poems[number - 1]
    return describe(poem.red) if colour == RED else describe_lasting(poem.blue.text)


def poem_income(content: Content, number: int) -> Message:
    """What a blue poem brings at each income (S-INC-01)."""
    return joined([describe(text) for when, text in content.poems[number - 1].blue.triggers if when == INCOME])


def major_poem_word(poem: MajorPoem) -> Message:
    """`major poem on fountains`."""
    return message("sabika-sheet-poem", what=measure_word(poem.measure, 2))


def wish_word(wish: Wish) -> Message:
    """`wish for palaces and gardens`."""
    return message("sabika-sheet-wish", what=joined([measure_word(one.measure, 2) for one in wish.elements]))


def describe_yusuf_gains(prestige: int, per: int, parias: int) -> Message:
    """The gains at the bottom of one of Yusuf's cards; `per` is a measure, or negative for none."""
    gains = []
    if prestige:
        gains.append(message("sabika-effect-prestige", many=prestige))
    if per >= 0:
        gains.append(describe_count(Count(1, per, 0)))
    if parias:
        gains.append(message("sabika-effect-parias", many=parias))
    return joined(gains) if gains else message("sabika-table-nothing")


def describe_yusuf_actions(actions: Sequence[str]) -> Message:
    return joined([message(f"sabika-yusuf-action-{action}") for action in actions or ("none",)])


def yusuf_worker_word(worker: int) -> Message:
    """Builder, merchant or poet, as the name of one of Yusuf's decks, where the two builders are one."""
    name = next(name for name, number in YUSUF_WORKERS if number == worker)
    return message(f"sabika-yusuf-worker-{name}")
