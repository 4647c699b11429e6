"""Whatever one may ask a view about a seat, it refuses to answer for one that the table does not have."""

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
