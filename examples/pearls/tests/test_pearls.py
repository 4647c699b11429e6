"""The rulebook of Pearls, clause by clause, and the laws of all games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pearls
from partal import IllegalAnswer, Match
from partal.lab import laws
from pearls.box import COLOURS, NOTATIONS
from pearls.rules import RULES
from pearls.view import View

WORDS = Path(pearls.__file__).parent / "words"
BOOK = Path(pearls.__file__).parent / "rulebook"
WHITE, ROSE, GOLD, BLACK = range(4)


def table(seats: int = 2, **house_rules: bool) -> Match:
    return Match(pearls.GAME, seats, seed=1, **house_rules)


def laid(match: Match, bag: tuple[int, ...] = (), beach: str = "", pouch: str = "") -> Match:
    """The same table with these pearls in the bag, on the beach and in the first pouch; w, r, g and b are colours."""
    state = match._state
    state.bag = bag
    state.beach = [beach.count(colour[0]) for colour in COLOURS]
    state.pouches[:4] = [pouch.count(colour[0]) for colour in COLOURS]
    state.pending = state.todo[-1].ask(state)
    return match


def options(match: Match) -> list[str]:
    return [option.notation for option in match.decision.options] if match.decision else []


@pytest.mark.proves("P-SET-01", "P-SET-02")
def test_three_of_25_pearls_lie_on_the_beach() -> None:
    view = table().view(None)
    assert isinstance(view, View)
    assert (sum(view.beach), view.bag_size) == (3, 22)
    assert RULES.content().pearls == (9, 7, 5, 4)


@pytest.mark.proves("P-SET-03", "P-DIVE-01")
def test_a_pouch_and_what_a_diver_draws_are_secret() -> None:
    match = laid(table(), bag=(WHITE, ROSE, GOLD), beach="w", pouch="b")
    match.play("dive")
    mine, theirs, nobodys = [match.view(seat) for seat in (0, 1, None)]
    assert isinstance(mine, View)
    assert (mine.pouches[0], mine.drawn) == ((0, 0, 0, 1), (ROSE, GOLD))
    for other in (theirs, nobodys):
        assert isinstance(other, View)
        assert (other.pouches[0], other.pouch_sizes[0]) == (None, 1)
        assert (other.drawn, other.drawn_size) == (None, 2)
    assert match.log(1)[-1] == "0 dived {? ?}"


@pytest.mark.proves("P-SET-03")
def test_with_open_pouches_everybody_sees_them() -> None:
    match = laid(table(open_pouches=True), beach="wr", pouch="b")
    view = match.view(1)
    assert isinstance(view, View)
    assert view.pouches[0] == (0, 0, 0, 1)


@pytest.mark.proves("P-TURN-01", "P-TURN-02", "P-TURN-03")
def test_a_pearl_that_is_taken_is_replaced_from_the_bag() -> None:
    match = laid(table(), bag=(BLACK, GOLD), beach="wwr")
    assert options(match) == ["take white", "take rose", "dive"]
    match.play("take white")
    view = match.view(0)
    assert isinstance(view, View)
    assert (view.beach, view.pouches[0], view.bag_size) == ((1, 1, 1, 0), (1, 0, 0, 0), 1)
    assert match.decision is not None
    assert match.decision.seat == 1
    with pytest.raises(IllegalAnswer) as refusal:
        match.play("take black")
    assert refusal.value.clause == "P-TURN-02"


@pytest.mark.proves("P-DIVE-02")
def test_the_other_pearl_of_a_dive_goes_on_the_beach() -> None:
    match = laid(table(), bag=(WHITE, ROSE, GOLD), beach="www")
    match.play("dive")
    assert options(match) == ["keep rose", "keep gold"]
    match.play("keep gold")
    view = match.view(0)
    assert isinstance(view, View)
    assert (view.beach, view.pouches[0]) == ((3, 1, 0, 0), (0, 0, 1, 0))
    assert match.log(1)[-1] == "0 kept rose {?}"


@pytest.mark.proves("P-DIVE-01")
def test_two_pearls_alike_or_the_last_one_leave_no_choice() -> None:
    for bag in ((ROSE, ROSE), (ROSE,)):
        match = laid(table(), bag=bag, beach="wwg")
        match.play("dive")
        assert match.decision is not None
        assert match.decision.seat == 1
        assert match.log(0)[-1] == f"0 kept{' rose' * (len(bag) - 1)} {{rose}}"


@pytest.mark.proves("P-STR-01", "P-STR-02", "P-STR-03")
@pytest.mark.parametrize(
    ("pouch", "necklace", "points", "left"),
    [
        ("wwww", "white", 5, (1, 0, 0, 0)),
        ("rrr", "rose", 7, (0, 0, 0, 0)),
        ("gggw", "gold", 10, (1, 0, 0, 0)),
        ("bbb", "black", 15, (0, 0, 0, 0)),
        ("wwrgb", "mixed", 12, (1, 0, 0, 0)),
    ],
)
def test_a_necklace_takes_its_pearls_and_scores(pouch: str, necklace: str, points: int, left: tuple[int, ...]) -> None:
    match = laid(table(), beach="wr", pouch=pouch)
    match.play(f"string {necklace}")
    view = match.view(0)
    assert isinstance(view, View)
    assert (match.scores, view.pouches[0], sum(view.necklaces)) == ((points, 0), left, 1)
    with pytest.raises(IllegalAnswer):
        match.play(f"string {necklace}")


@pytest.mark.proves("P-STR-04")
def test_with_race_the_first_necklace_of_its_kind_scores_more() -> None:
    match = laid(table(race=True), beach="wr", pouch="wwwwww")
    match.play("string white")
    match.play("take rose")
    match.play("string white")
    assert match.scores[0] == 5 + 3 + 5


@pytest.mark.proves("P-END-01", "P-END-02", "P-END-03")
def test_the_game_ends_when_the_beach_is_empty_and_loose_pearls_score() -> None:
    match = laid(table(), beach="wr", pouch="bb")
    match.play("take white")
    standings = match.standings  # The last pearl is the only choice of the second diver, and is taken for them.
    assert standings is not None
    assert (standings.scores, standings.winners) == ((3, 1), (0,))
    assert [line.clause for line in standings.sheets[0]] == ["P-STR-01", "P-STR-04", "P-END-02"]


def test_a_tie_is_shared() -> None:
    match = laid(table(), beach="wr", pouch="")
    match.play("take white")
    assert match.standings is not None
    assert match.standings.winners == (0, 1)


def test_it_keeps_the_laws_of_all_games() -> None:
    assert [str(finding) for finding in laws(pearls.GAME, games=6) if finding] == []


def test_both_languages_say_the_same_things() -> None:
    texts = [(WORDS / f"{name}.ftl").read_text("utf-8") for name in ("en", "de")]
    english, german = [re.findall(r"^([\w-]+|    \.\w+) =", text, re.MULTILINE) for text in texts]
    assert english == german
    pages = [(BOOK / f"{name}.md").read_text("utf-8") for name in ("en", "de")]
    ids, translated = [re.findall(r"^\*\*([A-Z-]+\d+)\*\*", page, re.MULTILINE) for page in pages]
    assert ids == translated
    for clause in pearls.GAME.clauses.values():
        assert clause in ids


def test_every_answer_has_a_number_for_ever() -> None:
    assert [option.number for option in RULES.options] == list(range(14))
    assert NOTATIONS[4] == "dive"
    assert all(RULES.read(option.notation.upper()) is option for option in RULES.options)
