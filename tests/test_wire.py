"""What tables show is what the types of the wire say, in whole games, for everybody who looks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from partal.core.match import Match
from partal.core.rng import Rng

from partal.games import GAMES
from partal.table.component import components_of
from partal.table.frame import Moment, frame
from partal.table.preview import preview_answers
from partal.table.seat import Chair
from partal.table.speech import Speech
from partal.table.table import Table
from partal.table.wire import Change, Component, Frame, NextQuestion, Preview
from tests.sampling import sampled
from tests.wire import Checker, typed_dicts

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "asara": [(2, {}), (3, {"professional": "true"}), (4, {})],
    "sabika": [(1, {}), (2, {"events": "random"}), (3, {}), (4, {})],
    "pearls": [(2, {}), (3, {})],
}
SCENES = {"asara": "partal.asara.wire", "sabika": "partal.sabika.wire", "pearls": "partal.plain.wire"}
ALL_LOOK = 6
"""At every sixth question the others and a spectator look at the table too, and answers are previewed."""

NEW_LINES = 40
"""The end of the log that is looked at; what comes before it has been."""


def plain(value: Any) -> Any:
    """As it arrives at the page."""
    return json.loads(json.dumps(value))


def tables(game: str, seats: int, settings: dict[str, str]) -> Iterator[Table]:
    """A game between one person and bots that play at random, question by question, and its end."""
    rng = Rng(seats)
    chairs = [
        Chair(seat, "bot" if seat else "human", "", f"Ana {seat}", "" if seat else "ana") for seat in range(seats)
    ]
    table = Table(Match(GAMES[game].rules, seats, 7, settings), chairs)
    while (decision := table.match.decision) is not None:
        yield table
        table.match.play(rng.pick(decision.options))
    yield table


@pytest.mark.usefixtures("pearls_at_the_table")
@sampled("game", ["asara", "sabika", "pearls"], every=2)
def test_whole_games_are_shown_as_the_types_say(game: str) -> None:
    checker, types = Checker(), import_module(SCENES[game])
    for seats, settings in TABLES[game]:
        number = 0
        for number, table in enumerate(tables(game, seats, settings)):
            decision = table.match.decision
            everybody = number % ALL_LOOK == 0 or decision is None
            lookers = [*range(seats), None] if everybody or decision is None else [decision.seat]
            for seat in lookers:
                whole = frame(Moment(table), seat)
                shown = plain({**whole, "events": whole["events"][-NEW_LINES:]})
                checker.check(shown, Frame)
                checker.check(shown["scene"], types.Scene)
            gathers = (shown["question"] or {}).get("gathers") and NextQuestion not in checker.met
            if decision is not None and (everybody or gathers):
                view, speech = table.match.view(decision.seat), Speech(game, table.names)
                option = decision.options[number % len(decision.options)]
                checker.check(plain(preview_answers(view, [option.notation], speech)), Preview)
        assert number > 10, "a whole game was played"
    checker.check(plain(components_of(game, GAMES[game].rules.content())), list[Component])
    assert typed_dicts(types) <= checker.met, "every type of the scene was met"
    if game != "pearls":
        assert {Change, NextQuestion} <= checker.met, "so was everything that a preview can tell"


def dicts_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every dictionary in a value, itself included; the values of a message go by no type."""
    if isinstance(value, list) and [type(part) for part in value] == [str, dict, str]:
        return
    if isinstance(value, dict):
        yield value
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from dicts_in(each)


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_a_key_that_is_missing_or_too_many_is_found_wherever_it_is(game: str) -> None:
    """So the test above fails as soon as a type and what is sent part ways."""
    scene_type = import_module(SCENES[game]).Scene
    shown = plain(frame(Moment(next(tables(game, 2, {}))), 0))
    scene = shown["scene"]
    for value, kind in ((shown, Frame), (scene, scene_type)):
        assert Checker().misfits(value, kind) == []
        for key in value:
            assert Checker().misfits({name: one for name, one in value.items() if name != key}, kind) != []
    places = [each for value, kind in ((shown, Frame), (scene, scene_type)) for each in dicts_in(value)]
    for place in places:
        place["rain"] = [None]
        assert Checker().misfits(shown, Frame) or Checker().misfits(scene, scene_type)
        del place["rain"]


class Pearl(TypedDict):
    name: str
    depth: NotRequired[int]
    kind: Literal["round", "flat"]
    weight: float | None
    shells: list[bool]


@pytest.mark.parametrize(
    ("change", "is_wrong"),
    [
        ({}, False),
        ({"depth": 3}, False),
        ({"depth": True}, True),
        ({"depth": None}, True),
        ({"kind": "square"}, True),
        ({"weight": 2}, False),
        ({"weight": None}, False),
        ({"weight": "2"}, True),
        ({"shells": [True, 1]}, True),
        ({"shells": (True,)}, True),
        ({"name": 1}, True),
        ({"rain": 1}, True),
    ],
)
def test_the_checker_sees_every_kind_of_misfit(change: dict[str, object], is_wrong: bool) -> None:
    whole = {"name": "a", "kind": "flat", "weight": 1.5, "shells": [True]}
    assert bool(Checker().misfits({**whole, **change}, Pearl)) == is_wrong
    assert Checker().misfits({}, Pearl) != []
