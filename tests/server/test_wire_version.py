"""Page and server name their version: after an upgrade an old page is told so, and nobody else notices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from partal.server.app import create_app
from partal.server.settings import Settings
from partal.server.wire_version import WIRE

CLIENT = Path(__file__).parents[2] / "client" / "src"
WISH = {"game": "asara", "chairs": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    app = create_app(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", tmp_path, Settings(pace=0, rate=0))
    with TestClient(app) as client:
        client.get("/api/me")
        yield client


def test_the_page_is_built_with_the_version_of_the_server() -> None:
    assert f'WIRE = "{WIRE}"' in (CLIENT / "generated" / "version.ts").read_text(encoding="utf-8")


def test_every_response_names_the_version(client: TestClient[Any]) -> None:
    for path in ("/api/me", "/api/games", "/api/nowhere", "/api/tables/nothing"):
        assert client.get(path).headers["x-partal-wire"] == WIRE


def test_an_old_page_is_told_that_there_is_a_new_one(client: TestClient[Any]) -> None:
    table = client.post("/api/tables", json=WISH).json()["id"]
    for good in ("", f"&wire={WIRE}"):
        with client.websocket_connect(f"/api/tables/{table}/live?seat=0{good}") as socket:
            assert json.loads(socket.receive_text(timeout=10))["type"] == "frame"
    with (
        client.websocket_connect(f"/api/tables/{table}/live?seat=0&wire=older") as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_text(timeout=10)
    assert (closed.value.code, closed.value.detail) == (4426, WIRE)
