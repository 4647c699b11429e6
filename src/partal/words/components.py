"""What a game must bring so that every component can be inspected: its name, its effects, its clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from partal.core.content import Entry
from partal.core.message import Message

from partal.words.teller import Name


class Components(Protocol):
    """A module or an object."""

    @property
    def KINDS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802
        """The clauses that govern each kind of entry, in the order in which kinds are shown."""

    @property
    def ENTRIES(self) -> Mapping[tuple[str, str], tuple[str, ...]]:  # noqa: N802
        """Clauses of single entries, by kind and id."""

    @property
    def THINGS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802
        """Things without a value of their own, with their clauses."""

    @property
    def NAMED(self) -> Mapping[str, str]:  # noqa: N802
        """How the rulebook's clauses call single cards, by kind."""

    def name_of(self, entry: Entry, /) -> Name: ...

    def effects_of(self, entry: Entry, /) -> dict[str, Message]:
        """What is written on an entry, whole and in parts, each with its words."""

    def icons_of(self, entry: Entry, /) -> Mapping[str, Sequence[object]]:
        """What is written on an entry as the page draws it, by the entry's key; the page's drawings know its shape."""
