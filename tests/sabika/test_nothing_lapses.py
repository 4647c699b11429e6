"""Laws of bonuses: nothing lapses that its owner could want (S-ICON-10), no seal is spent unasked (S-SEAL-10)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from partal.core import engine
from partal.core.decision import Option
from partal.core.match import Match

from partal.sabika.rules import RULES
from partal.sabika.rules import bonus as words
from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.content import Content
from partal.sabika.rules.gains import Resolve, can_do
from partal.sabika.rules.notation import WAIVE
from partal.sabika.rules.order import TOKENS
from partal.sabika.rules.outer import Transact
from partal.sabika.rules.state import State
from partal.sabika.rules.tribute import ByDinars
from tests.sabika.games import Game, each_game, humans, many_games, walk
from tests.sabika.table import content_with

# The law itself, watched while games are played


class Watch:
    """Looks on while bonuses are carried out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = 0
        self.lapsed = 0
        self.asked = 0
        self.gifts = 0
        do, carry_out = Resolve.do, Resolve.carry_out

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

        def watched_step(resolve: Resolve, state: State, steps: tuple[words.Step, ...], part: int) -> None:
            self.begun += 1
            assert can_do(state, resolve.seat, steps[part], resolve.barred), steps[part]
            before = len(state.todo)
            carry_out(resolve, state, steps, part)
            for effect in state.todo[before:]:
                decision = effect.ask(state)
                assert decision is None or any(option is not WAIVE for option in decision.options)
                if isinstance(effect, Transact):
                    assert decision is not None
                    assert len(decision.options) > 1

        monkeypatch.setattr(Resolve, "do", watched_do)
        monkeypatch.setattr(Resolve, "carry_out", watched_step)

    def check_lapse(self, state: State, effect: Resolve, step: words.Step) -> None:
        """What lapses cannot be done now, and nothing of the same bonus is still to come that could change that.

        Below it on the stack the owner has no other bonus that has begun, but one whose order was the owner's choice.
        What a blue poem gave waits for the bonus of the same occasion, so none that has not begun lies there either,
        unless the owner chose to do other gifts of the same moment first.
        """
        assert not can_do(state, effect.seat, step, effect.barred)
        if effect.text in GIFTS.values():
            self.gifts += 1
            below = [one for one in state.todo if isinstance(one, Resolve) and one.seat == effect.seat]
            assert not [one for one in below if one.left < 0]
        for other in state.todo:
            if isinstance(other, Resolve) and other.seat == effect.seat and other.left > 0:
                steps = read_bonus(other.text).branches[other.branch]
                rest = [steps[part] for part in range(len(steps)) if other.left >> part & 1]
                assert any([one.verb.kind not in (words.STORES, *TOKENS) for one in steps]), (other.text, rest)


def play_watched(game: Game, monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch(monkeypatch)
    for _ in walk(game, "lapse"):
        pass
    return watch


GIFTS = {
    "on storehouse": "5 transactions",
    "on export": "process 5",
    "on seal": "6 transactions",
    "on major": "process 6",
    "on minor": "7 transactions",
    "on wood building": "process 7",
    "on consolidate": "8 transactions",
    "on carve": "process 8",
}
"""What poems give in the pack: nothing else gives that many."""


class Packed(NamedTuple):
    """A game in which everybody owns a poem for every occasion."""

    seats: int
    seed: int
    content: Content

    def match(self) -> Match[State]:
        match = Match(RULES, self.seats, self.seed, content=self.content)
        state = match._state
        for player in humans(state):
            state.blue[player] = tuple(range(1, len(GIFTS) + 1))
        return match


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Content:
    poem = '[[poem]]\nid = "{}"\nblue = "{}: {}"\nred = "1 dinar"\norigin = "printed"\n'
    rules = [poem.format(number, when, text) for number, (when, text) in enumerate(GIFTS.items(), 1)]
    return content_with(tmp_path_factory.mktemp("pack"), "\n".join(rules))


@pytest.mark.proves("S-ICON-10", "S-CARD-34")
def test_no_gift_of_a_poem_lapses_before_the_bonus_of_its_occasion(
    generous: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch(monkeypatch)
    for seed in range(24):
        for _ in walk(Packed(2 + seed % 3, seed, generous), "gifts"):
            pass
    assert watch.gifts > 5


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
    """A player who spends a seal answered that very question, and could have kept the seal by another answer."""
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
    """Seals taken from cities in the meantime; only the player who sails takes one."""
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
