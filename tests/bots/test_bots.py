"""What holds for every bot of every game: it sees views, it answers legally, and it is reproducible from its seed."""

from __future__ import annotations

from typing import Any

import pytest

from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.asara.rules import RULES
from partal.asara.rules.state import State
from partal.asara.rules.view import View
from partal.bots.bot import stream_of
from partal.games import GAMES
from partal.lab import arena
from partal.lab.custom_bots import BotFailed
from partal.lab.simulate import play_one
from partal.table import players
from tests.sampling import sampled

MODES: dict[str, dict[str, str]] = {
    "basic": {},
    "professional": {"professional": "true"},
}


def test_each_game_has_the_random_bot_and_the_four_levels_the_weakest_first() -> None:
    for game in GAMES:
        assert players.names(game) == ["random", "easy", "medium", "hard", "master"]


def test_greedy_is_an_older_name_of_medium() -> None:
    for game in GAMES:
        assert type(players.make(game, "greedy")) is type(players.make(game, "medium"))
        assert players.knows(game, "greedy")
        assert not players.knows(game, "grim")
    assert play_one("asara", 2, 3, ["greedy"]) == play_one("asara", 2, 3, ["medium"])


@pytest.mark.parametrize("name", ["", "Greedy", "oracle", "x" * 500])
def test_an_unknown_bot_is_refused_with_a_sentence_that_names_the_known_ones(name: str) -> None:
    with pytest.raises(ValueError) as refused:
        players.make("asara", name)
    sentence = str(refused.value)
    assert sentence.endswith("its bots are random, easy, medium, hard, master.")
    assert len(sentence) < 140


def test_a_bot_of_one_game_is_not_offered_to_another() -> None:
    assert "medium" not in players.names("chess")
    with pytest.raises(ValueError, match="There is no game “chess”; the games are asara, sabika"):
        players.make("chess", "medium")


def reachable(thing: object, seen: set[int]) -> list[object]:
    """Everything that attributes and containers lead to."""
    if id(thing) in seen or isinstance(thing, (str, bytes, int, type)):
        return []
    seen.add(id(thing))
    found = [thing]
    inner: list[Any] = []
    if isinstance(thing, dict):
        inner += [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple, set, frozenset)):
        inner += list(thing)
    inner += list(getattr(thing, "__dict__", {}).values())
    for kind in type(thing).__mro__:
        slots = getattr(kind, "__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            inner.append(getattr(thing, name, None))
    for item in inner:
        found += reachable(item, seen)
    return found


class Spy:
    """A bot that looks at what it is given and answers as another would."""

    def __init__(self, name: str) -> None:
        self.bot = players.make("asara", name)
        self.looks = 0

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        assert type(view) is View
        assert view.seat == decision.seat
        for given in (view, decision, rng):
            for thing in reachable(given, set()):
                assert not isinstance(thing, State)
        # Another seat's secrets: there is no field for them, and opponents' money is unknown.
        assert [asari is None for asari in view.money] == [seat != view.seat for seat in range(view.seats)]
        self.looks += 1
        return self.bot.choose(view, decision, rng)


@pytest.mark.parametrize("mode", MODES)
def test_bots_are_given_views_and_nothing_that_leads_to_a_state(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spies = [Spy("greedy"), Spy("random"), Spy("greedy")]
    seated = iter(spies)
    expected = play_one("asara", 3, 11, ["greedy", "random", "greedy"], MODES[mode])
    monkeypatch.setitem(GAMES["asara"].levels, "spy", lambda _stop: next(seated))
    told = play_one("asara", 3, 11, ["spy"], MODES[mode])
    assert told == expected
    assert sum(spy.looks for spy in spies) == told["decisions"]
    assert all(spy.looks > 20 for spy in spies)


def test_the_spy_would_find_a_state() -> None:
    """The check above can fail: a state behind two containers and an attribute is found."""
    state = RULES.new(2, 0)
    holder = RULES.view(state, 0)
    assert not any(isinstance(thing, State) for thing in reachable(holder, set()))
    holder.content = ({"deep": [state]},)  # type: ignore[misc, assignment]
    assert any(isinstance(thing, State) for thing in reachable(holder, set()))


@sampled("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_bots_never_answer_what_was_not_offered_in_200_games(mode: str, seats: int) -> None:
    """`play_one` stops at an answer that is not among the options; games end within the known length."""
    for seed in range(200):
        first = ["greedy", "random"][seed % 2]
        second = ["random", "greedy"][seed % 2]
        told = play_one("asara", seats, 5_000 + seed, [first, second], MODES[mode])
        assert 20 * seats < told["decisions"] < RULES.longest


def test_an_answer_that_was_not_offered_stops_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
            return next(option for option in RULES.options if option not in decision.options)

    monkeypatch.setitem(GAMES["asara"].levels, "cheat", lambda _stop: Cheat())
    cheating = "cheat answered <asara: go .*>, which was not offered"
    with pytest.raises(BotFailed, match=cheating):
        play_one("asara", 2, 0, ["cheat"])
    with pytest.raises(BotFailed, match=cheating):
        arena.play(arena.Game("asara", ("medium", "cheat"), 0, ()))


@sampled("switch", [(switch.name, value) for switch in RULES.switches for value in switch.values[1:]], ids="=".join)
def test_greedy_can_play_by_every_house_rule(switch: tuple[str, str]) -> None:
    """It plays to the end and is not reduced to a random player by any of them."""
    name, value = switch
    settings = {"professional": "true", name: value}
    games = [play_one("asara", 3, seed, ["greedy", "random"], settings)["scores"] for seed in range(77, 82)]
    # Where nothing can be built only money counts, and one game alone may end level.
    assert sum(scores[0] for scores in games) > sum(scores[1] for scores in games)


@pytest.mark.parametrize("mode", MODES)
def test_the_same_seed_gives_the_same_game_and_another_seed_another(mode: str) -> None:
    first, again, other = [play_one("asara", 4, seed, ["greedy", "random"], MODES[mode]) for seed in (3, 3, 4)]
    assert first == again
    assert first["digest"] != other["digest"]


def test_a_bots_random_stream_depends_on_seed_and_seat_only() -> None:
    assert stream_of(5, 0).state == stream_of(5, 0).state
    assert len({stream_of(seed, seat).state for seed in range(20) for seat in range(4)}) == 80


def test_random_takes_each_option_about_equally_often() -> None:
    bot = players.make("asara", "random")
    state = RULES.new(3, 1)
    decision = RULES.decision(state)
    assert decision is not None
    rng = Rng(1)
    draws = 6_000
    counts = dict.fromkeys(decision.options, 0)
    for _ in range(draws):
        counts[bot.choose(RULES.view(state, 0), decision, rng)] += 1
    fair = draws / len(counts)
    assert all(0.75 * fair < count < 1.25 * fair for count in counts.values())
