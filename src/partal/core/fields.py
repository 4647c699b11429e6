"""How a game declares the fields of its state, once: who sees each, and how it is copied and encoded.

`tools/generate.py` turns the list into plain code: the attributes of `Open` and `State`, `copy`, `values`, `restore`,
`empty_table` and the contents of a view. Nothing here runs during a game.
"""

from __future__ import annotations

from typing import NamedTuple


class Field(NamedTuple):
    """One field of a game's state."""

    name: str
    type: str
    about: str = ""
    open: bool = True
    """Whether everyone may see it. A hidden field is never copied to a view automatically."""
    derived: bool = False
    """Whether it follows from other fields: it is copied and shown, but not encoded."""
    shown: bool = True
    """Whether a view's `plain` includes it; not if it follows from the seat count or the content."""
    write: str = ""
    """The expression that turns the value into JSON, if it is not JSON already; `{}` stands for the value."""
    empty: str = ""
    """The expression for the value on an empty table; if empty, it follows from the type: 0, False, [] or ()."""
    read: str = ""
    """The expression that turns JSON back into the value; if empty, it follows from the type."""

    @property
    def is_list(self) -> bool:
        return self.type.startswith("list[")
