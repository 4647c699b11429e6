"""Poems (S-POEM)."""

import pytest

from tests.sabika.table import Table


@pytest.mark.proves("S-POEM-01", "S-POEM-02")
def test_minor_poems_are_carved_in_blue_or_red_and_major_ones_in_grey() -> None:
    table = Table(
        "anna",
        "ben",
        display_poems=[1, 2, 3],
        major_poems=["A1", "B1", "C1", "D1"],
        store={"anna": "wood"},
        dinars={"anna": 4},
        sultan=[],
    )
    table.anna.works("poet", to="carve-1")
    table.anna.does("main")
    halves = {f"{number} {colour}" for number in (1, 2, 3) for colour in ("blue", "red")}
    assert table.anna.offers("carve") == halves | {"A1", "B1", "C1", "D1"}
    table.anna.answers("carve 2 red", "lay wood")
    assert table.anna.poems == ["2 red"]
    assert table.state.poem_display == [1, 0, 3]


@pytest.mark.proves("S-POEM-02")
@pytest.mark.parametrize(("half", "dinars", "prestige"), [("red", 0, 0), ("blue", 2, 2)])
def test_poem_2_rewards_seals_only_if_it_was_carved_in_blue(half: str, dinars: int, prestige: int) -> None:
    table = Table(
        "anna",
        "ben",
        poems={"anna": f"2 {half}"},
        store={"anna": "sugar"},
        dinars={"anna": 1},
        cities={"algiers": "C2"},
        sultan=[],
    )
    table.anna.works("merchant", to="export-1")
    table.anna.answers("do main", "ship to algiers", "export sugar")
    assert table.anna.seals == 1
    assert table.anna.dinars == dinars
    assert table.anna.prestige == 5 + 1 + prestige


@pytest.mark.proves("S-POEM-02")
def test_the_red_half_of_a_blue_poem_cannot_be_reactivated() -> None:
    table = Table("anna", "ben", poems={"anna": "1 blue, 3 red"}, sultan=[])
    table.anna.works("poet", to="reactivate-1")
    table.anna.answers("do main", "reactivate 3", "take gypsum gypsum gypsum")
    assert table.anna.store == {"gypsum": 3}
    only_blue = Table("anna", "ben", poems={"anna": "1 blue"}, sultan=[])
    assert "reactivate-1" not in only_blue.anna.squares("poet")


@pytest.mark.proves("S-POEM-03")
def test_a_blue_half_lasts() -> None:
    """Poem 15: 2 dinars more for each rest, and no prestige lost, in this round and the next."""
    table = Table("anna", "ben", poems={"anna": "15 blue"})
    table.anna.rests("poet")
    table.ben.rests("poet")
    table.anna.rests("merchant")
    assert (table.anna.dinars, table.anna.prestige) == (2 * (3 + 2), 5)
    assert (table.ben.dinars, table.ben.prestige) == (3, 4)
    table.ends_round()
    table.answers_until("sabika.turn")
    before = table.anna.dinars
    if table.asked == "ben":
        table.ben.rests("poet")
    table.anna.rests("poet")
    assert table.anna.dinars == before + 3 + 2


@pytest.mark.proves("S-POEM-04")
def test_a_red_half_takes_effect_at_once_and_not_again_by_itself() -> None:
    """Poem 1 red: 5 dinars and 2 prestige, for 2 dinars and a wood worth 2."""
    table = Table("anna", "ben", display_poems=[1, 2, 3], store={"anna": "wood"}, dinars={"anna": 2}, sultan=[])
    table.anna.works("poet", to="carve-1")
    table.anna.answers("do main", "carve 1 red", "lay wood", "done")
    assert (table.anna.dinars, table.anna.prestige) == (5, 5 + 2 + 2)
    table.waits_for("ben", "sabika.turn")
    table.ben.rests("poet")
    assert (table.anna.dinars, table.anna.prestige) == (5, 9)


@pytest.mark.proves("S-POEM-05")
@pytest.mark.parametrize("owner", ["anna", "ben"])
def test_only_the_owner_scores_a_major_poem_and_only_at_the_end(owner: str) -> None:
    """A2 counts poems, 2 for each: two carved ones make 4."""
    wishes = ["A-1", "B-1", "C-1"]
    table = Table("anna", "ben", round=5, poems={owner: "A2, 1 red"}, parias={"anna": 6, "ben": 6}, wishes=wishes)
    assert table.match.scores == (5, 5)
    table.ends_round()
    table.answers_until("")
    assert table.match.scores == ((5 + 4, 5) if owner == "anna" else (5, 5 + 4))


@pytest.mark.proves("S-POEM-06")
@pytest.mark.parametrize(
    ("poems", "dinars"), [("", 3), ("2 blue", 3), ("2 blue, 4 blue", 4), ("2 blue, 4 blue, 1 red, A1", 5)]
)
def test_two_blue_one_red_and_one_grey_are_four_poems(poems: str, dinars: int) -> None:
    """Artisanal labour brings 3 dinars and 1 more for every two poems."""
    table = Table("anna", "ben", poems={"anna": poems}, sultan=[])
    table.anna.works("poet", to="artisanal-1")
    assert table.anna.dinars == dinars
