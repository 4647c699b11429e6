"""Pieces that move: seen by those who like it, skipped by a key, absent for those who prefer calm, never in the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person

ME = {"kind": "me", "name": "Ana"}
RANDOM = {"kind": "bot", "bot": "random"}
MOVING = "no-preference"

# Every motion of a piece or a flying number is remembered and slowed down, so that nothing is over before it is seen.
SLOWLY = """
window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const motion = animate.call(this, frames, { ...how, duration: how.duration * 200 });
  window.motions.push(motion);
  return motion;
};
"""
RUNNING = "window.motions.filter((one) => one.playState === 'running').length"
BOARD = "document.querySelector('.board').innerHTML"


def remember(person: Person) -> Page:
    person.page.add_init_script(SLOWLY)
    return person.page


def answers_until_something_moves(person: Person, most: int = 12) -> None:
    for _ in range(most):
        person.wait_asked()
        person.page.wait_for_timeout(150)
        if person.page.evaluate(RUNNING):
            return
        person.answer()
        person.page.wait_for_timeout(150)
        if person.page.evaluate(RUNNING):
            return
    raise AssertionError("nothing ever moved")


def test_pieces_move_and_a_key_shows_the_end_at_once(person: Callable[..., Person]) -> None:
    ana = person("Ana", motion=MOVING)
    page = remember(ana)
    for game in ("asara", "sabika"):
        ana.go(ana.open_table(game, ME, RANDOM, seed=11))
        answers_until_something_moves(ana)
        page.keyboard.press("Shift")
        assert page.evaluate(RUNNING) == 0
        expect(page.locator(".flying")).to_have_count(0)


@pytest.mark.long
def test_the_next_answer_never_waits_for_a_motion(person: Callable[..., Person]) -> None:
    """Motions of more than a minute each, and still every answer is taken as soon as it is given."""
    ana = person("Ana", motion=MOVING)
    page = remember(ana)
    ana.go(ana.open_table("asara", ME, RANDOM, seed=11))
    for _ in range(10):
        ana.wait_asked(5_000)
        ana.answer()
    assert page.evaluate("window.motions.length") > 0


def test_nothing_moves_for_those_who_prefer_less_motion(person: Callable[..., Person]) -> None:
    ana = person("Ana", motion="reduce")
    page = remember(ana)
    ana.go(ana.open_table("asara", ME, RANDOM, seed=11))
    for _ in range(8):
        ana.wait_asked()
        ana.answer()
    assert page.evaluate("window.motions.length") == 0
    assert page.locator("html").get_attribute("data-motion") == "off"


def test_motion_can_be_switched_off_on_the_page(person: Callable[..., Person]) -> None:
    ana = person("Ana", motion=MOVING)
    page = remember(ana)
    ana.go(ana.open_table("asara", ME, RANDOM, seed=11))
    page.get_by_role("button", name="Moving pieces").click()
    for _ in range(6):
        ana.wait_asked()
        ana.answer()
    assert page.evaluate("window.motions.length") == 0
    page.reload()
    assert page.locator("html").get_attribute("data-motion") == "off"


@pytest.mark.long
def test_after_a_motion_the_table_is_the_same_as_without(person: Callable[..., Person]) -> None:
    """Two people watch the same table, one with motion and one without: in the end their pages are equal."""
    ana, ben, cyd = person("Ana"), person("Ben", motion=MOVING), person("Cyd")
    for game in ("asara", "sabika"):
        link = ana.open_table(game, ME, RANDOM, seed=11)
        for one in (ben, cyd, ana):
            one.go(link)
        ana.advance(link, 10)
        for _ in range(5):
            ana.wait_asked()
            ana.answer()
        ana.wait_asked()
        for one in (ben, cyd):
            one.page.wait_for_timeout(700)
            one.page.keyboard.press("Shift")
        assert ben.page.evaluate(BOARD) == cyd.page.evaluate(BOARD)
        expect(ben.page.locator(".flying")).to_have_count(0)
