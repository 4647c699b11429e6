"""Sabika's points as rows of a score sheet: for a round, for the game so far, and at the end."""

from __future__ import annotations

from collections.abc import Sequence

from partal.core.event import NOBODY, Event
from partal.core.message import COMMA, Message, joined, message
from partal.core.rules import Standings

from partal.sabika.rules.bonus import Count
from partal.sabika.rules.things import FROM_MAJOR_POEMS, FROM_WISHES, SOURCE_CLAUSES, SOURCE_COUNT, SOURCES
from partal.sabika.rules.view import View
from partal.sabika.words.effects import (
    describe_count,
    describe_major_poem,
    describe_wish,
    major_poem_word,
    wish_word,
)
from partal.words.teller import Name, Row, Sheet

CLOSING = ("workers-woke", "game-ended")
"""Events after which a sheet is due: the end of a round, and of the game."""
ITEMS = {"fulfilled-wish": FROM_WISHES, "scored-poem": FROM_MAJOR_POEMS}
"""Events with a source's points card by card."""


def round_sheet(events: Sequence[Event], view: View) -> Sheet:
    """Everybody's points since the last sheet, each wish and each major poem in a row of its own."""
    started = max([index for index, event in enumerate(events[:-1]) if event.kind in CLOSING], default=-1) + 1
    recent = events[started:]
    totals = [0] * view.players
    for event in events:
        if event.kind == "scored":
            totals[event.seat] += int(event.words[0])
    points = [[0] * view.players for _ in SOURCES]
    for event in recent:
        if event.kind == "scored":
            points[SOURCES.index(event.words[1])][event.seat] += int(event.words[0])
    rounds = [int(event.words[0]) for event in events if event.kind == "round-began"]
    key = "sabika-sheet-last" if events[-1].kind == "game-ended" else "sabika-sheet-round"
    title = message(key, round=rounds[-1] if rounds else 0)
    notes = (*wish_notes(view, recent), *poem_notes(view, recent))
    return Sheet(title, rows(points, items(view, recent)), tuple(totals), notes, besides(view, recent))


Items = dict[int, list[tuple[Message, list[int]]]]
"""By source, each card by its name with everybody's points."""


def items(view: View, events: Sequence[Event]) -> Items:
    """The points of each card in these events."""
    found: dict[int, dict[str, list[int]]] = {source: {} for source in ITEMS.values()}
    for event in events:
        source = ITEMS.get(event.kind)
        if source is not None:
            found[source].setdefault(event.words[0], [0] * view.players)[event.seat] += int(event.words[1])
    names = card_names(view)
    return {source: [(names[source, card], each) for card, each in cards.items()] for source, cards in found.items()}


def card_names(view: View) -> dict[tuple[int, str], Message]:
    names = {(FROM_WISHES, wish.id): wish_word(wish) for wish in view.content.wishes}
    return names | {(FROM_MAJOR_POEMS, poem.id): major_poem_word(poem) for poem in view.content.major_poems}


def rows(points: Sequence[Sequence[int]], cards: Items) -> tuple[Row, ...]:
    """A row for each source with points; if its cards are known, a row for each card."""
    lines: list[Row] = []
    for source, row in enumerate(points):
        clause = SOURCE_CLAUSES[source]
        if cards.get(source):
            lines += [Row(name, tuple(each), clause) for name, each in cards[source]]
        elif any(row):
            lines.append(Row(message(f"sabika-source-{SOURCES[source]}"), tuple(row), clause))
    return tuple(lines)


def wish_notes(view: View, events: Sequence[Event]) -> list[tuple[Message, Message]]:
    """What the wishes of these events reward."""
    told = [event.words[0] for event in events if event.kind == "fulfilled-wish"]
    return [
        (wish_word(wish), describe_wish(wish.elements, view.variant)) for wish in view.content.wishes if wish.id in told
    ]


def poem_notes(view: View, events: Sequence[Event]) -> list[tuple[Message, Message]]:
    """What the major poems of these events count."""
    told = [event.words[0] for event in events if event.kind == "scored-poem"]
    return [
        (major_poem_word(poem), describe_major_poem(poem, view.content))
        for poem in view.content.major_poems
        if poem.id in told
    ]


INCOME_ENDS = ("narrator-moved", "fulfilled-wish", "paid-tribute", "workers-woke")
"""Events that no income brings."""
PIECES = ("stored", "stored-in-poem", "took-raw")
TRIBUTE_MEANS = ("marker", "seals", "dinars", "prestige")


def besides(view: View, events: Sequence[Event]) -> tuple[Row, ...]:
    """What the incomes of a round brought besides prestige, and how its tribute was paid."""
    counts: dict[str, list[int]] = {}

    def add(name: str, seat: int, count: int) -> None:
        if count:
            counts.setdefault(name, [0] * view.players)[seat] += count

    earning = NOBODY
    for event in events:
        if event.kind == "received-income":
            earning = event.seat
        elif event.kind in INCOME_ENDS:
            earning = NOBODY
        if event.kind == "paid-tribute":
            for means, count in zip(TRIBUTE_MEANS, event.words, strict=True):
                add(f"tribute-{means}", event.seat, int(count))
        elif earning != NOBODY and event.seat == earning:
            if event.kind == "gained":
                add("income-dinars", event.seat, int(event.words[0]))
            elif event.kind in PIECES:
                add("income-pieces", event.seat, 1)
    names = ("income-dinars", "income-pieces", *[f"tribute-{means}" for means in TRIBUTE_MEANS])
    return tuple(
        [
            Row(
                message(f"sabika-besides-{name}"),
                tuple(counts[name]),
                "S-INC-01" if name.startswith("income") else "S-TRIB-04",
            )
            for name in names
            if name in counts
        ]
    )


def sheet_so_far(view: View) -> Sheet:
    points = view.points
    by_source = [
        [points[player * SOURCE_COUNT + source] for player in range(view.players)] for source in range(SOURCE_COUNT)
    ]
    return Sheet(message("sabika-sheet-so-far"), rows(by_source, {}), view.scores())


def final_sheet(view: View, standings: Standings, names: Sequence[Name]) -> Sheet:
    """The full game, with notes on what wishes, major poems and the trade card rewarded and how a tie was broken."""
    points = [[sheet[source].points for sheet in standings.sheets] for source in range(SOURCE_COUNT)]
    content = view.content
    notes = [
        (
            wish_word(content.wishes[wish]),
            describe_wish(content.wishes[wish].elements, view.variant),
        )
        for wish in view.wishes
    ]
    for player, carved in enumerate(view.grey):
        for index in carved:
            poem = content.major_poems[index]
            name = message("sabika-sheet-note-poem", poem=major_poem_word(poem), name=names[player])
            notes.append((name, describe_major_poem(poem, content)))
    trade = content.trades[view.trade]
    text = describe_count(Count(trade.points, trade.measure, 0))
    notes.append((message("sabika-sheet-trade"), text))
    best = max(standings.scores)
    if standings.scores.count(best) > 1:
        notes.append((message("sabika-sheet-tie"), tie(view, standings, names, best)))
    return Sheet(message("sabika-sheet-final"), rows(points, {}), standings.scores, tuple(notes))


def tie(view: View, standings: Standings, names: Sequence[Name], best: int) -> Message:
    """With equal totals, more buildings win (S-WIN-02)."""
    counts = [
        message("sabika-sheet-tie-count", name=names[player], count=view.buildings(player))
        for player, score in enumerate(standings.scores)
        if score == best
    ]
    return message("sabika-sheet-tie-text", counts=joined(counts, COMMA))
