"""Looking at finished games delays nobody who plays."""

from __future__ import annotations

import asyncio
import random
import time

from partal.core.event import NOBODY

from partal.server.past import Past
from partal.server.room import Room
from partal.server.seated import Listener
from tests.sampling import LONG, sampled
from tests.server.contexts import asked, at_a_table, bot, row_of
from tests.server.house import ME, RANDOM, Visitor
from tests.server.whole import whole_frame

LONGEST = 0.3
"""Seconds within which an answer is acknowledged while others look at finished games."""
VISITORS = 10


async def finished(visitor: Visitor, game: str, seats: int) -> tuple[str, int]:
    """A finished game of bots, and the number of its questions."""
    table = (await visitor.opens(game, *[RANDOM] * seats, public=True))["id"]
    async with visitor.live(table) as wire:
        frame = await wire.hear_where(lambda frame: frame["standings"], timeout=100)
    return table, frame["number"]


async def flips(visitor: Visitor, tables: list[tuple[str, int]], until: asyncio.Event, rng: random.Random) -> int:
    """Looks at one moment after another, and now and then at the chart, the record and the result."""
    looks = 0
    while not until.is_set():
        table, questions = rng.choice(tables)
        number = rng.randint(1, questions)
        answers = [
            await visitor.http.get(f"/api/tables/{table}/{page}")
            for page in (f"replay/{number}?seat=0", f"replay/{max(1, number - 1)}", "history", "record", "result")
        ]
        assert {answer.status_code for answer in answers} == {200}
        looks += 2
    return looks


async def plays(visitor: Visitor, table: str, answers: int, rng: random.Random) -> list[float]:
    """How long each answer took to be acknowledged."""
    taken = []
    async with visitor.live(table, 0) as wire:
        frame = await wire.hear()
        while len(taken) < answers and frame["question"] is not None:
            question = frame["question"]
            if question["mine"]:
                option = rng.choice(question["options"])["notation"]
                began = time.monotonic()
                response = await visitor.answers(table, 0, frame["number"], option)
                taken.append(time.monotonic() - began)
                assert response.status_code == 200, response.text
                await asyncio.sleep(0.02)
            frame = await wire.hear()
    return taken


@LONG
def test_answers_stay_quick_while_ten_visitors_flip_through_finished_games(sqlite_house):
    async def story():
        people = [await Visitor(sqlite_house.base).arrive(f"Visitor {number}") for number in range(VISITORS + 1)]
        tables = [await finished(people[0], "sabika", 4), await finished(people[0], "asara", 4)]
        until = asyncio.Event()
        looking = [
            asyncio.create_task(flips(person, tables, until, random.Random(number)))
            for number, person in enumerate(people[1:])
        ]
        table = (await people[0].opens("asara", ME, RANDOM, seed=3))["id"]
        await asyncio.sleep(0.5)
        # The machine may be busy with something else for a moment, but hardly three times.
        taken = [max(await plays(people[0], table, 15, random.Random(number))) for number in range(3)]
        until.set()
        looks = sum(await asyncio.gather(*looking))
        for person in people:
            await person.leave()
        return taken, looks

    taken, looks = asyncio.run(story())
    assert min(taken) < LONGEST
    assert looks > VISITORS, "they wait for each other, but not for ever"


@sampled("game", ["asara", "sabika"], every=2)
def test_a_moment_of_a_finished_game_is_what_replaying_it_from_its_start_would_show(game, tmp_path):
    async def story(room, _):
        token = room.listen(Listener("ana", None, lambda: None))
        await asked(room, NOBODY)
        room.leave(token)
        differ, past = [], Past()
        last = room.match.number
        for number in (1, 2, 31, 32, 33, 34, last // 2, last - 1, last):
            fresh = Room(room.store, room.row, None, room.thinkers, 0)
            fresh.past, fresh.chairs = True, room.chairs
            for played in room.match.history[: number - 1]:
                fresh.match.play(played.option)
            fresh.match.tally = room.match.tally
            given = room.match.history[number - 1].option.notation if number <= len(room.match.history) else None
            for seat in (None, 0, 2):
                shown = dict(past._frame(room, number, "ana", seat))
                chosen = shown.pop("chosen")
                if shown != whole_frame(fresh, "ana", seat) or (chosen and chosen["notation"]) != given:
                    differ.append((number, seat))
        return differ

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    assert at_a_table(url, row_of(game, 3), [bot(0), bot(1, "ana"), bot(2)], story) == []
