"""A turn takes few clicks, on average over many games."""

from __future__ import annotations

import pytest

from tests.clicks import Click, fitting, game_of, lit, needed

MOST = {"asara": 2.2, "sabika": 3.0}
GAMES_PLAYED = 10


def option(notation: str, *targets: str) -> dict[str, object]:
    return {"notation": notation, "targets": list(targets)}


def test_the_fewest_clicks_are_found() -> None:
    """A pearl and who fetches it; a second click on the reef for what is done there."""
    reef, red, blue, pearl = option("go", "reef"), option("red", "red"), option("blue", "blue"), option("take", "pearl")
    shell, dive, words = option("shell", "shell"), option("dive", "reef"), option("done", "button")
    rows = [[reef, red, pearl], [reef, red, shell], [reef, blue, pearl], [reef, blue, shell]]
    assert needed(rows, rows[2]) == (2, rows[2])
    assert lit(rows) == {"red", "blue", "pearl", "shell"}
    again = [[reef, dive, pearl], [reef, dive, shell], [reef, words]]
    assert fitting(again, [Click("reef"), Click("reef")]) == again[:2]
    assert needed(again, again[0]) == (1, again[0])
    assert needed(again, again[2]) == (1, again[2])


@pytest.mark.long
@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_few_clicks_make_a_turn_on_average_over_ten_games(game: str) -> None:
    played = [game_of(game, seed) for seed in range(GAMES_PLAYED)]
    clicks, turns = sum(one.clicks for one in played), sum(one.turns for one in played)
    print(
        f"{game}: {clicks / turns:.2f} clicks a turn; in single games",
        [f"{one.clicks / one.turns:.2f}" for one in played],
    )
    assert clicks / turns <= MOST[game]
