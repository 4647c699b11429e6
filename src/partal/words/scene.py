"""What a game provides so that the page can draw its table and highlight what a question is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from partal.core.decision import Option
from partal.core.message import Message
from partal.core.wire import AnyScene


class Scene(Protocol):
    """The interface; a module or an object implements it. `view` is always the game's own view."""

    @property
    def TURNS(self) -> Sequence[str]:  # noqa: N802
        """The prompts that begin a turn."""

    @property
    def GATHERED(self) -> Mapping[str, str]:  # noqa: N802
        """Prompts of small questions that come in a row, each with the group it is gathered into."""

    def numbers(self, view: Any) -> dict[str, int]:
        """The numbers that describe the viewer's position, as far as the viewer knows them."""

    def rank(self, name: str) -> int:
        """A number's position among the others; the most important come first."""

    def number_word(self, name: str) -> Message: ...

    def scene(self, view: Any) -> AnyScene:
        """Everything on the table, as this view shows it."""

    def targets(self, view: Any, option: Option) -> list[str]:
        """The things on the table to highlight for an option."""
