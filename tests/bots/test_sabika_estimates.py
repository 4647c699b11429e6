"""What things are worth to Sabika's bots: everything that content can express is covered."""

from __future__ import annotations

from pathlib import Path

import pytest

from partal.core.match import Match
from partal.core.rng import Rng

from partal.sabika.bots.actions import ActionEstimates
from partal.sabika.bots.constants import CHANGE_VALUES, GROWTH, OCCASIONS
from partal.sabika.bots.evaluation import fitted
from partal.sabika.bots.likeness import Shares, fitted_for
from partal.sabika.bots.names import BLUE_POEMS, CONSOLIDATED, FIRST_CONSOLIDATED, FIRST_POEM, FIRST_SHIP
from partal.sabika.bots.usual import usual
from partal.sabika.rules import RULES
from partal.sabika.rules.bonus import CHANGES, TRIGGERS, VERBS, read_bonus
from partal.sabika.rules.content import built_in
from partal.sabika.rules.things import BLUE_CITY, EMPTY, FAMILIES, MEASURES
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


@pytest.mark.parametrize(
    ("needs", "on_rondel", "expected"), [("gain-only", 0, True), ("always", 0, False), ("always", 1, True)]
)
def test_processing_is_worth_something_only_where_the_rules_allow_it(
    needs: str, on_rondel: int, expected: bool
) -> None:
    """By house rule a raw material can be processed only if the rondel holds one of its kind (S-RAW-14)."""
    state = RULES.new(2, 3, {"process-needs-rondel-match": needs})
    while state.pending is not None and state.pending.prompt != "sabika.turn":
        RULES.play(state, state.pending.options[0])
    assert state.pending is not None
    seat = state.pending.seat
    state.raws[seat * FAMILIES] = 1
    state.raw_spaces[:] = [EMPTY] * len(state.raw_spaces)
    if on_rondel:
        state.raw_spaces[0] = 0
    assert (ActionEstimates(RULES.view(state, seat)).processing(1) > 0) == expected


def test_every_occasion_and_every_change_of_a_blue_poem_has_a_worth() -> None:
    assert sorted(OCCASIONS) == list(range(len(TRIGGERS)))
    assert sorted(CHANGE_VALUES) == list(range(len(CHANGES)))


def test_every_verb_is_usually_worth_something() -> None:
    """Also without a table; and more of it is worth more."""
    assert all(usual().bonus(text) > 0 for text in READ)
    assert usual().bonus("3 dinars") > usual().bonus("2 dinars") > usual().bonus("1 dinar")
    assert usual().bonus("1 good") > usual().bonus("1 raw") > 0
    assert usual().bonus("1 dinar | 5 prestige") == 5
    assert usual().bonus("2 prestige + 3 prestige") == 5


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
    known = fitted_for(content_with(tmp_path, text))

    assert known.poems[:2] == (((FIRST_POEM + 1, 1.0),), ((FIRST_POEM, 1.0),))
    assert known.poems[3] == ((FIRST_POEM + 3, 1.0),)
    assert known.ships[1] == ((FIRST_SHIP, 1.0),)
    assert known.consolidated[1] == ((FIRST_CONSOLIDATED, 1.0),)
    assert [index for index, _ in known.poems[2]] == [BLUE_POEMS, *range(FIRST_POEM, FIRST_POEM + len(ours.poems))]
    alike = [index for index, tile in enumerate(ours.cities) if tile.colour == ours.cities[2].colour]
    assert known.ships[2] == tuple([(FIRST_SHIP + index, 1 / len(alike)) for index in alike])
    # Its consolidation is that of C3 still, so the new C3 counts as often as C3's is worth.
    assert known.consolidated[2][0][0] == CONSOLIDATED


NEW_POEMS = ("income: 1 dinar; free steps 1", "income: 6 dinars + 6 prestige")
"""A weak effect and a strong one, neither of them built in."""
NEW_INCOMES = ("2 dinars + 1 paria", "5 dinars + 5 prestige")


def counted_for(shares: Shares, common: int, turns: int) -> float:
    """What a card adds to a total with so many turns left, together with the feature that all of its kind have."""
    weights = fitted().weights[turns]
    return weights[common] + sum([share * weights[index] for index, share in shares])


@pytest.mark.parametrize("turns", [3, 8, 14])
def test_the_evaluation_tells_a_strong_new_effect_from_a_weak_one(tmp_path: Path, turns: int) -> None:
    """Poems 1 and 2 and the incomes of two blue tiles are new: one of each is clearly better than the other."""
    ours = built_in()
    blue = [tile.id for tile in ours.cities if tile.colour == BLUE_CITY][:2]
    tiles = {entry.id: entry.values for entry in ours.entries if entry.kind == "city-tile"}
    text = "".join(
        f'[[poem]]\nid = "{number}"\nblue = "{effect}"\nred = "1 dinar"\norigin = "printed"\n'
        for number, effect in enumerate(NEW_POEMS, 1)
    )
    for name, income in zip(blue, NEW_INCOMES):
        values = {**tiles[name], "consolidation": income}
        text += f'[[city-tile]]\nid = "{name}"\norigin = "printed"\n'
        text += "".join(f'{key} = "{value}"\n' for key, value in values.items())
    known = fitted_for(content_with(tmp_path, text))

    poems = [counted_for(shares, BLUE_POEMS, turns) for shares in known.poems]
    average = sum([counted_for(shares, BLUE_POEMS, turns) for shares in fitted_for(ours).poems]) / len(poems)
    assert 0 < poems[0] < average < poems[1]
    assert poems[1] > 2 * poems[0]
    places = [index for index, tile in enumerate(ours.cities) if tile.id in blue]
    weak, strong = [counted_for(known.consolidated[place], CONSOLIDATED, turns) for place in places]
    assert 0 < weak < strong
    assert strong > 2 * weak


def test_every_card_of_ours_has_a_weight_of_its_own() -> None:
    known = fitted_for(built_in())
    assert known.poems == tuple([((FIRST_POEM + number, 1.0),) for number in range(22)])
    assert known.ships == tuple([((FIRST_SHIP + number, 1.0),) for number in range(12)])
    assert known.consolidated == tuple([((FIRST_CONSOLIDATED + number, 1.0),) for number in range(12)])
