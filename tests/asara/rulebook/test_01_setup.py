"""Chapter 1, set-up and components."""

from pathlib import Path

import pytest

from partal.core.match import Match
from partal.core.rng import Rng

from partal.asara.rules import RULES
from partal.asara.rules.content import built_in
from partal.asara.rules.things import COLOURS, PART_NAMES
from tests.asara.table import Table, content_with

NAMES = ("tina", "wolfgang", "philipp", "anna")
PROFESSIONAL = {"professional": "true"}
SEVEN_INSERTS = "3 black middle, black gold middle, 3 black window"


@pytest.mark.proves("A-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_for_one_or_five_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4 players, not {seats}"):
        Match(RULES, seats, 1)
    with pytest.raises(ValueError, match=f"2 to 4 players, not {seats}"):
        RULES.new(seats, 1)


@pytest.mark.proves("A-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_people_play(seats: int) -> None:
    with Table(*NAMES[:seats]) as table:
        assert len(table.match.scores) == seats
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SET-02")
def test_swapping_two_roles_changes_no_number() -> None:
    results = []
    for roles in (("Timanis", "Mirar", "Leiard"), ("Mirar", "Timanis", "Leiard")):
        match = Match(RULES, 3, 11, players=roles)
        assert match.players == roles
        rng = Rng(4)
        while not match.over:
            match.play(rng.pick(match.decision.options))  # type: ignore[union-attr]
        results.append((match.digest, match.scores, match.standings))
    assert results[0] == results[1]


@pytest.mark.proves("A-SET-03", "A-SET-13")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_runs_for_exactly_four_years_and_most_prestige_wins(seats: int) -> None:
    table = Table(*NAMES[:seats])
    years = [table.year]
    for _ in table.play_on(seed=seats):
        if table.year != years[-1]:
            years.append(table.year)
        assert table.match.over or table.tina.sees().year == table.year
    assert years == [1, 2, 3, 4]
    standings = table.match.standings
    assert standings is not None
    best = max(standings.scores)
    assert standings.winners == tuple(seat for seat, score in enumerate(standings.scores) if score == best)


@pytest.mark.proves("A-SET-04")
def test_every_number_of_the_overview_sheet_says_where_it_comes_from() -> None:
    origins = {(entry.kind, entry.id): entry.origin for entry in built_in().entries}
    assert set(origins.values()) == {"rulebook", "public", "reconstructed"}
    assert origins["purse", "new-year"] == "rulebook"
    assert origins["purse", "seat-1"] == "public"
    assert origins["spaces", "bank"] == "reconstructed"


@pytest.mark.proves("A-SET-04")
def test_a_number_of_the_content_file_is_the_number_at_the_table(tmp_path: Path) -> None:
    purse = '[[purse]]\nid = "seat-1"\nasari = 17\norigin = "printed"\n'
    bank = '[[spaces]]\nid = "bank"\namounts = [11, 7]\norigin = "printed"\n'
    with Table("tina", "wolfgang", content=content_with(tmp_path, purse + bank)) as table:
        assert (table.tina.money, table.wolfgang.money) == (17, 21)
        offered = {place for place in table.tina.places_offered() if place.startswith("bank")}
        assert offered == {"bank 11", "bank 7"}
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SET-05")
def test_basic_is_the_preset_and_professional_may_be_chosen() -> None:
    basic, professional = Match(RULES, 2, 1), Match(RULES, 2, 1, PROFESSIONAL)
    assert basic.settings == {}
    assert basic.digest == Match(RULES, 2, 1, {"professional": "false"}).digest
    assert professional.settings == PROFESSIONAL
    assert professional.digest != basic.digest


@pytest.mark.proves("A-SET-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_display_or_pile_ever_holds_a_part_of_another_kind(seats: int) -> None:
    table = Table(*NAMES[:seats], seed=seats)
    kinds = {"bases": "base", "middles": "middle", "windows": "window", "tops": "top"}
    shown = {market: len(table.display(market)) for market in kinds}
    assert shown == {"bases": 9, "middles": 9, "windows": 9, "tops": 9}
    for _ in table.play_on(seed=1):
        for market, kind in kinds.items():
            parts = table.display(market) + table.pile(market)
            assert {part.split()[-1] for part in parts} <= {kind}


@pytest.mark.proves("A-SET-07")
def test_each_kind_comes_in_brown_green_red_black_and_white() -> None:
    table = Table("tina", "wolfgang")
    for market, size in (("bases", 20), ("middles", 20), ("windows", 25), ("tops", 20)):
        parts = table.display(market) + table.pile(market)
        assert len(parts) == size
        assert {part.split()[0] for part in parts} == {"brown", "green", "red", "black", "white"}
    assert COLOURS == ("brown", "green", "red", "black", "white")


@pytest.mark.proves("A-SET-08")
@pytest.mark.parametrize(
    ("stored", "step", "built"),
    [
        ("red base, red top", "found red", ["red 2"]),
        ("red gold base, red gold top", "found red gold base gold top", ["red 2 gold 2"]),
    ],
)
def test_a_gold_part_is_the_same_as_the_plain_one_but_for_its_gold(stored: str, step: str, built: list[str]) -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, stored={"tina": stored}, money={"tina": 9}) as table:
        assert "circle 2" in table.tina.places_offered()
        table.tina.builds(2, step, laying="blue")
        assert (table.tina.towers, table.tina.stored) == (built, [])
        assert (table.tina.money, table.tina.prestige) == (7, 2)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SET-09")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 9, 27), (3, 8, 21), (4, 7, 17)])
def test_forty_five_buyers_are_dealt_by_the_number_of_players(seats: int, each: int, left: int) -> None:
    with Table(*NAMES[:seats], seed=3) as table:
        hands = [table.players[name].hand for name in NAMES[:seats]]
        assert [len(hand) for hand in hands] == [each] * seats
        assert len(table.deck) == left
        buyers = [card for hand in hands for card in hand] + table.deck
        assert len(buyers) == 45
        assert {colour: buyers.count(colour) for colour in buyers} == {
            "blue": 9,
            "green": 9,
            "violet": 9,
            "yellow": 9,
            "orange": 9,
        }
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SET-09")
def test_all_backs_look_alike() -> None:
    seen = []
    for colour, other in (("blue", "orange"), ("orange", "blue")):
        with Table("tina", "wolfgang", hands={"tina": f"blue orange {colour}"}, deck=other) as table:
            table.tina.places(colour, at="coloured")
            seen.append((table.match.view(None).plain(), table.all_hear(), table.wolfgang.hears()))
            table.waits_for("wolfgang", "asara.dispatch")
    assert seen[0] == seen[1]


@pytest.mark.proves("A-SET-10")
def test_the_supply_takes_all_payments_pays_all_income_and_never_runs_out() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green", "wolfgang": "green blue"},
        money={"tina": 100_000, "wolfgang": 10},
        display={"middles": "black middle"},
    ) as table:
        table.tina.places("blue", at="bank 10")
        assert (table.tina.money, table.wolfgang.money) == (100_010, 10)
        table.wolfgang.places("green", at="middles")
        table.wolfgang.takes("black middle")
        assert (table.tina.money, table.wolfgang.money) == (100_010, 4)
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SET-11")
def test_opponents_and_spectators_see_towers_but_neither_stored_parts_nor_money() -> None:
    views = []
    for asari, part, other in ((3, "white base", "black base"), (44, "black base", "white base")):
        with Table(
            "tina",
            "wolfgang",
            money={"wolfgang": asari},
            stored={"wolfgang": part},
            towers={"wolfgang": "red 4 gold 1"},
            display={"bases": "red base"},
            piles={"bases": f"brown base, {other}"},
            rest="wolfgang",
        ) as table:
            tina, wolfgang = table.tina.sees(), table.wolfgang.sees()
            assert tina.money == (20, None)
            assert wolfgang.money == (None, asari)
            assert [(tower.height, tower.gold) for tower in tina.towers[1]] == [(4, 1)]
            assert wolfgang.stored is not None
            assert wolfgang.stored[PART_NAMES.index(part)] > 0
            views.append((tina.plain(), table.match.view(None).plain(), wolfgang.plain()))
            table.waits_for("tina", "asara.dispatch")
    assert views[0][0] == views[1][0]
    assert views[0][1] == views[1][1]
    assert views[0][2] != views[1][2]


@pytest.mark.proves("A-SET-13")
def test_the_prestige_counter_goes_on_past_any_end_of_the_track() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green"},
        stored={"tina": "red base, red top"},
        prestige={"tina": 199},
    ) as table:
        table.tina.builds(2, "found red", laying="blue")
        assert table.match.scores == (201, 0)
        view = table.wolfgang.sees()
        assert [view.prestige(seat) for seat in range(2)] == [201, 0]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SET-14")
@pytest.mark.parametrize("seed", [1, 2])
def test_exactly_one_player_holds_the_favour_at_every_moment(seed: int) -> None:
    table = Table(*NAMES, seed=seed)
    assert (table.favour, table.asked) == ("tina", "tina")
    changes = 0
    holder = table.favour
    for _ in table.play_on(seed):
        takers = [NAMES[event.seat] for event in table.told if event.kind == "took-favour"]
        assert table.favour == (takers[-1] if takers else holder)
        changes += table.favour != holder
        holder = table.favour
    assert changes > 0


@pytest.mark.proves("A-SET-15")
def test_starting_money_is_graded_and_later_income_is_the_same_for_all() -> None:
    hands = {"tina": "blue", "wolfgang": "", "philipp": "", "anna": ""}
    with Table(*NAMES, hands=hands) as table:
        assert [table.players[name].money for name in NAMES] == [20, 21, 22, 23]
        table.tina.places("blue", at="favour")
        assert table.year == 2
        assert [table.players[name].money for name in NAMES] == [40, 41, 42, 43]
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SET-16")
def test_the_basic_game_has_nine_areas_and_no_move_leads_to_tent_or_lit_windows() -> None:
    with Table("tina", "wolfgang", money={"tina": 20}, stored={"tina": "red base, red top"}) as table:
        areas = {place.split()[0] for place in table.tina.places_offered()}
        assert areas == {"bases", "middles", "windows", "tops", "circle", "bank", "coloured", "spies", "favour"}
        for place in ("tent 3", "tent 5", "tent 7", "house"):
            assert table.tina.refused(f"go {place}") == "A-SET-16"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SET-16")
def test_the_professional_game_adds_the_tent_and_the_house_of_lighted_windows() -> None:
    with Table("tina", "wolfgang", settings=PROFESSIONAL, stored={"tina": "red base, red top"}) as table:
        areas = {place.split()[0] for place in table.tina.places_offered()}
        basic = {"bases", "middles", "windows", "tops", "circle", "bank", "coloured", "spies", "favour"}
        assert areas == basic | {"tent", "house"}
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SET-17")
@pytest.mark.parametrize("market", ["bases", "middles", "windows", "tops"])
def test_each_market_has_four_spaces(market: str) -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green", "wolfgang": "blue green"},
        laid=[("wolfgang", market, "blue")] * 3,
    ) as table:
        table.tina.places("blue", at=market)
        table.tina.takes("nothing")
        assert table.taken(market) == 4
        assert market not in table.wolfgang.places_offered()
        assert table.wolfgang.refused(f"go {market}") == "A-DISP-17"
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SET-18")
def test_the_building_circle_has_the_plots_one_to_seven() -> None:
    with Table("tina", "wolfgang", stored={"tina": SEVEN_INSERTS}, towers={"tina": "black 2"}) as table:
        plots = {place for place in table.tina.places_offered() if place.startswith("circle")}
        assert plots == {f"circle {plot}" for plot in (1, 2, 3, 4, 5, 6, 7)}
        assert table.tina.refused("go circle 0") == "A-SET-16"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SET-19")
def test_the_house_of_spies_has_a_space_for_three_and_one_for_five() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue blue green", "wolfgang": "blue blue green"}) as table:
        spaces = {place for place in table.tina.places_offered() if place.startswith("spies")}
        assert spaces == {"spies 3", "spies 5"}
        table.tina.places("blue", at="spies 3")
        table.tina.answers("search tops")
        table.tina.takes("nothing")
        assert table.wolfgang.refused("go spies 3") == "A-DISP-02"
        assert "spies 5" in table.wolfgang.places_offered()
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SET-19")
def test_the_content_file_says_how_many_spy_spaces_there_are(tmp_path: Path) -> None:
    spies = '[[spaces]]\nid = "spies"\namounts = [3, 3, 5]\norigin = "printed"\n'
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue blue green"},
        laid=[("wolfgang", "spies 3", "blue")],
        content=content_with(tmp_path, spies),
    ) as table:
        assert {"spies 3", "spies 5"} <= table.tina.places_offered()
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SET-20")
def test_displays_and_pile_sizes_are_public_and_the_order_and_parts_of_a_pile_are_not() -> None:
    views = []
    for pile, hidden in (("white top, black top", "red top"), ("black top, red top", "white top")):
        with Table(
            "tina",
            "wolfgang",
            stored={"tina": "", "wolfgang": hidden},
            display={"tops": "brown top, green gold top"},
            piles={"tops": pile},
            rest="wolfgang",
        ) as table:
            view = table.tina.sees()
            assert view.pile_sizes == (11, 11, 16, 2)
            assert [PART_NAMES[part] for part, count in enumerate(view.display) if count and part >= 30] == [
                "brown top",
                "green gold top",
            ]
            assert view.searched is None
            views.append((view.plain(), table.match.view(None).plain()))
            table.waits_for("tina", "asara.dispatch")
    assert views[0] == views[1]


@pytest.mark.proves("A-SET-20")
@pytest.mark.parametrize("market", ["bases", "middles", "windows", "tops"])
def test_piles_are_shuffled(market: str) -> None:
    layouts = [Table("tina", "wolfgang", seed=seed) for seed in range(8)]
    piles = {tuple(table.pile(market)) for table in layouts}
    assert len(piles) == 8
    whole = {tuple(sorted(table.display(market) + table.pile(market))) for table in layouts}
    assert len(whole) == 1


@pytest.mark.proves("A-SET-21")
def test_a_hand_is_secret_and_its_size_is_public() -> None:
    views = []
    for hand in ("blue blue orange", "green violet yellow"):
        with Table("tina", "wolfgang", hands={"tina": "blue", "wolfgang": hand}) as table:
            assert table.tina.sees().hand_sizes == [1, 3]
            assert table.wolfgang.sees().hand != table.tina.sees().hand
            views.append((table.tina.sees().plain(), table.match.view(None).plain()))
            table.waits_for("tina", "asara.dispatch")
    assert views[0] == views[1]


@pytest.mark.proves("A-SET-21")
def test_everybody_sees_a_part_when_it_is_bought() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, display={"middles": "black middle"}) as table:
        table.tina.places("blue", at="middles")
        table.tina.takes("black middle")
        assert "0 bought black-middle" in table.wolfgang.hears()
        assert "0 laid middles blue" in table.all_hear()
        table.waits_for("wolfgang", "asara.dispatch")
