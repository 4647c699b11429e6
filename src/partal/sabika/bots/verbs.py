"""The value of each verb of a bonus to a seat, in points of prestige, with an entry for every verb of `rules/verbs`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from partal.sabika.rules.bonus import VERBS, Step
from partal.sabika.rules.things import CITY_COUNT, EITHER

if TYPE_CHECKING:
    from partal.sabika.bots.actions import ActionEstimates


WORTHS: Final[dict[str, Callable[[ActionEstimates, Step], float]]] = {
    "dinars": lambda estimates, step: estimates.cash(step.many),
    "prestige": lambda _, step: step.many,
    "parias": lambda estimates, step: estimates.paria(step.many),
    "material": lambda estimates, step: estimates.materials((step.which,) * step.many),
    "raw": lambda estimates, step: estimates.best_raw(step.many),
    "good": lambda estimates, step: estimates.best_good(step.many),
    "process": lambda estimates, step: estimates.processing(step.many),
    "transactions": lambda estimates, step: estimates.trading(step.many, estimates.purse),
    "favour": lambda estimates, _: estimates.favour(),
    "city bonus": lambda estimates, _: max(0.0, estimates.city_bonus()),
    "act": lambda estimates, step: max(0.0, estimates.action(step.which, EITHER, estimates.purse)),
    "dinars or parias": lambda estimates, step: max(estimates.cash(step.many), estimates.paria(step.many)),
    "dinars per boxes": lambda estimates, step: estimates.cash(min(estimates.holding.boxes // step.which, step.limit)),
    "free ship": lambda estimates, _: max(
        [estimates.free_ship(city) for city in range(CITY_COUNT) if not estimates.ships[city]], default=0.0
    ),
    "tile bonus": lambda estimates, _: max(
        [estimates.bonus(estimates.content.major_tiles[number - 1].bonus) for number in estimates.view.era_tiles()],
        default=0.0,
    ),
    "red city": lambda estimates, _: max(
        [estimates.consolidation(city) for city in estimates.cities if not estimates.is_blue(city)], default=0.0
    ),
}
"""By the verb's name."""

UNKNOWN: Final = [verb.name for verb in VERBS if verb.name not in WORTHS]
if UNKNOWN:
    raise LookupError(f"These verbs have no value: {', '.join(UNKNOWN)}.")
