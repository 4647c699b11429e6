"""Chapter A-TIE: shared places."""

from __future__ import annotations

import pytest

from tests.asara.sheet import score

# One row a category: the share of each tied tower (or player) for n = 2, 3, ... in a tie for first,
# and in a tie for second.
SHARES = {
    "brown": ((3, 2, 2, 2, 1), (1, 1, 1, 1)),
    "green": ((5, 3, 3, 2, 2), (2, 1, 1, 1)),
    "red": ((6, 4, 3, 3, 2), (2, 2, 1, 1)),
    "black": ((8, 5, 4, 3, 3), (3, 2, 2, 1)),
    "white": ((9, 6, 5, 4, 3), (3, 2, 2, 2)),
    "tallest": ((6, 4, 3, 3, 2), (2, 2, 1, 1)),
    "most": ((9, 6, 5), (3, 2)),
}
COLOURS = ("brown", "green", "red", "black", "white")
TIES_FOR_FIRST = [(category, n, share) for category, (shares, _) in SHARES.items() for n, share in enumerate(shares, 2)]
TIES_FOR_SECOND = [
    (category, n, share) for category, (_, shares) in SHARES.items() for n, share in enumerate(shares, 2)
]


def tied(category: str, n: int, height: int) -> str:
    """n equal claims: of one tower each, dealt to the players B, C and D in turn; for most towers, of n players."""
    if category == "most":
        return ", ".join(f"{player} {height} towers" for player in "BCDE"[:n])
    colours = COLOURS if category == "tallest" else (category,)
    return ", ".join(f"{'BCD'[number % 3]} {colours[number % len(colours)]} {height}" for number in range(n))


def claims(player: str, category: str, n: int) -> int:
    """How many of the n tied claims are this player's."""
    if category == "most":
        return int(player in "BCDE"[:n])
    return len([number for number in range(n) if "BCD"[number % 3] == player])


@pytest.mark.proves("A-TIE-17", "A-TIE-01", "A-TIE-02", "A-TIE-03", "A-TIE-04")
@pytest.mark.parametrize(("category", "n", "share"), TIES_FOR_FIRST)
def test_the_share_of_each_claim_tied_for_first(category, n, share):
    """A lower claim of A gets nothing."""
    lower = "A 1 tower" if category == "most" else f"A {'brown' if category == 'tallest' else category} 3"
    points = getattr(score(f"{lower}, {tied(category, n, 5)}"), category)

    assert points.pop("A") == 0
    assert points == {player: share * claims(player, category, n) for player in points}
    assert sum(points.values()) == share * n


@pytest.mark.proves("A-TIE-17", "A-TIE-05", "A-TIE-06")
@pytest.mark.parametrize(("category", "n", "share"), TIES_FOR_SECOND)
def test_the_share_of_each_claim_tied_for_second(category, n, share):
    """The one claim above them, A's, keeps the full first place."""
    first = {"brown": 4, "green": 6, "red": 8, "black": 10, "white": 12, "tallest": 8, "most": 12}[category]
    higher = "A 6 towers" if category == "most" else f"A {'white' if category == 'tallest' else category} 6"
    points = getattr(score(f"{higher}, {tied(category, n, 5)}"), category)

    assert points.pop("A") == first
    assert points == {player: share * claims(player, category, n) for player in points}


@pytest.mark.proves("A-TIE-17")
def test_the_whole_table_of_shares_is_tested():
    assert len(TIES_FOR_FIRST) == 6 * 5 + 3
    assert len(TIES_FOR_SECOND) == 6 * 4 + 2


@pytest.mark.proves("A-TIE-01")
def test_a_tie_for_first_divides_both_places_by_the_towers_and_not_by_the_players():
    """Two players, three towers: 12 / 3, not 12 / 2."""
    assert score("A red 4, A red 4, B red 4").red == {"A": 8, "B": 4}


@pytest.mark.proves("A-TIE-02")
def test_shares_are_rounded_up():
    """7.5 is 8, 4.5 is 5, and 15 / 4 = 3.75 and 9 / 4 = 2.25 go up as well."""
    assert score("A black 5, B black 5").black == {"A": 8, "B": 8}
    assert score("A green 5, B green 5").green == {"A": 5, "B": 5}
    assert score("A black 5, B black 5, C black 5, D black 5").black == {"A": 4, "B": 4, "C": 4, "D": 4}
    assert score("A green 5, B green 5, C green 5, D green 5").green == {"A": 3, "B": 3, "C": 3, "D": 3}


@pytest.mark.proves("A-TIE-03")
def test_each_tied_tower_brings_its_owner_one_share():
    assert score("A white 3, A white 3, A white 3, B white 3").white == {"A": 15, "B": 5}


@pytest.mark.proves("A-TIE-04")
def test_after_a_tie_for_first_the_next_tower_gets_nothing():
    assert score("Philipp black 5, Tina black 5, Wolfgang black 3").black == {"Philipp": 8, "Tina": 8, "Wolfgang": 0}


@pytest.mark.proves("A-TIE-05", "A-TIE-06")
def test_a_tie_for_second_shares_the_second_place_only():
    assert score("Wolfgang white 4, Philipp white 3, Tina white 3").white == {"Wolfgang": 12, "Philipp": 3, "Tina": 3}


@pytest.mark.proves("A-TIE-05")
def test_a_tie_for_second_divides_by_towers():
    """Three towers of two players at second: 6 / 3 = 2 a tower."""
    assert score("A white 4, B white 3, B white 3, C white 3").white == {"A": 12, "B": 4, "C": 2}


@pytest.mark.proves("A-TIE-07")
def test_three_towers_tied_for_first_all_share():
    assert score("A red 3, B red 3, C red 3").red == {"A": 4, "B": 4, "C": 4}


@pytest.mark.proves("A-TIE-08")
def test_several_tied_towers_of_one_player_bring_several_shares():
    assert score("A brown 3, A brown 3, B brown 3").brown == {"A": 4, "B": 2}


@pytest.mark.proves("A-TIE-09")
def test_the_share_is_rounded_before_it_is_multiplied():
    assert score("A green 4, A green 4, B green 4, C green 3").green == {"A": 6, "B": 3, "C": 0}
    assert score("A black 5, A black 5, B nothing").black == {"A": 16, "B": 0}


@pytest.mark.proves("A-TIE-10")
def test_rounding_may_hand_out_more_than_the_places_are_worth():
    """Four black towers share 15 at 4 each, which makes 16; five brown ones share 6 at 2 each: 10."""
    assert sum(score("A black 4, B black 4, C black 4, D black 4").black.values()) == 16
    assert sum(score("A brown 4, A brown 4, B brown 4, C brown 4, D brown 4").brown.values()) == 10
    assert sum(score("A brown 5, B brown 4, C brown 4, D brown 4").brown.values()) == 4 + 3


@pytest.mark.proves("A-TIE-11")
def test_a_player_may_be_first_alone_and_share_second():
    assert score("A black 6, A black 4, B black 4").black == {"A": 13, "B": 3}


@pytest.mark.proves("A-TIE-12")
def test_two_towers_of_one_player_may_tie_for_second():
    assert score("A black 6, B black 4, B black 4").black == {"A": 10, "B": 6}


@pytest.mark.proves("A-TIE-13")
def test_the_tallest_tower_overall_is_shared_across_colours():
    assert score("A brown 6, B black 5, C black 5").tallest == {"A": 8, "B": 2, "C": 2}
    assert score("A brown 6, B white 6, C black 5").tallest == {"A": 6, "B": 6, "C": 0}


@pytest.mark.proves("A-TIE-14")
def test_a_tie_for_most_towers_is_divided_by_players():
    """By towers it would be 18 / 10 = 1.8, thus 2 a tower and 10 each."""
    assert score("Wolfgang 5 towers, Philipp 5 towers, Tina 4 towers").most == {
        "Wolfgang": 9,
        "Philipp": 9,
        "Tina": 0,
    }


@pytest.mark.proves("A-TIE-15")
def test_a_tie_for_second_most_towers_is_divided_by_players():
    assert score("A 5 towers, B 4 towers, C 4 towers").most == {"A": 12, "B": 3, "C": 3}
    assert score("A 5 towers, B 4 towers, C 4 towers, D 4 towers").most == {"A": 12, "B": 2, "C": 2, "D": 2}


@pytest.mark.proves("A-TIE-16")
@pytest.mark.parametrize(("players", "share"), [("AB", 9), ("ABC", 6), ("ABCD", 5)])
def test_all_players_may_tie_for_most_towers(players, share):
    tied_text = ", ".join(f"{player} 2 towers" for player in players)
    assert score(tied_text).most == dict.fromkeys(players, share)

    bare_text = ", ".join(f"{player} nothing" for player in players)
    assert score(bare_text).most == dict.fromkeys(players, 0)


@pytest.mark.proves("A-TIE-18")
def test_a_tie_for_third_changes_nothing():
    assert score("A red 5, B red 4, C red 3, D red 3").red == {"A": 8, "B": 4, "C": 0, "D": 0}
    assert score("A 5 towers, B 4 towers, C 3 towers, D 3 towers").most == {"A": 12, "B": 6, "C": 0, "D": 0}


@pytest.mark.proves("A-TIE-19")
def test_neither_gold_nor_money_breaks_a_tie():
    plain = score("A red 5, B red 5, C red 3")
    golden = score("A red 5 gold 5, B red 5, B 99 Asari, C red 3 gold 3")

    assert golden.red == plain.red == {"A": 6, "B": 6, "C": 0}
    assert golden.tallest == plain.tallest == {"A": 6, "B": 6, "C": 0}
    assert golden.most == plain.most == {"A": 6, "B": 6, "C": 6}


@pytest.mark.proves("A-TIE-19")
def test_the_colour_of_a_tower_breaks_no_tie():
    """White is worth most and brown least, yet they share the tallest place evenly."""
    assert score("A white 5, B brown 5").tallest == {"A": 6, "B": 6}


@pytest.mark.proves("A-TIE-19")
def test_in_the_basic_game_not_even_lit_windows_break_a_tie():
    """A table typed in by hand may hold any tower; where lit windows are not played, they are not looked at."""
    assert score("A red 5 lit 2, B red 5").red == {"A": 6, "B": 6}
