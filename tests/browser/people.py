"""A person at the page: a browser of their own, eyes for what is lit, and a hand that clicks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.house import ADVANCE

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 740}

ASKED = """
() => {
  void document.body.offsetHeight;
  if (document.fonts.status === "loading") return null;
  if (document.querySelector(".sheet")) return "over";
  const question = document.querySelector(".question");
  return question?.classList.contains("mine") && question.querySelector(".option") ? "asked" : null;
}
"""
ANSWERED = """
(before) => {
  if (document.querySelector(".sheet")) return "over";
  if (document.querySelector(".curtain")) return "answered";
  if (document.querySelector("dialog[open]")) return "dialog";
  const question = document.querySelector(".question");
  if (question?.dataset.number !== before) return question ? "answered" : null;
  if (question.querySelector(".send")) return "ready";
  const chosen = [...question.querySelectorAll(".let-go")].map((one) => one.textContent).join();
  if (chosen && chosen !== window.narrowed) return "narrowed";
  if (question.querySelector(".problem")) return "refused";
  return question.querySelector(".gather .confirm:not(:disabled)") ? "gathered" : null;
}
"""

GATHERED = """
([number, told]) => {
  if (document.querySelector(".sheet") || document.querySelector(".question")?.dataset.number !== number) return "sent";
  const sum = document.querySelector(".gather .sum")?.textContent;
  return sum && sum !== told && document.querySelector(".gather .confirm:not(:disabled)") ? "added" : null;
}
"""
NARROWED = "window.narrowed = [...document.querySelectorAll('.question .let-go')].map((one) => one.textContent).join()"
"""From now on what is chosen now is no effect any more."""
BEGUN = "try { localStorage['partal-chosen-start'] ??= '\"bots\"' } catch {}"
"""Somebody who has been here before, and is not asked how to begin."""
CONFIRMS = "try { localStorage['partal-chosen-confirm-turns'] ??= '%s' } catch {}"
"""What somebody once chose about confirming their turns, unless they choose again."""

OVERFLOW = """
() => {
  const page = document.documentElement;
  const boxes = [...document.querySelectorAll("*")].filter(
    (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.matches(":not([data-scrolls])") &&
      one.getClientRects().length,
  );
  return Math.max(page.scrollWidth - innerWidth, ...boxes.map((one) => one.scrollWidth - one.clientWidth));
}
"""

expect.set_options(timeout=45_000)


class Person:
    """Somebody with a cookie, a window and patience."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str,
        size: dict[str, int] = LAPTOP,
        theme: str = "light",
        language: str = "en",
        motion: str = "reduce",
        confirms: bool | None = False,
        touch: bool = False,
        new: bool = False,
    ) -> None:
        self.name = name
        self.base = base
        self.troubles: list[str] = []
        self.context = browser.new_context(
            viewport=size,
            color_scheme=theme,
            reduced_motion=motion,
            locale=language,
            accept_downloads=True,
            has_touch=touch,
        )
        self.context.set_default_timeout(45_000)
        if not new:
            self.context.add_init_script(BEGUN)
        # Whoever is new confirms each turn (`None`); most tests are about something else.
        if confirms is not None:
            self.context.add_init_script(CONFIRMS % ("true" if confirms else "false"))
        self.page = self.window()
        self.chosen = 0
        self.gathered = 0
        self.prompts: set[str] = set()

    def window(self) -> Page:
        """A window of this person's browser; whatever it complains about is remembered."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"{self.name}: {error}"))
        page.on("console", self._heard)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{self.name}: {message.type}: {message.text}")

    # Going places

    def beside(self, tab: str) -> None:
        """Opens what lies beside the table: log, chat or seats; in a small window that is a region of its own."""
        self.page.locator("[role=tab]").first.wait_for()  # Which tabs there are is known once the table is drawn.
        region = self.page.locator("[role=tab][id$='-beside']")
        if region.count():
            region.click()
        self.page.get_by_role("tab", name=tab).last.click()

    def go(self, path: str) -> None:
        self.page.goto(self.base + path)
        self.page.locator("main").wait_for()

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request with this person's cookie."""
        data = {"data": body} if body is not None else {}
        answer = self.context.request.fetch(self.base + path, method=method, **data)
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, *chairs: dict[str, str], **more: object) -> str:
        """A table opened without the page's help; its link."""
        self.ask("GET", "/api/me")
        link: str = self.ask("POST", "/api/tables", {"game": game, "chairs": list(chairs), **more})["link"]
        return link

    def advance(self, link: str, answers: int, seat: int = 0, gathering: bool = False) -> int:
        """Lets a seat answer this many questions quickly before anybody looks; at most up to a gathered question."""
        if not self.page.url.startswith(self.base):
            self.go("/rules/asara")
        given: int = self.page.evaluate(ADVANCE, [link.rsplit("/", 1)[1], seat, answers, gathering])
        return given

    def play_out(self, link: str) -> None:
        """Play the game to its end without looking, and come back to its result: drawing every question takes long."""
        self.go("/rules/asara")
        self.advance(link, 500)
        self.go(link)
        sees(self.page.locator(".sheet"))

    # Looking

    @property
    def question(self) -> Locator:
        return self.page.locator(".question")

    def prompt(self) -> str:
        return self.question.locator("h2").inner_text()

    def number(self) -> str:
        return self.question.get_attribute("data-number") or ""

    def wait_asked(self, timeout: float = 60_000) -> bool:
        """Wait until this person is asked (True) or the game is over (False), and can read it in its own letters."""
        return bool(self.page.wait_for_function(ASKED, timeout=timeout).json_value() == "asked")

    def totals(self) -> list[int]:
        """The last line of the score sheet."""
        return [points(cell) for cell in self.page.locator(".sheet tfoot td").all_inner_texts()]

    def live_region(self) -> str:
        return self.page.locator("[aria-live=polite]").first.inner_text()

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window, or what is in a scrolling box wider than the box.

        A list marked with `data-scrolls` may scroll sideways within its region.
        """
        wider: int = self.page.evaluate(OVERFLOW)
        return wider

    # Choosing

    def go_on(self) -> None:
        """In a small window the summary of a round lies over the table, until one has read it."""
        ended = self.page.locator(".folded .board .ended .button:visible")
        if ended.count():
            ended.click()

    def answer(self) -> None:
        """Answer by a fixed rule: the first, the last, the middle choice, now in the list, now on the table."""
        before = self.number()
        self.go_on()
        self.page.evaluate("window.narrowed = ''")
        text = self.question.locator("h2").inner_text()
        self.prompts.add(re.sub(r"\d+", "#", text))
        lit = self.page.locator(".board .lit:visible")
        options = self.question.locator(".option")
        turn = self.chosen
        self.chosen += 1
        why = ""
        for _ in range(5):
            # Where several small questions are gathered, their dialog may take the list's place under the hand.
            try:
                pick(lit if turn % 2 and lit.count() else options, turn // 2).click(timeout=10_000)
                break
            except TooLate as late:
                why = str(late)
        else:
            raise AssertionError(f"what was chosen cannot be clicked on: {why}")
        self.settle(before, turn)

    def answer_or_pass(self) -> None:
        """On a shared device: answers, or lifts the curtain for the next person."""
        self.page.wait_for_selector(".curtain, .question .option")
        curtain = self.page.locator(".curtain button")
        if curtain.count():
            curtain.click()
            self.page.wait_for_selector(".question")
        else:
            self.answer()

    def settle(self, before: str, turn: int = 0) -> None:
        """Wait for the effect; where a dialog asks which one is meant, say so."""
        for _ in range(12):
            effect = self.page.wait_for_function(ANSWERED, arg=before).json_value()
            if effect == "gathered":
                self._gather(turn)
                continue
            if effect == "ready":
                self.question.locator(".send").click()
                continue
            if effect == "narrowed":
                self.page.evaluate(NARROWED)
                pick(self.question.locator(".option"), turn).click()
                continue
            if effect != "dialog":
                assert effect in ("answered", "over"), self.question.locator(".problem").inner_text()
                return
            pick(self.page.locator("dialog[open] ul .button"), turn).click()
        raise AssertionError("the dialog does not end")

    def gather_one(self, option: Locator) -> bool:
        """Adds an answer to a dialog; whether that sent them all, because nothing more could be chosen."""
        told = [self.number(), self.page.locator(".gather .sum").inner_text()]
        option.click()
        return bool(self.page.wait_for_function(GATHERED, arg=told).json_value() == "sent")

    def _gather(self, turn: int) -> None:
        """Some small questions lie in one dialog: take up to two more, then say that this is all."""
        steps = self.page.locator(".gather.steps .step").first.locator(".option")
        if steps.count():
            other = pick(steps, turn)
            other.click()
            expect(other).to_have_attribute("aria-checked", "true")
        for _ in range(0 if steps.count() else turn % 3):
            more = self.page.locator(".gather li .option")
            if more.count() and self.gather_one(pick(more, turn)):
                self.gathered += 1
                return
        self.page.locator(".gather .confirm").click()
        self.page.wait_for_function("() => !document.querySelector('.gather .confirm:not(:disabled)')")
        self.gathered += 1


def points(cell: str) -> int:
    """A figure of the page: a dot is nothing, and a loss has a real minus."""
    return 0 if cell == "·" else int(cell.replace("−", "-"))


def pick(row: Locator, turn: int) -> Locator:
    """The first, the last, or the middle one of a row, in turn."""
    count = row.count()
    return row.nth((0, count - 1, count // 2)[turn % 3])


def sees(locator: Locator) -> None:
    """The thing is there to be seen."""
    expect(locator).to_be_visible()


def playing(*people: Person) -> Iterator[Person]:
    """Yields the person who is asked, question by question, until everybody sees the score sheet."""
    quiet = 0
    while True:
        states = [one.page.evaluate(ASKED) for one in people]
        asked = [one for one, state in zip(people, states) if state == "asked"]
        if asked:
            quiet = 0
            yield asked[0]
        elif all(state == "over" for state in states):
            return
        else:
            quiet += 1
            assert quiet < 2000, "nobody is asked, and the game is not over"
            people[0].page.wait_for_timeout(20)
