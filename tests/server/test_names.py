"""Names of people and bots: what somebody gave stays as it is; everybody reads the rest in their own language."""

from __future__ import annotations

import asyncio

import pytest

from partal.games import GAMES
from partal.table.seat import Chair, name_of, recorded_name
from tests.said import text_of
from tests.server.house import RANDOM, Visitor

BOT = Chair(1, "bot", "medium", "", "")
PERSON = Chair(1, "human", "", "", "ana")
LEFT = PERSON._replace(kind="bot", bot="medium")


@pytest.mark.parametrize(
    ("chair", "english", "german"),
    [
        (BOT, "Mirar", "Mirar"),
        (PERSON, "player 2", "Person 2"),
        (PERSON._replace(kind="guest"), "player 2", "Person 2"),
        (LEFT, "player 2", "Person 2"),
        (Chair(1, "open", "", "", ""), "", ""),
        (BOT._replace(name="medium 2"), "medium 2", "medium 2"),
        (PERSON._replace(name="Person 2"), "Person 2", "Person 2"),
    ],
)
def test_a_chair_without_a_name_has_one_in_every_language(chair: Chair, english: str, german: str) -> None:
    """Tables stored by earlier versions have a name on every chair, and keep it."""
    name = name_of("asara", chair)
    assert [text_of(name), text_of(name, "de")] == [english, german]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_seat_has_a_bots_name_of_its_own(game: str) -> None:
    names = [text_of(name_of(game, BOT._replace(seat=seat))) for seat in range(GAMES[game].rules.seats[-1])]
    assert len(set(names)) == len(names)


def test_a_record_holds_names_in_english() -> None:
    assert [recorded_name("asara", chair) for chair in (BOT, PERSON, PERSON._replace(name="Änne, x"))] == [
        "Mirar",
        "player 2",
        "Änne x",
    ]


def test_the_log_and_the_record_of_a_table_without_names(house) -> None:
    async def story():
        gast = Visitor(house.base)
        await gast.http.get("/api/me", headers={"accept-language": "de"})
        table = (await gast.opens("asara", {"kind": "me"}, RANDOM, seed=3))["id"]
        await gast.http.post(f"/api/tables/{table}/leave", json={"seat": 0, "bot": "random"})
        async with gast.live(table) as wire:
            last = await wire.hear_where(lambda frame: frame["standings"], timeout=100)
        record = (await gast.http.get(f"/api/tables/{table}/record")).text
        await gast.leave()
        return last, record

    last, record = asyncio.run(story())
    assert [seat["name"] for seat in last["header"]["seats"]] == [["page-called-player", {"number": 1}, ""], "Mirar"]
    said = [(text_of(event["text"]), text_of(event["text"], "de")) for event in last["events"]]
    assert any("player 1" in english and "Person 1" in german for english, german in said)
    assert "\nplayers: player 1, Mirar\n" in record
