"""Tables, views, options, clauses and scores as tools of the Model Context Protocol (docs/lab.md#assistants).

An assistant opens tables against bots and plays one seat at each. It gets that seat's view and nothing else; deals are
random, because whoever could name one could look at it from another seat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from partal.core.errors import BadInput, PartalError
from partal.core.message import message, shown

from partal import __version__, rulebook
from partal.adapters import game_of, missing
from partal.adapters.seat import Seat, clause_of, refusal_of
from partal.front import as_settings
from partal.games import GAMES
from partal.table import players
from partal.words import has, in_words, listed, points_of, say, spoken

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from pydantic import ValidationError
except ImportError:
    raise missing("mcp") from None

MOST_TABLES: Final = 20
MOST_CLAUSES: Final = 40
LONGEST_SHEET: Final = 100_000
"""Characters of a table typed in by hand."""

P = ParamSpec("P")
R = TypeVar("R")


class Tables:
    """The tables that an assistant has opened."""

    def __init__(self) -> None:
        self._open: dict[str, Seat] = {}
        self._count = 0

    def add(self, seat: Seat) -> str:
        if len(self._open) >= MOST_TABLES:
            raise BadInput(message("mcp-refused-tables", most=MOST_TABLES))
        self._count += 1
        name = f"table-{self._count}"
        self._open[name] = seat
        return name

    def find(self, name: str) -> Seat:
        seat = self._open.get(name)
        if seat is None:
            known = ", ".join(self._open) or say("mcp-no-tables")
            raise BadInput(message("mcp-refused-no-table", table=shown(name), tables=known))
        return seat

    def close(self, name: str) -> None:
        self.find(name)
        del self._open[name]


def with_sentences(tool: Callable[P, R]) -> Callable[P, R]:
    """A refusal reaches the assistant as a sentence."""

    @wraps(tool)
    def told(*given: P.args, **named: P.kwargs) -> R:
        try:
            return tool(*given, **named)
        except PartalError as error:
            raise ToolError(str(error)) from None

    return told


class Server(MCPServer):
    """A server that refuses what does not fit a tool in our own words."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        tool = next((tool for tool in await self.list_tools() if tool.name == name), None)
        if tool is not None:
            taken = list(tool.input_schema["properties"]) if "properties" in tool.input_schema else []
            for given in arguments:
                if given not in taken:
                    known = ", ".join(taken) or "–"
                    raise ToolError(in_words(message("mcp-refused-unknown", tool=name, name=shown(given), known=known)))
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            cause = error.__cause__
            if isinstance(cause, ToolError):  # Without the English words that the protocol's package puts before it.
                raise cause from None
            if isinstance(cause, ValidationError):
                raise ToolError("\n".join(dict.fromkeys(misfit(name, each) for each in cause.errors()))) from None
            raise


def misfit(tool: str, problem: Any) -> str:
    """What is wrong with an argument of a tool."""
    name = str(problem["loc"][0])
    if problem["type"] == "missing":
        return in_words(message("mcp-refused-missing", tool=tool, name=name))
    return in_words(message("mcp-refused-argument", tool=tool, name=name))


def server(seed: int | None = None) -> MCPServer:
    """A server with all tools, and no tables yet. Deals are random; `seed` deals the same at every table, for tests."""
    tables = Tables()
    titles = listed([game.rules.title for game in GAMES.values()])
    served = Server(
        "partal", version=__version__, instructions=say("mcp-instructions", games=titles), log_level="WARNING"
    )

    def add(tool: Callable[..., Any]) -> None:
        name = tool.__name__
        served.tool(name, description=say(f"mcp-{name.replace('_', '-')}"))(with_sentences(tool))

    def list_games() -> list[dict[str, Any]]:
        return [
            {
                "game": name,
                "title": in_words(game.rules.title),
                "seats": list(game.rules.seats),
                "bots": players.names(name),
                "score_sheets": game.score is not None,
            }
            for name, game in GAMES.items()
        ]

    def list_house_rules(game: str) -> list[dict[str, Any]]:
        found = game_of(game)
        return [
            {
                "name": switch.name,
                "values": list(switch.values),
                "default": switch.default,
                "means": in_words(found.teller.switch(switch.name)),
            }
            for switch in found.rules.switches
        ]

    def open_table(
        game: str,
        seats: int = 2,
        seat: int = 0,
        bots: list[str] | None = None,
        house_rules: dict[str, str | int | bool] | None = None,
    ) -> dict[str, Any]:
        taken = Seat(game, seats, seat, bots, seed, house_rules or {})
        return {"opened": tables.add(taken), **taken.look()}

    def look(table: str, part: str = "") -> dict[str, Any]:
        return tables.find(table).look(part=part)

    def answer(table: str, option: str, number: int | None = None) -> dict[str, Any]:
        seat = tables.find(table)
        try:
            seat.answer(option, number)
        except PartalError as error:
            raise ToolError(refusal_of(seat.match.rules.name, error)) from None
        return seat.look()

    def why_not(table: str, option: str) -> str:
        return tables.find(table).why_not(option) or say("mcp-possible", option=option)

    def take_back(table: str) -> dict[str, Any]:
        seat = tables.find(table)
        return {"taken_back": seat.take_back(), **seat.look()}

    def read_log(table: str) -> list[str]:
        return tables.find(table).log()

    def close_table(table: str) -> str:
        tables.close(table)
        return say("mcp-closed", table=table)

    def read_rule(game: str, clause: str) -> list[dict[str, str]]:
        game_of(game)
        found = rulebook.chapter(game, clause, spoken()) or (rulebook.find(game, clause, spoken()),)
        return [clause_of(one) for one in found]

    def search_rules(game: str, words: str) -> list[dict[str, str]]:
        game_of(game)
        found = rulebook.search(game, words.split(), spoken())
        if not found:
            raise BadInput(message("cli-rules-none", words=shown(words)))
        return [clause_of(one) for one in found[:MOST_CLAUSES]]

    def score(game: str, sheet: str, house_rules: dict[str, str | int | bool] | None = None) -> dict[str, Any]:
        found = game_of(game)
        if found.score is None:
            raise BadInput(message("cli-score-none", game=found.rules.name))
        if len(sheet) > LONGEST_SHEET:
            raise BadInput(message("mcp-refused-sheet", most=LONGEST_SHEET))
        settings = found.rules.settings(as_settings(house_rules))
        result = found.score(sheet, "sheet", settings, found.rules.content())
        return {
            "players": result.players,
            "winners": result.winners,
            "unit": in_words(points_of(found.name)),
            "remarks": [in_words(remark) for remark in result.remarks],
        }

    def sheet_example(game: str) -> str:
        found = game_of(game)
        key = f"{found.name}-score-example"
        if found.score is None or not has(key):
            raise BadInput(message("cli-score-none", game=found.rules.name))
        return say(key)

    for tool in (
        list_games, list_house_rules, open_table, look, answer, why_not, take_back, read_log, close_table,
        read_rule, search_rules, score, sheet_example,
    ):  # fmt: skip
        add(tool)
    return served


def serve() -> None:
    """Serves one assistant on standard input and output until it leaves."""
    server().run()
