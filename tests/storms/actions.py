"""What people do and what goes wrong in a storm. To add something to every storm, add a function here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from partal.games import GAMES
from partal.server.accounts import person_mark
from tests.storms.database import FAULTS
from tests.storms.network import READERS

if TYPE_CHECKING:
    from tests.storms.people import Person
    from tests.storms.storm import Storm


class Action(NamedTuple):
    """Something that can happen; the weight says how often, compared with the others."""

    weight: int
    do: Callable[[Storm, Random], None]


ACTIONS: dict[str, Action] = {}


def action(weight: int) -> Callable[[Callable[[Storm, Random], None]], Callable[[Storm, Random], None]]:
    """Makes a function part of all storms, under its own name."""

    def register(do: Callable[[Storm, Random], None]) -> Callable[[Storm, Random], None]:
        ACTIONS[do.__name__] = Action(weight, do)
        return do

    return register


def somebody(storm: Storm, rng: Random, seated: bool = False) -> Person:
    """One of the people, whether or not they are there."""
    return rng.choice([person for person in storm.people if not seated or person.seat is not None])


# People


@action(60)
def answer(storm: Storm, rng: Random) -> None:
    """Somebody who is asked answers."""
    asked = [person for person in storm.people if person.question is not None]
    if asked:
        person = rng.choice(asked)
        assert person.question is not None
        assert person.frame is not None
        option = rng.choice(person.question["options"])["notation"]
        times = 2 if rng.random() < 0.15 else 1
        person.gives(person.frame["number"], option, rng.random() < 0.4, times)


@action(6)
def repeat(storm: Storm, rng: Random) -> None:
    """Somebody sends their last answer again."""
    person = somebody(storm, rng, seated=True)
    if person.last is not None:
        person.gives(person.last.number, person.last.text, rng.random() < 0.5)


@action(4)
def late(storm: Storm, rng: Random) -> None:
    """Somebody answers a question that is not open."""
    person = somebody(storm, rng, seated=True)
    if person.frame is not None:
        options = GAMES[storm.history.tables[person.table].row.game].rules.options
        number = max(1, person.frame["number"] + rng.choice((-2, -1, 1)))
        person.gives(number, rng.choice(options).notation, rng.random() < 0.5)


@action(4)
def guess(storm: Storm, rng: Random) -> None:
    """Somebody answers what may not be offered, or though another is asked."""
    person = somebody(storm, rng, seated=True)
    if person.frame is not None:
        options = GAMES[storm.history.tables[person.table].row.game].rules.options
        option = rng.choice(options).notation if rng.random() < 0.8 else "nonsense"
        person.gives(max(1, person.frame["number"]), option, rng.random() < 0.5)


@action(10)
def undo(storm: Storm, rng: Random) -> None:
    """Somebody takes back their last answer."""
    able = [person for person in storm.people if person.frame is not None and person.frame["undo"]["possible"]]
    person = rng.choice(able) if able and rng.random() < 0.8 else somebody(storm, rng, seated=True)
    number = max(1, person.frame["number"]) if person.frame is not None and rng.random() < 0.8 else None
    person.takes_back(number, rng.random() < 0.5)


@action(6)
def chat(storm: Storm, rng: Random) -> None:
    """Somebody says something; sometimes two at once."""
    for _ in range(rng.choice((1, 1, 2))):
        storm.said += 1
        somebody(storm, rng).says(f"words {storm.said}", rng.random() < 0.5)


@action(5)
def reload(storm: Storm, rng: Random) -> None:
    """Somebody loads the page again."""
    person = somebody(storm, rng)
    if person.here:
        person.reload()


@action(5)
def cut(storm: Storm, rng: Random) -> None:
    """A connection breaks; the server may notice much later than the page."""
    person = somebody(storm, rng)
    if person.here:
        person.hang_up(rng.choice((0.0, rng.expovariate(1), 30.0)))
        storm.loop.outside(rng.uniform(0.1, 3), person.connect)


@action(4)
def go(storm: Storm, rng: Random) -> None:
    """Somebody goes away without a word."""
    somebody(storm, rng).go(rng.choice((0.0, rng.expovariate(1))))


@action(6)
def come(storm: Storm, rng: Random) -> None:
    """Somebody who is away comes back."""
    away = [person for person in storm.people if not person.here]
    if away:
        rng.choice(away).come()


@action(4)
def reader(storm: Storm, rng: Random) -> None:
    """Somebody's page becomes slow, reads nothing any more, or is well again."""
    person = somebody(storm, rng)
    if person.line is not None and person.line.reader != "dead":
        person.line.reader = rng.choice(READERS)


@action(3)
def chatter(storm: Storm, rng: Random) -> None:
    """Messages that change nothing: greetings, signs of life and nonsense."""
    person = somebody(storm, rng)
    if person.line is not None:
        person.line.say(rng.choice(({"type": "hello"}, {"type": "ping"}, {"type": "what"}, "{", '"')))


@action(4)
def leave(storm: Storm, rng: Random) -> None:
    """Somebody leaves their seat to a bot."""
    person = somebody(storm, rng, seated=True)
    person.request("leave", seat=person.seat)


@action(6)
def retake(storm: Storm, rng: Random) -> None:
    """Somebody takes their seat back."""
    left = [
        person
        for person in storm.people
        if person.seat is not None and storm.history.tables[person.table].chairs[-1][person.seat].kind == "bot"
    ]
    person = rng.choice(left) if left else somebody(storm, rng, seated=True)
    person.request("retake", seat=person.seat)


@action(4)
def waver(storm: Storm, rng: Random) -> None:
    """Somebody leaves their seat to a bot, and takes it back while the bot thinks."""
    person = somebody(storm, rng, seated=True)
    seat = person.seat
    person.request("leave", seat=seat)
    for _ in range(rng.randint(1, 3)):
        storm.loop.outside(rng.uniform(0.1, 1.0), lambda: person.request("retake", seat=seat))


@action(4)
def sit(storm: Storm, rng: Random) -> None:
    """Somebody who looks on takes a free seat, or tries to; sometimes two at once."""
    for person in [person for person in storm.people if person.seat is None]:
        seated = storm.history.tables[person.table].chairs[-1]
        free = [chair.seat for chair in seated if chair.kind == "open"]
        if free and rng.random() < 0.8:
            person.request("sit", seat=rng.choice(free), name=person.name)


@action(3)
def rush(storm: Storm, rng: Random) -> None:
    """All who look on at a table want the same free seat, at the same time and at any process."""
    for name, told in storm.history.tables.items():
        free = [chair.seat for chair in told.chairs[-1] if chair.kind == "open"]
        seat = rng.choice(free) if free else None
        for person in storm.people:
            if person.table == name and person.seat is None and seat is not None:
                person.request("sit", seat=seat, name=person.name)


@action(4)
def agree(storm: Storm, rng: Random) -> None:
    """All who are there agree that a bot plays for whoever is asked."""
    for person in storm.people:
        told = storm.history.tables[person.table]
        decision = told.match(len(told.log)).decision
        if decision is not None and person.here and rng.random() < 0.9:
            person.request("agree", seat=decision.seat)


@action(3)
def coach(storm: Storm, rng: Random) -> None:
    """Somebody agrees to the coach, or does not any more; now and then somebody who does not play."""
    for _ in range(rng.choice((1, 1, 2))):
        somebody(storm, rng, seated=rng.random() < 0.9).request("coach", agrees=rng.random() < 0.7)


@action(1)
def close(storm: Storm, rng: Random) -> None:
    """Somebody closes the table, if they may."""
    somebody(storm, rng).request("close")


def finisher(storm: Storm, rng: Random) -> Person | None:
    """Somebody at a table whose game is over; now and then somebody else; mostly nobody if there is no such table."""
    over = {name for name, told in storm.history.tables.items() if told.match(len(told.log)).over}
    people = [person for person in storm.people if person.table in over]
    if people and rng.random() < 0.9:
        return rng.choice(people)
    return somebody(storm, rng) if rng.random() < 0.2 else None


@action(10)
def rematch(storm: Storm, rng: Random) -> None:
    """Those who have finished a game, or have not, want to play again: one of them, or all at once."""
    asking = finisher(storm, rng)
    if asking is None:
        answer(storm, rng)
        return
    there = [person for person in storm.people if person.table == asking.table]
    for person in rng.sample(there, rng.choice((1, 2, len(there))) if len(there) > 1 else 1):
        person.request("rematch")


@action(3)
def finish(storm: Storm, rng: Random) -> None:
    """All who play at a table answer quickly for a while; games that are nearly over end."""
    table = somebody(storm, rng, seated=True).table
    for _ in range(rng.randint(4, 16)):
        asked = [person for person in storm.people if person.table == table and person.question is not None]
        for person in asked:
            assert person.question is not None
            assert person.frame is not None
            person.gives(person.frame["number"], rng.choice(person.question["options"])["notation"], True)
        storm._wait(0.6)
    if rng.random() < 0.7:
        rematch(storm, rng)


@action(10)
def go_on(storm: Storm, rng: Random) -> None:
    """Somebody wants to go on from a position, of a game that is over or is not."""
    person = finisher(storm, rng)
    if person is None:
        answer(storm, rng)
        return
    told = storm.history.tables[person.table]
    number = rng.randint(1, max(1, len(told.match(len(told.log)).history) + 1))
    person.request("go-on", number=number, seat=rng.randrange(told.row.seats), bot=rng.choice(("", "random")))


@action(3)
def host_closes_chat(storm: Storm, rng: Random) -> None:
    """The host closes the chat or opens it, while somebody speaks; now and then somebody else tries to."""
    person = host(storm, rng)
    person.request("close-chat", closed=rng.random() < 0.6)
    if rng.random() < 0.7:
        chat(storm, rng)


@action(5)
def host_removes(storm: Storm, rng: Random) -> None:
    """The host removes somebody, from their seat or as a spectator, who may be about to do something."""
    person = host(storm, rng)
    others = [other for other in storm.people if other.table == person.table]
    gone = rng.choice(others)
    seat = gone.seat if rng.random() < 0.9 else rng.choice((None, 0, 1))
    if rng.random() < 0.3:
        rng.choice((answer, sit, chat, leave))(storm, rng)
    person.request("remove", person=person_mark(gone.name), seat=seat)
    person.request("visitors")


@action(3)
def host_lets_back(storm: Storm, rng: Random) -> None:
    """The host lets somebody back, who loads the page again."""
    person = host(storm, rng)
    back = rng.choice([other for other in storm.people if other.table == person.table])
    person.request("let-back", person=person_mark(back.name))

    def again() -> None:
        back.closed = False
        back.connect()

    storm.loop.outside(rng.uniform(0.2, 2), again)


def host(storm: Storm, rng: Random) -> Person:
    """The host of a table, or now and then somebody who is not."""
    owners = [person for person in storm.people if storm.history.tables[person.table].row.owner == person.name]
    return rng.choice(owners) if rng.random() < 0.9 else somebody(storm, rng)


@action(4)
def draft(storm: Storm, rng: Random) -> None:
    """Somebody drafts a turn, perhaps one that fits no longer, or for a seat that is not theirs, and then sends it."""
    person = somebody(storm, rng)
    if person.frame is None:
        return
    seat = person.seat if person.seat is not None and rng.random() < 0.9 else rng.choice((0, 1))
    options = person.question["options"] if person.question is not None else []
    answers = [rng.choice(options)["notation"]] if options else []
    person.request("ways", seat=seat, answers=answers)
    person.request("draft", seat=seat, answers=answers)
    person.request("givers", about="thing:dinar purse:new-year", seat=seat)
    if answers:
        person.gives(person.frame["number"], answers[0], rng.random() < 0.4, 1)


@action(6)
def look(storm: Storm, rng: Random) -> None:
    """Somebody looks at a table, at the list of tables, at who is ahead, or at what each year or round has brought."""
    somebody(storm, rng).request(rng.choice(("look", "list", "outlook", "summaries")))


@action(3)
def long_absence(storm: Storm, rng: Random) -> None:
    """Somebody goes, ten minutes pass, and some of the others want a bot to play on."""
    somebody(storm, rng, seated=True).go()
    storm._wait(storm.settings.away_minutes * 60 + 5)
    agree(storm, rng)


# What goes wrong


@action(4)
def crash(storm: Storm, rng: Random) -> None:
    """A process dies now, and another starts soon."""
    server = storm.a_server(rng)
    if server is not None:
        server.kill()


@action(8)
def crash_soon(storm: Storm, rng: Random) -> None:
    """Somebody answers, and the process dies some steps later: at any await."""
    server = storm.a_server(rng)
    answer(storm, rng)
    if server is not None:
        server.process.steps_left = rng.randint(1, 60)


@action(4)
def crowd(storm: Storm, rng: Random) -> None:
    """A process is replaced, and while somebody answers all others load the table there; it misses nothing."""
    server = storm.a_server(rng)
    if server is None or storm.processes == 1:
        return
    server.kill()
    storm._wait(rng.uniform(0.5, 3))
    answer(storm, rng)
    for person in storm.people:
        if person.here and person.question is None:
            person.reload()
    storm._wait(2)
    storm.require_in_step()


@action(5)
def pack(storm: Storm, rng: Random) -> None:
    """The logs of games that have ended are packed; sometimes by two processes at once."""
    for _ in range(rng.choice((1, 1, 2))):
        server = storm.a_server(rng)
        if server is not None:
            server.pack()


@action(2)
def stop(storm: Storm, rng: Random) -> None:
    """A process stops in good order; the next starts when it has ended."""
    server = storm.a_server(rng)
    if server is not None:
        storm.say(f"{server.process.name} stops")
        server.stop()


@action(14)
def database(storm: Storm, rng: Random) -> None:
    """The database begins to fail in one way, and recovers later."""
    storm.database.fault = rng.choice(FAULTS)
    storm.database.odds = rng.choice((1.0, 1.0, 0.5))
    fault = storm.database.fault

    def recover() -> None:
        if storm.database.fault == fault:
            storm.database.fault = ""

    storm.loop.outside(rng.choice((0.05, rng.uniform(0.1, 3), rng.uniform(1, 15))), recover)
    storm.say(f"database: {fault}")
    if rng.random() < 0.7:
        answer(storm, rng)


@action(3)
def outage(storm: Storm, rng: Random) -> None:
    """The database is gone while somebody answers; once it is back, the table is read again though nobody asks."""
    storm.database.fault, storm.database.odds = "refuses", 1.0
    answer(storm, rng)
    storm._wait(rng.uniform(0.5, 3))
    storm.database.fault = ""
    storm.database.cut_off.clear()
    storm._wait(10)
    for room in storm.rooms:
        storm.history.require(not room.in_doubt or room.set_aside, "no room is left in doubt", room.row.id)


@action(4)
def notices(storm: Storm, rng: Random) -> None:
    """One of several processes does not hear the others for a while."""
    storm.database.exchange.cut(rng.choice((0.1, rng.uniform(0.1, 3), rng.uniform(1, 10))))


@action(3)
def cut_off(storm: Storm, rng: Random) -> None:
    """One process does not reach the database for a while; others may think it dead, and it goes on."""
    server = storm.a_server(rng)
    if server is not None:
        storm.database.cut_off.add(server.process)
        storm.say(f"{server.process.name} does not reach the database")
        storm.loop.outside(rng.uniform(1, 12), storm.database.cut_off.discard, server.process)


@action(4)
def moods(storm: Storm, rng: Random) -> None:
    """The bots change their ways: well, late, hung, crashing, or talking nonsense."""
    storm.bots.mood = rng.choice(storm.bots.MOODS)
