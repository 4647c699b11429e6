"""Hints and reviews on the page: the best answer is one click away, and a finished game is looked at again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, sees
from tests.browser.test_axe import Inspector
from tests.said import text_of
from tests.sampling import sampled

ME = {"kind": "me", "name": "Ana"}
RANDOM = {"kind": "bot", "bot": "random"}


def answered(ana: Person, before: str) -> None:
    ana.page.wait_for_function("(at) => document.querySelector('.question')?.dataset.number !== at", arg=before)
    assert ana.page.locator(".question .problem").count() == 0


@sampled("game", ["asara", "sabika"], every=2)
def test_a_hint_is_asked_for_seen_on_the_table_and_taken(person: Callable[..., Person], game: str) -> None:
    ana = person("Ana")
    link = ana.open_table(game, ME, RANDOM, seed=11)
    ana.go(link)
    ana.wait_asked()
    before = ana.number()
    options = {one.get_attribute("data-option") for one in ana.question.locator("li[data-option]").all()}
    ana.question.get_by_role("button", name="Hint").click()
    advice = ana.question.locator(".advice")
    sees(advice.first)
    told = ana.ask("GET", f"/api/tables/{link.rsplit('/', 1)[1]}/hint?seat=0")["options"]
    assert advice.count() == len(told) <= 3
    for shown, one in zip(advice.all(), told):
        assert one["notation"] in options
        sign = "−" if one["margin"] < 0 else "+" if one["margin"] else ""
        assert f"{sign}{abs(one['margin']):.1f} ± " in shown.inner_text()
        assert text_of(one["text"]) in shown.inner_text()
    expect(ana.question.locator(".advice.best")).to_have_count(1)
    expect(ana.question.get_by_role("status")).to_contain_text(text_of(told[0]["text"]))

    axe = Inspector(ana)
    axe.look(f"hint of {game}", ".question")
    axe.says_nothing()

    advice.first.hover()
    expect(ana.page.locator(".board [data-pointed]")).not_to_have_count(0)
    for spot in ana.page.locator(".board [data-pointed]").all():
        assert "lit" in (spot.get_attribute("class") or "")
    ana.page.mouse.move(0, 0)
    expect(ana.page.locator(".board [data-pointed]")).to_have_count(0)
    assert ana.number() == before, "looking changes nothing"
    advice.first.click()
    answered(ana, before)
    expect(advice).to_have_count(0)
    log = ana.ask("GET", f"/api/tables/{link.rsplit('/', 1)[1]}")
    assert log["number"] == int(before) + 1


def test_a_hint_by_key_on_a_phone(person: Callable[..., Person]) -> None:
    """H asks, H again goes to the best answer, Enter takes it; somebody else's turn has no hint."""
    ana = person("Ana", size=PHONE)
    ana.go(ana.open_table("asara", ME, RANDOM, seed=12))
    ana.wait_asked()
    before = ana.number()
    ana.page.keyboard.press("h")
    best = ana.question.locator(".advice.best")
    sees(best)
    assert ana.overflow() <= 0
    ana.page.keyboard.press("h")
    expect(best).to_be_focused()
    ana.page.keyboard.press("Enter")
    answered(ana, before)
    eve = person("Eve")
    eve.go("/")
    eve.go(ana.page.url.removeprefix(ana.base))
    sees(eve.page.get_by_role("button", name="Watch").or_(eve.question).first)
    expect(eve.page.get_by_role("button", name="Hint")).to_have_count(0)


@pytest.mark.long
def test_a_finished_game_is_reviewed_while_the_user_waits(person: Callable[..., Person]) -> None:
    """From the score sheet to the review, and from a decision that cost much to its moment in the replay."""
    ana = person("Ana")
    link = ana.open_table("asara", ME, RANDOM, seed=11)
    ana.advance(link, 500)
    ana.go(link)
    sees(ana.page.locator(".sheet"))
    ana.page.get_by_role("link", name="Review").click()
    ana.page.wait_for_url("**/review/*")
    axe = Inspector(ana)
    bar = ana.page.get_by_role("progressbar")
    sees(bar)
    ana.page.wait_for_function("() => document.querySelector('progress')?.value > 0")
    axe.look("a review that is being made")
    ana.page.goto("about:blank")
    ana.go(link.replace("/t/", "/review/"))
    ana.page.locator(".dear").first.wait_for(timeout=400_000)
    axe.look("a review")
    axe.says_nothing()

    review = ana.ask("GET", f"/api/tables/{link.rsplit('/', 1)[1]}/review")
    tables = ana.page.locator("table").all()
    assert len(tables) == len(review["seats"]) == 2
    for table, seat in zip(tables, review["seats"]):
        place, skill, luck, margin = [
            float(text.replace("−", "-")) for text in table.locator(".number").all_inner_texts()
        ]
        assert margin == pytest.approx(place + skill + luck)
        assert margin == seat["margin"]
    dear = review["seats"][0]["dearest"][0]
    first = ana.page.locator(".dear li").first
    expect(first).to_contain_text(text_of(dear["question"]))
    expect(first).to_contain_text(text_of(dear["best"]))
    first.get_by_role("link").click()
    ana.page.wait_for_url(re.compile(rf"/replay/.*at={dear['number']}&seat=0"))
    expect(ana.page.locator(".bar")).to_contain_text(f"question {dear['number']} of")
    expect(ana.page.locator(".bar")).to_contain_text(text_of(dear["question"]))
    expect(ana.page.get_by_label("seen by")).to_have_value("0")
    ana.page.go_back()
    sees(ana.page.locator(".dear").first)
