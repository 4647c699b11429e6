"""The moving picture of the README: `python -m tests.browser.film` plays a turn of Sabika.

docs/pictures/turn.png is an animated PNG. Each frame after the first holds only the rectangle that has changed.
"""

from __future__ import annotations

import struct
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.house import House
from tests.browser.natural import IN_SIGHT, Hand
from tests.browser.people import Person
from tests.browser.pictures import (
    FOLDER,
    SIGNATURE,
    Indexed,
    chunk,
    head_of,
    indexed,
    middle_of_a_game,
    packed,
    palette_of,
)

SCREEN = {"width": 1366, "height": 650}
WIDTH = 1024
LARGEST = 2_000_000
SLOW = 0.12
"""How slowly pieces move while they are filmed, so that there is time for pictures."""
BEST = ("poem:", "city:")
"""What a turn is most worth seeing for."""
MOST = 20
"""How many questions are waited for such a turn."""
STEP = 90
"""Milliseconds between two pictures of a movement, as it is shown."""

HAND = """
() => {
  const hand = document.createElement("div");
  hand.innerHTML = `<svg width="26" height="32" viewBox="0 0 26 32"><path d="M3 2L22 19L13 20L18 30L14 31L10 21L3 27Z"
    fill="#fff" stroke="#23201b" stroke-width="1.8" stroke-linejoin="round"/></svg>`;
  hand.style.cssText = "position:fixed;z-index:99;pointer-events:none;left:660px;top:400px";
  document.body.append(hand);
  addEventListener("mousemove", (event) => {
    hand.style.left = `${event.clientX - 3}px`;
    hand.style.top = `${event.clientY - 2}px`;
  }, true);
}
"""
ROWS = """
async (table) => {
  const ways = await (await fetch(`/api/tables/${table}/ways?seat=0`)).json();
  return ways.rows.map((row) => row.map((index) => ways.options[index]));
}
"""


class Film:
    """Pictures of a window, each with the milliseconds for which it is shown."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.shots: list[tuple[bytes, int]] = []
        self.at = (660.0, 400.0)
        self.tools = self.page.context.new_cdp_session(self.page)
        self.tools.send("Animation.enable")

    def show(self, milliseconds: int) -> None:
        shot = self.page.screenshot()
        if self.shots and self.shots[-1][0] == shot:
            self.shots[-1] = (shot, self.shots[-1][1] + milliseconds)
        else:
            self.shots.append((shot, milliseconds))

    def click(self, locator: Any) -> None:
        """The hand goes there and clicks; what moves is filmed slowly and shown at its own speed."""
        box = locator.bounding_box()
        goal = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for part in (0.35, 0.75, 1.0):
            self.page.mouse.move(*[start + (end - start) * part for start, end in zip(self.at, goal)])
            self.show(STEP if part < 1 else 650)
        self.at = goal
        self.tools.send("Animation.setPlaybackRate", {"playbackRate": SLOW})
        self.page.mouse.down()
        self.page.mouse.up()
        self.moves()

    def moves(self, most: int = 9) -> None:
        for _ in range(most):
            self.page.wait_for_timeout(STEP / SLOW / 3)
            self.show(STEP)
        self.tools.send("Animation.setPlaybackRate", {"playbackRate": 1})
        self.page.wait_for_timeout(400)
        self.show(700)


def changed(before: Indexed, now: Indexed) -> tuple[int, int, int, int]:
    """Left, top, width and height of what differs; at least one pixel."""
    rows = [y for y in range(now.height) if before.rows[y] != now.rows[y]] or [0]
    top, bottom = rows[0], rows[-1]
    left, right = now.width - 1, 0
    for y in rows:
        one, other = before.rows[y], now.rows[y]
        if one != other:
            left = min(left, next(x for x in range(now.width) if one[x] != other[x]))
            right = max(right, next(x for x in reversed(range(now.width)) if one[x] != other[x]))
    return min(left, right), top, max(1, right - left + 1), bottom - top + 1


def animated(pictures: list[Indexed], times: list[int], palette: bytes) -> bytes:
    """These pictures as an animated PNG that runs for ever."""
    head, colours = head_of(pictures[0], palette)
    parts, count = [SIGNATURE, head, chunk(b"acTL", struct.pack(">II", len(pictures), 0)), colours], 0
    for number, (picture, time) in enumerate(zip(pictures, times)):
        whole = (0, 0, picture.width, picture.height)
        left, top, width, height = changed(pictures[number - 1], picture) if number else whole
        frame = struct.pack(">IIIIIHHBB", count, width, height, left, top, time, 1000, 0, 0)
        rows = packed([row[left : left + width] for row in picture.rows[top : top + height]])
        parts.append(chunk(b"fcTL", frame))
        parts.append(chunk(b"fdAT", struct.pack(">I", count + 1) + rows) if number else chunk(b"IDAT", rows))
        count += 2 if number else 1
    return b"".join([*parts, chunk(b"IEND", b"")])


def worth_seeing(rows: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The row that is about the most things on the table, and about a poem, a city or a building if it can be."""

    def worth(row: list[dict[str, Any]]) -> tuple[int, int]:
        targets = [target for option in row for target in option["targets"] if target != "button"]
        return sum(target.startswith(BEST) for target in targets), len(targets)

    return max(rows, key=worth, default=[])


def next_of(ana: Person, hand: Hand, row: list[dict[str, Any]]) -> str | None:
    """What is clicked on next, in the order in which one thinks: the worker, the square, and what to do there."""
    targets = [target for option in row for target in reversed(option["targets"])]
    for target in dict.fromkeys(targets):
        if hand.left_by(target) < hand.left_by() and ana.page.evaluate(IN_SIGHT, target):
            return target
    return None


def turn(ana: Person, film: Film, table: str) -> None:
    """A turn by natural clicks, and what the others do after it, step by step."""
    rows = ana.page.evaluate(ROWS, table)
    hand = Hand(ana)
    hand.rows, row = rows, worth_seeing(rows)
    before = ana.number()
    for _ in range(8):
        target = next_of(ana, hand, row)
        if target is not None:
            film.click(ana.page.locator(f'.board .lit[data-target="{target}"]:visible').first)
            hand.said.append(target)
        else:
            names = [f'.question li[data-option="{option["notation"]}"] .option' for option in row]
            film.click(ana.page.locator(", ".join(names)).first)
        if ana.number() != before:
            break
    for _ in range(6):
        ana.page.wait_for_timeout(700)
        film.show(1000)
    film.show(1500)


def draw(browser: Browser, base: str) -> None:
    ana = Person(browser, base, "Ana", size=SCREEN, motion="no-preference")
    blank = ana.context.new_page()
    link = middle_of_a_game(ana, "sabika", 70, seed=11)
    ana.page.set_viewport_size(SCREEN)
    ana.go(link)
    ana.wait_asked()
    table = link.rsplit("/", 1)[1]
    for _ in range(MOST):
        about = [target for option in worth_seeing(ana.page.evaluate(ROWS, table)) for target in option["targets"]]
        if ana.page.locator(".question[data-turn]").count() and any(target.startswith(BEST) for target in about):
            break
        ana.advance(link, 1)
        ana.go(link)
        ana.wait_asked()
    ana.page.get_by_label("Others act").select_option("fast")
    ana.page.wait_for_timeout(1500)
    ana.page.evaluate(HAND)
    film = Film(ana)
    film.show(1400)
    turn(ana, film, table)
    shots = [shot for shot, _ in film.shots]
    palette = palette_of(blank, [shots[0], shots[len(shots) // 2], shots[-1]], WIDTH)
    pictures = [indexed(blank, shot) for shot in shots]
    found = animated(pictures, [time for _, time in film.shots], palette)
    assert len(found) < LARGEST, f"turn.png has {len(found)} bytes"
    (FOLDER / "turn.png").write_bytes(found)
    print(f"docs/pictures/turn.png: {len(found) // 1000} KB, {len(pictures)} frames")


def main() -> int:
    program = chromium.find()
    assert program, "No Chromium; `python -m tests.browser.chromium` fetches one."
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        house.start()
        try:
            draw(play.chromium.launch(executable_path=program, args=chromium.FLAGS), house.base)
        finally:
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
