"""A process of reviewers who hardly think: the best answer is the usual one. For tests of how reviews are made."""

from __future__ import annotations

from typing import Any

from partal.bots.candidates import Candidate, candidate
from partal.server import thinker
from partal.table import hint, review


def usual(judge: Any, view: Any, decision: Any, rng: Any) -> list[Candidate]:
    return [candidate(judge.baseline.choose(view, decision, rng.fork("usual")), [0.0])]


review.Judge.considered = usual  # type: ignore[method-assign]
review.BASELINE_GAMES = 2
hint.TABLES = 1

if __name__ == "__main__":
    thinker.main()
