"""Sets the language and the order of the tests: with several workers, each starts with its share of the long ones."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "pearls" / "src"))
"""The third game is not installed here, but it can be imported."""

os.environ["LC_ALL"] = "C.UTF-8"
"""The command line speaks English in the tests whatever the machine's language, including in subprocesses."""
os.environ.setdefault("PARTAL_BUILD", "plain")
"""The tests run on the plain rules, in subprocesses too; `PARTAL_BUILD=compiled pytest` tests the compiled ones."""
LONG = ("tests/lab/test_compiled.py", "tests/browser/", "tests/server/test_advice.py")


def in_shares(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Deals the long tests to the workers by module, and fills the shares up with the others to equal size.

    `--dist worksteal` gives every worker such a share; a worker that is done takes tests from the end of another's.
    """
    modules: dict[str, list[pytest.Item]] = {}
    quick: list[pytest.Item] = []
    for item in items:
        if item.nodeid.startswith(LONG):
            modules.setdefault(item.nodeid.split("::")[0], []).append(item)
        else:
            quick.append(item)
    names = sorted(modules, key=lambda name: [name.startswith(long) for long in LONG], reverse=True)
    shares: list[pytest.Item] = []
    for worker in range(workers):
        share = [item for name in names[worker::workers] for item in modules[name]]
        size = (len(items) - len(shares)) // (workers - worker)
        more = max(0, size - len(share))
        shares += share + quick[:more]
        del quick[:more]
    return shares + quick


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = in_shares(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


@pytest.fixture
def pearls_at_the_table() -> Iterator[None]:
    """Registers the third game with its texts and rulebook, as if it were installed."""
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
    del rulebook._added[game.name]
    forget()
