"""Whatever one may ask a view, it refuses to answer about a seat, area, colour or plot that the table does not have."""

from __future__ import annotations

import inspect

import pytest

from partal.core.errors import BadInput

from partal import GAMES
from partal.asara.rules.open import Open as AsaraOpen
from partal.sabika.rules.open import Open as SabikaOpen

INTERNAL = {"reach_of", "lit_to_build"}
"""Parts of `numbers_to_build`, which ask nothing of a view but its viewer's own seat."""
QUESTIONS = [
    (game, name)
    for game, table in (("asara", AsaraOpen), ("sabika", SabikaOpen))
    for name, method in vars(table).items()
    if inspect.isfunction(method) and name not in INTERNAL
    if set(inspect.signature(method).parameters) & {"seat", "player"}
]


def test_the_questions_are_found() -> None:
    assert len(QUESTIONS) > 25
    assert {("asara", "purse"), ("asara", "prestige"), ("sabika", "prestige"), ("sabika", "room")} <= set(QUESTIONS)


@pytest.mark.parametrize("viewer", [0, None], ids=["player", "spectator"])
@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_a_seat_that_does_not_exist_is_refused(game: str, question: str, viewer: int | None) -> None:
    rules = GAMES[game].rules
    view = rules.view(rules.new(3, 7, {}), viewer)
    method = getattr(view, question)
    others = {name: 1 for name in inspect.signature(method).parameters if name not in ("seat", "player")}
    asked = next(name for name in inspect.signature(method).parameters if name in ("seat", "player"))
    for seat in (-1, 3, 9):
        with pytest.raises(BadInput, match=rf"There is no seat {seat}; this match has seats 0 to 2\."):
            method(**{asked: seat}, **others)


NUMBERS = [
    ("asara", "held", {"seat": 0, "colour": 4}, "colour", (-1, 5)),
    ("asara", "dark_built", {"seat": 0, "colour": 4}, "colour", (-1, 5)),
    ("asara", "dark_now", {"seat": 0, "colour": 4, "dark": 0}, "colour", (-1, 5)),
    ("asara", "places_in", {"area": 10}, "area", (-1, 11)),
    ("asara", "duty", {"area": 10}, "area", (-1, 11)),
    ("asara", "needs_pair", {"seat": 0, "area": 10}, "area", (-1, 11)),
    ("asara", "on_sale", {"market": 3}, "market", (-1, 4)),
    ("asara", "numbers_on", {"plot": 7}, "plot", (-1, 0, 8)),
    ("asara", "numbers_to_build", {"seat": 0, "plot": 7}, "plot", (-1, 0, 8)),
    ("asara", "pile_size", {"kind": 3}, "kind", (-1, 4)),
    ("asara", "unseen", {"part": 39}, "part", (-1, 40)),
    ("asara", "price", {"part": 39}, "part", (-1, 40)),
    ("sabika", "change", {"player": 0, "which": 0}, "which", (-1, 99)),
    ("sabika", "flips_own", {"player": 0, "family": 2}, "family", (-1, 3)),
]


@pytest.mark.parametrize(("game", "question", "values", "name", "wrong"), NUMBERS)
def test_a_number_that_stands_for_nothing_is_refused(
    game: str, question: str, values: dict[str, int], name: str, wrong: tuple[int, ...]
) -> None:
    rules = GAMES[game].rules
    method = getattr(rules.view(rules.new(3, 7, {}), 0), question)
    method(**values)
    for number in wrong:
        with pytest.raises(BadInput, match=str(number)):
            method(**{**values, name: number})


@pytest.mark.parametrize("game", sorted(GAMES))
def test_there_is_no_view_from_a_seat_that_does_not_exist(game: str) -> None:
    rules = GAMES[game].rules
    for seat in (-1, 3, 99):
        with pytest.raises(BadInput, match=f"There is no seat {seat}"):
            rules.view(rules.new(3, 7, {}), seat)
