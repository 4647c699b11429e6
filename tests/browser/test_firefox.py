"""One whole game of each in Firefox, by mouse: in turn from the list and on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import firefox
from tests.browser.firefox import Firefox
from tests.browser.house import House
from tests.browser.people import ANSWERED, ASKED, CONFIRMS, NARROWED

OPEN = """
async ([game, seed]) => {
  await fetch("/api/me");
  const body = { game, seed, chairs: [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "random" }] };
  const headers = { "Content-Type": "application/json" };
  const said = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) });
  return (await said.json()).link;
}
"""
NUMBER = "() => document.querySelector('.question').dataset.number"
TOTALS = "() => [...document.querySelectorAll('.sheet tfoot td')].map((one) => one.textContent)"
SCORES = "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).scores"


@pytest.fixture
def fox(tmp_path: Path) -> Iterator[Firefox]:
    program = firefox.find()
    if program is None:
        pytest.skip("no Firefox on this machine")
    window = Firefox(program, tmp_path)
    yield window
    window.close()


def answer(fox: Firefox, turn: int) -> None:
    before = fox.evaluate(NUMBER)
    fox.evaluate("() => { window.narrowed = ''; }")
    lit = fox.evaluate("() => document.querySelectorAll('.board .lit').length")
    fox.click(".board .lit" if turn % 2 and lit else ".question .option", turn // 2)
    for _ in range(12):
        effect = fox.wait_for(ANSWERED, before)
        if effect in ("answered", "over"):
            return
        if effect == "gathered":
            fox.click(".gather .confirm")
            fox.wait_for("() => !document.querySelector('.gather .confirm:not(:disabled)')")
        elif effect == "dialog":
            fox.click("dialog[open] ul .button", turn)
        else:
            assert effect == "narrowed", effect
            fox.evaluate(f"() => {{ {NARROWED}; }}")
            fox.click(".question .option", turn)
    raise AssertionError("the question is never answered")


@pytest.mark.long
@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_a_whole_game_in_firefox(fox: Firefox, house: House, game: str) -> None:
    fox.go(f"{house.base}/rules/asara")
    fox.evaluate(f"() => {{ {CONFIRMS % 'false'} }}")
    link = fox.evaluate(OPEN, [game, 7])
    fox.go(house.base + link)
    for turn in range(300):
        if fox.wait_for(ASKED) == "over":
            break
        answer(fox, turn)
    scores = fox.evaluate(SCORES, link.rsplit("/", 1)[1])
    assert [int(total.replace("−", "-")) for total in fox.evaluate(TOTALS)] == scores
    assert fox.complaints == []
