"""`partal bench`: the speed of the rules, compared with two peers in the same run."""

from __future__ import annotations

import argparse
import json
from typing import Any

from partal.cli.paper import Paper, Stopped, say
from partal.lab import bench


def add(commands: Any) -> None:
    parser = commands.add_parser("bench", help=say("cli-help-bench"), description=say("cli-help-bench"))
    parser.add_argument("--rounds", type=int, default=bench.ROUNDS, metavar="N", help=say("cli-help-rounds"))
    parser.add_argument("--seconds", type=float, default=bench.SECONDS, metavar="S", help=say("cli-help-seconds"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        result = bench.measure(arguments.rounds, arguments.seconds)
    except bench.PeerMissing as error:
        raise Stopped(error.message) from None
    if arguments.json:
        print(json.dumps(result))
    else:
        Paper().line(bench.report(result))
    return 0
