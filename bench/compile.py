"""Builds the rules with mypyc: `build/compiled/partal` is a copy of the package with compiled modules.

`PYTHONPATH=build/compiled` uses it. The source tree does not change, and nothing is built twice:
a stamp holds the hash of all sources.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "partal"
TARGET = ROOT / "build" / "compiled"
STAMP = "sources.sha256"

CORE = ("errors", "decision", "rng", "event", "effect", "engine", "base", "playout")
"""The modules that every answer passes through; of the games' rules, all modules are compiled."""

BOTS = ("candidates", "mcts")
"""The game-neutral search."""

GAME_BOTS = {
    "asara": ("beam", "determinize", "estimates", "evaluation", "features", "heuristic", "search", "turns"),
    "sabika": (
        "actions",
        "constants",
        "estimates",
        "evaluation",
        "features",
        "heuristic",
        "known",
        "prior",
        "turns",
        "values",
    ),
}
"""Where the bots spend their time: heuristics and evaluation on imagined tables."""

OPTIMISE = "1"
"""Higher levels take half as long again to build and are no faster."""

SILENT = "-w -Wno-all"
"""Looking for warnings in generated C takes nearly half of the compile time, and nobody could act on them."""


def modules(source: Path) -> list[str]:
    """The modules to compile."""
    chosen = [f"partal/core/{name}.py" for name in CORE]
    for game, bots in GAME_BOTS.items():
        rules = sorted((source / game / "rules").rglob("*.py"))
        chosen += [f"partal/{path.relative_to(source)}" for path in rules if path.stem != "__init__"]
        chosen += [f"partal/{game}/bots/{name}.py" for name in bots]
    return chosen + [f"partal/bots/{name}.py" for name in BOTS]


def fingerprint(source: Path) -> str:
    """A hash of everything that the compiled modules depend on: the core, the rules, and some of the bots."""
    sha = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    paths = [*(source / "core").glob("*.py"), *[source.parent / module for module in modules(source)]]
    for path in sorted(set(paths)):
        sha.update(str(path.relative_to(source)).encode() + b"\0" + path.read_bytes() + b"\0")
    return sha.hexdigest()


def copy_sources(source: Path, target: Path) -> None:
    """Copies every file of the package; compiled modules stay."""
    for path in sorted(target.rglob("*"), reverse=True) if target.is_dir() else []:
        if path.is_file() and path.suffix != ".so":
            path.unlink()
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so"), dirs_exist_ok=True)


def has_compiler() -> bool:
    """Whether this machine has the C compiler that Python would use."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0]) is not None


def build(source: Path = SOURCE, target: Path = TARGET) -> bool:
    """Compiles unless nothing has changed since the last build, and copies the rest.

    Returns whether anything was compiled.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    with open(target.parent / f"{target.name}.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        mark = fingerprint(source)
        stamp = target / STAMP
        fresh = not stamp.is_file() or stamp.read_text(encoding="utf-8") != mark
        if fresh:
            shutil.rmtree(target, ignore_errors=True)
        copy_sources(source, target / "partal")
        if fresh:
            compile_in(target, modules(target / "partal"))
            stamp.write_text(mark, encoding="utf-8")
        return fresh


def compile_in(target: Path, paths: list[str]) -> None:
    """Compiles these modules next to their sources. Types are checked elsewhere, strictly and for the whole package."""
    environment = dict(os.environ, MYPYPATH=str(target), MYPYC_OPT_LEVEL=OPTIMISE, MYPYC_DEBUG_LEVEL="0")
    environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {SILENT}".strip()
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", "--config-file=", *paths],
        cwd=target,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"mypyc could not compile the rules:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    for folder in ("build", ".mypy_cache"):
        shutil.rmtree(target / folder, ignore_errors=True)


def main() -> None:
    if not has_compiler():
        raise SystemExit("There is no C compiler on this machine; the compiled rules need one (gcc or clang).")
    built = build()
    print(f"{'built' if built else 'up to date'}: {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
