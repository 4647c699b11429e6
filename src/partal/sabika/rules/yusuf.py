"""The solo opponent Yusuf: his turn, his actions and the choices left to the human (S-STURN to S-SSCO).

He pays nothing, gains no bonus and ignores events. If the rules leave a choice open, the human makes it:
seat 0.
"""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Option
from partal.core.effect import Effect
from partal.core.event import Event
from partal.core.rng import stream

from partal.sabika.rules.gains import move_marker, score
from partal.sabika.rules.moving import steps_to
from partal.sabika.rules.outer import tiles_of
from partal.sabika.rules.scoring import holding_of, tally
from partal.sabika.rules.ships import consolidated
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    EMPTY,
    FIRST_MINOR_TYPE,
    FROM_YUSUF,
    RING_OF_SQUARE,
    SIDE_OF,
    SQUARES,
    STOREHOUSES,
    TYPE_COUNT,
    TYPES,
    WORKER_COUNT,
    WORKERS,
    WORKSHOP,
    YUSUF,
)
from partal.sabika.rules.yusuf_ships import HUMAN, YusufSettles, YusufShips

TILES: Final = 23
CARDS: Final = 24
"""The random streams that shuffle his worker tiles and his cards."""
DECKS: Final = (0, 2, 3)
"""The worker whose cards each deck holds: builder, merchant, poet."""
MOST_MAJOR_POEMS: Final = 2
MINOR_ORDER: Final = (1, 3, 0, 2)
"""The order in which he considers the open minor cards: right column first, each from the top (S-SMIN-01)."""


def shuffle_tiles(state: State) -> None:
    """His four worker tiles become a new pile (S-SSET-13, S-SEOR-09)."""
    tiles = [0, 1, 2, 3]
    stream(state.chance, TILES, state.round).shuffle(tiles)
    state.yusuf_tiles = tuple([max(1, tile) - 1 for tile in tiles])
    state.yusuf_shown = ()


class YusufTurn(Effect[State]):
    """The top tile names his worker, the top card of its deck its actions (S-STURN-02 to S-STURN-05)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        deck = state.yusuf_tiles[-1]
        state.yusuf_tiles = state.yusuf_tiles[:-1]
        state.yusuf_shown = (*state.yusuf_shown, deck)
        while True:
            index = draw_card(state, deck)
            card = state.content.yusuf_cards[index]
            if state.log is not None:
                state.log.append(Event("turned-card", YUSUF, (card.id,), reveals=True, clause="S-STURN-04"))
            worker = choose_worker(state, DECKS[deck], card.square)
            if worker >= 0:
                break
            # His other builder stands there: the card has no effect and a new one is turned up (S-SMOVE-09).
        self.move(state, worker, card.square, card.discard)
        todo = state.todo
        todo.append(Collect(YUSUF, index))
        for action in reversed(card.actions):
            todo.append(YusufAct(YUSUF, action, card.square))

    def move(self, state: State, worker: int, square: int, discards: bool) -> None:
        """The worker goes straight to its square and lies down; a marked card clears the spaces there (S-SMOVE-01)."""
        place = YUSUF * WORKER_COUNT + worker
        state.workers[place] = square
        state.awake[place] = 0
        if state.log is not None:
            state.log.append(Event("worked", YUSUF, (WORKERS[worker], SQUARES[square]), clause="S-SMOVE-01"))
        if not discards:
            return
        for space in state.atlas.raw_at[square]:
            family = state.raw_spaces[space]
            if family >= 0:
                state.raw_spaces[space] = EMPTY
                state.waste[family] += 1
                self.log_removed(state, state.content.raw_spaces[space].id)
        for space in state.atlas.marble_at[square]:
            if state.marble_spaces[space] > 0:
                state.marble_spaces[space] = EMPTY
                self.log_removed(state, state.content.marble_spaces[space].id)

    def log_removed(self, state: State, space: str) -> None:
        if state.log is not None:
            state.log.append(Event("removed", YUSUF, (space,), clause="S-SMOVE-02"))


def draw_card(state: State, deck: int) -> int:
    """The top card; an empty deck is rebuilt from its own discards (S-STURN-06, S-STURN-07)."""
    if not state.yusuf_decks[deck]:
        cards = list(state.yusuf_wastes[deck])
        stream(state.chance, CARDS, 1000 + state.shuffles).shuffle(cards)
        state.shuffles += 1
        state.yusuf_decks[deck] = tuple(cards)
        state.yusuf_wastes[deck] = ()
    card = state.yusuf_decks[deck][-1]
    state.yusuf_decks[deck] = state.yusuf_decks[deck][:-1]
    state.yusuf_wastes[deck] = (*state.yusuf_wastes[deck], card)
    return card


def choose_worker(state: State, worker: int, square: int) -> int:
    """The worker that goes; of two standing builders the one with fewer steps (S-SMOVE-06 to S-SMOVE-09).

    -1 if his other builder is on that square.
    """
    first = YUSUF * WORKER_COUNT
    if worker:
        return worker
    ring = state.content.rings[state.side][RING_OF_SQUARE[square]]
    best, fewest = -1, len(ring) + 1
    for builder in (0, 1):
        if not state.awake[first + builder] or state.workers[first + 1 - builder] == square:
            continue
        here = state.workers[first + builder]
        steps = 0 if here in (square, WORKSHOP) else steps_to(state, ring, here, square)
        if steps < fewest:
            best, fewest = builder, steps
    return best


class YusufAct(Effect[State]):
    """One action of his card; it is skipped if it cannot be done (S-SACT-01 to S-SACT-05)."""

    __slots__ = ("action", "square")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "action", "square")

    def __init__(self, seat: int, action: str, square: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.square: Final = square

    def do(self, state: State, option: Option | None) -> None:
        if self.action == "major":
            build_major(state)
        elif self.action == "minor":
            build_minor(state)
        elif self.action == "storehouse":
            take_store_tile(state, self.square)
        elif self.action == "carve":
            carve(state)
        elif self.action == "export":
            state.todo.append(YusufShips(HUMAN, False))
        else:
            state.todo.append(YusufSettles(HUMAN))


# Buildings


def wanted_types(state: State) -> list[int]:
    """The building types on the wishes in play; by house rule only on those in the tower (S-SMAJ-01, OQ-57)."""
    wishes = state.wishes[: state.tower] if state.variant.solo_tower_only else state.wishes
    return [
        element.measure
        for wish in wishes
        for element in state.content.wishes[wish].elements
        if element.measure < TYPE_COUNT
    ]


def build_major(state: State) -> None:
    """The highest number of a wanted type, or else of all; his favour marker moves, nothing more (S-SMAJ-01 to 05)."""
    tiles = state.era_tiles()
    if not tiles:
        return
    wanted = wanted_types(state)
    fitting = [number for number in tiles if state.content.major_tiles[number - 1].type in wanted]
    number = max(fitting or tiles)
    state.major_tiles = tuple([other for other in state.major_tiles if other != number])
    state.majors[YUSUF] += (number,)
    state.favour[YUSUF] = min(len(state.content.favour) + 1, state.favour[YUSUF] + 1)
    if state.log is not None:
        name = TYPES[state.content.major_tiles[number - 1].type]
        state.log.append(Event("built-major", YUSUF, (str(number), name), clause="S-SMAJ-01"))


def build_minor(state: State) -> None:
    """The first card of a wanted type in his order, or else the first card (S-SMIN-01, S-SMIN-02)."""
    wanted = [kind for kind in wanted_types(state) if kind >= FIRST_MINOR_TYPE]
    cards = state.content.minor_cards
    places = [place for place in MINOR_ORDER if state.minor_display[place]]
    if not places:
        return
    fitting = [place for place in places if cards[state.minor_display[place] - 1].type in wanted]
    if fitting and state.variant.solo_column_lowest:
        # The rightmost column that holds a fitting card, and the lowest number there (ED-07).
        fitting = [place for place in fitting if place % 2 == fitting[0] % 2]
    if fitting and (state.variant.solo_lowest_number or state.variant.solo_column_lowest):
        place = min(fitting, key=lambda place: state.minor_display[place])
    else:
        place = (fitting or places)[0]
    number = state.minor_display[place]
    state.minor_display[place] = 0
    state.rows[YUSUF] = (*state.rows[YUSUF], number)
    if state.log is not None:
        words = (str(number), TYPES[cards[number - 1].type], "right")
        state.log.append(Event("built-minor", YUSUF, words, clause="S-SMIN-01"))


def take_store_tile(state: State, square: int) -> None:
    """The tile beside his square with more boxes, the nearer on a tie; else one on the other side (S-SSTO-01)."""
    side = SIDE_OF[square]
    for tried in (side, 1 - side):
        places = tiles_of(state, tried)
        if not places:
            continue
        place = max(places, key=lambda place: (state.content.store_tiles[state.store_display[place] - 1].boxes, -place))
        tile = state.store_display[place]
        state.store_display[place] = 0
        state.boxes[YUSUF] += state.content.store_tiles[tile - 1].boxes
        state.levels[YUSUF * STOREHOUSES] += 1
        state.tops[YUSUF * STOREHOUSES] = tile
        state.expansions[YUSUF] += (tile,)
        if state.log is not None:
            boxes = str(state.content.store_tiles[tile - 1].boxes)
            state.log.append(Event("expanded", YUSUF, (str(tile), "1", boxes), clause="S-SSTO-01"))
        return


def carve(state: State) -> None:
    """Alternately the minor poem with the highest number and the major one with the last letter, at most two
    major poems (S-SPOEM-01).
    """
    if state.carvings % 2 and state.carvings < 2 * MOST_MAJOR_POEMS:
        open_poems = [index for index in state.major_poems if index >= 0]
        if not open_poems:
            return
        index = max(open_poems, key=lambda index: state.content.major_poems[index].id)
        state.major_poems[state.major_poems.index(index)] = -1
        state.grey[YUSUF] += (index,)
        words = (state.content.major_poems[index].id, "grey")
    else:
        number = max(state.poem_display)
        if not number:
            return
        state.poem_display[state.poem_display.index(number)] = 0
        state.blue[YUSUF] += (number,)
        words = (str(number), "minor")
    state.carvings += 1
    if state.log is not None:
        state.log.append(Event("carved", YUSUF, words, clause="S-SPOEM-01"))


class Collect(Effect[State]):
    """The gains at the bottom of his card, after its actions (S-SSCO-01 to S-SSCO-04)."""

    __slots__ = ("card",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def do(self, state: State, option: Option | None) -> None:
        card = state.content.yusuf_cards[self.card]
        points = card.prestige
        if card.per >= 0:
            points += tally(holding_of(state, YUSUF), state.content)[card.per]
        score(state, YUSUF, FROM_YUSUF, points)
        move_marker(state, YUSUF, card.parias)


def start_cards(state: State) -> None:
    """His cards, split by worker, each deck shuffled (S-SSET-14)."""
    for deck, worker in enumerate(DECKS):
        cards = [index for index, card in enumerate(state.content.yusuf_cards) if card.worker == worker]
        stream(state.chance, CARDS, deck).shuffle(cards)
        state.yusuf_decks[deck] = tuple(cards)


__all__ = [
    "Collect",
    "YusufAct",
    "YusufSettles",
    "YusufShips",
    "YusufTurn",
    "consolidated",
    "shuffle_tiles",
    "start_cards",
]
