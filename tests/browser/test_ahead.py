"""Who is ahead in what, what others do, and what a year or round has brought: in sight, at one's own speed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.people import PHONE, Person, sees

ME = {"kind": "me", "name": "Ana"}
BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Ben", "Cleo")]


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_one_key_shows_who_is_ahead_in_what(person: Callable[..., Person], game: str) -> None:
    ana = person("Ana")
    link = ana.open_table(game, ME, *BOTS, seed=11)
    ana.advance(link, 12)
    ana.go(link)
    ana.wait_asked()
    told = ana.ask("GET", f"/api{link.replace('/t/', '/tables/')}/outlook")
    line = ana.page.locator(".outlook")
    expect(line.locator("b")).to_have_text([str(total) for total in told["totals"]])
    ana.question.focus()
    ana.page.keyboard.press("a")
    dialog = ana.page.get_by_role("dialog", name="Who is ahead")
    sees(dialog)
    rows = dialog.locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(len(told["contests"]))
    for place, contest in enumerate(told["contests"]):
        counts = rows.nth(place).locator("td b").all_inner_texts()
        assert counts == [str(count) for count in contest["counts"]]
        leading = (
            rows.nth(place)
            .locator("td")
            .evaluate_all("all => all.flatMap((one, seat) => one.classList.contains('first') ? [seat] : [])")
        )
        assert leading == contest["leaders"]
    assert violations(ana.page, "dialog") == []
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ana.page.set_viewport_size(PHONE)
    ana.page.locator("[role=tab][id$='-beside']").click()
    line.click()
    sees(dialog)
    assert ana.overflow() <= 0


def test_others_act_step_by_step_and_a_key_shows_the_rest(person: Callable[..., Person]) -> None:
    """With slow steps a person sees each of them; nothing is held back on anybody else's page."""
    ana, ben = person("Ana", motion="no-preference"), person("Ben")
    ana.context.add_init_script("localStorage.setItem('partal-chosen-pace', '\"slow\"')")
    link = ana.open_table("asara", ME, *BOTS, seed=11)
    for one in (ana, ben):
        one.go(link)
        sees(one.page.locator(".board"))
    told = ana.page.locator(".happened")
    acting = "document.querySelector('.happened') !== null && document.querySelector('.question.mine') === null"
    for _ in range(12):
        ana.page.keyboard.press("Shift")
        ana.wait_asked()
        ana.answer()
        ana.page.wait_for_timeout(900)
        if ana.page.evaluate(acting):
            break
    assert ana.page.evaluate(acting), "the others are still acting here"
    header = ben.ask("GET", f"/api{link.replace('/t/', '/tables/')}")
    assert header["asked"] == 0, "at the table they have acted already"
    ana.page.keyboard.press("Shift")
    expect(ana.page.locator(".question.mine")).to_have_count(1)
    expect(told).to_have_count(0)
    steps = ana.page.locator("[data-steps]")
    expect(steps).to_contain_text("since your last turn")
    before = ana.page.locator(".board .stage").inner_html()
    steps.get_by_role("button", name="Look at the step before").click()
    sees(told)
    expect(told).to_contain_text("step")
    while steps.get_by_role("button", name="Look at the step before").is_enabled():
        now = told.inner_text()
        steps.get_by_role("button", name="Look at the step before").click()
        if told.inner_text() == now:
            break
    assert ana.page.locator(".board .stage").inner_html() != before
    expect(ana.page.locator(".board .lit")).to_have_count(0)
    ana.question.locator("h2").click()
    expect(told).to_have_count(0)
    sees(ana.page.locator(".board .lit").first)


def test_people_who_like_calm_see_everything_at_once(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    link = ana.open_table("asara", ME, *BOTS, seed=11)
    ana.go(link)
    ana.wait_asked()
    expect(ana.page.get_by_label("Others act")).to_have_value("once")
    ana.page.get_by_label("Others act").select_option("fast")
    ana.page.reload()
    ana.wait_asked()
    expect(ana.page.get_by_label("Others act")).to_have_value("fast")


def test_a_years_end_is_told_until_it_is_clicked_and_can_be_read_again(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    link = ana.open_table("asara", ME, *BOTS, seed=11)
    table = f"/api{link.replace('/t/', '/tables/')}"
    ana.go(link)
    ana.wait_asked()
    ben.context.add_cookies(ana.context.cookies())
    ben.go("/rules/asara")
    told = ana.page.locator(".ended")
    for _ in range(60):
        ben.advance(link, 4)
        if ana.ask("GET", f"{table}/summaries"):
            break
    sees(told)
    summary = ana.ask("GET", f"{table}/summaries")[-1]
    expect(told.locator(".total td")).to_have_text([str(total) for total in summary["totals"]])
    assert [row["source"][0] for row in summary["besides"]] == ["asara-besides-received", "asara-besides-paid"]
    expect(told.locator(".besides td")).to_have_count(2 * len(summary["totals"]))
    ana.wait_asked()
    before = ana.number()
    ana.question.locator(".option").first.click()
    ana.settle(before)
    sees(told)  # It holds nobody up, and stays until it is clicked away.
    told.get_by_role("button", name="Go on").click()
    expect(told).to_have_count(0)
    ana.page.locator(".outlook").click()
    again = ana.page.get_by_role("dialog").locator("details").first
    again.locator("summary").click()
    sees(again.locator(".total"))
