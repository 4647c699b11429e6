"""Games on a Ray cluster: the same results, in the same order, whatever dies on the way."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from partal.core.errors import BadInput

from partal.lab import arena, kept
from partal.lab.bench import PeerMissing
from partal.lab.report import run
from partal.lab.simulate import play_many
from tests.cli.terminal import partal
from tests.lab.clusters import report_plan

# Keeping results, with or without a cluster


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    whole = list(play_many("asara", 2, 6, seed=3))
    stopped = play_many("asara", 2, 6, seed=3, kept=file)
    assert [next(stopped), next(stopped)] == whole[:2]
    stopped.close()  # type: ignore[attr-defined]
    with file.open("a", encoding="utf-8") as lines:
        lines.write('{"seed": 5, "sco')
    assert list(play_many("asara", 2, 6, seed=3, kept=file)) == whole
    lines_kept = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines_kept[1:] == whole
    assert list(play_many("asara", 2, 4, seed=3, kept=file)) == whole[:4]


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    list(play_many("asara", 2, 2, seed=3, kept=file))
    before = file.read_bytes()
    for other in ({"seed": 4}, {"bots": ["easy"]}, {"settings": {"professional": True}}):
        with pytest.raises(BadInput, match="has the results of another run"):
            play_many("asara", 2, 2, **{"seed": 3, **other}, kept=file)  # type: ignore[arg-type]
    assert file.read_bytes() == before
    file.write_text("dear diary", encoding="utf-8")
    with pytest.raises(BadInput, match="something other than results"):
        play_many("asara", 2, 2, seed=3, kept=file)
    assert file.read_text(encoding="utf-8") == "dear diary"
    with pytest.raises(BadInput, match="something other than results"):
        kept.read(tmp_path, {})


def test_results_of_other_components_or_rules_are_those_of_another_run(tmp_path: Path) -> None:
    """Even if the pack has kept its name; and so is a file that does not say what it was played with."""
    file, pack = tmp_path / "kept.jsonl", tmp_path / "pack.toml"
    price = '[pack]\nname = "Mine"\ngame = "asara"\n[[price]]\nid = "brown"\nasari = {}\norigin = "printed"\n'
    pack.write_text(price.format(4), encoding="utf-8")
    played = list(play_many("asara", 2, 2, seed=3, pack=pack, kept=file))
    pack.write_text(price.format(6), encoding="utf-8")
    with pytest.raises(BadInput, match="has the results of another run"):
        play_many("asara", 2, 2, seed=3, pack=pack, kept=file)
    pack.write_text(price.format(4), encoding="utf-8")
    assert list(play_many("asara", 2, 2, seed=3, pack=pack, kept=file)) == played
    first, rest = file.read_text(encoding="utf-8").split("\n", 1)
    for name in ("content", "rules_version"):
        run = json.loads(first)["run"]
        without = {key: value for key, value in run.items() if key != name}
        for other in ({**run, name: "other"}, without):
            file.write_text(json.dumps({"run": other}) + "\n" + rest, encoding="utf-8")
            with pytest.raises(BadInput, match="has the results of another run"):
                play_many("asara", 2, 2, seed=3, pack=pack, kept=file)


# Addresses


@pytest.mark.parametrize("address", ["rays", "ray:", "ray://host", "ray://host:x", "http://host:1", "ray://a b:1", 5])
def test_what_is_no_address_is_refused_before_anything_starts(address: Any) -> None:
    with pytest.raises(BadInput, match="There is no cluster at"):
        play_many("asara", 2, 2, on=address)
    if isinstance(address, str):
        said = partal("simulate", "asara", "--seats", "2", "--games", "2", "--on", address)
        assert said.code == 2
        assert "Traceback" not in said.err


def test_without_ray_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "partal.lab.cluster", raising=False)
    with pytest.raises(PeerMissing, match=r'pip install "partal\[ray\]"$'):
        importlib.import_module("partal.lab.cluster")


# A real cluster, in a process of its own: Ray leaves files closed that tests still need


@pytest.mark.long
def test_a_machine_that_dies_costs_no_game_and_none_counts_twice() -> None:
    whole = list(play_many("sabika", 2, 40, ["easy"], seed=9))
    assert told("machine-dies") == whole


@pytest.mark.long
def test_an_arena_on_a_cluster_is_the_same_arena(tmp_path: Path) -> None:
    """And it goes on from the games that it kept when it was stopped."""
    tasks = arena.programme("asara", ["easy", "random"], 2, 12, 4)
    outcome = [
        [list(part) if isinstance(part, tuple) else part for part in played[:4]] for played in arena.play_all(tasks, 1)
    ]
    assert told("arena", str(tmp_path / "kept.jsonl")) == outcome


@pytest.mark.long
def test_a_report_on_a_cluster_is_the_same_report(tmp_path: Path) -> None:
    """And it goes on from the games that it kept when it was stopped."""
    alone = json.loads(json.dumps(list(run.play(report_plan()))))
    assert told("report", str(tmp_path / "kept.jsonl")) == alone


@pytest.mark.long
@pytest.mark.parametrize("bot", ["Killer", "Odd"])
def test_a_bot_that_fails_is_named_wherever_it_played(bot: str) -> None:
    assert bot in told("bot-fails", bot)


@pytest.mark.long
def test_without_a_cluster_at_the_address_a_sentence_says_so() -> None:
    assert "No Ray cluster answers" in told("nobody-there")


@pytest.mark.long
def test_a_run_starts_its_own_cluster_and_ends_no_other() -> None:
    games = list(play_many("asara", 2, 3))
    assert told("own-cluster") == [games, True, games, True]


def told(story: str, *given: str) -> Any:
    """What `tests/lab/clusters.py` prints in the end."""
    command = [sys.executable, "-m", "tests.lab.clusters", story, *given]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])
