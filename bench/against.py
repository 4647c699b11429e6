"""Compares the speed of two commits in one run: `python bench/against.py OLD NEW`.

Both are checked out and built under `build/against`, plain and compiled. Then they play the same random games in turn,
many short slices each; the result is the ratio of their best slices. Other work on the machine can only slow a slice
down, so the best ones are the most alike; the median of the ratios within each round is printed beside it. Machines
are noisy, so absolute figures are not shown.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "against"
ROUNDS = 9
SECONDS = 1.0

SLICE = """
import json, sys, time
import partal
from partal.core import engine
from partal.core.rng import Rng
seconds = float(sys.argv[1])
found = {"build": "compiled" if engine.__file__.endswith(".so") else "plain"}
for name in ("asara", "sabika"):
    rules = partal.game(name)
    rules = getattr(rules, "rules", rules)
    content = rules.content()
    answers = copies = views = 0
    states = []
    start = time.process_time()
    seed = 0
    while time.process_time() - start < seconds:
        state = rules.new(3, seed, {}, content)
        rng = Rng(seed)
        seed += 1
        decision = rules.decision(state)
        while decision is not None:
            if len(states) < 40 and state.answers % 50 == 7:
                states.append(state.copy())
            rules.play(state, rng.pick(decision.options))
            decision = rules.decision(state)
        answers += state.answers
    found[name + " answers"] = answers / (time.process_time() - start)
    start = time.process_time()
    while time.process_time() - start < seconds / 4:
        for state in states:
            state.copy()
        copies += len(states)
    found[name + " copies"] = copies / (time.process_time() - start)
    start = time.process_time()
    while time.process_time() - start < seconds / 4:
        for state in states:
            rules.view(state, 0)
        views += len(states)
    found[name + " views"] = views / (time.process_time() - start)
print(json.dumps(found))
"""


def checked_out(commit: str) -> Path:
    """A clean copy of a commit, with its compiled build."""
    name = subprocess.run(
        ["git", "rev-parse", "--short", commit], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    place = PLACE / name
    if not (place / "build" / "compiled").is_dir():
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", name], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", str(place)], input=archive, check=True)
        print(f"building {name} ...", file=sys.stderr)
        environment = {**os.environ, "PYTHONPATH": str(place / "src")}
        subprocess.run(
            [sys.executable, str(compiler_of(place))], cwd=place, check=True, env=environment, capture_output=True
        )
    return place


def compiler_of(place: Path) -> Path:
    """The program that compiles the rules of a commit; early ones have it in another folder."""
    now = place / "tools" / "compile.py"
    return now if now.is_file() else place / "bench" / "compile.py"


def measured(place: Path, build: str, seconds: float) -> dict[str, float]:
    # Early commits build a copy of the whole package, and do not know `PARTAL_BUILD`.
    copied = build == "compiled" and (place / "build" / "compiled" / "partal").is_dir()
    folder = place / ("build/compiled" if copied else "src")
    environment = {**os.environ, "PYTHONPATH": str(folder), "PARTAL_BUILD": build}
    command = [sys.executable, "-c", SLICE, str(seconds)]
    output = subprocess.run(command, cwd=place, check=True, env=environment, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(output)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("old", help="the commit to compare with")
    parser.add_argument("new", help="the commit to measure")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each slice plays each game")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    old, new = checked_out(arguments.old), checked_out(arguments.new)
    slices: dict[str, list[tuple[float, float]]] = {}
    for number in range(arguments.rounds):
        for build in ("plain", "compiled"):
            pair = [old, new] if number % 2 == 0 else [new, old]
            figures = {place: measured(place, build, arguments.seconds) for place in pair}
            if figures[old]["build"] != build or figures[new]["build"] != build:
                print(f"One of the commits has no {build} build.", file=sys.stderr)
                return 1
            for key in figures[new]:
                if key != "build":
                    slices.setdefault(f"{build}, {key}", []).append((figures[old][key], figures[new][key]))
    result = {
        key: {
            "best": round(max(after for _, after in pairs) / max(before for before, _ in pairs), 3),
            "median": round(statistics.median(after / before for before, after in pairs), 3),
        }
        for key, pairs in slices.items()
    }
    if arguments.json:
        print(json.dumps(result))
    else:
        print(f"{'new / old':28}  best  median")
        for key, ratio in result.items():
            print(f"{key:28} {ratio['best']:.3f}   {ratio['median']:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
