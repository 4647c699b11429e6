"""What the screen says about seals: every answer shows whether it spends one (S-SEAL-10)."""

from __future__ import annotations

import pytest

from partal.core.decision import Option
from partal.core.event import Event
from partal.core.rng import Rng

from partal.sabika import RULES
from partal.sabika.rules.view import View
from partal.sabika.words.teller import TELLER
from partal.words import speaking
from tests.sabika.games import Game, walk
from tests.sabika.moments import quiet
from tests.sabika.table import Table
from tests.said import text_of

LANGUAGES = ("en", "de")


def details(table: Table, language: str = "en") -> dict[str, str]:
    """The details of each answer to the open question, by notation."""
    view = table.match.view(table.decision.seat)
    with speaking(language):
        return {option.notation: text_of(TELLER.option(view, option).detail) for option in table.decision.options}


def labels(table: Table) -> dict[str, str]:
    """What each answer to the open question says, by notation."""
    view = table.match.view(table.decision.seat)
    return {option.notation: text_of(TELLER.option(view, option).label) for option in table.decision.options}


def prompt(table: Table, language: str = "en") -> str:
    with speaking(language):
        return text_of(TELLER.prompt(table.match.view(table.decision.seat)))


@pytest.mark.proves("S-SEAL-10")
def test_a_poem_that_takes_the_only_seal_says_so() -> None:
    table = quiet(store={"anna": "gypsum"}, seals={"anna": 1}, display_poems=[2])
    table.anna.works("poet", to="carve-1")
    assert details(table)["do main"] == "one poem, from 1 dinar, only with a seal"
    assert details(table, "de")["do main"] == "ein Gedicht, ab 1 Dinar, nur mit einem Siegel"
    table.anna.does("main")
    assert prompt(table) == "Which poem do you carve? You have no dinars and 1 seal."
    assert prompt(table, "de") == "Welches Gedicht gravierst du? Du hast keine Dinare und 1 Siegel."
    assert details(table) == {
        "carve 2 blue": "1 dinar, paid with a seal; leaving no seal",
        "waive": "the action is given up, and you keep your seals",
    }
    assert details(table, "de")["carve 2 blue"] == "1 Dinar, mit einem Siegel bezahlt; Rest kein Siegel"


@pytest.mark.proves("S-SEAL-02", "S-SEAL-10")
def test_a_move_says_which_part_of_it_seals_pay() -> None:
    """Two steps are free; the third costs anna's dinar, the fourth and the fifth a seal each."""
    table = quiet(dinars={"anna": 1}, seals={"anna": 2}, workers={"anna": "builder-1 at construction-2"})
    assert prompt(table) == "Which worker acts? You have 1 dinar and 2 seals."
    told = set(details(table).values())
    assert "1 dinar, leaving 0" in told
    assert "2 dinars, one of them with a seal; leaving 1 seal" in told
    assert "3 dinars, 2 of them with seals; leaving no seal" in told


@pytest.mark.proves("S-SEAL-02", "S-SEAL-10")
def test_a_paria_paid_with_a_dinar_and_a_seal_says_so() -> None:
    table = quiet(dinars={"anna": 1}, seals={"anna": 1}, wishes=["A-1", "B-1", "C-1"])
    table.ends_round()
    table.anna.answers("0 by seals")
    said = labels(table)
    assert said["1 by dinars"] == "pay one with 2 dinars, one of them with a seal"
    assert said["0 by dinars"] == "pay none with dinars"
    assert details(table)["1 by dinars"] == "the rest costs 1 prestige"
    assert details(table)["0 by dinars"] == "the rest costs 2 prestige"


def done_at_once(view: View, option: Option) -> list[Event]:
    """What an option does before anything is asked or drawn, tried out on a table that the view allows."""
    state = RULES.imagine(view, Rng(0))
    effect = state.todo.pop()
    log: list[Event] = []
    state.log = log
    effect.do(state, option)
    return log


def spent(events: list[Event]) -> int:
    """Seals that an answer spends at once, as the record of its payments says."""
    return sum([int(event.words[1]) for event in events if event.kind == "paid"])


@pytest.mark.proves("S-SEAL-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_that_spends_a_seal_says_so(language: str) -> None:
    """In whole games: an answer that pays with a seal names it."""
    seal = {"en": "seal", "de": "Siegel"}[language]
    found = 0
    with speaking(language):
        for seed in range(6):
            for state, decision, _events in walk(Game(2, seed, (("events", "random"),)), "seals told"):
                if decision is None or not state.seals[decision.seat]:
                    continue
                view = RULES.view(state, decision.seat)
                for option in decision.options:
                    if spent(done_at_once(view, option)):
                        found += 1
                        told = TELLER.option(view, option)
                        assert seal in f"{told.label} {told.detail}", (decision.prompt, option)
    assert found > 20
