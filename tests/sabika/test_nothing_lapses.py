"""Laws of bonuses: nothing lapses that its owner could want (S-ICON-10), no seal is spent unasked (S-SEAL-10)."""

from __future__ import annotations

from typing import Any

import pytest

from partal.core import engine
from partal.core.decision import Option

from partal.sabika.rules import bonus as words
from partal.sabika.rules.actions import SabikaActions
from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.gains import Resolve
from partal.sabika.rules.notation import WAIVE
from partal.sabika.rules.outer import Transact
from partal.sabika.rules.state import State
from partal.sabika.rules.tribute import ByDinars
from tests.sabika.games import Game, each_game, humans, many_games, walk

# The law itself, watched while games are played


class Watch:
    """Looks on while bonuses are carried out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = 0
        self.lapsed = 0
        self.asked = 0
        do, begin_step = Resolve.do, SabikaActions.begin_step

        def watched_do(effect: Resolve, state: State, option: Any) -> None:
            if effect.left > 0:
                self.asked += option is not None
                steps = read_bonus(effect.text).branches[effect.branch]
                left = [steps[part] for part in range(len(steps)) if effect.left >> part & 1]
                if option is None and not effect.parts(state, steps):
                    self.lapsed += len(left)
                    for step in left:
                        self.check_lapse(state, effect, step)
            do(effect, state, option)

        def watched_step(actions: SabikaActions, state: State, player: int, step: words.Step, *rest: Any) -> None:
            self.begun += 1
            assert actions.can_do(state, player, step, rest[1]), step
            before = len(state.todo)
            begin_step(actions, state, player, step, *rest)
            for effect in state.todo[before:]:
                decision = effect.ask(state)
                assert decision is None or any(option is not WAIVE for option in decision.options)
                if isinstance(effect, Transact):
                    assert decision is not None
                    assert len(decision.options) > 1

        monkeypatch.setattr(Resolve, "do", watched_do)
        monkeypatch.setattr(SabikaActions, "begin_step", watched_step)

    def check_lapse(self, state: State, effect: Resolve, step: words.Step) -> None:
        """What lapses cannot be done now, and nothing of the same bonus is still to come that could change that.

        Below it on the stack the owner has no other bonus that has begun, but one whose order was the owner's choice.
        """
        assert not SabikaActions().can_do(state, effect.seat, step, effect.barred)
        for other in state.todo:
            if isinstance(other, Resolve) and other.seat == effect.seat and other.left > 0:
                steps = read_bonus(other.text).branches[other.branch]
                rest = [steps[part] for part in range(len(steps)) if other.left >> part & 1]
                assert any([one.verb not in (words.MATERIAL, words.RAW, words.GOOD, words.PROCESS) for one in steps]), (
                    other.text,
                    rest,
                )


def play_watched(game: Game, monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch(monkeypatch)
    for _ in walk(game, "lapse"):
        pass
    return watch


@each_game
@pytest.mark.proves("S-ICON-10")
def test_nothing_lapses_that_could_still_be_wanted(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play_watched(game, monkeypatch).begun > 0


@pytest.mark.soak
@many_games
@pytest.mark.proves("S-ICON-10")
def test_nothing_lapses_in_many_games(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play_watched(game, monkeypatch).begun > 0


def test_the_watched_games_hold_lapses_and_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A law that nothing ever comes near to would prove nothing."""
    watch = Watch(monkeypatch)
    for seed in range(20):
        for _ in walk(Game(4, seed, ()), "lapse"):
            pass
    assert watch.lapsed >= 3
    assert watch.asked >= 5


# Seals


def held(state: State, player: int) -> int:
    """Seals of a player, less those that are given for a tribute whose last question is still open."""
    given = sum([effect.seals for effect in state.todo if isinstance(effect, ByDinars) and effect.seat == player])
    return state.seals[player] - given


def check_seals(game: Game) -> int:
    """Whoever spends a seal answered that very question, and it had another answer by which the seal stays."""
    spent = 0
    before: State | None = None
    for state, _decision, _events in walk(game, "seals"):
        if before is not None and before.pending is not None:
            for player in humans(state):
                if held(state, player) >= held(before, player) + gained_seals(before, state, player):
                    continue
                spent += 1
                assert before.pending.seat == player
                assert could_keep(before, player), before.pending
        before = state.copy()
    return spent


def could_keep(question: State, player: int) -> bool:
    """Whether an answer to this question leaves the player's seals where they are."""
    assert question.pending is not None
    if question.pending.seat != player:
        return False
    return any([kept(question, option, player) for option in question.pending.options])


def kept(before: State, option: Option, player: int) -> bool:
    twin = before.copy()
    engine.answer(twin, option)
    return held(twin, player) >= held(before, player)


def gained_seals(before: State, after: State, player: int) -> int:
    """Seals taken from cities meanwhile; only the player who sails takes one."""
    taken = sum(before.city_seals) - sum(after.city_seals)
    assert before.pending is not None
    return taken if before.pending.seat == player and after.seats > 1 else 0


@each_game
@pytest.mark.proves("S-SEAL-10")
def test_nobody_is_made_to_spend_a_seal(game: Game) -> None:
    check_seals(game)


@pytest.mark.soak
@many_games
@pytest.mark.proves("S-SEAL-10")
def test_nobody_is_made_to_spend_a_seal_in_many_games(game: Game) -> None:
    check_seals(game)


def test_seals_are_spent_in_these_games() -> None:
    assert sum(check_seals(Game(2, seed, ())) for seed in range(16)) > 5
