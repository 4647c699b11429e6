"""Playing by the natural click: what a practised person clicks on to give a row of answers, counted."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.browser.people import Person
from tests.clicks import Click, fitting

ROW = """
async ([table, seat, pick]) => {
  const ways = await (await fetch(`/api/tables/${table}/ways?seat=${seat}`)).json();
  const rows = ways.rows.map((row) => row.map((index) => ways.options[index]));
  return [rows[pick % rows.length], rows];
}
"""
"""One of the rows of answers that this person may give, and all of them."""
UNDER = """
() => {
  if (!window.watched) addEventListener("pointerdown", (event) => (window.last = [event.clientX, event.clientY]), true);
  window.watched = true;
  const [x, y] = window.last ?? [-1, -1];
  const idle = [...document.querySelectorAll(".question .idle .option")];
  const boxes = idle.map((one) => [one.textContent, one.getBoundingClientRect()]);
  const under = (box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  return boxes.filter(([, box]) => under(box)).map(([said]) => said);
}
"""
"""Answers under the last click that give something up."""
IN_SIGHT = """
(target) => {
  const spot = document.querySelector(`.board .lit:not(.chosen)[data-target="${CSS.escape(target)}"]`);
  return Boolean(spot?.getClientRects().length);
}
"""


WATCH_OWN_SHIFTS = """
() => {
  window.moved = 0;
  const settled = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.startTime > settled) window.moved += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}
"""
"""Sums all layout shifts from now on, those after one's own clicks too."""


class Hand:
    """Somebody who plays on the table as far as possible, the last thing first, and takes the rest from the list."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.clicks = 0
        self.turns = 0
        self.rows: list[list[dict[str, Any]]] = []
        """All rows of answers, if this person knows them."""
        self.said: list[str] = []
        """What they have clicked on for the row that they want."""

    def wish(self, table: str, pick: int, seat: int = 0) -> list[dict[str, Any]]:
        row: list[dict[str, Any]]
        row, self.rows = self.page.evaluate(ROW, [table, seat, pick])
        return row

    def click(self, target: str) -> None:
        self.person.go_on()
        self.page.locator(f'.board .lit[data-target="{target}"]:visible').first.click()
        self.clicks += 1
        self.said.append(target)

    def give(self, row: list[dict[str, Any]]) -> None:
        """Clicks until the row is sent. Nothing that gives something up lies where the pointer has just clicked."""
        assert self.page.evaluate(UNDER) == [], "given up by a second click"
        before = self.person.number()
        self.said = []
        for _ in range(2 * len(row) + 2):
            target = self.best(row)
            if target is not None:
                self.click(target)
            else:
                self.from_list(row)
            if self.sent(before):
                return
        raise AssertionError(f"the row was not sent: {[one['notation'] for one in row]}")

    def best(self, row: list[dict[str, Any]]) -> str | None:
        """What to click on next: what is lit of the fewest things that say all; or else what leaves the fewest rows."""
        targets = [target for option in reversed(row) for target in option["targets"] if target != "button"]
        said = [Click(target) for target in self.said]
        lit = [
            target
            for target in dict.fromkeys(targets)
            if fitting([row], [*said, Click(target)]) and self.page.evaluate(IN_SIGHT, target)
        ]
        for count in range(1, len(lit) + 1):
            for few in combinations(lit, count):
                if self.left_by(*few) == 1:
                    return few[0]
        helping = [target for target in lit if not self.rows or self.left_by(target) < self.left_by()]
        return min(helping, key=self.left_by, default=None)

    def left_by(self, *targets: str) -> int:
        """How many rows clicks there would leave."""
        return len(fitting(self.rows, [Click(target) for target in (*self.said, *targets)]))

    def from_list(self, row: list[dict[str, Any]]) -> None:
        for option in row:
            line = self.page.locator(f'.question li[data-option="{option["notation"]}"] .option')
            if line.count():
                line.first.click()
                self.clicks += 1
                return
        raise AssertionError(f"nothing of the row is on offer: {[one['notation'] for one in row]}")

    def sent(self, before: str) -> bool:
        """Whether the row has been sent; a click that only narrows it shows what is chosen."""
        effect = self.page.wait_for_function(EFFECT, arg=[before, self.chosen]).json_value()
        self.chosen = 0 if effect == "sent" else int(str(effect))
        return effect == "sent"

    chosen = 0


EFFECT = """
([before, chosen]) => {
  if (document.querySelector(".sheet")) return "sent";
  const question = document.querySelector(".question");
  if (question?.dataset.number !== before) return "sent";
  const now = question.querySelectorAll(".let-go").length;
  return now !== chosen ? now : null;
}
"""
