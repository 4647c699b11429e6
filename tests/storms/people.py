"""The people of a storm: what each of them knows, and how they come, go, and ask for things."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from partal.server import models
from partal.server.live import ONLY_KEPT, REMOVED, SEAT_LOST
from tests.storms import again
from tests.storms.laws import Asked, Watcher
from tests.storms.network import Line
from tests.storms.server import SIGNER, Outcome
from tests.wire import merged

if TYPE_CHECKING:
    from tests.storms.storm import Storm

BODIES: dict[str, Callable[..., Any]] = {
    "answer": models.GiveAnswer,
    "undo": models.Undo,
    "chat": models.Chat,
    "sit": models.Sit,
    "leave": models.Leave,
    "retake": models.Retake,
    "agree": models.Agree,
    "coach": models.AgreeToCoach,
    "close-chat": models.CloseChat,
    "go-on": models.GoOn,
    "remove": models.Remove,
    "let-back": models.LetBack,
}


QUERIES = frozenset(("ways", "draft", "givers"))
"""Routes that are only read, with a query instead of a body."""


class Person:
    """Somebody at a table, on a seat or looking on, with a page that reconnects by itself."""

    def __init__(self, storm: Storm, name: str, table: str, seat: int | None) -> None:
        self.storm = storm
        self.name = name
        self.table = table
        self.seat = seat
        self.rng = Random(f"{storm.seed} {name}")
        self.cookie = SIGNER.sign(name)
        self.host = f"10.0.0.{sum(name.encode()) % 3}"
        self.here = False
        self.line: Line | None = None
        self.frame: dict[str, Any] | None = None
        """The table as the page shows it."""
        self.last: Asked | None = None
        """The last answer that was given."""
        self.closed = False
        """Whether the page has been told that the table is only kept, or that the host has removed this person."""

    # The live connection

    def come(self) -> None:
        if not self.here:
            self.here = True
            self.connect()

    def connect(self) -> None:
        storm = self.storm
        if not self.here or self.line is not None or self.closed:
            return
        server = storm.a_server(self.rng)
        if server is None:
            storm.loop.outside(1.0, self.connect)
            return
        line = Line(storm.loop, server.process, self.rng, self.cookie, self.host, server.state)
        self.line = line
        watcher = Watcher(storm.history, self.table, self.name, (self.seat, None))
        line.on_sent = watcher.sent
        line.on_heard = lambda message: self._hear(line, message)
        line.on_closed = lambda code: self._lost(line, code)

        def arrive() -> None:
            if not server.serving:
                line._tell_closed(1006)
            elif not line.cut:
                server.connect(line, self.table, "watch" if self.seat is None else str(self.seat))

        storm.loop.outside(line.delay(), arrive)

    def _hear(self, line: Line, message: dict[str, Any]) -> None:
        if line is self.line and message["type"] == "frame":
            self.frame = merged(self.frame if message["after"] else None, message)

    def _lost(self, line: Line, code: int) -> None:
        if line is self.line:
            self.storm.say(f"{self.name}: connection closed, {code}")
            self.line = None
            self.closed = code in (ONLY_KEPT, REMOVED)
            if code == SEAT_LOST:
                self.seat = self.frame = None
            self.storm.loop.outside(self.rng.uniform(0.3, 3), self.connect)

    def hang_up(self, noticed: float = 0.0) -> None:
        line, self.line = self.line, None
        if line is not None:
            line.hang_up(noticed)

    def go(self, noticed: float = 0.0) -> None:
        self.here = False
        self.hang_up(noticed)

    def reload(self) -> None:
        self.hang_up()
        self.frame = None
        self.connect()

    # Asking

    @property
    def question(self) -> dict[str, Any] | None:
        """The question that the page shows, if it is this person's own."""
        asked = self.frame["question"] if self.frame is not None else None
        return asked if asked is not None and asked["mine"] else None

    def gives(self, number: int, option: str, live: bool, times: int = 1) -> Asked | None:
        """Sends an answer, once or several times at once."""
        if self.seat is None:
            return None
        asked = None
        for _ in range(times):
            asked = Asked("answer", self.table, self.seat, number, option, [])
            if live and self.line is not None:
                self.storm.history.asked.append(asked)
                self.line.say({"type": "answer", "number": number, "option": option})
            else:
                self.request("answer", asked, seat=self.seat, number=number, option=option)
        self.last = asked
        return asked

    def takes_back(self, number: int | None, live: bool) -> None:
        if self.seat is None:
            return
        asked = Asked("undo", self.table, self.seat, number or 0, "", [])
        if live and self.line is not None:
            self.storm.history.asked.append(asked)
            self.line.say({"type": "undo", "number": number})
        else:
            self.request("undo", asked, seat=self.seat, number=number)

    def says(self, text: str, live: bool) -> None:
        asked = Asked("chat", self.table, -1, 0, text, [])
        if live and self.line is not None:
            self.storm.history.asked.append(asked)
            self.line.say({"type": "chat", "text": text})
        else:
            self.request("chat", asked, text=text)

    def request(self, route: str, asked: Asked | None = None, **body: Any) -> list[Outcome]:
        """Sends a request to some process. The list gets its outcome as soon as there is one."""
        storm, found = self.storm, []
        if asked is not None:
            storm.history.asked.append(asked)
        server = storm.a_server(self.rng)
        data = BODIES[route](**body) if route in BODIES else body if route in QUERIES else None

        def done(outcome: Outcome) -> None:
            storm.say(f"{self.name}: {route} {body} -> {outcome.status} {outcome.said}")
            found.append(outcome)
            if asked is not None:
                storm.history.replied(asked, outcome.status, outcome.said)
            elif outcome.status == 200:
                storm.history.done(self.name, self.table, route, body)
                if route in ("outlook", "summaries"):
                    again.overview(storm.history, self.name, self.table, route, outcome.body)
                if route in ("rematch", "go-on"):
                    again.played_again(storm.history, self.name, self.table, route, outcome.body["id"])
            if route == "sit" and outcome.status == 200:
                self.seat = body["seat"]
                storm.loop.outside(0.0, self.reload)

        def arrive() -> None:
            if server is not None and server.serving:
                server.ask(route, self.cookie, self.host, self.table, data, done)

        storm.loop.outside(self.rng.expovariate(30), arrive)
        return found
