"""A whole game of each with the keyboard alone; dialogs keep the focus inside and give it back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import THREE_PICTURES, Keys
from tests.browser.people import Person


def sit_down(person, game: str, button: str) -> Keys:
    """From the first page to the table by Tab and Enter."""
    ana: Person = person("Ana")
    ana.go("/")
    keys = Keys(ana)
    heading = ana.page.get_by_role("article").filter(has_text=game).get_by_role("button", name=button)
    expect(heading).to_be_visible()
    for _ in range(40):
        keys.press("Tab")
        if heading.evaluate("one => one === document.activeElement"):
            break
    keys.has_a_place()
    keys.press("Enter")
    if button.startswith("Play now"):  # It asks how many and how strong before the first game.
        play = ana.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True)
        expect(play).to_be_visible()
        for _ in range(20):
            keys.press("Tab")
            if play.evaluate("one => one === document.activeElement"):
                break
        keys.press("Enter")
    ana.page.wait_for_url("**/t/*")
    return keys


def check_help(keys: Keys) -> None:
    """The help opens by its key, keeps Tab inside, and gives the focus back."""
    keys.press("q", "1")
    keys.remember()
    keys.press("?")
    expect(keys.page.get_by_role("dialog")).to_be_visible()
    for key in ("Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"):
        keys.press(key)
        assert keys.has_a_place()["inDialog"]
    keys.press("Escape")
    expect(keys.page.get_by_role("dialog")).to_have_count(0)
    keys.is_back()


def check_why(keys: Keys) -> None:
    """What an option does is told by a key, and the option has the focus again."""
    keys.press("q", "1")
    keys.remember()
    keys.press("w")
    expect(keys.page.get_by_role("dialog")).to_be_visible()
    assert keys.has_a_place()["inDialog"]
    keys.press("Escape")
    expect(keys.page.get_by_role("dialog")).to_have_count(0)
    keys.is_back()


def check_take_back(keys: Keys) -> bool:
    undo = keys.page.locator(".undo button").first
    if not undo.is_enabled():
        return False
    now = keys.person.number()
    keys.press("u")
    keys.page.wait_for_function("now => document.querySelector('.question').dataset.number !== now", arg=now)
    keys.page.wait_for_function("() => document.activeElement !== document.body")
    keys.has_a_place()
    return int(keys.person.number()) == int(now) + 1  # A take-back is an entry too; no number is reused.


def play(keys: Keys, answers: int = 1_000) -> None:
    """Answers this many questions, or all there are; in between, looks for help and takes something back."""
    taken_back = False
    while keys.chosen < answers and keys.wait_asked():
        if keys.chosen == 2:
            check_help(keys)
            check_why(keys)
        keys.answer()
        taken_back = taken_back or (keys.chosen % 3 == 0 and keys.wait_asked() and check_take_back(keys))
    assert taken_back
    assert set(keys.ways) == {"arrows", "digits", "table", "tab"}, keys.ways
    keys.has_a_place()


def play_to_the_end(keys: Keys) -> None:
    play(keys)
    keys.tab_to("Replay")
    keys.press("Enter")
    keys.page.wait_for_url("**/replay/*")
    expect(keys.page.get_by_role("slider")).to_be_visible()


@pytest.mark.long
def test_a_whole_game_of_asara_is_played_with_the_keyboard_alone(person) -> None:
    play_to_the_end(sit_down(person, "Asara", "Play now with bots"))


@pytest.mark.long
def test_a_whole_game_of_sabika_is_played_with_the_keyboard_alone(person) -> None:
    play_to_the_end(sit_down(person, "Sabika", "Alone against Yusuf"))


@pytest.mark.parametrize(("game", "button"), [("Asara", "Play now with bots"), ("Sabika", "Alone against Yusuf")])
def test_a_game_is_begun_with_the_keyboard_alone(person, game: str, button: str) -> None:
    play(sit_down(person, game, button), answers=10)


PUSHED_AWAY = """
() => {
  const question = document.querySelector(".question");
  document.documentElement.style.overflowAnchor = "none";
  document.querySelector("header").style.marginBottom = "3000px";
  question.append(document.createElement("p"));
}
"""
"""A new question, and a page that has grown above it."""


def test_a_new_question_stays_in_view_for_keyboard_users(person) -> None:
    ana: Person = person("Ana")
    ana.go(ana.open_table("sabika", {"kind": "me", "name": "Ana"}))
    ana.wait_asked()
    keys = Keys(ana)
    keys.press("q")
    assert keys.has_a_place()["inQuestion"]
    ana.page.evaluate(PUSHED_AWAY)
    ana.page.evaluate(THREE_PICTURES)
    assert keys.has_a_place()["inQuestion"]
    # A user who scrolls wants to look at something else.
    ana.page.mouse.wheel(0, -9000)
    ana.page.wait_for_function("() => scrollY === 0")
    ana.page.evaluate("() => document.querySelector('.question').append(document.createElement('p'))")
    ana.page.evaluate(THREE_PICTURES)
    assert not keys.focus()["seen"]


def test_single_keys_can_be_switched_off(person) -> None:
    """A letter from speech input does not answer; the arrows still work."""
    ana: Person = person("Ana")
    link = ana.open_table("sabika", {"kind": "me", "name": "Ana"})
    ana.go(link)
    ana.wait_asked()
    keys = Keys(ana)
    keys.press("Tab", "?")
    ana.page.get_by_role("checkbox", name="single letters").focus()
    keys.press("Space", "Escape", "q")
    assert not keys.focus()["kind"].startswith("panel question")
    keys.press("?")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    keys.press("ArrowDown")
    assert "option" in keys.focus()["kind"]


def test_typing_in_the_chat_is_not_taken_for_keys(person) -> None:
    ana: Person = person("Ana")
    link = ana.open_table("sabika", {"kind": "me", "name": "Ana"})
    ana.go(link)
    ana.wait_asked()
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Write something").focus()
    ana.page.keyboard.type("quit? 1 2 u t")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".chat li")).to_contain_text("quit? 1 2 u t")
    assert ana.page.get_by_role("dialog").count() == 0
