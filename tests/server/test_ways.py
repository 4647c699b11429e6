"""Whole rows of answers and drafts of a turn are true, stay within the turn, and are based on the seat's own view."""

from __future__ import annotations

import asyncio
import random

import pytest

pytest.importorskip("litestar")

from partal.core.match import Match
from partal.core.rng import Rng

from partal.games import GAMES
from partal.table.frame import question
from partal.table.preview import NotOpen
from partal.table.scene import scene_of
from partal.table.ways import LONGEST, MOST_TRIED, NO_REASON, Ways, draft_of, ways_on, why_not
from tests.server.house import House, Visitor
from tests.server.test_previews import moments, speech_of, table_of


@table_of
def test_every_row_can_be_played_to_its_end(game, seats, settings) -> None:
    """In the real game too; a row ends where the turn does, before a dialog, or at a reveal."""
    chance = random.Random(11)
    long = 0
    for seed in range(3):
        match = Match(GAMES[game].rules, seats, seed, settings)
        for decision, _ in moments(match, chance, 60):
            if chance.random() > 0.2:
                continue
            found = Ways(match.view(decision.seat), speech_of(match))
            ways = found.find([])
            assert found.tried <= max(MOST_TRIED, len(decision.options))
            rows = [[ways["options"][index]["notation"] for index in row] for row in ways["rows"]]
            assert list(dict.fromkeys(row[0] for row in rows)) == [one.notation for one in decision.options]
            assert len({tuple(row) for row in rows}) == len(rows), "the same row twice"
            for row in chance.sample(rows, min(4, len(rows))):
                assert 1 <= len(row) <= LONGEST
                twin = match.clone()
                for place, answer in enumerate(row):
                    asked = twin.decision
                    assert asked is not None
                    assert asked.seat == decision.seat
                    assert place == 0 or asked.prompt not in GAMES[game].scene.TURNS
                    assert place == 0 or asked.prompt not in GAMES[game].scene.GATHERED
                    twin.play(answer)
                long += len(row) > 1
    assert long > 10, "rows of several answers"


@table_of
def test_after_a_draft_the_rows_are_those_of_the_same_turn(game, seats, settings) -> None:
    """None if the turn ends with it, whoever is asked next and whatever about."""
    chance = random.Random(17)
    went_on = ended = 0
    for seed in range(2):
        match = Match(GAMES[game].rules, seats, seed, settings)
        for decision, _ in moments(match, chance, 60):
            if chance.random() > 0.2:
                continue
            given = chance.choice(decision.options).notation
            twin = match.clone()
            twin.play(given)
            after = twin.decision
            same = after is not None and after.seat == decision.seat and after.prompt not in GAMES[game].scene.TURNS
            if twin.history[-1].reveals:
                continue  # Of what comes after a reveal nothing is known.
            rows = ways_on(match.view(decision.seat), speech_of(match), [given])["rows"]
            assert bool([row for row in rows if row]) == same
            went_on, ended = went_on + same, ended + (not same)
    assert min(went_on, ended) > 3


@table_of
def test_a_draft_shows_the_table_as_it_will_be(game, seats, settings) -> None:
    """Scene and next question are those of the real game, once the answers are given there."""
    chance = random.Random(5)
    shown = ended = 0
    for seed in range(3):
        match = Match(GAMES[game].rules, seats, seed, settings)
        for decision, _ in moments(match, chance, 80):
            if decision.prompt not in GAMES[game].scene.TURNS:
                continue
            seat, view, speech = decision.seat, match.view(decision.seat), speech_of(match)
            twin, answers = match.clone(), list[str]()
            while len(answers) < 6 and twin.decision is not None and twin.decision.seat == seat:
                answers.append(chance.choice(twin.decision.options).notation)
                events = twin.play(answers[-1])
                draft = draft_of(view, speech, answers)
                assert draft["open"]
                assert len(draft["answers"]) == len(answers)
                if draft["scene"] is None:
                    asked = twin.decision
                    over = asked is None or asked.seat != seat or asked.prompt in GAMES[game].scene.TURNS
                    assert over or any(event.reveals for event in events), "within a turn nothing else is hidden"
                    ended += 1
                    break
                assert draft["scene"] == scene_of(game, twin.view(seat))
                shown += 1
                if draft["question"] is None:
                    break
                assert draft["question"] == question(twin.view(seat), speech, True)
    assert shown > 30
    assert ended


@table_of
def test_ways_and_drafts_are_based_on_the_view_alone(game, seats, settings) -> None:
    """Another deal that looks the same from the seat gives the same bytes."""
    chance = random.Random(3)
    match = Match(GAMES[game].rules, seats, 7, settings)
    for decision, option in moments(match, chance, 50):
        view = match.view(decision.seat)
        other = match.rules.imagine(view, Rng(chance.randrange(2**32)))
        same = match.rules.view(other, decision.seat)
        speech = speech_of(match)
        assert ways_on(view, speech, []) == ways_on(same, speech, [])
        assert draft_of(view, speech, [option.notation]) == draft_of(same, speech, [option.notation])


def test_a_draft_that_does_not_fit_is_not_open() -> None:
    match = Match(GAMES["asara"].rules, 2, 4)
    assert match.decision is not None
    view, speech = match.view(match.decision.seat), speech_of(match)
    for answers in (["build 7"], ["go bank 10", "go bank 10"]):
        with pytest.raises(NotOpen):
            draft_of(view, speech, answers)
        with pytest.raises(NotOpen):
            ways_on(view, speech, answers)
    after = ways_on(view, speech, ["go bank 10"])
    assert {after["options"][row[0]]["notation"].split()[0] for row in after["rows"]} == {"lay"}


def test_only_the_seat_itself_sees_its_ways_and_its_draft(tmp_path) -> None:
    async def run(base: str) -> None:
        ana = await Visitor(base).arrive("Ana")
        ben = await Visitor(base).arrive("Ben")
        table = await ana.opens("asara", {"kind": "me", "name": "Ana"}, {"kind": "guest", "name": "Gil"}, seed=4)
        asked = table["asked"]
        for route, empty in (("ways", "rows"), ("draft", "answers")):
            path = f"/api/tables/{table['id']}/{route}"
            good = await ana.http.get(path, params={"seat": asked, "answers": ["go bank 10"]})
            assert good.status_code == 200
            assert good.json()["open"] is True
            assert good.json()[empty]
            waiting = await ana.http.get(path, params={"seat": 1 - asked, "answers": ["go bank 10"]})
            assert (waiting.json()["open"], waiting.json()[empty]) == (False, [])
            late = await ana.http.get(path, params={"seat": asked, "answers": ["build 7"]})
            assert late.json()["open"] is False
            for who, params, status in (
                (ben, {"seat": asked}, 403),
                (ana, {"seat": asked, "answers": ["dance"]}, 400),
                (ana, {"seat": asked, "answers": ["go bank 10"] * 90}, 400),
            ):
                refused = await who.http.get(path, params=params)
                assert refused.status_code == status
                assert empty not in refused.json()
        again = await ana.http.get(f"/api/tables/{table['id']}")
        assert again.json()["number"] == table["number"], "a draft is stored nowhere"
        await ana.leave()
        await ben.leave()

    house = House(tmp_path)
    house.start()
    try:
        asyncio.run(run(house.base))
    finally:
        house.stop()


def test_why_not_names_the_rule_about_this_very_thing() -> None:
    """A part that is too dear, or in a market where nothing may be laid; and words for it in every language."""
    match = Match(GAMES["asara"].rules, 2, 4)
    chance, found = random.Random(4), set[str]()
    for decision, _ in moments(match, chance, 400):
        if decision.prompt == "asara.dispatch":
            view, speech = match.view(decision.seat), speech_of(match)
            for target in ("part:white-top", "part:red-gold-window", "place:favour", "place:circle-7"):
                reason = why_not(view, speech, target, [])
                assert (reason["text"] is None) == (not reason["clause"])
                found.add(reason["clause"])
    assert {"A-BUY-12", "A-BUY-09"} <= found
    view = match.view(0)
    assert match.decision is None or why_not(match.view(match.decision.seat), speech_of(match), "moon", []) == NO_REASON
    assert view is not None
