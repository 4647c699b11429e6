"""Monte Carlo tree search under hidden information: a tree over what a seat knows, grown on imagined tables.

Each simulation copies one of a few imagined tables, descends the tree, adds one node, and lets the game's guide roll
out and evaluate the rest. All candidates share the same imagined tables, so that luck does not decide between them.
The guide's priors say where to look first; a node considers more options the more often it is visited.

Answers are reproducible from the seed because the number of simulations is fixed. The clock is only a safety net: a
search that it cuts short answers with the best option so far. It measures CPU time, so that a busy machine makes an
answer late, not different; a caller who cannot wait uses `stop`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol

from mypy_extensions import mypyc_attr

from partal.core.decision import Decision, Option
from partal.core.rng import Rng
from partal.core.rules import Rules
from partal.core.view import View

from partal.bots.bot import Bot, Stop
from partal.bots.candidates import Candidate

EXPLORATION: Final = 1.2
"""How much a high prior and few visits count against a good mean, in units of the margins' spread."""
WIDENING: Final = 1.5
"""A node visited n times considers about WIDENING times the square root of n options, the highest priors first."""
LEAST_SPREAD: Final = 1.0
PRIOR_DETERMINIZATIONS: Final = 8
"""How many imagined tables the root's priors are summed over: a single one may mislead."""
RATED: Final = 3
"""How many options `consider` tries at least RATED_GAMES times each."""
RATED_GAMES: Final = 8


class Guide(Protocol):
    """What a game provides for the search. It only ever sees imagined states."""

    rules: Rules[Any]

    def imagine(self, view: Any, rng: Rng) -> Any:
        """A table that the view's seat cannot distinguish from the real one, as plausible as the guide can make it."""
        ...

    def prior(self, state: Any, decision: Decision) -> Sequence[float]:
        """A weight for every option of the decision, in its order; none is negative, and not all are 0."""
        ...

    def rollout_move(self, state: Any, decision: Decision, rng: Rng) -> Option:
        """Answers a question that is not worth a search."""
        ...

    def rollout(self, state: Any, rng: Rng) -> Sequence[float]:
        """Plays on for as long as it is useful, then returns each seat's expected final margin. Changes the state."""
        ...


class Budget(NamedTuple):
    """How much work a search may spend on one question."""

    simulations: int
    """Always the same number, which makes answers reproducible."""
    seconds: float
    """The safety net: seconds of CPU time, rarely reached."""
    determinizations: int
    """How many imagined tables the candidates share."""
    widest: int
    """The most options that a node considers."""
    widening: float = WIDENING
    """How quickly a node considers more options; with equal priors it should consider all of them at once."""


class Branch:
    """The statistics of one option at a node."""

    __slots__ = ("node", "option", "prior", "squares", "total", "visits")

    def __init__(self, option: Option, prior: float) -> None:
        self.option: Final = option
        self.prior: Final = prior
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.node: Node | None = None

    def candidate(self) -> Candidate:
        mean = self.total / self.visits if self.visits else 0.0
        spread = sqrt(max(0.0, self.squares / self.visits - mean * mean)) if self.visits else 0.0
        return Candidate(self.option, self.visits, mean, spread)


class Node:
    """A question in the tree: its seat and its options, the highest priors first."""

    __slots__ = ("branches", "known", "prompt", "seat", "visits")

    def __init__(self, decision: Decision, weights: Sequence[float]) -> None:
        total = sum(weights) or 1.0
        self.seat: Final = decision.seat
        self.prompt: Final = decision.prompt
        order = sorted(range(len(decision.options)), key=lambda index: (-weights[index], index))
        self.branches: Final = [Branch(decision.options[index], weights[index] / total) for index in order]
        self.known: Final = {branch.option for branch in self.branches}
        self.visits = 0

    def open_to(self, decision: Decision, guide: Guide, state: Any) -> None:
        """Adds options that another imagined table offers and this node does not know yet."""
        if all(option in self.known for option in decision.options):
            return
        weights = guide.prior(state, decision)
        total = sum(weights) or 1.0
        for option, weight in zip(decision.options, weights, strict=True):
            if option not in self.known:
                self.known.add(option)
                self.branches.append(Branch(option, weight / total))

    def pick(self, offered: frozenset[Option] | None, budget: Budget) -> Branch:
        """The branch to follow: a good mean, a high prior, few visits."""
        width = min(budget.widest, 2 + int(budget.widening * sqrt(self.visits)))
        best: Branch | None = None
        most = 0.0
        total = squares = 0.0
        count = 0
        for branch in self.branches:
            total += branch.total
            squares += branch.squares
            count += branch.visits
        mean = total / count if count else 0.0
        spread = max(LEAST_SPREAD, sqrt(max(0.0, squares / count - mean * mean))) if count else LEAST_SPREAD
        bonus = EXPLORATION * spread * sqrt(self.visits + 1)
        seen = 0
        for branch in self.branches:
            if offered is not None and branch.option not in offered:
                continue
            seen += 1
            if seen > width:
                break
            # An untried option is expected to be a little worse than the rest.
            value = branch.total / branch.visits if branch.visits else mean - spread / 4
            value += bonus * branch.prior / (1 + branch.visits)
            if best is None or value > most:
                best, most = branch, value
        assert best is not None
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher:
    """A bot that searches; small questions are left to the fallback."""

    def __init__(
        self,
        guide: Guide,
        fallback: Bot[Any],
        budget: Budget,
        stop: Stop | None = None,
        prompts: Sequence[str] | None = None,
    ) -> None:
        self.guide: Final = guide
        self.prompts: Final = prompts
        """The prompts that are worth a search; None means all."""
        self.fallback: Final = fallback
        self.budget: Final = budget
        self.stop: Final = stop
        self.simulations = 0
        """How many simulations the last answer took, not counting those of a reused tree."""
        self._kept: Node | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.budget}>"

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        if self.prompts is not None and decision.prompt not in self.prompts:
            # A small question: the kept tree stays valid whatever is answered.
            return self.fallback.choose(view, decision, rng)
        root = self._search(view, decision, rng)
        if root is None:
            return self.fallback.choose(view, decision, rng)
        best = best_of(root)
        self._kept = best.node
        return best.option

    def consider(self, view: View, decision: Decision, rng: Rng) -> list[Candidate]:
        """All options that were considered, best first."""
        self._kept = None
        root = self._search(view, decision, rng, RATED)
        self._kept = None
        if root is None:
            return []
        return [branch.candidate() for branch in ranked(root)]

    def _search(self, view: View, decision: Decision, rng: Rng, rated: int = 0) -> Node | None:
        """The tree after all simulations; None if there was no time for even one.

        `rated` options are tried at least RATED_GAMES times, even if the search alone would pass them over.
        """
        end = time.thread_time() + self.budget.seconds
        chance = rng.fork("search")
        root = self._kept
        self._kept = None
        self.simulations = 0
        if root is not None and not (
            root.seat == decision.seat and root.prompt == decision.prompt and root.known >= set(decision.options)
        ):
            root = None
        determinizations: list[Any] = []
        already = 0
        if root is not None:
            offered = set(decision.options)
            root.branches[:] = [branch for branch in root.branches if branch.option in offered]
            already = sum(branch.visits for branch in root.branches)
        for number in range(max(self.budget.simulations - already, self.budget.simulations // 4)):
            if number and (time.thread_time() > end or (self.stop is not None and self.stop())):
                break
            if root is None:
                determinizations = [
                    self.guide.imagine(view, chance)
                    for _ in range(min(PRIOR_DETERMINIZATIONS, self.budget.determinizations))
                ]
                root = Node(decision, self._prior_on(determinizations, decision))
            if len(determinizations) < min(number + 1, self.budget.determinizations):
                determinizations.append(self.guide.imagine(view, chance))
            determinization = determinizations[number % len(determinizations)]
            self._simulate(root, determinization.copy(), chance.fork(f"world {number % len(determinizations)}"))
            self.simulations += 1
        if root is not None and rated:
            best = ranked(root)
            untried = [branch for branch in root.branches if not branch.visits]
            for branch in [*best, *untried][:rated]:
                for number in range(branch.visits, RATED_GAMES):
                    if time.thread_time() > end or (self.stop is not None and self.stop()):
                        break
                    at = number % len(determinizations)
                    self._simulate(root, determinizations[at].copy(), chance.fork(f"world {at}"), branch)
        return root

    def _prior_on(self, determinizations: Sequence[Any], decision: Decision) -> list[float]:
        """The guide's priors, summed over these tables."""
        total = [0.0] * len(decision.options)
        for determinization in determinizations:
            for index, weight in enumerate(self.guide.prior(determinization, decision)):
                total[index] += weight
        return total

    def _simulate(self, root: Node, state: Any, rng: Rng, first: Branch | None = None) -> None:
        """Runs one simulation and updates the tree; it starts with `first`, if given."""
        guide = self.guide
        rules = guide.rules
        budget = self.budget
        prompts = self.prompts
        path: list[tuple[Node, Branch]] = []
        node = root
        offered: frozenset[Option] | None = None
        while True:
            branch = first or node.pick(offered, budget)
            first = None
            path.append((node, branch))
            rules.play(state, branch.option)
            decision = rules.decision(state)
            while decision is not None and prompts is not None and decision.prompt not in prompts:
                rules.play(state, guide.rollout_move(state, decision, rng))
                decision = rules.decision(state)
            if decision is None:
                break
            if branch.node is None or branch.node.seat != decision.seat or branch.node.prompt != decision.prompt:
                if branch.visits or branch.node is None:
                    branch.node = Node(decision, guide.prior(state, decision)) if branch.visits else None
                break
            node = branch.node
            node.open_to(decision, guide, state)
            offered = frozenset(decision.options)
        margins = guide.rollout(state, rng)
        for above, followed in path:
            value = margins[above.seat]
            above.visits += 1
            followed.visits += 1
            followed.total += value
            followed.squares += value * value


def best_of(node: Node) -> Branch:
    return ranked(node)[0]


def ranked(node: Node) -> list[Branch]:
    """The branches, best first: those with enough visits to be trusted by mean, then the rest by visits."""
    most = max(branch.visits for branch in node.branches)
    trusted = [branch for branch in node.branches if branch.visits * 3 >= most and branch.visits]
    rest = [branch for branch in node.branches if branch.visits and branch not in trusted]
    trusted.sort(key=lambda branch: -branch.total / branch.visits)
    rest.sort(key=lambda branch: (-branch.visits, -branch.total / branch.visits))
    return trusted + rest
