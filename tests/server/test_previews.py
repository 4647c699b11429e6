"""Previews of answers are true and based on the seat's own view alone, and small questions are gathered."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

pytest.importorskip("litestar")

from partal.core.match import Match
from partal.core.rng import Rng

from partal.games import GAMES
from partal.table.frame import question
from partal.table.preview import NotOpen, Preview, preview_answers
from partal.table.speech import Speech
from tests.said import text_of
from tests.server.house import House, Visitor

TABLES = [
    ("asara", 2, {}),
    ("asara", 3, {"professional": "true"}),
    ("sabika", 2, {"events": "random"}),
    ("sabika", 4, {}),
    ("sabika", 1, {}),
]
NAMES = ["Ana", "Ben", "Cleo", "Dan"]
table_of = pytest.mark.parametrize(("game", "seats", "settings"), TABLES)


def speech_of(match: Match[Any]) -> Speech:
    return Speech(match.rules.name, NAMES[: match.seats])


def numbers(match: Match[Any], seat: int) -> dict[str, int]:
    had: dict[str, int] = GAMES[match.rules.name].scene.numbers(match.view(seat))
    return had


def told(match: Match[Any], *answers: str) -> dict[str, Any]:
    assert match.decision is not None
    return preview_answers(match.view(match.decision.seat), list(answers), speech_of(match))


def moments(match: Match[Any], chance: random.Random, most: int):
    """The questions of a game that is played at random, up to `most`."""
    for _ in range(most):
        decision = match.decision
        if decision is None:
            return
        option = chance.choice(decision.options)
        yield decision, option
        match.play(option)


@table_of
def test_a_preview_comes_true(game, seats, settings) -> None:
    """The player then has what the preview said, within the range that later choices of the turn leave."""
    match = Match(GAMES[game].rules, seats, 5, settings)
    chance = random.Random(7)
    open_claims: list[tuple[int, dict[str, Any]]] = []
    kept = 0
    for decision, option in moments(match, chance, 160):
        seat = decision.seat
        foresight = Preview(game, match.view(seat))
        if open_claims and (open_claims[0][0] != seat or decision.prompt in GAMES[game].scene.TURNS):
            open_claims.clear()
        claim = told(match, option.notation)
        view = match.view(seat)
        match.play(option)
        had = numbers(match, seat)
        goes_on = match.decision is not None and foresight.goes_on(match._state)
        reveals = match.history[-1].reveals
        if claim["whole"] and (not goes_on or reveals):
            for change in claim["changes"]:
                assert change["least"] <= had[change["name"]] <= change["most"], (option, change, had)
                kept += 1
        if claim["whole"] and goes_on and not reveals:
            open_claims.append((seat, claim))
        elif not goes_on:
            for _, earlier in open_claims:
                for change in earlier["changes"]:
                    assert change["least"] <= had[change["name"]] <= change["most"], (option, change, had)
                    kept += 1
            open_claims.clear()
        elif reveals:
            open_claims.clear()
        assert all(change["before"] == GAMES[game].scene.numbers(view)[change["name"]] for change in claim["changes"])
        match.take_back(seat, consent=True)
    assert kept > 40


@table_of
def test_previews_change_nothing(game, seats, settings) -> None:
    match = Match(GAMES[game].rules, seats, 3, settings)
    for decision, _ in moments(match, random.Random(1), 30):
        before = match.digest
        for option in decision.options[:6]:
            told(match, option.notation)
        assert match.digest == before


@table_of
def test_previews_of_twins_are_the_same_to_the_byte(game, seats, settings) -> None:
    """What the seat may not know changes no byte; what it knows does."""
    rules = GAMES[game].rules
    match = Match(rules, seats, 11, settings)
    differed = False
    spoken: set[str] = set()
    for decision, _ in moments(match, random.Random(3), 45):
        seat = decision.seat
        view = match.view(seat)
        twin = rules.view(rules.imagine(view, Rng(99)), seat)
        speech = speech_of(match)
        for option in decision.options[:4]:
            said = json.dumps(preview_answers(view, [option.notation], speech))
            assert said == json.dumps(preview_answers(twin, [option.notation], speech))
            differed = differed or said not in spoken
            spoken.add(said)
        assert Preview(game, view).gathers() == Preview(game, twin).gathers()
    assert differed
    assert len(spoken) > 10


@pytest.mark.parametrize(
    ("game", "seats", "settings", "prompts"),
    [
        ("asara", 2, {"professional": "true"}, {"asara.keep-lit", "asara.return-lit"}),
        ("sabika", 2, {}, {"sabika.tribute-marker", "sabika.transact"}),
    ],
)
def test_gathered_answers_can_be_sent_one_after_the_other(game, seats, settings, prompts) -> None:
    """Each step is among the options the table then really offers, and the sum is what was told of the whole row."""
    gathered: set[str] = set()
    for seed in range(3):
        match = Match(GAMES[game].rules, seats, seed, settings)
        chance = random.Random(seed)
        for decision, _ in moments(match, chance, 170):
            if not Preview(game, match.view(decision.seat)).gathers():
                continue
            row: list[str] = []
            options = [option.notation for option in decision.options]
            while options:
                row.append(chance.choice(options))
                step = told(match, *row)
                options = [option["notation"] for option in step["next"]["options"]] if step["next"] else []
            if len(row) < 2:
                continue
            gathered.add(decision.prompt)
            real = Match(GAMES[game].rules, seats, seed, settings)
            for played in match.history:
                real.play(played.option)
            for number, notation in enumerate(row):
                assert real.decision is not None
                assert real.decision.seat == decision.seat
                assert notation in [option.notation for option in real.decision.options], (row, number)
                real.play(notation)
            still = real.decision is not None and Preview(game, match.view(decision.seat)).goes_on(real._state)
            if step["whole"] and not still:
                had = numbers(real, decision.seat)
                for change in step["changes"]:
                    assert change["least"] <= had[change["name"]] <= change["most"]
    assert gathered >= prompts


def test_the_questions_of_a_tribute_are_told_apart_from_questions_of_one_kind() -> None:
    """Marker, seals and dinars are three questions that settle one thing; three transactions are one."""
    match, chance, seen = Match(GAMES["sabika"].rules, 3, 5), random.Random(5), set[tuple[str, bool]]()
    speech = speech_of(match)
    while (decision := match.decision) is not None:
        asked = question(match.view(decision.seat), speech, True)
        assert asked is not None
        seen.add((asked["prompt"], asked["steps"]))
        match.play(chance.choice(decision.options))
    assert {("sabika.tribute-marker", True), ("sabika.transact", False), ("sabika.turn", False)} <= seen
    assert len({prompt for prompt, _ in seen}) == len(seen)


def test_a_question_that_stands_alone_is_not_gathered() -> None:
    match = Match(GAMES["asara"].rules, 2, 1)
    assert match.decision is not None
    assert match.decision.prompt == "asara.dispatch"
    assert Preview("asara", match.view(match.decision.seat)).gathers() is False
    assert told(match, match.decision.options[0].notation)["next"] is None


def test_answers_that_cannot_be_given_are_refused() -> None:
    match = Match(GAMES["asara"].rules, 2, 1)
    assert match.decision is not None
    with pytest.raises(NotOpen):
        told(match, "build 7")
    with pytest.raises(NotOpen):
        told(match, match.decision.options[0].notation, "build 7")
    other = 1 - match.decision.seat
    with pytest.raises(NotOpen):
        preview_answers(match.view(other), [], speech_of(match))
    with pytest.raises(NotOpen):
        preview_answers(match.view(None), [], speech_of(match))


def test_the_bank_pays_and_the_numbers_say_so() -> None:
    """A buyer at the bank's space 10: 10 Asari more, a card or two fewer; nothing else."""
    match = Match(GAMES["asara"].rules, 2, 1)
    assert match.decision is not None
    seat = match.decision.seat
    had = numbers(match, seat)
    said = {change["name"]: change for change in told(match, "go bank 10")["changes"]}
    assert (said["money"]["before"], said["money"]["least"], said["money"]["most"]) == (
        had["money"],
        had["money"] + 10,
        had["money"] + 10,
    )
    assert said["buyers"]["most"] == had["buyers"] - 1
    assert set(said) == {"money", "buyers"}


def test_numbers_are_told_in_every_language() -> None:
    match = Match(GAMES["asara"].rules, 2, 1)
    changes = told(match, "go bank 10")["changes"]
    assert "Einkäufer auf der Hand" in [text_of(change["text"], "de") for change in changes]


# Over HTTP


@pytest.fixture(scope="module")
def small_house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


def test_only_the_seat_itself_may_look_ahead(small_house) -> None:
    async def run() -> None:
        ana = await Visitor(small_house.base).arrive("Ana")
        ben = await Visitor(small_house.base).arrive("Ben")
        table = await ana.opens("asara", {"kind": "me", "name": "Ana"}, {"kind": "guest", "name": "Gil"}, seed=4)
        path = f"/api/tables/{table['id']}/ahead"
        asked = table["asked"]
        good = await ana.http.get(path, params={"seat": asked, "answers": ["go bank 10"]})
        assert good.status_code == 200
        assert good.json()["open"] is True
        assert {change["name"] for change in good.json()["changes"]} == {"money", "buyers"}
        waiting = await ana.http.get(path, params={"seat": 1 - asked, "answers": ["go bank 10"]})
        assert waiting.json()["open"] is False
        assert waiting.json()["changes"] == []
        foreign = await ben.http.get(path, params={"seat": asked, "answers": ["go bank 10"]})
        assert foreign.status_code == 403
        assert "changes" not in foreign.json()
        late = await ana.http.get(path, params={"seat": asked, "answers": ["build 7"]})
        assert late.json()["open"] is False
        unread = await ana.http.get(path, params={"seat": asked, "answers": ["dance"]})
        assert unread.status_code == 400
        many = await ana.http.get(path, params={"seat": asked, "answers": ["go bank 10"] * 40})
        assert many.status_code == 400
        nowhere = await ana.http.get("/api/tables/nowhere/ahead", params={"seat": 0, "answers": ["go bank 10"]})
        assert nowhere.status_code == 404
        await ana.leave()
        await ben.leave()

    asyncio.run(run())
