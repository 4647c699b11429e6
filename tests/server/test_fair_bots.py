"""One visitor who opens many tables of strong bots keeps nobody else's bots from answering."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from partal.server.seated import Listener
from partal.server.shares import Caps, FairTurns, Share
from partal.server.thinking import Thinkers
from tests.sampling import LONG
from tests.server.contexts import at_a_table, bot, row_of
from tests.server.house import ME, Visitor
from tests.server.test_processes import houses
from tests.server.test_thinking import BAD, question

LONGEST = 10.0
"""Seconds within which a bot has answered, whatever else is asked of the server."""
MASTER = {"kind": "bot", "bot": "master"}
TABLES = 20


async def longest_silence(visitor: Visitor, table: str, answers: int) -> float:
    """The longest time for which nothing happened at a table while its bots were asked; this person answers at once."""
    longest = 0.0
    async with visitor.live(table, 0) as wire:
        frame = await wire.hear(timeout=60)
        while answers > 0 and frame["question"] is not None:
            question = frame["question"]
            if question["mine"]:
                await wire.send(type="answer", number=frame["number"], option=question["options"][0]["notation"])
                frame = await wire.hear(timeout=60)
                continue
            began = time.monotonic()
            asked = frame["header"]["asked"], len(frame["events"])
            while (frame["header"]["asked"], len(frame["events"])) == asked:
                frame = await wire.hear(timeout=60)
            longest = max(longest, time.monotonic() - began)
            answers -= 1
    return longest


@asynccontextmanager
async def attack(base: str, *chairs: dict[str, str]):
    """One visitor with many tables, who looks at them all."""
    async with AsyncExitStack() as stack:
        glutton = await Visitor(base).arrive("Glutton")
        stack.push_async_callback(glutton.leave)
        for _ in range(TABLES):
            table = (await glutton.opens("asara", *chairs))["id"]
            await stack.enter_async_context(glutton.live(table))
        await asyncio.sleep(1)
        yield


@pytest.mark.parametrize(
    ("level", "first"),
    [
        ("medium", MASTER),
        ("hard", MASTER),
        pytest.param("master", MASTER, marks=LONG),
        pytest.param("hard", ME, marks=LONG),
        pytest.param("master", ME, marks=LONG),
    ],
)
def test_twenty_tables_of_masters_silence_nobody_elses_bot(sqlite_house, level, first):
    """Whether the visitor who opens them sits at them or only looks on."""

    async def story():
        async with attack(sqlite_house.base, MASTER, first, MASTER, MASTER):
            ana = await Visitor(sqlite_house.base).arrive("Ana")
            table = (await ana.opens("asara", ME, {"kind": "bot", "bot": level}, seed=3))["id"]
            try:
                return await longest_silence(ana, table, 3)
            finally:
                await ana.leave()

    assert asyncio.run(story()) < LONGEST


def test_the_tables_of_one_who_opened_many_go_on_too(sqlite_house):
    """Each has an answer in time; if need be, of the bot that stands in."""

    async def story():
        async with attack(sqlite_house.base, MASTER, MASTER, MASTER, MASTER):
            ana = await Visitor(sqlite_house.base).arrive("Ana")
            table = (await ana.opens("asara", *[MASTER] * 4))["id"]
            began = time.monotonic()
            async with ana.live(table) as wire:
                first = len((await wire.hear())["events"])
                await wire.hear_where(lambda frame: len(frame["events"]) > first)
            await ana.leave()
            return time.monotonic() - began

    assert asyncio.run(story()) < LONGEST


@LONG
def test_an_attack_on_two_processes_silences_nobody_at_either(postgres, tmp_path):
    """The attacker's tables think at both processes, and so do the bots of the two who play."""
    with houses(postgres, tmp_path / "data") as pair:

        async def one(house) -> float:
            ana = await Visitor(house.base).arrive("Ana")
            table = (await ana.opens("asara", ME, {"kind": "bot", "bot": "hard"}, seed=3))["id"]
            try:
                return await longest_silence(ana, table, 3)
            finally:
                await ana.leave()

        async def story():
            async with attack(pair[0].base, *[MASTER] * 4), attack(pair[1].base, *[MASTER] * 4):
                return await asyncio.gather(*[one(house) for house in pair])

        assert max(asyncio.run(story())) < LONGEST


def test_bots_among_themselves_play_only_while_somebody_looks_on(tmp_path):
    async def story(room, puppets):
        room.wake_bots()
        await asyncio.sleep(0.1)
        unseen = len(puppets.questions)
        token = room.listen(Listener("ana", None, lambda: None))
        room.wake_bots()
        while len(room.match.history) < 3:
            await asyncio.sleep(0)
        puppets.held.clear()
        while len(puppets.questions) == len(room.match.history):
            await asyncio.sleep(0)
        room.leave(token)
        await asyncio.sleep(0)
        played = len(room.match.history)
        puppets.held.set()
        await asyncio.sleep(0.1)
        return unseen, played, len(room.match.history), room.quiet

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    unseen, played, later, quiet = at_a_table(url, row_of("asara", 2), [bot(0), bot(1)], story)
    assert unseen == 0
    assert later == played, "a thought that nobody would see is not waited for"
    assert quiet


# The order of turns


def order(holder: Share, *waiting: Share) -> list[Share]:
    """Who gets a turn after whom if all of these wait while somebody holds it."""

    async def story():
        turns, had = FairTurns(), []

        async def one(share: Share) -> None:
            async with turns.turn(share):
                had.append(share)

        await turns.take(holder)
        tasks = [asyncio.create_task(one(share)) for share in waiting]
        await asyncio.sleep(0)
        turns.give_back()
        await asyncio.gather(*tasks)
        return had

    return asyncio.run(story())


def test_people_take_turns_however_much_one_of_them_wants():
    glutton, ana, ben = Share("glutton", "1"), Share("ana", "2"), Share("ben", "3")
    assert order(glutton, glutton, glutton, glutton, ana, ben)[:2] == [ana, ben]
    assert order(glutton, ana, ana, glutton, ben) == [ana, ben, glutton, ana]


def test_many_names_at_one_address_have_the_turns_of_one():
    crowd = [Share(f"visitor {number}", "1") for number in range(5)]
    ana = Share("ana", "2")
    assert order(crowd[0], *crowd[1:], ana)[0] == ana
    assert order(crowd[0], *crowd[1:], ana, ana, ana)[:5:2] == [ana, ana, ana]


def test_people_who_play_come_before_bots_among_themselves():
    bots, played = Share("ana", "1", played=False), Share("ben", "1")
    assert order(bots, bots, bots, played, played)[:2] == [played, played]


def test_who_stops_waiting_loses_nobody_the_turn():
    async def story():
        turns = FairTurns()
        await turns.take(Share("ana"))
        waiting = [asyncio.create_task(turns.take(Share(name))) for name in ("ben", "cleo", "dora")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        turns.give_back()
        waiting[1].cancel()  # Just when its turn has come.
        await asyncio.wait_for(waiting[2], 1)
        return turns.holder, turns.waiting

    assert asyncio.run(story()) == (Share("dora"), [])


def test_only_so_many_are_under_way_at_once():
    async def story():
        caps, most, now = Caps(2), 0, 0

        async def one() -> None:
            nonlocal most, now
            async with caps.place("ana"):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1

        await asyncio.gather(*[one() for _ in range(7)])
        return most, caps._places

    assert asyncio.run(story()) == (2, {})


# A bot that thinks


def test_a_bot_that_thinks_makes_room_for_somebody_elses():
    """It is asked to finish, and answers with what it has found; its process stays."""

    async def story():
        thinkers = Thinkers(1, 60.0, BAD)
        try:
            await thinkers.answer(question("remembers"))
            pid = thinkers.workers[0].pid
            began = time.monotonic()
            slow = asyncio.create_task(thinkers.answer(question("obeys")._replace(share=Share("glutton"))))
            await asyncio.sleep(0.1)
            answer = await thinkers.answer(question("remembers")._replace(share=Share("ana")))
            taken = time.monotonic() - began
            return taken, answer, await slow, pid == thinkers.workers[0].pid
        finally:
            await thinkers.close()

    taken, answer, slow, same = asyncio.run(story())
    options = [option.notation for option in question("obeys").decision.options]
    assert taken < LONGEST / 2
    assert (answer, slow) == (options[-1], options[-1])
    assert same


def test_a_bot_whose_table_nobody_watches_any_more_is_asked_to_finish():
    async def story():
        thinkers = Thinkers(1, 60.0, BAD)
        try:
            await thinkers.answer(question("remembers"))
            pid = thinkers.workers[0].pid
            gone = asyncio.create_task(thinkers.answer(question("obeys")))
            await asyncio.sleep(0.2)
            gone.cancel()
            began = time.monotonic()
            await thinkers.answer(question("remembers"))
            return time.monotonic() - began, pid == thinkers.workers[0].pid
        finally:
            await thinkers.close()

    taken, same = asyncio.run(story())
    assert taken < 1.5
    assert same


@LONG
def test_a_bot_that_hears_nothing_is_answered_for_in_time():
    """However long the limit for one thought is."""

    async def story():
        thinkers = Thinkers(1, 60.0, BAD)
        try:
            slow = asyncio.create_task(thinkers.answer(question("hangs")._replace(share=Share("glutton"))))
            await asyncio.sleep(0.1)
            began = time.monotonic()
            await thinkers.answer(question("obeys")._replace(share=Share("ana")))
            waited = time.monotonic() - began
            await slow
            return waited, time.monotonic() - began
        finally:
            await thinkers.close()

    waited, both = asyncio.run(story())
    assert waited < LONGEST
    assert both < LONGEST
