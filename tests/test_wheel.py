"""Both wheels, each installed in a clean environment without the repository: they play, serve and simulate alike."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import ME, House, Visitor
from tests.tools import ROOT, compiles, compiling

pytestmark = [pytest.mark.long, pytest.mark.compiled, compiles]

SIMULATE = ("simulate", "asara", "--seats", "2", "--games", "2", "--seed", "7", "--bots", "medium,easy", "--json")


def environment() -> dict[str, str]:
    left_out = ("PYTHONPATH", "PARTAL_BUILD", "NO_COLOR", "COLUMNS")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    lock = str(ROOT / "constraints.txt")
    return {**kept, "PYTHONIOENCODING": "utf-8", "PIP_CONSTRAINT": lock, "PIP_BUILD_CONSTRAINT": lock}


class Wheel:
    """One of the wheels, and an environment with nothing else in it."""

    def __init__(self, folder: Path, build: str) -> None:
        self.folder = folder
        self.build = build
        self.python = str(folder / "venv" / "bin" / "python")
        self.file = self._built()
        venv.create(folder / "venv", with_pip=False)
        self._pip("--python", self.python, "install", f"{self.file}[server]")

    def _pip(self, *words: str) -> None:
        command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words]
        surroundings = {**environment(), "PARTAL_WHEEL": self.build}
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, env=surroundings, timeout=600)
        assert done.returncode == 0, done.stdout + done.stderr

    def _built(self) -> Path:
        self._pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(self.folder), str(ROOT))
        (file,) = self.folder.glob("*.whl")
        return file

    def partal(self, *words: str, typed: str = "", build: str = "") -> str:
        """What a command prints."""
        command = [self.python, "-m", "partal", *words]
        surroundings = {**environment(), **({"PARTAL_BUILD": build} if build else {})}
        done = subprocess.run(
            command, cwd=self.folder, input=typed, capture_output=True, text=True, env=surroundings, timeout=300
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout


@pytest.fixture(scope="module", params=["plain", "compiled"])
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    compiling.build()
    return Wheel(tmp_path_factory.mktemp(request.param), request.param)


@pytest.fixture
def house(wheel: Wheel) -> Iterator[House]:
    house = House(wheel.folder / "data", python=wheel.python, environment=environment())
    house.start()
    yield house
    house.stop()


def test_its_name_tells_where_it_can_be_installed(wheel: Wheel) -> None:
    if wheel.build == "plain":
        assert wheel.file.name == "partal-0.2.0-py3-none-any.whl"
    else:
        tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
        assert wheel.file.name.startswith(f"partal-0.2.0-{tag}-{tag}-")


def test_it_tells_its_build_and_can_be_made_to_run_plain(wheel: Wheel) -> None:
    assert wheel.partal("--version") == f"partal 0.2.0 ({wheel.build})\n"
    assert wheel.partal("--version", build="plain") == "partal 0.2.0 (plain)\n"


def test_it_lies_outside_the_repository(wheel: Wheel) -> None:
    script = "import partal; from partal.core import engine; print(partal.__file__, engine.__file__)"
    done = subprocess.run([wheel.python, "-c", script], capture_output=True, text=True, env=environment(), check=True)
    assert str(ROOT) not in done.stdout
    assert all(word.startswith(str(wheel.folder)) for word in done.stdout.split())


def test_a_game_is_played_in_the_terminal(wheel: Wheel) -> None:
    words = ("play", "asara", "--seed", "1", "--seats", "2", "--seat", "1", "--bots", "random")
    assert "Type save to keep the record" in wheel.partal(*words, typed="1\n" * 400)


def test_it_simulates_the_games_that_the_source_tree_simulates(wheel: Wheel) -> None:
    own = {**environment(), "PARTAL_BUILD": "plain", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "partal", *SIMULATE]
    here = subprocess.run(command, capture_output=True, text=True, env=own, check=True).stdout
    games = [json.loads(line) for line in here.splitlines()]
    assert [game["seed"] for game in games] == [7, 8]
    found = [json.loads(line) for line in wheel.partal(*SIMULATE).splitlines()]
    assert [game["digest"] for game in found] == [game["digest"] for game in games]
    assert [game["scores"] for game in found] == [game["scores"] for game in games]


def test_it_serves_the_page_and_bots_answer_at_a_table(wheel: Wheel, house: House) -> None:
    assert httpx.get(f"{house.base}/api/health").json()["build"] == wheel.build
    page = httpx.get(house.base)
    assert (page.status_code, "<script" in page.text) == (200, True)

    async def table() -> None:
        ana = await Visitor(house.base).arrive("Ana")
        opened = await ana.opens("sabika", ME, {"kind": "bot", "bot": "medium"}, seed=5)
        async with ana.live(opened["id"], 0) as wire:
            answered = 0
            while answered < 6:
                frame = await wire.hear_where(lambda frame: frame["question"] and frame["question"]["mine"], timeout=30)
                option = frame["question"]["options"][0]["notation"]
                await wire.send(type="answer", number=frame["number"], option=option)
                await wire.hear_where(lambda later, number=frame["number"]: later["number"] > number, timeout=30)
                answered += 1
                await wire.send(type="hello")
        await ana.leave()
        assert {line["seat"] for line in frame["events"]} >= {0, 1}

    asyncio.run(table())
    assert "bot failed" not in house.log()
