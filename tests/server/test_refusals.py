"""Every refusal of the server speaks the person's language, and says the same in it."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("litestar")

from partal.table.refusals import NOTE, found_as, in_language, sentences

from partal.core.match import TAKE_BACK_REFUSALS

import partal.server
from partal.games import GAMES
from partal.server import models
from partal.server.context import SENTENCES, unread
from partal.server.database import Unavailable
from partal.server.notebook import NOT_WRITTEN, UNCLEAR, Unreadable
from tests.server.house import House, Visitor

FOLDER = Path(partal.server.__file__).parent
RAISERS = {"refuse": 1, "Forbidden": 0, "StaleAnswer": 0, "RefusedAnswer": 0, "said": 0}
RULES = (
    "core/base.py",
    "core/match.py",
    "core/record.py",
    "*/rules/notation.py",
    "*/rules/rules.py",
    "*/variant.py",
)
"""Where the games refuse what somebody at a web table can send."""
OF_RULES = {"VariantError": 0, "ValueError": 0, "BadInput": 0, "InvalidAnswer": 0, "IllegalAnswer": 0, "StaleAnswer": 0}
NOT_AT_A_TABLE = {
    "A salt is one line of printable characters, without spaces at its ends.",
    "7 seats need 7 names, not 7.",
    "There is no question 7; the match is at 7.",
    "An option is written key=value, not 7.",
    "This state was played with other components.",
    "While a game runs, nobody may know its seed.",
}
"""What only whoever writes a program or types a command can be told."""


def spoken() -> Iterator[tuple[str, str]]:
    """Every sentence with which the server's code refuses, values replaced by 7, and where it stands."""
    for path in sorted([*FOLDER.glob("*.py"), *(FOLDER.parent / "table").glob("*.py")]):
        for sentence, _ in said_in(path, RAISERS):
            if isinstance(sentence, (ast.Constant, ast.JoinedStr)):
                yield written(sentence, "7"), path.name


def said_in(path: Path, raisers: dict[str, int]) -> Iterator[tuple[ast.expr, str]]:
    """What is given as the sentence to each of these calls in a file, and to which."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in raisers and len(node.args) > raisers[name]:
                yield node.args[raisers[name]], name


def written(sentence: ast.Constant | ast.JoinedStr, value: str) -> str:
    """A text of the code with this in place of each value."""
    parts = sentence.values if isinstance(sentence, ast.JoinedStr) else [sentence]
    return "".join(str(part.value) if isinstance(part, ast.Constant) else value for part in parts)


def test_every_sentence_of_the_server_is_translated() -> None:
    found = list(spoken())
    assert len(found) > 30
    for sentence, file in [*found, *[(text, "core") for text in (*TAKE_BACK_REFUSALS.values(), *SENTENCES.values())]]:
        assert in_language(sentence, "de") != sentence, (file, sentence)


def test_every_sentence_of_the_rules_that_reaches_a_table_is_translated() -> None:
    """With a value for each gap, because a sentence of the rules is found by its words whatever its values are."""
    found = {
        written(sentence, "7")
        for pattern in RULES
        for path in sorted(FOLDER.parent.glob(pattern))
        for sentence, _ in said_in(path, OF_RULES)
        if isinstance(sentence, (ast.Constant, ast.JoinedStr))
    }
    assert found > NOT_AT_A_TABLE
    assert len(found - NOT_AT_A_TABLE) > 8
    assert [sentence for sentence in found - NOT_AT_A_TABLE if in_language(sentence, "de") == sentence] == []
    assert in_language("Option tie-rounding takes up or nearest or down, not 'true'.", "de") == (
        "Die Hausregel tie-rounding kennt up oder nearest oder down, nicht 'true'."
    )


def test_the_three_sentences_of_a_failing_database_are_translated() -> None:
    for sentence in (NOT_WRITTEN, UNCLEAR, Unavailable().sentence, Unreadable("").sentence):
        assert in_language(sentence, "de") != sentence


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (models.GiveAnswer, '{"seat": "0", "number": 1, "option": "x"}'),
        (models.GiveAnswer, '{"seat": 9, "number": 1, "option": "x"}'),
        (models.GiveAnswer, '{"number": 1, "option": "x"}'),
        (models.GiveAnswer, '{"seat": 0, "number": 1, "option": "x", "y": 1}'),
        (models.GiveAnswer, '{"seat": 0, "number"'),
        (models.GiveAnswer, "seat"),
        (models.GiveAnswer, "[]"),
        (models.NewTable, '{"game": "chess", "chairs": []}'),
        (models.NewTable, '{"game": "asara", "chairs": [{}]}'),
        (models.NewTable, '{"game": "asara", "chairs": [{"kind": "me", "y": 1}]}'),
        (models.NewTable, '{"game": "asara", "chairs": []}'),
    ],
)
def test_what_is_wrong_with_a_message_is_said_in_german(kind: type, text: str) -> None:
    """Everything but the names of fields and kinds, which are the message's own words."""
    with pytest.raises(msgspec.DecodeError) as error:
        msgspec.json.decode(text, type=kind)
    german = in_language(unread(str(error.value)), "de")
    assert german.startswith("Die Nachricht ist nicht lesbar: ")
    own = re.sub(r"`[^`]*`|'[^']*'|\(.*?\)|invalid character", "", german)
    assert not re.search(r"\b(Expected|got|Object|field|missing|Invalid|at|JSON is|Input)\b", own), german


def test_every_note_of_the_content_files_is_translated() -> None:
    notes = {entry.note for game in GAMES.values() for entry in game.rules.content().entries if entry.note}
    assert len(notes) > 20
    assert [note for note in notes if in_language(note, "de", NOTE) == note] == []


def test_values_stay_in_the_sentence() -> None:
    assert in_language("Question 12 is not open any more; you are at 13.", "de") == (
        "Frage 12 ist nicht mehr offen; du bist bei 13."
    )
    assert in_language("“go bank 10” is not possible now.", "de") == "„go bank 10“ geht jetzt nicht."
    assert in_language("You are watching.", "en") == "You are watching."
    assert in_language("Nobody ever said this.", "de") == "Nobody ever said this."


def test_no_sentence_is_taken_for_another() -> None:
    for family, members in sentences().items():
        assert all(re.fullmatch(rf"{family}[a-z-]+", key) for _, key in members)
    for sentence, file in spoken():
        key, values = found_as(sentence)
        assert set(values.values()) <= {"7"}, (file, sentence, key, values)
    assert in_language("There is no bot tall; there are easy, hard.", "de") == (
        "Einen Bot tall gibt es nicht; es gibt easy, hard."
    )


def test_a_german_is_refused_in_german(tmp_path) -> None:
    house = House(tmp_path / "house")
    house.start()

    async def run() -> None:
        ana = await Visitor(house.base).arrive("Ana")
        table = await ana.opens("asara", {"kind": "me", "name": "Ana"}, {"kind": "guest", "name": "Gil"}, seed=4)
        asked, number = table["asked"], table["number"]
        english = await ana.answers(table["id"], asked, number, "build 7")
        await ana.http.post("/api/me", json={"language": "de"})
        german = await ana.answers(table["id"], asked, number, "build 7")
        assert english.json()["error"] == "“build 7” is not possible now."
        assert german.json()["error"] == "„build 7“ geht jetzt nicht."
        assert german.json()["clause"] == english.json()["clause"] != ""
        refused = [
            await ana.http.post("/api/tables", json={"game": "asara", "chairs": [{"kind": "me"}]}),
            await ana.http.post("/api/tables", json={"game": "asara", "chairs": [{"kind": "me"}] * 2, "public": 1}),
            await ana.http.get("/api/nowhere"),
            await ana.http.get("/api/rules/chess"),
            await ana.http.put("/api/me"),
            await ana.http.post("/api/me", json={"name": "x" * 20_000}),
            await ana.answers(table["id"], asked, number, "fly"),
        ]
        assert [answer.json()["error"] for answer in refused] == [
            "Asara ist für 2 bis 4 Personen, nicht für 1.",
            "Die Nachricht ist nicht lesbar: erwartet wird `bool`, gefunden wurde `int`, und zwar bei `$.public`.",
            in_language("There is nothing here.", "de"),
            in_language("There is no such game.", "de"),
            in_language("This cannot be done here.", "de"),
            in_language("A message has at most 16384 bytes.", "de"),
            "'fly' ist keine Antwort, die Asara kennt.",
        ]
        async with ana.live(table["id"], asked) as wire:
            await wire.hear()
            await wire.send(type="answer", number=number + 40, option="go favour")
            refused = await wire.hear("refused")
            assert "nicht mehr offen" in refused["error"]
        await ana.leave()
        gast = Visitor(house.base)
        await gast.http.get("/api/me", headers={"accept-language": "de-AT,de;q=0.9"})
        opened = await gast.opens("asara", {"kind": "me"}, {"kind": "guest"}, {"kind": "guest", "name": "Gil"})
        assert [seat["name"] for seat in opened["seats"]] == ["Person 1", "Person 2", "Gil"]
        await gast.http.post(f"/api/tables/{opened['id']}/chat", json={"text": "Hallo"})
        async with gast.live(opened["id"], 0) as wire:
            await wire.send(type="chat", text="Hallo")
            frame = await wire.hear_where(lambda frame: len(frame["chat"]) == 2)
        assert [line["name"] for line in frame["chat"]] == ["Gast", "Gast"]
        await gast.leave()

    try:
        asyncio.run(run())
    finally:
        house.stop()
