"""A finished game looked at again: which decisions cost most, and how much of the result was luck.

Every decision is put to an adviser, who sees what the seat saw and plays on over tables dealt anew. The margin that
was to be expected after the best answer, less that after the one given, is what the decision cost; a difference that
chance could have made on the imagined tables counts for less, or nothing. From what everybody's decisions cost, and
from games of equals over other deals, follows the margin that the play deserved; the rest is luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from partal.core.match import Match
from partal.core.rng import Rng

from partal.bots import registry
from partal.bots.advice import ADVISER, Adviser, margin, prospect, prospects
from partal.bots.search import Candidate
from partal.lab.simulate import play_one

EQUALS = 12
"""Games of equal players over other deals that tell what a seat is worth by itself."""
TRUSTED = 6
"""So many games an adviser must have given to an answer, or as many as to the best; otherwise both are played out."""


class Judged(NamedTuple):
    """One decision: what was answered, what would have been best, and the difference in expected margin."""

    number: int
    seat: int
    prompt: str
    answer: str
    best: str
    cost: float
    margin: float
    """To be expected after the best answer."""
    spread: float


class Balance(NamedTuple):
    """Where a seat's margin came from: place + skill + luck = margin."""

    seat: int
    margin: float
    place: float
    """What equals on this seat get on average, over other deals."""
    cost: float
    """Sum of what the own decisions cost."""
    skill: float
    """What the others' decisions cost on average, less what the own did."""
    luck: float


class Review(NamedTuple):
    game: str
    adviser: str
    decisions: tuple[Judged, ...]
    balances: tuple[Balance, ...]

    def dearest(self, seat: int, count: int = 5) -> list[Judged]:
        """The decisions that cost this seat most."""
        own = [judged for judged in self.decisions if judged.seat == seat and judged.cost > 0]
        return sorted(own, key=lambda judged: (-judged.cost, judged.number))[:count]

    @staticmethod
    def of(plain: dict[str, Any]) -> Review:
        """The review that `plain` told."""
        return Review(
            plain["game"],
            plain["adviser"],
            tuple([Judged(**judged) for judged in plain["decisions"]]),
            tuple([Balance(**balance) for balance in plain["balances"]]),
        )

    def plain(self) -> dict[str, Any]:
        """Everything as JSON values."""
        return {
            "game": self.game,
            "adviser": self.adviser,
            "decisions": [judged._asdict() for judged in self.decisions],
            "balances": [balance._asdict() for balance in self.balances],
        }


def error(candidate: Candidate) -> float:
    """The square of how far its expected margin may be off."""
    return candidate.spread**2 / max(1, candidate.visits)


def certain(difference: float, doubt: float) -> float:
    """What is left of a difference when chance has had its share; `doubt` is the square of its standard error."""
    return difference * max(0.0, 1.0 - doubt / difference**2) if difference else 0.0


def steps(match: Match[Any]) -> int:
    """How many steps a review of this game takes, for progress bars."""
    return len(match.history) + EQUALS


def review(match: Match[Any], adviser: str = ADVISER, seed: int = 0) -> Iterator[Judged | Review | None]:
    """Judge one decision after another; the last thing that comes is the whole review.

    ValueError if the game is not over.
    """
    rules = match.rules
    standings = match.standings
    if standings is None:
        raise ValueError("Only a finished game can be reviewed.")
    game = rules.name
    state = rules.new(match.seats, match.record().seed, match.settings, match.content)
    bot = registry.make(game, adviser)
    found: list[Judged] = []
    for played in match.history:
        decision = rules.decision(state)
        assert decision is not None
        rng = Rng(seed).fork(f"review {len(found)}")
        view = rules.view(state, decision.seat)
        candidates = bot.consider(view, decision, rng) if isinstance(bot, Adviser) else []
        if not candidates:
            candidates = [prospect(rules, game, view, bot.choose(view, decision, rng), rng)]
        best = candidates[0]
        cost = 0.0
        if played.option is not best.option:
            trusted = min(TRUSTED, best.visits)
            given = next((one for one in candidates if one.option is played.option and one.visits >= trusted), None)
            if given is not None:
                cost = certain(best.margin - given.margin, error(best) + error(given))
            else:
                # Nobody thought of it: both are played to the end on the same tables.
                fork = rng.fork("prospect")
                pairs = zip(
                    prospects(rules, game, view, best.option, fork),
                    prospects(rules, game, view, played.option, fork),
                    strict=True,
                )
                leads = [better - other for better, other in pairs]
                mean = sum(leads) / len(leads)
                doubt = sum([(lead - mean) ** 2 for lead in leads]) / max(1, len(leads) - 1) / len(leads)
                cost = certain(mean, doubt)
        judged = Judged(
            len(found) + 1,
            decision.seat,
            decision.prompt,
            played.option.notation,
            best.option.notation,
            round(max(0.0, cost), 2),
            round(best.margin, 2),
            round(best.spread, 2),
        )
        found.append(judged)
        yield judged
        rules.play(state, played.option)
    sums = [0.0] * match.seats
    for number in range(EQUALS):
        told = play_one(game, match.seats, 7_000_000 + number, ["medium"], match.settings, match.content)
        for seat in range(match.seats):
            sums[seat] += margin(tuple(told["scores"]), seat) / EQUALS
        yield None
    costs = [sum([judged.cost for judged in found if judged.seat == seat]) for seat in range(match.seats)]
    balances = []
    for seat in range(match.seats):
        others = [cost for other, cost in enumerate(costs) if other != seat]
        skill = round((sum(others) / len(others) if others else 0.0) - costs[seat], 1)
        place = round(sums[seat], 1)
        total = margin(tuple(standings.scores), seat)
        balances.append(Balance(seat, total, place, round(costs[seat], 1), skill, round(total - place - skill, 1)))
    yield Review(game, adviser, tuple(found), tuple(balances))
