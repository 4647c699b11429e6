"""Taking back among bots: as far as the player likes, even past reveals; then everybody can see that it happened."""

from __future__ import annotations

import pytest

from partal.core.decision import RefusedAnswer

from partal.server.headers import header
from partal.server.room import Room
from partal.server.rooms import Rooms
from tests.server.contexts import ANA, Puppets, answers, asked, at_a_table, bot, person, row_of, sat
from tests.server.whole import whole_frame

TABLES = {"asara": [person(0), bot(1), bot(2)], "sabika": [person(0), bot(1)], "solo": [person(0)]}
GAMES = {"asara": "asara", "sabika": "sabika", "solo": "sabika"}


@pytest.fixture
def url(database, tmp_path) -> str:
    return database() or f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"


async def brought_to_a_reveal(room: Room) -> None:
    """Answers until something was revealed since the player's last answer and they are asked again."""
    for turn in range(200):
        assert await asked(room, 0)
        refused = room.match.why_not_take_back(0) in ("somebody-answered-since", "something-was-revealed")
        if refused and room.match.prepare_take_back(0, {1, 2}).past_reveal:
            return
        await answers(room, 0, turn)
    raise AssertionError("nothing was ever revealed")


@pytest.mark.proves("A-TAB-04", "S-TAB-04")
@pytest.mark.parametrize("table", list(TABLES))
def test_among_bots_a_person_can_go_back_past_reveals_to_the_first_question(url, table):
    """Every such take-back is counted, in the frame, the header and the record; nothing else is."""

    async def story(room: Room, _):
        await brought_to_a_reveal(room)
        told = whole_frame(room, ANA, 0)["undo"]
        expected = counted = past_bots = 0
        while room.why_not_undo(0) is None:
            entry = room.match.prepare_take_back(0, room.bots)
            back = room.match.history[-entry.takes :]
            expected += any(one.reveals or one.moved_others for one in back)
            says = whole_frame(room, ANA, 0)["undo"]
            assert (says["counts"], says["past_bots"]) == (entry.past_reveal, any(one.events for one in back[1:]))
            past_bots += says["past_bots"]
            await room.undo(ANA, 0)
            counted = room.match.tally.past_reveals
            assert counted == expected == header(room, ANA)["taken_back_past_reveals"]
            assert await asked(room, 0)
        assert room.why_not_undo(0) == "nothing-to-take-back"
        begun = [played.seat for played in room.match.history]
        other = await sat(Rooms(room.store, Puppets(), 0))
        return told, counted, past_bots, begun, room.match.record(), other.match.record()

    rows = row_of(GAMES[table], len(TABLES[table]))
    told, counted, past_bots, begun, record, read = at_a_table(url, rows, TABLES[table], story)

    assert (told["possible"], told["counts"], told["among_bots"]) == (True, True, True)
    assert (past_bots > 0) == (table != "solo")
    assert counted > 0
    assert 0 not in begun
    assert f"taken-back-past-reveal: {counted}\n" in record.write()
    assert record == read


@pytest.mark.proves("A-TAB-04", "S-TAB-04")
@pytest.mark.parametrize("table", list(TABLES))
def test_a_table_opened_without_it_keeps_the_rule_between_people(url, table):
    async def story(room: Room, _):
        for turn in range(200):
            assert await asked(room, 0)
            if room.match.history and room.why_not_undo(0) in ("somebody-answered-since", "something-was-revealed"):
                break
            await answers(room, 0, turn)
        with pytest.raises(RefusedAnswer) as refused:
            await room.undo(ANA, 0)
        told = whole_frame(room, ANA, 0)["undo"]
        return refused.value.clause, told["possible"], told["among_bots"]

    row = row_of(GAMES[table], len(TABLES[table]), take_back_past_reveals=False)
    letter = row.game[0].upper()
    assert at_a_table(url, row, TABLES[table], story) == (f"{letter}-TAB-01", False, False)


@pytest.mark.proves("A-TAB-04", "S-TAB-04")
def test_a_seat_that_somebody_has_handed_to_a_bot_still_counts_as_theirs(url):
    """A player who comes back finds the game where it was: the rule between people applies."""

    async def story(room: Room, _):
        for turn in range(40):
            assert await asked(room, 0)
            if room.match.history and room.match.history[-1].seat == 1 and room.match.history[-1].events:
                break
            await answers(room, 0, turn)
        return room.why_not_undo(0), whole_frame(room, ANA, 0)["undo"]["among_bots"]

    chairs = [person(0), bot(1, "ben")]
    assert at_a_table(url, row_of("asara", 2), chairs, story) == ("somebody-answered-since", False)


@pytest.mark.proves("A-TAB-04", "S-TAB-04")
def test_a_game_that_is_over_is_over_and_its_sheet_says_what_was_taken_back(url):
    async def story(room: Room, _):
        await brought_to_a_reveal(room)
        await room.undo(ANA, 0)
        turn = 0
        while await asked(room, 0):
            turn += 1
            await answers(room, 0, turn)
        with pytest.raises(RefusedAnswer, match="The game is over") as refused:
            await room.undo(ANA, 0)
        kept = await room.store.result("table")
        return refused.value.clause, header(room, ANA), room.match, kept

    clause, told, match, kept = at_a_table(url, row_of("asara", 3), TABLES["asara"], story)

    assert clause == "A-TAB-01"
    assert (told["taken_back_past_reveals"], kept.past_reveals) == (1, 1)
    assert told["taken_back"] == kept.taken_back == match.tally.taken_back > 0
    assert (kept.scores, kept.digest) == (match.standings.scores, match.digest)
    assert "taken-back-past-reveal: 1\n" in match.save()


def test_how_much_nobody_has_seen_yet_goes_with_it_is_not_told_while_the_game_runs(url):
    async def story(room: Room, _):
        await brought_to_a_reveal(room)
        await room.undo(ANA, 0)
        return header(room, ANA)["taken_back"], sorted(whole_frame(room, ANA, 0)["undo"])

    assert at_a_table(url, row_of("asara", 3), TABLES["asara"], story) == (
        None,
        ["among_bots", "clause", "counts", "past_bots", "possible", "reason"],
    )
