"""How heavy the page is and how quickly it answers: `make page-bench`.

The server runs on this machine, the browser starts with an empty cache. A click's effect is timed inside the page: from
the click's own time stamp to the first picture drawn after the table has changed.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.house import House
from tests.browser.people import Person

PAGE = Path(__file__).parents[2] / "src" / "partal" / "server" / "static" / "index.html"
FONTS = (".woff", ".woff2", ".ttf", ".otf")
CLICKS = 200
THOUGHT = 500
"""Milliseconds between two clicks of a quick person: whatever moves has come to rest."""
ME = {"kind": "me", "name": "Ana"}

WAIT_FOR = """
(selector) => {
  const look = () => {
    if (!document.querySelector(selector)) return false;
    requestAnimationFrame(() => setTimeout(() => (window.useful ??= performance.now())));
    return true;
  };
  if (look()) return;
  const changed = new MutationObserver(() => look() && changed.disconnect());
  changed.observe(document, { childList: true, subtree: true });
}
"""
WATCH_CLICKS = """
() => {
  window.took = [];
  let clicked = null;
  addEventListener("click", (event) => { if (event.target.closest(".option")) clicked = event.timeStamp; }, true);
  new MutationObserver(() => {
    const start = clicked;
    if (start === null) return;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.took.push(performance.now() - start)));
  }).observe(document.querySelector(".question"), { attributes: true, attributeFilter: ["data-number"] });
}
"""


class Load(NamedTuple):
    """What a first visit fetches."""

    sizes: dict[str, int]
    """Bytes on the wire, headers included, by address."""

    @property
    def bytes(self) -> int:
        return sum(self.sizes.values())

    @property
    def fonts(self) -> list[str]:
        """The names of the fonts among it."""
        return sorted(path.rsplit("/", 1)[1].rsplit("-", 1)[0] for path in self.sizes if path.endswith(FONTS))


class Figures(NamedTuple):
    """Milliseconds and bytes."""

    weight: int
    home_load: Load
    table_load: Load
    home: list[float]
    table: list[float]
    clicks: list[float]

    @property
    def slow_click(self) -> float:
        return statistics.quantiles(self.clicks, n=20)[-1]


def weight() -> int:
    """The bytes of everything but fonts, gzipped."""
    left_out = (*FONTS, ".br", ".gz")
    files = [path for path in PAGE.parent.rglob("*") if path.is_file() and path.suffix not in left_out]
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def first_load(browser: Browser, base: str, path: Callable[[Person], str], selector: str, language: str = "en") -> Load:
    """Everything that the first visit to a page fetches, until nothing more comes."""
    one = Person(browser, base, "Ana", language=language)
    where = path(one)
    channel = one.context.new_cdp_session(one.page)
    channel.send("Network.enable")
    address: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def ended(told: dict[str, Any]) -> None:
        place = address.get(told["requestId"], "")
        sizes[place] = sizes.get(place, 0) + int(told["encodedDataLength"])

    def heard(told: dict[str, Any]) -> None:
        sizes["live"] = sizes.get("live", 0) + len(told["response"]["payloadData"].encode())

    channel.on("Network.requestWillBeSent", lambda told: address.update({told["requestId"]: told["request"]["url"]}))
    channel.on("Network.loadingFinished", ended)
    channel.on("Network.webSocketFrameReceived", heard)
    one.page.goto(base + where)
    one.page.locator(selector).first.wait_for()
    one.page.evaluate("document.fonts.ready")
    one.page.wait_for_load_state("networkidle")
    one.context.close()
    return Load(sizes)


def home_of(_: Person) -> str:
    return "/"


def sabika_of(one: Person) -> str:
    return one.open_table("sabika", ME)


HOME = "article .button.primary"
TABLE = ".question .option"


def first_paint(browser: Browser, base: str, path: Callable[[Person], str], selector: str, rounds: int) -> list[float]:
    """From asking for the page to the first picture with something useful on it, with an empty cache each time."""
    took = []
    for _ in range(rounds):
        one = Person(browser, base, "Ana", motion="no-preference")
        where = path(one)
        one.page.add_init_script(f"({WAIT_FOR})({selector!r})")
        one.page.goto(base + where)
        one.page.wait_for_function("() => window.useful")
        took.append(float(one.page.evaluate("window.useful")))
        one.context.close()
    return took


def clicks(browser: Browser, base: str, count: int) -> list[float]:
    """Games played by hand, one question at a time; how long each click took to show."""
    took: list[float] = []
    games = ("sabika", "asara")
    while len(took) < count:
        one = Person(browser, base, "Ana", motion="no-preference")
        one.context.add_init_script("localStorage.setItem('partal-one-by-one', 'yes')")
        game = games[len(took) % 2]
        others = [] if game == "sabika" else [{"kind": "bot", "bot": "random"}]
        one.go(one.open_table(game, ME, *others))
        one.wait_asked()
        one.page.evaluate(WATCH_CLICKS)
        for _ in range(60):
            if not one.wait_asked():
                break
            one.page.wait_for_timeout(THOUGHT)
            before = one.number()
            one.question.locator(".option").nth(0).click()
            one.settle(before)
        took += one.page.evaluate("window.took")
        one.context.close()
    return took[:count]


def measure(clicked: int = CLICKS, rounds: int = 5) -> Figures:
    program = chromium.find()
    if program is None:
        raise SystemExit("No Chromium; `python -m tests.browser.chromium` fetches one.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        house.start()
        browser = play.chromium.launch(executable_path=program, args=chromium.FLAGS)
        try:
            return Figures(
                weight(),
                first_load(browser, house.base, home_of, HOME),
                first_load(browser, house.base, sabika_of, TABLE),
                first_paint(browser, house.base, home_of, HOME, rounds),
                first_paint(browser, house.base, sabika_of, TABLE, rounds),
                clicks(browser, house.base, clicked),
            )
        finally:
            browser.close()
            house.stop()


def main() -> int:
    found = measure()
    rows = [
        ("client, gzipped, without fonts", f"{found.weight / 1000:.0f} KB", "250 KB", found.weight < 250_000),
        *(
            (
                f"first load of {name}, fonts included",
                f"{load.bytes / 1000:.0f} KB",
                f"{most} KB",
                load.bytes < most * 1000,
            )
            for name, load, most in (("the first page", found.home_load, 250), ("a table", found.table_load, 350))
        ),
        *(
            (f"first useful paint, {name} (median)", f"{statistics.median(took):.0f} ms", "1,500 ms", max(took) < 1500)
            for name, took in (("first page", found.home), ("table", found.table))
        ),
        (
            f"click to effect, {len(found.clicks)} clicks (median)",
            f"{statistics.median(found.clicks):.0f} ms",
            "",
            True,
        ),
        ("click to effect (p95)", f"{found.slow_click:.0f} ms", "100 ms", found.slow_click < 100),
    ]
    print("| | measured | promised |\n|---|---|---|")
    for name, measured, limit, _ in rows:
        print(f"| {name} | {measured} | {limit} |")
    return 0 if all(held for *_, held in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
