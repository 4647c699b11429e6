"""The rulebook for reading: pictures, editions, search in players' words, and on paper."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.people import PHONE, Person, sees

A4 = {"width": 725, "height": 1055}
CLIPPED = """
() => [...document.querySelectorAll(".rules article div, .rules article p, .rules td, .rules li")].filter((one) => {
  const box = one.getBoundingClientRect();
  const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible";
  return box.width && (box.right > innerWidth + 1 || cut);
}).map((one) => one.textContent.slice(0, 60))
"""
BREAKS = """
() => [
  ...new Set([...document.querySelectorAll(".chapter h2")].map((one) => getComputedStyle(one).breakAfter)),
  ...new Set([...document.querySelectorAll(".chapter article")].map((one) => getComputedStyle(one).breakInside)),
]
"""


@pytest.mark.parametrize(
    ("game", "question", "answer"),
    [("sabika", "how many points for ships?", "S-WISH-08"), ("asara", "can I play two cards face down", "A-DISP-07")],
)
def test_a_question_in_ones_own_words_finds_its_clause(
    person: Callable[..., Person], game: str, question: str, answer: str
) -> None:
    ana = person("Ana", size=PHONE)
    ana.go(f"/rules/{game}")
    sees(ana.page.locator(".chapter").first)
    ana.page.get_by_role("searchbox").fill(question)
    hits = ana.page.locator(".hits article h3")
    expect(hits.first).to_be_visible()
    assert answer in hits.all_inner_texts()[:3]
    assert ana.overflow() <= 0
    ana.page.get_by_role("searchbox").fill("zebra")
    expect(ana.page.get_by_text("The rulebook says nothing about that.")).to_be_visible()
    ana.page.get_by_role("searchbox").fill(question)
    ana.page.locator(".hits").get_by_role("link", name=answer).first.click()
    expect(ana.page.locator(f"#{answer}")).to_be_in_viewport()
    expect(ana.page.get_by_role("searchbox")).to_have_value("")


@pytest.mark.long
def test_chapters_have_pictures_and_editions_are_told(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.go("/learn/sabika")
    ana.page.get_by_role("link", name="Rules", exact=True).click()
    expect(ana.page.get_by_role("heading", name="The rulebook of Sabika")).to_be_visible()
    sees(ana.page.locator(".chapter .picture svg").first)
    assert ana.page.locator(".chapter:has(.picture svg)").count() > 15
    chapter = ana.page.locator("#S-EXP")
    chapter.get_by_text("An example on the table").click()
    expect(chapter.locator(".board .light rect").first).to_be_visible()
    expect(chapter).to_contain_text("took the seal of Bruges")
    assert violations(ana.page, "#S-EXP") == []
    editions = ana.page.locator("#editions")
    expect(editions.get_by_role("heading", name="the Chinese edition")).to_be_visible()
    expect(editions.get_by_role("link", name="S-COST-08")).to_be_visible()
    ana.go("/")
    ana.page.get_by_role("link", name="Rules", exact=True).first.click()
    expect(ana.page.get_by_role("heading", name="The rulebook of Sabika")).to_be_visible()


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_it_is_printed_without_cutting_anything_off(person: Callable[..., Person], game: str) -> None:
    """A heading stays with its chapter and a clause on its page; only the rules are printed."""
    ana = person("Ana")
    ana.go(f"/rules/{game}")
    sees(ana.page.locator(".chapter").first)
    printed = ana.page.pdf(prefer_css_page_size=True)
    assert 8 <= printed.count(b"/Type /Page\n") <= 60
    ana.page.set_viewport_size(A4)
    ana.page.emulate_media(media="print")
    assert ana.page.evaluate(CLIPPED) == []
    assert ana.page.evaluate(BREAKS) == ["avoid", "avoid"]
    for hidden in (".search", ".which", "header"):
        expect(ana.page.locator(hidden).first).to_be_hidden()
