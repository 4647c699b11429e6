"""Sabika's table, drawn as text: tracks, the three rings, everybody's standing, the viewer's workshop.

The map, the cards and other workshops are separate parts, shown on request.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from partal.drawing import grid
from partal.sabika.rules.bonus import Count
from partal.sabika.rules.moving import is_covered
from partal.sabika.rules.open import Open, is_yusuf
from partal.sabika.rules.things import (
    COVERED,
    INNER,
    MIDDLE,
    OUTER,
    RINGS,
    ROUNDS,
    WISH_ROUNDS,
    WORKER_COUNT,
)
from partal.sabika.rules.tribute import owed
from partal.sabika.rules.view import View
from partal.sabika.terminal.displays import cards, city_map
from partal.sabika.terminal.marks import BLOCK, GONE, HEAD, PLAYER_STYLES, QUIET, SULTAN, field, marks_of
from partal.sabika.terminal.workshop import workshop
from partal.sabika.words.effects import describe_count, describe_event, describe_wish
from partal.sabika.words.nouns import marble_space_word, raw_space_word, raw_word, square_word
from partal.words import say

GAP: Final = 2
PARTS: Final = ("map", "cards", "all")


def parts(names: Sequence[str]) -> tuple[str, ...]:
    """The parts that `table ...` can show: the map, the cards, everything, and each workshop."""
    return (*[say(f"sabika-part-{part}") for part in PARTS], *names)


def table(view: View, names: Sequence[str], width: int, part: str = "") -> RenderableType:
    """The main table, or the part requested."""
    state = view
    chosen = part.lower()
    if chosen == say("sabika-part-map"):
        return Group(*city_map(view, state, names))
    if chosen == say("sabika-part-cards"):
        return Group(*cards(view, state))
    everything = chosen == say("sabika-part-all")
    lowered = [name.lower() for name in names]
    if chosen in lowered:
        return Group(*workshop(view, state, lowered.index(chosen), names))
    lines: list[RenderableType] = [
        headline(view, state, names),
        tracks(view, state, names),
        Text(),
        *rondel(state, names, width),
        Text(),
        standing(view, state, names),
    ]
    shown = range(view.players) if everything else [view.seat] if view.seat is not None else []
    for player in shown:
        lines += [Text(), *workshop(view, state, player, names)]
    if everything:
        lines += [Text(), *city_map(view, state, names), Text(), *cards(view, state)]
    lines.append(legend(names))
    if not everything:
        others = [name for player, name in enumerate(names) if player != view.seat]
        words = [say(f"sabika-part-{name}") for name in PARTS] + others
        lines.append(Text(say("sabika-table-more", parts=", ".join(words)), style=QUIET))
    return Group(*lines)


def headline(view: View, state: Open, names: Sequence[str]) -> RenderableType:
    number = state.round
    if number:
        title = say("sabika-table-round", round=number, rounds=ROUNDS, era=state.era())
        title += f" · {say('sabika-table-starter', name=names[state.starter])}"
    else:
        title = say("sabika-table-before")
    if view.question is not None:
        title += f" · {say('cli-turn', name=names[view.question.seat])}"
    return Rule(Text(title, style=HEAD), align="left", style=QUIET)


def legend(names: Sequence[str]) -> Text:
    marked = ", ".join(say("sabika-table-mark", mark=mark, name=name) for mark, name in zip(marks_of(names), names))
    return Text(say("sabika-table-legend", marks=marked, sultan=SULTAN, marble=BLOCK), style=QUIET)


# Tracks


def tracks(view: View, state: Open, names: Sequence[str]) -> Table:
    """Wishes, trade card, events and the order on the paria track."""
    content = view.content
    lines = grid("l", "l")
    for place, wish in enumerate(state.wishes):
        text = describe_wish(content.wishes[wish].elements, state.variant)
        if place < state.tower:
            told = say("sabika-table-wish-scored", text=text)
        else:
            told = say("sabika-table-wish-coming", text=text, round=WISH_ROUNDS[place])
        lines.add_row(field(say("sabika-table-wish")), Text(told))
    trade = content.trades[state.trade]
    told = say("sabika-table-trade-text", text=describe_count(Count(trade.points, trade.measure, 0)))
    lines.add_row(field(say("sabika-table-trade")), Text(told))
    for place, number in enumerate(view.events[max(0, state.active_event) :]):
        label = say("sabika-table-event" if place == 0 else "sabika-table-event-coming")
        text = describe_event(content.events[number - 1].changes)
        lines.add_row(field(label), Text(say(text)))
    lines.add_row(field(say("sabika-table-parias")), Text(paria_track(view, state, names)))
    return lines


def paria_track(view: View, state: Open, names: Sequence[str]) -> str:
    """The markers from the leader down; on one space from the top (S-PAR-04)."""
    spaces: dict[int, list[str]] = {}
    for player in state.marker_order():
        spaces.setdefault(state.parias[player], []).append(names[player])
    told = ", ".join(
        say("sabika-table-paria-marker", name=say("sabika-table-over").join(stack), count=count)
        for count, stack in spaces.items()
    )
    if not state.round:
        return told
    mine = view.seat if view.seat is not None else 0
    return say("sabika-table-parias-text", order=told, owed=owed(state, mine))


# The rondel


def rondel(state: Open, names: Sequence[str], width: int) -> list[RenderableType]:
    """The three rings side by side, clockwise from the top; one below the other if they do not fit."""
    blocks = [ring_block(state, ring, names) for ring in (OUTER, MIDDLE, INNER)]
    rows: list[list[list[Text]]] = []
    room = 0
    for block in blocks:
        wide = max(line.cell_len for line in block)
        if rows and room + GAP + wide <= width:
            rows[-1].append(block)
            room += GAP + wide
        else:
            rows.append([block])
            room = wide
    return [line for row in rows for line in side_by_side(row)]


def side_by_side(blocks: list[list[Text]]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for index in range(max(len(block) for block in blocks)):
        line = Text(no_wrap=True)
        for block in blocks:
            cell = block[index] if index < len(block) else Text()
            wide = max(other.cell_len for other in block)
            line.append_text(cell).append(" " * (wide - cell.cell_len + GAP))
        line.rstrip()
        lines.append(line)
    return lines


def ring_block(state: Open, ring: int, names: Sequence[str]) -> list[Text]:
    """A ring's squares, the spaces beside them and the workers there."""
    squares = [square for square in state.content.rings[state.side][ring] if not is_covered(state, square)]
    cells = [
        (say(square_word(square)), spaces_at(state, square), people_at(state, square, names)) for square in squares
    ]
    name_width = max(len(name) for name, _, _ in cells)
    space_width = max(len(spaces) for _, spaces, _ in cells)
    block = [Text(say(f"sabika-ring-{RINGS[ring]}"), style=HEAD)]
    for name, spaces, people in cells:
        line = Text(name.ljust(name_width + 1))
        line.append(spaces.ljust(space_width + 1), style=QUIET if spaces.endswith(GONE) else "")
        block.append(line.append_text(people))
    return block


def spaces_at(state: Open, square: int) -> str:
    """The spaces beside a square: what lies on those that are called after it, and the names of the others."""
    content = state.content
    told, shared = list[str](), list[str]()
    for space in state.atlas.raw_at[square]:
        family, own = state.raw_spaces[space], content.raw_spaces[space].squares[0] == square
        if family != COVERED and own:
            told.append(say(raw_word(family)) if family >= 0 else GONE)
        elif family != COVERED:
            shared.append(say(raw_space_word(content, space)))
    for space in state.atlas.marble_at[square]:
        marble, own = state.marble_spaces[space], content.marble_spaces[space].squares[0] == square
        if marble != COVERED and own:
            told.append(BLOCK if marble > 0 else GONE)
        elif marble != COVERED:
            shared.append(say(marble_space_word(content, space)))
    if shared:
        told.append(say("sabika-table-shared", squares=", ".join(shared)))
    return " ".join(told)


def people_at(state: Open, square: int, names: Sequence[str]) -> Text:
    """The mark of each worker's owner, in lower case if the worker lies down; a star for the Sultan's."""
    text = Text()
    marks = marks_of(names)
    for index, place in enumerate(state.workers):
        if place == square:
            player = index // WORKER_COUNT
            mark = marks[player] if state.awake[index] else marks[player].lower()
            text.append(mark, style=PLAYER_STYLES[player])
    return text.append(SULTAN * state.sultan.count(square), style=QUIET)


# Everybody


def standing(view: View, state: Open, names: Sequence[str]) -> Table:
    """A line of numbers for each player."""
    heads = ("prestige", "dinars", "seals", "parias", "favour", "awake", "room", "buildings", "poems", "cities")
    lines = Table.grid(padding=(0, 1, 0, 0))
    lines.add_column(no_wrap=True)
    for _ in heads:
        lines.add_column(justify="right", no_wrap=True)
    lines.add_row("", *[Text(say(f"sabika-head-{head}"), style=QUIET) for head in heads])
    for player in range(view.players):
        name = Text("▶ " if view.question is not None and view.question.seat == player else "  ")
        name.append(shortened(names[player]), style=f"bold {PLAYER_STYLES[player]}")
        awake = state.awake[player * WORKER_COUNT : (player + 1) * WORKER_COUNT]
        numbers: list[int | str] = [
            state.prestige(player),
            state.dinars[player],
            state.seals[player],
            state.parias[player],
            state.favour[player],
            sum(awake),
            state.room(player),
            state.buildings(player),
            state.poems(player),
            sum(1 for ship in ships_of(state, player) if ship),
        ]
        if is_yusuf(view, player):
            numbers[1] = numbers[6] = "–"
        lines.add_row(name, *[Text(str(number), style="" if number else QUIET) for number in numbers])
    return lines


def ships_of(state: Open, player: int) -> list[int]:
    count = len(state.ships) // state.players
    return state.ships[player * count : (player + 1) * count]


LONGEST_NAME: Final = 10


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
