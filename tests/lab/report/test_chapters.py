"""The sentences of a report say only what its intervals allow."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from partal.core.errors import BadInput

from partal.games import GAMES
from partal.lab.report import page, run
from partal.lab.report.chapters import branching, decisions, leads, seats, sources, ties, winners
from partal.lab.report.document import Chapter, Chart, Table, named
from partal.lab.report.figures import figures
from partal.lab.report.taken import components
from partal.words import Words, in_words, speaking
from tests.lab.report.games import game

ASARA = GAMES["asara"].balance


def findings(chapter: Chapter) -> list[str]:
    return [in_words(each) for each in chapter.findings]


def wins_of_first(wins: int, games: int) -> list[dict[str, Any]]:
    return [game([9, 1] if number < wins else [1, 9]) for number in range(games)]


def test_a_seat_has_an_advantage_only_if_it_is_certain() -> None:
    even = findings(seats(figures(wins_of_first(55, 100), 2), ["hard", "hard"]))
    assert even == ["No seat wins more often or less often than 50.0% for certain; the shares are 45.0% to 55.0%."]
    sure = findings(seats(figures(wins_of_first(550, 1000), 2), ["hard", "hard"]))
    assert sure[0].startswith("Seat 1 has an advantage: it wins 55.0% (51.9% to 58.1%) of the games, where 50.0%")
    assert sure[1].startswith("Seat 2 has a disadvantage: it wins 45.0%")
    mixed = findings(seats(figures(wins_of_first(55, 100), 2), ["hard", "easy"]))
    assert mixed[-1] == "Different bots sat on the seats, so differences are theirs as well."


def test_what_winners_do_is_named_only_if_it_is_certain() -> None:
    few = [game([9, 1], deeds={"parts": [3, 2 + number % 3]}) for number in range(8)]
    sure = [game([9, 1], deeds={"parts": [3, 2 + number % 2]}) for number in range(60)]
    assert "buys a part" not in findings(winners(figures(few, 2), ASARA))[-1]
    assert findings(winners(figures(sure, 2), ASARA))[-1] == (
        "What winners do more often than the others at their table: buys a part (+0.5)."
    )
    less = [game([1, 9], deeds={"parts": [3, 2 + number % 2]}) for number in range(60)]
    assert findings(winners(figures(less, 2), ASARA))[-1] == (
        "What winners do less often than the others at their table: buys a part (-0.5)."
    )


def test_the_question_that_most_hangs_on_is_named_only_if_it_is_certain() -> None:
    def told(lay: float) -> list[str]:
        weighed = [(0, "asara.lay-buyer", lay), (0, "asara.buy", 1.0)]
        games = [
            game([9, 1], asked={"asara.buy": [1, 4], "asara.lay-buyer": [1, 2]}, weighed=weighed if number % 2 else
                 [(0, "asara.lay-buyer", 0.0), (0, "asara.buy", 0.0)])
            for number in range(60)
        ]  # fmt: skip
        return findings(decisions(figures(games, 2), ASARA, "hard"))

    assert told(9.0)[1].startswith("Most hangs on this: which buyer is laid. There the best answer is worth 4.5 (")
    assert len(told(1.2)) == 1


def test_sources_are_ranked_only_if_their_order_is_certain() -> None:
    def told(*points: list[int]) -> str:
        """Sources of points, each with those of the first player in every game."""
        games = []
        for row in zip(*points):
            one = game([sum(row), 0])
            one["story"]["points"] = [dict(zip(("towers", "gold", "favour"), [[2 * each, 0] for each in row]))]
            games.append(one)
        return findings(sources(figures(games, 2), ASARA))[0]

    many = [10 + number % 3 for number in range(40)]
    assert told([each + 9 for each in many], [each % 2 for each in many]).startswith("Players score most with")
    close = told(many, many[1:] + many[:1], [1] * 40)
    assert close.startswith("These bring most, in no certain order:")
    assert close.count("(") == 2, "the third certainly brings less than both"
    assert told([5, 5], [1, 1]).startswith("These bring most, in no certain order:"), "two games show nothing"
    assert told([5] * 40, [1] * 40).startswith("Players score most with")
    first = told([each + 9 for each in many], many, many[1:] + many[:1])
    assert first.startswith("Players score most with")
    assert first.count("(") == 1, "only the first place is certain"


def test_the_course_of_the_choice_is_told_by_tenths() -> None:
    games = [game([1, 2], options=[9, 8, 4, 4, 4, 4, 4, 4, 4, 2 + number % 2]) for number in range(40)]
    said = findings(branching(figures(games, 2), ASARA))[1]
    assert said.startswith(
        "There is most choice in the first tenth of the game, with 9.0 answers, and least in the tenth,"
    )


def test_leads_that_grow_and_leads_that_shrink() -> None:
    def told(factor: float) -> str:
        games = [game([10 + lead, 10], [round(factor * lead) + lead % 2 + 20, 20]) for lead in range(1, 41)]
        return findings(leads(figures(games, 2), ASARA))[1]

    assert told(0.5).startswith("Leads grow after year 1: every point ahead of the others brings +0.5")
    assert told(-0.5).startswith("Leads shrink after year 1: every point ahead of the others brings -0.5")
    assert told(0.0).startswith("Whether leads grow or shrink after year 1 is open")


def test_close_games_and_ties() -> None:
    told = findings(ties(figures([game([5, 5]), game([5, 2]), game([9, 1]), game([1, 9])], 2)))
    assert told[0].startswith("Winners are 4.8 (")
    assert "in 50.0% (15.0% to 85.0%) of the games it is 3 at most" in told[0]
    assert told[1].startswith("Several players have the best score in 25.0%")


def test_components_that_stand_out_are_named_with_their_kind() -> None:
    games = [
        game([9, 1], taken={"part red-top": [0], "part red-base": [1], "tower red": [0, 1]}, offered=["part green-top"])
        for _ in range(100)
    ]
    (chapter,) = components(games, ASARA, 2)
    assert findings(chapter) == [
        "Tower parts: winners take more of red top (100.0%) than of others of the kind (50.0%).",
        "Tower parts: winners take less of red base (0.0%) than of others of the kind (50.0%).",
        "Tower parts: taken in fewer than 5% of the games that offer it: green top.",
    ]
    (quiet,) = components(games[:4], ASARA, 2)
    assert findings(quiet) == ["No component stands out for certain."]


def test_long_lists_are_counted() -> None:
    things = [f"thing {number}" for number in range(1, 13)]
    assert in_words(named(things[:3])) == "thing 1; thing 2; thing 3"
    assert in_words(named(things)).endswith("thing 7; and 5 more")


# Whole reports


def played(name: str, seats: Sequence[int], games: int, **how: Any) -> tuple[run.Plan, list[list[dict[str, Any]]]]:
    variants = [run.variant_of(name, each) for each in how.pop("against", ())]
    of = run.plan(name, seats, games, ["easy"], variants=variants, **how)
    found: list[list[dict[str, Any]]] = [[] for _ in of.tables]
    for place, result in run.play(of):
        found[place].append(result)
    return of, found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "rule"), [("asara", "professional"), ("sabika", "events=0+3")])
def test_a_report_is_whole_in_every_language(name: str, rule: str, language: str) -> None:
    of, found = played(name, [2, 3], 3, weigh=1, against=[rule])
    with speaking(language):
        report = run.report(of, found)
        html, text = page.html(report), page.markdown(report)
        titles = [in_words(chapter.title) for part in report.parts for chapter in part.chapters]
        assert len(titles) == 2 * 10
        for part in report.parts:
            for chapter in part.chapters:
                assert chapter.findings
                for each in (*chapter.findings, *chapter.notes):
                    assert in_words(each) in text
                for block in chapter.blocks:
                    if isinstance(block, Table):
                        assert {len(row) for row in block.rows} <= {len(block.head)}
                    else:
                        assert isinstance(block, Chart)
                        assert block.svg.startswith("<svg ")
        assert f'<html lang="{language}">' in html
        assert Words(language).say("report-leads") in html
    assert len(set(re.findall(r' id="([^"]+)"', html))) == 2 + 2 * 10
    assert set(re.findall(r'href="#([^"]+)"', html)) == set(re.findall(r' id="([^"]+)"', html))
    assert not re.search(r"(?:src|href)=\"(?!#)|url\(|@import|<script", html), "it needs nothing else"
    assert "nan" not in html.lower().replace("finan", "")
    assert "inf" not in re.sub(r"<[^>]+>|<style>.*</style>", "", html, flags=re.S).lower().split()
    assert "$" not in text


def test_a_solo_game_has_no_seats_and_no_winners_to_compare() -> None:
    of, found = played("sabika", [1], 3, weigh=1)
    names = [chapter.name for part in run.report(of, found).parts for chapter in part.chapters]
    assert names == ["length", "branching", "decisions", "sources", "components"]


def test_tables_play_the_same_deals_in_turn() -> None:
    of, found = played("asara", [2, 3], 2, weigh=0, seed=8, against=["professional"])
    assert [(table.seats, table.settings) for table in of.tables] == [
        (2, {}),
        (2, {"professional": "true"}),
        (3, {}),
        (3, {"professional": "true"}),
    ]
    assert [[game["seed"] for game in games] for games in found] == [[8, 9]] * 4
    assert [len(games[0]["scores"]) for games in found] == [2, 2, 3, 3]


def test_a_pack_is_compared_with_the_components_in_the_box(tmp_path: Path) -> None:
    pack = tmp_path / "rich.toml"
    pack.write_text(
        '[pack]\ngame = "asara"\nname = "rich"\n\n[[purse]]\nid = "new-year"\nasari = 40\norigin = "printed"\n',
        encoding="utf-8",
    )
    of, found = played("asara", [2], 12, weigh=0, against=[str(pack)])
    (part,) = run.report(of, found).parts
    assert part.chapters[-1].name == "against-1"
    assert in_words(part.chapters[-1].title) == "Compared: rich"
    assert any(["Asari spent (+" in each for each in findings(part.chapters[-1])]), findings(part.chapters[-1])


@pytest.mark.parametrize(
    ("against", "sentence"),
    [
        ("nowhere.toml", "“nowhere.toml” is neither a content pack nor a house rule."),
        ("professional=maybe", "The house rule professional takes"),
        ("colour=red", "There is no house rule “colour”"),
    ],
)
def test_what_cannot_be_compared_is_refused(against: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)):
        run.variant_of("asara", against)


def test_a_comparison_with_itself_is_refused() -> None:
    with pytest.raises(BadInput, match="professional=false changes nothing"):
        run.plan("asara", [2], 1, ["easy"], variants=[run.variant_of("asara", "professional=false")])
    with pytest.raises(BadInput, match="each named once"):
        run.plan("asara", [2, 2], 1, ["easy"])
    with pytest.raises(BadInput, match="at least one game"):
        run.plan("asara", [2], 0, ["easy"])
    with pytest.raises(BadInput, match="cannot be negative"):
        run.plan("asara", [2], 1, ["easy"], weigh=-1)
