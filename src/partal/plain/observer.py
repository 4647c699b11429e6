"""What can be observed of any game: who is asked, and everybody's points."""

from __future__ import annotations

from typing import Any, Final

from partal.core.observation import Layout, Observer, capped, players_of
from partal.core.view import View


class PlainObserver(Observer):
    """The observer of a game that has none of its own. It sees too little to play well from."""

    def __init__(self, seats: int, content: Any) -> None:
        layout = Layout()
        players = players_of(seats)
        self.seats: Final = seats
        self.asked: Final = layout.add([f"asked: {player}" for player in players])
        self.points: Final = layout.add([f"points: {player}" for player in players])
        self.below: Final = layout.add([f"points below zero: {player}" for player in players])
        self.names = tuple(layout.names)

    def observe(self, view: View) -> list[int]:
        row = [0] * len(self.names)
        me = view.seat or 0
        if view.question is not None:
            row[self.asked + (view.question.seat - me) % self.seats] = 1
        for seat, points in enumerate(view.scores()[: self.seats]):
            row[self.points + (seat - me) % self.seats] = capped(points)
            row[self.below + (seat - me) % self.seats] = capped(-points)
        return row
