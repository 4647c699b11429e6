"""A seat's estimates from what it sees: what it owns, what it could build, and what a part is worth to it."""

from __future__ import annotations

from typing import Final

from partal.core.decision import Option

from partal.asara.rules.notation import (
    Go,
)
from partal.asara.rules.open import Open, most_parts
from partal.asara.rules.scoring import first_two
from partal.asara.rules.things import (
    BASE,
    CIRCLE,
    COLOUR_COUNT,
    MIDDLE,
    ORDINARY,
    PART_COLOUR,
    PART_GOLD,
    PART_KIND,
    PER_COLOUR,
    TOP,
    WINDOW,
    Tower,
    part_of,
)

# Estimated values, in points
MOST_TOWERS_SHARE: Final = 1.5
"""The value of one more tower in the ranking for most towers."""
RANK_SHARE: Final = 0.5
"""The share of a colour's ranking points, held now, that should last until the end."""
POINTS_PER_ASARI: Final = 0.35
"""The value of money while there is something to buy."""
HALF_A_PAIR: Final = 0.315
"""The share of a tower's value that its first half is worth if the other half is on show."""
HALF_UNSEEN: Final = 0.15
"""That share if the other half is not on show yet."""


class Estimates:
    """The estimates of one seat for one question."""

    def __init__(self, table: Open, seat: int, options: tuple[Option, ...]) -> None:
        """Valid until the table changes: its lists are not copied."""
        self.table: Final = table
        self.options: Final = options
        self.seat: Final = seat
        self.stored: Final = table.screen_of(seat)
        self.hand: Final = table.hand_of(seat)
        self.asari: Final = table.purse(seat)
        self.towers: Final = table.towers[seat]
        self.cards: Final = sum(self.hand)
        self.scorings: Final = table.content.years - table.year + 1
        """Yearly scorings still to come."""
        self.last_year: Final = self.scorings == 1
        stored = self.stored
        self.counts: Final = [stored[part] + stored[part + 1] for part in range(0, ORDINARY, PER_COLOUR)]
        """Stored parts of a kind and colour, plain and gold: kind * COLOUR_COUNT + colour."""
        self.pairs: Final = [min(self.count(BASE, colour), self.count(TOP, colour)) for colour in range(COLOUR_COUNT)]
        """Towers of a colour that could be founded."""
        self.inserts: Final = [
            self.count(MIDDLE, colour) + self.count(WINDOW, colour) for colour in range(COLOUR_COUNT)
        ]
        self.tallest: Final = heights(self.towers)
        """The seat's tallest tower of each colour; 0 if it has none."""
        self.rivals: Final = [heights(table.towers[other]) for other in range(table.seats) if other != seat]
        ready = 0
        for colour in range(COLOUR_COUNT):
            ready += self.ready_in(colour)
        self.ready: Final = ready
        """How many parts could be built."""
        self.plots: Final = table.free_plots()
        """Free plots in ascending order."""
        self.pair_for_circle: bool | None = None
        self.set_aside: Final = self.building_cost(ready)
        """Money reserved for building them."""

    # The seat's own parts

    def count(self, kind: int, colour: int) -> int:
        """Stored parts of a kind and colour, plain and gold."""
        return self.counts[kind * COLOUR_COUNT + colour]

    def completes(self, kind: int, colour: int) -> bool:
        """Whether the seat has a top waiting for this base, or a base for this top."""
        return self.count(kind, colour) < self.count(TOP - kind, colour)

    def ready_in(self, colour: int) -> int:
        """Parts of a colour that fit into a tower or make a new one."""
        table, bases, tops = self.table, self.count(BASE, colour), self.count(TOP, colour)
        inserts, lit = self.inserts[colour], self.stored[ORDINARY + colour]
        if not (bases or tops or inserts or lit):
            return 0
        if lit:
            lit = table.lit_to_build(self.seat, colour, lit, self.dark_built(colour), self.count(WINDOW, colour))
        return most_parts(bases, tops, inserts, lit, self.tallest[colour] > 0, table.variant.many_bases)

    def dark_windows(self, colour: int) -> int:
        """Closed windows of a colour, built or stored, that a lit window could cover in the end."""
        return self.dark_built(colour) + self.count(WINDOW, colour)

    def dark_built(self, colour: int) -> int:
        """Closed windows of a colour in the seat's towers that no lit window covers."""
        return self.table.dark_built(self.seat, colour)

    # Opponents

    def place_gained(self, colour: int, before: int, after: int) -> float:
        """Points that growing from one height to the other would add if the colour were ranked now."""
        return self.place_points(colour, after) - self.place_points(colour, before)

    def place_points(self, colour: int, height: int) -> float:
        """Points for a tower of this height if the colour were ranked now; as if no more than two shared a place."""
        if not height:
            return 0.0
        first, second = self.table.content.ranks[colour]
        best, leaders, runner, runners = first_two([height, *[rival[colour] for rival in self.rivals]])
        if height == best:
            return float(first) if leaders == 1 else (first + second) / 2
        return float(second) if runners and height == runner else 0.0

    # What a part is worth

    def worth(self, part: int) -> float:
        """The expected points from a part, less what its price could buy elsewhere."""
        kind, colour, gold = PART_KIND[part], PART_COLOUR[part], PART_GOLD[part]
        if self.last_year and self.cards < self.cards_needed(kind, colour):
            return -1.0
        height = self.tallest[colour]
        pairs = self.pairs[colour]
        inserts = self.inserts[colour]
        if kind in (BASE, TOP):
            if self.completes(kind, colour):
                share = 1.0
            elif self.completes(TOP - kind, colour):
                share = 0.0
            else:
                share = HALF_A_PAIR if self.on_show(TOP - kind, colour) else HALF_UNSEEN
            tower = 2 + self.scorings + MOST_TOWERS_SHARE
            if not height and not pairs:
                tower += RANK_SHARE * self.place_gained(colour, 0, 2 + inserts) + inserts
            value = share * (tower + gold * self.scorings)
        else:
            if not height and not pairs:
                return -1.0
            planned = max(height, 2 * min(pairs, 1)) + inserts
            value = 1 + gold * self.scorings + RANK_SHARE * self.place_gained(colour, planned, planned + 1)
        return value - self.table.price(part) * POINTS_PER_ASARI * (0.3 if self.last_year else 1.0)

    def cards_needed(self, kind: int, colour: int) -> int:
        """Buyers needed in the last year to buy such a part, its partner too if that is missing, and to build."""
        needed = 3 if self.circle_needs_pair() else 2
        if kind in (BASE, TOP) and not self.completes(kind, colour):
            needed += 1
        return needed

    def circle_needs_pair(self) -> bool:
        """Whether this seat needs a pair of buyers to reach the building circle; the table is asked once."""
        if self.pair_for_circle is None:
            self.pair_for_circle = self.table.needs_pair(self.seat, CIRCLE)
        return self.pair_for_circle

    def on_show(self, kind: int, colour: int) -> bool:
        part = part_of(kind, colour, 0)
        return self.table.display[part] + self.table.display[part + 1] > 0

    def best_part(self, parts: list[int]) -> tuple[float, int]:
        """The best part that the money not set aside can pay for; (0, -1) if none is worth anything."""
        most, best = 0.0, -1
        spare = self.asari - self.set_aside
        for part in parts:
            price = self.table.price(part)
            if price <= spare and price <= spare - self.further_building(part):
                worth = self.worth(part)
                if worth > most or (worth == most and worth > 0 and part > best):
                    most, best = worth, part
        return most, best

    def further_building(self, part: int) -> int:
        """The extra cost of building this part as well."""
        kind, colour = PART_KIND[part], PART_COLOUR[part]
        if kind in (MIDDLE, WINDOW):
            parts = 1
        else:
            parts = 2 if self.completes(kind, colour) else 0
        return self.building_cost(self.ready + parts) - self.set_aside

    def building_cost(self, parts: int) -> int:
        """The price of the plot that takes this many parts, or of the largest free one; next year's if none is free."""
        if not parts:
            return 0
        for plot in self.plots:
            if plot >= parts:
                return plot
        return self.plots[-1] if self.plots else parts

    # Where to go

    def go(self, area: int) -> list[Go]:
        """The offered places of an area."""
        return [option for option in self.options if isinstance(option, Go) and option.area == area]

    def is_cheap(self, area: int) -> bool:
        """Whether one buyer is enough to get there."""
        return not self.table.needs_pair(self.seat, area)


def heights(towers: tuple[Tower, ...]) -> list[int]:
    """The tallest tower of each colour; 0 if there is none."""
    tallest = [0] * COLOUR_COUNT
    for tower in towers:
        if tower.height > tallest[tower.colour]:
            tallest[tower.colour] = tower.height
    return tallest
