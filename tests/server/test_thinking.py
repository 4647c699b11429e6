"""Bots think in processes of their own; whatever they do, a table gets its answer and nothing hangs."""

from __future__ import annotations

import asyncio
import os
import time

import pytest
from litestar.testing import TestClient

from partal.core.match import Match
from partal.core.rng import Rng, key

from partal import GAMES
from partal.server.app import create_app
from partal.server.settings import Settings
from partal.server.thinking import BotQuestion, Thinkers
from partal.table.players import make, names

BAD = "tests.server.bad_bots"
LIMIT = 6.0


def question(bot: str, game: str = "asara", seats: int = 2, answers: int = 0, table: str = "t") -> BotQuestion:
    match = Match(GAMES[game].rules, seats, 7)
    for _ in range(answers):
        match.play(match.decision.options[0])
    state = match.rules.encode(match.at(match.number))
    return BotQuestion(table, "mark", game, bot, "", "chance", state, match.decision)


def answer(asked: BotQuestion, limit: float = LIMIT, program: str = BAD) -> str:
    async def ask():
        thinkers = Thinkers(1, limit, program)
        try:
            return await thinkers.answer(asked)
        finally:
            await thinkers.close()

    return asyncio.run(ask())


@pytest.mark.parametrize(("game", "seats", "answers"), [("asara", 3, 9), ("sabika", 2, 14), ("sabika", 1, 6)])
def test_a_thought_in_another_process_is_the_same_thought(game, seats, answers):
    """The bot there sees what it would see here, and has the same chance."""
    asked = question("medium", game, seats, answers)
    rules = GAMES[game].rules
    state = rules.decode(asked.state)
    here = make(game, "medium").choose(rules.view(state, asked.decision.seat), asked.decision, Rng(key("chance")))

    assert answer(asked, 60, "partal.server.thinker") == here.notation


@pytest.mark.parametrize(("bot", "why"), [("fails", "no idea"), ("dies", "ended"), ("cheats", "not offered")])
def test_a_bot_that_goes_wrong_is_replaced_by_a_plainer_one(bot, why, caplog):
    """`medium` answers, and the server's log says so."""
    asked = question(bot)
    rules = GAMES["asara"].rules
    view = rules.view(rules.decode(asked.state), asked.decision.seat)
    medium = make("asara", "medium").choose(view, asked.decision, Rng(key("chance")))

    assert answer(asked, 60) == medium.notation
    [record] = [record for record in caplog.records if record.name == "partal.server"]
    assert (record.levelname, record.getMessage(), record.bot, record.then) == ("ERROR", "bot failed", bot, "medium")
    assert why in record.why


def test_a_bot_that_hangs_is_not_waited_for(caplog):
    began = time.monotonic()
    options = {option.notation for option in question("hangs").decision.options}

    assert answer(question("hangs"), 2) in options
    assert time.monotonic() - began < 40
    assert "no answer within 2 s" in [record.why for record in caplog.records if record.name == "partal.server"]


def test_a_bot_that_is_told_to_stop_in_time_is_heard():
    asked = question("obeys")
    assert answer(asked, 3) == asked.decision.options[-1].notation


def test_what_a_bot_prints_is_not_its_answer():
    asked = question("chatters")
    assert answer(asked) == asked.decision.options[0].notation


def test_a_bot_keeps_what_it_thought_for_its_own_seat_and_table_only():
    async def ask():
        thinkers = Thinkers(2, LIMIT, BAD)
        try:
            same = [await thinkers.answer(question("remembers")) for _ in range(2)]
            other = await thinkers.answer(question("remembers", table="another"))
            return same, other
        finally:
            await thinkers.close()

    options = question("remembers").decision.options
    same, other = asyncio.run(ask())

    assert same == [options[0].notation, options[-1].notation]
    assert other == options[0].notation


def test_processes_are_replaced_when_they_die_and_gone_when_the_server_stops():
    async def ask():
        thinkers = Thinkers(1, LIMIT, BAD)
        await thinkers.answer(question("random"))
        first = thinkers.quick.pid
        os.kill(first, 9)
        after = await thinkers.answer(question("random"))
        second = thinkers.quick.pid
        await thinkers.close()
        return first, second, after

    first, second, after = asyncio.run(ask())

    assert first != second
    assert after in {option.notation for option in question("random").decision.options}
    for pid in (first, second):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_table_stays_usable_while_a_bot_thinks(tmp_path):
    """A bot that hangs blocks neither its table's chat nor another table; in the end another bot answers for it."""
    app = create_app(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", tmp_path, Settings(pace=0, rate=0, bot_seconds=2))
    thinkers = app.state.context.rooms.thinkers
    thinkers.workers[0].program = BAD
    with TestClient(app) as client:
        client.get("/api/me")
        me, bot = {"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}
        table = client.post("/api/tables", json={"game": "asara", "chairs": [me, bot], "seed": 7}).json()["id"]
        other = client.post("/api/tables", json={"game": "asara", "chairs": [me, {"kind": "guest"}]}).json()["id"]
        room = app.state.context.rooms._open[table]
        room.chairs[1] = room.chairs[1]._replace(bot="hangs")
        for number, option in enumerate(("go bank 10", "lay violet"), 1):
            body = {"seat": 0, "number": number, "option": option}
            assert client.post(f"/api/tables/{table}/answer", json=body).status_code == 200
        began = time.monotonic()
        thinking = client.get(f"/api/tables/{table}").json()["seats"][1]["thinking"]
        said = client.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code
        body = {"seat": 0, "number": 1, "option": "go bank 10"}
        elsewhere = client.post(f"/api/tables/{other}/answer", json=body).status_code
        quick = time.monotonic() - began
        while len(room.match.history) < 3 and time.monotonic() - began < 60:
            time.sleep(0.05)
        answers = [played.seat for played in room.match.history]

    assert thinking
    assert (said, elsewhere) == (200, 200)
    assert quick < 1.9
    assert answers[:3] == [0, 0, 1]


def test_every_bot_of_the_registry_can_sit_at_the_web_table():
    """Each answers its first question in another process, by its own or its older name."""

    async def ask():
        thinkers = Thinkers(1, 60)
        try:
            return [
                (await thinkers.answer(asked)) in {option.notation for option in asked.decision.options}
                for game in GAMES
                for asked in [question(name, game) for name in [*names(game), "greedy"]]
            ]
        finally:
            await thinkers.close()

    assert all(asyncio.run(ask()))
