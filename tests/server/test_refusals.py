"""Every refusal of the server speaks the person's language, and says the same in it."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("litestar")

from partal.core.match import TAKE_BACK_REFUSALS

import partal.server
from partal.games import GAMES
from partal.server.desk import SENTENCES
from partal.server.refusals import NOTE, found_as, in_language, sentences
from tests.server.house import House, Visitor

FOLDER = Path(partal.server.__file__).parent
RAISERS = {"refuse": 1, "Forbidden": 0, "StaleAnswer": 0, "RefusedAnswer": 0, "said": 0}


def spoken() -> Iterator[tuple[str, str]]:
    """Every sentence with which the server's code refuses, values replaced by 7, and where it stands."""
    for path in sorted(FOLDER.glob("*.py")):
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


def test_every_note_of_the_content_files_is_translated() -> None:
    notes = {entry.note for rules in GAMES.values() for entry in rules.content().entries if entry.note}
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
        async with ana.live(table["id"], asked) as wire:
            await wire.hear()
            await wire.send(type="answer", number=number + 40, option="go favour")
            refused = await wire.hear("refused")
            assert "nicht mehr offen" in refused["error"]
        await ana.leave()

    try:
        asyncio.run(run())
    finally:
        house.stop()
