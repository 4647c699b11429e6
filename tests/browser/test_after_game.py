"""After the game: everything about it is in sight, and the deal can be checked."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.after_game import by_source, check_chart, check_score_sheet
from tests.browser.axe import violations
from tests.browser.people import PHONE, Person, points, sees
from tests.sampling import LONG, sampled

SIZES = {
    "phone": {"width": 360, "height": 740},
    "desk": {"width": 1440, "height": 900},
    "wall": {"width": 2560, "height": 1440},
}
ME = {"kind": "me", "name": "Ana-Sophie"}
OTHERS = [{"kind": "bot", "bot": "medium", "name": name} for name in ("Wilhelmine von Granada", "Ben", "Cleo")]
"""Players who score from many sources, whatever chance the table gives them."""
TOPS = "(selectors) => selectors.map((one) => document.querySelector(one).getBoundingClientRect().top)"
NO_SUBTLE = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"
"""As in a browser on a page without TLS."""


def speak_german(one: Person) -> None:
    one.ask("GET", "/api/me")
    one.ask("POST", "/api/me", {"language": "de"})


def finished(one: Person, game: str, *others: dict[str, str]) -> str:
    """The link of a game whose beginning and end this person's browser has seen."""
    link = one.open_table(game, ME, *others, seed=11)
    one.go(link)
    sees(one.page.locator(".board"))
    one.play_out(link)
    return link


@pytest.mark.long
@sampled("game", ["asara", "sabika"], every=2)
def test_four_players_and_a_long_language_find_room_on_every_screen(person: Callable[..., Person], game: str) -> None:
    """All columns in sight, no box to scroll sideways; on a phone the result opens by itself."""
    ana = person("Ana", size=PHONE)
    speak_german(ana)
    link = finished(ana, game, *OTHERS)
    check_score_sheet(ana, link.rsplit("/", 1)[1])
    assert len(by_source(ana)) > 6
    sheet, question = ana.page.evaluate(TOPS, [".sheet", ".question"])
    assert sheet < PHONE["height"] / 2 < question, "the result has opened by itself, above the bar"
    assert ana.page.locator(".board").is_hidden()
    names = ana.page.locator(".podium .name").all_inner_texts()
    assert sorted(names) == sorted(["Ana-Sophie", "Wilhelmine von Granada", "Ben", "Cleo"])
    for size in SIZES.values():
        ana.page.set_viewport_size(size)
        ana.go(link)
        sees(ana.page.locator(".seal"))
        assert ana.overflow() <= 0, size
    for size in SIZES.values():
        ana.page.set_viewport_size(size)
        ana.go(link.replace("/t/", "/replay/") + "?at=99999")
        ana.page.locator("figure.chart .legend").wait_for(state="attached")
        if ana.page.locator(".regions").count():
            assert ana.overflow() <= 0, f"the table in {size}"
            ana.page.get_by_role("tab", name="Diagramm und Verlauf").click()
        sees(ana.page.locator("figure.chart .legend"))
        ana.page.locator("figure details").evaluate("one => (one.open = true)")
        assert ana.overflow() <= 0, size
    check_chart(ana, 4)


@pytest.mark.long
def test_the_chart_tells_where_prestige_came_from_and_when(person: Callable[..., Person]) -> None:
    """The moment is marked, a source can be picked out, and the words follow the language."""
    ana = person("Ana")
    link = finished(ana, "sabika", OTHERS[1])
    ana.go(link.replace("/t/", "/replay/") + "?at=99999")
    chart = ana.page.locator("figure.chart")
    expect(chart.locator(".whose [aria-pressed=true]")).to_have_text("Ana-Sophie")
    now = chart.locator(".plane line.now")
    at_the_end = float(now.get_attribute("x1") or 0)
    ana.page.get_by_role("slider").fill("5")
    expect(ana.page.locator(".sheet")).to_have_count(0)
    assert float(now.get_attribute("x1") or 0) < at_the_end / 2
    source = chart.locator(".legend button").first
    source.click()
    expect(source).to_have_attribute("aria-pressed", "true")
    sources = chart.locator(".legend button").count()
    expect(chart.locator(".plane > path.faded")).to_have_count(sources - 1)
    source.click()
    expect(chart.locator(".plane > path.faded")).to_have_count(0)
    # Five prestige are given out before the first round; they belong to it.
    chart.locator("details").evaluate("one => (one.open = true)")
    start = chart.locator("tr[data-source=start] td").all_inner_texts()
    assert [points(cell) for cell in start] == [5, 0, 0, 0, 0, 5]
    ana.page.get_by_label("Language").select_option("de")
    expect(source).to_contain_text("zu Beginn")
    expect(chart.locator("thead th").nth(1)).to_contain_text("Runde 1")
    for theme in ("light", "dark"):
        ana.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        ana.page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        assert violations(ana.page, "figure.chart") == []


def change(one: Person, table: str, **changed: str) -> None:
    """From now on the server's replay of this table tells another seed, salt or seal."""

    def lie(route: Route) -> None:
        answer = route.fetch()
        frame = answer.json()
        for key, value in changed.items():
            frame["header" if key == "commitment" else "standings"][key] = value
        route.fulfill(response=answer, body=json.dumps(frame))

    one.page.unroute_all()
    one.page.route(f"**/api/tables/{table}/replay/*", lie)
    one.go(f"/replay/{table}?at=99999")


def checked(one: Person) -> str:
    """What the page says when it is asked to check the seal."""
    one.page.locator(".seal summary").click()
    one.page.get_by_role("button", name="Check the seal").click()
    found = one.page.locator(".seal .found")
    sees(found)
    return found.inner_text()


@LONG
def test_the_seal_is_shown_from_the_start_and_can_be_checked_at_the_end(person: Callable[..., Person]) -> None:
    """Right seed and salt: yes. Another salt, or another seal than the one this browser saw: no."""
    ana, ben = person("Ana"), person("Ben")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = ana.open_table("asara", ME, OTHERS[1], seed=11)
    table = link.rsplit("/", 1)[1]
    seal = ana.ask("GET", f"/api/tables/{table}")["commitment"]
    ana.go(link)
    ana.page.get_by_role("tab", name="Seats").click()
    ana.page.locator(".promise summary").click()
    expect(ana.page.locator(".promise .whole")).to_have_text(seal)
    ana.page.get_by_role("button", name="Copy the seal").click()
    expect(ana.page.locator(".promise button")).to_have_text("Copied")
    assert ana.page.evaluate("navigator.clipboard.readText()") == seal
    ana.advance(link, 500)
    sees(ana.page.locator(".sheet"))
    expect(ana.page.locator(".seal .promised")).to_have_text(seal)
    said = checked(ana)
    assert said.startswith("Yes")
    assert "This browser saw the same seal" in said
    assert violations(ana.page, ".sheet") == []

    ben.go(link)
    assert "This browser did not see the seal" in checked(ben)

    change(ana, table, salt="00")
    said = checked(ana)
    assert said.startswith("No")
    assert hashlib.sha256(b"partal asara 11 00").hexdigest() in said

    # Seed, salt and seal fit each other, but the seal is not the one that was promised.
    other = hashlib.sha256(b"partal asara 12 00").hexdigest()
    change(ana, table, seed="12", salt="00", commitment=other)
    said = checked(ana)
    assert said.startswith("No")
    assert seal in said
    change(ben, table, seed="12", salt="00", commitment=other)
    assert checked(ben).startswith("Yes"), "who has not seen it cannot know"


@pytest.mark.long
def test_the_seal_can_be_checked_where_the_browser_lends_no_hash(person: Callable[..., Person]) -> None:
    """The page's own SHA-256 gives the values of hashlib, whatever the line's length and letters."""
    ana, ben = person("Ana"), person("Ben")
    table = finished(ana, "asara", OTHERS[1]).rsplit("/", 1)[1]
    ben.context.add_init_script(NO_SUBTLE)
    ben.go("/")
    assert ben.page.evaluate("crypto.subtle === undefined")
    line = "partal asara 18446744073709551615 "
    for salt in ("", "x" * (55 - len(line)), "x" * (56 - len(line)), "é" * 15, "x" * (64 - len(line)), "7f" * 100):
        seal = hashlib.sha256((line + salt).encode()).hexdigest()
        change(ben, table, seed="18446744073709551615", salt=salt, commitment=seal)
        assert checked(ben).startswith("Yes"), salt
    change(ben, table, seed="18446744073709551615", salt="7f" * 100 + "8", commitment=seal)
    assert checked(ben).startswith("No")


def test_a_browser_keeps_only_some_seals_and_never_replaces_one(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.go("/")
    old = {f"table{number}": {"seal": f"{number:064}", "at": number} for number in range(80)}
    ana.page.evaluate("(seals) => localStorage.setItem('partal-seals', seals)", json.dumps(old))
    link = ana.open_table("asara", ME, OTHERS[1], seed=11)
    for _ in range(2):
        ana.go(link)
        sees(ana.page.locator(".board"))
    kept = json.loads(ana.page.evaluate("localStorage.getItem('partal-seals')"))
    assert len(kept) == 60
    assert "table79" in kept
    assert "table20" not in kept
    table = link.rsplit("/", 1)[1]
    seal = ana.ask("GET", f"/api/tables/{table}")["commitment"]
    assert kept[table]["seal"] == seal
    forged = {table: {"seal": "0" * 64, "at": 1}}
    ana.page.evaluate("(seals) => localStorage.setItem('partal-seals', seals)", json.dumps(forged))
    ana.go(link)
    sees(ana.page.locator(".board"))
    assert json.loads(ana.page.evaluate("localStorage.getItem('partal-seals')")) == forged
