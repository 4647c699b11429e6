"""What passes between the supply and a player: money and tower parts."""

from __future__ import annotations

from partal.core.event import Event

from partal.asara.rules.state import State
from partal.asara.rules.things import PART_COLOUR, PARTS


def receive(state: State, seat: int, asari: int, reason: str, clause: str) -> None:
    """Asari from the supply, which never runs out (A-SET-10)."""
    state.money[seat] += asari
    if state.log is not None:
        state.log.append(Event("received", seat, (str(asari), reason), clause=clause))


def pay(state: State, seat: int, asari: int, reason: str, clause: str) -> None:
    """Asari to the supply. Nothing is offered that cannot be paid in full (A-TURN-11, A-TURN-13)."""
    assert state.money[seat] >= asari
    state.money[seat] -= asari
    if state.log is not None:
        state.log.append(Event("paid", seat, (str(asari), reason), clause=clause))


def store(state: State, seat: int, part: int) -> None:
    """A part goes behind the player's own screen (A-BUY-04)."""
    state.stored[seat * PARTS + part] += 1
    state.measure(seat, PART_COLOUR[part])
