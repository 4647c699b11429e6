"""Rate limits."""

from __future__ import annotations

import time

LARGEST_BODY = 16_384
LARGEST_MESSAGE = 4_096


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
