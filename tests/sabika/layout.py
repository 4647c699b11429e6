"""Writes a situation into a state of Sabika. What it sets is taken out of decks and bag, so nothing is there twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from partal.sabika.rules.inner import learn
from partal.sabika.rules.state import NO_EVENT, State
from partal.sabika.rules.things import (
    CITIES,
    CITY_COUNT,
    EMPTY,
    FAMILIES,
    FIRST_GOOD,
    FROM_START,
    GOODS,
    JOKER,
    NO_SHIP,
    ON_LEFT,
    ON_RIGHT,
    RAWS,
    SOURCE_COUNT,
    SQUARES,
    WARE_COUNT,
    WARES,
    WORKER_COUNT,
    WORKERS,
    WORKSHOP,
)
from partal.sabika.rules.yusuf import DECKS

YUSUF_DECKS = tuple([WORKERS[worker].split("-")[0] for worker in DECKS])
"""builder, merchant, poet"""
BY_PLACE = ("rondel", "marble", "cities", "next_store", "yusuf_cards")
"""What is said of places, not of players."""
KEYS = (
    "round",
    "turn",
    "starter",
    "stack",
    "dinars",
    "seals",
    "parias",
    "prestige",
    "favour",
    "store",
    "annex",
    "raws",
    "boxes",
    "storehouses",
    "store_display",
    "next_store",
    "workers",
    "rondel",
    "marble",
    "sultan",
    "bag",
    "waste",
    "cities",
    "ships",
    "seal_at",
    "poems",
    "display_poems",
    "next_poems",
    "major_poems",
    "minor_display",
    "next_minor",
    "row",
    "balances",
    "balance_card",
    "majors",
    "major_tiles",
    "wishes",
    "tower",
    "events",
    "trade",
    "yusuf_tiles",
    "yusuf_cards",
    "carvings",
)
"""Everything that can be said of a situation."""


def counted(text: str) -> dict[str, int]:
    """`gypsum 2, wood` as numbers by name."""
    counts: dict[str, int] = {}
    for word in filter(None, [word.strip() for word in text.split(",")]):
        name, _, number = word.partition(" ")
        counts[name] = counts.get(name, 0) + int(number or 1)
    return counts


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


class Layout:
    """One situation. Whatever is not said is blank: no dinars, nothing stored, all workers standing in the workshop;
    rondel, displays, cities, wishes and Sultan's workers are those of the set-up.
    """

    def __init__(self, state: State, players: Sequence[str], given: Mapping[str, Any]) -> None:
        unknown = set(given) - set(KEYS)
        assert not unknown, f"no such thing in a situation: {sorted(unknown)}"
        self.state = state
        self.players = list(players)
        self.given = given
        for key, value in given.items():
            if isinstance(value, Mapping) and key not in BY_PLACE:
                strangers = set(value) - set(players)
                assert not strangers, f"{key}: {strangers} do not sit here"

    def each(self, key: str) -> Iterable[tuple[int, Any]]:
        return [(self.players.index(name), value) for name, value in self.given.get(key, {}).items()]

    def write(self) -> None:
        state = self.state
        state.round = self.given.get("round", 1)
        state.kept = [min(tiles, default=0) for tiles in state.offered]
        state.offered = [()] * state.players
        turn = self.given.get("turn", self.players[0])
        state.starter = self.players.index(self.given.get("starter", turn))
        self.set_tracks()
        self.set_tokens()
        self.set_storehouses()
        self.set_workers()
        self.set_map()
        self.set_poems()
        self.set_buildings()
        self.set_aims()
        self.set_yusuf()

    # Tracks

    def set_tracks(self) -> None:
        state = self.state
        for key, row in (("dinars", state.dinars), ("seals", state.seals), ("parias", state.parias)):
            for player, number in self.each(key):
                row[player] = number
        for player, number in self.each("favour"):
            state.favour[player] = number
        for player, number in self.each("prestige"):
            state.points[player * SOURCE_COUNT + FROM_START] = number
        order = [self.players[(state.starter + step) % state.players] for step in range(state.players)]
        for name in reversed(self.given.get("stack", order)):
            state.moves += 1
            state.stamps[self.players.index(name)] = state.moves

    # Raw materials, goods and materials

    def set_tokens(self) -> None:
        state = self.state
        names = [space.id for space in state.content.raw_spaces]
        rondel: Mapping[str, str | None] = self.given.get("rondel", {})
        self.fixed = {names.index(name) for name in rondel}
        for space in self.fixed:
            assert state.raw_spaces[space] >= 0, f"{names[space]} is not in this game"
            state.bag = (state.raw_spaces[space], *state.bag)
            state.raw_spaces[space] = EMPTY
        for name, raw in rondel.items():
            if raw is not None:
                state.raw_spaces[names.index(name)] = self.token(RAWS.index(raw))
        marbles = [space.id for space in state.content.marble_spaces]
        for name, lies in self.given.get("marble", {}).items():
            assert state.marble_spaces[marbles.index(name)] >= EMPTY, f"{name} is not in this game"
            state.marble_spaces[marbles.index(name)] = 1 if lies else EMPTY
        for player, text in self.each("raws"):
            for raw in listed(text):
                state.raws[player * FAMILIES + self.token(RAWS.index(raw))] = 1
        for player, text in self.each("store"):
            for name, number in counted(text).items():
                ware = WARES.index(name)
                state.store[player * WARE_COUNT + ware] = number
                for _ in range(number if ware >= FIRST_GOOD else 0):
                    self.token(ware - FIRST_GOOD)
        for player, text in self.each("annex"):
            for name, number in counted(text).items():
                for _ in range(number):
                    state.annex[player * FAMILIES + self.token(GOODS.index(name))] += 1
        for name, number in counted(self.given.get("waste", "")).items():
            for _ in range(number):
                state.waste[self.token(RAWS.index(name))] += 1
        bag = self.given.get("bag")
        if bag == "none":
            for family in state.bag:
                state.waste[family] += 1
            state.bag = ()
        elif bag:
            first = [self.token(RAWS.index(raw)) for raw in listed(bag)]
            state.bag = (*state.bag, *reversed(first))

    def token(self, family: int) -> int:
        """Take a token of this family out of the bag, or from a space the test has not named, which gets another."""
        state = self.state
        bag = list(state.bag)
        if family not in bag:
            spaces = [
                space for space, lies in enumerate(state.raw_spaces) if lies == family and space not in self.fixed
            ]
            assert spaces, f"there is no {RAWS[family]} left in the bag"
            assert bag, f"there is no {RAWS[family]} left in the bag"
            state.raw_spaces[spaces[0]] = bag.pop(0)
        else:
            bag.remove(family)
        state.bag = tuple(bag)
        return family

    def set_storehouses(self) -> None:
        state = self.state
        tiles = state.content.store_tiles
        for player, expanded in self.each("storehouses"):
            for store, numbers in expanded.items():
                state.levels[player * 4 + store - 1] = len(numbers)
                state.tops[player * 4 + store - 1] = numbers[-1]
                state.expansions[player] += tuple(numbers)
                state.boxes[player] += sum([tiles[number - 1].boxes for number in numbers])
        used = [n for _, stores in self.each("storehouses") for numbers in stores.values() for n in numbers]
        for player, boxes in self.each("boxes"):
            state.boxes[player] = boxes
        display = self.given.get("store_display", state.store_display)
        coming: Mapping[str, Sequence[int]] = self.given.get("next_store", {})
        ahead = [list(coming.get("left", ())), list(coming.get("right", ()))]
        for place, number in enumerate(display):
            if number in used and "store_display" not in self.given:
                display = [*display[:place], -1, *display[place + 1 :]]
        rest = [tile.number for tile in tiles if tile.number not in (*used, *display, *ahead[0], *ahead[1])]
        display = [rest.pop() if number == -1 else number for number in display]
        state.store_display = display
        half = len(rest) // 2
        state.store_piles = [(*rest[:half], *reversed(ahead[0])), (*rest[half:], *reversed(ahead[1]))]
        for player in range(state.players):
            assert state.room(player) >= 0, f"{self.players[player]} has more than boxes"

    # Workers

    def set_workers(self) -> None:
        state = self.state
        if "sultan" in self.given:
            state.sultan = [SQUARES.index(name) for name in self.given["sultan"] or ()]
        for player, text in self.each("workers"):
            for line in listed(text):
                words = line.split()
                place = player * WORKER_COUNT + WORKERS.index(words[0])
                state.workers[place] = SQUARES.index(words[2]) if words[1:2] == ["at"] else WORKSHOP
                state.awake[place] = 0 if words[-1] == "lying" else 1

    # The map

    def set_map(self) -> None:
        state = self.state
        ids = [tile.id for tile in state.content.cities]
        tiles = list(state.city_tiles)
        for city, name in self.given.get("cities", {}).items():
            place, tile = CITIES.index(city), ids.index(name)
            if tile in tiles:
                tiles[tiles.index(tile)] = tiles[place]
            tiles[place] = tile
        for city, name in self.given.get("cities", {}).items():
            assert tiles[CITIES.index(city)] == ids.index(name), f"{name} lies at two cities"
        state.city_tiles = tuple(tiles)
        for player, text in self.each("ships"):
            for line in listed(text):
                city, half = line.split()
                state.ships[player * CITY_COUNT + CITIES.index(city)] = {"left": ON_LEFT, "right": ON_RIGHT}[half]
        for city in range(CITY_COUNT):
            sailed = any([state.ships[player * CITY_COUNT + city] != NO_SHIP for player in range(state.players)])
            state.city_seals[city] = int(CITIES[city] in self.given.get("seal_at", [] if sailed else CITIES))

    # Poems

    def set_poems(self) -> None:
        state = self.state
        majors = [poem.id for poem in state.content.major_poems]
        for player, text in self.each("poems"):
            for line in listed(text):
                name, _, colour = line.partition(" ")
                if name in majors:
                    state.grey[player] += (majors.index(name),)
                elif colour == "blue":
                    state.blue[player] += (int(name),)
                    if not (state.seats == 1 and player):
                        learn(state, player, int(name))
                else:
                    assert colour == "red", f"{line}: blue or red?"
                    state.red[player] += (int(name),)
        held = [number for row in (*state.blue, *state.red) for number in row]
        state.poem_display, state.poem_deck = redeal(
            [poem.number for poem in state.content.poems],
            held,
            self.given.get("display_poems"),
            state.poem_display,
            self.given.get("next_poems", ()),
        )
        carved = [index for row in state.grey for index in row]
        if "major_poems" in self.given:
            state.major_poems = [majors.index(name) if name else -1 for name in self.given["major_poems"]]
        else:
            state.major_poems = [-1 if index in carved else index for index in state.major_poems]
        assert not set(carved) & set(state.major_poems), "a carved major poem cannot lie open"

    # Buildings

    def set_buildings(self) -> None:
        state = self.state
        for player, number in self.each("balance_card"):
            state.balance_cards[player] = number
        for player, row in self.each("row"):
            assert row.count(0) == 1, "a row has its balance card (0) once"
            state.rows[player] = tuple(row)
            state.balances[player] = self.balances_in(player, row)
        for player, number in self.each("balances"):
            state.balances[player] = number
        held = [number for row in state.rows for number in row if number]
        state.minor_display, state.minor_deck = redeal(
            [card.number for card in state.content.minor_cards],
            held,
            self.given.get("minor_display"),
            state.minor_display,
            self.given.get("next_minor", ()),
        )
        for player, numbers in self.each("majors"):
            state.majors[player] = tuple(numbers)
        built = [number for row in state.majors for number in row]
        tiles = state.content.major_tiles
        left = self.given.get("major_tiles", state.major_tiles)
        era = state.era()
        state.major_tiles = tuple([n for n in left if n not in built and (era == 1 or tiles[n - 1].era == 2)])

    def balances_in(self, player: int, row: Sequence[int]) -> int:
        """How many neighbours of this row match."""
        state = self.state
        cards = state.content.minor_cards
        own = state.content.balance_cards[state.balance_cards[player]]
        edges = [(cards[n - 1].left, cards[n - 1].right) if n else (own, JOKER) for n in row]
        return sum([one[1] in (other[0], JOKER) for one, other in pairwise(edges)])

    # Wishes, trade, events

    def set_aims(self) -> None:
        state = self.state
        ids = [wish.id for wish in state.content.wishes]
        if "wishes" in self.given:
            state.wishes = tuple([ids.index(name) for name in self.given["wishes"]])
        state.tower = self.given.get("tower", state.round // 2)
        if "trade" in self.given:
            state.trade = [trade.number for trade in state.content.trades].index(self.given["trade"])
        if "events" in self.given:
            state.events = tuple(self.given["events"])
        if state.events:
            state.active_event = min((state.round - 1) // 2, len(state.events) - 1)
            state.event = state.content.events[state.events[state.active_event] - 1].changes
        else:
            state.event = NO_EVENT

    # Yusuf

    def set_yusuf(self) -> None:
        state = self.state
        if "yusuf_tiles" in self.given:
            left = [YUSUF_DECKS.index(name) for name in listed(self.given["yusuf_tiles"])]
            shown = [0, 0, 1, 2]
            for deck in left:
                shown.remove(deck)
            state.yusuf_tiles = tuple(reversed(left))
            state.yusuf_shown = tuple(shown)
            if "yusuf" not in self.given.get("workers", {}):
                for place, deck in enumerate((0, 0, 1, 2)):
                    state.awake[WORKER_COUNT + place] = int(deck in left)
                    if deck in left:
                        left.remove(deck)
        ids = [card.id for card in state.content.yusuf_cards]
        for name, cards in self.given.get("yusuf_cards", {}).items():
            deck = YUSUF_DECKS.index(name)
            first = [ids.index(card) for card in cards]
            rest = [card for card in (*state.yusuf_decks[deck], *state.yusuf_wastes[deck]) if card not in first]
            state.yusuf_decks[deck] = (*rest, *reversed(first))
            state.yusuf_wastes[deck] = ()
        state.carvings = self.given.get("carvings", state.carvings)


def redeal(
    everything: list[int], held: list[int], wanted: list[int] | None, shown: list[int], coming: Sequence[int]
) -> tuple[list[int], tuple[int, ...]]:
    """Open cards and the deck behind them (top last), so that no card is there twice."""
    display = list(wanted) if wanted is not None else [0 if n in held or n in coming else n for n in shown]
    rest = [n for n in everything if n not in held and n not in display and n not in coming]
    if wanted is None:
        display = [n or rest.pop() for n in display]
    return display, (*rest, *reversed(coming))


__all__ = ["Layout", "counted", "listed"]
