"""The components on offer in a game of Sabika, and who took them: the data of a balance report."""

from __future__ import annotations

from typing import Any

from partal.core.event import Event

from partal.sabika.rules.things import CITIES
from partal.sabika.rules.view import View

TURNED = {"turned-poem": "poem", "turned-minor": "minor-card", "turned-store": "store-tile"}


class Takings:
    """Collects the data from the events of one game."""

    def __init__(self, view: View) -> None:
        """`view` is a spectator's, before the first answer."""
        shown, content = view, view.content
        self.seats = view.seats
        self.city_tiles = [content.cities[tile].id for tile in shown.city_tiles]
        self.offered: set[str] = {f"poem {number} {half}" for number in shown.poem_display for half in ("blue", "red")}
        self.offered |= {f"minor-card {number}" for number in shown.minor_display}
        self.offered |= {f"store-tile {number}" for number in shown.store_display if number}
        self.offered |= {f"major-poem {content.major_poems[index].id}" for index in shown.major_poems}
        self.offered |= {f"major-tile {number}" for number in shown.major_tiles}
        self.offered |= {f"city {tile}" for tile in self.city_tiles}
        self.offered |= {f"consolidated {tile}" for tile in self.city_tiles}
        self.taken: dict[str, list[int]] = {}
        self.wishes: dict[str, list[int]] = {}
        """The points that each wish in the tower has brought each seat."""

    def hear(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if event.kind in TURNED:
                self._turned(TURNED[event.kind], event.words[0])
            elif event.kind == "dealt-tiles":
                self.offered |= {f"start-tile {number}" for number in event.secret}
            elif event.kind == "fulfilled-wish":
                points = self.wishes.setdefault(event.words[0], [0] * self.seats)
                if event.seat < self.seats:
                    points[event.seat] += int(event.words[1])
            elif 0 <= event.seat < self.seats:
                component = self._component(event)
                if component:
                    self.taken.setdefault(component, []).append(event.seat)

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

    def result(self) -> dict[str, Any]:
        return {
            "offered": sorted(self.offered),
            "taken": {name: self.taken[name] for name in sorted(self.taken)},
            "wishes": {name: self.wishes[name] for name in sorted(self.wishes)},
        }
