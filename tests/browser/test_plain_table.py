"""A game without pictures of its own is played on the plain table, like any other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.people import LAPTOP, PHONE, Person, sees
from tests.browser.stranger import LINK, NAME, pretend


@pytest.fixture
def ana(person: Callable[..., Person]) -> Person:
    one = person("Ana")
    one.answers = pretend(one.page)
    return one


def test_shared_zones_come_first_then_the_viewers_own_then_the_others(ana: Person) -> None:
    ana.go(LINK)
    ana.wait_asked()
    assert ana.page.locator(".board h3").all_inner_texts() == ["On the table", "Ana", "Omar", "Yara"]
    assert ana.page.locator(".board .zone").first.locator(".piece b").all_inner_texts() == ["5", "3"]


def test_what_can_be_chosen_lights_up_and_a_click_chooses_it(ana: Person) -> None:
    ana.go(LINK)
    ana.wait_asked()
    board = ana.page.locator(".board")
    lit = board.locator(".lit").evaluate_all("all => all.map((one) => one.dataset.target)")
    assert sorted(set(lit)) == ["black-pearl", "deep-sea", "necklace-1", "white-pearl"]
    for target in ("deep-sea", "black-pearl", "necklace-1"):
        before = ana.number()
        board.locator(f".lit[data-target='{target}']").first.click()
        ana.settle(before)
    assert ana.answers == ["dive", "take black", "string white to 0"]


def test_a_piece_that_could_mean_two_things_asks_which(ana: Person) -> None:
    ana.go(LINK)
    ana.wait_asked()
    ana.page.locator(".board .lit[data-target='white-pearl']").first.click()
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_role("button", name="Sell a white pearl").click()
    ana.page.wait_for_function("() => document.querySelector('.question').dataset.number === '2'")
    assert ana.answers == ["sell white"]


def test_it_is_played_by_keyboard_alone(ana: Person) -> None:
    ana.go(LINK)
    ana.wait_asked()
    before = ana.number()
    ana.page.keyboard.press("t")
    expect(ana.page.locator(".board .lit:focus")).to_have_count(1)
    while ana.page.evaluate("document.activeElement.dataset.target") != "deep-sea":
        ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("Enter")
    ana.settle(before)
    assert ana.answers == ["dive"]


def test_an_option_points_at_its_place_and_a_piece_can_be_inspected(ana: Person) -> None:
    ana.go(LINK)
    ana.wait_asked()
    ana.question.locator(".option", has_text="Dive").hover()
    sees(ana.page.locator(".board [data-pointed][data-target='deep-sea']"))
    ana.page.locator(".board [data-target='rose-pearl']").first.click(button="right")
    sees(ana.page.locator("dialog[open]").get_by_text("A rose pearl."))


def test_the_front_page_and_the_gallery_show_it(ana: Person) -> None:
    ana.go("/")
    card = ana.page.locator("article", has_text="Pearls")
    sees(card.locator(".picture svg"))
    sees(card.get_by_role("button", name="Play alone"))
    assert "home-" not in card.inner_text()
    ana.go(f"/components/{NAME}")
    expect(ana.page.locator(".gallery li")).to_have_count(3)
    sees(ana.page.locator(".gallery li .picture svg").first)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_and_nothing_is_too_wide(person: Callable[..., Person], size, theme: str) -> None:
    ana = person("Ana", size=size, theme=theme)
    pretend(ana.page)
    ana.go(LINK)
    ana.wait_asked()
    assert violations(ana.page) == []
    assert ana.overflow() <= 0
