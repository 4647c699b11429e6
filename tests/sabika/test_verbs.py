"""The verbs of bonuses: each is read one way, says what it needs, has its words in every language, and is drawn."""

from __future__ import annotations

import pytest

from partal.sabika.rules import RULES
from partal.sabika.rules.bonus import KINDS, TRIGGERS, VERBS, BonusError, Step, read_bonus
from partal.sabika.rules.content import built_in
from partal.sabika.rules.printed import PrintedStep, printed, printed_lasting
from partal.sabika.rules.things import ACTIONS, MATERIALS
from partal.sabika.words.effects import dashed
from partal.words import LANGUAGES, Words

READ = {
    "1 dinar": ("dinars", 1, 0, 0),
    "20 dinars": ("dinars", 20, 0, 0),
    "2 prestige": ("prestige", 2, 0, 0),
    "1 paria": ("parias", 1, 0, 0),
    "3 parias": ("parias", 3, 0, 0),
    "marble": ("material", 1, MATERIALS.index("marble"), 0),
    "2 wood": ("material", 2, MATERIALS.index("wood"), 0),
    "1 raw": ("raw", 1, 0, 0),
    "1 good": ("good", 1, 0, 0),
    "2 goods": ("good", 2, 0, 0),
    "process 2": ("process", 2, 0, 0),
    "1 transaction": ("transactions", 1, 0, 0),
    "favour": ("favour", 1, 0, 0),
    "city bonus": ("city bonus", 1, 0, 0),
    "act: carve": ("act", 1, ACTIONS.index("carve"), 0),
    "4 dinars or parias": ("dinars or parias", 4, 0, 0),
    "1 dinar per 2 boxes, at most 6": ("dinars per boxes", 1, 2, 6),
    "free ship": ("free ship", 1, 0, 0),
    "bonus of a major tile": ("tile bonus", 1, 0, 0),
    "action of a red city": ("red city", 1, 0, 0),
}


def texts() -> set[str]:
    """Every step on a component of ours."""
    content = built_in()
    bonuses = [tile.bonus for tile in (*content.major_tiles, *content.store_tiles, *content.start_tiles)]
    bonuses += [text for city in content.cities for text in (city.bonus, city.consolidation)]
    bonuses += [*content.favour, *content.balance_bonuses, *[poem.red for poem in content.poems]]
    bonuses += [text for poem in content.poems for _, text in poem.blue.triggers]
    return {step for text in bonuses for branch in text.split(" | ") for step in branch.split(" + ")}


@pytest.mark.parametrize("text", READ)
def test_a_step_is_read_as_it_is_written(text: str) -> None:
    ((step,),) = read_bonus(text).branches
    assert (step.verb.name, step.many, step.which, step.limit) == READ[text]


@pytest.mark.parametrize("text", ["0 dinars", "21 prestige", "1 dinar per 0 boxes, at most 6", "process 0"])
def test_a_number_is_from_1_to_20(text: str) -> None:
    with pytest.raises(BonusError, match="is not between 1 and 20"):
        read_bonus(text)


@pytest.mark.parametrize("text", ["2 dinars ", "2  dinars", "dinars", "act: rest", "2 favour", "Marble", "2 dinars\n"])
def test_other_spellings_are_not_steps(text: str) -> None:
    assert [verb for verb in VERBS if verb.read(text)] == []


def test_no_text_belongs_to_two_verbs() -> None:
    for text in texts() | set(READ):
        assert len([verb for verb in VERBS if verb.read(text)]) == 1, text


def test_every_verb_is_in_the_table_once_and_on_a_component_or_in_the_examples() -> None:
    names = [verb.name for verb in VERBS]
    assert len(set(names)) == len(names)
    assert {name for name, *_ in READ.values()} == set(names)
    assert all(0 <= verb.kind < KINDS for verb in VERBS)


def test_effects_that_belong_to_a_verb_can_be_stored() -> None:
    effects = [effect for verb in VERBS for effect in verb.effects]
    assert {effect.__name__ for effect in effects} == {"Split", "FreeShip", "CityBonus", "RedCityAction", "TileBonus"}
    assert all(RULES.verbs[effect.__name__] is effect for effect in effects)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_occasion_has_its_words(language: str) -> None:
    words = Words(language)
    keys = [verb.text for verb in VERBS]
    keys += [f"sabika-page-when-{dashed(trigger)}" for trigger in TRIGGERS]
    keys += [f"sabika-action-{action}" for action in ACTIONS]
    assert [key for key in keys if not words.has(key)] == []


# As they are printed


def step(verb: str, count: int, icon: str, text: str, which: str = "") -> PrintedStep:
    return {"verb": verb, "count": count, "icon": icon, "which": which, "text": text}


def test_a_bonus_is_printed_from_left_to_right() -> None:
    assert printed("2 dinars + marble | act: export") == {
        "text": "2 dinars + marble | act: export",
        "rules": [
            {
                "when": "",
                "branches": [
                    [step("dinars", 2, "dinar", "2 dinars"), step("material", 1, "marble", "marble", "marble")],
                    [step("act", 1, "", "act: export", "export")],
                ],
            }
        ],
    }


def test_a_blue_poem_is_printed_rule_by_rule() -> None:
    assert printed_lasting("goods room 2; on stored here: 1 prestige")["rules"] == [
        {"when": "", "branches": [[step("goods room", 2, "", "goods room 2")]]},
        {"when": "on stored here", "branches": [[step("prestige", 1, "prestige", "1 prestige")]]},
    ]


def test_a_step_knows_its_verb() -> None:
    ((first, second),) = read_bonus("2 dinars + 3 dinars").branches
    assert first.verb is second.verb
    assert repr(first) == "Step(verb=dinars, many=2, which=0, limit=0)"
    assert first == Step(second.verb, 2)
