"""Laws of states: a copy is independent, and an encoded state comes back whole."""

from __future__ import annotations

import pytest

from partal.lab.lawbook.states import check_codec, check_copies, check_effects, check_log, mutable_parts
from tests.laws.tables import MANY, TABLES, Table
from tests.sampling import sampled


@sampled("table", TABLES[::5], ids=lambda table: table.name)
def test_a_copy_is_independent_and_shares_nothing_that_can_change(table: Table) -> None:
    """Law 2: play the copy to the end, and the original encodes to the same bytes."""
    assert mutable_parts(table.state())
    check_copies(table)


@sampled("table", TABLES[2::5], ids=lambda table: table.name)
def test_effects_are_made_of_plain_frozen_values_and_nothing_else(table: Table) -> None:
    check_effects(table)


@sampled("table", TABLES[1::5], ids=lambda table: table.name)
def test_an_encoded_state_comes_back_equal_and_plays_on_the_same(table: Table) -> None:
    """Law 3: at every question, in the middle of an effect too."""
    assert len(check_codec(table)) >= 3, "this game never stopped in the middle of an effect"


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_copies_and_codec_hold_in_many_games(table: Table) -> None:
    check_copies(table)
    check_codec(table)
    check_effects(table)


@pytest.mark.parametrize("table", TABLES[3::7], ids=lambda table: table.name)
def test_playing_with_and_without_a_log_leads_to_the_same_state(table: Table) -> None:
    """`answer` tells, `play` does not; neither does anything else differently."""
    check_log(table)
