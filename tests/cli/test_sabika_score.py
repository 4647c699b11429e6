"""`partal score sabika`: the final scoring of a game played with a physical copy."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from partal.core.match import Match
from partal.core.rng import Rng

from partal.sabika.rules import RULES
from partal.sabika.rules.things import CITIES, CITY_COUNT, FAMILIES, GOODS, MATERIALS, SIDES, TYPES, WARE_COUNT
from tests.cli.terminal import Said, partal

EXAMPLE = """
trade = 7
[cities]
algiers = "C7"
[[player]]
name = "blue"
prestige = 63
dinars = 5
seals = 1
materials = { gypsum = 0, wood = 1, marble = 1, glazed = 0 }
goods = { sugar = 1, clothes = 0, pottery = 1 }
poems = { blue = 3, red = 2, grey = ["A1", "H4"] }
boxes = 9
buildings = { palace = 2, fountain = 0, door = 1, garden = 1, tower = 2, window = 0 }
balances = 2
favour = 4
ships = { algiers = "left", florence = "right" }
"""
RIVAL = """
[[player]]
name = "red"
prestige = 70
dinars = 2
materials = { glazed = 1 }
poems = { blue = 4, red = 1, grey = ["E2"] }
buildings = { door = 2, window = 3 }
ships = { algiers = "right", fez = "right", tunis = "left" }
"""


def scored(folder: Path, text: str, *arguments: str) -> Said:
    file = folder / "table.toml"
    file.write_text(text, encoding="utf-8")
    return partal("score", "sabika", str(file), *arguments)


def result(folder: Path, text: str, *arguments: str) -> dict[str, Any]:
    said = scored(folder, text, "--json", *arguments)
    assert said.code == 0, said.err
    parsed: dict[str, Any] = json.loads(said.out)
    return parsed


def test_a_single_table_is_scored_with_every_point(tmp_path: Path) -> None:
    """A1 alone at the table is first: 14. Algiers and Florence share no route: a chain of 1; one is consolidated."""
    assert result(tmp_path, EXAMPLE) == {
        "players": [
            {"name": "blue", "poems": {"A1": 14, "H4": 2}, "trade": 3, "leftovers": 6, "final": 25, "total": 88}
        ],
        "winners": ["blue"],
    }


@pytest.mark.proves("S-TRADE-02", "S-LEFT-05")
def test_two_tables_are_ranked_against_each_other(tmp_path: Path) -> None:
    """Blue has 7 poems and red 6, so A1 is worth 14; red's E2 counts two pairs of 4; trade card 7 pays 3 for each."""
    found = result(tmp_path, EXAMPLE + RIVAL)
    blue, red = found["players"]
    assert blue["poems"] == {"A1": 14, "H4": 2}
    assert red == {"name": "red", "poems": {"E2": 8}, "trade": 6, "leftovers": 2, "final": 16, "total": 86}
    assert found["winners"] == ["blue"]


def test_a_majority_looks_at_everybody(tmp_path: Path) -> None:
    """With two players a tie for most poems and a plain second place are both worth 6; by house rule second is 0."""
    tied = EXAMPLE + RIVAL.replace("blue = 4", "blue = 5")
    assert result(tmp_path, tied)["players"][0]["poems"]["A1"] == 6
    second = EXAMPLE + RIVAL.replace("blue = 4", "blue = 6")
    assert result(tmp_path, second)["players"][0]["poems"]["A1"] == 6
    house = result(tmp_path, second, "--option", "two-player-second=none")
    assert house["players"][0]["poems"]["A1"] == 0


@pytest.mark.proves("S-TRADE-03")
def test_a_chain_is_made_of_routes_and_not_of_granada(tmp_path: Path) -> None:
    """Fez, Algiers and Tunis hang together; Florence does not, for Granada joins nothing."""
    ships = 'ships = { fez = "left", algiers = "left", tunis = "right", florence = "left" }'
    text = EXAMPLE.replace('ships = { algiers = "left", florence = "right" }', ships).replace("trade = 7", "trade = 6")
    (player,) = result(tmp_path, text)["players"]
    assert player["poems"]["H4"] == 6
    assert player["trade"] == 6


def test_trade_cards_that_look_at_tiles_need_them(tmp_path: Path) -> None:
    """Card 2 pays 3 for each red city with a ship: C7 is red, C1 is blue."""
    text = EXAMPLE.replace("trade = 7", "trade = 2")
    said = scored(tmp_path, text)
    assert said.code == 2
    assert "player 1 (blue): florence has no tile, and trade card 2 needs the tile of every city" in said.err
    text = text.replace('algiers = "C7"', 'algiers = "C7"\nflorence = "C1"')
    assert result(tmp_path, text)["players"][0]["trade"] == 3
    for trade, points in ((1, 3), (3, 6), (4, 0), (5, 0), (8, 4)):
        assert result(tmp_path, text.replace("trade = 2", f"trade = {trade}"))["players"][0]["trade"] == points


@pytest.mark.proves("S-WIN-02", "S-WIN-03")
def test_of_equal_totals_more_buildings_win_and_then_both(tmp_path: Path) -> None:
    def pair(first: int, second: int) -> str:
        rows = [("a", first), ("b", second)]
        return "trade = 8\n" + "".join(
            f'[[player]]\nname = "{name}"\nprestige = 40\nbuildings = {{ garden = {count} }}\n' for name, count in rows
        )

    assert result(tmp_path, pair(2, 3))["winners"] == ["b"]
    assert "Equal totals: more buildings win." in scored(tmp_path, pair(2, 3)).out
    assert result(tmp_path, pair(3, 3))["winners"] == ["a", "b"]
    shown = scored(tmp_path, pair(3, 3)).out
    assert "a and b win together with 40 prestige." in shown
    assert "Equal totals" not in shown


def test_the_solo_opponent_is_counted_by_his_own_rules(tmp_path: Path) -> None:
    """Of what is left he scores seals only, and each of his minor buildings is a balance."""
    yusuf = '[[player]]\nname = "Yusuf"\nyusuf = true\nprestige = 50\nseals = 3\ndinars = 9\n'
    yusuf += 'goods = { clothes = 2 }\nbuildings = { garden = 4 }\npoems = { blue = 2, grey = ["C3"] }\n'
    found = result(tmp_path, EXAMPLE + yusuf)["players"][1]
    assert found == {"name": "Yusuf", "poems": {"C3": 16}, "trade": 0, "leftovers": 3, "final": 19, "total": 69}


def test_the_sheet_on_paper_cites_clauses_and_says_what_cards_count(tmp_path: Path) -> None:
    out = scored(tmp_path, EXAMPLE + RIVAL).out
    for line in ("major poem A1", "trade card 7", "S-MPOEM-01", "S-TRADE-01", "S-LEFT-04", "prestige track"):
        assert line in out
    assert "H4 (blue)     2 per city of the longest chain, at most 14" in out
    assert "blue wins with 88 prestige." in out
    assert max(len(line) for line in out.splitlines()) <= 80


def typed(match: Match[Any]) -> str:
    """A table typed in as it lay at the end of a match, before its final scoring."""
    state = match.at(match.number)
    content = state.content
    lines = [f"trade = {content.trades[state.trade].number}", "[cities]"]
    lines += [f'{name} = "{content.cities[state.city_tiles[city]].id}"' for city, name in enumerate(CITIES)]
    sources = ("major-poems", "trade", "seals", "goods", "materials", "dinars")
    standings = match.standings
    assert standings is not None
    for player in range(state.players):
        final = sum(line.points for line in standings.sheets[player] if line.source in sources)
        store = state.store[player * WARE_COUNT : (player + 1) * WARE_COUNT]
        goods = [store[4 + good] + state.annex[player * FAMILIES + good] for good in range(FAMILIES)]
        ships = state.ships[player * CITY_COUNT : (player + 1) * CITY_COUNT]
        grey = ", ".join(f'"{content.major_poems[index].id}"' for index in state.grey[player])
        lines += [
            "[[player]]",
            f'name = "p{player}"',
            f"prestige = {standings.scores[player] - final}",
            f"dinars = {state.dinars[player]}",
            f"seals = {state.seals[player]}",
            "materials = {" + ", ".join(f"{name} = {store[ware]}" for ware, name in enumerate(MATERIALS)) + "}",
            "goods = {" + ", ".join(f"{name} = {goods[good]}" for good, name in enumerate(GOODS)) + "}",
            f"poems = {{ blue = {len(state.blue[player])}, red = {len(state.red[player])}, grey = [{grey}] }}",
            f"boxes = {state.all_boxes(player)}",
            "buildings = {"
            + ", ".join(f"{TYPES[kind]} = {count}" for kind, count in enumerate(state.types(player)))
            + "}",
            f"balances = {state.balances[player]}",
            f"favour = {state.favour[player]}",
            "ships = {"
            + ", ".join(f'{CITIES[city]} = "{SIDES[half - 1]}"' for city, half in enumerate(ships) if half)
            + "}",
        ]
        if state.seats == 1 and player == 1:
            lines.append("yusuf = true")
    return "\n".join(lines)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_table_typed_in_scores_as_the_game_did(tmp_path: Path, seats: int) -> None:
    """The end of played games, written down by hand, has the totals and winners of the games."""
    for seed in range(3):
        match: Match[Any] = Match(RULES, seats, seed)
        rng = Rng(seed)
        while match.decision is not None:
            match.play(rng.pick(match.decision.options))
        found = result(tmp_path, typed(match))
        assert match.standings is not None
        assert [player["total"] for player in found["players"]] == list(match.standings.scores)
        assert found["winners"] == [f"p{player}" for player in match.standings.winners]


def player(body: str, top: str = "trade = 8") -> str:
    return f'{top}\n[[player]]\nname = "a"\n{body}\n[[player]]\nname = "b"\n'


BAD = {
    "not toml": ("trade = ", "table.toml: not valid TOML"),
    "deep": ("a = " + "[" * 5000, "table.toml: not valid TOML"),
    "empty": ("", "trade is missing: the number of the trade card, from 1 to 8."),
    "no players": ("trade = 1", "write 1 to 4 players as [[player]]; this has 0."),
    "five players": ("trade = 1\n" + "".join(f'[[player]]\nname = "p{n}"\n' for n in range(5)), "this has 5."),
    "player no list": ("trade = 1\nplayer = 3", "write 1 to 4 players"),
    "trade 0": (player("", "trade = 0"), "table.toml: trade must be the number of a trade card, from 1 to 8, not 0."),
    "trade 9": (player("", "trade = 9"), "from 1 to 8, not 9."),
    "trade text": (player("", 'trade = "seven"'), "not “seven”."),
    "trade true": (player("", "trade = true"), "not true."),
    "unknown top key": (
        player("", "trade = 1\nwishes = 3"),
        "table.toml: unknown key “wishes”; known keys are trade, cities",
    ),
    "cities no table": (
        player("", "trade = 1\ncities = 3"),
        'cities must be a table such as { algiers = "C7" }, not 3.',
    ),
    "unknown city": (
        player("", 'trade = 1\n[cities]\nparis = "C1"'),
        "there is no city “paris”; the cities are algiers, flor",
    ),
    "unknown tile": (
        player("", 'trade = 1\n[cities]\nfez = "C13"'),
        "fez must have a city tile from C1 to C12, not “C13”",
    ),
    "tile number": (player("", "trade = 1\n[cities]\nfez = 1"), "fez must have a city tile"),
    "tile twice": (
        player("", 'trade = 1\n[cities]\nfez = "C1"\ncairo = "C1"'),
        "the tile C1 is at fez and at cairo.",
    ),
    "tile missing": (
        player('ships = { fez = "left" }', "trade = 3"),
        "player 1 (a): fez has no tile, and trade card 3",
    ),
    "no name": ("trade = 1\n[[player]]\n", "table.toml, player 1: name must be a text"),
    "same name": (
        'trade = 1\n[[player]]\nname = "a"\n[[player]]\nname = "A"',
        "player 2 (A): another player already has this",
    ),
    "unknown key": (player("gold = 3"), "player 1 (a): unknown key “gold”; known keys are name, prestige, dinars"),
    "negative dinars": (player("dinars = -1"), "player 1 (a): dinars must be a whole number from 0 to 999, not -1."),
    "half dinars": (player("dinars = 2.5"), "dinars must be a whole number"),
    "true seals": (player("seals = true"), "seals must be a whole number from 0 to 9, not true."),
    "ten seals": (player("seals = 10"), "seals must be a whole number from 0 to 9, not 10."),
    "huge prestige": (player(f"prestige = {10**30}"), "prestige must be a whole number from -9,999 to 9,999"),
    "favour too far": (player("favour = 7"), "favour must be a whole number from 0 to 6, not 7."),
    "materials list": (player("materials = [1]"), "materials must be a table such as { gypsum = 1 }, not a list."),
    "unknown material": (
        player("materials = { gold = 1 }"),
        "unknown key “gold”; known keys are gypsum, wood, marble, glazed",
    ),
    "negative good": (player("goods = { sugar = -1 }"), "goods.sugar must be a whole number from 0 to 8, not -1."),
    "unknown building": (player("buildings = { castle = 1 }"), "unknown key “castle”; known keys are palace, fountain"),
    "unknown poem colour": (player("poems = { green = 1 }"), "unknown key “green”; known keys are blue, red, grey."),
    "grey no list": (player('poems = { grey = "A1" }'), 'grey must be a list of major poems such as ["A1", "H4"]'),
    "unknown grey": (player('poems = { grey = ["Z9"] }'), "there is no major poem “Z9”; the major poems are A1, A2"),
    "grey twice": (player('poems = { grey = ["A1", "A1"] }'), "the major poem A1 is named twice"),
    "three grey": (
        player('poems = { grey = ["A1", "B1", "C1"] }'),
        "3 major poems are more than the 2 that a player may",
    ),
    "grey of two": (
        'trade = 8\n[[player]]\nname = "a"\npoems = { grey = ["A1"] }\n'
        '[[player]]\nname = "b"\npoems = { grey = ["A1"] }',
        "table.toml: the major poem A1 is named twice",
    ),
    "unknown port": (player('ships = { oran = "left" }'), "player 1 (a): there is no city “oran”"),
    "ship to Granada": (player('ships = { granada = "left" }'), "there is no city “granada”"),
    "ship in the middle": (
        player('ships = { fez = "middle" }'),
        'the ship at fez must be "left" or "right", not “middle”',
    ),
    "ship true": (player("ships = { fez = true }"), 'the ship at fez must be "left" or "right", not true'),
    "too many seals": (
        'trade = 8\n[[player]]\nname = "a"\nseals = 5\n[[player]]\nname = "b"\nseals = 5',
        "table.toml: seals: 10 are more than the 9 in the game.",
    ),
    "too much sugar": (
        'trade = 8\n[[player]]\nname = "a"\ngoods = { sugar = 8 }\n[[player]]\nname = "b"\ngoods = { sugar = 1 }',
        "sugar: 9 are more than the 8 in the game.",
    ),
    "yusuf text": (player('yusuf = "yes"'), "yusuf must be true or false."),
    "yusuf and two": (
        'trade = 8\n[[player]]\nname = "a"\nyusuf = true\n[[player]]\nname = "b"\n[[player]]\nname = "c"',
        "player 1 (a): Yusuf plays against one person only.",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_gets_a_sentence_that_names_the_entry(tmp_path: Path, case: str) -> None:
    text, sentence = BAD[case]
    for arguments in ((), ("--json",)):
        said = scored(tmp_path, text, *arguments)
        assert said.code == 2
        assert sentence in said.err
        assert said.err.count("\n") == 1
        assert said.out == ""


@pytest.mark.parametrize(
    "body",
    [
        "",
        "prestige = -9999",
        "seals = 9",
        "favour = 6",
        "goods = { sugar = 8 }",
        'poems = { grey = ["A1", "B1"] }',
        'ships = { fez = "left" }',
        "yusuf = true",
    ],
)
def test_the_last_good_value_is_good(tmp_path: Path, body: str) -> None:
    assert scored(tmp_path, player(body)).code == 0


def test_the_file_of_the_help_text_is_good(tmp_path: Path) -> None:
    """What `partal score --help` shows can be typed in, but for the line that is for Yusuf."""
    help_text = partal("score", "--help").out
    _, _, page = help_text.partition("a file for Sabika:\n")
    lines = [line for line in page.splitlines() if "yusuf" not in line]
    found = result(tmp_path, "\n".join(lines))
    assert found["players"][0]["total"] == 88
