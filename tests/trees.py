"""Counts the leaves of decision trees."""

from __future__ import annotations

from typing import Any

from partal.core.rules import Rules


def count(rules: Rules[Any], state: Any, depth: int) -> int:
    """The number of ways to answer the next `depth` questions."""
    decision = rules.decision(state)
    if decision is None:
        return 1
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        twin = state.copy()
        rules.play(twin, option)
        total += count(rules, twin, depth - 1)
    return total
