"""What goes over live connections: only what has changed, and the same bytes for everybody who sees the same."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from partal.server import wire
from partal.server.live import Viewer
from partal.server.room import Room
from partal.server.seated import Listener
from partal.server.store import Player
from partal.table.frame import Moment, SentFrame, sent_frame
from partal.table.scene import SentScene
from partal.table.wire import Frame
from tests.server.contexts import ANA, answers, at_a_table, person, row_of
from tests.server.whole import whole_frame
from tests.wire import fields, merged


class Recorder:
    """A connection that keeps what is sent over it."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_data(self, data: str, mode: str) -> None:
        assert mode == "text"
        self.sent.append(data)


class Watcher:
    """A viewer, and the frame that its page has put together."""

    def __init__(self, room: Room, player: str, seat: int | None) -> None:
        self.wire = Recorder()
        self.room, self.player, self.seat = room, player, seat
        self.viewer = Viewer(self.wire, room, Player(player, "", "en"), seat)  # type: ignore[arg-type]
        self.frame: dict[str, Any] | None = None
        room.listen(Listener(player, seat, self.viewer.news.set))

    async def looks(self, always: bool = False) -> list[dict[str, Any]]:
        """Shows the table; returns the messages that came."""
        count = len(self.wire.sent)
        await self.viewer.show(always)
        heard = [json.loads(text) for text in self.wire.sent[count:]]
        for message in heard:
            self.frame = merged(self.frame, message)
        return heard

    def sees_the_table(self) -> None:
        assert self.frame is not None
        whole = json.loads(json.dumps(whole_frame(self.room, self.player, self.seat)))
        assert {name: self.frame[name] for name in whole} == whole


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_messages_add_up_to_the_whole_frame(tmp_path, game):
    """Through a whole game with take-backs and chat, for both seats and a spectator."""

    async def story(room: Room, _) -> tuple[int, int]:
        watchers = [Watcher(room, ANA, 0), Watcher(room, ANA, 1), Watcher(room, "eve", None)]
        rng, sent, whole = random.Random(5), 0, 0
        for turn in range(1000):
            if room.match.decision is None:
                break
            asked = room.match.decision.seat
            if turn % 17 == 9 and room.why_not_undo(asked) is None:
                await room.undo(ANA, asked)
            elif turn % 23 == 5:
                await room.say("Ana", f"word {turn}")
            else:
                await answers(room, asked, rng.randrange(100))
            for watcher in watchers:
                for message in await watcher.looks():
                    sent += len(json.dumps(message))
                watcher.sees_the_table()
                whole += len(json.dumps(watcher.frame))
        assert room.match.over
        return sent, whole

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    sent, whole = at_a_table(url, row_of(game, 2), [person(0), person(1)], story)
    assert sent < whole / 5


def test_nothing_is_sent_if_nothing_has_changed_and_hello_brings_the_whole_frame(tmp_path):
    async def story(room: Room, _) -> None:
        watcher = Watcher(room, ANA, 0)
        first = await watcher.looks()
        assert [(one["revision"], one["after"], one["before"]) for one in first] == [(1, 0, 0)]
        room.notify()
        assert await watcher.looks() == []

        again = (await watcher.looks(always=True))[0]
        assert {**again, "revision": 0} == {**first[0], "revision": 0}

        await room.answer(ANA, 0, 1, "go bank 10")
        step = (await watcher.looks())[0]
        assert (step["revision"], step["after"]) == (2, 1)
        assert sorted(step) == sorted(
            ["type", "revision", "after", "before", "events", "number", "question", "since", "undo", "header"]
        )
        assert step["header"] == {"number": 2}

    at_a_table(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", row_of("asara", 2), [person(0), person(1)], story)


def test_spectators_share_one_frame(tmp_path, monkeypatch):
    """However many are watching, a frame is built and written once; a different kind of viewer gets a separate one."""
    built = []

    def counted(now: Moment, seat: int | None, scene: SentScene) -> SentFrame:
        built.append(seat)
        return sent_frame(now, seat, scene)

    monkeypatch.setattr("partal.server.frames.sent_frame", counted)

    async def story(room: Room, _) -> None:
        crowd = [Watcher(room, f"eve {number}", None) for number in range(30)]
        seated = [Watcher(room, ANA, 0), Watcher(room, ANA, None)]
        for _ in range(3):
            built.clear()
            room.notify()
            for watcher in [*crowd, *seated]:
                await watcher.looks()
            # Ana's chairs are marked in the frame she watches, so it is another one than Eve's.
            assert sorted(built, key=str) == [0, None, None]
            await answers(room, room.match.decision.seat, 1)
        assert len({tuple(watcher.wire.sent) for watcher in crowd}) == 1
        assert crowd[0].wire.sent != seated[1].wire.sent

    at_a_table(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", row_of("asara", 2), [person(0), person(1)], story)


def test_players_are_told_before_spectators(tmp_path):
    async def story(room: Room, _) -> None:
        told: list[int | None] = []
        for seat in (None, 1, None, 0):
            room.listen(Listener("somebody", seat, lambda seat=seat: told.append(seat)))
        room.notify()
        assert told == [1, 0, None, None]

    at_a_table(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", row_of("asara", 2), [person(0), person(1)], story)


def test_earlier_frames_are_not_kept(tmp_path):
    """A frame that nobody looks at any more is freed, however long the game is."""

    async def story(room: Room, _) -> int:
        import gc

        from partal.server.frames import Shown

        watcher = Watcher(room, ANA, 0)
        for turn in range(40):
            await answers(room, room.match.decision.seat, turn)
            await watcher.looks()
        gc.collect()
        return sum(isinstance(one, Shown) and one.now.table is room for one in gc.get_objects())

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    assert at_a_table(url, row_of("sabika", 2), [person(0), person(1)], story) <= 2


def test_a_live_message_has_the_fields_of_a_frame():
    """The type of the message repeats the fields of a frame, each of them optional and with the same type."""
    message, frame = fields(wire.FrameMessage), fields(wire.WholeFrame)
    for name, (kind, _) in frame.items():
        if name == "events":
            continue
        told, required = message[name]
        assert not required
        assert told == kind or (name == "header" and told == wire.Partial[wire.Header])
    assert fields(Frame).keys() < message.keys()
