"""The interface of a game's terminal drawing, and what all drawings share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.table import Table


class Drawing(Protocol):
    """Draws a game in the terminal. `view` is the game's own view; `names` are the players' names by seat."""

    def parts(self, names: Sequence[str], /) -> tuple[str, ...]:
        """The names of the parts of the table that can be drawn separately."""
        ...

    def table(self, view: Any, names: Sequence[str], width: int, part: str = "", /) -> RenderableType:
        """The table as this view shows it, or one of its parts."""
        ...


def grid(*justify: str) -> Table:
    """Columns without lines, left- or right-aligned (`l`, `r`)."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for letter in justify:
        table.add_column(justify="right" if letter == "r" else "left")
    return table
