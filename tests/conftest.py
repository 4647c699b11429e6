"""Sets the language and the order of the tests, and makes sure that none of `make test` takes long."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "pearls" / "src"))
"""The third game is not installed here, but it can be imported."""

os.environ["LC_ALL"] = "C.UTF-8"
"""The command line speaks English in the tests whatever the machine's language, including in subprocesses."""
os.environ.setdefault("PARTAL_BUILD", "plain")
"""The tests run on the plain rules, in subprocesses too; `PARTAL_BUILD=compiled pytest` tests the compiled ones."""
FIRST = ("tests/lab/test_compiled.py", "tests/browser/", "tests/server/", "tests/test_third_game.py", "tests/lab/")
"""Where the slow tests are, which take seconds; all others take less than one."""
LONGEST = 15.0
"""Seconds that a test of `make test` may take on a quiet machine; what takes longer belongs in `make test-all`."""
ROOM = 3.0
"""How many times longer than that a test may take before it fails: other tests run beside it."""


def in_shares(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Deals the slow tests to the workers by module, and fills up the shares with the others to equal size.

    `--dist worksteal` gives every worker such a share; a worker that is done takes tests from the end of another's.
    So no long test is left for the end, and the modules that share a browser come one after the other.
    """
    modules: dict[str, list[pytest.Item]] = {}
    quick: list[pytest.Item] = []
    for item in items:
        if item.nodeid.startswith(FIRST):
            modules.setdefault(item.nodeid.split("::")[0], []).append(item)
        else:
            quick.append(item)
    names = sorted(modules, key=lambda name: [name.startswith(first) for first in FIRST], reverse=True)
    shares: list[pytest.Item] = []
    for worker in range(workers):
        share = [item for name in names[worker::workers] for item in modules[name]]
        size = (len(items) - len(shares)) // (workers - worker)
        more = max(0, size - len(share))
        shares += share + quick[:more]
        del quick[:more]
    return shares + quick


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Module, obj: object) -> list[pytest.Item] | None:
    """Leaves the tens of thousands of cases of `make soak` out before they are created, unless they are wanted."""
    marks = getattr(obj, "pytestmark", [])
    unwanted = "not soak" in collector.config.option.markexpr
    return [] if unwanted and any(getattr(mark, "name", "") == "soak" for mark in marks) else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = in_shares(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def longest_allowed() -> float:
    """Seconds that a test of `make test` may take now, with whatever else this machine is doing."""
    waiting = os.getloadavg()[0] / (os.cpu_count() or 1) if hasattr(os, "getloadavg") else 1.0
    return LONGEST * ROOM * max(1.0, waiting)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that takes far too long for `make test` fails and says where it belongs."""
    report = yield
    in_test = not any(item.iter_markers("long")) and not any(item.iter_markers("soak"))
    if report.passed and in_test and report.duration > longest_allowed():
        report.outcome = "failed"
        report.longrepr = (
            f"{item.nodeid} took {report.duration:.0f} seconds; a test of `make test` takes at most {LONGEST:.0f} on a "
            "quiet machine. Make it shorter, or mark what takes long with `pytest.mark.long` (see tests/sampling.py)."
        )
    return report


@contextmanager
def registered() -> Iterator[None]:
    """The third game with its texts and rulebook, as if it were installed; all texts are read anew."""
    import pearls
    from partal import games, rulebook, words
    from partal.words import folders

    def forget() -> None:
        words._read.cache_clear()
        words._said.cache_clear()
        rulebook.read.cache_clear()

    register = games.GAMES
    assert isinstance(register, dict)
    game = pearls.GAME
    register[game.name] = game
    folders.add_folder(game.words)
    rulebook.add_folder(game.name, game.rulebook)
    forget()
    yield
    del register[game.name]
    folders._games.remove(game.words)
    del rulebook._folders[game.name]
    forget()


@pytest.fixture
def pearls_at_the_table() -> Iterator[None]:
    """The third game, for one test."""
    with registered():
        yield


@pytest.fixture(scope="module")
def pearls_at_every_table() -> Iterator[None]:
    """The third game, for all tests of a file."""
    with registered():
        yield
