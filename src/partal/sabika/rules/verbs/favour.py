"""`favour`."""

from __future__ import annotations

from partal.sabika.rules.bonus import FAVOUR_TRACK, Step, Verb
from partal.sabika.rules.building import AdvanceFavour
from partal.sabika.rules.state import State
from partal.sabika.rules.worth import Estimates


class Favour(Verb):
    """The favour marker moves, and a bonus of the track is gained."""

    name = "favour"
    form = r"favour"
    icon = "favour"

    def leads_to(self, step: Step) -> str:
        return FAVOUR_TRACK

    def gives(self, step: Step) -> tuple[str, ...]:
        return ("favour",)

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        state.todo.append(AdvanceFavour(player))

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.favour()
