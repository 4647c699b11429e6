"""One storm: a table or two, people, servers, a database, and a plan of what goes wrong. One integer is all of it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, NamedTuple
from zlib import crc32

from sqlalchemy import insert

from partal.core.errors import PartalError
from partal.core.log import Entry
from partal.core.match import Match

from partal.games import GAMES
from partal.server.room import Room
from partal.server.schema import answers, chairs, players, tables
from partal.server.settings import Settings
from partal.server.stamps import stamp_of
from partal.server.store import TableRow
from partal.table.seat import Chair
from tests.storms.actions import ACTIONS
from tests.storms.calm import calm_down
from tests.storms.database import Disk, SimulatedDatabase, SqliteDisk
from tests.storms.laws import Broken, History, Told
from tests.storms.loop import Loop, Stuck
from tests.storms.people import Person
from tests.storms.server import EPOCH, Bots, Server

OFTEN = 60
"""The weight of what is to happen often; that of an answer."""


class Planned(NamedTuple):
    """Something that happens in a storm."""

    at: float
    kind: str
    chance: int
    """The seed of everything that is left to chance in it."""


class Report(NamedTuple):
    """How a storm went."""

    seed: int
    broken: list[Broken]
    steps: int
    frames: int
    answers: int
    digest: int
    """Of everything that happened, in order."""
    actions: int


class Unexpected(logging.Handler):
    """Exceptions that the server has caught and logged because it did not expect them."""

    def __init__(self, history: History) -> None:
        super().__init__()
        self.history = history

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            error = record.exc_info[1]
            self.history.breaks("the server is never surprised", f"{record.getMessage()}: {error!r}")


@cache
def shared_disk() -> Disk:
    """The database file of this process, in memory where the machine can."""
    memory = Path("/dev/shm")
    return SqliteDisk(str(Path(mkdtemp(prefix="storms-", dir=memory if memory.is_dir() else None)) / "storms.db"))


def plan_of(seed: int, often: Collection[str] = ()) -> list[Planned]:
    """What happens in a storm, in order; `often`: what is to happen more often than it otherwise would."""
    rng = Random(f"{seed} plan")
    kinds, weights = list(ACTIONS), [OFTEN if kind in often else action.weight for kind, action in ACTIONS.items()]
    now, plan = 0.5, []
    for _ in range(rng.randint(15, 45)):
        now += rng.choice((0.0, 0.01, rng.expovariate(5), rng.expovariate(1)))
        plan.append(Planned(now, rng.choices(kinds, weights)[0], rng.randrange(2**32)))
    return plan


def next_entry(room: Room) -> int:
    """The number of a table's next entry, as far as this room knows: it may have noted some without playing them."""
    number = room.match.entry
    for noted, _ in room.noted:
        number += noted == number
    return number


class Storm:
    """One storm."""

    def __init__(self, seed: int, disk: Disk | None = None, loud: bool = False, often: Collection[str] = ()) -> None:
        self.seed = seed
        self.plan = plan_of(seed, often)
        self.loud = loud
        self.digest = 0
        rng = self.rng = Random(f"{seed} set-up")
        self.disk = disk or shared_disk()
        self.disk.wipe()
        self.loop = Loop(Random(f"{seed} order"), rng.random() < 0.5)
        self.database = SimulatedDatabase(self.disk, self.loop, Random(f"{seed} database"))
        self.database.trace = self.say
        self.history = History(self.disk, self.say)
        self.database.on_commit = self.history.on_commit
        self.bots = Bots(Random(f"{seed} bots"))
        self.settings = Settings(
            pace=rng.choice((0.0, 0.05, 0.35)), rate=rng.choice((0.0, 30.0)), thinkers=rng.choice((1, 2))
        )
        self.processes = rng.choice((1, 1, 2, 3))
        self.history.shared = self.processes > 1
        if self.processes > 1:  # A heartbeat costs more than anything else, so nobody waits for ten minutes.
            self.settings = self.settings._replace(away_minutes=0.2)
        self.most_rooms = rng.choice((1, 2_000))
        self.servers: list[Server] = []
        self.ended: list[Server] = []
        self.over = False
        """Whether no more servers start."""
        self.people: list[Person] = []
        self.said = 0

    def say(self, what: str) -> None:
        """Writes down what happens."""
        line = f"{self.loop.now:9.3f} {what}"
        self.digest = crc32(line.encode(), self.digest)
        if self.loud:
            print(line, flush=True)

    # Setting up

    def set_up(self) -> None:
        for number in range(1 if self.rng.random() < 0.85 else 2):
            self._open(f"table{number}")
        for _ in range(self.processes):
            self.start_server()
        for person in self.people:
            person.come()

    def _open(self, name: str) -> None:
        rng = self.rng
        game = rng.choice(list(GAMES))
        rules = GAMES[game].rules
        seats = rng.choice(rules.seats)
        people = [f"p{seat}-{name}" for seat in range(rng.randint(1, seats))]
        seated = []
        for seat in range(seats):
            if seat < len(people):
                seated.append(Chair(seat, "human", "", f"Player {seat}", people[seat]))
            elif rng.random() < 0.15:
                seated.append(Chair(seat, "open", "", "", ""))
            else:
                seated.append(Chair(seat, "bot", rng.choice(("random", "easy", "medium")), "", ""))
        rng.shuffle(seated)
        seated = [chair._replace(seat=seat) for seat, chair in enumerate(seated)]
        row = TableRow(
            name, game, seats, {}, rng.randrange(10_000), f"salt{name}", rng.random() < 0.5, False, people[0], EPOCH,
            "", False, *stamp_of(game, ""), rng.random() < 0.7,
        )  # fmt: skip
        log = [] if any(chair.kind == "open" for chair in seated) else self._played(row)
        row = row._replace(finished=self._is_over(row, log))
        self.history.tables[name] = Told(row, log, tuple(seated))
        self.disk.execute(insert(tables), {**row._asdict(), "touched": EPOCH})
        self.disk.execute(insert(chairs), [{"table_id": name, **chair._asdict()} for chair in seated])
        if log:
            rows = [{"table_id": name, "number": number, **entry._asdict()} for number, entry in enumerate(log, 1)]
            self.disk.execute(insert(answers), rows)
        watching = [f"w{number}-{name}" for number in range(rng.choice((0, 1, 1, 2, 2)))]
        known = [{"id": one, "name": one, "language": "en", "seen": EPOCH} for one in people + watching]
        self.disk.execute(insert(players), known)
        self.disk.commit()
        places = {chair.player: chair.seat for chair in seated}
        self.people += [Person(self, one, name, places.get(one)) for one in people + watching]

    def _played(self, row: TableRow) -> list[Entry]:
        """The first answers of a game: none, some, all but a few or all, so that every kind of question comes up."""
        rng = self.rng
        match: Match[Any] = Match(GAMES[row.game].rules, row.seats, row.seed, {}, salt=row.salt)
        log: list[Entry] = []
        most = rng.choices((0, rng.randint(1, 30), rng.randint(1, 120), 10_000), (30, 35, 20, 15))[0]
        while (decision := match.decision) is not None and len(log) < most:
            option = rng.choice(decision.options)
            match.play(option)
            log.append(Entry(decision.seat, option.notation))
        return log[: -rng.randint(1, 8)] if match.over and rng.random() < 0.5 else log

    def _is_over(self, row: TableRow, log: list[Entry]) -> bool:
        match: Match[Any] = Match(GAMES[row.game].rules, row.seats, row.seed, {}, salt=row.salt)
        for entry in log:
            match.play(entry.notation)
        return match.over

    def start_server(self) -> None:
        number = len(self.servers)
        server = Server(
            f"server{number}",
            self.loop,
            self.database,
            self.settings,
            Random(f"{self.seed} server {number}"),
            self.bots,
            self.processes > 1,
        )
        server.rooms.most = self.most_rooms
        server.on_end = self._ended
        self.servers.append(server)
        server.start()
        self.say(f"{server.process.name} starts")

    def _ended(self, server: Server) -> None:
        """Another takes its place."""
        if server in self.ended:
            return
        self.ended.append(server)
        self.say(f"{server.process.name} has ended")
        if not self.over:
            delay = self.rng.choice((0.0, self.rng.expovariate(1)))
            self.loop.outside(delay, self.start_server)

    def a_server(self, rng: Random) -> Server | None:
        """One of the servers that are up."""
        up = [server for server in self.servers if server.serving and server.process.alive]
        return rng.choice(up) if up else None

    # Running

    def run(self, only: Collection[int] | None = None) -> Report:
        """Runs the storm; `only`: with these of its planned actions."""
        plan = [(place, one) for place, one in enumerate(self.plan) if only is None or place in only]
        logger, unexpected = logging.getLogger("partal.server"), Unexpected(self.history)
        before = logger.level, logger.propagate, list(logger.handlers)
        logger.handlers, logger.propagate = [unexpected], False
        logger.setLevel(logging.WARNING)
        try:
            with self.loop.running():
                try:
                    self.set_up()
                    for place, planned in plan:
                        self._until(planned.at)
                        if self.history.broken:
                            break
                        self.say(f"{place}: {planned.kind}")
                        self._happens(planned)
                    if not self.history.broken:
                        calm_down(self)
                except PartalError as error:
                    self._nonsense(error)
                except Stuck as error:
                    self.history.breaks("every storm ends", str(error))
        finally:
            logger.setLevel(before[0])
            logger.propagate, logger.handlers = before[1], before[2]
        entries = sum(len(told.log) for told in self.history.tables.values())
        return Report(
            self.seed, self.history.broken, self.loop.steps, self.history.frames, entries, self.digest, len(plan)
        )

    def _happens(self, planned: Planned) -> None:
        try:
            ACTIONS[planned.kind].do(self, Random(planned.chance))
        except PartalError as error:
            self._nonsense(error)

    def _nonsense(self, error: PartalError) -> None:
        """The log cannot be replayed; a law may have said so already."""
        if not self.history.broken:
            self.history.breaks("the log can be replayed", str(error))

    def _until(self, when: float, done: Callable[[], bool] = lambda: False) -> None:
        self.loop.run(max(when, self.loop.now), lambda: bool(self.history.broken) or done())

    def _wait(self, seconds: float) -> None:
        self._until(self.loop.now + seconds)

    def require_in_step(self) -> None:
        """If nothing is wrong, every room soon has all that is stored."""
        until = self.loop.now + 8
        while self.database.works and not self.history.broken:
            behind = [
                room.row.id
                for room in self.rooms
                if not room.set_aside and next_entry(room) != len(self.history.tables[room.row.id].log) + 1
            ]
            if not behind:
                return
            if self.loop.now > until:
                self.history.breaks("no room is behind", f"{behind}")
            self._wait(0.1)

    @property
    def rooms(self) -> list[Room]:
        return [
            room
            for server in self.servers
            if server.process.alive and server.serving
            for room in server.rooms._open.values()
        ]


def storm(
    seed: int,
    only: Collection[int] | None = None,
    loud: bool = False,
    disk: Disk | None = None,
    often: Collection[str] = (),
) -> Report:
    """Runs one storm."""
    return Storm(seed, disk, loud, often).run(only)
