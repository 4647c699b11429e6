"""Lessons over the API: the expected way leads to the end, other answers change nothing, and nothing is revealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("litestar")

import msgspec
from litestar.testing import TestClient

from partal.games import GAMES
from partal.server import wire
from partal.server.app import create_app
from partal.server.lessons import LONGEST_GIVEN, MOST_GIVEN
from partal.server.settings import Settings
from partal.table.lesson import Lesson, Teaching, lessons_of
from partal.table.log import told
from partal.table.scene import scene_of
from partal.table.speech import Speech
from tests.said import text_of
from tests.wire import Checker

LESSONS = [lesson for game in GAMES.values() for lesson in lessons_of(game)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("lessons")
    with TestClient(create_app(f"sqlite+aiosqlite:///{folder / 'partal.db'}", folder, Settings(rate=0))) as client:
        client.get("/api/me")
        yield client


def ask(client: TestClient[Any], game: str, lesson: str, given: list[str], status: int = 200) -> Any:
    answer = client.get(f"/api/lessons/{game}/{lesson}", params={"given": given})
    assert answer.status_code == status, answer.text
    found = answer.json()
    Checker().check(found, wire.LessonFrame if status == 200 else wire.Refusal)
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.key for lesson in LESSONS])
def test_the_expected_way_leads_to_the_end_and_no_other(client: TestClient[Any], lesson: Lesson) -> None:
    """The learner sees what their own seat may see at the same moment of a match, and nothing else."""
    game = GAMES[lesson.game]
    same = Teaching(game.rules, lesson)
    given: list[str] = []
    found = ask(client, lesson.game, lesson.id, given)
    for place, step in enumerate(lesson.steps):
        assert (found["place"], found["steps"], found["over"]) == (place, len(lesson.steps), False)
        assert found["seat"] == same.learner
        assert found["says"][0] == f"{lesson.key}-{step.id}"
        assert found["scene"] == plain(scene_of(lesson.game, same.match.view(same.learner)))
        offered = [option["notation"] for option in (found["question"] or {"options": []})["options"]]
        heard = len(same.match.history)
        if not step.answers:
            assert found["expected"] == []
            given.append("")
            same.go_on()
        else:
            assert found["question"]["mine"]
            assert found["expected"]
            assert set(found["expected"]) <= set(offered)
            for other in [notation for notation in offered if notation not in found["expected"]][:1]:
                wrong = ask(client, lesson.game, lesson.id, [*given, other])
                assert (wrong["wrong"], wrong["given"], wrong["place"]) == (True, given, place)
                assert wrong["said"][0] == f"{lesson.key}-{step.id}.{step.about(game.rules.read(other))}"
                same_as_before = ("scene", "question", "number", "says", "expected")
                assert [wrong[name] for name in same_as_before] == [found[name] for name in same_as_before]
            given.append(found["expected"][0])
            same.answer(game.rules.read(found["expected"][0]))
        answers = same.match.history
        found = ask(client, lesson.game, lesson.id, given)
        assert (found["given"], found["wrong"]) == (given, False)
        speech = Speech(lesson.game, [f"Player {seat + 1}" for seat in range(lesson.seats)])
        happened = [
            line
            for played in answers[heard:]
            for line in told(played.events, 0, same.learner, speech, same.match.content)
        ]
        assert [line["notation"] for line in found["events"]] == [line["notation"] for line in happened]
    assert found["over"]
    assert found["says"][0] == f"{lesson.key}.learned"
    assert found["expected"] == []


def plain(value: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_the_list_is_all_lessons_and_the_catalogue_says_who_has_some(client: TestClient[Any]) -> None:
    for game in client.get("/api/games").json():
        listed = client.get(f"/api/lessons/{game['name']}").json()
        Checker().check(listed, list[wire.LessonTitle])
        assert [one["id"] for one in listed] == [lesson.id for lesson in lessons_of(GAMES[game["name"]])]
        assert game["lessons"] == bool(listed)


@pytest.mark.parametrize(
    ("lesson", "given", "sentence"),
    [
        ("nothing", [], "Asara has no such lesson; its lessons are market, colours"),
        ("market", ["go bases"], "This step of the lesson waits for no answer."),
        ("market", ["", ""], "This step of the lesson waits for an answer."),
        ("market", ["", "go bank 10", "lay green"], "Answer 2, “go bank 10”, is not the one that the lesson waits for"),
        ("market", ["", "take white top"], "take white top"),
        ("market", ["", "nonsense"], "nonsense"),
        ("market", ["", "x" * (LONGEST_GIVEN + 1)], f"An answer has at most {LONGEST_GIVEN} characters."),
        ("market", ["", "go bases", "lay green", "take green base", ""], "This lesson is at its end."),
        ("market", [""] * (MOST_GIVEN + 1), "."),
    ],
)
def test_what_does_not_fit_gets_a_sentence(
    client: TestClient[Any], lesson: str, given: list[str], sentence: str
) -> None:
    refused = ask(client, "asara", lesson, given, 400)
    assert sentence in text_of(refused["error"], "en")
    assert text_of(refused["error"], "de") != text_of(refused["error"], "en")


def test_a_game_that_there_is_not_is_not_found(client: TestClient[Any]) -> None:
    ask(client, "chess", "market", [], 404)
    assert client.get("/api/lessons/chess").status_code == 404
    for path in ("/learn", "/learn/asara", "/learn/asara/market"):
        assert client.get(path, headers={"accept": "text/html"}).headers["content-type"].startswith("text/html")


def test_a_learner_without_a_cookie_gets_one_first(client: TestClient[Any]) -> None:
    """Work is done on somebody's account, in fair turns."""
    known = dict(client.cookies)
    client.cookies.clear()
    assert client.get("/api/lessons/asara/market").status_code == 403
    client.cookies.update(known)
