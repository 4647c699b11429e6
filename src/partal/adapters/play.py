"""One game after another without people, for programs that learn: dealing, answering, rewards."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console

from partal.core.base import check_seats
from partal.core.decision import Decision, Option
from partal.core.errors import BadInput
from partal.core.message import described, message
from partal.core.record import check_seed
from partal.core.rules import Standings
from partal.core.view import View

from partal.adapters import game_of
from partal.front import Value, as_settings, check_number, content_from
from partal.game import Game
from partal.words import in_words

REWARDS: Final = ("winner", "margin")
"""`winner`: 1 for a sole winner; all rewards add up to 0. `margin`: your score minus the best opponent's."""
RENDER_MODES: Final = ("ansi", "human")
WIDTH: Final = 110
"""Characters per line of a drawn table."""


class Play:
    """A table that plays one game after another by the same house rules."""

    def __init__(
        self, game: str | Game, seats: int, reward: str, content: Any, house_rules: Mapping[str, Value]
    ) -> None:
        """Raises BadInput or VariantError if an argument or a house rule is invalid."""
        self.game: Final = game_of(game)
        self.rules: Final = self.game.rules
        check_number("seats", seats)
        check_seats(self.rules.title, self.rules.seats, seats)
        if reward not in REWARDS:
            raise BadInput(message("refused-reward", reward=described(reward), rewards=", ".join(REWARDS)))
        self.seats: Final = seats
        self.reward: Final = reward
        found = content_from(self.rules, content)
        self.content: Final = self.rules.content() if found is None else found
        self.settings: Final = self.rules.settings(as_settings(house_rules), seats)
        self.state: Any = None
        self.decision: Decision | None = None

    def begin(self, seed: int) -> None:
        """Deals a new game."""
        check_seed(seed)
        self.state = self.rules.new(self.seats, seed, self.settings, self.content)
        self.decision = self.rules.decision(self.state)

    def option(self, number: object) -> Option | None:
        """The option of the open question that has this number; None if it is not offered.

        Raises BadInput if that is no whole number, or if no game has begun or the last one is over.
        """
        if self.state is None:
            raise BadInput(message("refused-not-reset"))
        if self.decision is None:
            raise BadInput(message("refused-over-reset"))
        try:
            number = operator.index(number)  # type: ignore[arg-type]
        except TypeError:
            raise BadInput(message("refused-whole", name="action", value=described(number))) from None
        for option in self.decision.options:
            if option.number == number:
                return option
        return None

    def answer(self, option: Option) -> None:
        """Plays an option of the open question."""
        self.rules.play(self.state, option)
        self.decision = self.rules.decision(self.state)

    def view(self, seat: int | None) -> View:
        if self.state is None:
            raise BadInput(message("refused-not-reset"))
        return self.rules.view(self.state, seat)

    def rewards(self) -> tuple[float, ...]:
        """Everybody's reward: 0 until the game is over."""
        standings = self.rules.standings(self.state)
        return (0.0,) * self.seats if standings is None else rewards_of(standings, self.seats, self.reward)

    def drawn(self) -> str:
        """The table as everybody may see it, drawn as text."""
        console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False)
        bystanders = [in_words(name) for name in self.game.teller.bystanders(self.seats)]
        names = [*[in_words(message("any-seat", seat=seat)) for seat in range(self.seats)], *bystanders]
        console.print(self.game.drawing.table(self.view(None), names, WIDTH))
        paper = console.file
        assert isinstance(paper, StringIO)
        return paper.getvalue()


def check_render(mode: object) -> None:
    """Raises BadInput if a single game cannot be drawn like this."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(message("refused-render", mode=described(mode), modes=", ".join(RENDER_MODES)))


def seed_from(seed: object) -> int | None:
    """A seed as a plain number, from any kind of whole number. Raises BadInput if it is anything else."""
    if seed is None:
        return None
    try:
        if isinstance(seed, bool):
            raise TypeError
        number = operator.index(seed)  # type: ignore[arg-type]
    except TypeError:
        raise BadInput(message("refused-whole", name="seed", value=described(seed))) from None
    check_seed(number)
    return number


def rewards_of(standings: Standings, seats: int, reward: str) -> tuple[float, ...]:
    """Everybody's reward at the end.

    With `winner` they add up to 0, including the reward of an opponent who takes no seat: a sole winner gets 1, joint
    winners share it, and the losers share the cost.
    """
    scores = standings.scores
    players = len(scores)
    if reward == "margin":
        return tuple([float(scores[seat] - best_other(scores, seat)) for seat in range(seats)])
    if players == 1:
        return (1.0 if 0 in standings.winners else -1.0,)
    share = players / len(standings.winners)
    return tuple([((share if seat in standings.winners else 0.0) - 1) / (players - 1) for seat in range(seats)])


def best_other(scores: Sequence[int], seat: int) -> int:
    """The best score of all other players; 0 if there are none."""
    return max([score for player, score in enumerate(scores) if player != seat], default=0)
