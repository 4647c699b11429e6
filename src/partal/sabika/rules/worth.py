"""What a verb asks to say how much it is worth to a seat.

The rules know no bots. Each verb knows what it gives. A bot implements this protocol to put a value on it, in points
of prestige; `bots/actions.py` does.
"""

from __future__ import annotations

from typing import Protocol

from partal.sabika.rules.content import Content
from partal.sabika.rules.open import Open
from partal.sabika.rules.scoring import Holding


class Estimates(Protocol):
    """The table as one seat sees it, and what things are worth to that seat now."""

    @property
    def view(self) -> Open: ...

    @property
    def content(self) -> Content: ...

    @property
    def me(self) -> int: ...

    @property
    def holding(self) -> Holding: ...

    @property
    def purse(self) -> int: ...

    @property
    def ships(self) -> tuple[int, ...]:
        """The seat's ship at each city."""
        ...

    @property
    def cities(self) -> list[int]:
        """Where the seat has a ship."""
        ...

    # Gains

    def cash(self, dinars: int) -> float: ...

    def paria(self, many: int) -> float: ...

    def materials(self, more: tuple[int, ...]) -> float: ...

    def best_raw(self, many: int) -> float: ...

    def best_good(self, many: int) -> float: ...

    def processing(self, many: int) -> float: ...

    def bonus(self, text: str) -> float:
        """A whole bonus."""
        ...

    # Actions

    def action(self, action: int, side: int, purse: int) -> float: ...

    def trading(self, transactions: int, purse: int) -> float: ...

    def favour(self) -> float: ...

    def city_bonus(self) -> float: ...

    def free_ship(self, city: int) -> float: ...

    def is_blue(self, city: int) -> bool: ...

    def consolidation(self, city: int) -> float: ...
