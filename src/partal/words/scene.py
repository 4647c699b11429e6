"""What a game provides so that the page can draw its table and highlight what a question is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

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


@runtime_checkable
class WeighedScene(Scene, Protocol):
    """A scene that tells useful answers from the others. A game need not provide it."""

    def idle(self, view: Any, option: Option) -> bool:
        """Whether an answer gives something up or brings nothing now. Such answers are listed last and do not glow."""


class Part(NamedTuple):
    """A part of a scene that looks the same to everybody."""

    name: str
    """Its key in the scene."""
    build: Callable[[Any], object]
    reads: tuple[str, ...]
    """The fields of the view that it shows. As long as they are equal, it is not built again."""


class OwnPart(NamedTuple):
    """A part of a scene that depends on the viewer."""

    name: str
    """Its key in the scene. If a shared part has it too, this one is shown in its place."""
    build: Callable[[Any, Any], object]
    """Builds it from the view and from the shared part of this name, which is None if there is none."""
    reads: tuple[str, ...]
    """The fields of the view that it shows. As long as they and the shared part are equal, it is not built again."""


@runtime_checkable
class SharedScene(Scene, Protocol):
    """A scene whose common parts are built once for all viewers. A game need not provide it.

    Two laws hold, and tests check them: `scene(view)` is `assembled` from the parts; and a part built from one view
    equals the same part built from a later view with the same fields, a shared one also from any other viewer's.
    """

    @property
    def PARTS(self) -> Sequence[Part]:  # noqa: N802
        """The parts that look the same to everybody."""

    @property
    def OWN(self) -> Sequence[OwnPart]:  # noqa: N802
        """The parts that depend on the viewer."""


def assembled(view: Any, parts: Sequence[Part], own: Sequence[OwnPart]) -> dict[str, object]:
    """A whole scene from its parts."""
    found: dict[str, object] = {part.name: part.build(view) for part in parts}
    return {**found, **{part.name: part.build(view, found.get(part.name)) for part in own}}
