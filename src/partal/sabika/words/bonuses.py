"""Bonuses under way in words: what of one is still to come."""

from __future__ import annotations

from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.gains import Resolve
from partal.sabika.rules.view import View
from partal.sabika.rules.wares import ProcessRaw, TakeGood, TakeRaw
from partal.sabika.words.effects import part_of
from partal.sabika.words.nouns import listed


def still_to_come(view: View) -> str:
    """The other parts of a bonus while tokens of it are taken: whoever declines one here may want it there."""
    below = view.todo[-2] if len(view.todo) > 1 else None
    if not isinstance(view.todo[-1], (TakeRaw, TakeGood, ProcessRaw)) or not isinstance(below, Resolve):
        return ""
    if below.left < 0 or below.seat != view.todo[-1].seat:
        return ""
    steps = read_bonus(below.text).branches[below.branch]
    return listed([part_of(below.text, below.branch, part) for part in range(len(steps)) if below.left >> part & 1])
