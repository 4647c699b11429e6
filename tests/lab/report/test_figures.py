"""The figures of a report, on games counted by hand and on games that were played."""

from __future__ import annotations

import pytest

from partal.lab.report.components import kinds, worths
from partal.lab.report.figures import figures
from partal.lab.report.paired import changes
from partal.lab.simulate import Detail, play_many
from tests.lab.report.games import game


def test_seats_share_wins_that_are_shared() -> None:
    found = figures([game([5, 3]), game([5, 3]), game([2, 3]), game([4, 4])], 2)
    assert [each.value for each in found.wins] == [2.5 / 4, 1.5 / 4]
    assert [each.value for each in found.scores] == [4.0, 3.25]
    assert found.shared.value == found.level.value == 0.25


def test_a_tie_that_was_broken_is_level_but_not_shared() -> None:
    found = figures([game([4, 4], winners=[1]), game([9, 4])], 2)
    assert (found.level.value, found.shared.value) == (0.5, 0.0)
    assert found.margins == [0, 5]
    assert found.close.value == 0.5, "5 points are not close, 0 are"
    assert found.margin.value == 2.5


def test_lengths_and_options() -> None:
    found = figures([game([1, 2], options=[2] * 10 + [8] * 10), game([1, 2], options=[2] * 5 + [6] * 5)], 2)
    assert (found.length.value, found.lengths) == (15.0, [20, 10])
    assert found.branching.value == (5 + 4) / 2
    assert [each.value for each in found.branching_by_tenth] == [2.0] * 5 + [7.0] * 5
    asked = found.asked[0]
    assert (asked.prompt, asked.times.value, asked.options.value) == ("ask", 15.0, 140 / 30)


def test_decisions_that_mattered() -> None:
    """Two of the five are worth two points or more; those of a game count together."""
    games = [
        game([1, 2], weighed=[(0, "ask", 2.0), (0, "ask", 0.5), (0, "beg", 1.0)]),
        game([1, 2], weighed=[(0, "beg", 7.0), (0, "ask", 0.0)]),
    ]
    found = figures(games, 2)
    assert found.mattered is not None
    assert (found.weighed, found.mattered.value) == (5, 0.4)
    spread = found.asked[0].spread
    assert spread is not None
    assert (spread.value, found.asked[0].weighed) == (pytest.approx(2.5 / 3), 3)
    assert figures([game([1, 2])], 2).mattered is None


def test_points_by_source_and_section_and_what_winners_have_more() -> None:
    found = figures([game([1, 3], [6, 2]), game([2, 2], [1, 5]), game([1, 1], [1, 1])], 2)
    (building,) = found.sources
    assert building.sections == [10 / 6, 16 / 6]
    assert building.points.value == (12 + 10 + 4) / 6
    assert building.more is not None
    assert (building.more.value, building.more.size) == ((2 + 4) / 2, 2), "a game that all win tells nothing"
    winners, others = found.course[1]
    assert (winners.value, others.value) == ((7 + 7 + 2) / 3, (5 + 3 + 2) / 3)


def test_deeds_of_winners_and_the_others_at_their_table() -> None:
    games = [
        game([9, 1, 1], deeds={"dive": [4, 1, 3], "rest": [0, 1, 1]}),
        game([1, 1, 9], deeds={"dive": [2, 2, 5]}),
    ]
    found = {deed.deed: deed for deed in figures(games, 3).deeds}
    assert (found["dive"].winners, found["dive"].others, found["dive"].more.value) == (4.5, 2.0, 2.5)
    assert (found["rest"].winners, found["rest"].others, found["rest"].more.value) == (0.0, 0.5, -0.5)


def test_leads_and_what_becomes_of_them() -> None:
    """Three leads of 2, 4 and 6 grow by half; a lead that is shared is none."""
    games = [game([4, 2], [2, 1]), game([1, 5], [0, 2]), game([9, 3], [4, 1]), game([3, 3], [0, 9])]
    found = figures(games, 2)
    (lead,) = found.leads
    assert (lead.section, lead.wins.value, lead.wins.size, lead.ahead.value) == (1, 1.0, 3, 4.0)
    assert lead.growth is not None
    assert lead.growth.value == pytest.approx(0.5)


def test_a_winner_who_was_behind_half_way() -> None:
    found = figures([game([1, 5], [9, 0]), game([5, 1], [9, 0]), game([2, 2], [5, 0]), game([0, 4], [8, 4])], 2)
    assert found.from_behind.value == 1.5 / 4, "a shared win counts half, and nobody is behind when all are level"


def test_components_taken_and_the_winners_share() -> None:
    """Seat 0 wins 60 games and seat 1 40; the winner takes `card 1`, the other `card 2`, both take a `stone`."""
    games = []
    for number in range(100):
        won, lost = (0, 1) if number < 60 else (1, 0)
        points = [9 * (won == 0) + 1, 9 * (won == 1) + 1]
        taken = {"card 1": [won], "card 2": [lost], "stone 7": [won, lost, won, lost]}
        games.append(game(points, taken=taken, offered=["card 3"]))
    cards, stones = kinds(games, {"card": False, "stone": True})
    assert cards.won == 0.5
    assert [(each.name, each.taken.value, each.won.value, each.beyond) for each in cards.components] == [
        ("card 1", 1.0, 1.0, 1),
        ("card 2", 1.0, 0.0, -1),
        ("card 3", 0.0, 0.5, 0),
    ]
    assert [each.name for each in cards.rare()] == ["card 3"]
    assert [each.name for each in cards.common()] == ["card 1", "card 2"]
    (stone,) = stones.components
    assert (stone.times, stone.won.value, stone.won.size, stone.beyond) == (4.0, 0.5, 100, 0)


def test_a_component_stands_out_only_if_the_games_allow_it() -> None:
    """58 of 100 instead of 50 may be chance; 580 of 1,000 are not."""

    def beyond(hundreds: int) -> int:
        games = [game([9, 1], taken={"card 1": [0 if number % 50 < 29 else 1]}) for number in range(100 * hundreds)]
        games += [game([9, 1], taken={"card 2": [0 if number % 50 < 21 else 1]}) for number in range(100 * hundreds)]
        return kinds(games, {"card": False})[0].components[0].beyond

    assert (beyond(1), beyond(10)) == (0, 1)


def test_cards_that_score_for_all() -> None:
    found = worths(
        [game([1, 2], worth={"wish B": [4, 0]}), game([1, 2], worth={"wish B": [2, 2], "wish A": [0, 6]})], 2
    )
    assert [(each.name, each.games, each.points.value) for each in found] == [("wish A", 1, 3.0), ("wish B", 2, 2.0)]


def test_the_same_deals_are_compared_one_by_one() -> None:
    """Scores differ much between deals, but each deal brings three points more; so the change is certain."""
    usual = [game([10 * seed, 10 * seed + 1], seed=seed, taken={"card 1": [0]}) for seed in range(20)]
    other = [game([10 * seed + 3, 10 * seed + 4], seed=seed, offered=["card 1"]) for seed in range(5, 25)]
    found = {(each.about, each.name): each for each in changes(usual, other, 2)}
    score = found["score", ""]
    assert (score.more[:3], score.more.size, score.holds) == ((3.0, 3.0, 3.0), 15, True)
    assert score.before == sum([10 * seed + 0.5 for seed in range(5, 20)]) / 15
    assert found["source", "building"].more.value == 3.0
    assert found["taken", "card 1"].more.value == -1.0
    assert found["margin", ""].more.value == 0.0
    assert not found["margin", ""].holds


def test_a_change_that_may_be_chance_does_not_hold() -> None:
    usual = [game([10, 10 + seed % 3], seed=seed) for seed in range(12)]
    other = [game([10, 10 + (seed + 1) % 3], seed=seed) for seed in range(12)]
    assert not any([each.holds for each in changes(usual, other, 2)])


@pytest.mark.parametrize(("name", "seats"), [("asara", 3), ("sabika", 2)])
def test_the_story_of_a_game_adds_up(name: str, seats: int) -> None:
    """What events say of points is what the final sheet says, and every decision is counted once."""
    plain = list(play_many(name, seats, 4, ["easy"], seed=30, detail=Detail(points=True)))
    told = list(play_many(name, seats, 4, ["easy"], seed=30, detail=Detail(points=True, story=True)))
    for one, other in zip(plain, told):
        story = other.pop("story")
        assert other == one, "watching changes nothing"
        sources: dict[str, list[int]] = {}
        for section in story["points"]:
            for source, points in section.items():
                sources[source] = [sum(pair) for pair in zip(sources.get(source, [0] * seats), points)]
        assert {source: points for source, points in one["points"].items() if any(points)} == {
            source: points for source, points in sources.items() if any(points)
        }
        assert len(story["options"]) == one["decisions"] == sum([times for times, _ in story["prompts"].values()])
        assert sum(story["options"]) == sum([options for _, options in story["prompts"].values()])
        assert min(story["options"]) > 1
    told = list(play_many(name, seats, 4, ["easy"], seed=30, detail=Detail(story=True)))
    found = figures(told, seats)
    assert found.sections == {"asara": 4, "sabika": 5}[name]
    assert found.length.value == sum([one["decisions"] for one in plain]) / 4
    assert [each.value for each in found.scores] == [
        sum([one["scores"][seat] for one in plain]) / 4 for seat in range(seats)
    ]
