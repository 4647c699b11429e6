"""Both games in Gymnasium, put through its own checker, alone and many at a time."""

from __future__ import annotations

import doctest
import warnings
from typing import Any

import pytest

from partal.core.errors import BadInput

pytestmark = pytest.mark.long
WORLDS: list[tuple[str, dict[str, Any]]] = [
    ("partal/Asara-v0", {"seats": 2, "opponents": "medium"}),
    ("partal/Asara-v0", {"seats": 4, "opponents": ["random", "easy", "medium"], "professional": True}),
    ("partal/Sabika-v0", {"seats": 3, "opponents": "random", "events": "1+2"}),
    ("partal/SabikaSolo-v0", {}),
]


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    import partal.adapters.gymnasium  # noqa: F401


@pytest.mark.parametrize(("name", "settings"), WORLDS)
def test_gymnasiums_own_checker_has_nothing_to_say(name: str, settings: dict[str, Any]) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, render_mode="ansi", **settings).unwrapped)


def test_the_module_can_be_named_instead_of_imported() -> None:
    import gymnasium

    world = gymnasium.make("partal.adapters.gymnasium:partal/Asara-v0")
    assert world.reset(seed=1)[0]["action_mask"].sum() > 1


def legal(seen: dict[str, Any]) -> int:
    import numpy as np

    return int(np.flatnonzero(seen["action_mask"])[0])


def test_a_game_is_played_to_its_end_against_bots() -> None:
    import gymnasium

    world = gymnasium.make("partal/Asara-v0", seats=3, opponents="medium", seat=1)
    seen, info = world.reset(seed=5)
    assert info["seat"] == 1
    paid, over = 0.0, False
    while not over:
        assert paid == 0
        seen, paid, over, cut, info = world.step(legal(seen))
        assert not cut
    assert paid == pytest.approx(1.0 if info["scores"][1] == max(info["scores"]) else -0.5)


def test_an_answer_that_is_not_offered_costs_something_and_changes_nothing() -> None:
    import gymnasium
    import numpy as np

    from partal.adapters.gymnasium import ILLEGAL_REWARD

    world = gymnasium.make("partal/Sabika-v0")
    before, _ = world.reset(seed=5)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    after, paid, over, _, info = world.step(wrong)
    assert (paid, over, info["illegal"]) == (ILLEGAL_REWARD, False, True)
    assert all(np.array_equal(before[part], after[part]) for part in before)


def test_the_same_seed_is_the_same_game_and_another_seat_comes_up_in_time() -> None:
    import gymnasium
    import numpy as np

    world, twin = (gymnasium.make("partal/Asara-v0") for _ in range(2))
    seats = set()
    first, _ = world.reset(seed=9)
    again, _ = twin.reset(seed=9)
    assert all(np.array_equal(first[part], again[part]) for part in first)
    for _ in range(12):
        _, info = world.reset()
        seats.add(info["seat"])
    assert seats == {0, 1}


@pytest.mark.parametrize("how", ["vector_entry_point", "async"])
def test_many_games_are_what_each_would_be_alone(how: str) -> None:
    """Side by side in one process or over processes: the same observations, rewards and endings as single games."""
    import gymnasium
    import numpy as np

    count, steps = 3, 150
    many = gymnasium.make_vec("partal/Asara-v0", num_envs=count, vectorization_mode=how, opponents="random")
    alone = [gymnasium.make("partal/Asara-v0", opponents="random") for _ in range(count)]
    seen, _ = many.reset(seed=4)
    singles = [world.reset(seed=4 + place)[0] for place, world in enumerate(alone)]
    over = [False] * count
    endings = 0
    for _ in range(steps):
        chosen = [0 if over[place] else legal(singles[place]) for place in range(count)]
        seen, paid, ended, _, infos = many.step(np.array(chosen))
        for place, world in enumerate(alone):
            if over[place]:
                singles[place], info = world.reset()
                reward, over[place] = 0.0, False
            else:
                singles[place], reward, over[place], _, info = world.step(chosen[place])
            assert paid[place] == pytest.approx(reward)
            assert ended[place] == over[place]
            assert infos["seat"][place] == info["seat"]
            assert "scores" not in info or infos["scores"][place] == info["scores"]
            endings += over[place]
            for part in ("observation", "action_mask"):
                assert np.array_equal(seen[part][place], singles[place][part])
    assert endings
    many.close()


def test_the_example_of_the_encoder_holds() -> None:
    from partal.adapters import arrays

    result = doctest.testmod(arrays)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize(("game", "seats"), [("sabika", 2), ("asara", 3)])
def test_a_view_of_something_else_is_refused(game: str, seats: int) -> None:
    import numpy as np

    from partal import Match
    from partal.adapters.arrays import Encoder

    encoder = Encoder("asara", seats=2)
    row = np.zeros(encoder.size, np.uint8)
    with pytest.raises(BadInput, match="not a view of a game of Asara with 2 seats"):
        encoder.observe(Match(game, seats=seats, seed=7).view(0), row)
    assert not row.any()


def test_what_is_asked_at_the_wrong_moment_gets_a_sentence() -> None:
    from partal.adapters.gymnasium import PartalEnv, PartalVectorEnv

    world = PartalEnv("asara", opponents="random")
    with pytest.raises(BadInput, match="Call `reset` first"):
        world.step(0)
    world.reset(seed=1)
    for action in (None, "x", 1.5):
        with pytest.raises(BadInput, match="`action`"):
            world.step(action)
    over = False
    seen = world.seen()
    while not over:
        seen, _, over, _, _ = world.step(legal(seen))
    with pytest.raises(BadInput, match="The game is over; call `reset`"):
        world.step(0)
    many = PartalVectorEnv("asara", 2, opponents="random")
    with pytest.raises(BadInput, match="`seed` must be one number, or 2 numbers"):
        many.reset(seed=1.5)  # type: ignore[arg-type]


def test_seeds_may_be_numbers_and_arrays_of_numpy() -> None:
    import numpy as np

    from partal.adapters.gymnasium import PartalEnv, PartalVectorEnv

    many, world = PartalVectorEnv("asara", 2, opponents="random"), PartalEnv("asara", opponents="random")
    for seed in (7, np.int64(7), np.array([7, 8]), [np.int32(7), 8], (7, 8)):
        seen, infos = many.reset(seed=seed)  # type: ignore[arg-type]
        for place in (0, 1):
            alone, info = world.reset(seed=np.uint32(7 + place))  # type: ignore[arg-type]
            assert np.array_equal(seen["observation"][place], alone["observation"])
            assert infos["seat"][place] == info["seat"]
    for wrong in (1.5, "1", True, -1):
        with pytest.raises(BadInput, match="seed"):
            world.reset(seed=wrong)  # type: ignore[arg-type]


def test_wrong_arguments_get_a_sentence() -> None:
    from partal.adapters.gymnasium import PartalEnv, PartalVectorEnv

    with pytest.raises(BadInput, match="one for each other seat: 1, not 3"):
        PartalEnv("asara", opponents=["easy"] * 3)
    with pytest.raises(BadInput, match="grandmaster"):
        PartalEnv("asara", opponents="grandmaster")
    with pytest.raises(BadInput, match="at least one game"):
        PartalVectorEnv("asara", 0)
    with pytest.raises(BadInput, match="There is no game"):
        PartalEnv(3)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="`opponents` must be a list of names"):
        PartalEnv("asara", opponents=3)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="`opponents` must be a list of names"):
        PartalEnv("asara", opponents=[3])  # type: ignore[list-item]
    with pytest.raises(BadInput, match="`seat` must be a whole number"):
        PartalEnv("asara", seat=True)
    with pytest.raises(BadInput, match="`num_envs` must be a whole number"):
        PartalVectorEnv("asara", "two")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="one for each game"):
        PartalVectorEnv("asara", 2).reset(seed=[1])
    with pytest.raises(BadInput, match="not drawn, so `render_mode` must be None, not “ansi”"):
        PartalVectorEnv("asara", 2, render_mode="ansi")
    with pytest.raises(BadInput, match="no `render_mode` “rgb_array”"):
        PartalEnv("asara", render_mode="rgb_array")
