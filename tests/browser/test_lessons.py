"""Lessons on the page, by somebody who knows only what it says: what is lit, and the sentence beside it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Position, expect
from playwright.sync_api import TimeoutError as TooLate

from partal.games import GAMES
from partal.table.lesson import Lesson, lessons_of
from tests.browser.axe import violations
from tests.browser.keyboard import THREE_PICTURES
from tests.browser.people import Person

SCREEN = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 780}
LESSONS = [lesson for game in GAMES.values() for lesson in lessons_of(game)]
ids = [lesson.key for lesson in LESSONS]
MOST = 40
"""More clicks than any lesson takes."""
SEEN = """
() => {
  const panel = document.querySelector(".question");
  const all = (selector) => document.querySelectorAll(selector).length;
  return panel && JSON.stringify([panel.dataset.place, panel.dataset.over, all(".question .go-on"),
    all(".question .says"), all(".board [aria-pressed=true]"), all(".question .wrong")]);
}
"""
"""What is seen of a step; a click changes it."""


FREE = """
one => {
  const box = one.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
    for (const right of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [x, y] = [box.x + right * box.width, box.y + down * box.height];
      if (one.contains(document.elementFromPoint(x, y))) return {x: x - box.x, y: y - box.y};
    }
  return {x: box.width / 2, y: box.height / 2};
}
"""
"""Where a thing can be pressed: on the wheel what lies beside a square may cover its middle."""


def free_place(thing: Locator) -> Position:
    thing.scroll_into_view_if_needed()
    place: Position = thing.evaluate(FREE)
    return place


class Learner:
    """Somebody at a lesson, with a mouse, a finger or keys."""

    def __init__(self, one: Person, way: str) -> None:
        self.page = one.page
        self.way = way
        self.on_the_table = 0
        self.in_the_list = 0

    def press(self, thing: Locator, *keys: str) -> None:
        if self.way == "finger":
            thing.tap(position=free_place(thing))
        elif self.way == "mouse":
            thing.click(position=free_place(thing))
        else:
            for key in keys:
                self.page.keyboard.press(key)

    @property
    def over(self) -> bool:
        return self.page.locator(".question[data-over]").count() > 0

    def step(self) -> None:
        """Goes on, or chooses what is lit: on the table if it is there, otherwise in the list."""
        self.page.locator(".question .go-on, .question [data-meant]").first.wait_for()
        self.page.evaluate(THREE_PICTURES)
        before = self.page.evaluate(SEEN)
        on = self.page.locator(".question .go-on")
        lit = self.page.locator(".board [data-meant]:visible")
        if on.count():
            self.press(on, "Enter")
        elif lit.count():
            self.on_the_table += 1
            self.press(lit.first, "q", "t", "Enter")
        else:
            self.in_the_list += 1
            self.press(self.page.locator(".question [data-meant] .option").first, "q", "1", "Enter")
        self.page.wait_for_function(
            f"before => {{ const now = ({SEEN})(); return now && now !== before; }}", arg=before
        )
        assert self.page.locator(".question .wrong").count() == 0, self.page.locator(".wrong").inner_text()

    def finishes(self) -> None:
        for _ in range(MOST):
            if self.over:
                return
            self.step()
        raise AssertionError("the lesson does not end")


def test_somebody_finds_the_lessons_and_does_the_first(person: Callable[..., Person]) -> None:
    """From the first page; a wrong answer gets a reason and changes nothing, and what is done is remembered."""
    ana = person("Ana", size=SCREEN)
    page = ana.page
    ana.go("/")
    page.get_by_role("article").filter(has_text="Asara").get_by_role("link", name="Learn").click()
    page.get_by_role("link", name="Begin").click()
    page.wait_for_url("**/learn/asara/market")
    learner = Learner(ana, "mouse")
    learner.step()
    spot = page.locator(".board [data-meant]")
    expect(spot).to_have_attribute("data-target", "place:bases")
    expect(page.locator(".light rect")).to_have_count(1)
    page.locator('.board .lit[data-target="place:bank-10"]').click()
    expect(page.get_by_role("alert")).to_contain_text("You could do that")
    expect(page.locator(".question")).to_have_attribute("data-place", "1")
    page.locator("#language").select_option("de")
    expect(page.locator(".says")).to_contain_text("Markt")
    page.locator("#language").select_option("en")
    learner.finishes()
    assert learner.on_the_table == 3
    expect(page.locator(".says")).to_contain_text("One buyer brings one action")
    expect(page.locator(".light rect")).to_have_count(0)
    page.locator(".question .go-on").click()
    page.wait_for_url("**/learn/asara/colours")
    page.locator('.question[data-place="0"] [data-meant]').first.wait_for()
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("[data-lesson=market]")).to_contain_text("done")
    expect(page.locator("[data-lesson=colours]")).not_to_contain_text("done")
    expect(page.get_by_role("link", name="Go on with")).to_have_attribute("href", "/learn/asara/colours")


def test_a_worker_and_its_square_are_chosen_one_after_the_other(person: Callable[..., Person]) -> None:
    """As at a table: the light stays on what is still to be chosen; Back and Repeat go back, and Escape lets go."""
    ana = person("Ana", size=SCREEN)
    page = ana.page
    ana.go("/learn/sabika/carve")
    page.locator('.board [data-meant][data-target="worker:poet"]').first.click()
    expect(page.locator(".board .chosen[data-target='worker:poet']").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".board .chosen")).to_have_count(0)
    page.locator('.board [data-meant][data-target="worker:poet"]').first.click()
    page.locator('.board [data-meant][data-target="square:carve-2"]').click()
    expect(page.locator(".question")).to_have_attribute("data-place", "1")
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".question")).to_have_attribute("data-place", "0")


def test_a_lesson_or_game_that_there_is_not_gets_a_sentence(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.go("/learn/asara/nothing")
    expect(ana.page.get_by_role("alert")).to_contain_text("Asara has no such lesson")
    ana.troubles.clear()  # The browser tells of every answer that is a refusal.
    ana.page.get_by_role("link", name="All lessons").click()
    expect(ana.page.get_by_role("heading", name="Learn Asara")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS, ids=ids)
@pytest.mark.parametrize("way", ["finger", "keys", "mouse"])
def test_every_lesson_can_be_finished_by_what_the_page_says(
    person: Callable[..., Person], lesson: Lesson, way: str
) -> None:
    ana = person("Ana", size=PHONE if way == "finger" else SCREEN, touch=way == "finger")
    ana.go(f"/learn/{lesson.game}/{lesson.id}")
    learner = Learner(ana, way)
    learner.finishes()
    assert ana.overflow() <= 0
    assert learner.on_the_table + learner.in_the_list > 0


TELLING = [lesson for lesson in LESSONS if any(not step.answers for step in lesson.steps)]
SAMPLE = ("asara-lesson-plan", "sabika-lesson-round")
"""Two of them, so that every kind of light is tried in `make test`."""


@pytest.mark.parametrize(
    "lesson",
    [pytest.param(lesson, id=lesson.key, marks=() if lesson.key in SAMPLE else pytest.mark.long) for lesson in TELLING],
)
@pytest.mark.parametrize("size", [SCREEN, PHONE], ids=["screen", "phone"])
def test_what_a_step_only_speaks_of_is_lit_on_the_table(
    person: Callable[..., Person], lesson: Lesson, size: dict[str, int]
) -> None:
    """And in sight: on a phone the region with it opens."""
    ana = person("Ana", size=size)
    ana.go(f"/learn/{lesson.game}/{lesson.id}")
    learner, lit = Learner(ana, "mouse"), set()
    while not learner.over:
        ana.page.locator(".question .go-on, .question [data-meant]").first.wait_for()
        ana.page.evaluate(THREE_PICTURES)
        place = int(ana.page.locator(".question").get_attribute("data-place") or 0)
        if not lesson.steps[place].answers:
            with contextlib.suppress(TooLate):  # While the effect of an answer is shown, there is no light yet.
                ana.page.locator(".board .light rect").first.wait_for(timeout=3000)
                lit.add(place)
        learner.step()
    assert {place for place, step in enumerate(lesson.steps) if not step.answers} <= lit


@pytest.mark.parametrize("size", [SCREEN, PHONE], ids=["screen", "phone"])
def test_axe_finds_nothing_in_a_lesson_and_the_list(person: Callable[..., Person], size: dict[str, int]) -> None:
    ana = person("Ana", size=size)
    wrong: list[Any] = []
    for path, there in (
        ("/learn/sabika", "li"),
        ("/learn/asara/market", ".go-on"),
        ("/learn/sabika/carve", "[data-meant]"),
    ):
        ana.go(path)
        ana.page.locator(there).first.wait_for()
        for theme in ("light", "dark"):
            ana.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            ana.page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
            wrong += [f"{path}, {theme}: {found}" for found in violations(ana.page)]
        assert ana.overflow() <= 0, path
    assert wrong == []
