"""Lessons are played through, the expected way and every other way: a change of rules breaks a test, not a learner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from partal.core import codec
from partal.core.errors import BadInput
from partal.core.message import Message

from partal.game import Game
from partal.games import GAMES
from partal.table.lesson import (
    DONE,
    LEARNED,
    WRONG,
    Lesson,
    LessonError,
    Teaching,
    find_lesson,
    lessons_of,
    read_lessons,
)
from partal.words import Words, speaking
from partal.words.folders import LANGUAGES
from tests.cli.terminal import partal

FREE = ("keep *",)
"""Answers that are left to the learner, so that no other is wrong."""
LESSONS = [(game, lesson) for game in GAMES.values() for lesson in lessons_of(game)]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), [pytest.param(game, lesson, id=lesson.key) for game, lesson in LESSONS]
)


def state_of(teaching: Teaching) -> bytes:
    match = teaching.match
    return codec.canonical(match.rules.encode(match.at(match.number))).encode()


def steps_of(game: Game, lesson: Lesson) -> Iterator[tuple[Teaching, Callable[[], Teaching]]]:
    """The lesson at each of its steps, the expected way; and a function that gets there again."""
    done: list[str] = []

    def there() -> Teaching:
        teaching = Teaching(game.rules, lesson)
        for notation in done:
            if notation:
                assert teaching.answer(game.rules.read(notation))[0]
            else:
                teaching.go_on()
        return teaching

    teaching = there()
    while teaching.step is not None:
        yield teaching, there
        expected = teaching.expected
        done.append(expected[0].notation if teaching.step.answers else "")
        teaching = there()


@each_lesson
def test_the_expected_way_leads_to_the_end(game: Game, lesson: Lesson) -> None:
    for teaching, there in steps_of(game, lesson):
        step, decision = teaching.step, teaching.match.decision
        assert step is not None
        if step.answers:
            assert decision is not None
            assert decision.seat == teaching.learner
            for pattern in step.answers:
                assert any(step._replace(answers=(pattern,)).fits(option) for option in decision.options), pattern
        for option in teaching.expected:  # Whichever of the expected answers somebody gives, it goes on.
            assert there().answer(option)[0]


@each_lesson
def test_any_other_answer_changes_nothing_and_gets_a_reason(game: Game, lesson: Lesson) -> None:
    for teaching, _ in steps_of(game, lesson):
        decision, before, place = teaching.match.decision, state_of(teaching), teaching.place
        step = teaching.step
        assert step is not None
        if not step.answers:
            continue
        assert decision is not None
        for option in decision.options:
            if option not in teaching.expected:
                expected, said = teaching.answer(option)
                assert not expected
                assert isinstance(said, Message)
                assert said.key.endswith(f".{step.about(option)}")
                assert (state_of(teaching), teaching.place) == (before, place)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", [pytest.param(lesson, id=lesson.key) for _, lesson in LESSONS])
def test_everything_is_said_in_every_language(lesson: Lesson, language: str) -> None:
    words = Words(language)
    keys = [lesson.key, f"{lesson.key}.{LEARNED}"]
    for step in lesson.steps:
        keys.append(f"{lesson.key}-{step.id}")
        if step.answers and step.answers[0] not in FREE:
            keys.append(f"{lesson.key}-{step.id}.{WRONG}")
        keys += [f"{lesson.key}-{step.id}.{name}" for _, name in step.wrong]
    for key in keys:
        assert words.has(key), key
        assert len(words.say(key).split()) <= 75, f"{key} is too long for a lesson"


@pytest.mark.parametrize("game", [game for game in GAMES.values() if lessons_of(game)], ids=lambda game: game.name)
def test_no_text_of_a_lesson_is_left_over(game: Game) -> None:
    known = {f"{lesson.key}" for lesson in lessons_of(game)}
    known |= {f"{lesson.key}-{step.id}" for lesson in lessons_of(game) for step in lesson.steps}
    for language in LANGUAGES:
        said = {key for key in Words(language).keys if key.startswith(f"{game.name}-lesson-")}
        assert {key.partition(".")[0] for key in said} == known
        for lesson in lessons_of(game):
            for step in lesson.steps:
                key = f"{lesson.key}-{step.id}."
                about = {WRONG, DONE, *[name for _, name in step.wrong]}
                assert {one.removeprefix(key) for one in said if one.startswith(key)} <= about


@each_lesson
def test_every_sentence_of_its_own_is_said_to_some_answer(game: Game, lesson: Lesson) -> None:
    for teaching, _ in steps_of(game, lesson):
        step, decision = teaching.step, teaching.match.decision
        assert step is not None
        if step.wrong:
            assert decision is not None
            others = [option for option in decision.options if option not in teaching.expected]
            assert any(step.about(option) == WRONG for option in others)
            for number in range(len(step.wrong)):
                without = step._replace(wrong=step.wrong[:number] + step.wrong[number + 1 :])
                assert any(step.about(option) != without.about(option) for option in others), step.wrong[number]


@pytest.mark.parametrize(
    ("game", "name", "step", "answer", "sentence"),
    [
        ("asara", "market", "take", "take nothing", "would have come for nothing"),
        ("asara", "colours", "take", "take nothing", "would have come for nothing"),
        ("asara", "colours", "take", "take black top", "does not fit your green base"),
        ("sabika", "ship", "city", "ship to algiers", "costs no more"),
        ("sabika", "ship", "city", "ship to florence", "costs no more"),
        ("sabika", "ship", "city", "ship to venice", "near and wants what you have"),
        ("sabika", "carve", "work", "work poet to carve-1", "the move costs a dinar"),
        ("sabika", "carve", "work", "work poet to artisanal-1", "but no poem"),
        ("sabika", "carve", "poem", "carve 21 blue", "costs just as much"),
        ("sabika", "carve", "poem", "carve 21 red", "blue is cheaper"),
        ("sabika", "moving", "poem", "carve 5 blue", "is blue, too"),
        ("sabika", "market", "work", "rest builder-2", "Resting brings dinars"),
        ("sabika", "market", "work", "work builder-2 to market-2", "your last dinar"),
        ("sabika", "consolidate", "work", "work merchant to consolidate-1", "costs three dinars"),
        ("sabika", "events", "work", "work merchant to export-1", "costs a dinar"),
        ("sabika", "minor", "work", "work builder-2 to construction-2", "twice as much"),
        ("sabika", "minor", "card", "refresh", "New cards cost a dinar"),
    ],
)
def test_an_answer_is_told_what_is_true_of_it(game: str, name: str, step: str, answer: str, sentence: str) -> None:
    for teaching, _ in steps_of(GAMES[game], find_lesson(GAMES[game], name)):
        assert teaching.step is not None
        if teaching.step.id == step:
            expected, said = teaching.answer(GAMES[game].rules.read(answer))
            assert not expected
            assert sentence in str(said)


def test_either_green_top_fits_the_green_base() -> None:
    game = GAMES["asara"]
    for answer in ("take green top", "take green gold top"):
        for teaching, there in steps_of(game, find_lesson(game, "colours")):
            assert teaching.step is not None
            if teaching.step.id == "take":
                assert there().answer(game.rules.read(answer))[0]


def test_what_scores_at_the_end_is_about_a_quarter() -> None:
    """As the last step of the lesson says."""
    *_, (teaching, _) = steps_of(GAMES["sabika"], find_lesson(GAMES["sabika"], "end"))
    assert teaching.match.standings is not None
    points = {line.source: line.points for line in teaching.match.standings.sheets[teaching.learner]}
    final = sum(points[one] for one in ("trade", "major-poems", "seals", "goods", "materials", "dinars"))
    assert 0.22 < final / sum(points.values()) < 0.28


@each_lesson
def test_what_a_step_only_speaks_of_is_lit(game: Game, lesson: Lesson) -> None:
    """Every step without answers has its light, on things that this table can have; the others are lit by theirs."""
    for teaching, _ in steps_of(game, lesson):
        step = teaching.step
        assert step is not None
        assert bool(teaching.lights) == (not step.answers)


def test_a_light_on_what_no_table_has_is_found() -> None:
    lesson = lessons_of(GAMES["asara"])[0]
    first = lesson.steps[0]._replace(light=("tower:purple-9",))
    teaching = Teaching(GAMES["asara"].rules, lesson._replace(steps=(first, *lesson.steps[1:])))
    with pytest.raises(LessonError, match="asara market goal: nothing on this table is called tower:purple-9"):
        _ = teaching.lights


# The file

ONE = """
[[lesson]]
id = "one"
seats = 2
seed = 7
[[lesson.step]]
id = "first"
answers = ["go bases"]
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[lesson", "is not a file of lessons: "),
        (ONE + 'light = ["place:bases"]\n', "a step with answers is lit by them"),
        ("[lesson]\nid = 'one'\n", "it has [[lesson]] tables"),
        (ONE + "\n[other]\n", "it has [[lesson]] tables"),
        (ONE.replace("seed = 7", "seed = '7'"), "“seed” is not a field of a lesson, or its value is of the wrong kind"),
        (ONE.replace("seats = 2", "chairs = 2"), "“chairs” is not a field of a lesson"),
        (ONE.replace("seats = 2\n", ""), "x.toml: seats is missing"),
        (ONE.replace('id = "one"\n', ""), "x.toml: id is missing"),
        (ONE.replace('["go bases"]', "[7]"), "x.toml: one: “answers” is not a field"),
        (ONE.replace('["go bases"]', '"go bases"'), "x.toml: one: “answers” is not a field"),
        (ONE.replace('answers = ["go bases"]', ""), "x.toml: one: there is nothing to do in this lesson"),
        (ONE + '[lesson.step.wrong]\n"take *" = ""\n', "“wrong: take *” is not a field"),
        (ONE + '[lesson.step.wrong]\n"take *" = 7\n', "“wrong: take *” is not a field"),
        (ONE + '[lesson.step.wrong]\n"take *" = "done"\n', "“wrong: take *” is not a field"),
        (ONE + '[lesson.step.wrong]\n"" = "nothing"\n', "“wrong: ” is not a field"),
        (ONE.replace("answers", "then") + 'wrong = {"take *" = "x"}\n', "“wrong: take *” is not a field"),
        (ONE + 'wrong = "nothing"\n', "“wrong” is not a field"),
        (ONE + ONE, "x.toml: there are two of “one”"),
        (ONE + '[[lesson.step]]\nid = "first"\n', "x.toml: one: there are two of “first”"),
    ],
)
def test_a_damaged_file_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError) as refused:
        read_lessons("asara", path)
    assert sentence in str(refused.value)


def test_an_answer_that_the_rules_refuse_names_the_lesson(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(ONE.replace("seed = 7", 'seed = 7\nbefore = ["go bases", "take white top"]'), encoding="utf-8")
    (lesson,) = read_lessons("asara", path)
    with pytest.raises(LessonError) as refused:
        Teaching(GAMES["asara"].rules, lesson)
    assert "asara one: answer 2, “take white top”, cannot be played: " in str(refused.value)


def test_a_step_is_answered_or_left_as_it_asks() -> None:
    game: Any = GAMES["asara"]
    teaching = Teaching(game.rules, find_lesson(game, "market"))
    with pytest.raises(BadInput, match="waits for no answer"):
        teaching.answer(game.rules.read("go bases"))
    teaching.go_on()
    with pytest.raises(BadInput, match="waits for an answer"):
        teaching.go_on()


# In the terminal


def test_the_list_is_one_lesson_a_line() -> None:
    said = partal("learn", "asara", "--list")
    assert said.code == 0
    lessons = lessons_of(GAMES["asara"])
    *lines, last = said.out.splitlines()
    assert "the printed values and the usual rules" in last
    assert [line.split()[:2] for line in lines] == [
        [str(number), lesson.id] for number, lesson in enumerate(lessons, 1)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_learns_one_lesson_and_leaves(language: str) -> None:
    with speaking(language):
        lesson = lessons_of(GAMES["asara"])[0]
        learned, wrong = str(lesson.learned), Words(language).say(f"{lesson.key}-take.wrong")
    typed = "\ngo bases\nlay green\ntake red base\nundo\ntake green base\nstop\n"
    said = partal("--language", language, "learn", "asara", "market", typed=typed)
    flat = " ".join(said.out.split())
    assert (said.code, said.err) == (0, "")
    assert wrong in flat
    assert learned in flat
    assert flat.endswith("partal learn asara colours")


def test_somebody_who_leaves_in_the_middle_comes_back_to_the_same_lesson() -> None:
    said = partal("learn", "asara", "market", typed="\ngo bases\nquit\n")
    assert " ".join(said.out.split()).endswith("partal learn asara market")


def test_where_nothing_is_asked_only_enter_goes_on() -> None:
    said = partal("learn", "asara", "market", typed="go bases\nhelp\n\nquit\n")
    first, second = said.out.split("Nothing is asked here")
    assert "Every turn begins" not in first
    helped, later = second.split("leave the lesson")
    assert "Enter" in helped
    assert "Every turn begins" in later


def test_help_names_no_command_that_a_lesson_refuses() -> None:
    said = partal("learn", "asara", "colours", typed="help\nquit\n")
    listed = said.out.split("answer with option 3")[1]
    assert "leave the lesson" in listed
    commands = {line.split()[0].rstrip(",") for line in listed.splitlines() if line.startswith("    ")}
    assert not commands & {"undo", "save", "load"}
    assert "save" not in listed.split("To go on later")[0]


def test_the_last_lesson_ends_with_the_score_sheet() -> None:
    said = partal("learn", "asara", "end", typed="\n\ngo circle 2\nstop\n")
    assert said.code == 0
    assert "117" in said.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("learn", "asara", "nothing"), "Asara has no such lesson; its lessons are market, colours"),
        (("learn", "asara", "99"), "Asara has no such lesson"),
        (("learn", "chess"), "chess"),
        (("learn",), "GAME"),
    ],
)
def test_what_there_is_not_gets_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    said = partal(*arguments)
    assert said.code == 2
    assert sentence in said.err
    assert "Traceback" not in said.err
