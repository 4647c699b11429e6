"""The balance report: what bots score by seat, which components they take, and how often the takers win."""

from __future__ import annotations

from typing import Any, Final

from partal.core.event import Event
from partal.core.message import COMMA, Message, Value, joined, message

from partal.sabika.rules.things import CITIES
from partal.sabika.rules.view import View
from partal.words import in_words
from partal.words.numbers import decimal

TURNED: Final = {"turned-poem": "poem", "turned-minor": "minor-card", "turned-store": "store-tile"}
KINDS: Final = ("start-tile", "poem", "major-poem", "city", "consolidated", "major-tile", "store-tile")
"""The kinds of components, in the order of the report."""
ALWAYS_TAKEN: Final = ("major-tile", "store-tile", "city")
"""Kinds whose components are meant for everybody, so being taken in nearly every game says nothing about them."""
RARE: Final = 0.05
COMMON: Final = 0.95
DEVIATION: Final = 0.10
"""A component stands out if it is taken less often than RARE or more often than COMMON when on offer, or if its takers'
share of wins differs by more than DEVIATION from that of its kind: players who can afford more of a kind win more
anyway."""
FEWEST: Final = 50
"""With fewer takers, a share of wins is meaningless."""


class Takings:
    """What was on offer in one game and who took it, collected from its events."""

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


class Sums:
    """Sums over many watched games with the same number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.scores: list[int] = [0] * seats
        self.wins: list[float] = [0.0] * seats
        self.offered: dict[str, int] = {}
        self.taken: dict[str, int] = {}
        self.takers: dict[str, int] = {}
        self.takers_won: dict[str, float] = {}
        self.wishes: dict[str, list[int]] = {}
        """By wish: in how many games it came into the tower, and the points it gave all seats together."""

    def add(self, result: dict[str, Any]) -> None:
        """Adds one game."""
        self.games += 1
        won = {seat: 1 / len(result["winners"]) for seat in result["winners"]}
        for seat in range(self.seats):
            self.scores[seat] += result["scores"][seat]
            self.wins[seat] += won.get(seat, 0.0)
        for name, points in result["wishes"].items():
            sums = self.wishes.setdefault(name, [0, 0])
            sums[0] += 1
            sums[1] += sum(points)
        for name in result["offered"]:
            self.offered[name] = self.offered.get(name, 0) + 1
        for name, seats in result["taken"].items():
            self.taken[name] = self.taken.get(name, 0) + 1
            for seat in set(seats):
                self.takers[name] = self.takers.get(name, 0) + 1
                self.takers_won[name] = self.takers_won.get(name, 0.0) + won.get(seat, 0.0)

    def taken_share(self, name: str) -> float:
        """The share of games in which it was taken, among those in which it was on offer."""
        return self.taken.get(name, 0) / self.offered[name]

    def winners_share(self, name: str) -> float:
        """The share of its takers who won."""
        return self.takers_won.get(name, 0.0) / self.takers[name] if self.takers.get(name) else 0.0

    def kind_share(self, kind: str) -> float:
        """The share of winners among all takers of components of this kind."""
        names = [name for name in self.takers if name.split()[0] == kind]
        takers = sum([self.takers[name] for name in names])
        return sum([self.takers_won[name] for name in names]) / takers if takers else 0.0

    def deviation(self, name: str) -> float:
        """How much more often its takers won than those of its kind."""
        return self.winners_share(name) - self.kind_share(name.split()[0])

    def wish_worth(self, name: str) -> float:
        """The points that a wish gives a player in a game in which it comes into the tower."""
        games, points = self.wishes[name]
        return points / games / self.seats

    def stands_out(self, name: str) -> Message | None:
        """How a component stands out; None if it does not."""
        notes = []
        if self.taken_share(name) < RARE:
            notes.append(message("sabika-balance-rare"))
        if self.taken_share(name) > COMMON and name.split()[0] not in ALWAYS_TAKEN:
            notes.append(message("sabika-balance-common"))
        if self.takers.get(name, 0) >= FEWEST and abs(self.deviation(name)) > DEVIATION:
            notes.append(message("sabika-balance-off"))
        return joined(notes, COMMA) if notes else None

    # The report

    def report(self) -> str:
        """The report as Markdown, in the current language."""
        lines = [f"## {message('sabika-balance-title', seats=self.seats, games=self.games)}", ""]
        lines += head("seat", "mean", "wins")
        for seat in range(self.seats):
            mean, won = self.scores[seat] / self.games, percent(self.wins[seat] / self.games, True)
            lines.append(row(str(seat), decimal(mean), won))
        lines += ["", in_words(message("sabika-balance-chance", share=percent(1 / self.seats, True))), ""]
        for kind in KINDS:
            names = sorted([name for name in self.offered if name.split()[0] == kind], key=_order)
            if names:
                lines += [f"### {message(f'sabika-balance-kind-{kind}')}", ""]
                lines += [in_words(message("sabika-balance-takers", share=percent(self.kind_share(kind)))), ""]
                lines += head("component", "offered", "taken", "won", "against", "note")
                lines += [self._component(name) for name in names]
                lines.append("")
        if self.wishes:
            lines += [f"### {message('sabika-balance-wishes')}", "", *head("wish", "games", "worth")]
            for name in sorted(self.wishes):
                lines.append(row(name, str(self.wishes[name][0]), decimal(self.wish_worth(name))))
            lines.append("")
        return "\n".join(lines)

    def _component(self, name: str) -> str:
        won: Value = "-"
        against: Value = "-"
        if self.takers.get(name):
            won, against = percent(self.winners_share(name)), f"{100 * self.deviation(name):+.0f}"
        _, number, *half = name.split()
        called: Value = message(f"sabika-balance-half-{half[0]}", number=number) if half else number
        taken = percent(self.taken_share(name))
        return row(called, str(self.offered[name]), taken, won, against, self.stands_out(name))


def head(*columns: str) -> list[str]:
    """The first two lines of a table."""
    return [row(*[message(f"sabika-balance-column-{column}") for column in columns]), f"|{'---|' * len(columns)}"]


def row(*cells: Value | None) -> str:
    """A line of a table."""
    return f"| {' | '.join([in_words(cell) for cell in cells])} |"


def percent(share: float, digits: bool = False) -> Message:
    number = decimal(100 * share) if digits else f"{100 * share:.0f}"
    return message("sabika-balance-percent", number=number)


def _order(name: str) -> tuple[str, int, str]:
    """Sorts by number if there is one."""
    word = name.split()[1]
    digits = "".join(letter for letter in word if letter.isdigit())
    letters = "".join(letter for letter in word if letter.isalpha())
    return letters, int(digits or 0), name
