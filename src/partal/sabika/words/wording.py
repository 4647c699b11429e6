"""How one option is put into words: the question it answers, and the entry of its verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from partal.core.decision import Option
from partal.core.effect import Effect
from partal.core.message import Message, Value, message

from partal.sabika.rules.state import State
from partal.sabika.rules.view import View
from partal.sabika.words.costs import with_seals
from partal.words.teller import Name

Kind = TypeVar("Kind", bound=Option)
"""A kind of answer, by what it names."""


class Moment(NamedTuple, Generic[Kind]):
    """An open question and an option, as a view shows them."""

    view: View
    player: int
    option: Kind
    names: Sequence[Name] = ()

    @property
    def effect(self) -> Effect[State]:
        """The effect that asks the question."""
        return self.view.todo[-1]

    def price(self, dinars: int) -> Message:
        """`2 dinars, leaving 3`; without enough dinars, `2 dinars, one of them with a seal; leaving 1 seal`."""
        seals = self.view.seals_for(self.player, dinars)
        if not seals:
            return message("sabika-cost", dinars=dinars, left=self.view.dinars[self.player] - dinars)
        return message(
            "sabika-cost-seals",
            dinars=dinars,
            with_seals=with_seals(dinars, seals),
            left=self.view.seals[self.player] - seals,
        )


Values = dict[str, Value]
Label = tuple[str, Values]
"""The key of an option's text without `sabika-option-`, and the values of its label."""


class Unnamed(LookupError):
    """The option has a label only in another question."""


def index(number: int) -> int:
    """The index of a card, tile or poem; their numbers begin at 1. Raises Unnamed for the number 0."""
    if not number:
        raise Unnamed
    return number - 1


def no_details(_now: Moment[Any]) -> Values:
    return {}


def no_note(_now: Moment[Any]) -> Message | None:
    return None


class Wording(NamedTuple):
    """How the options of one verb are put into words.

    An option has the same label whether it is offered or not, so a label computes nothing. It raises LookupError if the
    table has no such thing, or if the option has a label only in another question. The details, such as the cost and
    the gain, are the further values of the text; they and the note are asked for only if the option is offered.
    """

    label: Callable[[Moment[Any]], Label]
    details: Callable[[Moment[Any]], Values] = no_details
    note: Callable[[Moment[Any]], Message | None] = no_note
