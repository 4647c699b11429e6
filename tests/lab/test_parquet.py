"""Games and decisions as Parquet: complete, typed, and read the same by every reader."""

from __future__ import annotations

import json
import os
import re
import signal
import statistics
import sys
import time
from pathlib import Path

import pytest

from partal.games import rules_of
from partal.lab.bench import PeerMissing
from partal.lab.simulate import Detail, play_many
from tests.cli.terminal import partal, started

GAMES = 12
RUN = ("simulate", "sabika", "--seats", "3", "--games", str(GAMES), "--seed", "40", "--bots", "easy,random")


def test_without_pyarrow_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "partal.lab.parquet", raising=False)
    with pytest.raises(PeerMissing, match=r'pip install "partal\[parquet\]"$'):
        importlib.import_module("partal.lab.parquet")


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_points_by_source_add_up_and_decisions_are_all_there(game: str) -> None:
    """For each player the sources add up to the score, and a decision is listed for each one counted."""
    plain = list(play_many(game, 2, 3, seed=5))
    for outcome, result in zip(plain, play_many(game, 2, 3, seed=5, detail=Detail(points=True, decisions=True))):
        assert {name: result[name] for name in outcome} == outcome
        assert [sum(points) for points in zip(*result["points"].values())] == result["scores"]
        assert len(result["taken"]) == result["decisions"]
        assert {seat for seat, *_ in result["taken"]} == {0, 1}
        assert all(options >= 2 for _, _, options, _, _ in result["taken"])
        totals = [scores for *_, scores in result["taken"]]
        assert totals[0] != totals[-1]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("parquet")
    games, decisions = folder / "games.parquet", folder / "decisions.parquet"
    said = partal(*RUN, "--jobs", "2", "--out", str(games), "--decisions", str(decisions))
    assert said.code == 0, said.err
    assert sorted(os.listdir(folder)) == ["decisions.parquet", "games.parquet"]
    return games, decisions


@pytest.mark.long
def test_every_reader_sees_the_same_games_as_the_lines_of_json(files: tuple[Path, Path]) -> None:
    import duckdb
    import pandas
    import polars

    lines = [json.loads(line) for line in partal(*RUN, "--json").out.splitlines()]
    assert len(lines) == GAMES
    path = str(files[0])
    names = ("seed", "seats", "scores", "winners", "decisions", "digest")
    by_duckdb = [
        dict(zip(names, row)) for row in duckdb.sql(f"SELECT {', '.join(names)} FROM '{path}' ORDER BY seed").fetchall()
    ]
    by_polars = polars.read_parquet(path).select(names).to_dicts()
    frame = pandas.read_parquet(path)
    by_pandas = [
        {name: value.tolist() if hasattr(value, "tolist") else value for name, value in row.items()}
        for row in frame[list(names)].to_dict("records")
    ]
    assert by_duckdb == by_polars == by_pandas == lines
    assert frame["bots"].map(list).tolist() == [["easy", "random", "easy"]] * GAMES


@pytest.mark.long
def test_the_columns_are_those_of_the_page(files: tuple[Path, Path]) -> None:
    """docs/lab.md lists every column."""
    import pyarrow.parquet as pq

    page = Path("docs/lab.md").read_text(encoding="utf-8")
    for file in files:
        schema = pq.read_schema(file)
        for name in schema.names:
            assert f"`{name}`" in page or name.startswith("points_"), name
    assert "`points_SOURCE`" in page


@pytest.mark.long
def test_a_row_names_the_components_and_rules_of_its_game(
    files: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import polars

    monkeypatch.chdir(tmp_path)
    rules = rules_of("sabika")
    assert polars.read_parquet(files[0])["content"].unique().to_list() == [rules.content().digest]
    assert polars.read_parquet(files[0])["rules_version"].unique().to_list() == [rules.version]
    pack, file = tmp_path / "pack.toml", tmp_path / "games.parquet"
    pack.write_text(
        '[pack]\nname = "Mine"\ngame = "asara"\n[[price]]\nid = "brown"\nasari = 4\norigin = "printed"\n',
        encoding="utf-8",
    )
    said = partal("simulate", "asara", "--seats", "2", "--games", "2", "--content", str(pack), "--out", file.name)
    assert f"{file.name} has 2 rows." in said.out
    own = rules_of("asara")
    found = polars.read_parquet(file)["content"].unique().to_list()
    assert found == [own.content(pack).digest] != [own.content().digest]


@pytest.mark.long
def test_without_a_game_there_is_no_file_and_no_word_of_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad_bot.py").write_text(
        "from partal.bots.bot import Bot\n\n\nclass Bad(Bot):\n    def choose(self, view, decision, chance):\n"
        "        raise RuntimeError('no')\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    command = ("simulate", "asara", "--seats", "2", "--games", "3", "--bots", "bad_bot:Bad", "--out", "bad.parquet")
    said = partal(*command)
    assert said.code == 1
    assert "bad.parquet" not in said.out + said.err
    assert [name for name in os.listdir(tmp_path) if "parquet" in name] == []


@pytest.mark.long
def test_a_row_for_each_decision_that_replays(files: tuple[Path, Path]) -> None:
    """The answers of a game, played one after the other, lead to its result."""
    import polars

    from partal import Match

    games, decisions = (polars.read_parquet(file) for file in files)
    for game in games.head(3).to_dicts():
        taken = decisions.filter(polars.col("seed") == game["seed"]).sort("number").to_dicts()
        assert len(taken) == game["decisions"]
        match = Match("sabika", seats=3, seed=game["seed"])
        for row in taken:
            assert (match.number, match.decision.seat, match.decision.prompt) == (
                row["number"],
                row["seat"],
                row["prompt"],
            )
            assert len(match.options) == row["options"]
            assert list(match.scores) == row["scores"]
            match.play(row["answer"])
        assert list(match.standings.scores) == game["scores"]
        points = [sum(game[name][seat] for name in game if name.startswith("points_")) for seat in range(3)]
        assert points == game["scores"]


@pytest.mark.long
def test_the_questions_of_the_page_are_answered(tmp_path: Path) -> None:
    """Its statements run as they are written, and say what the games say when they are counted one by one."""
    import duckdb

    file = tmp_path / "games.parquet"
    said = partal("simulate", "asara", "--seats", "2", "--games", "300", "--out", str(file))
    assert said.code == 0, said.err
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    statements = re.findall(r"```sql\n(.*?)```", page, re.DOTALL)
    assert len(statements) == 3
    first, decide, points = [
        duckdb.sql(statement.replace("games.parquet", str(file))).fetchall() for statement in statements
    ]
    games = list(play_many("asara", 2, 300))
    shares = [(0 in game["winners"]) / len(game["winners"]) for game in games]
    assert first[0][0] == pytest.approx(sum(shares) / 300)
    assert first[0][1] == pytest.approx(1.96 * statistics.stdev(shares) / 300**0.5)
    assert all(-1 <= each <= 1 for each in decide[0])
    assert decide[0][0] > 0.5 > abs(decide[0][-1]), "towers decide a random game, the favour does not"
    ends = [
        (score // 10 * 10, score > other) for game in games for score, other in (game["scores"], game["scores"][::-1])
    ]
    assert points == [
        (place, len(won), pytest.approx(sum(won) / len(won)))
        for place in sorted({place for place, _ in ends})
        for won in [[each for at, each in ends if at == place]]
    ]


@pytest.mark.long
def test_ctrl_c_leaves_complete_files(tmp_path: Path) -> None:
    import polars

    run = [
        "simulate",
        "asara",
        "--seats",
        "2",
        "--games",
        "1000000",
        "--out",
        "games.parquet",
        "--decisions",
        "d.parquet",
    ]
    process = started(run, tmp_path)
    growing = tmp_path / "d.parquet.part"
    end = time.monotonic() + 60
    while time.monotonic() < end and not (growing.exists() and growing.stat().st_size > 1_000):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 1
    games = polars.read_parquet(tmp_path / "games.parquet")
    decisions = polars.read_parquet(tmp_path / "d.parquet")
    assert games["seed"].to_list() == list(range(games.height))
    assert decisions.height == games["decisions"].sum()
    assert sorted(os.listdir(tmp_path)) == ["d.parquet", "games.parquet"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("out", "decisions", "sentence"),
    [
        ("nowhere/g.parquet", None, "nowhere/g.parquet"),
        ("g.parquet", "nowhere/d.parquet", "nowhere/d.parquet"),
        ("g.parquet", "g.parquet", "g.parquet cannot hold both the games and the decisions."),
    ],
)
def test_a_file_that_cannot_be_written_gets_a_sentence(
    out: str, decisions: str | None, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    more = ("--decisions", decisions) if decisions is not None else ()
    said = partal(*RUN, "--out", out, *more)
    assert said.code == 2
    assert sentence in said.err
    assert "Traceback" not in said.err
    assert os.listdir(tmp_path) == []
