"""The default for games that cannot tell how to get something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from partal.words.givers import Giver


class PlainGivers:
    """Nothing is known about what gives what."""

    def givers(self, _view: Any, _wanted: str, /) -> Sequence[Giver]:
        return ()
