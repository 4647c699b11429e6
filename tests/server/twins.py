"""Twin tables: two tables that one person cannot tell apart, behind the same link.

A twin has another deal behind everything that person cannot see (`Rules.imagine`), other secrets in what
happened to others, other answers of others, another seed, and others may have been asked less often.
"""

from __future__ import annotations

import contextlib
import sqlite3
from typing import Any, NamedTuple

from litestar.testing import TestClient

from partal.core.event import Event
from partal.core.log import Entry, Played, tally_of
from partal.core.match import Match
from partal.core.rng import Rng, key

from tests.laws.tables import Player as Chooser
from tests.laws.tables import Table


class Moment(NamedTuple):
    """A table in the middle of a question."""

    table: Table
    match: Match[Any]
    prompt: str


def moments(table: Table, wanted: set[str]) -> list[Moment]:
    """The first moment of each wanted prompt in one game; what is found is taken out of `wanted`."""
    match, chooser, found = table.match(), Chooser(f"moments {table.seed}"), []
    while (decision := match.decision) is not None:
        if decision.prompt in wanted:
            wanted.discard(decision.prompt)
            found.append(Moment(table, copy_of(match), decision.prompt))
        match.play(chooser.choose(decision))
    return found


def copy_of(match: Match[Any]) -> Match[Any]:
    """The match as it is now."""
    copy = object.__new__(type(match))
    copy.__dict__.update(match.__dict__)
    copy._state = match._copy(match._state)
    copy.history = list(match.history)
    copy._kept = list(match._kept)
    return copy


def twin_of(match: Match[Any], viewer: int | None, seed: int, known: tuple[int, ...] = ()) -> Match[Any]:
    """A match that the viewer cannot tell from this one; `known`: seats whose questions the viewer has seen."""
    rng = Rng(key(f"twin {seed}"))
    twin = copy_of(match)
    twin._state = match.rules.imagine(match.view(viewer), rng)
    twin._seed, twin._salt = seed, "another salt"
    twin.opening = tuple([disguised(event, viewer) for event in match.opening])
    twin.history = []
    for played in match.history:
        option, mine = played.option, played.seat == viewer or played.seat in known
        if not mine:
            option = rng.pick(match.rules.options)
            if not played.events:
                continue  # Nobody was asked: there was no choice.
        twin.history.append(Played(played.seat, option, tuple([disguised(event, viewer) for event in played.events])))
    twin.tally = tally_of([Entry(played.seat) for played in twin.history], twin.seats)
    return twin


def with_answer(match: Match[Any], notation: str) -> Match[Any]:
    """The match after one more answer, which can be taken back though the answers before it cannot be replayed."""
    after, before = copy_of(match), match._copy(match._state)
    after.play(notation)
    after.at = lambda _: match._copy(before)  # type: ignore[method-assign]
    return after


def disguised(event: Event, viewer: int | None) -> Event:
    """The event with other secrets, where they are not the viewer's."""
    if not event.secret or event.seat == viewer:
        return event
    secret = tuple(f"other-{word}" for word in event.secret)
    return Event(event.kind, event.seat, event.words, secret, event.reveals, event.clause)


class World:
    """A server in this process, with a table whose match can be replaced unnoticed."""

    def __init__(self, client: TestClient[Any], table: Table) -> None:
        self.client = client
        self.players: list[str] = []
        self.cookies = [self.arrive() for _ in range(table.seats + 1)]
        """One person per seat, and a spectator."""
        opened = self.ask(
            0,
            "POST",
            "/api/tables",
            {
                "game": table.game,
                "chairs": [{"kind": "me", "name": "Ana"}, *[{"kind": "open"}] * (table.seats - 1)],
                "settings": dict(table.settings),
                "seed": table.seed,
                "public": True,
            },
        )
        assert opened[0] == 201, opened
        self.id: str = client.app.state.context.rooms._open.copy().popitem()[0]
        for seat in range(1, table.seats):
            self.ask(seat, "POST", f"/api/tables/{self.id}/sit", {"seat": seat, "name": f"Player {seat}"})
        self.room = client.app.state.context.rooms._open[self.id]

    def arrive(self) -> str:
        self.client.cookies.clear()
        answer = self.client.get("/api/me")
        self.players.append(answer.json()["id"])
        return str(answer.headers["set-cookie"]).split(";")[0]

    def put(self, match: Match[Any]) -> None:
        self.room.match = match
        self.room.row = self.room.row._replace(seed=match._seed, salt=match._salt, chosen=False)
        self.room.forget_log()
        self.client.app.state.context.advice._hints.clear()
        self.client.app.state.context.advice._coached.clear()

    def put_written(self, match: Match[Any]) -> None:
        """Put a match whose answers are in the database as well, so that they can be taken back."""
        self.put(match)
        rows = [
            (self.id, number, played.seat, played.option.notation) for number, played in enumerate(match.history, 1)
        ]
        file = sqlite3.connect(self.client.app.state.context.store.engine.url.database, timeout=10)
        with contextlib.closing(file), file:
            file.execute("DELETE FROM answers WHERE table_id = ?", (self.id,))  # The test's own, not the server's.
            file.executemany("INSERT INTO answers (table_id, number, seat, notation) VALUES (?, ?, ?, ?)", rows)

    def ask(self, person: int, method: str, path: str, body: Any = None) -> tuple[int, Any, bytes]:
        """Everything of an answer that reaches the person: status, headers, body."""
        self.client.cookies.clear()
        answer = self.client.request(method, path, json=body, headers={"cookie": self.cookies[person]})
        return answer.status_code, sorted(answer.headers.multi_items()), answer.content

    def hear(self, person: int, seat: int | None, *messages: str) -> list[str]:
        """Every frame of a live connection: the first, and one for each message."""
        self.client.cookies.clear()
        path = f"/api/tables/{self.id}/live?seat={'watch' if seat is None else seat}"
        with self.client.websocket_connect(path, headers={"cookie": self.cookies[person]}) as socket:
            heard = [socket.receive_text(timeout=10)]
            for message in messages:
                socket.send_text(message)
                heard.append(socket.receive_text(timeout=10))
        return heard
