"""What a game must bring so that the page can draw its table and light up what a question is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from partal.core.decision import Option
from partal.core.message import Message
from partal.core.wire import AnyScene


class Scene(Protocol):
    """A module or an object; `view` is always the game's own view."""

    @property
    def TURNS(self) -> Sequence[str]:  # noqa: N802
        """Questions that begin a turn."""

    @property
    def GATHERED(self) -> Mapping[str, str]:  # noqa: N802
        """Small questions that come in a row, by the name under which they are gathered."""

    def numbers(self, view: Any) -> dict[str, int]:
        """What the viewer has, in numbers that the viewer knows."""

    def rank(self, name: str) -> int:
        """Where a number stands among the others; the most telling first."""

    def number_word(self, name: str) -> Message: ...

    def scene(self, view: Any) -> AnyScene:
        """Everything that lies on the table, as this view shows it."""

    def targets(self, view: Any, option: Option) -> list[str]:
        """What on the table lights up for an option."""
