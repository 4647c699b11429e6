"""Who is ahead in what, as it is sent: reckoned from a spectator's view, so it is the same for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from partal.core.match import Match

from partal.games import GAMES
from partal.table import wire
from partal.table.summary import closings
from partal.words.outlook import Outlook, lead, leaders
from partal.words.teller import Name


def outlook_of(game: str, view: Any, names: Sequence[Name]) -> Outlook:
    """How a game stands; `view` is a spectator's."""
    assert view.seat is None
    return GAMES[game].foresight.outlook(view, names)


def sent_outlook(match: Match[Any], names: Sequence[Name]) -> wire.Outlook:
    found = outlook_of(match.rules.name, match.view(None), names)
    return {
        "contests": [
            {
                "name": one.name,
                "about": one.about,
                "clause": one.clause,
                "counts": list(one.counts),
                "points": list(one.points),
                "more": list(one.more),
                "leaders": list(leaders(one.counts)),
                "lead": lead(one.counts),
            }
            for one in found.contests
        ],
        "totals": list(found.totals),
        "note": found.note,
        "closed": closings(match),
    }
