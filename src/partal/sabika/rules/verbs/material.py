"""`gypsum`, `2 marble`."""

from __future__ import annotations

from partal.sabika.rules.bonus import STORES, Step, Verb
from partal.sabika.rules.state import State
from partal.sabika.rules.things import MATERIALS
from partal.sabika.rules.wares import gain_ware
from partal.sabika.rules.worth import Estimates


class Material(Verb):
    """Materials of one kind, each stored at once or making way for another (S-STO-01, S-STO-07)."""

    name = "material"
    form = rf"(?:(?P<many>\d+) )?(?P<which>{'|'.join(MATERIALS)})"
    which: tuple[str, ...] = MATERIALS
    noun = "sabika-ware-"
    kind = STORES

    def icon_of(self, step: Step) -> str:
        return MATERIALS[step.which]

    def gives(self, step: Step) -> tuple[str, ...]:
        return (MATERIALS[step.which],)

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        for _ in range(step.many):
            gain_ware(state, player, step.which)

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.materials((step.which,) * step.many)
