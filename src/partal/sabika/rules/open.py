"""What everybody at Sabika's table may see, and what the rulebook derives from it.

A state adds what is hidden; a view adds what its seat may see. Both have the same methods. Nearly everything is
public. Hidden are only starting tiles until all have chosen, the order of decks, piles and bag, the last event, and
Yusuf's face-down tiles and cards (S-INV-12).
"""

from __future__ import annotations

from typing import Any, Final

from partal.core.effect import State as CoreState

from partal.sabika.rules.atlas import Atlas
from partal.sabika.rules.bonus import (
    CHANGE_COUNT,
    CONSOLIDATING_COSTS,
    GOODS_ROOM,
    MARKET_TRANSACTIONS,
    PRODUCE_PROCESSES,
    REST_DINARS,
    REST_WITHOUT_LOSS,
)
from partal.sabika.rules.content import Content
from partal.sabika.rules.things import (
    FAMILIES,
    FIRST_ERA_ROUNDS,
    FIRST_GOOD,
    SOURCE_COUNT,
    TYPE_COUNT,
    WARE_COUNT,
    YUSUF,
)
from partal.sabika.rules.variant import Variant

PRODUCED: Final = 2
"""Raw materials that the produce action may process (S-PROD-03)."""


class Open(CoreState):
    """Everything inside the lists is frozen and shared between copies."""

    # Generated from fields.py by `make generated`: what lies open
    __slots__ = (
        "active_event",
        "annex",
        "atlas",
        "awake",
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
        "expansions",
        "favour",
        "grey",
        "levels",
        "major_poems",
        "major_tiles",
        "majors",
        "marble_spaces",
        "minor_display",
        "minor_waste",
        "moves",
        "parias",
        "players",
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
        "side",
        "square",
        "stamps",
        "starter",
        "store",
        "store_display",
        "sultan",
        "tops",
        "tower",
        "trade",
        "variant",
        "waste",
        "wishes",
        "workers",
        "yusuf_shown",
        "yusuf_wastes",
    )

    content: Content
    atlas: Atlas
    """The map's distances, shared by all states."""
    variant: Variant
    seats: int
    """People and bots at the table; Yusuf takes no seat."""
    players: int
    """The number of players: the seats, and Yusuf as player 1 in the solo game."""
    side: int
    """Board side: 0 for up to two players, 1 for more (S-SETR-01)."""
    round: int
    """1 to 5 (S-ROUND-01)."""
    starter: int
    """Who holds the starting-player token."""
    active_event: int
    """The index of the event in the rondel."""
    event: tuple[int, ...]
    """The active event's numbers."""
    square: int
    """The square of this turn's worker, -1 between rounds: a house rule ties storehouse bonuses to its side."""
    refreshed: bool
    """Whether the minor cards were renewed in this turn (S-CON-03)."""
    dinars: list[int]
    seals: list[int]
    parias: list[int]
    stamps: list[int]
    """When each paria marker last moved; the latest on a space lies on top (S-PAR-04)."""
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
    """Store boxes of the storehouses, without a poem's room."""
    levels: list[int]
    """How often each storehouse was expanded (S-STHA-08)."""
    tops: list[int]
    """The topmost tile of each storehouse, 0 for none (S-STHA-10)."""
    expansions: list[tuple[int, ...]]
    """The storehouse tiles each player has taken, in order; all are public, even covered ones (S-INV-07)."""
    raws: list[int]
    """Raw materials on the processing spaces (S-RAW-07)."""
    workers: list[int]
    """The square of each worker, or its workshop."""
    awake: list[int]
    """1 if the worker stands, 0 if it lies (S-TURN-03)."""
    sultan: list[int]
    """Squares of the Sultan's workers."""
    raw_spaces: list[int]
    """The raw material on each space, or EMPTY or COVERED."""
    marble_spaces: list[int]
    """1 for a marble, or EMPTY or COVERED."""
    waste: list[int]
    """Discarded tokens by family."""
    minor_display: list[int]
    """Open cards: top left, top right, bottom left, bottom right; 0 for a gap."""
    minor_waste: tuple[int, ...]
    poem_display: list[int]
    """Open minor poems; 0 for a gap."""
    major_poems: list[int]
    """Open major poems by index in the content; -1 for a gap."""
    major_tiles: tuple[int, ...]
    """Numbers of the major construction tiles on the board."""
    store_display: list[int]
    """Open storehouse tiles: two left, two right, the nearer one first; 0 for a gap."""
    city_tiles: tuple[int, ...]
    """The tile at each city, by index in the content."""
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
    """Balances completed (S-BAL-14)."""
    changes: list[int]
    """The changes by each player's blue poems."""
    trade: int
    """The trade card, by index in the content."""
    wishes: tuple[int, ...]
    """The three wishes in track order, by index in the content."""
    tower: int
    """How many wishes have reached the tower."""
    yusuf_shown: tuple[int, ...]
    """Yusuf's worker tiles turned up this round."""
    yusuf_wastes: list[tuple[int, ...]]
    carvings: int
    """How many poems Yusuf has carved (S-SPOEM-03)."""
    # End of generated code

    def open_values(self) -> dict[str, Any]:
        """Everything that lies open, as JSON values."""
        return {
            # Generated from fields.py by `make generated`: open values
            "active_event": self.active_event,
            "annex": self.annex,
            "awake": self.awake,
            "balance_cards": self.balance_cards,
            "balances": self.balances,
            "blue": self.blue,
            "boxes": self.boxes,
            "carvings": self.carvings,
            "changes": self.changes,
            "city_seals": self.city_seals,
            "city_tiles": self.city_tiles,
            "dinars": self.dinars,
            "event": self.event,
            "expansions": self.expansions,
            "favour": self.favour,
            "grey": self.grey,
            "levels": self.levels,
            "major_poems": self.major_poems,
            "major_tiles": self.major_tiles,
            "majors": self.majors,
            "marble_spaces": self.marble_spaces,
            "minor_display": self.minor_display,
            "minor_waste": self.minor_waste,
            "moves": self.moves,
            "parias": self.parias,
            "players": self.players,
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
            "square": self.square,
            "stamps": self.stamps,
            "starter": self.starter,
            "store": self.store,
            "store_display": self.store_display,
            "sultan": self.sultan,
            "tops": self.tops,
            "tower": self.tower,
            "trade": self.trade,
            "waste": self.waste,
            "wishes": self.wishes,
            "workers": self.workers,
            "yusuf_shown": self.yusuf_shown,
            "yusuf_wastes": self.yusuf_wastes,
            # End of generated code
        }

    # Reading the table

    def prestige(self, player: int) -> int:
        """A player's place on the prestige track."""
        return sum(self.points[player * SOURCE_COUNT : (player + 1) * SOURCE_COUNT])

    def scores(self) -> tuple[int, ...]:
        """The prestige of every player; in the solo game Yusuf is second."""
        return tuple([self.prestige(player) for player in range(self.players)])

    def purse(self, player: int) -> int:
        """All a player can pay with: dinars, and seals as one dinar each (S-SEAL-02)."""
        return self.dinars[player] + self.seals[player]

    def seals_for(self, player: int, dinars: int) -> int:
        """The seals needed to pay this many dinars: as few as possible (S-SEAL-02)."""
        return max(0, dinars - self.dinars[player])

    def marker_order(self) -> list[int]:
        """The players on the paria track from the leader down; on one space from the top (S-PAR-04, S-PAR-06)."""
        return sorted(range(self.players), key=lambda player: (-self.parias[player], -self.stamps[player]))

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
        """All goods that a player holds."""
        first = player * WARE_COUNT + FIRST_GOOD
        return sum(self.store[first : first + FAMILIES]) + sum(self.annex[player * FAMILIES : (player + 1) * FAMILIES])

    def change(self, player: int, which: int) -> int:
        """How much a player's blue poems change a number."""
        return self.changes[player * CHANGE_COUNT + which]

    def poems(self, player: int) -> int:
        """Poems of any colour (S-POEM-06)."""
        return len(self.blue[player]) + len(self.red[player]) + len(self.grey[player])

    def rest_dinars(self, player: int) -> int:
        """The dinars for resting (S-REST-01)."""
        return self.content.rest_dinars + self.change(player, REST_DINARS)

    def rest_loss(self, player: int) -> int:
        """The prestige lost by resting (S-REST-01)."""
        return 0 if self.change(player, REST_WITHOUT_LOSS) else self.content.rest_loss

    def transactions(self, player: int) -> int:
        """How many transactions the market action allows (S-MKT-02)."""
        return self.content.market_transactions + self.change(player, MARKET_TRANSACTIONS)

    def processes(self, player: int) -> int:
        """How many raw materials the produce action may process (S-PROD-03)."""
        return PRODUCED + self.change(player, PRODUCE_PROCESSES)

    def consolidating_cost(self) -> int:
        """The dinars that each consolidate action costs: none, except during an event (S-EV-11)."""
        return self.event[CONSOLIDATING_COSTS]

    def flips_own(self, player: int, family: int) -> bool:
        """Whether the player's own raw material is flipped instead if one of its family is gained (S-RAW-09)."""
        return self.raws[player * FAMILIES + family] > 0

    def labour_dinars(self, player: int) -> int:
        """3 dinars and 1 more for every two poems of any colour (S-ART-01)."""
        return self.content.artisanal_dinars + self.poems(player) // self.content.artisanal_poems

    def prestige_moved(self, player: int, points: int) -> int:
        """How far the marker moves for these points; under the house rule `pp-floor` it stops at 0 (S-PP-01)."""
        if points < 0 and self.variant.prestige_floor:
            return -min(-points, max(0, self.prestige(player)))
        return points

    def minor_count(self, player: int) -> int:
        """Minor buildings, without the balance card in the row."""
        return len(self.rows[player]) - 1

    def buildings(self, player: int) -> int:
        """Major and minor buildings together (S-WIN-02)."""
        return len(self.majors[player]) + self.minor_count(player)

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
        return 1 if self.round <= FIRST_ERA_ROUNDS else 2

    def era_tiles(self) -> list[int]:
        """Major tiles of the current era still on the board (S-MAJ-01)."""
        era = self.era()
        return [number for number in self.major_tiles if self.content.major_tiles[number - 1].era == era]

    def all_boxes(self, player: int) -> int:
        """Store boxes, including a poem's room (S-CARD-23)."""
        return self.boxes[player] + self.changes[player * CHANGE_COUNT + GOODS_ROOM]


def is_yusuf(table: Open, player: int) -> bool:
    """Whether this player is the solo opponent."""
    return table.seats == 1 and player == YUSUF
