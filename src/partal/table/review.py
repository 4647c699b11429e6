"""A finished game looked at again: which decisions cost most, and how much of the result was luck.

Every decision is judged on tables dealt anew from what the seat saw, on which an equal (`medium`, or `random` in a
game that has no such bot) plays on for everybody:

- What it **cost**: an adviser names the best answer, and that one and the one given are played to the end on the same
  tables. The adviser's own figures flatter the answer that was chosen by them, the tables know nothing of its plans;
  so a decision costs what both agree on, and a difference that chance could have made less, or nothing.
- What it **gained**: the same for the answer given and the one that the equal would have given, better or worse.

If everybody played as the equal does, a game would be its place and luck. Every other answer moves what is to be
expected by its gain, and every turn of chance by the luck in it; so the margin at the end is the place, all gains and
all luck together. No gain is measured on figures that chose an answer, so the luck of many games comes to nothing.
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

EQUALS = 40
"""Games of equal players over other deals that tell what a seat is worth by itself."""
NEAR = 1.0
"""An answer that the adviser finds worse by less than this has cost nothing."""


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
    gain: float
    """Of the own margin, over the equal's answer."""


class Balance(NamedTuple):
    """Where a seat's margin came from: place + skill + luck = margin."""

    seat: int
    margin: float
    place: float
    """What equals on this seat get on average, over other deals."""
    cost: float
    """Sum of what the own decisions cost."""
    skill: float
    """What everybody's decisions gained for this margin: the own add to it, the others' take from it."""
    doubt: float
    """The standard error of the skill: so far may the imagined tables be off."""
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


def lead(ones: list[list[float]], others: list[list[float]], seat: int) -> tuple[float, float]:
    """By how much a seat's margin is better with one answer than with another on the same tables.

    The mean, and the square of its standard error.
    """
    leads = [margin(one, seat) - margin(other, seat) for one, other in zip(ones, others, strict=True)]
    mean = sum(leads) / len(leads)
    return mean, sum([(each - mean) ** 2 for each in leads]) / max(1, len(leads) - 1) / len(leads)


def certain(difference: float, doubt: float) -> float:
    """What is left of a difference when chance has had its share; `doubt` is the square of its standard error."""
    return difference * max(0.0, 1.0 - doubt / difference**2) if difference else 0.0


def steps(match: Match[Any]) -> int:
    """How many steps a review of this game takes, for progress bars."""
    return len(match.history) + EQUALS


class Judge:
    """One decision after the other, before the adviser who names the best answer and the equal who sets the par."""

    def __init__(self, rules: Rules[Any], adviser: str, seats: int) -> None:
        self.rules = rules
        self.adviser = players.make(rules.name, adviser)
        self.equal = players.make(rules.name, players.quick(rules.name))
        self.gains = [0.0] * seats
        self.doubts = [0.0] * seats
        """The squares of how far the gains may be off."""

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
        usual = self.equal.choose(view, decision, rng.fork("usual"))
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
    """Judge one decision after another; the last thing that comes is the whole review.

    `adviser`: the bot that names the best answers; by default the game's own. ValueError if the game is not over.
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
    # Other deals for every game, so that what these few say too much of a seat another time is too little.
    deals = Rng(match.record().seed).fork("equals")
    for _ in range(EQUALS):
        scores = equals(match, deals.below(1 << 32))
        for seat in range(match.seats):
            sums[seat] += margin(scores, seat) / EQUALS
        yield None
    balances = []
    for seat in range(match.seats):
        cost = sum([judged.cost for judged in found if judged.seat == seat])
        skill, place = round(judge.gains[seat], 1), round(sums[seat], 1)
        total = margin([float(score) for score in standings.scores], seat)
        luck = round(total - place - skill, 1)
        balances.append(Balance(seat, total, place, round(cost, 1), skill, round(sqrt(judge.doubts[seat]), 1), luck))
    yield Review(game, adviser, tuple(found), tuple(balances))


def equals(match: Match[Any], seed: int) -> list[float]:
    """The scores of one game between equal players, by the same house rules and components, from another deal."""
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
