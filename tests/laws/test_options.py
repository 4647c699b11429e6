"""Laws of options: what an answer is about can be read from its verb and its attributes, without its notation."""

from __future__ import annotations

from typing import Any

import pytest

from partal.core.decision import Option

from partal import GAMES
from partal.asara.rules import notation as asara
from partal.sabika.rules import notation as sabika
from partal.sabika.rules.things import BLUE, CITIES, FIRST_GOOD, GYPSUM, LEFT, SQUARES, WOOD


def named(option: Option) -> dict[str, Any]:
    """The attributes of an option that only its kind of answer has."""
    kinds = [kind for kind in type(option).__mro__ if issubclass(kind, Option) and kind is not Option]
    return {name: getattr(option, name) for kind in kinds for name in kind.__slots__}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_two_options_of_a_kind_mean_the_same(game: str) -> None:
    # The house offers nothing for 0: that option only fills its place among the prices.
    options = [option for option in GAMES[game].rules.options if option.notation != "go house 0"]
    meanings = {(type(option), option.verb, *named(option).items()) for option in options}
    assert len(meanings) == len(options)


def test_the_verb_is_the_first_word_unless_the_game_says_otherwise() -> None:
    assert Option("shells", 0, "take 1").verb == "take"
    assert Option("shells", 0, "draw").verb == "draw"
    assert Option("shells", 0, "3 in dinars", "split").verb == "split"
    assert {option.notation.split()[0] for option in asara.OPTIONS} == {option.verb for option in asara.OPTIONS}


@pytest.mark.parametrize(
    ("notation", "verb", "names"),
    [
        ("go circle 3", "go", {"area": 4, "value": 3}),
        ("build 3", "build", {"count": 3}),
        ("search tops", "search", {"kind": 3}),
        ("pay 4", "pay", {"asari": 4}),
        ("keep any", "keep", {}),
        ("done", "done", {}),
    ],
)
def test_options_of_asara(notation: str, verb: str, names: dict[str, Any]) -> None:
    option = asara.read(notation)
    assert (option.verb, named(option)) == (verb, names)


@pytest.mark.parametrize(
    ("notation", "verb", "names"),
    [
        ("work poet to carve-1", "work", {"worker": 3, "square": SQUARES.index("carve-1")}),
        ("rest poet", "rest", {"worker": 3, "square": -1}),
        ("do raw-2", "do-raw", {"space": 1}),
        ("sell sugar", "sell", {"ware": FIRST_GOOD}),
        ("sell sugar from poem", "sell-poem", {"family": 0}),
        ("store in poem", "store-in-poem", {}),
        ("lay gypsum gypsum wood", "lay", {"materials": (GYPSUM, GYPSUM, WOOD)}),
        ("take gypsum gypsum wood", "take-three", {"materials": (GYPSUM, GYPSUM, WOOD)}),
        ("trade gypsum for wood", "trade", {"given": GYPSUM, "taken": WOOD}),
        ("take right-1", "store-tile", {"place": 2}),
        ("onto storehouse 2", "onto", {"storehouse": 1}),
        ("place left", "place", {"side": LEFT}),
        ("income of cairo", "income-city", {"city": CITIES.index("cairo")}),
        ("income of poem 12", "income-poem", {"card": 12}),
        ("carve 12 blue", "carve", {"poem": 12, "colour": BLUE}),
        ("carve b3", "carve-major", {"name": "B3"}),
        ("2 by seals", "by-seals", {"count": 2}),
        ("start with seat 1", "start-with", {"seat": 1}),
    ],
)
def test_options_of_sabika(notation: str, verb: str, names: dict[str, Any]) -> None:
    option = sabika.read(notation)
    assert (option.verb, named(option)) == (verb, names)
