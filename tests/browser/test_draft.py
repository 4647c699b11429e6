"""A turn is a draft until it is sent: only its player sees it, it survives a reload, and one may go back in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, sees

ME = {"kind": "me", "name": "Ana"}
RANDOM = {"kind": "bot", "bot": "random"}


def stored(ana: Person, link: str) -> Any:
    """What the server holds of the table, as this person sees it; a draft is no part of it."""
    return ana.ask("GET", f"/api/tables/{link.rsplit('/', 1)[1]}")["number"]


def opened(ana: Person, game: str, seed: int) -> str:
    link = ana.open_table(game, ME, RANDOM, seed=seed)
    ana.go(link)
    ana.wait_asked()
    return link


def to_the_bank(ana: Person) -> None:
    ana.page.locator(".board .lit[data-target='place:bank-10']").click()
    expect(ana.page.locator(".question .let-go")).to_have_count(1)
    ana.page.locator(".board .lit[data-target^='hand:']").first.click()
    sees(ana.page.locator(".question .send"))


def test_a_turn_is_a_draft_until_it_is_sent(person: Callable[..., Person]) -> None:
    ana = person("Ana", confirms=True)
    link = opened(ana, "asara", 4)
    number, before = stored(ana, link), ana.page.locator(".board .area.bank .card").count()
    to_the_bank(ana)
    assert stored(ana, link) == number, "nothing has been sent"
    expect(ana.page.locator(".board .area.bank .card")).to_have_count(before + 1)
    # It survives a reload.
    ana.page.reload()
    sees(ana.page.locator(".question .send"))
    expect(ana.page.locator(".board .area.bank .card")).to_have_count(before + 1)
    # One step back, then the rest.
    ana.page.locator(".question .back").click()
    expect(ana.page.locator(".question .send")).to_have_count(0)
    sees(ana.page.locator(".board .lit[data-target^='hand:']").first)
    ana.page.locator(".question .to-start").click()
    expect(ana.page.locator(".board .area.bank .card")).to_have_count(before)
    sees(ana.page.locator(".board .lit[data-target='place:bank-10']"))
    assert stored(ana, link) == number
    to_the_bank(ana)
    ana.page.locator(".question .send").click()
    ana.page.wait_for_function(
        "(at) => Number(document.querySelector('.question').dataset.number) >= at", arg=number + 2
    )
    assert ana.page.locator(".problem").count() == 0
    assert stored(ana, link) == number + 2
    assert ana.page.evaluate(
        "Object.keys(localStorage).filter((key) => key.includes('draft-')).map((key) => localStorage[key])"
    ) in (["null"], [])


def test_a_draft_that_the_table_has_overtaken_is_forgotten(person: Callable[..., Person]) -> None:
    """The same person plays on in another window; the draft was for an earlier question."""
    ana = person("Ana", confirms=True)
    link = opened(ana, "asara", 4)
    to_the_bank(ana)
    ana.advance(link, 2)
    ana.go(link)
    assert ana.wait_asked()
    expect(ana.page.locator(".question .send")).to_have_count(0)
    sees(ana.page.locator(".board .lit").first)


def test_what_is_revealed_ends_a_draft(person: Callable[..., Person]) -> None:
    """Nobody sees what lies hidden before the answer is sent."""
    ana = person("Ana", confirms=True)
    link = opened(ana, "asara", 4)
    table = link.rsplit("/", 1)[1]
    number = stored(ana, link)
    rows = ana.ask("GET", f"/api/tables/{table}/ways?seat=0")
    row = next(
        [rows["options"][index]["notation"] for index in row]
        for row in rows["rows"]
        if rows["options"][row[-1]]["notation"].startswith("search")
    )
    for answer in row:
        line = ana.page.locator(f'.question li[data-option="{answer}"] .option')
        line.click()
    sees(ana.page.locator(".question .send"))
    expect(ana.page.locator(".question .draft")).to_contain_text("hidden")
    assert ana.page.locator(".asks [data-target^='searched:']").count() == 0
    assert stored(ana, link) == number
    ana.page.locator(".question .send").click()
    sees(ana.page.locator(".asks [data-target^='searched:']").first)


def test_new_players_confirm_their_turns_and_can_leave_it(person: Callable[..., Person]) -> None:
    ana = person("Ana", confirms=None)
    opened(ana, "asara", 4)
    ana.page.keyboard.press("?")
    box = ana.page.locator("dialog[open] .confirm-turns")
    expect(box).to_be_checked()
    box.uncheck()
    ana.page.reload()
    ana.wait_asked()
    ana.page.keyboard.press("?")
    expect(ana.page.locator("dialog[open] .confirm-turns")).not_to_be_checked()


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_back_to_the_start_of_the_turn_among_people(person: Callable[..., Person], game: str) -> None:
    """Without drafts all answers of the turn are taken back, one after the other, as the rule of taking back allows."""
    ana = person("Ana")
    link = opened(ana, game, 5)
    for _ in range(20):
        assert ana.wait_asked()
        turn = ana.page.locator(".question[data-turn]").count()
        if turn:
            start, number = ana.prompt(), ana.number()
            ana.question.locator("ul:not(.idle) .option").first.click()
            ana.page.wait_for_function("(at) => document.querySelector('.question').dataset.number !== at", arg=number)
            ana.wait_asked()
            if not ana.page.locator(".question[data-turn]").count():
                break
        else:
            ana.answer()
    else:
        raise AssertionError("no turn has two questions")
    ana.page.locator(".question .to-start").click()
    sees(ana.page.locator(".question[data-turn]"))
    assert ana.prompt() == start
    assert stored(ana, link)


def test_a_new_question_is_deaf_for_a_moment(person: Callable[..., Person]) -> None:
    """A second click of a quick finger chooses nothing."""
    ana = person("Ana")
    opened(ana, "asara", 4)
    ana.page.evaluate(WATCH_DEAFNESS)
    number = ana.number()
    ana.question.locator(".option").first.click()
    ana.page.wait_for_function("(at) => document.querySelector('.question').dataset.number !== at", arg=number)
    ana.page.wait_for_function("() => !document.querySelector('.table.deaf')")
    spans = ana.page.evaluate("window.deafness")
    assert spans, "the next question was never deaf"
    assert all(span >= 240 for span in spans), spans
    assert ana.number() == str(int(number) + 1)


WATCH_DEAFNESS = """
() => {
  window.deafness = [];
  let since = null;
  new MutationObserver(() => {
    const deaf = Boolean(document.querySelector(".table.deaf"));
    if (deaf && since === null) since = performance.now();
    if (!deaf && since !== null) { window.deafness.push(performance.now() - since); since = null; }
  }).observe(document.querySelector(".table"), { attributes: true, attributeFilter: ["class"] });
}
"""
