"""How to get something: what the rules say gives it really does, and what is lit is on the table."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from partal.core.event import Event

from partal import Match, rulebook
from partal.asara.rules.actions import AREA_GIVES
from partal.asara.rules.things import AREAS
from partal.asara.words import givers as asara
from partal.games import GAMES
from partal.sabika.rules.actions import ACTION_GIVES
from partal.sabika.rules.things import ACTIONS, GIVEN, GOODS, MATERIALS
from partal.sabika.words import givers as sabika
from partal.table.givers import givers_of
from partal.words import speaking
from partal.words.folders import LANGUAGES

WANTED = {"asara": ["part:red-base", "part:white-window", *asara.WANTED], "sabika": [*sabika.WANTED]}


CASES = [
    ("asara", {"seats": 3}),
    ("asara", {"seats": 2, "settings": {"professional": "true"}}),
    ("sabika", {"seats": 1}),
    ("sabika", {"seats": 3}),
    ("sabika", {"seats": 4}),
]


@pytest.mark.parametrize(("game", "more"), CASES)
def test_what_is_lit_is_the_target_of_an_answer(game: str, more: dict[str, Any]) -> None:
    """In every position everything told is a text in every language, cites a clause, and lies where answers lie."""
    rules, scene = GAMES[game].rules, GAMES[game].scene
    clauses = {clause.id for clause in rulebook.read(game)}
    match, rng, told = Match(game, seed=7, **more), Random(7), set()
    for step in range(300):
        if match.decision is None:
            break
        if step % 25 == 0:
            for seat in (*range(more["seats"]), None):
                view = match.view(seat)
                if getattr(view, "searched", None) is not None:
                    continue  # Then an answer is about a part of the pile.
                known = {target for option in rules.options for target in scene.targets(view, option)}
                for wanted in WANTED[game]:
                    for giver in givers_of(game, view, [wanted])["givers"]:
                        assert set(giver["targets"]) <= known, (wanted, giver)
                        assert giver["clause"] in clauses
                        told.add(wanted)
                        for language in LANGUAGES:
                            with speaking(language):
                                assert str(giver["name"])
                                assert str(giver["text"])
        match.play(rng.choice(match.decision.options).notation)
    missing = set(WANTED[game]) - told
    assert (
        not missing
        - {"lit:" + colour for colour in ("brown", "green", "red", "black", "white")}
        - {f"buyer:{colour}" for colour in ("blue", "green", "violet", "yellow", "orange")}
        - {f"hand:{seats}-players" for seats in (2, 3, 4)}
    )


def test_nothing_is_told_about_what_nothing_gives() -> None:
    for game in GAMES:
        view = Match(game, seats=2, seed=1).view(0)
        assert givers_of(game, view, ["thing:nothing", "", "nothing"]) == {"wanted": "", "givers": []}
        assert givers_of(game, view, []) == {"wanted": "", "givers": []}


def test_the_first_thing_that_has_an_answer_is_told() -> None:
    view = Match("sabika", seats=2, seed=1).view(0)
    assert givers_of("sabika", view, ["raw-space:R2", "thing:raw", "thing:dinar"])["wanted"] == "thing:raw"


def test_a_part_is_told_where_it_lies() -> None:
    """The market while it shows one, with the part itself; the House of Spies while its pile lasts."""
    view = Match("asara", seats=2, seed=1).view(0)
    for colour in ("brown", "green", "red", "black", "white"):
        found = givers_of("asara", view, [f"part:{colour}-top"])["givers"]
        shown = [target for giver in found for target in giver["targets"] if target.startswith("part:")]
        assert all(target in (f"part:{colour}-top", f"part:{colour}-gold-top") for target in shown)
        lies = any(view.display[asara.part_of(3, asara.COLOURS.index(colour), gold)] for gold in (0, 1))
        assert bool(shown) == lies
        assert found[-1]["targets"] == ["place:spies-3", "place:spies-5"]


# The rules' own lists, proven by play

ASARA = {
    "bought": "part",
    "bribed": "part",
    "received": "asari",
    "took-favour": "favour",
    "recruited": "buyer",
    "kept-lit": "lit",
    "founded": "tower",
    "scored": "prestige",
}
LAYING = ("laid", "laid-pair", "laid-face-down")


def test_asaras_areas_give_what_their_list_says() -> None:
    """In random games each area gives everything that is listed for it, and nothing else."""
    given: dict[str, set[str]] = {area: set() for area in AREAS}
    for seed in range(14):
        match, rng = Match("asara", seats=3, seed=seed, settings={"professional": "true"}), Random(seed)
        area = ""
        while match.decision is not None:
            for event in match.play(rng.choice(match.decision.options).notation):
                if event.kind in LAYING:
                    area = event.words[0].partition("-")[0]
                elif event.kind in ("year-ended", "year-began", "refilled", "dealt"):
                    area = ""
                elif area and event.kind in ASARA and (event.kind != "scored" or event.words[1] == "building"):
                    given[area].add(ASARA[event.kind])
    assert given == {area: set(AREA_GIVES[number]) for number, area in enumerate(AREAS)}


SABIKA = {"moved-marker": "paria", "took-seal": "seal", "took-good": "good", "processed": "good", "favoured": "favour"}


def given_by(event: Event) -> str:
    """What an event of Sabika gives, as the rules call it; empty if nothing."""
    if event.kind == "gained":
        return "dinar"
    if event.kind == "scored":
        return "prestige" if int(event.words[0]) > 0 else ""
    if event.kind == "stored":
        return "" if event.words[0] in GOODS else event.words[0]
    return "raw" if event.kind == "took-raw" else SABIKA.get(event.kind, "")


def without_bonuses(folder: Path) -> Any:
    """Sabika with a harmless bonus in place of every other, so that an action brings only what is its own."""
    pack = ['[pack]\nname = "bare"\ngame = "sabika"\n']
    for entry in GAMES["sabika"].rules.content().entries:
        values = dict(entry.values)
        for key in values:
            if key in ("bonus", "red", "consolidation"):
                of_red_city = key == "consolidation" and values["colour"] == "red"  # It must be an action.
                values[key] = "act: artisanal" if of_red_city else "1 prestige"
            elif key == "blue":
                values[key] = "market transactions 1"
            elif key == "bonuses":
                values[key] = "; ".join(["1 prestige"] * len(str(values[key]).split(";")))
        if values != dict(entry.values):
            rows = "\n".join(f"{key} = {json.dumps(value)}" for key, value in values.items())
            pack.append(f'[[{entry.kind}]]\nid = "{entry.id}"\n{rows}\norigin = "printed"\n')
    path = folder / "bare.toml"
    path.write_text("\n".join(pack), encoding="utf-8")
    return GAMES["sabika"].rules.content(path)


def test_sabikas_actions_give_what_their_list_says(tmp_path: Path) -> None:
    """In random games each action gives everything that is listed for it, and besides prestige nothing else: the
    bonuses that come with it bring prestige here, a red city acts, and a raw material that is bought may become its
    good at once (S-RAW-09).
    """
    content = without_bonuses(tmp_path)
    given: dict[str, set[str]] = {action: set() for action in ACTIONS}
    for seed in range(12):
        match, rng = Match("sabika", seats=4, seed=seed, content=content), Random(seed)
        action = here = ""
        while match.decision is not None:
            option = rng.choice(match.decision.options)
            if option.verb in ("main", "take-three"):
                action = here
            elif option.verb in ("work", "rest", "do-raw", "do-marble", "done", "keep-tile"):
                action = ""
            for event in match.play(option.notation):
                if event.kind == "worked":
                    here = event.words[1].rpartition("-")[0]
                    if here == "artisanal":
                        action = here
                elif event.kind in ("workers-woke", "narrator-moved", "received-income", "round-began"):
                    action = ""
                elif action and event.seat == match.history[-1].seat and (thing := given_by(event)):
                    given[action].add(thing)
    for number, action in enumerate(ACTIONS):
        listed = set(ACTION_GIVES[number])
        assert listed <= set(GIVEN)
        assert listed <= given[action], action
        besides = {"market": {"good"}, "consolidate": {"dinar"}}.get(action, set())
        assert given[action] - listed <= {"prestige"} | besides, action


def test_every_word_of_a_bonus_that_is_a_thing_is_found_by_it() -> None:
    for text, things in {
        "2 dinars": {"dinar"},
        "gypsum | 2 marble": {"gypsum", "marble"},
        "1 raw + 1 good": {"raw", "good"},
        "4 dinars or parias": {"dinar", "paria"},
        "act: major-quarry": {"wood", "marble"},
        "process 2 + favour": {"good", "favour"},
        "2 transactions": {"dinar", *MATERIALS, "raw"},
    }.items():
        assert {thing for thing in GIVEN if sabika.gives(text, thing)} == things, text
