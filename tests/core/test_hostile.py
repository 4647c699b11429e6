"""Damaged and hostile records and packs: a sentence, never another exception, never a hang.

Every refusal in this file is also timed: sending a file must not be a way to keep the server busy.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partal.core.content import LARGEST_FILE, MOST_DOTS, ContentError, pack_game
from partal.core.record import LARGEST_RECORD, RecordError

import partal
from partal import GAMES, Match
from tests import examples
from tests.laws.tables import Player

ASARA = GAMES["asara"].rules
SECONDS = 20.0


def is_a_sentence(text: str) -> bool:
    """One line that ends; the longest lists all known options."""
    return 10 < len(text) < 1_000 and "\n" not in text and text.endswith((".", ")"))


@contextmanager
def refused(kind: type[Exception]) -> Iterator[pytest.ExceptionInfo[Exception]]:
    """What happens inside ends soon, with this error and a short sentence."""
    start = time.perf_counter()
    with pytest.raises(kind) as refusal:
        yield refusal
    assert type(refusal.value) is kind
    assert time.perf_counter() - start < SECONDS
    sentence = str(refusal.value)
    assert is_a_sentence(sentence)


@cache
def record() -> str:
    """A finished game with a few house rules, saved."""
    match, player = Match(ASARA, 3, 77, {"professional": "true", "open-money": "true"}, salt="5a17"), Player("hostile")
    while (decision := match.decision) is not None:
        match.play(player.choose(decision))
    return match.save()


def holds(text: str) -> bool:
    """Whether the text is loaded; anything but a RecordError with a sentence is a failure of the test."""
    try:
        match = partal.load(text)
    except RecordError as error:
        if not is_a_sentence(str(error)):
            raise
        return False
    # What is loaded in spite of a change must still be a game that saves and loads.
    assert partal.load(match.save()).digest == match.digest
    return True


def test_the_record_itself_is_sound() -> None:
    assert holds(record())
    assert partal.load(record()).save() == record()


def test_a_record_cut_off_after_any_line_is_refused() -> None:
    lines = record().splitlines(keepends=True)
    for count in range(len(lines)):
        with refused(RecordError):
            partal.load("".join(lines[:count]))


def test_a_record_cut_off_at_any_place_is_refused_unless_nothing_but_the_last_newline_is_lost() -> None:
    text = record()
    chance = random.Random(1)
    for place in [*range(450), *(chance.randrange(len(text)) for _ in range(150)), len(text) - 2]:
        with refused(RecordError):
            partal.load(text[:place])
    assert holds(text[:-1])


def test_a_record_with_any_line_lost_doubled_or_moved_is_refused() -> None:
    """Unless the record still means the same: after the first line, the header may be in any order."""
    lines = record().splitlines(keepends=True)
    chance = random.Random(2)
    for place in chance.sample(range(len(lines)), 60):
        if lines[place] == "\n":
            continue
        with refused(RecordError):
            partal.load("".join([*lines[:place], *lines[place + 1 :]]))
        with refused(RecordError):
            partal.load("".join([*lines[:place], lines[place], *lines[place:]]))
    answers = lines.index("\n") + 1
    for place in chance.sample(range(answers, len(lines) - 1), 30):
        with refused(RecordError):
            partal.load("".join([*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]]))


@examples.some
@given(st.integers(0, 2**32), st.sampled_from(["flip", "insert", "delete", "noise", "swap"]))
def test_random_damage_is_refused_or_harmless(seed: int, damage: str) -> None:
    """The commitment, the numbers, the digest and the option lists leave no room for a change that matters."""
    chance = random.Random(seed)
    text = record()
    place = chance.randrange(len(text))
    letter = chance.choice("\x00\n 0123456789abcxyz:=,é\u2028\x85\r\t💥")
    if damage == "flip":
        changed = text[:place] + letter + text[place + 1 :]
    elif damage == "insert":
        changed = text[:place] + letter * chance.randrange(1, 9) + text[place:]
    elif damage == "delete":
        changed = text[:place] + text[place + chance.randrange(1, 30) :]
    elif damage == "noise":
        noise = bytes(chance.randrange(256) for _ in range(40)).decode("latin-1")
        changed = text[:place] + noise + text[place:]
    else:
        other = chance.randrange(len(text))
        changed = text[:place] + text[other : other + 20] + text[place:]
    if holds(changed):
        back = partal.load(changed)
        real = partal.load(text)
        assert (back.digest, back.standings, back.settings) == (real.digest, real.standings, real.settings)


@examples.some
@given(st.text(max_size=300))
def test_random_text_is_not_a_record(text: str) -> None:
    with refused(RecordError):
        partal.load(text)


@examples.some
@given(st.binary(max_size=300))
def test_random_bytes_are_not_a_record(noise: bytes) -> None:
    for text in (noise.decode("latin-1"), noise.decode("utf-8", "surrogateescape"), noise.decode("utf-8", "replace")):
        with refused(RecordError):
            partal.load("partal-record: 1\n" + text)


@examples.some
@given(st.dictionaries(st.sampled_from(["game", "seats", "players", "options", "seed", "salt", "answers"]), st.text()))
def test_any_header_values_are_refused_or_harmless(values: dict[str, str]) -> None:
    lines = record().split("\n")
    for index, line in enumerate(lines[:13]):
        key = line.partition(":")[0]
        if key in values:
            lines[index] = f"{key}: {values[key]}"
    holds("\n".join(lines))


NUMBERS = ["-1", "99999999999999999999", "1e9", "0x10", "1_000", "٣", "9" * 100_000, "NaN", "", "²", "1 2", "+1"]


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:8])
@pytest.mark.parametrize("key", ["seats", "seed", "answers", "scores", "winners"])
def test_an_invalid_or_huge_number_is_refused(key: str, number: str) -> None:
    lines = [f"{key}: {number}" if line.startswith(f"{key}:") else line for line in record().split("\n")]
    with refused(RecordError):
        partal.load("\n".join(lines))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("partal-record: 1", "partal-record: 2"),
        ("partal-record: 1", "partal-record: " + "1" * 90_000),
        ("game: asara 1", "game: asara 999"),
        ("game: asara 1", "game: chess 1"),
        ("game: asara 1", "game: " + "x" * 90_000),
        ("game: asara 1", "game:"),
        ("options: professional=true", "options: professional=maybe"),
        ("options: professional=true", "options: profesional=true"),
        ("options: professional=true", "options: " + "x=1 " * 1),
        ("options: professional=true", "options: " + "=".join("x" * 40_000)),
        ("content: ", "content: 0"),
        ("digest: ", "digest: 0"),
        ("commitment: ", "commitment: 0"),
        ("\n1 0 ", "\n1 1 "),
        ("\n1 0 ", "\n1 7 "),
        ("\n1 0 go", "\n1 0 stay"),
        ("\n2 0 ", "\n2 0 go circle 7 \x00"),
    ],
)
def test_a_wrong_version_game_option_digest_seat_or_entry_is_refused(old: str, new: str) -> None:
    assert old in record()
    with refused(RecordError):
        partal.load(record().replace(old, new, 1))


def test_answers_after_the_end_are_refused() -> None:
    count = partal.load(record()).number
    text = record().replace(f"answers: {count - 1}\n", f"answers: {count}\n")
    for line in (f"{count} 0 go bases\n", f"{count} 2 take nothing\n"):
        with refused(RecordError):
            partal.load(text + line)


def test_an_answer_by_the_wrong_seat_is_refused_everywhere() -> None:
    lines = record().splitlines(keepends=True)
    first = lines.index("\n") + 1
    for place in range(first, len(lines), 7):
        number, seat, notation = lines[place].split(" ", 2)
        wrong = f"{number} {(int(seat) + 1) % 3} {notation}"
        with refused(RecordError):
            partal.load("".join([*lines[:place], wrong, *lines[place + 1 :]]))


def test_another_answer_that_is_possible_leads_elsewhere_and_is_refused_for_its_result() -> None:
    """Even a legal game is refused when its digest belongs to another."""
    real = partal.load(record())
    other, player = Match(ASARA, 3, 77, real.settings, salt="5a17"), Player("another")
    while (decision := other.decision) is not None:
        other.play(player.choose(decision))
    page = other.record()._replace(scores=real.scores, winners=real.standings.winners, digest=real.digest)
    with refused(RecordError):
        partal.load(page.write())


def test_huge_texts_are_refused_at_once() -> None:
    for text in (
        "x" * 10_000_000,
        "partal-record: 1\n" * 500_000,
        record() + "9 0 go bases\n" * 700_000,
        "\n" * 3_900_000,
        "partal-record: 1\n\n" + "1 0 x\n" * 600_000,
        record().replace("salt: 5a17", "salt: " + "a" * (LARGEST_RECORD - 50_000)),
        record().replace("players: ", "players: " + "a," * 1_000_000),
        record().replace("options: ", "options: " + "a=1 " * 500_000),
        record().replace("scores: ", "scores: " + "1 " * 1_000_000),
    ):
        with refused(RecordError):
            partal.load(text)


# Content packs

HEADER = '[pack]\nname = "Mine"\ngame = "asara"\n'
PRICE = '[[price]]\nid = "brown"\nasari = 4\norigin = "printed"\n'


def pack(folder: Path, content: str | bytes) -> Path:
    path = folder / "mine.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))
    return path


def test_a_sound_pack_is_read_and_can_be_played(tmp_path: Path) -> None:
    content = ASARA.content(pack(tmp_path, HEADER + PRICE))
    assert content.prices[0] == 4
    assert content.prices[1:] == ASARA.content().prices[1:]
    match = Match(ASARA, 2, 1, content=content)
    match.play("go bases")
    with refused(RecordError):
        partal.load(match.save())
    assert partal.load(match.save(), content).digest == match.digest


HOSTILE = {
    "empty": "",
    "not TOML": "this is not TOML",
    "binary": bytes(range(256)) * 20,
    "zeros": b"\x00" * 4_000,
    "UTF-16": (HEADER + PRICE).encode("utf-16"),
    "byte order mark": "\ufeff" + HEADER + PRICE,
    "half a letter": HEADER.encode() + b'note = "\xc3',
    "surrogate": HEADER.replace("Mine", "\ud800"),
    "NUL in a text": HEADER.replace("Mine", "a\x00b"),
    "NUL in a key": HEADER + "a\x00b = 1\n",
    "escaped NUL as id": HEADER + PRICE.replace("brown", "br\\u0000wn"),
    "duplicate key": HEADER + PRICE + "asari = 5\n",
    "duplicate table": HEADER + HEADER,
    "entry twice": HEADER + PRICE + PRICE,
    "nested lists": HEADER + "price = " + "[" * 50_000 + "]" * 50_000,
    "nested tables": HEADER + "price = " + "{a=" * 50_000 + "1" + "}" * 50_000,
    "some nested lists": HEADER + PRICE.replace("4", "[" * 300 + "]" * 300),
    "some nested tables": HEADER + PRICE.replace("4", "{a=" * 200 + "1" + "}" * 200),
    "long dotted key": HEADER + PRICE + ".".join("a" * 200_000) + " = 1\n",
    "long dotted table": HEADER + "[" + ".".join("a" * 200_000) + "]\n",
    "dotted keys up to the limit": HEADER + PRICE + "".join(f"k{i}{'.a' * MOST_DOTS} = 1\n" for i in range(3_000)),
    "dotted value": HEADER + PRICE.replace("asari", "asari" + ".a" * MOST_DOTS),
    "huge number": HEADER + PRICE.replace("4", "9" * 100_000),
    "huge number in hex": HEADER + PRICE.replace("4", "0x" + "f" * 100_000),
    "large number": HEADER + PRICE.replace("4", "9" * 30),
    "huge negative number": HEADER + PRICE.replace("4", "-" + "9" * 30),
    "infinite": HEADER + PRICE.replace("4", "inf"),
    "huge exponent": HEADER + PRICE.replace("4", "1e99999"),
    "number as text": HEADER + PRICE.replace("4", '"4"'),
    "long id": HEADER + PRICE.replace("brown", "b" * 100_000),
    "long key": HEADER + PRICE + "k" * 100_000 + " = 1\n",
    "long kind": HEADER + "[[" + "k" * 100_000 + "]]\n",
    "unknown kind": HEADER + '[[prize]]\nid = "brown"\n',
    "unknown entry": HEADER + PRICE.replace("brown", "purple"),
    "wrong game": HEADER.replace("asara", "sabika") + PRICE,
    "too many cards": HEADER + '[[hand]]\nid = "4-players"\ncards = 12\norigin = "printed"\n',
    "too many bases": HEADER + '[[part]]\nid = "red-base"\nplain = 9\ngold = 1\norigin = "printed"\n',
    "plots out of order": HEADER + '[[spaces]]\nid = "circle"\namounts = [1, 3, 2]\norigin = "printed"\n',
    "plot too high": HEADER + '[[spaces]]\nid = "circle"\namounts = [1, 8]\norigin = "printed"\n',
    "plot nought": HEADER + '[[spaces]]\nid = "circle"\namounts = [0, 1]\norigin = "printed"\n',
    "keep more than drawn": HEADER + '[[offer]]\nid = "small"\npay = 4\ndraw = 1\nkeep = 2\norigin = "printed"\n',
    "offers alike": HEADER + '[[offer]]\nid = "small"\npay = 10\ndraw = 3\nkeep = 1\norigin = "printed"\n',
    "offer for nothing": HEADER + '[[offer]]\nid = "small"\npay = 0\ndraw = 3\nkeep = 1\norigin = "printed"\n',
    "10 MB": HEADER + "# " + "x" * 10_000_000,
    "just too large": HEADER + "# " + "x" * LARGEST_FILE,
    "many lines": HEADER + "x" * 10 + "\n" * 900_000,
    "many entries": HEADER + (PRICE * 14_000),
    "many keys": HEADER + PRICE + "".join(f"k{number} = 1\n" for number in range(60_000)),
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_pack_is_refused_with_a_sentence_that_names_the_file(tmp_path: Path, content: str | bytes) -> None:
    with refused(ContentError) as refusal:
        ASARA.content(pack(tmp_path, content))
    assert str(refusal.value).startswith("mine.toml")


def test_a_pack_that_is_not_a_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.toml", Path("/dev/zero"), tmp_path / "a\x00b", tmp_path / ("x" * 300)):
        with refused(ContentError):
            ASARA.content(path)
        with refused(ContentError):
            pack_game(path)


def test_a_pack_cut_off_at_any_line_is_refused_or_a_smaller_pack(tmp_path: Path) -> None:
    folder = Path(partal.__file__).parent / "asara" / "content"
    text = HEADER + (folder / "board.toml").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    sentences: list[str] = []
    for count in range(len(lines) + 1):
        try:
            content = ASARA.content(pack(tmp_path, "".join(lines[:count])))
        except ContentError as error:
            sentences.append(str(error))
        else:
            assert content.digest == ASARA.content().digest
    assert 5 < len(sentences) < len(lines) - 5
    assert all(sentence.startswith("mine.toml") for sentence in sentences)


@examples.some
@given(st.integers(0, 2**32))
def test_a_pack_with_random_damage_is_refused_or_a_game_that_can_be_played(
    tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    """Whatever still counts as content must make a game that ends, and never another exception."""
    chance = random.Random(seed)
    folder = Path(partal.__file__).parent / "asara" / "content"
    source = chance.choice(sorted(folder.glob("*.toml"))).read_text(encoding="utf-8")
    text = HEADER + source
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice('0123456789"=[]#\n\x00.é-') + text[place + chance.randrange(2) :]
    try:
        content = ASARA.content(pack(tmp_path_factory.getbasetemp(), text))
    except ContentError:
        return
    state = ASARA.new(chance.choice((2, 3, 4)), seed, {"professional": "true"}, content)
    player = Player(str(seed))
    while (decision := ASARA.decision(state)) is not None:
        ASARA.play(state, player.choose(decision))
    assert ASARA.standings(state) is not None
