"""Set-up: from a number of players and a seed to the choice of the starting tiles (S-SETR, S-SETB, S-SETP, S-SSET)."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.engine import advance
from partal.core.event import Event
from partal.core.rng import Rng, mix, stream

from partal.sabika.rules.atlas import atlas_of
from partal.sabika.rules.bonus import CHANGE_COUNT
from partal.sabika.rules.building import deal_minor_cards
from partal.sabika.rules.content import Content
from partal.sabika.rules.flow import NOBODY, BeginRound, deal_store_tiles, in_order, refill_raw
from partal.sabika.rules.gains import gain_dinars, grant, score
from partal.sabika.rules.notation import KEEP_TILE, OfCard
from partal.sabika.rules.open import is_yusuf
from partal.sabika.rules.state import NO_EVENT, State
from partal.sabika.rules.things import (
    CITY_COUNT,
    COVERED,
    EMPTY,
    FAMILIES,
    FROM_START,
    MINOR_PLACES,
    NO_SHIP,
    RAWS,
    SOURCE_COUNT,
    STORE_PLACES,
    STOREHOUSES,
    WARE_COUNT,
    WORKER_COUNT,
    WORKSHOP,
    YUSUF,
)
from partal.sabika.rules.variant import Variant
from partal.sabika.rules.yusuf import shuffle_tiles, start_cards
from partal.sabika.rules.yusuf_ships import HUMAN, YusufShips

# The random streams of the set-up
TOKENS: Final = 1
WISHES: Final = 2
STORE_TILES: Final = 3
MINOR_CARDS: Final = 4
POEMS: Final = 5
MAJOR_POEMS: Final = 6
CITY_TILES: Final = 7
TRADES: Final = 8
BALANCE_CARDS: Final = 9
START_TILES: Final = 10
EVENTS: Final = 11

TOKENS_PER_FAMILY: Final = 8
"""24 tokens in all, a hard limit (S-COMP-04)."""
OPEN_POEMS: Final = (0, 3, 3, 4, 5)
"""Open minor poems by number of players (S-SETB-10)."""


def shuffled(state: State, purpose: int, items: list[int]) -> list[int]:
    rng = stream(state.chance, purpose, 0)
    rng.shuffle(items)
    return items


def empty_table(content: Content, variant: Variant, seats: int, chance: int) -> State:
    """An empty table."""
    state = State()
    players = 2 if seats == 1 else seats
    # Generated from fields.py by `make generated`: an empty table
    state.todo = []
    state.pending = None
    state.answers = 0
    state.chance = chance
    state.log = None
    state.content = content
    state.atlas = atlas_of(content)
    state.variant = variant
    state.seats = seats
    state.players = players
    state.side = 0 if seats < 3 else 1
    state.shuffles = 0
    state.round = 0
    state.starter = 0
    state.events = ()
    state.active_event = -1
    state.event = NO_EVENT
    state.square = -1
    state.refreshed = False
    state.dinars = [0] * players
    state.seals = [0] * players
    state.parias = [0] * players
    state.stamps = [0] * players
    state.moves = 0
    state.points = [0] * (players * SOURCE_COUNT)
    state.favour = [0] * players
    state.store = [0] * (players * WARE_COUNT)
    state.annex = [0] * (players * FAMILIES)
    state.boxes = [0] * players
    state.levels = [0] * (players * STOREHOUSES)
    state.tops = [0] * (players * STOREHOUSES)
    state.expansions = [()] * players
    state.raws = [0] * (players * FAMILIES)
    state.workers = [WORKSHOP] * (players * WORKER_COUNT)
    state.awake = [1] * (players * WORKER_COUNT)
    state.sultan = []
    state.raw_spaces = [COVERED] * len(content.raw_spaces)
    state.marble_spaces = [COVERED] * len(content.marble_spaces)
    state.bag = ()
    state.waste = [0] * FAMILIES
    state.minor_deck = ()
    state.minor_display = [0] * MINOR_PLACES
    state.minor_waste = ()
    state.poem_deck = ()
    state.poem_display = []
    state.major_poems = []
    state.major_tiles = ()
    state.store_piles = [(), ()]
    state.store_display = [0] * len(STORE_PLACES)
    state.city_tiles = ()
    state.city_seals = [1] * CITY_COUNT
    state.ships = [NO_SHIP] * (players * CITY_COUNT)
    state.blue = [()] * players
    state.red = [()] * players
    state.grey = [()] * players
    state.majors = [()] * players
    state.rows = [(0,)] * players
    state.balance_cards = [0] * players
    state.balances = [0] * players
    state.changes = [0] * (players * CHANGE_COUNT)
    state.trade = 0
    state.wishes = ()
    state.tower = 0
    state.offered = [()] * players
    state.kept = [0] * players
    state.yusuf_tiles = ()
    state.yusuf_shown = ()
    state.yusuf_decks = [(), (), ()]
    state.yusuf_wastes = [(), (), ()]
    state.carvings = 0
    # End of generated code
    return state


def new_state(content: Content, variant: Variant, seats: int, seed: int, log: list[Event] | None = None) -> State:
    """The table up to the first choice of a starting tile."""
    state = empty_table(content, variant, seats, mix(seed))
    state.log = log
    lay_out_rondel(state)
    lay_out_board(state)
    lay_out_players(state)
    todo = state.todo
    todo.append(BeginRound(NOBODY, 1))
    todo.append(Reveal(NOBODY))
    for player in reversed(range(state.players)):
        if not is_yusuf(state, player):
            todo.append(KeepTile(player))
    if seats == 1:
        start_cards(state)
        shuffle_tiles(state)
        todo.append(YusufShips(HUMAN, True))
    advance(state)
    return state


def lay_out_rondel(state: State) -> None:
    """Spaces of this board side, raw materials from the bag, marble, the Sultan's workers (S-SETR-01 to S-SETR-08)."""
    content = state.content
    tokens: list[int] = []
    for family in range(FAMILIES):
        tokens.extend([family] * TOKENS_PER_FAMILY)
    state.bag = tuple(shuffled(state, TOKENS, tokens))
    for index, space in enumerate(content.raw_spaces):
        if space.sides[state.side] and not (space.cancelled and state.players == 3):
            state.raw_spaces[index] = EMPTY
    refill_raw(state)
    for index, space in enumerate(content.marble_spaces):
        if space.sides[state.side] and not (space.cancelled and state.players == 3):
            state.marble_spaces[index] = 1
    state.sultan = list(content.sultan[state.players])


def lay_out_board(state: State) -> None:
    """Wishes, tiles, cards, poems, cities, trade card and, if played, events (S-SETB-01 to S-SETB-19, S-ADV-02)."""
    content = state.content
    state.wishes = draw_wishes(state)
    small = state.players == 2
    state.major_tiles = tuple([tile.number for tile in content.major_tiles if not (small and tile.removed)])
    tiles = shuffled(state, STORE_TILES, [tile.number for tile in content.store_tiles])
    half = len(tiles) // 2
    state.store_piles = [tuple(tiles[:half]), tuple(tiles[half:])]
    deal_store_tiles(state)
    state.minor_deck = tuple(shuffled(state, MINOR_CARDS, [card.number for card in content.minor_cards]))
    deal_minor_cards(state)
    deck = shuffled(state, POEMS, [poem.number for poem in content.poems])
    count = OPEN_POEMS[state.players]
    state.poem_display = deck[len(deck) - count :]
    state.poem_deck = tuple(deck[: len(deck) - count])
    state.major_poems = draw_major_poems(state)
    cities = shuffled(state, CITY_TILES, list(range(len(content.cities))))
    state.city_tiles = tuple(cities[:9])
    state.trade = stream(state.chance, TRADES, 0).below(len(content.trades))
    if state.variant.events != "off":
        state.events = draw_events(state)
        state.active_event = 0
        state.event = content.events[state.events[0] - 1].changes


def draw_wishes(state: State) -> tuple[int, ...]:
    """One wish of each letter, in random order on the track (S-SETB-02, S-SETB-03)."""
    rng = stream(state.chance, WISHES, 0)
    wishes = state.content.wishes
    drawn = [rng.pick([index for index, wish in enumerate(wishes) if wish.letter == letter]) for letter in "ABC"]
    rng.shuffle(drawn)
    return tuple(drawn)


def draw_major_poems(state: State) -> list[int]:
    """Two for each player, all with different letters; repeats are put aside (S-SETB-12, S-SETB-13, S-SSET-02)."""
    poems = state.content.major_poems
    pool = [index for index, poem in enumerate(poems) if poem.solo or state.seats > 1]
    drawn: list[int] = []
    for index in shuffled(state, MAJOR_POEMS, pool):
        if poems[index].letter not in [poems[other].letter for other in drawn]:
            drawn.append(index)
        if len(drawn) == 2 * state.players:
            break
    return drawn


def draw_events(state: State) -> tuple[int, ...]:
    """Three event tiles: any, or a chosen mix of positive and negative ones (S-ADV-02, S-ADV-12)."""
    rng = stream(state.chance, EVENTS, 0)
    events = state.content.events
    if state.variant.events == "random":
        numbers = [event.number for event in events]
        rng.shuffle(numbers)
        return tuple(numbers[:3])
    positive = int(state.variant.events[0])
    drawn = pick_events(rng, [event.number for event in events if event.positive], positive)
    drawn += pick_events(rng, [event.number for event in events if not event.positive], 3 - positive)
    rng.shuffle(drawn)
    return tuple(drawn)


def pick_events(rng: Rng, numbers: list[int], count: int) -> list[int]:
    rng.shuffle(numbers)
    return numbers[:count]


def lay_out_players(state: State) -> None:
    """Four storehouses of one box, a balance card, 5 prestige, two starting tiles (S-SETP-01 to 08, S-SSET-03)."""
    content = state.content
    cards = shuffled(state, BALANCE_CARDS, list(range(len(content.balance_cards))))
    tiles = shuffled(state, START_TILES, [tile.number for tile in content.start_tiles])
    for player in range(state.players):
        if is_yusuf(state, player):
            state.boxes[player] = content.yusuf_boxes
            score(state, player, FROM_START, state.variant.yusuf_prestige or content.start_prestige)
            state.stamps[player] = state.moves = 1  # His marker lies on top of the human's (S-SSET-12).
            continue
        state.boxes[player] = STOREHOUSES
        state.balance_cards[player] = cards[player]
        score(state, player, FROM_START, content.start_prestige)
        state.offered[player] = tuple(sorted(tiles[2 * player : 2 * player + 2]))
        if state.log is not None:
            names = tuple([str(number) for number in state.offered[player]])
            state.log.append(Event("dealt-tiles", player, ("2",), names, reveals=True, clause="S-SETP-08"))


class KeepTile(Effect[State]):
    """Each player secretly keeps one of two starting tiles (S-SETP-08)."""

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        return Decision(
            self.seat, "sabika.keep-tile", tuple([KEEP_TILE[number] for number in state.offered[self.seat]])
        )

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, OfCard)
        state.kept[self.seat] = option.card
        if state.log is not None:
            state.log.append(Event("kept-tile", self.seat, (), (str(option.card),), clause="S-SETP-08"))

    def why_not(self, state: State, option: Option) -> str:
        return "S-SETP-08"


class Reveal(Effect[State]):
    """All tiles are turned up at once: the highest goes first, and all gain in turn order (S-SETP-09 to 16).

    In the solo game Yusuf starts (S-SSET-10).
    """

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        if state.seats == 1:
            state.starter = YUSUF
        else:
            best = min(state.kept) if state.variant.lowest_starts else max(state.kept)
            state.starter = state.kept.index(best)
        state.offered = [()] * state.players
        if state.log is not None:
            for player in range(state.seats):
                words = (str(state.kept[player]),)
                state.log.append(Event("revealed-tile", player, words, reveals=True, clause="S-SETP-09"))
        order = in_order(state)
        state.todo.append(StackMarkers(NOBODY))
        for place in reversed(range(len(order))):
            if not is_yusuf(state, order[place]):
                state.todo.append(StartingGains(order[place], place))


class StartingGains(Effect[State]):
    """The kept tile's bonus, and dinars by position in turn order (S-SETP-11 to S-SETP-13)."""

    __slots__ = ("place",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def do(self, state: State, option: Option | None) -> None:
        gain_dinars(state, self.seat, state.content.start_dinars[self.place], "start")
        grant(state, self.seat, state.content.start_tiles[state.kept[self.seat] - 1].bonus)


class StackMarkers(Effect[State]):
    """Once all gains are known, the paria markers are stacked with the starting player's on top (S-SETP-15, OQ-50)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        for player in reversed(in_order(state)):
            state.moves += 1
            state.stamps[player] = state.moves


__all__ = ["RAWS", "KeepTile", "Reveal", "StackMarkers", "StartingGains", "new_state"]
