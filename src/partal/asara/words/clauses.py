"""The clauses of Asara's rulebook behind each answer.

Why an answer is refused is known to the effect that asks: `why_not` in `rules/`.
"""

from __future__ import annotations

from typing import Final

from partal.core.decision import Option

from partal.asara.rules.actions import Bribe
from partal.asara.rules.dispatch import LayBuyer
from partal.asara.rules.notation import LAY_RANDOM, Go, Lay, Light, Pay, Take
from partal.asara.rules.things import AREAS, COLOURED, FAVOUR, NO_COLOUR
from partal.asara.rules.view import View

AREA_CLAUSES: Final = {
    "bases": "A-BUY-02",
    "middles": "A-BUY-02",
    "windows": "A-BUY-02",
    "tops": "A-BUY-02",
    "circle": "A-BUILD-02",
    "bank": "A-FUND-01",
    "coloured": "A-FUND-04",
    "spies": "A-SPY-01",
    "favour": "A-CAL-01",
    "tent": "A-REC-01",
    "house": "A-LIT-01",
}
VERB_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "found": ("A-BUILD-07", "A-BUILD-17"),
    "raise": ("A-BUILD-11", "A-BUILD-17"),
    "move": ("A-BUILD-13",),
    "done": ("A-BUILD-13",),
    "build": ("A-BUILD-25", "A-BUILD-17"),
    "recruit": ("A-REC-02",),
    "decline": ("A-REC-02",),
    "search": ("A-SPY-02", "A-SPY-03"),
    "keep": ("A-LIT-05",),
    "return": ("A-LIT-07",),
}


def clauses_of(view: View, option: Option) -> tuple[str, ...]:
    """The clauses behind an answer, the most important first."""
    if isinstance(option, Go):
        if option.area == FAVOUR and view.favour == view.seat:
            return ("A-CAL-04",)
        colour = () if option.area == COLOURED else (duty_clause(view, option.area),)
        return (AREA_CLAUSES[AREAS[option.area]], *colour)
    asking = view.todo[-1]
    if isinstance(option, Lay):
        if option is LAY_RANDOM or option.second >= 0:
            return ("A-DISP-07", "A-DISP-11")
        assert isinstance(asking, LayBuyer)
        return ("A-FUND-04",) if asking.area == COLOURED else (duty_clause(view, asking.area),)
    if isinstance(option, Take):
        if isinstance(asking, Bribe):
            return ("A-SPY-11",) if option.part < 0 else ("A-SPY-06",)
        return ("A-BUY-10",) if option.part < 0 else ("A-BUY-05",)
    if isinstance(option, Light):
        return ("A-LIT-13", "A-LIT-22") if option.gold else ("A-LIT-13", "A-LIT-21")
    if isinstance(option, Pay):
        return ("A-LIT-02",) if option.asari == view.content.offers[0].pay else ("A-LIT-03",)
    return VERB_CLAUSES[option.verb]


def duty_clause(view: View, area: int) -> str:
    """The clause about the colour of a single buyer: any if the area has no colour duty yet, otherwise that colour."""
    return "A-DISP-03" if view.duty(area) == NO_COLOUR else "A-DISP-04"
