"""The learning example: its derivatives are right, it never tries what is not offered, and it beats `random`."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.long
def test_the_derivatives_are_those_of_the_loss(learn: ModuleType) -> None:
    """Each entry that is tried agrees with the difference quotient of policy, value and curiosity."""
    import numpy as np

    rng = np.random.default_rng(5)
    rows, size, actions = 12, 7, 9
    legal = rng.random((rows, actions)) < 0.6
    legal[:, 0] = True
    taken = np.array([int(rng.choice(np.flatnonzero(row))) for row in legal])
    advantage = rng.standard_normal(rows).astype(np.float32)
    batch = learn.Batch(
        rng.random((rows, size)).astype(np.float32), legal, taken, advantage, rng.random(rows).astype(np.float32)
    )
    weights = {
        name: rng.standard_normal(value.shape) * 0.3 for name, value in learn.fresh_weights(size, actions, rng).items()
    }

    def loss() -> float:
        _, likely, value = learn.think(weights, batch.seen.astype(float), legal)
        logs = np.log(likely + 1e-9)
        normal = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        policy = -(normal * logs[np.arange(rows), taken]).mean()
        entropy = -(likely * logs).sum(axis=1).mean()
        return float(policy - learn.CURIOSITY * entropy + 0.5 * ((value - batch.target) ** 2).mean())

    slopes = learn.gradients(weights, batch)
    for name, value in weights.items():
        for _ in range(8):
            place = tuple(int(rng.integers(length)) for length in value.shape)
            before = value[place]
            value[place] = before + 1e-5
            above = loss()
            value[place] = before - 1e-5
            below = loss()
            value[place] = before
            assert slopes[name][place] == pytest.approx((above - below) / 2e-5, abs=1e-4), (name, place)


@pytest.mark.long
@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_only_offered_options_are_tried(learn: ModuleType, game: str) -> None:
    import numpy as np

    player = learn.Player(game, 3, seats=2)
    weights = learn.fresh_weights(*player.shape, np.random.default_rng(1))
    batch = player.rollout(weights)
    assert len(batch.taken) > learn.STEPS * learn.GAMES_AT_ONCE * 0.9
    assert batch.legal[np.arange(len(batch.taken)), batch.taken].all()
    assert all(margin != -1.0 for margin in player.margins), "what is not offered would cost a point"


@pytest.mark.soak
@pytest.mark.parametrize(("game", "share"), [("asara", 0.9), ("sabika", 0.8)])
def test_it_beats_random_after_a_quarter_of_an_hour(game: str, share: float) -> None:
    command = [sys.executable, str(EXAMPLE), game, "--minutes", "15", "--json"]
    result = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1])
    assert result["won"] >= share


@pytest.mark.long
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--minutes", "0"], "--minutes must be more than 0"),
        (["--minutes", "nan"], "--minutes must be more than 0"),
        (["--processes", "0"], "--processes must be at least 1"),
        (["--curve", "no/such/folder.svg"], "no/such/folder.svg cannot be written"),
        (["--curve", "."], ". cannot be written"),
    ],
)
def test_what_cannot_be_done_is_refused_before_anything_is_learned(
    learn: ModuleType,
    wrong: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["learn.py", "asara", *wrong])
    monkeypatch.setattr(learn, "learn", None)
    with pytest.raises(SystemExit):
        learn.main()
    assert sentence in capsys.readouterr().err
