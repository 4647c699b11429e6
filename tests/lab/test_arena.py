"""The arena: matched games, honest intervals, and runs that can be resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from partal.core.errors import BadInput

from partal.lab import arena
from partal.lab.arena import Played, duel, line_ups, play, play_all, programme, ratings, report
from partal.lab.simulate import play_one


def result(bots: tuple[str, ...], scores: tuple[int, ...], seed: int = 0) -> Played:
    winners = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
    count = len(bots)
    return Played(bots, seed, scores, winners, (1.0,) * count, (10,) * count, (0.5,) * count)


def test_two_at_a_table_everybody_meets_everybody_over_the_same_deals_on_both_seats() -> None:
    games = programme("asara", ["random", "easy", "medium"], 2, 4, 30)
    assert len(games) == 3 * 4
    met = {tuple(sorted(game.bots)) for game in games}
    assert met == {("easy", "random"), ("medium", "random"), ("easy", "medium")}
    for pair in met:
        mine = [game for game in games if tuple(sorted(game.bots)) == pair]
        assert sorted([(game.seed, game.bots) for game in mine]) == sorted(
            [(seed, seats) for seed in (30, 31) for seats in (pair, pair[::-1])]
        )


def test_at_a_larger_table_everybody_sits_on_every_seat() -> None:
    games = programme("asara", ["random", "easy", "medium"], 3, 3, 5)
    assert [game.bots[0] for game in games] == ["random", "easy", "medium"]
    assert {game.seed for game in games} == {5}
    assert line_ups(["a", "b"], 4) == [("a", "b", "a", "b")]


@pytest.mark.parametrize(
    ("bots", "seats", "games", "seed", "sentence"),
    [
        (["random", "random"], 2, 4, 0, "once"),
        (["greedy", "Medium"], 2, 4, 0, "once"),
        (["random"], 2, 4, 0, "two bots"),
        (["random", "hal"], 2, 4, 0, "There is no bot “hal”"),
        (["random", "easy"], 7, 4, 0, "2 to 4 players"),
        (["random", "easy"], 2, 0, 0, "at least one game"),
        (["random", "easy"], 2, 4, -1, "A seed is"),
        (["random", "nowhere_to_be_found:Bot"], 2, 4, 0, "cannot find a module"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    bots: list[str], seats: int, games: int, seed: int, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        programme("asara", bots, seats, games, seed)


def test_a_game_of_the_arena_is_the_simulated_game_with_the_same_seats() -> None:
    task = programme("asara", ["random", "medium"], 2, 2, 9)[1]
    played = play(task)
    told = play_one("asara", 2, 9, list(task.bots))
    assert list(played.scores) == told["scores"]
    assert list(played.winners) == told["winners"]
    assert sum(played.decisions) == told["decisions"]


def test_a_pairing_counts_who_ended_before_whom_and_a_tie_as_half() -> None:
    games = [result(("a", "b"), (5, 3)), result(("b", "a"), (4, 4)), result(("b", "a"), (9, 4))]
    told = duel(games, "a", "b")
    assert (told["games"], told["wins"], told["margin"]) == (3, 1.5, -1.0)
    assert duel(games, "b", "a")["wins"] == 1.5
    assert duel(games, "a", "c")["games"] == 0


def test_the_report_shares_a_win_between_those_who_tie_and_counts_time_by_decision() -> None:
    told = report([result(("a", "b"), (5, 3)), result(("b", "a"), (4, 4))])
    assert told["bots"]["a"]["wins"] == 1.5
    assert told["bots"]["b"]["wins"] == 0.5
    assert told["bots"]["a"]["mean"] == 4.5
    assert told["bots"]["a"]["seconds"] == 0.1
    assert told["bots"]["b"]["slowest"] == 0.5


def test_the_bot_that_wins_more_is_rated_higher() -> None:
    pytest.importorskip("openskill")
    games = [result(("a", "b", "c"), (9, 5, 1), seed) for seed in range(8)]
    found = ratings(games)
    assert found is not None
    assert found["a"][0] > found["b"][0] > found["c"][0]
    assert found["a"][1] < 25 / 3


def test_an_interrupted_run_resumes_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "games.jsonl"
    tasks = programme("asara", ["random", "medium"], 2, 4, 50)
    first = play_all(tasks, 1, kept)
    begun = [next(first) for _ in range(2)]
    first.close()  # type: ignore[attr-defined]
    with kept.open("a", encoding="utf-8") as file:
        file.write('[["asara", ["ran')  # The machine stopped in the middle of a line.
    count = 0

    def counted(task: arena.Game) -> Played:
        nonlocal count
        count += 1
        return play(task)

    monkeypatch.setattr(arena, "play", counted)
    again = list(play_all(tasks, 1, kept))
    assert again[:2] == begun
    assert count == 2
    assert [one.scores for one in again] == [play(task).scores for task in tasks]


@pytest.mark.parametrize("stamp", [[], [[999, "0" * 16]], [None]])
def test_results_of_other_rules_or_of_nobody_knows_which_are_refused(tmp_path: Path, stamp: list[Any]) -> None:
    kept = tmp_path / "games.jsonl"
    tasks = programme("asara", ["random", "easy"], 2, 2, 50)
    list(play_all(tasks, 1, kept))
    lines = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    kept.write_text("".join(json.dumps([*line[:2], *stamp]) + "\n" for line in lines), encoding="utf-8")
    before = kept.read_bytes()
    with pytest.raises(BadInput, match="has the results of another run"):
        play_all(tasks, 1, kept)
    assert kept.read_bytes() == before


@pytest.mark.parametrize(
    "foreign",
    [
        b"root:x:0:0:root:/root:/bin/sh\n",
        b"not a line to its end",
        b"\xff\xfe\x00\n",
        b"[[1, 2, 3, 4], 5]\n",
        b'[["asara", [["random"]], 1, []], [[["random"]], 1, [], [], [], [], []]]\n',
        b'[["asara", ["random"], 1, []], [["random"], 1, ["many"], [], [], [], []]]\n',
        b"[" * 100_000 + b"\n",
    ],
)
def test_a_file_with_anything_but_results_is_refused_and_left_as_it_is(tmp_path: Path, foreign: bytes) -> None:
    kept = tmp_path / "somebody-elses"
    kept.write_bytes(foreign)
    with pytest.raises(BadInput, match="something other than results"):
        list(play_all(programme("asara", ["random", "medium"], 2, 2, 50), 1, kept))
    assert kept.read_bytes() == foreign
