"""What each verb of a bonus is worth to a seat, in points of prestige: an entry for every verb of `rules/verbs`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from partal.sabika.rules.bonus import Step
from partal.sabika.rules.things import CITY_COUNT, EITHER
from partal.sabika.rules.verbs import VERBS

if TYPE_CHECKING:
    from partal.sabika.bots.actions import Plans


WORTHS: Final[dict[str, Callable[[Plans, Step], float]]] = {
    "dinars": lambda mind, step: mind.cash(step.many),
    "prestige": lambda _, step: step.many,
    "parias": lambda mind, step: mind.paria(step.many),
    "material": lambda mind, step: mind.materials((step.which,) * step.many),
    "raw": lambda mind, step: mind.best_raw(step.many),
    "good": lambda mind, step: mind.best_good(step.many),
    "process": lambda mind, step: mind.processing(step.many),
    "transactions": lambda mind, step: mind.trading(step.many, mind.purse),
    "favour": lambda mind, _: mind.favour(),
    "city bonus": lambda mind, _: max(0.0, mind.city_bonus()),
    "act": lambda mind, step: max(0.0, mind.action(step.which, EITHER, mind.purse)),
    "dinars or parias": lambda mind, step: max(mind.cash(step.many), mind.paria(step.many)),
    "dinars per boxes": lambda mind, step: mind.cash(min(mind.holding.boxes // step.which, step.limit)),
    "free ship": lambda mind, _: max(
        [mind.free_ship(city) for city in range(CITY_COUNT) if not mind.ships[city]], default=0.0
    ),
    "tile bonus": lambda mind, _: max(
        [mind.bonus(mind.content.major_tiles[number - 1].bonus) for number in mind.view.era_tiles()], default=0.0
    ),
    "red city": lambda mind, _: max(
        [mind.consolidation(city) for city in mind.cities if not mind.is_blue(city)], default=0.0
    ),
}
"""By the verb's name."""

UNKNOWN: Final = [verb.name for verb in VERBS if verb.name not in WORTHS]
if UNKNOWN:
    raise LookupError(f"Nothing here says what these verbs are worth: {', '.join(UNKNOWN)}.")
