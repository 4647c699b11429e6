"""The vocabulary of cards and tiles: what they give, when, and what they change, as short text.

A bonus reads like the printed icons:

    2 dinars + 2 prestige        gypsum | wood        act: export + 1 dinar        process 2

`+` joins parts that come in the order their owner likes (S-ICON-10), `|` lets the player choose one side.
A blue poem is a list of rules, parted by `;`:

    income: 2 dinars; on starting: 2 prestige        free steps 2        on seal: 2 dinars + 2 prestige

This is the one place that reads them; `gains.py` and its neighbours carry them out.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from partal.core.errors import PartalError
from partal.core.message import message, shown

from partal.sabika.rules.things import ACTIONS, MATERIALS, MEASURES, REACTIVATE


class BonusError(PartalError):
    """A bonus that cannot be read; the message says which word."""


# Verbs. The number of a verb is its place here.
VERBS: Final = (
    "dinars",
    "prestige",
    "parias",
    "material",
    "raw",
    "good",
    "process",
    "transactions",
    "favour",
    "city bonus",
    "act",
    "dinars or parias",
    # Only one card does this
    "free ship",
    "tile bonus",
    "red city",
    "dinars per boxes",
)
DINARS: Final = 0
PRESTIGE: Final = 1
PARIAS: Final = 2
MATERIAL: Final = 3
RAW: Final = 4
GOOD: Final = 5
PROCESS: Final = 6
TRANSACTIONS: Final = 7
FAVOUR: Final = 8
CITY_BONUS: Final = 9
ACT: Final = 10
SPLIT: Final = 11
FREE_SHIP: Final = 12
TILE_BONUS: Final = 13
RED_CITY_ACTION: Final = 14
DINARS_PER_BOXES: Final = 15


class Step(NamedTuple):
    """One thing a bonus gives: a verb and how many; which material or action; a second number."""

    verb: int
    many: int = 1
    which: int = 0
    limit: int = 0


class Bonus(NamedTuple):
    """What is gained: one of several branches, each a row of steps."""

    text: str
    branches: tuple[tuple[Step, ...], ...]

    @property
    def plain(self) -> bool:
        """Nothing but dinars, prestige and parias: no choice, no room, no order that could matter."""
        return len(self.branches) == 1 and all(step.verb <= PARIAS for step in self.branches[0])


_COUNTED: Final = (
    (re.compile(r"^(\d+) dinars?$"), DINARS),
    (re.compile(r"^(\d+) prestige$"), PRESTIGE),
    (re.compile(r"^(\d+) parias?$"), PARIAS),
    (re.compile(r"^(\d+) raw$"), RAW),
    (re.compile(r"^(\d+) goods?$"), GOOD),
    (re.compile(r"^process (\d+)$"), PROCESS),
    (re.compile(r"^(\d+) transactions?$"), TRANSACTIONS),
    (re.compile(r"^(\d+) dinars or parias$"), SPLIT),
)
_MATERIAL: Final = re.compile(rf"^(?:(\d+) )?({'|'.join(MATERIALS)})$")
_ACT: Final = re.compile(rf"^act: ({'|'.join(ACTIONS)})$")
_PER_BOXES: Final = re.compile(r"^1 dinar per (\d+) boxes, at most (\d+)$")
_WORDS: Final = {
    "favour": FAVOUR,
    "city bonus": CITY_BONUS,
    "free ship": FREE_SHIP,
    "bonus of a major tile": TILE_BONUS,
    "action of a red city": RED_CITY_ACTION,
}
_READ: Final[dict[str, Bonus]] = {}


def read_bonus(text: str) -> Bonus:
    """The bonus written so; each text is read once."""
    bonus = _READ.get(text)
    if bonus is None:
        bonus = Bonus(text, tuple([_branch(branch) for branch in text.split(" | ")]))
        _READ[text] = bonus
    return bonus


def _branch(text: str) -> tuple[Step, ...]:
    if not text.strip():
        raise BonusError(message("sabika-refused-bonus-empty"))
    return tuple([_step(word.strip()) for word in text.split(" + ")])


def _step(text: str) -> Step:
    for pattern, verb in _COUNTED:
        match = pattern.match(text)
        if match:
            return Step(verb, _count(match[1]))
    match = _MATERIAL.match(text)
    if match:
        return Step(MATERIAL, _count(match[1] or "1"), MATERIALS.index(match[2]))
    match = _ACT.match(text)
    if match:
        return Step(ACT, 1, ACTIONS.index(match[1]))
    match = _PER_BOXES.match(text)
    if match:
        return Step(DINARS_PER_BOXES, 1, _count(match[1]), _count(match[2]))
    if text in _WORDS:
        return Step(_WORDS[text])
    raise BonusError(message("sabika-refused-bonus-word", word=shown(text)))


def _count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 20:
        raise BonusError(message("sabika-refused-bonus-count", number=shown(text, 20)))
    return number


def reactivates(bonus: Bonus) -> bool:
    """Whether the bonus gives a reactivate action: it must not stand where that could go on for ever."""
    return any(step.verb == ACT and step.which == REACTIVATE for branch in bonus.branches for step in branch)


# Rules of a blue poem

TRIGGERS: Final = (
    "income",
    "on starting",
    "on seal",
    "on wood building",
    "on minor",
    "on major",
    "on storehouse",
    "on consolidate",
    "on export",
    "on process",
    "on quarry",
    "on carve",
    "on stored here",
)
INCOME: Final = 0
ON_STARTING: Final = 1
ON_SEAL: Final = 2
ON_WOOD: Final = 3
ON_MINOR: Final = 4
ON_MAJOR: Final = 5
ON_STOREHOUSE: Final = 6
ON_CONSOLIDATE: Final = 7
ON_EXPORT: Final = 8
ON_PROCESS: Final = 9
ON_QUARRY: Final = 10
ON_CARVE: Final = 11
ON_STORED_HERE: Final = 12

CHANGES: Final = (
    "free steps",
    "no toll",
    "secondary free",
    "market transactions",
    "carving materials",
    "carving prestige",
    "route discount",
    "rest dinars",
    "rest without loss",
    "goods room",
    "repeat materials",
    "tribute discount",
    "produce processes",
    "export base",
    "carve discount",
    "toll discount",
)
"""What a blue poem changes for its owner: the number is added to the owner's own (0 to begin with)."""
FREE_STEPS: Final = 0
NO_TOLL: Final = 1
SECONDARY_FREE: Final = 2
MARKET_TRANSACTIONS: Final = 3
CARVING_MATERIALS: Final = 4
CARVING_PRESTIGE: Final = 5
ROUTE_DISCOUNT: Final = 6
REST_DINARS: Final = 7
REST_WITHOUT_LOSS: Final = 8
GOODS_ROOM: Final = 9
REPEAT_MATERIALS: Final = 10
TRIBUTE_DISCOUNT: Final = 11
PRODUCE_PROCESSES: Final = 12
EXPORT_BASE: Final = 13
CARVE_DISCOUNT: Final = 14
TOLL_DISCOUNT: Final = 15
CHANGE_COUNT: Final = 16


class Lasting(NamedTuple):
    """A blue poem's effect: bonuses on occasions, and changes of numbers."""

    text: str
    triggers: tuple[tuple[int, str], ...]
    changes: tuple[tuple[int, int], ...]


def read_lasting(text: str) -> Lasting:
    """The lasting effect written so."""
    triggers: list[tuple[int, str]] = []
    changes: list[tuple[int, int]] = []
    for rule in text.split(";"):
        rule = rule.strip()
        head, colon, bonus = rule.partition(": ")
        if colon and head in TRIGGERS:
            triggers.append((TRIGGERS.index(head), read_bonus(bonus).text))
            continue
        name, _, number = rule.rpartition(" ")
        if name in CHANGES and number.isdecimal():
            changes.append((CHANGES.index(name), _count(number)))
        elif rule in CHANGES:
            changes.append((CHANGES.index(rule), 1))
        else:
            raise BonusError(message("sabika-refused-blue-rule", rule=shown(rule)))
    return Lasting(text, tuple(triggers), tuple(changes))


# Rules of an event

EVENT_CHANGES: Final = (
    "buying discount",
    "selling bonus",
    "carving discount",
    "export parias",
    "repeat materials",
    "tribute discount",
    "carving surcharge",
    "material loss",
    "tribute surcharge",
    "route surcharge",
    "consolidating costs",
    "fewer free steps",
    "toll surcharge",
    "secondary surcharge",
    "tribute dinars",
)
"""What an event changes for every human player while it is active (S-EV-01 to S-EV-17)."""
BUYING_DISCOUNT: Final = 0
SELLING_BONUS: Final = 1
CARVING_DISCOUNT: Final = 2
EXPORT_PARIAS: Final = 3
EVENT_REPEATS: Final = 4
EVENT_TRIBUTE_DISCOUNT: Final = 5
CARVING_SURCHARGE: Final = 6
MATERIAL_LOSS: Final = 7
TRIBUTE_SURCHARGE: Final = 8
ROUTE_SURCHARGE: Final = 9
CONSOLIDATING_COSTS: Final = 10
FEWER_FREE_STEPS: Final = 11
TOLL_SURCHARGE: Final = 12
SECONDARY_SURCHARGE: Final = 13
TRIBUTE_DINARS: Final = 14
EVENT_CHANGE_COUNT: Final = 15


def read_event(text: str) -> tuple[int, ...]:
    """An event's numbers, one for each of EVENT_CHANGES; `buying discount 1; selling bonus 1`."""
    numbers = [0] * EVENT_CHANGE_COUNT
    for rule in text.split(";"):
        name, _, number = rule.strip().rpartition(" ")
        if name in EVENT_CHANGES and number.isdecimal():
            numbers[EVENT_CHANGES.index(name)] = _count(number)
        elif rule.strip() in EVENT_CHANGES:
            numbers[EVENT_CHANGES.index(rule.strip())] = 1
        else:
            raise BonusError(message("sabika-refused-event-rule", rule=shown(rule.strip())))
    return tuple(numbers)


# Counting: wishes, major poems, trade cards, Yusuf's cards


class Count(NamedTuple):
    """`2 per poem, at most 14`: so many points for each of a measure, up to a limit (0: none)."""

    points: int
    measure: int
    limit: int


_PER: Final = re.compile(r"^(\d+) per ([a-z ]+?)(?:, at most (\d+))?$")


def read_count(text: str) -> Count:
    """Points for each of something: `3 per consolidated`, `2 per poem, at most 14`."""
    match = _PER.match(text.strip())
    if match is None or match[2] not in MEASURES:
        raise BonusError(message("sabika-refused-counts-nothing", text=shown(text)))
    return Count(_count(match[1]), MEASURES.index(match[2]), int(match[3] or 0))


def read_counts(text: str) -> tuple[Count, ...]:
    """Several counts, parted by `;`."""
    return tuple([read_count(part) for part in text.split(";")])
