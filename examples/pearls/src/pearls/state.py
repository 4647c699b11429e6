"""The state of Pearls, and its effects: a turn, and the choice after a dive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect, State
from partal.core.event import NOBODY, Event

from pearls.box import COLOURS, DIVE, KEEP, NECKLACES, STRING, TAKE, Box, needed

COLOUR_COUNT: Final = len(COLOURS)
KINDS: Final = len(NECKLACES)
DEPTH: Final = 2
"""How many pearls a dive brings up (P-DIVE-01)."""

SOURCES: Final = ("necklaces", "race", "loose")
SOURCE_CLAUSES: Final = ("P-STR-01", "P-STR-04", "P-END-02")
FROM_NECKLACES, FROM_RACE, FROM_LOOSE = 0, 1, 2


def scores_of(points: Sequence[int]) -> tuple[int, ...]:
    """Everyone's points, from all their sources together."""
    width = len(SOURCES)
    return tuple([sum(points[first : first + width]) for first in range(0, len(points), width)])


class Table(State):
    """The complete state. Rows of several seats are one flat list, seat after seat."""

    __slots__ = ("bag", "beach", "box", "drawn", "necklaces", "points", "pouches", "seats", "settings")

    box: Box
    settings: Mapping[str, str]
    """The house rules that differ from the default; copies share them, so they must not change."""
    seats: int
    bag: tuple[int, ...]
    """The colours in the bag; the last one is drawn first."""
    beach: list[int]
    """How many pearls of each colour are on the beach."""
    pouches: list[int]
    """By seat and colour."""
    drawn: tuple[int, ...]
    """The pearls that the diver has yet to choose from, sorted."""
    necklaces: list[int]
    """By seat and kind."""
    points: list[int]
    """By seat and source."""

    def copy(self) -> Table:
        twin = Table()
        twin.todo, twin.pending, twin.answers = self.todo.copy(), self.pending, self.answers
        twin.chance, twin.log = self.chance, None
        twin.box, twin.settings, twin.seats = self.box, self.settings, self.seats
        twin.bag, twin.drawn, twin.beach = self.bag, self.drawn, self.beach.copy()
        twin.pouches, twin.necklaces, twin.points = self.pouches.copy(), self.necklaces.copy(), self.points.copy()
        return twin

    def plain(self) -> dict[str, Any]:
        """The table's own values, as JSON."""
        names = ("answers", "bag", "beach", "chance", "drawn", "necklaces", "points", "pouches", "seats")
        return {name: getattr(self, name) for name in names}

    def pouch(self, seat: int) -> tuple[int, ...]:
        return tuple(self.pouches[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT])

    def scores(self) -> tuple[int, ...]:
        return scores_of(self.points)

    def has(self, house_rule: str) -> bool:
        return self.settings.get(house_rule) == "true"

    def add_event(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def score(self, seat: int, source: int, points: int) -> None:
        """Scores points, with an event so that everyone can add them up."""
        self.points[seat * len(SOURCES) + source] += points
        self.add_event(Event("scored", seat, (str(points), SOURCES[source]), clause=SOURCE_CLAUSES[source]))

    def wash_up(self) -> None:
        """Refills the beach from the bag (P-SET-02, P-TURN-03)."""
        missing = max(0, min(self.box.beach - sum(self.beach), len(self.bag)))
        if missing:
            colours = self.bag[len(self.bag) - missing :]
            self.bag = self.bag[: len(self.bag) - missing]
            for colour in colours:
                self.beach[colour] += 1
            words = tuple([COLOURS[colour] for colour in colours])
            self.add_event(Event("washed-up", NOBODY, words, reveals=True, clause="P-TURN-03"))


class Turn(Effect[Table]):
    """Take, dive or string; then the next diver (P-TURN-01)."""

    def ask(self, state: Table) -> Decision | None:
        if not any(state.beach):
            return None
        options = [TAKE[colour] for colour in range(COLOUR_COUNT) if state.beach[colour]]
        if state.bag:
            options.append(DIVE)
        options += [STRING[kind] for kind in range(KINDS) if can_string(state.pouch(self.seat), kind)]
        return Decision(self.seat, "pearls.turn", tuple(options))

    def do(self, state: Table, option: Option | None) -> None:
        if option is None:
            end(state)
            return
        state.todo.append(Turn((self.seat + 1) % state.seats))
        if option is DIVE:
            dive(state, self.seat)
        elif option in TAKE:
            take(state, self.seat, TAKE.index(option))
        else:
            string(state, self.seat, STRING.index(option))

    def why_not(self, state: Table, option: Option) -> str:
        if option in TAKE:
            return "P-TURN-02"
        if option in STRING:
            return "P-STR-02" if option is STRING[-1] else "P-STR-01"
        return "P-DIVE-01" if option is DIVE else "P-DIVE-02"


class Keep(Effect[Table]):
    """Keep one of the pearls drawn; the other goes on the beach (P-DIVE-02)."""

    def ask(self, state: Table) -> Decision | None:
        return Decision(self.seat, "pearls.keep", tuple([KEEP[colour] for colour in sorted(set(state.drawn))]))

    def do(self, state: Table, option: Option | None) -> None:
        assert option is not None
        kept = KEEP.index(option)
        left = list(state.drawn)
        left.remove(kept)
        state.drawn = ()
        state.pouches[self.seat * COLOUR_COUNT + kept] += 1
        for colour in left:
            state.beach[colour] += 1
        words = tuple([COLOURS[colour] for colour in left])
        state.add_event(Event("kept", self.seat, words, (COLOURS[kept],), reveals=True, clause="P-DIVE-02"))
        state.wash_up()

    def why_not(self, state: Table, option: Option) -> str:
        return "P-DIVE-02"


def can_string(pouch: tuple[int, ...], kind: int) -> bool:
    return all([has >= wanted for has, wanted in zip(pouch, needed(kind))])


def take(state: Table, seat: int, colour: int) -> None:
    state.beach[colour] -= 1
    state.pouches[seat * COLOUR_COUNT + colour] += 1
    state.add_event(Event("took", seat, (COLOURS[colour],), clause="P-TURN-02"))
    state.wash_up()


def dive(state: Table, seat: int) -> None:
    count = min(DEPTH, len(state.bag))
    state.drawn = tuple(sorted(state.bag[len(state.bag) - count :]))
    state.bag = state.bag[: len(state.bag) - count]
    secret = tuple([COLOURS[colour] for colour in state.drawn])
    state.add_event(Event("dived", seat, (), secret, reveals=True, clause="P-DIVE-01"))
    state.todo.append(Keep(seat))


def string(state: Table, seat: int, kind: int) -> None:
    for colour, count in enumerate(needed(kind)):
        state.pouches[seat * COLOUR_COUNT + colour] -= count
    is_first = not any(state.necklaces[kind::KINDS])
    state.necklaces[seat * KINDS + kind] += 1
    state.add_event(Event("strung", seat, (NECKLACES[kind],), clause="P-STR-03"))
    state.score(seat, FROM_NECKLACES, state.box.necklaces[kind])
    if is_first and state.has("race"):
        state.score(seat, FROM_RACE, state.box.race)


def end(state: Table) -> None:
    """Pouches are opened, and loose pearls score (P-END-01, P-END-02)."""
    for seat in range(state.seats):
        loose = sum(state.pouch(seat))
        if loose:
            words = tuple([COLOURS[colour] for colour, count in enumerate(state.pouch(seat)) for _ in range(count)])
            state.add_event(Event("opened", seat, words, reveals=True, clause="P-END-02"))
            state.score(seat, FROM_LOOSE, loose * state.box.loose)
    state.add_event(Event("game-ended", NOBODY, clause="P-END-01"))
