"""People at one table: who watches, who shares a device, who is away, and what they say to each other."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person, sees

ME = {"kind": "me", "name": "Ana"}
GUEST = {"kind": "guest", "name": "Ben"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}


def test_a_shared_device_starts_behind_a_curtain(person: Callable[..., Person]) -> None:
    """Nobody's hand is on the screen before somebody says that it is theirs, after a reload too."""
    ana = person("Ana")
    ana.go(ana.open_table("asara", ME, GUEST, seed=3))
    for _ in range(2):
        sees(ana.page.locator(".curtain"))
        assert ana.page.locator(".board, .question").count() == 0
        ana.page.reload()
    ana.page.locator(".curtain button").click()
    sees(ana.question.locator(".option").first)


def test_a_table_that_waits_for_players_can_be_watched_and_talked_at(person: Callable[..., Person]) -> None:
    ana, eve = person("Ana"), person("Eve")
    link = ana.open_table("sabika", ME, OPEN, seed=3)
    ana.go(link)
    sees(ana.page.locator(".waiting input"))
    eve.go(link)
    eve.page.get_by_role("button", name="Watch").click()
    sees(eve.page.locator(".board"))
    expect(eve.question).to_contain_text("is waiting for players")
    ana.page.locator(".waiting input").fill("Sit down, Eve!")
    ana.page.locator(".waiting form").get_by_role("button", name="Send").click()
    expect(eve.page.get_by_role("tab", name="Chat")).to_contain_text("1 new")
    eve.page.get_by_role("tab", name="Chat").click()
    sees(eve.page.locator(".chat li", has_text="Sit down, Eve!"))
    expect(eve.page.get_by_role("tab", name="Chat")).to_have_text("Chat")


def test_players_can_take_only_their_own_seat_back_from_a_bot(person: Callable[..., Person]) -> None:
    ana, eve = person("Ana"), person("Eve")
    link = ana.open_table("asara", ME, RANDOM, {"kind": "bot", "bot": "easy"}, seed=3)
    for one in (ana, eve):
        one.go(link)
        one.page.get_by_role("tab", name="Seats").click()
        assert one.page.get_by_role("button", name="Take the seat back").count() == 0
    ana.page.get_by_role("button", name="Let a bot play").click()
    back = ana.page.get_by_role("button", name="Take the seat back")
    sees(back)
    assert back.count() == 1
    assert eve.page.get_by_role("button", name="Take the seat back").count() == 0
    back.click()
    sees(ana.page.get_by_role("button", name="Let a bot play"))


def test_everybody_is_told_if_the_deal_was_chosen(person: Callable[..., Person]) -> None:
    """A player who chose the seed may know what is hidden; with a random deal nothing is said."""
    ana, ben = person("Ana"), person("Ben")
    ben.go(ana.open_table("asara", ME, OPEN, seed=7))
    sees(ben.page.get_by_text("seed 7"))
    ben.go(ana.open_table("asara", ME, OPEN))
    sees(ben.page.get_by_role("button", name="Sit here"))
    assert ben.page.get_by_text("who may know what is hidden").count() == 0


def test_an_unknown_address_says_so(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    for path in ("/rules/chess", "/components/chess", "/somewhere/else"):
        ana.page.goto(ana.base + path)
        sees(ana.page.get_by_role("heading", name="There is nothing here."))
    assert all("404" in trouble for trouble in ana.troubles)
    ana.troubles.clear()
    ana.page.get_by_role("link", name="Back to the home page").click()
    sees(ana.page.get_by_role("heading", name="Asara"))


def test_the_players_seat_is_drawn_unless_it_is_chosen(person) -> None:
    """The dialog also offers every seat; its occupant then swaps places with the player."""
    ana = person("Ana")
    ana.go("/")
    ana.page.locator(".game", has_text="Asara").get_by_role("button", name="Open a table").click()
    panel = ana.page.locator("dialog[open]")
    seat = panel.get_by_label("Your seat")
    expect(seat).to_have_value("drawn")
    assert seat.locator("option").all_inner_texts() == ["random", "1", "2", "3"]
    panel.get_by_label("Seat 3", exact=True).select_option("bot")
    seat.select_option("3")
    expect(panel.get_by_label("Seat 3", exact=True)).to_have_value("me")
    expect(panel.get_by_label("Seat 1", exact=True)).to_have_value("bot")
    panel.get_by_label("Seat 2", exact=True).select_option("bot")
    panel.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url("**/t/*")
    header = ana.ask("GET", f"/api/tables/{ana.page.url.rsplit('/', 1)[1]}")
    assert [one["mine"] for one in header["seats"]] == [False, False, True]
    assert [one["kind"] for one in header["seats"]] == ["bot", "bot", "human"]
