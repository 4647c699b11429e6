"""Who is ahead in what in Sabika: wishes, carved major poems, the trade card, and what is left at the end."""

from __future__ import annotations

from collections.abc import Sequence

from partal.core.message import message

from partal.sabika.rules.bonus import Count
from partal.sabika.rules.components import MajorPoem
from partal.sabika.rules.open import is_yusuf
from partal.sabika.rules.scoring import (
    SCORINGS_LEFT,
    choose_colour,
    holding_of,
    leftover_points,
    major_poem_points,
    tally,
    trade_points,
    wish_points,
)
from partal.sabika.rules.things import WISH_ROUNDS, YUSUF
from partal.sabika.rules.view import View
from partal.sabika.words.effects import (
    describe_count,
    describe_major_poem,
    describe_wish,
    major_poem_word,
    wish_word,
)
from partal.words.outlook import Contest, Outlook
from partal.words.teller import Name

Tallies = list[list[int]]


def outlook(view: View, names: Sequence[Name]) -> Outlook:
    """Every wish that is still scored, every major poem that somebody has carved, the trade card.

    The totals are as if this round were the last and ended now (S-EOG-02): wishes, major poems, trade card and what is
    left. Tribute is left out, because how it is paid is still open.
    """
    holdings = [holding_of(view, player) for player in range(view.players)]
    tallies = [tally(holding, view.content) for holding in holdings]
    wishes = [wish(view, tallies, place) for place in range(len(view.wishes)) if left(view, place)]
    poems = [
        major_poem(view, tallies, owner, view.content.major_poems[index], names)
        for owner in range(view.players)
        for index in view.grey[owner]
    ]
    contests = (*wishes, *poems, trade_card(view, tallies))
    if not view.todo:  # The game is over, and everything has been scored.
        return Outlook(contests, view.scores(), None)
    points = [view.prestige(player) + sum(leftover_points(holdings[player])) for player in range(view.players)]
    totals = tuple([now + sum([one.points[player] for one in contests]) for player, now in enumerate(points)])
    return Outlook(contests, totals, message("sabika-outlook-note"))


def left(view: View, place: int) -> int:
    """How often the wish at this place is still scored (S-WISH-01)."""
    return SCORINGS_LEFT[min(view.round, len(SCORINGS_LEFT) - 1)][place]


def wish(view: View, tallies: Tallies, place: int) -> Contest:
    """A wish: what each player would get for it now, and for the most useful thing more (S-WISH-05)."""
    card = view.content.wishes[view.wishes[place]]
    points = tuple([wish_points(counts, card.elements, view.variant) for counts in for_wishes(view, tallies)])
    more = []
    for player, now in enumerate(points):
        grown = [
            wish_points(
                for_wishes(view, with_one(tallies, player, element.measure))[player], card.elements, view.variant
            )
            for element in card.elements
        ]
        more.append(max(grown) - now)
    rounds = [number for number in WISH_ROUNDS[place:] if number >= view.round]
    about = message(
        "sabika-outlook-wish",
        wish=describe_wish(card.elements, view.variant),
        times=len(rounds),
        next=rounds[0],
    )
    return Contest(wish_word(card), about, "S-WISH-05", points, points, tuple(more))


def for_wishes(view: View, tallies: Tallies) -> Tallies:
    """The tallies that wishes count; by house rule Yusuf's minor poems take one colour in each scoring (ED-10)."""
    if not (view.variant.solo_split_poems and is_yusuf(view, YUSUF)):
        return tallies
    chosen = [counts.copy() for counts in tallies]
    choose_colour(chosen[YUSUF], [view.content.wishes[index].elements for index in view.wishes])
    return chosen


def with_one(tallies: Tallies, player: int, measure: int) -> Tallies:
    """The tallies if a player had one more of a measure."""
    changed = [counts.copy() if other == player else counts for other, counts in enumerate(tallies)]
    changed[player][measure] += 1
    return changed


def major_poem(view: View, tallies: Tallies, owner: int, poem: MajorPoem, names: Sequence[Name]) -> Contest:
    """A carved major poem: it scores for its owner alone, but in a majority everybody counts (S-MPOEM-01)."""
    now = major_poem_points(owner, poem, tallies, view.content, view.variant)
    grown = major_poem_points(owner, poem, with_one(tallies, owner, poem.measure), view.content, view.variant)
    own = [0] * view.players
    own[owner] = now
    more = [0] * view.players
    more[owner] = grown - now
    return Contest(
        message("sabika-sheet-note-poem", poem=major_poem_word(poem), name=names[owner]),
        describe_major_poem(poem, view.content),
        "S-MPOEM-01",
        tuple([counts[poem.measure] for counts in tallies]),
        tuple(own),
        tuple(more),
    )


def trade_card(view: View, tallies: Tallies) -> Contest:
    """The trade card (S-TRADE-01)."""
    trade = view.content.trades[view.trade]
    points = tuple([trade_points(view, counts) for counts in tallies])
    more = [
        trade_points(view, with_one(tallies, player, trade.measure)[player]) - points[player]
        for player in range(view.players)
    ]
    return Contest(
        message("sabika-sheet-trade"),
        describe_count(Count(trade.points, trade.measure, 0)),
        "S-TRADE-01",
        tuple([counts[trade.measure] for counts in tallies]),
        points,
        tuple(more),
    )
