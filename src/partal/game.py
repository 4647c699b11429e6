"""The interface between a game and Partal: one object with its rules, words, bots and drawings.

A game is a package with a subclass of `Game` and an entry point in the group `partal.games` that names its one
object. Everything except `name` and `rules` has a plain default, so a new game can be played before it has words,
pictures or bots of its own (docs/adding-a-game.md). Parts that need more than the standard library are imported when
they are first used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from partal.core.decision import Decision, Option
from partal.core.event import Event
from partal.core.message import Message
from partal.core.rules import Rules

if TYPE_CHECKING:
    from partal.core.observation import Observer

    from partal.bots.bot import Bot, Stop
    from partal.drawing import Drawing
    from partal.words.aid import Aid
    from partal.words.components import Components
    from partal.words.givers import Givers
    from partal.words.outlook import Foresight
    from partal.words.scene import Scene
    from partal.words.teller import Result, Teller

    MakeBot = Callable[[Stop | None], Bot[Any]]
    MakeObserver = Callable[[int, Any], Observer]
    """Makes an observer for a number of seats and the components in play."""
    Score = Callable[[str, str, Mapping[str, str], Any], Result]
    """Scores a table typed in by hand: its text, the file's name, the house rules, the content."""


class Training(NamedTuple):
    """How an evaluation is fitted to games of self-play."""

    weights: Path
    """The file to write."""
    seats: tuple[int, ...]
    settings: tuple[dict[str, str], ...]
    sample: Callable[[Any], list[tuple[str, int, list[float], float]]]
    """Takes a state at the start of a turn; returns rows of group, seat, features and points already certain."""
    turns: tuple[str, ...]
    """The prompts that begin a turn."""


class Watched(NamedTuple):
    """What a watcher collected in one game."""

    offered: list[str]
    """The components that somebody could take, each as `KIND ID`: `poem 3 blue`."""
    taken: dict[str, list[int]]
    """The seats that took a component, each as often as it did."""
    deeds: dict[str, list[int]]
    """How often each seat did something."""
    worth: dict[str, list[int]]
    """The points that a card which scores for everybody brought each seat."""


class Watcher(Protocol):
    """Collects from one game what a report compares."""

    def hear(self, events: Sequence[Event], /) -> None: ...

    def answered(self, decision: Decision, option: Option, /) -> None: ...

    def result(self) -> Watched: ...


class Balance(Protocol):
    """What a report tells about a game's components, and about what players do; a module or an object implements it."""

    @property
    def KINDS(self) -> Mapping[str, bool]:  # noqa: N802
        """The kinds of components in their order; true if those of a kind are meant for everybody, so that being taken
        in nearly every game says nothing about one of them."""

    def watch(self, view: Any, /) -> Watcher:
        """Makes a watcher from a spectator's view at the start of a game."""
        ...

    def kind_name(self, kind: str, /) -> Message: ...

    def component_name(self, component: str, /) -> Message: ...

    def deed_name(self, deed: str, /) -> Message: ...

    def question_name(self, prompt: str, /) -> Message:
        """A kind of question, in a few words."""
        ...

    def source_name(self, source: str, /) -> Message:
        """A line of the score sheet."""
        ...

    def section_name(self, number: int, /) -> Message:
        """A part of the game, counted from 1."""
        ...


class Game:
    """A game: its rules, words, drawings and bots."""

    name: str
    rules: Rules[Any]
    words: Path | None = None
    """A folder with the game's texts in Fluent, for each language a file (`en.ftl`) or a folder of them (`en/`)."""
    rulebook: Path | None = None
    """A folder with the game's numbered rules, one page per language: `en.md`, `de.md`."""
    lessons: Path | None = None
    """The file with the game's lessons (`table.lesson`)."""
    clauses: Mapping[str, str] = MappingProxyType({})
    """The clause behind each answer, by its notation or the notation's first word; a teller may be more precise."""
    chapters: tuple[tuple[str, str], ...] = ()
    """Groups of house rules: a pattern for rulebook chapters, and the group's name."""
    modes: tuple[str, ...] = ()
    """Switches that choose a way to play rather than a house rule."""
    unstamped: tuple[str, str] | None = None
    """The rules version and content digest of tables stored before databases recorded them."""
    searcher: str = ""
    """The bot that searches by simulations; benchmarks measure it."""

    @cached_property
    def teller(self) -> Teller:
        """Puts the game into words; by default with its texts if they exist, otherwise its notation."""
        from partal.plain.teller import PlainTeller

        return PlainTeller(self)

    @cached_property
    def drawing(self) -> Drawing:
        """Draws the game in a terminal; by default the zones of a plain scene."""
        from partal.plain.drawing import PlainDrawing

        return PlainDrawing(self)

    @cached_property
    def scene(self) -> Scene:
        """Describes the table for the page; by default as zones and pieces derived from the view."""
        from partal.plain.scene import PlainScene

        return PlainScene(self)

    @cached_property
    def foresight(self) -> Foresight:
        """Reckons who is ahead in what; by default only the points so far."""
        from partal.plain.outlook import PlainForesight

        return PlainForesight()

    @cached_property
    def components(self) -> Components:
        """Names every component and the clauses that govern it; by default by its id."""
        from partal.plain.components import PlainComponents

        return PlainComponents(self)

    @cached_property
    def aid(self) -> Aid:
        """Makes the player aid; by default every component in words."""
        from partal.plain.aid import PlainAid

        return PlainAid(self)

    @cached_property
    def givers(self) -> Givers:
        """Tells what gives a thing; by default nothing is known."""
        from partal.plain.givers import PlainGivers

        return PlainGivers()

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
    def observer(self) -> MakeObserver:
        """Turns views into rows of named numbers; by default only the scores and who is asked."""
        from partal.plain.observer import PlainObserver

        return PlainObserver

    @cached_property
    def training(self) -> Training | None:
        return None

    @cached_property
    def balance(self) -> Balance:
        """What reports tell about the game; by default its answers, by their notation."""
        from partal.plain.balance import PlainBalance

        return PlainBalance(self)

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.rules.version}>"
