"""One damaged row in the database hurts one table: the others are listed and played as before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from partal.server.app import create_app
from partal.server.settings import Settings
from tests.server.house import ME, RANDOM, said

PLAIN = "This table cannot be read: what is stored of it does not fit these rules."
DAMAGE = {
    "settings that are no object": ("UPDATE tables SET settings = '[1, 2]'", PLAIN),
    "settings that are no JSON": ("UPDATE tables SET settings = '{'", PLAIN),
    "settings of numbers": ("UPDATE tables SET settings = '{\"professional\": 1}'", PLAIN),
    "a seed that is text": ("UPDATE tables SET seed = 'many'", PLAIN),
    "an unknown game": ("UPDATE tables SET game = 'chess'", PLAIN),
    "no chairs": (
        "DELETE FROM chairs",
        "This table cannot be played: it has 2 seats, but the database holds 0 chairs that fit.",
    ),
    "a chair missing": (
        "DELETE FROM chairs WHERE seat = 1 AND TRUE",
        "This table cannot be played: it has 2 seats, but the database holds 1 chairs that fit.",
    ),
    "an unknown kind of chair": (
        "UPDATE chairs SET kind = 'throne'",
        "This table cannot be played: what the database holds of seat 1 is damaged.",
    ),
    "a person who is nobody": (
        "UPDATE chairs SET player = ''",
        "This table cannot be played: the database does not say whose seat 1 is.",
    ),
    "a bot that no longer exists": (
        "UPDATE chairs SET bot = 'genius'",
        "This table cannot be played: the bot “genius” on seat 2 is not installed here.",
    ),
    "an answer that is none": ("INSERT INTO answers VALUES (:id, 1, 0, 'fly', 0, -1, 0, FALSE)", PLAIN),
    "a take-back that is text": ("INSERT INTO answers VALUES (:id, 1, 0, '', 'all', 'x', 0, FALSE)", PLAIN),
    "a closed table whose result is none": ("INSERT INTO results VALUES (:id, '[]', 1)", PLAIN),
}


def served(folder: Path) -> TestClient[Any]:
    app = create_app(f"sqlite+aiosqlite:///{folder / 'partal.db'}", folder, Settings(pace=0, rate=0))
    return TestClient(app)


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_row_hurts_its_own_table_alone(damage: str, tmp_path: Path) -> None:
    query, sentence = DAMAGE[damage]
    with served(tmp_path) as client:
        cookie = client.get("/api/me").cookies
        bad, good = [
            client.post("/api/tables", json={"game": "asara", "chairs": [ME, RANDOM], "seed": 7}).json()["id"]
            for _ in range(2)
        ]
    if "INSERT" not in query:
        query += (" AND " if "WHERE" in query else " WHERE ") + ("table_id" if "chairs" in query else "id") + " = :id"
    with closing(sqlite3.connect(tmp_path / "partal.db")) as connection:
        connection.execute(query, {"id": bad})
        if "closed" in damage:
            connection.execute("UPDATE tables SET closed = TRUE WHERE id = ?", (bad,))
        connection.commit()

    with served(tmp_path) as client:
        client.cookies = cookie
        for _ in range(2):
            listed = client.get("/api/tables")
            assert listed.status_code == 200
            assert [table["id"] for table in listed.json()] == [good]
            shown = client.get(f"/api/tables/{bad}")
            assert (shown.status_code, said(shown.json())) == (500, sentence)
        with (
            client.websocket_connect(f"/api/tables/{bad}/live") as socket,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            socket.receive_json(timeout=10)
        assert closed.value.code == 4500
        answer = client.post(f"/api/tables/{good}/answer", json={"seat": 0, "number": 1, "option": "go bank 10"})
        assert answer.status_code == 200, answer.text
