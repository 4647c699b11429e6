"""Laws of pieces: nothing is lost, nothing appears."""

from __future__ import annotations

from pathlib import Path

import pytest

from partal import GAMES
from tests.laws.pieces import BOXES, PIECES
from tests.laws.tables import MANY, TABLES, Table, walk

COUNTED = [table for table in TABLES if table.game in PIECES]


def test_every_game_counts_its_pieces_here_or_among_its_own_laws() -> None:
    assert set(PIECES) == set(BOXES)
    for game in set(GAMES) - set(PIECES):
        laws = (Path(__file__).parents[1] / game / "test_laws.py").read_text(encoding="utf-8")
        assert "def test_pieces_are_conserved_at_every_question(" in laws


def check_pieces(table: Table) -> None:
    count, box = PIECES[table.game], BOXES[table.game]
    for state, _ in walk(table, "pieces"):
        assert count(state) == box(state)


@pytest.mark.proves("A-NEW-02", "A-REC-12", "A-BUY-14", "A-TURN-12", "A-LIT-10")
@pytest.mark.parametrize("table", COUNTED, ids=lambda table: table.name)
def test_pieces_are_conserved_at_every_question(table: Table) -> None:
    """Law 5: by colour and kind, wherever they lie."""
    check_pieces(table)


@pytest.mark.soak
@pytest.mark.parametrize("table", [table for table in MANY if table.game in PIECES], ids=lambda table: table.name)
def test_pieces_are_conserved_in_many_games(table: Table) -> None:
    check_pieces(table)
