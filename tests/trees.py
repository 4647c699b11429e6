"""Decision trees: in how many ways a game can go on."""

from __future__ import annotations

from typing import Any

from partal.core.rules import Rules


def count(rules: Rules[Any], state: Any, depth: int) -> int:
    """The number of ways in which the next `depth` questions can be answered."""
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
