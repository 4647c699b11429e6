"""Charts as SVG that can be printed: black ink on white paper, with every row named where it is drawn.

Colours come from the page's own style (`ink`, `faint`, `mark`); whatever has a meaning differs in shape too.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, inf, log10
from typing import Final, NamedTuple

from partal.lab.statistics import Estimate
from partal.words.numbers import short, whole_percent

WIDE: Final = 720
LETTER: Final = 7.4
"""How wide a letter of a label is at most, on average: fonts differ."""
BOLD: Final = 8.6
LONGEST_LABEL: Final = 46
ROW: Final = 22
TOP: Final = 8
AXIS: Final = 34
"""Room for the numbers below a chart."""


class Scale(NamedTuple):
    """From a value to a place on the paper."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def held(self, value: float) -> float:
        """The place of a value that may lie outside."""
        return self.at(min(self.high, max(self.low, value)))


class Row(NamedTuple):
    """A line of a chart: its name, a figure with its interval, and perhaps a share as a bar before it."""

    label: str
    figure: Estimate | None
    bar: float | None = None
    strong: bool = False
    """Whether the row stands out."""
    value: str = ""


def steps(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from `low` to `high`."""
    span = high - low
    if span <= 0:
        return [low]
    rough = span / most
    power = 10.0 ** floor(log10(rough))
    step = next(power * each for each in (1, 2, 2.5, 5, 10) if power * each >= rough * 0.999)
    first = ceil(low / step - 1e-9)
    return [round(number * step, 10) for number in range(first, floor(high / step + 1e-9) + 1)]


def around(values: Sequence[float], keep: Sequence[float] = ()) -> tuple[float, float]:
    """A little more than the range of these values, which is never empty."""
    finite = [value for value in (*values, *keep) if value not in (inf, -inf)]
    low, high = (min(finite), max(finite)) if finite else (0.0, 1.0)
    room = (high - low) * 0.06 or max(1.0, abs(high) * 0.05)
    return low - room, high + room


def whiskers(rows: Sequence[Row], line: float | None = None, share: bool = False, bar_title: str = "") -> str:
    """A dot with its interval for each row, over a broken line for what would be expected.

    A row that stands out has a filled dot and bold name. With bars, a column of shares is drawn before the dots.
    """
    labels = [_fitting(row.label) for row in rows]
    bars = any([row.bar is not None for row in rows])
    left = 14 + max([len(label) * (BOLD if row.strong else LETTER) for row, label in zip(rows, labels)], default=0)
    start = left + (150 if bars else 0)
    end = WIDE - (24 + LETTER * max([len(row.value) for row in rows], default=0))
    figures = [row.figure for row in rows if row.figure is not None and row.figure.size]
    low, high = around([each for figure in figures for each in figure[:3]], [] if line is None else [line])
    if share:
        low, high = max(0.0, low), min(1.0, high)
    scale = Scale(low, high, start, end)
    head = 16 if bars else 0
    high_paper = TOP + head + ROW * len(rows) + AXIS
    drawn = [_axis(scale, high_paper, TOP + head, share)]
    if bars:
        drawn.append(_text(left, TOP + 8, bar_title, "start", "faint-text"))
    if line is not None:
        place = scale.at(line)
        drawn.append(
            f'<line class="expected" x1="{place:.1f}" x2="{place:.1f}" y1="{TOP + head}" y2="{high_paper - AXIS}"/>'
        )
    for index, (row, label) in enumerate(zip(rows, labels)):
        y = TOP + head + ROW * index + ROW / 2
        drawn.append(_text(left - 8, y + 4, label, "end", "strong" if row.strong else "", row.label))
        if row.bar is not None:
            drawn.append(_share_bar(left, y, row.bar))
        if row.figure is not None and row.figure.size:
            drawn.append(_dot(scale, row.figure, y, row.strong))
        if row.value:
            drawn.append(_text(WIDE - 4, y + 4, row.value, "end", "small"))
    return _svg(high_paper, drawn)


def _share_bar(left: float, y: float, value: float) -> str:
    full = 84
    return (
        f'<rect class="frame" x="{left:.1f}" y="{y - 5:.1f}" width="{full}" height="10"/>'
        f'<rect class="bar" x="{left:.1f}" y="{y - 5:.1f}" width="{full * value:.1f}" height="10"/>'
        + _text(left + full + 5, y + 4, whole_percent(value), "start", "small")
    )


def _dot(scale: Scale, figure: Estimate, y: float, strong: bool) -> str:
    low, high = scale.held(figure.low), scale.held(figure.high)
    ends = "".join(
        f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 4:.1f}" y2="{y + 4:.1f}"/>' for x in (low, high)
    )
    return (
        f'<line class="line" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>{ends}'
        f'<circle class="{"dot" if strong else "ring"}" cx="{scale.held(figure.value):.1f}" cy="{y:.1f}" r="4.5"/>'
    )


def histogram(values: Sequence[float], mark: float | None = None, least: float | None = None) -> str:
    """How many games lie where, in at most thirty bars of round width; a broken line at `mark`."""
    low, high = min(values), max(values)
    if least is not None:
        low = min(low, least)
    width = next(
        (each for each in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if (high - low) / each <= 30), (high - low) / 30
    )
    if high - low < 1 and least is not None and any(value % 1 for value in values):
        width = max((high - low) / 10, 0.1)
    first = floor(low / width)
    counts = [0] * (floor(high / width) - first + 1)
    for value in values:
        counts[floor(value / width) - first] += 1
    scale = Scale(first * width, (first + len(counts)) * width, 50, WIDE - 24)
    tall, high_paper = 170, TOP + 170 + AXIS
    rise = Scale(0, max(counts), TOP + tall, TOP + 6)
    drawn = [_axis(scale, high_paper, TOP, False, lines=False)]
    for count in steps(0, max(counts), 4):
        if count == int(count):
            y = rise.at(count)
            drawn.append(f'<line class="grid" x1="50" x2="{WIDE - 24}" y1="{y:.1f}" y2="{y:.1f}"/>')
            drawn.append(_text(44, y + 4, short(count), "end", "small"))
    for index, count in enumerate(counts):
        x, to = scale.at((first + index) * width), scale.at((first + index + 1) * width)
        y = rise.at(count)
        drawn.append(
            f'<rect class="bar" x="{x + 0.5:.1f}" y="{y:.1f}" width="{max(0.5, to - x - 1):.1f}"'
            f' height="{TOP + tall - y:.1f}"/>'
        )
    if mark is not None:
        x = scale.held(mark)
        drawn.append(f'<line class="expected" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + tall}"/>')
    return _svg(high_paper, drawn)


class Line(NamedTuple):
    """A line of points with intervals; a broken one has hollow dots."""

    label: str
    points: Sequence[Estimate]
    broken: bool = False


def lines(drawn_lines: Sequence[Line], places: Sequence[str], from_zero: bool = True) -> str:
    """Values over the parts of a game, named at the right end."""
    tall, high_paper = 210, TOP + 210 + AXIS
    right = WIDE - (20 + LETTER * max([len(line.label) for line in drawn_lines]))
    values = [each for line in drawn_lines for point in line.points for each in point[:3]]
    low, high = around(values, [0.0] if from_zero else [])
    if from_zero and min(values) >= 0:
        low = 0.0
    rise = Scale(low, high, TOP + tall, TOP + 6)
    width = (right - 60) / len(places)
    drawn = []
    for value in steps(low, high, 5):
        y = rise.at(value)
        drawn.append(f'<line class="grid" x1="50" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(_text(44, y + 4, short(value), "end", "small"))
    for index, place in enumerate(places):
        drawn.append(_text(60 + width * (index + 0.5), TOP + tall + 18, place, "middle", "small"))
    ends: list[float] = []
    for line in drawn_lines:
        spots = [(60 + width * (index + 0.5), point) for index, point in enumerate(line.points)]
        way = " ".join(f"{x:.1f},{rise.at(point.value):.1f}" for x, point in spots)
        drawn.append(f'<polyline class="{"broken" if line.broken else "line"}" points="{way}"/>')
        kind = "ring" if line.broken else "dot"
        for x, point in spots:
            drawn.append(
                f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{rise.held(point.low):.1f}"'
                f' y2="{rise.held(point.high):.1f}"/>'
                f'<circle class="{kind}" cx="{x:.1f}" cy="{rise.at(point.value):.1f}" r="4"/>'
            )
        y = rise.at(spots[-1][1].value)
        while any([abs(y - other) < 15 for other in ends]):
            y += 3
        ends.append(y)
        drawn.append(_text(spots[-1][0] + 10, y + 4, line.label, "start", ""))
    return _svg(high_paper, drawn)


def grid(rows: Sequence[tuple[str, Sequence[float]]], places: Sequence[str]) -> str:
    """A number with a bar for each row and column, the bars all to one scale."""
    labels = [_fitting(label) for label, _ in rows]
    left = 14 + LETTER * max([len(label) for label in labels])
    width = (WIDE - left - 6) / len(places)
    most = max([abs(value) for _, values in rows for value in values], default=1.0) or 1.0
    drawn = []
    for index, place in enumerate(places):
        drawn.append(_text(left + width * index, TOP + 10, place, "start", "small"))
    for line, ((whole, values), label) in enumerate(zip(rows, labels)):
        y = TOP + 18 + ROW * line + ROW / 2
        drawn.append(_text(left - 8, y + 4, label, "end", "", whole))
        for index, value in enumerate(values):
            x, long = left + width * index, (width - 44) * abs(value) / most
            kind = "frame" if value < 0 else "bar"
            drawn.append(f'<rect class="{kind}" x="{x:.1f}" y="{y - 5:.1f}" width="{max(long, 0):.1f}" height="10"/>')
            if abs(value) >= 0.05:
                drawn.append(_text(x + long + 4, y + 4, short(round(value, 1)), "start", "small"))
    return _svg(TOP + 18 + ROW * len(rows) + 6, drawn)


def _fitting(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1]}…"


def _axis(scale: Scale, high: float, top: float, share: bool, lines: bool = True) -> str:
    bottom = high - AXIS
    parts = [f'<line class="line" x1="{scale.start:.1f}" x2="{scale.end:.1f}" y1="{bottom:.1f}" y2="{bottom:.1f}"/>']
    for value in steps(scale.low, scale.high, 6):
        x = scale.at(value)
        if lines:
            parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top:.1f}" y2="{bottom:.1f}"/>')
        parts.append(f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{bottom:.1f}" y2="{bottom + 4:.1f}"/>')
        parts.append(_text(x, bottom + 18, whole_percent(value) if share else short(value), "middle", "small"))
    return "".join(parts)


def _text(x: float, y: float, text: str, anchor: str, kind: str, whole: str = "") -> str:
    """A text; `whole` is shown on hover if it was shortened."""
    style = f' class="{kind}"' if kind else ""
    title = f"<title>{escape(whole)}</title>" if whole and whole != text else ""
    return f'<text{style} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{title}{escape(text)}</text>'


def _svg(high: float, drawn: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img">{"".join(drawn)}</svg>'
