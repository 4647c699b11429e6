"""A server with other rules or components comes to a database: no game changes under its players."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import text

from partal.core.match import Match
from partal.core.record import RecordError

from partal import GAMES, load
from partal.server import schema
from partal.server.packs import content_of
from partal.server.rooms import Rooms
from partal.server.stamps import Stamp, pack_digest, stamp_of
from partal.server.store import Store
from tests.server.house import said
from tests.server.town import CHANGED, Game, Guest, Town, other_rules, other_values

OTHER = {"asara": "sabika", "sabika": "asara"}


@pytest.fixture
def town(database, tmp_path) -> Town:
    return Town(database() or f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", tmp_path)


def refused_requests(guest: Guest, game: Game) -> list[Any]:
    """Everything that would play or replay a table."""
    table = f"/{game.id}"
    asked = [
        guest.ask("POST", f"{table}/answer", {"seat": 0, "number": 1, "option": "go bank 10"}),
        guest.ask("POST", f"{table}/undo", {"seat": 0}),
        guest.ask("POST", f"{table}/sit", {"seat": 0, "name": "Eve"}),
        guest.ask("POST", f"{table}/leave", {"seat": 0, "bot": "random"}),
        guest.ask("POST", f"{table}/retake", {"seat": 0}),
        guest.ask("POST", f"{table}/chat", {"text": "hello"}),
        guest.ask("POST", f"{table}/review"),
    ]
    paths = ("hint?seat=0", "ahead?seat=0&answers=x", "replay/1", "history", "review")
    return asked + [guest.ask("GET", f"{table}/{path}") for path in paths]


def live_refusal(guest: Guest, game: Game) -> tuple[dict[str, Any], int]:
    """What a live connection says, and the code with which it ends."""
    guest.client.cookies.clear()
    path = f"/api/tables/{game.id}/live?seat=0"
    with guest.client.websocket_connect(path, headers={"cookie": guest.town.cookie}) as socket:
        told = json.loads(socket.receive_text(timeout=10))
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text(timeout=10)
    assert told["type"] == "refused"
    return told, closed.value.code


@pytest.mark.parametrize("game", ["asara", "sabika"])
@pytest.mark.parametrize(
    ("change", "why", "sentence"),
    [
        (other_rules, "rules", "of the rules; this server has version next and cannot play or replay it."),
        (
            other_values,
            "content",
            "components that this server does not have, so it cannot be played or replayed here.",
        ),
    ],
    ids=["rules", "content"],
)
def test_no_game_changes_under_its_players(town, monkeypatch, tmp_path, game, change, why, sentence):
    """Finished: result, sheet and record as they were. Running: refused, closed, exported. The other game goes on."""
    with town.server() as guest:
        finished, running, later = [town.writes(name, game, last) for name, last in (("f", None), ("r", 30), ("l", 25))]
        unaffected = town.writes("unaffected", OTHER[game], 20)
        guest.finishes(finished)
        before = guest.frame(finished)["standings"]
        header, record = guest.header(finished), guest.ask("GET", "/f/record").text
        assert (header["kept"], header["status"]) == (None, "finished")
        assert record == finished.record
        assert f"taken-back: {finished.match.tally.taken_back}\n" in record
        seen = guest.frame(later)
        version, content = stamp_of(game, "")[:2]

    with monkeypatch.context() as patch:
        change(game, patch, tmp_path)
        with town.server() as guest:
            after = guest.header(finished)
            assert after["kept"] == {
                "why": [why],
                "rules": version,
                "content": content,
                "rules_here": GAMES[game].rules.version,
                "content_here": GAMES[game].rules.content().digest,
                "result": True,
                "may_close": False,
            }
            assert {**after, "kept": None, "number": header["number"], "seats": header["seats"]} == header
            result = guest.ask("GET", "/f/result").json()
            assert result == {
                **before,
                "taken_back": finished.match.tally.taken_back,
                "taken_back_past_reveals": 0,
            }
            assert guest.ask("GET", "/f/record").text == record

            stopped = guest.header(running)
            assert (stopped["status"], stopped["kept"]["why"]) == ("stopped", [why])
            assert (stopped["scores"], stopped["winners"], stopped["asked"], stopped["seed"]) == ([], None, None, None)
            for kept in (finished, running):
                refused = refused_requests(guest, kept)
                assert [answer.status_code for answer in refused] == [410] * len(refused)
                assert all(said(answer.json()).endswith(sentence) for answer in refused)
                told, code = live_refusal(guest, kept)
                assert said(told).endswith(sentence)
                assert code == 4410
                assert said(told, "de") != said(told)

            early = guest.ask("GET", "/r/record")
            assert (early.status_code, said(early.json())[:49]) == (
                403,
                "The record is available once the table is closed;",
            )
            assert guest.ask("GET", "/r/result").status_code == 403
            assert guest.ask("POST", "/r/close", stranger=True).status_code == 403
            assert guest.ask("POST", "/f/close").status_code == 409
            assert guest.ask("POST", "/unaffected/close", stranger=True).status_code == 403
            closed = guest.ask("POST", "/r/close")
            assert (closed.status_code, closed.json()["status"]) == (200, "closed")
            assert guest.ask("POST", "/r/close").status_code == 200
            assert guest.ask("GET", "/r/record", stranger=True).text == running.record
            assert "scores:" not in running.record
            assert guest.answers(running).status_code == 410

            assert guest.answers(unaffected).status_code == 200
            listed = {table["id"]: table["status"] for table in guest.ask("GET", "").json()}
            assert listed == {"f": "finished", "r": "closed", "l": "stopped", "unaffected": "running"}
        with pytest.raises(RecordError, match=r"version|components"):
            load(record)

    with town.server() as guest:
        assert guest.header(finished) == header
        assert guest.ask("GET", "/f/record").text == record
        assert guest.header(running)["status"] == "closed"
        assert said(guest.answers(running).json()) == "This table is closed."
        again = guest.frame(later)
        assert {**again, "header": None} == {**seen, "header": None}
        assert guest.answers(later).status_code == 200
        assert guest.answers(unaffected).status_code == 200


@pytest.mark.parametrize("game", ["asara", "sabika"])
@pytest.mark.parametrize(
    ("statement", "why", "sentence"),
    [
        ("DELETE FROM packs", "pack-gone", "The content pack of this game is gone"),
        ("UPDATE packs SET text = text || '# more'", "pack-changed", "The content pack of this game has changed"),
    ],
    ids=["gone", "changed"],
)
def test_a_pack_that_is_not_as_it_was_is_never_replaced_by_other_values(town, game, statement, why, sentence):
    """The values of the pack are known to nobody else: what is missing is said, and nothing is played without it."""
    with town.server() as guest:
        finished = town.writes("f", game, None, CHANGED[game])
        running = town.writes("r", game, 30, CHANGED[game])
        plain = town.writes("plain", game, 20)
        guest.finishes(finished)
        before, record = guest.frame(finished)["standings"], guest.ask("GET", "/f/record").text
        assert guest.header(running)["content"] == content_of(game, CHANGED[game]).digest

    async def harm(store):
        async with store.engine.begin() as connection:
            await connection.execute(text(statement))

    town.with_store(harm)
    with town.server() as guest:
        for kept in (finished, running):
            header = guest.header(kept)
            assert header["kept"]["why"] == [why]
            assert header["content"] == content_of(game, CHANGED[game]).digest
            refused = refused_requests(guest, kept)
            assert [answer.status_code for answer in refused] == [410] * len(refused)
            assert all(said(answer.json()).startswith(sentence) for answer in refused)
            assert live_refusal(guest, kept)[1] == 4410
        result = guest.ask("GET", "/f/result").json()
        assert {key: result[key] for key in before} == before
        assert guest.ask("GET", "/f/record").text == record == finished.record
        assert guest.ask("POST", "/r/close").json()["status"] == "closed"
        assert guest.ask("GET", "/r/record").text == running.record
        assert guest.answers(plain).status_code == 200


def test_a_table_closed_by_another_process_accepts_nothing_more(town):
    """Another process has closed it: everybody who still has it open is told, and nothing is written."""
    with town.server() as guest:
        game = town.writes("t", "asara", 10)
        assert guest.answers(game).status_code == 200
        town.with_store(lambda store: store.close_table("t"))
        late = guest.answers(game)
        assert (late.status_code, said(late.json())) == (410, "This table is closed.")
        assert guest.header(game)["status"] == "closed"
        assert guest.ask("GET", "/t/record").text == game.record


# A database of the last server without stamps

FIFTH = """
CREATE TABLE tables (id VARCHAR(24) PRIMARY KEY, game VARCHAR(20) NOT NULL, seats INTEGER NOT NULL,
  settings JSON NOT NULL, seed BIGINT NOT NULL, salt VARCHAR(64) NOT NULL, public BOOLEAN NOT NULL,
  finished BOOLEAN NOT NULL, owner VARCHAR(32) NOT NULL, created FLOAT NOT NULL, touched FLOAT NOT NULL,
  pack VARCHAR(24) NOT NULL DEFAULT '', chosen BOOLEAN NOT NULL DEFAULT FALSE);
CREATE TABLE chairs (table_id VARCHAR(24) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL,
  bot VARCHAR(40) NOT NULL, name VARCHAR(40) NOT NULL, player VARCHAR(32) NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE answers (table_id VARCHAR(24) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  notation VARCHAR(200) NOT NULL, PRIMARY KEY (table_id, number));
CREATE TABLE chat (id {serial}, table_id VARCHAR(24) NOT NULL, name VARCHAR(40) NOT NULL, text TEXT NOT NULL,
  at FLOAT NOT NULL);
CREATE TABLE players (id VARCHAR(32) PRIMARY KEY, name VARCHAR(40) NOT NULL, language VARCHAR(8) NOT NULL,
  seen FLOAT NOT NULL);
CREATE TABLE packs (id VARCHAR(24) PRIMARY KEY, game VARCHAR(20) NOT NULL, name TEXT NOT NULL,
  digest VARCHAR(64) NOT NULL, entries INTEGER NOT NULL, text TEXT NOT NULL, owner VARCHAR(32) NOT NULL,
  created FLOAT NOT NULL);
CREATE TABLE reviews (table_id VARCHAR(24) PRIMARY KEY, review JSON NOT NULL, made FLOAT NOT NULL);
CREATE TABLE versions (version INTEGER PRIMARY KEY, at FLOAT NOT NULL);
INSERT INTO versions VALUES (5, 1.0)
"""
"""The shape of the last database without stamps, as that server made it."""
LAST = {"asara": ("1", "7d4d263915c5f9cf"), "sabika": ("1", "c1d39347cb5755e1")}
"""Version and content of the rules that wrote it."""


def played(game: str, pack: str, answers: int | None) -> Match[Any]:
    match: Match[Any] = Match(GAMES[game].rules, 2, 7, {}, content=content_of(game, pack), salt="salt")
    while (decision := match.decision) is not None and (answers is None or len(match.history) < answers):
        match.play(decision.options[len(match.history) % len(decision.options)])
    return match


def fifth(town: Town) -> dict[str, Game]:
    """A database of version 5 with a running and a finished table of each game, and two with packs."""
    games = {}

    async def write(connection) -> None:
        serial = {"sqlite": "INTEGER PRIMARY KEY AUTOINCREMENT", "postgresql": "SERIAL PRIMARY KEY"}
        for statement in FIFTH.replace("{serial}", serial[connection.dialect.name]).split(";"):
            await connection.execute(text(statement))
        for game in GAMES:
            content = content_of(game, CHANGED[game])
            await connection.execute(
                text("INSERT INTO packs VALUES (:id, :game, 'box', :digest, 1, :text, 'ana', 1.0)"),
                {"id": f"{game}-pack", "game": game, "digest": content.digest, "text": CHANGED[game]},
            )
            for kind, pack, answers in (("running", "", 30), ("finished", "", None), ("packed", CHANGED[game], 30)):
                name = f"{game}-{kind}"
                match = played(game, pack, answers)
                await connection.execute(
                    text("""INSERT INTO tables VALUES
                        (:id, :game, 2, '{}', 7, 'salt', TRUE, :finished, 'ana', 1.0, 1.0, :pack, FALSE)"""),
                    {"id": name, "game": game, "finished": match.over, "pack": f"{game}-pack" if pack else ""},
                )
                for seat, person in enumerate(("Ana", "Ben")):
                    await connection.execute(
                        text("INSERT INTO chairs VALUES (:id, :seat, 'human', '', :name, 'ana')"),
                        {"id": name, "seat": seat, "name": person},
                    )
                for number, answer in enumerate(match.history, 1):
                    await connection.execute(
                        text("INSERT INTO answers VALUES (:id, :number, :seat, :notation)"),
                        {"id": name, "number": number, "seat": answer.seat, "notation": answer.option.notation},
                    )
                games[name] = Game(name, match, GAMES[game].rules.version)

    async def run() -> None:
        store = Store(town.url)
        async with store.engine.begin() as connection:
            await write(connection)
        await store.close()

    asyncio.run(run())
    return games


def test_old_tables_are_stamped_with_what_they_were_played_by_and_not_with_what_is_new(town):
    fifth(town)

    async def stamps(store):
        names = [f"{game}-{kind}" for game in GAMES for kind in ("running", "finished", "packed")]
        return {name: (await store.table(name)).stamp for name in names}

    found = town.with_store(stamps)
    assert schema.unstamped() == LAST
    for game, (rules, content) in LAST.items():
        pack = CHANGED[game]
        assert found[f"{game}-running"] == found[f"{game}-finished"] == Stamp(rules, content, "")
        assert found[f"{game}-packed"] == Stamp(rules, content_of(game, pack).digest, pack_digest(pack))


def test_tables_of_an_old_database_continue_under_the_same_rules_and_are_kept_otherwise(town, monkeypatch):
    """Asara as it was, Sabika of another version: one goes on, of the other nothing is played."""
    monkeypatch.setattr(GAMES["asara"], "unstamped", stamp_of("asara", "")[:2])
    monkeypatch.setattr(GAMES["sabika"], "unstamped", ("0", "another"))
    games = fifth(town)
    with town.server() as guest:
        for kind in ("running", "packed"):
            game = games[f"asara-{kind}"]
            assert guest.header(game)["status"] == "running"
            assert guest.header(game)["scores"] == list(game.match.scores)
            assert guest.header(games[f"sabika-{kind}"])["status"] == "stopped"
        assert guest.ask("GET", "/asara-finished/record").text == games["asara-finished"].record

        kept = guest.header(games["sabika-finished"])
        assert (kept["status"], kept["rules"], kept["content"]) == ("finished", "0", "another")
        assert kept["kept"]["result"] is False
        gone = guest.ask("GET", "/sabika-finished/result")
        assert (gone.status_code, said(gone.json())) == (404, "The result of this game was not kept.")
        record = guest.ask("GET", "/sabika-finished/record").text
        page = games["sabika-finished"].match.record()
        line = page._replace(version="0", content="another", players=("Ana", "Ben"))
        assert record == line._replace(scores=None, winners=None, digest="").write()


@pytest.mark.parametrize("asked", [True, False])
def test_old_finished_games_have_their_result_kept_while_they_can_still_be_replayed(town, monkeypatch, asked):
    """As soon as somebody looks, and otherwise when the server has started; after that other rules cannot hurt it."""
    monkeypatch.setattr(GAMES["asara"], "unstamped", stamp_of("asara", "")[:2])
    games = fifth(town)
    game = games["asara-finished"]
    if asked:
        monkeypatch.setattr(Rooms, "keep_results", nothing)
    with town.server() as guest:
        if asked:
            assert guest.header(game)["kept"] is None
        else:
            wait_for(lambda: town.with_store(lambda store: store.result(game.id)) is not None)
    monkeypatch.setattr(GAMES["asara"].rules, "version", "next")
    with town.server() as guest:
        result = guest.ask("GET", f"/{game.id}/result").json()
        standings = game.match.standings
        assert (result["scores"], result["winners"]) == (list(standings.scores), list(standings.winners))
        assert [[(line["source"], line["points"], line["clause"]) for line in sheet] for sheet in result["sheets"]] == [
            [tuple(line) for line in sheet] for sheet in standings.sheets
        ]
        assert guest.ask("GET", f"/{game.id}/record").text == game.record


async def nothing(_rooms: Rooms) -> None:
    """Stores nothing unless asked."""


def wait_for(done: Callable[[], bool], seconds: float = 20.0) -> None:
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.05)
