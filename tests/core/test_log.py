"""The log of a game: what stands after all entries, and what only rises."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis.strategies import data, integers

from partal.core.errors import BadInput
from partal.core.log import Entry, Tally, standing, tally_of
from partal.core.message import message

A, B = Entry(0, "a"), Entry(1, "b")


def test_the_game_is_what_is_left_after_all_entries() -> None:
    log = [A, B, Entry(0, "c"), Entry(0, takes=1, asked=0), Entry(0, "d"), B, Entry(0, takes=2, asked=1), A]
    assert standing(log) == [A, B, A]
    assert tally_of(log, 2) == Tally(8, (6, 3), 2, 3, 0)


@pytest.mark.parametrize(
    "log",
    [[Entry(0, takes=1)], [A, Entry(0, takes=2)], [A, Entry(1, takes=1)], [A, B, Entry(0, takes=1)]],
    ids=["nothing there", "more than there", "somebody else's", "not down to one's own"],
)
def test_a_take_back_that_does_not_fit_is_an_error_that_names_its_entry(log: list[Entry]) -> None:
    with pytest.raises(BadInput) as refusal:
        standing(log)
    assert refusal.value.message == message("refused-log", number=str(len(log)))


def test_a_take_back_by_the_seat_that_is_asked_counts_one_of_its_questions() -> None:
    tally = Tally(0, (0, 0, 0))
    assert tally.after(Entry(1, takes=2, asked=1)).questions == (0, 1, 0)
    assert tally.after(Entry(1, takes=2, asked=2)).questions == (0, 1, 1)
    assert tally.after(Entry(1, takes=2, asked=2, past_reveal=True)).past_reveals == 1
    assert tally.after(Entry(1, "x")).questions == (0, 1, 0)


@given(data())
def test_the_number_of_a_seat_never_means_two_questions(draw) -> None:  # type: ignore[no-untyped-def]
    """Answers and take-backs at random: whenever a seat is asked anew, its number is one that it never had before."""
    log: list[Entry] = []
    tally = Tally(0, (0, 0, 0))
    had: set[tuple[int, int]] = set()
    for _ in range(draw.draw(integers(1, 60))):
        line = standing(log)
        # Who is asked follows from the game as it stands, as it does at a table.
        asked = hash(tuple(line)) % 3
        number = 1 + tally.questions[asked]
        assert (asked, number) not in had
        had.add((asked, number))
        seat = draw.draw(integers(0, 2))
        mine = [place for place, entry in enumerate(line) if entry.seat == seat]
        if mine and draw.draw(integers(0, 1)):
            log.append(Entry(seat, takes=len(line) - mine[-1], asked=asked))
        else:
            log.append(Entry(asked, f"{draw.draw(integers(0, 1))}"))
        tally = tally.after(log[-1])
    assert tally == tally_of(log, 3)
    assert tally.entries == len(log)
