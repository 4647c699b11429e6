"""The interface that a game's rules implement. One object per game: `asara.RULES`, `sabika.RULES`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from partal.core.content import Entry, Schema
from partal.core.decision import Decision, Option
from partal.core.effect import State
from partal.core.event import Event
from partal.core.message import Message
from partal.core.rng import Rng
from partal.core.variant import Switch
from partal.core.view import View


class Line(NamedTuple):
    """One seat's points from one source, with the clause that grants them."""

    source: str
    points: int
    clause: str


class Standings(NamedTuple):
    """The result of a game: totals, winners, and every point with its rule."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[tuple[Line, ...], ...]


def sheets(
    points: list[int], players: int, sources: tuple[str, ...], clauses: tuple[str, ...]
) -> tuple[tuple[Line, ...], ...]:
    """A score sheet for each player, from a flat list of points by player and source."""
    width = len(sources)
    return tuple(
        [
            tuple([Line(sources[source], points[player * width + source], clauses[source]) for source in range(width)])
            for player in range(players)
        ]
    )


class Content(Protocol):
    """The values of a game's components."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str: ...

    @property
    def entries(self) -> tuple[Entry, ...]: ...


S = TypeVar("S", bound=State)


class Rules(Protocol[S]):
    """A game's rules. Its options, views and notation are the only way in."""

    name: str

    @property
    def title(self) -> Message:
        """What people call the game."""
        ...

    version: str
    """Changes whenever a recorded game would play differently."""
    seats: range
    switches: tuple[Switch, ...]
    presets: Mapping[str, Mapping[str, str]]
    options: tuple[Option, ...]
    """Every option of the game, by number."""
    longest: int
    """No game asks more questions than this."""
    schema: Schema

    def content(self, pack: Path | None = None) -> Any:
        """The built-in components, with a pack's values in place of their own if one is given."""

    def settings(self, settings: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        """The house rules that differ from their defaults, with presets resolved.

        Raises VariantError if a house rule or its value is unknown or, given a seat count, if the rule does not apply
        to it. A rule that does not apply is left out if it comes from a preset.
        """
        ...

    def new(
        self,
        seats: int,
        seed: int,
        settings: Mapping[str, str] | None = None,
        content: Any = None,
        log: list[Event] | None = None,
    ) -> S:
        """Returns a new game at its first question; its events are added to `log`."""
        ...

    def decision(self, state: S) -> Decision | None:
        """The open question; None when the game is over."""
        ...

    def answer(self, state: S, option: Option) -> tuple[Event, ...]:
        """Carries out an option of the open decision; returns the events up to the next one."""
        ...

    def play(self, state: S, option: Option) -> None:
        """Like `answer`, but without events, for playouts."""
        ...

    def canonical(self, state: S, option: Option) -> Option:
        """The option offered in place of this one: of interchangeable options, only the first is offered."""
        ...

    def why_not(self, state: S, option: Option) -> str:
        """The clause that forbids an option at the open decision."""
        ...

    def view(self, state: S, seat: int | None) -> View:
        """What this seat (None: a spectator) may see."""
        ...

    def imagine(self, view: Any, rng: Rng) -> S:
        """A state that the view's seat cannot distinguish from the real one."""
        ...

    def standings(self, state: S) -> Standings | None:
        """The result, with the rule behind every point; None until the game is over."""
        ...

    def scores(self, state: S) -> tuple[int, ...]:
        """Everyone's points so far, as the public track shows them."""
        ...

    def read(self, notation: str) -> Option:
        """The option written in this notation. Raises InvalidAnswer if there is none."""
        ...

    def encode(self, state: S) -> dict[str, Any]:
        """The complete state as JSON values."""
        ...

    def decode(self, plain: Mapping[str, Any], content: Any = None) -> S:
        """The inverse of `encode`. Raises BadInput if the state was played with other content."""
        ...
