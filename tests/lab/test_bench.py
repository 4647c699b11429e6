"""The measurement: its shape, its arithmetic, and what it says when a peer is missing."""

from __future__ import annotations

import json
import os
import re
import sys
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from partal.asara.bots import levels as asara_levels
from partal.bots.mcts import Budget
from partal.cli import main
from partal.games import GAMES
from partal.lab import bench
from partal.lab.bench import Turn
from partal.words import speaking


def turns() -> dict[str, list[Turn]]:
    """Three rounds: one of the machine's good moments, an ordinary one, and a bad one for everybody."""
    found = {
        "catanatron": [Turn(200, 60, 2, 40.0), Turn(100, 30, 1, 80.0), Turn(10, 3, 0.1, 800.0)],
        "chess": [Turn(100, 90, 1, 200.0), Turn(50, 45, 0.5, 400.0), Turn(5, 4, 0.1, 4000.0)],
    }
    for name in GAMES:
        found[name] = [Turn(900, 600, 9, 2.0), Turn(400, 300, 4, 4.0), Turn(30, 20, 0.3, 40.0)]
    return found


def test_numbers_are_medians_and_ratios_are_medians_of_rounds() -> None:
    result = bench.summary(turns())
    assert result["peers"]["catanatron"] == {
        "actions_per_second": 100,
        "choices_per_second": 30,
        "copy_microseconds": 80.0,
    }
    assert result["peers"]["chess"] == {"moves_per_second": 50, "copy_microseconds": 400.0}
    assert set(result["games"]) == set(result["ratios"]) == set(GAMES)
    assert result["games"]["asara"] == {
        "answers_per_second": 400,
        "choices_per_second": 300,
        "copy_microseconds": 4.0,
        "games_per_second": 4,
    }
    # Rounds give 4.5, 4 and 3 times the answers; 20, 20 and 20 times cheaper copies.
    assert result["ratios"]["asara"]["answers"] == 4.0
    assert result["ratios"]["asara"]["copy"] == 20.0
    assert result["ratios"]["asara"]["choices"] == 10.0
    assert result["ratios"]["asara"]["answers_to_chess"] == 8.0
    assert result["build"] in ("plain", "compiled")
    assert json.loads(json.dumps(result)) == result


def test_the_report_tells_each_contender_and_each_ratio() -> None:
    text = bench.report(bench.summary(turns()))
    for word in ("catanatron", "chess", *GAMES, "4.0x the answers of catanatron", "copies 20.0x cheaper"):
        assert word in text
    with speaking("de"):
        german = bench.report(bench.summary(turns()))
    assert "4,0-mal so viele Antworten wie catanatron" in german
    assert re.findall(r"\d+", german) == re.findall(r"\d+", text)
    names = {"catanatron", "chess", "µs", *GAMES}
    assert set(re.findall(r"[^\W\d_]{2,}", german)) & set(re.findall(r"[^\W\d_]{2,}", text)) == names


def test_answers_count_forced_ones_and_choices_do_not() -> None:
    for rules in [game.rules for game in GAMES.values()]:
        contender = bench.ours(rules)
        answers, choices = contender.play(3)
        assert 0 < choices < answers
        assert contender.play(3) == (answers, choices)
        assert len(contender.middles) == bench.TABLES
        for middle in contender.middles:
            assert rules.decision(middle) is not None


def test_a_real_run_is_on_one_core_and_leaves_the_others_again() -> None:
    pytest.importorskip("catanatron", reason="the peers are installed by `make bench`")
    pytest.importorskip("chess", reason="the peers are installed by `make bench`")
    before = os.sched_getaffinity(0)
    with bench.one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before
    result = bench.measure(rounds=1, seconds=0.01)
    assert result["games"]["asara"]["answers_per_second"] > 0
    assert result["peers"]["catanatron"]["actions_per_second"] > result["peers"]["catanatron"]["choices_per_second"]
    assert result["ratios"]["asara"]["copy"] > 0


@pytest.mark.parametrize("peer", ["catanatron", "chess"])
def test_a_missing_peer_is_a_sentence_and_exit_code_1(
    peer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other: dict[str, Any] = {"catanatron": "chess", "chess": "catanatron"}
    empty = bench.Contender(other[peer], lambda _: (1, 1), [])
    monkeypatch.setattr(bench, other[peer], lambda: empty)
    monkeypatch.setitem(sys.modules, peer, None)
    assert main(["bench", "--json"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"partal: The peer {peer} is not installed; `make bench` installs what it needs.\n"


def test_simulations_are_told_a_second_and_against_the_peers_games() -> None:
    told = bench.simulations({"asara": [100.0, 300.0, 200.0]}, [10.0, 20.0, 40.0])
    assert told == {"asara": {"simulations_per_second": 200.0, "to_catanatron_playouts": 10.0}}


def test_thinking_is_timed_on_a_real_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SIMULATIONS", 5)
    monkeypatch.setattr(asara_levels, "HARD", Budget(5, 9.0, 2, 4))
    assert 5 < bench.thinking(GAMES["asara"], 1) < 1_000_000


class Board:
    """A board of chess, as far as a benchmark looks at it."""

    copied: ClassVar[list[dict[str, Any]]] = []

    def __init__(self) -> None:
        self.moves = 0
        self.legal_moves = [1, 2]

    def push(self, _move: int) -> None:
        self.moves += 1

    def copy(self, **how: Any) -> Board:
        assert self.moves == bench.LONGEST_CHESS // 2
        self.copied.append(how)
        return self


def test_chess_is_copied_without_its_stack_of_moves_and_we_as_we_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search copies positions, so that is what is compared."""
    monkeypatch.setitem(sys.modules, "chess", SimpleNamespace(Board=Board))
    monkeypatch.setattr(bench, "COPIES", 2)
    assert bench.take_turn(bench.chess(), 1, 0.001).copy_microseconds > 0
    assert Board.copied == [{"stack": False}] * (2 * bench.TABLES)
    asara = bench.ours(GAMES["asara"].rules)
    twin = asara.copier(asara.middles[0])()
    assert twin is not asara.middles[0]
    assert GAMES["asara"].rules.encode(twin) == GAMES["asara"].rules.encode(asara.middles[0])


@pytest.mark.parametrize(
    ("language", "written"), [("en", ["1,234,568", "1,234.5", "0.25"]), ("de", ["1.234.568", "1.234,5", "0,25"])]
)
def test_the_columns_group_thousands_as_the_language_does(language: str, written: list[str]) -> None:
    with speaking(language):
        assert bench.row("asara", 1_234_567.8, None, 1234.5, 0.25).split() == ["asara", *written]
