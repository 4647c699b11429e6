"""What a report consists of, before it becomes a page or Markdown: chapters of sentences, tables and charts."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf
from typing import Final, NamedTuple

from partal.core.message import SEMICOLON, Message, Value, joined, message

from partal.lab.statistics import Estimate
from partal.words.numbers import decimal, percent, signed

MOST_NAMED: Final = 8
"""More things than these are counted instead of named."""


class Table(NamedTuple):
    """Cells are texts; the first column is a name, and long tables are folded."""

    head: Sequence[Value]
    rows: Sequence[Sequence[Value]]
    title: Message | None = None


class Chart(NamedTuple):
    """A drawing in SVG, and what it shows."""

    title: Message
    svg: str


class Chapter(NamedTuple):
    name: str
    title: Message
    findings: Sequence[Message]
    """What the games show, the most important first."""
    notes: Sequence[Message]
    """How to read it."""
    blocks: Sequence[Table | Chart]


class Part(NamedTuple):
    """The chapters about games with the same number of seats."""

    name: str
    title: Message
    chapters: Sequence[Chapter]


class Report(NamedTuple):
    title: Message
    basis: Sequence[Message]
    parts: Sequence[Part]


def interval(figure: Estimate) -> Message:
    """`12.3 (11.8 to 12.9)`."""
    if isinf(figure.low):
        return message("report-alone", value=decimal(figure.value))
    return message("report-interval", value=decimal(figure.value), low=decimal(figure.low), high=decimal(figure.high))


def share_interval(figure: Estimate) -> Message:
    """`31.0% (29.0% to 33.1%)`."""
    if isinf(figure.low):
        return message("report-alone", value=percent(figure.value))
    return message("report-interval", value=percent(figure.value), low=percent(figure.low), high=percent(figure.high))


def gap(figure: Estimate) -> Message:
    """A difference, always with signs."""
    if isinf(figure.low):
        return message("report-alone", value=signed(figure.value))
    return message("report-interval", value=signed(figure.value), low=signed(figure.low), high=signed(figure.high))


def points(figure: Estimate) -> Estimate:
    """A difference of shares in percentage points."""
    return Estimate(100 * figure.value, 100 * figure.low, 100 * figure.high, figure.size)


def named(things: Sequence[Value]) -> Value:
    """`one; two; three`, as names may have commas; of a long list, the first few and how many more."""
    if len(things) <= MOST_NAMED:
        return joined(things, SEMICOLON, SEMICOLON)
    rest = len(things) - MOST_NAMED + 1
    return message("report-and-more", things=joined(things[: MOST_NAMED - 1], SEMICOLON, SEMICOLON), count=rest)


def valued(name: Value, figure: str) -> Message:
    """`market (+0.4)`."""
    return message("report-valued", name=name, figure=figure)
