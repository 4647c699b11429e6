"""What a game is to the rest of Partal: one object that gathers its rules, words, bots and drawings.

A game is a package with a subclass of `Game` and an entry point in the group `partal.games` that names its one
object. Everything but `name` and `rules` has a plain default, so a new game can be played before it has words,
pictures or bots of its own (docs/adding-a-game.md). Parts that need more than the standard library are imported when
they are first used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from partal.core.event import Event
from partal.core.rules import Rules

if TYPE_CHECKING:
    from partal.bots.bot import Bot, Stop
    from partal.drawing import Drawing
    from partal.words.components import Components
    from partal.words.scene import Scene
    from partal.words.teller import Result, Teller

    MakeBot = Callable[[Stop | None], Bot[Any]]
    Score = Callable[[str, str, Mapping[str, str], Any], Result]
    """Scores a table typed in by hand: its text, the file's name, the house rules, the content."""


class Training(NamedTuple):
    """How an evaluation is fitted to games that a bot plays against itself."""

    weights: Path
    """The file that is written."""
    seats: tuple[int, ...]
    settings: tuple[dict[str, str], ...]
    sample: Callable[[Any], list[tuple[str, int, list[float], float]]]
    """Takes a state at the beginning of a turn; returns group, seat, features, and the points already certain."""
    turns: tuple[str, ...]
    """The prompts that begin a turn."""


class Watcher(Protocol):
    """Listens to a whole game for a balance report."""

    def hear(self, events: tuple[Event, ...]) -> None: ...

    def result(self) -> dict[str, Any]:
        """What was on offer, who took it, and what it brought."""
        ...


class Game:
    """A game: its rules, and everything that is said, drawn and thought about it."""

    name: str
    rules: Rules[Any]
    words: Path | None = None
    """A folder with the game's texts, one Fluent file a language: `en.ftl`, `de.ftl`."""
    rulebook: Path | None = None
    """A folder with the game's numbered rules, one page a language: `en.md`, `de.md`."""
    clauses: Mapping[str, str] = MappingProxyType({})
    """The clause behind each answer, by its notation or the notation's first word; a teller may know better."""
    chapters: tuple[tuple[str, str], ...] = ()
    """Headings for house rules: a pattern for the chapters of the rulebook, and the heading's name."""
    modes: tuple[str, ...] = ()
    """Switches that choose a way to play rather than a house rule."""
    unstamped: tuple[str, str] | None = None
    """Rules version and content digest of the tables that a database kept before it noted them."""
    searcher: str = ""
    """The bot whose thinking is counted in simulations; benchmarks measure it."""

    @cached_property
    def teller(self) -> Teller:
        """Says everything about the game; by default its texts where they exist, and its notation."""
        from partal.plain.teller import PlainTeller

        return PlainTeller(self)

    @cached_property
    def drawing(self) -> Drawing:
        """Draws the game in a terminal; by default the zones of a plain scene."""
        from partal.plain.drawing import PlainDrawing

        return PlainDrawing(self)

    @cached_property
    def scene(self) -> Scene:
        """Describes the table for the page; by default zones and pieces, as the view names them."""
        from partal.plain.scene import PlainScene

        return PlainScene(self)

    @cached_property
    def components(self) -> Components:
        """Names every component and the clauses that govern it; by default under its id."""
        from partal.plain.components import PlainComponents

        return PlainComponents(self)

    @cached_property
    def levels(self) -> Mapping[str, MakeBot]:
        """The game's own bots by name, weakest first; by default one that searches any game."""
        from partal.bots.neutral import SEARCH, neutral_search

        return {SEARCH: lambda stop: neutral_search(self.rules, stop)}

    @cached_property
    def score(self) -> Score | None:
        """Scores a table typed in by hand; None if the game has no such scoring."""
        return None

    @cached_property
    def training(self) -> Training | None:
        return None

    @cached_property
    def watch(self) -> Callable[[Any], Watcher] | None:
        """Makes a watcher from a spectator's view at the start of a game; None if there is no balance report."""
        return None

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.rules.version}>"
