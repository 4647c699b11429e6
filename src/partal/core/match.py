"""The history of one game: its answers, and every state they lead to."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from copy import copy
from typing import Any, Generic, NamedTuple, Self, TypeVar

from partal.core import codec, record, replay, take_back
from partal.core.base import check_seats
from partal.core.decision import Decision, IllegalAnswer, Option, RefusedAnswer, StaleAnswer
from partal.core.effect import State
from partal.core.errors import BadInput
from partal.core.event import NOBODY, Event
from partal.core.log import Entry, Played, Tally
from partal.core.message import Message, described, message
from partal.core.record import Answer, Record
from partal.core.rng import Rng
from partal.core.rules import Rules, Standings
from partal.core.view import View

S = TypeVar("S", bound=State)

KEEP_EVERY = 32
"""A copy of the state is kept at this interval of answers, so that looking back replays few of them."""


class Step(NamedTuple):
    """An answer that is prepared but not yet played: the number of its entry, and the states before and after it."""

    number: int
    played: Played
    before: Any
    state: Any


class Match(Generic[S]):
    """One game: rules, house rules, seed and answers. Everything else follows from them.

    Look through `view`, answer through `play`. Only `at` hands out a state, a copy, for replays and tests.
    """

    def __init__(
        self,
        rules: Rules[S],
        seats: int,
        seed: int,
        settings: Mapping[str, str] | None = None,
        *,
        content: Any = None,
        players: tuple[str, ...] | None = None,
        salt: str = "",
    ) -> None:
        check_seats(rules.title, rules.seats, seats)
        record.check_seed(seed)
        if salt != salt.strip() or not salt.isprintable():
            raise BadInput(message("refused-salt"))
        names = players if players is not None else tuple(record.default_name(seat) for seat in range(seats))
        if len(names) != seats:
            raise BadInput(message("refused-names", seats=seats, names=len(names)))
        self.rules = rules
        self.seats = seats
        self.settings = rules.settings(settings or {}, seats)
        self.content = content if content is not None else rules.content()
        self.players = tuple(record.clean_name(name) for name in names)
        self.commitment = record.commit(rules.name, seed, salt)
        self._seed = seed
        self._salt = salt
        self.history: list[Played] = []
        self.tally = Tally(0, (0,) * seats)
        self.strict = False
        """Whether nothing may be taken back past a reveal, not even among bots; saved in records."""
        log: list[Event] = []
        self._state = rules.new(seats, seed, self.settings, self.content, log)
        self.opening: tuple[Event, ...] = tuple(log)
        """The events before the first question."""
        self._kept: list[S] = [self._copy(self._state)]

    def __repr__(self) -> str:
        decision = self.decision
        if decision is None:
            where = f"over, {' : '.join(map(str, self.scores))}"
        else:
            where = f"question {self.number}: seat {decision.seat}, {decision.prompt}, {len(decision.options)} options"
        seats = f"{self.seats} seat{'s' if self.seats > 1 else ''}"
        return f"<Match of {self.rules.name}, {seats}, {where}>"

    @staticmethod
    def _copy(state: S) -> S:
        twin: S = state.copy()  # type: ignore[attr-defined]
        return twin

    # The open question

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over."""
        return self.rules.decision(self._state)

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the open question; none when the game is over."""
        decision = self.decision
        return decision.options if decision is not None else ()

    @property
    def number(self) -> int:
        """The open question's position among the answers that stand, counted from 1; a take-back lowers it."""
        return len(self.history) + 1

    @property
    def entry(self) -> int:
        """The number of the log's next entry. It never goes down, so an answer that names it fits no other question."""
        return self.tally.entries + 1

    @property
    def over(self) -> bool:
        return self.decision is None

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) sees now."""
        return self.rules.view(self._state, seat)

    @property
    def standings(self) -> Standings | None:
        return self.rules.standings(self._state)

    @property
    def scores(self) -> tuple[int, ...]:
        """Everyone's points so far."""
        return self.rules.scores(self._state)

    @property
    def digest(self) -> str:
        """A fingerprint of the state. It depends on hidden information, so it is for finished games and tests."""
        return codec.digest(self.rules.encode(self._state))

    @property
    def proof(self) -> tuple[int, str]:
        """Seed and salt, with which anyone can check the commitment and the deal; available once the game is over."""
        if not self.over:
            raise BadInput(message("refused-secret-seed"))
        return self._seed, self._salt

    # Answering

    def play(self, option: Option | str, number: int | None = None) -> tuple[Event, ...]:
        """Answers the open question and returns the events that follow. A refused answer changes nothing.

        `number` is the log entry that the answer is for. Raises StaleAnswer if it is not the next one.
        """
        decision, option = self._checked(option, number)
        events = self.rules.answer(self._state, option)
        self._add(Played(decision.seat, option, events))
        return events

    def prepare(self, option: Option | str, number: int | None = None) -> Step:
        """Checks an answer and works out its result without changing the match; refuses what `play` refuses."""
        decision, option = self._checked(option, number)
        state = self._copy(self._state)
        events = self.rules.answer(state, option)
        return Step(self.entry, Played(decision.seat, option, events), self._state, state)

    def take(self, step: Step) -> None:
        """Plays a step that this match has prepared. Raises StaleAnswer if its question is no longer open."""
        if step.number != self.entry:
            raise StaleAnswer(_not_open(step.number, self.entry))
        if step.before is not self._state:
            raise BadInput(message("refused-other-step"))
        self._state = step.state
        self._add(step.played)

    def canonical(self, option: Option) -> Option:
        """The option offered in place of this one: of interchangeable options, only the first is offered."""
        return self.rules.canonical(self._state, option)

    def why_not(self, option: Option) -> str:
        """The clause that forbids an option at the open question."""
        return self.rules.why_not(self._state, option)

    def _checked(self, option: Option | str, number: int | None) -> tuple[Decision, Option]:
        """The open question, and the offered option that is equivalent to the given one."""
        decision = self.decision
        if number is not None and number != self.entry:
            raise StaleAnswer(_not_open(number, self.entry))
        if decision is None:
            raise StaleAnswer(message("refused-over"))
        if isinstance(option, str):
            option = self.rules.read(option)
        offered = self.canonical(option)
        if offered not in decision.options:
            raise IllegalAnswer(message("refused-not-possible", answer=option.notation).by(self.why_not(option)))
        return decision, offered

    def _add(self, played: Played) -> None:
        self.history.append(played)
        self.tally = self.tally.after(Entry(played.seat))
        if len(self.history) % KEEP_EVERY == 0:
            self._kept.append(self._copy(self._state))

    # Looking back and taking back

    def at(self, number: int) -> S:
        """The state at question `number`, for replays of finished games and for tests."""
        if not 1 <= number <= self.number:
            raise BadInput(message("refused-no-such-question", number=described(number), now=str(self.number)))
        kept = min((number - 1) // KEEP_EVERY, len(self._kept) - 1)
        state = self._copy(self._kept[kept])
        for played in self.history[kept * KEEP_EVERY : number - 1]:
            self.rules.play(state, played.option)
        return state

    def why_not_take_back(self, seat: int, bots: Collection[int] | None = None) -> str | None:
        """Why this seat's last answer must stand, as a key; None if it can be taken back. The rule is in take_back.py.

        `bots`: the seats of bots, among which a person may take back past reveals; None if the table forbids it.
        """
        return take_back.why_not(self.history, seat, self.is_among_bots(seat, bots), self.over)

    def is_among_bots(self, seat: int, bots: Collection[int] | None) -> bool:
        """Whether this seat may take back past reveals: the table allows it, and all other seats are bots."""
        return take_back.is_among_bots(seat, self.seats, bots)

    def prepare_take_back(self, seat: int, bots: Collection[int] | None = None, consent: bool = False) -> Entry:
        """The log entry that would take back this seat's last answer and all that followed; changes nothing.

        Everybody's `consent` lifts all refusals but one: there must be an answer to take back.
        """
        reason = self.why_not_take_back(seat, bots)
        if reason is not None and (reason == take_back.NOTHING or not consent):
            raise RefusedAnswer(message(take_back.REFUSALS[reason]))
        decision = self.decision
        return take_back.entry(self.history, seat, decision.seat if decision is not None else NOBODY)

    def take_back(self, seat: int, bots: Collection[int] | None = None, consent: bool = False) -> Option:
        """Takes back this seat's last answer and all that followed; returns that answer."""
        entry = self.prepare_take_back(seat, bots, consent)
        taken = self.history[-entry.takes].option
        self.undo(entry)
        return taken

    def undo(self, entry: Entry) -> None:
        """Carries out a take-back that `prepare_take_back` returned at the same question."""
        count = len(self.history) - entry.takes
        self._state = self.at(count + 1)
        del self.history[count:]
        del self._kept[count // KEEP_EVERY + 1 :]
        self.tally = self.tally.after(entry)

    def clone(self) -> Self:
        """An independent match at the same question, with the same history."""
        twin = copy(self)
        twin.settings = self.settings.copy()
        twin.history = self.history.copy()
        twin._state = self._copy(self._state)
        twin._kept = self._kept.copy()
        return twin

    def as_it_was(self, number: int) -> Self:
        """This match as it was when question `number` was open, but with the tally of take-backs as it is now."""
        twin = copy(self)
        twin._state = self.at(number)
        twin.history = self.history[: number - 1]
        twin._kept = self._kept[: (number - 1) // KEEP_EVERY + 1]
        return twin

    def imagined(self, number: int, seat: int, rng: Rng) -> Self:
        """A match that begins at question `number`, on a table imagined from what this seat saw then.

        It has no earlier history. Its seed is not that of its table, so it must not be saved.
        """
        twin = copy(self)
        twin.settings = self.settings.copy()
        twin._state = self.rules.imagine(self.rules.view(self.at(number), seat), rng)
        twin.history, twin.opening = [], ()
        twin.tally = Tally(0, (0,) * self.seats)
        twin._kept = [self._copy(twin._state)]
        return twin

    # Records

    def record(self) -> Record:
        """The game with its seed. During a game it is only for storage: players must not see it."""
        standings = self.standings
        answers = tuple(
            Answer(number, played.seat, played.option.notation) for number, played in enumerate(self.history, 1)
        )
        return Record(
            self.rules.name,
            self.rules.version,
            self.content.digest,
            self.seats,
            self.players,
            self.settings,
            self.commitment,
            self._seed,
            self._salt,
            answers,
            standings.scores if standings else None,
            standings.winners if standings else None,
            self.digest if standings else "",
            self.tally.taken_back,
            self.tally.past_reveals,
            self.strict,
        )

    def save(self) -> str:
        """The record as text."""
        return self.record().write()

    def log(self, viewer: int | None) -> list[str]:
        """All events in notation, as this seat (None: a spectator) sees them."""
        events = [*self.opening, *[event for played in self.history for event in played.events]]
        return [event.seen_by(viewer).notation for event in events]

    @classmethod
    def load(cls, text: str, rules: Rules[S], content: Any = None) -> Self:
        """Replays a record, checking every answer and the result. Raises RecordError if anything is wrong."""
        return replay.load(cls, text, rules, content)

    @classmethod
    def replay(cls, page: Record, rules: Rules[S], content: Any = None) -> Self:
        """Like `load`, for a record that has already been parsed."""
        return replay.replay(cls, page, rules, content)

    def check_result(self, page: Record) -> None:
        """Raises RecordError if the result claimed by a record is not the result of this match."""
        replay.check_result(self, page)


def _not_open(number: int, now: int) -> Message:
    return message("refused-not-open-table", number=described(number), now=str(now))
