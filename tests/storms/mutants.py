"""Faults that are put into the server on purpose, to show that storms find them: `python -m tests.storms.mutants`."""

from __future__ import annotations
import __future__

import inspect
import os
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, NamedTuple

os.environ.setdefault("PARTAL_BUILD", "plain")

from partal.server import again, compact, previews, store
from partal.server.attendance import Attendance
from partal.server.context import Context
from partal.server.frames import Frames, Shown
from partal.server.hosted import HostedTable
from partal.server.processes import SharedProcesses
from partal.server.room import Room
from partal.server.rooms import Rooms
from partal.server.seated import SeatedTable
from partal.server.store import Store
from partal.server.stored import StoredTable
from partal.server.thinking import Lane
from partal.table.table import Table
from tests.storms.laws import Broken
from tests.storms.storm import storm

MOST_STORMS = 400
"""How many storms a mutant may take until it is found."""


class Mutant(NamedTuple):
    """One fault: in a method or a function, a piece of its source that is replaced by another."""

    name: str
    owner: type | ModuleType
    method: str
    old: str
    new: str
    quick: bool = False
    """Whether one of the first few storms finds it."""
    often: tuple[str, ...] = ()
    """What happens often in the storms that look for it, because it needs a rare coincidence."""


MUTANTS = [
    Mutant(
        "acknowledges before the commit", Store, "add_entry",
        'outcome = "stored" if await written else "stale"', 'outcome = "stored"',
        True,
    ),
    Mutant("forgets the number", Table, "require_number", "if number != self.number(seat):", "if False:"),
    Mutant(
        "shows before the commit", Room, "_play",
        """    if await self._added(entry, bool(step.played.events), result):
            self.match.take(step)
""",
        """    number = self.match.entry
        self.match.take(step)
        self.notify()
        write = self.store.add_entry(self.row.id, number, entry, bool(step.played.events), result)
        await self._written(write, lambda: self._log[number - 1 : number] == [entry])
""",
        True,
    ),
    Mutant(
        "shows drafts of strangers", previews, "looked_ahead",
        "if seat >= len(room.chairs) or not room.owns(player.id, seat):", "if seat >= len(room.chairs):",
    ),
    Mutant("drops the lock", Room, "_answer", "async with self.lock:", "if True:"),
    Mutant(
        "forgets a doubt", StoredTable, "_written",
        "self.in_doubt = True\n        await self._settle_or_reload()\n    if not there", "pass\n    if not there",
    ),
    Mutant(
        "stores an answer twice", Room, "_play",
        "self.match.take(step)\n", "self.match.take(step)\n            await self._added(entry)\n",
    ),
    Mutant("ignores that an answer is stale", Store, "add_entry", "raise Stale", "pass"),
    Mutant("shows everybody the same frame", Frames, "now", "key = seat, mine, rights", "key = rights"),
    Mutant(
        "keeps a listener", SeatedTable, "leave",
        "self.listeners.pop(token, None)", "self.listeners.get(token)", True,
    ),
    Mutant(
        "swallows a failed write", StoredTable, "_written",
        "self.in_doubt = True\n        await self._settle_or_reload()\n    if not there",
        "return True\n    if not there",
    ),
    Mutant(
        "acknowledges what is not there", StoredTable, "_written",
        "if not there():", "if False:", True,
    ),
    Mutant("does not wait for a late commit", Store, "entries", "if settled:", "if False:"),
    Mutant(
        "does not read a table in doubt again", StoredTable, "_reload_later",
        "while self.in_doubt:", "while False:",
    ),
    Mutant("does not mark a stand-in", Room, "_let_bot_answer", "bool(self.chairs[seat].player)", "False"),
    Mutant("lets a bot answer for somebody who is back", Room, "_let_bot_answer", " or self.thinking != seat", ""),
    Mutant("forgets that a connection has closed", Context, "disconnect", "self._connected[player] -= 1", "return"),
    Mutant("stores no result", Store, "_write", "if result is not None:", "if False:"),
    Mutant(
        "goes on in the log after a take-back", Shown, "_step",
        "last is not None and last.now.log is self.now.log", "last is not None",
    ),
    Mutant("keeps a bot's turn", Lane, "_think", "self.turns.give_back()", "pass"),
    Mutant("says nothing of a change", SeatedTable, "notify", "self.moment += 1", "pass"),
    Mutant("reads no packed log", store, "entries_of", "[] if log is None else", "[] if True else"),
    Mutant(
        "packs a log and keeps its rows", compact, "_compact",
        "await connection.execute(delete(answers).where(answers.c.table_id == table_id))", "pass",
    ),
    # The host
    Mutant("lets removed people look on", HostedTable, "refusal_for", "removal.seated or", "True or"),
    Mutant("shows a seat to whom it was taken from", HostedTable, "has_lost", "if seat is None:", "if True:"),
    Mutant(
        "stores what is said in a closed chat", Store, "say",
        "if (await connection.execute(refused.where(tables.c.id == table_id))).scalar():", "if False:",
    ),
    Mutant("frees a seat at a game that has begun", HostedTable, "may_remove", "and not self.has_begun", ""),
    # Playing again
    Mutant(
        "opens a second rematch", Store, "add_table",
        "same = [tables.c.id == before.id, tables.c.rematch == before.rematch]", "same = [tables.c.id == before.id]",
    ),
    Mutant(
        "leaves out the first answer of a practice table", Store, "add_table",
        "in enumerate(given, 1)", "in enumerate(given[1:], 1)",
    ),
    Mutant("seats people whom nobody has asked", again, "again", "if chair.player != player:", "if False:"),
    # Several processes
    Mutant(
        "gives a seat away twice", Store, "seat",
        "chairs.c.kind == was.kind,\n            chairs.c.player == was.player,\n", "",
        often=("rush",),
    ),
    Mutant(
        "does not check a table about which it heard while reading it", Rooms, "_load",
        "if table_id in self._stirred:", "if False:",
        often=("crowd",),
    ),
    Mutant(
        "does not tell the others of an answer", Store, "_write",
        "await self.notices.tell(connection, told)", "pass",
    ),
    Mutant(
        "does not tell the others what was said", Store, "say",
        'await self._tell(connection, "chat", table_id)', "pass",
    ),
    Mutant(
        "ignores entries of other processes", SeatedTable, "_hear_entry",
        "if number < self.match.entry:", "if True:",
    ),
    Mutant("forgets what it has only noted", StoredTable, "play_noted", "if number >= self.match.entry:", "if False:"),
    Mutant("forgets that notices were missed", Rooms, "missed", "self._check(list(self._open.values()))", "pass"),
    Mutant("does not hear of the end of a process", Rooms, "others_ended", "room.others_ended(processes)", "pass"),
    Mutant("tells others less than it stores of who is here", Attendance, "note_arrival", '"here"', '"seen"'),
    Mutant("does not know that it was thought dead", SharedProcesses, "beat", "self.on_forgotten()", "pass"),
    Mutant(
        "keeps the bots of a table at which nobody is left here", Room, "let_others_think",
        "if self.claims.has(self._claim) and", "if False and",
        often=("leave", "go", "come", "cut"),
    ),
]  # fmt: skip


@contextmanager
def applied(mutant: Mutant) -> Iterator[None]:
    """The server with this fault."""
    before = mutant.owner.__dict__[mutant.method]
    source = textwrap.dedent(inspect.getsource(before))
    if source.count(mutant.old) != 1:
        raise ValueError(f"{mutant.name}: {mutant.method} does not have {mutant.old!r} once")
    names: dict[str, Any] = {}
    changed = compile(source.replace(mutant.old, mutant.new), mutant.name, "exec", __future__.annotations.compiler_flag)
    exec(changed, before.__globals__, names)
    setattr(mutant.owner, mutant.method, names[mutant.method])
    try:
        yield
    finally:
        setattr(mutant.owner, mutant.method, before)


def found(mutant: Mutant, most: int = MOST_STORMS) -> tuple[int, Broken] | None:
    """After how many storms a mutant is found, and by which law."""
    with applied(mutant):
        for seed in range(most):
            broken = storm(seed, often=mutant.often).broken
            if broken:
                return seed + 1, broken[0]
    return None


def main() -> int:
    print("| the server … | found after storms | by the law |\n|---|---|---|")
    missed, wanted = 0, sys.argv[1:]
    for mutant in MUTANTS:
        if wanted and not any(words in mutant.name for words in wanted):
            continue
        result = found(mutant)
        missed += result is None
        print(
            f"| {mutant.name} | {f'{result[0]} | {result[1].law}' if result else f'not in {MOST_STORMS} | '} |",
            flush=True,
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
