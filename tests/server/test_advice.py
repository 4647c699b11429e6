"""Hints and reviews at the web table: from what the player may know, in separate processes, and never in the way."""

from __future__ import annotations

import json
import os
import threading
import time
from contextlib import contextmanager

import pytest
from litestar.testing import TestClient

from partal.server import advice as advices
from partal.server.app import create_app
from partal.server.settings import Settings
from partal.table.hint import HINTS
from partal.table.players import ADVISER
from tests.laws.tables import table_at
from tests.said import text_of
from tests.sampling import sampled
from tests.server.house import said
from tests.server.twins import World, copy_of, moments, twin_of

QUICK, BAD, REAL = "tests.server.quick_advice", "tests.server.bad_advice", "partal.server.thinker"
HASTY = "tests.server.hasty_advice"
ME, GUEST, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "guest", "name": "Ben"}, {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}


@contextmanager
def server(folder, program=QUICK):
    app = create_app(f"sqlite+aiosqlite:///{folder / 'partal.db'}", folder, Settings(pace=0, rate=0))
    app.state.context.advice.adviser.program = program
    app.state.context.advice.reviewer.program = program
    with TestClient(app) as client:
        client.get("/api/me")
        yield client


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with server(tmp_path_factory.mktemp("advice")) as client:
        yield client


def advice_of(client):
    return client.app.state.context.advice


def opened(client, game, *chairs, **more) -> str:
    answer = client.post("/api/tables", json={"game": game, "chairs": list(chairs), **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def finished(client, game="asara", seed=5) -> str:
    """A game that two careless bots have played to its end."""
    table = opened(client, game, RANDOM, RANDOM, seed=seed)
    with client.websocket_connect(f"/api/tables/{table}/live"):  # Bots among themselves play only for somebody.
        wait(lambda: client.get(f"/api/tables/{table}").json()["status"] == "finished")
    return table


def wait(done, most=120.0) -> None:
    end = time.monotonic() + most
    while not done():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)


def hint(client, table, seat=0):
    return client.get(f"/api/tables/{table}/hint?seat={seat}")


def question(client, table, seat=0) -> dict:
    with client.websocket_connect(f"/api/tables/{table}/live?seat={seat}") as socket:
        return socket.receive_json(timeout=10)["question"]


# Hints


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_a_hint_names_the_best_answers_in_the_words_of_the_question(client, game):
    table = opened(client, game, ME, GUEST, seed=5)
    offered = {option["notation"]: text_of(option["text"]) for option in question(client, table)["options"]}
    told = hint(client, table).json()

    assert (told["number"], told["adviser"]) == (1, ADVISER)
    best = {one["notation"]: text_of(one["text"]) for one in told["options"]}
    assert len(best) == min(HINTS, len(offered))
    assert best.items() <= offered.items()
    assert all(one["games"] >= 1 and one["spread"] >= 0 for one in told["options"])
    assert told["options"][0]["margin"] == max(one["margin"] for one in told["options"])


def test_a_hint_of_the_real_adviser_comes_within_its_time(tmp_path):
    """The first one waits for its process, the next does not."""
    with server(tmp_path, REAL) as client:
        limits = advice_of(client)
        for game, most in (("asara", limits.patience), ("sabika", limits.longest)):
            table = opened(client, game, ME, GUEST, seed=5)
            began = time.monotonic()
            answer = hint(client, table)
            assert answer.status_code == 200, answer.text
            assert time.monotonic() - began < most


def test_the_same_question_is_thought_about_once(client):
    """Asked again, or by two windows at once, it is the same hint; another question is another thought."""
    table = opened(client, "asara", ME, GUEST, seed=6)
    adviser = advice_of(client).adviser
    thoughts, told = adviser._next, []
    windows = [threading.Thread(target=lambda: told.append(hint(client, table).content)) for _ in range(3)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    told.append(hint(client, table).content)
    assert len(set(told)) == 1
    assert adviser._next == thoughts + 1

    best = hint(client, table).json()["options"][0]["notation"]
    given = client.post(f"/api/tables/{table}/answer", json={"seat": 0, "number": 1, "option": best})
    assert given.status_code == 200
    after = hint(client, table).json()
    assert adviser._next == thoughts + 2
    assert after["number"] == 2
    offered = [option["notation"] for option in question(client, table)["options"]]
    assert {one["notation"] for one in after["options"]} <= set(offered)


def test_a_hint_is_for_the_one_who_is_asked(client):
    """Not for another's seat, not for spectators, not while somebody else is asked, not before or after the game."""
    thoughts = advice_of(client).adviser._next
    table = opened(client, "asara", ME, GUEST, seed=7)
    empty = opened(client, "asara", ME, OPEN)
    over = finished(client)
    refusals = [hint(client, table, 1), hint(client, empty), hint(client, over), hint(client, table, 3)]
    mine = dict(client.cookies)
    client.cookies.clear()
    stranger = hint(client, table)
    client.get("/api/me")
    client.post("/api/me", json={"language": "de"})
    spectator = hint(client, table)
    client.cookies.clear()
    client.cookies.update(mine)

    assert [answer.status_code for answer in refusals] == [409, 409, 403, 403]
    assert refusals[0].json() == {"error": ["refused-not-asked", {}, ""], "clause": "", "number": 1}
    assert (stranger.status_code, spectator.status_code) == (403, 403)
    assert said(spectator.json(), "de") == "Das ist nicht dein Platz."
    assert advice_of(client).adviser._next == thoughts, "nobody thought about it"


@pytest.mark.parametrize(("game", "prompt"), [("asara", "asara.lay-buyer"), ("sabika", "sabika.turn")])
def test_nothing_hidden_gets_to_the_adviser(client, monkeypatch, game, prompt):
    """Two tables that the seat cannot tell apart send the process the same request, byte for byte."""
    table = table_at(game, 3, (), 3)
    moment = moments(table, {prompt})[0]
    seat = moment.match.decision.seat
    mine = dict(client.cookies)
    world, adviser, sent = World(client, table), advice_of(client).adviser, []
    ask = adviser.ask

    async def listen(message, limit):
        sent.append(json.dumps(message))
        return await ask(message, limit)

    monkeypatch.setattr(adviser, "ask", listen)
    for match in (moment.match, twin_of(moment.match, seat, 5)):
        world.put(copy_of(match))
        assert world.ask(seat, "GET", f"/api/tables/{world.id}/hint?seat={seat}")[0] == 200
    client.cookies.clear()
    client.cookies.update(mine)
    assert sent[0] == sent[1]
    worlds = [moment.match, twin_of(moment.match, seat, 5)]
    real = [json.dumps(match.rules.encode(match._state)) for match in worlds]
    assert real[0] != real[1], "the tables do differ"


@pytest.mark.parametrize("end", ["hangs", "is killed"])
def test_an_adviser_that_goes_wrong_is_not_waited_for(tmp_path, end):
    """The player gets a sentence, the table stays usable, and a new process computes the next hint."""
    with server(tmp_path, BAD) as client:
        adviser = advice_of(client).adviser
        advice_of(client).longest = 600.0 if end == "is killed" else 1.0
        advice_of(client).patience = 60.0
        table = opened(client, "asara", ME, GUEST, seed=7)
        told = []
        asking = threading.Thread(target=lambda: told.append(hint(client, table)))
        asking.start()
        wait(lambda: adviser._next == 1)
        assert client.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code == 200
        pid = adviser.pid
        if end == "is killed":
            os.kill(pid, 9)
        asking.join(30)
        assert not asking.is_alive()
        assert told[0].status_code == 503
        assert said(told[0].json()) == "The hint was not ready in time; ask again."
        adviser.program = QUICK
        assert hint(client, table).status_code == 200
        assert adviser.pid != pid


def test_a_hint_that_comes_too_late_is_there_when_asked_again(tmp_path):
    with server(tmp_path) as client:
        advice_of(client).patience = 0.001
        table = opened(client, "asara", ME, GUEST, seed=7)
        late = hint(client, table)
        advice_of(client).patience = 60.0
        assert late.status_code == 503
        assert hint(client, table).status_code == 200
        assert advice_of(client).adviser._next == 1


def test_if_too_many_ask_a_player_is_told_to_ask_again(client, monkeypatch):
    monkeypatch.setattr(advices, "MOST_WAITING", 0)
    table = opened(client, "asara", ME, GUEST, seed=8)
    assert hint(client, table).status_code == 503
    monkeypatch.undo()
    assert hint(client, table).status_code == 200


# Reviews


@sampled("game", ["asara", "sabika"], every=2)
def test_a_finished_game_is_reviewed_once_and_the_review_stays(tmp_path, game):
    """Margins split into seat, skill and luck; the dearest decisions in words, as they stood; kept on disk."""
    with server(tmp_path) as client:
        table = finished(client, game)
        path = f"/api/tables/{table}/review"
        assert client.get(path).json()["state"] == "none"
        begun = client.post(path).json()
        assert begun["state"] in ("waiting", "making")
        seen = set()

        def ready() -> bool:
            now = client.get(path).json()
            seen.add(now["state"])
            assert now["done"] <= now["steps"]
            client.post(path)
            return now["state"] == "ready"

        wait(ready, 300)
        assert "making" in seen
        reviewer = advice_of(client).reviewer
        assert reviewer._next == 1, "asking again does not begin again"
        assert reviewer.pid is None, "the process is gone when there is nothing to do"
        told = client.get(path).json()
        header = client.get(f"/api/tables/{table}").json()
        history = client.get(f"/api/tables/{table}/history").json()
        scores = header["scores"]
        assert [seat["margin"] for seat in told["seats"]] == [scores[0] - scores[1], scores[1] - scores[0]]
        for seat in told["seats"]:
            assert seat["margin"] == pytest.approx(seat["place"] + seat["skill"] + seat["luck"])
            assert seat["name"] == header["seats"][seat["seat"]]["name"]
            costs = [dear["cost"] for dear in seat["dearest"]]
            assert len(costs) == 5
            assert costs == sorted(costs, reverse=True)
            assert costs[-1] > 0
            dear = seat["dearest"][0]
            assert 1 <= dear["number"] <= history["numbers"]
            then = client.get(f"/api/tables/{table}/replay/{dear['number']}?seat={seat['seat']}").json()["question"]
            assert (then["text"], then["seat"]) == (dear["question"], seat["seat"])
            texts = [text_of(option["text"]) for option in then["options"]]
            assert text_of(dear["answer"]).split(" · ")[0] in texts
            assert text_of(dear["best"]).split(" · ")[0] in texts
            assert dear["answer"] != dear["best"]
        client.post("/api/me", json={"language": "de"})
        assert client.get(path).json() == told, "it is the same in every language"
        question = told["seats"][0]["dearest"][0]["question"]
        assert text_of(question, "de") != text_of(question, "en")
        client.post("/api/me", json={"language": "en"})
        cookies = dict(client.cookies)

    with server(tmp_path, BAD) as again:
        again.cookies.update(cookies)
        assert again.post(path).json() == told
        assert advice_of(again).reviewer._next == 0


def test_an_unfinished_game_is_not_reviewed(client):
    table = opened(client, "asara", ME, GUEST, seed=7)
    for answer in (client.get(f"/api/tables/{table}/review"), client.post(f"/api/tables/{table}/review")):
        assert (answer.status_code, said(answer.json())) == (403, "A game can be reviewed once it is over.")


@pytest.mark.long
def test_reviews_wait_for_each_other_and_a_failed_one_can_be_tried_again(tmp_path, monkeypatch):
    with server(tmp_path, BAD) as client:
        first, second, third = finished(client, seed=5), finished(client, seed=6), finished(client, seed=8)
        path = f"/api/tables/{first}/review"
        client.post(path)
        wait(lambda: client.get(path).json()["state"] == "failed")
        advice_of(client).reviewer.program = HASTY
        monkeypatch.setattr(advices, "MOST_WAITING", 2)
        assert client.post(path).json()["state"] == "waiting"
        assert client.post(f"/api/tables/{second}/review").json()["before"] == 1
        refused = client.post(f"/api/tables/{third}/review")
        assert (refused.status_code, said(refused.json())) == (
            503,
            "Many games are waiting for their review; try again later.",
        )
        wait(lambda: client.get(f"/api/tables/{second}/review").json()["state"] == "ready", 300)
        assert client.get(path).json()["state"] == "ready"
        began = time.monotonic()
        client.post(f"/api/tables/{third}/review")
        wait(lambda: client.get(f"/api/tables/{third}/review").json()["state"] == "making")
    assert time.monotonic() - began < 60, "a server that stops does not wait for a review"
