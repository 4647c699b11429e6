"""What the page owes to everybody: words for what happens, their own language, calm, room, and the truth."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, sees

ME = {"kind": "me", "name": "Ana"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}

ORDER = """
(selector) => {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const said = (one) => (one.querySelector(".visually-hidden") ?? one).textContent.trim();
  return all.map((one) => one.getAttribute("aria-label") || said(one));
}
"""


LISTEN = """
() => {
  window.heard = [];
  const region = document.querySelector("[aria-live=polite]");
  new MutationObserver(() => window.heard.push(...region.textContent.split("\\n"))).observe(region, {
    childList: true, characterData: true, subtree: true,
  });
}
"""


def test_the_live_region_tells_in_sentences_what_happened(person: Callable[..., Person]) -> None:
    """Users of screen readers hear every event, their own and the others', in the log's words."""
    ana = person("Ana")
    ana.go(ana.open_table("asara", ME, RANDOM, seed=4))
    ana.wait_asked()
    known = ana.page.locator(".log li > span").count()
    ana.page.evaluate(LISTEN)
    for _ in range(8):
        ana.answer()
        ana.wait_asked()
    heard = {sentence.strip() for sentence in ana.page.evaluate("window.heard") if sentence.strip()}
    happened = [" ".join(text.split()) for text in ana.page.locator(".log li > span").all_inner_texts()[known:]]
    assert len(happened) > 12
    assert [line for line in happened if line not in heard] == []
    assert all(re.search(r"[.!?]$", sentence) for sentence in heard), heard


def test_every_control_on_the_table_has_a_name_and_lies_in_reading_order(person: Callable[..., Person]) -> None:
    """Tab goes through the board before the question beside it, and nothing is nameless."""
    ana = person("Ana")
    for game in ("asara", "sabika"):
        link = ana.open_table(game, ME, RANDOM, seed=11)
        ana.advance(link, 8)
        ana.go(link)
        ana.wait_asked()
        names = ana.page.evaluate(ORDER, ".board .lit, .question .option, .question .undo button")
        assert names
        assert all(name for name in names), names
        board, side = (
            ana.page.locator(".board .lit:visible").count(),
            ana.page.locator(".question .option:visible").count(),
        )
        assert len(names) >= board + side
        assert not any(re.search(r"undefined|null|\[object|table-(asara|sabika)-", name) for name in names), names


def test_choosing_a_language_is_immediate_and_affects_nobody_else(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    link = ana.open_table("sabika", ME, OPEN, seed=3)
    ana.go(link)
    ben.go(link)
    ben.page.get_by_role("button", name="Sit here").first.click()
    for one in (ana, ben):
        sees(one.page.locator(".board"))
    # As soon as he sits, Ben's log tells what only he may know; before that it is a spectator's.
    sees(ben.page.locator(".log li", has_text="drew the starting tiles"))
    before = ben.page.locator(".log li").all_inner_texts()
    # The choice is stored when the server has answered; a reload before that would cut it off.
    with ana.page.expect_response(lambda one: one.url.endswith("/api/me") and one.request.method == "POST"):
        ana.page.get_by_label("Language").select_option("de")
    expect(ana.page.locator("html")).to_have_attribute("lang", "de")
    expect(ana.page.get_by_role("tab", name="Verlauf")).to_be_visible()
    expect(ana.page.locator(".log li").first).not_to_have_text(before[0])
    expect(ben.page.locator("html")).to_have_attribute("lang", "en")
    assert ben.page.locator(".log li").all_inner_texts() == before
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("lang", "de")


def test_nothing_moves_for_people_who_prefer_less_motion(person: Callable[..., Person]) -> None:
    ana = person("Ana", motion="reduce")
    ana.go(ana.open_table("asara", ME, RANDOM, seed=4))
    ana.page.evaluate(
        """() => {
          window.longest = 0;
          const look = () => {
            for (const one of document.getAnimations()) {
              const timing = one.effect.getComputedTiming();
              window.longest = Math.max(window.longest, Math.min(timing.endTime, 1e6));
            }
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    for _ in range(6):
        ana.wait_asked()
        ana.answer()
    assert ana.page.evaluate("window.longest") <= 1, "something moved"


@pytest.mark.parametrize("path", ["/", "/rules/asara", "/rules/sabika"])
def test_no_page_is_wider_than_a_phone(person: Callable[..., Person], path: str) -> None:
    """Tables and replays are looked at by the games and by axe."""
    ana = person("Ana", size=PHONE)
    ana.go(path)
    sees(ana.page.get_by_role("article").first)
    assert ana.overflow() <= 0


def test_the_letters_come_with_the_page(person: Callable[..., Person]) -> None:
    """Letters that arrive late are wider or narrower than their stand-ins, and move what is being clicked."""
    ana = person("Ana")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url.removeprefix(ana.base)))
    ana.go("/")
    expect(ana.page.locator("h1").first).to_be_visible()
    before_the_words = asked[: next(at for at, url in enumerate(asked) if url.startswith("/api/"))]
    fonts = sorted(re.sub(r"-normal.*", "", url.split("/")[-1]) for url in before_the_words if url.endswith(".woff2"))
    assert fonts == ["alegreya-latin-700", "alegreya-sans-latin-400", "alegreya-sans-latin-700"]
