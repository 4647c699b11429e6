"""How much of the machine other programs use while something is measured."""

from __future__ import annotations

import os
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


class Stopwatch:
    """Measures time as it would have passed if nobody else had used the machine's processors meanwhile."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._others = others_so_far()

    @property
    def wall(self) -> float:
        """Seconds since the start, by the clock."""
        return time.monotonic() - self._began

    @property
    def seconds(self) -> float:
        """Seconds since the start, less the share that others had of all processors."""
        wall = self.wall
        share = (others_so_far() - self._others) / (wall * (os.cpu_count() or 1)) if wall else 0.0
        return wall * (1 - min(max(share, 0.0), 0.95))


def others_so_far() -> float:
    """Processor seconds since the machine's start that neither this process nor its descendants used."""
    user, nice, system, _idle, _waiting, *rest = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9])
    return (user + nice + system + sum(rest)) / TICKS - own_so_far()


def own_so_far() -> float:
    """Processor seconds of this process and its descendants, with those that have ended."""
    parents: dict[int, int] = {}
    times: dict[int, float] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        pid = int(path.parent.name)
        parents[pid] = int(fields[1])
        times[pid] = sum(map(int, fields[11:15])) / TICKS
    me = os.getpid()
    return sum(spent for pid, spent in times.items() if pid == me or descends(pid, me, parents))


def descends(pid: int, ancestor: int, parents: dict[int, int]) -> bool:
    while pid in parents:
        pid = parents[pid]
        if pid == ancestor:
            return True
    return False
