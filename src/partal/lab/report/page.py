"""A report as one page of HTML that needs no network, and as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Final

from partal.core.message import Value, message

from partal.lab.report.document import Chapter, Chart, Part, Report, Table
from partal.words import in_words, spoken

MOST_OPEN: Final = 12
"""A table with more rows is folded."""
STYLE: Final = Path(__file__).with_name("page.css")


def html(report: Report) -> str:
    """The report as a page."""
    title, style = _text(report.title), STYLE.read_text(encoding="utf-8")
    links = "".join(f'<a href="#{part.name}">{_text(part.title)}</a>' for part in report.parts)
    nav = f"<nav>{links}</nav>" if len(report.parts) > 1 else ""
    basis = "".join(f'<p class="basis">{_text(said)}</p>' for said in report.basis)
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{basis}{nav}\n"
        + "\n".join([_part(part) for part in report.parts])
        + "\n</body>\n</html>\n"
    )


def _text(said: Value | None) -> str:
    """A text for the page; a number and its per cent sign stay on one line."""
    return escape(in_words(said)).replace(" %", "\u00a0%")


def _part(part: Part) -> str:
    points = "".join(
        f'<li>{_text(said)} <a href="#{part.name}-{chapter.name}">{_text(chapter.title)}</a></li>'
        for chapter in part.chapters
        for said in chapter.findings[:1]
    )
    chapters = "\n".join([_chapter(part, chapter) for chapter in part.chapters])
    return f'<h2 id="{part.name}">{_text(part.title)}</h2>\n<ul class="summary">{points}</ul>\n{chapters}'


def _chapter(part: Part, chapter: Chapter) -> str:
    said = "".join(f"<p>{_text(each)}</p>" for each in chapter.findings)
    notes = "".join(f'<p class="note">{_text(each)}</p>' for each in chapter.notes)
    blocks = "\n".join([_chart(each) if isinstance(each, Chart) else _table(each) for each in chapter.blocks])
    title = _text(chapter.title)
    return f'<h3 id="{part.name}-{chapter.name}">{title}</h3>\n{said}{notes}\n{blocks}'


def _chart(chart: Chart) -> str:
    title = _text(chart.title)
    named = chart.svg.replace('role="img"', f'role="img" aria-label="{title}"', 1)
    return f'<figure><figcaption>{title}</figcaption><div class="scroll">{named}</div></figure>'


def _table(table: Table) -> str:
    head = "".join(f"<th>{_text(cell)}</th>" for cell in table.head)
    rows = "".join("<tr>" + "".join(f"<td>{_text(cell)}</td>" for cell in row) + "</tr>" for row in table.rows)
    drawn = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    if len(table.rows) <= MOST_OPEN and table.title is None:
        return drawn
    return f"<details><summary>{_text(_title(table))}</summary>{drawn}</details>"


def _title(table: Table) -> Value:
    return table.title if table.title is not None else message("report-table")


def markdown(report: Report) -> str:
    """The report's sentences and tables as Markdown; long tables are folded."""
    lines = [f"# {in_words(report.title)}", ""]
    lines += _paragraphs(report.basis)
    for part in report.parts:
        lines += [f"## {in_words(part.title)}", ""]
        for chapter in part.chapters:
            lines += [f"### {in_words(chapter.title)}", ""]
            lines += _items(chapter.findings)
            lines += _paragraphs(chapter.notes)
            for block in chapter.blocks:
                if isinstance(block, Table):
                    lines += _rows(block)
    return "\n".join(lines).rstrip() + "\n"


def _paragraphs(said: Iterable[Value]) -> Iterator[str]:
    for each in said:
        yield from (in_words(each), "")


def _items(said: Iterable[Value]) -> list[str]:
    return [*[f"- {in_words(each)}" for each in said], ""]


def _rows(table: Table) -> list[str]:
    cells = [[in_words(cell).replace("|", "\\|") for cell in row] for row in (table.head, *table.rows)]
    drawn = [f"| {' | '.join(row)} |" for row in cells]
    drawn.insert(1, f"|{'---|' * len(table.head)}")
    if len(table.rows) <= MOST_OPEN and table.title is None:
        return [*drawn, ""]
    return [f"<details><summary>{in_words(_title(table))}</summary>", "", *drawn, "", "</details>", ""]
