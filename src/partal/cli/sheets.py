"""Score sheets and clauses in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from partal.core.log import Tally

from partal.cli.paper import say
from partal.drawing import grid
from partal.rulebook import Clause
from partal.words import has, in_words, points_of
from partal.words.outlook import Outlook, leaders
from partal.words.teller import Sheet

QUIET = "grey54"
LONGEST_NAME = 9


def score_sheet(game: str, sheet: Sheet, names: Sequence[str], winners: Sequence[int] = ()) -> RenderableType:
    """Every point with its source and clause; the winners' totals are marked."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for _ in names:
        table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    head = [Text(shortened(name), style="bold") for name in names]
    table.add_row("", *head, Text(say("cli-sheet-rule"), style=QUIET))
    for row in sheet.rows:
        cells = [Text(str(points) if points else "–", style="" if points else QUIET) for points in row.points]
        table.add_row(in_words(row.source), *cells, Text(row.clause, style=QUIET))
    if len(sheet.rows) > 1:
        sums = [sum(row.points[seat] for row in sheet.rows) for seat in range(len(names))]
        if tuple(sums) != sheet.totals:
            table.add_row(Text(say("cli-sheet-sum"), style=QUIET), *[Text(str(points)) for points in sums])
    totals = [
        Text(f"{total}", style="bold gold3" if seat in winners else "bold") for seat, total in enumerate(sheet.totals)
    ]
    table.add_row(Text(say("cli-sheet-total", points=points_of(game)), style="bold"), *totals)
    parts: list[RenderableType] = [Rule(Text(in_words(sheet.title), style="bold"), align="left", style=QUIET), table]
    if sheet.besides:
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_row(Text(say("sheet-besides"), style=QUIET), *[Text(shortened(name), style=QUIET) for name in names])
        for row in sheet.besides:
            beside.add_row(in_words(row.source), *[Text(str(count) if count else "–") for count in row.points])
        parts += [Text(), beside]
    if sheet.notes:
        notes = grid("l", "l")
        for source, note in sheet.notes:
            notes.add_row(Text(in_words(source), style=QUIET), Text(in_words(note)))
        parts += [Text(), notes]
    return Group(*parts)


def outlook_table(game: str, outlook: Outlook, names: Sequence[str]) -> RenderableType:
    """Who is ahead in what: what each player has, what that would bring now, and one more on top of it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    for _ in names:
        table.add_column(justify="right", no_wrap=True)
    table.add_row("", *[Text(shortened(name), style="bold") for name in names])
    for one in outlook.contests:
        first = leaders(one.counts)
        cells = [
            Text(
                say("cli-outlook-cell", count=count, points=points), style="bold gold3" if seat in first else ""
            ).append(f" (+{more})" if more else "", style=QUIET)
            for seat, (count, points, more) in enumerate(zip(one.counts, one.points, one.more, strict=True))
        ]
        table.add_row(Text(in_words(one.name)), *cells)
        table.add_row(Text(in_words(one.about), style=QUIET))
    totals = [Text(str(total), style="bold") for total in outlook.totals]
    table.add_row(Text(say("outlook-now", points=points_of(game)), style="bold"), *totals)
    notes = [Text(in_words(outlook.note), style=QUIET)] if outlook.note is not None else []
    if outlook.contests:
        notes.append(Text(say("cli-outlook-legend"), style=QUIET))
    return Group(Rule(Text(say("outlook-title"), style="bold"), align="left", style=QUIET), table, *notes)


def taken_back(tally: Tally) -> list[str]:
    """The lines of a score sheet about answers taken back; empty if there were none."""
    lines = [say("cli-taken-back", count=tally.taken_back)] if tally.taken_back else []
    return lines + ([say("cli-taken-back-past-reveal", count=tally.past_reveals)] if tally.past_reveals else [])


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def clause_block(clause: Clause) -> RenderableType:
    """A clause of the rulebook: number, force, text, ruling."""
    force = f"rules-force-{clause.force}"
    head = Text(clause.id, style="bold").append(f" · {say(force) if has(force) else clause.force}", style=QUIET)
    lines: list[RenderableType] = [head, Padding(Text(clause.text), (0, 0, 0, 2))]
    if clause.table:
        lines.append(Padding(drawn_table(clause.table), (0, 0, 0, 2)))
    if clause.ruling:
        lines.append(Padding(Text(say("cli-rules-ruling", text=clause.ruling), style="italic"), (0, 0, 0, 2)))
    if clause.no_test:
        lines.append(Padding(Text(say("cli-rules-no-test", text=clause.no_test), style=QUIET), (0, 0, 0, 2)))
    return Group(*lines)


def drawn_table(page: str) -> Table:
    """A Markdown table of the rulebook in aligned columns."""
    rows = [
        [cell.strip().replace("**", "") for cell in line.strip().strip("|").split("|")] for line in page.split("\n")
    ]
    table = grid(*("l" for _ in rows[0]))
    for index, row in enumerate(rows):
        if index != 1:
            table.add_row(*[Text(cell, style="bold" if index == 0 else "") for cell in row])
    return table
