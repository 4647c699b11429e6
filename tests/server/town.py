"""A database with tables of both games, and servers that come to it one after the other, each with its own rules."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from litestar.testing import TestClient

from partal.core.log import Entry
from partal.core.match import Match
from partal.core.rng import Rng

from partal import GAMES
from partal.server import packs
from partal.server.app import create_app
from partal.server.settings import Settings
from partal.server.stamps import stamp_of
from partal.server.store import PackRow, Store, TableRow
from partal.table.seat import Chair

CHANGED = {
    "asara": '[pack]\nname = "cheap"\ngame = "asara"\n\n[[price]]\nid = "brown"\nasari = 2\norigin = "printed"\n',
    "sabika": '[pack]\nname = "a"\ngame = "sabika"\n\n[[amount]]\nid = "rest-dinars"\nvalue = 5\norigin = "printed"\n',
}
"""A pack of each game; its values are also what the components become where they change."""


class Game(NamedTuple):
    """A game that was written into the database, and the match it is."""

    id: str
    match: Match[Any]
    version: str
    """The version of the rules it is played by."""

    @property
    def record(self) -> str:
        return self.match.record()._replace(players=("Ana", "Ben"), version=self.version).write()


class Town:
    """One database, and the folder with the key of its cookies."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder
        self.cookie = ""
        self.owner = ""
        self.stranger = ""

    @contextmanager
    def server(self) -> Iterator[Guest]:
        """A server that starts now; its visitor is the owner of the tables."""
        packs.content_of.cache_clear()
        app = create_app(self.url, self.folder, Settings(pace=0, rate=0))
        with TestClient(app) as client:
            if not self.cookie:
                self.cookie, self.owner = arrival(client)
                self.stranger = arrival(client)[0]
            yield Guest(client, self)
        packs.content_of.cache_clear()

    def with_store(self, story: Any) -> Any:
        async def run() -> Any:
            store = Store(self.url)
            await store.open()
            try:
                return await story(store)
            finally:
                await store.close()

        return asyncio.run(run())

    def writes(self, name: str, game: str, answers: int | None, pack: str = "") -> Game:
        """A two-player game with this many answers and one take-back in between; None: all but its last answer."""
        pack_id = f"pack-{name}" if pack else ""
        content = packs.content_of(game, pack)
        rng = Rng(len(name))
        match: Match[Any] = Match(GAMES[game].rules, 2, 7, {}, content=content, salt="salt")
        log: list[Entry] = []
        while (decision := match.decision) is not None and (answers is None or len(match.history) < answers):
            option = rng.pick(decision.options)
            step = match.prepare(option)
            if answers is None and GAMES[game].rules.decision(step.state) is None:
                break
            match.take(step)
            log.append(Entry(decision.seat, option.notation))
            if not match.tally.take_backs and match.why_not_take_back(decision.seat) is None and len(log) > 6:
                log.append(match.prepare_take_back(decision.seat))
                match.undo(log[-1])
        row = TableRow(
            name, game, 2, {}, 7, "salt", True, False, self.owner, time.time(), pack_id, False, *stamp_of(game, pack)
        )
        chairs = [Chair(0, "human", "", "Ana", self.owner), Chair(1, "guest", "", "Ben", self.owner)]

        async def write(store: Store) -> None:
            if pack:
                box = PackRow(pack_id, game, "box", content.digest, len(content.entries), pack, self.owner, 1.0)
                await store.add_pack(box)
            await store.add_table(row, chairs)
            await asyncio.gather(*[store.add_entry(name, number, entry) for number, entry in enumerate(log, 1)])

        self.with_store(write)
        assert match.tally.take_backs == 1
        return Game(name, match, GAMES[game].rules.version)


def arrival(client: TestClient[Any]) -> tuple[str, str]:
    client.cookies.clear()
    answer = client.get("/api/me")
    return str(answer.headers["set-cookie"]).split(";")[0], answer.json()["id"]


class Guest:
    """The owner of the tables, or a stranger, at a server."""

    def __init__(self, client: TestClient[Any], town: Town) -> None:
        self.client = client
        self.town = town

    def ask(self, method: str, path: str, body: Any = None, stranger: bool = False) -> httpx.Response:
        self.client.cookies.clear()
        cookie = self.town.stranger if stranger else self.town.cookie
        return self.client.request(method, f"/api/tables{path}", json=body, headers={"cookie": cookie})

    def header(self, game: Game) -> Any:
        return self.ask("GET", f"/{game.id}").json()

    def frame(self, game: Game, seat: int = 0) -> Any:
        self.client.cookies.clear()
        path = f"/api/tables/{game.id}/live?seat={seat}"
        with self.client.websocket_connect(path, headers={"cookie": self.town.cookie}) as socket:
            return json.loads(socket.receive_text(timeout=10))

    def answers(self, game: Game) -> httpx.Response:
        """The seat that is asked takes the first option, at the table and in the match beside it."""
        decision = game.match.decision
        assert decision is not None
        number = 1 + game.match.tally.questions[decision.seat]
        body = {"seat": decision.seat, "number": number, "option": decision.options[0].notation}
        answer = self.ask("POST", f"/{game.id}/answer", body)
        if answer.status_code == 200:
            game.match.play(decision.options[0])
        return answer

    def finishes(self, game: Game) -> None:
        """The last answers, over the wire."""
        while game.match.decision is not None:
            assert self.answers(game).status_code == 200


def other_values(game: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """From the next server on, one value of the game's own components is another."""
    rules = GAMES[game].rules
    path = folder / f"{game}.toml"
    path.write_text(CHANGED[game], encoding="utf-8")
    content = rules.content(path)
    before = rules.content
    monkeypatch.setattr(rules, "content", lambda pack=None: content if pack is None else before(pack))


def other_rules(game: str, monkeypatch: pytest.MonkeyPatch, _folder: Path) -> None:
    """From the next server on, the game's rules are of another version."""
    monkeypatch.setattr(GAMES[game].rules, "version", "next")
