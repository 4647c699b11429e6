"""A try-out: from the beginning of a turn, one seat plays on as it likes on a table imagined from what it could see.

Nothing of it is stored, and nothing hidden can show in it: the table depends on the seat's view alone. The others are
played by a quick bot. Whoever goes back, or tries something else, gives other answers from the same beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from partal.core.event import Event
from partal.core.message import message
from partal.core.rng import Rng
from partal.core.rules import Rules
from partal.core.view import View

from partal.games import GAMES
from partal.table import players
from partal.table.coach import begins_turn, chance_of
from partal.table.preview import NotOpen

MOST_GIVEN: Final = 300
"""The most answers of a try-out."""


class TryOut:
    """An imagined table after the answers of one seat. Raises NotOpen if one of them is not possible there."""

    def __init__(self, rules: Rules[Any], view: View, given: Sequence[str]) -> None:
        assert view.seat is not None
        self.rules: Final = rules
        self.seat: Final = view.seat
        self.chance: Final = Rng(chance_of(view)).fork("try-out")
        self.quick: Final = players.make(rules.name, players.quick(rules.name))
        self.state: Final = rules.imagine(view, self.chance)
        self.events: list[Event] = []
        """What has happened since the seat's last answer."""
        self.turns = 0
        """How many turns of the seat have begun."""
        self._go_on()
        for answer in given:
            self._give(answer)
            self._go_on()

    @property
    def view(self) -> View:
        return self.rules.view(self.state, self.seat)

    def _give(self, answer: str) -> None:
        decision = self.rules.decision(self.state)
        option = self.rules.canonical(self.state, self.rules.read(answer))
        if decision is None or option not in decision.options:
            raise NotOpen(message("refused-not-possible", answer=option.notation))
        self.events = list(self.rules.answer(self.state, option))

    def _go_on(self) -> None:
        """The others answer until the seat is asked, or the game is over."""
        rules, state = self.rules, self.state
        while (decision := rules.decision(state)) is not None and decision.seat != self.seat:
            option = self.quick.choose(rules.view(state, decision.seat), decision, self.chance)
            self.events += rules.answer(state, option)
        if decision is not None and begins_turn(decision, GAMES[rules.name].scene.TURNS):
            self.turns += 1
