"""Reviews of finished games: which decisions cost most, and how much of the result was luck.

Every decision is judged on tables imagined from what the seat saw, where a baseline bot (`medium`, or `random` in a
game without it) plays on for everyone:

- **Cost**: an adviser names the best answer, and both that answer and the one given are played out on the same tables.
  The adviser's own estimates favour the answer they selected, and the playouts do not know its plans; so a decision
  costs only what both agree on, less what may be due to chance.
- **Gain**: the difference, for better or worse, between the answer given and the one the baseline would have given.

If everyone played like the baseline, the result would be the seat's place and luck. Every deviating answer shifts the
expected margin by its gain, and every random event by its luck; so the final margin is the sum of place, gains and
luck. No gain is measured on the estimates that selected an answer, so luck averages out to zero over many games.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, sqrt
from typing import Any, NamedTuple

from partal.core.decision import Decision, Option
from partal.core.errors import BadInput
from partal.core.match import Match
from partal.core.message import message
from partal.core.rng import Rng
from partal.core.rules import Rules
from partal.core.view import View

from partal.bots.bot import stream_of
from partal.bots.candidates import Candidate, margin
from partal.table import players
from partal.table.hint import Adviser, outcomes, prospect

BASELINE_GAMES = 40
"""How many games between baseline bots, with other deals, measure what a seat is worth by itself."""
NEAR = 1.0
"""An answer that the adviser rates less than this below the best costs nothing."""


class Judged(NamedTuple):
    """One decision: what was answered, what would have been best, and the difference in expected margin."""

    number: int
    seat: int
    prompt: str
    answer: str
    best: str
    cost: float
    margin: float
    """The expected margin after the best answer."""
    spread: float
    gain: float
    """How much better for the seat's margin it was than the baseline's answer."""


class Balance(NamedTuple):
    """Where a seat's margin came from: place + skill + luck = margin."""

    seat: int
    margin: float
    place: float
    """The average margin of a baseline bot on this seat, over other deals."""
    cost: float
    """The total cost of the seat's own decisions."""
    skill: float
    """What everyone's decisions gained for this margin: the seat's own raise it, the others' lower it."""
    doubt: float
    """The standard error of the skill."""
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
        """The inverse of `plain`."""
        return Review(
            plain["game"],
            plain["adviser"],
            tuple([Judged(**judged) for judged in plain["decisions"]]),
            tuple([Balance(**balance) for balance in plain["balances"]]),
        )

    def plain(self) -> dict[str, Any]:
        """The review as JSON values."""
        return {
            "game": self.game,
            "adviser": self.adviser,
            "decisions": [judged._asdict() for judged in self.decisions],
            "balances": [balance._asdict() for balance in self.balances],
        }


def lead(ones: list[list[float]], others: list[list[float]], seat: int) -> tuple[float, float]:
    """By how much a seat's margin is better with one answer than with another on the same tables.

    The mean, and the square of its standard error.
    """
    leads = [margin(one, seat) - margin(other, seat) for one, other in zip(ones, others, strict=True)]
    mean = sum(leads) / len(leads)
    return mean, sum([(each - mean) ** 2 for each in leads]) / max(1, len(leads) - 1) / len(leads)


def certain(difference: float, doubt: float) -> float:
    """A difference, shrunk by what may be due to chance; `doubt` is the square of its standard error."""
    return difference * max(0.0, 1.0 - doubt / difference**2) if difference else 0.0


def steps(match: Match[Any]) -> int:
    """How many steps a review of this game takes, for progress bars."""
    return len(match.history) + BASELINE_GAMES


class Judge:
    """Judges decisions: the adviser names the best answer; the baseline is what others are compared with."""

    def __init__(self, rules: Rules[Any], adviser: str, seats: int) -> None:
        self.rules = rules
        self.adviser = players.make(rules.name, adviser)
        self.baseline = players.make(rules.name, players.quick(rules.name))
        self.gains = [0.0] * seats
        self.doubts = [0.0] * seats
        """The squared standard errors of the gains."""

    def considered(self, view: View, decision: Decision, rng: Rng) -> list[Candidate]:
        found = self.adviser.consider(view, decision, rng) if isinstance(self.adviser, Adviser) else []
        return found or [prospect(self.rules, view, self.adviser.choose(view, decision, rng), rng)]

    def ends(self, view: View, option: Option, rng: Rng) -> list[list[float]]:
        return outcomes(self.rules, view, option, rng.fork("tables"))

    def judge(self, number: int, view: View, decision: Decision, given: Option, rng: Rng) -> Judged:
        found = self.considered(view, decision, rng.fork("adviser"))
        best = found[0]
        known = next((one.margin for one in found if one.option is given), -inf)
        claimed = best.margin - known
        usual = self.baseline.choose(view, decision, rng.fork("usual"))
        ends = {given: self.ends(view, given, rng)} if given is not usual or claimed >= NEAR else {}
        cost = gain = 0.0
        if claimed >= NEAR:
            ends[best.option] = self.ends(view, best.option, rng)
            cost = max(0.0, min(claimed, certain(*lead(ends[best.option], ends[given], decision.seat))))
        if given is not usual:
            other = ends[usual] if usual in ends else self.ends(view, usual, rng)
            for seat in range(len(self.gains)):
                mean, doubt = lead(ends[given], other, seat)
                self.gains[seat] += mean
                self.doubts[seat] += doubt
                if seat == decision.seat:
                    gain = mean
        return Judged(
            number,
            decision.seat,
            decision.prompt,
            given.notation,
            best.option.notation,
            round(cost, 2),
            round(best.margin, 2),
            round(best.spread, 2),
            round(gain, 2),
        )


def review(match: Match[Any], adviser: str = "", seed: int = 0) -> Iterator[Judged | Review | None]:
    """Judges one decision after another; the last item is the complete review.

    `adviser` is the bot that names the best answers; by default the game's own. Raises BadInput if the game is not
    over.
    """
    rules = match.rules
    standings = match.standings
    if standings is None:
        raise BadInput(message("refused-unfinished"))
    game = rules.name
    adviser = adviser or players.adviser(game)
    state = rules.new(match.seats, match.record().seed, match.settings, match.content)
    judge = Judge(rules, adviser, match.seats)
    found: list[Judged] = []
    for number, played in enumerate(match.history):
        decision = rules.decision(state)
        assert decision is not None
        rng = Rng(seed).fork(f"review {number}")
        found.append(judge.judge(number + 1, rules.view(state, decision.seat), decision, played.option, rng))
        yield found[-1]
        rules.play(state, played.option)
    sums = [0.0] * match.seats
    # Different deals for every review, so that the error of these few games averages out over many reviews.
    deals = Rng(match.record().seed).fork("equals")
    for _ in range(BASELINE_GAMES):
        scores = baseline_game(match, deals.below(1 << 32))
        for seat in range(match.seats):
            sums[seat] += margin(scores, seat) / BASELINE_GAMES
        yield None
    balances = []
    for seat in range(match.seats):
        cost = sum([judged.cost for judged in found if judged.seat == seat])
        skill, place = round(judge.gains[seat], 1), round(sums[seat], 1)
        total = margin([float(score) for score in standings.scores], seat)
        luck = round(total - place - skill, 1)
        balances.append(Balance(seat, total, place, round(cost, 1), skill, round(sqrt(judge.doubts[seat]), 1), luck))
    yield Review(game, adviser, tuple(found), tuple(balances))


def baseline_game(match: Match[Any], seed: int) -> list[float]:
    """The scores of one game between baseline bots, with the same house rules and components and another deal."""
    rules = match.rules
    seated = [players.make(rules.name, players.quick(rules.name)) for _ in range(match.seats)]
    chances = [stream_of(seed, seat) for seat in range(match.seats)]
    state = rules.new(match.seats, seed, match.settings, match.content)
    decision = rules.decision(state)
    while decision is not None:
        seat = decision.seat
        rules.play(state, seated[seat].choose(rules.view(state, seat), decision, chances[seat]))
        decision = rules.decision(state)
    standings = rules.standings(state)
    assert standings is not None
    return [float(score) for score in standings.scores]
