"""The coach on the page: asked before a turn, told after it, something else tried on an imagined table, and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, sees
from tests.browser.test_axe import Inspector

ME = {"kind": "me", "name": "Ana"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}
MOST_TURNS = 12


def table_of(link: str) -> str:
    return link.rsplit("/", 1)[1]


def switched_on(ana: Person) -> None:
    """With the keyboard's help dialog."""
    ana.page.locator(".question .help").click()
    ana.page.locator(".coach-switch").check()
    ana.page.keyboard.press("Escape")
    sees(ana.page.locator(".coach, .question .undo").first)


def told_of_something_better(ana: Person, link: str) -> None:
    """Answers at random until the coach has found something better than a turn."""
    for _ in range(MOST_TURNS * 3):
        ana.advance(link, 1)
        ana.page.wait_for_timeout(1500)
        if ana.page.locator(".coach .try").count():
            return
    raise AssertionError("nothing was missed")


@pytest.mark.long
@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_asked_before_a_turn_told_after_it_and_tried_out(person: Callable[..., Person], size) -> None:
    ana = person("Ana", **({"size": size} if size else {}))
    link = ana.open_table("asara", ME, RANDOM, seed=5)
    ana.go(link)
    ana.wait_asked()
    expect(ana.page.locator(".coach")).to_have_count(0)
    switched_on(ana)

    # Before the turn.
    ana.page.keyboard.press("c")
    sees(ana.page.locator(".coach .said"))
    before = ana.page.locator(".coach .said").inner_text()
    axe = Inspector(ana)
    axe.look("coach before a turn", ".question")
    ana.page.locator(".coach .away").click()
    expect(ana.page.locator(".coach .said")).to_have_count(0)
    ana.page.keyboard.press("c")
    expect(ana.page.locator(".coach .said")).to_have_text(before)

    # After it.
    told_of_something_better(ana, link)
    said = ana.page.locator(".coach .said").inner_text()
    assert said.startswith("Better by about ")
    axe.look("coach after a turn", ".question")
    number = ana.ask("GET", f"/api/tables/{table_of(link)}")["number"]

    # Something else is tried.
    ana.page.locator(".coach .try").click()
    advised = ana.page.locator(".question .option.advised")
    expect(advised).to_have_count(1)
    expect(ana.page.locator(".question .said")).to_have_text(said)
    axe.look("try-out", "main")
    for given in range(2):
        expect(ana.page.locator(f".question[data-given='{given}']")).to_have_count(1)
        ana.page.locator(".question .option").first.click()
    expect(ana.page.locator(".question[data-given='2']")).to_have_count(1)
    ana.page.keyboard.press("u")
    expect(ana.page.locator(".question[data-given='1']")).to_have_count(1)
    axe.says_nothing()
    ana.page.locator(".leave").click()
    ana.wait_asked()
    assert ana.ask("GET", f"/api/tables/{table_of(link)}")["number"] == number, "nothing of it counts"


@pytest.mark.long
def test_where_two_people_play_both_have_to_agree(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    link = ana.open_table("asara", ME, OPEN, seed=5)
    ben.ask("GET", "/api/me")
    ben.ask("POST", f"/api/tables/{table_of(link)}/sit", {"seat": 1, "name": "Ben"})
    ana.go(link)
    ben.go(link)
    sees(ana.question)
    sees(ben.question)
    switched_on(ana)
    expect(ana.page.locator(".coach")).to_contain_text("as soon as the others agree: Ben")
    expect(ben.page.locator(".agreement")).to_contain_text("Ana wants to play with a coach")
    expect(ben.page.locator(".coach")).to_have_count(0)
    ben.page.get_by_role("button", name="Agree").click()
    expect(ben.page.locator(".agreement")).to_have_count(0)
    expect(ana.page.locator(".coach .now")).to_have_count(1)
    expect(ben.page.locator(".coach")).to_have_count(0)  # His own switch is off.


@pytest.mark.long
def test_whoever_is_new_has_a_coach_in_the_first_game(person: Callable[..., Person]) -> None:
    ana = person("Ana", confirms=None)
    ana.go("/")
    game = ana.page.locator(".game").first
    game.get_by_role("button", name="Play now with bots").click()
    ana.page.get_by_label("I am new to this game").check()
    ana.page.get_by_role("button", name="Play", exact=True).click()
    ana.wait_asked()
    expect(ana.page.locator(".coach")).to_have_count(1)
    # One's own switch comes first.
    ana.page.locator(".question .help").click()
    ana.page.locator(".coach-switch").uncheck()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".coach")).to_have_count(0)
    ana.page.reload()
    ana.wait_asked()
    expect(ana.page.locator(".coach")).to_have_count(0)
