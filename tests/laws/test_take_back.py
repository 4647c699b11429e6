"""Laws of taking back: it restores exactly, and only what nobody else has seen or answered."""

from __future__ import annotations

import pytest

from partal.core.decision import RefusedAnswer

from partal.lab.lawbook.taking_back import check_take_back
from tests.laws.tables import MANY, TABLES, Player, Table
from tests.sampling import sampled


@sampled("table", TABLES[::7], ids=lambda table: table.name)
def test_taking_back_restores_the_earlier_state_exactly(table: Table) -> None:
    """Law 8: free up to the last reveal, forced move or answer of somebody else; further with consent."""
    free, refused = check_take_back(table)
    assert free > 20
    assert refused > 2


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_taking_back_restores_exactly_in_many_games(table: Table) -> None:
    check_take_back(table)


@pytest.mark.parametrize("table", TABLES[:1], ids=lambda table: table.name)
def test_nothing_can_be_taken_back_before_the_first_answer(table: Table) -> None:
    match = table.match()
    for seat in range(table.seats):
        assert match.why_not_take_back(seat) == "nothing-to-take-back"
        for consent in (False, True):
            with pytest.raises(RefusedAnswer, match="nothing to take back"):
                match.take_back(seat, consent=consent)


@pytest.mark.parametrize("table", TABLES[:4], ids=lambda table: table.name)
def test_with_consent_a_whole_game_can_be_taken_back_answer_by_answer(table: Table) -> None:
    """Across every kept copy, down to the first question."""
    match, player = table.match(), Player("all the way")
    first = match.digest
    while (decision := match.decision) is not None:
        match.play(player.choose(decision))
    last = match.record()
    taken = []
    while match.history:
        taken.append(match.take_back(match.history[-1].seat, consent=True))
    assert match.digest == first
    for option in reversed(taken):
        match.play(option)
    again = match.record()
    assert (again.taken_back, again.past_reveals > 0) == (len(taken), True)
    assert again._replace(taken_back=0, past_reveals=0) == last
