"""Playing with the keyboard alone: no mouse, and the focus is always visible."""

from __future__ import annotations

from typing import Any

from tests.browser.people import ANSWERED, ASKED, NARROWED, Person

FOCUS = """
() => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  const said = (element) => (element.querySelector(".visually-hidden") ?? element).textContent.trim();
  const names = (element) => element.getAttribute("aria-label") || said(element);
  return {
    tag: one.tagName.toLowerCase(),
    kind: one.getAttribute("class") ?? "",
    name: names(one),
    ring: one.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    seen: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    inDialog: Boolean(one.closest("dialog[open]")),
    inBoard: Boolean(one.closest(".board")),
    inQuestion: Boolean(one.closest(".question")),
  };
}
"""
THREE_PICTURES = """
() => new Promise((done) => {
  const next = (left) => (left ? requestAnimationFrame(() => next(left - 1)) : done());
  next(3);
})
"""


class Keys:
    """A person's ten fingers."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.ways: dict[str, int] = {}
        self.chosen = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def has_a_place(self) -> dict[str, Any]:
        """The focus is on something, on the screen, with a ring around it."""
        focus = self.focus()
        assert focus["tag"] not in ("body", "html"), "the focus is lost"
        assert focus["seen"], focus
        assert focus["ring"], focus
        return focus

    def remember(self) -> None:
        """Remembers what has the focus."""
        assert self.has_a_place()["inQuestion"]
        self.page.evaluate("() => { window.remembered = document.activeElement; }")

    def is_back(self) -> None:
        """What had the focus has it again."""
        self.page.wait_for_function("() => window.remembered === document.activeElement", timeout=3000)

    def tab_to(self, name: str, most: int = 200) -> None:
        """Presses Tab until something of this name has the focus."""
        for _ in range(most):
            self.press("Tab")
            if self.focus()["name"].startswith(name):
                self.has_a_place()
                return
        raise AssertionError(f"{name} cannot be reached by Tab")

    def wait_asked(self) -> bool:
        return bool(self.page.wait_for_function(ASKED, timeout=60_000).json_value() == "asked")

    def answer(self) -> None:
        """Answer by one of the ways in turn: arrows in the list, digits, the lit things on the table, Tab."""
        way = ("arrows", "digits", "table", "tab")[self.chosen % 4]
        turn = self.chosen // 4
        self.chosen += 1
        count = self.page.locator(".question .option").count()
        place = (1, count, count // 2 + 1)[turn % 3]
        before = self.person.number()
        self.page.evaluate("window.narrowed = ''")
        if way == "table" and self._walk_on_the_table(turn):
            pass
        elif way == "digits":
            self.press("q", *str(place))
            assert "option" in self.has_a_place()["kind"]
        elif way == "tab":
            self.press("q")
            while "option" not in self.focus()["kind"]:
                self.press("Tab")
        else:
            way = "arrows"
            self.press("q", *["ArrowDown"] * min(place, 6))
        focus = self.has_a_place()
        assert focus["inQuestion"] or focus["inBoard"], focus
        self.ways[way] = self.ways.get(way, 0) + 1
        self.press("Enter")
        self._settle(before, turn)

    def _walk_on_the_table(self, turn: int) -> bool:
        """Moves to one of the highlighted things on the table; returns False if nothing on it can be chosen."""
        self.press("q", "t")
        if not self.focus()["inBoard"]:
            return False
        self.press(*["ArrowRight"] * (turn % 4))
        assert self.has_a_place()["inBoard"]
        return True

    def _settle(self, before: str, turn: int) -> None:
        for _ in range(12):
            effect = self.page.wait_for_function(ANSWERED, arg=before).json_value()
            if effect == "gathered":
                self.press("q", "ArrowUp")
                assert "confirm" in self.has_a_place()["kind"]
                self.press("Enter")
                self.page.wait_for_function("() => !document.querySelector('.gather .confirm:not(:disabled)')")
                continue
            if effect == "narrowed":
                self.page.evaluate(NARROWED)
                self.press("q", *["ArrowDown"] * (1 + turn % 2))
                assert "option" in self.has_a_place()["kind"]
                self.press("Enter")
                continue
            if effect != "dialog":
                break
            self.press(*["ArrowDown"] * (1 + turn % 2))
            assert self.has_a_place()["inDialog"]
            self.press("Enter")
        assert effect in ("answered", "over"), self.page.locator(".problem").inner_text()
        # A focus that was lost is restored two frames later.
        self.page.evaluate(THREE_PICTURES)
        self.has_a_place()
