"""People click on what they mean first: a part, a buyer, a stall, a poem, a worker, a city. The page finds the rest."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.natural import WATCH_OWN_SHIFTS, Hand
from tests.browser.people import PHONE, Person, sees
from tests.clicks import needed

ME = {"kind": "me", "name": "Ana"}
RANDOM = {"kind": "bot", "bot": "random"}


def opened(ana: Person, game: str, seed: int, *, answers: int = 0, seats: int = 2) -> str:
    link = ana.open_table(game, ME, *[RANDOM] * (seats - 1), seed=seed)
    ana.advance(link, answers)
    ana.go(link)
    ana.wait_asked()
    return link


def spot(ana: Person, target: str):
    return ana.page.locator(f'.board .lit[data-target="{target}"]')


def answered(ana: Person, number: str, answers: int) -> None:
    """All these answers have been given, and the next question is here."""
    ana.page.wait_for_function(
        "(at) => Number(document.querySelector('.question').dataset.number) >= at", arg=int(number) + answers
    )
    assert ana.page.locator(".problem").count() == 0


def log_of(ana: Person) -> str:
    return ana.page.locator(".log").first.inner_text()


def a_part(ana: Person) -> str:
    """A part in a market that can be bought, by its target."""
    part = ana.page.locator(".board .market .lit[data-target^='part:']").first
    part.wait_for()
    return part.get_attribute("data-target") or ""


def test_a_part_then_its_buyer_or_the_buyer_then_the_part(person: Callable[..., Person]) -> None:
    """Two clicks for three answers, in either order; until the second nothing is sent, and Escape lets go."""
    ana = person("Ana")
    opened(ana, "asara", 4)
    number, part = ana.number(), a_part(ana)
    buyer = ana.page.locator(".board .lit[data-target^='hand:']").first
    spot(ana, part).click()
    expect(ana.page.locator(".question .let-go")).to_have_count(1)
    assert spot(ana, part).get_attribute("aria-pressed") == "true"
    assert ana.page.locator(".board .lit[data-target^='place:']").count() == 0, "the stall is known by now"
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".question .let-go")).to_have_count(0)
    assert ana.number() == number
    buyer.click()
    expect(ana.page.locator(".question .let-go")).to_have_count(1)
    spot(ana, part).click()
    answered(ana, number, 2)
    ana.wait_asked()
    # And the other way round.
    number, part = ana.number(), a_part(ana)
    spot(ana, part).click()
    if ana.number() == number:
        ana.page.locator(".board .lit[data-target^='hand:']").first.click()
    answered(ana, number, 2)


def test_a_whole_stall_a_house_and_a_plot(person: Callable[..., Person]) -> None:
    """A click anywhere on a stall means the stall, one on a house narrows to its spaces; one can change one's mind."""
    ana = person("Ana")
    opened(ana, "asara", 4)
    spot(ana, "place:bases").wait_for()
    number = ana.number()
    a_part(ana)
    ana.page.locator(".market.bases h3").click()
    expect(spot(ana, "place:bases")).to_have_attribute("aria-pressed", "true")
    assert spot(ana, "place:bank-10").count() == 0
    # Another place instead, although it is not lit now.
    ana.page.locator(".area.bank .picture").click()
    expect(ana.page.locator(".question .let-go")).to_have_count(1)
    assert spot(ana, "place:bank-10").count() == 1
    spot(ana, "place:bank-10").click()
    ana.page.locator(".board .lit[data-target^='hand:']").first.click()
    answered(ana, number, 2)


def test_a_click_on_what_is_chosen_lets_go(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    opened(ana, "asara", 4)
    number, part = ana.number(), a_part(ana)
    spot(ana, part).click()
    expect(spot(ana, part)).to_have_attribute("aria-pressed", "true")
    spot(ana, part).click()
    expect(ana.page.locator(".question .let-go")).to_have_count(0)
    spot(ana, part).focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".question .let-go")).to_have_count(1)
    ana.page.locator(".question .let-go").click()
    expect(ana.page.locator(".question .let-go")).to_have_count(0)
    assert ana.number() == number


KINDS = {
    "worker:": "a worker",
    "square:": "a square",
    "poem:": "a poem's half",
    "tile:": "a major building",
    "card:": "a minor building",
    "store-tile:": "a storehouse tile",
    "city:": "a city",
    "raw:": "a token",
}
ROWS_WITH = """
async ([table, kind]) => {
  const ways = await (await fetch(`/api/tables/${table}/ways?seat=0`)).json();
  const rows = ways.rows.map((row) => row.map((index) => ways.options[index]));
  if (document.querySelector(".question").dataset.turn === undefined) return null;
  const has = (row) => row.some((option) => option.targets.some((target) => target.startsWith(kind)));
  return rows.find((row) => row.length > 1 && has(row)) ?? null;
}
"""


@pytest.mark.long
@pytest.mark.parametrize(
    "size", [pytest.param(None, id="laptop"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
def test_every_kind_of_first_click_in_sabika(person: Callable[..., Person], size: dict[str, int] | None) -> None:
    """The thing first, whatever it is; the rest of its row afterwards."""
    ana = person("Ana", **({"size": size} if size else {}))
    link = opened(ana, "sabika", 5)
    table = link.rsplit("/", 1)[1]
    hand, wanted = Hand(ana), dict(KINDS)
    for _ in range(150):
        if not wanted or not ana.wait_asked():
            break
        found = None
        for kind in wanted:
            row = ana.page.evaluate(ROWS_WITH, [table, kind])
            if row:
                found = (kind, row)
                break
        if found is None:
            ana.answer()
            continue
        kind, row = found
        target = next(one for option in row for one in option["targets"] if one.startswith(kind))
        # In a small window it may be in another region.
        for tab in [None, *ana.page.locator(".regions [role=tab]").all()]:
            if tab is not None:
                tab.click()
            if spot(ana, target).locator("visible=true").count():
                break
        before, hand.chosen = ana.number(), 0
        ana.go_on()
        spot(ana, target).locator("visible=true").first.click()
        if not hand.sent(before):
            assert ana.page.locator(".question .let-go").count() == 1
            hand.said = [target]
            hand.give(row)
        del wanted[kind]
    assert not wanted, f"never a row with {list(wanted.values())}"


def test_what_cannot_be_chosen_says_what_it_is_and_why_not(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    opened(ana, "sabika", 5)
    number = ana.number()
    ana.page.locator(".board [data-target^='city:']:not(.lit)").first.click()
    tip = ana.page.locator("[role=tooltip]")
    expect(tip.locator(".why-not")).to_have_text(re.compile(r"\w.{10,}[.?]"))
    assert len(tip.locator("p").first.inner_text()) > 10, "what it is"
    ana.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert ana.number() == number


SEARCHING = """
async (table) => {
  const ways = await (await fetch(`/api/tables/${table}/ways?seat=0`)).json();
  const rows = ways.rows.map((row) => row.map((index) => ways.options[index]));
  return rows.find((row) => row.some((option) => option.notation.startsWith("search"))) ?? null;
}
"""


def test_parts_in_the_market_do_not_glow_when_a_pile_is_searched(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    link = opened(ana, "asara", 4)
    table = link.rsplit("/", 1)[1]
    for _ in range(40):
        assert ana.wait_asked()
        row = ana.page.evaluate(
            SEARCHING,
            table,
        )
        if row:
            break
        ana.answer()
    else:
        raise AssertionError("the spies were never open")
    Hand(ana).give(row)
    sees(ana.page.locator(".asks [data-target^='searched:']").first)
    ana.page.wait_for_function("() => document.querySelector('.question.mine .option')")
    assert ana.page.locator(".market .lit[data-target^='part:']").count() == 0


OWN_SHIFT = 0.8
"""The most layout shift in a whole game, with those that follow one's own clicks."""


def game_of(ana: Person, game: str, seed: int) -> tuple[Hand, int]:
    """Plays a whole game by natural clicks, and how many clicks its rows of answers should have needed."""
    link = opened(ana, game, seed, seats=2)
    table = link.rsplit("/", 1)[1]
    ana.page.evaluate(WATCH_OWN_SHIFTS)
    hand, count, should = Hand(ana), 0, 0
    while ana.wait_asked():
        count += 1
        if ana.page.locator(".question[data-turn]").count():
            hand.turns += 1
        if ana.page.locator(".gather.steps").count():
            before, hand.chosen = ana.number(), 0
            ana.page.locator(".gather .confirm").click()
            hand.clicks += 1
            should += 1
            hand.sent(before)
            continue
        if ana.page.locator(".gather").count():
            options = ana.page.locator(".gather li .option")
            before, hand.chosen = ana.number(), 0
            hand.clicks += 1
            should += 1
            if not ana.gather_one(options.nth(count % options.count())):
                ana.page.locator(".gather .confirm").click()
                hand.clicks += 1
                should += 1
                hand.sent(before)
            continue
        row = hand.wish(table, 5 + 7 * count)
        should += needed(hand.rows, row)[0]
        hand.give(row)
    return hand, should


@pytest.mark.soak
@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_the_page_takes_as_many_clicks_as_the_rows_need(person: Callable[..., Person], game: str) -> None:
    """`tests/test_clicks.py` counts many games without a browser; here one is clicked through, with hardly more clicks.

    Little jumps at one's own clicks either: the list of answers changes, and pieces come and go.
    """
    hand, should = game_of(person("Ana"), game, 7)
    moved = hand.page.evaluate("window.moved")
    print(f"{game}: {hand.clicks} clicks in {hand.turns} turns; {should} should do; layout shifts {moved:.2f}")
    assert hand.clicks <= 1.1 * should
    assert moved < OWN_SHIFT


@pytest.mark.soak
@pytest.mark.parametrize(("game", "most"), [("asara", 2.2), ("sabika", 3.0)])
def test_few_clicks_make_a_turn(person: Callable[..., Person], game: str, most: float) -> None:
    """On average over ten whole games in the page, the confirmation of turns left aside."""
    hands = [game_of(person("Ana"), game, seed)[0] for seed in range(10)]
    assert sum(hand.clicks for hand in hands) / sum(hand.turns for hand in hands) <= most
