"""What all games have in common: starting, asking, answering, and decoding a saved state."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from partal.core import engine
from partal.core.codec import Verbs, decode_effects
from partal.core.decision import Decision, Option
from partal.core.engine import S
from partal.core.errors import BadInput
from partal.core.event import Event
from partal.core.message import Message, described, message, plain


def check_seats(game: Message, allowed: range, seats: int) -> None:
    """Raises BadInput if the seat count is out of range; `game` is the game's title."""
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise BadInput(message("refused-whole", name="seats", value=described(seats)))
    if seats not in allowed:
        least, most = allowed[0], allowed[-1]
        if least == most:
            raise BadInput(message("refused-players-exactly", game=game, count=most, seats=seats))
        raise BadInput(message("refused-players", game=game, least=least, most=most, seats=seats))


def untyped(rules: Any) -> Any:
    """The same rules as `Any`, so that their attributes are looked up by name.

    A game in plain Python has them in its class. Compiled code that knows the type expects them in the object.
    """
    return rules


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseRules(Generic[S]):
    """The methods of a game's `RULES` that are the same in every game; `core.rules` documents each one."""

    name: str
    version: str
    seats: range
    over: str
    """The clause that ends the game: why no answer is possible any more."""
    verbs: Verbs
    """Every effect that can be on the stack, by name."""

    @property
    def title(self) -> Message:
        """What people call the game; without a text for it, its name."""
        return plain(untyped(self).name.replace("-", " ").replace("_", " ").title())

    def __repr__(self) -> str:
        return f"<Rules of {self.name}, version {self.version}>"

    def content(self, pack: Path | None = None) -> Any:
        raise NotImplementedError

    def deal(self, content: Any, settings: Mapping[str, str], seats: int, seed: int, log: list[Event] | None) -> S:
        """Returns a new game at its first question."""
        raise NotImplementedError

    def restore(self, content: Any, plain: Mapping[str, Any]) -> S:
        """Returns the encoded state, with an empty stack."""
        raise NotImplementedError

    def new(
        self,
        seats: int,
        seed: int,
        settings: Mapping[str, str] | None = None,
        content: Any = None,
        log: list[Event] | None = None,
    ) -> S:
        check_seats(self.title, untyped(self).seats, seats)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadInput(message("refused-whole", name="seed", value=described(seed)))
        state = self.deal(content or self.content(), settings or {}, seats, seed, log)
        state.log = None
        return state

    def decision(self, state: S) -> Decision | None:
        return state.pending

    def answer(self, state: S, option: Option) -> tuple[Event, ...]:
        return engine.answer_with_events(state, option)

    def play(self, state: S, option: Option) -> None:
        engine.answer(state, option)

    def canonical(self, state: S, option: Option) -> Option:
        return state.todo[-1].canonical(state, option) if state.todo else option

    def why_not(self, state: S, option: Option) -> str:
        return state.todo[-1].why_not(state, option) if state.todo else untyped(self).over

    def decode(self, plain: Mapping[str, Any], content: Any = None) -> S:
        content = content or self.content()
        if plain["content"] != content.digest:
            raise BadInput(message("refused-state"))
        state = self.restore(content, plain)
        state.todo = decode_effects(plain["todo"], untyped(self).verbs)
        engine.advance(state)
        return state
