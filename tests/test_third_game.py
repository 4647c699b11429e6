"""A game that nobody here has heard of, installed beside Partal: it can do what the built-in games can.

The page's part is in `tests/browser/test_third_game.py`.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator

import pytest

from tests.installed import ROOT, Installed
from tests.server.house import ME, House, Visitor
from tests.tools import compiles, compiling

SEARCH = {"kind": "bot", "bot": "search"}


@pytest.fixture(
    scope="module", params=["plain", pytest.param("compiled", marks=[pytest.mark.long, pytest.mark.compiled, compiles])]
)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The game is plain Python, whether or not Partal is."""
    if request.param == "compiled":
        compiling.build()
    return Installed(tmp_path_factory.mktemp("stranger"), request.param).build()


@pytest.fixture(scope="module")
def house(place: Installed) -> Iterator[House]:
    house = House(place.folder / "data", python=place.python, environment=place.environment)
    house.start()
    yield house
    house.stop()


async def whole_game(house: House, **more: object) -> tuple[dict, list[dict], str, dict]:
    """Ana plays against the neutral bot over HTTP and WebSocket; the last frame, all others, the record, the result."""
    ana = await Visitor(house.base).arrive("Ana")
    table = await ana.opens("pearls", ME, SEARCH, **more)
    frames = []
    try:
        async with ana.live(table["id"], 0) as wire:
            frame = await wire.hear()
            while not frame["standings"]:
                frames.append(frame)
                if frame["question"] and frame["question"]["mine"]:
                    option = frame["question"]["options"][len(frames) % len(frame["question"]["options"])]
                    await wire.send(type="answer", number=frame["number"], option=option["notation"])
                frame = await wire.hear(timeout=30)
        record = (await ana.http.get(f"/api/tables/{table['id']}/record")).text
        result = (await ana.http.get(f"/api/tables/{table['id']}/result")).json()
        history = (await ana.http.get(f"/api/tables/{table['id']}/history")).json()
        assert sum(point["points"] for point in history["points"]) == sum(result["scores"])
        return frame, frames, record, result
    finally:
        await ana.leave()


@pytest.fixture(scope="module")
def played(house: House) -> tuple[dict, list[dict], str, dict]:
    return asyncio.run(whole_game(house))


@pytest.fixture(scope="module")
def record(place: Installed, played: tuple[dict, list[dict], str, dict]) -> str:
    """The file of the game that was played at the web table."""
    file = place.folder / "played.partal"
    file.write_text(played[2], encoding="utf-8")
    return str(file)


def test_it_is_found_and_lies_outside_the_repository(place: Installed) -> None:
    script = "import partal, pearls; print(list(partal.GAMES), partal.__file__, pearls.__file__)"
    said = place._run("-c", script)
    assert "['asara', 'pearls', 'sabika']" in said.out
    assert str(ROOT / "src") not in said.out
    assert said.out.count(str(place.folder)) == 2
    assert place.partal("--version").out == f"partal 0.2.0 ({place.wheel})\n"


def test_it_is_played_in_the_terminal(place: Installed) -> None:
    said = place.partal(
        "play", "pearls", "--seed", "1", "--seats", "2", "--seat", "1", "--bots", "random", typed="? 1\n" + "1\n" * 80
    )
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Pearls\n")
    assert "Take a pearl, dive, or string a necklace?" in said.out
    assert "P-TURN-02 · may" in said.out
    assert "Final score" in said.out
    assert re.search(r"loose pearls\s+\S+\s+\S+\s+P-END-02", said.out)


def test_it_speaks_german(place: Installed) -> None:
    said = place.partal("--language", "de", "play", "pearls", "--seats", "2", "--seed", "1", typed="hilfe\n")
    assert "Eine Perle nehmen, tauchen oder eine Kette auffädeln?" in said.out
    assert (said.code, said.err) == (0, "")


@pytest.mark.long
def test_its_rules_house_rules_and_components_are_read(place: Installed) -> None:
    assert "P-STR" in place.partal("rules", "pearls").out
    assert "one of each colour" in place.partal("rules", "pearls", "P-STR-02").out
    assert "jede Perle, die noch" in place.partal("--language", "de", "rules", "pearls", "P-END-02").out
    assert "race = false | true" in place.partal("rules", "pearls", "--house-rules").out
    assert "12 points for a mixed necklace" in place.partal("content", "show", "pearls").out
    assert "partal for Pearls is valid" in place.partal("content", "check").out


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("score", "pearls", "x.toml"), 2, "There is no score sheet for pearls yet."),
        (("lab", "train", "pearls"), 2, "There is nothing to train for Pearls."),
        (("lab", "report", "pearls", "--games", "1", "--against", "blue", "--out", "x.md"), 2, "nor a house rule"),
        (("rules", "pearls", "--coverage"), 2, "an installed Partal does not have."),
        (("play", "pearls", "--bots", "hard"), 2, "its bots are random, search."),
        (("play", "pearls", "--seats", "7"), 2, "Pearls"),
    ],
)
def test_what_it_does_not_bring_is_said_in_a_sentence(
    place: Installed, arguments: tuple[str, ...], code: int, sentence: str
) -> None:
    said = place.partal(*arguments)
    assert said.code == code
    assert said.err.startswith("partal: ")
    assert sentence in said.err
    assert said.err.count("\n") == 1


@pytest.mark.long
def test_it_is_reported_on_in_its_own_words(place: Installed) -> None:
    """Without a word about components or deeds from the game: its answers are counted, and named by its texts."""
    command = ("lab", "report", "pearls", "--seats", "2", "--games", "12", "--bots", "random", "--weigh", "1")
    said = place.partal(*command, "--against", "race", "--out", "pearls.md")
    assert (said.code, said.err) == (0, "")
    report = (place.folder / "pearls.md").read_text(encoding="utf-8")
    assert report.startswith("# Pearls: a designer’s report\n")
    assert "| string a mixed necklace | " in report
    assert "| necklaces | " in report
    assert "| quarter 1 | " in report
    assert "| first of their kind | " in report, "points that only the other house rule gives"
    assert place.partal("--language", "de", *command, "--out", "pearls.html").code == 0
    page = (place.folder / "pearls.html").read_text(encoding="utf-8")
    assert "gemischte Kette auffädeln" in page
    assert "fädelt eine Kette auf" in page
    assert "Viertel 4" in page


def test_it_is_simulated_reproducibly(place: Installed) -> None:
    command = ("simulate", "pearls", "--seats", "3", "--games", "5", "--seed", "9", "--json", "--option", "race=true")
    said = place.partal(*command)
    games = [json.loads(line) for line in said.out.splitlines()]
    assert [game["seed"] for game in games] == [9, 10, 11, 12, 13]
    assert all(len(game["scores"]) == 3 for game in games)
    assert place.partal(*command).out == said.out


def test_search_meets_random_in_the_arena(place: Installed) -> None:
    said = place.partal("arena", "pearls", "--bots", "random,search", "--games", "2", "--jobs", "1")
    assert said.code == 0
    assert re.search(r"(search beat random|random beat search) in \d", said.out)


def test_it_keeps_all_laws(place: Installed) -> None:
    said = place.partal("lab", "laws", "pearls", "--games", "6")
    assert (said.code, said.out) == (0, "Pearls obeys all 10 laws, each tried at 6 tables.\n")


def test_it_is_listed_with_all_that_can_be_chosen(house: House) -> None:
    async def look() -> tuple[list[dict], list[dict], list[dict], str]:
        ana = await Visitor(house.base).arrive("Ana")
        try:
            games = (await ana.http.get("/api/games")).json()
            rules = (await ana.http.get("/api/rules/pearls?language=de")).json()
            content = (await ana.http.get("/api/content/pearls")).json()
            words = (await ana.http.get("/api/words/en")).text
            return games, rules, content, words
        finally:
            await ana.leave()

    games, rules, content, words = asyncio.run(look())
    (pearls,) = [game for game in games if game["name"] == "pearls"]
    assert (pearls["title"], pearls["seats"], pearls["usual"]) == (["pearls-title", {}, ""], [2, 3, 4], "search")
    assert pearls["bots"] == ["random", "search"]
    assert {switch["name"]: switch["group"] for switch in pearls["switches"]} == {
        "race": "other",
        "open-pouches": "other",
    }
    assert [chapter["title"] for chapter in rules][:2] == ["Aufbau", "Dein Zug"]
    assert content[0]["title"] == ["pearls-kind-pearl", {}, ""]
    assert "page-bot-search" in words
    assert "\npearls-kind-pearl = Pearl\n" in words


def test_it_is_played_at_the_web_table_to_the_end(played: tuple[dict, list[dict], str, dict]) -> None:
    last, frames, record, result = played
    assert last["standings"]["scores"] == result["scores"]
    assert [line["text"][0] for line in result["sheets"][0]] == [
        "pearls-source-necklaces",
        "pearls-source-race",
        "pearls-source-loose",
    ]
    assert record.startswith("partal-record: 1\ngame: pearls 1\n")
    mine = [frame for frame in frames if frame["question"] and frame["question"]["mine"]]
    assert len(mine) > 8
    for frame in mine:
        lit = {zone["id"] for zone in frame["scene"]["zones"]}
        lit |= {piece["id"] for zone in frame["scene"]["zones"] for piece in zone["pieces"]}
        for option in frame["question"]["options"]:
            assert option["targets"]
            assert set(option["targets"]) <= lit
            assert option["clause"].startswith("P-")
        # The bot's pouch is told by its size only.
        (pouch,) = [zone for zone in frame["scene"]["zones"] if zone["id"] == "pouch-1"]
        assert all(piece["id"] == "pouch-1-pearl" for piece in pouch["pieces"])


def test_a_hint_a_preview_and_leaving_the_seat_need_nothing_of_the_game(house: House) -> None:
    async def ask() -> tuple[dict, dict, dict, dict]:
        ana = await Visitor(house.base).arrive("Ana")
        try:
            table = await ana.opens("pearls", ME, SEARCH)
            async with ana.live(table["id"], 0) as wire:
                first = (await wire.hear())["question"]["options"][0]["notation"]
            ahead = await ana.http.get(f"/api/tables/{table['id']}/ahead", params={"seat": 0, "answers": first})
            hint = await ana.http.get(f"/api/tables/{table['id']}/hint?seat=0")
            refused = await ana.answers(table["id"], 0, 1, "string black")
            left = await ana.http.post(f"/api/tables/{table['id']}/leave", json={"seat": 0})
            return ahead.json(), hint.json(), refused.json(), left.json()
        finally:
            await ana.leave()

    ahead, hint, refused, left = asyncio.run(ask())
    (pouch,) = ahead["changes"]
    assert (pouch["text"], pouch["before"], pouch["most"]) == (["pearls-number-pouch", {}, ""], 0, 1)
    assert ahead["reveals"]
    assert hint["adviser"] == "search"
    assert hint["options"]
    assert refused["clause"] == "P-STR-01"
    assert left["seats"][0]["bot"] == "search"


def test_its_record_is_replayed_and_reviewed(place: Installed, record: str) -> None:
    replayed = json.loads(place.partal("replay", record, "--json").out)
    assert (replayed["ok"], replayed["over"]) == (True, True)
    said = place.partal("review", record, "--json")
    assert said.code == 0, said.err
    review = json.loads(said.out)
    assert (review["game"], review["adviser"]) == ("pearls", "search")
    assert len(review["balances"]) == 2
