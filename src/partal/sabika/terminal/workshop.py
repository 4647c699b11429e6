"""A player's workshop, drawn as text: workers, store, storehouses, poems, buildings and ships."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from partal.core.message import Message

from partal.drawing import grid
from partal.sabika.rules.balance import halves_of
from partal.sabika.rules.open import Open, is_yusuf
from partal.sabika.rules.things import (
    CITY_COUNT,
    FAMILIES,
    FIRST_GOOD,
    NO_SHIP,
    ON_RIGHT,
    STOREHOUSES,
    WARE_COUNT,
    WORKER_COUNT,
    WORKSHOP,
    YUSUF,
)
from partal.sabika.rules.view import View
from partal.sabika.rules.yusuf import DECKS
from partal.sabika.terminal.marks import HEAD, MOSAIC_STYLES, PLAYER_STYLES, QUIET, field
from partal.sabika.words.effects import (
    describe,
    describe_lasting,
    describe_major_poem,
    describe_yusuf_actions,
    describe_yusuf_gains,
    start_tile_word,
    yusuf_worker_word,
)
from partal.sabika.words.nouns import (
    city_word,
    counted,
    mosaic_word,
    raw_word,
    square_word,
    type_word,
    wares_of,
    worker_word,
)
from partal.words import listed, say


def workshop(view: View, state: Open, player: int, names: Sequence[str]) -> list[RenderableType]:
    """Everything in front of a player."""
    title = say("sabika-table-workshop")
    if player != view.seat:
        title = say("sabika-table-workshop-of", name=names[player])
    lines = grid("l", "l")
    if is_yusuf(view, player):
        yusuf_lines(view, state, lines)
    else:
        if view.tiles and player == view.seat:
            lines.add_row(field(say("sabika-table-tiles")), Text(starting_tiles(view)))
        lines.add_row(field(say("sabika-table-workers")), Text(workers(state, player)))
        lines.add_row(field(say("sabika-table-store")), Text(store(state, player)))
        raws = [raw_word(family) for family in range(FAMILIES) if state.raws[player * FAMILIES + family]]
        if raws:
            lines.add_row(field(say("sabika-table-raws")), Text(listed(raws)))
        if any(state.tops[player * STOREHOUSES : (player + 1) * STOREHOUSES]):
            lines.add_row(field(say("sabika-table-storehouses")), Text(storehouses(state, player)))
        for number in state.blue[player]:
            text = say(describe_lasting(state.content.poems[number - 1].blue.text))
            lines.add_row(field(say("sabika-table-blue")), Text(text))
        for number in state.red[player]:
            text = say(describe(state.content.poems[number - 1].red))
            lines.add_row(field(say("sabika-table-red")), Text(text))
    for index in state.grey[player]:
        poem = state.content.major_poems[index]
        lines.add_row(field(say("sabika-table-grey")), Text(say(describe_major_poem(poem, state.content))))
    if state.majors[player]:
        lines.add_row(field(say("sabika-table-majors")), Text(majors(state, player)))
    if not is_yusuf(view, player):
        lines.add_row(field(say("sabika-table-row")), row(state, player))
    ships = shipping(state, player)
    if ships:
        lines.add_row(field(say("sabika-table-ships")), Text(ships))
    return [Rule(Text(title, style=f"{HEAD} {PLAYER_STYLES[player]}"), align="left", style=QUIET), lines]


def starting_tiles(view: View) -> str:
    return "; ".join(say(start_tile_word(view.content, number)) for number in view.tiles)


def workers(state: Open, player: int) -> str:
    """Where the workers are, grouped by place."""
    places: dict[tuple[int, int], list[Message]] = {}
    for worker in range(WORKER_COUNT):
        index = player * WORKER_COUNT + worker
        places.setdefault((state.workers[index], state.awake[index]), []).append(worker_word(worker))
    texts: list[str] = []
    for (place, awake), group in places.items():
        if place == WORKSHOP:
            key = "sabika-table-worker-home" if awake else "sabika-table-worker-rests"
            texts.append(say(key, workers=listed(group), count=len(group)))
        else:
            key = "sabika-table-worker-stands" if awake else "sabika-table-worker-lies"
            texts.append(say(key, workers=listed(group), place=square_word(place)))
    return ", ".join(texts)


def store(state: Open, player: int) -> str:
    wares = wares_of(state.store[player * WARE_COUNT : (player + 1) * WARE_COUNT])
    texts = say("sabika-table-store-text", wares=wares, room=state.room(player), boxes=state.boxes[player])
    annex = state.annex[player * FAMILIES : (player + 1) * FAMILIES]
    if any(annex) or state.poem_room(player):
        texts += f"; {say('sabika-table-annex', wares=wares_of(annex, FIRST_GOOD))}"
    return texts


def storehouses(state: Open, player: int) -> str:
    texts: list[str] = []
    for place in range(STOREHOUSES):
        tile = state.tops[player * STOREHOUSES + place]
        if tile:
            bonus = describe(state.content.store_tiles[tile - 1].bonus)
            level = state.levels[player * STOREHOUSES + place]
            texts.append(say("sabika-table-storehouse", store=place + 1, bonus=bonus, level=level))
    return "; ".join(texts)


def majors(state: Open, player: int) -> str:
    kinds = [state.content.major_tiles[number - 1].type for number in state.majors[player]]
    return listed([counted(type_word(kind), kinds.count(kind)) for kind in sorted(set(kinds))])


def row(state: Open, player: int) -> Text:
    """The minor buildings from left to right with the half mosaics at their edges."""
    text = Text()
    for number in state.rows[player]:
        left, right = halves_of(state, player, number)
        if number:
            name = say(type_word(state.content.minor_cards[number - 1].type))
        else:
            name = say("sabika-table-balance-card")
        text.append(" " if text else "").append("(", style=QUIET)
        text.append(say(mosaic_word(left)), style=MOSAIC_STYLES[left]).append(f" {name} ")
        text.append(say(mosaic_word(right)), style=MOSAIC_STYLES[right]).append(")", style=QUIET)
    balances = state.balances[player]
    if balances:
        text.append(f"  {say('sabika-table-balances', count=balances)}", style=QUIET)
    return text


def shipping(state: Open, player: int) -> str:
    texts: list[str] = []
    for city in range(CITY_COUNT):
        half = state.ships[player * CITY_COUNT + city]
        if half != NO_SHIP:
            key = "sabika-table-ship-right" if half == ON_RIGHT else "sabika-table-ship-left"
            texts.append(say(key, city=city_word(city)))
    return ", ".join(texts)


def yusuf_lines(view: View, state: Open, lines: Table) -> None:
    """Yusuf's tiles, all cards he has played, his boxes, poems and buildings; he hides none of them (S-STURN-06)."""
    tiles = [yusuf_worker_word(DECKS[deck]) for deck in state.yusuf_shown]
    shown = listed(tiles) if tiles else say("sabika-table-nothing")
    texts = say("sabika-table-yusuf-tiles", tiles=shown, left=view.yusuf_tile_count)
    lines.add_row(field(say("sabika-table-workers")), Text(texts))
    for deck, waste in enumerate(state.yusuf_wastes):
        left = say(
            "sabika-table-yusuf-deck",
            worker=yusuf_worker_word(DECKS[deck]),
            played=len(waste),
            left=view.yusuf_deck_sizes[deck],
        )
        lines.add_row(field(say("sabika-table-yusuf-cards")), Text(left))
        for index in reversed(waste):
            card = state.content.yusuf_cards[index]
            text = say(
                "sabika-table-yusuf-card-text",
                square=square_word(card.square),
                actions=describe_yusuf_actions(card.actions),
                gains=describe_yusuf_gains(card.prestige, card.per, card.parias),
                clears="yes" if card.discard else "no",
            )
            lines.add_row(field(say("sabika-table-yusuf-card")), Text(text))
    lines.add_row(field(say("sabika-table-store")), Text(say("sabika-table-boxes", count=state.boxes[YUSUF])))
    if state.blue[YUSUF]:
        lines.add_row(field(say("sabika-table-minor-poems")), Text(str(len(state.blue[YUSUF]))))
    kinds = [state.content.minor_cards[number - 1].type for number in state.rows[YUSUF] if number]
    if kinds:
        texts = listed([counted(type_word(kind), kinds.count(kind)) for kind in sorted(set(kinds))])
        lines.add_row(field(say("sabika-table-minors")), Text(texts))
