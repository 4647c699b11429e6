"""The chapters about components, and about what other rules change."""

from __future__ import annotations

from collections.abc import Sequence

from partal.core.message import Message, Value, message

from partal.game import Balance
from partal.lab.report import charts
from partal.lab.report.chapters import MOST_ROWS, seat_name
from partal.lab.report.charts import Row
from partal.lab.report.components import COMMON, RARE, Component, Kind, kinds, worths
from partal.lab.report.document import (
    Chapter,
    Chart,
    Table,
    gap,
    named,
    points,
    share_interval,
    valued,
)
from partal.lab.report.figures import Game, strength
from partal.lab.report.paired import SHARES, WHOLE, Change, changes
from partal.words import in_words
from partal.words.numbers import decimal, percent, signed


def components(games: Sequence[Game], balance: Balance, seats: int) -> list[Chapter]:
    """Which components are taken, and by whom."""
    found = kinds(games, balance.KINDS)
    findings: list[Message] = []
    blocks: list[Table | Chart] = []
    for kind in found:
        findings += _standing_out(kind, balance)
        blocks += _of_kind(kind, balance)
    scored = worths(games, seats)
    if scored:
        rows = [Row(in_words(balance.component_name(each.name)), each.points, value=str(each.games)) for each in scored]
        blocks.append(Chart(message("report-worth-chart"), charts.whiskers(rows)))
    if not blocks:
        return []
    count = sum([len(kind.components) for kind in found])
    if not findings:
        findings = [message("report-components-none")]
    notes = [message("report-components-note"), message("report-together", count=count)]
    return [Chapter("components", message("report-components"), findings, notes, blocks)]


def _standing_out(kind: Kind, balance: Balance) -> list[Message]:
    """Sentences about the components of a kind that are won, lost, hardly taken or nearly always taken."""
    title = balance.kind_name(kind.kind)
    usual = percent(kind.won)
    found = []
    for side, key in ((1, "report-kind-above"), (-1, "report-kind-below")):
        held = [each for each in kind.components if each.beyond == side]
        held.sort(key=lambda each: -side * each.won.value)
        if held:
            things = [valued(balance.component_name(each.name), percent(each.won.value)) for each in held]
            found.append(message(key, kind=title, things=named(things), usual=usual))
    for key, few, share in (("rare", kind.rare(), RARE), ("common", kind.common(), COMMON)):
        if few and not (key == "common" and balance.KINDS[kind.kind]):
            things = [balance.component_name(each.name) for each in few]
            found.append(message(f"report-kind-{key}", kind=title, things=named(things), share=f"{100 * share:.0f}"))
    return found


def _of_kind(kind: Kind, balance: Balance) -> list[Table | Chart]:
    rows = [
        Row(
            in_words(balance.component_name(each.name)),
            each.won,
            each.taken.value,
            each.beyond != 0,
            percent(each.won.value) if each.won.size else "",
        )
        for each in kind.components
    ]
    title = message("report-kind-chart", kind=balance.kind_name(kind.kind), usual=percent(kind.won))
    bars = in_words(message("report-column-taken"))
    columns = [message(f"report-column-{name}") for name in ("component", "offered", "taken", "often", "won", "note")]
    table = Table(columns, [_cells(each, balance) for each in kind.components], balance.kind_name(kind.kind))
    return [Chart(title, charts.whiskers(rows, kind.won, True, bars)), table]


def _cells(each: Component, balance: Balance) -> list[Value]:
    note: Value = ""
    if each.beyond:
        note = message("report-note-above" if each.beyond > 0 else "report-note-below")
    won: Value = share_interval(each.won) if each.won.size else "–"
    name = balance.component_name(each.name)
    return [name, each.offered, share_interval(each.taken), decimal(each.times), won, note]


def against(
    usual: Sequence[Game], other: Sequence[Game], seats: int, balance: Balance, number: int, name: Value
) -> Chapter:
    """What changes on the same deals with another pack or house rule."""
    found = changes(usual, other, seats)
    pairs = found[0].more.size if found else 0
    title = message("report-against", variant=name)
    whole = [each for each in found if each.about in WHOLE]
    findings: list[Message] = []
    held = sorted([each for each in found if each.holds], key=lambda each: -abs(strength(each.more)))
    groups = {each: "whole" if each in WHOLE else each for each in [each.about for each in held]}
    for group in sorted(set(groups.values()), key=lambda group: group != "whole"):
        things = [valued(name_of(each, balance), _short(each)) for each in held if groups[each.about] == group]
        findings.append(message(f"report-against-{group}", things=named(things)))
    if not held:
        findings.append(message("report-against-none"))
    columns = [message(f"report-column-{each}") for each in ("figure", "before", "change", "note")]
    others = [each for each in found if each not in whole]
    blocks: list[Table | Chart] = [Table(columns, [_change(each, balance) for each in whole])]
    rows = [
        Row(in_words(name_of(each, balance)), each.more, strong=each.holds, value=_short(each))
        for each in [each for each in held if each.about not in SHARES][:MOST_ROWS]
    ]
    if rows:
        blocks.append(Chart(message("report-against-chart"), charts.whiskers(rows, 0.0)))
    taken = [
        Row(in_words(name_of(each, balance)), points(each.more), strong=True, value=_short(each))
        for each in held
        if each.about in SHARES
    ][:MOST_ROWS]
    if taken:
        blocks.append(Chart(message("report-against-shares"), charts.whiskers(taken, 0.0)))
    if others:
        blocks.append(Table(columns, [_change(each, balance) for each in others], message("report-against-all")))
    basis = message("report-against-basis", count=pairs, variant=name)
    notes = [basis, message("report-against-note"), message("report-together", count=len(found))]
    return Chapter(f"against-{number}", title, findings, notes, blocks)


def name_of(change: Change, balance: Balance) -> Message:
    if change.about == "seat":
        return message("report-figure-seat", seat=seat_name(int(change.name)))
    if change.about == "source":
        return balance.source_name(change.name)
    if change.about == "deed":
        return balance.deed_name(change.name)
    if change.about in ("taken", "worth"):
        kind = balance.kind_name(change.name.partition(" ")[0])
        return message("report-figure-component", kind=kind, name=balance.component_name(change.name))
    return message(f"report-figure-{change.about}")


def _short(change: Change) -> str:
    return signed(100 * change.more.value if change.about in SHARES else change.more.value)


def _change(change: Change, balance: Balance) -> list[Value]:
    shares = change.about in SHARES
    return [
        name_of(change, balance),
        percent(change.before) if shares else decimal(change.before),
        gap(points(change.more) if shares else change.more),
        message("report-note-holds") if change.holds else "",
    ]
