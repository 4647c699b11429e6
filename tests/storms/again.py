"""The laws of playing again: what tables are opened in a storm, and what they begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from partal.core.log import Entry, standing

from partal.server.schema import chairs, tables
from partal.server.store import TableRow
from partal.table.outlook import sent_outlook
from partal.table.seat import Chair
from partal.table.summary import summaries

if TYPE_CHECKING:
    from tests.storms.laws import Chairs, History


def read_new_tables(history: History) -> None:
    """Tables that were opened in the storm: rematches, and practice tables."""
    columns = [tables.c[field] for field in TableRow._fields]
    for values in history.disk.read(select(*columns)).all():
        row = TableRow(*values)
        before = history.tables.get(row.id)
        if before is not None:
            once = before.row.rematch in ("", row.rematch) or history.tables[before.row.rematch].closed is not None
            history.require(once, "a game has one rematch", f"{row.id}: {before.row.rematch}, {row.rematch}")
            before.row = before.row._replace(rematch=row.rematch)
            continue
        query = select(chairs).where(chairs.c.table_id == row.id).order_by(chairs.c.seat)
        rows = history.disk.read(query).mappings().all()
        seated = tuple(Chair(**{field: one[field] for field in Chair._fields}) for one in rows)
        log = history.rows(row.id)
        history.adopt(row, log, seated)
        history.say(f"opened {row.id}: practice of {row.practice_of or 'nothing'}, {len(log)} answers")
        check_new_table(history, row, log, seated)


def check_new_table(history: History, row: TableRow, log: list[Entry], seated: Chairs) -> None:
    """It comes of a game that is over: with its answers, or on its seats and with another deal."""
    finished = row.practice_of or next((name for name, told in history.tables.items() if leads(history, name, row)), "")
    history.require(finished in history.tables, "nobody opens a table unasked", row.id)
    if finished not in history.tables:
        return
    old = history.tables[finished]
    history.require(old.match(len(old.log)).over, "only a finished game is played again", f"{finished}: {row.id}")
    if row.practice_of:
        line = [Entry(entry.seat, entry.notation) for entry in standing(old.log)]
        given = len(log) == row.given and line[: row.given] == log and row.given < len(line)
        history.require(given, "a practice table begins with the game's own answers", f"{row.id} of {finished}")
        history.require(row.chosen and row.seed == old.row.seed, "a known deal is called known", row.id)
    else:
        theirs = all(
            chair.player in ("", row.owner) and (not chair.player or chair.player == was.player)
            for chair, was in zip(seated, old.chairs[-1], strict=True)
        )
        history.require(theirs and not log, "in a rematch everybody has their own seat", f"{row.id} of {finished}")
        history.require(not row.chosen, "a rematch has a deal that nobody knows", row.id)


def leads(history: History, name: str, row: TableRow) -> bool:
    """Whether a table names this one as its rematch."""
    return history.disk.read(select(tables.c.rematch).where(tables.c.id == name)).scalar() == row.id


def played_again(history: History, player: str, table: str, route: str, found: str) -> None:
    """The server has said where somebody plays again: there is that table, and they are not on another's seat."""
    history.require(found in history.tables, "who is told of a table finds it", f"{player} at {table}: {found}")
    if route == "rematch" and found in history.tables:
        history.require(history.tables[table].row.rematch == found, "a game has one rematch", f"{player} at {table}")


def overview(history: History, player: str, table: str, route: str, body: Any) -> None:
    """Who is ahead, and what each year or round has brought: as it was after one of the last entries."""
    told = history.tables[table]
    for entries in range(len(told.log), told.first - 1, -1):
        match = told.match(entries)
        if route == "summaries":
            fits = summaries(match) == body
        else:
            # A process may know other names than the last ones, and the cards of Sabika name their owners.
            now = sent_outlook(match, ["" for _ in range(len(match.scores))])
            figures = [(one["counts"], one["points"], one["more"]) for one in body["contests"]]
            fits = [(one["counts"], one["points"], one["more"]) for one in now["contests"]] == figures
            fits = fits and (now["totals"], now["closed"]) == (body["totals"], body["closed"])
        if fits:
            return
    history.breaks("an overview tells the truth", f"{player} at {table}: {route}")
