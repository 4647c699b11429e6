"""The match: answers, history, taking back and saving, on a game of a few lines."""

from __future__ import annotations

import pytest

from partal.core import match as match_module
from partal.core.decision import IllegalAnswer, InvalidAnswer, Option, RefusedAnswer, StaleAnswer
from partal.core.log import Entry
from partal.core.match import Match
from partal.core.message import message
from partal.core.record import LARGEST_SEED, RecordError, commit

from tests.core.shells import DRAW, SHELLS, TAKE, Shells


def new(seats: int = 2, **settings: str) -> Match[Shells]:
    return Match(SHELLS, seats, 11, settings)


def finished() -> Match[Shells]:
    """Anna takes 2, Ben draws, Anna takes 2, Ben takes 2; Anna draws, Ben draws, and Anna must take the last."""
    match = new()
    for answer in ("take 2", "draw", "take 2", "take 2", "draw", "draw"):
        match.play(answer)
    return match


def test_a_match_begins_with_its_first_question_and_what_happened_before() -> None:
    match = new()
    assert match.number == 1
    assert match.decision is not None
    assert (match.decision.seat, match.decision.options) == (0, (*TAKE, DRAW))
    assert match.log(None) == ["- laid-out 7"]
    assert match.standings is None
    assert not match.over
    assert match.players == ("player 1", "player 2")


def test_an_answer_may_be_an_option_or_its_notation() -> None:
    one, other = new(), new()
    assert one.play(TAKE[1]) == other.play("take 2")
    assert one.digest == other.digest
    assert one.scores == (2, 0)
    assert one.number == 2


def test_a_forced_last_answer_is_played_and_not_recorded() -> None:
    match = finished()
    assert match.over
    assert len(match.history) == 6
    assert match.log(None)[-2:] == ["0 took 1", "- game-ended"]
    standings = match.standings
    assert standings is not None
    assert sum(standings.scores) == 7 + 1 + 2 + 3
    assert match.save().count("\n1 ") == 1


def test_three_refusals_change_nothing_and_say_why() -> None:
    match = finished()
    with pytest.raises(StaleAnswer, match="over"):
        match.play("take 1")
    match = new(open="3")
    match.play("take 2")
    before = (match.digest, match.number, match.log(0))
    with pytest.raises(IllegalAnswer) as illegal:
        match.play("take 2")
    assert (illegal.value.clause, str(illegal.value)) == ("P-01", "“take 2” is not possible now. (P-01)")
    with pytest.raises(InvalidAnswer) as invalid:
        match.play("take three")
    assert invalid.value.clause == ""
    assert invalid.value.message == message("refused-unknown-answer", answer="take three", game="Shells")
    assert str(invalid.value) == "“take three” is not an answer that Shells knows."
    with pytest.raises(StaleAnswer, match="Question 1 is no longer open; the table is at 2"):
        match.play("take 1", number=1)
    with pytest.raises(IllegalAnswer):
        match.play(Option("shells", 0, "take 1"))  # Options are interned: a look-alike is not one of them.
    assert (match.digest, match.number, match.log(0)) == before
    match.play("take 1", number=2)
    assert all(issubclass(kind, RefusedAnswer) for kind in (IllegalAnswer, InvalidAnswer, StaleAnswer))


def test_a_seat_takes_its_own_last_answer_back_while_nothing_was_seen() -> None:
    match = new()
    before = match.digest
    match.play("take 1")
    assert match.take_back(0) is TAKE[0]
    assert (match.digest, match.number, match.log(None)) == (before, 1, ["- laid-out 7"])


def test_a_drawn_shell_has_been_seen_and_stays() -> None:
    match = new()
    match.play("draw")
    before = match.digest
    assert match.why_not_take_back(0) == "something-was-revealed"
    with pytest.raises(RefusedAnswer, match="hidden has been seen"):
        match.take_back(0)
    assert match.digest == before
    assert match.take_back(0, consent=True) is DRAW


def test_nobody_takes_back_across_somebody_elses_answer_without_consent() -> None:
    match = new(3)
    first = match.digest
    for answer in ("take 1", "take 1", "take 1"):
        match.play(answer)
    for seat in (0, 1):
        assert match.why_not_take_back(seat) == "somebody-answered-since"
        with pytest.raises(RefusedAnswer, match="Somebody else"):
            match.take_back(seat)
    assert match.number == 4
    match.take_back(0, consent=True)
    assert (match.number, match.digest) == (1, first)


def test_a_move_that_somebody_else_was_forced_to_make_stands() -> None:
    """Ben's forced last shell is no answer, but everybody has seen it."""
    match = new(open="3")
    for answer in ("draw", "draw", "draw"):
        match.play(answer)
    assert match.decision is not None
    assert match.decision.seat == 1
    match.play("take 2")
    assert match.over
    assert match.log(None)[-2] == "0 took 1"
    assert match.why_not_take_back(1) == "something-was-revealed"
    with pytest.raises(RefusedAnswer):
        match.take_back(1)
    assert match.why_not_take_back(0) == "somebody-answered-since"


def test_a_seat_that_never_answered_has_nothing_to_take_back_even_with_consent() -> None:
    match = new()
    match.play("take 1")
    with pytest.raises(RefusedAnswer, match="nothing to take back"):
        match.take_back(1, consent=True)
    assert match.number == 2


def test_looking_back_works_across_the_kept_copies() -> None:
    """A long game: 46 single shells, with a copy kept every 32 answers."""
    match = new(open="50")
    digests = [match.digest]
    for _ in range(46):
        match.play("take 1")
        digests.append(match.digest)
    assert len(digests) > match_module.KEEP_EVERY
    assert [SHELLS.encode(match.at(number))["open"] for number in range(1, 48)] == list(range(50, 3, -1))
    for _ in range(46):
        match.take_back(match.history[-1].seat, consent=True)
        assert match.digest == digests[match.number - 1]
    match.play("take 2")
    assert match.at(2).open_shells == 48


def test_the_state_of_an_earlier_question_is_a_copy() -> None:
    match = new()
    before = match.digest
    SHELLS.play(match.at(1), TAKE[0])
    assert match.digest == before


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 99])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"Shells is for 2 to 3 players, not {seats}"):
        Match(SHELLS, seats, 1)


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1, 2**200])
def test_a_seed_that_a_record_cannot_hold_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="A seed is a number"):
        Match(SHELLS, 2, seed)


@pytest.mark.parametrize("seed", [0, LARGEST_SEED])
def test_the_smallest_and_the_largest_seed_can_be_saved(seed: int) -> None:
    match = Match(SHELLS, 2, seed)
    assert Match.load(match.save(), SHELLS).digest == match.digest


@pytest.mark.parametrize("salt", [" a", "a ", "a\nb", "\x00", "\ud800", "\t"])
def test_a_salt_that_a_record_cannot_hold_is_refused(salt: str) -> None:
    with pytest.raises(ValueError, match="salt"):
        Match(SHELLS, 2, 1, salt=salt)


def test_the_salt_hides_the_seed_and_comes_back_with_the_record() -> None:
    match = Match(SHELLS, 2, 1, salt="7f 3é")
    assert match.commitment == commit("shells", 1, "7f 3é") != Match(SHELLS, 2, 1).commitment
    back = Match.load(match.save(), SHELLS)
    assert back.commitment == match.commitment
    assert back.save() == match.save()


def test_every_seat_has_one_name_as_a_record_can_hold_it() -> None:
    match = Match(SHELLS, 2, 1, players=("Anna, the first", "Ben\n"))
    assert match.players == ("Anna the first", "Ben")
    assert Match.load(match.save(), SHELLS).players == match.players
    with pytest.raises(ValueError, match="2 seats need 2 names, not 1"):
        Match(SHELLS, 2, 1, players=("Anna",))


def test_house_rules_are_saved_where_they_differ_from_the_default() -> None:
    match = Match(SHELLS, 2, 1, {"edition": "small", "doubled": "true"})
    assert match.settings == {"doubled": "true", "open": "3"}
    assert "options: doubled=true open=3\n" in match.save()
    assert Match.load(match.save(), SHELLS).settings == match.settings


@pytest.mark.parametrize(
    ("old", "new_text", "sentence"),
    [
        ("game: shells 1", "game: shells 2", "version “2” of the rules; this is version 1"),
        ("game: shells 1", "game: shells", "version “”"),
        ("content: box", "content: other", "other components"),
        ("options:", "options: open=4", "The house rule open takes"),
        ("options:", "options: opne=3", "There is no house rule “opne”"),
        ("3 0 take 2", "3 1 take 2", "Answer 3 is by seat 1, but seat 0 is asked"),
        ("3 0 take 2", "3 0 take 3", "Answer 3 is refused: “take 3” is not an answer"),
        ("6 1 draw", "6 1 take 2", "Answer 6 is refused: “take 2” is not possible now. (P-01)"),
        ("answers: 6", "answers: 7", "goes on after the game is over, at answer 7"),
        ("scores: ", "scores: 1", "scores and its answers do not agree"),
        ("winners: ", "winners: 1 ", "winners and its answers do not agree"),
        ("digest: ", "digest: 0", "digest and its answers do not agree"),
    ],
)
def test_an_invalid_record_is_refused_where_it_breaks(old: str, new_text: str, sentence: str) -> None:
    text = finished().save()
    assert old in text
    more = "7 0 take 1\n" if "answers: 7" in new_text else ""
    with pytest.raises(RecordError) as refusal:
        Match.load(text.replace(old, new_text) + more, SHELLS)
    assert sentence in str(refusal.value)


def test_a_record_of_another_game_is_refused() -> None:
    text = finished().save()
    with pytest.raises(RecordError):
        Match.load(text.replace("game: shells", "game: chess"), SHELLS)
    other = new().record()._replace(game="chess")
    with pytest.raises(RecordError, match="“chess”, not of shells"):
        Match.replay(other, SHELLS)


def test_a_record_that_claims_a_result_too_early_is_refused() -> None:
    match = new()
    match.play("take 1")
    early = match.record()._replace(scores=(1, 0), winners=(0,), digest=match.digest)
    with pytest.raises(RecordError, match="claims a result, but the game is not over"):
        Match.load(early.write(), SHELLS)


def test_a_finished_record_without_its_result_is_still_checked_answer_by_answer() -> None:
    page = finished().record()._replace(scores=None, winners=None, digest="")
    assert Match.load(page.write(), SHELLS).digest == finished().digest


def test_an_answer_can_be_prepared_before_it_is_played() -> None:
    """Preparing changes nothing and refuses what playing refuses; taking the step plays the answer."""
    weighed, played = new(), new()
    for answer in ("take 2", "draw", "take 2", "take 2", "draw", "draw"):
        before = weighed.digest, weighed.number, weighed.log(None)
        with pytest.raises(InvalidAnswer):
            weighed.prepare("fly")
        with pytest.raises(StaleAnswer):
            weighed.prepare(answer, weighed.number + 1)
        step = weighed.prepare(answer, weighed.number)
        assert (weighed.digest, weighed.number, weighed.log(None)) == before
        weighed.take(step)
        assert played.play(answer) == step.played.events
        assert (weighed.digest, weighed.history) == (played.digest, played.history)
    assert weighed.save() == played.save()


def test_a_step_is_not_taken_when_its_question_is_answered_already() -> None:
    match = new()
    step = match.prepare("take 2")
    match.play("take 1")
    before = match.digest
    with pytest.raises(StaleAnswer, match=r"Question 1 is no longer open; the table is at 2\."):
        match.take(step)
    assert match.digest == before


# Taking back among bots, and what only rises


def test_among_bots_a_person_takes_back_past_their_answers_and_past_reveals() -> None:
    """Answer by answer, to the first question; only what went past something revealed is counted."""
    match = new(3)
    first = match.digest
    for answer in ("take 1", "take 1", "take 1", "draw", "draw", "take 1"):
        match.play(answer)
    assert match.why_not_take_back(0) == "somebody-answered-since"
    assert match.why_not_take_back(0, {1}) == "somebody-answered-since", "one other seat is a person's"
    assert match.why_not_take_back(0, {1, 2}) is None
    assert match.prepare_take_back(0, {1, 2}) == Entry(0, takes=3, asked=0, past_reveal=True)
    assert match.take_back(0, {1, 2}) is DRAW
    assert (match.number, match.tally.past_reveals) == (4, 1)
    assert match.take_back(0, {1, 2}) is TAKE[0]
    assert (match.digest, match.tally.past_reveals, match.tally.taken_back) == (first, 1, 6)
    assert match.why_not_take_back(0, {1, 2}) == "nothing-to-take-back"


def test_a_game_that_is_over_stands_even_among_bots() -> None:
    match = finished()
    assert match.why_not_take_back(1, {0}) == "game-over"
    with pytest.raises(RefusedAnswer, match=r"The game is over\."):
        match.take_back(1, {0})
    assert match.over


def test_numbers_of_entries_only_rise_and_a_late_answer_meets_no_other_question() -> None:
    match = new()
    match.play("take 1", number=1)
    match.take_back(0)
    assert (match.number, match.entry) == (1, 3)
    for late in (1, 2):
        with pytest.raises(StaleAnswer, match=f"Question {late} is no longer open; the table is at 3"):
            match.play("take 2", number=late)
    match.play("take 2", number=3)
    assert match.entry == 4


def test_a_step_prepared_before_a_take_back_is_not_taken_after_it() -> None:
    """The table is in the same position again, and yet it is a different question."""
    match = new()
    match.play("take 1")
    step = match.prepare("take 2")
    match.take_back(0)
    match.play("take 2")
    assert match.number == 2
    before = match.digest
    with pytest.raises(StaleAnswer):
        match.take(step)
    assert match.digest == before


def test_a_record_says_what_was_taken_back_and_a_loaded_game_goes_on_counting() -> None:
    match = new(3)
    for answer in ("take 1", "draw", "take 1"):
        match.play(answer)
    assert "taken-back" not in match.save()
    match.take_back(0, {1, 2})
    text = match.save()
    assert "answers: 0\ntaken-back: 3\ntaken-back-past-reveal: 1\n" in text
    again = Match.load(text, SHELLS)
    assert again.save() == text
    again.play("take 1")
    again.take_back(0)
    assert "taken-back: 4\ntaken-back-past-reveal: 1\n" in again.save()


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("taken-back: x", "taken-back must be a number from 0 to 1000000, not “x”"),
        ("taken-back: 9999999", "taken-back must be a number from 0 to 1000000"),
        ("taken-back-past-reveal: 1", "more take-backs past a reveal than answers taken back"),
        ("taken-back: 1\ntaken-back: 2", "gives taken-back a second time"),
    ],
)
def test_a_record_with_impossible_take_backs_is_refused(lines: str, sentence: str) -> None:
    text = new().save().replace("answers: 0\n", f"answers: 0\n{lines}\n")
    with pytest.raises(RecordError) as refusal:
        Match.load(text, SHELLS)
    assert sentence in str(refusal.value)
