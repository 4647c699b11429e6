"""Several windows, a server that dies: the page tells what happened and goes on by itself."""

from __future__ import annotations

import signal
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.house import House
from tests.browser.people import Person, sees

ME = {"kind": "me", "name": "Ana"}
RANDOM = {"kind": "bot", "bot": "random"}

SLOW_EARS = """
(() => {
  const kept = [];
  window.deaf = false;
  window.hearAgain = () => { window.deaf = false; kept.splice(0).forEach((tell) => tell()); };
  const plain = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(listener) {
      plain.set.call(this, (event) => {
        const tell = () => listener.call(this, event);
        window.deaf ? kept.push(tell) : tell();
      });
    },
  });
})();
"""
"""A window that can be made to hear late: what the server says is kept until `hearAgain`."""


def test_two_windows_answer_at_once_and_the_slower_one_sees_why(person: Callable[..., Person]) -> None:
    """The first answer counts. The other window says why its own does not, and shows the question that is open now."""
    ana: Person = person("Ana")
    table = ana.open_table("sabika", ME, seed=5)
    ana.go(table)
    ana.wait_asked()
    slow = ana.window()
    slow.add_init_script(SLOW_EARS)
    slow.goto(ana.base + table)
    slow.wait_for_selector(".question .option")
    before = ana.number()
    slow.evaluate("window.deaf = true")
    ana.question.locator(".option").first.click()
    expect(ana.question).not_to_have_attribute("data-number", before)
    after, log = ana.number(), ana.page.locator(".log li:not(.since)").all_inner_texts()
    expect(slow.locator(".question")).to_have_attribute("data-number", before)
    slow.locator(".question .option").last.click()
    with slow.expect_event("console", lambda _: True, timeout=10_000) as _:
        slow.evaluate("setTimeout(() => { window.hearAgain(); console.info('heard'); }, 300)")
    sees(slow.locator(".problem"))
    assert len(slow.locator(".problem").inner_text()) > 20
    expect(slow.locator(".question")).to_have_attribute("data-number", after)
    assert ana.number() == after
    assert ana.page.locator(".log li:not(.since)").all_inner_texts() == log
    assert slow.locator(".log li:not(.since)").all_inner_texts() == log


def test_the_page_reconnects_by_itself_after_the_server_died(person: Callable[..., Person], house: House) -> None:
    ana: Person = person("Ana")
    table = ana.open_table("asara", ME, RANDOM, seed=5)
    ana.go(table)
    for _ in range(4):
        ana.wait_asked()
        ana.answer()
    ana.wait_asked()
    number, options = ana.number(), ana.question.locator(".option").all_inner_texts()
    house.stop(signal.SIGKILL)
    try:
        sees(ana.page.locator(".offline"))
    finally:
        house.start()
    expect(ana.page.locator(".offline")).to_have_count(0)
    assert ana.number() == number
    assert ana.question.locator(".option").all_inner_texts() == options
    for _ in range(3):
        ana.answer()
        ana.wait_asked()
    # A browser reports a connection that cannot be made; nothing else may have gone wrong.
    lost = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
    ana.troubles[:] = [one for one in ana.troubles if not any(what in one for what in lost)]


def test_a_page_whose_drawings_are_gone_fetches_the_newer_page_once(person: Callable[..., Person]) -> None:
    """The server may have been updated since the page came; its files have other names then."""
    ana = person("Ana")
    link = ana.open_table("sabika", ME)
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.fulfill(status=404) if len(refused) == 1 else route.continue_()

    ana.page.route("**/assets/drawings-*.js", refuse)
    ana.go(link)
    assert ana.wait_asked()
    sees(ana.page.locator(".board .lit").first)
    assert len(refused) == 2
    ana.troubles = [trouble for trouble in ana.troubles if "404" not in trouble]
