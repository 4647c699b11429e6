"""What a view refuses to tell, and the questions that nobody can answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from partal.core.errors import BadInput

from partal.asara.rules import RULES
from partal.asara.rules.things import ORDINARY
from partal.asara.rules.view import View
from partal.words import speaking

HIDDEN: list[tuple[Callable[[View, int], object], str, str, str]] = [
    (
        lambda view, seat: view.purse(seat),
        "A-SET-11",
        "The money of seat 1 is hidden from this view.",
        "Das Geld von Platz 1 ist in dieser Sicht verborgen.",
    ),
    (
        lambda view, seat: view.hand_of(seat),
        "A-SET-21",
        "The buyers of seat 1 are hidden from this view.",
        "Die Einkäufer von Platz 1 sind in dieser Sicht verborgen.",
    ),
    (
        lambda view, seat: view.screen_of(seat),
        "A-SET-11",
        "What lies behind the screen of seat 1 is hidden from this view.",
        "Was hinter dem Sichtschirm von Platz 1 liegt, ist in dieser Sicht verborgen.",
    ),
]


@pytest.mark.parametrize(("asked", "clause", "english", "german"), HIDDEN)
@pytest.mark.parametrize("viewer", [0, None])
def test_what_is_hidden_is_refused_with_its_rule(
    asked: Callable[[View, int], object], clause: str, english: str, german: str, viewer: int | None
) -> None:
    view = RULES.view(RULES.new(3, 1), viewer)
    with pytest.raises(BadInput) as refused:
        asked(view, 1)
    assert refused.value.clause == clause
    for language, text in (("en", english), ("de", german)):
        with speaking(language):
            assert str(refused.value) == f"{text} ({clause})"


@pytest.mark.parametrize("asked", [secret[0] for secret in HIDDEN])
@pytest.mark.parametrize("seat", [-1, 3, 999])
def test_a_seat_that_the_table_does_not_have_is_refused(asked: Callable[[View, int], object], seat: int) -> None:
    with pytest.raises(BadInput, match=rf"There is no seat {seat}; this match has seats 0 to 2\."):
        asked(RULES.view(RULES.new(3, 1), 0), seat)


def test_money_that_lies_open_is_told() -> None:
    state = RULES.new(3, 1, {"open-money": "true"})
    for viewer in (0, None):
        assert [RULES.view(state, viewer).purse(seat) for seat in range(3)] == state.money


@pytest.mark.parametrize("part", [-1, ORDINARY, 999])
def test_only_parts_that_markets_sell_have_a_price(part: int) -> None:
    state = RULES.new(2, 1)
    view = RULES.view(state, 0)
    assert [view.price(number) for number in range(ORDINARY)] == [state.price(number) for number in range(ORDINARY)]
    with pytest.raises(BadInput) as refused:
        view.price(part)
    assert str(refused.value) == f"There is no part {part} with a price; such parts have the numbers 0 to 39."
    with speaking("de"):
        assert "haben die Nummern 0 bis 39" in str(refused.value)
