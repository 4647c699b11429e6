"""`partal admin`: what a server keeps is listed, exported, deleted and verified, also while the server runs."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from partal import load
from partal.server.archive import NOBODY
from partal.server.stamps import stamp_of
from partal.server.store import Player, Store, TableRow
from partal.table.seat import Chair
from tests.cli.terminal import Said, partal
from tests.server.house import said
from tests.server.town import CHANGED, Town, other_rules


@pytest.fixture
def town(database, tmp_path) -> Town:
    return Town(database() or f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", tmp_path)


def admin(town: Town, *words: str, typed: str = "") -> Said:
    return partal("admin", *words, "--data", str(town.folder), "--database", town.url, typed=typed)


def told(town: Town, *words: str) -> Any:
    heard = admin(town, *words, "--json")
    assert heard.err == ""
    return json.loads(heard.out)


def change(town: Town, statement: str) -> None:
    async def story() -> None:
        engine = create_async_engine(town.url)
        async with engine.begin() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(story())


def rows(town: Town, query: str) -> list[tuple[Any, ...]]:
    async def story() -> list[tuple[Any, ...]]:
        engine = create_async_engine(town.url)
        async with engine.connect() as connection:
            found = [tuple(row) for row in await connection.execute(text(query))]
        await engine.dispose()
        return found

    return asyncio.run(story())


def add_people(town: Town) -> None:
    """Eva and Tom share a running and a finished table; at Eva's own she plays alone."""

    async def story(store: Store) -> None:
        for name in ("eva", "tom"):
            await store.save_player(Player(name, name.title(), "de"))
        seats = {
            "shared": [Chair(0, "human", "", "Evi", "eva"), Chair(1, "human", "", "Tom", "tom")],
            "over": [Chair(0, "human", "", "Tom", "tom"), Chair(1, "human", "", "Eva", "eva")],
            "left": [Chair(0, "human", "", "Tom", "tom"), Chair(1, "bot", "medium", "Eva", "eva")],
            "alone": [Chair(0, "human", "", "Eva", "eva"), Chair(1, "bot", "medium", "", "")],
        }
        for table, chairs in seats.items():
            stamp = stamp_of("asara", "")
            finished = table == "over"
            row = TableRow(table, "asara", 2, {}, 7, "s", False, finished, "eva", time.time(), "", False, *stamp)
            await store.add_table(row, chairs)
            await store.say(table, chairs[0].name, "hello")
        await store.say("shared", "Tom", "hello Evi")

    town.with_store(story)


def test_tables_that_hold_and_tables_that_do_not(town: Town) -> None:
    """Every kind of damage is named with its table, while a server has the database open."""
    with town.server() as guest:
        finished = town.writes("finished", "asara", None)
        guest.finishes(finished)
        for name in ("runs", "gap", "wrong", "settings", "chairs", "early", "bot"):
            town.writes(name, "asara", 12)
        town.writes("packed", "sabika", 12, CHANGED["sabika"])
        whole = told(town, "verify")
        assert whole == {"ok": True, "tables": 9, "broken": [], "other_rules": []}
        assert admin(town, "verify").out == "Tables that hold: 9; of other rules: 0; that do not hold: 0.\n"

        change(town, "DELETE FROM answers WHERE table_id = 'gap' AND number = 3")
        change(town, "UPDATE answers SET notation = 'nonsense' WHERE table_id = 'wrong' AND number = 2")
        change(town, "UPDATE tables SET settings = '[1]' WHERE id = 'settings'")
        change(town, "DELETE FROM chairs WHERE table_id = 'chairs' AND seat = 1")
        change(town, "UPDATE tables SET finished = TRUE WHERE id = 'early'")
        change(town, "UPDATE chairs SET kind = 'bot', bot = 'gone', player = '' WHERE table_id = 'bot' AND seat = 1")
        change(town, "DELETE FROM packs")
        heard = admin(town, "verify", "--json")
    assert heard.code == 1
    verdict = json.loads(heard.out)
    assert (verdict["ok"], verdict["tables"]) == (False, 9)
    assert {found["table"]: found["where"] for found in verdict["broken"]} == {
        "gap": "entry-4",
        "wrong": "answer-2-InvalidAnswer",
        "settings": "settings",
        "chairs": "chairs",
        "early": "finished",
        "bot": "bot",
    }
    assert [found["table"] for found in verdict["other_rules"]] == ["packed"]
    heard = admin(town, "verify")
    assert heard.code == 1
    assert "wrong does not hold (answer-2-InvalidAnswer): This table cannot be read:" in heard.out
    assert heard.out.endswith("Tables that hold: 2; of other rules: 1; that do not hold: 6.\n")


def test_a_stored_result_is_compared_with_the_answers(town: Town) -> None:
    with town.server() as guest:
        finished = town.writes("finished", "asara", None)
        guest.finishes(finished)
    ((result,),) = rows(town, "SELECT result FROM results")
    result = json.loads(result) if isinstance(result, str) else result
    result["scores"][0] += 1
    change(town, f"UPDATE results SET result = '{json.dumps(result)}'".replace(":", "\\:"))
    (broken,) = json.loads(admin(town, "verify", "--json").out)["broken"]
    assert (broken["table"], broken["where"]) == ("finished", "result")


def test_a_game_of_other_rules_is_not_replayed_but_its_log_is_read(
    town: Town, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with town.server():
        town.writes("good", "asara", 12)
        town.writes("torn", "asara", 12)
    change(town, "DELETE FROM answers WHERE table_id = 'torn' AND number = 3")
    other_rules("asara", monkeypatch, tmp_path)
    heard = admin(town, "verify")
    assert heard.code == 1
    assert "good needs other rules: This game was played by version" in heard.out
    assert "torn does not hold (entry-4)" in heard.out


def test_tables_and_people_are_listed_and_shown(town: Town) -> None:
    with town.server():
        game = town.writes("runs", "asara", 12)
        add_people(town)
    tables = {row["id"]: row for row in told(town, "list", "tables")}
    assert set(tables) == {"runs", "shared", "over", "left", "alone"}
    assert (tables["runs"]["condition"], tables["runs"]["people"]) == ("running", ["Ana", "Ben"])
    assert tables["runs"]["entries"] == game.match.tally.entries
    assert tables["over"]["condition"] == "finished"
    people = {row["id"]: row for row in told(town, "list", "people")}
    assert (people["eva"]["name"], people["eva"]["tables"], people["tom"]["tables"]) == ("Eva", 4, 3)
    assert people[town.owner]["tables"] == 1
    assert {row["id"] for row in told(town, "show", "tom")["tables"]} == {"shared", "over", "left"}
    assert told(town, "show", "http://localhost:8000/t/runs")["verdict"] == "holds"
    assert "It can be replayed, and leads to what is stored." in admin(town, "show", "runs").out
    assert admin(town, "list", "tables").out.endswith("5 tables.\n")
    heard = admin(town, "show", "nobody")
    assert (heard.code, heard.err) == (2, "partal: There is no table and no person “nobody”.\n")


def test_a_table_is_exported_as_its_record(town: Town, tmp_path: Path) -> None:
    with town.server() as guest:
        finished, running = town.writes("f", "asara", None), town.writes("r", "sabika", 12)
        guest.finishes(finished)
        assert admin(town, "export", "f").out == finished.record
        assert load(admin(town, "export", "r").out).digest == running.match.digest
    file = tmp_path / "all.json"
    assert admin(town, "export", town.owner, "--out", str(file)).out == ""
    everything = json.loads(file.read_text(encoding="utf-8"))
    assert {row["id"]: row["record"] for row in everything["tables"]} == {"f": finished.record, "r": running.record}


def test_a_table_is_deleted_only_after_a_question(town: Town) -> None:
    with town.server() as guest:
        gone, stays = town.writes("gone", "asara", 12), town.writes("stays", "asara", 12)
        assert guest.answers(gone).status_code == 200
        heard = admin(town, "delete", "gone", typed="yes\n")
        assert (heard.code, heard.err) == (1, "partal: Nothing was deleted.\n")
        assert guest.answers(gone).status_code == 200

        assert admin(town, "delete", "gone", typed="gone\n").code == 0
        # The server has the table in memory. On PostgreSQL it is told; on SQLite it notices when it writes.
        assert guest.answers(gone).status_code == 404
        assert guest.ask("GET", "/gone").status_code == 404
        assert guest.answers(stays).status_code == 200
    for part in ("answers", "chairs", "chat", "results", "reviews"):
        assert rows(town, f"SELECT 1 FROM {part} WHERE table_id = 'gone'") == []
    assert told(town, "verify")["ok"]


def test_who_is_deleted_leaves_others_their_games(town: Town) -> None:
    with town.server():
        add_people(town)
    heard = admin(town, "delete", "eva", "--yes")
    assert heard.code == 0
    assert "Tables that are deleted: 1. Tables that others keep, without this person’s name: 3." in " ".join(
        heard.out.split()
    )

    found = rows(town, "SELECT table_id, seat, kind, name, player FROM chairs ORDER BY table_id, seat")
    assert found == [
        ("left", 0, "human", "Tom", "tom"),
        ("left", 1, "bot", "", ""),
        ("over", 0, "human", "Tom", "tom"),
        ("over", 1, "human", "", NOBODY),
        ("shared", 0, "open", "", ""),
        ("shared", 1, "human", "Tom", "tom"),
    ]
    assert rows(town, "SELECT DISTINCT owner FROM tables") == [(NOBODY,)]
    assert sorted(rows(town, "SELECT name, text FROM chat")) == [
        ("Tom", "hello"),
        ("Tom", "hello"),
        ("Tom", "hello Evi"),
    ]
    assert [row["id"] for row in told(town, "list", "people") if row["id"] in ("eva", "tom")] == ["tom"]
    broken = json.loads(admin(town, "verify", "--json").out)["broken"]
    assert [found["table"] for found in broken] == ["over"], "it never was played to its end"


def test_a_pack_that_others_play_with_outlives_its_owner(town: Town) -> None:
    with town.server():
        town.writes("packed", "sabika", 12, CHANGED["sabika"])
        change(town, "UPDATE chairs SET player = 'tom', kind = 'human' WHERE table_id = 'packed' AND seat = 1")
        assert admin(town, "delete", town.owner, "--yes").code == 0
    assert rows(town, "SELECT id, owner FROM packs") == [("pack-packed", NOBODY)]
    assert told(town, "verify")["ok"]


def test_without_a_database_nothing_is_made(tmp_path: Path) -> None:
    heard = partal("admin", "verify", "--data", str(tmp_path / "none"))
    file = tmp_path / "none" / "partal.db"
    sentence = f"partal: There is no database {file}; --data or --database says where it is.\n"
    assert (heard.code, heard.err) == (1, sentence)
    assert not file.parent.exists()


def test_a_database_of_another_version_is_left_alone(town: Town) -> None:
    with town.server():
        pass
    change(town, "DELETE FROM versions")
    assert "older version of Partal" in admin(town, "list", "tables").err
    change(town, "INSERT INTO versions VALUES (999, 0)")
    assert "newer version of Partal" in admin(town, "list", "tables").err
    assert rows(town, "SELECT version FROM versions WHERE version > 0") == [(999,)]


def test_games_that_other_rules_would_end_are_listed(
    town: Town, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with town.server() as guest:
        finished = town.writes("finished", "asara", None)
        guest.finishes(finished)
        town.writes("asara", "asara", 12)
        town.writes("sabika", "sabika", 12)
        assert [row["id"] for row in told(town, "running")] == ["asara", "sabika"]
        assert admin(town, "running").out.endswith("An upgrade to other rules would end these 2 games.\n")
    other_rules("asara", monkeypatch, tmp_path)
    assert [row["id"] for row in told(town, "running")] == ["sabika"], "the other has been ended"


def test_a_server_that_drains_opens_no_new_tables(town: Town) -> None:
    """Also if it runs already, and after a restart; games go on."""
    wish = {"game": "asara", "chairs": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
    with town.server() as guest:
        game = town.writes("r", "asara", 12)
        assert guest.ask("POST", "", wish).status_code == 201
        assert admin(town, "drain").code == 0
        refused = guest.ask("POST", "", wish)
        assert refused.status_code == 503
        assert said(refused.json()).startswith("This server will soon be upgraded, so no new tables are opened")
        assert guest.answers(game).status_code == 200
    with town.server() as guest:
        assert guest.ask("POST", "", wish).status_code == 503
        assert admin(town, "drain", "--off").code == 0
        assert guest.ask("POST", "", wish).status_code == 201
