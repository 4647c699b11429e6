"""In which language and order the tests run: on several cores everybody begins with their share of the long ones."""

from __future__ import annotations

import os

import pytest

os.environ["LC_ALL"] = "C.UTF-8"
"""Whatever language the machine speaks, the command line speaks English in the tests, in processes of its own too."""
LONG = ("tests/lab/test_compiled.py", "tests/browser/", "tests/server/test_counsel.py")


def in_shares(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The long tests dealt out to the workers by module, and filled up with the others to shares of one size.

    `--dist worksteal` gives every worker such a share, and lets those who are done take from the others' ends.
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
