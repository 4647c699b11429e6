"""Chapter 4, buying tower parts."""

from pathlib import Path

import pytest

from partal.asara.rules.content import built_in
from partal.asara.rules.things import PARTS, part_of
from tests.asara.table import Table, content_with

KINDS = {"bases": "base", "middles": "middle", "windows": "window", "tops": "top"}
PRICES = {"brown": 3, "green": 4, "red": 5, "black": 6, "white": 8}


@pytest.mark.proves("A-BUY-01", "A-BUY-02")
@pytest.mark.parametrize(("market", "kind"), KINDS.items())
def test_each_market_sells_the_open_parts_of_its_own_kind(market: str, kind: str) -> None:
    shown = {place: f"red {part}, black {part}" for place, part in KINDS.items()}
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, display=shown) as table:
        table.tina.places("blue", at=market)
        assert table.tina.choices() == {f"take red {kind}", f"take black {kind}", "take nothing"}
        for other in set(KINDS.values()) - {kind}:
            assert table.tina.refused(f"take red {other}") == "A-BUY-02"
        table.waits_for("tina", "asara.buy")


@pytest.mark.proves("A-BUY-02")
def test_one_part_is_taken_and_no_more() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, display={"windows": "3 brown window"}) as table:
        table.tina.places("blue", at="windows")
        table.tina.takes("brown window")
        assert table.tina.stored == ["brown window"]
        assert table.display("windows") == ["brown window", "brown window"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUY-03")
@pytest.mark.parametrize("spaces_used", [0, 1, 2, 3])
def test_any_open_part_may_be_picked_from_any_buyer_space(spaces_used: int) -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green"},
        display={"tops": "brown top, red gold top, white top"},
        laid=[("wolfgang", "tops", "blue")] * spaces_used,
    ) as table:
        table.tina.places("blue", at="tops")
        assert table.tina.choices() == {"take brown top", "take red gold top", "take white top", "take nothing"}
        table.waits_for("tina", "asara.buy")


@pytest.mark.proves("A-BUY-04")
def test_a_bought_part_goes_behind_the_buyers_screen_and_is_not_built() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green"},
        stored={"wolfgang": ""},
        towers={"tina": "black 2"},
        display={"middles": "black middle"},
    ) as table:
        table.tina.places("blue", at="middles")
        table.tina.takes("black middle")
        assert (table.tina.stored, table.wolfgang.stored) == (["black middle"], [])
        assert (table.tina.towers, table.tina.prestige) == (["black 2"], 0)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUY-05", "A-BUY-08")
def test_tina_lays_blue_takes_a_black_middle_and_pays_six() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green"},
        money={"tina": 20, "wolfgang": 21},
        stored={"tina": "white base"},
        prestige={"tina": 4},
        display={"middles": "red middle, 2 black middle"},
    ) as table:
        table.tina.places("blue", at="middles")
        table.tina.takes("black middle")
        assert (table.tina.money, table.wolfgang.money) == (14, 21)
        assert table.tina.stored == ["white base", "black middle"]
        assert table.display("middles") == ["red middle", "black middle"]
        assert table.tina.prestige == 4
        # Take and store, then pay.
        assert [event.kind for event in table.told] == ["bought", "paid"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUY-06")
@pytest.mark.parametrize("colour", PRICES)
def test_the_price_depends_on_the_colour_alone(colour: str) -> None:
    paid = {}
    for market, kind in KINDS.items():
        with Table(
            "tina",
            "wolfgang",
            hands={"tina": "blue green"},
            money={"tina": 20},
            display={market: f"{colour} {kind}"},
        ) as table:
            table.tina.places("blue", at=market)
            table.tina.takes(f"{colour} {kind}")
            paid[kind] = 20 - table.tina.money
            table.waits_for("wolfgang", "asara.dispatch")
    assert paid == dict.fromkeys(KINDS.values(), PRICES[colour])


@pytest.mark.proves("A-BUY-07")
@pytest.mark.parametrize("part", ["black window", "black gold window"])
def test_gold_does_not_change_the_price(part: str) -> None:
    with Table(
        "tina", "wolfgang", hands={"tina": "blue green"}, money={"tina": 20}, display={"windows": part}
    ) as table:
        table.tina.places("blue", at="windows")
        table.tina.takes(part)
        assert (table.tina.stored, table.tina.money) == ([part], 14)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUY-08")
def test_black_costs_six_by_the_rulebook_and_the_other_prices_say_where_they_come_from() -> None:
    origins = {entry.id: entry.origin for entry in built_in().entries if entry.kind == "price"}
    assert origins == {"black": "rulebook"} | dict.fromkeys(("brown", "green", "red", "white"), "public")


@pytest.mark.proves("A-BUY-08")
def test_a_price_comes_from_the_content_file(tmp_path: Path) -> None:
    content = content_with(tmp_path, '[[price]]\nid = "brown"\nasari = 2\norigin = "printed"\n')
    shown = {"middles": "brown middle, black middle"}
    for part, price in (("brown middle", 2), ("black middle", 6)):
        with Table("tina", "wolfgang", hands={"tina": "blue green"}, display=shown, content=content) as table:
            table.tina.places("blue", at="middles")
            table.tina.takes(part)
            assert table.tina.money == 20 - price
            table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUY-09")
def test_with_six_asari_white_is_not_offered_and_black_leaves_nothing() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green"},
        money={"tina": 6},
        display={"bases": "red base, black base, white base"},
    ) as table:
        table.tina.places("blue", at="bases")
        assert table.tina.choices() == {"take red base", "take black base", "take nothing"}
        assert table.tina.refused("take white base") == "A-BUY-09"
        table.tina.takes("black base")
        assert table.tina.money == 0
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUY-10")
@pytest.mark.parametrize(
    ("asari", "shown"), [(0, ""), (0, "brown middle"), (20, ""), (20, "brown middle, white middle")]
)
def test_a_buyer_may_be_laid_in_a_market_without_taking_anything(asari: int, shown: str) -> None:
    with Table(
        "tina", "wolfgang", hands={"tina": "blue green"}, money={"tina": asari}, display={"middles": shown}
    ) as table:
        before = table.display("middles")
        table.tina.places("blue", at="middles")
        table.tina.takes("nothing")
        assert (table.tina.money, table.tina.stored, table.display("middles")) == (asari, [], before)
        assert (table.taken("middles"), table.colour_of("middles")) == (1, "blue")
        assert "0 took-nothing middles" in table.all_hear()
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUY-11")
def test_a_display_is_not_refilled_during_the_year() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green", "wolfgang": "blue green"}, money={"tina": 20}) as table:
        assert (len(table.display("middles")), len(table.pile("middles"))) == (9, 11)
        part = table.display("middles")[0]
        table.tina.places("blue", at="middles")
        table.tina.takes(part)
        table.wolfgang.places("blue", at="bank 10")
        table.tina.places("green", at="coloured")
        assert (len(table.display("middles")), len(table.pile("middles"))) == (8, 11)
        assert table.year == 1
        table.wolfgang.places("green", at="coloured")
        assert (table.year, len(table.display("middles")), len(table.pile("middles"))) == (2, 9, 10)
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUY-12")
def test_a_part_of_the_draw_pile_is_not_for_sale_in_the_market() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green"},
        display={"middles": "black middle"},
        piles={"middles": "red middle"},
    ) as table:
        table.tina.places("blue", at="middles")
        assert table.tina.choices() == {"take black middle", "take nothing"}
        assert table.tina.refused("take red middle") == "A-BUY-12"
        table.waits_for("tina", "asara.buy")


@pytest.mark.proves("A-BUY-13")
def test_any_number_of_parts_may_be_stored_whether_or_not_a_tower_is_there() -> None:
    hoard = "3 white window, 2 white gold window, 3 red middle, red gold middle, 3 brown top, brown gold top"
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green"},
        stored={"tina": hoard},
        display={"windows": "black window"},
    ) as table:
        assert (len(table.tina.stored), table.tina.towers) == (13, [])
        table.tina.places("blue", at="windows")
        table.tina.takes("black window")
        assert len(table.tina.stored) == 14
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUY-14")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_a_player_has_stored_stays_with_the_player(seed: int) -> None:
    """A seat's parts, stored and built together, never become fewer, and their sum really grows."""
    table = Table("tina", "wolfgang", "philipp", seed=seed)

    def owned() -> list[int]:
        counts = list(table.state.stored)
        for seat, towers in enumerate(table.state.towers):
            for tower in towers:
                for slot, held in enumerate(tower.parts):
                    counts[seat * PARTS + part_of(slot // 2, tower.colour, slot % 2)] += held
        return counts

    before = owned()
    for _ in table.play_on(seed):
        after = owned()
        assert all(now >= then for now, then in zip(after, before))
        before = after
    assert sum(before) > 20


@pytest.mark.proves("A-BUY-15")
def test_a_player_may_return_to_the_same_market() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue blue green", "wolfgang": "yellow yellow"},
        money={"tina": 20},
        display={"middles": "3 brown middle"},
    ) as table:
        table.tina.places("blue", at="middles")
        table.tina.takes("brown middle")
        table.wolfgang.places("yellow", at="bank 10")
        table.tina.places("blue", at="middles")
        table.tina.takes("brown middle")
        assert (table.tina.stored, table.tina.money) == (["brown middle", "brown middle"], 14)
        table.waits_for("wolfgang", "asara.dispatch")
