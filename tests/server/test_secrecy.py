"""What a person may not know changes no byte that reaches this person."""

from __future__ import annotations

import json
import time
from functools import cache
from urllib.parse import quote

import pytest
from litestar.testing import TestClient

from partal import GAMES
from partal.asara.rules.things import BUYER_COLOURS, BUYERS
from partal.sabika.rules.variant import SOLO
from partal.server.accounts import person_mark
from partal.server.app import create_app
from partal.server.seated import Listener
from partal.server.settings import Settings
from partal.words import Words
from tests.laws.tables import FULL, Player, mixes, table_at
from tests.sampling import sampled
from tests.server.twins import Moment, World, copy_of, moments, twin_of, with_answer


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("twins")
    app = create_app(f"sqlite+aiosqlite:///{folder / 'partal.db'}", folder, Settings(pace=0, rate=0))
    app.state.context.advice.adviser.program = "tests.server.quick_advice"
    app.state.context.advice.coacher.program = "tests.server.quick_advice"
    app.state.context.advice.thinking = app.state.context.advice.longest = app.state.context.advice.patience = 600.0
    with TestClient(app) as client:
        yield client


def prompts_of(game: str) -> set[str]:
    """Every question the game can ask, from its texts."""
    words = Words("en")
    start = f"{game}-prompt-"
    return {f"{game}.{key.removeprefix(start)}" for key in words.keys if key.startswith(start) and "." not in key}


KNOWN = (0, 1, 2, 3, 5, 6, 7, 27, 48, 50, 53, 56, 81, 184, 1506)
"""Seeds whose games ask everything between them; if they do no more, others are searched."""


@cache
def gather(game: str) -> list[Moment]:
    """One moment in the middle of every kind of question."""
    wanted, found = prompts_of(game), []
    rules = GAMES[game].rules
    settings = [FULL.get(game, {}), *mixes(game)]
    for seed in (*KNOWN, *range(3_000)):
        if not wanted:
            break
        seats = rules.seats[(seed + 1) % len(rules.seats)]
        chosen = settings[seed % len(settings)]
        fitting = tuple((name, value) for name, value in chosen.items() if seats == 1 or name not in SOLO)
        found += moments(table_at(game, seats, fitting, seed), wanted)
    assert not wanted, f"no moment was found for {sorted(wanted)}"
    return found


AHEAD = ("ahead", "ways", "draft")
"""Routes that look ahead from a view, after answers that have not been sent."""


def everything_that_reaches(world: World, person: int, seat: int | None) -> dict[str, object]:
    """Every answer of every route, every refusal and every live message, as bytes."""
    table = f"/api/tables/{world.id}"
    others = [other for other in range(world.room.row.seats) if other != seat]
    number = world.room.number(seat)
    decision = world.room.match.decision
    asked = decision is not None and decision.seat == seat
    legal = {option.notation for option in decision.options} if asked else set()
    options = GAMES[world.room.row.game].rules.options
    illegal = next(option.notation for option in options if option.notation not in legal)
    post = {
        "answer unreadable": ("answer", {"seat": seat, "number": number, "option": "fly"}),
        "answer illegal or not asked": ("answer", {"seat": seat, "number": number, "option": illegal}),
        "answer late": ("answer", {"seat": seat, "number": number + 1, "option": illegal}),
        "answer early": ("answer", {"seat": seat, "number": max(1, number - 1), "option": illegal}),
        "malformed": ("answer", {"seat": seat, "x": 1}),
        "retake": ("retake", {"seat": 0 if seat is None else seat, "y": 1}),
        "go on": ("go-on", {"number": number + 1, "bot": "random"}),
    }
    for other in others:
        post[f"answer for {other}"] = ("answer", {"seat": other, "number": 1, "option": illegal})
        post[f"undo for {other}"] = ("undo", {"seat": other})
        post[f"sit at {other}"] = ("sit", {"seat": other, "name": "Eve"})
        post[f"leave {other}"] = ("leave", {"seat": other, "bot": "random"})
        post[f"retake {other}"] = ("retake", {"seat": other})
        if world.room.gone is None:
            post[f"agree at {other}"] = ("agree", {"seat": other})
    if not world.room.may_close(world.players[person]):
        post["close"] = ("close", {})
    if seat is None or world.room.why_not_undo(seat) is not None:
        post["undo"] = ("undo", {"seat": 0 if seat is None else seat})
    got: dict[str, object] = {
        name: world.ask(person, "POST", f"{table}/{route}", body if seat is not None else {"seat": 0, **body})
        for name, (route, body) in post.items()
    }
    got["rematch"] = world.ask(person, "POST", f"{table}/rematch")
    paths = readable(world, table, seat)
    answers = [*sorted(legal)[:1], illegal, "fly"]
    paths += [f"{table}/{way}?seat={seat}&answers={quote(answer)}" for way in AHEAD for answer in answers]
    things = ("part:red-middle", "place:spies-2", "poem:3-red")
    paths += [f"{table}/why?seat={seat}&target={target}" for target in things]
    wanted = ("part:red-middle", "material:wood", "thing:dinar", "purse:new-year", "lit:red", "buyer:blue")
    paths += [f"{table}/givers?about={name}{ask}" for name in wanted for ask in ("", f"&seat={seat or 0}")]
    for path in paths:
        got[path] = world.ask(person, "GET", path)
    messages: list[dict[str, object]] = [{"type": "hello"}, {"type": "ping"}]
    messages.append({"type": "answer", "number": max(1, number) + 1, "option": illegal})
    messages.append({"type": "answer", "number": max(1, number), "option": illegal})
    messages.append({"type": "nonsense"})
    got["live"] = world.hear(person, seat, *[json.dumps(message) for message in messages])
    return got


def readable(world: World, table: str, seat: int | None) -> list[str]:
    """Every address that can be read: found in the application, so that a new one is tried too."""
    paths = []
    for route in world.client.app.routes:
        if "GET" not in getattr(route, "methods", ()) or not route.path.startswith("/api/"):
            continue
        path = route.path_format
        if path.startswith("/api/schema") or "{pack}" in path:
            continue
        game = world.room.row.game
        path = path.replace("{table_id}", world.id).replace("{number}", "2").replace("{game}", game)
        path = path.replace("{language}", "en")
        if path.startswith("/api/tables/"):
            paths += [path, f"{path}?seat={0 if seat is None else seat}", f"{path}?seat={3}"]
        elif path in ("/api/tables", "/api/me"):
            paths.append(path)
    assert f"{table}/record" in paths
    assert f"{table}/replay/2" in paths
    assert f"{table}/hint" in paths
    assert {f"{table}/coach/{what}" for what in ("now", "turn", "try")} <= set(paths)
    assert {f"{table}/{way}" for way in AHEAD} <= set(paths)
    return paths


def differences(one: dict[str, object], other: dict[str, object]) -> list[str]:
    return [f"{name}:\n {one[name]}\n {other.get(name)}" for name in one if one[name] != other.get(name)]


SHARES = 4


@pytest.mark.parametrize("game", ["asara", "sabika"])
@sampled("share", range(SHARES), every=SHARES)
def test_no_byte_tells_what_is_hidden_at_any_question(client, game, share):
    """For the seat that is asked, for one that is not, and for a spectator; at every prompt of the game."""
    for moment in gather(game)[share::SHARES]:
        world = World(client, moment.table)
        seats = moment.table.seats
        asked = moment.match.decision.seat
        for person in {asked, (asked + 1) % seats, seats}:
            seat = person if person < seats else None
            twins = [moment.match, twin_of(moment.match, seat, 5)]
            seen = []
            for twin in twins:
                world.put(copy_of(twin))
                seen.append(everything_that_reaches(world, person, seat))
                assert world.room.match.number == twin.number, "asking must not change the table"
            for other in seen[1:]:
                found = differences(seen[0], other)
                assert not found, f"{moment.prompt}, seat {seat}: {found[0][:3000]}"


@pytest.mark.parametrize(("game", "seats"), [("asara", 3), ("sabika", 2)])
def test_undo_leave_and_retake_reveal_nothing(client, game, seats):
    """Undo, leave and retake that succeed: the same bytes at both tables, and the same table afterwards."""
    table = table_at(game, seats, tuple(FULL.get(game, {}).items()), 3)
    undone = 0
    for moment in moments(table, prompts_of(game))[:12]:
        world = World(client, table)
        asked = moment.match.decision.seat
        other = (asked + 1) % seats
        place = f"/api/tables/{world.id}"
        handed = []
        for twin in (moment.match, twin_of(moment.match, other, 5)):
            world.put(copy_of(twin))
            heard = [world.ask(other, "POST", f"{place}/leave", {"seat": other, "bot": "random"})]
            heard.append(world.ask(other, "GET", place))
            heard.append(world.ask(other, "POST", f"{place}/retake", {"seat": other}))
            assert [answer[0] for answer in heard] == [200] * 3
            handed.append((heard, world.hear(other, other)))
        assert handed[0] == handed[1], moment.prompt

        for option in moment.match.decision.options[:3]:
            taken = []
            for twin in (moment.match, twin_of(moment.match, asked, 5)):
                world.put_written(with_answer(twin, option.notation))
                possible = world.room.why_not_undo(asked) is None
                heard = (
                    [possible, world.ask(asked, "POST", f"{place}/undo", {"seat": asked})] if possible else [possible]
                )
                taken.append((heard, world.hear(asked, asked) if possible else []))
                assert not possible or world.room.match.number == twin.number
            assert taken[0] == taken[1], (moment.prompt, option.notation)
            if taken[0][0][0]:
                undone += 1
                assert taken[0][0][1][0] == 200
    assert undone > 5


@pytest.mark.parametrize(("game", "seats"), [("asara", 3), ("sabika", 3)])
def test_agreeing_to_a_bot_reveals_nothing(client, game, seats):
    """While somebody is gone, and while one agrees who is not alone: the same bytes at both tables."""
    table = table_at(game, seats, tuple(FULL.get(game, {}).items()), 3)
    for moment in moments(table, prompts_of(game))[:8]:
        world = World(client, table)
        asked = moment.match.decision.seat
        person, other = (asked + 1) % seats, (asked + 2) % seats
        now = time.time()
        world.room.presence.clock = lambda now=now: now + 10_000
        place = f"/api/tables/{world.id}"
        world.room.listen(Listener(world.players[other], other, lambda: None))
        for viewer, seat in ((person, person), (seats, None)):
            heard = []
            for twin in (moment.match, twin_of(moment.match, seat, 5)):
                world.put(copy_of(twin))
                world.room.agreed.clear()
                told = [world.ask(viewer, "GET", place), world.ask(viewer, "POST", f"{place}/agree", {"seat": asked})]
                told.append(world.ask(viewer, "GET", place))
                told.append(world.ask(viewer, "POST", f"{place}/agree", {"seat": other}))
                assert [answer[0] for answer in told] == (
                    [200, 200, 200, 409] if seat == person else [200, 403, 200, 403]
                )
                assert json.loads(told[0][2])["absence"]["seat"] == asked
                heard.append((told, world.hear(viewer, seat)))
            assert heard[0] == heard[1], moment.prompt


def test_taking_back_what_nobody_has_seen_reveals_nothing(client):
    """Ana chooses a place and takes it back, again and again: no byte that reaches Ben or a spectator changes."""
    world = World(client, table_at("asara", 2, (), 7))
    place = f"/api/tables/{world.id}"

    def reaches(person, seat):
        return everything_that_reaches(world, person, seat)

    before = [reaches(1, 1), reaches(2, None)]
    for step in range(3):
        body = {"seat": 0, "number": 1 + 2 * step, "option": "go bank 10"}
        assert world.ask(0, "POST", f"{place}/answer", body)[0] == 200
        assert [reaches(1, 1), reaches(2, None)] == before
        assert world.ask(0, "POST", f"{place}/undo", {"seat": 0, "number": 2 + 2 * step})[0] == 200
        assert [reaches(1, 1), reaches(2, None)] == before
    assert world.room.match.tally.entries == 6


def test_twins_do_differ_behind_the_view(client):
    """The test above can fail: what is hidden differs, and the owner of a secret does see it."""
    table = table_at("asara", 3, (("professional", "true"),), 3)
    moment = moments(table, {"asara.lay-buyer"})[0]
    asked = moment.match.decision.seat
    twin = twin_of(moment.match, (asked + 1) % 3, 5)
    world = World(client, table)
    world.put(copy_of(moment.match))
    mine = everything_that_reaches(world, asked, asked)
    assert moment.match.digest != twin.digest
    assert len(twin.history) < len(moment.match.history)

    twin.opening, twin.history = moment.match.opening, moment.match.history
    world.put(copy_of(twin))
    assert differences(mine, everything_that_reaches(world, asked, asked))


def test_a_hot_seat_shows_one_hand_at_a_time(client):
    """Two people on one device: the frame of one seat holds nothing of the other's."""
    table = table_at("asara", 3, (), 4)
    moment = moments(table, {"asara.dispatch"})[0]
    world = World(client, table)
    world.room.chairs[1] = world.room.chairs[1]._replace(kind="guest", player=world.room.chairs[0].player)
    heard = []
    for match in (moment.match, twin_of(moment.match, 0, 5, known=(1,)), twin_of(moment.match, 0, 6)):
        world.put(copy_of(match))
        heard.append(world.hear(0, 0, '{"type": "hello"}'))

    assert heard[0] == heard[1] == heard[2]
    world.put(copy_of(moment.match))
    other = json.loads(world.hear(0, 1)[0])
    assert other["scene"]["hand"] != json.loads(heard[0][0])["scene"]["hand"]


def test_whether_somebody_had_a_choice_is_not_told(client):
    """Ben lays two buyers face down at the violet bank: at one table he can do nothing else and is not asked
    which, at the other he holds a violet one and is. Ana and a spectator get the same frames, one for one.
    """
    table = table_at("asara", 2, (), 7)
    stories = []
    for hand in (("blue", "green"), ("blue", "violet")):
        match = table.match()
        match.play("go bank 10")
        match.play("lay violet")
        state = match._state
        state.hands[BUYER_COLOURS:] = [hand.count(colour) for colour in BUYERS]
        state.hand_sizes[1] = len(hand)
        state.pending = state.todo[-1].ask(state)
        world = World(client, table)
        world.room.row = world.room.row._replace(created=1.0)
        world.put_written(match)
        stories.append(watched(world))

    (told, forced), (told_too, asked) = stories
    assert (forced, asked) == (1, 2)
    assert told == told_too
    assert [len(frames) for frames in told] == [2, 2]


def watched(world: World) -> tuple[list[list[str]], int]:
    """What Ana and a spectator get while Ben lays a pair at the bank, and how often he was asked for it."""
    client = world.client
    client.cookies.clear()

    def at(person: int, seat: str):
        return client.websocket_connect(
            f"/api/tables/{world.id}/live?seat={seat}", headers={"cookie": world.cookies[person]}
        )

    with at(0, "0") as ana, at(2, "watch") as eve:
        frames = [settled(ana)[-1:], settled(eve)[-1:]]
        number = 0
        while (decision := world.room.match.decision).seat == 1:
            number += 1
            pair = [option.notation for option in decision.options if option.notation.startswith("lay")]
            body = {"seat": 1, "number": number, "option": pair[-1] if pair else "go bank 8"}
            assert world.ask(1, "POST", f"/api/tables/{world.id}/answer", body)[0] == 200
            for heard, socket in zip(frames, (ana, eve)):
                heard += settled(socket)
    chance = {world.id: "ID", world.room.match.commitment: "HASH"}
    chance |= {person_mark(chair.player): f"PERSON {chair.seat}" for chair in world.room.chairs}
    told = [[without_revision(frame) for frame in heard] for heard in frames]
    for drawn, name in chance.items():
        told = [[frame.replace(drawn, name) for frame in heard] for heard in told]
    return told, number


def without_revision(frame: str) -> str:
    """A frame without its place among this connection's frames, which is compared by their count."""
    return json.dumps({**json.loads(frame), "revision": 0})


def settled(socket) -> list[str]:
    """All frames that come until nothing comes any more."""
    heard = []
    for _ in range(4):
        time.sleep(0.03)
        socket.send_text('{"type": "ping"}')
        while (message := socket.receive_text(timeout=10)) != '{"type":"pong"}':
            heard.append(message)
    return heard


def test_the_server_tells_nothing_in_its_log(client, caplog):
    """Neither seed nor salt nor link nor what was said nor a cookie."""
    caplog.set_level("DEBUG", logger="partal.server")
    table = table_at("sabika", 2, (), 424242424242)
    world = World(client, table)
    player = Player("log")
    for _ in range(3):
        decision = world.room.match.decision
        option = player.choose(decision).notation
        number = world.room.number(decision.seat)
        body = {"seat": decision.seat, "number": number, "option": option}
        assert world.ask(decision.seat, "POST", f"/api/tables/{world.id}/answer", body)[0] == 200
    world.ask(0, "POST", f"/api/tables/{world.id}/chat", {"text": "a whispered word"})

    written = "\n".join(str(vars(record)) for record in caplog.records if record.name == "partal.server")
    assert "/api/tables/{table_id" in written
    secrets = [world.id, str(table.seed), world.room.row.salt, "whispered", world.cookies[0].split("=")[1], option]
    assert [secret for secret in secrets if secret in written] == []
