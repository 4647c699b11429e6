"""An assistant plays, reads rules and scores games, through the protocol's own client."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from partal.core.errors import BadInput
from partal.core.rng import Rng

from partal import GAMES, Match
from partal.adapters.seat import Seat
from partal.words import speaking

# Without the protocol: one seat


@pytest.mark.parametrize(
    ("game", "seats", "house_rules"),
    [("asara", 2, {}), ("asara", 4, {"professional": True}), ("sabika", 1, {}), ("sabika", 3, {"events": "1+2"})],
)
def test_a_seat_is_played_to_the_end_by_what_it_is_shown(game: str, seats: int, house_rules: dict[str, Any]) -> None:
    seat = Seat(game, seats, seats - 1, ["random"] if seats > 1 else None, 11, house_rules)
    rng, told, answers = Rng(3), 0, 0
    while not (seen := seat.look(drawn=answers % 40 == 0))["over"]:
        assert seat.match.decision is not None
        assert seat.match.decision.seat == seat.seat
        assert [option["notation"] for option in seen["options"]] == [o.notation for o in seat.match.options]
        assert all(option["means"] for option in seen["options"])
        told += len(seen["happened"])
        seat.answer(rng.pick(seen["options"])["notation"], seen["number"])
        answers += 1
    told += len(seen["happened"])
    assert answers > 15
    assert told == len(seat.log()), "everything is told once"
    standings = seat.match.standings
    assert standings is not None
    assert seen["scores"] == list(standings.scores)
    points = [sum(value for name, value in row.items() if name != "player") for row in seen["points"]]
    assert points == seen["scores"]


def test_a_seat_is_shown_the_same_whatever_it_may_not_see() -> None:
    """Two worlds that the seat cannot tell apart: the other player's money and parts differ, what is shown does not."""
    one, other = Seat("asara", 2, 0, ["random"], 5, {}), Seat("asara", 2, 0, ["random"], 5, {})
    for _ in range(6):
        option = one.match.options[0].notation
        one.answer(option, None)
        other.answer(option, None)
    imagined = other.match.rules.imagine(other.match.view(0), Rng(99))
    assert imagined.stored != other.match._state.stored
    other.match._state = imagined
    assert one.look() == other.look()
    assert one.log() == other.log()


def test_a_refused_answer_says_why_and_changes_nothing() -> None:
    seat = Seat("asara", 2, 0, ["random"], 5, {})
    before = seat.match.save()
    assert seat.why_not(seat.match.options[0].notation) == ""
    why = seat.why_not("lay blue")
    assert "lay blue" in why
    with speaking("de"):
        assert seat.why_not("lay blue") != why
    with pytest.raises(ValueError, match="fly"):
        seat.answer("fly", None)
    assert seat.match.save() == before


def test_taking_back_returns_to_the_question() -> None:
    seat = Seat("sabika", 1, 0, None, 5, {})
    number = seat.match.number
    option = seat.match.options[0].notation
    seat.answer(option, number)
    assert seat.take_back() == option
    assert seat.match.number == number


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", 2, 0, None, 1, {}), "chess"),
        (("asara", 5, 0, None, 1, {}), "5"),
        (("asara", 2, 2, None, 1, {}), "There is no seat 2"),
        (("asara", 2, 0, ["nobody"], 1, {}), "nobody"),
        (("asara", 2, 0, ["random", "random"], 1, {}), "2 bots for 1 seats"),
        (("asara", 2, 0, None, -1, {}), "seed"),
    ],
)
def test_wrong_arguments_get_a_sentence(arguments: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises((BadInput, ValueError), match=sentence):
        Seat(*arguments)


# With the protocol's own client

Story = Callable[[Any], Awaitable[None]]


def through_client(story: Story, *, started: bool = False, language: str = "en", seed: int | None = None) -> None:
    from mcp import Client, StdioServerParameters

    from partal.adapters.mcp import server

    async def visit() -> None:
        command = ["-m", "partal", "--language", language, "mcp"]
        at = StdioServerParameters(command=sys.executable, args=command) if started else server(seed)
        async with Client(at) as client:
            await story(client)

    asyncio.run(visit())


async def call(client: Any, tool: str, **arguments: Any) -> Any:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    found = result.structured_content
    return found["result"] if set(found) == {"result"} else found


async def refusal(client: Any, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    text: str = result.content[0].text
    assert "Traceback" not in text
    return text


@pytest.mark.long
def test_an_assistant_plays_a_whole_game_with_partal_mcp() -> None:
    async def story(client: Any) -> None:
        tools = {tool.name: tool.description for tool in (await client.list_tools()).tools}
        assert all(tools.values())
        assert {game["game"] for game in await call(client, "list_games")} == set(GAMES)
        seen = await call(client, "open_table", game="asara", seats=3, seat=1, bots=["easy"])
        table, rng = seen["opened"], Rng(1)
        assert "table" in seen
        while not seen["over"]:
            option = rng.pick(seen["options"])["notation"]
            seen = await call(client, "answer", table=table, option=option, number=seen["number"])
        assert len(seen["scores"]) == 3
        assert seen["winners"]
        assert len(await call(client, "read_log", table=table)) > 50
        await call(client, "close_table", table=table)
        assert table in await refusal(client, "look", table=table)

    through_client(story, started=True)


@pytest.mark.long
def test_rules_and_refusals_cite_their_clause() -> None:
    async def story(client: Any) -> None:
        assert (await call(client, "read_rule", game="asara", clause="A-BUY-04"))[0]["id"] == "A-BUY-04"
        assert len(await call(client, "read_rule", game="sabika", clause="S-CARV")) > 5
        found = await call(client, "search_rules", game="sabika", words="glazed ceramic base")
        assert "S-CARV-09" in [clause["id"] for clause in found]
        assert "zebra" in await refusal(client, "search_rules", game="sabika", words="zebra")
        table = (await call(client, "open_table", game="asara"))["opened"]
        stale = (await call(client, "look", table=table))["number"]
        option = (await call(client, "look", table=table))["options"][0]["notation"]
        await call(client, "answer", table=table, option=option, number=stale)
        assert "no longer open" in await refusal(client, "answer", table=table, option=option, number=stale)
        other = (await call(client, "open_table", game="sabika", seats=1))["opened"]
        assert "all, " in await refusal(client, "look", table=other, part="cellar")
        whole = (await call(client, "look", table=other, part="all"))["table"]
        assert len(whole) > len((await call(client, "look", table=other))["table"])
        await call(client, "close_table", table=other)
        assert "not an answer" in await refusal(client, "answer", table=table, option="fly")
        assert await call(client, "why_not", table=table, option="go bank 10")
        await call(client, "take_back", table=table)
        assert (await call(client, "look", table=table))["number"] == stale
        for _ in range(19):
            await call(client, "open_table", game="asara")
        assert "close one first" in await refusal(client, "open_table", game="asara")

    through_client(story)


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_printed_game_is_scored(game: str) -> None:
    async def story(client: Any) -> None:
        sheet = await call(client, "sheet_example", game=game)
        lines = [line.strip() for line in sheet.splitlines()[1:] if not line.strip().startswith("yusuf")]
        first = lines.index("[[player]]")
        name = next(line for line in lines if line.startswith("name"))
        others = [line.replace('["A1", "H4"]', "[]").replace("ships", "# ships") for line in lines[first:]]
        second = ['name = "white"' if line == name else line for line in others]
        body = "\n".join([*lines, *second])
        scored = await call(client, "score", game=game, sheet=body)
        assert scored["winners"]
        assert all(player["name"] for player in scored["players"])
        assert await refusal(client, "score", game=game, sheet="nonsense = [")

    through_client(story)


@pytest.mark.long
def test_what_is_told_is_the_match() -> None:
    """The same seed and answers through the tools and through `Match` lead to the same result."""

    async def story(client: Any) -> None:
        seen = await call(client, "open_table", game="sabika", seats=1)
        match, rng = Match("sabika", seats=1, seed=21), Rng(2)
        while not seen["over"]:
            option = rng.pick(seen["options"])["notation"]
            match.play(option)
            seen = await call(client, "answer", table=seen.get("opened", "table-1"), option=option)
        assert match.over
        assert seen["scores"] == list(match.scores)

    through_client(story, seed=21)


@pytest.mark.long
def test_an_assistant_cannot_name_a_deal_and_look_at_it_from_another_seat() -> None:
    async def story(client: Any) -> None:
        opened = next(tool for tool in (await client.list_tools()).tools if tool.name == "open_table")
        assert "seed" not in opened.input_schema["properties"]
        tables = [(await call(client, "open_table", game="asara", seat=0))["table"] for _ in range(5)]
        assert len(set(tables)) > 1

    through_client(story)


@pytest.mark.long
def test_arguments_that_do_not_fit_get_our_own_sentence() -> None:
    async def story(client: Any) -> None:
        wrong = await refusal(client, "open_table", game="asara", seats="abc", bots=[1, 2])
        assert wrong.splitlines() == [
            "`seats` of open_table does not have the type that the tool describes.",
            "`bots` of open_table does not have the type that the tool describes.",
        ]
        assert await refusal(client, "look") == "look needs `table`."
        unknown = await refusal(client, "open_table", game="asara", seed=7)
        assert unknown == "open_table has no `seed`; it takes: game, seats, seat, bots, house_rules."
        assert (await refusal(client, "list_house_rules", game="chess")).startswith("There is no game")

    through_client(story)


@pytest.mark.long
def test_the_tools_speak_german() -> None:
    async def story(client: Any) -> None:
        wrong = await refusal(client, "open_table", game="asara", seats="abc")
        assert wrong == "`seats` von open_table hat nicht den Typ, den das Werkzeug beschreibt."
        seen = await call(client, "open_table", game="asara")
        assert "Du" in json.dumps(seen["players"])

    through_client(story, started=True, language="de")
