"""The estimates that a verb needs to work out its own worth to a seat.

The rules do not depend on bots: a verb knows what it gives, and a bot implements this interface (`bots/actions.py`) to
say what that is worth, in points of prestige.
"""

from __future__ import annotations

from abc import ABC, abstractmethod


class Estimates(ABC):
    """What things are worth to a seat now.

    A base class rather than a protocol: compiled code calls methods of a class directly, those of a protocol by name.
    """

    purse: int

    @abstractmethod
    def boxes(self) -> int:
        """The seat's store boxes, as far as cards count them."""

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
    def city_bonus(self) -> float:
        """The best bonus among the cities with a ship of the seat."""

    @abstractmethod
    def tile_bonus(self) -> float:
        """The best bonus among the major tiles of the era."""

    @abstractmethod
    def best_free_ship(self) -> float:
        """A ship without a journey, to the best city."""

    @abstractmethod
    def red_city(self) -> float:
        """The best action of a red city with a ship of the seat."""
