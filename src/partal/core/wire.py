"""Types shared by everything sent to the page. Its TypeScript types are generated from the `wire.py` files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeAlias, TypeVar

X = TypeVar("X")


class Partial(dict[str, object], Generic[X]):
    """Some of the fields of X: those that have changed."""


AnyScene: TypeAlias = Mapping[str, object]
"""One game's table; that game's `wire.py` defines its contents."""
Icon: TypeAlias = str | Mapping[str, object]
"""Something printed on a component: the name of a picture, or what the game's `wire.py` defines."""
