"""The fields of a game's table, written once: who sees each, and how it is copied and written down.

`tools/generate.py` turns the list into plain code: the attributes of `Open` and `State`, `copy`, `values`, `restore`,
and what a view shows. Nothing here runs while a game is played.
"""

from __future__ import annotations

from typing import NamedTuple


class Field(NamedTuple):
    """One field of a table."""

    name: str
    type: str
    about: str = ""
    open: bool = True
    """Whether it lies open to all. A hidden field never reaches a view by itself."""
    derived: bool = False
    """Whether it follows from other fields: it is copied and shown, but not written down."""
    shown: bool = True
    """Whether `plain` of a view has it; not where it follows from the number of seats or the content."""
    write: str = ""
    """How the value becomes JSON, where it is not JSON already; `{}` stands for the value."""
    read: str = ""
    """How JSON becomes the value again; by its type where this is empty."""

    @property
    def is_list(self) -> bool:
        return self.type.startswith("list[")
