"""Answers in words: everything on the screen is accepted; what can be read but not done is refused with its reason."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from partal.core.decision import Option
from partal.core.match import Match
from partal.core.rng import Rng, key

from partal import GAMES, rulebook
from partal.cli.paper import Paper
from partal.cli.reading import Reader, words_of
from partal.cli.sitting import Sitting
from partal.words import LANGUAGES, speaking
from tests.asara.table import Table as Layout
from tests.laws.tables import FEW, Player, Table
from tests.sabika.table import Table as SabikaTable
from tests.said import text_of
from tests.sampling import sampled

NAMES = ["Anna", "Ben", "Carla", "Dora", "Yusuf"]
COMMANDS = ("?", "why", "rules", "hint", "undo", "save", "load", "log", "table", "score", "help", "quit", "exit")


def positions(table: Table, every: int) -> Iterator[Match[Any]]:
    """A match at every `every`-th of its questions."""
    match, player = table.match(), Player(f"reading {table.seed}")
    while match.decision is not None:
        if match.number % every == 0:
            yield match
        match.play(player.choose(match.decision))


def shuffled(words: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    mixed = list(words)
    rng.shuffle(mixed)
    return tuple(mixed)


@cache
def clauses(game: str) -> frozenset[str]:
    return frozenset(clause.id for clause in rulebook.read(game))


@pytest.mark.parametrize("language", LANGUAGES)
@sampled("table", FEW[::2], ids=lambda table: table.name, every=5)
def test_every_label_on_the_screen_means_its_option_in_any_order_that_has_no_meaning(
    table: Table, language: str
) -> None:
    """Also in capitals, without accents and without the words that only join others; and notation in every language.

    An order has a meaning where the same words in another order are another option: `trade wood for marble`.
    """
    teller, rng = GAMES[table.game].teller, Rng(key(f"order {table.seed}"))
    moved = 0
    with speaking(language):
        for match in positions(table, 6):
            decision = match.decision
            assert decision is not None
            view, names = match.view(decision.seat), NAMES[: match.seats] + list(teller.bystanders(match.seats))
            reader = Reader(match, teller, names)
            labels = {option: text_of(teller.option(view, option, names).label) for option in decision.options}
            sole: dict[tuple[str, ...], set[Option]] = defaultdict(set)
            for one in (*reader.offered, *reader.others):
                for bag in one.bags:
                    sole[bag].add(one.option)
            assert len(set(labels.values())) == len(labels), f"{decision.prompt}: {sorted(labels.values())}"
            for option, label in labels.items():
                words = words_of(label)
                assert text_of(teller.label(view, option, names)) == label
                assert label.split()[0] not in COMMANDS
                assert reader.read(label) == [option], f"{decision.prompt}: {label!r}"
                assert reader.read(" ".join(words).upper()) == [option], f"{decision.prompt}: {words}"
                assert reader.read(option.notation) == [option], f"{decision.prompt}: {option.notation!r}"
                if sole[tuple(sorted(words))] == {option}:
                    mixed = " ".join(shuffled(words, rng))
                    assert mixed.isdecimal() or reader.read(mixed) == [option], f"{decision.prompt}: {mixed!r}"
                    moved += mixed != " ".join(words)
    assert moved > 10


@pytest.mark.parametrize("language", LANGUAGES)
@sampled("table", FEW[::6], ids=lambda table: table.name)
def test_what_can_be_read_but_not_done_gets_its_clause(table: Table, language: str) -> None:
    """Every option of the whole game in notation, and those of the question's own verbs by their labels.

    The label of another question's option may well be words of something that is asked here.
    """
    by_label = 0
    with speaking(language):
        for match in positions(table, 25):
            decision = match.decision
            assert decision is not None
            sitting = Sitting(match, Paper())
            reader = Reader(match, sitting.teller, sitting.names_for(decision.seat))
            view = match.view(decision.seat)
            for option in (*match.rules.options[match.number % 31 :: 31], *[one.option for one in reader.related[::5]]):
                if match.canonical(option) in decision.options:
                    continue
                said = sitting.find_option(option.notation, decision)
                clause = match.why_not(option)
                if not clause and decision.prompt in ("sabika.turn", "sabika.expand"):
                    continue
                assert isinstance(said, str), f"{decision.prompt}: {option.notation!r}"
                assert clause in clauses(table.game)
                assert said.endswith(f" ({clause})"), f"{decision.prompt}: {option.notation!r}: {said}"
                assert not re.search(r": *\(", said), said
                label = text_of(sitting.teller.label(view, option, sitting.names_for(decision.seat)))
                called = words_of(label)
                twins = [one.option for one in (*reader.offered, *reader.others) if called in one.phrases]
                if said_of_a_row(label, sitting):
                    continue
                if twins == [option] and option.notation.split()[0] in {one.verb for one in reader.offered}:
                    assert reader.read(label) == [option], f"{decision.prompt}: {label!r}"
                    assert sitting.find_option(label, decision) == said, f"{decision.prompt}: {label!r}"
                    by_label += 1
                elif twins:
                    assert reader.read(label), f"{decision.prompt}: {label!r}"
    assert by_label


@pytest.mark.parametrize("language", LANGUAGES)
@sampled("table", FEW[::3], ids=lambda table: table.name, every=4)
def test_a_row_as_it_stands_on_the_screen_means_its_option(table: Table, language: str) -> None:
    """With its number, with a dot, with what it costs; as `?` shows it, in notation; as a follow-up names it."""
    tried = 0
    with speaking(language):
        for match in positions(table, 11):
            decision = match.decision
            assert decision is not None
            sitting = Sitting(match, Paper())
            view, names = match.view(decision.seat), sitting.names_for(decision.seat)
            for number, option in enumerate(decision.options, 1):
                found = sitting.teller.option(view, option, names)
                label, detail, note = [text_of(part) for part in (found.label, found.detail, found.note)]
                row = f"{label}  {detail}  {note}".strip()
                alone = [f"{label} {detail}", row, f"{option.notation}  {detail}"]
                clash = sitting.reader(decision).is_known(f"{number} {label}")
                numbered = [
                    *([] if clash else [f"{number} {label}"]),
                    f"{number} {row}",
                    f"{number}.",
                    f"{number}. {label}",
                    f"{number}) {row}",
                    f"{number}: {label}",
                    f"#{number} {label}",
                    f"({number}) {label}",
                    sitting.numbered(option, decision),
                ]
                for text in (*alone, *numbered, f"{number}  {option.notation}  {detail}"):
                    tried += 1
                    assert sitting.find_option(text.strip(), decision) is option, f"{decision.prompt}: {text!r}"
    assert tried > 100


@pytest.mark.parametrize("table", FEW[::6], ids=lambda table: table.name)
def test_a_number_with_the_words_of_another_row_is_never_an_answer(table: Table) -> None:
    """Unless number and words together are themselves what something is called: `2 by dinars`, `2 marble`."""
    tried = 0
    for match in positions(table, 25):
        decision = match.decision
        assert decision is not None
        sitting = Sitting(match, Paper())
        view, names = match.view(decision.seat), sitting.names_for(decision.seat)
        reader = sitting.reader(decision)
        for number, option in enumerate(decision.options[:12], 1):
            for other in decision.options[:12]:
                label = text_of(sitting.teller.option(view, other, names).label)
                if other is option or reader.is_known(f"{number} {label}"):
                    continue
                tried += 1
                for text in (f"{number} {label}", f"{number}. {label}"):
                    found = sitting.find_option(text, decision)
                    assert isinstance(found, str) or found is option, f"{decision.prompt}: {text!r}"
    assert tried > 2


def said_of_a_row(label: str, sitting: Sitting) -> bool:
    """Whether the label is also a row's number and its words: `2 marble`."""
    decision, (number, _, rest) = sitting.match.decision, label.partition(" ")
    assert decision is not None
    if not number.rstrip("×").isdecimal() or not 0 < int(number.rstrip("×")) <= len(decision.options):
        return False
    return decision.options[int(number.rstrip("×")) - 1] in sitting.reader(decision).exact_matches(rest)


def asked(game: str, seats: int, seed: int, *answers: str, **settings: str) -> Sitting:
    match = Match(GAMES[game].rules, seats, seed, {name.replace("_", "-"): value for name, value in settings.items()})
    for answer in answers:
        match.play(answer)
    return Sitting(match, Paper())


def said(sitting: Sitting, text: str) -> str:
    """The option that a text means, or the sentence that it gets."""
    assert sitting.match.decision is not None
    found = sitting.find_option(text, sitting.match.decision)
    return found if isinstance(found, str) else found.notation


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "bank 8", "go bank 8"),
        ("en", "8 bank", "go bank 8"),
        ("en", "Coloured Building", "go coloured"),
        ("en", "favour", "go favour"),
        ("en", "market of the bases", "go bases"),
        ("en", "tops", "go tops"),
        ("en", "+8 asari", "go bank 8"),
        ("en", "go bank 8", "go bank 8"),
        ("en", "bank", "That could be bank 10 (5), bank 8 (6), bank 6 (7); please be more specific."),
        ("de", "Bank 8", "go bank 8"),
        ("de", "buntes gebaeude", "go coloured"),
        ("de", "Gunst des Kalifen", "go favour"),
        ("de", "Kalifen Gunst", "go favour"),
        ("de", "go bank 8", "go bank 8"),
    ],
)
def test_places_of_asara_in_words(language: str, text: str, meant: str) -> None:
    with speaking(language):
        assert said(asked("asara", 2, 5), text) == meant


@pytest.mark.parametrize(
    ("language", "text", "answer", "clause"),
    [
        ("en", "plot 3", "“plot 3”", "A-BUILD-18"),
        ("en", "3 plot", "“plot 3”", "A-BUILD-18"),
        ("en", "bank 7", "“bank 7”", "A-SET-16"),
        ("en", "violet", "“violet”", "A-TURN-02"),
        ("en", "tent", "“tent”", "A-SET-16"),
        ("de", "Feld 3", "„Baukreis, Feld 3“", "A-BUILD-18"),
        ("de", "Baukreis Feld 3", "„Baukreis, Feld 3“", "A-BUILD-18"),
        ("de", "violett", "„Violett“", "A-TURN-02"),
    ],
)
def test_what_is_not_possible_gets_its_reason_and_no_guesses(
    language: str, text: str, answer: str, clause: str
) -> None:
    with speaking(language):
        sitting = asked("asara", 2, 5)
        sentence = said(sitting, text)
        assert sentence.startswith(answer)
        assert sentence.endswith(f" {text_of(sitting.teller.refusal(clause))} ({clause})")


def test_a_single_buyer_that_may_not_be_laid_is_no_guess_at_pairs() -> None:
    """Where blue lies, `green` is refused by the colour duty, although pairs with green are offered."""
    table = Layout("anna", "ben", hands={"anna": "blue green green orange", "ben": "blue"})
    table.anna.places("blue", at="bank 10")
    table.ben.places("blue", at="bank 8")
    table.anna.goes("bank 6")
    sitting = Sitting(table.match, Paper())
    assert said(sitting, "green").endswith("(A-DISP-04)")
    assert said(sitting, "lay violet").endswith("(A-DISP-01)")
    assert said(sitting, "orange green") == "lay green orange face down"
    assert said(sitting, "green and orange") == "lay green orange face down"
    assert said(sitting, "green green") == "lay green green face down"
    assert said(sitting, "orange").endswith("(A-DISP-04)")
    with speaking("de"):
        sitting = Sitting(table.match, Paper())
        assert said(sitting, "Orange Grün") == "lay green orange face down"
        assert said(sitting, "orange gruen") == "lay green orange face down"


def test_a_tower_that_is_like_another_may_be_named() -> None:
    """A-BUILD-10: the second of two equal towers is accepted as the first, in notation and in words."""
    table = Layout(
        "anna",
        "ben",
        hands={"anna": "blue green", "ben": "blue"},
        stored={"anna": "black window, black middle"},
        towers={"anna": ["black base, black top", "black base, black top"]},
    )
    table.anna.goes("circle 1")
    table.anna.lays("blue")
    sitting = Sitting(table.match, Paper())
    assert said(sitting, "raise black-2 with window") == "raise black-1 with window"
    assert said(sitting, "black tower 2 window") == "raise black-1 with window"
    assert said(sitting, "raise black-3 with window").endswith("(A-BUILD-15)")


def test_rows_of_which_one_begins_like_another() -> None:
    """A regression: the numbers and costs of a row were read as words of another one."""
    sitting = asked("sabika", 2, 1)
    assert sitting.match.decision is not None
    labels = {
        number: text_of(sitting.teller.option(sitting.match.view(0), option).label)
        for number, option in enumerate(sitting.match.decision.options, 1)
    }
    assert said(sitting, f"1. {labels[1]}") == sitting.match.decision.options[0].notation
    assert said(sitting, f"1. {labels[2]}") == (
        f"Option 1 is “{labels[1]}”, but your words say something else; please give one or the other."
    )
    assert said(sitting, "99.") == "There is no option 99; they go from 1 to 2."


@pytest.mark.proves("S-TRIB-08")
def test_a_number_of_a_tribute_is_the_row_or_the_whole_words() -> None:
    table = SabikaTable("anna", "ben", dinars={"anna": 4}, wishes=["A-1", "B-1", "C-1"])
    table.ends_round()
    sitting = Sitting(table.match, Paper())
    assert [option.notation for option in table.decision.options] == ["2 by dinars", "1 by dinars", "0 by dinars"]
    assert said(sitting, "1") == "2 by dinars"
    assert said(sitting, "1.") == "2 by dinars"
    assert said(sitting, "1 by dinars") == "1 by dinars"
    assert said(sitting, "1 2 by dinars") == "2 by dinars"
    assert said(sitting, "1 1 by dinars").startswith("Option 1 is “pay 2 with 4 dinars”")


def test_a_number_and_words_that_mean_two_things_are_asked_about() -> None:
    """Row 2 is marble alone; twice marble exists too, but is not on offer."""
    table = SabikaTable(
        "anna", "ben", sultan=[], store={"anna": "wood, marble 2"}, dinars={"anna": 3}, display_poems=[3]
    )
    table.anna.works("poet", to="carve-1")
    table.anna.answers("do main", "carve 3 blue")
    sitting = Sitting(table.match, Paper())
    assert [option.notation for option in table.decision.options][:2] == ["lay wood", "lay marble"]
    assert said(sitting, "2 marble") == "That could be marble (2), 2 marble; please be more specific."
    assert said(sitting, "2. marble") == "lay marble"
    assert said(sitting, "2 marble +3 prestige") == "lay marble"
    assert said(sitting, "1 marble").startswith("Option 1 is “wood”")
