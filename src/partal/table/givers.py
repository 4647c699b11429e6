"""How to get something, as the page asks it: what in sight gives the thing that somebody inspects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from partal.games import GAMES
from partal.table import wire

MOST_NAMES: Final = 12
"""More components than any thing on a table has names of."""


def givers_of(game: str, view: Any, names: Sequence[str]) -> wire.Givers:
    """What gives the first of these components that anything gives; nothing if nothing does."""
    for name in names[:MOST_NAMES]:
        found = GAMES[game].givers.givers(view, name)
        if found:
            return {
                "wanted": name,
                "givers": [
                    {"name": one.name, "text": one.text, "targets": list(one.targets), "clause": one.clause}
                    for one in found
                ],
            }
    return {"wanted": "", "givers": []}
