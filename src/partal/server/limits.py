"""Rate limits for one person or address, all derived from the rate in `Settings`."""

from __future__ import annotations

import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

LARGEST_BODY = 16_384
LARGEST_MESSAGE = 4_096


NETWORK = 64
"""All IPv6 addresses with the same first 64 bits count as one: they usually belong to one household."""
RECENT = 30 * 24 * 3600.0
"""Seconds for which a table that is not finished counts towards the quota after its last answer."""


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

    __slots__ = ("burst", "left", "rate", "stamp")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.stamp = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.stamp) * self.rate)
        self.stamp = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """A bucket for each name; the oldest are dropped if there are too many."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Whether a request under this name is allowed now; a rate of 0 means no limit."""
        if not self.rate:
            return True
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self.most:
                for old in list(self._buckets)[: self.most // 10]:
                    del self._buckets[old]
            bucket = self._buckets[name] = Bucket(self.rate, self.burst)
        return bucket.take()


class RequestLimits:
    """All rate limits of a server."""

    def __init__(self, rate: float) -> None:
        self.requests = Limits(rate, burst=rate * 4)
        """Requests of one player."""
        self.openings = Limits(rate / 60, burst=rate * 2 / 3)
        """Tables, packs and reviews of one player."""
        self.visits = Limits(rate / 30, burst=rate * 2)
        """New visitors from one address."""
        self.addresses = Limits(rate * 10, burst=rate * 40)
        """Requests from one address."""
        self.connections = Limits(rate / 10, burst=rate * 2)
        """New live connections of one player, or from one address if the player is unknown."""
        self.messages = Limits(rate / 2, burst=rate * 4 / 3)
        """Messages over all live connections of one player, so that reconnecting does not help."""
        self.warnings = Limits(rate / 30, burst=rate * 3)
        """Messages beyond that limit which still get a refusal; after these the connection is closed."""
