"""Playing again: a rematch on the same seats, and a practice table that goes on from a position of a finished game."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from partal.core.log import Entry
from partal.core.match import Match

from partal.games import rules_of
from partal.server.app import create_app
from partal.server.attendance import Stale
from partal.server.drain import set_draining
from partal.server.settings import Settings
from partal.server.store import Store, TableRow
from partal.table.result import result_of
from partal.table.seat import Chair
from tests.server.contexts import row_of
from tests.server.test_stuck import Hall

OPTIONS = {"sabika": {"yusuf-prestige": "10"}, "asara": {"professional": "true"}}


def played(row: TableRow, seed: int = 3) -> tuple[Match[Any], list[Entry]]:
    """A whole game by chance, with one answer that was taken back and one that a bot gave for somebody."""
    rng = random.Random(seed)
    match: Match[Any] = Match(rules_of(row.game), row.seats, row.seed, row.settings, salt=row.salt)
    log: list[Entry] = []
    while (decision := match.decision) is not None:
        option = rng.choice(decision.options)
        if len(log) == 4:
            log += [Entry(decision.seat, option.notation), Entry(decision.seat, takes=1, asked=decision.seat)]
        match.play(option)
        log.append(Entry(decision.seat, option.notation, stand_in=len(log) == 9))
    return match, log


class Again(Hall):
    """A hall on either database, with a finished game in it."""

    def __init__(self, folder: Path, url: str) -> None:
        super().__init__(folder)
        self.url = url
        self.match: Match[Any]

    @contextlib.contextmanager
    def server(self) -> Iterator[Again]:
        app = create_app(self.url, self.folder, Settings(pace=0, rate=0))
        app.state.context.rooms.clock = self.clock
        with TestClient(app) as client:
            self.client = client
            for name in ("Ana", "Ben", "Cid", "Eve"):
                if name not in self.cookies:
                    client.cookies.clear()
                    self.cookies[name] = str(client.get("/api/me").headers["set-cookie"]).split(";")[0]
                    self.posts(name, "/api/me", {"name": name})
            yield self

    def id_of(self, name: str) -> str:
        return str(self.asks(name, "GET", "/api/me").json()["id"])

    def finished(self, game: str, *chairs: Chair, **more: Any) -> str:
        """A finished table with these chairs."""
        # `true` is written out as a record has it.
        settings = rules_of(game).settings(more.pop("settings", {}), len(chairs))
        row = row_of(game, len(chairs), owner=self.id_of("Ana"), settings=settings, **more)
        self.match, log = played(row)
        result = result_of(self.match)
        assert result is not None

        async def keep() -> None:
            store = Store(self.url)
            await store.open()
            await store.add_table(row, list(chairs), log[:-1])
            await store.add_entry(row.id, len(log), log[-1], result=result)
            await store.close()

        asyncio.run(keep())
        return f"/api/tables/{row.id}"

    def stored(self, what: str, *of: Any) -> Any:
        """What the database holds."""

        async def read() -> Any:
            store = Store(self.url)
            await store.open()
            try:
                return await getattr(store, what)(*of)
            finally:
                await store.close()

        return asyncio.run(read())

    def three(self, game: str = "sabika", **more: Any) -> str:
        """Ana with a guest of hers, and Ben, for whom a bot has played."""
        ana, ben = self.id_of("Ana"), self.id_of("Ben")
        return self.finished(
            game,
            Chair(0, "bot", "random", "Ben", ben),
            Chair(1, "human", "", "Ana", ana),
            Chair(2, "guest", "", "Mia", ana),
            **more,
        )


@pytest.fixture
def hall(database: Any, tmp_path: Path) -> Iterator[Again]:
    url = database() or f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    with Again(tmp_path, url).server() as hall:
        yield hall


def seats(header: dict[str, Any]) -> list[tuple[str, str, bool]]:
    return [(seat["kind"], seat["name"], seat["mine"]) for seat in header["seats"]]


# The rematch


def test_everybody_who_played_is_asked_and_sits_where_they_sat(hall):
    old = hall.three(public=True)
    assert hall.header("Ben", old)["rematch"] is None
    asked = hall.posts("Ana", f"{old}/rematch")
    assert asked.status_code == 201, asked.text
    new = asked.json()
    assert seats(new) == [("open", "", False), ("human", "Ana", True), ("guest", "Mia", True)]
    assert (new["status"], new["public"], new["host"]) == ("open", False, True)
    assert hall.header("Ben", old)["rematch"] == hall.header("Ana", old)["rematch"] == new["id"]
    assert hall.header("Eve", old)["rematch"] is None, "only those who played may know"
    joined = hall.posts("Ben", f"{old}/rematch").json()
    assert joined["id"] == new["id"]
    assert seats(joined) == [("human", "Ben", True), ("human", "Ana", False), ("guest", "Mia", False)]
    assert joined["status"] == "running"
    assert hall.posts("Ana", f"{old}/rematch").json()["id"] == new["id"], "asking again changes nothing"


def test_a_rematch_keeps_the_house_rules_and_the_pack_but_not_the_deal(hall):
    ana = hall.id_of("Ana")
    chairs = [Chair(0, "human", "", "Ana", ana), Chair(1, "bot", "random", "Zara", "")]
    old = hall.finished("asara", *chairs, settings=OPTIONS["asara"], public=True, chosen=True, chat_closed=True)
    before = hall.header("Ana", old)
    new = hall.posts("Ana", f"{old}/rematch").json()
    assert new["settings"] == before["settings"] != {}
    assert (new["take_back_past_reveals"], new["rules"], new["content"]) == (True, before["rules"], before["content"])
    assert (new["seed"], before["seed"]) == (None, "7")
    assert new["commitment"] != before["commitment"]
    assert new["public"] is True, "it waits for nobody"
    assert (new["status"], new["chat_closed"], new["practice"]) == ("running", False, None)
    assert [seat["bot"] for seat in new["seats"]] == ["", "random"]
    row = hall.stored("table", new["id"])
    assert (row.chosen, row.rematch, row.given) == (False, "", 0)
    assert hall.stored("entries", new["id"]) == [] or hall.stored("entries", new["id"])[0][1].seat == 1


def test_a_rematch_is_for_those_who_played_and_for_finished_games(hall):
    old = hall.three()
    hall.refused(hall.posts("Eve", f"{old}/rematch"), 403, "refused-rematch-stranger")
    running = hall.opens({"kind": "me"}, {"kind": "open"}, game="asara", sit=("Ben",))
    hall.refused(hall.posts("Ana", f"{running}/rematch"), 403, "refused-rematch-later")
    hall.refused(hall.posts("Ana", "/api/tables/nowhere/rematch"), 404, "refused-no-table")
    assert hall.stored("table", old.rsplit("/", 1)[1]).rematch == ""


def test_a_rematch_that_is_gone_does_not_stand_in_the_way_of_another(hall):
    old = hall.three()
    first = hall.posts("Ana", f"{old}/rematch").json()
    assert hall.posts("Ana", f"/api/tables/{first['id']}/close").status_code == 200
    second = hall.posts("Ben", f"{old}/rematch").json()
    assert second["id"] != first["id"]
    assert seats(second)[0] == ("human", "Ben", True)
    assert hall.header("Ana", old)["rematch"] == second["id"]


def test_those_who_ask_at_the_same_moment_meet_at_one_table(hall):
    """The database decides: the second does not open a table of its own."""
    old = hall.three().rsplit("/", 1)[1]
    row = hall.stored("table", old)
    fresh = row._replace(id="first", finished=False), row._replace(id="second", finished=False)
    chairs = hall.stored("chairs", old)
    hall.stored("add_table", fresh[0], chairs, (), row)
    with pytest.raises(Stale):
        hall.stored("add_table", fresh[1], chairs, (), row)
    assert hall.stored("table", "second") is None
    assert hall.stored("table", old).rematch == "first"
    # A process that does not know of it yet finds it.
    assert hall.posts("Ben", f"/api/tables/{old}/rematch").json()["id"] == "first"


def test_who_sees_the_table_live_hears_of_the_rematch(hall):
    old = hall.three()
    with hall.there(old, "Ana", 1) as socket, hall.there(old, "Eve", "watch") as other:
        new = hall.posts("Ben", f"{old}/rematch").json()["id"]
        heard = socket.receive_text(timeout=10)
        while new not in heard:
            heard += socket.receive_text(timeout=10)
        hall.posts("Ana", f"{old}/chat", {"text": "again?"})
        heard = ""
        while "again?" not in heard:
            heard += other.receive_text(timeout=10)
        assert new not in heard


# Going on from a position


@pytest.mark.parametrize("game", ["asara", "sabika"])
@pytest.mark.parametrize("bot", ["random", ""])
def test_a_practice_table_begins_with_the_answers_of_the_game(hall, game, bot):
    old = hall.three(game)
    number = len(hall.match.history) // 2
    wish = {"number": number, "seat": 1, "bot": bot}
    opened = hall.posts("Eve", f"{old}/go-on", wish)
    assert opened.status_code == 201, opened.text
    new = opened.json()
    kinds = [("bot" if bot else "guest"), "human", ("bot" if bot else "guest")]
    assert [seat["kind"] for seat in new["seats"]] == kinds
    assert new["seats"][1]["name"] == "Eve"
    if not bot:
        assert [seat["name"] for seat in new["seats"]] == ["Ben", "Eve", "Mia"]
    assert new["practice"] == {"of": old.rsplit("/", 1)[1], "given": number - 1}
    assert hall.header("Cid", f"/api/tables/{new['id']}")["practice"] == {"of": None, "given": number - 1}
    assert (new["public"], new["host"], new["seed"]) == (False, True, "7"), "everybody may know that the deal is known"
    given = [Entry(one.seat, one.option.notation) for one in hall.match.history[: number - 1]]
    kept = [entry for _, entry in hall.stored("entries", new["id"])]
    assert kept[: number - 1] == given
    # What it shows is what the replay shows at that moment: nothing more, nothing less.
    if not bot:
        seat = hall.match.as_it_was(number).decision.seat
        before = hall.asks("Eve", "GET", f"{old}/replay/{number}?seat={seat}").json()
        with hall.there(f"/api/tables/{new['id']}", "Eve", seat) as socket:
            socket.send_json({"type": "hello"})
            now = socket.receive_json(timeout=10)
            while "scene" not in now or now["after"]:
                now = socket.receive_json(timeout=10)
        assert now["scene"] == before["scene"]
        assert now["question"] == before["question"]
        hall.answer("Eve", f"/api/tables/{new['id']}")
        assert len(hall.stored("entries", new["id"])) == number


def test_a_practice_table_refuses_what_no_finished_game_gives(hall):
    old = hall.three("asara")
    last = len(hall.match.history)
    wish = {"number": 2, "seat": 0, "bot": "random"}
    hall.refused(hall.posts("Ana", f"{old}/go-on", {**wish, "number": last + 1}), 404, "refused-no-question")
    hall.refused(hall.posts("Ana", f"{old}/go-on", {**wish, "seat": 3}), 404, "refused-no-seat")
    hall.refused(hall.posts("Ana", f"{old}/go-on", {**wish, "bot": "nobody"}), 400, "refused-no-bot-of")
    assert hall.posts("Ana", f"{old}/go-on", {**wish, "number": 0}).status_code == 400
    assert hall.posts("Ana", f"{old}/go-on", {**wish, "number": last}).status_code == 201, "the last question, too"
    running = hall.opens({"kind": "me"}, {"kind": "open"}, game="asara", sit=("Ben",))
    hall.refused(hall.posts("Ana", f"{running}/go-on", wish), 403, "refused-go-on-later")
    set_draining(hall.folder, True)
    hall.refused(hall.posts("Ana", f"{old}/go-on", wish), 503, "refused-draining")
    hall.refused(hall.posts("Ana", f"{old}/rematch"), 503, "refused-draining")


def test_a_practice_table_is_there_after_a_restart_and_can_be_played_on(hall):
    old = hall.three("asara")
    new = hall.posts("Ana", f"{old}/go-on", {"number": 12, "seat": 0}).json()["id"]
    with hall.server():
        header = hall.header("Ana", f"/api/tables/{new}")
        assert (header["status"], header["practice"]["given"]) == ("running", 11)
        hall.answer("Ana", f"/api/tables/{new}")
        assert len(hall.stored("entries", new)) == 12
        assert hall.header("Ana", f"/api/tables/{new}")["rematch"] is None
