"""The estimates that a verb needs to work out its own worth to a seat.

The rules do not depend on bots: a verb knows what it gives, and a bot implements this interface (`bots/actions.py`) to
say what that is worth, in points of prestige.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from partal.sabika.rules.content import Content
from partal.sabika.rules.open import Open
from partal.sabika.rules.scoring import Holding


class Estimates(ABC):
    """The table as one seat sees it, and what things are worth to that seat now.

    A base class rather than a protocol: compiled code calls methods of a class directly, those of a protocol by name.
    """

    view: Open
    content: Content
    me: int
    purse: int
    ships: list[int]
    """The seat's ship at each city."""
    cities: list[int]
    """Where the seat has a ship."""

    @property
    @abstractmethod
    def holding(self) -> Holding:
        """The seat's possessions, as far as cards count them."""

    # Gains

    @abstractmethod
    def cash(self, dinars: int) -> float: ...

    @abstractmethod
    def paria(self, many: int) -> float: ...

    @abstractmethod
    def materials(self, more: tuple[int, ...]) -> float: ...

    @abstractmethod
    def best_raw(self, many: int) -> float: ...

    @abstractmethod
    def best_good(self, many: int) -> float: ...

    @abstractmethod
    def processing(self, many: int) -> float: ...

    @abstractmethod
    def bonus(self, text: str) -> float:
        """A whole bonus."""

    # Actions

    @abstractmethod
    def action(self, action: int, side: int, purse: int) -> float: ...

    @abstractmethod
    def trading(self, transactions: int, purse: int) -> float: ...

    @abstractmethod
    def favour(self) -> float: ...

    @abstractmethod
    def city_bonus(self) -> float: ...

    @abstractmethod
    def free_ship(self, city: int) -> float: ...

    @abstractmethod
    def is_blue(self, city: int) -> bool: ...

    @abstractmethod
    def consolidation(self, city: int) -> float: ...
