"""Whatever is wrong with a request: a clear status and sentence, nothing changed, nothing revealed."""

from __future__ import annotations

import asyncio
import json
import time

import httpx
import pytest
import websockets

from tests.server.house import ME, OPEN, House, Visitor, said

GUEST = {"kind": "guest", "name": "Ben"}


def run(story):
    return asyncio.run(story)


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with its usual limits."""
    house = House(tmp_path_factory.mktemp("strict"), rate=30)
    house.start()
    yield house
    house.stop()


async def seen(visitor: Visitor, table: str) -> str:
    """Everything the owner of both seats sees of a table."""
    async with visitor.live(table, 0) as wire:
        frame = await wire.hear()
    return json.dumps({**frame, "revision": 0})


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "chairs": [ME, OPEN]}, 400),
        ({"game": "asara", "chairs": [ME]}, 400),
        ({"game": "asara", "chairs": [ME, OPEN] * 3}, 400),
        ({"game": "asara", "chairs": []}, 400),
        ({"game": "asara", "chairs": [ME, {"kind": "bot", "bot": "../../etc"}]}, 400),
        ({"game": "asara", "chairs": [ME, OPEN], "settings": {"no-such-rule": "1"}}, 400),
        ({"game": "asara", "chairs": [ME, OPEN], "seed": -1}, 400),
        ({"game": "asara", "chairs": [ME, OPEN], "seed": 2**64}, 400),
        ({"game": "asara", "chairs": [ME, OPEN], "more": 1}, 400),
        ({"game": "asara", "chairs": [ME, OPEN], "pack": "no-such-pack"}, 404),
        ([1, 2, 3], 400),
        ("text", 400),
        (None, 400),
    ],
)
def test_an_invalid_table_is_not_opened(house, body, status):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        answer = await ana.http.post("/api/tables", json=body)
        tables = (await ana.http.get("/api/tables")).json()
        await ana.leave()
        return answer, [table for table in tables if any(seat["mine"] for seat in table["seats"])]

    answer, mine = run(story())

    assert answer.status_code == status
    assert said(answer.json()).endswith(".")
    assert "Traceback" not in answer.text
    assert mine == []


def test_strange_names_and_texts_are_cleaned(house):
    """Control characters, other directions and line ends cannot be smuggled into names and chat."""

    async def story():
        ana = Visitor(house.base)
        await ana.http.get("/api/me")
        named = await ana.http.post("/api/me", json={"name": "A\u0000n\u202ea,\nb\u0007"})
        table = (await ana.opens("asara", {"kind": "me"}, GUEST))["id"]
        empty = await ana.http.post(f"/api/tables/{table}/chat", json={"text": "\u0000\u200b"})
        said = await ana.http.post(f"/api/tables/{table}/chat", json={"text": "one\u0000\ntwo\u202e <script>"})
        async with ana.live(table, 0) as wire:
            frame = await wire.hear()
        odd = await ana.http.get("/api/tables/%00%ff")
        await ana.leave()
        return named.json()["name"], empty, said.status_code, frame, odd.status_code

    name, empty, said, frame, odd = run(story())

    assert name == "A n a b"
    assert empty.status_code == 400
    assert said == 200
    assert [line["text"] for line in frame["chat"]] == ["one\ntwo <script>"]
    assert frame["header"]["seats"][0]["name"] == "A n a b"
    assert odd == 404


def test_large_and_endless_bodies_are_refused(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, GUEST))["id"]
        large = await ana.http.post(f"/api/tables/{table}/chat", json={"text": "x" * 40_000})

        async def pieces():
            for _ in range(40):
                yield b"x" * 1_000

        endless = await ana.http.post(f"/api/tables/{table}/chat", content=pieces())
        deep = await ana.http.post(f"/api/tables/{table}/chat", content=b"[" * 10_000)
        await ana.leave()
        return large, endless, deep

    large, endless, deep = run(story())

    assert (large.status_code, endless.status_code, deep.status_code) == (413, 413, 400)
    assert said(large.json()) == "A message has at most 16,384 bytes."


def test_bad_messages_over_a_live_connection_change_nothing(house):
    """Unreadable, unknown, oversized, binary, late and unauthorised messages are refused, and play continues."""

    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, GUEST, seed=7))["id"]
        before = await seen(ana, table)
        sentences = []
        async with ana.live(table, 0) as wire:
            await wire.hear()
            for message in (
                "not json",
                '{"type": "answer"}',
                '{"type": "answer", "number": 1, "option": "fly"}',
                '{"type": "answer", "number": 1, "option": "go circle 3"}',
                '{"type": "answer", "number": 7, "option": "go bank 10"}',
                '{"type": "answer", "number": -1, "option": "go bank 10"}',
                '{"type": "answer", "number": 1, "option": "go bank 10", "seat": 1}',
                '{"type": "unknown"}',
                '{"type": "chat", "text": ""}',
                '{"type": "undo"}',
                "[" * 3_000,
                "x" * 5_000,
                b"\xff\xfe\x00",
            ):
                await wire.socket.send(message)
                sentences.append(said(await wire.hear("refused")))
            await wire.send(type="ping")
            await wire.hear("pong")
        after = await seen(ana, table)
        async with ana.live(table, 1) as wire:
            await wire.hear()
            await wire.send(type="answer", number=1, option="go bank 10")
            foreign = said(await wire.hear("refused"))
        await ana.leave()
        return sentences, foreign, before, after

    sentences, foreign, before, after = run(story())

    assert sentences[3] == "“go circle 3” is not possible now."
    assert sentences[4] == "Question 7 is no longer open; you are at 1."
    assert sentences[9] == "There is nothing to take back."
    assert sentences[11] == "The message is too long."
    assert foreign == "It is somebody else’s turn to answer."
    assert all(sentence.endswith((".", "'.")) for sentence in sentences)
    assert after == before


def test_a_huge_message_ends_the_connection_and_nothing_else(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, GUEST))["id"]
        async with ana.live(table, 0) as wire:
            await wire.hear()
            await wire.socket.send("x" * 100_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.hear("nothing of this kind")
        again = await seen(ana, table)
        await ana.leave()
        return closed.value.rcvd.code, json.loads(again)["number"]

    assert run(story()) == (1009, 1)


@pytest.mark.parametrize(
    ("origin", "allowed"), [("http://elsewhere.example", False), ("null", False), ("own", True), (None, True)]
)
def test_pages_of_other_sites_can_neither_post_nor_listen(house, origin, allowed):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, GUEST))["id"]
        headers = {} if origin is None else {"Origin": house.base if origin == "own" else origin}
        posted = await ana.http.post(f"/api/tables/{table}/chat", json={"text": "hello"}, headers=headers)
        try:
            async with ana.live(table, 0, **headers) as wire:
                await wire.hear()
                code = 0
        except websockets.ConnectionClosed as closed:
            code = closed.rcvd.code
        await ana.leave()
        return posted.status_code, code

    assert run(story()) == ((200, 0) if allowed else (403, 4403))


@pytest.mark.parametrize(("path", "code"), [("nowhere", 4404), ("%00", 4404), ("x" * 400, 4404)])
def test_a_live_connection_to_no_table_is_closed_with_a_code(house, path, code):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        try:
            async with ana.live(path, 0) as wire:
                await wire.hear()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code
        finally:
            await ana.leave()

    assert run(story()) == code


def test_nobody_listens_without_a_cookie(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, GUEST))["id"]
        stranger = Visitor(house.base)
        refused = await stranger.http.get(f"/api/tables/{table}")
        try:
            async with stranger.live(table, 0) as wire:
                await wire.hear()
        except websockets.ConnectionClosed as closed:
            return refused.status_code, closed.rcvd.code
        finally:
            await ana.leave()
            await stranger.leave()

    assert run(story()) == (403, 4403)


def test_a_flood_of_requests_is_stopped_for_its_sender_only(strict):
    """One player asks two hundred times at once; another is served as always."""

    async def story():
        ana = await Visitor(strict.base).arrive("Ana")
        ben = await Visitor(strict.base).arrive("Ben")
        flood = await asyncio.gather(*[ana.http.get("/api/tables") for _ in range(400)])
        other = await ben.http.get("/api/tables")
        opened = [
            (await ben.http.post("/api/tables", json={"game": "asara", "chairs": [ME, OPEN]})).status_code
            for _ in range(40)
        ]
        await ana.leave()
        await ben.leave()
        return [answer.status_code for answer in flood], flood, other.status_code, opened

    flood, answers, other, opened = run(story())

    assert set(flood) == {200, 429}
    assert flood.count(200) >= 100
    assert next(answer for answer in answers if answer.status_code == 429).json() == {
        "error": ["refused-too-many", {}, ""],
        "clause": "",
    }
    assert other == 200
    assert opened[:20] == [201] * 20
    assert 429 in opened


def test_a_flood_of_messages_is_refused_and_then_cut_off(strict):
    async def story():
        ana = await Visitor(strict.base).arrive("Ana")
        table = (await ana.opens("asara", ME, GUEST))["id"]
        heard = []
        async with ana.live(table, 0) as wire:
            try:
                for _ in range(400):
                    await wire.send(type="ping")
                while True:
                    heard.append(json.loads(await asyncio.wait_for(wire.socket.recv(), 10)))
            except websockets.ConnectionClosed as closed:
                code = closed.rcvd.code
        await ana.leave()
        return [said(message) for message in heard if message["type"] == "refused"], code

    errors, code = run(story())

    assert errors.count("Too many messages; wait a moment.") in range(50, 101)
    assert code == 4429


def test_reconnecting_gives_nobody_more_messages(strict):
    """A hundred and fifty connections with twenty messages each get no more than one connection gets."""

    async def story():
        ana = await Visitor(strict.base).arrive("Ana")
        ben = await Visitor(strict.base).arrive("Ben")
        table = (await ana.opens("asara", ME, GUEST))["id"]
        began, answered, codes = time.monotonic(), 0, []
        for _ in range(150):
            try:
                async with ana.live(table, 0) as wire:
                    for _ in range(20):
                        await wire.send(type="ping")
                    while len(codes) < 1_000:
                        message = json.loads(await asyncio.wait_for(wire.socket.recv(), 0.05))
                        answered += message["type"] == "pong"
            except TimeoutError:
                codes.append(0)
            except websockets.ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd else 1006)
        took = time.monotonic() - began
        async with ben.live(table) as wire:
            await wire.hear()
            await wire.send(type="ping")
            await wire.hear("pong")
        await ana.leave()
        await ben.leave()
        return answered, took, codes

    answered, took, codes = run(story())

    rate = 30
    assert rate * 4 / 3 <= answered <= rate * 4 / 3 + took * rate / 2 + 1
    opened = len([code for code in codes if code == 0])
    assert 1 <= opened < 60
    assert set(codes[-20:]) == {4429}


def test_connection_attempts_without_a_cookie_are_limited(strict):
    async def story():
        nobody, codes = Visitor(strict.base), []
        for _ in range(120):
            try:
                async with nobody.live("nowhere") as wire:
                    await wire.hear()
            except websockets.ConnectionClosed as closed:
                codes.append(closed.rcvd.code)
        await nobody.leave()
        return codes

    codes = run(story())

    assert codes[:50] == [4403] * 50
    assert 4429 in codes[50:]


BODIES = {
    "/api/me": {"name": "Ana", "language": "en"},
    "/api/tables": {
        "game": "asara",
        "chairs": [{"kind": "bot", "bot": "random", "name": "Bo"}, OPEN],
        "settings": {"professional": "true"},
        "public": False,
        "seed": 7,
        "pack": None,
    },
    "/api/tables/{table_id}/sit": {"seat": 1, "name": "Ana"},
    "/api/tables/{table_id}/leave": {"seat": 0, "bot": "random"},
    "/api/tables/{table_id}/retake": {"seat": 0},
    "/api/tables/{table_id}/agree": {"seat": 1},
    "/api/tables/{table_id}/coach": {"agrees": True},
    "/api/tables/{table_id}/answer": {"seat": 0, "number": 1, "option": "go bank 10"},
    "/api/tables/{table_id}/undo": {"seat": 0},
    "/api/tables/{table_id}/chat": {"text": "hello"},
    "/api/tables/{table_id}/close-chat": {"closed": True},
    "/api/tables/{table_id}/remove": {"person": "0123456789abcdef", "seat": 1},
    "/api/tables/{table_id}/let-back": {"person": "0123456789abcdef"},
    "/api/tables/{table_id}/go-on": {"number": 1, "seat": 0, "bot": "random"},
    "/api/packs": {"text": "[pack]"},
}
"""The bodies of all routes that take one; compared with the server's own description."""


def wrong_kinds(value: object) -> list[object]:
    """Values of another kind that a lenient reader would take for this one."""
    if isinstance(value, bool):
        return [int(value), str(value).lower()]
    if isinstance(value, int):
        return [str(value), float(value) + 0.5, True]
    if isinstance(value, str):
        return [7, [value]]
    return [7]


def twisted(body: dict[str, object]) -> list[dict[str, object]]:
    """The body with one thing in it of another kind, in each way."""
    found = [{**body, name: wrong} for name, value in body.items() for wrong in wrong_kinds(value)]
    for place, chair in enumerate(body.get("chairs", [])):
        for other in twisted(chair):
            found.append({**body, "chairs": [other if at == place else one for at, one in enumerate(body["chairs"])]})
    return found


def test_what_is_sent_must_be_of_the_right_kind_everywhere(house):
    """A number is not a text and a boolean is not a number, on every route that takes a body; nothing is changed."""
    paths = httpx.get(f"{house.base}/api/schema/openapi.json").json()["paths"]
    taking = {path for path, ways in paths.items() if "requestBody" in ways.get("post", {})}
    assert taking == set(BODIES)

    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, GUEST, seed=7))["id"]
        before, wrong, right = await seen(ana, table), [], {}
        for path, body in BODIES.items():
            for other in twisted(body):
                answer = await ana.http.post(path.replace("{table_id}", table), json=other)
                wrong.append((path, other, answer.status_code, said(answer.json())))
        after = await seen(ana, table)
        for path, body in BODIES.items():
            right[path] = (await ana.http.post(path.replace("{table_id}", table), json=body)).text
        await ana.leave()
        return before, after, wrong, right

    before, after, wrong, right = run(story())

    assert len(wrong) > 40
    assert [one for one in wrong if one[2] != 400 or not one[3].startswith("The message cannot be read: ")] == []
    assert after == before
    assert [text for text in right.values() if "cannot be read: " in text] == []


@pytest.mark.parametrize(
    ("path", "accept", "status", "page"),
    [
        ("/nowhere", "text/html,*/*", 404, True),
        ("/t/one/two", "text/html", 404, True),
        ("/nowhere", "*/*", 404, False),
        ("/nowhere", "application/json", 404, False),
        ("/api/nowhere", "text/html", 404, False),
        ("/assets/none.js", "text/html", 404, False),
        ("/t/nowhere", "text/html", 200, True),
    ],
)
def test_a_browser_at_an_unknown_address_gets_the_page(house, path, accept, status, page):
    """The page says that there is nothing here and links to the front page; a request for data gets a sentence."""
    home = httpx.get(f"{house.base}/")
    answer = httpx.get(f"{house.base}{path}", headers={"accept": accept})

    assert home.status_code == 200
    assert answer.status_code == status
    assert (answer.content == home.content) is page
    assert answer.headers["content-security-policy"] == home.headers["content-security-policy"]
    if not page:
        assert said(answer.json()) == "There is nothing here."


def test_many_new_visitors_from_one_address_have_to_wait(strict):
    """60 at once, then one a second: never more, however fast or slow the machine is."""

    async def story():
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=strict.base, timeout=20) as http:
            statuses = []
            for _ in range(120):
                http.cookies.clear()
                statuses.append((await http.get("/api/me")).status_code)
            return statuses, time.monotonic() - began

    statuses, took = run(story())
    assert statuses[0] == 200
    assert statuses.count(200) <= 61 + took
    assert statuses.count(200) + statuses.count(429) == 120
    assert 429 in statuses


def test_cookies_are_secure_behind_https(house):
    """A proxy on this machine says that it speaks https."""
    plain = httpx.get(f"{house.base}/api/me").headers["set-cookie"]
    secure = httpx.get(f"{house.base}/api/me", headers={"x-forwarded-proto": "https"}).headers["set-cookie"]

    assert "HttpOnly" in plain
    assert "SameSite=lax" in plain
    assert "Secure" not in plain
    assert "Secure" in secure


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/assets/none.js", "/t/abc"])
def test_every_response_forbids_inline_scripts_and_those_of_other_sites(house, path):
    answer = httpx.get(f"{house.base}{path}")
    policy = dict(rule.strip().split(" ", 1) for rule in answer.headers["content-security-policy"].split(";"))

    assert policy["script-src"] == "'self'"
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_server_says_whether_it_is_well(house):
    kind = "postgresql" if house.database else "sqlite"
    answer = httpx.get(f"{house.base}/api/health")

    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
    assert answer.json()["database"] == kind


def test_the_log_is_one_json_object_a_line(house):
    lines = [json.loads(line) for line in house.log().splitlines()]

    assert lines[0]["event"] == "started"
    assert [line for line in lines if line["level"] == "error"] == []
