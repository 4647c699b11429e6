"""A balance report: what bots score by seat, which components they take, and how often the takers win."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

KINDS: Final = (
    ("start-tile", "Starting tiles"),
    ("poem", "Minor poems"),
    ("major-poem", "Major poems"),
    ("city", "City tiles: a ship there"),
    ("consolidated", "City tiles: consolidated"),
    ("major-tile", "Major construction tiles"),
    ("store-tile", "Storehouse tiles"),
)
RARE: Final = 0.05
COMMON: Final = 0.95
OFF: Final = 0.10
"""A component stands out if it is taken less often than RARE or more often than COMMON when on offer, or if its takers'
share of wins differs by more than OFF from that of its kind: players who can afford more of a kind win more anyway."""
FEWEST: Final = 50
"""With fewer takers, a share of wins is meaningless."""


class Balance:
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

    def off(self, name: str) -> float:
        """How much more often its takers won than those of its kind."""
        return self.winners_share(name) - self.kind_share(name.split()[0])

    def wish_worth(self, name: str) -> float:
        """The points that a wish gives a player in a game in which it comes into the tower."""
        games, points = self.wishes[name]
        return points / games / self.seats

    def stands_out(self, name: str) -> str:
        """How a component stands out; empty if it does not."""
        marks = []
        if self.taken_share(name) < RARE:
            marks.append("hardly ever taken")
        if self.taken_share(name) > COMMON and name.split()[0] not in ("major-tile", "store-tile", "city"):
            marks.append("nearly always taken")
        if self.takers.get(name, 0) >= FEWEST and abs(self.off(name)) > OFF:
            marks.append("winner's share off")
        return ", ".join(marks)


def report(sums: Iterable[Balance]) -> str:
    """The report as Markdown, for one or more runs."""
    lines: list[str] = []
    for balance in sums:
        lines += [f"## {balance.seats} players, {balance.games} games", "", "| seat | mean score | share of wins |"]
        lines.append("|---|---|---|")
        for seat in range(balance.seats):
            mean = balance.scores[seat] / balance.games
            lines.append(f"| {seat} | {mean:.1f} | {100 * balance.wins[seat] / balance.games:.1f} % |")
        chance = 100 / balance.seats
        lines += ["", f"A taker's share of wins would be {chance:.1f} % by chance.", ""]
        for kind, title in KINDS:
            names = sorted([name for name in balance.offered if name.split()[0] == kind], key=_order)
            if not names:
                continue
            lines += [
                f"### {title}",
                "",
                f"Of all takers {100 * balance.kind_share(kind):.0f} % won.",
                "",
                "| component | on offer | taken in | takers who won | against its kind | note |",
                "|---|---|---|---|---|---|",
            ]
            for name in names:
                won = against = "-"
                if balance.takers.get(name):
                    won = f"{100 * balance.winners_share(name):.0f} %"
                    against = f"{100 * balance.off(name):+.0f}"
                lines.append(
                    f"| {name.removeprefix(kind).strip()} | {balance.offered[name]} "
                    f"| {100 * balance.taken_share(name):.0f} % | {won} | {against} | {balance.stands_out(name)} |"
                )
            lines.append("")
        if balance.wishes:
            lines += ["### The Sultan's wishes", "", "| wish | games | prestige per player and game |", "|---|---|---|"]
            lines += [
                f"| {name} | {balance.wishes[name][0]} | {balance.wish_worth(name):.1f} |"
                for name in sorted(balance.wishes)
            ]
            lines.append("")
    return "\n".join(lines)


def _order(name: str) -> tuple[str, int, str]:
    """Sorts by number if there is one."""
    word = name.split()[1]
    digits = "".join(letter for letter in word if letter.isdigit())
    letters = "".join(letter for letter in word if letter.isalpha())
    return letters, int(digits or 0), name
