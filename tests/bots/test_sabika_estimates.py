"""What Sabika's bots think that things are worth: nothing that content can say is left out."""

from __future__ import annotations

from partal.sabika.bots.constants import COMFORTS, GROWTH, OCCASIONS
from partal.sabika.bots.verbs import WORTHS
from partal.sabika.rules.bonus import CHANGES, TRIGGERS, VERBS
from partal.sabika.rules.content import built_in
from partal.sabika.rules.things import MEASURES


def test_every_verb_has_a_worth_and_nothing_else_has() -> None:
    assert set(WORTHS) == {verb.name for verb in VERBS}


def test_every_occasion_and_every_change_of_a_blue_poem_has_a_worth() -> None:
    assert sorted(OCCASIONS) == list(range(len(TRIGGERS)))
    assert sorted(COMFORTS) == list(range(len(CHANGES)))


def test_growth_is_known_of_every_measure_that_a_major_poem_counts() -> None:
    assert set(GROWTH) <= set(MEASURES)
    assert {MEASURES[poem.measure] for poem in built_in().major_poems if not poem.majority} <= set(GROWTH)
