"""`make play` without a compiler, with one that fails, and stopped half-way: it plays, and one line says why."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.tools import ROOT, compiles, copied

LONGEST = 60.0


class Play:
    """`tools/play.py` in a copy of the tree."""

    def __init__(self, folder: Path, **environment: str) -> None:
        copied(folder)
        shutil.copytree(ROOT / "tools", folder / "tools")
        (folder / "Makefile").write_text(".venv/ready-compile:\n\t@true\n", encoding="utf-8")
        kept = {name: value for name, value in os.environ.items() if name != "PARTAL_BUILD"}
        surroundings = {**kept, "PYTHONPATH": str(folder / "src"), "BROWSER": "true", **environment}
        command = [sys.executable, str(folder / "tools" / "play.py"), "--port", "0", "--data", str(folder / "data")]
        self.folder = folder
        self.out, self.err = folder / "out", folder / "err"
        with open(self.out, "w") as out, open(self.err, "w") as err:
            self.process = subprocess.Popen(command, stdout=out, stderr=err, env=surroundings, start_new_session=True)

    def until(self, seen: Callable[[], object]) -> None:
        end = time.monotonic() + LONGEST
        while not seen():
            assert time.monotonic() < end, self.said()
            assert self.process.poll() is None, self.said()
            time.sleep(0.1)

    def said(self) -> list[str]:
        """Everything for people, except that there is no page in the copy; the server's log is JSON."""
        lines = self.out.read_text(encoding="utf-8") + self.err.read_text(encoding="utf-8")
        return [line for line in lines.splitlines() if not line.startswith("{") and "`make client`" not in line]

    def health(self) -> dict[str, str]:
        (line,) = [line for line in self.said() if "http://" in line]
        found: dict[str, str] = httpx.get("http://" + line.split("http://")[1].split("/")[0] + "/api/health").json()
        return found

    def interrupt(self) -> None:
        """Ctrl-C: every process of the terminal gets the signal."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(timeout=30)


@pytest.mark.parametrize(
    ("environment", "lines"),
    [
        (
            {"CC": "no-such-compiler"},
            ["Bots are slower here, because the rules cannot be compiled without a C compiler"],
        ),
        pytest.param(
            {"CC": "false"},
            [
                "Compiling the rules: getting the compiler",
                "Compiling the rules: translating",
                "Compiling the rules: running the C compiler",
                "The rules could not be compiled, so the plain ones are used, and bots are slower; build/compile.log",
            ],
            marks=[pytest.mark.long, pytest.mark.compiled, compiles],
        ),
    ],
    ids=["no compiler", "a compiler that fails"],
)
def test_it_plays_on_the_plain_rules_and_says_why(
    environment: dict[str, str], lines: list[str], tmp_path: Path
) -> None:
    play = Play(tmp_path, **environment)
    try:
        play.until(lambda: len(play.said()) > len(lines))
        assert play.health()["build"] == "plain"
        address, *rest = sorted(play.said(), key=lambda line: "http://" not in line)
        assert address.startswith("The table is at http://127.0.0.1:")
        assert [line.startswith(start) for line, start in zip(rest, lines, strict=True)] == [True] * len(lines), rest
        assert not list(tmp_path.glob("build/compiled"))
        assert not list(tmp_path.glob("build/compiling-*"))
    finally:
        play.interrupt()


@pytest.mark.long
@pytest.mark.compiled
@compiles
def test_stopping_it_while_the_rules_are_compiled_stops_everything_and_leaves_nothing_half_made(tmp_path: Path) -> None:
    play = Play(tmp_path)
    play.until(lambda: any("translating" in line for line in play.said()))
    play.interrupt()
    left = subprocess.run(["ps", "-A", "-o", "args"], capture_output=True, text=True, check=True).stdout
    assert str(tmp_path) not in left
    assert sorted(path.name for path in (tmp_path / "build").iterdir()) == ["compile.log", "compiled.lock"]
