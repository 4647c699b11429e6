"""Types that everything on the wire shares. What is written in `wire.py` files becomes the page's types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from partal.core.message import Message

Said: TypeAlias = Message
"""Words for people. Any other text is an id, notation, a name somebody gave, or a page of prose."""

AnyScene: TypeAlias = Mapping[str, object]
"""The table of one game; the `wire.py` of that game says what is in it."""
