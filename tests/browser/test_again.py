"""The end and the way on: points counted up, a rematch, a replay with addresses, and going on from a position."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, points, sees
from tests.said import text_of
from tests.sampling import sampled

ME = {"kind": "me", "name": "Ana"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random", "name": "Wilhelmine von Granada"}
LAPTOP = {"width": 1366, "height": 650}


def over(ana: Person, game: str = "asara", *others: dict[str, str]) -> str:
    """A finished game; nobody has looked at its end yet."""
    link = ana.open_table(game, ME, *(others or (BOT,)), seed=11)
    ana.advance(link, 2_000)
    return link


def replay_of(link: str) -> str:
    return link.replace("/t/", "/replay/")


@sampled("game", ["asara", "sabika"])
def test_the_end_is_in_the_middle_of_the_page_and_nobody_scrolls(person: Callable[..., Person], game: str) -> None:
    ana = person("Ana", size=LAPTOP)
    ana.go(over(ana, game))
    sheet = ana.page.locator(".sheet")
    sees(sheet)
    box = sheet.bounding_box()
    board = ana.page.locator(".board").bounding_box()
    assert box is not None
    assert board is not None
    assert abs((box["x"] + box["width"] / 2) - (board["x"] + board["width"] / 2)) < 4
    assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert sheet.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "nor within the sheet"
    for name in ("Ana", "Wilhelmine von Granada"):
        told = sheet.locator(".podium").get_by_text(name, exact=True)
        assert told.evaluate("one => one.scrollWidth <= one.clientWidth")
    sees(sheet.get_by_role("button", name="Rematch"))
    assert sheet.locator(".seal summary").evaluate("one => one.clientHeight") < 48, "the proof is one line"
    expect(sheet.locator(".seal dl")).to_be_hidden()


@pytest.mark.long
def test_points_are_counted_up_by_source_as_the_game_ends(person: Callable[..., Person]) -> None:
    """From nothing to the totals, one source after the other; a key shows the end at once; calm people see no show."""
    moving, calm = person("Ana", motion="no-preference"), person("Ben")
    link = moving.open_table("asara", ME, BOT, seed=11)
    for one in (moving, calm):
        one.go(link)
        sees(one.page.locator(".board"))
    other = person("Cid")
    other.context.add_cookies(moving.context.cookies())
    other.advance(link, 2_000)
    sheet = moving.page.locator(".sheet")
    sees(sheet)
    rows = sheet.locator("tbody tr").count()
    assert 0 < sheet.locator("tbody tr.awaited").count() <= rows
    sees(calm.page.locator(".sheet"))
    expect(calm.page.locator(".sheet .awaited")).to_have_count(0)
    moving.page.keyboard.press("Shift")
    expect(sheet.locator(".awaited")).to_have_count(0)
    totals = [points(cell) for cell in sheet.locator(".podium b").all_inner_texts()]
    assert sorted(totals) == sorted(moving.totals())


@pytest.mark.long
def test_one_button_asks_everybody_for_a_rematch(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    link = ana.open_table("asara", ME, OPEN, seed=11, settings={"professional": "true"})
    ben.go(link)
    ben.page.get_by_role("button", name="Sit here").first.click()
    sees(ben.page.locator(".board"))
    ben.ask("POST", f"/api{link.replace('/t/', '/tables/')}/leave", {"seat": 1, "bot": "random"})
    ana.go(link)
    ana.advance(link, 2_000)
    ana.go(link)
    ben.go(link)
    ana.page.get_by_role("button", name="Rematch").click()
    ana.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(link))
    new = ana.page.url
    sees(ana.page.locator("section[aria-label=Seats]"))
    expect(ben.page.locator(".sheet")).to_contain_text("Somebody asks for a rematch")
    ben.page.get_by_role("button", name="Play again").click()
    ben.page.wait_for_url(new)
    sees(ben.page.locator(".board"))
    header = ben.ask("GET", f"/api/tables/{new.rsplit('/', 1)[1]}")
    assert header["status"] == "running"
    assert header["settings"] == {"professional": "true"}
    assert [seat["mine"] for seat in header["seats"]] == [False, True]


def test_a_replay_begins_at_the_beginning_and_plays_by_itself(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    link = over(ana)
    ana.page.clock.install()
    ana.go(replay_of(link))
    bar = ana.page.locator(".bar")
    expect(bar).to_contain_text("question 1 of")
    ana.page.get_by_role("button", name="Play", exact=True).click()
    for number in (2, 3):
        ana.page.clock.run_for(1_200)
        expect(bar).to_contain_text(f"question {number} of")
    ana.page.get_by_label("Speed").select_option("fast")
    ana.page.clock.run_for(400)
    expect(bar).to_contain_text("question 4 of")
    ana.page.get_by_role("button", name="Pause").click()
    ana.page.clock.run_for(20_000)
    expect(bar).to_contain_text("question 4 of")


def test_the_address_follows_the_moment_and_leads_anybody_there(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    link = over(ana, "sabika", BOT, {**BOT, "name": "Cleo"})
    ana.go(replay_of(link))
    history = ana.ask("GET", f"/api{link.replace('/t/', '/tables/')}/history")
    asked = history["asked"]
    mine = [n + 1 for n, seat in enumerate(asked) if seat == 0 and (n == 0 or asked[n - 1] != 0)]
    expect(ana.page.locator(".bar")).to_contain_text("question 1 of")
    ana.page.get_by_role("button", name="On to Ana’s next turn").click()
    ahead = next(one for one in mine if one > 1)
    ana.page.wait_for_url(f"**{replay_of(link)}?at={ahead}")
    ana.page.get_by_label("seen by").select_option("0")
    ana.page.wait_for_url(f"**?at={ahead}&seat=0")
    chosen = ana.ask("GET", f"/api{link.replace('/t/', '/tables/')}/replay/{ahead}?seat=0")["chosen"]
    expect(ana.page.locator(".chosen")).to_have_text(f"Answer: {text_of(chosen['text'], 'en')}")
    ben.go(ana.page.url.removeprefix(ana.base))
    expect(ben.page.locator(".chosen")).to_have_text(ana.page.locator(".chosen").inner_text())
    ana.page.get_by_label("Go to").select_option(label="Round 3")
    ana.page.wait_for_url(f"**?at={history['periods'][2] + 1}&seat=0")
    sees(ana.page.locator("aside .log ol"))
    assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_chosen_answer_is_marked_on_the_table(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    link = over(ana)
    table = f"/api{link.replace('/t/', '/tables/')}"
    numbers = ana.ask("GET", f"{table}/history")["numbers"]
    for number in range(1, numbers):
        chosen = ana.ask("GET", f"{table}/replay/{number}?seat=0")["chosen"]
        if any(target.startswith("place:") for target in chosen["targets"]):
            break
    ana.go(f"{replay_of(link)}?at={number}&seat=0")
    sees(ana.page.locator(f".board .lit[data-target='{chosen['targets'][0]}']"))


def test_going_on_from_a_position_opens_a_practice_table(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    link = over(ana)
    ana.go(f"{replay_of(link)}?at=31")
    ana.page.get_by_role("button", name="Go on from here").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label("The others").select_option("")
    dialog.get_by_role("button", name="Open the practice table").click()
    ana.page.wait_for_url("**/t/*")
    curtain = ana.page.locator(".curtain button")
    curtain.or_(ana.question).first.wait_for()
    if curtain.count():
        curtain.click()
    ana.beside("Seats")
    expect(ana.page.locator(".practice")).to_contain_text("after its first 30 answers")
    header = ana.ask("GET", f"/api/tables/{ana.page.url.rsplit('/', 1)[1]}")
    assert [seat["kind"] for seat in header["seats"]].count("guest") == 1
    assert header["practice"]["given"] == 30


def test_the_rules_open_beside_the_table_and_are_those_of_its_game(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    link = ana.open_table("sabika", ME, seed=11)
    ana.go(link)
    sees(ana.question)
    ana.page.get_by_role("link", name="Rules").click()
    book = ana.page.get_by_role("complementary", name="Rulebook: Sabika")
    sees(book)
    assert ana.page.url.endswith(link), "the table is still there"
    sees(book.get_by_role("heading", name=re.compile("^S-")).first)
    book.get_by_role("searchbox").fill("tribute")
    expect(book.get_by_role("article").first).to_contain_text(re.compile("tribute", re.IGNORECASE))
    before = ana.number()
    ana.question.locator(".option").first.click()
    ana.settle(before)
    sees(book)
    book.get_by_role("searchbox").focus()
    ana.page.keyboard.press("Escape")
    expect(book).to_have_count(0)
