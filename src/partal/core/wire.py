"""Types that everything on the wire shares. What is written in `wire.py` files becomes the page's types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

AnyScene: TypeAlias = Mapping[str, object]
"""The table of one game; the `wire.py` of that game says what is in it."""
