"""The laws of a storm, over its whole history: what was committed, what was asked, and what everybody was shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select

from partal.core.log import Entry, Played
from partal.core.match import Match

from partal.server.accounts import person_mark
from partal.server.compact import unpack
from partal.server.schema import answers, chairs, chat, packed, removals, results, tables
from partal.server.store import TableRow
from partal.server.stored import NOT_WRITTEN, new_match
from partal.table.frame import Moment, without_log
from partal.table.log import told as in_sentences
from partal.table.result import Result, result_of
from partal.table.seat import PERSON, Chair
from partal.table.table import Table
from tests.storms import again
from tests.storms.database import Disk
from tests.wire import merged

KINDS = {"sit": "human", "leave": "bot", "retake": "human"}
encode = msgspec.json.Encoder(order="sorted").encode
Chairs = tuple[Chair, ...]


class Broken(NamedTuple):
    """A law that does not hold."""

    law: str
    how: str


class Asked(NamedTuple):
    """An answer, a take-back or a line of chat that somebody has sent."""

    what: str
    table: str
    seat: int
    number: int
    text: str
    reply: list[Any]
    """What the server said to it: nothing if that is unknown, else the status and the key of the refusal."""

    @property
    def is_accepted(self) -> bool:
        return bool(self.reply) and self.reply[0] == 200

    @property
    def is_refused(self) -> bool:
        """Whether somebody was told that it did not happen."""
        return (
            bool(self.reply)
            and not self.is_accepted
            and (self.reply[0] not in (500, 503) or self.reply[1] == NOT_WRITTEN.key)
        )


class Seen(NamedTuple):
    """What somebody sees of a table: everything but the log and the chat, and the lines of the log."""

    rest: bytes
    lines: list[bytes]


class Told:
    """The truth about one table: what is committed, and what everybody may see of it."""

    def __init__(self, row: TableRow, log: list[Entry], seated: Chairs) -> None:
        self.row = row
        self.log = log
        self.first = len(log)
        """How long the log was when the storm began."""
        self.chairs: list[Chairs] = [seated]
        self.chat: list[dict[str, Any]] = []
        self.chat_closed = False
        self.removed: dict[str, bool] = {}
        """Whom the host has removed, and whether from a seat."""
        self.told_removed: set[str] = set()
        """Of whom the host was told that they are removed; forgotten when they are let back."""
        self.closed: int | None = None
        """How long the log was when the table was closed."""
        self.matches: list[Match[Any]] = [new_match(row, None)]
        """The match after each entry since the storm began."""
        for entry in log:
            self.matches[0].play(entry.notation)
        self._moments: dict[tuple[int, Chairs], Moment] = {}
        self._frames: dict[tuple[int, Chairs, int | None], Seen] = {}
        self._told: dict[tuple[Any, ...], tuple[Played, list[bytes]]] = {}

    def match(self, entries: int) -> Match[Any]:
        while len(self.matches) <= entries - self.first:
            match, entry = self.matches[-1].clone(), self.log[self.first + len(self.matches) - 1]
            if entry.takes:
                match.undo(entry)
            else:
                match.play(entry.notation)
            self.matches.append(match)
        return self.matches[entries - self.first]

    def moment(self, entries: int, seated: Chairs) -> Moment:
        key = entries, seated
        if key not in self._moments:
            table = Table(self.match(entries), list(seated), self.row.take_back_past_reveals)
            self._moments[key] = Moment(table)
        return self._moments[key]

    def frame(self, entries: int, seated: Chairs, seat: int | None) -> Seen:
        """What a seat sees after so many entries, built afresh from the log."""
        key = entries, seated, seat
        if key not in self._frames:
            now = self.moment(entries, seated)
            self._frames[key] = Seen(encode({**without_log(now, seat), "chat": []}), self._lines(now, seat))
        return self._frames[key]

    def _lines(self, now: Moment, seat: int | None) -> list[bytes]:
        """The log in sentences, each answer's built once for everybody who hears the same."""
        match, found = (
            now.table.match,
            [
                encode(line)
                for line in in_sentences(now.table.match.opening, 0, seat, now.speech, now.table.match.content)
            ],
        )
        public = now.table.is_public
        for number, played in enumerate(match.history, 1):
            shown = number if public else 0
            eyes = seat if any(event.secret and event.seat == seat for event in played.events) else None
            key = id(played), shown, eyes, tuple(now.speech.names)
            if key not in self._told:  # Matches share their history, and all of them are kept, so ids do not recur.
                self._told[key] = (
                    played,
                    [
                        encode(line)
                        for line in in_sentences(played.events, shown, eyes, now.speech, now.table.match.content)
                    ],
                )
            found += self._told[key][1]
        return found

    def place(self, shown: Seen, seat: int | None, mixed: Chairs | None) -> tuple[int, list[Chairs]] | None:
        """After how many entries, and with whom at the table, a seat may see this; None if never."""
        for entries in range(len(self.log), self.first - 1, -1):
            candidates = self.chairs if mixed is None else [mixed]
            fitting = [seated for seated in candidates if self.frame(entries, seated, seat) == shown]
            if fitting:
                return entries, fitting
        return None


class History:
    """Everything that has happened in a storm."""

    def __init__(self, disk: Disk, say: Callable[[str], None]) -> None:
        self.disk = disk
        self.say = say
        self.tables: dict[str, Told] = {}
        self.asked: list[Asked] = []
        self.broken: list[Broken] = []
        self.shared = False
        """Whether there are several processes: one may then know less of the chairs than another."""
        self.frames = 0

    def breaks(self, law: str, how: str) -> None:
        self.broken.append(Broken(law, how))
        self.say(f"BROKEN {law}: {how}")

    def require(self, holds: bool, law: str, how: str) -> None:
        if not holds:
            self.breaks(law, how)

    # What is committed

    def on_commit(self, changed: set[str]) -> None:
        if "tables" in changed:
            again.read_new_tables(self)
        for name, told in self.tables.items():
            if "answers" in changed:
                self._read_log(name, told)
            if "chairs" in changed:
                self._read_chairs(name, told)
            if "chat" in changed:
                self._read_chat(name, told)
            if "removals" in changed:
                query = select(removals.c.player, removals.c.seated).where(removals.c.table_id == name)
                told.removed = {row[0]: bool(row[1]) for row in self.disk.read(query)}
                told.told_removed &= set(told.removed)
                self.say(f"removed {name}: {told.removed}")
            if "tables" in changed:
                query = select(tables.c.closed, tables.c.chat_closed).where(tables.c.id == name)
                for closed, chat_closed in self.disk.read(query):
                    told.chat_closed = bool(chat_closed)
                    if closed and told.closed is None:
                        told.closed = len(told.log)
            if "packed" in changed:
                self.require(self._kept(name) == told.log, "the log only grows", f"{name} packed")

    def adopt(self, row: TableRow, log: list[Entry], seated: Chairs) -> None:
        """A table that was opened in the storm."""
        self.tables[row.id] = Told(row, log, seated)

    def rows(self, name: str) -> list[Entry]:
        columns = [answers.c[field] for field in Entry._fields]
        query = select(*columns).where(answers.c.table_id == name).order_by(answers.c.number)
        return [Entry(*row) for row in self.disk.read(query)]

    def _kept(self, name: str) -> list[Entry]:
        """The log as it is stored: in its rows or in one piece, which only a finished game has, and then no rows."""
        rows = self.rows(name)
        log = self.disk.read(select(packed.c.log).where(packed.c.table_id == name)).scalar()
        if log is None:
            return rows
        told = self.tables[name]
        over = told.match(len(told.log)).over
        self.require(over and not rows, "only a finished game is packed, and is there once", f"{name}: {len(rows)}")
        return unpack(log)

    def _read_chat(self, name: str, told: Told) -> None:
        columns = [chat.c.player, chat.c.name, chat.c.text, chat.c.at]
        query = select(*columns).where(chat.c.table_id == name).order_by(chat.c.id)
        before, told.chat = len(told.chat), [dict(row) for row in self.disk.read(query).mappings()]
        for line in told.chat[before:]:
            # What was committed before this: whoever speaks has locked the table.
            self.require(not told.chat_closed, "nothing is said while the chat is closed", f"{name}: {line}")
            removed = not told.removed.get(line["player"], True)
            self.require(not removed, "who was removed says nothing", f"{name}: {line}")

    def _read_log(self, name: str, told: Told) -> None:
        columns = [answers.c[field] for field in Entry._fields]
        query = select(answers.c.number, *columns).where(answers.c.table_id == name, answers.c.number > len(told.log))
        for number, *entry in self.disk.read(query.order_by(answers.c.number)):
            self.require(number == len(told.log) + 1, "no number is left out", f"{name}: {number}")
            self.require(told.closed is None, "a closed table stays as it is", f"{name}: {entry}")
            told.log.append(Entry(*entry))
            self.say(f"log {name} {number}: {Entry(*entry)}")
            self._check_entry(name, told)

    def _check_entry(self, name: str, told: Told) -> None:
        """Somebody has asked for every entry: a person, by a request that was not refused, or a bot's seat."""
        entry, before = told.log[-1], told.match(len(told.log) - 1)
        seated = [version[entry.seat] for version in told.chairs[-1 - self.shared :]]
        bots = [chair for chair in seated if chair.kind == "bot"]
        if entry.stand_in:
            stands_in = any(chair.player for chair in bots)
            self.require(stands_in, "a stand-in's answers are marked, and no others", f"{name}: {entry}")
        elif entry.takes:
            sent = [one for one in self.asked if (one.what, one.table, one.seat) == ("undo", name, entry.seat)]
            done = sum(1 for other in told.log if other.takes and other.seat == entry.seat)
            self.require(
                done <= sum(not one.is_refused for one in sent), "what is taken back was asked for", f"{name}: {entry}"
            )
        elif not any(not chair.player for chair in bots):
            wanted = self._wanted(name, told, entry, before)
            self.require(bool(wanted), "nobody's answer is made up", f"{name}: {entry}, {seated}")
            if wanted:
                refused = all(one.is_refused for one in wanted)
                self.require(not refused, "what was refused does not happen", f"{name}: {entry}")

    def _wanted(self, name: str, told: Told, entry: Entry, before: Match[Any]) -> list[Asked]:
        number = before.tally.questions[entry.seat] + 1
        return [
            one
            for one in self.asked
            if (one.what, one.table, one.seat, one.number) == ("answer", name, entry.seat, number)
            and canonical(before, one.text) == entry.notation
        ]

    def _read_chairs(self, name: str, told: Told) -> None:
        query = select(chairs).where(chairs.c.table_id == name).order_by(chairs.c.seat)
        rows = self.disk.read(query).mappings().all()
        now = tuple(Chair(**{field: row[field] for field in Chair._fields}) for row in rows)
        if not told.chairs or told.chairs[-1] != now:
            self._check_chairs(name, told, now)
            told.chairs.append(now)
            self.say(f"chairs {name}: {[(chair.kind, chair.player) for chair in now]}")

    def _check_chairs(self, name: str, told: Told, now: Chairs) -> None:
        """A chair changes hands only by becoming free, and that only before the game begins."""
        for was, chair in zip(told.chairs[-1], now) if told.chairs else ():
            if was.player and was.player != chair.player:
                self.require(chair.kind == "open", "nobody is given another's seat", f"{name}: {was}, {chair}")
                begun = any(played.events for played in told.match(len(told.log)).history)
                self.require(not begun, "once it has begun nobody loses a seat", f"{name}: {was}")
            if chair.player and was.player != chair.player:
                self.require(chair.player not in told.removed, "who was removed does not sit down", f"{name}: {chair}")

    # What is said to people

    def replied(self, asked: Asked, status: int, said: str) -> None:
        """The server has answered a request; an acknowledged answer is in the log by then."""
        asked.reply[:] = [status, said]
        if status == 200:
            self._check_kept(asked)

    def _check_kept(self, asked: Asked) -> None:
        told = self.tables[asked.table]
        if asked.what == "answer":
            self.require(self._is_kept(told, asked), "an acknowledged answer is in the log", f"{asked}")
        elif asked.what == "chat":
            found = sum(line["text"] == asked.text for line in told.chat)
            self.require(found == 1, "what was said is stored once", f"{asked}: {found}")
        elif asked.what == "undo":
            sent = [one for one in self.asked if one[:3] == asked[:3] and one.is_accepted]
            done = sum(1 for entry in told.log if entry.takes and entry.seat == asked.seat)
            # Two processes may take the same request, and then it is the same entry that is there.
            least = 1 if self.shared else len(sent)
            self.require(done >= least, "an acknowledged take-back is in the log", f"{asked}")

    def _is_kept(self, told: Told, asked: Asked) -> bool:
        for place, entry in enumerate(told.log[told.first :], told.first):
            before = told.match(place)
            number = before.tally.questions[entry.seat] + 1
            if (entry.seat, number) == (asked.seat, asked.number) and not entry.takes:
                return canonical(before, asked.text) == entry.notation
        return False

    def done(self, player: str, table: str, route: str, body: dict[str, Any]) -> None:
        """The server has said that somebody's chair is another, or that the table is closed: it is."""
        told = self.tables[table]
        if route == "close":
            self.require(told.closed is not None, "a table that was closed is closed", f"{player} at {table}")
        elif route == "remove":
            gone = {player for player in told.removed if person_mark(player) == body["person"]}
            if not self.shared:
                told.told_removed |= gone
        elif route in ("ways", "draft"):
            own = any(version[body["seat"]].player == player for version in told.chairs)
            self.require(own, "a draft is for a seat of one's own", f"{player} at {table}: {body}")
        elif route in KINDS:
            found = any(
                (version[body["seat"]].player, version[body["seat"]].kind) == (player, KINDS[route])
                for version in told.chairs
            )
            self.require(found, "who was given a seat has it", f"{player} at {table}: {route} {body}")

    # The end

    def check_end(self) -> None:
        """What holds of the log for ever, and of results."""
        for name, told in self.tables.items():
            self.require(self._kept(name) == told.log, "the log only grows", name)
            result = result_of(told.match(len(told.log)))
            query = select(results.c.result).where(results.c.table_id == name)
            found = self.disk.read(query).scalar()
            self.require(
                (None if found is None else Result.of(found)) == result, "a result is stored with its game", name
            )
            lines = [one for one in self.asked if one.what == "chat" and one.table == name]
            for line in told.chat:
                made = any(one.text == line["text"] and not one.is_refused for one in lines)
                self.require(made, "nobody's words are made up", f"{name}: {line}")
        for asked in self.asked:
            if asked.is_accepted:
                self._check_kept(asked)


def canonical(match: Match[Any], notation: str) -> str:
    """The offered answer that this one stands for; empty if there is none."""
    try:
        return match._checked(notation, None)[1].notation
    except ValueError:
        return ""


class Watcher:
    """Compares what is sent over one connection with the truth, at the moment when it is sent."""

    def __init__(self, history: History, table: str, player: str, seats: tuple[int | None, ...]) -> None:
        self.history = history
        self.told = history.tables[table]
        self.player = player
        self.seats = seats
        """From where this person may look on."""
        self.frame: dict[str, Any] | None = None
        self.lines: list[bytes] = []
        self.entries = 0

    def sent(self, message: dict[str, Any]) -> None:
        if message["type"] != "frame":
            return
        history, told = self.history, self.told
        history.frames += 1
        try:
            now = self.frame = merged(self.frame, message)
        except AssertionError as error:
            history.breaks("changes follow each other", f"{self.player}: {error}")
            return
        seat = now["seat"]
        if seat not in self.seats:
            history.breaks("nobody looks on from another's seat", f"{self.player} at {seat}")
            return
        if seat is not None:
            mine = any(version[seat].player == self.player for version in told.chairs)
            history.require(mine, "nobody looks on from another's seat", f"{self.player} at {seat}")
            lost = self.player in told.told_removed and told.chairs[-1][seat].player != self.player
            history.require(not lost, "who was removed sees nothing more", f"{self.player} at {seat}")
        refused = self.player in told.told_removed and not told.removed[self.player]
        history.require(not refused, "who was removed sees nothing more", f"{self.player} at {seat}")
        self.lines = self.lines[: message["before"]] + [encode(line) for line in message["events"]]
        shown = Seen(encode({**{name: now[name] for name in SHOWN}, "chat": []}), self.lines)
        place = told.place(shown, seat, self._mixed(now["header"]) if history.shared else None)
        if place is None:
            history.breaks(
                "nobody sees what is not in the log, or not theirs", f"{self.player} at {seat}: {shown.rest[:300]!r}"
            )
            return
        self.entries = place[0]
        self._check_header(now["header"], *place)
        texts = [line["text"] for line in now["chat"]]
        known = [line["text"] for line in told.chat]
        wrong = len(set(texts)) < len(texts) or not set(texts) <= set(known)
        history.require(not wrong, "nobody reads what nobody has said", f"{self.player}: {texts} of {known}")

    def _mixed(self, header: dict[str, Any]) -> Chairs | None:
        """The chairs that are shown, each as it was at some time; None if one never was like that."""
        found = []
        for place, shown in enumerate(header["seats"]):
            known = [version[place] for version in reversed(self.told.chairs)]
            fitting = [chair for chair in known if (chair.kind, chair.bot) == (shown["kind"], shown["bot"])]
            if not fitting:
                return None
            found.append(fitting[0])
        return tuple(found)

    def _check_header(self, header: dict[str, Any], entries: int, fitting: list[Chairs]) -> None:
        match, history = self.told.match(entries), self.history
        assert self.frame is not None
        history.require(header["scores"] == list(match.scores), "the header tells the truth", "scores")
        history.require(header["number"] == self.frame["number"], "the header tells the truth", "number")
        seats = [(shown["kind"], shown["bot"], shown["mine"]) for shown in header["seats"]]
        known = [
            [(chair.kind, chair.bot, chair.player == self.player and chair.kind in PERSON) for chair in seated]
            for seated in fitting
        ]
        history.require(seats in known, "the header tells the truth", f"{self.player}: {seats}, not {known}")


SHOWN = ("number", "seat", "question", "scene", "since", "undo", "standings")
"""The parts of a frame that follow from the log and the chairs alone."""
