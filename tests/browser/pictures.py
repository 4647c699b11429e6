"""The pictures of the docs: `python -m tests.browser.pictures` plays the tables and writes docs/pictures/*.png."""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.house import House
from tests.browser.people import Person

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 400_000
SCREEN = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 780}
BOTS = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Yusuf", "Fatima", "Ibrahim")]

# The colours of pictures, cut down to 256 by halving the box with the widest side again and again.
PALETTE = """
async ([shots, width]) => {
  const read = async (data) => {
    const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
    const image = await createImageBitmap(blob);
    const scale = width ? width / image.width : 1;
    const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  };
  const bin = (pixels, at) => ((pixels[at] >> 3) << 10) | ((pixels[at + 1] >> 3) << 5) | (pixels[at + 2] >> 3);
  const sums = new Map();
  for (const shot of shots) {
    const pixels = (await read(shot)).data;
    for (let at = 0; at < pixels.length; at += 4) {
      const key = bin(pixels, at);
      let sum = sums.get(key);
      if (!sum) sums.set(key, (sum = [0, 0, 0, 0]));
      sum[0]++; sum[1] += pixels[at]; sum[2] += pixels[at + 1]; sum[3] += pixels[at + 2];
    }
  }
  const colours = [...sums].map(([key, [n, r, g, b]]) => ({ key, n, c: [r / n, g / n, b / n] }));
  const measure = (box) => {
    box.side = [0, 1, 2].map((axis) => {
      const row = box.all.map((one) => one.c[axis]);
      return Math.max(...row) - Math.min(...row);
    });
    box.weight = Math.max(...box.side) * Math.sqrt(Math.log2(2 + box.all.reduce((sum, one) => sum + one.n, 0)));
    return box;
  };
  const boxes = [measure({ all: colours })];
  while (boxes.length < 256) {
    boxes.sort((one, other) => other.weight - one.weight);
    const box = boxes[0];
    if (box.all.length < 2) break;
    boxes.shift();
    const axis = box.side.indexOf(Math.max(...box.side));
    box.all.sort((one, other) => one.c[axis] - other.c[axis]);
    const half = box.all.length >> 1;
    boxes.push(measure({ all: box.all.slice(0, half) }), measure({ all: box.all.slice(half) }));
  }
  const palette = [];
  const index = new Map();
  boxes.forEach((box, number) => {
    const n = box.all.reduce((sum, one) => sum + one.n, 0);
    const mean = (axis) => Math.round(box.all.reduce((sum, one) => sum + one.c[axis] * one.n, 0) / n);
    palette.push([mean(0), mean(1), mean(2)]);
    for (const one of box.all) index.set(one.key, number);
  });
  // A colour that none of these pictures has gets the nearest one.
  const nearest = (key) => {
    const colour = [(key >> 10) << 3, ((key >> 5) & 31) << 3, (key & 31) << 3].map((one) => one + 4);
    const far = palette.map((one) => one.reduce((sum, part, axis) => sum + (part - colour[axis]) ** 2, 0));
    const found = far.indexOf(Math.min(...far));
    index.set(key, found);
    return found;
  };
  window.indexed = async (shot) => {
    const image = await read(shot);
    const row = new Uint8Array(image.width * image.height);
    for (let at = 0; at < image.data.length; at += 4) {
      const key = bin(image.data, at);
      row[at >> 2] = index.get(key) ?? nearest(key);
    }
    let bytes = "";
    for (let at = 0; at < row.length; at += 8192) bytes += String.fromCharCode(...row.subarray(at, at + 8192));
    return { width: image.width, height: image.height, pixels: btoa(bytes) };
  };
  return palette.flat();
}
"""


class Indexed(NamedTuple):
    """A picture in the colours of a palette."""

    width: int
    height: int
    rows: list[bytes]


def palette_of(page: Page, shots: list[bytes], width: int = 0) -> bytes:
    """The best 256 colours for these pictures, for `indexed`; `width`: what pictures are scaled to."""
    return bytes(page.evaluate(PALETTE, [[base64.b64encode(shot).decode() for shot in shots], width]))


def indexed(page: Page, shot: bytes) -> Indexed:
    found = page.evaluate("(shot) => window.indexed(shot)", base64.b64encode(shot).decode())
    width, pixels = found["width"], base64.b64decode(found["pixels"])
    return Indexed(width, found["height"], [pixels[at : at + width] for at in range(0, len(pixels), width)])


SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def head_of(picture: Indexed, palette: bytes) -> tuple[bytes, bytes]:
    return chunk(b"IHDR", struct.pack(">IIBBBBB", picture.width, picture.height, 8, 3, 0, 0, 0)), chunk(
        b"PLTE", palette
    )


def packed(rows: Sequence[bytes]) -> bytes:
    return zlib.compress(b"".join(b"\0" + row for row in rows), 9)


def small_png(page: Page, shot: bytes) -> bytes:
    """The same picture with a palette, which a PNG stores in a third of the room."""
    palette = palette_of(page, [shot])
    picture = indexed(page, shot)
    head, colours = head_of(picture, palette)
    return SIGNATURE + head + colours + chunk(b"IDAT", packed(picture.rows)) + chunk(b"IEND", b"")


def middle_of_a_game(ana: Person, game: str, enough: int, **more: object) -> str:
    """A table for four that bots have brought to where the players' points add up; Ana's seat is hers again."""
    link = ana.open_table(game, {"kind": "me", "name": "Ana"}, *BOTS, **more)
    table = f"/api{link.replace('/t/', '/tables/')}"
    ana.go(link)  # Bots alone play only while somebody watches.
    ana.ask("POST", f"{table}/leave", {"seat": 0, "bot": "greedy"})
    for _ in range(2000):
        if sum(ana.ask("GET", table)["scores"] or []) >= enough:
            break
        time.sleep(0.03)
    ana.ask("POST", f"{table}/retake", {"seat": 0})
    return link


def take(ana: Person, blank: Page, link: str, name: str, theme: str = "light", size: dict[str, int] = SCREEN) -> None:
    page = ana.page
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    ana.go(link)
    if link != "/":
        ana.wait_asked()
    page.wait_for_timeout(3000)
    picture = small_png(blank, page.screenshot())
    assert len(picture) < LARGEST, f"{name} has {len(picture)} bytes"
    (FOLDER / f"{name}.png").write_bytes(picture)
    print(f"docs/pictures/{name}.png: {len(picture) // 1000} KB")


def draw(browser: Browser, base: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    ana = Person(browser, base, "Ana")
    blank = ana.context.new_page()
    take(ana, blank, "/", "home")
    asara = middle_of_a_game(ana, "asara", 40, seed=11)
    ana.advance(asara, 8)
    take(ana, blank, asara, "asara")
    take(ana, blank, asara, "asara-evening", "dark")
    sabika = middle_of_a_game(ana, "sabika", 110, seed=11, settings={"events": "random"})
    take(ana, blank, sabika, "sabika")
    take(ana, blank, sabika, "sabika-evening", "dark")
    take(ana, blank, sabika, "phone", size=PHONE)


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
