"""`partal admin`: looks after what a server keeps, also while it runs."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from partal.core.errors import BadInput
from partal.core.message import message

from partal.cli import admin_backup, admin_compact, admin_tables, admin_upgrade
from partal.cli.paper import Stopped, say
from partal.cli.serve import data_folder

if TYPE_CHECKING:
    from partal.server.archive import Archive

T = TypeVar("T")


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "admin", help=say("cli-help-admin"), description=say("cli-help-admin"), epilog=say("cli-help-admin.examples")
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, title=say("cli-help-commands"))
    admin_tables.add(Actions(actions))
    admin_backup.add(Actions(actions))
    admin_upgrade.add(Actions(actions))
    admin_compact.add(Actions(actions))


class Actions:
    """The actions of the command; each one finds its database in the same way."""

    def __init__(self, actions: Any) -> None:
        self._actions = actions

    def add(self, name: str, run: Callable[[argparse.Namespace, Keeper], int]) -> Any:
        """A new action; its help is the text `cli-help-admin-NAME`."""
        text = say(f"cli-help-admin-{name}")
        parser = self._actions.add_parser(name, help=text, description=text)
        parser.add_argument("--data", type=Path, default=None, metavar="FOLDER", help=say("cli-help-data"))
        parser.add_argument("--database", default=None, metavar="URL", help=say("cli-help-database"))
        parser.set_defaults(run=lambda arguments: run(arguments, Keeper(arguments)))
        return parser


class Keeper:
    """The folder and the database that an action is about."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.folder: Path = arguments.data or data_folder()
        self._database: str | None = arguments.database

    def need_server(self) -> None:
        """Raises Stopped if the packages of the server are not installed."""
        try:
            import partal.server.archive  # noqa: F401
        except ImportError:
            raise Stopped(message("cli-serve-missing")) from None

    @property
    def url(self) -> str:
        """The address of the database, with our driver."""
        self.need_server()
        from partal.server.database import Unusable, with_driver

        try:
            return with_driver(self._database or f"sqlite:///{self.folder / 'partal.db'}")
        except Unusable as error:
            raise BadInput(error.message) from None

    def ask(self, story: Callable[[Archive], Awaitable[T]]) -> T:
        """Opens the database, does something with it, and closes it again."""
        url = self.url
        from partal.server.archive import Archive
        from partal.server.database import Unavailable, Unusable

        async def told() -> T:
            archive = Archive(url)
            try:
                await archive.open()
                return await story(archive)
            finally:
                await archive.close()

        try:
            return asyncio.run(told())
        except ImportError as error:
            raise Stopped(message("refused-database-driver", said=error.name or str(error))) from None
        except (Unusable, Unavailable) as error:
            raise Stopped(error.message) from None
