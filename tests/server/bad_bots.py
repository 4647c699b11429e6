"""A process of thinkers with bots that go wrong in every way; started as the server starts its own."""

from __future__ import annotations

import os
import time

from partal.server import thinker
from partal.table import players


class Hangs:
    def choose(self, view, decision, rng):
        time.sleep(600)


class Obeys:
    """Thinks until it is told to stop."""

    def __init__(self, stop):
        self.stop = stop

    def choose(self, view, decision, rng):
        while not self.stop():
            time.sleep(0.01)
        return decision.options[-1]


class Fails:
    def choose(self, view, decision, rng):
        raise RuntimeError("no idea")


class Dies:
    def choose(self, view, decision, rng):
        os._exit(3)


class Cheats:
    def choose(self, view, decision, rng):
        return "not an option"


class Chatters:
    """Prints what could be taken for an answer."""

    def choose(self, view, decision, rng):
        print('{"id": 1, "answer": "nonsense"}', flush=True)
        return decision.options[0]


class Remembers:
    """Answers with the first option when first asked, with the last one later."""

    asked = 0

    def choose(self, view, decision, rng):
        self.asked += 1
        return decision.options[0 if self.asked == 1 else -1]


players.ANY_GAME.update(
    hangs=lambda _: Hangs(),
    obeys=Obeys,
    fails=lambda _: Fails(),
    dies=lambda _: Dies(),
    cheats=lambda _: Cheats(),
    chatters=lambda _: Chatters(),
    remembers=lambda _: Remembers(),
)

if __name__ == "__main__":
    thinker.main()
