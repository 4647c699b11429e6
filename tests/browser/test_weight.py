"""What the built page weighs, and, in the long run, how quickly it answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.figures import HOME, ME, PAGE, TABLE, first_load, home_of, measure, sabika_of, weight
from tests.browser.house import House


def test_the_page_weighs_less_than_250_kilobytes_gzipped_without_fonts() -> None:
    assert any(PAGE.parent.rglob("*.js")), "the page is not built"
    assert 20_000 < weight() < 250_000


BOT = {"kind": "bot", "bot": "random"}
LATIN = {"alegreya-latin-400-normal", "alegreya-latin-700-normal"} | {
    f"alegreya-sans-latin-{weight}-normal" for weight in (400, 700)
}


def test_a_first_visit_fetches_less_than_250_kilobytes_and_no_letters_that_it_does_not_show(
    browser: Browser, house: House
) -> None:
    found = first_load(browser, house.base, home_of, HOME)
    assert set(found.fonts) <= LATIN
    assert 60_000 < found.bytes < 250_000, found.sizes


def test_a_first_visit_to_a_table_fetches_less_than_350_kilobytes(browser: Browser, house: House) -> None:
    found = first_load(browser, house.base, sabika_of, TABLE)
    assert set(found.fonts) <= LATIN
    assert found.sizes["live"] > 10_000, "the table itself counts too"
    assert 100_000 < found.bytes < 350_000, found.sizes


def test_chinese_letters_come_in_their_own_font_and_only_the_slices_that_are_needed(
    browser: Browser, house: House
) -> None:
    found = first_load(browser, house.base, lambda one: one.open_table("asara", {**ME, "name": "王小明"}, BOT), TABLE)
    chinese = set(found.fonts) - LATIN
    assert 1 <= len(chinese) <= 3
    assert all(name.startswith("noto-serif-tc-") for name in chinese)


@pytest.mark.soak
def test_the_page_is_there_and_answers_as_quickly_as_promised() -> None:
    found = measure()
    assert max(found.home) < 1500
    assert max(found.table) < 1500
    assert found.slow_click < 100, found.clicks
