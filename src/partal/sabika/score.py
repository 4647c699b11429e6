"""Sabika's final scoring for a table typed in by hand: major poems, the trade card and leftovers."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, NoReturn

from partal.core.content import describe
from partal.core.errors import BadInput
from partal.core.message import Message, Value, message, shown
from partal.core.problems import toml_problem

from partal.sabika.rules import scoring
from partal.sabika.rules.atlas import atlas_of
from partal.sabika.rules.bonus import Count
from partal.sabika.rules.content import Content
from partal.sabika.rules.inner import MOST_GREY
from partal.sabika.rules.rules import RULES
from partal.sabika.rules.scoring import BLUE_PRESENCE, Holding, leftover_points, major_poem_points, tally
from partal.sabika.rules.setup import TOKENS_PER_FAMILY
from partal.sabika.rules.things import (
    CITIES,
    CITY_COUNT,
    FIRST_MINOR_TYPE,
    FROM_MAJOR_POEMS,
    FROM_SEALS,
    FROM_TRADE,
    GOODS,
    MATERIALS,
    SIDES,
    SOURCE_CLAUSES,
    SOURCES,
    STOREHOUSES,
    TYPES,
)
from partal.sabika.rules.variant import Variant
from partal.sabika.words.effects import describe_count, describe_major_poem
from partal.words.teller import Result, Row, Sheet

LONGEST_NAME: Final = 40
MOST_PRESTIGE: Final = 9_999
MOST_DINARS: Final = 999
MOST_BOXES: Final = 99
TOP_KEYS: Final = ("trade", "cities", "player")
PLAYER_KEYS: Final = (
    "name",
    "prestige",
    "dinars",
    "seals",
    "materials",
    "goods",
    "poems",
    "boxes",
    "buildings",
    "balances",
    "favour",
    "ships",
    "yusuf",
)
LEFTOVERS: Final = range(FROM_SEALS, FROM_SEALS + 4)


class Player(NamedTuple):
    name: str
    prestige: int
    ships: dict[int, int]
    """The half with the player's ship, by city."""
    holding: Holding


def score(text: str, file: str, settings: Mapping[str, str], content: Content) -> Result:
    """Reads the table and scores it (S-MPOEM-13). Raises BadInput if an entry is invalid; the message names it."""
    try:
        page = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadInput(message("sabika-score-file", file=file, error=toml_problem(error))) from None
    players, trade = _Reader(file, content).read(page)
    variant = Variant(settings)
    holdings = [player.holding for player in players]
    tallies = [tally(holding, content) for holding in holdings]
    poems = [
        {
            content.major_poems[index].id: major_poem_points(
                owner, content.major_poems[index], tallies, content, variant
            )
            for index in holding.grey
        }
        for owner, holding in enumerate(holdings)
    ]
    card = content.trades[trade]
    traded = [card.points * counts[card.measure] for counts in tallies]
    left = [leftover_points(holding) for holding in holdings]
    final = [sum(poems[owner].values()) + traded[owner] + sum(left[owner]) for owner in range(len(players))]
    totals = [player.prestige + points for player, points in zip(players, final)]
    buildings = [sum(holding.types) for holding in holdings]
    winners = [players[owner].name for owner in scoring.winners(totals, buildings)]
    described = [
        {
            "name": player.name,
            "poems": poems[owner],
            "trade": traded[owner],
            "leftovers": sum(left[owner]),
            "final": final[owner],
            "total": totals[owner],
        }
        for owner, player in enumerate(players)
    ]
    rows = [Row(message("cli-sheet-before"), tuple(player.prestige for player in players), "")]
    rows += _poem_rows(poems)
    rows.append(Row(message("sabika-score-row-trade", number=card.number), tuple(traded), SOURCE_CLAUSES[FROM_TRADE]))
    for step, source in enumerate(LEFTOVERS):
        points = tuple(row[step] for row in left)
        rows.append(Row(message(f"sabika-source-{SOURCES[source]}"), points, SOURCE_CLAUSES[source]))
    sheet = Sheet(message("sabika-sheet-final"), tuple(rows), tuple(totals), _notes(players, trade, content))
    remarks = [message("sabika-score-tie")] if totals.count(max(totals)) > len(winners) else []
    return Result(described, winners, sheet, remarks)


def _poem_rows(poems: Sequence[Mapping[str, int]]) -> list[Row]:
    """A row for each carved major poem."""
    carved = sorted(name for row in poems for name in row)
    clause = SOURCE_CLAUSES[FROM_MAJOR_POEMS]
    return [
        Row(message("sabika-score-row-poem", poem=name), tuple(row.get(name, 0) for row in poems), clause)
        for name in carved
    ]


def _notes(players: Sequence[Player], trade: int, content: Content) -> tuple[tuple[Message, Message], ...]:
    notes: list[tuple[Message, Message]] = []
    for player in players:
        for index in player.holding.grey:
            poem = content.major_poems[index]
            label = message("sabika-score-note-poem", poem=poem.id, name=player.name)
            notes.append((label, describe_major_poem(poem, content)))
    card = content.trades[trade]
    text = describe_count(Count(card.points, card.measure, 0))
    notes.append((message("sabika-score-row-trade", number=card.number), text))
    return tuple(notes)


class _Reader:
    """Reads a TOML document entry by entry, and refuses an invalid one by name."""

    def __init__(self, file: str, content: Content) -> None:
        self.file = file
        self.content = content
        self.entry: Value = file

    def refuse(self, problem: Message) -> NoReturn:
        raise BadInput(message("sabika-score-at", entry=self.entry, problem=problem))

    def read(self, page: Mapping[str, Any]) -> tuple[list[Player], int]:
        self.known(page, TOP_KEYS)
        trade = self.trade(page)
        tiles = self.tiles(page)
        rows = page.get("player", [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows) or len(rows) not in RULES.seats:
            count = len(rows) if isinstance(rows, list) else 0
            self.refuse(message("sabika-score-players", least=RULES.seats[0], most=RULES.seats[-1], count=count))
        players: list[Player] = []
        for number, row in enumerate(rows, 1):
            self.entry = message("sabika-score-entry", file=self.file, number=number)
            player = self.player(row, number, tiles, trade)
            if player.name.lower() in [other.name.lower() for other in players]:
                self.refuse(message("sabika-score-twice"))
            if player.holding.solo and len(rows) != 2:
                self.refuse(message("sabika-score-solo-alone"))
            players.append(player)
        self.entry = self.file
        self.supply(players)
        return players, trade

    def known(self, table: Mapping[str, Any], keys: Sequence[str]) -> None:
        for key in table:
            if key not in keys:
                self.refuse(message("sabika-score-key", key=shown(key), known=", ".join(keys)))

    def number(self, table: Mapping[str, Any], key: str, least: int, most: int, name: str = "", usual: int = 0) -> int:
        value = table.get(key, usual)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.refuse(message("sabika-score-number", key=name or key, least=least, most=most, value=describe(value)))
        return value

    def table(self, row: Mapping[str, Any], key: str, example: str) -> Mapping[str, Any]:
        value = row.get(key, {})
        if not isinstance(value, dict):
            self.refuse(message("sabika-score-table", key=key, example=example, value=describe(value)))
        return value

    def counts(self, row: Mapping[str, Any], key: str, names: Sequence[str], most: Sequence[int]) -> tuple[int, ...]:
        """A table of counts, one for each of these names."""
        found = self.table(row, key, f"{names[0]} = 1")
        self.known(found, names)
        return tuple(self.number(found, name, 0, limit, f"{key}.{name}") for name, limit in zip(names, most))

    # The table

    def trade(self, page: Mapping[str, Any]) -> int:
        """The trade card's index in the content."""
        cards = self.content.trades
        value = page.get("trade")
        if value is None:
            self.refuse(message("sabika-score-trade-missing", most=len(cards)))
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= len(cards):
            self.refuse(message("sabika-score-trade", most=len(cards), value=describe(value)))
        return value - 1

    def city(self, name: str) -> int:
        if name not in CITIES:
            self.refuse(message("sabika-score-city", city=shown(name), cities=", ".join(CITIES)))
        return CITIES.index(name)

    def tiles(self, page: Mapping[str, Any]) -> dict[int, int]:
        """The tile at each city listed, by index in the content."""
        names = [tile.id for tile in self.content.cities]
        tiles: dict[int, int] = {}
        for name, value in self.table(page, "cities", 'algiers = "C7"').items():
            city = self.city(name)
            if not isinstance(value, str) or value not in names:
                self.refuse(
                    message("sabika-score-tile", city=name, first=names[0], last=names[-1], value=describe(value))
                )
            tile = names.index(value)
            for other, used in tiles.items():
                if used == tile:
                    self.refuse(message("sabika-score-tile-twice", tile=value, city=CITIES[other], other=name))
            tiles[city] = tile
        return tiles

    # A player

    def player(self, row: Mapping[str, Any], number: int, tiles: Mapping[int, int], trade: int) -> Player:
        name = row.get("name")
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            self.refuse(message("sabika-score-name", longest=LONGEST_NAME))
        name = name.strip()
        self.entry = message("sabika-score-entry-named", file=self.file, number=number, name=name)
        self.known(row, PLAYER_KEYS)
        content = self.content
        prestige = self.number(row, "prestige", -MOST_PRESTIGE, MOST_PRESTIGE)
        materials = self.counts(row, "materials", MATERIALS, [MOST_BOXES] * len(MATERIALS))
        goods = self.counts(row, "goods", GOODS, [TOKENS_PER_FAMILY] * len(GOODS))
        poems = self.table(row, "poems", 'blue = 1, red = 0, grey = ["A1"]')
        self.known(poems, ("blue", "red", "grey"))
        blue, red = [self.number(poems, name, 0, len(content.poems), f"poems.{name}") for name in ("blue", "red")]
        grey = self.grey(poems)
        ships = self.ships(row)
        needs = self.needs_tiles(grey, trade)
        cities = []
        for city in ships:
            if needs and city not in tiles:
                self.refuse(message("sabika-score-tile-missing", city=CITIES[city], card=needs))
            # If no card looks at the tile, any tile counts the same.
            cities.append(tiles.get(city, 0))
        solo = row.get("yusuf", False)
        if not isinstance(solo, bool):
            self.refuse(message("sabika-score-solo"))
        types = self.counts(row, "buildings", TYPES, self.pieces())
        minors = sum(types[FIRST_MINOR_TYPE:])
        holding = Holding(
            types=types,
            cities=tuple(cities),
            consolidated=list(ships.values()).count(1),
            chain=atlas_of(content).chain(list(ships)),
            seals=self.number(row, "seals", 0, CITY_COUNT),
            # Yusuf's minor poems have no colour.
            blue=blue + red if solo else blue,
            red=0 if solo else red,
            grey=grey,
            boxes=self.number(row, "boxes", STOREHOUSES, MOST_BOXES, usual=STOREHOUSES),
            balances=self.number(row, "balances", 0, minors),
            wares=(*materials, *goods),
            favour=self.number(row, "favour", 0, len(content.favour) + 1),
            dinars=self.number(row, "dinars", 0, MOST_DINARS),
            solo=solo,
        )
        return Player(name, prestige, ships, holding)

    def pieces(self) -> list[int]:
        """The number of buildings of each type in the box."""
        kinds = Counter(tile.type for tile in self.content.major_tiles)
        kinds += Counter(card.type for card in self.content.minor_cards)
        return [kinds[kind] for kind in range(len(TYPES))]

    def grey(self, poems: Mapping[str, Any]) -> tuple[int, ...]:
        """Major poems by index in the content."""
        value = poems.get("grey", [])
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            self.refuse(message("sabika-score-grey", value=describe(value)))
        names = [poem.id for poem in self.content.major_poems]
        for name in value:
            if name not in names:
                self.refuse(message("sabika-score-poem", poem=shown(name), poems=", ".join(names)))
            if value.count(name) > 1:
                self.refuse(message("sabika-score-poem-twice", poem=name))
        if len(value) > MOST_GREY:
            self.refuse(message("sabika-score-poems", count=len(value), most=MOST_GREY))
        return tuple(names.index(name) for name in value)

    def ships(self, row: Mapping[str, Any]) -> dict[int, int]:
        """The half with the player's ship, by city: 0 left, 1 right."""
        ships: dict[int, int] = {}
        for name, value in self.table(row, "ships", 'algiers = "left"').items():
            city = self.city(name)
            if value not in SIDES:
                self.refuse(message("sabika-score-ship", city=name, value=describe(value)))
            ships[city] = SIDES.index(value)
        return ships

    def needs_tiles(self, grey: Sequence[int], trade: int) -> Message | None:
        """The card that counts cities by their tiles, in words; None if there is none."""
        card = self.content.trades[trade]
        if card.measure >= BLUE_PRESENCE:
            return message("sabika-score-card-trade", number=card.number)
        for index in grey:
            poem = self.content.major_poems[index]
            if poem.measure >= BLUE_PRESENCE:
                return message("sabika-score-card-poem", number=poem.id)
        return None

    def supply(self, players: Sequence[Player]) -> None:
        """Poems, seals, tokens and buildings are limited, so all players together cannot have more."""
        holdings = [player.holding for player in players]
        carved = Counter(index for holding in holdings for index in holding.grey)
        for index, count in carved.items():
            if count > 1:
                self.refuse(message("sabika-score-poem-twice", poem=self.content.major_poems[index].id))
        self.limit("seals", sum(holding.seals for holding in holdings), CITY_COUNT)
        minor = sum(holding.blue + holding.red for holding in holdings)
        self.limit("poems", minor, len(self.content.poems))
        for good, name in enumerate(GOODS):
            count = sum(holding.wares[len(MATERIALS) + good] for holding in holdings)
            self.limit(name, count, TOKENS_PER_FAMILY)
        for kind, most in enumerate(self.pieces()):
            self.limit(TYPES[kind], sum(holding.types[kind] for holding in holdings), most)

    def limit(self, name: str, count: int, most: int) -> None:
        if count <= most:
            return
        thing = message(f"sabika-score-thing-{name}") if name in ("seals", "poems") else name
        self.refuse(message("sabika-score-supply", thing=thing, count=count, most=most))
