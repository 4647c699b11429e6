"""The main loop: the engine asks, a seat answers."""

from __future__ import annotations

from typing import TypeVar

from partal.core.decision import Option
from partal.core.effect import State
from partal.core.event import Event

S = TypeVar("S", bound=State)


def advance(state: State) -> None:
    """Carries out effects until a seat has a real choice or nothing is left to do.

    A single option is not a choice: the engine takes it without asking.
    """
    todo = state.todo
    while todo:
        effect = todo[-1]
        decision = effect.ask(state)
        if decision is None:
            todo.pop()
            effect.do(state, None)
            continue
        options = decision.options
        if len(options) > 1:
            state.pending = decision
            return
        todo.pop()
        state.answers += 1
        effect.do(state, options[0])
    state.pending = None


def answer(state: State, option: Option) -> None:
    """Carries out an answer to the pending decision, then advances to the next real choice.

    The caller has checked that the option is among those offered.
    """
    effect = state.todo.pop()
    state.answers += 1
    effect.do(state, option)
    advance(state)


def answer_with_events(state: State, option: Option) -> tuple[Event, ...]:
    """Carries out an answer; returns the events up to the next question."""
    log: list[Event] = []
    state.log = log
    answer(state, option)
    state.log = None
    return tuple(log)
