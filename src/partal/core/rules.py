"""What a game must offer. One object per game: `asara.RULES`, `sabika.RULES`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from partal.core.content import Entry, Schema
from partal.core.decision import Decision, Option
from partal.core.effect import State
from partal.core.event import Event
from partal.core.rng import Rng
from partal.core.variant import Switch
from partal.core.view import View


class Line(NamedTuple):
    """Points of one seat from one source, with the clause that grants them."""

    source: str
    points: int
    clause: str


class Standings(NamedTuple):
    """The end of a game: totals, who won, and every point with its rule."""

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
    """A game's component values."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str: ...

    @property
    def entries(self) -> tuple[Entry, ...]: ...


S = TypeVar("S", bound=State)


class Rules(Protocol[S]):
    """A game. Its options, views and notation are the only door to it."""

    name: str
    version: str
    """Changes whenever a recorded game would play differently."""
    seats: range
    switches: tuple[Switch, ...]
    presets: Mapping[str, Mapping[str, str]]
    options: tuple[Option, ...]
    """Every option the game knows, by number."""
    longest: int
    """No game asks more questions than this."""
    schema: Schema

    def content(self, pack: Path | None = None) -> Any:
        """The built-in components, or those with a pack's values in place of theirs."""

    def settings(self, settings: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        """The house rules that differ from the default once presets are resolved; VariantError if unknown.

        With a number of seats, a rule that means nothing there is refused; where it came with a preset it is left out.
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
        """The table at its first question."""
        ...

    def decision(self, state: S) -> Decision | None:
        """The open question; None when the game is over."""
        ...

    def answer(self, state: S, option: Option) -> tuple[Event, ...]:
        """Carry out an option of the open decision and tell what happened up to the next one."""
        ...

    def play(self, state: S, option: Option) -> None:
        """As `answer`, without telling: for playouts."""
        ...

    def meant(self, state: S, option: Option) -> Option:
        """The option that stands for this one in the open decision: of things that are alike one is offered."""
        ...

    def why_not(self, state: S, option: Option) -> str:
        """The clause that keeps an option out of the open decision."""
        ...

    def view(self, state: S, seat: int | None) -> View:
        """What this seat (None: a spectator) may see."""
        ...

    def imagine(self, view: Any, rng: Rng) -> S:
        """A state that the view's seat cannot tell from the real one."""
        ...

    def standings(self, state: S) -> Standings | None:
        """The result with every point's rule; None until the end."""
        ...

    def scores(self, state: S) -> tuple[int, ...]:
        """Everybody's prestige so far, as the open track shows it."""
        ...

    def read(self, notation: str) -> Option:
        """The option written in this notation; InvalidAnswer if there is none."""
        ...

    def encode(self, state: S) -> dict[str, Any]:
        """Everything that makes this state what it is, as JSON values."""
        ...

    def decode(self, plain: Mapping[str, Any], content: Any = None) -> S:
        """The state that was encoded so."""
        ...
