"""`partal simulate`: many games between bots."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest
from rich.progress import Task, TaskID

from partal.cli.simulate import Rate
from tests.cli.terminal import partal, started

FEW = ("simulate", "asara", "--seats", "2", "--games", "3", "--seed", "20")


def test_a_json_line_a_game_in_the_order_of_seeds() -> None:
    said = partal(*FEW, "--json")
    assert said.code == 0
    games = [json.loads(line) for line in said.out.splitlines()]
    assert [game["seed"] for game in games] == [20, 21, 22]
    for game in games:
        assert set(game) == {"seed", "seats", "scores", "winners", "decisions", "digest"}
        assert game["seats"] == len(game["scores"]) == 2
        assert game["winners"] == [seat for seat in (0, 1) if game["scores"][seat] == max(game["scores"])]
    assert partal(*FEW, "--json").out == said.out
    assert partal(*FEW, "--json", "--bots", "greedy").out != said.out


def test_the_table_counts_wins_and_points(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    said = partal(*FEW, "--bots", "greedy,random", "--out", str(file))
    assert said.code == 0
    games = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    wins = sum(1 / len(game["winners"]) for game in games if 0 in game["winners"])
    mean = sum(game["scores"][0] for game in games) / 3
    row = [line for line in said.out.splitlines() if "greedy" in line][0].split()
    assert row[:3] == ["0", "greedy", f"{wins:.1f}"]
    assert row[4] == f"{mean:.1f}"
    assert os.listdir(tmp_path) == ["games.jsonl"]


def test_options_reach_the_games() -> None:
    basic = partal(*FEW, "--json").out
    assert partal(*FEW, "--json", "--option", "professional=true").out != basic
    assert partal(*FEW, "--json", "--option", "professional=false").out == basic


def test_ctrl_c_keeps_complete_lines(tmp_path: Path) -> None:
    process = started(
        ["simulate", "asara", "--seats", "4", "--games", "100000", "--bots", "random", "--out", "games.jsonl"], tmp_path
    )
    growing = tmp_path / "games.jsonl.part"
    end = time.monotonic() + 30
    while time.monotonic() < end and not (growing.exists() and growing.stat().st_size > 500):
        time.sleep(0.05)
    assert not (tmp_path / "games.jsonl").exists()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 1
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["seed"] for line in lines] == list(range(len(lines)))
    assert lines
    # A signal can come between a line and its count.
    assert err in [f"partal: Stopped after {done} of 100,000 games.\n" for done in (len(lines), len(lines) - 1)]
    assert not growing.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0", "--seats", "2"], "There must be at least one game, not 0."),
        (["--games", "1", "--seats", "9"], "Asara is for 2 to 4 players, not 9."),
        (["--games", "1"], "--seats"),
        (["--games", "1", "--seats", "2", "--bots", "hal"], "There is no bot “hal”"),
        (["--games", "1", "--seats", "2", "--bots", "random,random,random"], "There are 3 bots for 2 seats."),
        (["--games", "1", "--seats", "2", "--jobs", "0"], "There must be at least one job."),
        (["--games", "1", "--seats", "2", "--seed", "-1"], "A seed is a number"),
        (["--games", "1", "--seats", "2", "--option", "x=1"], "There is no house rule “x”"),
        (["--games", "1", "--seats", "2", "--content", "none.toml"], "none.toml: cannot be read"),
        (["--games", "1", "--seats", "2", "--out", "/no/such/folder/x"], "/no/such/folder/x cannot be written"),
        (["--games", "1", "--seats", "2", "--out", "/"], "/ cannot be written"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], sentence: str) -> None:
    said = partal("simulate", "asara", *arguments)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize(
    ("speed", "said"), [(None, ""), (3.24, "3.2 a second"), (1.0, "1.0 a second"), (0.25, "15.0 a minute")]
)
def test_the_bar_says_how_fast_it_goes(speed: float | None, said: str) -> None:
    task = Task(TaskID(1), "games", 10, 2, _get_time=lambda: 0.0)
    task.finished_speed = speed
    assert Rate().render(task).plain == said
