"""Backups: one file with everything that a server keeps, taken while it runs, and restored into an empty place.

A backup is a SQLite database of the usual schema, whichever database it was taken from, with the keys of the cookies in
one more table. So a server can also move from SQLite to PostgreSQL, or back.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, func, insert, inspect, select, text

from partal.core.errors import PartalError
from partal.core.message import message

from partal.server.accounts import key_files, sync_folder, write_file
from partal.server.alone import be_alone
from partal.server.archive import Archive
from partal.server.database import OPENING_FAILURES, Database, Unusable, reason_of
from partal.server.schema import OF_PROCESSES, VERSION, metadata, migrate

KEYS = "backup_keys"
"""The table for the keys, which only a backup has."""
KEPT = [table for table in metadata.sorted_tables if table not in OF_PROCESSES]
"""What is worth keeping; the rest is only about the processes that are running."""
AT_ONCE = 1_000
"""Rows, and pages of SQLite, that are copied at a time."""

Progress = Callable[[float], None]
"""Is told how much is done, from 0 to 1."""


class BadBackup(PartalError):
    """A file that is no backup, or cannot be put back; nothing was changed."""


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A temporary file that becomes the target at the end, all of it or nothing; never in place of another file."""
    if target.exists():
        raise BadBackup(message("refused-backup-there", file=str(target)))
    number, name = tempfile.mkstemp(prefix=f".{target.name}-", dir=target.parent)  # Readable by its owner alone.
    os.close(number)
    growing = Path(name)
    try:
        yield growing
        with open(growing, "rb") as file:
            os.fsync(file.fileno())
        try:
            os.link(growing, target)
        except FileExistsError:
            raise BadBackup(message("refused-backup-there", file=str(target))) from None
        except OSError:  # A file system without links.
            os.replace(growing, target)
        sync_folder(target.parent)
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(f"{growing}{end}")


async def back_up(archive: Archive, folder: Path, target: Path, on_progress: Progress) -> None:
    """Writes a backup of the database and the folder's keys, as they are at this moment."""
    with _new_file(target) as growing:
        if archive.kind == "sqlite":
            _copy(Path(archive.engine.url.database or ""), growing, on_progress)
        else:
            await _copy_out(archive, growing, on_progress)
        with closing(sqlite3.connect(growing)) as copy:
            copy.execute("PRAGMA journal_mode=DELETE")  # One file, without a second one beside it.
            with copy:
                copy.execute(f"CREATE TABLE {KEYS} (name TEXT PRIMARY KEY, key BLOB NOT NULL)")
                keys = [(path.name, path.read_bytes()) for path in key_files(folder)]
                copy.executemany(f"INSERT INTO {KEYS} VALUES (?, ?)", keys)
        check(growing)


def _copy(source: Path, target: Path, on_progress: Progress) -> None:
    """Copies a SQLite database as it is now; others may write meanwhile, and need not wait."""
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(target)) as copy:
        there.execute("BEGIN")
        there.execute("SELECT count(*) FROM sqlite_master").fetchone()  # From here on, it looks as it does now.
        there.backup(copy, pages=AT_ONCE, progress=lambda _, left, pages: on_progress(1 - left / max(1, pages)))


async def _copy_out(archive: Archive, target: Path, on_progress: Progress) -> None:
    """Copies another database into a new SQLite file, as it is now."""
    engine = create_engine(f"sqlite:///{target}")
    try:
        async with archive.moment() as there:
            with engine.begin() as copy:
                metadata.create_all(copy)
                for number, table in enumerate(KEPT):
                    result = await there.stream(select(table))
                    async for rows in result.mappings().partitions(AT_ONCE):
                        copy.execute(insert(table), [dict(row) for row in rows])
                    on_progress((number + 1) / len(KEPT))
    finally:
        engine.dispose()


def check(file: Path) -> int:
    """The version of a backup. Raises BadBackup unless it is a whole one of a version that we know."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            if copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise BadBackup(message("refused-backup-damaged", file=str(file)))
            there = {row[0] for row in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"tables", "answers", "chairs", "versions", KEYS} <= there:
                raise BadBackup(message("refused-backup-none", file=str(file)))
            version = int(copy.execute("SELECT max(version) FROM versions").fetchone()[0] or 0)
    except sqlite3.DatabaseError as error:
        kind = "none" if error.sqlite_errorname in ("SQLITE_NOTADB", "SQLITE_CANTOPEN") else "damaged"
        raise BadBackup(message(f"refused-backup-{kind}", file=str(file))) from None
    if version > VERSION:
        raise BadBackup(message("refused-backup-newer", file=str(file)))
    return version


async def restore(file: Path, url: str, folder: Path, on_progress: Progress) -> None:
    """Puts a backup back, into a database that is not there yet or empty, and a folder without other keys.

    Everything is checked and brought up to date in a copy before anything is put in place.
    """
    check(file)
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as there:
        keys = {Path(name).name: key for name, key in there.execute(f"SELECT name, key FROM {KEYS}")}
    folder.mkdir(parents=True, exist_ok=True)
    for path in key_files(folder):
        if keys.get(path.name) != path.read_bytes():
            raise BadBackup(message("refused-backup-key", file=str(path)))
    database = Database(url)
    try:
        if database.kind == "sqlite":
            _restore_file(file, url, Path(database.engine.url.database or ""), lambda: _put(keys, folder), on_progress)
        else:
            with tempfile.TemporaryDirectory(prefix="partal-restore-") as place:
                copy = Path(place) / "copy.db"
                _up_to_date(file, copy, on_progress)
                await _copy_in(copy, database, lambda: _put(keys, folder), on_progress)
    finally:
        await database.close()


def _put(keys: dict[str, bytes], folder: Path) -> None:
    for name, key in keys.items():
        write_file(folder / name, key)


def _restore_file(file: Path, url: str, target: Path, put_keys: Callable[[], None], on_progress: Progress) -> None:
    held = None if target.exists() else be_alone(url)
    try:
        with _new_file(target) as growing:
            _up_to_date(file, growing, on_progress)
            put_keys()
    finally:
        if held is not None:
            os.close(held)


def _up_to_date(file: Path, target: Path, on_progress: Progress) -> None:
    """A copy of a backup without its keys, with the schema of this version."""
    _copy(file, target, on_progress)
    with closing(sqlite3.connect(target)) as copy:
        copy.execute("PRAGMA secure_delete=ON")
        with copy:
            copy.execute(f"DROP TABLE {KEYS}")
    engine = create_engine(f"sqlite:///{target}")
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


async def _copy_in(copy: Path, database: Database, put_keys: Callable[[], None], on_progress: Progress) -> None:
    """Copies a SQLite database into another one, all or nothing."""
    engine = create_engine(f"sqlite:///{copy}")
    try:
        with engine.connect() as there:
            async with database.engine.begin() as target:
                found = set(await target.run_sync(lambda at: inspect(at).get_table_names()))
                if found & set(metadata.tables):
                    raise BadBackup(message("refused-backup-not-empty"))
                await target.run_sync(metadata.create_all)
                for number, table in enumerate(metadata.sorted_tables):
                    for rows in there.execute(select(table)).mappings().partitions(AT_ONCE):
                        await target.execute(insert(table), [dict(row) for row in rows])
                    await _count_on(target, table)
                    on_progress((number + 1) / len(metadata.sorted_tables))
                put_keys()
    except OPENING_FAILURES as error:
        if isinstance(error, PartalError):
            raise
        raise Unusable("refused", reason_of(error)) from None
    finally:
        engine.dispose()


async def _count_on(connection: Any, table: Any) -> None:
    """Lets a column that numbers its rows go on after the last one."""
    for column in table.columns:
        if column.autoincrement is True:
            last = (await connection.execute(select(func.max(column)))).scalar()
            if last is not None:
                following = text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)")
                await connection.execute(following, {"table": table.name, "column": column.name, "last": last})
