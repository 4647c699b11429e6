"""`partal arena`, `partal bots`, `partal review`, and `hint` at the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from partal.asara.bots import levels as asara_levels
from partal.bots.mcts import Budget
from partal.cli.arena import flipped, percent
from partal.lab.arena import Played, report
from partal.table import hint, review
from tests.cli.terminal import partal

FEW = ("arena", "asara", "--bots", "random,medium", "--games", "2", "--seed", "4", "--jobs", "1")


@pytest.fixture(autouse=True)
def _think_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asara_levels, "HARD", Budget(8, 9.0, 4, 6))
    monkeypatch.setattr(hint, "TABLES", 2)
    monkeypatch.setattr(review, "BASELINE_GAMES", 2)


def test_the_arena_tells_shares_with_intervals_and_who_beat_whom() -> None:
    said = partal(*FEW)
    assert said.code == 0
    rows = said.out.splitlines()
    assert rows[1].split()[:3] == ["medium", "2", "100.0%"]
    assert "medium beat random in 100.0% of 2 games (95 %: 34.2% to 100.0%)" in said.out.replace("\n", " ")


def test_the_arena_as_json_with_house_rules() -> None:
    told = json.loads(partal(*FEW, "--json", "--option", "professional=true").out)
    assert (told["game"], told["seats"], told["games"]) == ("asara", 2, 2)
    assert told["settings"] == {"professional": "true"}
    assert told["bots"]["medium"]["mean"] > told["bots"]["random"]["mean"]
    assert told["pairings"][0]["bots"] == ["random", "medium"]
    basic = json.loads(partal(*FEW, "--json").out)
    assert basic["bots"]["medium"]["mean"] != told["bots"]["medium"]["mean"]


def test_the_arena_with_two_processes_tells_the_same_scores() -> None:
    alone, together = [json.loads(partal(*FEW[:-1], jobs, "--json").out) for jobs in ("1", "2")]
    assert [bot["mean"] for bot in alone["bots"].values()] == [bot["mean"] for bot in together["bots"].values()]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "random,hal"], "There is no bot “hal”"),
        (["--bots", "random"], "An arena needs at least two bots"),
        (["--bots", "random,random"], "Name each bot only once"),
        (["--bots", "random,easy", "--jobs", "0"], "at least one job"),
        (["--bots", "random,easy", "--seats", "9"], "2 to 4"),
        (["--bots", "random,easy", "--games", "2", "--keep", "/no/such/folder/x"], "cannot be written"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], sentence: str) -> None:
    said = partal("arena", "asara", *arguments)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_bots_are_listed_with_a_sentence_each() -> None:
    said = partal("bots")
    assert said.code == 0
    names = [line.split()[0] for line in said.out.splitlines() if "asara, sabika" in line]
    assert names == ["random", "easy", "medium", "hard", "master"]


def test_hint_shows_three_answers_with_margin_and_spread_and_changes_nothing() -> None:
    said = partal("play", "asara", "--seats", "2", "--seed", "5", "--seat", "1", typed="hint\nscore\nquit\n")
    assert said.code == 0
    block = said.out.split("Thinking ...")[1].split("Expected final margin")[0]
    rows = [line for line in block.splitlines() if "±" in line and "spread" not in line]
    assert len(rows) == 3
    numbers = [int(row.split()[0]) for row in rows]
    assert len(set(numbers)) == 3
    again = partal("play", "asara", "--seats", "2", "--seed", "5", "--seat", "1", typed="hint\nquit\n")
    assert again.out.split("Thinking ...")[1].split("Expected final margin")[0] == block


@pytest.mark.long
def test_a_review_of_a_kept_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from partal.core.match import Match

    from partal.asara.rules import RULES
    from partal.bots.bot import stream_of
    from partal.cli.paper import Paper
    from partal.cli.review import show
    from partal.table import players
    from partal.table.review import Review

    match = Match(RULES, 2, 3, {}, players=["Ana", "Ben"])
    seated = [players.make("asara", name) for name in ("medium", "random")]
    half = ""
    while (decision := match.decision) is not None:
        seat = decision.seat
        match.play(seated[seat].choose(match.view(seat), decision, stream_of(match.number, seat)))
        if match.number == 20:
            half = match.save()
    file, unfinished = tmp_path / "game.partal", tmp_path / "half.partal"
    file.write_text(match.save(), encoding="utf-8")
    unfinished.write_text(half, encoding="utf-8")

    said = partal("review", str(file), "--json", "--bot", "Hard")
    assert said.code == 0
    told = json.loads(said.out)
    assert len(told["decisions"]) == len(match.history)
    assert [balance["margin"] for balance in told["balances"]] == [
        match.scores[0] - match.scores[1],
        match.scores[1] - match.scores[0],
    ]
    show(Review.of(told), match, 2, Paper())
    lines = capsys.readouterr().out.splitlines()
    medium = told["balances"][0]
    assert lines[1].split()[:6] == [
        match.players[0],
        f"{medium['margin']:+.0f}",
        f"{medium['place']:+.1f}",
        f"{medium['skill']:+.1f}",
        "±",
        f"{medium['doubt']:.0f}",
    ]
    assert medium["skill"] > 0
    assert partal("review", str(unfinished)).err == "partal: Only a finished game can be reviewed.\n"
    assert partal("review", str(file), "--bot", "hal").code == 2
    unable = partal("review", str(file), "--bot", "medium")
    assert (unable.code, unable.err) == (
        2,
        "partal: medium cannot rate answers; these can: hard, master.\n",
    )
    none = partal("review", str(file), "--most", "0")
    assert (none.code, none.err) == (2, "partal: At least one decision must be listed, not 0.\n")


@pytest.mark.parametrize(("won", "tied", "games"), [(17, 0, 100), (83, 0, 100), (20, 0, 114), (69, 1, 200)])
def test_the_table_and_the_sentence_below_it_name_the_same_interval(won: int, tied: int, games: int) -> None:
    """Even if the sentence gives it from the other side, and a figure is close to the middle between two tenths."""
    played = []
    for seed in range(games):
        scores = (1, 0) if seed < won else (1, 1) if seed < won + tied else (0, 1)
        winners = tuple([seat for seat in (0, 1) if scores[seat]])
        played.append(Played(("a", "b"), seed, scores, winners, (1.0, 1.0), (1, 1), (1.0, 1.0)))
    told = report(played)
    pairing = told["pairings"][0]
    for side in (pairing, flipped(pairing)):
        row = told["bots"][side["bots"][0]]
        assert [percent(side[name]) for name in ("share", "low", "high")] == [
            percent(row[name]) for name in ("share", "low", "high")
        ]
