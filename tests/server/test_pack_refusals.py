"""Errors in a content pack are reported to the uploader, with their place, in their language."""

from __future__ import annotations

import asyncio
import time

import pytest

pytest.importorskip("litestar")

from partal.core.content import LARGEST_SHOWN, ContentError, describe
from partal.core.message import Message, message

from partal.server.packs import FILE, read
from partal.words import Words
from tests.server.house import House, Visitor, said


@pytest.mark.parametrize("value", [{}, [], LARGEST_SHOWN + 1])
def test_a_value_that_is_described_is_described_in_german(value: object) -> None:
    described = describe(value)
    assert isinstance(described, Message)
    assert Words("de").say(described) != Words("en").say(described)
    assert Words("de").say("plain-text", text=describe("a table")) == "„a table“"


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("a.=", "line 1, column 3", "Zeile 1, Spalte 3"),
        ("]", "line 1, column 1", "Zeile 1, Spalte 1"),
        ("a = 'x\n'", "line 1, column 7", "Zeile 1, Spalte 7"),
        ("[a]\n[a]", "line 2, column 3", "Zeile 2, Spalte 3"),
        ("[a", "it ends too early", "der Text endet zu früh"),
        ("a = " + "1" * 5000, "a number in it is too long", "eine Zahl darin ist zu lang"),
        ("a = " + "[" * 5000, "it is nested too deeply", "zu tief verschachtelt"),
    ],
)
def test_a_pack_that_is_not_toml_is_told_where_in_every_language(text: str, english: str, german: str) -> None:
    with pytest.raises(ContentError) as refused:
        read(text)
    problem = refused.value.message.values["problem"]
    assert isinstance(problem, Message)
    assert refused.value.message == message("refused-pack-not-toml", where=FILE, problem=problem)
    assert (Words("en").say(problem), Words("de").say(problem)) == (english, german)


def pack(game: str, *entries: str) -> str:
    return "\n".join(['[pack]\nname = "my box"', f'game = "{game}"', *entries])


def entry(kind: str, name: str, values: str) -> str:
    return f'[[{kind}]]\nid = "{name}"\norigin = "printed"\n{values}'


CITY = 'colour = "red"\ndemand = "sugar"\nbonus = "{}"\nconsolidation = "{}"'
WRONG = [
    (
        pack("asara", entry("price", "brown", "asari = 100")),
        "pack.toml, price “brown”: asari must be a whole number from 0 to 99, not 100.",
        "pack.toml, price „brown“: asari muss eine ganze Zahl von 0 bis 99 sein, nicht 100.",
    ),
    (
        pack("asara", entry("price", "brown", "asari = [3]")),
        "pack.toml, price “brown”: asari must be a whole number from 0 to 99, not a list.",
        "pack.toml, price „brown“: asari muss eine ganze Zahl von 0 bis 99 sein, nicht eine Liste.",
    ),
    (
        pack("asara", entry("price", "brown", "asari = 3"), entry("price", "brown", "asari = 4")),
        "pack.toml: price “brown” is given twice.",
        "pack.toml: price „brown“ steht zweimal da.",
    ),
    (
        pack("asara", entry("price", "brown", "asari = 3"), "[price]"),
        "pack.toml: not valid TOML (line 8, column 7).",
        "pack.toml: Das ist kein gültiges TOML (Zeile 8, Spalte 7).",
    ),
    (
        pack("chess"),
        "pack.toml: there is no game “chess”; the games are asara, sabika.",
        "pack.toml: Ein Spiel „chess“ gibt es nicht; es gibt asara, sabika.",
    ),
    (
        pack("asara", entry("offer", "small", "pay = 4\ndraw = 3\nkeep = 4")),
        "pack.toml: offer “small”: nobody can keep more windows than are drawn.",
        "pack.toml: offer „small“: Man kann nicht mehr Fenster behalten, als man zieht.",
    ),
    (
        pack("sabika", entry("amount", "quarry-materials", "value = 4")),
        "pack.toml: amount “quarry-materials”: a quarry gives exactly 3 materials.",
        "pack.toml: amount „quarry-materials“: Ein Steinbruch gibt genau 3 Materialien.",
    ),
    (
        pack("sabika", entry("ring", "inner-1-2", 'squares = "market-1"')),
        "pack.toml: ring “inner-1-2”: market-1 belongs to the outer ring.",
        "pack.toml: ring „inner-1-2“: market-1 gehört zum äußeren Rondell.",
    ),
    (
        pack("sabika", entry("city-tile", "C1", CITY.format("2 camels", "act: export"))),
        "pack.toml: city-tile “C1”: bonus cannot be read: “2 camels” is not a known bonus.",
        "pack.toml: city-tile „C1“: bonus ist nicht lesbar: „2 camels“ ist kein Wort eines Bonus.",
    ),
    (
        pack("sabika", entry("event", "1", 'positive = 1\nchanges = "buying discount 21"')),
        "pack.toml: event “1”: changes cannot be read: 21 is not between 1 and 20.",
        "pack.toml: event „1“: changes ist nicht lesbar: 21 ist keine Zahl von 1 bis 20.",
    ),
    (
        pack("sabika", entry("poem", "1", 'blue = "free steps ²"\nred = "favour"')),
        "pack.toml: poem “1”: blue cannot be read: “free steps ²” is not a known effect of a blue poem.",
        "pack.toml: poem „1“: blue ist nicht lesbar: „free steps ²“ ist keine Regel eines blauen Gedichts.",
    ),
    (
        pack("sabika", entry("route", "x: y is missing.", "dinars = 1")),
        "pack.toml: route “x: y is missing.”: a route joins two of ",
        "pack.toml: route „x: y is missing.“: Eine Seeroute verbindet zwei von diesen: ",
    ),
    (
        pack("sabika", entry("raw-space", "it's", 'squares = "none"\nsides = "1-2"\ncancelled = 0')),
        "pack.toml: raw-space “it's”: it must be connected to a square.",
        "pack.toml: raw-space „it's“: Es muss an ein Feld eines Rondells grenzen.",
    ),
]


def test_an_invalid_pack_is_refused_in_the_uploaders_language(house: House) -> None:
    async def story() -> None:
        ana = await Visitor(house.base).arrive("Ana")
        dora = await Visitor(house.base).arrive("Dora")
        await dora.http.post("/api/me", json={"language": "de"})
        for text, english, german in WRONG:
            for person, language, sentence in ((ana, "en", english), (dora, "de", german)):
                answer = await person.http.post("/api/packs", json={"text": text})
                assert answer.status_code == 400
                assert said(answer.json(), language).startswith(sentence)
                assert said(answer.json(), language) == sentence or not sentence.endswith(".")
        for person in (ana, dora):
            assert (await person.http.get("/api/packs")).json() == []
            await person.leave()

    asyncio.run(story())


@pytest.mark.parametrize("name", [": " * 30, ": from  to , not "[:20] * 3, "x: [[" * 12, " (at line , column " * 3])
def test_a_name_made_to_be_misread_costs_no_time(name: str) -> None:
    with pytest.raises(ContentError) as refused:
        read(pack("asara", entry("price", name, "asari = 1")))
    start = time.process_time()
    assert "bekannt sind brown" in Words("de").say(refused.value.message)
    assert time.process_time() - start < 1
