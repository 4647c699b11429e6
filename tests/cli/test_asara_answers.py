"""Asara's answers in words: the details of an option match its consequences."""

from __future__ import annotations

import re
from itertools import product

import pytest

from partal.core import engine
from partal.core.message import message

from partal import GAMES
from partal.asara.rules import RULES
from partal.asara.rules.building import ChooseNumber, Compose
from partal.asara.rules.notation import GO_CIRCLE, GO_SPIES
from partal.asara.rules.state import State
from partal.asara.rules.things import CIRCLE
from partal.words import LANGUAGES, speaking
from partal.words.teller import Name
from tests.asara.table import Table
from tests.cli.terminal import partal
from tests.said import text_of

TELLER = GAMES["asara"].teller
YOU = message("player-you")
PLOT_RULES = ("build-up-to-plot", "overpay-any-lower", "overpay-any-higher-plot")


def words(table: Table, notation: str, language: str = "en") -> tuple[str, str, str]:
    with speaking(language):
        view = table.match.view(table.decision.seat)
        found = TELLER.option(view, RULES.read(notation), ["You", "Ben"])
        label, detail, note = [text_of(part) for part in (found.label, found.detail, found.note)]
        return label, detail, note


# Plots


def numbers_told(detail: str) -> set[int]:
    """The numbers of parts in `pay 6, build 5 or 6 parts`, or its German words."""
    parts = detail.partition(", ")[2]
    return {1} if re.search(r"\b(a part|ein Teil)\b", parts) else {int(number) for number in re.findall(r"\d+", parts)}


def numbers_that_follow(state: State, plot: int) -> set[int]:
    """How many parts can really be built after a buyer was sent to this plot: asked, or taken for the only one."""
    state = state.copy()
    events = RULES.answer(state, GO_CIRCLE[plot])
    if state.pending is not None and state.pending.prompt == "asara.lay-buyer":
        events = RULES.answer(state, state.pending.options[0])
    asking = state.todo[-1]
    if isinstance(asking, ChooseNumber):
        assert state.pending is not None
        return {int(option.notation.split()[1]) for option in state.pending.options}
    if isinstance(asking, Compose):
        return {asking.number}
    return {int(event.words[0]) for event in events if event.kind == "scored"}


@pytest.mark.parametrize("stored", ["rich", "poor"])
@pytest.mark.parametrize("chosen", list(product((False, True), repeat=3)), ids=str)
@pytest.mark.proves("A-BUILD-25", "A-BUILD-18")
def test_a_plot_tells_the_numbers_that_can_be_built_there_whichever_plots_are_taken(
    chosen: tuple[bool, ...], stored: str
) -> None:
    """Every set of taken plots, by every house rule about plots, in every language."""
    parts = {
        "rich": "2 black middle, black gold middle, black window, white base, white top, white middle",
        "poor": "white base, white top, 2 white middle",
    }
    table = Table(
        "anna",
        "ben",
        hands={"anna": "blue green green", "ben": "blue"},
        money={"anna": 9},
        stored={"anna": parts[stored]},
        towers={"anna": ["black base, black top"]},
        settings={name: "true" for name, on in zip(PLOT_RULES, chosen) if on},
    )
    plots = table.state.content.areas[CIRCLE]
    several = 0
    for taken in product((0, 1), repeat=len(plots)):
        state = table.state.copy()
        for place, used in zip(plots, taken):
            state.taken[place.index] = used
        engine.advance(state)
        assert state.pending is not None
        view = RULES.view(state, 0)
        for option in state.pending.options:
            if option in GO_CIRCLE:
                plot = GO_CIRCLE.index(option)
                real = numbers_that_follow(state, plot)
                for language in LANGUAGES:
                    with speaking(language):
                        detail = text_of(TELLER.option(view, option).detail)
                    assert numbers_told(detail) == real, f"{language}, plot {plot}, taken {taken}: {detail}"
                several += len(real) > 1
    assert several > 20


def test_the_numbers_of_a_plot_read_well() -> None:
    table = Table(
        "anna",
        "ben",
        hands={"anna": "blue green green", "ben": "blue"},
        money={"anna": 9},
        stored={"anna": "2 black middle, black gold middle, black window, white base, white top, white middle"},
        towers={"anna": ["black base, black top"]},
        laid=[("ben", "circle 5", "blue"), ("ben", "circle 2", "blue")],
    )
    assert words(table, "go circle 1")[1] == "pay 1, build a part"
    assert words(table, "go circle 3")[1] == "pay 3, build 2 or 3 parts"
    assert words(table, "go circle 6")[1] == "pay 6, build 5 or 6 parts"
    assert words(table, "go circle 7")[1] == "pay 7, build 7 parts"
    assert words(table, "go circle 6", "de")[1] == "6 zahlen, 5 oder 6 Teile bauen"


# Buyers


@pytest.mark.proves("A-DISP-07", "A-DISP-09")
def test_a_place_whose_colour_one_does_not_hold_says_that_two_cards_go_face_down() -> None:
    table = Table("anna", "ben", hands={"anna": "green orange yellow", "ben": "blue"}, laid=[("ben", "bank 8", "blue")])
    assert words(table, "go bank 10")[2] == "you have no blue buyer and would lay two, face down"
    assert words(table, "go bank 10", "de")[2] == "kein Einkäufer in Blau auf der Hand: zwei, verdeckt"
    table.anna.goes("bank 10")
    assert words(table, "lay green orange face down")[1] == "face down, two cards"


@pytest.mark.proves("A-DISP-07", "A-DISP-12")
def test_the_last_two_cards_say_so_before_they_are_laid() -> None:
    """With two cards left there is nothing to choose, so it must be said when the place is chosen."""
    table = Table("anna", "ben", hands={"anna": "green orange", "ben": "blue"}, laid=[("ben", "bank 8", "blue")])
    assert words(table, "go bank 10")[2] == "you have no blue buyer and would lay your last two, face down"
    assert words(table, "go bank 10", "de")[2] == "kein Einkäufer in Blau auf der Hand: deine letzten zwei, verdeckt"
    table.anna.goes("bank 10")
    assert table.anna.hand == []

    held = Table("anna", "ben", hands={"anna": "blue orange", "ben": "blue"}, laid=[("ben", "bank 8", "blue")])
    assert words(held, "go bank 10")[2] == "a blue buyer: you have 1"
    held.anna.goes("bank 10")
    assert words(held, "lay blue orange face down")[1] == "face down: your last two cards"
    assert words(held, "lay blue orange face down", "de")[1] == "verdeckt: deine letzten zwei Karten"


# Spies


@pytest.mark.proves("A-SPY-12")
@pytest.mark.parametrize(
    ("asari", "surely_nothing"),
    [(3, {3}), (5, {3, 5}), (6, {5}), (7, {5}), (8, set()), (20, set())],
)
def test_spies_warn_where_the_fee_leaves_too_little_for_any_part(asari: int, surely_nothing: set[int]) -> None:
    """The cheapest part costs 3: with 6 Asari the space for 3 leaves enough, the one for 5 does not."""
    table = Table("anna", "ben", hands={"anna": "blue green", "ben": "blue"}, money={"anna": asari})
    for fee in (3, 5):
        if GO_SPIES[fee] in table.decision.options:
            assert ("then you can afford no part" in words(table, f"go spies {fee}")[1]) == (fee in surely_nothing)
            warned = "danach kannst du kein Teil mehr bezahlen" in words(table, f"go spies {fee}", "de")[1]
            assert warned == (fee in surely_nothing)


def test_spies_warn_where_every_cheap_part_lies_open() -> None:
    """Parts seen elsewhere cannot be in a pile: with all brown parts in towers or open, 3 Asari buy nothing."""
    table = Table("anna", "ben", hands={"anna": "blue green", "ben": "blue"}, money={"anna": 6})
    assert "no part" not in words(table, "go spies 3")[1]
    state = table.state
    for part in range(40):
        if part % 10 // 2 == 0:
            hidden = state.piles[part // 10].count(part)
            state.piles[part // 10] = tuple(one for one in state.piles[part // 10] if one != part)
            state.display[part] += hidden
    assert "then you can afford no part" in words(table, "go spies 3")[1]


# Favour


@pytest.mark.parametrize(
    ("language", "names", "viewer", "sentence"),
    [
        ("en", [YOU, "Ben"], 0, "Ben took the Caliph’s favour from you."),
        ("en", ["Anna", YOU], 1, "You took the Caliph’s favour from Anna."),
        ("en", ["Anna", "Ben"], None, "Ben took the Caliph’s favour from Anna."),
        ("de", [YOU, "Ben"], 0, "Ben nimmt dir die Gunst des Kalifen ab."),
        ("de", ["Anna", YOU], 1, "Du nimmst Anna die Gunst des Kalifen ab."),
        ("de", ["Anna", "Ben"], None, "Ben nimmt Anna die Gunst des Kalifen ab."),
    ],
)
def test_the_favour_is_taken_from_you_and_from_others_by_name(
    language: str, names: list[Name], viewer: int | None, sentence: str
) -> None:
    table = Table("anna", "ben", hands={"anna": "blue green", "ben": "blue green"}, favour="anna", turn="ben")
    events = table.match.play("go favour") + table.match.play("lay blue")
    (taken,) = [event for event in events if event.kind == "took-favour"]
    with speaking(language):
        assert text_of(TELLER.event(taken, names, viewer, table.match.content)) == sentence


def test_no_sentence_of_a_whole_game_ends_in_a_capital_you() -> None:
    said = partal("play", "asara", "--seed", "5", "--seat", "1", typed="1\n" * 400)
    assert "from you" in said.out
    assert "from You" not in said.out
