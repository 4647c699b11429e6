"""Both games in OpenSpiel, put through its own tests; its searchers see only what `imagine` deals them."""

from __future__ import annotations

import gzip
import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from partal.core.errors import BadInput

from tests.adapters.record import recording

pytestmark = pytest.mark.long
GAMES = (
    "python_asara",
    "python_asara(seats=4,professional=True)",
    "python_sabika",
    "python_sabika(seats=1,yusuf_prestige=10)",
    "python_sabika(seats=3,events=_1+2,reward=margin)",
)


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    import partal.adapters.openspiel  # noqa: F401


def load(name: str) -> Any:
    import pyspiel

    return pyspiel.load_game(name)


@pytest.mark.parametrize("name", GAMES)
def test_random_games_hold_what_openspiel_asks_of_them(name: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(load(name), num_sims=2, serialize=True, verbose=False)


def test_openspiels_own_interface_test_passes() -> None:
    """In a process of its own: it is a program that reads its arguments."""
    program = """
import partal.adapters.openspiel
from open_spiel.integration_tests import api_test
api_test.absltest.main(module=api_test)
"""
    command = [sys.executable, "-c", program, "--test_only_games=python_(asara|sabika)"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "OK" in done.stderr


def at_a_question(name: str, answers: int = 30) -> Any:
    """A state in the middle of a game."""
    state = load(name).new_initial_state()
    for number in range(answers):
        state.apply_action(7 if state.is_chance_node() else state.legal_actions()[number % len(state.legal_actions())])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player_and_can_be_played_on(name: str) -> None:
    import random

    state = at_a_question(name)
    player, dice = state.current_player(), random.Random(4)
    hidden = set()
    for _ in range(8):
        twin = state.resample_from_infostate(player, dice.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        hidden.add(str(twin))
        while not twin.is_terminal():
            twin.apply_action(dice.choice(twin.legal_actions()))
        assert len(twin.returns()) == load(name).num_players()
    assert len(hidden) == 8


def secrets_of(state: Any) -> dict[int, set[str]]:
    """The lines with secrets that only this seat has seen."""
    found: dict[int, set[str]] = {}
    past = state.moment.past
    while past is not None:
        for event in past.events:
            if event.secret and event != event.seen_by(None):
                found.setdefault(event.seat, set()).add(event.notation)
        past = past.before
    return found


@pytest.mark.parametrize("name", ["python_asara(seats=3)", "python_sabika(seats=3,events=_1+2,reward=margin)"])
def test_a_resampled_state_holds_nothing_of_the_true_one_that_its_player_does_not_know(name: str) -> None:
    import random

    dice = random.Random(8)
    found = 0
    for answers in (3, 12, 40):
        state = at_a_question(name, answers)
        seats, secrets = range(state.num_players()), secrets_of(state)
        assert all(line in state.information_state_string(seat) for seat in secrets for line in secrets[seat])
        for player in seats:
            twin = state.resample_from_infostate(player, dice.random).clone()
            assert twin.information_state_string(player) == state.information_state_string(player)
            for other in (seat for seat in seats if seat != player):
                found += len(secrets.get(other, ()))
                memory = twin.information_state_string(other).splitlines()
                assert len(memory) == 1, "only the view"
                assert not secrets.get(other, set()) & set(memory)
            asked = twin.current_player()
            twin.apply_action(twin.legal_actions()[0])
            assert len(twin.information_state_string(asked).splitlines()) > 1, "and what happens from then on"
    assert found


def test_a_player_remembers_its_own_answers_and_nothing_hidden() -> None:
    state = at_a_question("python_asara", 12)
    mine = state.information_state_string(0)
    assert mine.splitlines()[0].startswith("> ") or "> " in mine
    assert mine != state.information_state_string(1)


def test_an_observer_without_private_information_shows_what_everybody_sees() -> None:
    import pyspiel

    state = at_a_question("python_asara", 40)
    kind, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    secrets = {line for lines in secrets_of(state).values() for line in lines}
    for recalls in (False, True):
        observer = state.get_game().make_py_observer(
            kind(perfect_recall=recalls, public_info=True, private_info=private.NONE)
        )
        observer.set_from(state, 0)
        assert observer.tensor is None
        assert observer.string_from(state, 0) == observer.string_from(state, 1)
        assert not secrets & set(observer.string_from(state, 0).splitlines())
        own = state.get_game().make_py_observer(kind(perfect_recall=recalls))
        assert own.string_from(state, 0) != own.string_from(state, 1)
    with pytest.raises(BadInput, match="never the hands of all"):
        state.get_game().make_py_observer(kind(perfect_recall=False, private_info=private.ALL_PLAYERS))


def test_what_is_not_offered_gets_a_sentence() -> None:
    state = load("python_asara").new_initial_state()
    with pytest.raises(BadInput, match="Option 128 is not offered"):
        state.apply_action(128)
    state = at_a_question("python_asara", 6)
    text = str(state)
    closed = next(number for number in range(1000) if number not in state.legal_actions())
    for number in (closed, 10**6):
        with pytest.raises(BadInput, match="is not offered"):
            state.apply_action(number)
    assert str(state) == text
    with pytest.raises(BadInput, match="no tensor of an information state"):
        state.information_state_tensor(0)


def test_a_clone_and_a_stored_game_go_their_own_way() -> None:
    import pyspiel

    state = at_a_question("python_sabika(seats=3,events=_1+2,reward=margin)")
    text = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == text != str(twin)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == text


def test_openspiels_searcher_plays_with_imagined_states() -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game = load("python_asara")
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 20, -1, chance, allow_inconsistent_action_sets=True
    )
    state = at_a_question("python_asara", 4)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_openspiels_searcher_plays_whole_games_against_medium(game: str) -> None:
    """As `bench/ismcts.py` does to find out how strong it is, with hardly a thought for each decision."""
    spec = importlib.util.spec_from_file_location("ismcts", Path(__file__).parents[2] / "bench" / "ismcts.py")
    assert spec is not None
    assert spec.loader is not None
    bench = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bench)
    for seed in (0, 1):
        played = bench.play((game, "medium", seed, 2))
        assert (played.seat, len(played.scores)) == (seed, 2)
        assert played.decisions > 40
        assert played.won == (played.scores[seed] > played.scores[1 - seed])


@pytest.mark.parametrize("name", ["python_asara", "python_sabika"])
def test_a_recorded_playthrough_is_played_again_to_the_letter(name: str, tmp_path: Path) -> None:
    """`python -m tests.adapters.record` records them anew after a change of rules or observations."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    recorded = recording(name).read_bytes()
    page = tmp_path / "playthrough.txt"
    page.write_bytes(gzip.decompress(recorded))
    before, now = generate_playthrough.replay(str(page))
    assert now == before
