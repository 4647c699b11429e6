"""The state of Sabika's table, including everything that is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from partal.sabika.rules.bonus import EVENT_CHANGE_COUNT
from partal.sabika.rules.open import Open

NO_EVENT: Final = (0,) * EVENT_CHANGE_COUNT


class State(Open):
    """Mutable, and cheap to copy."""

    # Generated from fields.py by `make generated`: what is hidden
    __slots__ = (
        "bag",
        "events",
        "kept",
        "minor_deck",
        "offered",
        "poem_deck",
        "shuffles",
        "store_piles",
        "yusuf_decks",
        "yusuf_tiles",
    )

    shuffles: int
    """Number of shuffles besides the set-up: names the next stream."""
    events: tuple[int, ...]
    """The three event tiles of this game, or none (S-ADV-02)."""
    bag: tuple[int, ...]
    """Raw materials in the bag; the last is drawn next."""
    minor_deck: tuple[int, ...]
    """Minor construction cards; the last is the top."""
    poem_deck: tuple[int, ...]
    """Minor poems; the last is the top."""
    store_piles: list[tuple[int, ...]]
    """Storehouse tiles left and right; the last is the top."""
    offered: list[tuple[int, ...]]
    """Starting tiles dealt and not yet chosen from."""
    kept: list[int]
    """Starting tiles kept; open once all have chosen."""
    yusuf_tiles: tuple[int, ...]
    """Yusuf's worker tiles still face down; the last is the top."""
    yusuf_decks: list[tuple[int, ...]]
    """Yusuf's cards for builder, merchant and poet, by index in the content; the last is the top."""
    # End of generated code

    def hidden(self) -> tuple[Any, ...]:
        """Everything that is hidden, to tell whether any of it has come to light."""
        return (
            # Generated from fields.py by `make generated`: hidden values
            self.shuffles,
            self.events,
            self.bag,
            self.minor_deck,
            self.poem_deck,
            self.store_piles.copy(),
            self.offered.copy(),
            self.kept.copy(),
            self.yusuf_tiles,
            self.yusuf_decks.copy(),
            # End of generated code
        )

    def copy(self) -> State:
        """An independent copy; effects, content and tuples are frozen, so they are shared."""
        twin = State()
        # Generated from fields.py by `make generated`: a copy
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
        # End of generated code
        return twin

    def values(self) -> dict[str, Any]:
        """All fields except derived ones, as plain values."""
        return {
            # Generated from fields.py by `make generated`: values
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
            # End of generated code
        }


def restore(state: State, plain: Mapping[str, Any]) -> None:
    """Fills an empty table from plain values; derived fields are left to the caller."""
    # Generated from fields.py by `make generated`: restoring
    state.answers = plain["answers"]
    state.active_event = plain["active_event"]
    state.annex = list(plain["annex"])
    state.awake = list(plain["awake"])
    state.bag = tuple(plain["bag"])
    state.balance_cards = list(plain["balance_cards"])
    state.balances = list(plain["balances"])
    state.blue = [tuple(row) for row in plain["blue"]]
    state.boxes = list(plain["boxes"])
    state.carvings = plain["carvings"]
    state.city_seals = list(plain["city_seals"])
    state.city_tiles = tuple(plain["city_tiles"])
    state.dinars = list(plain["dinars"])
    state.events = tuple(plain["events"])
    state.expansions = [tuple(row) for row in plain["expansions"]]
    state.favour = list(plain["favour"])
    state.grey = [tuple(row) for row in plain["grey"]]
    state.kept = list(plain["kept"])
    state.levels = list(plain["levels"])
    state.major_poems = list(plain["major_poems"])
    state.major_tiles = tuple(plain["major_tiles"])
    state.majors = [tuple(row) for row in plain["majors"]]
    state.marble_spaces = list(plain["marble_spaces"])
    state.minor_deck = tuple(plain["minor_deck"])
    state.minor_display = list(plain["minor_display"])
    state.minor_waste = tuple(plain["minor_waste"])
    state.moves = plain["moves"]
    state.offered = [tuple(row) for row in plain["offered"]]
    state.parias = list(plain["parias"])
    state.poem_deck = tuple(plain["poem_deck"])
    state.poem_display = list(plain["poem_display"])
    state.points = list(plain["points"])
    state.raw_spaces = list(plain["raw_spaces"])
    state.raws = list(plain["raws"])
    state.red = [tuple(row) for row in plain["red"]]
    state.refreshed = plain["refreshed"]
    state.round = plain["round"]
    state.rows = [tuple(row) for row in plain["rows"]]
    state.seals = list(plain["seals"])
    state.ships = list(plain["ships"])
    state.shuffles = plain["shuffles"]
    state.square = plain["square"]
    state.stamps = list(plain["stamps"])
    state.starter = plain["starter"]
    state.store = list(plain["store"])
    state.store_display = list(plain["store_display"])
    state.store_piles = [tuple(row) for row in plain["store_piles"]]
    state.sultan = list(plain["sultan"])
    state.tops = list(plain["tops"])
    state.tower = plain["tower"]
    state.trade = plain["trade"]
    state.waste = list(plain["waste"])
    state.wishes = tuple(plain["wishes"])
    state.workers = list(plain["workers"])
    state.yusuf_decks = [tuple(row) for row in plain["yusuf_decks"]]
    state.yusuf_shown = tuple(plain["yusuf_shown"])
    state.yusuf_tiles = tuple(plain["yusuf_tiles"])
    state.yusuf_wastes = [tuple(row) for row in plain["yusuf_wastes"]]
    # End of generated code
