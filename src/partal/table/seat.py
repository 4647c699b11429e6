"""Who sits on a seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from partal.core.errors import PartalError

from partal.table.wire import SeatKind

PERSON: Final = ("human", "guest")
"""The kinds of chairs that a person answers for: their own, and those of others on the same device."""


class Chair(NamedTuple):
    """Who sits on a seat: a person, another person on the same device, a bot, or nobody yet."""

    seat: int
    kind: SeatKind
    bot: str
    name: str
    player: str
    """The person whose chair it is; a bot on such a chair plays for somebody who has left."""


class Forbidden(PartalError):
    """The player may not do this; `clause` names the rule, if there is one."""
