"""What things cost, in words; the rules themselves work out the prices from the view."""

from __future__ import annotations

from partal.core.message import COMMA, Message, joined, message

from partal.sabika.rules.actions import need
from partal.sabika.rules.bonus import IMPOSSIBLE
from partal.sabika.rules.moving import move_cost
from partal.sabika.rules.notation import OfSpace
from partal.sabika.rules.open import Open
from partal.sabika.rules.things import ACTION_OF, MARBLE, SIDE_OF
from partal.sabika.rules.turn import secondary_options
from partal.sabika.rules.view import View
from partal.sabika.words.nouns import raw_word, ware_word


def asked(view: View) -> int:
    """The seat that answers."""
    return view.question.seat if view.question is not None else view.seat or 0


def with_seals(dinars: int, seals: int) -> Message:
    """`paid with a seal`, `one of them with a seal`: seals in place of dinars (S-SEAL-10)."""
    return message("sabika-with-seals", seals=seals, all="yes" if seals == dinars else "no")


def means(state: Open, player: int) -> Message:
    """All a player can pay with: `1 dinar and 2 seals`."""
    return message("sabika-means", dinars=state.dinars[player], seals=state.seals[player])


# Beside a square


def beside(state: Open, player: int, worker: int, square: int) -> Message | None:
    """The secondary spaces this worker could use there; `only ...` if the main action is not possible."""
    left = state.purse(player) - move_cost(state, player, worker, square)
    spaces = [space_word(state, option) for option in secondary_options(state, player, worker, square, left)]
    dinars = need(state, player, ACTION_OF[square], SIDE_OF[square], ())
    if dinars != IMPOSSIBLE and dinars <= left:
        return joined(spaces, COMMA) if spaces else None
    return message("sabika-note-only", spaces=joined(spaces, COMMA) if spaces else "")


def space_word(state: Open, option: OfSpace) -> Message:
    """What a secondary space offers. On the page one sees where it is by pointing at the answer."""
    if option.verb == "do-raw":
        family = state.raw_spaces[option.space]
        return raw_word(family) if family >= 0 else message("sabika-space-to-process")
    return ware_word(MARBLE) if state.marble_spaces[option.space] > 0 else message("sabika-space-either")
