"""`partal serve`: the web server, for this machine or for the world."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from partal.core.errors import BadInput
from partal.core.message import message
from partal.core.problems import system_problem

from partal.cli.paper import Stopped, say
from partal.server.settings import Settings
from partal.words import speaking

COLLECTIONS = (50_000, 20, 50)
"""The thresholds of the three generations, see `gc.set_threshold`.

The first one is a compromise: each collection holds everybody up, for about a millisecond per thousand new objects.
"""


def data_folder() -> Path:
    """The default folder for a person's tables."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "partal"


def add(commands: Any) -> None:
    parser = commands.add_parser("serve", help=say("cli-help-serve"), description=say("cli-help-serve"))
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("cli-help-host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=say("cli-help-port"))
    parser.add_argument("--data", type=Path, default=None, metavar="FOLDER", help=say("cli-help-data"))
    parser.add_argument("--database", default=None, metavar="URL", help=say("cli-help-database"))
    parser.add_argument("--workers", type=count, default=1, metavar="N", help=say("cli-help-workers"))
    parser.add_argument("--own-ports", type=int, default=None, metavar="N", help=say("cli-help-own-ports"))
    parser.add_argument("--pace", type=seconds, default=Settings().pace, metavar="SECONDS", help=say("cli-help-pace"))
    parser.add_argument("--thinkers", type=count, default=None, metavar="N", help=say("cli-help-thinkers"))
    parser.add_argument("--rate", type=number, default=Settings().rate, metavar="N", help=say("cli-help-rate"))
    parser.add_argument(
        "--away", type=minutes, default=Settings().away_minutes, metavar="MINUTES", help=say("cli-help-away")
    )
    parser.add_argument(
        "--unbegun", type=days, default=Settings().unbegun_days, metavar="DAYS", help=say("cli-help-unbegun")
    )
    parser.add_argument(
        "--compact", type=days, default=Settings().compact_days, metavar="DAYS", help=say("cli-help-compact")
    )
    parser.add_argument("--open", action="store_true", help=say("cli-help-open"))
    parser.set_defaults(run=run)


def amount(name: str) -> Callable[[str], float]:
    """A reader of amounts; a refused argument is called an invalid `name`."""

    def read(text: str) -> float:
        found = float(text)
        if not 0 <= found <= 100_000:
            raise ValueError
        return found

    read.__name__ = name
    return read


number, seconds, minutes, days = amount("number"), amount("seconds"), amount("minutes"), amount("days")


def count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 64:
        raise ValueError
    return number


def collect_rarely() -> None:
    """Makes the garbage collector run rarely, and ignore everything that exists at the start.

    Frames, states and messages contain no reference cycles, so they are freed without it. Looking for cycles among them
    took up to half of the time spent on frames.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def take_turns_often() -> None:
    """Lets the thread that answers people interrupt one that works something out (a replay, a preview) after 1 ms.

    After the usual 5 ms, an answer, which changes threads a dozen times on its way to the disk, would take 60 ms more.
    """
    sys.setswitchinterval(0.001)


def announce(arguments: argparse.Namespace, listening: socket.socket) -> None:
    """Says where the table is."""
    from partal.server.files import STATIC

    address = f"http://{arguments.host}:{listening.getsockname()[1]}/"
    print(say("cli-serve-at", address=address), flush=True)
    if not (STATIC / "index.html").exists():
        print(say("cli-serve-no-page"), flush=True)
    if arguments.open:
        threading.Timer(1.0, webbrowser.open, [address]).start()


def run(arguments: argparse.Namespace) -> int:
    try:
        import uvicorn

        from partal.server import logs
        from partal.server.accounts import BadKey, Signer
        from partal.server.alone import be_alone, hand_on
        from partal.server.app import create_app
        from partal.server.change_over import inherited_socket, may_change, replace_this_process
        from partal.server.database import Unusable, check, with_driver
        from partal.server.processes import check_beside
        from partal.server.workers import Worker, supervise, worker_here
    except ImportError:
        raise Stopped(message("cli-serve-missing")) from None
    if not 0 <= arguments.port <= 65535:
        raise BadInput(message("cli-serve-port"))
    last = (arguments.own_ports or 0) + arguments.workers - 1
    if arguments.own_ports is not None and not 0 < arguments.own_ports <= last <= 65535:
        raise BadInput(message("cli-serve-port"))
    folder: Path = arguments.data or data_folder()
    inherited = inherited_socket()
    worker: Worker | None = worker_here()
    changing = False

    def change() -> None:
        nonlocal changing
        changing = True
        server.should_exit = True

    try:
        folder.mkdir(parents=True, exist_ok=True)
        url = with_driver(arguments.database or f"sqlite:///{folder / 'partal.db'}")
        if arguments.workers > 1 and url.startswith("sqlite"):
            raise BadInput(message("cli-serve-workers-sqlite"))
        lock = be_alone(url)
        asyncio.run(check(url))
        asyncio.run(check_beside(url, Signer.of_folder(folder).mark("key")))
        if arguments.workers > 1 and worker is None:
            listening = socket.create_server((arguments.host, arguments.port))
            announce(arguments, listening)
            logs.write_to()
            return supervise(arguments.workers, listening, arguments.own_ports)
        app = create_app(
            url,
            folder,
            Settings(
                pace=arguments.pace,
                thinkers=arguments.thinkers or max(1, min(4, (os.cpu_count() or 2) - 1)),
                rate=arguments.rate,
                away_minutes=arguments.away,
                unbegun_days=arguments.unbegun,
                compact_days=arguments.compact,
                metrics_token=os.environ.get("PARTAL_METRICS_TOKEN", ""),
            ),
            None if worker is not None else change,
        )
        listening = inherited or socket.create_server((arguments.host, arguments.port))
    except Unusable as error:
        # The URL may contain a password, so it is not shown.
        raise (BadInput if error.kind in ("url", "kind") else Stopped)(error.message) from None
    except BadKey as error:
        raise Stopped(error.message) from None
    except OSError as error:
        raise Stopped(message("cli-serve-cannot", reason=system_problem(error))) from None
    if inherited is None:
        announce(arguments, listening)
    logs.write_to()
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=16_384,
        proxy_headers=True,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    collect_rarely()
    take_turns_often()
    held = listening.dup() if worker is None and may_change() else None
    if worker is not None:
        worker.stop_with_parent(server)
    with speaking("en"):  # Each player has a language of their own.
        server.run(sockets=[listening, *(worker.sockets if worker is not None else ())])
    if changing and held is not None:
        hand_on(lock)
        replace_this_process(held)
    return 0
