"""How many tables somebody may have, by which address they are counted, and what becomes of tables never begun."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from partal.core.log import Entry

from partal.server.app import create_app
from partal.server.limits import OF_ADDRESS, OF_PERSON, Quota, network_of
from partal.server.rooms import Rooms
from partal.server.seated import Listener
from partal.server.settings import Settings
from partal.server.store import Store
from tests.server.contexts import Puppets, person, row_of
from tests.server.house import ME, OPEN, said

DAY = 24 * 3600.0


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one_address(host: str, counted: str) -> None:
    assert network_of(host) == counted


def opens(client: TestClient[Any], public: bool) -> Any:
    return client.post("/api/tables", json={"game": "asara", "chairs": [ME, OPEN], "public": public})


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("partal.server.context.OF_PERSON", Quota(4, 2))
    monkeypatch.setattr("partal.server.context.OF_ADDRESS", Quota(6, 3))
    app = create_app(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", tmp_path, Settings(pace=0, rate=1_000))
    with TestClient(app) as client:
        client.get("/api/me")
        yield client


def test_a_person_has_a_quota_of_tables_and_of_public_ones(client: TestClient[Any]) -> None:
    public = [opens(client, True) for _ in range(3)]
    private = [opens(client, False) for _ in range(3)]

    assert [answer.status_code for answer in (*public, *private)] == [201, 201, 429, 201, 201, 429]
    assert said(public[2].json()).startswith("You have 2 public tables that are not finished.")
    assert said(private[2].json()).startswith("You have 4 tables that are not finished.")
    assert len(client.get("/api/tables").json()) == 4


def test_many_names_at_one_address_have_a_quota_together(client: TestClient[Any]) -> None:
    statuses, sentences = [], []
    for _ in range(3):
        client.cookies.clear()
        client.get("/api/me")
        answers = [opens(client, public) for public in (True, True, False)]
        statuses += [answer.status_code for answer in answers]
        sentences += [said(answer.json()) for answer in answers if answer.status_code == 429]

    assert statuses == [201, 201, 201, 201, 429, 201, 429, 429, 201]
    assert {sentence.partition(".")[0] for sentence in sentences} == {
        "3 public tables that were opened from your network are not finished"
    }
    assert opens(client, False).status_code == 429


def test_the_quota_of_an_address_leaves_room_for_a_club() -> None:
    assert OF_ADDRESS.tables >= 4 * OF_PERSON.tables
    assert OF_ADDRESS.public >= 4 * OF_PERSON.public


def test_tables_never_begun_are_deleted_and_no_others(tmp_path: Path, database: Any) -> None:
    async def story(url: str) -> list[str]:
        store = Store(url)
        await store.open()
        now = time.time()
        for name, age in (("old", 40), ("new", 3), ("begun", 40), ("visited", 40), ("done", 40)):
            row = row_of("asara", 2, id=name, created=now - age * DAY, finished=name == "done")
            await store.add_table(row, [person(0), person(1)])
        await store.add_entry("begun", 1, Entry(0, "go bank 10"), touches=False)
        await store.say("old", "Ana", "Is anybody there?")
        rooms = Rooms(store, Puppets(), 0)
        try:
            (await rooms.find("visited")).listen(Listener("ana", 0, lambda: None))  # type: ignore[union-attr]
            await rooms.find("old")
            await rooms.delete_unbegun(30)
            names = ("old", "new", "begun", "visited", "done")
            left = [name for name in names if await store.table(name) is not None]
            assert (await store.chairs("old"), await store.chat("old")) == ([], [])
            assert await store.unfinished_of({"ana", "ben"}, now - 50 * DAY) == Quota(3, 0)
            assert await store.unfinished_of({"ana"}, now - 5 * DAY) == Quota(1, 0)
            assert await rooms.find("old") is None
            return left
        finally:
            await rooms.close()
            await store.close()

    assert asyncio.run(story(database() or f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}")) == [
        "new",
        "begun",
        "visited",
        "done",
    ]
