"""A game of a few lines on the real core, so that the core can be tested without knowing any real game.

Its points are easy to add up, and most answers reveal nothing, so that they can be taken back: that is what
tests of a match need, and what a game worth playing (`examples/pearls`) does not have.

Some shells lie open, others are in a bag. The player whose turn it is takes one or two open shells, or draws one
from the bag and keeps it secret. The open ones are worth 1 each, a drawn one its number. When no open
shell is left, the game is over. `doubled=true` makes drawn shells worth twice as much.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from partal.core import codec, engine
from partal.core.content import Entry
from partal.core.decision import Decision, InvalidAnswer, Option
from partal.core.effect import Effect, State
from partal.core.event import NOBODY, Event
from partal.core.message import message, plain, shown
from partal.core.rng import Rng, mix, stream
from partal.core.rules import Line, Standings
from partal.core.variant import OFF_ON, Switch, choose, deviations
from partal.core.view import Question

TAKE = (Option("shells", 0, "take 1"), Option("shells", 1, "take 2"))
DRAW = Option("shells", 2, "draw")
OPTIONS = (*TAKE, DRAW)


class Box(NamedTuple):
    name: str = "shells"
    digest: str = "box"
    entries: tuple[Entry, ...] = ()


class Shells(State):
    __slots__ = ("bag", "open_shells", "points", "seats", "settings")

    bag: tuple[int, ...]
    open_shells: int
    points: list[int]
    seats: int
    settings: dict[str, str]

    def copy(self) -> Shells:
        twin = Shells()
        twin.todo, twin.pending, twin.answers = self.todo.copy(), self.pending, self.answers
        twin.chance, twin.log = self.chance, None
        twin.bag, twin.open_shells, twin.seats = self.bag, self.open_shells, self.seats
        twin.points, twin.settings = self.points.copy(), self.settings
        return twin


class Turn(Effect[Shells]):
    """Take or draw; then the next seat."""

    def ask(self, state: Shells) -> Decision | None:
        if not state.open_shells:
            return None
        options = TAKE[: state.open_shells]
        return Decision(self.seat, "shells.turn", (*options, DRAW) if state.bag else options)

    def do(self, state: Shells, option: Option | None) -> None:
        if option is None:
            if state.log is not None:
                state.log.append(Event("game-ended", NOBODY))
            return
        state.todo.append(Turn((self.seat + 1) % state.seats))
        if option is DRAW:
            shell = state.bag[-1]
            state.bag = state.bag[:-1]
            state.points[self.seat] += shell * (2 if state.settings.get("doubled") else 1)
            event = Event("drew", self.seat, (), (str(shell),), reveals=True, clause="P-02")
        else:
            state.open_shells -= option.number + 1
            state.points[self.seat] += option.number + 1
            event = Event("took", self.seat, (str(option.number + 1),), clause="P-01")
        if state.log is not None:
            state.log.append(event)

    def why_not(self, state: Shells, option: Option) -> str:
        return "P-02" if option is DRAW else "P-01"


class ShellView(NamedTuple):
    seat: int | None
    seats: int
    question: Question | None
    open_shells: int
    points: tuple[int, ...]

    def scores(self) -> tuple[int, ...]:
        return self.points

    def plain(self) -> dict[str, Any]:
        return {"seat": self.seat, "open": self.open_shells}


class ShellRules:
    """Two or three seats."""

    name = "shells"
    title = plain("Shells")
    version = "1"
    seats = range(2, 4)
    switches: tuple[Switch, ...] = (Switch("doubled", OFF_ON, "P-03"), Switch("open", ("7", "3", "50"), "P-04"))
    presets: ClassVar[dict[str, dict[str, str]]] = {"small": {"open": "3"}}
    options: tuple[Option, ...] = OPTIONS
    longest = 60
    schema: ClassVar[dict[str, Any]] = {}

    def content(self, pack: Path | None = None) -> Box:
        return Box() if pack is None else Box(pack.stem, pack.stem)

    def settings(self, settings: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        return deviations(self.switches, choose(self.switches, self.presets, settings))

    def new(
        self,
        seats: int,
        seed: int,
        settings: Mapping[str, str] | None = None,
        content: Any = None,
        log: list[Event] | None = None,
    ) -> Shells:
        state = Shells()
        state.settings = self.settings(settings or {})
        state.chance, state.seats, state.answers, state.log = mix(seed), seats, 0, log
        bag = [1, 2, 3]
        stream(state.chance, 1, 0).shuffle(bag)
        state.bag, state.open_shells, state.points = tuple(bag), int(state.settings.get("open", "7")), [0] * seats
        state.todo = [Turn(0)]
        if log is not None:
            log.append(Event("laid-out", NOBODY, (str(state.open_shells),)))
        engine.advance(state)
        state.log = None
        return state

    def decision(self, state: Shells) -> Decision | None:
        return state.pending

    def answer(self, state: Shells, option: Option) -> tuple[Event, ...]:
        log: list[Event] = []
        state.log = log
        engine.answer(state, option)
        state.log = None
        return tuple(log)

    def play(self, state: Shells, option: Option) -> None:
        engine.answer(state, option)

    def canonical(self, state: Shells, option: Option) -> Option:
        return option

    def why_not(self, state: Shells, option: Option) -> str:
        return state.todo[-1].why_not(state, option) if state.todo else ""

    def view(self, state: Shells, seat: int | None) -> ShellView:
        return ShellView(seat, state.seats, None, state.open_shells, tuple(state.points))

    def imagine(self, view: ShellView, rng: Rng) -> Shells:
        return self.new(view.seats, rng.next())

    def scores(self, state: Shells) -> tuple[int, ...]:
        return tuple(state.points)

    def standings(self, state: Shells) -> Standings | None:
        if state.todo:
            return None
        best = max(state.points)
        winners = tuple(seat for seat in range(state.seats) if state.points[seat] == best)
        return Standings(tuple(state.points), winners, tuple((Line("all", p, "P-01"),) for p in state.points))

    def read(self, notation: str) -> Option:
        for option in OPTIONS:
            if option.notation == notation:
                return option
        raise InvalidAnswer(message("refused-unknown-answer", answer=shown(notation, 20), game="Shells"))

    def encode(self, state: Shells) -> dict[str, Any]:
        return {
            "answers": state.answers,
            "bag": state.bag,
            "chance": state.chance,
            "open": state.open_shells,
            "points": list(state.points),
            "settings": dict(state.settings),
            "todo": codec.encode_effects(state.todo),
        }

    def decode(self, plain: Mapping[str, Any], content: Any = None) -> Shells:
        state = self.new(len(plain["points"]), 0, plain["settings"])
        state.answers, state.chance, state.open_shells = plain["answers"], plain["chance"], plain["open"]
        state.bag, state.points = tuple(plain["bag"]), list(plain["points"])
        state.todo = codec.decode_effects(plain["todo"], {"Turn": Turn})
        engine.advance(state)
        return state


SHELLS = ShellRules()
