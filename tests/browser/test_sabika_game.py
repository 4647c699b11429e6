"""Sabika with two at the table, one of them on a phone, in the evening and in German."""

from __future__ import annotations

from pathlib import Path

from tests.browser.after_game import check_log, check_record, check_replay, check_score_sheet
from tests.browser.people import PHONE, Person, playing, sees
from tests.browser.test_asara_game import take_back_once

ME = {"kind": "me", "name": "Ana"}
OPEN = {"kind": "open"}


def test_two_seats_play_a_whole_game_of_sabika(person, tmp_path: Path) -> None:
    ana, ben = person("Ana"), person("Ben", size=PHONE, theme="dark", language="de")
    link = ana.open_table("sabika", ME, OPEN, settings={"events": "random"})
    table = link.rsplit("/", 1)[1]
    ana.go(link)
    ben.go(link)
    ben.page.get_by_role("textbox").first.fill("Ben")
    ben.page.locator(".button.primary").first.click()

    taken_back = False
    for turn, one in enumerate(playing(ana, ben)):
        one.answer()
        if not taken_back:
            taken_back = take_back_once(one)
        if turn == 40:
            ben.page.reload()
            sees(ben.page.locator(".board"))
    assert taken_back
    assert len(ana.prompts | ben.prompts) > 14, ana.prompts | ben.prompts

    for one in (ana, ben):
        check_score_sheet(one, table)
    check_log(ana, table, 0)
    check_log(ben, table, 1)
    check_record(ana, tmp_path)
    check_replay(ana, 2)


def test_a_solo_game_is_played_through_the_page(person, tmp_path: Path) -> None:
    """Alone against Yusuf, from the first page to the last figure."""
    ana: Person = person("Ana")
    ana.go("/")
    ana.page.get_by_role("button", name="Alone against Yusuf").click()
    ana.page.wait_for_url("**/t/*")
    table = ana.page.url.rsplit("/", 1)[1]
    for one in playing(ana):
        one.answer()
    assert len(ana.totals()) == 2, "Yusuf has a column of his own"
    assert len(ana.prompts) > 10, ana.prompts
    check_score_sheet(ana, table)
    check_log(ana, table, 0)
    check_record(ana, tmp_path)
    check_replay(ana, 2)
