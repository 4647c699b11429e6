"""Many games: the same lines however they are played, and workers that end."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from partal.core.match import Match
from partal.core.record import LARGEST_SEED
from partal.core.variant import VariantError

from partal.asara.rules import RULES
from partal.bots.bot import stream_of
from partal.bots.random import RandomBot
from partal.lab.simulate import play_many, play_one, seating
from tests.cli.terminal import hear_ctrl_c


def test_a_game_tells_seed_seats_scores_winners_decisions_and_digest() -> None:
    told = play_one("asara", 3, 7)
    assert list(told) == ["seed", "seats", "scores", "winners", "decisions", "digest"]
    assert (told["seed"], told["seats"], len(told["scores"])) == (7, 3, 3)
    best = max(told["scores"])
    assert told["winners"] == [seat for seat, score in enumerate(told["scores"]) if score == best]


def test_a_simulated_game_is_the_match_with_the_same_answers() -> None:
    """Scores, number of questions and digest are those of a match played by the same bots."""
    told = play_one("asara", 3, 7, None, {"professional": "true"})
    match = Match(RULES, 3, 7, {"professional": "true"})
    bot, chances = RandomBot(), [stream_of(7, seat) for seat in range(3)]
    while (decision := match.decision) is not None:
        match.play(bot.choose(match.view(decision.seat), decision, chances[decision.seat]))
    assert match.standings is not None
    assert told["scores"] == list(match.standings.scores)
    assert told["decisions"] == len(match.history)
    assert told["digest"] == match.digest


def test_seeds_count_up_from_the_first() -> None:
    told = list(play_many("asara", 2, 5, seed=30))
    assert [game["seed"] for game in told] == [30, 31, 32, 33, 34]
    assert told[2] == play_one("asara", 2, 32)
    assert len({game["digest"] for game in told}) == 5


def test_the_number_of_jobs_changes_nothing() -> None:
    settings = {"professional": "true"}
    alone = list(play_many("asara", 3, 24, ["greedy", "random"], 9, 1, settings))
    together = list(play_many("asara", 3, 24, ["greedy", "random"], 9, 3, settings))
    assert alone == together
    assert not multiprocessing.active_children()


def test_a_short_list_of_bots_starts_again_and_none_means_random() -> None:
    assert seating(4, ["greedy", "random"]) == ("greedy", "random", "greedy", "random")
    assert seating(3, ["greedy", "random"]) == ("greedy", "random", "greedy")
    assert seating(3, None) == seating(3, []) == ("random", "random", "random")
    with pytest.raises(ValueError, match="There are 3 bots for 2 seats"):
        seating(2, ["random"] * 3)


def test_closing_the_iterator_ends_the_workers() -> None:
    games = play_many("asara", 4, 100_000, jobs=2)
    assert next(games)["seed"] == 0
    assert len(multiprocessing.active_children()) == 2
    games.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


ENDLESS = (
    "from partal.lab.simulate import play_many\n"
    "import sys\n"
    "try:\n"
    "    for game in play_many('asara', 4, 1_000_000, jobs=2):\n"
    "        print(game['seed'], flush=True)\n"
    "except KeyboardInterrupt:\n"
    "    sys.exit(130)\n"
)


@pytest.fixture
def endless() -> Iterator[subprocess.Popen[str]]:
    """A run of a million games, in a process group of its own, that has begun to tell results."""
    run = subprocess.Popen(
        [sys.executable, "-c", ENDLESS],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    assert run.stdout is not None
    assert run.stdout.readline() == "0\n"
    yield run
    with contextlib.suppress(ProcessLookupError):
        os.killpg(run.pid, signal.SIGKILL)
    run.communicate()


def wait_until_all_are_gone(group: int) -> None:
    """The whole process group ends; a worker may need a moment to be reaped."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("a worker is still alive")


def test_ctrl_c_ends_the_run_and_all_its_workers(endless: subprocess.Popen[str]) -> None:
    os.killpg(endless.pid, signal.SIGINT)
    _, errors = endless.communicate(timeout=20)
    assert endless.returncode == 130
    assert errors == ""
    wait_until_all_are_gone(endless.pid)


def test_the_workers_of_a_run_that_is_killed_end_too(endless: subprocess.Popen[str]) -> None:
    endless.kill()
    endless.wait(timeout=20)
    wait_until_all_are_gone(endless.pid)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", 2, 1), "There is no game “chess”"),
        (("asara", 1, 1), "Asara is for 2 to 4 players, not 1."),
        (("asara", 5, 1), "Asara is for 2 to 4 players, not 5."),
        (("asara", 2, -1), "cannot be negative"),
        (("asara", 2, 1, ["oracle"]), "There is no bot “oracle” for asara"),
        (("asara", 2, 1, None, -1), "A seed is a number from 0"),
        (("asara", 2, 2, None, LARGEST_SEED), "A seed is a number from 0"),
        (("asara", 2, 1, None, 0, 0), "at least one job"),
    ],
)
def test_bad_arguments_are_refused_before_the_first_game(arguments: tuple[object, ...], sentence: str) -> None:
    """At once, not when the first line is asked for."""
    with pytest.raises(ValueError, match=sentence):
        play_many(*arguments)  # type: ignore[arg-type]


def test_an_unknown_house_rule_or_pack_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(VariantError, match="There is no house rule “blue”"):
        play_many("asara", 2, 1, settings={"blue": "true"})
    with pytest.raises(ValueError, match="cannot be read"):
        play_many("asara", 2, 1, pack=tmp_path / "none.toml")


def test_zero_games_yield_nothing() -> None:
    assert list(play_many("asara", 2, 0, jobs=2)) == []


def test_a_pack_is_played_with_by_every_worker(tmp_path: Path) -> None:
    pack = tmp_path / "rich.toml"
    pack.write_text(
        '[pack]\nname = "rich"\ngame = "asara"\n[[purse]]\nid = "new-year"\nasari = 90\norigin = "printed"\n',
        encoding="utf-8",
    )
    alone = list(play_many("asara", 2, 4, pack=pack))
    assert alone == list(play_many("asara", 2, 4, jobs=2, pack=pack))
    assert [game["digest"] for game in alone] != [game["digest"] for game in play_many("asara", 2, 4)]
