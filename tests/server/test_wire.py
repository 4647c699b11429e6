"""What the server sends is what the types of the wire say: every route, every refusal, every live message."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

pytest.importorskip("litestar")

from litestar import Response
from litestar.testing import TestClient

from partal.games import GAMES
from partal.server import after_game, again, coaching, hosts, lessons, library, people, play, previews, tables, wire
from partal.server.app import ROUTES, create_app
from partal.server.settings import Settings
from partal.table import wire as shown
from partal.words.folders import LANGUAGES
from tests.server.town import Town, other_rules
from tests.wire import Checker, typed_dicts

ME, GUEST, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "guest", "name": "Ben"}, {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}
BOX = '[pack]\nname = "box"\ngame = "asara"\n\n[[spaces]]\nid = "bank"\namounts = [12, 9, 6]\norigin = "printed"\n'


def type_of(handler: Any) -> Any:
    """What a route says it sends."""
    told = get_type_hints(handler.fn, include_extras=True)["return"]
    return get_args(told)[0] if get_origin(told) is Response else told


def parts_of(kind: Any) -> Iterator[Any]:
    yield kind
    for part in get_args(kind):
        yield from parts_of(part)


def test_every_route_says_what_it_sends() -> None:
    """A text, or something with fields; no dictionary of anything."""
    for handler in ROUTES:
        if hasattr(handler, "fn") and "return" in get_type_hints(handler.fn) and type_of(handler) is not type(None):
            parts = list(parts_of(type_of(handler)))
            assert Any not in parts, handler
            assert parts == [str] or is_typeddict(parts[-1]), handler


class Page:
    """A visitor whose every answer is compared with the type of its route."""

    def __init__(self, client: TestClient[Any], checker: Checker) -> None:
        self.client = client
        self.checker = checker

    def asks(self, handler: Any, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.client.get(path) if body is None else self.client.post(path, json=body)
        assert answer.status_code == status, answer.text
        self.checker.check(answer.json(), type_of(handler) if status < 400 else wire.Refusal)
        return answer.json()

    def hears(self, socket: Any) -> Any:
        message = json.loads(socket.receive_text(timeout=20))
        self.checker.check(message, wire.LiveMessage)
        return message


@pytest.fixture
def page(tmp_path) -> Iterator[Page]:
    app = create_app(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", tmp_path, Settings(pace=0, rate=0))
    app.state.context.advice.adviser.program = "tests.server.quick_advice"
    app.state.context.advice.reviewer.program = "tests.server.quick_advice"
    app.state.context.advice.coacher.program = "tests.server.quick_advice"
    with TestClient(app) as client:
        client.get("/api/me")
        yield Page(client, Checker())


def wait(page: Page, handler: Any, path: str, done: Any) -> Any:
    end = time.monotonic() + 120
    while not done(found := page.asks(handler, path)):
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)
    return found


def library_is_read(page: Page) -> None:
    page.asks(people.get_me, "/api/me")
    page.asks(people.post_me, "/api/me", {"name": "Ana", "language": "de"})
    page.asks(library.health, "/api/health")
    for language in LANGUAGES:
        page.asks(library.games, f"/api/games?language={language}")
        for game in GAMES:
            page.asks(library.rules, f"/api/rules/{game}?language={language}")
            page.asks(library.content, f"/api/content/{game}?language={language}")
            page.asks(library.search_rules, f"/api/rules/{game}/search?language={language}&words=last+tower")
    for game in GAMES:
        page.asks(library.aid, f"/api/aid/{game}")
        page.asks(library.examples, f"/api/rules/{game}/examples")
        page.asks(lessons.get_lessons, f"/api/lessons/{game}")
    page.asks(lessons.get_lesson, "/api/lessons/asara/colours?given=go+tops&given=lay+orange")
    page.asks(lessons.get_lesson, "/api/lessons/asara/colours?given=nonsense", status=400)
    pack = page.asks(library.add_pack, "/api/packs", {"text": BOX}, 201)["id"]
    page.asks(library.aid, f"/api/aid/asara?seats=3&rule=professional&pack={pack}")
    page.asks(library.aid, f"/api/aid/sabika?pack={pack}", status=404)
    page.asks(library.aid, "/api/aid/sabika?seats=9", status=400)
    page.asks(library.list_packs, "/api/packs")
    page.asks(library.get_pack_content, f"/api/packs/{pack}/content")
    page.asks(tables.open_table, "/api/tables", {"game": "asara", "chairs": [ME, GUEST], "pack": pack}, 201)
    page.asks(library.rules, "/api/rules/chess", status=404)
    page.asks(library.add_pack, "/api/packs", {"text": "no pack"}, 400)


def table_is_played_at(page: Page) -> None:
    table = page.asks(tables.open_table, "/api/tables", {"game": "sabika", "chairs": [ME, OPEN], "seed": 5}, 201)["id"]
    at = f"/api/tables/{table}"
    page.asks(tables.list_tables, "/api/tables")
    page.asks(previews.get_ahead, f"{at}/ahead?seat=0&answers=keep-tile+1")
    page.asks(previews.get_ways, f"{at}/ways?seat=0")
    page.asks(previews.get_draft, f"{at}/draft?seat=0&answers=keep-tile+1")
    page.asks(tables.sit, f"{at}/sit", {"seat": 1, "name": "Ben"})
    with page.client.websocket_connect(f"{at}/live?seat=0") as socket:
        question = page.hears(socket)["question"]
        option = question["options"][0]["notation"]
        page.asks(previews.get_ahead, f"{at}/ahead?seat=0&answers={option}")
        page.asks(previews.get_ways, f"{at}/ways?seat=0")
        page.asks(previews.get_draft, f"{at}/draft?seat=0&answers={option}")
        page.asks(previews.get_givers, f"{at}/givers?seat=0&about=thing:ship+material:wood")
        page.asks(previews.get_givers, f"{at}/givers?about=nothing")
        page.asks(previews.get_why, f"{at}/why?seat=0&target=poem:3-blue")
        page.asks(play.hint, f"{at}/hint?seat=0")
        socket.send_json({"type": "ping"})
        socket.send_json({"type": "answer", "number": 1, "option": "nonsense"})
        socket.send_json({"type": "chat", "text": "hello"})
        kinds = {page.hears(socket)["type"] for _ in range(3)}
        assert kinds == {"pong", "refused", "frame"}
    page.asks(play.chat, f"{at}/chat", {"text": "hello"})
    page.asks(coaching.coach_turn, f"{at}/coach/turn?seat=0", status=403)
    assert page.asks(coaching.agree_to_coach, f"{at}/coach", {"agrees": True})["coach"]["agreed"] == [0]
    page.asks(coaching.coach_now, f"{at}/coach/now?seat=0")
    page.asks(play.answer, f"{at}/answer", {"seat": 0, "number": 1, "option": option})
    page.asks(play.answer, f"{at}/answer", {"seat": 0, "number": 1, "option": option}, 409)
    page.asks(coaching.coach_turn, f"{at}/coach/turn?seat=0")
    page.asks(coaching.try_out, f"{at}/coach/try?seat=0&turn=9", status=409)
    page.asks(play.undo, f"{at}/undo", {"seat": 0})
    page.asks(tables.leave, f"{at}/leave", {"seat": 1, "bot": "random"})
    page.asks(tables.retake, f"{at}/retake", {"seat": 1})
    page.asks(after_game.result, f"{at}/result", status=403)
    page.client.app.state.context.rooms._open[table].presence.patience = 0
    asked = page.asks(tables.get_table, at)["absence"]["seat"]
    page.asks(tables.agree, f"{at}/agree", {"seat": asked}, 403)
    page.asks(tables.close, f"{at}/close", {})


def host_looks_after_guests(page: Page) -> None:
    """Somebody else watches, is removed, and is let back."""
    at = (
        f"/api/tables/{page.asks(tables.open_table, '/api/tables', {'game': 'asara', 'chairs': [ME, OPEN]}, 201)['id']}"
    )
    host = dict(page.client.cookies)
    page.client.cookies.clear()
    page.client.get("/api/me")
    with page.client.websocket_connect(f"{at}/live") as socket:
        page.hears(socket)
        page.asks(hosts.visitors, f"{at}/visitors", status=403)
        page.client.cookies.clear()
        page.client.cookies.update(host)
        person = page.asks(hosts.visitors, f"{at}/visitors")["watching"][0]["person"]
        page.asks(hosts.remove, f"{at}/remove", {"person": person})
        assert page.hears(socket)["type"] == "refused"
    assert [one["person"] for one in page.asks(hosts.visitors, f"{at}/visitors")["removed"]] == [person]
    page.asks(hosts.let_back, f"{at}/let-back", {"person": person})
    assert page.asks(hosts.close_chat, f"{at}/close-chat", {"closed": True})["chat_closed"]


def game_is_looked_at_again(page: Page) -> None:
    body = {"game": "asara", "chairs": [RANDOM, RANDOM], "seed": 5}
    at = f"/api/tables/{page.asks(tables.open_table, '/api/tables', body, 201)['id']}"
    with page.client.websocket_connect(f"{at}/live"):
        wait(page, tables.get_table, at, lambda header: header["status"] == "finished")
    page.asks(after_game.result, f"{at}/result")
    page.asks(after_game.history, f"{at}/history")
    practice = page.asks(again.go_on, f"{at}/go-on", {"number": 30, "seat": 0, "bot": "random"}, 201)
    assert practice["practice"]["given"] == 29
    page.asks(again.rematch, f"{at}/rematch", {}, 403)
    for number, seat in ((1, "?seat=0"), (60, "?seat=1"), (60, "")):
        page.asks(after_game.replay, f"{at}/replay/{number}{seat}")
    with page.client.websocket_connect(f"{at}/live") as socket:
        assert page.hears(socket)["standings"]
    assert page.asks(after_game.review, f"{at}/review")["state"] == "none"
    page.asks(after_game.begin_review, f"{at}/review", {})
    found = wait(page, after_game.review, f"{at}/review", lambda review: review["state"] == "ready")
    assert any(seat["dearest"] for seat in found["seats"])
    body = {"game": "sabika", "chairs": [RANDOM, RANDOM], "seed": 5}
    at = f"/api/tables/{page.asks(tables.open_table, '/api/tables', body, 201)['id']}"
    with page.client.websocket_connect(f"{at}/live"):
        wait(page, tables.get_table, at, lambda header: header["status"] == "finished")
    assert any(summary["notes"] for summary in page.asks(previews.get_summaries, f"{at}/summaries"))
    page.asks(previews.get_outlook, f"{at}/outlook")


def something_else_is_tried(page: Page) -> None:
    body = {"game": "asara", "chairs": [ME, RANDOM], "seed": 5}
    at = f"/api/tables/{page.asks(tables.open_table, '/api/tables', body, 201)['id']}"
    for number, option in enumerate(("go bank 10", "lay violet"), 1):
        page.asks(play.answer, f"{at}/answer", {"seat": 0, "number": number, "option": option})
    page.asks(coaching.coach_turn, f"{at}/coach/turn?seat=0")
    tried = page.asks(coaching.try_out, f"{at}/coach/try?seat=0&turn=1&answers=go+bank+10&answers=lay+violet")
    assert tried["events"]


def kept_table_is_closed(checker: Checker, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    town = Town(f"sqlite+aiosqlite:///{tmp_path / 'kept.db'}", tmp_path)
    with town.server():
        pass
    game = town.writes("running", "asara", 20)
    other_rules("asara", monkeypatch, tmp_path)
    with town.server() as guest:
        checker.check(guest.ask("GET", "/running").json(), wire.Header)
        checker.check(guest.ask("GET", "/running/history").json(), wire.Refusal)
        checker.check(guest.frame(game), wire.LiveMessage)
        checker.check(guest.ask("POST", "/running/close").json(), wire.Header)


def test_everything_that_is_sent_fits_its_type_and_every_type_is_sent(
    page: Page, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    library_is_read(page)
    table_is_played_at(page)
    host_looks_after_guests(page)
    game_is_looked_at_again(page)
    something_else_is_tried(page)
    kept_table_is_closed(page.checker, tmp_path, monkeypatch)
    parents = {shown.OptionWords, shown.FrameWithoutLog, shown.Frame, shown.Standings, wire.WholeFrame}
    previews_tell = {shown.Change, shown.NextQuestion}  # tests/test_wire.py meets them in whole games.
    missing = (typed_dicts(shown) | typed_dicts(wire)) - page.checker.met - parents - previews_tell
    assert missing == set()
