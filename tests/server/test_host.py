"""What the host of a table may do: close its chat, remove spectators, and guests before the game begins."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from partal.server.accounts import person_mark
from partal.server.database import Unavailable
from partal.server.rooms import Rooms
from partal.server.seated import Listener, NotNow
from partal.server.store import Player
from partal.table.seat import Chair, Forbidden
from tests.server.contexts import ANA, Puppets, at_a_table, person, row_of, sat
from tests.server.test_stuck import BOT, ME, OPEN, Hall, asked_first, hall, hears_the_end, wait_for

__all__ = ["hall"]  # A fixture.


def mark_of(hall: Hall, name: str) -> str:
    return person_mark(hall.asks(name, "GET", "/api/me").json()["id"])


def said_before_the_end(socket: Any) -> tuple[list[dict[str, Any]], int]:
    """What is still heard over a connection, and the code with which it is closed."""
    heard = []
    try:
        while True:
            heard.append(json.loads(socket.receive_text(timeout=10)))
    except WebSocketDisconnect as closed:
        return heard, closed.code


# The chat


def test_the_host_closes_the_chat_and_opens_it_again(hall):
    at = hall.opens(ME, OPEN, OPEN)
    assert hall.posts("Eve", f"{at}/chat", {"text": "before"}).status_code == 200
    for name in ("Ben", "Eve"):
        hall.refused(hall.posts(name, f"{at}/close-chat", {"closed": True}), 403, "refused-not-host")
    with hall.there(at, "Ben", 1) as socket:
        assert hall.posts("Ana", f"{at}/close-chat", {"closed": True}).json()["chat_closed"] is True
        assert json.loads(socket.receive_text(timeout=10))["header"]["chat_closed"] is True
        socket.send_text(json.dumps({"type": "chat", "text": "over the connection"}))
        assert json.loads(socket.receive_text(timeout=10))["error"][0] == "refused-chat-closed"
    for name in ("Ana", "Ben", "Eve"):
        hall.refused(hall.posts(name, f"{at}/chat", {"text": "too late"}), 403, "refused-chat-closed")
    with hall.server():
        assert hall.header("Eve", at)["chat_closed"] is True
        hall.refused(hall.posts("Eve", f"{at}/chat", {"text": "later still"}), 403, "refused-chat-closed")
        assert hall.posts("Ana", f"{at}/close-chat", {"closed": False}).json()["chat_closed"] is False
        assert hall.posts("Eve", f"{at}/chat", {"text": "again"}).status_code == 200
        with hall.there(at, "Cid", 2) as socket:
            socket.send_text(json.dumps({"type": "hello"}))
            frame: dict[str, Any] = {}
            while "chat" not in frame:
                frame = json.loads(socket.receive_text(timeout=10))
    assert [line["text"] for line in frame["chat"]] == ["before", "again"]


def test_what_is_said_while_the_chat_is_closed_elsewhere_is_not_stored(tmp_path):
    """The database decides, whatever this process knows."""

    async def story(room, _):
        await room.store.close_chat(room.row.id, True)
        assert not room.row.chat_closed
        with pytest.raises(Forbidden, match="has closed the chat"):
            await room.say("Ana", "hello", ANA)
        assert room.row.chat_closed
        return await room.store.chat(room.row.id)

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    assert at_a_table(url, row_of("asara", 2), [person(0), person(1)], story) == []


# Spectators


def test_a_spectator_who_is_removed_hears_why_and_does_not_come_back(hall):
    at = hall.opens(ME, OPEN, OPEN)
    hall.refused(hall.asks("Ben", "GET", f"{at}/visitors"), 403, "refused-not-host")
    with hall.there(at, "Eve", "watch") as socket, hall.there(at, "Ben", 1):
        eve = {"person": mark_of(hall, "Eve"), "name": "Eve", "seated": False}
        assert hall.asks("Ana", "GET", f"{at}/visitors").json() == {"watching": [eve], "more": 0, "removed": []}
        hall.refused(hall.posts("Ben", f"{at}/remove", {"person": eve["person"]}), 403, "refused-not-host")
        assert hall.posts("Ana", f"{at}/remove", {"person": eve["person"]}).status_code == 200
        heard, code = said_before_the_end(socket)
        assert (code, heard[-1]["error"][0]) == (4405, "refused-removed")
    gone = {"watching": [], "more": 0, "removed": [eve]}
    wait_for(lambda: hall.asks("Ana", "GET", f"{at}/visitors").json() == gone)

    def refused_everywhere() -> None:
        for method, path, body in (
            ("GET", "", None),
            ("GET", "/record", None),
            ("GET", "/replay/1", None),
            ("POST", "/chat", {"text": "me again"}),
            ("POST", "/sit", {"seat": 1}),
            ("POST", "/close", {}),
        ):
            hall.refused(hall.asks("Eve", method, at + path, body), 403, "refused-removed")
        hall.client.cookies.clear()
        with hall.client.websocket_connect(f"{at}/live", headers={"cookie": hall.cookies["Eve"]}) as socket:
            heard, code = said_before_the_end(socket)
        assert ([message["type"] for message in heard], code) == (["refused"], 4405)

    refused_everywhere()
    with hall.server():
        refused_everywhere()
        assert hall.header("Cid", at)["status"] == "running", "nobody else is refused"
        hall.refused(hall.posts("Ben", f"{at}/let-back", {"person": eve["person"]}), 403, "refused-not-host")
        assert hall.posts("Ana", f"{at}/let-back", {"person": eve["person"]}).status_code == 200
        assert hall.header("Eve", at)["status"] == "running"
        with hall.there(at, "Eve", "watch"):
            pass
        hall.refused(hall.posts("Ana", f"{at}/let-back", {"person": eve["person"]}), 409, "refused-remove-nobody")


def test_a_public_table_is_not_listed_for_whom_its_host_removed(hall):
    opened = hall.posts("Ana", "/api/tables", {"game": "sabika", "chairs": [ME, OPEN], "public": True}).json()["id"]
    at = f"/api/tables/{opened}"
    assert hall.posts("Eve", f"{at}/chat", {"text": "rude"}).status_code == 200
    assert hall.posts("Ana", f"{at}/remove", {"person": mark_of(hall, "Eve")}).status_code == 200

    def listed(name: str) -> list[str]:
        return [table["id"] for table in hall.asks(name, "GET", "/api/tables").json()]

    assert (listed("Eve"), listed("Ben")) == ([], [opened])
    hall.posts("Ana", f"{at}/close")
    assert (listed("Eve"), listed("Ben")) == ([], [opened])
    hall.refused(hall.asks("Eve", "GET", at), 403, "refused-removed")


@pytest.mark.parametrize(
    ("name", "seat", "status", "key"),
    [
        ("Ana", None, 403, "refused-remove-own"),
        ("Ana", 0, 403, "refused-remove-own"),
        ("Ben", None, 409, "refused-remove-seated"),
        ("Ben", 2, 409, "refused-remove-nobody"),
        ("Eve", 1, 409, "refused-remove-nobody"),
        ("Eve", None, 409, "refused-remove-nobody"),
    ],
)
def test_who_cannot_be_removed(hall, name, seat, status, key):
    """The host; people at the table as spectators; people from seats that are not theirs; people who are not here."""
    at = hall.opens(ME, OPEN, OPEN)
    before = hall.header("Ana", at)
    hall.refused(hall.posts("Ana", f"{at}/remove", {"person": mark_of(hall, name), "seat": seat}), status, key)
    assert hall.header("Ana", at) == before


# Guests


def test_before_the_game_begins_the_host_frees_a_seat(hall):
    at = hall.opens(ME, OPEN, OPEN)
    assert [hall.header(name, at)["may_remove"] for name in ("Ana", "Ben", "Eve")] == [True, False, False]
    ben = mark_of(hall, "Ben")
    with hall.there(at, "Ben", 1) as socket, hall.there(at, "Ana", 0):
        freed = hall.posts("Ana", f"{at}/remove", {"person": ben, "seat": 1}).json()
        assert (freed["status"], freed["seats"][1]["kind"]) == ("open", "open")
        heard, code = said_before_the_end(socket)
        assert (code, heard[-1]["error"][0]) == (4406, "refused-seat-lost")
        frames = [message for message in heard if message["type"] == "frame"]
        assert not any(frame.get("header", {}).get("status") == "open" for frame in frames), "nothing after the seat"
    with hall.there(at, "Ben", 1) as socket:
        socket.send_text(json.dumps({"type": "hello"}))
        frame: dict[str, Any] = {}
        while "seat" not in frame:
            frame = json.loads(socket.receive_text(timeout=10))
        assert frame["seat"] is None, "he looks on, from no seat"
    hall.refused(hall.posts("Ben", f"{at}/sit", {"seat": 1}), 409, "refused-removed-seat")
    hall.refused(hall.posts("Ben", f"{at}/retake", {"seat": 1}), 403, "refused-was-not-your-seat")
    removed = [{"person": ben, "name": "Ben", "seated": True}]
    assert hall.asks("Ana", "GET", f"{at}/visitors").json()["removed"] == removed
    assert hall.posts("Eve", f"{at}/sit", {"seat": 1}).status_code == 200
    assert hall.posts("Ana", f"{at}/remove", {"person": mark_of(hall, "Eve"), "seat": 1}).status_code == 200
    with hall.server():
        hall.refused(hall.posts("Ben", f"{at}/sit", {"seat": 1}), 409, "refused-removed-seat")
        assert hall.posts("Ana", f"{at}/let-back", {"person": ben}).status_code == 200
        assert hall.posts("Ben", f"{at}/sit", {"seat": 1}).json()["seats"][1]["mine"] is True


def test_once_the_game_has_begun_nobody_loses_a_seat(hall):
    at = hall.opens(ME, OPEN, OPEN)
    room = hall.client.app.state.context.rooms._open[at.rsplit("/", 1)[1]]
    while not room.has_begun:
        hall.answer(asked_first(hall, at)[0], at)
    assert hall.header("Ana", at)["may_remove"] is False
    gone = {"person": mark_of(hall, "Ben"), "seat": 1}
    hall.refused(hall.posts("Ana", f"{at}/remove", gone), 409, "refused-remove-begun")
    assert hall.header("Ben", at)["seats"][1]["mine"] is True


def test_somebody_who_left_the_seat_to_a_bot_loses_it_like_anybody(hall):
    at = hall.opens(ME, OPEN, BOT, sit=("Ben",))
    assert hall.posts("Ben", f"{at}/leave", {"seat": 1}).status_code == 200
    gone = {"person": mark_of(hall, "Ben"), "seat": 1}
    if hall.header("Ana", at)["may_remove"]:
        assert hall.posts("Ana", f"{at}/remove", gone).json()["seats"][1]["kind"] == "open"
        hall.refused(hall.posts("Ben", f"{at}/retake", {"seat": 1}), 403, "refused-was-not-your-seat")


def test_a_guest_who_answers_at_that_moment_elsewhere_keeps_the_seat(tmp_path):
    """The host's process does not know yet that the game has begun; the database does."""

    async def story(room, _):
        other = await sat(Rooms(room.store, Puppets(), 0))
        while other.match.decision.seat == 0:
            decision = other.match.decision
            await other.answer(ANA, 0, other.number(0), decision.options[0].notation)
        decision = other.match.decision
        await other.answer("ben", 1, other.number(1), decision.options[0].notation)
        assert not room.has_begun
        with pytest.raises(NotNow, match="has just changed"):
            await room.remove(ANA, person_mark("ben"), 1)
        return room.chairs[1], await room.store.removals(room.row.id), room.match.entry == other.match.entry

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    chairs = [person(0), Chair(1, "human", "", "Ben", "ben")]
    assert at_a_table(url, row_of("sabika", 2), chairs, story) == (chairs[1], {}, True)


@pytest.mark.parametrize("stored", [True, False])
def test_a_removal_holds_if_and_only_if_it_is_stored(tmp_path, stored):
    """The connection to the database breaks: after it was stored, or before."""

    async def story(room, _):
        remove = room.store.remove_guest

        async def breaks(*what):
            if stored:
                await remove(*what)
            raise Unavailable

        room.store.remove_guest = breaks
        with contextlib.nullcontext() if stored else pytest.raises(Unavailable):
            await room.remove(ANA, person_mark("ben"), 1)
        return room.chairs[1].kind, set(room.removed), room.refusal_for("ben")

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    found = at_a_table(url, row_of("sabika", 2), [person(0), Chair(1, "human", "", "Ben", "ben")], story)
    assert found == (("open", {"ben"}, None) if stored else ("human", set(), None))


def test_who_sits_down_elsewhere_at_that_moment_is_not_removed_as_a_spectator(tmp_path):
    async def story(room, _):
        await room.store.save_player(Player("eve", "Eve", "en"))
        await room.say("Eve", "hello", "eve")
        await room.store.seat(room.row.id, Chair(1, "human", "", "Eve", "eve"), room.chairs[1])
        with pytest.raises(NotNow, match="has just changed"):
            await room.remove(ANA, person_mark("eve"), None)
        return room.sits("eve"), room.removed

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    chairs = [person(0), Chair(1, "open", "", "", "")]
    assert at_a_table(url, row_of("sabika", 2), chairs, story) == (True, {})


# Marks


def test_people_are_known_by_a_mark_that_is_the_same_everywhere(hall):
    """So that somebody who is muted at one table is muted at all, under whatever name; ids are told to nobody."""
    at, other = hall.opens(ME, OPEN, BOT, sit=("Ben",)), hall.opens(OPEN, ME, sit=("Ben",))
    ben = hall.asks("Ben", "GET", "/api/me").json()["id"]
    hall.posts("Ben", "/api/me", {"name": "Benjamin"})
    hall.posts("Ben", f"{at}/chat", {"text": "hello"})
    seats, others = hall.header("Eve", at)["seats"], hall.header("Eve", other)["seats"]
    assert seats[1]["person"] == others[0]["person"] == person_mark(ben) != ""
    assert seats[0]["person"] == others[1]["person"] != seats[1]["person"]
    assert seats[2]["person"] == "", "a bot is nobody"
    with hall.there(at, "Eve", "watch") as socket:
        socket.send_text(json.dumps({"type": "hello"}))
        text = socket.receive_text(timeout=10)
    assert json.loads(text)["chat"][0]["person"] == person_mark(ben)
    assert ben not in text


def test_the_host_is_shown_a_crowd_in_part(hall, monkeypatch):
    monkeypatch.setattr("partal.server.hosted.MOST_SHOWN", 1)
    at = hall.opens(ME, OPEN)
    with hall.there(at, "Cid", "watch"), hall.there(at, "Eve", "watch"), hall.there(at, "Ana", "watch"):
        found = hall.asks("Ana", "GET", f"{at}/visitors").json()
    assert (len(found["watching"]), found["more"]) == (1, 1)


def test_a_table_of_an_older_server_has_lines_of_nobody_known(tmp_path):
    async def story(room, _):
        await room.say("Ana", "hello")
        return [line["person"] for line in await room.store.chat(room.row.id)]

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    assert at_a_table(url, row_of("asara", 2), [person(0), person(1)], story) == [""]


def test_closing_ends_every_connection_in_one_way(hall):
    """A table that is closed is closed also for whom the host has removed from a seat."""
    at = hall.opens(ME, OPEN, OPEN, sit=("Ben",))
    assert hall.posts("Ana", f"{at}/remove", {"person": mark_of(hall, "Ben"), "seat": 1}).status_code == 200
    with hall.there(at, "Ben", "watch") as socket:
        assert hall.posts("Ana", f"{at}/close").status_code == 200
        assert hears_the_end(socket) == 4410


# What storms have found


def test_two_who_sit_down_at_once_do_not_both_get_the_seat(tmp_path):
    """The second has looked at the free chair before the first was written down."""

    async def story(room, _):
        free = room.chairs[1]
        people = [Chair(1, "human", "", name, name.lower()) for name in ("Ben", "Eve")]
        done = await asyncio.gather(*[room.seat(one, free) for one in people], return_exceptions=True)
        return [type(one) for one in done], room.chairs[1].player, (await room.store.chairs(room.row.id))[1].player

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    found = at_a_table(url, row_of("sabika", 2), [person(0), Chair(1, "open", "", "", "")], story)
    assert found == ([type(None), Forbidden], "ben", "ben")


def test_what_is_read_for_a_request_that_is_refused_is_shown_to_everybody(tmp_path):
    """Another process has stored an answer; its notice comes when it is known already, and says nothing new then."""

    async def story(room, _):
        other = await sat(Rooms(room.store, Puppets(), 0))
        decision = other.match.decision
        await other.answer(ANA, decision.seat, 1, decision.options[0].notation)
        told = []
        room.listen(Listener("eve", None, lambda: told.append(room.match.entry)))
        await room.read_on()
        return told

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    assert at_a_table(url, row_of("asara", 2), [person(0), person(1)], story) == [2]


def test_who_is_connected_is_read_again_if_something_was_heard_meanwhile(tmp_path):
    """The process at which Ben was connected ends while it is read that he is connected there."""

    async def story(room, _):
        read = room.presence.load
        answers = [{"ben": {"dead"}}, {}]

        async def load():
            await read()
            room.presence.elsewhere = answers.pop(0)
            if answers:
                room.others_ended(["dead"])

        room.presence.load = load
        await room.load_people()
        return room.presence.elsewhere

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    assert at_a_table(url, row_of("asara", 2), [person(0), person(1)], story) == {}
