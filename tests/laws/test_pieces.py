"""Laws of pieces: nothing is lost, nothing appears."""

from __future__ import annotations

import pytest

from partal import GAMES
from tests.laws.pieces import BOXES, PIECES
from tests.laws.tables import MANY, TABLES, Table, walk


def test_every_game_counts_its_pieces() -> None:
    assert set(PIECES) == set(BOXES) == set(GAMES)


def check_pieces(table: Table) -> None:
    count, box = PIECES[table.game], BOXES[table.game]
    for state, _ in walk(table, "pieces"):
        assert count(state) == box(state)


@pytest.mark.proves("A-NEW-02", "A-REC-12", "A-BUY-14", "A-TURN-12", "A-LIT-10")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_pieces_are_conserved_at_every_question(table: Table) -> None:
    """Law 5: by colour and kind, wherever they lie."""
    check_pieces(table)


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_pieces_are_conserved_in_many_games(table: Table) -> None:
    check_pieces(table)
