"""`partal.lab.laws`: a good game passes, and whatever law is broken on purpose is found and named."""

# ruff: noqa: ARG001, ARG005  What breaks a law stands in for a method, and so has its arguments.

from __future__ import annotations

import ast
import doctest
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from partal.core.decision import Decision, InvalidAnswer, Option
from partal.core.event import NOBODY, Event
from partal.core.message import plain
from partal.core.rules import Standings
from partal.core.view import Question

import partal
import pearls
from partal.game import Game
from partal.lab import lawbook, laws
from partal.lab.lawbook import LAWS, judge
from partal.lab.lawbook.tables import some_tables
from partal.words import Words
from partal.words.folders import LANGUAGES
from pearls import view as views
from pearls.box import DIVE, OPTIONS, TAKE
from pearls.rules import PearlsRules
from pearls.state import Table as PearlsTable
from pearls.state import Turn
from tests.cli.terminal import partal as command

pytestmark = pytest.mark.usefixtures("pearls_at_every_table")

Break = Callable[[pytest.MonkeyPatch, type[PearlsRules]], None]
BREAKS: dict[str, tuple[str, str, Break]] = {}


def breaks(law: str, kind: str) -> Callable[[Break], Break]:
    """Marks a way to break a law, and what should be said about it."""

    def keep(breaker: Break) -> Break:
        BREAKS[breaker.__name__] = (law, kind, breaker)
        return breaker

    return keep


def altered(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, change: Callable[..., Any]) -> None:
    """Replaces a method by one that gets the original as its first argument."""
    original = getattr(owner, name)
    monkeypatch.setattr(owner, name, lambda *arguments: change(original, *arguments))


def asks(monkeypatch: pytest.MonkeyPatch, rules: type[PearlsRules], change: Callable[[Decision], Decision]) -> None:
    def decision(original: Any, self: Any, state: Any) -> Decision | None:
        open_one = original(self, state)
        return None if open_one is None else change(open_one)

    altered(monkeypatch, rules, "decision", decision)


@breaks("options", "few-options")
def asks_where_there_is_no_choice(monkeypatch, rules):
    asks(monkeypatch, rules, lambda decision: decision._replace(options=decision.options[:1]))


@breaks("options", "same-option")
def offers_an_option_twice(monkeypatch, rules):
    asks(monkeypatch, rules, lambda decision: decision._replace(options=(*decision.options, decision.options[0])))


@breaks("options", "odd-seat")
def asks_nobody(monkeypatch, rules):
    asks(monkeypatch, rules, lambda decision: decision._replace(seat=9))


@breaks("options", "odd-prompt")
def asks_for_another_game(monkeypatch, rules):
    asks(monkeypatch, rules, lambda decision: decision._replace(prompt="chess.turn"))


@breaks("options", "other-question")
def shuffles_its_options(monkeypatch, rules):
    asks(monkeypatch, rules, lambda decision: decision._replace(options=decision.options[::-1]))


@breaks("options", "numbering")
def numbers_its_options_otherwise(monkeypatch, rules):
    monkeypatch.setattr(rules, "options", OPTIONS[::-1])


@breaks("options", "unreadable")
def cannot_read_its_notation(monkeypatch, rules):
    def read(self: Any, notation: str) -> Option:
        raise InvalidAnswer(plain("What?"))

    monkeypatch.setattr(rules, "read", read)


@breaks("options", "notation")
def reads_everything_as_a_dive(monkeypatch, rules):
    monkeypatch.setattr(rules, "read", lambda self, notation: DIVE)


@breaks("options", "meant")
def takes_every_option_for_the_first(monkeypatch, rules):
    monkeypatch.setattr(rules, "canonical", lambda self, state, option: TAKE[0])


@breaks("options", "unplayable")
def offers_what_it_cannot_play(monkeypatch, rules):
    def play(original: Any, self: Any, state: Any, option: Option) -> None:
        if option is DIVE:
            raise KeyError("deep")
        original(self, state, option)

    altered(monkeypatch, rules, "play", play)


@breaks("options", "uncounted")
def does_not_count_answers(monkeypatch, rules):
    def play(original: Any, self: Any, state: Any, option: Option) -> None:
        original(self, state, option)
        state.answers = 0

    altered(monkeypatch, rules, "play", play)


@breaks("refusals", "clause")
def cites_a_clause_that_is_not_there(monkeypatch, rules):
    monkeypatch.setattr(rules, "why_not", lambda self, state, option: "P-SHIP-01")


@breaks("copies", "copy-shares")
def copies_share_the_beach(monkeypatch, rules):
    def copy(original: Any, self: Any) -> PearlsTable:
        twin: PearlsTable = original(self)
        twin.beach = self.beach
        return twin

    altered(monkeypatch, PearlsTable, "copy", copy)


@breaks("copies", "copy-differs")
def copies_forget_the_points(monkeypatch, rules):
    def copy(original: Any, self: Any) -> PearlsTable:
        twin: PearlsTable = original(self)
        twin.bag = twin.bag[::-1]
        return twin

    altered(monkeypatch, PearlsTable, "copy", copy)


@breaks("codec", "codec")
def decodes_without_the_points(monkeypatch, rules):
    def restore(original: Any, self: Any, content: Any, plain: Any) -> PearlsTable:
        state: PearlsTable = original(self, content, plain)
        state.points = [0] * len(state.points)
        return state

    altered(monkeypatch, rules, "restore", restore)


@breaks("codec", "effect")
def effects_hold_lists(monkeypatch, rules):
    monkeypatch.setattr(Turn, "values", lambda self: (self.seat, []))
    monkeypatch.setattr(Turn, "__init__", lambda self, seat, rest=None: setattr(self, "seat", seat))


@breaks("codec", "loud")
def telling_changes_the_game(monkeypatch, rules):
    def answer(original: Any, self: Any, state: Any, option: Option) -> Any:
        state.chance += 1
        return original(self, state, option)

    altered(monkeypatch, rules, "answer", answer)


def dealt_by(monkeypatch: pytest.MonkeyPatch, rules: type[PearlsRules], seed_for: Callable[[int], int]) -> None:
    def deal(original: Any, self: Any, content: Any, settings: Any, seats: int, seed: int, log: Any) -> Any:
        return original(self, content, settings, seats, seed_for(seed), log)

    altered(monkeypatch, rules, "deal", deal)


@breaks("records", "seed-differs")
def deals_by_a_clock(monkeypatch, rules):
    clock = count()
    dealt_by(monkeypatch, rules, lambda seed: next(clock))


@breaks("records", "seed-ignored")
def always_deals_alike(monkeypatch, rules):
    dealt_by(monkeypatch, rules, lambda seed: 7)


@breaks("records", "record")
def deals_the_third_game_otherwise(monkeypatch, rules):
    made = count()
    dealt_by(monkeypatch, rules, lambda seed: seed if next(made) < 4 else seed ^ 1)


@breaks("ending", "endless")
def promises_to_be_over_soon(monkeypatch, rules):
    monkeypatch.setattr(rules, "longest", 3)


@breaks("ending", "early-result")
def has_a_result_from_the_start(monkeypatch, rules):
    monkeypatch.setattr(rules, "standings", lambda self, state: Standings((0,), (0,), ()))


@breaks("ending", "no-result")
def never_has_a_result(monkeypatch, rules):
    monkeypatch.setattr(rules, "standings", lambda self, state: None)


@breaks("points", "points")
def scores_more_than_it_tells(monkeypatch, rules):
    altered(monkeypatch, rules, "scores", lambda original, *given: tuple(2 * score for score in original(*given)))


def results(
    monkeypatch: pytest.MonkeyPatch, rules: type[PearlsRules], change: Callable[[Standings], Standings]
) -> None:
    def standings(original: Any, self: Any, state: Any) -> Standings | None:
        found = original(self, state)
        return None if found is None else change(found)

    altered(monkeypatch, rules, "standings", standings)


@breaks("points", "winners")
def the_first_seat_always_wins(monkeypatch, rules):
    results(monkeypatch, rules, lambda found: found._replace(winners=tuple(range(len(found.scores)))))


@breaks("points", "sheet")
def the_sheets_leave_out_a_source(monkeypatch, rules):
    results(monkeypatch, rules, lambda found: found._replace(sheets=tuple(sheet[1:] for sheet in found.sheets)))


@breaks("points", "line-clause")
def points_cite_no_clause(monkeypatch, rules):
    def unnumbered(found: Standings) -> Standings:
        return found._replace(sheets=tuple(tuple(line._replace(clause="") for line in sheet) for sheet in found.sheets))

    results(monkeypatch, rules, unnumbered)


@breaks("silence", "imagined")
def shows_the_bag(monkeypatch, rules):
    def view(original: Any, self: Any, state: Any, seat: Any) -> Any:
        seen = original(self, state, seat)
        plain = {**seen.plain(), "bag": state.bag}
        seen.plain = lambda: plain
        return seen

    altered(monkeypatch, rules, "view", view)


@breaks("silence", "shown-score")
def shows_other_scores(monkeypatch, rules):
    monkeypatch.setattr(views.View, "scores", lambda self: self.points[: self.seats])


@breaks("silence", "hidden-score")
def counts_what_is_hidden(monkeypatch, rules):
    def scores(original: Any, self: Any, state: PearlsTable) -> tuple[int, ...]:
        return tuple(score + state.pouch(seat)[3] for seat, score in enumerate(original(self, state)))

    def view(original: Any, self: Any, state: PearlsTable, seat: int | None) -> Any:
        seen = original(self, state, seat)
        known = self.scores(state)
        seen.scores = lambda: known
        return seen

    altered(monkeypatch, rules, "scores", scores)
    altered(monkeypatch, rules, "view", view)


@breaks("silence", "leak-refusal")
def refuses_by_the_bag(monkeypatch, rules):
    def why_not(self: Any, state: PearlsTable, option: Option) -> str:
        return "P-DIVE-01" if state.bag and state.bag[0] else "P-STR-01"

    monkeypatch.setattr(rules, "why_not", why_not)


@breaks("silence", "shown-options")
def shows_options_to_everybody(monkeypatch, rules):
    def question_of(decision: Decision | None, seat: int | None) -> Question | None:
        return None if decision is None else Question(*decision)

    monkeypatch.setattr(views, "question_of", question_of)


@breaks("imagining", "imagines-more")
def imagines_by_a_clock(monkeypatch, rules):
    clock = count()

    def imagine(original: Any, self: Any, view: Any, rng: Any) -> Any:
        return original(self, view, rng.fork(str(next(clock))))

    altered(monkeypatch, rules, "imagine", imagine)


@breaks("imagining", "imagined-forced")
def imagines_tables_without_a_choice(monkeypatch, rules):
    def imagine(original: Any, self: Any, view: Any, rng: Any) -> Any:
        state = original(self, view, rng)
        if state.pending is not None:
            state.pending = state.pending._replace(options=state.pending.options[:1])
        return state

    altered(monkeypatch, rules, "imagine", imagine)


@breaks("taking-back", "take-back")
def an_answer_given_again_is_told_otherwise(monkeypatch, rules):
    clock = count()

    def answer(original: Any, self: Any, state: Any, option: Option) -> Any:
        return (*original(self, state, option), Event("ticked", NOBODY, (str(next(clock)),)))

    altered(monkeypatch, rules, "answer", answer)


@breaks("taking-back", "past")
def telling_changes_what_was(monkeypatch, rules):
    telling_changes_the_game(monkeypatch, rules)


def game_of(rules: type[PearlsRules]) -> Game:
    class Variant(pearls.Pearls):
        pass

    Variant.rules = rules()
    return Variant()


@pytest.mark.parametrize("name", BREAKS)
def test_each_law_can_be_broken_and_the_finding_says_how(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, kind, breaker = BREAKS[name]

    class Broken(PearlsRules):
        pass

    breaker(monkeypatch, Broken)
    findings = []
    for table in some_tables(game_of(Broken).rules, 6):
        findings.append(judge(law, table))
        if (finding := findings[-1]) is not None:
            assert finding.table.startswith("partal play pearls --seats ")
            assert str(finding)
            if finding.kind == kind:
                return
    pytest.fail(f"nobody noticed: {findings}")


def test_every_law_is_broken_by_some_variant() -> None:
    assert {law for law, _, _ in BREAKS.values()} == set(LAWS)


def test_pearls_keeps_all_laws() -> None:
    trials = list(laws(pearls.GAME, games=12))
    assert [str(finding) for finding in trials if finding] == []
    assert len(trials) == lawbook.trials(12)


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_the_built_in_games_keep_all_laws(game: str) -> None:
    """By name; the tests of the laws try far more tables."""
    assert not any(laws(game, games=1))
    assert partal.game(game).rules.name == game


def test_the_example_of_the_docstring_runs() -> None:
    assert doctest.testmod(lawbook).failed == 0


def test_an_exception_of_the_rules_is_a_finding_and_each_kind_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def scores(self: Any, state: Any) -> Any:
        raise ZeroDivisionError("no points")

    class Broken(PearlsRules):
        pass

    monkeypatch.setattr(Broken, "scores", scores)
    found = [finding for finding in laws(game_of(Broken), games=3) if finding]
    assert {finding.kind for finding in found} == {"raises"}
    assert len({finding.law for finding in found}) == len(found)
    assert "The rules raised ZeroDivisionError: no points." in str(found[0])


def kinds_in(path: Path) -> Iterator[str]:
    """Every kind that this file of proofs can find."""
    places = {"insist": 1, "Broken": 0}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in places:
            kind = node.args[places[node.func.id]]
            if isinstance(kind, ast.Constant):
                yield kind.value


def test_every_kind_of_finding_has_its_sentence() -> None:
    kinds = {kind for path in Path(lawbook.__file__).parent.glob("*.py") for kind in kinds_in(path)}
    assert len(kinds) > 40
    for language in LANGUAGES:
        words = Words(language)
        said = {key.removeprefix("cli-laws-") for key in words.keys if key.startswith("cli-laws-")}
        assert said - {"finding", "fine", "wrong", "raises"} == kinds
        assert all(words.has(f"cli-law-{law}") for law in LAWS)


def test_the_command_reports_what_is_broken_and_exits_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    fine = command("lab", "laws", "pearls", "--games", "2")
    assert (fine.code, fine.out) == (0, "Pearls obeys all 10 laws, each tried at 2 tables.\n")
    monkeypatch.setattr(PearlsRules, "longest", 3)
    broken = command("lab", "laws", "pearls", "--games", "2")
    assert broken.code == 1
    assert "The end: The game asks more than the 3 questions that rules.longest promises" in broken.out
    assert broken.err.endswith("partal: Pearls breaks a law in one way.\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game “chess”"),
        (("pearls", "--games", "0"), "at least one game, not 0"),
        (("pearls", "--seed", "-1"), "seed"),
    ],
)
def test_what_cannot_be_tried_gets_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    said = command("lab", "laws", *arguments)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
