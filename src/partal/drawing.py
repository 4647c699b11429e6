"""What the terminal drawings of all games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.table import Table


class Drawing(Protocol):
    """What the terminal draws of a game. `view` is the game's own view; `names` are said by seat."""

    def parts(self, names: Sequence[str], /) -> tuple[str, ...]:
        """Words for the parts of the table that are drawn on request."""
        ...

    def table(self, view: Any, names: Sequence[str], width: int, part: str = "", /) -> RenderableType:
        """The table as this view shows it, or one of its parts."""
        ...


def grid(*justify: str) -> Table:
    """Aligned columns without lines; `l` and `r` say how."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for letter in justify:
        table.add_column(justify="right" if letter == "r" else "left")
    return table
