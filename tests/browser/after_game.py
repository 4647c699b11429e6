"""What must hold at a finished table, whatever the game: sheet, log, chart, replay, record."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Person, points, sees
from tests.said import text_of


def by_source(one: Person) -> dict[str, list[int]]:
    """The lines of the score sheet: for each source everybody's points."""
    lines = {}
    for line in one.page.locator(".sheet tbody tr").all():
        lines[line.locator("th").inner_text()] = [points(cell) for cell in line.locator("td").all_inner_texts()]
    return lines


def check_score_sheet(one: Person, table: str) -> None:
    """The sheet's lines add up to its totals, and these are the server's; the winners stand first."""
    header = one.ask("GET", f"/api/tables/{table}")
    assert header["status"] == "finished"
    assert one.totals() == header["scores"]
    assert [sum(column) for column in zip(*by_source(one).values())] == header["scores"]
    won = one.page.locator(".sheet tfoot td.won").count()
    assert won == len(header["winners"])
    podium = one.page.locator(".podium li")
    totals = [points(cell) for cell in podium.locator("b").all_inner_texts()]
    assert sorted(totals) == sorted(header["scores"])
    assert totals[:won] == [header["scores"][seat] for seat in header["winners"]]
    assert podium.locator(".star").count() == won
    assert one.overflow() <= 0


def log_lines(one: Person) -> list[str]:
    lines: list[str] = one.page.locator(".log li:not(.since) > span").all_inner_texts()
    return [" ".join(line.split()) for line in lines]


def check_log(one: Person, table: str, seat: int) -> None:
    """The log beside the table tells the whole game, in the words of this seat."""
    last = one.ask("GET", f"/api/tables/{table}/history")["numbers"] + 1
    told = one.ask("GET", f"/api/tables/{table}/replay/{last}?seat={seat}")["events"]
    # The last lines come first; the others, if any, are one click away.
    one.page.locator(".log .earlier").evaluate_all("(all) => all.forEach((button) => button.click())")
    language = one.page.evaluate("document.documentElement.lang")
    wanted = [" ".join(text_of(event["text"], language).split()) for event in told]
    deadline = time.monotonic() + 15
    while log_lines(one) != wanted and time.monotonic() < deadline:
        one.page.wait_for_timeout(200)  # The last lines may still be on their way.
    seen = log_lines(one)
    assert seen == wanted, (len(seen), len(wanted), [pair for pair in zip(seen, wanted) if pair[0] != pair[1]][:2])


def check_record(one: Person, folder: Path) -> None:
    """The record can be downloaded, and replays."""
    with one.page.expect_download() as coming:
        one.page.get_by_role("link", name="Download the record").click()
    record = folder / "record.game"
    coming.value.save_as(record)
    ran = subprocess.run([sys.executable, "-m", "partal", "replay", str(record)], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    for total in one.totals():
        assert str(total) in ran.stdout


def check_chart(one: Person, seats: int) -> None:
    """A line for everybody; and for each player an area and a row by source that add up to the score sheet's."""
    chart = one.page.locator("figure.chart")
    assert chart.locator(".lines polyline").count() == seats
    sheet = by_source(one)
    chart.locator("details").evaluate("one => (one.open = true)")
    for seat in range(seats):
        chart.locator(".whose button").nth(seat).click()
        rows = chart.locator("tbody tr")
        mine = {source: column[seat] for source, column in sheet.items() if column[seat]}
        told = {}
        for row in rows.all():
            *periods, whole = [points(cell) for cell in row.locator("td").all_inner_texts()]
            assert sum(periods) == whole
            told[row.locator("th").inner_text()] = whole
        assert {source: whole for source, whole in told.items() if whole} == mine
        legend = chart.locator(".legend button")
        assert legend.locator("span").all_inner_texts() == list(told)
        assert [points(cell) for cell in legend.locator("b").all_inner_texts()] == list(told.values())
        assert chart.locator(".plane > path[fill^=url]").count() == len(told)
        assert points(chart.locator("tfoot td").last.inner_text()) == one.totals()[seat]


def check_replay(one: Person, seats: int) -> None:
    """The slider goes through the whole game, the keys step, and the chart has everybody's prestige by source."""
    one.page.get_by_role("link", name="Replay").click()
    one.page.wait_for_url("**/replay/*")
    slider = one.page.get_by_role("slider")
    sees(one.page.locator("figure svg").first)
    last = int(slider.get_attribute("max") or 0)
    expect(one.page.locator(".bar")).to_contain_text(f"1 of {last}")
    slider.fill(str(last))
    sees(one.page.locator(".sheet"))
    check_chart(one, seats)
    slider.fill("1")
    expect(one.page.locator(".bar")).to_contain_text(f"1 of {last}")
    expect(one.page.locator(".sheet")).to_have_count(0)
    first = len(log_lines(one))
    slider.blur()
    one.page.keyboard.press("ArrowRight")
    expect(one.page.locator(".bar")).to_contain_text(f"2 of {last}")
    expect(slider).to_have_value("2")
    one.page.keyboard.press("Shift+ArrowRight")
    expect(one.page.locator(".bar")).to_contain_text(f"12 of {last}")
    one.page.wait_for_function("count => document.querySelectorAll('.log li').length > count", arg=first)
    one.page.keyboard.press("ArrowLeft")
    expect(one.page.locator(".bar")).to_contain_text(f"11 of {last}")
    slider.fill(str(last))
    sees(one.page.locator(".sheet"))
