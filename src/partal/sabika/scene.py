"""Sabika's table as the page draws it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter, methodcaller
from typing import Final, cast

from partal.core.message import Message, message

import partal.sabika.wire as wire
from partal.sabika.displays import (
    major_poem,
    major_poems,
    major_tile,
    major_tiles,
    minor_card,
    minor_cards,
    poem,
    poems,
    start_tile,
    store_tile,
    store_tiles,
)
from partal.sabika.rules.balance import balanced_pairs
from partal.sabika.rules.components import Space
from partal.sabika.rules.moving import is_covered
from partal.sabika.rules.open import is_yusuf
from partal.sabika.rules.printed import PrintedEffect, printed
from partal.sabika.rules.schema import YUSUF_WORKERS
from partal.sabika.rules.scoring import pays_once
from partal.sabika.rules.ships import consolidated, presence
from partal.sabika.rules.things import (
    ACTION_OF,
    ACTIONS,
    BLUE_CITY,
    CITIES,
    CITY_COUNT,
    COVERED,
    EMPTY,
    FAMILIES,
    GOODS,
    MEASURES,
    MOSAICS,
    NO_SHIP,
    ON_LEFT,
    ON_RIGHT,
    PORTS,
    RAWS,
    RINGS,
    SQUARES,
    STOREHOUSES,
    WARE_COUNT,
    WARES,
    WISH_ROUNDS,
    WORKER_COUNT,
    WORKERS,
    WORKSHOP,
)
from partal.sabika.rules.view import View
from partal.sabika.targets import idle, targets
from partal.words.scene import OwnPart, Part, assembled

__all__ = ["GATHERED", "NUMBERS", "OWN", "PARTS", "TURNS", "idle", "number_word", "numbers", "rank", "scene", "targets"]

TURNS: Final = (
    "sabika.turn",
    "sabika.keep-tile",
    "sabika.yusuf-ship",
    "sabika.yusuf-consolidate",
    "sabika.income",
    "sabika.dues",
    "sabika.tribute-marker",
    "sabika.tribute-seals",
    "sabika.tribute-dinars",
    "sabika.starter",
)
"""Questions that do not follow from an earlier answer: a turn, Yusuf's turn, a step at the end of a round."""
GATHERED: Final = {
    "sabika.take-raw": "take-raw",
    "sabika.take-good": "take-good",
    "sabika.process": "process",
    "sabika.transact": "transact",
    "sabika.export-good": "export-good",
    "sabika.make-room": "make-room",
    "sabika.store": "store",
    "sabika.material": "material",
    "sabika.dues": "tribute",
    "sabika.tribute-marker": "tribute",
    "sabika.tribute-seals": "tribute",
    "sabika.tribute-dinars": "tribute",
}
"""Small questions that come in a row, each with the group it is gathered into."""
YUSUF_DECKS: Final = tuple([name for name, _ in YUSUF_WORKERS])
WORKS: Final = ("majors", "minors", "balances", "blue", "red", "grey", "cities", "consolidated", "boxes", "workers")
NUMBERS: Final = ("prestige", "dinars", "parias", "seals", "favour", *WARES, *RAWS, *WORKS)
"""A player's numbers, most important first."""


def numbers(view: View) -> dict[str, int]:
    """The viewer's numbers, all of them public."""
    seat = view.seat
    assert seat is not None
    store = view.store[seat * WARE_COUNT : (seat + 1) * WARE_COUNT]
    annex = view.annex[seat * FAMILIES : (seat + 1) * FAMILIES]
    raws = view.raws[seat * FAMILIES : (seat + 1) * FAMILIES]
    goods = WARE_COUNT - FAMILIES
    return {
        "prestige": view.prestige(seat),
        "dinars": view.dinars[seat],
        "parias": view.parias[seat],
        "seals": view.seals[seat],
        "favour": view.favour[seat],
        **{WARES[ware]: held + (annex[ware - goods] if ware >= goods else 0) for ware, held in enumerate(store)},
        **{RAWS[family]: held for family, held in enumerate(raws)},
        "majors": len(view.majors[seat]),
        "minors": view.minor_count(seat),
        "balances": view.balances[seat],
        "blue": len(view.blue[seat]),
        "red": len(view.red[seat]),
        "grey": len(view.grey[seat]),
        "cities": len(presence(view, seat)),
        "consolidated": len(consolidated(view, seat)),
        "boxes": view.boxes[seat],
        "workers": sum(view.awake[seat * WORKER_COUNT : (seat + 1) * WORKER_COUNT]),
    }


def rank(name: str) -> int:
    """The position of a number in NUMBERS."""
    return NUMBERS.index(name)


def number_word(name: str) -> Message:
    if name in WARES:
        return message(f"sabika-ware-{name}")
    return message(f"sabika-raw-{name}") if name in RAWS else message(f"sabika-number-{name}")


def scene(view: View) -> wire.Scene:
    """Everything on the table, as this view shows it."""
    return cast(wire.Scene, assembled(view, PARTS, OWN))


def rings(view: View) -> list[wire.Ring]:
    return [ring(view, index) for index in range(len(RINGS))]


def ring(view: View, index: int) -> wire.Ring:
    """A rondel: its squares clockwise from the top and who is there."""
    squares: list[wire.Square] = []
    for square in view.content.rings[view.side][index]:
        workers: list[wire.PlacedWorker] = [
            {
                "player": place // WORKER_COUNT,
                "worker": WORKERS[place % WORKER_COUNT],
                "standing": bool(view.awake[place]),
            }
            for place, where in enumerate(view.workers)
            if where == square
        ]
        squares.append(
            {
                "id": SQUARES[square],
                "action": ACTIONS[ACTION_OF[square]],
                "workers": workers,
                "sultan": view.sultan.count(square),
                "covered": is_covered(view, square),
            }
        )
    return {"id": RINGS[index], "squares": squares}


def raw_spaces(view: View) -> list[wire.Space]:
    return spaces(view.content.raw_spaces, view.raw_spaces, RAWS)


def marble_spaces(view: View) -> list[wire.Space]:
    return spaces(view.content.marble_spaces, view.marble_spaces, ("", "marble"))


def spaces(places: Sequence[Space], values: Sequence[int], names: Sequence[str]) -> list[wire.Space]:
    """The secondary spaces in this game, what is on them and the squares they serve."""
    rows: list[wire.Space] = []
    for index, space in enumerate(places):
        value = values[index]
        if value == COVERED:
            continue
        holds = None if value == EMPTY else names[value]
        rows.append(
            {
                "id": space.id,
                "index": index + 1,
                "holds": holds,
                "squares": [SQUARES[square] for square in space.squares],
            }
        )
    return rows


def cities(view: View) -> list[wire.City]:
    return [city(view, index) for index in range(CITY_COUNT)]


def routes(view: View) -> list[wire.Route]:
    return [{"from": PORTS[one], "to": PORTS[other], "dinars": dinars} for one, other, dinars in view.content.routes]


def favour_track(view: View) -> list[PrintedEffect]:
    return [printed(text) for text in view.content.favour]


def city(view: View, index: int) -> wire.City:
    """A city with its tile, its seal and the ships at its quays."""
    tile = view.content.cities[view.city_tiles[index]]
    ships = view.ships
    berths = [ships[seat * CITY_COUNT + index] for seat in range(view.players)]
    return {
        "id": CITIES[index],
        "tile": tile.id,
        "colour": "blue" if tile.colour == BLUE_CITY else "red",
        "demand": [GOODS[family] for family in tile.demand],
        "bonus": printed(tile.bonus),
        "consolidation": printed(tile.consolidation),
        "seal": bool(view.city_seals[index]),
        "left": [seat for seat, where in enumerate(berths) if where == ON_LEFT],
        "right": [seat for seat, where in enumerate(berths) if where == ON_RIGHT],
    }


def wishes(view: View) -> list[wire.Wish]:
    return [wish(view, index, place) for place, index in enumerate(view.wishes)]


def wish(view: View, index: int, place: int) -> wire.Wish:
    tile = view.content.wishes[index]
    return {
        "id": tile.id,
        "round": WISH_ROUNDS[place],
        "inTower": place < view.tower,
        "elements": [
            {"measure": MEASURES[part.measure], "points": part.points, "once": pays_once(part, view.variant)}
            for part in tile.elements
        ],
    }


def trade(view: View) -> wire.Trade:
    card = view.content.trades[view.trade]
    return {"id": card.number, "points": card.points, "measure": MEASURES[card.measure]}


def events(view: View) -> list[wire.Event]:
    return [event(view, number, place) for place, number in enumerate(view.events)]


def event(view: View, number: int, place: int) -> wire.Event:
    tile = view.content.events[number - 1]
    return {"id": number, "positive": tile.positive, "active": place == view.active_event}


def players(view: View) -> list[wire.Player]:
    order = view.marker_order()
    return [player(view, index, order.index(index)) for index in range(view.players)]


def player(view: View, index: int, paria_rank: int) -> wire.Player:
    """A player's workshop, or Yusuf's board: all of it is public."""
    content = view.content
    store = view.store[index * WARE_COUNT : (index + 1) * WARE_COUNT]
    annex = view.annex[index * FAMILIES : (index + 1) * FAMILIES]
    raws = view.raws[index * FAMILIES : (index + 1) * FAMILIES]
    ships = view.ships[index * CITY_COUNT : (index + 1) * CITY_COUNT]
    workers = range(index * WORKER_COUNT, (index + 1) * WORKER_COUNT)
    return {
        "seat": index,
        "yusuf": is_yusuf(view, index),
        "mine": False,
        "prestige": view.prestige(index),
        "dinars": view.dinars[index],
        "seals": view.seals[index],
        "parias": view.parias[index],
        "pariaRank": paria_rank,
        "favour": view.favour[index],
        "store": {WARES[ware]: count for ware, count in enumerate(store) if count},
        "annex": {GOODS[family]: count for family, count in enumerate(annex) if count},
        "boxes": view.boxes[index],
        "storehouses": [
            {"level": view.levels[house], "tile": store_tile(view, view.tops[house])}
            for house in range(index * STOREHOUSES, (index + 1) * STOREHOUSES)
        ],
        "raws": [RAWS[family] for family, held in enumerate(raws) if held],
        "home": [
            {"worker": WORKERS[place % WORKER_COUNT], "standing": bool(view.awake[place])}
            for place in workers
            if view.workers[place] == WORKSHOP
        ],
        "blue": [poem(view, number) for number in view.blue[index]],
        "red": [poem(view, number) for number in view.red[index]],
        "grey": [major_poem(view, number) for number in view.grey[index]],
        "majors": [major_tile(view, number) for number in view.majors[index]],
        "row": [minor_card(view, number) for number in view.rows[index]],
        "balanced": balanced_pairs(view, index),
        "balanceCard": MOSAICS[content.balance_cards[view.balance_cards[index]]],
        "balances": view.balances[index],
        "shipsAtHome": ships.count(NO_SHIP),
        "tile": view.kept[index] if view.revealed else None,
        "cards": yusufs_cards(view) if is_yusuf(view, index) else None,
    }


def players_with_viewer(view: View, players: list[wire.Player]) -> list[wire.Player]:
    return [{**player, "mine": True} if player["seat"] == view.seat else player for player in players]


def tiles(view: View, _: None) -> list[wire.StartTile]:
    """The starting tiles that the viewer chooses from."""
    return [start_tile(view, number) for number in view.tiles]


def yusufs_cards(view: View) -> wire.YusufCards:
    """Yusuf's worker tiles and decks: the cards turned up, and the number face down."""
    return {
        "tiles": [YUSUF_DECKS[deck] for deck in view.yusuf_shown],
        "hidden": view.yusuf_tile_count,
        "decks": [
            {
                "worker": worker,
                "left": view.yusuf_deck_sizes[deck],
                "shown": [view.content.yusuf_cards[card].id for card in view.yusuf_wastes[deck]],
            }
            for deck, worker in enumerate(YUSUF_DECKS)
        ],
    }


PARTS: Final = (
    Part("round", attrgetter("round"), ("round",)),
    Part("era", methodcaller("era"), ("round",)),
    Part("starter", attrgetter("starter"), ("starter",)),
    Part("asked", lambda view: view.question.seat if view.question else None, ("question",)),
    Part("solo", lambda view: view.seats == 1, ()),
    Part("rings", rings, ("workers", "awake", "sultan")),
    Part("rawSpaces", raw_spaces, ("raw_spaces",)),
    Part("marbleSpaces", marble_spaces, ("marble_spaces",)),
    Part("bag", attrgetter("bag_size"), ("bag_size",)),
    Part("minorCards", minor_cards, ("minor_display",)),
    Part("minorDeck", attrgetter("minor_deck_size"), ("minor_deck_size",)),
    Part("poems", poems, ("poem_display",)),
    Part("poemDeck", attrgetter("poem_deck_size"), ("poem_deck_size",)),
    Part("majorPoems", major_poems, ("major_poems",)),
    Part("majorTiles", major_tiles, ("major_tiles",)),
    Part("storeTiles", store_tiles, ("store_display",)),
    Part("cities", cities, ("city_tiles", "city_seals", "ships")),
    Part("routes", routes, ()),
    Part("tribute", lambda view: list(view.content.tribute), ()),
    Part("favour", favour_track, ()),
    Part("favourLast", attrgetter("content.favour_last"), ()),
    Part("wishes", wishes, ("wishes", "tower")),
    Part("trade", trade, ("trade",)),
    Part("events", events, ("events", "active_event")),
    Part(
        "players",
        players,
        (
            "points",
            "dinars",
            "seals",
            "parias",
            "stamps",
            "favour",
            "store",
            "annex",
            "boxes",
            "levels",
            "tops",
            "raws",
            "workers",
            "awake",
            "blue",
            "red",
            "grey",
            "majors",
            "rows",
            "balance_cards",
            "balances",
            "ships",
            "kept",
            "revealed",
            "yusuf_shown",
            "yusuf_tile_count",
            "yusuf_deck_sizes",
            "yusuf_wastes",
        ),
    ),
)
"""The parts that look the same to everybody."""
OWN: Final = (
    OwnPart("players", players_with_viewer, ()),
    OwnPart("tiles", tiles, ("tiles",)),
)
"""What depends on the viewer: which player they are, and the starting tiles they choose from."""
