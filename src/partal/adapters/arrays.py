"""What a seat sees and may answer, as arrays of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from partal.core.base import check_seats
from partal.core.decision import Decision
from partal.core.errors import BadInput
from partal.core.message import message
from partal.core.view import View

from partal.adapters import game_of, missing
from partal.front import check_number, content_from
from partal.game import Game

try:
    import numpy as np
except ImportError:
    raise missing("gymnasium") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray


def observation_names(game: str | Game, seats: int = 2, content: Any = None) -> tuple[str, ...]:
    """The name of every number of an observation, in order (docs/observations.md).

    Raises BadInput if there is no such game, or if it has no such number of seats.
    """
    return Encoder(game, seats, content).names


class Encoder:
    """Writes observations and masks of legal options into arrays that the caller can reuse.

    >>> import numpy as np
    >>> from partal import Match
    >>> match = Match("asara", seats=2, seed=7)
    >>> encoder = Encoder("asara", seats=2)
    >>> seen = np.empty(encoder.size, np.float32)
    >>> encoder.observe(match.view(0), seen)
    >>> int(seen[encoder.names.index("money, if I may see it: me")])
    20
    >>> legal = np.empty(encoder.actions, np.int8)
    >>> encoder.mask(match.decision, legal)
    >>> int(legal.sum()) == len(match.options)
    True
    """

    def __init__(self, game: str | Game, seats: int = 2, content: Any = None) -> None:
        found = game_of(game)
        check_number("seats", seats)
        check_seats(found.rules.title, found.rules.seats, seats)
        content = content_from(found.rules, content)
        self.game: Final = found
        self.seats: Final = seats
        self.observer: Final = found.observer(seats, found.rules.content() if content is None else content)
        self.names: Final = self.observer.names
        self.size: Final = len(self.names)
        self.actions: Final = len(found.rules.options)
        """How many options the game has in all; an option's number is its place in a mask."""

    def observe(self, view: View, into: NDArray[Any]) -> None:
        """Writes what this view's seat sees. Raises BadInput if the view is of another game or number of seats."""
        try:
            if view.seats != self.seats:
                raise ValueError(view.seats)
            row = self.observer.observe(view)
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            # Only a view of something else has no such fields; looking at each view first would cost every step.
            raise BadInput(message("refused-other-view", game=self.game.rules.title, seats=self.seats)) from error
        into[:] = np.frombuffer(bytes(row), np.uint8)

    def mask(self, decision: Decision | None, into: NDArray[Any]) -> None:
        """Writes 1 for every option of the open question, and 0 for all others."""
        into.fill(0)
        if decision is not None:
            buffer: Any = into  # Before Python 3.12 an array's type does not say that it is a buffer.
            places = memoryview(buffer)
            for option in decision.options:
                places[option.number] = 1
