"""What the server does for an answer besides network and disk: processor time, and instructions if callgrind counts.

`python bench/answering.py` lets two people answer at random at many tables, on the server's own rooms, with connections
that only take the frames, and a store that keeps nothing. It prints the processor time for an answer.
For instructions by function, compare two runs that differ in their number of answers:

    PARTAL_BUILD=compiled valgrind --tool=callgrind --callgrind-out-file=build/callgrind \
        .venv/bin/python bench/answering.py --answers 1000
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.bare import Recorder

from partal.core.log import Entry

from partal import GAMES, compiled
from partal.server.live import Viewer
from partal.server.room import Room
from partal.server.seated import Listener
from partal.server.stamps import stamp_of
from partal.server.store import Player, Store, TableRow
from partal.server.thinking import Thinkers
from partal.table.result import Result
from partal.table.seat import Chair

NAMES = ("Ana", "Ben")


class Forgetful(Store):
    """Writes nothing, at once: the disk is not what is measured."""

    async def add_entry(
        self, table_id: str, number: int, entry: Entry, touches: bool = True, result: Result | None = None
    ) -> None:
        return None


class Seated:
    """A room with two people who look on from their seats."""

    def __init__(self, store: Store, game: str, number: int) -> None:
        stamp = stamp_of(game, "")
        row = TableRow(f"{game}-{number}", game, 2, {}, number, "salt", False, False, "ana", 0.0)
        row = row._replace(rules=stamp.rules, content=stamp.content, pack_digest=stamp.pack)
        self.room = Room(store, row, None, Thinkers(1, 1.0), 0.0)
        self.room.chairs = [Chair(seat, "human", "", name, name.lower()) for seat, name in enumerate(NAMES)]
        self.viewers: list[Viewer] = []
        for seat, name in enumerate(NAMES):
            player = Player(name.lower(), "", "en")
            viewer = Viewer(Recorder(), self.room, player, seat)  # type: ignore[arg-type]
            self.room.listen(Listener(player.id, seat, viewer.news.set))
            self.viewers.append(viewer)

    @property
    def sent(self) -> list[str]:
        return [text for viewer in self.viewers for text in viewer.socket.sent]  # type: ignore[attr-defined]

    async def show(self) -> None:
        for viewer in self.viewers:
            await viewer.show()


async def play(games: list[str], tables: int, answers: int) -> dict[str, float]:
    """Everybody answers in turn; returns processor time and frames for an answer, and bytes for a frame."""
    rng = random.Random(1)
    store = Forgetful("sqlite+aiosqlite://")
    fresh = iter(range(10**6))
    seated = [Seated(store, games[index % len(games)], next(fresh)) for index in range(tables)]
    for one in seated:
        await one.show()
    bytes_sent = frames = 0
    began = time.process_time()
    for count in range(answers):
        index = count % tables
        one = seated[index]
        if one.room.match.over:
            one = seated[index] = Seated(store, games[index % len(games)], next(fresh))
            await one.show()
        for viewer in one.viewers:
            viewer.socket.sent.clear()  # type: ignore[attr-defined]
        decision = one.room.match.decision
        assert decision is not None
        option = rng.choice(decision.options).notation
        await one.room.answer(NAMES[decision.seat].lower(), decision.seat, one.room.number(decision.seat), option)
        await one.show()
        frames += len(one.sent)
        bytes_sent += sum(map(len, one.sent))
    took = time.process_time() - began
    for one in seated:
        await one.room.close()
    await store.close()
    return {"took": took / answers, "bytes": bytes_sent / max(1, frames), "frames": frames / answers}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--answers", type=int, default=6000)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--games", default=",".join(GAMES))
    chosen = parser.parse_args()
    found = asyncio.run(play(chosen.games.split(","), chosen.tables, chosen.answers))
    print(f"{1e6 * found['took']:.0f} µs of processor time for an answer ({compiled.build()})")
    print(f"{found['frames']:.2f} frames of {found['bytes']:.0f} bytes for an answer")


if __name__ == "__main__":
    main()
