"""The engine asks, a seat answers."""

from __future__ import annotations

from typing import TypeVar

from partal.core.decision import Option
from partal.core.effect import State
from partal.core.event import Event

S = TypeVar("S", bound=State)


def advance(state: State) -> None:
    """Play on until some seat has a real choice, or nothing is left to do.

    A single option is no choice: the engine takes it and nobody is asked.
    """
    todo = state.todo
    while todo:
        effect = todo[-1]
        decision = effect.ask(state)
        if decision is None:
            todo.pop()
            effect.do(state, None)
            continue
        options = decision[2]
        if len(options) > 1:
            state.pending = decision
            return
        todo.pop()
        state.answers += 1
        effect.do(state, options[0])
    state.pending = None


def answer(state: State, option: Option) -> None:
    """Carry out an answer to the pending decision, then play on to the next real choice.

    The caller has made sure that the option is among those offered.
    """
    effect = state.todo.pop()
    state.answers += 1
    effect.do(state, option)
    advance(state)


def tell(state: State, option: Option) -> tuple[Event, ...]:
    """Carry out an answer and tell what happened up to the next question."""
    log: list[Event] = []
    state.log = log
    answer(state, option)
    state.log = None
    return tuple(log)
