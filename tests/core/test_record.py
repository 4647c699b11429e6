"""Records: what is written is read back, and what is wrong is named."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partal.core.record import LARGEST_SEED, Answer, Record, RecordError, clean_name, commit, read

from tests import examples

WORD = st.from_regex(r"[a-z][a-z0-9-]{0,10}", fullmatch=True)
ONE_LINE = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=30)


def record(**changes: object) -> Record:
    page = Record(
        game="pearls",
        version="1",
        content="box",
        seats=2,
        players=("anna", "ben"),
        settings={"open": "3"},
        commitment=commit("pearls", 7, "salt"),
        seed=7,
        salt="salt",
        answers=(Answer(1, 0, "take 1"), Answer(2, 1, "draw")),
        scores=None,
        winners=None,
        digest="",
    )
    return page._replace(**changes)  # type: ignore[arg-type]


TEXT = """\
partal-record: 1
game: pearls 1
content: box
seats: 2
players: anna, ben
options: open=3
commitment: {commitment}
seed: 7
salt: salt
answers: 2

1 0 take 1
2 1 draw
""".format(commitment=commit("pearls", 7, "salt"))


def test_a_record_is_text_that_a_person_can_read() -> None:
    assert record().write() == TEXT
    assert read(TEXT) == record()
    assert read(TEXT.replace("\n", "\r\n")) == record()


def test_a_finished_record_ends_its_header_with_the_result() -> None:
    page = record(scores=(3, -1), winners=(0,), digest="abc")
    assert "answers: 2\nscores: 3 -1\nwinners: 0\ndigest: abc\n\n1 0 take 1\n" in page.write()
    assert read(page.write()) == page


def test_a_record_needs_neither_answers_nor_salt() -> None:
    page = record(answers=(), salt="", settings={}, commitment=commit("pearls", 7, ""))
    assert read(page.write()) == page
    assert page.write().endswith("salt:\nanswers: 0\n\n")


@examples.some
@given(
    players=st.lists(st.text(), min_size=2, max_size=2),
    salt=ONE_LINE,
    seed=st.integers(0, LARGEST_SEED),
    settings=st.dictionaries(WORD, WORD, max_size=4),
    words=st.lists(WORD, max_size=6),
)
def test_whatever_a_record_holds_is_read_back(
    players: list[str], salt: str, seed: int, settings: dict[str, str], words: list[str]
) -> None:
    page = record(
        players=tuple(clean_name(name) for name in players),
        salt=salt,
        seed=seed,
        commitment=commit("pearls", seed, salt),
        settings=settings,
        answers=tuple(Answer(number, number % 2, word) for number, word in enumerate(words, 1)),
    )
    assert read(page.write()) == page


@examples.some
@given(st.text())
def test_a_cleaned_name_stays_as_it_is_and_fits_a_line(name: str) -> None:
    clean = clean_name(name)
    assert clean_name(clean) == clean
    assert 1 <= len(clean) <= 40
    assert clean.isprintable()
    assert "," not in clean
    assert clean == clean.strip()


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Anna", "Anna"),
        ("  Anna \n Maria ", "Anna Maria"),
        ("a,b", "a b"),
        ("", "player"),
        ("\x00\x07", "player"),
        ("x" * 41, "x" * 40),
        ("x" * 39 + " yz", "x" * 39),
        ("Zoë 🗼", "Zoë 🗼"),
    ],
)
def test_names_are_made_to_fit_a_record(name: str, clean: str) -> None:
    assert clean_name(name) == clean


def test_the_commitment_is_a_hash_that_anybody_can_check() -> None:
    assert commit("asara", 8123, "4f6e") == hashlib.sha256(b"partal asara 8123 4f6e").hexdigest()
    different = {commit("asara", 1, ""), commit("asara", 2, ""), commit("asara", 1, "x"), commit("sabika", 1, "")}
    assert len(different) == 4


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("partal-record: 1", "partal-record: 2", "format “2”; this Partal reads format 1"),
        ("partal-record: 1", "partal-record:", "format “”"),
        ("partal-record: 1", "Partal-record: 1", "does not start with “partal-record:”"),
        ("seats: 2", "seats: 3", "3 seats but names 2 players"),
        ("seats: 2", "seats: two", "seats must be a number from 0 to 8"),
        ("seats: 2", "seats: 9", "seats must be a number from 0 to 8"),
        ("seats: 2", "seats: -2", "seats must be a number"),
        ("seats: 2", "seats: ٢", "seats must be a number"),
        ("seats: 2", "seats: 2\nseats: 2", "seats a second time"),
        ("seats: 2\n", "", "seats is missing"),
        ("seats: 2", "chairs: 2", "Line 4 of the record cannot be read: “chairs: 2”"),
        ("seats: 2", "seats 2", "Line 4 of the record cannot be read"),
        ("seed: 7", "seed: 8", "not the deal that was promised"),
        ("salt: salt", "salt: pepper", "not the deal that was promised"),
        ("seed: 7", f"seed: {LARGEST_SEED + 1}", "seed must be a number"),
        ("seed: 7", "seed: " + "9" * 5_000, "seed must be a number"),
        ("seed: 7", "seed: 7.0", "seed must be a number"),
        ("options: open=3", "options: open", "written key=value"),
        ("options: open=3", "options: open=3 open=3", "each once"),
        ("answers: 2", "answers: 3", "promises 3 answers and holds 2"),
        ("answers: 2", "answers: 1", "promises 1 answers and holds 2"),
        ("answers: 2", "answers: 2\nscores: 1 2", "only part of its result"),
        ("answers: 2", "answers: 2\nscores: x\nwinners: 0\ndigest: a", "scores must be numbers"),
        ("answers: 2", "answers: 2\nscores: 1 9999999\nwinners: 0\ndigest: a", "scores must be numbers"),
        ("1 0 take 1\n", "", "answer 1 is missing"),
        ("2 1 draw", "3 1 draw", "answer 2 is missing"),
        ("2 1 draw", "2 2 draw", "by seat 2, but there are 2 seats"),
        ("2 1 draw", "2 1", "Answer 2 of the record cannot be read"),
        ("2 1 draw", "2 1  draw", "Answer 2 of the record cannot be read"),
        ("2 1 draw", "2 1 " + "x" * 202, "Answer 2 of the record cannot be read"),
        ("2 1 draw", "two 1 draw", "Answer 2 of the record cannot be read"),
        ("salt: salt", "salt: \ud800", "characters that are not text"),
    ],
)
def test_a_changed_record_is_refused_with_a_sentence(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(RecordError) as refusal:
        read(TEXT.replace(old, new))
    assert sentence in str(refusal.value)
    assert len(str(refusal.value)) < 200


def test_an_answer_of_201_characters_is_read_and_one_more_is_not() -> None:
    assert read(TEXT.replace("draw", "x" * 201)).answers[1].notation == "x" * 201
    with pytest.raises(RecordError):
        read(TEXT.replace("draw", "x" * 202))
