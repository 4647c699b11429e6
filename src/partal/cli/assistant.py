"""`partal mcp`: a seat for an assistant, by the Model Context Protocol."""

from __future__ import annotations

import argparse
from typing import Any

from partal.cli.paper import say


def add(commands: Any) -> None:
    parser = commands.add_parser("mcp", help=say("cli-help-mcp"), description=say("cli-help-mcp.more"))
    parser.set_defaults(run=run)


def run(_arguments: argparse.Namespace) -> int:
    from partal.adapters import mcp

    mcp.serve()
    return 0
