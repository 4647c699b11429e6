"""`partal admin list`, `show`, `export`, `delete` and `verify`: the tables and people that a server keeps."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from partal.core.errors import BadInput, PartalError
from partal.core.message import message, shown

from partal.cli.paper import Paper, Stopped, say, write_text
from partal.cli.sheets import QUIET
from partal.cli.simulate import bar
from partal.drawing import grid

if TYPE_CHECKING:
    from partal.cli.admin import Actions, Keeper
    from partal.server.archive import Archive, Deleted, Finding, PersonLine, TableLine


def add(actions: Actions) -> None:
    listing = actions.add("list", run_list)
    listing.add_argument("what", choices=["tables", "people"], metavar="tables | people", help=say("cli-help-what"))
    showing = actions.add("show", run_show)
    exporting = actions.add("export", run_export)
    exporting.add_argument("--out", metavar="FILE", help=say("cli-help-export-out"))
    deleting = actions.add("delete", run_delete)
    deleting.add_argument("--yes", action="store_true", help=say("cli-help-yes"))
    for parser in (showing, exporting, deleting):
        parser.add_argument("id", metavar="ID", help=say("cli-help-id"))
    verifying = actions.add("verify", run_verify)
    for parser in (listing, showing, verifying):
        parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(sep=" ", timespec="minutes").removesuffix("+00:00")


def plain(line: TableLine | PersonLine) -> dict[str, Any]:
    """A table or person as JSON; times as in ISO 8601."""
    times = {
        name: datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
        for name, value in line._asdict().items()
        if name in ("created", "touched", "seen")
    }
    return {**line._asdict(), **times}


def id_of(text: str) -> str:
    """The id in a table's link, or the id itself."""
    return text.rstrip("/").rpartition("/")[2]


async def find(archive: Archive, text: str) -> TableLine | PersonLine:
    """The table or person with this id. Raises BadInput if there is neither."""
    found = await archive.table(id_of(text)) or await archive.person(id_of(text))
    if found is None:
        raise BadInput(message("cli-admin-nothing", id=shown(text, 60)))
    return found


def is_table(found: TableLine | PersonLine) -> bool:
    return hasattr(found, "entries")


# Lists


def run_list(arguments: argparse.Namespace, keeper: Keeper) -> int:
    rows: list[Any]
    if arguments.what == "tables":
        rows = keeper.ask(lambda archive: archive.tables())
    else:
        rows = keeper.ask(lambda archive: archive.people())
    if arguments.json:
        print(json.dumps([plain(row) for row in rows], ensure_ascii=False))
        return 0
    paper = Paper()
    if arguments.what == "tables":
        show_tables(paper, rows)
    else:
        for person in rows:
            show_person(paper, person)
    paper.say(f"cli-admin-count-{arguments.what}", style=QUIET, count=len(rows))
    return 0


def show_tables(paper: Paper, rows: list[TableLine]) -> None:
    table = grid("l", "l", "l", "r", "l", "l")
    for row in rows:
        table.add_row(
            Text(row.id, style="bold"),
            row.game,
            say(f"cli-admin-{row.condition}"),
            str(row.entries),
            date(row.touched),
            Text(", ".join([name or "–" for name in row.people])),
        )
    if rows:
        paper.show(table)


def show_person(paper: Paper, person: PersonLine) -> None:
    seen, name = date(person.seen), person.name or "–"
    paper.say("cli-admin-person", id=person.id, name=name, language=person.language, seen=seen, count=person.tables)


def run_show(arguments: argparse.Namespace, keeper: Keeper) -> int:
    async def story(archive: Archive) -> tuple[Any, Any]:
        found = await find(archive, arguments.id)
        more = await checked(archive, found.id) if is_table(found) else await archive.tables_of(found.id)
        return found, more

    found, more = keeper.ask(story)
    paper = Paper()
    if is_table(found):
        if arguments.json:
            print(json.dumps({**plain(found), **outcome(more)}, ensure_ascii=False))
            return 0
        show_tables(paper, [found])
        paper.say("cli-admin-table", owner=found.owner, created=date(found.created), public=str(found.public).lower())
        paper.say(f"cli-admin-{more.verdict}", why=more.why or "", where=more.where)
        return 0
    if arguments.json:
        print(json.dumps({**plain(found), "tables": [plain(row) for row in more]}, ensure_ascii=False))
        return 0
    show_person(paper, found)
    show_tables(paper, more)
    return 0


# Records


def run_export(arguments: argparse.Namespace, keeper: Keeper) -> int:
    async def story(archive: Archive) -> str:
        found = await find(archive, arguments.id)
        if is_table(found):
            try:
                return await record_of(archive, found.id)
            except PartalError as error:
                raise Stopped(error.message) from None
        return json.dumps(await everything_of(archive, found), ensure_ascii=False, indent=1) + "\n"

    text = keeper.ask(story)
    if arguments.out is None:
        sys.stdout.write(text)
    else:
        write_text(Path(arguments.out), text)
    return 0


async def record_of(archive: Archive, table: str) -> str:
    """A table's record. Raises Unreadable or BadInput if there can be none."""
    whole = await archive.whole(table)
    if whole is None:
        raise BadInput(message("refused-no-table"))
    return whole.record().write()


async def everything_of(archive: Archive, person: Any) -> dict[str, Any]:
    """What is stored of a person: name, tables with their records, packs."""
    rows = []
    for row in await archive.tables_of(person.id):
        try:
            rows.append({**plain(row), "record": await record_of(archive, row.id)})
        except PartalError as error:
            rows.append({**plain(row), "record": None, "problem": str(error)})
    packs = [{"name": pack.name, "game": pack.game, "text": pack.text} for pack in await archive.packs_of(person.id)]
    return {**plain(person), "tables": rows, "packs": packs}


# Deleting


def run_delete(arguments: argparse.Namespace, keeper: Keeper) -> int:
    async def look(archive: Archive) -> tuple[Any, Deleted | None]:
        found = await find(archive, arguments.id)
        return found, None if is_table(found) else await archive.would_delete(found.id)

    async def gone(archive: Archive) -> None:
        if share is None:
            await archive.delete_table(found.id)
        else:
            await archive.delete_person(found.id)

    found, share = keeper.ask(look)
    paper = Paper()
    if share is None:
        show_tables(paper, [found])
    else:
        show_person(paper, found)
        paper.say("cli-admin-share", tables=len(share.tables), seats=len(share.seats))
    if not arguments.yes:
        print(say("cli-admin-sure", id=found.id), end=" ", flush=True)
        if sys.stdin.readline().strip() != found.id:
            raise Stopped(message("cli-admin-kept"))
    keeper.ask(gone)
    paper.say("cli-admin-deleted", id=found.id)
    return 0


# Verifying


async def checked(archive: Archive, table: str) -> Finding | None:
    """Whether a table holds; None if it was deleted meanwhile."""
    from partal.server.archive import Finding, verify
    from partal.server.soundness import Unreadable

    try:
        whole = await archive.whole(table)
    except Unreadable as error:
        return Finding(table, "broken", error.message, error.where)
    return None if whole is None else verify(table, whole)


def outcome(finding: Finding) -> dict[str, Any]:
    return {
        "table": finding.table,
        "verdict": finding.verdict,
        "why": "" if finding.why is None else str(finding.why),
        "where": finding.where,
    }


def run_verify(arguments: argparse.Namespace, keeper: Keeper) -> int:
    findings: list[Finding] = []
    total = 0

    async def story(archive: Archive) -> None:
        nonlocal total
        ids = await archive.table_ids()
        total = len(ids)
        with bar(total, "cli-admin-bar") as advance:
            for table in ids:
                found = await checked(archive, table)
                if found is not None:
                    findings.append(found)
                advance()

    stopped = False
    try:
        keeper.ask(story)
    except KeyboardInterrupt:
        stopped = True
    other = [finding for finding in findings if finding.verdict == "other-rules"]
    broken = [finding for finding in findings if finding.verdict == "broken"]
    if arguments.json:
        summary = {
            "ok": not broken and not stopped,
            "tables": len(findings),
            "broken": [outcome(finding) for finding in broken],
            "other_rules": [outcome(finding) for finding in other],
        }
        print(json.dumps(summary, ensure_ascii=False))
    else:
        paper = Paper()
        for finding in (*other, *broken):
            key = f"cli-admin-line-{finding.verdict}"
            paper.say(key, table=finding.table, why=finding.why or "", where=finding.where)
        holds = len(findings) - len(broken) - len(other)
        paper.say("cli-admin-verified", style="bold", holds=holds, other=len(other), broken=len(broken))
    if stopped:
        raise Stopped(message("cli-admin-stopped", done=len(findings), count=total))
    return 1 if broken else 0
