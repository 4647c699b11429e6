"""Laws of observations: they say what the view says, and nothing that a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from partal.core.observation import MOST, Observer
from partal.core.rng import Rng
from partal.core.view import View

from partal import GAMES, Match
from partal.asara import observe as asara_observe
from partal.asara.rules.things import BUYERS, PART_NAMES
from partal.asara.rules.view import View as AsaraView
from partal.plain.observer import PlainObserver
from partal.sabika import observe as sabika_observe
from partal.sabika.rules.things import CITIES, SQUARES, WARES, WORKERS, WORKSHOP
from partal.sabika.rules.view import View as SabikaView
from tests.laws.tables import FEW, Table
from tests.sampling import sampled


def observer_at(table: Table) -> Observer:
    return GAMES[table.rules.name].observer(table.seats, table.rules.content())


def moments(table: Table, every: int) -> Iterator[tuple[Match, int]]:
    """Random play: the match at every few questions, with the seat that is asked."""
    match = Match(table.rules, table.seats, table.seed, dict(table.settings))
    rng = Rng(table.seed)
    while match.decision is not None:
        if match.number % every == 0:
            yield match, match.decision.seat
        match.play(rng.pick(match.options))


@sampled("table", FEW, ids=str)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(table: Table) -> None:
    """`imagine` deals afresh whatever a seat cannot see; the row must not change by a single number."""
    observer = observer_at(table)
    rng = Rng(table.seed)
    for match, _ in moments(table, 9):
        for seat in range(table.seats):
            view = match.view(seat)
            row = observer.observe(view)
            assert len(row) == len(observer.names)
            assert 0 <= min(row) <= max(row) <= MOST
            other = table.rules.view(table.rules.imagine(view, rng), seat)
            assert observer.observe(other) == row
        observer.observe(match.view(None))


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    rules = GAMES[game].rules
    for seats in rules.seats:
        names = GAMES[game].observer(seats, rules.content()).names
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_every_question_of_a_game_is_known_to_its_observer(game: str) -> None:
    """A question without a place would end a run of millions of games with a KeyError."""
    module = {"asara": asara_observe, "sabika": sabika_observe}[game]
    texts = {key.removeprefix(f"{game}-prompt-") for key in prompts_with_texts(game)}
    assert {prompt.removeprefix(f"{game}.") for prompt in module.PROMPTS} == texts


def prompts_with_texts(game: str) -> set[str]:
    """The keys of all texts that ask a question; the page and the terminal cannot do without."""
    folder = GAMES[game].words
    assert folder is not None
    lines = (folder / "en" / "common.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" ")[0] for line in lines if line.startswith(f"{game}-prompt-")}


def named(observer: Observer, view: View) -> dict[str, int]:
    return dict(zip(observer.names, observer.observe(view), strict=True))


def test_asaras_numbers_are_what_their_names_say() -> None:
    table = Table(GAMES["asara"].rules, 3, (("professional", "true"),), 11)
    observer = observer_at(table)
    for match, asked in moments(table, 7):
        view = match.view(asked)
        assert isinstance(view, AsaraView)
        seen = named(observer, view)
        left = (asked + 1) % 3
        assert seen["asked: me"] == 1
        assert seen[f"question: {view.question.prompt if view.question else ''}"] == 1
        assert seen["year"] == view.year
        assert seen["prestige: next 1"] == view.prestige(left)
        assert (seen["money, if I may see it: me"], seen["money, if I may see it: next 1"]) == (view.purse(asked), 0)
        assert [seen[f"my hand: {colour}"] for colour in BUYERS] == view.hand_of(asked)
        assert [seen[f"behind my screen: {part}"] for part in PART_NAMES] == view.screen_of(asked)
        assert [seen[f"on display: {part}"] for part in PART_NAMES[:40]] == view.display
        assert seen["has the favour: next 1"] == (view.favour == left)
        built = sum(value for name, value in seen.items() if " tower " in name and "next 1" in name)
        assert built == sum(sum(tower.parts) + tower.lights() for tower in view.towers[left])
        laid = sum(value for name, value in seen.items() if name.startswith("laid ") and name.endswith("next 2"))
        assert laid == sum(code // 512 == (asked + 2) % 3 for code in view.laid)


def test_sabikas_numbers_are_what_their_names_say() -> None:
    table = Table(GAMES["sabika"].rules, 3, (("events", "1+2"),), 11)
    observer = observer_at(table)
    for match, asked in moments(table, 7):
        view = match.view(asked)
        assert isinstance(view, SabikaView)
        seen = named(observer, view)
        left = (asked + 1) % 3
        assert seen["round"] == view.round
        assert seen["prestige: me"] - seen["prestige below zero: me"] == view.prestige(asked)
        assert seen["dinars: next 1"] == view.dinars[left]
        assert [seen[f"{ware} in store: next 1"] for ware in WARES] == view.store[left * 7 : left * 7 + 7]
        for number, worker in enumerate(WORKERS):
            square = view.workers[left * 4 + number]
            assert seen[f"{worker} of next 1: {'workshop' if square == WORKSHOP else SQUARES[square]}"] == 1
            assert sum(seen[f"{worker} of next 1: {name}"] for name in (*SQUARES, "workshop")) == 1
            assert seen[f"{worker} of next 1: stands"] == view.awake[left * 4 + number]
        for city, name in enumerate(CITIES):
            ship = view.ships[asked * 9 + city]
            assert (seen[f"ship on the left at {name}: me"], seen[f"ship on the right at {name}: me"]) == (
                ship == 1,
                ship == 2,
            )
        assert [poem for poem in range(1, 23) if seen[f"poem {poem}, blue: me"]] == sorted(view.blue[asked])
        assert sum(value for name, value in seen.items() if name.startswith("event turned up")) == len(view.events)
        cards = [card for card in range(1, 37) if seen[f"minor card {card}: next 1"]]
        assert cards == sorted(set(view.rows[left]) - {0})


def test_a_row_looks_the_same_from_every_seat_that_sees_the_same() -> None:
    """At the start of Asara all seats see the same but for their hands, money, and who is asked."""
    match = Match("asara", seats=2, seed=5)
    observer = GAMES["asara"].observer(2, match.rules.content())
    first, second = (named(observer, match.view(seat)) for seat in (0, 1))
    assert (first["asked: me"], second["asked: next 1"]) == (1, 1)
    assert first["prestige: me"] == second["prestige: next 1"]
    assert (first["has the favour: me"], second["has the favour: next 1"]) == (1, 1)


def test_any_game_can_be_observed_a_little() -> None:
    """A game without an observer of its own shows who is asked and the scores."""
    match = Match("sabika", seats=2, seed=3)
    seen = named(PlainObserver(2, match.rules.content()), match.view(1))
    assert seen["points: me"] == match.scores[1]
    assert seen["asked: me"] + seen["asked: next 1"] == 1
