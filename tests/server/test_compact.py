"""Old finished games are kept compactly, and nothing that reads them sees a difference."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from partal.core.log import Entry

from partal.server import compact as packing
from partal.server.attendance import Stale
from partal.server.compact import compact, pack, unpack
from partal.server.database import Unavailable
from partal.server.store import Store
from tests.server.test_admin import admin, rows, told, town
from tests.server.town import Game, Town

__all__ = ["town"]  # A fixture.
LONG_AGO = "--days=0"


def finished(town: Town, game: str = "asara") -> Game:
    """A game that was played to its end, with one take-back."""
    with town.server():
        pass  # The owner arrives.
    played = town.writes(f"finished-{game}", game, None)
    with town.server() as guest:
        guest.finishes(played)
    return played


def everything(town: Town, played: Game) -> dict[str, Any]:
    """All that anybody can ask of a finished game."""
    found: dict[str, Any] = {}
    with town.server() as guest:
        for path in ("", "/record", "/result", "/history", "/replay/1", "/replay/9?seat=1"):
            answer = guest.ask("GET", f"/{played.id}{path}")
            assert answer.status_code == 200, (path, answer.text)
            found[path] = answer.text
        found["frame"] = guest.frame(played)["events"]
        found["list"] = guest.ask("GET", "").text
    for command in (("show", played.id), ("list", "tables"), ("verify",)):
        found[command[0]] = told(town, *command)
    found["export"] = admin(town, "export", played.id).out
    return found


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_a_packed_game_reads_as_before(town, game):
    """Header, record, result, chart, replay, live frames, lists, export and verification."""
    played = finished(town, game)
    before = everything(town, played)
    heard = admin(town, "compact", LONG_AGO)
    assert heard.code == 0
    assert "Packed one game" in heard.out
    assert rows(town, "SELECT count(*) FROM answers") == [(0,)]
    assert rows(town, "SELECT count(*) FROM packed") == [(1,)]
    assert everything(town, played) == before
    assert "nothing to pack" in admin(town, "compact", LONG_AGO).out


def test_a_packed_game_is_backed_up_restored_and_deleted(town, tmp_path):
    played = finished(town)
    record = admin(town, "export", played.id).out
    admin(town, "compact", LONG_AGO)
    file = tmp_path / "backup"
    assert admin(town, "backup", str(file)).code == 0
    there = Town(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}", tmp_path / "new")
    assert admin(there, "restore", str(file)).code == 0
    assert told(there, "verify")["ok"]
    assert admin(there, "export", played.id).out == record
    assert admin(there, "delete", played.id, "--yes").code == 0
    assert rows(there, "SELECT count(*) FROM packed") == [(0,)]


def test_only_games_that_ended_long_ago_are_packed(town):
    finished(town)
    town.writes("running", "sabika", 12)
    assert "nothing to pack" in admin(town, "compact").out, "it ended today"
    admin(town, "compact", LONG_AGO)
    assert rows(town, "SELECT DISTINCT table_id FROM answers") == [("running",)]


def test_a_packed_game_takes_no_more_entries(town):
    """Not even its first one, though no row has that number any more."""
    played = finished(town)
    admin(town, "compact", LONG_AGO)

    async def story(store: Store) -> None:
        for number in (1, 2, len(played.match.history) + 3):
            with pytest.raises(Stale):
                await store.add_entry(played.id, number, Entry(0, "go bank 10"))

    town.with_store(story)
    assert rows(town, "SELECT count(*) FROM answers") == [(0,)]
    assert told(town, "verify")["ok"]


def test_packing_that_breaks_off_changes_nothing(town, monkeypatch):
    """After the packed log was written, and before the rows are deleted."""
    played = finished(town)
    before = everything(town, played)

    def stop(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(packing, "delete", stop)

    async def story(store: Store) -> None:
        with pytest.raises((OSError, Unavailable)):
            await compact(store, 2e10)

    town.with_store(story)
    monkeypatch.undo()
    assert rows(town, "SELECT count(*) FROM packed") == [(0,)]
    assert everything(town, played) == before


def test_two_processes_that_pack_at_once_pack_a_game_once(town):
    played = finished(town)
    admin(town, "export", played.id)

    async def story(store: Store) -> list[int]:
        other = Store(town.url)
        try:
            return [done.tables for done in await asyncio.gather(compact(store, 2e10), compact(other, 2e10))]
        finally:
            await other.close()

    assert sum(town.with_store(story)) == 1
    assert told(town, "verify")["ok"]


def test_a_damaged_packed_log_is_named(town):
    played = finished(town)
    admin(town, "compact", LONG_AGO)

    async def damage(store: Store) -> None:
        async with store.begin() as connection:
            await connection.execute(packing.packed.update().values(log=b"nonsense"))

    town.with_store(damage)
    found = told(town, "verify")
    assert not found["ok"]
    with town.server() as guest:
        assert guest.ask("GET", f"/{played.id}").status_code == 500


def test_a_log_is_packed_with_all_that_it_says():
    log = [Entry(0, "go bank 10"), Entry(1, "", 2, 1, True), Entry(2, "lay violet", stand_in=True)]
    assert unpack(pack(log)) == log
    with pytest.raises(ValueError, match="packed log"):
        unpack(b"nonsense")
