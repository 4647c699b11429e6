"""Games for six, for exactly two and for too many, installed beside Partal."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from partal.core.decision import MOST_SEATS

from tests.server.house import ME, House, Visitor, said

ROOT = Path(__file__).parents[1]
GAMES = """
from partal.game import Game
from pearls.rules import PearlsRules


def game(called, players):
    class Rules(PearlsRules):
        name = called
        seats = players

    class Named(Game):
        name = called
        rules = Rules()

    return Named()


six, duel, crowd = game("six", range(2, 7)), game("duel", range(2, 3)), game("crowd", range(2, 10))
"""
POINTS = "[partal.games]\nsix = tables:six\nduel = tables:duel\ncrowd = tables:crowd\n"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which a package with these games is installed."""
    folder = tmp_path_factory.mktemp("installed")
    (folder / "tables.py").write_text(GAMES, encoding="utf-8")
    about = folder / "tables-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tables\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    paths = [folder, ROOT / "src", ROOT / "examples" / "pearls" / "src"]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONWARNINGS": "ignore::UserWarning"}


def partal(environment: dict[str, str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "partal", *arguments],
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.fixture(scope="module")
def house(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "data", environment=environment)
    house.start()
    yield house
    house.stop()


async def last_of_six(house: House) -> None:
    ana = await Visitor(house.base).arrive("Ana")
    guests = [{"kind": "guest", "name": f"Guest {number}"} for number in range(1, 6)]
    table = await ana.opens("six", ME, *guests)
    assert len(table["seats"]) == 6
    address = f"/api/tables/{table['id']}"
    for seat in range(6):
        answered = await ana.answers(table["id"], seat, 1, "dive")
        assert answered.status_code == 200, answered.text
        assert (
            await ana.http.get(f"{address}/ahead", params={"seat": seat, "answers": "keep white"})
        ).status_code == 200
        kept = [await ana.answers(table["id"], seat, 2, f"keep {colour}") for colour in ("white", "rose", "gold")]
        if all(one.status_code != 200 for one in kept):
            # Both pearls have the same colour and the only answer was taken without asking.
            assert said(kept[0].json())
    hint = await ana.http.get(f"{address}/hint", params={"seat": 5})
    assert hint.status_code == 409, "seat 5 exists but is not asked"
    assert (await ana.http.get(f"{address}/hint", params={"seat": MOST_SEATS})).status_code == 400
    too_many = await ana.http.post("/api/tables", json={"game": "six", "chairs": [ME, *guests, *guests]})
    assert too_many.status_code == 400
    await ana.leave()


def test_six_sit_and_play_at_the_web_table(house: House) -> None:
    asyncio.run(last_of_six(house))


def test_six_play_in_the_terminal(environment: dict[str, str]) -> None:
    done = partal(environment, "play", "six", "--seats", "6", "--bots", "random,random,random,random,random,random")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Player 6" in done.stdout


def test_a_game_for_exactly_two_is_opened_for_two_and_says_so(environment: dict[str, str]) -> None:
    started = partal(environment, "play", "duel", "--seat", "1", typed="quit\n")
    assert (started.returncode, started.stderr) == (0, "")
    refused = partal(environment, "play", "duel", "--seats", "3")
    assert (refused.returncode, refused.stderr) == (2, "partal: Duel is for 2 players, not 3.\n")
    german = partal(environment, "--language", "de", "play", "duel", "--seats", "3")
    assert german.stderr == "partal: Duel ist für 2 Personen, nicht für 3.\n"


def test_a_game_for_more_than_a_table_holds_is_left_out_with_a_warning(environment: dict[str, str]) -> None:
    done = partal({**environment, "PYTHONWARNINGS": "default"}, "play", "crowd")
    assert done.returncode == 2
    assert f"The game “crowd” cannot be loaded: a game has 1 to {MOST_SEATS} seats." in done.stderr


# The page's colours

TOKENS = (ROOT / "client" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
CLEAR = 4.0
"""The contrast of a seat's colour with what it is drawn on; drawings need 3."""


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [":root {", ':root[data-theme="dark"] {'])
def test_every_seat_has_a_colour_of_its_own_that_is_clear_in_both_themes(theme: str) -> None:
    block = TOKENS.split(theme, 1)[1].split("}", 1)[0]
    colours = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))
    seats = [colours[f"seat-{seat}"] for seat in range(MOST_SEATS)]
    assert len(set(seats)) == MOST_SEATS
    for ground in ("ground", "paper", "paper-2"):
        assert min(contrast(seat, colours[ground]) for seat in seats) >= CLEAR
