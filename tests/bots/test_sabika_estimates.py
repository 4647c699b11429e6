"""What things are worth to Sabika's bots: everything that content can express is covered."""

from __future__ import annotations

from pathlib import Path

import pytest

from partal.core.match import Match
from partal.core.rng import Rng

from partal.sabika.bots.actions import ActionEstimates
from partal.sabika.bots.constants import CHANGE_VALUES, GROWTH, OCCASIONS
from partal.sabika.bots.features import fitted_for
from partal.sabika.rules import RULES
from partal.sabika.rules.bonus import CHANGES, TRIGGERS, VERBS, read_bonus
from partal.sabika.rules.content import built_in
from partal.sabika.rules.things import MEASURES
from tests.sabika.table import content_with
from tests.sabika.test_verbs import READ


def test_every_verb_has_a_worth_that_follows_its_number() -> None:
    match = Match(RULES, 2, 3)
    rng = Rng(3)
    seen: set[str] = set()
    while (decision := match.decision) is not None and match.number < 120:
        match.play(rng.pick(decision.options))
    assert match.decision is not None
    estimates = ActionEstimates(match.view(match.decision.seat))
    for text in READ:
        ((step,),) = read_bonus(text).branches
        worth = estimates.step(step)
        assert 0 <= worth <= 40, text
        seen.add(step.verb.name)
        if "many" in step.verb.pattern.groupindex:
            assert estimates.step(step._replace(many=step.many + 1)) >= worth, text
    assert seen == {verb.name for verb in VERBS}


def test_every_occasion_and_every_change_of_a_blue_poem_has_a_worth() -> None:
    assert sorted(OCCASIONS) == list(range(len(TRIGGERS)))
    assert sorted(CHANGE_VALUES) == list(range(len(CHANGES)))


def test_growth_is_known_of_every_measure_that_a_major_poem_counts() -> None:
    assert set(GROWTH) <= set(MEASURES)
    assert {MEASURES[poem.measure] for poem in built_in().major_poems if not poem.majority} <= set(GROWTH)


def test_weights_follow_the_effect_of_a_card_and_not_its_number(tmp_path: Path) -> None:
    """Poems 1 and 2 exchange their blue halves; tile C1 moves to C2; poem 3 and tile C3 do something new."""
    ours = built_in()
    poems = [poem.blue.text for poem in ours.poems[:2]]
    tiles = {entry.id: entry.values for entry in ours.entries if entry.kind == "city-tile"}
    text = "".join(
        f'[[poem]]\nid = "{number}"\nblue = "{blue}"\nred = "1 dinar"\norigin = "printed"\n'
        for number, blue in ((1, poems[1]), (2, poems[0]), (3, "free steps 5"))
    )
    for name, values in (("C2", tiles["C1"]), ("C3", {**tiles["C3"], "bonus": "1 dinar + 3 prestige"})):
        text += f'[[city-tile]]\nid = "{name}"\norigin = "printed"\n'
        text += "".join(f'{key} = "{value}"\n' for key, value in values.items())
    fitted = fitted_for(content_with(tmp_path, text))

    assert fitted.poems[:2] == (((1, 1.0),), ((0, 1.0),))
    assert fitted.poems[3] == ((3, 1.0),)
    assert fitted.tiles[1] == ((0, 1.0),)
    for shares in (fitted.poems[2], fitted.tiles[2]):
        assert len(shares) > 1
        assert sum([share for _, share in shares]) == pytest.approx(1)
    assert len(fitted.poems[2]) == len(ours.poems)
    assert {ours.cities[tile].colour for tile, _ in fitted.tiles[2]} == {ours.cities[2].colour}


def test_every_card_of_ours_has_a_weight_of_its_own() -> None:
    fitted = fitted_for(built_in())
    assert fitted.poems == tuple([((number, 1.0),) for number in range(22)])
    assert fitted.tiles == tuple([((number, 1.0),) for number in range(12)])
