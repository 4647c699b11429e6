"""Taking an answer back: the one rule for it, independent of the transport.

Between people an answer stands once somebody else's answer has been seen or something has been revealed; later answers
that nobody could see are taken back with it. A person among bots may go back as far as they like, if the table allows
it. Once the game is over, every answer stands.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from partal.core.log import Entry, Played

NOTHING: Final = "nothing-to-take-back"
ANSWERED: Final = "somebody-answered-since"
REVEALED: Final = "something-was-revealed"
OVER: Final = "game-over"
TOO_OFTEN: Final = "too-often"
WATCHING: Final = "not-your-seat"
REFUSALS: Final = {
    NOTHING: "refused-nothing-back",
    ANSWERED: "refused-else-answered-since",
    REVEALED: "refused-seen-since",
    OVER: "refused-over",
    TOO_OFTEN: "refused-too-often",
    WATCHING: "refused-back-watching",
}
"""The message key for each reason why an answer must stand."""


def why_not(history: Sequence[Played], seat: int, among_bots: bool, over: bool) -> str | None:
    """Why a seat's last answer must stand; None if it can be taken back."""
    seen = False
    for played in reversed(history):
        if played.seat == seat:
            break
        seen = seen or bool(played.events)
    else:
        return NOTHING
    if not among_bots:
        if seen:
            return ANSWERED
        if shows_something(played):
            return REVEALED
    return OVER if over else None


def is_among_bots(seat: int, seats: int, bots: Collection[int] | None) -> bool:
    """Whether all other seats are bots, on a table that allows taking back past reveals (`bots` is None if not)."""
    return bots is not None and all([other in bots for other in range(seats) if other != seat])


def entry(history: Sequence[Played], seat: int, asked: int) -> Entry:
    """The log entry that takes back a seat's last answer and all that followed.

    `asked` is the seat whose open question is withdrawn.
    """
    back = history[last_of(history, seat) :]
    return Entry(seat, takes=len(back), asked=asked, past_reveal=any([shows_something(played) for played in back]))


def shows_something(played: Played) -> bool:
    """Whether an answer revealed something, or made others move and so show what they hold."""
    return played.reveals or played.moved_others


def last_of(history: Sequence[Played], seat: int) -> int:
    """The index of a seat's last answer in the history; -1 if it has none."""
    for index in range(len(history) - 1, -1, -1):
        if history[index].seat == seat:
            return index
    return -1
