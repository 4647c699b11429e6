"""`partal serve --database`: the usual database URLs, and a sentence if one cannot be opened."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from partal.server import database, world
from partal.server.database import Unusable, check, with_driver
from tests.cli.terminal import environment, partal, read_until
from tests.server.postgres import Postgres


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("url", "ours"),
    [
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("sqlite:////srv/x.db", "sqlite+aiosqlite:////srv/x.db"),
        ("sqlite+aiosqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgresql://u:p%40ss@h:5433/x", "postgresql+asyncpg://u:p%40ss@h:5433/x"),
        ("postgres://u@h/x", "postgresql+asyncpg://u@h/x"),
        ("postgresql+asyncpg://u:secret@h/x", "postgresql+asyncpg://u:secret@h/x"),
    ],
)
def test_a_url_gets_the_driver_we_use_and_keeps_the_rest(url: str, ours: str) -> None:
    assert with_driver(url) == ours


def refused(url: str) -> tuple[int, str]:
    said = partal("serve", "--port", "0", "--data", "data", "--database", url)
    assert said.out == ""
    assert "secret" not in said.err
    return said.code, said.err.removeprefix("partal: ").rstrip("\n")


@pytest.mark.parametrize(
    ("url", "code", "sentence"),
    [
        ("nonsense", 2, "--database takes a URL such as sqlite:///partal.db or postgresql://user:password@host/name."),
        ("://", 2, "--database takes a URL such as sqlite:///partal.db or postgresql://user:password@host/name."),
        ("mysql://u:secret@h/x", 2, "The server keeps its tables in SQLite or PostgreSQL, not in “mysql”."),
        (
            "postgresql+psycopg2://u@h/x",
            2,
            "The server keeps its tables in SQLite or PostgreSQL, not in “postgresql+psycopg2”.",
        ),
        ("sqlite:///no/such/folder/x.db", 1, "The database cannot be opened: It cannot be opened or created."),
        ("sqlite:///text.db", 1, "The database cannot be opened: The file is not a database."),
        ("postgresql://u:secret@no.such.host.invalid/x", 1, "The database cannot be opened: "),
        (
            "postgresql://u:secret@127.0.0.1:1/x",
            1,
            "The database cannot be opened: Connection refused.",
        ),
        ("postgresql://u:secret@127.0.0.1:1/x?nonsense=1", 1, "The database cannot be opened: "),
        ("sqlite:///x.db?timeout=abc", 1, "The database cannot be opened: "),
        ("postgres://u:secret@127.0.0.1:1/x?sslmode=nonsense", 1, "The database cannot be opened: "),
    ],
)
def test_a_database_that_cannot_be_opened_gets_a_sentence(url: str, code: int, sentence: str) -> None:
    Path("text.db").write_text("no database at all\n" * 100, encoding="utf-8")
    found, said = refused(url)
    assert found == code
    assert said.startswith(sentence)
    assert said.endswith(".")
    assert "\n" not in said


def test_wrong_port_and_missing_database_and_password_get_a_sentence(postgres: Postgres) -> None:
    there = f"postgresql://partal:secret@127.0.0.1:{postgres.port}"
    assert refused(f"{there}/no_such_database") == (
        1,
        "The database cannot be opened: There is no such database.",
    )
    assert refused(f"postgresql://nobody:secret@127.0.0.1:{postgres.port}/postgres") == (
        1,
        "The database cannot be opened: User name or password is wrong.",
    )


def test_a_wrong_password_gets_a_sentence(postgres: Postgres) -> None:
    """The server of the tests trusts everybody; for this one it asks."""
    access = postgres.folder / "data" / "pg_hba.conf"
    trusting = access.read_text(encoding="utf-8")
    access.write_text("host all all 127.0.0.1/32 scram-sha-256\n", encoding="utf-8")
    try:
        postgres.halt()
        postgres.begin()
        code, said = refused(f"postgresql://partal:secret@127.0.0.1:{postgres.port}/postgres")
    finally:
        access.write_text(trusting, encoding="utf-8")
        postgres.halt()
        postgres.begin()
    assert (code, said) == (1, "The database cannot be opened: User name or password is wrong.")


def test_a_missing_driver_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_url: str, **_settings: object) -> None:
        raise ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg")

    monkeypatch.setattr(world, "create_async_engine", missing)
    code, said = refused("postgresql://u:secret@h/x")
    assert code == 1
    assert said == (
        "The driver of this database is missing (asyncpg): "
        "install partal[server], for PostgreSQL partal[server,postgres]."
    )


def test_a_database_that_never_answers_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(_self: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(database.Database, "open", silent)
    assert refused("sqlite:///x.db") == (1, "The database does not answer; is the host name right?")


def test_a_database_of_a_newer_version_gets_a_sentence() -> None:
    with closing(sqlite3.connect("later.db")) as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
        connection.execute("CREATE TABLE versions (version INTEGER, at FLOAT)")
        connection.execute("INSERT INTO versions VALUES (999, 0)")
        connection.commit()
    sentence = "The database was created by a newer version of Partal; install that version. Nothing was changed."
    assert refused("sqlite:///later.db") == (1, sentence)
    with closing(sqlite3.connect("later.db")) as connection:
        assert connection.execute("SELECT * FROM versions").fetchall() == [(999, 0.0)]


@pytest.mark.parametrize(
    ("url", "meant"),
    [
        ("SQLITE:///y.db", "sqlite+aiosqlite:///y.db"),
        ("sqlite:///y.db?timeout=3", "sqlite+aiosqlite:///y.db?timeout=3"),
        ("postgres://u:secret@h/x?sslmode=require", "postgresql+asyncpg://u:secret@h/x?ssl=require"),
        ("postgresql://u@h:5433/x?sslmode=disable", "postgresql+asyncpg://u@h:5433/x?ssl=disable"),
        ("PostgreSQL+asyncpg://u@h/x?ssl=require", "postgresql+asyncpg://u@h/x?ssl=require"),
    ],
)
def test_urls_as_everybody_writes_them_are_read(url: str, meant: str) -> None:
    assert with_driver(url) == meant


def test_the_sslmode_of_a_hosted_database_is_followed(postgres: Postgres) -> None:
    """The server of the tests speaks no TLS: with `disable` it opens, with `require` it says so."""
    url = postgres.database().replace("postgresql+asyncpg://", "postgres://")
    asyncio.run(check(with_driver(f"{url}?sslmode=disable")))
    code, said = refused(f"{url}?sslmode=require")
    assert code == 1
    assert "SSL" in said


def test_no_sentence_about_a_database_tells_its_password() -> None:
    with pytest.raises(Unusable) as error:
        with_driver("oracle://u:secret@h/x")
    assert "secret" not in str(error.value)


def serves(url: str, folder: Path) -> None:
    """A server on this database says where it is, and stops when it is told to."""
    process = subprocess.Popen(
        [sys.executable, "-m", "partal", "serve", "--port", "0", "--data", "data", "--database", url],
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = read_until(process.stdout, ").")  # type: ignore[arg-type]
        assert re.match(r"The table is at http://127\.0\.0\.1:\d+/ ", said)
    finally:
        process.terminate()
        process.communicate(timeout=30)


def test_the_server_runs_on_sqlite_named_as_everybody_does(tmp_path: Path) -> None:
    serves("sqlite:///mine.db", tmp_path)
    with closing(sqlite3.connect(tmp_path / "mine.db")) as connection:
        assert ("tables",) in connection.execute("SELECT name FROM sqlite_master").fetchall()


def test_the_server_runs_on_postgresql_named_as_everybody_does(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database().replace("postgresql+asyncpg://", "postgresql://")
    serves(url, tmp_path)
