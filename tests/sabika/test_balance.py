"""The balance report counts what was on offer, what was taken and who won, and says what stands out."""

from __future__ import annotations

import re

from partal.core.message import message

from partal.games import GAMES
from partal.lab.simulate import Detail, play_many
from partal.sabika.balance import KINDS, Sums
from partal.words import in_words, speaking


def game(winner: int, taken: dict[str, list[int]]) -> dict[str, object]:
    return {
        "scores": [90, 110] if winner else [110, 90],
        "winners": [winner],
        "offered": sorted(taken),
        "taken": taken,
        "wishes": {"A-1": [6, 3], "B-1": [2, 0]} if winner else {"A-1": [5, 0]},
    }


def played() -> Sums:
    """A hundred games: tile 1's taker always wins, tile 2's never, tile 3's every second time, tile 4 has no taker."""
    balance = Sums(2)
    for number in range(100):
        winner = number % 2
        taken = {"major-tile 1": [winner], "major-tile 2": [1 - winner], "major-tile 3": [0], "major-tile 4": []}
        result = game(winner, taken)
        result["taken"] = {name: seats for name, seats in taken.items() if seats}
        balance.add(result)
    return balance


def test_shares_are_of_the_games_with_the_component_on_offer() -> None:
    balance = played()
    assert [balance.taken_share(f"major-tile {number}") for number in (1, 2, 3, 4)] == [1, 1, 1, 0]
    assert [balance.winners_share(f"major-tile {number}") for number in (1, 2, 3, 4)] == [1, 0, 0.5, 0]
    assert balance.kind_share("major-tile") == 0.5
    assert [balance.deviation(f"major-tile {number}") for number in (1, 2, 3)] == [0.5, -0.5, 0]


def test_what_stands_out_is_named() -> None:
    balance = played()
    notes = [in_words(balance.stands_out(f"major-tile {number}")) for number in (1, 2, 3, 4)]
    assert notes == ["winner's share off", "winner's share off", "", "hardly ever taken"]


def test_a_share_within_ten_points_of_its_kind_or_of_few_takers_says_nothing() -> None:
    balance = Sums(2)
    balance.offered = dict.fromkeys(["city 1", "city 2", "city 3"], 400)
    balance.taken = {"city 1": 100, "city 2": 100, "city 3": 49}
    balance.takers = dict(balance.taken)
    balance.takers_won = {"city 1": 60.0, "city 2": 41.0, "city 3": 0.0}
    assert round(balance.kind_share("city"), 3) == 0.406
    off = message("sabika-balance-off")
    assert balance.stands_out("city 1") == off, "19 points more"
    assert balance.stands_out("city 2") is None, "as its kind"
    assert balance.stands_out("city 3") is None, "41 points fewer, but 49 takers are too few"
    balance.takers["city 3"] = balance.taken["city 3"] = 50
    assert balance.stands_out("city 3") == off


def test_a_wish_is_worth_what_it_brings_a_player_where_it_comes_into_the_tower() -> None:
    """A-1 brought 9 and 5 in turn, to two players; B-1 came into the tower every second time."""
    balance = played()
    assert balance.wishes == {"A-1": [100, 700], "B-1": [50, 100]}
    assert (balance.wish_worth("A-1"), balance.wish_worth("B-1")) == (3.5, 1.0)
    assert "| A-1 | 100 | 3.5 |\n| B-1 | 50 | 1.0 |" in balance.report()


def test_the_report_prints_the_shares_in_per_cent() -> None:
    text = played().report()
    assert "| 0 | 100.0 | 50.0 % |" in text
    assert "Of all takers 50 % won." in text
    assert "| 1 | 100 | 100 % | 100 % | +50 | winner's share off |" in text
    assert "| 4 | 100 | 0 % | - | - | hardly ever taken |" in text


def test_the_report_of_watched_games_speaks_the_current_language_alone() -> None:
    """Every kind of component, every note and the wishes are in it; only two words are the same in both languages."""
    balance = GAMES["sabika"].balance
    assert balance is not None
    sums = balance.sums(2)
    for result in play_many("sabika", 2, 4, ["medium"], detail=Detail(balance=True)):
        sums.add(result)
    assert isinstance(sums, Sums)
    assert {name.split()[0] for name in sums.offered} == {*KINDS, "minor-card"}
    sums.offered |= {"poem 1 blue": 100, "poem 2 red": 100, "start-tile 1": 100}
    sums.taken |= {"poem 1 blue": 100, "poem 2 red": 0, "start-tile 1": 60}
    sums.takers |= {"poem 1 blue": 100, "poem 3 red": 100, "start-tile 1": 60}
    sums.takers_won |= {"poem 1 blue": 100.0, "poem 3 red": 0.0, "start-tile 1": 0.0}
    english = sums.report()
    with speaking("de"):
        german = sums.report()
    for text in ("hardly ever taken", "nearly always taken, winner's share off", "| 1 blue |", "The Sultan's wishes"):
        assert text in english
    for text in ("fast nie genommen", "fast immer genommen, Anteil der Siege", "| 1 blau |", "Die Wünsche des Sultans"):
        assert text in german
    assert re.findall(r"[+-]?\d+", german) == re.findall(r"[+-]?\d+", english), "the same figures"
    assert words_of(german) & words_of(english) == {"in", "prestige"}


def words_of(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)}
