"""The table language itself: it lays out exactly what is written, and it notices everything."""

import pytest

from partal.core.match import Match

from partal.asara.rules import RULES
from tests.asara.table import Table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("professional", ["false", "true"])
def test_a_table_without_a_situation_is_the_match_as_dealt(seats: int, professional: str) -> None:
    names = ("tina", "wolfgang", "philipp", "anna")[:seats]
    table = Table(*names, seed=5, settings={"professional": professional})
    assert table.match.digest == Match(RULES, seats, 5, {"professional": professional}, players=names).digest


def test_a_situation_is_laid_out_as_written_and_no_piece_is_lost() -> None:
    table = Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue blue violet"},
        money={"tina": 7},
        prestige={"wolfgang": 12},
        stored={"tina": "white base, 2 black gold window, white lit window"},
        towers={"tina": "black 5 gold 1 lit 1, white 2", "wolfgang": ["red base, red gold window, red top"]},
        display={"middles": "black middle, red middle"},
        piles={"tops": "white top, black top"},
        lit_stack="white black",
        deck="green yellow",
        laid=[("wolfgang", "circle 3", "blue"), ("tina", "circle 4", "green green")],
        year=3,
        favour="wolfgang",
        turn="wolfgang",
        settings={"professional": "true"},
    )
    table.check_pieces()
    assert table.tina.hand == ["blue", "blue", "violet"]
    assert (table.tina.money, table.wolfgang.money) == (7, 21)
    assert (table.tina.prestige, table.wolfgang.prestige) == (0, 12)
    assert table.tina.stored == ["white base", "black gold window", "black gold window", "white lit window"]
    assert table.tina.towers == ["black 5 gold 1 lit 1", "white 2"]
    assert table.wolfgang.towers == ["red 3 gold 1"]
    assert table.display("middles") == ["red middle", "black middle"]
    assert table.pile("tops") == ["white top", "black top"]
    assert table.lit_stack == ["white", "black"]
    assert table.deck == ["green", "yellow"]
    assert (table.taken("circle 3"), table.taken("circle 4"), table.colour_of("circle")) == (1, 1, "blue")
    assert (table.year, table.favour) == (3, "wolfgang")
    table.waits_for("wolfgang", "asara.dispatch")


def test_a_test_that_does_not_say_what_the_table_waits_for_fails() -> None:
    table = Table("tina", "wolfgang")
    table.waits_for("tina", "asara.dispatch")
    table.expects_nothing_else()
    table.tina.goes("bank 10")
    with pytest.raises(AssertionError, match="end with waits_for"):
        table.__exit__(None)


def test_nobody_answers_for_somebody_else() -> None:
    table = Table("tina", "wolfgang")
    with pytest.raises(AssertionError, match="tina is asked"):
        table.wolfgang.goes("bank 10")
    with pytest.raises(AssertionError, match="tina is asked"):
        table.wolfgang.choices()


def test_more_pieces_than_the_box_holds_cannot_be_laid_out() -> None:
    with pytest.raises(AssertionError, match="not that many white gold base"):
        Table("tina", "wolfgang", stored={"tina": "2 white gold base"})
    with pytest.raises(AssertionError, match="not that many blue"):
        Table("tina", "wolfgang", hands={"tina": "blue " * 10})
