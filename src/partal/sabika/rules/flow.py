"""Rounds, turns, the steps at the end of a round, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event
from partal.core.rng import stream

from partal.sabika.rules import bonus as words
from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.building import deal_minor_cards
from partal.sabika.rules.gains import grant, score, trigger
from partal.sabika.rules.moving import is_covered
from partal.sabika.rules.notation import (
    INCOME_OF_CITY,
    INCOME_OF_POEM,
    START_WITH,
    StartWith,
)
from partal.sabika.rules.open import is_yusuf
from partal.sabika.rules.scoring import (
    choose_colour,
    holding_of,
    leftover_points,
    major_poem_points,
    tally,
    trade_points,
    wish_points,
)
from partal.sabika.rules.ships import consolidated
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    BLUE_CITY,
    CITIES,
    EMPTY,
    FAMILIES,
    FIRST_ERA_ROUNDS,
    FROM_MAJOR_POEMS,
    FROM_SEALS,
    FROM_TRADE,
    FROM_WISHES,
    OPEN_PER_SIDE,
    RAWS,
    RING_OF_SQUARE,
    ROUNDS,
    WISH_ROUNDS,
    WORKER_COUNT,
    YUSUF,
)
from partal.sabika.rules.tribute import Tribute
from partal.sabika.rules.turn import TakeTurn
from partal.sabika.rules.yusuf import YusufTurn, shuffle_tiles

NOBODY: Final = -1
BAG: Final = 22
"""The random streams that mix the discarded tokens into the bag."""


def in_order(state: State) -> list[int]:
    """The players clockwise from the starting player (S-SETP-14)."""
    return [(state.starter + step) % state.players for step in range(state.players)]


class BeginRound(Effect[State]):
    """A round begins with the starting player (S-ROUND-03, S-TURN-01)."""

    __slots__ = ("round",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "round")

    def __init__(self, seat: int, round: int) -> None:  # noqa: A002 - the rulebook's noun
        super().__init__(seat)
        self.round: Final = round

    def do(self, state: State, option: Option | None) -> None:
        state.round = self.round
        if state.log is not None:
            state.log.append(Event("round-began", NOBODY, (str(self.round), str(state.starter)), clause="S-ROUND-03"))
        state.todo.append(Turn(state.starter))


class Turn(Effect[State]):
    """Turns pass clockwise until all workers lie down; then the round ends (S-TURN-06 to S-TURN-09)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        player = self.seat
        if not any(state.awake[player * WORKER_COUNT : (player + 1) * WORKER_COUNT]):
            state.todo.append(EndRound(NOBODY))
            return
        state.todo.append(Turn((player + 1) % state.players))
        state.todo.append(YusufTurn(player) if is_yusuf(state, player) else TakeTurn(player))


class EndRound(Effect[State]):
    """Income, narrator with wishes and tribute, then preparation of the next round; after round 5 the
    game is scored instead (S-EOR-01, S-ROUND-04, S-EOG-02).
    """

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        todo = state.todo
        state.square = -1
        if state.round < ROUNDS:
            todo.append(MakeReady(NOBODY))
        else:
            todo.append(FinalScoring(NOBODY))
        for player in reversed(in_order(state)):
            todo.append(Tribute(player))
        todo.append(Narrate(NOBODY))
        for player in reversed(in_order(state)):
            if not is_yusuf(state, player):
                todo.append(Income(player, ()))


# Income


def income_option(source: int) -> Option:
    """The option for a source of income: a city by its number, a poem from 100 on."""
    return INCOME_OF_CITY[source] if source < 100 else INCOME_OF_POEM[source - 100]


class Income(Effect[State]):
    """The income of consolidated blue cities and blue poems, in any order the player likes (S-INC-01 to S-INC-07).

    Law: dinars, prestige and parias need no room and no choice, so they come first without asking.
    `taken` lists the sources already received: cities by number, poems from 100 on.
    """

    __slots__ = ("taken",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "taken")

    def __init__(self, seat: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.taken: Final = taken

    def sources(self, state: State) -> list[tuple[int, str]]:
        """The player's sources of income not yet received."""
        incomes: list[tuple[int, str]] = []
        for city in consolidated(state, self.seat):
            tile = state.content.cities[state.city_tiles[city]]
            if tile.colour == BLUE_CITY and city not in self.taken:
                incomes.append((city, tile.consolidation))
        for number in state.blue[self.seat]:
            for when, text in state.content.poems[number - 1].blue.triggers:
                if when == words.INCOME and 100 + number not in self.taken:
                    incomes.append((100 + number, text))
        return incomes

    def ask(self, state: State) -> Decision | None:
        incomes = self.sources(state)
        if not incomes or any([read_bonus(text).plain for _, text in incomes]):
            return None
        return Decision(self.seat, "sabika.income", tuple([income_option(source) for source, _ in incomes]))

    def do(self, state: State, option: Option | None) -> None:
        for source, text in self.sources(state):
            chosen = read_bonus(text).plain if option is None else option is income_option(source)
            if chosen:
                state.todo.append(Income(self.seat, (*self.taken, source)))
                if state.log is not None:
                    name = CITIES[source] if source < 100 else f"poem-{source - 100}"
                    state.log.append(Event("received-income", self.seat, (name,), clause="S-INC-01"))
                grant(state, self.seat, text)
                return

    def why_not(self, state: State, option: Option) -> str:
        return "S-INC-01"


# Narrator, wishes, tribute


class Narrate(Effect[State]):
    """The narrator moves on; after rounds 1, 3 and 5 a wish joins the tower and all wishes there score (S-WISH-01)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        if state.log is not None:
            state.log.append(Event("narrator-moved", NOBODY, (str(state.round + 1),), clause="S-NAR-01"))
        if state.round not in WISH_ROUNDS:
            return
        state.tower += 1
        tower = [state.content.wishes[wish].elements for wish in state.wishes[: state.tower]]
        tallies = [tally(holding_of(state, player), state.content) for player in range(state.players)]
        if state.variant.solo_split_poems and is_yusuf(state, YUSUF):
            choose_colour(tallies[YUSUF], tower)
        for wish, elements in zip(state.wishes, tower):
            for player, counts in enumerate(tallies):
                points = wish_points(counts, elements, state.variant)
                if state.log is not None:
                    words_ = (state.content.wishes[wish].id, str(points))
                    state.log.append(Event("fulfilled-wish", player, words_, clause="S-WISH-05"))
                score(state, player, FROM_WISHES, points)


# Preparing the next round


class MakeReady(Effect[State]):
    """Event, workers, maintenance, starting player, era: the rest of the end of a round, in this order (S-EOR-01)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        if state.round in state.variant.event_changes:
            change_event(state)
        wake(state)
        maintain(state)
        state.todo.append(BeginRound(NOBODY, state.round + 1))
        state.todo.append(ChangeEra(NOBODY))
        state.todo.append(NameStarter(leader(state)))


def change_event(state: State) -> None:
    """The next event becomes active, and the last one is turned up (S-ADV-06 to S-ADV-09)."""
    if not state.events or state.active_event + 1 >= len(state.events):
        return
    state.active_event += 1
    number = state.events[state.active_event]
    state.event = state.content.events[number - 1].changes
    if state.log is not None:
        coming = state.events[state.active_event + 1 : state.active_event + 2]
        names = (str(number), *[str(other) for other in coming])
        state.log.append(Event("event-changed", NOBODY, names, reveals=True, clause="S-ADV-06"))


def wake(state: State) -> None:
    """All workers stand up where they are; the Sultan's workers move one step clockwise (S-WAKE-01, S-WAKE-02)."""
    state.awake = [1] * len(state.awake)
    for index, square in enumerate(state.sultan):
        ring = state.content.rings[state.side][RING_OF_SQUARE[square]]
        position = ring.index(square)
        while True:
            position = (position + 1) % len(ring)
            if not is_covered(state, ring[position]):
                break
        state.sultan[index] = ring[position]
    if state.log is not None:
        state.log.append(Event("workers-woke", NOBODY, (), clause="S-WAKE-01"))


def maintain(state: State) -> None:
    """Every gap on the board is filled as far as supplies last (S-MNT-01 to S-MNT-09)."""
    refill_raw(state)
    for space, marble in enumerate(state.marble_spaces):
        if marble == EMPTY:
            state.marble_spaces[space] = 1
    for place, number in enumerate(state.poem_display):
        if not number and state.poem_deck:
            state.poem_display[place] = state.poem_deck[-1]
            state.poem_deck = state.poem_deck[:-1]
            log_turned(state, "turned-poem", state.poem_display[place])
    deal_minor_cards(state)
    deal_store_tiles(state)


def log_turned(state: State, kind: str, number: int) -> None:
    if state.log is not None:
        state.log.append(Event(kind, NOBODY, (str(number),), reveals=True, clause="S-MNT-05"))


def refill_raw(state: State) -> None:
    """Every empty raw space gets a token; an empty bag is refilled with the discards (S-MNT-01 to S-MNT-03)."""
    for space, family in enumerate(state.raw_spaces):
        if family != EMPTY:
            continue
        if not state.bag and any(state.waste):
            tokens: list[int] = []
            for kind in range(FAMILIES):
                tokens.extend([kind] * state.waste[kind])
            stream(state.chance, BAG, state.shuffles).shuffle(tokens)
            state.shuffles += 1
            state.bag = tuple(tokens)
            state.waste = [0] * FAMILIES
        if not state.bag:
            return
        state.raw_spaces[space] = state.bag[-1]
        state.bag = state.bag[:-1]
        if state.log is not None:
            names = (RAWS[state.raw_spaces[space]], state.content.raw_spaces[space].id)
            state.log.append(Event("drew-raw", NOBODY, names, reveals=True, clause="S-MNT-01"))


def deal_store_tiles(state: State) -> None:
    """Every gap among the storehouse tiles is filled from the pile of its side (S-MNT-07)."""
    for place, number in enumerate(state.store_display):
        pile = state.store_piles[place // OPEN_PER_SIDE]
        if not number and pile:
            state.store_display[place] = pile[-1]
            state.store_piles[place // OPEN_PER_SIDE] = pile[:-1]
            log_turned(state, "turned-store", pile[-1])


def leader(state: State) -> int:
    """The player whose paria marker is furthest forward, and on top of its space (S-PAR-06, S-FIRST-02)."""
    return state.marker_order()[0]


class NameStarter(Effect[State]):
    """The paria leader names the next starting player; Yusuf names himself (S-FIRST-01 to 04, S-SEOR-08)."""

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        if is_yusuf(state, self.seat):
            return None
        return Decision(self.seat, "sabika.starter", START_WITH[: state.players])

    def do(self, state: State, option: Option | None) -> None:
        named = YUSUF
        if option is not None:
            assert isinstance(option, StartWith)
            named = option.seat
        retained = named == state.starter
        state.starter = named
        if state.log is not None:
            state.log.append(Event("named-starter", self.seat, (str(named),), clause="S-FIRST-04"))
        if state.seats == 1:
            shuffle_tiles(state)
        if not is_yusuf(state, named) and (not retained or state.variant.poem1_on_retain):
            trigger(state, named, words.ON_STARTING)

    def why_not(self, state: State, option: Option) -> str:
        return "S-FIRST-01"


class ChangeEra(Effect[State]):
    """After round 2 the remaining tiles of Era I leave the game (S-ERA-01, S-ERA-02)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        if state.round == FIRST_ERA_ROUNDS:
            tiles = state.content.major_tiles
            state.major_tiles = tuple([number for number in state.major_tiles if tiles[number - 1].era == 2])
            if state.log is not None:
                state.log.append(Event("era-changed", NOBODY, ("2",), clause="S-ERA-01"))


class FinalScoring(Effect[State]):
    """Major poems, trade card, leftovers; then the game is over (S-EOG-02, S-MPOEM-13)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        holdings = [holding_of(state, player) for player in range(state.players)]
        tallies = [tally(holding, state.content) for holding in holdings]
        for player in range(state.players):
            for index in state.grey[player]:
                poem = state.content.major_poems[index]
                points = major_poem_points(player, poem, tallies, state.content, state.variant)
                if state.log is not None:
                    state.log.append(Event("scored-poem", player, (poem.id, str(points)), clause="S-MPOEM-01"))
                score(state, player, FROM_MAJOR_POEMS, points)
            score(state, player, FROM_TRADE, trade_points(state, tallies[player]))
            for step, points in enumerate(leftover_points(holdings[player])):
                score(state, player, FROM_SEALS + step, points)
        if state.log is not None:
            state.log.append(Event("game-ended", NOBODY, (), clause="S-EOG-01"))
