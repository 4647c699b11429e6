"""The designer's report in a real browser: it asks the network for nothing, fits the window and prints."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from partal.lab.report import page, run
from partal.words import speaking
from tests.lab.report.test_chapters import played


@pytest.mark.parametrize(
    ("name", "language", "rule"), [("asara", "en", "professional"), ("sabika", "de", "events=0+3")]
)
def test_it_opens_without_a_request_and_fits(
    browser: Browser, tmp_path: Path, name: str, language: str, rule: str
) -> None:
    of, found = played(name, [2], 3, weigh=1, against=[rule])
    file = tmp_path / "report.html"
    with speaking(language):
        file.write_text(page.html(run.report(of, found)), encoding="utf-8")
    for width in (360, 900):
        look_at(browser, file, width)


def look_at(browser: Browser, file: Path, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, offline=True)
    opened = context.new_page()
    asked: list[str] = []
    said: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.on("console", lambda message: said.append(message.text))
    opened.goto(file.as_uri())
    assert asked == [file.as_uri()]
    assert said == []
    assert opened.evaluate("document.documentElement.scrollWidth") <= width
    assert opened.locator("svg").count() > 12
    out = opened.evaluate(
        """() => [...document.querySelectorAll("svg")].flatMap((svg) => {
          const box = svg.getBoundingClientRect();
          return [...svg.querySelectorAll("text")].filter((text) => {
            const own = text.getBoundingClientRect();
            return own.left < box.left - 1 || own.right > box.right + 1;
          }).map((text) => text.textContent);
        })"""
    )
    assert out == [], "every name and number is on the paper"
    context.close()
