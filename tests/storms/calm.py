"""After the storm: everything works again, everybody sees the same, and nothing is left over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from partal.server.schema import chat, coaching
from partal.table.seat import PERSON
from tests.storms.laws import SHOWN, Asked, Seen, encode

if TYPE_CHECKING:
    from tests.storms.server import Server
    from tests.storms.storm import Storm

LONGEST_CALM = 45.0
"""Seconds after the last fault within which everything must be well again: the longest waits of the server, twice."""
LASTING = {
    "Rooms.keep_tidy",
    "Event.wait",
    "Room._let_bots_answer",
    "SharedProcesses.keep_alive",
    "Sharing._keep_telling",
}
"""The tasks of a process that has nothing to do."""
NEVER = 1e7
"""A pace at which bots do not move any more."""


def calm_down(storm: Storm) -> None:
    history = storm.history
    heal(storm)
    eventually(storm, check_doubts, check_pages, check_rooms)
    for asked in the_asked(storm):
        outcome = asked()
        storm._until(storm.loop.now + 15, lambda outcome=outcome: bool(outcome))
        if not history.broken and not (outcome and outcome[0].status == 200):
            said = f"{outcome[0].status} {outcome[0].said}" if outcome else "nothing"
            history.breaks("whoever is asked can answer when all is well", said)
    eventually(storm, check_pages, check_rooms, check_bots)
    if not history.broken:
        history.check_end()
    if not history.broken:
        for person in storm.people:
            person.go()
        eventually(storm, check_left)
    if not history.broken:
        servers, storm.over = living(storm), True
        for server in servers:
            server.stop()
        eventually(storm, lambda storm: check_stopped(storm, servers))
    for error in storm.loop.errors:
        history.breaks("the server is never surprised", f"{error.get('message')}: {error.get('exception')!r}")


def eventually(storm: Storm, *checks: Callable[[Storm], None]) -> None:
    """These laws hold at some moment before everything must be well again."""
    history, until = storm.history, storm.loop.now + LONGEST_CALM
    while not history.broken:
        storm._wait(1.7)
        if history.broken:
            return
        kept, history.say = history.say, lambda _: None
        for check in checks:
            check(storm)
        history.say = kept
        if not history.broken:
            return
        if storm.loop.now >= until:
            for broken in history.broken:
                storm.say(f"BROKEN {broken.law}: {broken.how}")
            return
        history.broken.clear()


def check_doubts(storm: Storm) -> None:
    for room in storm.rooms:
        storm.history.require(not room.in_doubt or room.set_aside, "no room is left in doubt", room.row.id)
    missing = storm.processes - len(living(storm))
    storm.history.require(missing <= 0, "every process is up when all is well", f"{missing} missing")


def heal(storm: Storm) -> None:
    """No more faults; bots stop moving, and everybody who is there has a page that works."""
    storm.say("calm")
    storm.database.fault = ""
    storm.database.cut_off.clear()
    storm.bots.mood = "well"
    storm.settings = storm.settings._replace(pace=NEVER)
    for server in storm.servers:
        server.process.steps_left = None
        server.rooms.pace = NEVER
        for room in server.rooms._open.values():
            room.pace = NEVER
    for person in storm.people:
        if person.line is not None and person.line.reader != "quick":
            person.hang_up()
        told = storm.history.tables[person.table]
        person.closed = person.closed and told.closed is not None
        person.connect()


def the_asked(storm: Storm) -> list[Any]:
    """For each table, somebody who answers there if a person is asked who is there."""
    found = []
    for name, told in storm.history.tables.items():
        match = told.match(len(told.log))
        decision, seated = match.decision, told.chairs[-1]
        if decision is None or told.closed is not None or any(chair.kind == "open" for chair in seated):
            continue
        chair = seated[decision.seat]
        person = next((one for one in storm.people if one.name == chair.player and one.table == name), None)
        if person is not None and chair.kind in PERSON and person.seat == decision.seat:
            found.append(lambda one=person, told=told: answers(one, told))
    return found


def answers(person: Any, told: Any) -> Any:
    match = told.match(len(told.log))
    option, number = match.decision.options[0].notation, match.tally.questions[person.seat] + 1
    asked = Asked("answer", person.table, person.seat, number, option, [])
    return person.request("answer", asked, seat=person.seat, number=number, option=option)


def check_pages(storm: Storm) -> None:
    """Everybody who is there sees the table as it is stored."""
    history = storm.history
    for person in storm.people:
        told = history.tables[person.table]
        if not person.here or told.closed is not None:
            continue
        if not told.removed.get(person.name, True):
            history.require(person.line is None, "who was removed sees nothing more", person.name)
            continue
        if person.closed:  # The host has let them back meanwhile, and they load the page again.
            person.closed = False
            person.connect()
        if person.line is None or person.frame is None:
            history.breaks("who is there has a connection when all is well", person.name)
            continue
        seat = person.frame["seat"]
        mine = seat is None or told.chairs[-1][seat].player == person.name
        history.require(mine, "nobody looks on from another's seat", f"{person.name} at {seat}")
        rest = encode({**{name: person.frame[name] for name in SHOWN}, "chat": []})
        shown = Seen(rest, [encode(line) for line in person.frame["events"]])
        fresh = told.frame(len(told.log), told.chairs[-1], seat)
        history.require(shown == fresh, "everybody sees the same table", f"{person.name} at {seat}")
        kinds = [(shown["kind"], shown["connected"]) for shown in person.frame["header"]["seats"]]
        there = {one.name for one in storm.people if one.here and one.table == person.table}
        known = [(chair.kind, chair.kind == "bot" or chair.player in there) for chair in told.chairs[-1]]
        history.require(kinds == known, "everybody sees who is there", f"{person.name}: {kinds}, not {known}")
        closed = person.frame["header"]["chat_closed"]
        history.require(closed == told.chat_closed, "everybody knows whether the chat is closed", person.name)
        check_coach(storm, person, told.chairs[-1])
        query = select(chat.c.text).where(chat.c.table_id == person.table).order_by(chat.c.id)
        said = [row[0] for row in storm.disk.read(query)]
        read = [line["text"] for line in person.frame["chat"]]
        history.require(read == said, "everybody reads the same", f"{person.name}: {read}, not {said}")


def check_coach(storm: Storm, person: Any, chairs: list[Any]) -> None:
    """Everybody knows who agrees to the coach, and it speaks only where all who play do, until the game is over."""
    assert person.frame is not None
    if person.frame["header"]["status"] == "finished":
        over = person.frame["header"]["coach"] == {"speaks": False, "agreed": [], "missing": []}
        storm.history.require(over, "the coach speaks only where all agree", person.name)
        return
    query = select(coaching.c.player).where(coaching.c.table_id == person.table)
    agree = {row[0] for row in storm.disk.read(query)}
    people = [chair.player for chair in chairs if chair.kind in PERSON]
    shown = person.frame["header"]["coach"]
    agreed, missing = [{chairs[seat].player for seat in shown[name]} for name in ("agreed", "missing")]
    several = set(people) if len(people) > 1 else set()
    law = "everybody knows who agrees to the coach"
    history = storm.history
    history.require((agreed, missing) == (several & agree, several - agree), law, f"{person.name}: {agreed}, {missing}")
    speaks = len(people) == 1 or (len(people) > 1 and not several - agree)
    history.require(shown["speaks"] == speaks, "the coach speaks only where all agree", person.name)


def check_rooms(storm: Storm) -> None:
    """No room is in doubt, no lock is held, nothing waits."""
    history = storm.history
    for server in living(storm):
        for room in server.rooms._open.values():
            history.require(not room.lock.locked(), "no lock is held", f"{room.row.id}")
            history.require(not room.presence._unwritten, "nothing waits", "absences")
            told = history.tables[room.row.id]
            room.catch_up()  # As it is found by whoever needs it.
            behind = room.match.entry != len(told.log) + 1 and not room.set_aside
            history.require(not behind, "no room is behind", room.row.id)
        history.require(not server.store._turn.locked(), "no lock is held", "the store's")
        history.require(not server.context.opening.locked(), "no lock is held", "opening")
        history.require(not server.store._waiting, "nothing waits", "entries")
        history.require(not server.rooms._opening, "nothing waits", "openings")
        history.require(not server.thinkers.waiting and not server.thinkers.thinking, "nothing waits", "bots")
        history.require(server.process.connections == 0, "no connection leaks", f"{server.process.connections}")
    history.require(storm.database.idle, "no lock is held", "the database's")


def check_bots(storm: Storm) -> None:
    """Where a bot is asked and somebody looks on, some process lets it think."""
    rooms = [room for server in living(storm) for room in server.rooms._open.values() if not room.set_aside]
    for room in rooms:
        if room.listeners and room.thinking is not None:
            same = [other for other in rooms if other.row.id == room.row.id]
            thinks = any(other._bots is not None and not other._bots.done() for other in same)
            storm.history.require(thinks, "a bot that is asked thinks", room.row.id)


def check_left(storm: Storm) -> None:
    """Everybody has gone, and the server's memory is as it was."""
    history = storm.history
    for server in living(storm):
        history.require(server.context.connections == 0, "memory returns to where it was", "live connections")
        rooms = server.rooms._open.values()
        listening = {room.row.id: len(room.listeners) for room in rooms if room.listeners}
        history.require(not listening, "memory returns to where it was", f"listeners {listening}")
        bots = sum(room._bots is not None and not room._bots.done() for room in rooms)
        names = [task.get_coro().__qualname__ for task in server.process.tasks]
        left = sorted(set(names) - LASTING)
        history.require(not left, "no task leaks", f"{left}")
        playing = names.count("Room._let_bots_answer")
        closed = sum(told.closed is not None for told in history.tables.values())
        history.require(bots <= playing <= bots + closed, "no task leaks", f"{playing} tasks of bots at {bots} tables")
        for caps in (server.thinkers._people, server.thinkers._addresses):
            history.require(not caps._places, "memory returns to where it was", f"{caps._places}")


def check_stopped(storm: Storm, servers: list[Server]) -> None:
    """Every process has stopped in good order, and nothing of it is left."""
    closed = any(told.closed is not None for told in storm.history.tables.values())
    for server in servers:
        names = [task.get_coro().__qualname__ for task in server.process.tasks]
        # The bots of a closed table would stop at their next move, but it never comes.
        left = [name for name in names if not (closed and name == "Room._let_bots_answer")]
        storm.history.require(not left, "a process that stops ends", f"{left}")


def living(storm: Storm) -> list[Server]:
    return [server for server in storm.servers if server.process.alive and server.serving]
