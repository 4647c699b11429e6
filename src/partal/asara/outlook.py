"""Who is ahead in what in Asara: the yearly scoring and the rankings of the final scoring, as the rules score them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from partal.core.message import message

from partal.asara.rules.scoring import CATEGORIES, MOST, TALLEST, Holding, final, yearly
from partal.asara.rules.things import (
    COLOURS,
    FROM_COLOURS,
    FROM_TOWERS,
    MIDDLE,
    SOURCE_CLAUSES,
    SOURCES,
    Tower,
    new_tower,
    slot_of,
)
from partal.asara.rules.view import View
from partal.words.outlook import Contest, Outlook
from partal.words.teller import Name

YEARLY = ("towers", "gold", "lit", "favour")
Towers = tuple[Tower, ...]


def outlook(view: View, _: Sequence[Name]) -> Outlook:
    """The yearly scoring as it would be now (A-YSC-01), then every ranking of the final scoring (A-FIN-01).

    The totals are as if this year ended now and were the last; money and what is behind the screens is left out.
    """
    holdings = [holding(view, seat) for seat in range(view.seats)]
    now = final(holdings, view.content, view.variant)
    this_year = [yearly(view.towers[seat], view.favour == seat, 0) for seat in range(view.seats)]
    contests = [*yearly_contests(view, this_year)]
    contests += [ranking(view, holdings, now, category) for category in range(len(CATEGORIES) - 1)]
    totals = tuple([view.prestige(seat) + sum(this_year[seat]) + sum(now[seat]) for seat in range(view.seats)])
    if not view.todo:  # The game is over, and everything has been scored.
        return Outlook(tuple(contests), view.scores(), None)
    note = None if view.variant.open_money else message("asara-outlook-note")
    return Outlook(tuple(contests), totals, note)


def holding(view: View, seat: int) -> Holding:
    """What everybody sees of a player; money that is hidden counts as none."""
    return Holding(view.towers[seat], view.money[seat] or 0)


def yearly_contests(view: View, now: list[tuple[int, int, int, int]]) -> list[Contest]:
    found = []
    for place, name in enumerate(YEARLY):
        if name == "lit" and not view.variant.lights:
            continue
        grown = [yearly(with_more(name)(view.towers[seat]), True, 0)[place] for seat in range(view.seats)]
        points = tuple([row[place] for row in now])
        more = tuple([after - before for after, before in zip(grown, points)])
        text = message("asara-outlook-yearly")
        clause = SOURCE_CLAUSES[FROM_TOWERS + place]
        found.append(Contest(message(f"asara-source-{name}"), text, clause, points, points, more))
    return found


def with_more(name: str) -> Callable[[Towers], Towers]:
    """One more of what the yearly scoring counts."""
    if name == "towers":
        return lambda towers: (*towers, new_tower(0, 0, 0))
    if name == "gold":
        return lambda towers: (towers[0].with_part(slot_of(MIDDLE, 1)), *towers[1:]) if towers else ()
    if name == "lit":
        return lambda towers: (towers[0].with_light(0), *towers[1:]) if towers else ()
    return lambda towers: towers


def ranking(view: View, holdings: list[Holding], now: list[list[int]], category: int) -> Contest:
    """A ranking of the final scoring: heights, or the number of towers, and what one more would bring (A-FIN-01)."""
    counts = tuple([count(one.towers, category) for one in holdings])
    more = []
    for seat, own in enumerate(holdings):
        after = [
            one if other != seat else own._replace(towers=raised(own.towers, category))
            for other, one in enumerate(holdings)
        ]
        more.append(final(after, view.content, view.variant)[seat][category] - now[seat][category])
    first, second = view.content.ranks[category]
    source = FROM_COLOURS + category
    return Contest(
        message(f"asara-source-{SOURCES[source]}"),
        message(f"asara-outlook-{'most' if category == MOST else 'tallest'}", first=first, second=second),
        SOURCE_CLAUSES[source],
        counts,
        tuple([row[category] for row in now]),
        tuple(more),
    )


def of_category(towers: Towers, category: int) -> list[Tower]:
    return [tower for tower in towers if category >= TALLEST or tower.colour == category]


def count(towers: Towers, category: int) -> int:
    """The tallest tower's height, or how many towers there are."""
    return (
        len(towers) if category == MOST else max([tower.height for tower in of_category(towers, category)], default=0)
    )


def raised(towers: Towers, category: int) -> Towers:
    """These towers with one part more on the tallest that counts, or with a first tower; with one tower more."""
    mine = of_category(towers, category)
    if category == MOST or not mine:
        return (*towers, new_tower(category if category < len(COLOURS) else 0, 0, 0))
    tallest = max(mine, key=lambda tower: (tower.height, tower.lights()))
    place = towers.index(tallest)
    return (*towers[:place], tallest.with_part(slot_of(MIDDLE, 0)), *towers[place + 1 :])
