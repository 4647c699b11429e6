"""One player at a table of the rulebook tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from partal.core.decision import IllegalAnswer

from partal.sabika.rules import RULES
from partal.sabika.rules.things import (
    CITIES,
    CITY_COUNT,
    FAMILIES,
    GOODS,
    NO_SHIP,
    ON_RIGHT,
    RAWS,
    SQUARES,
    WARE_COUNT,
    WARES,
    WORKER_COUNT,
    WORKERS,
    WORKSHOP,
)
from partal.sabika.rules.view import View

if TYPE_CHECKING:
    from tests.sabika.table import Table


class Player:
    """One player: what they do, what they have, and what they see. Yusuf only has."""

    def __init__(self, table: Table, name: str, seat: int) -> None:
        self.table = table
        self.name = name
        self.seat = seat

    # Acting

    def answers(self, *notations: str) -> None:
        """Answers the open questions; if an answer was the only possible one, the table has already given it."""
        for notation in notations:
            self.table.hear(self, self.table.plain(notation))

    def works(self, worker: str, to: str) -> None:
        self.answers(f"work {worker} to {to}")

    def rests(self, worker: str) -> None:
        self.answers(f"rest {worker}")

    def does(self, *what: str) -> None:
        """`main`, or the secondary action of a space: `R2`, `B5`."""
        self.answers(*[f"do {word}" for word in what])

    def done(self) -> None:
        self.answers("done")

    # Choosing

    def choices(self) -> set[str]:
        """All answers offered now, spaces by the board's names; fails if somebody else is asked."""
        decision = self.table.decision
        assert decision.seat == self.seat, f"{self.table.asked} is asked, not {self.name}"
        return {self.table.named(option.notation) for option in decision.options}

    def offers(self, prefix: str) -> set[str]:
        """What follows this word in the answers offered now: `offers("work poet to")`."""
        return {choice.removeprefix(prefix).strip() for choice in self.choices() if choice.startswith(prefix + " ")}

    def squares(self, worker: str) -> set[str]:
        """Where this worker may go now."""
        self.table.waits_for(self.name, "sabika.turn")
        return self.offers(f"work {worker} to")

    def refused(self, notation: str) -> str:
        """The clause by which this answer is refused now; checks that nothing changes."""
        assert self.table.decision.seat == self.seat, f"{self.table.asked} is asked, not {self.name}"
        before, number = self.table.match.digest, self.table.match.number
        with pytest.raises(IllegalAnswer) as refusal:
            self.table.match.play(self.table.plain(notation))
        assert (self.table.match.digest, self.table.match.number) == (before, number)
        return refusal.value.clause

    # Having

    @property
    def dinars(self) -> int:
        return self.table.state.dinars[self.seat]

    @property
    def seals(self) -> int:
        return self.table.state.seals[self.seat]

    @property
    def parias(self) -> int:
        return self.table.state.parias[self.seat]

    @property
    def prestige(self) -> int:
        return self.table.state.prestige(self.seat)

    @property
    def favour(self) -> int:
        return self.table.state.favour[self.seat]

    @property
    def boxes(self) -> int:
        return self.table.state.boxes[self.seat]

    @property
    def balances(self) -> int:
        return self.table.state.balances[self.seat]

    @property
    def store(self) -> dict[str, int]:
        """Materials and goods in the storehouses, only what is there."""
        row = self.table.state.store[self.seat * WARE_COUNT : (self.seat + 1) * WARE_COUNT]
        return {WARES[ware]: held for ware, held in enumerate(row) if held}

    @property
    def annex(self) -> dict[str, int]:
        """Goods in a poem's room."""
        row = self.table.state.annex[self.seat * FAMILIES : (self.seat + 1) * FAMILIES]
        return {GOODS[good]: held for good, held in enumerate(row) if held}

    @property
    def raws(self) -> list[str]:
        """Raw materials on the processing spaces."""
        return [RAWS[family] for family in range(FAMILIES) if self.table.state.raws[self.seat * FAMILIES + family]]

    @property
    def poems(self) -> list[str]:
        """Carved poems: `2 blue`, `21 red`, `A1`."""
        state = self.table.state
        return [
            *[f"{number} blue" for number in state.blue[self.seat]],
            *[f"{number} red" for number in state.red[self.seat]],
            *[state.content.major_poems[index].id for index in state.grey[self.seat]],
        ]

    @property
    def ships(self) -> dict[str, str]:
        """`right` or `left` by city."""
        row = self.table.state.ships[self.seat * CITY_COUNT : (self.seat + 1) * CITY_COUNT]
        return {CITIES[c]: "right" if half == ON_RIGHT else "left" for c, half in enumerate(row) if half != NO_SHIP}

    @property
    def row(self) -> list[int]:
        """Minor buildings from left to right, 0 for the balance card."""
        return list(self.table.state.rows[self.seat])

    @property
    def majors(self) -> list[int]:
        return list(self.table.state.majors[self.seat])

    @property
    def storehouses(self) -> dict[int, tuple[int, int]]:
        """How often each expanded storehouse was expanded, and its top tile."""
        state = self.table.state
        rows = [(state.levels[self.seat * 4 + store], state.tops[self.seat * 4 + store]) for store in range(4)]
        return {store + 1: row for store, row in enumerate(rows) if row[0]}

    def place(self, worker: str) -> str:
        """The square of a worker, or `workshop`."""
        square = self.table.state.workers[self.seat * WORKER_COUNT + WORKERS.index(worker)]
        return "workshop" if square == WORKSHOP else SQUARES[square]

    def stands(self, worker: str) -> bool:
        return self.table.state.awake[self.seat * WORKER_COUNT + WORKERS.index(worker)] == 1

    @property
    def standing(self) -> list[str]:
        return [worker for worker in WORKERS if self.stands(worker)]

    # Seeing

    def sees(self) -> View:
        return RULES.view(self.table.state, self.seat)

    def hears(self) -> list[str]:
        """The log as this player may know it."""
        return self.table.match.log(self.seat)
