"""A table fits its window: nobody scrolls the page, what can be chosen is in sight, nothing is cut off or jumps."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.house import ADVANCE
from tests.browser.looking import LARGE, SETTLED, SMALL, WINDOWS, faults, look
from tests.browser.people import Person, sees
from tests.sampling import LONG, sampled

ME = {"kind": "me", "name": "Ana"}
NAMES = ("Yusuf", "Fatima", "Ibrahim al-Rashid")
TABLES = [("sabika", 1), ("sabika", 2), ("sabika", 3), ("sabika", 4), ("asara", 2), ("asara", 3), ("asara", 4)]
NODES = 3_500
"""Elements of the page, at any time of the largest game."""
SHIFT = 0.1
"""The sum of all layout shifts of a whole game."""

WATCH_SHIFTS = """() => {
  window.shifted = 0;
  const settled = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput && entry.startTime > settled) window.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


def settings(game: str) -> dict[str, str]:
    return {"events": "random"} if game == "sabika" else {"professional": "true"}


def opened(ana: Person, game: str, seats: int, language: str = "en") -> str:
    ana.ask("GET", "/api/me")
    ana.ask("POST", "/api/me", {"language": language})
    bots = [{"kind": "bot", "bot": "medium", "name": name} for name in NAMES[: seats - 1]]
    return ana.open_table(game, ME, *bots, seed=11, settings=settings(game))


def fits(ana: Person, where: str, windows: list[tuple[int, int]] = WINDOWS) -> None:
    """Looks at the same moment in every window."""
    seen: dict[tuple[int, int], set[str]] = {}
    for width, height in windows:
        found = look(ana.page, width, height)
        assert faults(found) == {}, f"{where} in {width}x{height}: {faults(found)}"
        # In a small window, answers that are words alone are in the bar only.
        seen[width, height] = set(found["targets"]) - {"button"}
    # What can be chosen in a large window is, in a small one, in the region that has opened by itself or in one whose
    # tab is marked.
    for small in (one for one in windows if one in SMALL):
        choices = seen[small] or not any(seen.values())
        assert choices, f"{where} in {small}: nothing to choose in the region that has opened"


def moments(ana: Person, game: str, seats: int, count: int, step: int) -> None:
    link = opened(ana, game, seats, "de" if seats % 2 else "en")
    for moment in range(count):
        ana.go(link)
        asked = ana.wait_asked()
        fits(ana, f"{game} for {seats}, moment {moment}, {ana.prompt() if asked else 'over'}")
        nodes = ana.page.evaluate("document.querySelectorAll('*').length")
        assert nodes < NODES, f"{nodes} elements at a table of {game} for {seats}"
        if not asked:
            return
        ana.advance(link, step)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "seats"), [("sabika", 4), ("asara", 4)])
def test_a_table_for_four_fits_every_window(person: Callable[..., Person], game: str, seats: int) -> None:
    ana = person("Ana")
    link = opened(ana, game, seats)
    ana.advance(link, 22)
    ana.go(link)
    ana.wait_asked()
    fits(ana, f"{game} for {seats}")


@pytest.mark.long
def test_a_result_fits_every_window(person: Callable[..., Person]) -> None:
    """It lies in the middle of a large window, and can be lifted to see the table."""
    ana = person("Ana")
    link = opened(ana, "asara", 4, "de")
    ana.play_out(link)
    fits(ana, "the end of Asara", [LARGE[0], LARGE[3], SMALL[1]])
    ana.page.set_viewport_size({"width": 1366, "height": 768})
    ana.page.get_by_role("button", name="Tisch zeigen").click()
    assert ana.page.locator(".sheet").count() == 0
    ana.page.get_by_role("button", name="Ergebnis zeigen").click()
    sees(ana.page.locator(".sheet"))


@LONG
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_fits_every_window_from_the_first_question_to_the_last(
    person: Callable[..., Person], game: str, seats: int
) -> None:
    moments(person("Ana"), game, seats, 60, 7)


def shift(ana: Person, game: str, seats: int) -> float:
    """Looks on while a whole game is played without anybody touching the page; the sum of all layout shifts."""
    link = opened(ana, game, seats)
    ana.go(link)
    ana.wait_asked()
    ana.page.evaluate(SETTLED)
    ana.page.evaluate(WATCH_SHIFTS)
    ana.page.evaluate(ADVANCE, [link.rsplit("/", 1)[1], 0, 500, False])
    sees(ana.page.locator(".sheet"))
    ana.page.evaluate(SETTLED)
    total: float = ana.page.evaluate("window.shifted")
    return total


@sampled("game", ["asara", "sabika"])
def test_nothing_jumps_in_a_game_for_two(person: Callable[..., Person], game: str) -> None:
    assert shift(person("Ana"), game, 2) < SHIFT


@LONG
@pytest.mark.parametrize("size", [*LARGE, *SMALL])
@pytest.mark.parametrize("game", ["sabika", "asara"])
def test_nothing_jumps_in_a_game_for_four(person: Callable[..., Person], game: str, size: tuple[int, int]) -> None:
    width, height = size
    ana = person("Ana", size={"width": width, "height": height}, motion="no-preference")
    assert shift(ana, game, 4) < SHIFT


# In a small window


MARKED = """
() => {
  const lit = [...document.querySelectorAll(".board .lit")].filter((one) => one.getClientRects().length);
  return document.querySelector(".regions [role=tab] .mark").textContent.trim() === String(lit.length);
}
"""
"""The tab says how many things are lit; what comes later in the turn is lit a moment after the question."""


def test_regions_are_tabs_and_the_one_in_question_opens(person: Callable[..., Person]) -> None:
    """By hand and by arrow keys one sees any region; a new question opens its own."""
    ana = person("Ana", size={"width": 360, "height": 780})
    link = opened(ana, "asara", 2)
    ana.go(link)
    ana.wait_asked()
    tabs = ana.page.locator(".regions [role=tab]")
    assert ana.page.locator(".regions [aria-selected=true]").inner_text().startswith("City")
    ana.page.wait_for_function(MARKED)
    tabs.nth(1).click()
    sees(ana.page.locator(".skylines"))
    assert ana.page.locator(".city").is_hidden()
    ana.page.keyboard.press("ArrowRight")
    sees(ana.page.locator(".screen"))
    ana.page.keyboard.press("End")
    sees(ana.page.locator(".log"))
    assert tabs.last.evaluate("(one) => one === document.activeElement")
    # The bar stays, with the whole list one click away.
    ana.page.locator(".unfold").click()
    sees(ana.page.locator(".question .why").first)
    ana.answer()
    ana.wait_asked()
    ana.page.wait_for_function(
        "() => [...document.querySelectorAll('.board .lit')].some((one) => one.getClientRects().length)"
    )


PINCH = """
([selector, from, to]) => {
  const box = document.querySelector(selector), frame = box.getBoundingClientRect();
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const send = (kind, finger, apart) => box.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, pointerType: "touch", pointerId: finger, isPrimary: finger === 1,
    clientX: x + (finger === 1 ? -apart : apart), clientY: y }));
  for (const finger of [1, 2]) send("pointerdown", finger, from);
  for (const finger of [1, 2]) send("pointermove", finger, to);
  for (const finger of [1, 2]) send("pointerup", finger, to);
}
"""


@pytest.mark.long
def test_wheel_and_map_can_be_enlarged(person: Callable[..., Person]) -> None:
    """By the button, by + and - on the keyboard, by a double tap and by two fingers."""
    ana = person("Ana", size={"width": 360, "height": 780})
    ana.go(opened(ana, "sabika", 2))
    ana.wait_asked()
    page = ana.page

    def wide() -> float:
        page.evaluate(SETTLED)
        return float(page.locator(".drawing:visible").evaluate("(one) => one.getBoundingClientRect().width"))

    for tab in ("Rondels", "Map"):
        page.locator(".regions [role=tab]", has_text=tab).click()
        whole = wide()
        button = page.locator(".step:visible")
        button.click()
        assert wide() > 2 * whole
        button.press("-")
        button.press("-")
        assert wide() == whole
        button.press("+")
        assert whole < wide() < 2 * whole
        button.press("-")
        page.evaluate(PINCH, [".sabika > div > :not(.away) .box", 40, 80])
        assert wide() == pytest.approx(2 * whole, rel=0.02)
        page.evaluate(PINCH, [".sabika > div > :not(.away) .box", 80, 20])
        assert wide() == whole
        corner = page.locator(".zoom .box:visible").bounding_box()
        assert corner
        for _ in range(2):
            page.locator(".zoom .box:visible").dispatch_event(
                "pointerdown",
                {"pointerType": "touch", "isPrimary": True, "clientX": corner["x"] + 4, "clientY": corner["y"] + 4},
            )
        assert wide() > 2 * whole
        assert look(page, 360, 780)["taller"] == 0
        button.click()
