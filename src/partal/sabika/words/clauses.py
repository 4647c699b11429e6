"""The clauses of Sabika's rulebook behind each answer.

Why an answer is refused is known to the effect that asks: `why_not` in `rules/`, for a ship in `rules/middle.py`.
"""

from __future__ import annotations

from typing import Final

from partal.core.decision import Option

from partal.sabika.rules.building import FOR_MAJOR, FOR_MINOR, LayMaterials
from partal.sabika.rules.middle import Produce
from partal.sabika.rules.notation import CarvePoem, OfSpace, Work
from partal.sabika.rules.outer import Transact
from partal.sabika.rules.things import ACTION_OF, ACTIONS, BLUE, MINOR_QUARRY
from partal.sabika.rules.turn import ActHere
from partal.sabika.rules.verbs.free_ship import FreeShip
from partal.sabika.rules.verbs.tile_bonus import TileBonus
from partal.sabika.rules.view import View
from partal.sabika.rules.wares import TakeGood
from partal.sabika.rules.yusuf_ships import YusufSettles, YusufShips

ACTION_CLAUSES: Final = {
    "minor-quarry": "S-QUAR-02",
    "major-quarry": "S-QUAR-03",
    "storehouse": "S-STHA-01",
    "market": "S-MKT-01",
    "construction": "S-CON-01",
    "export": "S-EXP-01",
    "consolidate": "S-CONS-01",
    "produce": "S-PROD-01",
    "carve": "S-CARV-01",
    "reactivate": "S-REAC-01",
    "artisanal": "S-ART-01",
}
VERB_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "keep-tile": ("S-SETP-08", "S-SETP-10"),
    "rest": ("S-REST-01",),
    "do-raw": ("S-SEC-04", "S-SEC-09"),
    "do-marble": ("S-SEC-10", "S-SEC-13"),
    "done": ("S-TURN-21",),
    "take": ("S-SEC-11",),
    "take-raw": ("S-RAW-03", "S-RAW-06"),
    "take-none": ("S-RAW-12",),
    "throw": ("S-STO-07",),
    "throw-poem": ("S-STO-07", "S-CARD-22"),
    "lose": ("S-STO-08",),
    "store-in-storehouse": ("S-STO-01",),
    "store-in-poem": ("S-STO-01",),
    "pick": ("S-BAL-12",),
    "first-part": ("S-ICON-10",),
    "waive": ("S-BAL-12",),
    "split": ("S-BAL-06",),
    "store-tile": ("S-STHA-05", "S-STHA-06"),
    "onto": ("S-STHA-04", "S-STHA-08"),
    "activate": ("S-STHA-10",),
    "buy": ("S-MKT-03",),
    "buy-raw": ("S-MKT-03", "S-MKT-10"),
    "sell": ("S-MKT-04",),
    "sell-poem": ("S-MKT-04",),
    "trade": ("S-MKT-05",),
    "stop": ("S-MKT-02",),
    "build-major": ("S-MAJ-02", "S-MAJ-06"),
    "build-minor": ("S-MIN-01", "S-MIN-02"),
    "refresh": ("S-CON-02",),
    "tile": ("S-MAJ-08", "S-FAV-01"),
    "place": ("S-MIN-06", "S-BAL-01"),
    "favour": ("S-FAV-02",),
    "ship": ("S-EXP-03", "S-EXP-07"),
    "export": ("S-EXP-13",),
    "export-poem": ("S-EXP-13",),
    "consolidate": ("S-CONS-03", "S-CONS-05"),
    "bonus-of": ("S-ICON-06",),
    "process": ("S-RAW-13",),
    "carve-major": ("S-CARV-05", "S-CARV-07"),
    "reactivate": ("S-REAC-01",),
    "income-city": ("S-INC-01",),
    "income-poem": ("S-INC-01",),
    "by-marker": ("S-TRIB-04",),
    "by-dinars": ("S-TRIB-04", "S-TRIB-08"),
    "by-seals": ("S-SEAL-03",),
    "start-with": ("S-FIRST-01",),
    "pay-seal": ("S-EV-15",),
    "lose-prestige": ("S-EV-15",),
    "action-of": ("S-CARD-26",),
}


def clauses_of(view: View, option: Option) -> tuple[str, ...]:
    """The clauses behind an option, most important first."""
    asking = view.todo[-1]
    verb = option.verb
    if verb == "work" and isinstance(option, Work):
        return (ACTION_CLAUSES[ACTIONS[ACTION_OF[option.square]]], "S-COST-01", "S-COST-04")
    if verb == "main" and isinstance(asking, ActHere):
        return (ACTION_CLAUSES[ACTIONS[ACTION_OF[asking.square]]],)
    if verb == "do-raw" and isinstance(option, OfSpace) and view.raw_spaces[option.space] < 0:
        return ("S-SEC-06", "S-SEC-09")
    if verb == "do-marble" and isinstance(option, OfSpace) and view.marble_spaces[option.space] < 0:
        return ("S-SEC-11", "S-SEC-13")
    if verb == "take-three":
        return ("S-QUAR-02",) if getattr(asking, "action", MINOR_QUARRY) == MINOR_QUARRY else ("S-QUAR-03",)
    if verb == "take-raw" and isinstance(asking, TakeGood):
        return ("S-RAW-16",)
    if verb == "lay" and isinstance(asking, LayMaterials):
        return {FOR_MAJOR: ("S-MAJ-02", "S-MAJ-05"), FOR_MINOR: ("S-MIN-02", "S-MIN-05")}.get(
            asking.purpose, ("S-CARV-08", "S-CARV-11")
        )
    if verb == "tile" and isinstance(asking, TileBonus):
        return ("S-CARD-07",)
    if verb == "ship" and isinstance(asking, YusufShips):
        return ("S-SEXP-01",)
    if verb == "ship" and isinstance(asking, FreeShip):
        return ("S-CARD-20",)
    if verb == "consolidate" and isinstance(asking, YusufSettles):
        return ("S-SCONS-01",)
    if verb == "stop" and not isinstance(asking, Transact):
        return ("S-PROD-03",) if isinstance(asking, Produce) else ("S-RAW-13",)
    if isinstance(option, CarvePoem):
        return ("S-CARV-03", "S-CARV-14") if option.colour == BLUE else ("S-CARV-04", "S-CARV-16")
    return VERB_CLAUSES[verb]
