"""Effects as printed on cards and tiles: icons from left to right."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from partal.sabika.rules.bonus import CHANGES, TRIGGERS, Step, read_bonus, read_lasting


class PrintedStep(TypedDict):
    """One icon with its number, or words if there is no icon."""

    verb: str
    """A verb of bonuses, or a number that a blue poem changes."""
    count: int
    icon: str
    """Empty if it is shown in words."""
    which: str
    """The material or the action; empty if the verb is about neither."""
    text: str
    """The step as it is written, which is also the key of its words."""


class PrintedRule(TypedDict):
    """A bonus: alternative branches, each a row of steps."""

    when: str
    """The occasion on which a blue poem gives it; empty if it is gained at once or lasts."""
    branches: list[list[PrintedStep]]


class PrintedCount(TypedDict):
    """Points for each of a measure; 0 for a majority of it."""

    points: int
    measure: str


class PrintedEffect(TypedDict):
    """An effect; only a blue poem has more than one rule."""

    text: str
    rules: list[PrintedRule]


@cache
def printed(text: str) -> PrintedEffect:
    """A bonus as it is printed."""
    return {"text": text, "rules": [_rule("", text)]}


@cache
def printed_lasting(text: str) -> PrintedEffect:
    """A blue poem as it is printed."""
    rules: list[PrintedRule] = []
    for rule in text.split(";"):
        lasting = read_lasting(rule)
        rules.extend([_rule(TRIGGERS[trigger], bonus) for trigger, bonus in lasting.triggers])
        for change, count in lasting.changes:
            step: PrintedStep = {"verb": CHANGES[change], "count": count, "icon": "", "which": "", "text": rule.strip()}
            rules.append({"when": "", "branches": [[step]]})
    return {"text": text, "rules": rules}


def _rule(when: str, bonus: str) -> PrintedRule:
    branches = zip(bonus.split(" | "), read_bonus(bonus).branches)
    return {
        "when": when,
        "branches": [[_step(step, part) for part, step in zip(text.split(" + "), steps)] for text, steps in branches],
    }


def _step(step: Step, text: str) -> PrintedStep:
    verb = step.verb
    which = verb.which[step.which] if verb.which else ""
    return {"verb": verb.name, "count": step.many, "icon": verb.icon_of(step), "which": which, "text": text.strip()}
