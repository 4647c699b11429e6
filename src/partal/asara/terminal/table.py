"""Asara's table, drawn as text: markets, places, everybody's towers, and the viewer's screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from partal.asara.rules.things import (
    AREAS,
    BUYERS,
    COLOURED,
    COLOURS,
    FAVOUR,
    HOUSE,
    KINDS,
    MARKETS,
    NO_COLOUR,
    ORDINARY,
    TENT,
    Tower,
    part_of,
)
from partal.asara.rules.view import View
from partal.drawing import grid
from partal.words import say

COLOUR_STYLES: Final = ("dark_orange3", "green3", "red3", "grey54", "bold")
BUYER_STYLES: Final = ("dodger_blue1", "green3", "medium_purple1", "gold3", "dark_orange")
GOLD_STYLE: Final = "bold gold3"
QUIET: Final = "grey54"
HEAD: Final = "bold"

PART, GOLD = "▪", "★"
FREE, USED = "○", "●"
ROOF, WALL, PANE, LIGHT, STONE = " ▲ ", "│▒│", "│□│", "│☼│", "▟█▙"
TOWER_WIDTH: Final = 4
"""Three letters of tower and one for its gold."""
GAP: Final = 3
MOST_SYMBOLS: Final = 6


def parts(_names: Sequence[str]) -> tuple[str, ...]:
    """None: Asara's table is always drawn as a whole."""
    return ()


def table(view: View, names: Sequence[str], width: int, _part: str = "") -> RenderableType:
    """Everything this view shows, top to bottom: year, markets, places, players, the viewer's screen."""
    lines: list[RenderableType] = [
        headline(view, names),
        markets(view),
        Text(),
        places(view, names),
        Text(),
        *players(view, names, width),
    ]
    if view.seat is not None:
        lines += [Text(), *screen(view)]
    lines.append(legend())
    return Group(*lines)


def headline(view: View, names: Sequence[str]) -> RenderableType:
    title = say("asara-table-year", year=view.year, years=view.content.years)
    if view.question is not None:
        title += f" · {say('cli-turn', name=names[view.question.seat])}"
    return Rule(Text(title, style=HEAD), align="left", style=QUIET)


def legend() -> Text:
    return Text(
        say("asara-table-legend", part=PART, gold=GOLD, used=USED, free=FREE, window=PANE, lit=LIGHT), style=QUIET
    )


# The board


def markets(view: View) -> Table:
    """The four displays by colour, with prices; the spaces of each market and the buyer it asks for."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(4 + len(COLOURS)):
        rows.add_column(no_wrap=True)
    heads = [
        Text(
            say("asara-table-price", colour=say(f"asara-colour-{name}"), asari=view.content.prices[colour]),
            style=COLOUR_STYLES[colour],
        )
        for colour, name in enumerate(COLOURS)
    ]
    rows.add_row(
        Text(say("asara-table-markets"), style=HEAD),
        Text(say("asara-table-spaces"), style=QUIET),
        Text(say("asara-table-colour"), style=QUIET),
        *heads,
        Text(say("asara-table-pile"), style=QUIET),
    )
    for market in MARKETS:
        cells = [
            tokens(view.display[part_of(market, colour, 0)], view.display[part_of(market, colour, 1)], colour)
            for colour in range(len(COLOURS))
        ]
        rows.add_row(
            say(f"asara-table-{AREAS[market]}"),
            spaces(view, market),
            duty(view, market),
            *cells,
            Text(str(view.pile_sizes[market]), style=QUIET),
        )
    return rows


def tokens(plain: int, gold: int, colour: int) -> Text:
    """A token for each part, starred if gold; a count if they do not fit."""
    text = Text(style=COLOUR_STYLES[colour])
    if plain + gold > MOST_SYMBOLS:
        text.append(f"{plain}{PART}").append(f" {gold}{GOLD}", style=GOLD_STYLE)
    else:
        text.append(PART * plain).append(GOLD * gold, style=GOLD_STYLE)
    return text


def spaces(view: View, area: int) -> Text:
    """The spaces of an area: the printed amount if there is one, otherwise a ring; a disc if taken."""
    text = Text()
    for place in view.places_in(area):
        used = min(view.taken[place.index], place.spaces)
        mark = str(place.amount) if place.amount else FREE
        gap = " " if place.amount else ""
        for index in range(place.spaces):
            text.append(gap if text else "")
            text.append(USED if index < used else mark, style=QUIET if index < used else "bold")
    return text


def duty(view: View, area: int) -> Text:
    """The colour that a single buyer must have here."""
    colour = view.duty(area)
    if colour == NO_COLOUR:
        return Text(say("asara-table-any"), style=QUIET)
    return Text(say(f"asara-buyer-{BUYERS[colour]}"), style=BUYER_STYLES[colour])


def places(view: View, names: Sequence[str]) -> Table:
    """The other areas, two to a line."""
    entries: list[tuple[RenderableType, ...]] = []
    for area in view.variant.areas:
        if area in MARKETS:
            continue
        name = Text(say(f"asara-table-{AREAS[area]}"))
        if area == COLOURED:
            down = sum(view.taken[place.index] for place in view.places_in(COLOURED))
            entries.append(
                (name, Text(say("asara-table-gift", asari=view.content.gift)), Text(USED * down, style=QUIET))
            )
            continue
        shown = spaces(view, area)
        if area == FAVOUR:
            shown.append(f"  {say('asara-table-holds', name=names[view.favour])}", style=QUIET)
        elif area == TENT:
            shown.append(f"  {say('asara-table-deck', count=view.deck_size())}", style=QUIET)
        elif area == HOUSE:
            shown.append(f"  {say('asara-table-stack', count=view.lit_stack_size)}", style=QUIET)
        entries.append((name, shown, duty(view, area)))
    rows = grid("l", "l", "l", "l", "l", "l")
    half = (len(entries) + 1) // 2
    for index in range(half):
        right = entries[half + index] if half + index < len(entries) else ("", "", "")
        rows.add_row(*entries[index], *right)
    return rows


# Players and their towers


def players(view: View, names: Sequence[str], width: int) -> list[RenderableType]:
    """Everybody's prestige, cards and towers, side by side as far as they fit, the viewer first."""
    first = view.seat or 0
    order = [(first + step) % view.seats for step in range(view.seats)]
    rows: list[list[list[Text]]] = []
    room = 0
    for seat in order:
        block = player(view, names, seat, width)
        if rows and room + GAP + block_width(block) <= width:
            rows[-1].append(block)
            room += GAP + block_width(block)
        else:
            rows.append([block])
            room = block_width(block)
    lines: list[RenderableType] = []
    for index, row in enumerate(rows):
        if index:
            lines.append(Text())
        lines.extend(beside(row))
    return lines


def block_width(block: list[Text]) -> int:
    return max(line.cell_len for line in block)


def beside(blocks: list[list[Text]]) -> list[RenderableType]:
    """Blocks of lines side by side: headings aligned at the top, towers at the bottom."""
    height = max(len(block) for block in blocks)
    lines: list[RenderableType] = []
    for index in range(height):
        line = Text(no_wrap=True)
        for block in blocks:
            sky = height - len(block)
            if index < HEADING:
                cell = block[index]
            elif index < HEADING + sky:
                cell = Text()
            else:
                cell = block[index - sky]
            line.append_text(cell).append(" " * (block_width(block) - cell.cell_len + GAP))
        line.rstrip()
        lines.append(line)
    return lines


HEADING: Final = 2
"""Lines above the towers in a player's block."""


def player(view: View, names: Sequence[str], seat: int, width: int) -> list[Text]:
    name = Text(names[seat], style=HEAD)
    if view.question is not None and view.question.seat == seat:
        name = Text("▶ ").append_text(name)
    if view.favour == seat:
        name.append(f" · {say('asara-table-favour-mark')}", style=GOLD_STYLE)
    facts = [
        say("asara-table-prestige", points=view.prestige(seat)),
        say("asara-table-cards", count=view.hand_sizes[seat]),
    ]
    asari = view.money[seat]
    if asari is not None and seat != view.seat:
        facts.append(say("asara-table-money", asari=asari))
    block = [name, Text(", ".join(facts))]
    towers = sorted(view.towers[seat], key=lambda tower: tower.colour)
    if not towers:
        block.append(Text(say("asara-table-no-towers"), style=QUIET))
    wide = max(1, width // TOWER_WIDTH)
    for start in range(0, len(towers), wide):
        block.extend(skyline(towers[start : start + wide]))
    return block


def skyline(towers: Sequence[Tower]) -> list[Text]:
    """Towers in a row, aligned at the bottom, with their colours below."""
    drawn = [draw(tower) for tower in towers]
    height = max(len(storeys) for storeys in drawn)
    lines: list[Text] = []
    for level in range(height, 0, -1):
        line = Text()
        for tower, storeys in zip(towers, drawn):
            if level <= len(storeys):
                body, gold = storeys[level - 1]
                style = "bold gold1" if body == LIGHT else COLOUR_STYLES[tower.colour]
                line.append(body, style=style).append(GOLD if gold else " ", style=GOLD_STYLE)
            else:
                line.append(" " * TOWER_WIDTH)
        lines.append(line)
    ground = Text()
    for tower in towers:
        name = say(f"asara-short-{COLOURS[tower.colour]}")
        ground.append(name.ljust(TOWER_WIDTH), style=COLOUR_STYLES[tower.colour])
    return [*lines, ground]


def draw(tower: Tower) -> list[tuple[str, bool]]:
    """A tower's parts from the ground up, and whether the gold of each shows (A-LIT-22)."""
    base, gold_base, middle, gold_middle, window, gold_window, top, gold_top = tower.parts
    return [
        *[(STONE, False)] * base,
        *[(STONE, True)] * gold_base,
        *[(WALL, False)] * middle,
        *[(WALL, True)] * gold_middle,
        *[(PANE, False)] * (window - tower.lit),
        *[(PANE, True)] * (gold_window - tower.gold_lit),
        *[(LIGHT, False)] * (tower.lit + tower.gold_lit),
        *[(ROOF, False)] * top,
        *[(ROOF, True)] * gold_top,
    ]


# The viewer's screen


def screen(view: View) -> list[RenderableType]:
    """The viewer's money, hand and stored parts, grouped by colour as they will be built."""
    assert view.seat is not None
    assert view.hand is not None
    assert view.stored is not None
    head = Text(say("asara-table-screen"), style=HEAD)
    head.append(f" · {say('asara-table-money', asari=view.money[view.seat] or 0)}")
    lines: list[RenderableType] = [head]
    if view.buried is not None and any(view.buried):
        lines.append(Text(say("asara-table-buried", cards=hand(view.buried).plain), style=QUIET))
    rows = grid("l", "l")
    rows.add_row(say("asara-table-hand"), hand(view.hand))
    for colour, name in enumerate(COLOURS):
        parts = Text()
        for kind, noun in enumerate(KINDS):
            for gold in (0, 1):
                count = view.stored[part_of(kind, colour, gold)]
                for _ in range(count):
                    parts.append("  " if parts else "").append(say(f"asara-part-{noun}"))
                    parts.append(GOLD if gold else "", style=GOLD_STYLE)
        for _ in range(view.stored[ORDINARY + colour]):
            parts.append("  " if parts else "").append(say("asara-lit-window"), style="bold gold1")
        if parts:
            rows.add_row(Text(say(f"asara-colour-{name}"), style=COLOUR_STYLES[colour]), parts)
    if rows.row_count == 1:
        rows.add_row(say("asara-table-parts"), Text(say("asara-table-no-parts"), style=QUIET))
    return [*lines, rows]


def hand(cards: Sequence[int]) -> Text:
    """Buyers by colour: `2 blue, green, 2 orange`."""
    text = Text()
    for colour, count in enumerate(cards):
        if count:
            word = say("asara-table-cards-of", count=count, colour=say(f"asara-buyer-{BUYERS[colour]}"))
            text.append(", " if text else "").append(word, style=BUYER_STYLES[colour])
    return text or Text(say("asara-table-no-cards"), style=QUIET)
