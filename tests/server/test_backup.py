"""Backups taken while the server runs, and keys that change without anybody losing a seat."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path

import pytest

from partal.server import accounts
from partal.server.accounts import KEY_BYTES, BadKey, Signer, rotate
from partal.server.backup import BadBackup, restore
from tests.cli.terminal import Said, partal
from tests.server.house import ME, RANDOM, House, Visitor
from tests.server.test_admin import admin, rows, told
from tests.server.town import CHANGED, Town


@pytest.fixture
def new_town(database, tmp_path):
    """A function that gives a town with an empty database of its own."""

    def town(name: str) -> Town:
        folder = tmp_path / name
        folder.mkdir()
        return Town(database() or f"sqlite+aiosqlite:///{folder / 'partal.db'}", folder)

    return town


def everything(town: Town) -> dict[str, list]:
    names = ("tables", "chairs", "answers", "chat", "players", "packs", "results", "reviews", "versions")
    return {name: sorted(rows(town, f"SELECT * FROM {name}"), key=repr) for name in names}


def test_a_backup_of_a_running_server_puts_everything_back(new_town, tmp_path: Path) -> None:
    """Games go on after it in the new place, with the cookies of the old one; also from one kind to the other."""
    town, file = new_town("here"), tmp_path / "backup"
    with town.server() as guest:
        finished = town.writes("f", "asara", None)
        running = town.writes("r", "sabika", 12, CHANGED["sabika"])
        later = town.writes("later", "asara", 12)
        guest.finishes(finished)
        assert guest.ask("POST", "/r/chat", {"text": "hello"}).status_code == 200
        said = admin(town, "backup", str(file))
        assert (said.code, said.err) == (0, "")
        before = everything(town)
        assert guest.answers(later).status_code == 200

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    there = new_town("there")
    there.cookie, there.owner, there.stranger = town.cookie, town.owner, town.stranger
    assert admin(there, "restore", str(file)).code == 0
    assert everything(there) == before
    with there.server() as guest:
        assert guest.answers(running).status_code == 200
        assert guest.ask("POST", "/r/chat", {"text": "once more"}).status_code == 200
    assert told(there, "verify")["ok"]

    alone = Town(f"sqlite+aiosqlite:///{tmp_path / 'alone.db'}", tmp_path / "alone")
    assert admin(alone, "restore", str(file)).code == 0
    assert told(alone, "verify")["tables"] == 3
    with closing(sqlite3.connect(tmp_path / "alone.db")) as copy:
        assert copy.execute("SELECT * FROM sqlite_master WHERE name = 'backup_keys'").fetchall() == []
    key = (town.folder / "cookie.key").read_bytes()
    assert (alone.folder / "cookie.key").read_bytes() == key
    assert key not in (tmp_path / "alone.db").read_bytes()


def test_nothing_is_overwritten(new_town, tmp_path: Path) -> None:
    town, file = new_town("here"), tmp_path / "backup"
    with town.server():
        town.writes("r", "asara", 12)
        assert admin(town, "backup", str(file)).code == 0
        kept = file.read_bytes()
        said = admin(town, "backup", str(file))
        assert (said.code, said.err) == (1, f"partal: {file} is there already, and is not overwritten.\n")
        assert file.read_bytes() == kept
        assert "not overwritten" in admin(town, "restore", str(file)).err
    other = new_town("other")
    with other.server():
        other.writes("mine", "asara", 12)
    before = everything(other)
    assert "cookie.key is not the key in the backup" in " ".join(admin(other, "restore", str(file)).err.split())
    (other.folder / "cookie.key").unlink()
    assert "not overwritten" in admin(other, "restore", str(file)).err
    assert everything(other) == before
    assert not (other.folder / "cookie.key").exists()


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda file: file.write_bytes(b"no backup at all" * 100), "is not a backup"),
        (lambda file: file.unlink(), "is not a backup"),
        (lambda file: os.truncate(file, file.stat().st_size // 2), "is damaged"),
        (lambda file: sql(file, "DROP TABLE backup_keys"), "is not a backup"),
        (lambda file: sql(file, "INSERT INTO versions VALUES (999, 0)"), "newer version"),
    ],
)
def test_a_file_that_is_no_whole_backup_is_refused(tmp_path: Path, damage, sentence: str) -> None:
    town = Town(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", tmp_path)
    with town.server():
        town.writes("r", "asara", 12)
    file = tmp_path / "backup"
    assert admin(town, "backup", str(file)).code == 0
    damage(file)
    there = Town(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}", tmp_path / "new")
    said = admin(there, "restore", str(file))
    assert said.code == 1
    assert sentence in said.err
    assert not (tmp_path / "new.db").exists()
    assert not there.folder.exists()


def sql(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def test_an_older_backup_is_brought_up_to_date_and_the_file_stays(tmp_path: Path) -> None:
    town = Town(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", tmp_path)
    with town.server():
        pass
    file = tmp_path / "backup"
    assert admin(town, "backup", str(file)).code == 0
    sql(file, "DELETE FROM versions WHERE version > 4")
    for column in (
        "rules",
        "content",
        "pack_digest",
        "take_back_past_reveals",
        "closed",
        "chat_closed",
        "rematch",
        "practice_of",
        "given",
    ):
        sql(file, f"ALTER TABLE tables DROP COLUMN {column}")
    for column in ("takes", "asked", "past_reveal", "stand_in"):
        sql(file, f"ALTER TABLE answers DROP COLUMN {column}")
    sql(file, "ALTER TABLE chat DROP COLUMN player")
    sql(file, "DROP TABLE results")
    newer = ("absences", "agreements", "coaching", "removals", "packed")
    for table in (*newer, "processes", "claims", "presences", "spectators", "whereabouts"):
        sql(file, f"DROP TABLE {table}")
    sql(file, "INSERT INTO versions VALUES (4, 0)")
    kept = file.read_bytes()
    there = Town(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}", tmp_path / "new")
    assert admin(there, "restore", str(file)).code == 0
    assert told(there, "verify")["ok"]
    assert file.read_bytes() == kept


def test_a_restore_that_breaks_off_leaves_nothing(tmp_path: Path) -> None:
    town = Town(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", tmp_path)
    with town.server():
        pass
    file = tmp_path / "backup"
    assert admin(town, "backup", str(file)).code == 0
    place = tmp_path / "new"

    def stop(_done: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(restore(file, f"sqlite+aiosqlite:///{place / 'partal.db'}", place, stop))
    assert [path.name for path in place.iterdir() if not path.name.endswith(".lock")] == []
    with pytest.raises(BadBackup):
        asyncio.run(restore(tmp_path / "partal.db", f"sqlite+aiosqlite:///{place / 'x.db'}", place, print))


# Keys


def rotated(folder: Path, *words: str) -> Said:
    return partal("admin", "rotate-key", "--data", str(folder), *words)


def test_cookies_of_the_old_key_are_recognised_and_renewed(tmp_path: Path) -> None:
    signer = Signer.of_folder(tmp_path)
    cookie = signer.sign("ana")
    said = rotated(tmp_path)
    assert (said.code, said.err) == (0, "")
    new = Signer.of_folder(tmp_path)
    assert new.read(cookie) == "ana"
    assert new.sign("ana") != cookie
    assert new.read(new.sign("ana")) == "ana"
    (old,) = tmp_path.glob("cookie-until-*.key")
    assert stat.S_IMODE(old.stat().st_mode) == stat.S_IMODE((tmp_path / "cookie.key").stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {"cookie.key", old.name}

    rotate(tmp_path)
    assert Signer.of_folder(tmp_path).read(cookie) == "ana", "two keys ago"


def test_an_old_key_is_good_until_its_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cookie = Signer.of_folder(tmp_path).sign("ana")
    rotate(tmp_path, 2)
    signer = Signer.of_folder(tmp_path)
    assert signer.read(cookie) == "ana"
    now = time.time()
    monkeypatch.setattr(accounts.time, "time", lambda: now + 3 * 24 * 3600)
    assert signer.read(cookie) is None
    rotate(tmp_path, 2)
    assert len(list(tmp_path.glob("cookie-until-*.key"))) == 1, "what is over is deleted"

    assert rotated(tmp_path, "--days", "0").code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["cookie.key"]
    assert Signer.of_folder(tmp_path).read(signer.sign("ana")) is None


def test_a_crash_between_the_old_key_and_the_new_one_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookie = Signer.of_folder(tmp_path).sign("ana")
    write = accounts.write_file

    def crash(path: Path, content: bytes, replace: bool = False) -> None:
        if replace:
            raise OSError("crash")
        write(path, content)

    with monkeypatch.context() as patch:
        patch.setattr(accounts, "write_file", crash)
        with pytest.raises(OSError, match="crash"):
            rotate(tmp_path)
    assert Signer.of_folder(tmp_path).sign("ana") == cookie
    rotate(tmp_path)
    assert Signer.of_folder(tmp_path).read(cookie) == "ana"


def test_a_damaged_old_key_is_refused(tmp_path: Path) -> None:
    Signer.of_folder(tmp_path)
    rotate(tmp_path)
    (old,) = tmp_path.glob("cookie-until-*.key")
    old.write_bytes(b"")
    with pytest.raises(BadKey):
        Signer.of_folder(tmp_path)
    assert rotated(tmp_path).code == 1
    assert len((tmp_path / "cookie.key").read_bytes()) == KEY_BYTES


def test_without_a_key_there_is_nothing_to_rotate(tmp_path: Path) -> None:
    assert rotated(tmp_path / "none").code == 1
    assert not (tmp_path / "none").exists()


@pytest.mark.long
def test_a_running_server_goes_on_with_the_new_key(tmp_path: Path) -> None:
    """Nobody loses a seat, the cookie is renewed by the next visit, and the old key can then go."""
    house = House(tmp_path / "house")

    async def story() -> None:
        visitor = await Visitor(house.base).arrive("Ana")
        table = await visitor.opens("asara", ME, RANDOM)
        before = visitor.http.cookies["partal"]
        assert rotated(house.folder).code == 0
        await asyncio.sleep(accounts.LOOK_EVERY + 0.2)
        assert (await visitor.http.get("/api/me")).json()["name"] == "Ana"
        assert visitor.http.cookies["partal"] != before
        for old in house.folder.glob("cookie-until-*.key"):
            old.unlink()
        await asyncio.sleep(accounts.LOOK_EVERY + 0.2)
        header = (await visitor.http.get(f"/api/tables/{table['id']}")).json()
        assert header["seats"][0]["mine"]
        await visitor.leave()
        stranger = Visitor(house.base)
        stranger.http.cookies.set("partal", before)
        assert (await stranger.http.get(f"/api/tables/{table['id']}")).status_code == 403
        await stranger.leave()

    house.start()
    try:
        asyncio.run(story())
    finally:
        house.stop()
