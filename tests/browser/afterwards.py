"""What must hold at a finished table, whatever the game: sheet, log, chart, replay, record."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Person, sees


def check_score_sheet(one: Person, table: str) -> None:
    """The sheet's lines add up to its totals, and these are the server's."""
    header = one.ask("GET", f"/api/tables/{table}")
    assert header["status"] == "finished"
    assert one.totals() == header["scores"]
    columns = [0] * len(header["scores"])
    for line in one.page.locator(".sheet tbody tr").all():
        for seat, cell in enumerate(line.locator("td").all_inner_texts()):
            columns[seat] += 0 if cell == "·" else int(cell)
    assert columns == header["scores"]
    won = one.page.locator(".sheet tfoot td.won").count()
    assert won == len(header["winners"])


def log_lines(one: Person) -> list[str]:
    lines: list[str] = one.page.locator(".log li:not(.since) > span").all_inner_texts()
    return [" ".join(line.split()) for line in lines]


def check_log(one: Person, table: str, seat: int) -> None:
    """The log beside the table tells the whole game, in the words of this seat."""
    last = one.ask("GET", f"/api/tables/{table}/history")["numbers"] + 1
    told = one.ask("GET", f"/api/tables/{table}/replay/{last}?seat={seat}")["events"]
    assert log_lines(one) == [" ".join(event["text"].split()) for event in told]


def check_record(one: Person, folder: Path) -> None:
    """The record can be taken home and is a game that happened."""
    with one.page.expect_download() as coming:
        one.page.get_by_role("link", name="Download the record").click()
    record = folder / "record.game"
    coming.value.save_as(record)
    ran = subprocess.run([sys.executable, "-m", "partal", "replay", str(record)], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    for total in one.totals():
        assert str(total) in ran.stdout


def check_replay(one: Person, seats: int) -> None:
    """The slider goes through the whole game, the keys step, and the chart has a line for everybody."""
    one.page.get_by_role("link", name="Replay").click()
    one.page.wait_for_url("**/replay/*")
    slider = one.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    sees(one.page.locator("figure svg").first)
    assert one.page.locator("figure polyline").count() == seats
    sees(one.page.locator(".sheet"))
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
