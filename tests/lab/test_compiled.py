"""The rules compiled with mypyc play the same games to the last point."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from partal import compiled
from tests.tools import ROOT, SOURCE, compiles, compiling, copied


def run(build: str, *command: str) -> subprocess.CompletedProcess[str]:
    environment = dict(
        os.environ,
        PARTAL_BUILD=build,
        PYTHONPATH=os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples" / "pearls" / "src")]),
    )
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, timeout=600)


def corpus(build: str) -> list[str]:
    """The lines of the corpus, played by this build."""
    done = run(build, str(ROOT / "bench" / "corpus.py"))
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def built() -> Path:
    """The compiled rules of this tree; they are built only if that has not been done."""
    compiling.build()
    return compiling.TARGET


@pytest.mark.long
@pytest.mark.compiled
@compiles
@pytest.mark.usefixtures("built")
def test_the_corpus_gives_the_same_games_on_both_builds() -> None:
    """Sixty games a game: final digests, numbers of answers, all told and shown on the way; and what bots answer."""
    plain, fast = corpus("plain"), corpus("compiled")
    assert (plain[0], fast[0]) == ("plain", "compiled")
    assert plain[1:] == fast[1:]

    lines = [json.loads(line) for line in plain[1:]]
    bots = [(line["game"], line["bot"]) for line in lines if "bot" in line]
    assert bots == [("asara", "hard"), ("asara", "master"), ("sabika", "hard"), ("sabika", "master")]
    games = [line for line in lines if "bot" not in line and "frames" not in line]
    assert [sum(line["game"] == game for line in lines if "frames" in line) for game in ("asara", "sabika")] == [6, 6]
    asara = [game for game in games if game["game"] == "asara"]
    assert len(asara) == 60
    assert {game["seats"] for game in asara} == {2, 3, 4}
    assert len({game["digest"] for game in games}) == len(games)
    assert sum("professional" in game["settings"] for game in asara) > 3
    assert len({json.dumps(game["settings"]) for game in asara}) > 12


WHERE = """
import json, partal
from partal import compiled
from partal.asara.bots import evaluation
from partal.core import engine
from partal.sabika.rules.verbs import act
print(json.dumps([compiled.build(), engine.__file__, evaluation.__file__, act.__file__, engine.__spec__.name]))
"""


@pytest.mark.long
@pytest.mark.compiled
@compiles
@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(("asked", "build"), [("plain", "plain"), ("auto", "compiled"), ("compiled", "compiled")])
def test_modules_come_from_the_build_that_is_asked_for_and_know_their_folder(asked: str, build: str) -> None:
    found, *files, name = json.loads(run(asked, "-c", WHERE).stdout)
    assert found == build
    suffix = compiled.SUFFIX if build == "compiled" else ".py"
    modules = ("core/engine", "asara/bots/evaluation", "sabika/rules/verbs/act")
    assert files == [f"{SOURCE / module}{suffix}" for module in modules]
    assert name == "partal.core.engine"
    assert run(asked, "-m", "partal", "--version").stdout == f"partal 0.2.0 ({build})\n"


SUBCLASSES = """
from partal.core.decision import InvalidAnswer, Option
from partal.core.errors import BadInput, PartalError
from partal.core.message import message
from partal.asara.bots.beam import AsaraBeamSearch
from partal.asara.bots.heuristic import AsaraHeuristic
from partal.bots.mcts import Searcher
from partal.sabika.bots.heuristic import SabikaHeuristic
from partal.sabika.bots.search import SabikaSearch
import partal
from partal.core.rng import Rng

class Named(Option):
    def __init__(self, number, notation, name):
        super().__init__("mine", number, notation)
        self.name = name

class Last(AsaraHeuristic):
    def choose(self, view, decision, rng):
        super().choose(view, decision, rng)
        return decision.options[-1]

assert repr(Named(1, "a", "b")) == "<mine: a>" and Named(1, "a", "b").name == "b"
for error in (PartalError, BadInput, InvalidAnswer):
    try:
        raise type("Own", (error,), {})(message("plain-text", text="x"))
    except PartalError as caught:
        assert str(caught) == "x"
match = partal.Match("asara", seed=3)
assert Last().choose(match.view(0), match.decision, Rng(1)) is match.options[-1]
assert (repr(Last()), repr(SabikaHeuristic())) == ("<Last>", "<SabikaHeuristic>")
assert repr(match).startswith("<Match of asara, ") and repr(match.view(0)) == "<View of asara, seat 0>"
state = match.rules.new(2, 3)
assert repr(state) == f"<State after 0 answers: seat 0, {state.pending.prompt}, {len(state.pending.options)} options>"
for bot in (AsaraBeamSearch, Searcher, SabikaHeuristic, SabikaSearch):
    type("Own", (bot,), {})
print("fine")
"""


@pytest.mark.long
@pytest.mark.compiled
@compiles
@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("build", ["plain", "compiled"])
def test_plain_classes_can_be_derived_from_what_games_and_bots_of_others_build_on(build: str) -> None:
    done = run(build, "-c", SUBCLASSES)
    assert (done.stdout, done.stderr) == ("fine\n", "")


def test_a_change_to_a_rule_is_noticed_and_a_change_elsewhere_is_not(tmp_path: Path) -> None:
    """What is built again depends on the compiled modules and on what they import, and on nothing beside them."""
    package = copied(tmp_path)
    before = compiling.digest(package)
    assert before == compiling.digest(SOURCE)
    (package / "cli" / "new.py").write_text("", encoding="utf-8")
    assert compiling.digest(package) == before
    for changed in ("asara/rules/scoring.py", "core/view.py"):
        was = (package / changed).read_bytes()
        (package / changed).write_bytes(was + b"# a word more\n")
        assert compiling.digest(package) != before
        (package / changed).write_bytes(was)
        assert compiling.digest(package) == before
    (package / "sabika" / "rules" / "verbs" / "new.py").write_text("", encoding="utf-8")
    assert compiling.digest(package) != before


def stamped(package: Path) -> Path:
    """Pretends that the rules of this package have been compiled."""
    place = compiled.folder(package)
    assert place is not None
    place.mkdir(parents=True)
    (place / "rules.so").write_bytes(b"")
    depends = tuple(compiling.dependencies(package))
    stamp = compiled.Stamp("rules.so", compiled.SUFFIX, compiling.digest(package), depends, compiling.maker())
    (place / compiled.STAMP).write_text(json.dumps(stamp._asdict()), encoding="utf-8")
    return place


def test_compiled_rules_are_used_only_with_the_sources_and_the_python_they_were_built_for(tmp_path: Path) -> None:
    package = copied(tmp_path)
    assert compiled.current(package) is None
    place = stamped(package)
    found = compiled.current(package)
    assert found is not None
    assert found[1] == compiled.modules_to_compile(SOURCE)
    assert compiling.is_current(package, place)

    stamp = json.loads((place / compiled.STAMP).read_text(encoding="utf-8"))
    for wrong in ({"suffix": ".cpython-30.so"}, {"file": "gone.so"}, {"digest": "0"}, {"depends": ["gone.py"]}):
        (place / compiled.STAMP).write_text(json.dumps({**stamp, **wrong}), encoding="utf-8")
        assert compiled.current(package) is None, wrong
    for text in ("", "[]", "{}", "null"):
        (place / compiled.STAMP).write_text(text, encoding="utf-8")
        assert compiled.current(package) is None, text
    (place / compiled.STAMP).write_text(json.dumps({**stamp, "maker": "another"}), encoding="utf-8")
    assert compiled.current(package) is not None
    assert not compiling.is_current(package, place)
    (package / "core" / "rng.py").unlink()
    assert compiled.current(package) is None


@pytest.mark.parametrize("build", ["auto", "compiled"])
def test_a_build_that_does_not_fit_is_passed_over_or_refused_in_a_sentence(build: str, tmp_path: Path) -> None:
    """In `auto` a library that cannot be loaded is as good as none."""
    stamped(copied(tmp_path))
    environment = dict(os.environ, PARTAL_BUILD=build, PYTHONPATH=str(tmp_path / "src"))
    command = [sys.executable, "-m", "partal", "bots"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    if build == "auto":
        assert (done.returncode, done.stderr) == (0, "")
    else:
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "run `make compiled`" in done.stderr


def test_an_unknown_setting_is_refused_in_a_sentence() -> None:
    done = run("faster", "-m", "partal", "bots")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "partal: PARTAL_BUILD is “faster”; it can be auto, plain or compiled.\n"


def test_compiled_are_the_modules_that_every_answer_passes_through() -> None:
    modules = compiled.modules_to_compile()
    for module in ("core/engine", "core/rng", "core/playout", "asara/rules/dispatch", "sabika/rules/verbs/act"):
        assert f"{module}.py" in modules
    folders = {module.split("/")[0] for module in modules if module != "words/fitted.py"}
    assert {"cli", "lab", "server", "plain", "words"}.isdisjoint(folders)
    assert {"table/frame.py", "asara/scene.py", "sabika/words/options.py"} <= set(modules)
    assert not [module for module in modules if module.endswith("__init__.py")]
    assert {module for module in modules if "/bots/" in module} >= {"asara/bots/beam.py", "sabika/bots/search.py"}
    assert len(modules) > 80
    depends = compiling.dependencies(SOURCE)
    assert {"core/match.py", "core/rules.py", "core/codec.py"} <= set(depends)
    assert set(depends).isdisjoint(modules)


THIRD = """
import pearls
from partal import compiled
from partal.lab import laws
found = list(laws(pearls.GAME, games=2))
print(compiled.build(), len(found), set(found))
"""


@pytest.mark.long
@pytest.mark.compiled
@compiles
@pytest.mark.usefixtures("built")
def test_a_game_in_plain_python_obeys_the_laws_on_compiled_rules() -> None:
    """Ten laws, each tried at two tables. All that such a game can do is in `tests/test_third_game.py`."""
    done = run("compiled", "-c", THIRD)
    assert (done.stdout, done.stderr) == ("compiled 20 {None}\n", "")


@pytest.mark.long
@pytest.mark.compiled
@compiles
def test_a_build_that_is_stopped_leaves_nothing_behind(tmp_path: Path) -> None:
    package = copied(tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, str(tmp_path / "tools" / "compile.py")]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    assert "translating" in process.stderr.readline()
    time.sleep(1)
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=30)
    assert process.returncode == 1
    assert sorted(path.name for path in (tmp_path / "build").iterdir()) == ["compile.log", "compiled.lock"]
    assert compiled.current(package) is None


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -x")
    assert compiling.missing() == "compiler"
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(compiling.sysconfig, "get_path", lambda _: str(tmp_path))
    assert compiling.missing() == "headers"
    (tmp_path / "Python.h").write_text("", encoding="utf-8")
    assert compiling.missing() == ""


def test_parts_have_about_the_same_size_and_every_file_is_in_one(tmp_path: Path) -> None:
    pytest.importorskip("mypyc")
    for number in range(40):
        (tmp_path / f"__native_{number}.c").write_text("x" * (1_000 + number * 50), encoding="utf-8")
    *parts, shared = compiling.divide(tmp_path, 8)
    texts = [part.read_text(encoding="utf-8") for part in parts]
    names = [line.split('"')[1] for text in texts for line in text.splitlines()]
    assert sorted(names) == sorted([f"__native_{number}.c" for number in range(40)])
    sizes = [sum((tmp_path / line.split('"')[1]).stat().st_size for line in text.splitlines()) for text in texts]
    assert max(sizes) < 1.2 * min(sizes)
    assert "<int_ops.c>" in shared.read_text(encoding="utf-8")
