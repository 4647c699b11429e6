"""Servers for the tests: the same tests on SQLite and on PostgreSQL."""

from __future__ import annotations

import pytest

pytest.importorskip("litestar")

from tests.server.house import House
from tests.server.postgres import Postgres

ON_BOTH = ("test_store.py", "test_outage.py", "test_log.py", "test_admin.py", "test_backup.py")
"""Where it is the database that is tested; the others are tried on PostgreSQL in `make test-all`."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        values = getattr(item, "callspec", None)
        if values and values.params.get("database") == "postgresql" and item.path.name not in ON_BOTH:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def postgres():
    server = Postgres()
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request):
    """A function that gives the address of a new database; None is the server's own SQLite file."""
    if request.param == "sqlite":
        return lambda: None
    return request.getfixturevalue("postgres").database


@pytest.fixture(scope="module")
def house(database, tmp_path_factory):
    """A server without limits whose bots answer at once."""
    house = House(tmp_path_factory.mktemp("house"), database())
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="module")
def sqlite_house(tmp_path_factory):
    """A server on its own SQLite file, where the database is not the point."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()
