"""Playing at this table: what can be taken back, who answers, and when it begins. Every refusal names its clause."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.house import ME, OPEN, Visitor, said

GUEST = {"kind": "guest", "name": "Ben"}


async def first_answer(ana: Visitor, table: str, seat: int) -> str:
    async with ana.live(table, seat) as wire:
        frame = await wire.hear_where(lambda frame: frame["question"] and frame["question"]["mine"])
    return frame["question"]["options"][0]["notation"]


@pytest.mark.proves("A-TAB-01", "S-TAB-01")
@pytest.mark.parametrize(("game", "letter"), [("asara", "A"), ("sabika", "S")])
def test_what_can_be_taken_back_and_why_not(house, game, letter):
    """Nothing before the first answer; one's own answer; not after somebody else's."""

    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens(game, ME, GUEST, seed=7))["id"]
        path = f"/api/tables/{table}/undo"
        asked = (await ana.http.get(f"/api/tables/{table}")).json()["asked"]
        early = (await ana.http.post(path, json={"seat": asked})).json()
        async with ana.live(table, asked) as wire:
            told = (await wire.hear())["undo"]
        option = await first_answer(ana, table, asked)
        assert (await ana.answers(table, asked, 1, option)).status_code == 200
        free = await ana.http.post(path, json={"seat": asked})
        await ana.leave()
        return early, told, free

    early, told, free = asyncio.run(story())

    assert (said(early), early["clause"]) == ("There is nothing to take back.", f"{letter}-TAB-01")
    assert (told["possible"], told["clause"]) == (False, f"{letter}-TAB-01")
    assert free.status_code == 200
    assert free.json()["number"] == 3  # An answer and a take-back later: no number comes again.


@pytest.mark.proves("A-TAB-01", "S-TAB-01")
@pytest.mark.parametrize(("game", "letter"), [("asara", "A"), ("sabika", "S")])
def test_an_answer_stands_once_somebody_else_has_answered(house, game, letter):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens(game, ME, GUEST, seed=7))["id"]
        first = last = (await ana.http.get(f"/api/tables/{table}")).json()["asked"]
        count = [1, 1]
        for _ in range(40):
            last = (await ana.http.get(f"/api/tables/{table}")).json()["asked"]
            option = await first_answer(ana, table, last)
            assert (await ana.answers(table, last, count[last], option)).status_code == 200
            count[last] += 1
            if last != first and count[last] > 2:
                break
        refused = await ana.http.post(f"/api/tables/{table}/undo", json={"seat": first})
        await ana.leave()
        return first, last, refused

    first, last, refused = asyncio.run(story())

    assert first != last
    assert refused.status_code == 400
    assert (said(refused.json()), refused.json()["clause"]) == (
        "Somebody else has answered since, so your last answer stands.",
        f"{letter}-TAB-01",
    )


@pytest.mark.proves("A-TAB-02", "S-TAB-02")
@pytest.mark.parametrize(("game", "letter"), [("asara", "A"), ("sabika", "S")])
def test_an_answer_out_of_turn_or_too_late_is_refused_with_its_clause(house, game, letter):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        eve = await Visitor(house.base).arrive("Eve")
        table = (await ana.opens(game, ME, GUEST, seed=7))["id"]
        asked = (await ana.http.get(f"/api/tables/{table}")).json()["asked"]
        option = await first_answer(ana, table, asked)
        refused = [
            await eve.answers(table, asked, 1, option),
            await ana.answers(table, 1 - asked, 1, option),
            await ana.answers(table, asked, 9, option),
        ]
        async with eve.live(table) as wire:
            await wire.send(type="answer", number=1, option=option)
            watching = await wire.hear("refused")
        await ana.leave()
        await eve.leave()
        return [(answer.status_code, answer.json()["clause"]) for answer in refused], watching

    refused, watching = asyncio.run(story())

    assert refused == [(403, f"{letter}-TAB-02"), (403, f"{letter}-TAB-02"), (409, f"{letter}-TAB-02")]
    assert watching["clause"] == f"{letter}-TAB-02"


@pytest.mark.proves("A-TAB-03", "S-TAB-03")
@pytest.mark.parametrize(("game", "letter"), [("asara", "A"), ("sabika", "S")])
def test_a_table_begins_when_somebody_sits_on_every_seat(house, game, letter):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        ben = await Visitor(house.base).arrive("Ben")
        header = await ana.opens(game, ME, OPEN, seed=7)
        early = await ana.answers(header["id"], 0, 1, "go bank 10")
        await ben.http.post(f"/api/tables/{header['id']}/sit", json={"seat": 1, "name": "Ben"})
        ready = (await ana.http.get(f"/api/tables/{header['id']}")).json()
        await ana.leave()
        await ben.leave()
        return header, early, ready

    header, early, ready = asyncio.run(story())

    assert (header["status"], header["asked"]) == ("open", None)
    assert (early.status_code, early.json()["clause"]) == (403, f"{letter}-TAB-03")
    assert ready["status"] == "running"
    assert ready["asked"] in (0, 1)
