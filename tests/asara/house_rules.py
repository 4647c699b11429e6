"""Naming the house rule that a test shows at work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tests.asara.table import Table

Test = TypeVar("Test", bound=Callable[..., Any])

SHOWN: set[str] = set()
"""Every switch that a test names."""


def shows(switch: str) -> Callable[[Test], Test]:
    """Marks a test that plays this switch both ways."""
    SHOWN.add(switch)

    def mark(test: Test) -> Test:
        return test

    return mark


def both_ways(
    switch: str, value: str = "true", settings: dict[str, str] | None = None, **situation: Any
) -> list[Table]:
    """The same situation for Anna and Ben twice: by the default rule, and by the house rule."""
    base = settings or {}
    return [Table("anna", "ben", settings=chosen, **situation) for chosen in (base, {**base, switch: value})]


def plots(table: Table) -> list[int]:
    """The plots that Anna is offered."""
    offered = [place.split() for place in table.anna.places_offered()]
    return sorted(int(words[1]) for words in offered if words[0] == "circle")
