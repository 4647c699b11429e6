"""A refusal of the server is a message, the same for everybody; each page says it in its person's language."""

from __future__ import annotations

import asyncio
import re

import msgspec
import pytest

pytest.importorskip("litestar")

from partal.core.message import Message, message

from partal.games import GAMES
from partal.server import models
from partal.server.catalogue import TERMINAL, words_of
from partal.server.context import BY_STATUS, refuse, unread
from partal.server.database import Unavailable
from partal.server.soundness import Unreadable
from partal.server.stored import NOT_WRITTEN, UNCLEAR
from partal.table.component import note_of
from partal.words import Words
from partal.words.folders import LANGUAGES, files
from tests.server.house import House, Visitor, said


def test_a_refusal_carries_its_message_its_clause_and_what_else_belongs_to_it() -> None:
    found = refuse(409, message("refused-not-open", number="1", now="2").by("A-TAB-02"), number=2)
    assert msgspec.json.decode(msgspec.json.encode(found.extra)) == {
        "error": ["refused-not-open", {"number": "1", "now": "2"}, "A-TAB-02"],
        "clause": "A-TAB-02",
        "number": 2,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_text_of_every_refusal(language: str) -> None:
    """All but what only the terminal says."""
    page = words_of(language)
    keys = [key for key in Words(language).keys if "." not in key]
    terminal = "".join([path.read_text(encoding="utf-8") for path in files(language) if path.name == TERMINAL])
    assert [key for key in keys if (f"\n{key} =" in page) == (f"\n{key} =" in terminal)] == []
    assert "\ncli-" not in page


def test_what_a_failing_database_and_the_framework_refuse_can_be_said() -> None:
    messages: list[Message] = [NOT_WRITTEN, UNCLEAR, Unavailable().message, Unreadable("").message, *BY_STATUS.values()]
    for one in messages:
        assert Words("de").say(one) != Words("en").say(one)


A_SEAT = ": “seat” must be of type int, within its limits."


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (
            models.GiveAnswer,
            '{"seat": "0", "number": 1, "option": "x"}',
            A_SEAT,
        ),
        (
            models.GiveAnswer,
            '{"seat": 9, "number": 1, "option": "x"}',
            A_SEAT,
        ),
        (models.GiveAnswer, '{"number": 1, "option": "x"}', ": see “seat”."),
        (models.GiveAnswer, '{"seat": 0, "number"', "."),
        (models.GiveAnswer, "[]", ": “$” must be of type object, within its limits."),
        (models.NewTable, '{"game": "chess", "chairs": []}', ": see “game”."),
        (models.NewTable, '{"game": "asara", "chairs": [{"kind": "me", "y": 1}]}', ": see “chairs[0].y”."),
    ],
)
def test_what_is_wrong_with_a_message_is_told_by_its_place(kind: type, text: str, said: str) -> None:
    with pytest.raises(msgspec.DecodeError) as error:
        msgspec.json.decode(text, type=kind)
    assert Words("en").say(unread(str(error.value))) == f"The message cannot be read{said}"
    assert Words("de").say(unread(str(error.value))).startswith("Die Nachricht ist nicht lesbar")
    assert not re.search(r"Expected|Object|Invalid", Words("de").say(unread(str(error.value))))


def test_every_note_of_the_content_files_is_a_text_of_its_game() -> None:
    """An author of a pack writes what they like."""
    for game in GAMES.values():
        noted = [entry for entry in game.rules.content().entries if entry.note]
        prefix = f"{game.name}-origin-note-"
        texts = {key.removeprefix(prefix) for key in Words("en").keys if key.startswith(prefix)}
        assert texts == {entry.note for entry in noted}
        if noted:
            own = noted[0]._replace(note="Read off my own box.")
            assert Words("de").say(note_of(game.name, own)) == "Read off my own box."
            assert Words("de").say(note_of(game.name, noted[0])) != Words("en").say(note_of(game.name, noted[0]))


def test_refusals_are_in_the_players_language(tmp_path) -> None:
    house = House(tmp_path / "house")
    house.start()

    async def run() -> None:
        ana = await Visitor(house.base).arrive("Ana")
        table = await ana.opens("asara", {"kind": "me", "name": "Ana"}, {"kind": "guest", "name": "Gil"}, seed=4)
        asked, number = table["asked"], table["number"]
        english = await ana.answers(table["id"], asked, number, "build 7")
        await ana.http.post("/api/me", json={"language": "de"})
        german = await ana.answers(table["id"], asked, number, "build 7")
        assert german.json() == english.json(), "the server does not know who speaks what"
        assert said(english.json()) == "“build 7” is not possible now."
        assert said(german.json(), "de") == "„build 7“ geht jetzt nicht."
        assert german.json()["clause"] != ""
        refused = [
            await ana.http.post("/api/tables", json={"game": "asara", "chairs": [{"kind": "me"}]}),
            await ana.http.post("/api/tables", json={"game": "asara", "chairs": [{"kind": "me"}] * 2, "public": 1}),
            await ana.http.get("/api/nowhere"),
            await ana.http.get("/api/rules/chess"),
            await ana.http.put("/api/me"),
            await ana.http.post("/api/me", json={"name": "x" * 20_000}),
            await ana.answers(table["id"], asked, number, "fly"),
        ]
        assert [said(answer.json(), "de") for answer in refused] == [
            "Asara ist für 2 bis 4 Personen, nicht für 1.",
            "Die Nachricht ist nicht lesbar: „public“ ist vom Typ bool, in seinen Grenzen.",
            "Hier ist nichts.",
            "Dieses Spiel gibt es nicht.",
            "Das geht hier nicht.",
            "Eine Nachricht hat höchstens 16.384 Bytes.",
            "„fly“ ist keine Antwort, die Asara kennt.",
        ]
        async with ana.live(table["id"], asked) as wire:
            await wire.hear()
            await wire.send(type="answer", number=number + 40, option="go favour")
            assert "nicht mehr offen" in said(await wire.hear("refused"), "de")
        await ana.leave()
        gast = Visitor(house.base)
        await gast.http.get("/api/me", headers={"accept-language": "de-AT,de;q=0.9"})
        opened = await gast.opens("asara", {"kind": "me"}, {"kind": "guest"}, {"kind": "guest", "name": "Gil"})
        unnamed = [["page-called-player", {"number": number}, ""] for number in (1, 2)]
        assert [seat["name"] for seat in opened["seats"]] == [*unnamed, "Gil"]
        await gast.http.post(f"/api/tables/{opened['id']}/chat", json={"text": "Hallo"})
        async with gast.live(opened["id"], 0) as wire:
            await wire.send(type="chat", text="Hallo")
            frame = await wire.hear_where(lambda frame: len(frame["chat"]) == 2)
        assert [line["name"] for line in frame["chat"]] == ["", ""]
        await gast.leave()

    try:
        asyncio.run(run())
    finally:
        house.stop()
