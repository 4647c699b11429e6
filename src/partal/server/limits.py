"""Rate limits for one person or address, all derived from the rate in `Settings`."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

LARGEST_BODY = 16_384
LARGEST_MESSAGE = 4_096


NETWORK = 64
"""All IPv6 addresses with the same first 64 bits count as one: they usually belong to one household."""
RECENT = 30 * 24 * 3600.0
"""Seconds for which a table that is not finished counts towards the quota after its last answer."""


UNTOLD = 0.05
"""The share of a burst that a process may allow without telling the others."""


class Quota(NamedTuple):
    """How many tables that are not finished somebody may have, and how many of them public."""

    tables: int
    public: int


OF_PERSON = Quota(100, 10)
OF_ADDRESS = Quota(400, 40)


@lru_cache(maxsize=10_000)
def network_of(host: str) -> str:
    """The name under which an address is limited."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, NETWORK), strict=False))


class Bucket:
    """A token bucket: `burst` requests at once, refilled at a steady rate."""

    __slots__ = ("burst", "clock", "left", "rate", "stamp")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.stamp = clock()

    def take(self) -> bool:
        self.refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def refill(self) -> None:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.stamp) * self.rate)
        self.stamp = now


class Limits:
    """A bucket for each name; the oldest are dropped if there are too many."""

    def __init__(
        self, rate: float, burst: float, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.clock = clock
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: dict[str, Bucket] = {}
        self.shared = False
        """Whether other processes have to know what is taken here."""
        self._taken: Counter[str] = Counter()
        """What was taken here and the others do not know yet."""

    def take(self, name: str) -> bool:
        """Whether a request under this name is allowed now; a rate of 0 means no limit."""
        if not self.rate:
            return True
        if not self._bucket(name).take():
            return False
        if self.shared:
            self._taken[name] += 1
        return True

    def news(self) -> dict[str, int]:
        """What was taken here since, and is not refilled yet, for the other processes; small amounts can wait."""
        for name in list(self._taken):
            bucket = self._bucket(name)
            bucket.refill()
            if bucket.left >= bucket.burst:
                del self._taken[name]
        found = {name: count for name, count in self._taken.items() if count >= self.burst * UNTOLD}
        for name in found:
            del self._taken[name]
        return found

    def taken_elsewhere(self, name: str, count: int) -> None:
        """Another process has allowed this many requests under this name."""
        if self.rate:
            bucket = self._bucket(name)
            bucket.refill()
            bucket.left = max(bucket.left - count, -self.burst)

    def _bucket(self, name: str) -> Bucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self.most:
                for old in list(self._buckets)[: self.most // 10]:
                    del self._buckets[old]
            bucket = self._buckets[name] = Bucket(self.rate, self.burst, self.clock)
        return bucket


class RequestLimits:
    """All rate limits of a server."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.requests = Limits(rate, burst=rate * 4, clock=clock)
        """Requests of one player."""
        self.openings = Limits(rate / 60, burst=rate * 2 / 3, clock=clock)
        """Tables, packs and reviews of one player."""
        self.visits = Limits(rate / 30, burst=rate * 2, clock=clock)
        """New visitors from one address."""
        self.addresses = Limits(rate * 10, burst=rate * 40, clock=clock)
        """Requests from one address."""
        self.connections = Limits(rate / 10, burst=rate * 2, clock=clock)
        """New live connections of one player, or from one address if the player is unknown."""
        self.messages = Limits(rate / 2, burst=rate * 4 / 3, clock=clock)
        """Messages over all live connections of one player, so that reconnecting does not help."""
        self.warnings = Limits(rate / 30, burst=rate * 3, clock=clock)
        """Messages beyond that limit which still get a refusal; after these the connection is closed."""

    @property
    def all(self) -> dict[str, Limits]:
        """All of them by name."""
        return {name: limits for name, limits in vars(self).items() if isinstance(limits, Limits)}
