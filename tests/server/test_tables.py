"""The web table as people meet it: opening, sitting, answering, coming back."""

from __future__ import annotations

import asyncio

import pytest

from partal.server import models, tables
from partal.server.world import World
from tests.server.house import ME, OPEN, RANDOM, Visitor, said


def run(story):
    return asyncio.run(story)


def test_a_new_visitor_gets_a_signed_cookie_that_scripts_cannot_read(house):
    async def story():
        ana = Visitor(house.base)
        first = await ana.http.get("/api/me")
        cookie = first.headers["set-cookie"]
        again = await ana.http.get("/api/me")
        await ana.leave()
        return first, cookie, again

    first, cookie, again = run(story())

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert again.json()["id"] == first.json()["id"]


def test_a_forged_cookie_identifies_nobody(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        name, value = next(iter(ana.http.cookies.items()))
        ana.http.cookies.set(name, value[:-1] + ("0" if value[-1] != "0" else "1"))
        answer = await ana.http.get("/api/tables")
        await ana.leave()
        return answer

    assert run(story()).status_code == 403


def test_two_friends_play_the_first_turn(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        ben = await Visitor(house.base).arrive("Ben")
        table = (await ana.opens("asara", ME, OPEN, seed=7))["id"]
        waiting = await ana.answers(table, 0, 1, "go bank 10")
        sat = await ben.http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Ben"})
        async with ana.live(table, 0) as hers, ben.live(table, 1) as his:
            frame = await hers.hear_where(lambda frame: frame["question"])
            await hers.send(type="answer", number=1, option="go bank 10")
            await hers.hear_where(lambda frame: frame["number"] == 2)
            await hers.send(type="answer", number=2, option="lay violet")
            seen = await his.hear_where(lambda frame: frame["question"] and frame["question"]["mine"])
        await ana.leave()
        await ben.leave()
        return waiting, sat, frame, seen

    waiting, sat, frame, seen = run(story())

    assert waiting.status_code == 403
    assert sat.json()["status"] == "running"
    assert frame["question"]["mine"]
    assert [option["notation"] for option in frame["question"]["options"]][:2] == ["go bases", "go middles"]
    assert seen["question"] == {**seen["question"], "seat": 1, "mine": True}
    assert [event["notation"] for event in seen["events"][-2:]] == ["0 laid bank-10 violet", "0 received 10 bank"]
    assert [player["money"] for player in seen["scene"]["players"]] == [None, 21]


def test_wrong_answers_change_nothing_and_say_why(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        eve = await Visitor(house.base).arrive("Eve")
        table = (await ana.opens("asara", ME, {"kind": "guest", "name": "Ben"}, seed=7))["id"]
        answers = {
            "foreign": await eve.answers(table, 0, 1, "go bank 10"),
            "not asked": await ana.answers(table, 1, 1, "go bank 10"),
            "unreadable": await ana.answers(table, 0, 1, "fly to the moon"),
            "illegal": await ana.answers(table, 0, 1, "go circle 3"),
            "stale": await ana.answers(table, 0, 9, "go bank 10"),
            "odd shape": await ana.http.post(f"/api/tables/{table}/answer", json={"seat": "0", "x": 1}),
            "no json": await ana.http.post(f"/api/tables/{table}/answer", content=b"\x00\xff{"),
            "no table": await ana.answers("nowhere", 0, 1, "go bank 10"),
            "huge": await ana.http.post(f"/api/tables/{table}/chat", json={"text": "x" * 40_000}),
        }
        number = (await ana.http.get(f"/api/tables/{table}")).json()["number"]
        await ana.leave()
        await eve.leave()
        return answers, number

    answers, number = run(story())

    statuses = {name: answer.status_code for name, answer in answers.items()}
    assert statuses == {
        "foreign": 403,
        "not asked": 403,
        "unreadable": 400,
        "illegal": 400,
        "stale": 409,
        "odd shape": 400,
        "no json": 400,
        "no table": 404,
        "huge": 413,
    }
    assert answers["illegal"].json()["clause"] == "A-BUILD-18"
    assert all(said(answer.json()).endswith((".", "'.")) for answer in answers.values())
    assert number == 1


def test_two_answers_at_once_one_wins(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, {"kind": "guest", "name": "Ben"}, seed=7))["id"]
        both = await asyncio.gather(
            ana.answers(table, 0, 1, "go bank 10"),
            ana.answers(table, 0, 1, "go middles"),
        )
        await ana.leave()
        return sorted(answer.status_code for answer in both)

    assert run(story()) == [200, 409]


def test_taking_back_is_free_until_somebody_answers(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, {"kind": "guest", "name": "Ben"}, seed=7))["id"]
        await ana.answers(table, 0, 1, "go bank 10")
        back = await ana.http.post(f"/api/tables/{table}/undo", json={"seat": 0})
        stale = [await ana.answers(table, 0, number, "go bank 10") for number in (1, 2)]
        await ana.answers(table, 0, 3, "go bank 10")
        await ana.answers(table, 0, 4, "lay violet")
        await ana.answers(table, 1, 1, "go coloured")
        await ana.answers(table, 1, 2, "lay violet")
        late = await ana.http.post(f"/api/tables/{table}/undo", json={"seat": 0})
        await ana.leave()
        return back, stale, late

    back, stale, late = run(story())

    assert back.json() == {"ok": True, "number": 3}
    assert [answer.status_code for answer in stale] == [409, 409]
    assert late.status_code == 400
    assert said(late.json()) == "Somebody else has answered since, so your last answer stands."


def test_an_answer_that_nobody_could_see_yet_is_taken_back_with_the_one_before(house):
    """Ben has chosen a place but laid no buyer: Ana may still take her turn back, and Ben is asked anew."""

    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, {"kind": "guest", "name": "Ben"}, seed=7))["id"]
        await ana.answers(table, 0, 1, "go bank 10")
        await ana.answers(table, 0, 2, "lay violet")
        await ana.answers(table, 1, 1, "go coloured")
        back = await ana.http.post(f"/api/tables/{table}/undo", json={"seat": 0})
        again = await ana.answers(table, 0, 4, "lay violet")
        stale = [await ana.answers(table, 1, number, "go bank 8") for number in (1, 2)]
        asked = await ana.answers(table, 1, 3, "go bank 8")
        await ana.leave()
        return back.json(), again.json(), [answer.status_code for answer in stale], asked.json()

    back, again, stale, asked = run(story())
    assert (back, again, asked) == ({"ok": True, "number": 4}, {"ok": True, "number": 5}, {"ok": True, "number": 4})
    assert stale == [409, 409], "neither what Ben has answered nor what was taken away from him is open any more"


@pytest.mark.parametrize(("game", "chairs"), [("asara", 3), ("sabika", 2), ("sabika", 1)])
def test_a_whole_game_can_be_played_over_the_wire(house, game, chairs):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens(game, ME, *[RANDOM] * (chairs - 1), seed=11))["id"]
        await ana.http.post(f"/api/tables/{table}/leave", json={"seat": 0, "bot": "random"})
        async with ana.live(table) as wire:
            last = await wire.hear_where(lambda frame: frame["standings"], timeout=100)
        record = await ana.http.get(f"/api/tables/{table}/record")
        history = (await ana.http.get(f"/api/tables/{table}/history")).json()
        early = (await ana.http.get(f"/api/tables/{table}/replay/5?seat=0")).json()
        await ana.leave()
        return last, record.text, history, early

    last, record, history, early = run(story())

    scores = last["standings"]["scores"]
    assert f"scores: {' '.join(map(str, scores))}\n" in record
    told = [sum(point["points"] for point in history["points"] if point["seat"] == seat) for seat in range(len(scores))]
    assert told == scores
    for seat, sheet in enumerate(last["standings"]["sheets"]):
        for line in sheet:
            found = [point for point in history["points"] if (point["seat"], point["source"]) == (seat, line["source"])]
            assert sum(point["points"] for point in found) == line["points"]
    sheet = last["standings"]["sheets"][0]
    assert [source["source"] for source in history["sources"]] == [line["source"] for line in sheet]
    assert {point["period"] for point in history["points"]} <= set(range(1, len(history["periods"]) + 1))
    assert len(history["periods"]) == (4 if game == "asara" else 5)
    assert history["periods"] == sorted(history["periods"])
    assert early["number"] == 5
    assert early["standings"] is None


def test_the_record_of_a_running_game_is_not_given_away(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, OPEN))["id"]
        answers = [await ana.http.get(f"/api/tables/{table}/{page}") for page in ("record", "history", "replay/1")]
        await ana.leave()
        return [answer.status_code for answer in answers]

    assert run(story()) == [403, 403, 403]


def test_private_tables_are_found_by_their_link_only(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        eve = await Visitor(house.base).arrive("Eve")
        secret = (await ana.opens("asara", ME, OPEN))["id"]
        shown = (await ana.opens("asara", ME, OPEN, public=True))["id"]
        found = [table["id"] for table in (await eve.http.get("/api/tables")).json()]
        by_link = await eve.http.get(f"/api/tables/{secret}")
        await ana.leave()
        await eve.leave()
        return secret in found, shown in found, by_link.status_code

    assert run(story()) == (False, True, 200)


def test_a_page_of_another_site_cannot_open_a_live_connection(house):
    import websockets

    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, OPEN))["id"]
        try:
            async with ana.live(table, 0, Origin="http://elsewhere.example") as wire:
                await wire.hear()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code
        finally:
            await ana.leave()

    assert run(story()) == 4403


def test_a_watcher_cannot_act(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        eve = await Visitor(house.base).arrive("Eve")
        table = (await ana.opens("asara", ME, {"kind": "guest", "name": "Ben"}))["id"]
        async with eve.live(table, 0) as wire:
            frame = await wire.hear()
            await wire.send(type="answer", number=1, option="go bank 10")
            refused = await wire.hear("refused")
        await ana.leave()
        await eve.leave()
        return frame, refused

    frame, refused = run(story())

    assert frame["seat"] is None
    assert frame["scene"]["hand"] is None
    assert said(refused) == "Spectators cannot answer."


def test_every_page_forbids_inline_scripts_and_those_of_other_sites(house):
    async def story():
        ana = Visitor(house.base)
        answer = await ana.http.get("/api/me")
        await ana.leave()
        return answer.headers["content-security-policy"]

    policy = run(story())
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy


def test_a_connection_hears_every_line_of_the_log_once(house):
    """The log goes on from frame to frame; taking back and coming again tell it from the beginning."""

    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, {"kind": "guest", "name": "Ben"}, seed=7))["id"]
        told = []
        async with ana.live(table, 0) as wire:

            async def after(number: int) -> dict:
                frame = await wire.hear_where(lambda frame: frame["number"] == number)
                told.append((frame["before"], len(frame["events"])))
                return frame

            opening = await after(1)
            await wire.send(type="answer", number=1, option="go bank 10")
            await after(2)
            await wire.send(type="answer", number=2, option="lay violet")
            laid = await after(3)
            await wire.send(type="hello")
            await after(3)
            await wire.send(type="undo")
            back = await after(4)
        async with ana.live(table, 0) as again:
            anew = await again.hear()
        await ana.leave()
        return opening, laid, back, anew, told

    opening, laid, back, anew, told = run(story())
    lines = [line["notation"] for line in laid["events"]]

    first = len(opening["events"])
    assert lines[first:] == ["0 laid bank-10 violet", "0 received 10 bank"]
    assert told == [(0, first), (first, first), (first, first + 2), (0, first + 2), (0, first)]
    assert back["events"] == opening["events"] == anew["events"]
    assert anew["before"] == 0


def mine(header: dict) -> list[int]:
    return [seat["seat"] for seat in header["seats"] if seat["mine"]]


def test_chairs_sit_as_they_are_listed_unless_a_seat_is_drawn(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        listed = [mine(await ana.opens("asara", RANDOM, ME, RANDOM, seed=7)) for _ in range(3)]
        drawn = [await ana.opens("asara", ME, OPEN, RANDOM, seed=7, draw_seat=True) for _ in range(30)]
        await ana.leave()
        return listed, drawn

    listed, drawn = run(story())

    assert listed == [[1]] * 3
    assert {seat for header in drawn for seat in mine(header)} == {0, 1, 2}, "by chance once in 60,000 runs"
    for header in drawn:
        assert [seat["kind"] for seat in header["seats"] if not seat["mine"]] == ["open", "bot"]


class Dice(World):
    """Always the highest number; it remembers among how many."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def below(self, limit: int) -> int:
        self.asked.append(limit)
        return limit - 1


def test_the_seat_is_drawn_among_all_and_apart_from_the_seed():
    """The draw is a number of its own: the table's seed, chosen or secret, is not asked for it."""
    dice = Dice()
    wishes = [models.ChairWish("me"), models.ChairWish("bot", "easy"), models.ChairWish("open")]
    assert [wish.kind for wish in tables.with_drawn_seat(wishes, dice)] == ["bot", "open", "me"]
    assert dice.asked == [3]
    assert [wish.kind for wish in wishes] == ["me", "bot", "open"]


@pytest.mark.parametrize("chairs", [[RANDOM, OPEN], [ME, ME]])
def test_only_one_seat_can_be_drawn(house, chairs):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        answer = await ana.http.post("/api/tables", json={"game": "asara", "chairs": chairs, "draw_seat": True})
        await ana.leave()
        return answer

    answer = run(story())

    assert answer.status_code == 400
    assert said(answer.json()) == "A random seat needs exactly one seat that is yours."
