"""Odd origins, paths and names are refused; what is for one person is not kept by anybody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from partal.core.record import clean_name, same_name

from partal.server.app import create_app
from partal.server.files import STATIC
from partal.server.settings import Settings
from tests.server.house import ME, OPEN, said


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    app = create_app(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", tmp_path, Settings(pace=0, rate=0))
    with TestClient(app) as client:
        client.get("/api/me")
        yield client


ODD_ORIGINS = ["http://[", "http://[::1", "http://]", "null", "http://elsewhere", "\u00e9"]


@pytest.mark.parametrize("origin", ODD_ORIGINS)
def test_an_origin_that_is_none_of_ours_is_refused(client: TestClient[Any], origin: str) -> None:
    headers = {"origin": origin.encode()}
    assert client.post("/api/me", json={"name": "Ana"}, headers=headers).status_code == 403  # type: ignore[arg-type]
    table = client.post("/api/tables", json={"game": "asara", "chairs": [ME, OPEN]}).json()["id"]
    if origin.isascii():
        with (
            client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": origin}) as socket,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            socket.receive_json(timeout=10)
        assert closed.value.code == 4403


@pytest.mark.parametrize(
    "letters", ["%00", "a%00.js", "a" * 300, "a" * 5000, "%C3%A9" * 200, "%ff", "..%2F..%2Fapp.py"]
)
@pytest.mark.parametrize("place", ["/assets/", "/", "/t/one/", "/api/", "/api/tables/", "/api/words/"])
def test_an_odd_path_is_nowhere(client: TestClient[Any], place: str, letters: str) -> None:
    assert client.get(f"{place}{letters}").status_code == 404


# Names

UNSEEN = [
    "\u3164",
    "\u2800\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u200b",
    "\u034f",
    "\ufe0f",
    " \u3164 ",
    "\U000e0100",
    "\u2060",
]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_nobody_can_see_is_refused(client: TestClient[Any], name: str) -> None:
    sentence = "This name cannot be seen. Choose another."
    client.post("/api/me", json={"name": "Ana"})
    table = client.post("/api/tables", json={"game": "asara", "chairs": [ME, OPEN, OPEN]}).json()["id"]
    for answer in (
        client.post("/api/me", json={"name": name}),
        client.post("/api/tables", json={"game": "asara", "chairs": [{"kind": "me", "name": name}, OPEN]}),
        client.post("/api/tables", json={"game": "asara", "chairs": [ME, {"kind": "guest", "name": name}]}),
        client.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": name}),
    ):
        assert (answer.status_code, said(answer.json())) == (400, sentence)
    assert client.get("/api/me").json()["name"] == "Ana"
    assert clean_name(name) == "player"


@pytest.mark.parametrize("name", ["Änne", "李", "❤\ufe0f", "ᠠᠨᠠ", "x"])
def test_a_name_that_somebody_can_see_stays(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("other", ["Ana", "ana", " Ana", "Ａｎａ", "Ana\u3164", "A\u034fna"])
def test_two_people_at_one_table_cannot_have_the_same_name(client: TestClient[Any], other: str) -> None:
    sentence = f"Somebody at this table is called {clean_name(other)} already. Choose another name."
    assert same_name("Ana", other)
    table = client.post("/api/tables", json={"game": "asara", "chairs": [ME, OPEN, OPEN]}).json()["id"]
    body = {"game": "asara", "chairs": [ME, {"kind": "guest", "name": other}]}
    opened = client.post("/api/tables", json=body)
    assert opened.status_code == 400
    client.cookies.clear()
    client.get("/api/me")
    sat = client.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": other})
    assert (sat.status_code, said(sat.json())) == (409, sentence)
    assert client.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Ben"}).status_code == 200


def test_nobody_chats_in_the_name_of_somebody_at_the_table(client: TestClient[Any]) -> None:
    table = client.post("/api/tables", json={"game": "asara", "chairs": [ME, OPEN]}).json()["id"]
    client.post("/api/me", json={"name": "Cleo"})
    assert client.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 200
    client.cookies.clear()
    client.get("/api/me")
    client.post("/api/me", json={"name": "ANA"})
    posed = client.post(f"/api/tables/{table}/chat", json={"text": "I give up"})
    assert posed.status_code == 403
    assert said(posed.json()) == "Somebody at this table is called ANA already. Choose another name."
    client.post("/api/me", json={"name": "Ben"})
    assert client.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 200
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert [line["name"] for line in socket.receive_json(timeout=10)["chat"]] == ["Ana", "Ben"]


def test_guests_without_a_name_and_the_one_who_opened_can_sit_together(client: TestClient[Any]) -> None:
    client.post("/api/me", json={"name": "Ana"})
    guest = {"kind": "guest"}
    opened = client.post("/api/tables", json={"game": "asara", "chairs": [{"kind": "me"}, guest, guest]})
    assert opened.status_code == 201
    assert [seat["name"] for seat in opened.json()["seats"]][0] == "Ana"


# What may be kept


def test_only_what_is_the_same_for_everybody_may_be_kept(client: TestClient[Any]) -> None:
    table = client.post("/api/tables", json={"game": "asara", "chairs": [ME, OPEN]}).json()["id"]
    for path in (
        "/api/me",
        "/api/tables",
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        "/api/packs",
        "/api/x",
    ):
        assert client.get(path).headers["cache-control"] == "no-store", path
    assert client.post("/api/me", json={"name": "Ana"}).headers["cache-control"] == "no-store"
    assert client.get("/").headers.get("cache-control") in ("no-cache", "no-store")
    if (STATIC / "assets").exists():
        file = next((STATIC / "assets").glob("*.js")).name
        assert "immutable" in client.get(f"/assets/{file}").headers["cache-control"]


def test_the_policy_of_the_page_allows_nothing_inline(client: TestClient[Any]) -> None:
    """The browser's tests fail on whatever the page would have to do without."""
    for path in ("/", "/api/me", "/api/nowhere"):
        policy = client.get(path).headers["content-security-policy"]
        assert "style-src 'self';" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
