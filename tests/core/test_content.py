"""Content files are read strictly: an error names file, entry and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from partal.core.content import (
    LONGEST_TEXT,
    ContentError,
    Entry,
    Kind,
    Number,
    Text,
    digest,
    overlay,
    pack_game,
    read_folder,
    read_pack,
)

from partal import GAMES, Match

SCHEMA = {
    "price": Kind(("brown", "white"), {"asari": Number(0, 99)}),
    "spaces": Kind((), {"amounts": Number(1, 7, many=3)}),
    "card": Kind((), {"effect": Text(20)}),
}
BROWN = '[[price]]\nid = "brown"\nasari = 3\norigin = "public"\n'
WHITE = '[[price]]\nid = "white"\nasari = 8\norigin = "reconstructed"\nnote = "ours"\n'
HEADER = '[pack]\nname = "Mine"\ngame = "pearls"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "content"
    place.mkdir()
    (place / "money.toml").write_text(BROWN + WHITE, encoding="utf-8")
    return place


def pack(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_folder_is_read_entry_by_entry(folder: Path) -> None:
    (folder / "board.toml").write_text('[[spaces]]\nid = "bank"\namounts = [1, 7]\norigin = "rulebook"\n')
    entries = read_folder(folder, SCHEMA)
    assert [(entry.kind, entry.id, entry.file) for entry in entries] == [
        ("spaces", "bank", "board.toml"),
        ("price", "brown", "money.toml"),
        ("price", "white", "money.toml"),
    ]
    assert entries[0].numbers("amounts") == (1, 7)
    assert (entries[1].number("asari"), entries[1].origin, entries[1].note) == (3, "public", "")
    assert (entries[2].origin, entries[2].note) == ("reconstructed", "ours")


def test_a_pack_replaces_namesakes_in_place_and_adds_the_rest(folder: Path) -> None:
    path = pack(
        folder.parent,
        HEADER + '[[price]]\nid = "white"\nasari = 9\norigin = "printed"\n'
        '[[card]]\nid = "salt"\neffect = "gain 2"\norigin = "printed"\n',
    )
    mine = read_pack(path, "pearls", SCHEMA)
    assert (mine.name, pack_game(path)) == ("Mine", "pearls")
    merged = overlay(read_folder(folder, SCHEMA), mine)
    assert [(entry.id, entry.origin) for entry in merged] == [
        ("brown", "public"),
        ("white", "printed"),
        ("salt", "printed"),
    ]
    assert merged[1].number("asari") == 9
    assert merged[2].text("effect") == "gain 2"
    assert overlay(read_folder(folder, SCHEMA), mine._replace(entries=())) == read_folder(folder, SCHEMA)


def test_the_digest_covers_values_and_nothing_else() -> None:
    entry = Entry("price", "brown", {"asari": 3}, "public", "", "money.toml")
    same = (entry._replace(origin="printed", note="said so", file="mine.toml"),)
    assert digest(same) == digest((entry,))
    assert len(digest((entry,))) == 16
    other = Entry("price", "white", {"asari": 3}, "public", "", "money.toml")
    assert digest((entry, other)) == digest((other, entry))
    for changed in (entry._replace(values={"asari": 4}), entry._replace(id="white"), entry._replace(kind="card")):
        assert digest((changed,)) != digest((entry,))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (BROWN.replace("asari = 3", "asari = -1"), "price “brown”: asari must be a whole number from 0 to 99, not -1"),
        (BROWN.replace("asari = 3", "asari = 100"), "from 0 to 99, not 100"),
        (BROWN.replace("asari = 3", "asari = 3.0"), "whole number from 0 to 99, not 3.0"),
        (BROWN.replace("asari = 3", "asari = true"), "not true"),
        (BROWN.replace("asari = 3", 'asari = "3"'), "not “3”"),
        (BROWN.replace("asari = 3", "asari = [3]"), "not a list"),
        (BROWN.replace("asari = 3", "asari.x = 3"), "not a table"),
        (BROWN.replace("asari = 3", "asari = 1979-05-27"), "not 1979-05-27"),
        (BROWN.replace("asari = 3", "asari = nan"), "not nan"),
        (BROWN.replace("asari = 3\n", ""), "price “brown”: asari is missing"),
        (BROWN.replace("asari", "asaris"), "unknown key “asaris”; known keys are asari"),
        (BROWN.replace('"brown"', '"browm"'), "price “browm”: unknown price; expected one of brown, white"),
        (BROWN.replace('id = "brown"\n', ""), "a price entry has no id"),
        (BROWN.replace('"brown"', '""'), "a price entry has no id"),
        (BROWN.replace('"brown"', "7"), "a price entry has no id"),
        (BROWN.replace('"public"', '"guessed"'), "origin must be one of rulebook, public, reconstructed"),
        (BROWN.replace('"public"', "[1]"), "origin must be one of"),
        (BROWN.replace('origin = "public"\n', ""), "origin must be one of"),
        (BROWN + f'note = "{"x" * (LONGEST_TEXT + 1)}"\n', "note must be a text of at most 400 characters"),
        (BROWN + "note = 5\n", "note must be a text"),
        ('[[prize]]\nid = "brown"\n', "unknown kind “prize”; known kinds are price, spaces, card"),
        ("[price]\nasari = 3\n", "write price entries as [[price]]"),
        ("price = 3\n", "write price entries as [[price]]"),
        ("price = [1, 2]\n", "write price entries as [[price]]"),
        ('[[spaces]]\nid = "a"\norigin = "public"\namounts = []\n', "amounts must be a list of 1 to 3 numbers"),
        ('[[spaces]]\nid = "a"\norigin = "public"\namounts = [1,1,1,1]\n', "a list of 1 to 3 numbers"),
        ('[[spaces]]\nid = "a"\norigin = "public"\namounts = 1\n', "a list of 1 to 3 numbers"),
        ('[[spaces]]\nid = "a"\norigin = "public"\namounts = [0]\n', "amounts must be a whole number from 1 to 7"),
        ('[[card]]\nid = "a"\norigin = "public"\neffect = 1\n', "effect must be a text of at most 20 characters"),
        (f'[[card]]\nid = "a"\norigin = "public"\neffect = "{"x" * 21}"\n', "at most 20 characters"),
    ],
)
def test_a_wrong_entry_is_refused_with_file_entry_and_key(folder: Path, text: str, sentence: str) -> None:
    path = pack(folder.parent, text + HEADER if text.startswith("price") else HEADER + text)
    with pytest.raises(ContentError) as refusal:
        read_pack(path, "pearls", SCHEMA)
    assert str(refusal.value).startswith("mine.toml")
    assert sentence in str(refusal.value)


def test_both_ends_of_every_limit_are_allowed(folder: Path) -> None:
    text = (
        BROWN.replace("3", "0")
        + WHITE.replace("8", "99")
        + '[[spaces]]\nid = "a"\norigin = "public"\namounts = [1, 7, 7]\n'
        + f'[[card]]\nid = "b"\norigin = "public"\neffect = "{"x" * 20}"\nnote = "{"x" * LONGEST_TEXT}"\n'
    )
    assert len(read_pack(pack(folder.parent, HEADER + text), "pearls", SCHEMA).entries) == 4


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "must start with a [pack] table"),
        ("pack = 1\n", "must start with a [pack] table"),
        ('[pack]\ngame = "pearls"\n', "name is missing"),
        ('[pack]\nname = "Mine"\n', "game is missing"),
        (HEADER.replace("pearls", "chess"), "for “chess”, not for pearls"),
        (HEADER + 'colour = "x"\n', "unknown key “colour”"),
        (HEADER.replace('"Mine"', "5"), "name must be a text"),
        (HEADER.replace("Mine", "x" * 401), "name must be a text of at most 400"),
    ],
)
def test_a_pack_names_itself_and_its_game(folder: Path, text: str, sentence: str) -> None:
    with pytest.raises(ContentError) as refusal:
        read_pack(pack(folder.parent, text), "pearls", SCHEMA)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("text", ["", "pack = 1\n", "[pack]\n", "[pack]\ngame = 7\n"])
def test_the_game_of_a_pack_without_one_cannot_be_told(folder: Path, text: str) -> None:
    with pytest.raises(ContentError, match="names the game"):
        pack_game(pack(folder.parent, text))


def test_an_entry_given_twice_is_refused_in_a_folder_and_in_a_pack(folder: Path) -> None:
    (folder / "more.toml").write_text(BROWN)
    with pytest.raises(ContentError, match=r"more\.toml: price “brown” is given twice"):
        read_folder(folder, SCHEMA)
    (folder / "more.toml").unlink()
    twice = read_pack(pack(folder.parent, HEADER + BROWN + BROWN), "pearls", SCHEMA)
    with pytest.raises(ContentError, match="given twice"):
        overlay(read_folder(folder, SCHEMA), twice)


def test_a_folder_must_be_complete_and_holds_nothing_printed(folder: Path) -> None:
    (folder / "money.toml").write_text(BROWN)
    with pytest.raises(ContentError, match="there is no price “white”"):
        read_folder(folder, SCHEMA)
    (folder / "money.toml").write_text(BROWN + WHITE.replace("reconstructed", "printed"))
    with pytest.raises(ContentError, match="origin must be one of rulebook, public, reconstructed"):
        read_folder(folder, SCHEMA)


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_a_pack_written_for_0_1_is_still_read(game: str) -> None:
    """`tests/packs` has every entry of that version, in its format; the values are those of today."""
    rules = GAMES[game].rules
    pack = Path(__file__).parents[1] / "packs" / f"{game}-0.1.toml"
    read = rules.content(pack)
    assert read.name == "Partal 0.1"
    assert read.digest == rules.content().digest
    entries = {(entry.kind, entry.id) for entry in read.entries if entry.file == pack.name}
    assert entries == {(entry.kind, entry.id) for entry in rules.content().entries}
    assert Match(game, seed=1, content=read).options == Match(game, seed=1).options
