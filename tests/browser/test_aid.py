"""The player aid: at the table by a key, as a page, and printed on one sheet; and how to get something."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.people import PHONE, Person, sees

ME = {"kind": "me", "name": "Ana"}
RANDOM = {"kind": "bot", "bot": "random"}
DIALOG = "dialog[open]"
WIDEST = {"asara": "rule=professional&rule=gold-surcharge=2", "sabika": "seats=1&rule=events=random&rule=edition=zh"}
"""Tables about which there is most to say."""
CUT_OFF = """
() => {
  const sheet = document.querySelector(".sheet").getBoundingClientRect();
  return [...document.querySelectorAll(".aid p")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.right > sheet.right + 1 || one.scrollWidth > one.clientWidth + 1;
  }).map((one) => one.textContent);
}
"""


KINDS = "[...document.querySelectorAll('[data-meant]')].map((one) => one.dataset.target.split(':')[0])"
"""What is lit, by kind."""


def pages(pdf: bytes) -> int:
    return pdf.count(b"/Type /Page\n")


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_it_is_printed_on_one_sheet_of_a4(person: Callable[..., Person], game: str) -> None:
    """In both languages, with as much to say as there can be, and nothing is cut off."""
    ana = person("Ana")
    ana.go(f"/aid/{game}?{WIDEST[game]}")
    for language in ("en", "de"):
        if language == "de":
            ana.page.get_by_label("Language").select_option("de")
        expect(ana.page.locator("html")).to_have_attribute("lang", language)
        sees(ana.page.locator(".aid li").first)
        expect(ana.page.locator(".aid .figures svg").first).to_be_visible()
        printed = ana.page.pdf(prefer_css_page_size=True)
        assert pages(printed) == 1
        assert b"/MediaBox [0 0 59" in printed, "it is A4"
        ana.page.emulate_media(media="print")
        assert ana.page.evaluate(CUT_OFF) == []
        expect(ana.page.get_by_role("button", name="Print")).to_be_hidden()
        ana.page.emulate_media(media="null")


def test_a_key_opens_it_at_the_table_with_the_house_rules_played_there(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.go(ana.open_table("asara", ME, RANDOM, seed=4, settings={"professional": "true", "gold-surcharge": "2"}))
    ana.wait_asked()
    ana.page.keyboard.press("p")
    aid = ana.page.locator(DIALOG)
    expect(aid.get_by_role("heading", name="Asara on one page")).to_be_visible()
    for text in ("Lighted windows", "gold costs 2 more", "House rules of this table", "9 each"):
        expect(aid).to_contain_text(text)
    assert violations(ana.page, DIALOG) == []
    aid.get_by_role("button", name="Why? A-DISP-01").click()
    sees(ana.page.locator("dialog[open]", has_text="colour side up"))
    ana.page.keyboard.press("Escape")
    with ana.context.expect_page() as opened:
        aid.get_by_role("link", name="On a page of its own, to print").click()
    opened.value.locator(".aid li").first.wait_for()
    expect(opened.value.locator(".aid")).to_contain_text("gold costs 2 more")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(DIALOG)).to_have_count(0)


def test_the_page_fits_a_phone_and_axe_finds_nothing(person: Callable[..., Person]) -> None:
    ana = person("Ana", size=PHONE)
    ana.go("/aid/sabika")
    sees(ana.page.locator(".aid li").first)
    assert ana.overflow() <= 0
    for theme in ("light", "dark"):
        ana.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        ana.page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        assert violations(ana.page) == []


def test_the_inspector_tells_how_to_get_something_and_lights_it(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.go(ana.open_table("asara", ME, RANDOM, seed=4))
    ana.wait_asked()
    ana.page.locator("[data-about^='part:']").first.click(button="right")
    sheet = ana.page.locator(DIALOG)
    expect(sheet.get_by_role("heading", name="How to get it")).to_be_visible()
    expect(sheet.locator(".givers li").first).to_contain_text("now")
    expect(sheet.locator(".givers li")).to_have_count(2)
    assert violations(ana.page, DIALOG) == []
    sheet.get_by_role("button", name="Show on the table").click()
    expect(ana.page.locator(".board .light rect").first).to_be_visible()
    expect(ana.page.get_by_role("status").filter(has_text="What gives it is lit")).to_be_visible()
    assert set(ana.page.evaluate(KINDS)) == {"place", "part"}
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".board .light")).to_have_count(0)
