"""What reports tell about Asara: the spaces, parts and colours of towers that players take, and what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from partal.core.decision import Decision, Option
from partal.core.event import Event
from partal.core.message import Message, message

from partal.asara.rules.actions import PART_WORDS, place_word
from partal.asara.rules.things import AREA_COUNT, AREAS, COLOURS, HOUSE, ORDINARY, TENT
from partal.asara.rules.view import View
from partal.asara.words.nouns import PART_BY_WORD, colour_of_word, part_word
from partal.asara.words.nouns import place_word as place_in_words

if TYPE_CHECKING:
    from partal.game import Watched

KINDS: Final[Mapping[str, bool]] = {"tower": True, "part": True, "space": True}
LAID: Final = ("laid", "laid-pair", "laid-face-down")
COUNTED: Final = {
    "laid-pair": "pairs",
    "bought": "parts",
    "bribed": "bribes",
    "founded": "towers",
    "raised": "raised",
    "lit": "lights",
    "took-nothing": "nothing",
}
"""Events that count as something done, with the name of it."""


class Takings:
    """What was on offer in one game and who took it, collected from its events."""

    def __init__(self, view: View) -> None:
        self.seats: Final = view.seats
        closed = {TENT: not view.variant.recruits, HOUSE: not view.variant.lights}
        areas = [area for area in range(AREA_COUNT) if not closed.get(area)]
        self.offered = {f"space {place_word(place)}" for area in areas for place in view.places_in(area)}
        self.offered |= {f"tower {colour}" for colour in COLOURS}
        self.offered |= {f"part {PART_WORDS[part]}" for part in range(ORDINARY) if view.display[part]}
        self.taken: dict[str, list[int]] = {}
        self.deeds: dict[str, list[int]] = {}

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "refilled":
                self.offered |= {f"part {part}" for part in event.words}
            if event.seat < 0:
                continue
            if event.kind in LAID:
                self._take(f"space {event.words[0]}", event.seat)
                self._count(f"laid-{event.words[0].partition('-')[0]}", event.seat)
            elif event.kind in ("bought", "bribed"):
                self._take(f"part {event.words[0]}", event.seat)
            elif event.kind == "founded":
                self._take(f"tower {event.words[0]}", event.seat)
            elif event.kind == "paid":
                self._count("spent", event.seat, int(event.words[0]))
            if event.kind in COUNTED:
                self._count(COUNTED[event.kind], event.seat)

    def answered(self, decision: Decision, option: Option) -> None:
        """Nothing: events say all of it."""

    def _take(self, component: str, seat: int) -> None:
        self.offered.add(component)
        self.taken.setdefault(component, []).append(seat)

    def _count(self, deed: str, seat: int, count: int = 1) -> None:
        self.deeds.setdefault(deed, [0] * self.seats)[seat] += count

    def result(self) -> Watched:
        from partal.game import Watched

        return Watched(sorted(self.offered), self.taken, self.deeds, {})


watch: Final = Takings


def kind_name(kind: str) -> Message:
    return message(f"asara-report-kind-{kind}")


def component_name(component: str) -> Message:
    kind, _, name = component.partition(" ")
    if kind == "tower":
        return colour_of_word(name)
    if kind == "part":
        return part_word(PART_BY_WORD[name])
    area, _, amount = name.partition("-")
    return place_in_words(AREAS.index(area), int(amount or 0))


def deed_name(deed: str) -> Message:
    if deed.startswith("laid-"):
        return message("asara-report-laid", area=message(f"asara-page-area-{deed.removeprefix('laid-')}"))
    return message(f"asara-report-deed-{deed}")


def question_name(prompt: str) -> Message:
    return message(f"asara-report-question-{prompt.partition('.')[2]}")


def source_name(source: str) -> Message:
    return message(f"asara-source-{source}")


def section_name(number: int) -> Message:
    return message("asara-report-section", number=number)
