"""Laws of silence: what a seat cannot see changes no byte it receives. The proofs use twin tables."""

from __future__ import annotations

import pytest

from partal.lab.lawbook.silence import (
    check_imagined_ends,
    check_imagining,
    check_logs,
    check_secrets,
    check_silence,
    check_views,
)
from tests.laws.tables import MANY, TABLES, Table, play_out
from tests.sampling import sampled


@pytest.mark.proves("A-SET-11", "A-SET-20", "A-SET-21", "A-DISP-23", "A-SPY-03", "A-LIT-05")
@sampled("table", TABLES[::7], ids=lambda table: table.name)
def test_what_a_seat_cannot_see_changes_no_byte_it_receives(table: Table) -> None:
    """Law 7: view, options, refusals, events and the stack, of every seat and of a spectator."""
    assert check_silence(table) > (100 if table.seats > 1 else 5)


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_silence_holds_in_many_games(table: Table) -> None:
    check_silence(table, every=5)


@sampled("table", TABLES[1::7], ids=lambda table: table.name)
def test_an_imagined_table_can_be_played_to_its_end(table: Table) -> None:
    """The seat that is asked could really be asked, so whatever is chosen there can be carried out."""
    check_imagined_ends(table)


@sampled("table", TABLES[::7], ids=lambda table: table.name)
def test_imagining_takes_nothing_from_the_view_but_what_it_shows(table: Table) -> None:
    """Two states with the same view and the same stream give the same imagined table; the real one is not touched."""
    check_imagining(table)


@pytest.mark.parametrize("table", TABLES[::7], ids=lambda table: table.name)
def test_everybody_sees_the_scores_and_only_the_seat_that_is_asked_its_options(table: Table) -> None:
    check_views(table)


@pytest.mark.parametrize("table", TABLES[::7], ids=lambda table: table.name)
def test_no_event_tells_its_secret_to_anybody_but_its_seat(table: Table) -> None:
    assert check_secrets(table)


@sampled("table", TABLES[::11], ids=lambda table: table.name)
def test_the_log_of_a_seat_is_what_it_was_told(table: Table) -> None:
    check_logs(table)
    match = play_out(table, "log")
    assert len({tuple(match.log(seat)) for seat in table.viewers}) == table.seats + 1
