"""`2 transactions`."""

from __future__ import annotations

from partal.sabika.rules.actions import ACTION_GIVES
from partal.sabika.rules.bonus import Step, Verb
from partal.sabika.rules.open import Open
from partal.sabika.rules.outer import Transact, transaction_need
from partal.sabika.rules.state import State
from partal.sabika.rules.things import MARKET
from partal.sabika.rules.worth import Estimates


class Transactions(Verb):
    """Transactions of the market, up to a number."""

    name = "transactions"
    form = r"(?P<many>\d+) transactions?"
    icon = "transactions"

    def need(self, state: Open, player: int, step: Step, barred: tuple[int, ...]) -> int:
        return transaction_need(state, player, False)

    def gives(self, step: Step) -> tuple[str, ...]:
        return ACTION_GIVES[MARKET]

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        state.todo.append(Transact(player, step.many, False))

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.trading(step.many, estimates.purse)
