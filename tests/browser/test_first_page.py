"""The first page: into a game with one click, a table as it was opened last time, and who is still missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.people import Person

LAPTOPS = [(1366, 650), (1366, 768)]
IN_SIGHT = """one => {
  const box = one.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}"""


def in_sight(thing: Locator) -> bool:
    return bool(thing.evaluate(IN_SIGHT))


def card(ana: Person, game: str) -> Locator:
    return ana.page.get_by_role("article").filter(has_text=game)


@pytest.mark.parametrize(("width", "height"), LAPTOPS)
def test_every_way_into_a_game_is_in_sight_on_a_laptop(person: Callable[..., Person], width: int, height: int) -> None:
    ana = person("Ana")
    ana.page.set_viewport_size({"width": width, "height": height})
    ana.go("/")
    expect(card(ana, "Sabika").get_by_role("button", name="Open a table")).to_be_visible()
    for button in ana.page.locator(".game .buttons > *").all():
        assert in_sight(button), button.inner_text()


def test_play_now_asks_once_and_remembers(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.go("/")
    card(ana, "Asara").get_by_role("button", name="Play now with bots").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name="2", exact=True).click()
    dialog.locator(".bot").filter(has_text="Easy").click()
    dialog.get_by_role("button", name="Play", exact=True).click()
    ana.page.wait_for_url("**/t/*")
    first = ana.page.url
    header = ana.ask("GET", f"/api/tables/{first.rsplit('/', 1)[1]}")
    assert sorted(seat["bot"] for seat in header["seats"]) == ["", "easy"]
    ana.go("/")
    expect(card(ana, "Asara").locator(".facts")).to_contain_text("last time 2 players, Easy")
    expect(card(ana, "Sabika").locator(".facts")).not_to_contain_text("last time")
    card(ana, "Asara").get_by_role("button", name="Play now with bots").click()
    ana.page.wait_for_url(lambda url: "/t/" in url and url != first)
    ana.go("/")
    card(ana, "Asara").get_by_role("button", name="change").click()
    expect(dialog.get_by_role("button", name="2", exact=True)).to_have_attribute("aria-pressed", "true")


def test_running_games_come_first_and_leave_the_buttons_in_sight(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.open_table("asara", {"kind": "me"}, {"kind": "guest", "name": "Ben"})
    ana.page.set_viewport_size({"width": 1366, "height": 768})
    ana.go("/")
    mine = ana.page.get_by_role("heading", name="Continue playing")
    expect(mine).to_be_visible()
    assert mine.evaluate("one => !!(one.compareDocumentPosition(document.querySelector('.games')) & 4)")
    for button in ana.page.locator(".game .buttons > *").all():
        assert in_sight(button), button.inner_text()


def test_a_table_is_opened_as_last_time_with_its_button_in_sight(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.page.set_viewport_size({"width": 1366, "height": 650})
    ana.go("/")
    card(ana, "Asara").get_by_role("button", name="Open a table").click()
    dialog = ana.page.get_by_role("dialog")
    opener = dialog.get_by_role("button", name="Open the table")
    assert in_sight(opener)
    expect(dialog.get_by_label("Rules as printed in")).to_be_hidden()
    dialog.locator("summary", has_text="House rules").click()
    dialog.get_by_label("Rules as printed in").select_option("fr")
    assert in_sight(opener)
    dialog.get_by_role("button", name="4", exact=True).click()
    dialog.get_by_label("Seat 2", exact=True).select_option("bot")
    opener.click()
    ana.page.wait_for_url("**/t/*")
    ana.go("/")
    card(ana, "Asara").get_by_role("button", name="Open a table").click()
    expect(dialog.get_by_role("button", name="4", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(dialog.get_by_label("Seat 2", exact=True)).to_have_value("bot")
    expect(dialog.locator("summary", has_text="House rules")).to_contain_text("changed")


def test_a_waiting_host_sees_what_the_table_is_and_who_is_missing(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    settings = {"events": "random"}
    link = ana.open_table("sabika", {"kind": "me"}, {"kind": "open"}, {"kind": "open"}, settings=settings)
    ana.go(link)
    waiting = ana.page.locator("section[aria-label=Seats]")
    expect(waiting.get_by_role("heading", name="Sabika")).to_be_visible()
    expect(waiting.locator(".what")).to_contain_text("A table for 3 players")
    expect(waiting.locator("summary", has_text="one house rule")).to_be_visible()
    expect(waiting.get_by_role("status")).to_contain_text("2 players are missing")
    expect(waiting.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(waiting.locator(".ways code")).to_contain_text(link)
    ben.go("/")
    ben.ask("POST", f"/api/tables/{link.rsplit('/', 1)[1]}/sit", {"seat": 1, "name": "Ben"})
    expect(waiting.get_by_role("status")).to_contain_text("One player is missing")


WINDOWS = [(1366, 650), (360, 780)]


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_a_first_visit_is_one_question_on_one_screen(person: Callable[..., Person], width: int, height: int) -> None:
    """Learn, play with bots, or friends: nothing more, all in sight, never asked twice, and asked again on request."""
    ana = person("Ana", new=True, size={"width": width, "height": height})
    ana.go("/")
    expect(ana.page.get_by_role("heading", name="Welcome")).to_be_visible()
    ways = ana.page.locator("main button")
    assert [way.locator("strong").inner_text() for way in ways.all()] == [
        "Learn a game",
        "Play with bots",
        "Play with friends",
    ]
    assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert violations(ana.page) == []
    ways.nth(2).click()
    ana.page.get_by_label("The link you were sent").fill("nowhere at all")
    ana.page.get_by_role("button", name="Join", exact=True).click()
    expect(ana.page.get_by_role("alert")).to_have_text("That is not a link to a table.")
    assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert violations(ana.page) == []
    ana.page.get_by_role("button", name="Back").click()
    ways.nth(0).click()
    ana.page.locator("main button", has_text="Asara").click()
    ana.page.wait_for_url("**/learn/asara")
    ana.go("/")
    expect(card(ana, "Asara")).to_be_visible()
    ana.page.get_by_role("button", name="New here?").click()
    ana.page.locator("main button", has_text="Play with bots").click()
    ana.page.locator("main button", has_text="Sabika").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("Sabika")


def test_a_link_leads_to_the_friends_table(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben", new=True)
    link = ana.open_table("asara", {"kind": "me"}, {"kind": "open"})
    ben.go("/")
    ben.page.locator("main button", has_text="Play with friends").click()
    ben.page.get_by_label("The link you were sent").fill(ben.base + link)
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_url(f"**{link}")
    ben.go("/")
    expect(card(ben, "Asara")).to_be_visible()
