"""What somebody sees of a page: what is out of sight, cut off, too small to read or too small to press."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

LARGE = [(1366, 650), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
SMALL = [(768, 1024), (360, 780)]
WINDOWS = [*LARGE, *SMALL]

SETTLED = """() => new Promise((done) => {
  const frames = (left) => (left ? requestAnimationFrame(() => frames(left - 1)) : done());
  setTimeout(() => frames(4), 100);
})"""
"""Drawings follow the size of their region a few frames later."""

ASKED = """async () => {
  const table = `/api/tables/${location.pathname.split("/").pop()}`;
  const asked = (await (await fetch(table)).json()).asked;
  if (asked === null || asked === undefined) return null;
  const answer = await fetch(`${table}/ways?seat=${asked}`);
  const ways = answer.ok ? await answer.json() : { rows: [] };
  return ways.rows.length ? ways.rows.flatMap((row) => ways.options[row[0]].targets) : null;
}"""
"""What the answers to the open question are about; null if that is not known here."""

LOOK = """([smallest, finger, asked]) => {
  const named = (one) => {
    const kind = (one.getAttribute("class") ?? "").replace(/svelte-\\S+/g, "").trim();
    const said = one.getAttribute("data-target") ?? one.textContent.trim().slice(0, 30);
    return `${one.tagName.toLowerCase()}.${kind} ${said}`;
  };
  const shown = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  // The part of the window in which something inside an element can be seen, or of the nearest box that scrolls.
  const seenIn = (one, scrolling) => {
    const far = scrolling ? 1e6 : 0;
    let [left, top, right, bottom] = [-far, -far, innerWidth + far, innerHeight + far];
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (up.tagName === "svg" || up.tagName === "BODY") continue;
      const box = up.getBoundingClientRect();
      const scrolls = (way) => scrolling && /auto|scroll/.test(way);
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const within = (box, frame, slack) => box.left >= frame.left - slack && box.top >= frame.top - slack &&
    box.right <= frame.right + slack && box.bottom <= frame.bottom + slack;

  const small = [], cut = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, parent = text.parentElement;
    if (!text.data.trim() || parent.closest(".visually-hidden, title, option")) continue;
    const style = getComputedStyle(parent);
    if ([parent, parent.parentElement].some((one) => /inset/.test(getComputedStyle(one).clipPath))) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || style.visibility === "hidden") continue;
    let size = parseFloat(style.fontSize);
    const matrix = parent.ownerSVGElement ? parent.getScreenCTM() : null;
    if (matrix) size *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    if (size < smallest - 0.1) small.push(`${text.data.trim().slice(0, 20)} ${size.toFixed(1)}`);
    // An ellipsis is no cut if the whole is told on pointing.
    const told = parent.closest("[title]");
    let short = false;
    for (let up = parent; told && !short && told.contains(up); up = up.parentElement) {
      const own = getComputedStyle(up);
      short = own.textOverflow === "ellipsis" || own.webkitLineClamp !== "none";
    }
    const frame = seenIn(parent, true);
    if (!short && !within(box, frame, 3)) {
      const places = `${named(parent)} in ${named(parent.parentElement.parentElement)}`;
      cut.push(`${text.data.trim().slice(0, 30)} in ${places}`);
    }
  }

  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  // What only comes later in the turn is lit as well; a list of it may scroll, and its tab is marked.
  const lit = all(".board .lit, .board .asks button")
    .filter((one) => !asked || !one.dataset.target || asked.includes(one.dataset.target));
  const out = lit.filter((one) => !within(one.getBoundingClientRect(), seenIn(one, false), 6)).map(named);
  const lost = [".question", ".undo", ".gather .confirm"].flatMap((selector) => all(selector))
    .filter((one) => !within(one.getBoundingClientRect(), seenIn(one, false), 4)).map(named);
  const tiny = finger ? all(".board .lit, main button, main select, header button, header select")
    .map((one) => {
      // A small thing may have room for a finger around it.
      const [box, around] = [one.getBoundingClientRect(), getComputedStyle(one, "::after")];
      const width = Math.max(box.width, parseFloat(around.width) || 0);
      const height = Math.max(box.height, parseFloat(around.height) || 0);
      return Math.min(width, height) < finger - 0.5 ? `${named(one)} ${width.toFixed(0)}x${height.toFixed(0)}` : "";
    }).filter((one) => one) : [];
  const page = document.documentElement;
  return {
    taller: page.scrollHeight - innerHeight, wider: page.scrollWidth - innerWidth,
    small: [...new Set(small)], cut: [...new Set(cut)], out, lost, tiny: [...new Set(tiny)],
    lit: lit.length,
    targets: [...new Set(lit.map((one) => one.getAttribute("data-target") ?? "button"))],
  };
}"""


def look(page: Page, width: int, height: int) -> dict[str, Any]:
    """What is wrong with the page in a window of this size; `lit` counts what can be chosen on the table."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    small = width < 1366
    asked = page.evaluate(ASKED) if "/t/" in page.url else None
    found: dict[str, Any] = page.evaluate(LOOK, [11 if small else 12, 32 if small else 0, asked])
    return found


def faults(found: dict[str, Any]) -> dict[str, Any]:
    """What of it should not be."""
    return {name: found[name] for name in ("taller", "wider", "small", "cut", "out", "lost", "tiny") if found[name]}
