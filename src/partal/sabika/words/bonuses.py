"""Bonuses in progress, in words: what is still to come."""

from __future__ import annotations

from partal.core.message import Message, joined

from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.gains import Resolve
from partal.sabika.rules.view import View
from partal.sabika.rules.wares import ProcessRaw, TakeGood, TakeRaw
from partal.sabika.words.effects import part_of


def still_to_come(view: View) -> Message | None:
    """The other parts of a bonus while its tokens are taken: a player may decline one now to take it later."""
    below = view.todo[-2] if len(view.todo) > 1 else None
    if not isinstance(view.todo[-1], (TakeRaw, TakeGood, ProcessRaw)) or not isinstance(below, Resolve):
        return None
    if below.left < 0 or below.seat != view.todo[-1].seat:
        return None
    steps = read_bonus(below.text).branches[below.branch]
    parts = [part_of(below.text, below.branch, part) for part in range(len(steps)) if below.left >> part & 1]
    return joined(parts) if parts else None
