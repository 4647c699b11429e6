"""The rules compiled with mypyc play the same games to the last point."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def bench_file(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bench_{name}", ROOT / "bench" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiling = bench_file("compile")


def corpus(path: Path) -> list[str]:
    """The lines of the corpus, played by the package in this folder."""
    environment = dict(os.environ, PYTHONPATH=str(path))
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "corpus.py")], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.compiled
@pytest.mark.skipif(not compiling.has_compiler(), reason="this machine has no C compiler")
def test_the_corpus_gives_the_same_games_on_both_builds() -> None:
    """Sixty games a game: final digests, numbers of answers, all told and shown on the way; and what bots answer."""
    compiling.build()
    pure, compiled = corpus(ROOT / "src"), corpus(compiling.TARGET)
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert pure[1:] == compiled[1:]

    lines = [json.loads(line) for line in pure[1:]]
    bots = [(line["game"], line["bot"]) for line in lines if "bot" in line]
    assert bots == [("asara", "hard"), ("asara", "master"), ("sabika", "hard"), ("sabika", "master")]
    games = [line for line in lines if "bot" not in line]
    asara = [game for game in games if game["game"] == "asara"]
    assert len(asara) == 60
    assert {game["seats"] for game in asara} == {2, 3, 4}
    assert len({game["digest"] for game in games}) == len(games)
    assert sum("professional" in game["settings"] for game in asara) > 3
    assert len({json.dumps(game["settings"]) for game in asara}) > 12


def test_a_change_to_a_rule_is_noticed_and_a_change_elsewhere_is_not(tmp_path: Path) -> None:
    """What is built again depends on the core and the games, and on nothing beside them."""
    package = tmp_path / "partal"
    compiling.copy_sources(ROOT / "src" / "partal", package)
    before = compiling.fingerprint(package)
    assert before == compiling.fingerprint(ROOT / "src" / "partal")
    (package / "cli" / "new.py").write_text("", encoding="utf-8")
    assert compiling.fingerprint(package) == before
    with open(package / "asara" / "rules" / "scoring.py", "a", encoding="utf-8") as rules:
        rules.write("# a word more\n")
    assert compiling.fingerprint(package) != before


def test_compiled_are_the_modules_that_every_answer_passes_through() -> None:
    modules = compiling.modules(ROOT / "src" / "partal")
    for module in ("core/engine", "core/rng", "core/playout", "asara/rules/dispatch", "asara/rules/state"):
        assert f"partal/{module}.py" in modules
    assert not [module for module in modules if {"cli", "lab", "words", "server", "table"} & set(module.split("/"))]
    for game, bots in compiling.GAME_BOTS.items():
        assert [f"partal/{game}/bots/{name}.py" for name in bots] == [
            module for module in modules if module.startswith(f"partal/{game}/bots/")
        ]
    assert all((ROOT / "src" / module).is_file() for module in modules)


def test_copying_sources_again_drops_what_is_gone_and_keeps_what_is_compiled(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    source.mkdir()
    (source / "kept.py").write_text("1", encoding="utf-8")
    target.mkdir()
    (target / "gone.py").write_text("0", encoding="utf-8")
    (target / "kept.so").write_text("binary", encoding="utf-8")
    compiling.copy_sources(source, target)
    assert sorted(path.name for path in target.iterdir()) == ["kept.py", "kept.so"]
