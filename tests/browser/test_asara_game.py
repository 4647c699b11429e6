"""Asara with three at the table: two people in two browsers, one of them on a phone, and a bot."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.after_game import check_log, check_record, check_replay, check_score_sheet, log_lines
from tests.browser.people import PHONE, Person, playing, sees


def open_a_table(ana: Person) -> str:
    """Ana opens a table by the panel: herself, a friend by link, a bot."""
    ana.go("/")
    ana.page.get_by_role("article").filter(has_text="Asara").get_by_role("button", name="Open a table").click()
    panel = ana.page.get_by_role("dialog")
    panel.get_by_label("Your name").fill("Ana")
    panel.get_by_role("button", name="3", exact=True).click()
    for seat, kind in enumerate(("me", "open", "bot"), 1):
        panel.get_by_label(f"Seat {seat}", exact=True).select_option(kind)
    panel.get_by_label("Your seat").select_option("1")
    panel.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url("**/t/*")
    return ana.page.url.removeprefix(ana.base)


def take_back_once(one: Person) -> bool:
    """Where taking back is possible: the old question is there again."""
    undo = one.question.locator(".undo button").first
    if not undo.is_enabled():
        return False
    now = one.number()
    undo.click()
    one.page.wait_for_function("now => document.querySelector('.question').dataset.number !== now", arg=now)
    return int(one.number()) == int(now) + 1  # A take-back is an entry too; no number is reused.


@pytest.mark.long
def test_three_seats_play_a_whole_game_of_asara(person, tmp_path: Path) -> None:
    ana, ben, cleo = person("Ana"), person("Ben", size=PHONE), person("Cleo")
    link = open_a_table(ana)
    table = link.rsplit("/", 1)[1]
    ben.go(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    cleo.go(link)
    sees(cleo.page.locator(".board"))
    assert cleo.question.locator(".option").count() == 0

    taken_back = False
    todo = [_reload_loses_nothing, _second_window_follows]
    for turn, one in enumerate(playing(ana, ben)):
        if one is ana and turn > 20 and todo:
            todo.pop()(ana)
            continue
        one.answer()
        if not taken_back and one is ana:
            taken_back = take_back_once(ana)
        if turn % 25 == 0:
            assert ben.overflow() <= 0
    assert taken_back
    assert not todo
    assert len(ana.prompts | ben.prompts) >= 6, ana.prompts | ben.prompts

    for one in (ana, ben, cleo):
        expect(one.page.locator(".sheet")).to_be_visible()
        check_score_sheet(one, table)
    check_log(ana, table, 0)
    assert ben.overflow() <= 0
    check_record(ana, tmp_path)
    check_replay(ana, 3)


def _reload_loses_nothing(one: Person) -> None:
    """After a reload, the same person is asked the same question."""
    log, number = log_lines(one), one.number()
    options = one.question.locator(".option strong").all_inner_texts()
    one.page.reload()
    one.wait_asked()
    assert log_lines(one) == log
    assert one.number() == number
    assert one.question.locator(".option strong").all_inner_texts() == options


def _second_window_follows(one: Person) -> None:
    """The same person in a second window: what is answered there happens in the first one too."""
    first = one.page
    one.page = one.window()
    one.page.goto(first.url)
    one.wait_asked()
    before = one.number()
    assert first.locator(".question").get_attribute("data-number") == before
    one.answer()
    first.wait_for_function("before => document.querySelector('.question').dataset.number !== before", arg=before)
    one.page.close()
    one.page = first
