"""`partal lab report`: what it writes, what it keeps, and what it refuses."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

import pytest

from tests.cli.terminal import partal, started

FEW = ("lab", "report", "asara", "--seats", "2", "--games", "4", "--bots", "easy", "--weigh", "1", "--jobs", "1")


def test_a_page_or_its_sentences(tmp_path: Path) -> None:
    for name in ("report.html", "report.md"):
        said = partal(*FEW, "--out", str(tmp_path / name))
        assert (said.code, said.err) == (0, "")
        # A long path is broken into two lines.
        assert "".join(said.out.split()) == f"{tmp_path / name}isthereporton4games."
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>\n")
    assert (tmp_path / "report.md").read_text(encoding="utf-8").startswith("# Asara: a designer’s report\n")


def test_in_german(tmp_path: Path) -> None:
    said = partal("--language", "de", *FEW, "--out", str(tmp_path / "report.md"))
    assert said.code == 0
    assert "ist der Bericht über 4 Partien" in " ".join(said.out.split())
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "# Asara: ein Bericht für Spieleautoren" in text
    assert " bis " in text
    assert " to " not in text


def test_workers_tell_the_same(tmp_path: Path) -> None:
    partal(*FEW, "--against", "professional", "--out", str(tmp_path / "one.md"))
    partal(*FEW[:-1], "2", "--against", "professional", "--out", str(tmp_path / "two.md"))
    assert (tmp_path / "one.md").read_bytes() == (tmp_path / "two.md").read_bytes()


def test_a_kept_run_goes_on_and_grows(tmp_path: Path) -> None:
    kept, whole = tmp_path / "kept.jsonl", tmp_path / "whole.md"
    partal(*FEW, "--out", str(whole))
    few = [each if each != "4" else "2" for each in FEW]
    assert partal(*few, "--keep", str(kept), "--out", str(tmp_path / "some.md")).code == 0
    first = kept.read_bytes()
    assert partal(*FEW, "--keep", str(kept), "--out", str(tmp_path / "grown.md")).code == 0
    assert kept.read_bytes().startswith(first)
    assert (tmp_path / "grown.md").read_bytes() == whole.read_bytes()
    said = partal(*FEW, "--seed", "3", "--keep", str(kept), "--out", str(whole))
    assert said.code == 2
    assert "has the results of another run" in said.err


def test_ctrl_c_reports_on_the_games_that_are_there(tmp_path: Path) -> None:
    process = started(
        [
            *("lab", "report", "asara", "--seats", "2", "--bots", "random", "--weigh", "0", "--jobs", "1"),
            *("--games", "100000", "--against", "professional", "--keep", "kept.jsonl", "--out", "report.md"),
        ],
        tmp_path,
    )
    kept = tmp_path / "kept.jsonl"
    end = time.monotonic() + 60
    while time.monotonic() < end and not (kept.exists() and kept.read_bytes().count(b"\n") > 8):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert err.startswith("partal: Stopped after ")
    assert "the same command goes on from there." in err
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["seed"] for line in lines[1:5]] == [0, 0, 1, 1]
    assert "## 2 players" in (tmp_path / "report.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--out", "report.pdf"], "A report is a file that ends in .html or .md, not report.pdf."),
        (["--out", "nowhere/report.html"], "nowhere/report.html"),
        (["--out", "r.md", "--seats", "two"], "--seats takes numbers separated by commas"),
        (["--out", "r.md", "--seats", "2,9"], "Asara is for 2 to 4 players, not 9."),
        (["--out", "r.md", "--seats", "2,2"], "each named once"),
        (["--out", "r.md", "--games", "0"], "There must be at least one game."),
        (["--out", "r.md", "--weigh", "-1"], "cannot be negative"),
        (["--out", "r.md", "--jobs", "0"], "There must be at least one job."),
        (["--out", "r.md", "--bots", "hal"], "There is no bot “hal”"),
        (["--out", "r.md", "--against", "blue"], "“blue” is neither a content pack nor a house rule."),
        (["--out", "r.md", "--against", "professional=false"], "changes nothing"),
        (["--out", "r.md", "--option", "x=1"], "There is no house rule “x”"),
        (["--out", "r.md", "--on", "moon"], "There is no cluster at"),
        ([], "--out"),
    ],
)
def test_what_cannot_be_reported_on_is_refused_in_a_sentence(arguments: list[str], sentence: str) -> None:
    said = partal(*FEW, *arguments)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert not Path("r.md").exists()
