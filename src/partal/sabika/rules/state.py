"""What lies on the table in a game of Sabika."""

from __future__ import annotations

from typing import Any, Final

from partal.core.effect import State as CoreState

from partal.sabika.rules.atlas import Atlas
from partal.sabika.rules.bonus import CHANGE_COUNT, EVENT_CHANGE_COUNT, GOODS_ROOM
from partal.sabika.rules.content import Content
from partal.sabika.rules.things import (
    FAMILIES,
    FIRST_GOOD,
    SOURCE_COUNT,
    TYPE_COUNT,
    WARE_COUNT,
    YUSUF,
)
from partal.sabika.rules.variant import Variant

NO_EVENT: Final = (0,) * EVENT_CHANGE_COUNT


class State(CoreState):
    """Mutable and small. Lists that hold a row per player are flat: row `player` starts at player * width.

    Everything inside the lists is frozen and shared between copies.
    """

    __slots__ = (
        "active_event",
        "annex",
        "atlas",
        "awake",
        "bag",
        "balance_cards",
        "balances",
        "blue",
        "boxes",
        "carvings",
        "changes",
        "city_seals",
        "city_tiles",
        "content",
        "dinars",
        "event",
        "events",
        "expansions",
        "favour",
        "grey",
        "kept",
        "levels",
        "major_poems",
        "major_tiles",
        "majors",
        "marble_spaces",
        "minor_deck",
        "minor_display",
        "minor_waste",
        "moves",
        "offered",
        "parias",
        "players",
        "poem_deck",
        "poem_display",
        "points",
        "raw_spaces",
        "raws",
        "red",
        "refreshed",
        "round",
        "rows",
        "seals",
        "seats",
        "ships",
        "shuffles",
        "side",
        "square",
        "stamps",
        "starter",
        "store",
        "store_display",
        "store_piles",
        "sultan",
        "tops",
        "tower",
        "trade",
        "variant",
        "waste",
        "wishes",
        "workers",
        "yusuf_decks",
        "yusuf_shown",
        "yusuf_tiles",
        "yusuf_wastes",
    )

    content: Content
    atlas: Atlas
    """The map's distances, shared."""
    variant: Variant
    seats: int
    """People and bots at the table; Yusuf takes no seat."""
    players: int
    """Who plays: the seats, and Yusuf as player 1 in the solo game."""
    side: int
    """Board side: 0 for one or two players, 1 for three or four (S-SETR-01)."""
    shuffles: int
    """How often chance was asked besides the set-up: names the next stream."""
    round: int
    """1 to 5 (S-ROUND-01)."""
    starter: int
    """Who holds the starting-player token."""
    events: tuple[int, ...]
    """The three event tiles of this game, or none (S-ADV-02)."""
    active_event: int
    """Which of them lies in the rondel."""
    event: tuple[int, ...]
    """Derived: the active event's numbers."""
    square: int
    """Where the worker of this turn stands, -1 between rounds: a house rule ties storehouse bonuses to its side."""
    refreshed: bool
    """Whether the minor cards were renewed in this turn (S-CON-03)."""
    dinars: list[int]
    seals: list[int]
    parias: list[int]
    stamps: list[int]
    """When each paria marker last moved; of markers on one space the latest lies on top (S-PAR-04)."""
    moves: int
    """How often paria markers have moved."""
    points: list[int]
    """Prestige by player and source."""
    favour: list[int]
    store: list[int]
    """Materials and goods in the storehouses, which are one pool (S-STO-05, S-STO-06)."""
    annex: list[int]
    """Goods in the room of a blue poem (S-CARD-21)."""
    boxes: list[int]
    """Store boxes of the storehouses, a poem's room not counted."""
    levels: list[int]
    """How often each storehouse was expanded (S-STHA-08)."""
    tops: list[int]
    """The topmost tile of each storehouse, 0 for none (S-STHA-10)."""
    expansions: list[tuple[int, ...]]
    """The storehouse tiles each player has taken, in order; they lie open, also under others (S-INV-07)."""
    raws: list[int]
    """Raw materials on the processing spaces (S-RAW-07)."""
    workers: list[int]
    """The square of each worker, or its workshop."""
    awake: list[int]
    """1 for a worker that stands (S-TURN-03)."""
    sultan: list[int]
    """Squares of the Sultan's workers."""
    raw_spaces: list[int]
    """The raw material on each space, EMPTY or COVERED."""
    marble_spaces: list[int]
    """1 where a marble lies, EMPTY or COVERED."""
    bag: tuple[int, ...]
    """Raw materials in the bag; the last is drawn next."""
    waste: list[int]
    """Discarded tokens by family."""
    minor_deck: tuple[int, ...]
    """Minor construction cards; the last is the top."""
    minor_display: list[int]
    """Open cards: top left, top right, bottom left, bottom right; 0 for a gap."""
    minor_waste: tuple[int, ...]
    poem_deck: tuple[int, ...]
    """Minor poems; the last is the top."""
    poem_display: list[int]
    """Open minor poems; 0 for a gap."""
    major_poems: list[int]
    """Open major poems by their place in the content; -1 for a gap."""
    major_tiles: tuple[int, ...]
    """Numbers of the major construction tiles on the board."""
    store_piles: list[tuple[int, ...]]
    """Storehouse tiles left and right; the last is the top."""
    store_display: list[int]
    """Open storehouse tiles: two left, two right, the nearer one first; 0 for a gap."""
    city_tiles: tuple[int, ...]
    """The tile at each city, by its place in the content."""
    city_seals: list[int]
    ships: list[int]
    blue: list[tuple[int, ...]]
    """Carved poems by colour; Yusuf's minor poems lie among the blue ones."""
    red: list[tuple[int, ...]]
    grey: list[tuple[int, ...]]
    majors: list[tuple[int, ...]]
    """Major buildings by tile number."""
    rows: list[tuple[int, ...]]
    """Minor buildings from left to right; 0 is the balance card."""
    balance_cards: list[int]
    """Which balance card each player has."""
    balances: list[int]
    """Balances reached (S-BAL-14)."""
    changes: list[int]
    """Derived: what a player's blue poems change."""
    trade: int
    """The trade card, by its place in the content."""
    wishes: tuple[int, ...]
    """The three wishes in track order, by their place in the content."""
    tower: int
    """How many of them have reached the tower."""
    offered: list[tuple[int, ...]]
    """Starting tiles dealt and not yet chosen from."""
    kept: list[int]
    """Starting tiles kept; open once all have chosen."""
    yusuf_tiles: tuple[int, ...]
    """Yusuf's worker tiles still face down; the last is the top."""
    yusuf_shown: tuple[int, ...]
    """Those turned up this round."""
    yusuf_decks: list[tuple[int, ...]]
    """His cards for builder, merchant and poet, by place in the content; the last is the top."""
    yusuf_wastes: list[tuple[int, ...]]
    carvings: int
    """How many poems Yusuf has carved (S-SPOEM-03)."""

    def copy(self) -> State:
        """An independent state; effects, content and tuples are shared, for they are frozen."""
        twin = State()
        twin.todo = self.todo.copy()
        twin.pending = self.pending
        twin.answers = self.answers
        twin.chance = self.chance
        twin.log = None
        twin.content = self.content
        twin.atlas = self.atlas
        twin.variant = self.variant
        twin.seats = self.seats
        twin.players = self.players
        twin.side = self.side
        twin.shuffles = self.shuffles
        twin.round = self.round
        twin.starter = self.starter
        twin.events = self.events
        twin.active_event = self.active_event
        twin.event = self.event
        twin.square = self.square
        twin.refreshed = self.refreshed
        twin.dinars = self.dinars.copy()
        twin.seals = self.seals.copy()
        twin.parias = self.parias.copy()
        twin.stamps = self.stamps.copy()
        twin.moves = self.moves
        twin.points = self.points.copy()
        twin.favour = self.favour.copy()
        twin.store = self.store.copy()
        twin.annex = self.annex.copy()
        twin.boxes = self.boxes.copy()
        twin.levels = self.levels.copy()
        twin.tops = self.tops.copy()
        twin.expansions = self.expansions.copy()
        twin.raws = self.raws.copy()
        twin.workers = self.workers.copy()
        twin.awake = self.awake.copy()
        twin.sultan = self.sultan.copy()
        twin.raw_spaces = self.raw_spaces.copy()
        twin.marble_spaces = self.marble_spaces.copy()
        twin.bag = self.bag
        twin.waste = self.waste.copy()
        twin.minor_deck = self.minor_deck
        twin.minor_display = self.minor_display.copy()
        twin.minor_waste = self.minor_waste
        twin.poem_deck = self.poem_deck
        twin.poem_display = self.poem_display.copy()
        twin.major_poems = self.major_poems.copy()
        twin.major_tiles = self.major_tiles
        twin.store_piles = self.store_piles.copy()
        twin.store_display = self.store_display.copy()
        twin.city_tiles = self.city_tiles
        twin.city_seals = self.city_seals.copy()
        twin.ships = self.ships.copy()
        twin.blue = self.blue.copy()
        twin.red = self.red.copy()
        twin.grey = self.grey.copy()
        twin.majors = self.majors.copy()
        twin.rows = self.rows.copy()
        twin.balance_cards = self.balance_cards.copy()
        twin.balances = self.balances.copy()
        twin.changes = self.changes.copy()
        twin.trade = self.trade
        twin.wishes = self.wishes
        twin.tower = self.tower
        twin.offered = self.offered.copy()
        twin.kept = self.kept.copy()
        twin.yusuf_tiles = self.yusuf_tiles
        twin.yusuf_shown = self.yusuf_shown
        twin.yusuf_decks = self.yusuf_decks.copy()
        twin.yusuf_wastes = self.yusuf_wastes.copy()
        twin.carvings = self.carvings
        return twin

    # Reading the table

    def prestige(self, player: int) -> int:
        """A player's place on the prestige track."""
        return sum(self.points[player * SOURCE_COUNT : (player + 1) * SOURCE_COUNT])

    def purse(self, player: int) -> int:
        """What a player can pay: dinars, and seals as one dinar each (S-SEAL-02)."""
        return self.dinars[player] + self.seals[player]

    def stored(self, player: int) -> int:
        """Pieces in the storehouses."""
        first = player * WARE_COUNT
        return sum(self.store[first : first + WARE_COUNT])

    def room(self, player: int) -> int:
        """Free boxes in the storehouses (S-STO-03)."""
        return self.boxes[player] - self.stored(player)

    def poem_room(self, player: int) -> int:
        """Free places in a blue poem's room for goods (S-CARD-21)."""
        room = self.changes[player * CHANGE_COUNT + GOODS_ROOM]
        return room - sum(self.annex[player * FAMILIES : (player + 1) * FAMILIES]) if room else 0

    def goods(self, player: int) -> int:
        """Goods a player holds, wherever stored."""
        first = player * WARE_COUNT + FIRST_GOOD
        return sum(self.store[first : first + FAMILIES]) + sum(self.annex[player * FAMILIES : (player + 1) * FAMILIES])

    def change(self, player: int, which: int) -> int:
        """By how much a player's blue poems change a number."""
        return self.changes[player * CHANGE_COUNT + which]

    def poems(self, player: int) -> int:
        """Poems of any colour (S-POEM-06)."""
        return len(self.blue[player]) + len(self.red[player]) + len(self.grey[player])

    def minor_count(self, player: int) -> int:
        """Minor buildings; the balance card in the row is none."""
        return len(self.rows[player]) - 1

    def types(self, player: int) -> list[int]:
        """Buildings of each type, major and minor."""
        counts = [0] * TYPE_COUNT
        for number in self.majors[player]:
            counts[self.content.major_tiles[number - 1].type] += 1
        for number in self.rows[player]:
            if number:
                counts[self.content.minor_cards[number - 1].type] += 1
        return counts

    def era(self) -> int:
        """Era I in rounds 1 and 2, then Era II (S-ROUND-02)."""
        return 1 if self.round < 3 else 2

    def era_tiles(self) -> list[int]:
        """Major tiles of the current era still on the board (S-MAJ-01)."""
        era = self.era()
        return [number for number in self.major_tiles if self.content.major_tiles[number - 1].era == era]

    def all_boxes(self, player: int) -> int:
        """Store boxes with those of a poem's room (S-CARD-23)."""
        return self.boxes[player] + self.changes[player * CHANGE_COUNT + GOODS_ROOM]

    # The codec writes exactly these

    def values(self) -> dict[str, Any]:
        """Everything that makes this state what it is, as plain values; derived fields are left out."""
        return {
            "answers": self.answers,
            "chance": self.chance,
            "active_event": self.active_event,
            "annex": self.annex,
            "awake": self.awake,
            "bag": self.bag,
            "balance_cards": self.balance_cards,
            "balances": self.balances,
            "blue": self.blue,
            "boxes": self.boxes,
            "carvings": self.carvings,
            "city_seals": self.city_seals,
            "city_tiles": self.city_tiles,
            "dinars": self.dinars,
            "events": self.events,
            "expansions": self.expansions,
            "favour": self.favour,
            "grey": self.grey,
            "kept": self.kept,
            "levels": self.levels,
            "major_poems": self.major_poems,
            "major_tiles": self.major_tiles,
            "majors": self.majors,
            "marble_spaces": self.marble_spaces,
            "minor_deck": self.minor_deck,
            "minor_display": self.minor_display,
            "minor_waste": self.minor_waste,
            "moves": self.moves,
            "offered": self.offered,
            "parias": self.parias,
            "poem_deck": self.poem_deck,
            "poem_display": self.poem_display,
            "points": self.points,
            "raw_spaces": self.raw_spaces,
            "raws": self.raws,
            "red": self.red,
            "refreshed": self.refreshed,
            "round": self.round,
            "rows": self.rows,
            "seals": self.seals,
            "seats": self.seats,
            "ships": self.ships,
            "shuffles": self.shuffles,
            "square": self.square,
            "stamps": self.stamps,
            "starter": self.starter,
            "store": self.store,
            "store_display": self.store_display,
            "store_piles": self.store_piles,
            "sultan": self.sultan,
            "tops": self.tops,
            "tower": self.tower,
            "trade": self.trade,
            "waste": self.waste,
            "wishes": self.wishes,
            "workers": self.workers,
            "yusuf_decks": self.yusuf_decks,
            "yusuf_shown": self.yusuf_shown,
            "yusuf_tiles": self.yusuf_tiles,
            "yusuf_wastes": self.yusuf_wastes,
        }


def is_yusuf(state: State, player: int) -> bool:
    """Whether this player is the solo opponent."""
    return state.seats == 1 and player == YUSUF
