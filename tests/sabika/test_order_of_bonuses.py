"""What a blue poem pays can be used for what follows on the same occasion; and other fine points of order."""

from __future__ import annotations

from pathlib import Path

import pytest

from partal.core.content import ContentError
from partal.core.match import Match

from partal.sabika.rules import RULES
from partal.sabika.rules.scoring import wish_points
from partal.sabika.rules.things import MEASURES
from partal.sabika.rules.variant import Variant
from tests.sabika.moments import quiet
from tests.sabika.table import content_with


@pytest.mark.proves("S-CARD-34", "S-INV-11")
def test_the_dinars_of_poem_12_pay_for_the_red_citys_poem() -> None:
    """C8 gives a carve action; the third blue poem costs the 3 dinars that consolidating brings."""
    table = quiet(
        poems={"anna": "12 blue, 8 blue"},
        cities={"fez": "C8"},
        ships={"anna": "fez left"},
        dinars={"anna": 0},
        store={"anna": "gypsum"},
        display_poems=[2, 5, 21],
    )
    table.anna.works("merchant", to="consolidate-1")
    table.anna.does("main")
    assert table.anna.dinars == 3
    table.anna.answers("carve 5 blue")
    assert table.anna.dinars == 0


@pytest.mark.proves("S-CON-01", "S-CON-05")
def test_a_player_who_renews_the_cards_for_a_bonus_construction_has_to_build(tmp_path: Path) -> None:
    """Poem 8 red is a construction here."""
    content = content_with(
        tmp_path, '[[poem]]\nid = "8"\nblue = "no toll"\nred = "act: construction"\norigin = "reconstructed"\n'
    )
    scene = {"dinars": {"anna": 2}, "store": {"anna": "gypsum, wood, marble"}}
    table = quiet(poems={"anna": "8 red"}, content=content, **scene)
    table.anna.works("poet", to="reactivate-1")
    assert "waive" in table.anna.choices()
    table.anna.answers("refresh")
    assert "waive" not in table.anna.choices()
    assert "build major" in table.anna.choices()


@pytest.mark.proves("S-INV-07", "S-INV-12")
def test_a_tile_under_another_stays_in_sight() -> None:
    table = quiet(storehouses={"anna": {1: [4, 9]}})
    assert table.ben.sees().expansions == [(4, 9), ()]


PACKS = {
    "quarry": ('[[amount]]\nid = "quarry-materials"\nvalue = 4\norigin = "printed"\n', "exactly 3 materials"),
    "incomes": (
        '[[poem]]\nid = "1"\nblue = "income: 2 dinars; income: 1 paria"\nred = "1 dinar"\norigin = "printed"\n',
        "at most one income",
    ),
    "scaffold": (
        '[[poem]]\nid = "10"\nblue = "carving materials 2"\nred = "1 dinar"\norigin = "printed"\n',
        "at most 3 materials",
    ),
}


@pytest.mark.parametrize("case", PACKS)
def test_a_pack_that_the_rules_could_not_follow_is_refused(tmp_path: Path, case: str) -> None:
    text, sentence = PACKS[case]
    with pytest.raises(ContentError, match=sentence):
        content_with(tmp_path, text)


@pytest.mark.proves("S-WISH-15")
def test_a_printed_limit_of_a_wish_holds(tmp_path: Path) -> None:
    wish = '[[wish]]\nid = "B-1"\nelements = "1 per presence, at most 3"\norigin = "printed"\n'
    elements = content_with(tmp_path, wish).wishes[3].elements
    counts = [0] * len(MEASURES)
    counts[MEASURES.index("presence")] = 7
    assert wish_points(counts, elements, Variant()) == 3


@pytest.mark.proves("S-SSET-04", "S-SSET-12")
def test_yusuf_starts_as_everybody_with_his_marker_on_top(tmp_path: Path) -> None:
    richer = '[[amount]]\nid = "starting-prestige"\nvalue = 8\norigin = "printed"\n'
    match = Match(RULES, 1, 3, content=content_with(tmp_path, richer))
    assert match.scores == (8, 8)
    stamps = match.view(0).stamps
    assert stamps[1] > stamps[0]
