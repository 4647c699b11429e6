"""What reports tell about Sabika: the components that players take, what cards score for all, and what players do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from partal.core.decision import Decision, Option
from partal.core.event import Event
from partal.core.message import Message, message

from partal.sabika.rules.things import ACTION_OF, ACTIONS, CITIES, SQUARES
from partal.sabika.rules.view import View

if TYPE_CHECKING:
    from partal.game import Watched

TURNED: Final = {"turned-poem": "poem", "turned-minor": "minor-card", "turned-store": "store-tile"}
KINDS: Final[Mapping[str, bool]] = {
    "start-tile": False,
    "poem": False,
    "major-poem": False,
    "city": True,
    "consolidated": False,
    "major-tile": True,
    "minor-card": True,
    "store-tile": True,
}
COUNTED: Final = (
    "rested",
    "processed",
    "expanded",
    "activated",
    "bought",
    "sold",
    "traded",
    "built-major",
    "built-minor",
    "balanced",
    "favoured",
    "shipped",
    "exported",
    "consolidated",
    "reactivated",
    "took-seal",
)
"""Events that count as something done."""
CARVED: Final = {"blue": "carved-blue", "red": "carved-red", "grey": "carved-grey"}
"""Carving counts by colour; major poems are grey."""


class Takings:
    """What was on offer in one game, who took it, and what it scored, collected from its events."""

    def __init__(self, view: View) -> None:
        """`view` is a spectator's, before the first answer."""
        shown, content = view, view.content
        self.seats: Final = view.seats
        self.city_tiles = [content.cities[tile].id for tile in shown.city_tiles]
        self.offered: set[str] = {f"poem {number} {half}" for number in shown.poem_display for half in ("blue", "red")}
        self.offered |= {f"minor-card {number}" for number in shown.minor_display}
        self.offered |= {f"store-tile {number}" for number in shown.store_display if number}
        self.offered |= {f"major-poem {content.major_poems[index].id}" for index in shown.major_poems}
        self.offered |= {f"major-tile {number}" for number in shown.major_tiles}
        self.offered |= {f"city {tile}" for tile in self.city_tiles}
        self.offered |= {f"consolidated {tile}" for tile in self.city_tiles}
        self.taken: dict[str, list[int]] = {}
        self.deeds: dict[str, list[int]] = {}
        self.worth: dict[str, list[int]] = {}

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind in TURNED:
                self._turned(TURNED[event.kind], event.words[0])
            elif event.kind == "dealt-tiles":
                self.offered |= {f"start-tile {number}" for number in event.secret}
            elif event.kind == "fulfilled-wish":
                points = self.worth.setdefault(f"wish {event.words[0]}", [0] * self.seats)
                if event.seat < self.seats:
                    points[event.seat] += int(event.words[1])
            elif 0 <= event.seat < self.seats:
                component = self._component(event)
                if component:
                    self.taken.setdefault(component, []).append(event.seat)
                deed = self._deed(event)
                if deed:
                    self.deeds.setdefault(deed, [0] * self.seats)[event.seat] += 1

    def answered(self, decision: Decision, option: Option) -> None:
        """Nothing: events say all of it."""

    def _deed(self, event: Event) -> str:
        if event.kind == "worked":
            return f"worked-{ACTIONS[ACTION_OF[SQUARES.index(event.words[1])]]}"
        if event.kind == "carved":
            return CARVED[event.words[1]]
        return event.kind if event.kind in COUNTED else ""

    def _turned(self, kind: str, number: str) -> None:
        if kind == "poem":
            self.offered |= {f"poem {number} blue", f"poem {number} red"}
        else:
            self.offered.add(f"{kind} {number}")

    def _component(self, event: Event) -> str:
        words = event.words
        if event.kind == "carved":
            return f"major-poem {words[0]}" if words[1] == "grey" else f"poem {words[0]} {words[1]}"
        if event.kind == "built-major":
            return f"major-tile {words[0]}"
        if event.kind == "built-minor":
            return f"minor-card {words[0]}"
        if event.kind == "expanded":
            return f"store-tile {words[0]}"
        if event.kind == "revealed-tile":
            return f"start-tile {words[0]}"
        if event.kind == "shipped":
            return f"city {self.city_tiles[CITIES.index(words[0])]}"
        if event.kind == "consolidated":
            return f"consolidated {self.city_tiles[CITIES.index(words[0])]}"
        return ""

    def result(self) -> Watched:
        from partal.game import Watched

        return Watched(sorted(self.offered), self.taken, self.deeds, self.worth)


watch: Final = Takings


def kind_name(kind: str) -> Message:
    return message(f"sabika-report-kind-{kind}")


def component_name(component: str) -> Message:
    kind, number, *half = component.split()
    return message(f"sabika-report-{kind}", number=number, half=half[0] if half else "")


def deed_name(deed: str) -> Message:
    if deed.startswith("worked-"):
        return message("sabika-report-worked", action=message(f"sabika-action-{deed.removeprefix('worked-')}"))
    return message(f"sabika-report-deed-{deed}")


def question_name(prompt: str) -> Message:
    return message(f"sabika-report-question-{prompt.partition('.')[2]}")


def source_name(source: str) -> Message:
    return message(f"sabika-source-{source}")


def section_name(number: int) -> Message:
    return message("sabika-report-section", number=number)
