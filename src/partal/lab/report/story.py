"""What a report keeps of one game, collected while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from partal.core.decision import Decision, Option
from partal.core.event import Event
from partal.core.rng import Rng

from partal.games import GAMES
from partal.table import players
from partal.table.hint import advice, advisers

QUARTERS: Final = 4
"""A game that tells of no sections is looked at in quarters of its decisions."""
SCORED: Final = "scored"
"""The kind of the event by which games tell of points: how many, and from which source."""


class Story:
    """Collects the story of a game: hears its events, and sees every decision with its answer."""

    def __init__(self, game: str, view: Any, opening: Sequence[Event], weigh: int, seed: int) -> None:
        """`view` is a spectator's, before the first answer; `weigh` decisions are weighed at the end."""
        self.game: Final = GAMES[game]
        self.seats: Final = view.seats
        self.players: Final = len(view.scores())
        self.watcher: Final = self.game.balance.watch(view)
        self.options: list[int] = []
        self.prompts: dict[str, list[int]] = {}
        """By question: how often it was asked, and how many answers there were altogether."""
        self.points: list[tuple[int, int, str, int, int]] = []
        """Points as they are scored: the decision, the section, the source, the player, how many."""
        self.sections = 0
        self.weigh: Final = weigh if adviser_of(game) else 0
        self.chance: Final = Rng(seed).fork("report")
        self.sampled: list[tuple[int, int, Any]] = []
        self.hear(opening)

    def hear(self, events: Sequence[Event]) -> None:
        self.watcher.hear(events)
        for event in events:
            if self.game.teller.begins(event):
                self.sections += 1
            elif event.kind == SCORED:
                number = (len(self.options), max(1, self.sections), event.words[1], event.seat, int(event.words[0]))
                self.points.append(number)

    def asked(self, state: Any, decision: Decision, option: Option) -> None:
        """A decision with its answer, before this is carried out."""
        self.watcher.answered(decision, option)
        count = self.prompts.setdefault(decision.prompt, [0, 0])
        count[0] += 1
        count[1] += len(decision.options)
        self._sample(state)
        self.options.append(len(decision.options))

    def _sample(self, state: Any) -> None:
        """Keeps every decision with the same probability, whatever the length of the game (Vitter's algorithm R)."""
        number = len(self.options)
        if len(self.sampled) < self.weigh:
            self.sampled.append((number, self.section, state.copy()))
        elif self.weigh:
            place = self.chance.below(number + 1)
            if place < self.weigh:
                self.sampled[place] = (number, self.section, state.copy())

    @property
    def section(self) -> int:
        return max(1, self.sections)

    def result(self) -> dict[str, Any]:
        """The story as JSON values."""
        watched = self.watcher.result()
        return {
            "options": self.options,
            "prompts": self.prompts,
            "points": self._by_section(),
            "weighed": self._weighed(),
            **watched._asdict(),
        }

    def _by_section(self) -> list[dict[str, list[int]]]:
        """For each section, the points by source and player."""
        count = self.sections if self.sections > 1 else QUARTERS
        found: list[dict[str, list[int]]] = [{} for _ in range(count)]
        for number, section, source, player, points in self.points:
            found[self._place(number, section)].setdefault(source, [0] * self.players)[player] += points
        return found

    def _place(self, number: int, section: int) -> int:
        if self.sections > 1:
            return section - 1
        return min(QUARTERS - 1, number * QUARTERS // max(1, len(self.options)))

    def _weighed(self) -> list[tuple[int, str, float]]:
        """The weighed decisions: the section, the question, and how much the best answer is worth over the next."""
        rules, found = self.game.rules, []
        for number, section, state in sorted(self.sampled, key=lambda sampled: sampled[0]):
            decision = rules.decision(state)
            assert decision is not None
            rng = self.chance.fork(f"weighed {number}")
            best, *others = advice(self.game.name, rules.view(state, decision.seat), decision, rng)
            if others:
                spread = round(best.margin - others[0].margin, 2)
                found.append((self._place(number, section), decision.prompt, spread))
        return found


def adviser_of(game: str) -> str:
    """The bot that weighs decisions: the one that gives hints; empty if no bot of the game can."""
    return players.adviser(game) if advisers(game) else ""
