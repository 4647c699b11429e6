"""The coach at the web table: to one seat alone, from what it may know, and where everybody agrees."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient

from partal.core.match import Match
from partal.core.rng import Rng

from partal.games import GAMES, rules_of
from partal.server import coaching
from partal.server.app import create_app
from partal.server.settings import Settings
from partal.table.coach import Turn, begins_turn, turns_of
from partal.words.folders import LANGUAGES
from tests.laws.tables import Player, table_at
from tests.said import text_of
from tests.server.twins import World, copy_of

ME, GUEST, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "guest", "name": "Ben"}, {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}


@contextmanager
def server(folder):
    app = create_app(f"sqlite+aiosqlite:///{folder / 'partal.db'}", folder, Settings(pace=0, rate=0))
    advice = app.state.context.advice
    advice.coacher.program = advice.adviser.program = "tests.server.quick_advice"
    advice.coaching = advice.longest_coaching = 600.0
    with TestClient(app) as client:
        client.get("/api/me")
        yield client


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with server(tmp_path_factory.mktemp("coaching")) as client:
        yield client


@pytest.fixture
def ana(client):
    client.cookies.clear()
    client.get("/api/me")
    return client


def opened(client, game, *chairs, **more) -> str:
    answer = client.post("/api/tables", json={"game": game, "chairs": list(chairs), **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def ask(client, table, what, **query) -> Any:
    return client.get(f"/api/tables/{table}/coach/{what}", params=query)


def room_of(client, table):
    return client.app.state.context.rooms._open[table]


def play_turn(client, table, seat=0, choose=lambda decision: decision.options[-1]) -> None:
    """Answers for a seat until its turn is over."""
    room, began = room_of(client, table), False
    begins = GAMES[room.row.game].scene.TURNS
    while (decision := room.match.decision) is not None and decision.seat == seat:
        if began and begins_turn(decision, begins):
            return
        began = True
        body = {"seat": seat, "number": room.number(seat), "option": choose(decision).notation}
        assert client.post(f"/api/tables/{table}/answer", json=body).status_code == 200


def refused(answer: Any, status: int, key: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"][0] == key


# Who is spoken to


def test_alone_among_bots_the_coach_needs_nobody_else(ana):
    table = opened(ana, "asara", ME, RANDOM, seed=5)
    coach = ana.get(f"/api/tables/{table}").json()["coach"]
    assert coach == {"speaks": True, "agreed": [], "missing": []}
    assert ask(ana, table, "turn", seat=0).json() == {
        "kind": "silent",
        "text": None,
        "turn": 0,
        "form": 0,
        "better": [],
    }
    refused(ask(ana, table, "now", seat=1), 403, "refused-not-your-seat")
    refused(ask(ana, table, "turn", seat=1), 403, "refused-not-your-seat")
    refused(ask(ana, table, "try", seat=3), 403, "refused-not-your-seat")


def test_people_have_to_agree_and_may_change_their_minds(client):
    """Two people and a bot. One has agreed: nobody hears anything. Both have: both may ask. One does not any more."""
    client.cookies.clear()
    client.get("/api/me")
    table = opened(client, "asara", ME, OPEN, RANDOM, seed=5)
    ana = dict(client.cookies)
    client.cookies.clear()
    client.get("/api/me")
    ben, at = dict(client.cookies), f"/api/tables/{table}"

    def be(who):
        client.cookies.clear()
        client.cookies.update(who)

    refused(client.post(f"{at}/coach", json={"agrees": True}), 403, "refused-coach-stranger")
    assert client.post(f"{at}/sit", json={"seat": 1, "name": "Ben"}).status_code == 200
    be(ana)
    assert client.get(at).json()["coach"] == {"speaks": False, "agreed": [], "missing": [0, 1]}
    refused(ask(client, table, "now", seat=0), 403, "refused-coach-not-agreed")
    told = client.post(f"{at}/coach", json={"agrees": True}).json()["coach"]
    assert told == {"speaks": False, "agreed": [0], "missing": [1]}
    for what in ("now", "turn", "try"):
        refused(ask(client, table, what, seat=0), 403, "refused-coach-not-agreed")
    be(ben)
    assert client.get(at).json()["coach"] == told
    assert client.post(f"{at}/coach", json={"agrees": True}).json()["coach"]["speaks"]
    be(ana)
    assert ask(client, table, "now", seat=0).status_code == 200
    refused(ask(client, table, "now", seat=1), 403, "refused-not-your-seat")
    assert not client.post(f"{at}/coach", json={"agrees": False}).json()["coach"]["speaks"]
    be(ben)
    refused(ask(client, table, "turn", seat=1), 403, "refused-coach-not-agreed")


def test_whoever_sits_down_later_has_to_agree_too(client):
    table = table_at("asara", 3, (), 3)
    world = World(client, table)
    world.room.chairs[2] = world.room.chairs[2]._replace(kind="open", player="")
    at = f"/api/tables/{world.id}"
    for person in (0, 1):
        world.ask(person, "POST", f"{at}/coach", {"agrees": True})
    assert world.room.coach_speaks
    world.room.chairs[2] = world.room.chairs[2]._replace(kind="human", player=world.players[2])
    assert not world.room.coach_speaks


def test_what_was_agreed_outlives_the_server(tmp_path):
    with server(tmp_path) as client:
        table = opened(client, "asara", ME, GUEST, seed=5)
        assert client.post(f"/api/tables/{table}/coach", json={"agrees": True}).json()["coach"]["speaks"]
        cookies = dict(client.cookies)
    with server(tmp_path) as client:
        client.cookies.clear()
        client.cookies.update(cookies)
        assert client.get(f"/api/tables/{table}").json()["coach"] == {"speaks": True, "agreed": [0], "missing": []}


# What it says


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_it_says_something_about_the_last_turn_in_both_languages_or_nothing(ana, game):
    """Every turn is the worst that the table offers last, so that something is missed."""
    table = opened(ana, game, ME, GUEST, seed=5)
    ana.post(f"/api/tables/{table}/coach", json={"agrees": True})
    room, heard = room_of(ana, table), []
    for _ in range(8):
        seat = room.match.decision.seat
        play_turn(ana, table, seat)
        said = ask(ana, table, "turn", seat=seat).json()
        assert said["turn"] == len(turns_of(room.match, seat)), "it is about this turn"
        assert (said["text"] is None) == (said["kind"] == "silent")
        assert bool(said["better"]) == (said["kind"] == "missed")
        if said["text"]:
            heard.append({text_of(said["text"], language) for language in LANGUAGES})
        if any(len(one) == len(LANGUAGES) for one in heard):
            break
    assert heard
    assert all("{" not in text for one in heard for text in one)


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_what_matters_now_names_answers_that_are_offered(ana, game):
    table = opened(ana, game, ME, GUEST, seed=6)
    ana.post(f"/api/tables/{table}/coach", json={"agrees": True})
    room, kinds = room_of(ana, table), set()
    for _ in range(3):
        seat = room.match.decision.seat
        offered = {option.notation for option in room.match.options}
        said = ask(ana, table, "now", seat=seat).json()
        kinds.add(said["kind"])
        assert said["kind"] in ("best", "good", "even", "silent")
        assert said["better"] == []
        refused(ask(ana, table, "now", seat=1 - seat), 409, "refused-not-asked")
        assert {option.notation for option in room.match.options} == offered, "asking changes nothing"
        play_turn(ana, table, seat)
    assert kinds & {"best", "good", "even"}


def test_a_form_out_of_range_is_refused(ana):
    table = opened(ana, "asara", ME, RANDOM, seed=5)
    for form in (-1, 99, "good"):
        assert ask(ana, table, "turn", seat=0, form=form).status_code == 400


# Trying it out


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_a_try_out_begins_where_the_turn_began_and_goes_on_to_the_end(ana, game):
    table = opened(ana, game, ME, GUEST, seed=7)
    ana.post(f"/api/tables/{table}/coach", json={"agrees": True})
    room = room_of(ana, table)
    seat = room.match.decision.seat
    offered = [option.notation for option in room.match.options]
    before = room.match.view(seat)
    play_turn(ana, table, seat)
    digest = room.match.digest
    tried = ask(ana, table, "try", seat=seat, turn=1).json()
    assert [option["notation"] for option in tried["question"]["options"]] == offered
    assert tried["given"] == tried["events"] == []
    assert tried["seats"][seat]["mine"]
    given: list[str] = []
    while tried["question"] and len(given) < 12:
        given.append(tried["question"]["options"][0]["notation"])
        tried = ask(ana, table, "try", seat=seat, turn=1, answers=given).json()
        assert tried["given"] == given
        assert tried["question"] is None or tried["question"]["seat"] == seat
    assert tried["turns"] >= 2, "the others have played, and the seat is asked again"
    assert room.match.digest == digest, "the real table is as it was"
    assert rules_of(game).view(room.match.at(turns_of(room.match, seat)[0].number), seat).plain() == before.plain()
    refused(ask(ana, table, "try", seat=seat, turn=1, answers=["fly"]), 400, "refused-unknown-answer")
    refused(ask(ana, table, "try", seat=seat, turn=9), 409, "refused-no-turn")
    illegal = next(option.notation for option in rules_of(game).options if option.notation not in offered)
    refused(ask(ana, table, "try", seat=seat, turn=1, answers=[illegal]), 409, "refused-not-possible")


# Secrecy


def finished_turn(game: str, seed: int, seats: int = 2) -> tuple[Match[Any], int, Turn]:
    """A game in which somebody has finished a turn while something is hidden from them."""
    match = table_at(game, seats, (), seed).match()
    player = Player(str(seed))
    while True:
        match.play(player.choose(match.decision))
        for seat in range(seats):
            turns = turns_of(match, seat)
            if len(turns) == 2:
                return match, seat, turns[-1]


@pytest.mark.parametrize(("game", "seed"), [("asara", 3), ("asara", 4), ("sabika", 3)])
def test_what_is_hidden_changes_no_byte(client, monkeypatch, game, seed):
    """At twin tables, which the seat cannot tell apart, the coach says the same and tries out the same."""
    match, seat, turn = finished_turn(game, seed)
    world = World(client, table_at(game, 2, (), seed))
    at = f"/api/tables/{world.id}"
    for person in range(2):
        world.ask(person, "POST", f"{at}/coach", {"agrees": True})
    rules = match.rules
    real = match.at(turn.number)
    twin = rules.imagine(rules.view(real, seat), other_chance())
    assert rules.view(twin, seat).plain() == rules.view(real, seat).plain()
    assert rules.encode(twin) != rules.encode(real)
    heard = []
    monkeypatch.setattr(coaching, "turns_of", lambda _match, _seat: [turn, turn])
    for state in (real, twin):
        copy = copy_of(match)
        monkeypatch.setattr(copy, "at", lambda _number, state=state: state.copy())
        world.put(copy)
        answers = "&".join(f"answers={option.notation.replace(' ', '+')}" for option in turn.plan[:1])
        told = [world.ask(seat, "GET", f"{at}/coach/turn?seat={seat}")]
        told.append(world.ask(seat, "GET", f"{at}/coach/try?seat={seat}&turn=2"))
        told.append(world.ask(seat, "GET", f"{at}/coach/try?seat={seat}&turn=2&{answers}"))
        assert [answer[0] for answer in told] == [200] * 3
        heard.append(told)
    assert heard[0] == heard[1]


def other_chance() -> Rng:
    return Rng(12345)


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_what_matters_now_does_not_depend_on_what_is_hidden(client, game):
    match = table_at(game, 2, (), 8).match()
    player = Player("now")
    for _ in range(9):
        match.play(player.choose(match.decision))
    seat = match.decision.seat
    world = World(client, table_at(game, 2, (), 8))
    at = f"/api/tables/{world.id}"
    for person in range(2):
        world.ask(person, "POST", f"{at}/coach", {"agrees": True})
    heard = []
    twin = match.clone()
    twin._state = match.rules.imagine(match.view(seat), other_chance())
    assert twin.digest != match.digest
    for one in (match, twin):
        world.put(copy_of(one))
        heard.append(world.ask(seat, "GET", f"{at}/coach/now?seat={seat}"))
    assert heard[0][0] == 200
    assert heard[0] == heard[1]


def test_others_are_told_nothing(client):
    """What the coach says reaches nobody else: no frame changes."""
    world = World(client, table_at("asara", 2, (), 5))
    at = f"/api/tables/{world.id}"
    for person in range(2):
        world.ask(person, "POST", f"{at}/coach", {"agrees": True})
    seat = world.room.match.decision.seat
    before = world.hear(1 - seat, 1 - seat, '{"type": "hello"}')
    assert world.ask(seat, "GET", f"{at}/coach/now?seat={seat}")[0] == 200
    assert world.hear(1 - seat, 1 - seat, '{"type": "hello"}') == before
    assert json.loads(before[0])["header"]["coach"]["speaks"]
