"""Server processes of different releases on one database: which may run together, and that nobody notices."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
from pathlib import Path

import pytest

import partal
from partal.server import schema
from partal.server.schema import VERSION
from tests.server.house import ME, OPEN, House, Visitor
from tests.server.test_killed_processes import Anywhere, everybody_goes_on
from tests.server.test_nothing_lost import Ledger, check, play
from tests.server.test_processes import at, starts

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning"),
]
RELEASE = ("__init__.py", f'__version__ = "{partal.__version__}"', '__version__ = "99.1"')
RULES = ("asara/rules/rules.py", 'version = "1"', 'version = "99"')
LAST = next(line for line in Path(str(schema.__file__)).read_text("utf-8").splitlines() if f" {VERSION}: _" in line)
"""The latest migration."""
SCHEMA = ("server/schema.py", f"{LAST}\n", f"{LAST}\n    {VERSION + 1}: lambda _: None,\n")
NEWER = ("server/schema.py", f"VERSION = {VERSION}", f"VERSION = {VERSION + 1}")


def release(folder: Path, *changes: tuple[str, str, str]) -> dict[str, str]:
    """Another release of Partal, which differs in these places; returns the environment in which it runs."""
    source = Path(str(partal.__file__)).parent
    shutil.copytree(source, folder / "partal", ignore=shutil.ignore_patterns("__pycache__", "pictures"))
    for name, old, new in (RELEASE, *changes):
        path = folder / "partal" / name
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{name}: {old}"
        path.write_text(text.replace(old, new), encoding="utf-8")
    return {**os.environ, "PYTHONPATH": str(folder), "PARTAL_BUILD": "plain"}


def test_players_go_on_while_one_release_replaces_another(postgres, tmp_path):
    """The second starts beside the first, and then the first stops; nothing is lost, and everybody goes on."""
    database = postgres.database()
    old = House(tmp_path / "data", database)
    new = House(tmp_path / "data", database, environment=release(tmp_path / "new"))

    async def story() -> list[Ledger]:
        until = asyncio.Event()
        here = [await Visitor(old.base).arrive(name) for name in ("Ana", "Ben")]
        await asyncio.to_thread(new.start)
        there = [at(visitor, new) for visitor in here]
        versions = [(await visitor.http.get("/api/health")).json()["version"] for visitor in (here[0], there[0])]
        assert versions == [partal.__version__, "99.1"]
        ledgers, tasks = [], []
        for index in range(4):
            table = (await here[0].opens(("asara", "sabika")[index % 2], ME, OPEN))["id"]
            assert (await there[1].http.post(f"/api/tables/{table}/sit", json={"seat": 1})).status_code == 200
            for seat in (0, 1):
                ledgers.append(Ledger(table, seat))
                places = [here[seat], there[seat]] if seat == 0 else [there[seat], here[seat]]
                own = random.Random(index * 2 + seat)
                tasks.append(asyncio.create_task(play(Anywhere(places), ledgers[-1], until, False, own)))
        await everybody_goes_on(ledgers, tasks)
        await asyncio.to_thread(old.stop)
        await everybody_goes_on(ledgers, tasks)
        until.set()
        await asyncio.gather(*tasks)
        for visitor in (*here, *there):
            await visitor.leave()
        return ledgers

    old.start()
    try:
        ledgers = asyncio.run(story())
        assert asyncio.run(check(database, ledgers)) >= 16
    finally:
        for house in (old, new):
            if house.process is not None and house.process.poll() is None:
                house.stop()


@pytest.mark.parametrize("changes", [(RULES,), (SCHEMA, NEWER)], ids=["rules", "schema"])
def test_a_release_with_other_rules_or_another_schema_does_not_start_beside(postgres, tmp_path, changes):
    """It says what to do, and leaves the database alone: the old release goes on, and is refused no restart."""
    database = postgres.database()
    old = House(tmp_path / "data", database)
    new = House(tmp_path / "data", database, environment=release(tmp_path / "new", *changes))
    old.start()
    try:
        refused = starts(new)
        assert f"Servers of version {partal.__version__} with other rules, components or another schema" in refused
        assert "Drain them (partal admin drain), stop them, upgrade them" in refused
        assert "Traceback" not in refused
    finally:
        old.stop()
    old.start()
    old.stop()
    # Alone, it starts.
    new.start()
    new.stop()
