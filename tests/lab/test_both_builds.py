"""A sample of the corpus on both builds, where the compiled one is there; all of it is in `test_compiled.py`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from partal import compiled
from tests.tools import ROOT

SAMPLE = """
import corpus
corpus.GAMES, corpus.SHOWN_EVERY, corpus.BOT_ANSWERS = 8, 4, 6
corpus.main()
"""


def sample(build: str) -> list[str]:
    """Eight games of each, two of them also shown at a table, and the first answers of bots."""
    environment = dict(
        os.environ, PARTAL_BUILD=build, PYTHONPATH=os.pathsep.join([str(ROOT / "src"), str(ROOT / "bench")])
    )
    done = subprocess.run([sys.executable, "-c", SAMPLE], env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.compiled
@pytest.mark.skipif(
    compiled.current() is None, reason="the compiled rules are not current; `make compiled` builds them"
)
def test_a_sample_of_the_corpus_gives_the_same_games_on_both_builds() -> None:
    plain, fast = sample("plain"), sample("compiled")
    assert (plain[0], fast[0]) == ("plain", "compiled")
    assert plain[1:] == fast[1:]
    assert len(plain) == 1 + 2 * (8 + 2 + 2)
