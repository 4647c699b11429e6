"""From figures to sentences, tables and charts. A sentence says only what its interval allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from partal.core.message import Message, Value, message

from partal.game import Balance
from partal.lab.report import charts
from partal.lab.report.charts import Row
from partal.lab.report.document import Chapter, Chart, Table, gap, interval, named, share_interval, valued
from partal.lab.report.figures import CLOSE, MATTERS, TENTHS, Figures, Game, Source, strength
from partal.lab.statistics import Estimate, level_for, mean, share, t_of
from partal.words import in_words
from partal.words.numbers import decimal, percent, short, signed

MOST_RANKED: Final = 3
"""Sources of points that are named in their order."""
MANY: Final = 30
"""So many games without any scatter show something."""
MOST_ROWS: Final = 16
"""Rows of a chart that shows the most telling of many."""


def seat_name(seat: int) -> Message:
    return message("report-seat", seat=seat + 1)


def seats(found: Figures, bots: Sequence[str]) -> Chapter:
    """Whether some seats win more often."""
    expected = 1 / found.seats
    findings: list[Message] = []
    level = level_for(found.seats if found.seats > 2 else 1)  # Of two seats, one says all.
    for seat in range(found.seats):
        strict = share(found.wins[seat].value * found.games, found.games, level)
        side = strict.minus(expected).sign
        if side:
            key = "report-seats-more" if side > 0 else "report-seats-less"
            findings.append(
                message(key, seat=seat + 1, share=share_interval(found.wins[seat]), expected=percent(expected))
            )
    if not findings:
        shares = [each.value for each in found.wins[: found.seats]]
        values = {"least": percent(min(shares)), "most": percent(max(shares)), "expected": percent(expected)}
        findings.append(message("report-seats-even", **values))
    if len(set(bots)) > 1:
        findings.append(message("report-seats-bots"))
    rows = [Row(in_words(seat_name(seat)), found.wins[seat], value=bots[seat]) for seat in range(found.seats)]
    table = Table(
        [message(f"report-column-{name}") for name in ("seat", "bot", "wins", "score")],
        [
            [seat + 1, bots[seat], share_interval(found.wins[seat]), interval(found.scores[seat])]
            for seat in range(found.seats)
        ],
    )
    chart = Chart(message("report-seats-chart"), charts.whiskers(rows, expected, share=True))
    return Chapter("seats", message("report-seats"), findings, [], [chart, table])


def length(found: Figures) -> Chapter:
    """How many decisions a game has."""
    ordered = sorted(found.lengths)
    low, high = ordered[len(ordered) // 20], ordered[-1 - len(ordered) // 20]
    said = message("report-length-said", mean=interval(found.length), low=low, high=high)
    chart = Chart(message("report-length-chart"), charts.histogram(found.lengths, found.length.value))
    return Chapter("length", message("report-length"), [said], [message("report-length-note")], [chart])


def branching(found: Figures, balance: Balance) -> Chapter:
    """How many answers a question has, over the game and by kind."""
    parts = found.branching_by_tenth
    findings = [message("report-branching-said", mean=interval(found.branching))]
    if len(parts) == TENTHS:
        most = max(range(TENTHS), key=lambda tenth: parts[tenth].value)
        least = min(range(TENTHS), key=lambda tenth: parts[tenth].value)
        if stricter(parts[most], TENTHS).low > stricter(parts[least], TENTHS).high:
            values = {"most": decimal(parts[most].value), "least": decimal(parts[least].value)}
            findings.append(message("report-branching-course", high=most + 1, low=least + 1, **values))
    line = charts.Line(in_words(message("report-column-options")), parts)
    chart = Chart(message("report-branching-chart"), charts.lines([line], [f"{at + 1}" for at in range(len(parts))]))
    table = Table(
        [message(f"report-column-{name}") for name in ("question", "times", "options")],
        [[balance.question_name(each.prompt), interval(each.times), interval(each.options)] for each in found.asked],
    )
    return Chapter("branching", message("report-branching"), findings, [], [chart, table])


def decisions(found: Figures, balance: Balance, adviser: str) -> Chapter:
    """How much hangs on a decision."""
    title = message("report-decisions")
    if found.mattered is None:
        return Chapter("decisions", title, [message("report-decisions-none")], [], [])
    findings = [message("report-decisions-said", share=share_interval(found.mattered), points=short(MATTERS))]
    known = [(each, each.spread) for each in found.asked if each.spread is not None]
    solid = [(each, spread) for each, spread in known if each.weighed >= 30]
    solid.sort(key=lambda pair: -pair[1].value)
    sure = [stricter(spread, len(solid)) for _, spread in solid]
    if len(solid) > 1 and sure[0].low > max([spread.high for spread in sure[1:]]):
        question = balance.question_name(solid[0][0].prompt)
        findings.append(message("report-decisions-most", question=question, points=interval(solid[0][1])))
    note = message("report-decisions-note", count=found.weighed, bot=adviser)
    rows = [
        Row(in_words(balance.question_name(each.prompt)), spread, value=str(each.weighed))
        for each, spread in sorted(known, key=lambda pair: -pair[1].value)
        if each.weighed > 1
    ]
    histogram = charts.histogram(found.spreads, MATTERS, 0.0)
    blocks: list[Table | Chart] = [Chart(message("report-decisions-chart"), histogram)]
    if rows:
        blocks.append(Chart(message("report-decisions-questions"), charts.whiskers(rows, 0.0)))
    by_section = [
        Row(in_words(balance.section_name(section + 1)), spread)
        for section, spread in enumerate(found.spread_by_section)
        if spread is not None
    ]
    if len(by_section) > 1:
        blocks.append(Chart(message("report-decisions-sections"), charts.whiskers(by_section, 0.0)))
    return Chapter("decisions", title, findings, [note], blocks)


def sources(found: Figures, balance: Balance) -> Chapter:
    """Where points come from, and when."""
    ordered = sorted(found.sources, key=lambda source: -source.points.value)
    order, together = best_of(ordered)
    best = [
        valued(balance.source_name(each.source), decimal(each.points.value)) for each in ordered[: order or together]
    ]
    key = "report-sources-said" if order else "report-sources-together"
    findings = [message(key, sources=named(best))] if best else []
    names = [in_words(balance.section_name(section + 1)) for section in range(found.sections)]
    rows = [(in_words(balance.source_name(each.source)), each.sections) for each in ordered]
    cells: list[list[Value]] = [
        [balance.source_name(each.source), interval(each.points), *map(decimal, each.sections)] for each in ordered
    ]
    table = Table([message("report-column-source"), message("report-column-points"), *names], cells)
    blocks: list[Table | Chart] = [Chart(message("report-sources-chart"), charts.grid(rows, names)), table]
    return Chapter("sources", message("report-sources"), findings, [], blocks if rows else [])


def best_of(ordered: Sequence[Source]) -> tuple[int, int]:
    """How many of the best sources are certainly in this order, and how many together are certainly above the rest.

    Sources are compared game by game, all with those of the best three at once.
    """
    count = len(ordered)
    comparisons = sum([count - 1 - place for place in range(min(MOST_RANKED, count))])
    order = 0
    while order < min(MOST_RANKED, count) and all(
        [surely_more(ordered[order], other, comparisons) for other in ordered[order + 1 :]]
    ):
        order += 1
    if order:
        return order, order
    for together in range(1, count):
        best, rest = ordered[:together], ordered[together:]
        if all([surely_more(one, other, count * (count - 1) // 2) for one in best for other in rest]):
            return 0, together
    return 0, count


def surely_more(one: Source, other: Source, comparisons: int) -> bool:
    """Whether a source brings more than another, game by game; a few games that are all alike do not show it."""
    gaps = [mine - theirs for mine, theirs in zip(one.games, other.games)]
    more = mean(gaps, level_for(comparisons))
    return more.low > 0 and (more.high > more.low or more.size >= MANY)


def winners(found: Figures, balance: Balance) -> Chapter:
    """What winners have and do more of than the others in the same game."""
    scored = [(balance.source_name(each.source), each.more) for each in found.sources if each.more is not None]
    done = [(balance.deed_name(deed.deed), deed.more) for deed in found.deeds]
    comparisons = len(scored) + len(done)
    findings = [
        *_more_and_less("report-winners-points", scored, comparisons),
        *_more_and_less("report-winners-deeds", done, comparisons),
    ]
    if not findings:
        findings = [message("report-winners-none")]
    blocks: list[Table | Chart] = []
    for key, gaps in (("report-winners-points-chart", scored), ("report-winners-deeds-chart", done)):
        telling = sorted(gaps, key=lambda each: -abs(strength(each[1])))[:MOST_ROWS]
        rows = [Row(in_words(name), more, strong=_holds(more, comparisons), value=signed(more.value))
                for name, more in sorted(telling, key=lambda each: -each[1].value)]  # fmt: skip
        if rows:
            blocks.append(Chart(message(key), charts.whiskers(rows, 0.0)))
    if found.deeds:
        columns = [message(f"report-column-{name}") for name in ("deed", "winners", "others", "more")]
        cells: list[list[Value]] = [
            [balance.deed_name(deed.deed), decimal(deed.winners), decimal(deed.others), gap(deed.more)]
            for deed in found.deeds
        ]
        blocks.append(Table(columns, cells))
    notes = [message("report-winners-note"), message("report-together", count=comparisons)] if comparisons else []
    return Chapter("winners", message("report-winners"), findings, notes, blocks)


def _holds(more: Estimate, comparisons: int) -> bool:
    """Whether a mean is above or below 0 even if so many are looked at together."""
    return stricter(more, comparisons).sign != 0


def stricter(more: Estimate, comparisons: int) -> Estimate:
    """The interval of a mean or slope for the level at which so many hold together."""
    if more.size < 2:
        return more
    wider = t_of(more.size - 1, level_for(comparisons)) / t_of(more.size - 1)
    return Estimate(
        more.value,
        more.value - (more.value - more.low) * wider,
        more.value + (more.high - more.value) * wider,
        more.size,
    )


def _more_and_less(key: str, gaps: Sequence[tuple[Message, Estimate]], comparisons: int) -> list[Message]:
    """A sentence for what is more, and one for what is less; the most certain first."""
    found = []
    for side, half in ((1, "more"), (-1, "less")):
        held = [(name, more) for name, more in gaps if stricter(more, comparisons).sign == side]
        held.sort(key=lambda each: -abs(strength(each[1])))
        if held:
            things = named([valued(name, signed(more.value)) for name, more in held])
            found.append(message(f"{key}-{half}", things=things))
    return found


def leads(found: Figures, balance: Balance) -> Chapter:
    """Whether those who lead stay ahead, or the others catch up."""
    findings: list[Message] = []
    blocks: list[Table | Chart] = []
    expected = 1 / found.seats
    if found.leads:
        half = found.leads[(len(found.leads) - 1) // 2]
        section = balance.section_name(half.section)
        findings.append(message("report-leads-said", section=section, share=share_interval(half.wins)))
        if half.growth is not None:
            side = half.growth.sign
            key = ("report-leads-kept", "report-leads-grow", "report-leads-shrink")[side]
            findings.append(message(key, section=section, growth=gap(half.growth)))
        findings.append(message("report-leads-behind", share=share_interval(found.from_behind)))
        rows = [Row(in_words(balance.section_name(lead.section)), lead.wins) for lead in found.leads]
        blocks.append(Chart(message("report-leads-chart"), charts.whiskers(rows, expected, share=True)))
    names = [in_words(balance.section_name(section + 1)) for section in range(found.sections)]
    courses = [
        charts.Line(in_words(message("report-line-winners")), [each[0] for each in found.course]),
        charts.Line(in_words(message("report-line-others")), [each[1] for each in found.course], True),
    ]
    blocks.append(Chart(message("report-course-chart"), charts.lines(courses, names)))
    if found.leads:
        columns = [message(f"report-column-{name}") for name in ("section", "leader-wins", "ahead", "growth")]
        cells: list[list[Value]] = [
            [
                balance.section_name(lead.section),
                share_interval(lead.wins),
                interval(lead.ahead),
                gap(lead.growth) if lead.growth is not None else "–",
            ]
            for lead in found.leads
        ]
        blocks.append(Table(columns, cells))
    return Chapter("leads", message("report-leads"), findings, [message("report-leads-note")], blocks)


def ties(found: Figures) -> Chapter:
    """How close games are, and how often they are shared."""
    findings = [
        message("report-ties-close", margin=interval(found.margin), share=share_interval(found.close), points=CLOSE),
        message("report-ties-level", level=share_interval(found.level), shared=share_interval(found.shared)),
    ]
    chart = Chart(message("report-ties-chart"), charts.histogram(found.margins, found.margin.value, 0))
    return Chapter("ties", message("report-ties"), findings, [], [chart])


def all_chapters(
    found: Figures, games: Sequence[Game], balance: Balance, bots: Sequence[str], adviser: str
) -> list[Chapter]:
    """The chapters about the games at one table, in their order."""
    from partal.lab.report.taken import components

    alone = found.seats == 1
    chapters = [] if alone else [seats(found, bots)]
    chapters += [length(found), branching(found, balance), decisions(found, balance, adviser), sources(found, balance)]
    if not alone:
        chapters.append(winners(found, balance))
    chapters += components(games, balance, found.seats)
    if not alone:
        chapters += [leads(found, balance), ties(found)]
    return chapters
