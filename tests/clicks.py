"""How many clicks a game takes, without a browser: the rules by which the page narrows the rows of answers.

`tests/browser/test_natural_click.py` plays the same way in the page and compares its clicks with these.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from partal.core.match import Match

from partal.games import GAMES
from partal.table.frame import question
from partal.table.preview import preview_answers
from partal.table.speech import Speech
from partal.table.ways import ways_on

Row = list[dict[str, Any]]


class Click(NamedTuple):
    """Anything at a target of the table, or one answer of a list, at its place in the row."""

    target: str
    notation: str = ""
    place: int = 0


def meant(row: Row, click: Click) -> int:
    """How many answers of a row a click can mean."""
    if click.notation:
        return int(click.place < len(row) and row[click.place]["notation"] == click.notation)
    return sum([click.target in option["targets"] for option in row])


def fitting(rows: Sequence[Row], clicks: Sequence[Click]) -> list[Row]:
    """The rows with an answer for every click, and a second one for a second click at the same place."""
    counts = Counter(clicks)
    return [row for row in rows if all([meant(row, click) >= count for click, count in counts.items()])]


def known(rows: Sequence[Row]) -> int:
    """How many answers all rows begin with."""
    first, *others = rows
    for place, option in enumerate(first):
        if any([len(row) <= place or row[place]["notation"] != option["notation"] for row in others]):
            return place
    return len(first)


def lit(rows: Sequence[Row]) -> set[str]:
    """What can be clicked on: what some rows are about and others are not."""
    counts = Counter([notation for row in rows for notation in {option["notation"] for option in row}])
    every = {notation for notation, count in counts.items() if count == len(rows) > 1}
    return {
        target
        for row in rows
        for option in row
        if option["notation"] not in every
        for target in option["targets"]
        if target != "button"
    }


def needed(rows: Sequence[Row], row: Row) -> tuple[int, Row]:
    """The clicks of a practised person who means this row, and the answers that these send."""
    clicks: list[Click] = []
    for count in range(1, 3 * len(row) + 3):
        click = best(rows, row, clicks) or Click("", row[place := known(fitting(rows, clicks))]["notation"], place)
        if click.notation and not clicks and not click.place:
            return count, row[:1]
        clicks.append(click)
        if len(fitting(rows, clicks)) == 1:
            return count, row
    raise AssertionError(f"no clicks leave this row alone: {[option['notation'] for option in row]}")


def best(rows: Sequence[Row], row: Row, clicks: Sequence[Click]) -> Click | None:
    """What is lit of the fewest things that say all; or else what leaves the fewest rows; none if only a list helps."""
    left = fitting(rows, clicks)
    open_ = lit(left)
    targets = [Click(target) for option in reversed(row) for target in option["targets"] if target in open_]
    may = [one for one in dict.fromkeys(targets) if fitting([row], [*clicks, one])]
    for count in range(1, len(may) + 1):
        for few in combinations(may, count):
            if len(fitting(left, [*clicks, *few])) == 1:
                return few[0]
    helping = [one for one in may if len(fitting(left, [*clicks, one])) < len(left)]
    return min(helping, key=lambda one: len(fitting(left, [*clicks, one])), default=None)


class Game(NamedTuple):
    clicks: int
    turns: int


def game_of(game: str, seed: int, seats: int = 2) -> Game:
    """A whole game of seat 0, which gives rows at random, against random answers; its clicks and turns."""
    match, chance = Match(GAMES[game].rules, seats, seed, {}), random.Random(seed)
    speech, clicks, turns = Speech(game, [f"Player {seat}" for seat in range(seats)]), 0, 0
    while (decision := match.decision) is not None:
        if decision.seat:
            match.play(chance.choice(decision.options))
            continue
        view = match.view(0)
        asked = question(view, speech, True)
        assert asked is not None
        turns += asked["turn"]
        if asked["gathers"]:
            clicks += gathered(match, view, speech, asked["steps"], chance)
            continue
        ways = ways_on(view, speech, [])
        rows: list[Row] = [[dict(ways["options"][index]) for index in row] for row in ways["rows"]]
        count, sent = needed(rows, chance.choice(rows))
        clicks += count
        for option in sent:
            match.play(option["notation"])
    return Game(clicks, turns)


def gathered(match: Match[Any], view: Any, speech: Speech, steps: bool, chance: random.Random) -> int:
    """One answer in a dialog, which sends it if nothing more can be chosen, and else a click on Confirm.

    Where several questions are settled together, they have answers to begin with, so Confirm is all.
    """
    assert match.decision is not None
    answers = [match.decision.options[0] if steps else chance.choice(match.decision.options)]
    ahead = preview_answers(view, [answers[0].notation], speech)
    match.play(answers[0])
    while steps and ahead["next"] is not None:
        answers.append(match.decision.options[0])
        match.play(answers[-1])
        ahead = preview_answers(view, [answer.notation for answer in answers], speech)
    return 1 if steps or (ahead["next"] is None and not ahead["reveals"]) else 2
