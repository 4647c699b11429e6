"""A table of other rules on the page, and taking back among bots."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, Person, points, sees
from tests.sampling import LONG, sampled

ME = {"kind": "me", "name": "Ana"}
BOT = {"kind": "bot", "bot": "random", "name": "Ben"}


def with_other_rules(house: House, link: str, *people: Person) -> None:
    """The server comes back with other rules than this table was played by; the interruption itself is not an error."""
    for one in people:
        assert one.troubles == []
    house.stop()
    with contextlib.closing(sqlite3.connect(house.folder / "partal.db")) as file, file:
        file.execute("UPDATE tables SET rules = '0' WHERE id = ?", (link.rsplit("/", 1)[1],))
    house.start()
    for one in people:
        sees(one.page.locator(".kept"))
        one.troubles.clear()


def record_of(one: Person, path: Path) -> str:
    with one.page.expect_download() as download:
        one.page.locator(".record").click()
    download.value.save_as(path)
    return path.read_text(encoding="utf-8")


@LONG
@sampled("game", ["asara", "sabika"], every=2)
def test_a_finished_game_of_other_rules_shows_its_sheet_and_gives_its_record(
    person: Callable[..., Person], house: House, tmp_path: Path, game: str
) -> None:
    ana = person("Ana", size=PHONE)
    link = ana.open_table(game, ME, BOT, seed=11)
    ana.go(link)
    sees(ana.page.locator(".board"))
    ana.play_out(link)
    totals, sources = ana.totals(), ana.page.locator(".sheet tbody th").all_inner_texts()
    before = record_through(ana, link)
    with_other_rules(house, link, ana)

    kept = ana.page.locator(".kept")
    sees(kept.locator("h1"))
    expect(kept.locator("h1")).to_have_text("The result of this game is kept")
    expect(kept.locator(".why")).to_contain_text("It was played by version 0 of the rules.")
    sees(kept.locator(".result tfoot"))
    assert [points(cell) for cell in kept.locator(".result tfoot td").all_inner_texts()] == totals
    assert [
        row.split("\n")[0].rsplit(" ", 1)[0] for row in kept.locator(".result tbody th").all_inner_texts()
    ] == sources
    # Byte for byte, but for the version that the test itself has put there.
    assert record_of(ana, tmp_path / "record") == re.sub(rf"(?m)^game: {game} .*$", f"game: {game} 0", before)
    for size in (PHONE, LAPTOP):
        ana.page.set_viewport_size(size)
        assert ana.overflow() <= 0
        assert violations(ana.page, ".kept") == []
    ana.go("/")
    row = ana.page.locator(f"a[href='{link}']")
    expect(row.locator("small")).to_have_text("other rules")


def record_through(one: Person, link: str) -> str:
    answer = one.context.request.get(f"{one.base}/api{link.replace('/t/', '/tables/')}/record")
    return answer.text()


def test_a_running_game_of_other_rules_is_closed_and_then_gives_its_record(
    person: Callable[..., Person], house: House, tmp_path: Path
) -> None:
    """Everybody who has it open sees it stop; a stranger cannot close it; it is readable in German and in the dark."""
    ana, eve = person("Ana"), person("Eve", theme="dark")
    link = ana.open_table("asara", ME, BOT, seed=11)
    ana.advance(link, 6)
    ana.go(link)
    ana.wait_asked()
    with_other_rules(house, link, ana)

    kept = ana.page.locator(".kept")
    expect(kept.locator("h1")).to_have_text("This game cannot continue here")
    eve.ask("GET", "/api/me")
    eve.ask("POST", "/api/me", {"language": "de"})
    eve.go(link)
    expect(eve.page.locator(".kept h1")).to_have_text("Diese Partie kann hier nicht weitergehen")
    expect(eve.page.locator(".kept .close")).to_have_count(0)
    assert violations(eve.page, ".kept") == []

    expect(kept.locator(".record")).to_have_count(0)
    kept.locator(".close").click()
    kept.get_by_role("button", name="Leave it as it is").click()
    expect(kept.locator("h1")).to_have_text("This game cannot continue here")
    kept.locator(".close").click()
    kept.locator(".yes").click()
    expect(kept.locator("h1")).to_have_text("This table is closed")
    record = record_of(ana, tmp_path / "record")
    assert record.startswith("partal-record: 1\ngame: asara 0\n")
    assert "\n1 0 " in record
    expect(kept.locator(".close")).to_have_count(0)


def test_among_bots_the_button_goes_back_past_reveals_and_says_that_it_counts(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    link = ana.open_table("sabika", ME, seed=11)
    ana.go(link)
    ana.wait_asked()
    back = ana.page.locator(".question .back")
    told = ""
    for _ in range(60):
        ana.wait_asked()
        told = back.get_attribute("title") or ""
        if "Something has been revealed since" in told:
            break
        ana.answer()
    assert told == (
        "Takes back your last answer. "
        "Something has been revealed since, so the record and the score sheet will say that you took it back."
    )
    number = ana.number()
    back.click()
    expect(ana.question).not_to_have_attribute("data-number", number)
    expect(ana.page.locator(".question .counted")).to_have_text("Taken back past a reveal: 1")


def test_the_switch_at_the_opening_turns_it_off(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.go("/")
    ana.page.get_by_role("button", name="Open a table").first.click()
    box = ana.page.get_by_label("Among bots, allow taking back past a reveal")
    expect(box).to_be_checked()
    box.uncheck()
    ana.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url("**/t/*")
    table = ana.ask("GET", f"/api/tables/{ana.page.url.rsplit('/', 1)[1]}")
    assert table["take_back_past_reveals"] is False
