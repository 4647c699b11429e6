"""Sabika with two at the table, one of them on a phone, in the evening and in German."""

from __future__ import annotations

from pathlib import Path

import pytest

from partal.games import rules_of
from tests.browser.after_game import check_log, check_record, check_replay, check_score_sheet
from tests.browser.people import PHONE, Person, playing, sees
from tests.browser.test_after_game import speak_german
from tests.browser.test_asara_game import take_back_once
from tests.sampling import LONG, sampled

ME = {"kind": "me", "name": "Ana"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}


@pytest.mark.long
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


@LONG
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


WIDER_THAN_ITS_ROUND = """
(all) => all
  .filter((one) => one.getBoundingClientRect().width > one.closest("li").clientWidth)
  .map((one) => one.textContent)
"""


def deals_with_every_wish() -> list[int]:
    """A few seeds whose tables show each of the Sultan's wishes at least once."""
    rules = rules_of("sabika")
    missing = set(range(len(rules.content().wishes)))
    seeds = []
    for seed in range(100):
        if missing & set(rules.new(2, seed).wishes):
            missing -= set(rules.new(2, seed).wishes)
            seeds.append(seed)
    assert not missing
    return seeds


@sampled("edition", ["en", "de"], every=2)
def test_every_wish_finds_room_on_a_phone_in_german(person, edition: str) -> None:
    """Whether it pays once or for each building, in the rounds' narrow columns."""
    ben = person("Ben", size=PHONE)
    speak_german(ben)
    for seed in deals_with_every_wish():
        ben.go(ben.open_table("sabika", ME, RANDOM, seed=seed, settings={"edition": edition}))
        ben.wait_asked()
        wide = ben.page.locator(".wish span").evaluate_all(WIDER_THAN_ITS_ROUND)
        assert (ben.overflow(), wide) == (0, []), seed
