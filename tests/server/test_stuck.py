"""Nobody is stuck at a table: tables are closed, bots play on for people who are gone, and these come back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from partal.core.log import Entry
from partal.core.record import RecordError, read

from partal.server.app import create_app
from partal.server.settings import Settings
from partal.server.store import Store
from tests.server.house import said

TEN = 600.0
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Hall:
    """A server in this process, its clock, and four people."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = Clock()
        self.cookies: dict[str, str] = {}
        self.client: TestClient[Any]

    @contextlib.contextmanager
    def server(self) -> Iterator[Hall]:
        app = create_app(f"sqlite+aiosqlite:///{self.folder / 'partal.db'}", self.folder, Settings(pace=0, rate=0))
        app.state.context.rooms.clock = self.clock
        with TestClient(app) as client:
            self.client = client
            for name in ("Ana", "Ben", "Cid", "Eve"):
                if name not in self.cookies:
                    client.cookies.clear()
                    self.cookies[name] = str(client.get("/api/me").headers["set-cookie"]).split(";")[0]
                    self.posts(name, "/api/me", {"name": name})
            yield self

    def asks(self, name: str, method: str, path: str, body: Any = None) -> httpx.Response:
        self.client.cookies.clear()
        return self.client.request(method, path, json=body, headers={"cookie": self.cookies[name]})

    def posts(self, name: str, path: str, body: Any = None) -> httpx.Response:
        return self.asks(name, "POST", path, {} if body is None else body)

    def opens(self, *chairs: dict[str, str], sit: tuple[str, ...] = ("Ben", "Cid"), game: str = "sabika") -> str:
        """A table that Ana opens; the others sit down on its free seats."""
        opened = self.posts("Ana", "/api/tables", {"game": game, "chairs": list(chairs), "seed": 5})
        assert opened.status_code == 201, opened.text
        at = f"/api/tables/{opened.json()['id']}"
        free = [seat["seat"] for seat in opened.json()["seats"] if seat["kind"] == "open"]
        for name, seat in zip(sit, free, strict=False):
            assert self.posts(name, f"{at}/sit", {"seat": seat}).status_code == 200
        return at

    def header(self, name: str, at: str) -> Any:
        return self.asks(name, "GET", at).json()

    @contextlib.contextmanager
    def there(self, at: str, name: str, seat: int | str) -> Iterator[Any]:
        """Somebody is connected, and has heard the first frame."""
        self.client.cookies.clear()
        path = f"{at}/live?seat={seat}"
        with self.client.websocket_connect(path, headers={"cookie": self.cookies[name]}) as socket:
            socket.receive_text(timeout=10)
            room = self.client.app.state.context.rooms._open[at.rsplit("/", 1)[1]]
            listeners = len(room.listeners)
            yield socket
        wait_for(lambda: len(room.listeners) < listeners)

    def refused(self, answer: httpx.Response, status: int, key: str) -> None:
        assert (answer.status_code, answer.json()["error"][0]) == (status, key), answer.text
        assert said(answer.json(), "de") != said(answer.json(), "en")

    def answer(self, name: str, at: str) -> None:
        """This person gives the first answer to the question they are asked."""
        header = self.header(name, at)
        seat = header["asked"]
        with self.there(at, name, seat) as socket:
            socket.send_text(json.dumps({"type": "hello"}))
            frame: dict[str, Any] = {}
            while not (frame.get("question") or {}).get("options"):
                frame = json.loads(socket.receive_text(timeout=10))
        body = {"seat": seat, "number": frame["number"], "option": frame["question"]["options"][0]["notation"]}
        assert self.posts(name, f"{at}/answer", body).status_code == 200


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with Hall(tmp_path).server() as hall:
        yield hall


def wait_for(done: Any, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.02)


def hears_the_end(socket: Any) -> int:
    """The code with which a live connection is closed."""
    try:
        while True:
            socket.receive_text(timeout=10)
    except WebSocketDisconnect as closed:
        return closed.code


def asked_first(hall: Hall, at: str) -> tuple[str, int]:
    """Who is asked first at a table of Ana, Ben and Cid."""
    seat = hall.header("Ana", at)["asked"]
    return ("Ana", "Ben", "Cid")[seat], seat


# Closing


def test_whoever_opened_a_table_may_close_it_before_it_begins(hall):
    at = hall.opens(ME, OPEN, OPEN, sit=("Ben",))
    assert [hall.header(name, at)["may_close"] for name in ("Ana", "Ben", "Eve")] == [True, False, False]
    assert [hall.header(name, at)["host"] for name in ("Ana", "Ben", "Eve")] == [True, False, False]
    hall.refused(hall.posts("Ben", f"{at}/close"), 403, "refused-close-host")
    hall.refused(hall.posts("Eve", f"{at}/close"), 403, "refused-close-stranger")
    assert hall.header("Ana", at)["status"] == "open"
    with hall.there(at, "Ben", 1) as socket:
        closed = hall.posts("Ana", f"{at}/close")
        assert (closed.status_code, closed.json()["status"]) == (200, "closed")
        assert hears_the_end(socket) == 4410
    hall.refused(hall.posts("Cid", f"{at}/sit", {"seat": 2}), 410, "refused-kept-closed")
    assert hall.header("Ben", at)["status"] == "closed"


def test_once_it_has_begun_nobody_closes_a_table_at_which_others_play(hall):
    at = hall.opens(ME, OPEN, OPEN)
    while not hall.client.app.state.context.rooms._open[at.rsplit("/", 1)[1]].has_begun:
        hall.answer(("Ana", "Ben", "Cid")[hall.header("Ana", at)["asked"]], at)
    assert hall.header("Ana", at)["may_close"] is False
    hall.refused(hall.posts("Ana", f"{at}/close"), 409, "refused-close-others")
    assert hall.header("Ana", at)["status"] == "running"


def test_whoever_is_left_alone_may_end_the_table(hall):
    at = hall.opens(ME, OPEN, OPEN)
    with hall.there(at, "Ben", 1), hall.there(at, "Cid", 2):
        hall.clock.now += TEN
        assert hall.header("Ben", at)["may_close"] is False  # Cid is there.
        hall.refused(hall.posts("Ben", f"{at}/close"), 403, "refused-close-host")
    hall.clock.now += TEN - 1
    assert hall.header("Ben", at)["may_close"] is False
    hall.clock.now += 1
    assert hall.header("Ben", at)["may_close"] is True
    hall.refused(hall.posts("Eve", f"{at}/close"), 403, "refused-close-stranger")
    assert hall.posts("Ben", f"{at}/close").json()["status"] == "closed"
    assert hall.asks("Eve", "GET", f"{at}/record").text.startswith("partal-record: 1\n")


def test_a_person_among_bots_may_end_the_table_at_any_time(hall):
    at = hall.opens(ME, BOT)
    wait_for(lambda: hall.header("Ana", at)["asked"] == 0)
    hall.answer("Ana", at)
    assert hall.header("Ana", at)["may_close"] is True
    assert hall.posts("Ana", f"{at}/close").json()["status"] == "closed"


def test_a_finished_game_is_not_closed(hall):
    at = hall.opens(BOT, BOT, sit=(), game="asara")
    with hall.there(at, "Ana", "watch"):
        wait_for(lambda: hall.header("Ana", at)["status"] == "finished")
    assert hall.header("Ana", at)["may_close"] is False
    hall.refused(hall.posts("Ana", f"{at}/close"), 409, "refused-close-finished")


# A bot plays on


def test_a_bot_plays_on_once_all_who_are_there_agree_and_the_person_takes_the_seat_back(hall):
    at = hall.opens(ME, OPEN, OPEN)
    gone, seat = asked_first(hall, at)
    first, second = [name for name in ("Ana", "Ben", "Cid") if name != gone]
    places = {name: place for place, name in enumerate(("Ana", "Ben", "Cid"))}
    with hall.there(at, first, places[first]), hall.there(at, second, places[second]):
        since = hall.clock.now
        hall.clock.now += TEN
        expected = {"seat": seat, "since": since, "agreed": [], "missing": sorted([places[first], places[second]])}
        assert [hall.header(name, at)["absence"] for name in ("Ana", "Eve")] == [expected, expected]
        once = hall.posts(first, f"{at}/agree", {"seat": seat})
        assert once.status_code == 200
        assert once.json()["absence"] == {**expected, "agreed": [places[first]], "missing": [places[second]]}
        assert once.json()["seats"][seat]["kind"] == "human"
        assert hall.posts(first, f"{at}/agree", {"seat": seat}).json()["absence"]["missing"] == [places[second]]
        both = hall.posts(second, f"{at}/agree", {"seat": seat}).json()
        assert (both["absence"], both["seats"][seat]["kind"], both["seats"][seat]["name"]) == (None, "bot", gone)
        wait_for(lambda: hall.header(first, at)["asked"] != seat)
    back = hall.header(gone, at)["seats"][seat]
    assert (back["left"], back["mine"]) == (True, False)
    taken = hall.posts(gone, f"{at}/retake", {"seat": seat})
    assert (taken.json()["seats"][seat]["kind"], taken.json()["seats"][seat]["mine"]) == ("human", True)


def test_whoever_has_gone_too_need_not_agree(hall):
    at = hall.opens(ME, OPEN, OPEN)
    gone, seat = asked_first(hall, at)
    first, second = [name for name in ("Ana", "Ben", "Cid") if name != gone]
    places = {name: place for place, name in enumerate(("Ana", "Ben", "Cid"))}
    hall.clock.now += TEN
    with hall.there(at, first, places[first]):
        with hall.there(at, second, places[second]):
            assert hall.posts(first, f"{at}/agree", {"seat": seat}).json()["seats"][seat]["kind"] == "human"
        assert hall.header(first, at)["absence"]["missing"] == []
        assert hall.header(first, at)["seats"][seat]["kind"] == "human"  # A lost connection decides nothing.
        assert hall.posts(first, f"{at}/agree", {"seat": seat}).json()["seats"][seat]["kind"] == "bot"


def test_what_is_refused_changes_nothing(hall):
    at = hall.opens(ME, OPEN, OPEN)
    gone, seat = asked_first(hall, at)
    first, second = [name for name in ("Ana", "Ben", "Cid") if name != gone]
    places = {name: place for place, name in enumerate(("Ana", "Ben", "Cid"))}
    agree = f"{at}/agree"
    before = hall.header("Eve", at)
    hall.refused(hall.posts(first, agree, {"seat": seat}), 409, "refused-agree-early")
    assert said(hall.posts(first, agree, {"seat": seat}).json()).endswith("has been away for 10 minutes.")
    hall.clock.now += TEN - 1
    hall.refused(hall.posts(first, agree, {"seat": seat}), 409, "refused-agree-early")
    with hall.there(at, gone, seat):
        hall.clock.now += 2 * TEN
        hall.refused(hall.posts(first, agree, {"seat": seat}), 409, "refused-agree-early")
    assert hall.header(first, at)["absence"] is None  # The ten minutes begin when the connection ends.
    hall.clock.now += TEN
    hall.refused(hall.posts("Eve", agree, {"seat": seat}), 403, "refused-agree-stranger")
    hall.refused(hall.posts(gone, agree, {"seat": seat}), 403, "refused-agree-own")
    hall.refused(hall.posts(first, agree, {"seat": places[second]}), 409, "refused-agree-not-asked")
    hall.refused(hall.posts(first, agree, {"seat": 7}), 409, "refused-agree-not-asked")
    assert {**hall.header("Eve", at), "absence": None} == before

    waiting = hall.opens(ME, OPEN, OPEN, sit=("Ben",))
    hall.clock.now += TEN
    hall.refused(hall.posts("Ben", f"{waiting}/agree", {"seat": 0}), 409, "refused-agree-not-running")
    over = hall.opens(BOT, BOT, sit=(), game="asara")
    hall.refused(hall.posts("Ana", f"{over}/agree", {"seat": 0}), 403, "refused-agree-stranger")


def test_who_comes_back_withdraws_what_was_agreed(hall):
    at = hall.opens(ME, OPEN, OPEN)
    gone, seat = asked_first(hall, at)
    first, second = [name for name in ("Ana", "Ben", "Cid") if name != gone]
    places = {name: place for place, name in enumerate(("Ana", "Ben", "Cid"))}
    hall.clock.now += TEN
    with hall.there(at, first, places[first]), hall.there(at, second, places[second]):
        assert hall.posts(first, f"{at}/agree", {"seat": seat}).json()["absence"]["agreed"] == [places[first]]
        with hall.there(at, gone, seat):
            assert hall.header(first, at)["absence"] is None
        hall.clock.now += TEN
        assert hall.header(first, at)["absence"]["agreed"] == []


def test_somebody_who_answers_without_a_connection_is_not_gone(hall):
    at = hall.opens(ME, OPEN, OPEN)
    gone, _ = asked_first(hall, at)
    hall.clock.now += TEN
    hall.answer(gone, at)
    hall.clock.now += TEN / 2
    assert hall.header("Eve", at)["absence"] is None or asked_first(hall, at)[0] != gone


def test_those_who_are_there_are_told_as_soon_as_it_is_time(tmp_path):
    """By a frame, without asking."""
    hall = Hall(tmp_path)
    hall.clock = time.time  # type: ignore[assignment]
    with hall.server():
        hall.client.app.state.context.rooms.patience = 0.5
        at = hall.opens(ME, OPEN, OPEN)
        _, seat = asked_first(hall, at)
        other = next(place for place in range(3) if place != seat)
        with hall.there(at, ("Ana", "Ben", "Cid")[other], other) as socket:
            heard: dict[str, Any] = {}
            while not heard.get("header", {}).get("absence"):
                heard = json.loads(socket.receive_text(timeout=10))
            assert heard["header"]["absence"]["seat"] == seat


def test_how_long_somebody_is_away_outlives_the_server(tmp_path):
    hall = Hall(tmp_path)
    with hall.server():
        at = hall.opens(ME, OPEN, OPEN)
        gone, seat = asked_first(hall, at)
        with hall.there(at, gone, seat):
            pass
    left = hall.clock.now
    hall.clock.now += TEN
    with hall.server():
        assert hall.header("Eve", at)["absence"]["since"] == left
        with hall.there(at, gone, seat):
            assert hall.header("Eve", at)["absence"] is None
            wait_for(lambda: rows(tmp_path, "absences") == [])  # A crash now would not make them gone.


def test_after_a_crash_those_who_were_there_have_their_ten_minutes(tmp_path):
    hall = Hall(tmp_path)
    with hall.server():
        at = hall.opens(ME, OPEN, OPEN)
    hall.clock.now += 100 * TEN
    with hall.server():
        assert hall.header("Eve", at)["absence"] is None
        hall.clock.now += TEN
        assert hall.header("Eve", at)["absence"] is not None


def rows(folder: Path, table: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(folder / "partal.db", timeout=10)) as file:
        return file.execute(f"SELECT * FROM {table}").fetchall()


# What the record says


def test_the_record_says_which_answers_were_the_bots(tmp_path):
    """Of a person's seat; a bot that sat there from the beginning is no news."""
    hall = Hall(tmp_path)
    with hall.server():
        at = hall.opens(ME, BOT, sit=(), game="asara")
        wait_for(lambda: hall.header("Ana", at)["asked"] == 0)
        hall.answer("Ana", at)
        hall.posts("Ana", f"{at}/leave", {"seat": 0, "bot": "random"})
        with hall.there(at, "Ana", "watch"):
            wait_for(lambda: hall.header("Ana", at)["status"] == "finished")
        text = hall.asks("Eve", "GET", f"{at}/record").text
    record = read(text)
    mine = [answer.number for answer in record.answers if answer.seat == 0]
    assert mine[0] not in record.stand_ins
    assert list(record.stand_ins) == mine[1:]
    assert record.write() == text


def test_a_closed_table_says_so_too(hall):
    at = hall.opens(ME, OPEN, OPEN)
    gone, seat = asked_first(hall, at)
    other = next(name for name in ("Ana", "Ben", "Cid") if name != gone)
    hall.clock.now += TEN
    assert hall.posts(other, f"{at}/agree", {"seat": seat}).json()["seats"][seat]["kind"] == "bot"
    wait_for(lambda: hall.header(other, at)["asked"] != seat)
    hall.clock.now += TEN
    assert hall.posts(other, f"{at}/close").json()["status"] == "closed"
    record = read(hall.asks("Eve", "GET", f"{at}/record").text)
    assert record.stand_ins == tuple(answer.number for answer in record.answers if answer.seat == seat)
    assert record.stand_ins


@pytest.mark.parametrize("written", ["", "0", "2 1", "1 1", "x", "1 99", "01"])
def test_a_record_with_impossible_numbers_is_refused(hall, written):
    at = hall.opens(ME, BOT)
    wait_for(lambda: hall.header("Ana", at)["asked"] == 0)
    hall.answer("Ana", at)
    hall.posts("Ana", f"{at}/close")
    text = hall.asks("Ana", "GET", f"{at}/record").text
    with pytest.raises(RecordError, match="answered-by-bot lists numbers"):
        read(text.replace("\n\n", f"\nanswered-by-bot: {written}\n\n", 1))


# The database


def test_absences_and_stand_ins_are_stored(database, tmp_path):
    url = database() or f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"

    async def story() -> None:
        store = Store(url)
        await store.open()
        try:
            for since in (None, 5.0, 7.0):
                await store.note_absence("t", "ana", since)
            await store.note_absence("t", "ben", 6.0)
            await store.note_absence("u", "ana", 8.0)
            assert await store.absences("t") == {"ana": 7.0, "ben": 6.0}
            await store.note_absence("t", "ana", None)
            assert await store.absences("t") == {"ben": 6.0}
        finally:
            await store.close()

    asyncio.run(story())
    assert Entry(0, "x").stand_in is False
