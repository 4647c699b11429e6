"""The language of cards and tiles: what they give, when, and what they change, as short text.

A bonus reads like the printed icons:

    2 dinars + 2 prestige        gypsum | wood        act: export + 1 dinar        process 2

`+` joins parts that come in any order the player likes (S-ICON-10), `|` lets the player choose one side.
A blue poem is a list of rules, separated by `;`:

    income: 2 dinars; on starting: 2 prestige        free steps 2        on seal: 2 dinars + 2 prestige

Each word of a bonus is a `Verb`: one file in `verbs/` that says how it is read, what it needs and what it does.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from partal.core.content import ContentError
from partal.core.effect import Effect
from partal.core.message import has_text, message, shown

from partal.sabika.rules.things import MEASURES

if TYPE_CHECKING:
    from partal.sabika.rules.open import Open
    from partal.sabika.rules.state import State
    from partal.sabika.rules.worth import Estimates


class BonusError(ContentError):
    """A bonus that cannot be read; the message quotes the word."""


IMPOSSIBLE: Final = -1
"""The dinars needed for something that dinars cannot buy."""

# How a part of a bonus affects the order of the others (S-ICON-10)
PLAIN: Final = 0
"""Gained before all other parts: it needs nothing and asks nothing."""
APART: Final = 1
"""Gives nothing that wares depend on, whenever it comes."""
STORES: Final = 2
"""Gives materials, which need room."""
TAKES_RAW: Final = 3
"""Takes raw materials from the rondel; if the player has one of the same family, that is processed instead."""
TAKES_GOODS: Final = 4
"""Takes goods from the rondel."""
PROCESSES: Final = 5
"""Processes the player's raw materials."""
ACTS: Final = 6
"""One of the main actions."""
OTHER: Final = 7
"""Its order may matter in ways that are not worked out, so the player is asked."""
KINDS: Final = 8

# Places of components whose bonus a verb may bring at no cost; no bonus may lead back to its own place (soundness.py)
NOWHERE: Final = ""
CITIES: Final = "cities"
RED_CITIES: Final = "red cities"
MAJOR_TILES: Final = "major tiles"
STOREHOUSES: Final = "storehouses"
QUARRIES: Final = "quarries"
FAVOUR_TRACK: Final = "favour track"
RED_POEMS: Final = "red poems"


class Verb(ABC):
    """A verb of the bonus language. Its words are in `words/`, under the key `text`.

    A verb is stateless; there is one object of each, found by `verbs/__init__.py`.
    """

    name: str
    """Unique."""
    form: str
    """How it is written, as a regular expression. Groups: `many`, `which` and `limit`, each optional."""
    which: tuple[str, ...] = ()
    """The words that the group `which` may hold, such as the ten actions; empty if it is a number."""
    noun: str = ""
    """The beginning of the keys of the texts for these words: `sabika-ware-` for `sabika-ware-marble`."""
    kind: int = OTHER
    icon: str = ""
    """The name of its icon; empty if it is shown in words."""
    effects: tuple[type[Effect[Any]], ...] = ()
    """Effects that only this verb puts on the stack."""

    def __init__(self) -> None:
        self.pattern: Final = re.compile(self.form)

    def read(self, text: str) -> Step | None:
        """The step written as `text`; None if that is not this verb."""
        match = self.pattern.fullmatch(text)
        if match is None:
            return None
        found = match.groupdict()
        which = found.get("which")
        return Step(
            self,
            _count(found.get("many") or "1"),
            0 if which is None else self.which.index(which) if self.which else _count(which),
            _count(found["limit"]) if "limit" in found else 0,
        )

    @property
    def text(self) -> str:
        """The key of its words."""
        return f"sabika-effect-{self.name.replace(' ', '-')}"

    def which_text(self, which: int) -> str:
        """The key of the noun for one of the words in `which`."""
        return self.noun + self.which[which]

    def icon_of(self, step: Step) -> str:
        return self.icon

    def dinars(self, step: Step) -> int:
        """The dinars that a plain step brings."""
        return 0

    def gives(self, step: Step) -> tuple[str, ...]:
        """What a player may have more of after this step, by the names in `things.GIVEN`."""
        return ()

    def leads_to(self, step: Step) -> str:
        """The place of the components whose bonus this step brings at no cost."""
        return NOWHERE

    def need(self, state: Open, player: int, step: Step, barred: tuple[int, ...]) -> int:
        """The dinars needed to do this step; IMPOSSIBLE if something else is missing.

        `barred`: red poems that may not be reactivated within their own effect (OQ-41).
        """
        return 0

    @abstractmethod
    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        """Carries out the step, or puts an effect that does so on the stack. `must`: it may not be waived."""

    @abstractmethod
    def worth(self, estimates: Estimates, step: Step) -> float:
        """What the step is worth to a seat, in points of prestige."""

    def __repr__(self) -> str:
        return self.name


class Step(NamedTuple):
    """One part of a bonus: a verb with its number, its material or action, and a second number."""

    verb: Verb
    many: int = 1
    which: int = 0
    limit: int = 0


class Bonus(NamedTuple):
    """One of several branches, each a row of steps."""

    text: str
    branches: tuple[tuple[Step, ...], ...]

    @property
    def plain(self) -> bool:
        """Whether it gives only dinars, prestige and parias: no choice, no room needed, no order that could matter."""
        return len(self.branches) == 1 and all(step.verb.kind == PLAIN for step in self.branches[0])


VERBS: Final[list[Verb]] = []
"""All verbs. `verbs/__init__.py` fills the list, since verbs import the rules and the rules read bonuses."""
_READ: Final[dict[str, Bonus]] = {}


def read_bonus(text: str) -> Bonus:
    """The bonus written as `text`, cached."""
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
    for verb in VERBS:
        step = verb.read(text)
        if step is not None:
            keys = [verb.text]
            if verb.which:
                keys.append(verb.which_text(step.which))
            for key in keys:
                if not has_text(key):
                    raise BonusError(message("sabika-refused-bonus-unsaid", word=shown(text), key=key))
            return step
    raise BonusError(message("sabika-refused-bonus-word", word=shown(text)))


def _count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 20:
        raise BonusError(message("sabika-refused-bonus-count", number=shown(text, 20)))
    return number


def _add(words: list[str], text: str) -> int:
    """Adds a word to the list and returns its number."""
    words.append(text)
    return len(words) - 1


# Rules of a blue poem

TRIGGERS: Final[list[str]] = []
"""The occasions on which a blue poem gives a bonus."""

INCOME: Final[int] = _add(TRIGGERS, "income")
ON_STARTING: Final[int] = _add(TRIGGERS, "on starting")
ON_SEAL: Final[int] = _add(TRIGGERS, "on seal")
ON_WOOD: Final[int] = _add(TRIGGERS, "on wood building")
ON_MINOR: Final[int] = _add(TRIGGERS, "on minor")
ON_MAJOR: Final[int] = _add(TRIGGERS, "on major")
ON_STOREHOUSE: Final[int] = _add(TRIGGERS, "on storehouse")
ON_CONSOLIDATE: Final[int] = _add(TRIGGERS, "on consolidate")
ON_EXPORT: Final[int] = _add(TRIGGERS, "on export")
ON_PROCESS: Final[int] = _add(TRIGGERS, "on process")
ON_QUARRY: Final[int] = _add(TRIGGERS, "on quarry")
ON_CARVE: Final[int] = _add(TRIGGERS, "on carve")
ON_STORED_HERE: Final[int] = _add(TRIGGERS, "on stored here")

CHANGES: Final[list[str]] = []
"""The numbers that blue poems change for their owner; each starts at 0, and the changes add up."""

FREE_STEPS: Final[int] = _add(CHANGES, "free steps")
NO_TOLL: Final[int] = _add(CHANGES, "no toll")
SECONDARY_FREE: Final[int] = _add(CHANGES, "secondary free")
MARKET_TRANSACTIONS: Final[int] = _add(CHANGES, "market transactions")
CARVING_MATERIALS: Final[int] = _add(CHANGES, "carving materials")
CARVING_PRESTIGE: Final[int] = _add(CHANGES, "carving prestige")
ROUTE_DISCOUNT: Final[int] = _add(CHANGES, "route discount")
REST_DINARS: Final[int] = _add(CHANGES, "rest dinars")
REST_WITHOUT_LOSS: Final[int] = _add(CHANGES, "rest without loss")
GOODS_ROOM: Final[int] = _add(CHANGES, "goods room")
REPEAT_MATERIALS: Final[int] = _add(CHANGES, "repeat materials")
TRIBUTE_DISCOUNT: Final[int] = _add(CHANGES, "tribute discount")
PRODUCE_PROCESSES: Final[int] = _add(CHANGES, "produce processes")
EXPORT_BASE: Final[int] = _add(CHANGES, "export base")
CARVE_DISCOUNT: Final[int] = _add(CHANGES, "carve discount")
TOLL_DISCOUNT: Final[int] = _add(CHANGES, "toll discount")
CHANGE_COUNT: Final[int] = len(CHANGES)


class Lasting(NamedTuple):
    """A blue poem's effect: bonuses on occasions, and changes of numbers."""

    text: str
    triggers: tuple[tuple[int, str], ...]
    changes: tuple[tuple[int, int], ...]


def read_lasting(text: str) -> Lasting:
    """The lasting effect written as `text`."""
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

EVENT_CHANGES: Final[list[str]] = []
"""The numbers that an active event changes for every human player (S-EV-01 to S-EV-17)."""

BUYING_DISCOUNT: Final[int] = _add(EVENT_CHANGES, "buying discount")
SELLING_BONUS: Final[int] = _add(EVENT_CHANGES, "selling bonus")
CARVING_DISCOUNT: Final[int] = _add(EVENT_CHANGES, "carving discount")
EXPORT_PARIAS: Final[int] = _add(EVENT_CHANGES, "export parias")
EVENT_REPEATS: Final[int] = _add(EVENT_CHANGES, "repeat materials")
EVENT_TRIBUTE_DISCOUNT: Final[int] = _add(EVENT_CHANGES, "tribute discount")
CARVING_SURCHARGE: Final[int] = _add(EVENT_CHANGES, "carving surcharge")
MATERIAL_LOSS: Final[int] = _add(EVENT_CHANGES, "material loss")
TRIBUTE_SURCHARGE: Final[int] = _add(EVENT_CHANGES, "tribute surcharge")
ROUTE_SURCHARGE: Final[int] = _add(EVENT_CHANGES, "route surcharge")
CONSOLIDATING_COSTS: Final[int] = _add(EVENT_CHANGES, "consolidating costs")
FEWER_FREE_STEPS: Final[int] = _add(EVENT_CHANGES, "fewer free steps")
TOLL_SURCHARGE: Final[int] = _add(EVENT_CHANGES, "toll surcharge")
SECONDARY_SURCHARGE: Final[int] = _add(EVENT_CHANGES, "secondary surcharge")
TRIBUTE_DINARS: Final[int] = _add(EVENT_CHANGES, "tribute dinars")
EVENT_CHANGE_COUNT: Final[int] = len(EVENT_CHANGES)


def read_event(text: str) -> tuple[int, ...]:
    """An event's numbers, one for each of EVENT_CHANGES: `buying discount 1; selling bonus 1`."""
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
    """`2 per poem, at most 14`: points for each of a measure, up to a limit (0 for none)."""

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
