"""Naming the house rule, and the value of it, that a test shows at work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tests.sabika.moments import quiet
from tests.sabika.solo import turns
from tests.sabika.table import Table

Test = TypeVar("Test", bound=Callable[..., Any])

SHOWN: set[tuple[str, str]] = set()
"""Every switch that a test names, with each value it plays besides the default."""


def shows(switch: str, *values: str) -> Callable[[Test], Test]:
    """Marks a test that plays this switch by default and with each of these values."""
    SHOWN.update((switch, value) for value in values)

    def mark(test: Test) -> Test:
        return test

    return mark


def both_ways(
    switch: str, value: str, settings: dict[str, str] | None = None, names: tuple[str, ...] = (), **situation: Any
) -> list[Table]:
    """The same situation twice, without the Sultan's workers: by the default rule, and by the house rule."""
    base = settings or {}
    return [quiet(*names, settings=chosen, **situation) for chosen in (base, {**base, switch: value})]


def both_turns(switch: str, value: str, card: str, **situation: Any) -> list[Table]:
    """The same turn of Yusuf's with this card twice."""
    return [turns(card, settings=chosen, **situation) for chosen in ({}, {switch: value})]


def paid(table: Table, reason: str) -> int:
    """What the last answer made somebody pay for this."""
    return sum(int(event.words[0]) for event in table.told_of("paid") if event.words[2] == reason)
