"""A process of advisers who never answer, and of reviewers who fail."""

from __future__ import annotations

import time

from partal.server import thinker


def fails(_thought, tell):
    tell(1, 9)
    raise RuntimeError("no idea")


thinker.TASKS.update(hint=lambda _thought, _tell: time.sleep(600), review=fails)

if __name__ == "__main__":
    thinker.main()
