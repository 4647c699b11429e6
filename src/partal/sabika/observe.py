"""What a seat sees of Sabika's table as a row of named numbers."""

from __future__ import annotations

from typing import Final

from partal.core.observation import Layout, Observer, capped, players_of

from partal.sabika.rules.balance import left_edge, right_edge
from partal.sabika.rules.content import Content
from partal.sabika.rules.schema import YUSUF_WORKERS
from partal.sabika.rules.things import (
    CITIES,
    CITY_COUNT,
    FAMILIES,
    GOODS,
    JOKER,
    MOSAICS,
    NO_SHIP,
    RAWS,
    SQUARES,
    STOREHOUSES,
    WARE_COUNT,
    WARES,
    WORKER_COUNT,
    WORKERS,
    WORKSHOP,
)
from partal.sabika.rules.view import View

PROMPTS: Final = (
    "sabika.keep-tile",
    "sabika.starter",
    "sabika.turn",
    "sabika.act",
    "sabika.quarry",
    "sabika.store",
    "sabika.storehouse",
    "sabika.expand",
    "sabika.transact",
    "sabika.material",
    "sabika.make-room",
    "sabika.construct",
    "sabika.lay",
    "sabika.place",
    "sabika.tile",
    "sabika.favour",
    "sabika.export",
    "sabika.export-good",
    "sabika.consolidate",
    "sabika.produce",
    "sabika.process",
    "sabika.carve",
    "sabika.reactivate",
    "sabika.take-raw",
    "sabika.take-good",
    "sabika.order",
    "sabika.split",
    "sabika.pick",
    "sabika.income",
    "sabika.free-ship",
    "sabika.city-bonus",
    "sabika.red-city",
    "sabika.tile-bonus",
    "sabika.dues",
    "sabika.tribute-dinars",
    "sabika.tribute-marker",
    "sabika.tribute-seals",
    "sabika.yusuf-consolidate",
    "sabika.yusuf-ship",
)
_PROMPT_PLACES: Final = {prompt: place for place, prompt in enumerate(PROMPTS)}
_EDGES: Final = (*MOSAICS, "joker")
_MINOR_PLACES: Final = ("top left", "top right", "bottom left", "bottom right")
_STORE_PLACES: Final = ("left, near", "left, far", "right, near", "right, far")
_SCALARS: Final = 8
"""How many single numbers a player's block begins with."""


class SabikaObserver(Observer):
    """Everything a seat may see, except the order in which things were taken."""

    def __init__(self, seats: int, content: Content) -> None:
        layout = Layout()
        self.players: Final = 2 if seats == 1 else seats
        names = ("me", "yusuf") if seats == 1 else players_of(seats)
        self.solo: Final = seats == 1

        # The question, and the game as a whole
        self.asked: Final = layout.add([f"asked: {player}" for player in names])
        self.prompt: Final = layout.add([f"question: {prompt}" for prompt in PROMPTS])
        self.round: Final = layout.one("round")
        self.starter: Final = layout.add([f"starts the round: {player}" for player in names])
        self.square: Final = layout.add([f"this turn's square: {square}" for square in SQUARES])
        self.refreshed: Final = layout.one("minor cards were renewed in this turn")
        self.event: Final = layout.add([f"active event: {tile.number}" for tile in content.events])
        self.events: Final = layout.add([f"event turned up: {tile.number}" for tile in content.events])
        self.event_count: Final = layout.one("events in this game")
        self.trade: Final = layout.add([f"trade card: {card.number}" for card in content.trades])
        self.wish_count: Final = len(content.wishes)
        self.wishes: Final = layout.add([f"wish {place}: {wish.id}" for place in (1, 2, 3) for wish in content.wishes])
        self.tower: Final = layout.one("wishes in the tower")

        # The board
        self.sultan: Final = layout.add([f"sultan's worker: {square}" for square in SQUARES])
        self.raw_count: Final = len(content.raw_spaces)
        self.raws: Final = layout.add([f"{space.id}: {raw}" for space in content.raw_spaces for raw in RAWS])
        self.marble_count: Final = len(content.marble_spaces)
        self.marbles: Final = layout.add([f"{space.id}: marble" for space in content.marble_spaces])
        self.bag: Final = layout.one("raw materials in the bag")
        self.waste: Final = layout.add([f"discarded: {raw}" for raw in RAWS])
        self.city_count: Final = len(content.cities)
        self.cities: Final = layout.add([f"tile at {city}: {tile.id}" for city in CITIES for tile in content.cities])
        self.city_seals: Final = layout.add([f"seal at {city}" for city in CITIES])

        # The displays
        self.minors: Final = layout.add(
            [f"minor card {card.number}, {place}" for card in content.minor_cards for place in _MINOR_PLACES]
        )
        self.minor_waste: Final = layout.add([f"minor card {card.number}, discarded" for card in content.minor_cards])
        self.minor_deck: Final = layout.one("minor cards in the deck")
        self.poems: Final = layout.add([f"poem {poem.number}, on display" for poem in content.poems])
        self.poem_deck: Final = layout.one("poems in the deck")
        self.major_poem_count: Final = len(content.major_poems)
        self.major_poems: Final = layout.add([f"major poem {poem.id}, on display" for poem in content.major_poems])
        self.major_tiles: Final = layout.add(
            [f"major building {tile.number}, on display" for tile in content.major_tiles]
        )
        self.store_tiles: Final = layout.add(
            [f"storehouse tile {tile.number}, {place}" for tile in content.store_tiles for place in _STORE_PLACES]
        )
        self.store_piles: Final = layout.add([f"storehouse tiles in the {side} pile" for side in ("left", "right")])

        # The seat's own secret, and Yusuf
        self.start_tiles: Final = layout.add(
            [f"starting tile {tile.number}, offered to me" for tile in content.start_tiles]
        )
        self.yusuf_tiles = self.yusuf_shown = self.yusuf_waste = self.carvings = 0
        if self.solo:
            workers = [worker for worker, _ in YUSUF_WORKERS]
            self.yusuf_tiles = layout.one("yusuf's worker tiles face down")
            self.yusuf_shown = layout.add([f"yusuf's worker tile, turned up: {worker}" for worker in workers])
            self.yusuf_waste = layout.add([f"yusuf's card {card.id}, discarded" for card in content.yusuf_cards])
            self.carvings = layout.one("poems carved by yusuf")

        # A block for each player
        starts: list[int] = []
        for player in names:
            starts.append(
                layout.add(
                    [
                        f"prestige: {player}",
                        f"prestige below zero: {player}",
                        f"dinars: {player}",
                        f"seals: {player}",
                        f"parias: {player}",
                        f"favour: {player}",
                        f"store boxes: {player}",
                        f"balances: {player}",
                    ]
                )
            )
            layout.add([f"{ware} in store: {player}" for ware in WARES])
            layout.add([f"{good} in the poem's room: {player}" for good in GOODS])
            layout.add([f"{raw} to process: {player}" for raw in RAWS])
            for worker in WORKERS:
                layout.add([f"{worker} of {player}: {square}" for square in SQUARES])
                layout.one(f"{worker} of {player}: workshop")
                layout.one(f"{worker} of {player}: stands")
            layout.add([f"ship on the {side} at {city}: {player}" for city in CITIES for side in ("left", "right")])
            layout.add([f"storehouse {store}, expansions: {player}" for store in range(1, STOREHOUSES + 1)])
            layout.add([f"storehouse tile {tile.number}, taken: {player}" for tile in content.store_tiles])
            layout.add([f"storehouse tile {tile.number}, on top: {player}" for tile in content.store_tiles])
            layout.add([f"poem {poem.number}, blue: {player}" for poem in content.poems])
            layout.add([f"poem {poem.number}, red: {player}" for poem in content.poems])
            layout.add([f"major poem {poem.id}: {player}" for poem in content.major_poems])
            layout.add([f"major building {tile.number}: {player}" for tile in content.major_tiles])
            layout.add([f"minor card {card.number}: {player}" for card in content.minor_cards])
            layout.add([f"left end of the row, {mosaic}: {player}" for mosaic in _EDGES])
            layout.add([f"right end of the row, {mosaic}: {player}" for mosaic in _EDGES])
            layout.one(f"has chosen a starting tile: {player}")
            layout.add([f"starting tile {tile.number}: {player}" for tile in content.start_tiles])
        self.starts: Final = tuple(starts)
        self.store_count: Final = len(content.store_tiles)
        self.poem_count: Final = len(content.poems)
        self.major_count: Final = len(content.major_tiles)
        self.minor_count: Final = len(content.minor_cards)
        self.names = tuple(layout.names)
        self.size: Final = len(self.names)

    def observe(self, view: View) -> list[int]:
        row = [0] * self.size
        players = self.players
        me = view.seat if view.seat is not None else 0
        question = view.question
        if question is not None:
            row[self.asked + (question.seat - me) % players] = 1
            row[self.prompt + _PROMPT_PLACES[question.prompt]] = 1
        row[self.round] = view.round
        row[self.starter + (view.starter - me) % players] = 1
        if view.square >= 0:
            row[self.square + view.square] = 1
        row[self.refreshed] = 1 if view.refreshed else 0
        self.observe_cards(view, row)
        self.observe_board(view, row)
        for player in range(players):
            self.observe_player(view, player, row, self.starts[(player - me) % players])
        return row

    def observe_cards(self, view: View, row: list[int]) -> None:
        """What is on display, and what was drawn for this game."""
        for event in view.events:
            row[self.events + event - 1] = 1
        if view.active_event >= 0:
            row[self.event + view.events[view.active_event] - 1] = 1
        row[self.event_count] = view.event_count
        row[self.trade + view.trade] = 1
        for place, wish in enumerate(view.wishes):
            row[self.wishes + place * self.wish_count + wish] = 1
        row[self.tower] = view.tower
        for place, card in enumerate(view.minor_display):
            if card:
                row[self.minors + (card - 1) * len(_MINOR_PLACES) + place] = 1
        for card in view.minor_waste:
            row[self.minor_waste + card - 1] = 1
        row[self.minor_deck] = view.minor_deck_size
        for poem in view.poem_display:
            if poem:
                row[self.poems + poem - 1] = 1
        row[self.poem_deck] = view.poem_deck_size
        for poem in view.major_poems:
            if poem >= 0:
                row[self.major_poems + poem] = 1
        for tile in view.major_tiles:
            row[self.major_tiles + tile - 1] = 1
        for place, tile in enumerate(view.store_display):
            if tile:
                row[self.store_tiles + (tile - 1) * len(_STORE_PLACES) + place] = 1
        for side, size in enumerate(view.store_pile_sizes):
            row[self.store_piles + side] = size
        for tile in view.tiles:
            row[self.start_tiles + tile - 1] = 1
        if self.solo:
            row[self.yusuf_tiles] = view.yusuf_tile_count
            for deck in view.yusuf_shown:
                row[self.yusuf_shown + deck] += 1
            for waste in view.yusuf_wastes:
                for card in waste:
                    row[self.yusuf_waste + card] = 1
            row[self.carvings] = view.carvings

    def observe_board(self, view: View, row: list[int]) -> None:
        """Spaces between the rings, the bag, and the cities."""
        for square in view.sultan:
            row[self.sultan + square] += 1
        for space in range(self.raw_count):
            raw = view.raw_spaces[space]
            if raw >= 0:
                row[self.raws + space * FAMILIES + raw] = 1
        for space in range(self.marble_count):
            if view.marble_spaces[space] > 0:
                row[self.marbles + space] = 1
        row[self.bag] = view.bag_size
        for family in range(FAMILIES):
            row[self.waste + family] = view.waste[family]
        for city in range(CITY_COUNT):
            row[self.cities + city * self.city_count + view.city_tiles[city]] = 1
            row[self.city_seals + city] = view.city_seals[city]

    def observe_player(self, view: View, player: int, row: list[int], first: int) -> None:
        """What lies before a player, and where their workers and ships are."""
        prestige = view.prestige(player)
        row[first] = capped(prestige)
        row[first + 1] = capped(-prestige)
        row[first + 2] = capped(view.dinars[player])
        row[first + 3] = view.seals[player]
        row[first + 4] = capped(view.parias[player])
        row[first + 5] = view.favour[player]
        row[first + 6] = view.boxes[player]
        row[first + 7] = view.balances[player]
        place = first + _SCALARS
        store = view.store
        start = player * WARE_COUNT
        for ware in range(WARE_COUNT):
            row[place + ware] = capped(store[start + ware])
        place += WARE_COUNT
        start = player * FAMILIES
        for family in range(FAMILIES):
            row[place + family] = view.annex[start + family]
            row[place + FAMILIES + family] = capped(view.raws[start + family])
        place += 2 * FAMILIES
        squares = len(SQUARES)
        start = player * WORKER_COUNT
        for worker in range(WORKER_COUNT):
            square = view.workers[start + worker]
            row[place + (squares if square == WORKSHOP else square)] = 1
            row[place + squares + 1] = view.awake[start + worker]
            place += squares + 2
        ships = view.ships
        start = player * CITY_COUNT
        for city in range(CITY_COUNT):
            ship = ships[start + city]
            if ship != NO_SHIP:
                row[place + city * 2 + ship - 1] = 1
        place += 2 * CITY_COUNT
        start = player * STOREHOUSES
        for storehouse in range(STOREHOUSES):
            row[place + storehouse] = view.levels[start + storehouse]
        place += STOREHOUSES
        for tile in view.expansions[player]:
            row[place + tile - 1] = 1
        place += self.store_count
        for storehouse in range(STOREHOUSES):
            tile = view.tops[start + storehouse]
            if tile:
                row[place + tile - 1] = 1
        place += self.store_count
        for poem in view.blue[player]:
            row[place + poem - 1] = 1
        place += self.poem_count
        for poem in view.red[player]:
            row[place + poem - 1] = 1
        place += self.poem_count
        for poem in view.grey[player]:
            row[place + poem] = 1
        place += self.major_poem_count
        for tile in view.majors[player]:
            row[place + tile - 1] = 1
        place += self.major_count
        for card in view.rows[player]:
            if card:
                row[place + card - 1] = 1
        place += self.minor_count
        row[place + left_edge(view, player)] = 1
        place += JOKER + 1
        row[place + right_edge(view, player)] = 1
        place += JOKER + 1
        row[place] = 1 if view.chosen[player] else 0
        tile = view.kept[player]
        if tile:
            row[place + tile] = 1
