"""Laws of the end: every game ends, and its result is what was told on the way."""

from __future__ import annotations

import pytest

from partal.lab.lawbook.endings import HABITS, check_length, check_points
from tests.laws.tables import MANY, TABLES, Table


@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_game_ends_within_the_promised_number_of_questions(table: Table, habit: str) -> None:
    """Law 9: whatever the players' habits, stubborn ones included."""
    check_length(table, habit)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_points_told_along_the_way_are_the_points_counted_at_the_end(table: Table) -> None:
    """Law 6: after every answer, and on the score sheet with a clause for every line."""
    check_points(table)


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_points_told_are_points_counted_in_many_games(table: Table) -> None:
    check_points(table)
