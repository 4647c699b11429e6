"""What a game provides so that its components can be inspected: their names, effects and clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from partal.core.content import Entry
from partal.core.message import Message
from partal.core.wire import Icon

from partal.words.teller import Name


class Components(Protocol):
    """The interface; a module or an object implements it."""

    @property
    def KINDS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802
        """The clauses that govern each kind of entry; kinds are shown in this order."""

    @property
    def ENTRIES(self) -> Mapping[tuple[str, str], tuple[str, ...]]:  # noqa: N802
        """Clauses of single entries, by kind and id, shown instead of those of their kind."""

    @property
    def CARDS(self) -> Mapping[tuple[str, str], tuple[str, ...]]:  # noqa: N802
        """Clauses of single entries, by kind and id, shown before those of their kind."""

    @property
    def THINGS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802
        """Things without values of their own, with their clauses."""

    def name_of(self, entry: Entry, /) -> Name: ...

    def effects_of(self, entry: Entry, /) -> dict[str, Message]:
        """The effects printed on an entry, whole and in parts, each with its text."""

    def icons_of(self, entry: Entry, /) -> Mapping[str, Sequence[Icon]]:
        """The printed effects as the page draws them, by the value's key; the game's drawings know the format."""
