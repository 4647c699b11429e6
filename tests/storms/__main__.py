"""Replays storms: `python -m tests.storms SEED` tells one, `--from A --to B` runs many."""

from __future__ import annotations

import argparse
import os
import sys
import time

os.environ.setdefault("PARTAL_BUILD", "plain")


def main() -> int:
    from tests.storms.shrink import shrunk
    from tests.storms.storm import storm

    parser = argparse.ArgumentParser(prog="python -m tests.storms", description=__doc__)
    parser.add_argument("seed", type=int, nargs="?", help="tells this storm")
    parser.add_argument("--only", default="", help="with these of its actions only, as 3,7,9")
    parser.add_argument("--often", default="", help="what happens more often than it otherwise would, as rush,crowd")
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--to", dest="last", type=int, default=100)
    arguments = parser.parse_args()
    often = tuple(arguments.often.split(",")) if arguments.often else ()
    if arguments.seed is not None:
        only = [int(place) for place in arguments.only.split(",")] if arguments.only else None
        report = storm(arguments.seed, only, loud=True, often=often)
        print(report)
        return 1 if report.broken else 0
    began, failed = time.monotonic(), 0
    totals = [0, 0, 0]
    for count, seed in enumerate(range(arguments.first, arguments.last), 1):
        report = storm(seed, often=often)
        totals = [total + more for total, more in zip(totals, (report.steps, report.frames, report.answers))]
        if report.broken:
            failed += 1
            only = shrunk(seed, report.broken[0].law, often)
            print(f"\rstorm {seed}: {report.broken[0].law}: {report.broken[0].how[:600]}")
            print(f"  python -m tests.storms {seed} --only {','.join(map(str, only)) or '-1'}", flush=True)
        if sys.stderr.isatty():
            print(f"\r{count} storms, {failed} broken", end="", file=sys.stderr)
    took = time.monotonic() - began
    steps, frames, entries = totals
    print(f"{count} storms, {failed} broken, {steps} steps, {frames} frames, {entries} entries, {took:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
