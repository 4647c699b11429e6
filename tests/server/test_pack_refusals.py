"""What is wrong with a content pack is said in the language of whoever adds it."""

from __future__ import annotations

import ast
import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("litestar")

from partal.table.refusals import FILE, PACK, WOVEN, found_as, in_language, sentences

from partal.core.content import LARGEST_SHOWN, ContentError, _show

import partal
from partal.server.catalogue import words_of
from partal.server.packs import read
from partal.words import Words
from tests.server.house import House, Visitor
from tests.server.test_refusals import said_in, written

FOLDER = Path(partal.__file__).parent
READERS = [*(FOLDER / layer for layer in ("core", "asara/rules", "sabika/rules")), FOLDER / "server"]
VALUE = "seven"


def spoken() -> Iterator[tuple[str, str, str]]:
    """Every sentence with which content is refused as it reaches the door, its family, and where it stands."""
    for path in sorted(path for folder in READERS for path in folder.glob("*.py")):
        for sentence, name in said_in(path, {"ContentError": 0, "BonusError": 0}):
            assert isinstance(sentence, (ast.Constant, ast.JoinedStr)), (path.name, ast.unparse(sentence))
            text = written(sentence, VALUE)
            if name == "BonusError":
                yield text, WOVEN, path.name
            elif re.search(r"\w", text.replace(VALUE, "")):
                yield (
                    re.sub(rf"^({VALUE}(?=[:,])|)", lambda place: FILE if place[1] else f"{FILE}: ", text),
                    PACK,
                    path.name,
                )


def test_every_sentence_about_content_is_found_as_itself_and_translated() -> None:
    """Only what is a value in the code is a value of the text: a longer sentence is not taken for a shorter one."""
    found = list(spoken())
    assert len({sentence for sentence, family, _ in found if family == PACK}) > 60
    assert len({sentence for sentence, family, _ in found if family == WOVEN}) > 5
    for sentence, family, file in found:
        key, values = found_as(sentence, family)
        assert key.startswith(family), (file, sentence)
        for name, value in values.items():
            assert name == "where" or re.fullmatch(r"[a-z]+", value), (file, sentence, key, value)
        assert Words("en").say(key, **values) == sentence
        assert in_language(sentence, "de", family) != sentence


def test_every_text_about_packs_is_a_sentence_that_somebody_says() -> None:
    """A text whose sentence has left the code would go on being translated for nobody."""
    said = {found_as(sentence, family)[0] for sentence, family, _ in spoken()}
    elsewhere = re.compile(rf"{PACK}not-toml-(at|end)|{WOVEN}(toml-[a-z-]+|table|list|large|no-file)")
    keys = {key for family in (PACK, WOVEN) for _, key in sentences()[family]}
    assert {key for key in keys - said if not elsewhere.fullmatch(key)} == set()


def test_the_page_does_not_load_these_texts() -> None:
    for language in ("en", "de"):
        assert PACK not in words_of(language)
        assert WOVEN not in words_of(language)


@pytest.mark.parametrize("value", [{}, [], LARGEST_SHOWN + 1])
def test_a_value_that_is_described_is_described_in_german(value: object) -> None:
    assert in_language(_show(value), "de", WOVEN) != _show(value)
    assert in_language(_show("a table"), "de", WOVEN) == "'a table'"


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("a.=", "ein Schlüssel kann mit diesem Zeichen nicht beginnen"),
        ("]", "ungültige Anweisung"),
        ("a = 1 b = 2", "nach einer Anweisung fehlt das Ende der Zeile"),
        ("a = 'x\n'", "ungültiges Zeichen '\\n'"),
        ("a = '''x", "es fehlt \"'''\""),
        ('a = "x\n"', "unerlaubtes Zeichen '\\n'"),
        ("[a]\n[a]", "('a',) wird zweimal eröffnet"),
        ("a = 1\na = 2", "ein Wert würde überschrieben"),
        ("[a", "am Ende des Namens einer Tabelle fehlt ']'"),
        ("[[a]", "am Ende des Namens einer Liste von Tabellen fehlt ']]'"),
        ("a = []\n[[a]]", "('a',) lässt sich nicht mehr ergänzen"),
        ("[a.b]\n[a]\nb.c = 1", "('a', 'b') wird ein zweites Mal festgelegt"),
        ("name", "nach einem Schlüssel fehlt '='"),
        ("a = [1 2]", "eine Liste wird nicht geschlossen"),
        ("a = {b = 1 c = 2}", "eine Tabelle in einer Zeile wird nicht geschlossen"),
        ("a = {b = 1, b = 2}", "der Schlüssel 'b' steht zweimal in einer Tabelle"),
        ('a = "\\x"', "ein einzelnes '\\' in einem Text"),
        ('a = "\\uzzzz"', "ungültige Hexadezimalzahl"),
        ('a = "\\ud800"', "die Zahl steht für kein Unicode-Zeichen"),
        ('a = "x', "ein Text wird nicht geschlossen"),
        ("a = 2024-02-30", "ungültiges Datum oder ungültige Uhrzeit"),
        ("a = moon", "ungültiger Wert"),
    ],
)
def test_what_the_toml_reader_says_is_translated(text: str, german: str) -> None:
    """With the place that it tells: a line and a column, or the end."""
    with pytest.raises(ContentError) as refused:
        read(text)
    at = re.search(r"\(at line (\d+), column (\d+)\)\)\.$", str(refused.value))
    place = f"Zeile {at[1]}, Spalte {at[2]}" if at else "am Ende"
    assert in_language(str(refused.value), "de") == f"{FILE}, {place}: Das ist kein gültiges TOML ({german})."


def pack(game: str, *entries: str) -> str:
    return "\n".join(['[pack]\nname = "my box"', f'game = "{game}"', *entries])


def entry(kind: str, name: str, values: str) -> str:
    return f'[[{kind}]]\nid = "{name}"\norigin = "printed"\n{values}'


CITY = 'colour = "red"\ndemand = "sugar"\nbonus = "{}"\nconsolidation = "{}"'
WRONG = [
    (
        pack("asara", entry("price", "brown", "asari = 100")),
        "pack.toml, price 'brown': asari must be a whole number from 0 to 99, not 100.",
        "pack.toml, price 'brown': asari muss eine ganze Zahl von 0 bis 99 sein, nicht 100.",
    ),
    (
        pack("asara", entry("price", "brown", "asari = [3]")),
        "pack.toml, price 'brown': asari must be a whole number from 0 to 99, not a list.",
        "pack.toml, price 'brown': asari muss eine ganze Zahl von 0 bis 99 sein, nicht eine Liste.",
    ),
    (
        pack("asara", entry("price", "brown", "asari = 3"), entry("price", "brown", "asari = 4")),
        "pack.toml: price 'brown' is given twice.",
        "pack.toml: price 'brown' steht zweimal da.",
    ),
    (
        pack("asara", entry("price", "brown", "asari = 3"), "[price]"),
        "pack.toml: not valid TOML (Cannot declare ('price',) twice (at line 8, column 7)).",
        "pack.toml, Zeile 8, Spalte 7: Das ist kein gültiges TOML (('price',) wird zweimal eröffnet).",
    ),
    (
        pack("chess"),
        "pack.toml: there is no game 'chess'; there are asara, sabika.",
        "pack.toml: Ein Spiel 'chess' gibt es nicht; es gibt asara, sabika.",
    ),
    (
        pack("asara", entry("offer", "small", "pay = 4\ndraw = 3\nkeep = 4")),
        "pack.toml: offer 'small': nobody can keep more windows than are drawn.",
        "pack.toml: offer 'small': Man kann nicht mehr Fenster behalten, als man zieht.",
    ),
    (
        pack("sabika", entry("amount", "quarry-materials", "value = 4")),
        "pack.toml: amount 'quarry-materials': a quarry gives exactly 3 materials (S-QUAR-01).",
        "pack.toml: amount 'quarry-materials': Ein Steinbruch gibt genau 3 Materialien (S-QUAR-01).",
    ),
    (
        pack("sabika", entry("ring", "inner-1-2", 'squares = "market-1"')),
        "pack.toml: ring 'inner-1-2': market-1 belongs to the outer ring.",
        "pack.toml: ring 'inner-1-2': market-1 gehört zum äußeren Rondell.",
    ),
    (
        pack("sabika", entry("city-tile", "C1", CITY.format("2 camels", "act: export"))),
        "pack.toml: city-tile 'C1': bonus cannot be read: '2 camels' is no word of a bonus.",
        "pack.toml: city-tile 'C1': bonus ist nicht lesbar: '2 camels' ist kein Wort eines Bonus.",
    ),
    (
        pack("sabika", entry("event", "1", 'positive = 1\nchanges = "buying discount 21"')),
        "pack.toml: event '1': changes cannot be read: 21 is not from 1 to 20.",
        "pack.toml: event '1': changes ist nicht lesbar: 21 ist keine Zahl von 1 bis 20.",
    ),
    (
        pack("sabika", entry("poem", "1", 'blue = "free steps ²"\nred = "favour"')),
        "pack.toml: poem '1': blue cannot be read: 'free steps ²' is no rule of a blue poem.",
        "pack.toml: poem '1': blue ist nicht lesbar: 'free steps ²' ist keine Regel eines blauen Gedichts.",
    ),
    (
        pack("sabika", entry("route", "x: y is missing.", "dinars = 1")),
        "pack.toml: route 'x: y is missing.': a route joins two of ",
        "pack.toml: route 'x: y is missing.': Eine Seeroute verbindet zwei von diesen: ",
    ),
    (
        pack("sabika", entry("raw-space", "it's", 'squares = "none"\nsides = "1-2"\ncancelled = 0')),
        "pack.toml: raw-space 'it's': it must be joined to a square.",
        "pack.toml: raw-space 'it's': Es muss an ein Feld eines Rondells grenzen.",
    ),
]


def test_a_wrong_pack_is_refused_in_the_language_of_whoever_adds_it(house: House) -> None:
    async def story() -> None:
        ana = await Visitor(house.base).arrive("Ana")
        dora = await Visitor(house.base).arrive("Dora")
        await dora.http.post("/api/me", json={"language": "de"})
        for text, english, german in WRONG:
            for person, sentence in ((ana, english), (dora, german)):
                answer = await person.http.post("/api/packs", json={"text": text})
                assert answer.status_code == 400
                assert answer.json()["error"].startswith(sentence)
                assert answer.json()["error"] == sentence or not sentence.endswith(".")
        for person in (ana, dora):
            assert (await person.http.get("/api/packs")).json() == []
            await person.leave()

    asyncio.run(story())


@pytest.mark.parametrize("name", [": " * 30, ": from  to , not "[:20] * 3, "x: [[" * 12, " (at line , column " * 3])
def test_a_name_made_to_be_misread_costs_no_time(name: str) -> None:
    with pytest.raises(ContentError) as refused:
        read(pack("asara", entry("price", name, "asari = 1")))
    start = time.process_time()
    assert "bekannt sind brown" in in_language(str(refused.value), "de")
    assert time.process_time() - start < 1
