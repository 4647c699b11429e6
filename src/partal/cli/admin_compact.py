"""`partal admin compact`: packs the logs of old finished games."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from partal.cli.paper import Paper, say

if TYPE_CHECKING:
    from partal.cli.admin import Actions, Keeper

DAYS = 30.0


def add(actions: Actions) -> None:
    from partal.cli.serve import days

    compact = actions.add("compact", run_compact)
    compact.add_argument("--days", type=days, default=DAYS, metavar="DAYS", help=say("cli-help-compact-days"))


def run_compact(arguments: argparse.Namespace, keeper: Keeper) -> int:
    keeper.need_server()
    from partal.server.compact import compact

    before = time.time() - arguments.days * 24 * 3600
    done = keeper.ask(lambda archive: compact(archive, before))
    Paper().say("cli-admin-compacted", count=done.tables, entries=done.entries, bytes=done.size)
    return 0
