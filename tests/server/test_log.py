"""A game's log is only ever added to: no number means two questions, however often answers are taken back."""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple

import pytest

from partal.core.decision import RefusedAnswer, StaleAnswer
from partal.core.log import standing

from partal.server.room import Room
from partal.server.rooms import Rooms
from partal.server.store import Store
from partal.table.seat import Forbidden
from tests.sampling import sampled
from tests.server.contexts import ANA, Puppets, answers, asked, at_a_table, bot, person, row_of, sat


@pytest.fixture
def url(database, tmp_path) -> str:
    return database() or f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"


class Seen(NamedTuple):
    """A question as somebody saw it: the number it had for them, and after how many entries it was open."""

    seat: int
    number: int
    entries: int
    options: tuple[str, ...]


def look(room: Room) -> Seen | None:
    decision = room.match.decision
    if decision is None:
        return None
    options = tuple([option.notation for option in decision.options])
    return Seen(decision.seat, room.number(decision.seat), room.match.tally.entries, options)


class Storm:
    """People answer, take back and answer late, at two servers that share nothing but the database."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.rng = random.Random(seed)
        self.seen: list[Seen] = []
        self.rooms: list[tuple[Store, Rooms, Room]] = []
        self.snapshots: list[list[Any]] = []
        self.counts = dict.fromkeys(("answered", "taken back", "late", "stale", "restarts"), 0)

    async def begin(self) -> None:
        for _ in range(2):
            store = Store(self.url)
            rooms = Rooms(store, Puppets(), 0)
            self.rooms.append((store, rooms, await sat(rooms)))

    async def end(self) -> None:
        for store, rooms, _ in self.rooms:
            await rooms.close()
            await store.close()
        self.rooms.clear()

    async def entries(self) -> list[Any]:
        found = await self.rooms[0][0].entries("table")
        self.snapshots.append(found)
        return found

    async def step(self) -> None:
        room = self.rng.choice(self.rooms)[2]
        there = look(room)
        if there is not None:
            self.seen.append(there)
        action = self.rng.choices(("answer", "back", "late", "restart"), (50, 30, 30, 2))[0]
        if action == "restart":
            self.counts["restarts"] += 1
            await self.end()
            await self.begin()
        elif action == "back":
            await self.take_back(room)
        elif there is not None:
            # Late: any question that anybody has ever seen here, most of them long gone.
            await self.answer(room, self.rng.choice(self.seen) if action == "late" else there, action)

    async def answer(self, room: Room, question: Seen, action: str) -> None:
        before, known = len(await self.entries()), room.match.tally.entries
        try:
            await room.answer(ANA, question.seat, question.number, self.rng.choice(question.options))
        except StaleAnswer:
            self.counts["stale"] += 1
            in_time = question.entries == before == known
            assert not in_time, "an answer in time was refused by a server that knows the table as it is"
            return
        except Forbidden:
            assert not question.entries == before == known
            return
        self.counts["answered" if action == "answer" else "late"] += 1
        assert question.entries == before, "an answer met another question than it was meant for"

    async def take_back(self, room: Room) -> None:
        seat = self.rng.randrange(room.row.seats)
        before, number = len(await self.entries()), room.number(seat)
        known = room.match.tally.entries
        try:
            await room.undo(ANA, seat, number if self.rng.random() < 0.5 else None)
        except RefusedAnswer:
            return
        assert known == before, "a take-back at a table that somebody else had moved on"
        self.counts["taken back"] += 1


@sampled("seed", range(3))
@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_no_stale_answer_is_ever_accepted_however_often_answers_are_taken_back(url, game, seed):
    async def story():
        store = Store(url)
        await store.open()
        await store.add_table(row_of(game, 2), [person(0), person(1)])
        await store.close()
        storm = Storm(url, seed)
        await storm.begin()
        for _ in range(220):
            await storm.step()
        log = await storm.entries()
        await storm.end()
        await storm.begin()
        read = [room.match for _, _, room in storm.rooms]
        await storm.end()
        return storm, log, read

    storm, log, read = asyncio.run(story())

    assert min(storm.counts.values()) > 0, storm.counts
    assert storm.counts["taken back"] > 10
    assert storm.counts["stale"] > 10
    assert [number for number, _ in log] == list(range(1, len(log) + 1))
    assert [entries for entries in storm.snapshots if entries != log[: len(entries)]] == [], "something was deleted"
    numbers = {(seen.seat, seen.number): seen.entries for seen in storm.seen}
    assert all(numbers[seen.seat, seen.number] == seen.entries for seen in storm.seen), "a number meant two questions"
    line = [(entry.seat, entry.notation) for entry in standing([entry for _, entry in log])]
    for match in read:
        assert [(played.seat, played.option.notation) for played in match.history] == line
        assert match.tally.entries == len(log)
        assert match.tally.take_backs == storm.counts["taken back"]


def test_what_is_read_from_the_log_is_what_was_played(url):
    """The live match, and the one that another server reads: the same state, the same numbers, the same record."""

    async def story(room: Room, _):
        for turn in range(60):
            seat = room.match.decision.seat
            await answers(room, seat, turn)
            if turn % 3 == 0 and room.why_not_undo(seat) is None:
                await room.undo(ANA, seat)
        other = await sat(Rooms(room.store, Puppets(), 0))
        return room.match, other.match

    live, read = at_a_table(url, row_of("asara", 2), [person(0), person(1)], story)
    assert live.tally == read.tally
    assert live.tally.take_backs > 5
    assert (live.digest, live.save(), live.number) == (read.digest, read.save(), read.number)


def test_a_take_back_that_is_sent_twice_takes_back_once(url):
    async def story(room: Room, _):
        for _ in range(2):
            await answers(room, 0)
        number = room.number(0)
        await room.undo(ANA, 0, number)
        with pytest.raises(StaleAnswer, match=r"Question 3 is no longer open; you are at 4\."):
            await room.undo(ANA, 0, number)
        return len(room.match.history)

    assert at_a_table(url, row_of("asara", 2), [person(0), person(1)], story) == 1


def test_a_bot_that_was_asked_before_a_take_back_does_not_answer_afterwards(url):
    """It thinks while the table goes back and comes again to the same place: what it thought then is dropped."""

    async def story(room: Room, puppets: Puppets):
        assert await asked(room, 0)
        while room.match.decision.seat == 0:
            puppets.held.clear()
            await answers(room, 0)
        while not puppets.questions:
            await asyncio.sleep(0)
        place = room.match.number
        await room.undo(ANA, 0)
        await answers(room, 0)
        assert (room.match.number, room.match.decision.seat) == (place, 1)
        first = room.match.entry
        puppets.held.set()
        assert await asked(room, 0)
        return place, first, puppets.questions, await room.store.entries("table")

    place, first, thoughts, log = at_a_table(url, row_of("asara", 2), [person(0), bot(1)], story)

    before, after = thoughts[:2]
    assert before.table != after.table, "a bot goes on from its last thought on the same line only"
    assert before.chance == after.chance, "chance follows from where the game stands"
    assert f" {place} " in before.chance
    mine = [number for number, entry in log if entry.seat == 1]
    assert min(mine) == first
    assert len(thoughts) == len(mine) + 1


def test_a_log_that_grew_too_long_by_take_backs_still_accepts_answers(url, monkeypatch):
    monkeypatch.setattr("partal.table.table.MOST_ENTRIES", 6)

    async def story(room: Room, _):
        for _ in range(3):
            await answers(room, 0)
            await room.undo(ANA, 0)
        await answers(room, 0)
        with pytest.raises(RefusedAnswer, match="the game goes on from here") as refused:
            await room.undo(ANA, 0)
        await answers(room, 0)
        return refused.value.clause, len(room.match.history)

    assert at_a_table(url, row_of("asara", 2), [person(0), person(1)], story) == ("A-TAB-01", 2)
