"""Content packs at the web table: sent, checked, played with, and there again after a restart."""

from __future__ import annotations

import asyncio

import pytest

from partal import GAMES, load
from partal.server.packs import LARGEST_PACK, MOST_PACKS, read
from tests.server.house import ME, House, Visitor, said

RANDOM = {"kind": "bot", "bot": "random"}
BOX = """
[pack]
name = "my box"
game = "asara"

[[spaces]]
id = "bank"
amounts = [12, 9, 6]
origin = "printed"
"""


def run(story):
    return asyncio.run(story)


def test_a_table_is_played_with_the_pack_it_was_opened_with(database, tmp_path):
    """To the end, over a restart in the middle; the record names the pack's digest and holds with it alone."""
    house = House(tmp_path / "data", database())
    house.start()

    async def begin():
        ana = await Visitor(house.base).arrive("Ana")
        pack = (await ana.http.post("/api/packs", json={"text": BOX})).json()
        table = await ana.opens("asara", ME, RANDOM, seed=7, pack=pack["id"])
        answered = await ana.answers(table["id"], 0, 1, "go bank 12")
        cookies = dict(ana.http.cookies.items())
        await ana.leave()
        return pack, table, answered.status_code, cookies

    async def end():
        ana = Visitor(house.base)
        for name, value in cookies.items():
            ana.http.cookies.set(name, value)
        header = (await ana.http.get(f"/api/tables/{table['id']}")).json()
        await ana.http.post(f"/api/tables/{table['id']}/leave", json={"seat": 0, "bot": "random"})
        async with ana.live(table["id"]) as wire:
            await wire.hear_where(lambda frame: frame["standings"], timeout=60)
        record = (await ana.http.get(f"/api/tables/{table['id']}/record")).text
        early = (await ana.http.get(f"/api/tables/{table['id']}/replay/2?seat=0")).json()
        text = (await ana.http.get(f"/api/packs/{pack['id']}")).text
        await ana.leave()
        return header, record, early, text

    pack, table, answered, cookies = run(begin())
    house.stop()
    house.start()
    try:
        header, record, early, text = run(end())
    finally:
        house.stop()

    assert pack == {**pack, "game": "asara", "name": "my box"}
    assert pack["digest"] != GAMES["asara"].rules.content().digest
    assert answered == 200
    assert header["pack"] == table["pack"] == {key: pack[key] for key in ("id", "name", "digest")}
    assert f"content: {pack['digest']}\n" in record
    assert early["number"] == 2
    assert text == BOX
    assert load(record, read(text)[1]).over


def test_packs_are_listed_for_their_owner_and_shown_in_words(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        eve = await Visitor(house.base).arrive("Eve")
        first = (await ana.http.post("/api/packs", json={"text": BOX})).json()
        again = (await ana.http.post("/api/packs", json={"text": BOX})).json()
        theirs = (await eve.http.post("/api/packs", json={"text": BOX})).json()
        mine = (await ana.http.get("/api/packs")).json()
        zoe = await Visitor(house.base).arrive("Zoe")
        none = (await zoe.http.get("/api/packs")).json()
        await zoe.leave()
        changed = (await ana.http.get(f"/api/packs/{first['id']}/content")).json()
        plain = (await ana.http.get("/api/content/asara")).json()
        await ana.leave()
        await eve.leave()
        return first, again, theirs, mine, none, [row for row in changed if row not in plain]

    first, again, theirs, mine, none, changed = run(story())

    assert first == again
    assert theirs["id"] != first["id"]
    assert mine == [first]
    assert none == []
    assert {row["id"] for row in changed} == {"bank"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("not toml [", "pack.toml: not valid TOML"),
        ("x = 1", "pack.toml: a pack must start with a [pack] table"),
        (BOX.replace("asara", "chess"), "pack.toml: there is no game “chess”"),
        (BOX.replace("bank", "moon"), "unknown spaces"),
        (BOX.replace("amounts", "amount"), "unknown key “amount”"),
        (BOX.replace("12", "-12"), "must be a whole number"),
        (BOX.replace('"printed"', '"guessed"'), "origin must be one of"),
        (BOX + '\nfile = "../../../etc/passwd"', "unknown key “file”"),
        ("a" + ".a" * 100 + "=1", "more than 40 dots"),
        ("\u0000" + BOX, "must be a text file"),
    ],
)
def test_a_pack_that_cannot_be_used_is_refused_with_its_place(house, text, sentence):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        answer = await ana.http.post("/api/packs", json={"text": text})
        mine = (await ana.http.get("/api/packs")).json()
        await ana.leave()
        return answer, mine

    answer, mine = run(story())

    assert answer.status_code == 400
    assert sentence in said(answer.json())
    assert "/tmp" not in answer.text
    assert "partal-pack" not in answer.text
    assert mine == []


def test_packs_are_limited_in_size_and_number(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        largest = await ana.http.post("/api/packs", json={"text": BOX + "#" * (LARGEST_PACK - len(BOX))})
        larger = await ana.http.post("/api/packs", json={"text": BOX + "#" * (LARGEST_PACK - len(BOX) + 1)})
        huge = await ana.http.post("/api/packs", json={"text": "#" * LARGEST_PACK * 3})
        for number in range(1, MOST_PACKS):
            assert (await ana.http.post("/api/packs", json={"text": f"{BOX}# {number}"})).status_code == 201
        one_more = await ana.http.post("/api/packs", json={"text": f"{BOX}# last"})
        known = await ana.http.post("/api/packs", json={"text": f"{BOX}# 1"})
        await ana.leave()
        return [answer.status_code for answer in (largest, larger, huge, one_more, known)]

    assert run(story()) == [201, 413, 413, 409, 201]


def test_a_pack_of_one_game_does_not_open_a_table_of_another(house):
    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        pack = (await ana.http.post("/api/packs", json={"text": BOX})).json()["id"]
        answer = await ana.http.post("/api/tables", json={"game": "sabika", "chairs": [ME], "pack": pack})
        await ana.leave()
        return answer

    answer = run(story())
    assert answer.status_code == 404
    assert said(answer.json()) == "There is no such pack for sabika."
