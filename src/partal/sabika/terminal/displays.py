"""Sabika's map and displays, drawn as text: cities with their tiles and ships, open cards, poems and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from partal.drawing import grid
from partal.sabika.rules.atlas import both_ways
from partal.sabika.rules.open import Open
from partal.sabika.rules.outer import tiles_of
from partal.sabika.rules.ships import journeys
from partal.sabika.rules.things import CITY_COUNT, GRANADA, MOSAICS, ON_LEFT, ON_RIGHT, PORTS, SIDES
from partal.sabika.rules.view import View
from partal.sabika.terminal.marks import CITY_STYLES, HEAD, MOSAIC_STYLES, PLAYER_STYLES, QUIET, field, marks_of
from partal.sabika.words.effects import describe, describe_lasting, describe_major_poem
from partal.sabika.words.nouns import city_word, mosaic_word, type_word, ware_word
from partal.sabika.words.works import consolidation, wants
from partal.words import say


def title(key: str) -> Rule:
    return Rule(Text(say(key), style=HEAD), align="left", style=QUIET)


# The map


def city_map(view: View, state: Open, names: Sequence[str]) -> list[RenderableType]:
    """The cities, sorted by the cost of the viewer's journey: tile, seal, ships on both halves; and all routes."""
    player = view.seat if view.seat is not None else 0
    costs = journeys(state, player)
    lines = Table.grid(padding=(0, 1, 0, 0))
    for column in range(7):
        lines.add_column(no_wrap=column not in (2, 3, 4), justify="right" if column == 1 else "left")
    heads = ("city", "cost", "wants", "bonus", "consolidation", "seal", "ships")
    lines.add_row(*[Text(say(f"sabika-table-{head}"), style=QUIET) for head in heads])
    for city in sorted(range(CITY_COUNT), key=lambda city: (costs[city], say(city_word(city)))):
        tile = view.content.cities[state.city_tiles[city]]
        own = state.ships[player * CITY_COUNT + city]
        lines.add_row(
            Text(say(city_word(city)), style=CITY_STYLES[tile.colour]),
            Text("–" if own else str(costs[city]), style=QUIET if own else ""),
            Text(say(wants(state, city))),
            Text(say(describe(tile.bonus))),
            Text(say(consolidation(state, city))),
            Text(say("sabika-table-seal") if state.city_seals[city] else "", style="gold3"),
            fleet(state, city, names),
        )
    return [title("sabika-table-map"), lines, Text(routes(state), style=QUIET)]


def fleet(state: Open, city: int, names: Sequence[str]) -> Text:
    """Ships on the left half, a bar, ships on the right half."""
    text = Text()
    marks = marks_of(names)
    for half in (ON_LEFT, ON_RIGHT):
        for player in range(state.players):
            if state.ships[player * CITY_COUNT + city] == half:
                text.append(marks[player], style=PLAYER_STYLES[player])
        if half == ON_LEFT:
            text.append("│", style=QUIET)
    return text


def routes(state: Open) -> str:
    """The routes from each port, each route once."""
    texts: list[str] = []
    seen: set[tuple[int, int]] = set()
    for port in (GRANADA, *range(len(PORTS) - 1)):
        ends = [(other, dinars) for one, other, dinars in both_ways(state.content.routes) if one == port]
        fresh = [(other, dinars) for other, dinars in ends if (other, port) not in seen]
        seen |= {(port, other) for other, _ in fresh}
        if fresh:
            named = ", ".join(
                say("sabika-table-route", city=city_word(other), dinars=dinars) for other, dinars in fresh
            )
            texts.append(say("sabika-table-routes-from", city=city_word(port), routes=named))
    return say("sabika-table-routes", routes="; ".join(texts))


# Cards and tiles


def cards(view: View, state: Open) -> list[RenderableType]:
    """Everything on display, each with its effect in words."""
    content = view.content
    lines = grid("l", "l")
    lines.add_row(field(say("sabika-table-minor-cards")), minor_cards(state))
    for number in state.poem_display:
        if number:
            poem = content.poems[number - 1]
            text = Text(say("sabika-table-poem-blue", text=describe_lasting(poem.blue.text)), style=CITY_STYLES[0])
            text.append("\n").append(say("sabika-table-poem-red", text=describe(poem.red)), style=CITY_STYLES[1])
            lines.add_row(field(say("sabika-table-poem")), text)
    for index in state.major_poems:
        if index >= 0:
            poem_ = content.major_poems[index]
            lines.add_row(field(say("sabika-table-grey")), Text(say(describe_major_poem(poem_, content))))
    lines.add_row(field(say("sabika-table-major-tiles")), Text(major_tiles(state)))
    for side, name in enumerate(SIDES):
        lines.add_row(field(say("sabika-table-store-side", side=name)), Text(store_tiles(state, side)))
    favour = [
        say("sabika-table-favour-space", space=space, bonus=describe(text))
        for space, text in enumerate(content.favour, 1)
    ]
    favour.append(say("sabika-table-favour-last", prestige=content.favour_last))
    lines.add_row(field(say("sabika-table-favour-track")), Text("; ".join(favour)))
    for mosaic in range(len(MOSAICS)):
        label = Text(say("sabika-table-balance-bonus", mosaic=mosaic_word(mosaic)), style=MOSAIC_STYLES[mosaic])
        lines.add_row(label, Text(say(describe(content.balance_bonuses[mosaic]))))
    left = say("sabika-table-piles", minors=view.minor_deck_size, poems=view.poem_deck_size, tokens=view.bag_size)
    return [title("sabika-table-cards"), lines, Text(left, style=QUIET)]


PLACES: Final = ("sabika-table-place-1", "sabika-table-place-2", "sabika-table-place-3", "sabika-table-place-4")


def minor_cards(state: Open) -> Text:
    """The four open minor cards, a line each with its place: Yusuf takes by place (S-SMIN-01)."""
    text = Text()
    for place, number in enumerate(state.minor_display):
        text.append("\n" if text else "")
        text.append(say(PLACES[place]) + " ", style=QUIET)
        if not number:
            text.append(say("sabika-table-gap"), style=QUIET)
            continue
        card = state.content.minor_cards[number - 1]
        text.append(say("sabika-table-minor-card", type=type_word(card.type), base=ware_word(card.base)))
        text.append(" ").append(say(mosaic_word(card.left)), style=MOSAIC_STYLES[card.left])
        text.append(" │ ", style=QUIET).append(say(mosaic_word(card.right)), style=MOSAIC_STYLES[card.right])
    return text


def major_tiles(state: Open) -> str:
    """The tiles of the current era."""
    texts = [
        say("sabika-table-major-tile", type=type_word(tile.type), bonus=describe(tile.bonus))
        for tile in [state.content.major_tiles[number - 1] for number in state.era_tiles()]
    ]
    return "; ".join(texts) if texts else say("sabika-table-nothing")


def store_tiles(state: Open, side: int) -> str:
    """The open tiles of a side, the nearer one first (S-SSTO-02)."""
    texts = [
        say("sabika-table-store-tile", boxes=tile.boxes, bonus=describe(tile.bonus))
        for number in [state.store_display[place] for place in tiles_of(state, side)]
        for tile in [state.content.store_tiles[number - 1]]
    ]
    return "; ".join(texts) if texts else say("sabika-table-nothing")
