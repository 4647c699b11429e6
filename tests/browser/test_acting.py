"""Acting on the table: looking at things, knowing what an answer brings before giving it, and answering in one go."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import LAPTOP, PHONE, Person, sees
from tests.said import text_of

ME = {"kind": "me", "name": "Ana"}
RANDOM = {"kind": "bot", "bot": "random"}

ABOUT = "() => [...document.querySelectorAll('.board [data-about]')].flatMap((one) => one.dataset.about.split(' '))"
ASARA = {"buyer", "part", "price", "market", "spaces", "gift", "room", "thing"}
SABIKA = {
    "minor-card",
    "major-tile",
    "store-tile",
    "poem",
    "major-poem",
    "city-tile",
    "wish",
    "trade",
    "event",
    "favour",
    "tribute",
    "raw-space",
    "marble-space",
    "balance-bonus",
    "thing",
}
SOLO = {"thing:yusuf-tile", "thing:yusuf"}
EVERYWHERE = {"thing:seal", "thing:paria", "thing:dinar", "thing:prestige", "thing:storehouse", "thing:processing"}


@pytest.mark.parametrize(
    ("game", "chairs", "settings", "kinds", "names"),
    [
        ("asara", [ME, RANDOM, RANDOM], {"professional": "true"}, ASARA, {"room:favour", "spaces:tent", "room:house"}),
        ("sabika", [ME, RANDOM, RANDOM], {"events": "random"}, SABIKA, {"thing:sultans-worker", *EVERYWHERE}),
        ("sabika", [ME], {}, {"wish", "yusuf"}, SOLO),
    ],
)
def test_everything_on_the_table_can_be_inspected(
    person: Callable[..., Person], game, chairs, settings, kinds, names
) -> None:
    """Everything there has a name that the content knows, with words, clauses and an origin."""
    ana = person("Ana")
    link = ana.open_table(game, *chairs, settings=settings, seed=11)
    ana.advance(link, 24)
    ana.go(link)
    ana.wait_asked()
    here = set(ana.page.evaluate(ABOUT))
    known = {f"{row['kind']}:{row['id']}": row for row in ana.ask("GET", f"/api/content/{game}")}
    assert here <= set(known), here - set(known)
    assert {name.split(":")[0] for name in here} >= kinds
    assert here >= names
    for name in here:
        row = known[name]
        assert text_of(row["text"])
        assert row["origin"] in ("rulebook", "public", "reconstructed", "rules"), row
        assert row["clauses"], row


def test_a_thing_is_inspected_by_mouse_key_touch_and_mode(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    link = ana.open_table("sabika", ME, RANDOM, seed=5)
    ana.advance(link, 6)
    ana.go(link)
    ana.wait_asked()
    while not ana.page.locator(".board .lit[data-about]").count():
        ana.answer()
        ana.wait_asked()
    before = ana.number()
    card = ana.page.locator(".board [data-target^='card:']").first
    dialog = ana.page.locator("dialog[open] .component").first
    card.click(button="right")
    sees(dialog)
    text = dialog.locator(".effect").inner_text()
    number = (card.get_attribute("data-target") or "").split(":")[1]
    rows = {row["id"]: row for row in ana.ask("GET", "/api/content/sabika") if row["kind"] == "minor-card"}
    assert text == text_of(rows[number]["text"])
    assert "reconstructed by us" in dialog.locator(".origin").inner_text()
    dialog.locator(".clause").first.click()
    expect(ana.page.locator("dialog[open]")).to_have_count(2)
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog[open]")).to_have_count(0)

    ana.page.locator(".board .lit[data-about]").first.focus()
    ana.page.keyboard.press("i")
    sees(dialog)
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    ana.page.locator(".question .inspect").click()
    card.focus()
    ana.page.keyboard.press("Enter")
    sees(dialog)
    ana.page.keyboard.press("Escape")
    ana.page.locator(".board .lit[data-about]").first.click()
    sees(dialog)
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".question .inspect")).to_have_attribute("aria-pressed", "false")

    card.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 10, "clientY": 10})
    sees(dialog)
    ana.page.keyboard.press("Escape")
    assert ana.number() == before, "looking changes nothing"


CLOSE_AND_LOOK = """
() => {
  document.querySelector("dialog[open] header button").click();
  const card = document.querySelectorAll(".board [data-target^='card:']")[1];
  card.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
}
"""


def test_the_next_thing_can_be_looked_at_in_the_moment_the_last_is_closed(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.go(ana.open_table("sabika", ME, RANDOM, seed=5))
    ana.wait_asked()
    cards = ana.page.locator(".board [data-target^='card:']")
    cards.first.click(button="right")
    title = ana.page.locator("dialog[open] h2").first
    sees(title)
    first = title.inner_text()
    ana.page.evaluate(CLOSE_AND_LOOK)
    expect(title).not_to_have_text(first)
    ana.page.wait_for_timeout(300)
    expect(ana.page.locator("dialog[open]")).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog[open]")).to_have_count(0)


def test_pointing_at_something_shows_what_you_would_have(person: Callable[..., Person]) -> None:
    """On the table and in the list alike, and it comes true."""
    ana = person("Ana")
    ana.go(ana.open_table("asara", ME, RANDOM, seed=4))
    ana.wait_asked()
    bank = ana.page.locator(".board .lit[data-target='place:bank-10']")
    bank.hover()
    tip = ana.page.locator("[role=tooltip]")
    expect(tip).to_contain_text("→")
    money = re.search(r"Asari (\d+) → (\d+)", tip.inner_text())
    assert money, tip.inner_text()
    assert int(money[2]) == int(money[1]) + 10
    ana.page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    bank.focus()
    expect(tip).to_contain_text("→")
    option = (
        ana.question.locator("li", has_text=re.compile("bank.*10|10.*bank", re.IGNORECASE)).locator(".option").first
    )
    option.hover()
    ana.page.mouse.move(0, 0)
    lay = ana.page.evaluate(WHERE)
    option.hover()
    expect(tip).to_have_text(re.compile(f"Asari {money[1]} → {money[2]}"))
    assert option.get_attribute("aria-describedby") == tip.get_attribute("id")
    assert ana.page.evaluate(WHERE) == lay, "what is pointed at moves away under the pointer"
    beside, panel = tip.bounding_box(), ana.question.bounding_box()
    assert beside
    assert panel
    assert beside["x"] + beside["width"] <= panel["x"], "the card lies over the other options"


def test_a_keyboard_user_keeps_their_card_after_the_pointer_has_passed(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    ana.go(ana.open_table("asara", ME, RANDOM, seed=4))
    ana.wait_asked()
    tip = ana.page.locator("[role=tooltip]")
    first, second = ana.question.locator(".option").nth(0), ana.question.locator(".option").nth(1)
    first.focus()
    expect(tip).to_be_visible()
    told = tip.get_attribute("id")
    expect(first).to_have_attribute("aria-describedby", told or "")
    second.hover()
    expect(second).to_have_attribute("aria-describedby", re.compile(".+"))
    expect(tip).to_have_count(1)
    ana.page.mouse.move(0, 0)
    expect(first).to_have_attribute("aria-describedby", re.compile(".+"))
    expect(tip).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    expect(first).to_be_focused()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=("laptop", "phone"))
def test_the_list_stays_still_whatever_is_pointed_at(person: Callable[..., Person], size: dict[str, int]) -> None:
    """Down to its end, where every line that grew would push another one under the pointer, and that one the first."""
    ana = person("Ana", size=size)
    ana.go(ana.open_table("asara", ME, RANDOM, seed=4))
    ana.wait_asked()
    if size is PHONE:
        ana.page.locator(".unfold").click()
    last = ana.question.locator(".option").last
    last.scroll_into_view_if_needed()
    lay = ana.page.evaluate(WHERE)
    box = ana.question.bounding_box()
    assert box
    tip = ana.page.locator("[role=tooltip]")
    told = set()
    for down in range(int(box["y"]) + 4, int(box["y"] + box["height"]) - 60, 15):
        ana.page.mouse.move(box["x"] + 60, down)
        pointed = ana.question.locator(".pointed")
        if pointed.count():
            sees(tip)
            told.add(pointed.inner_text())
        assert ana.page.evaluate(WHERE) == lay
    assert len(told) >= 4, told


WHERE = """
() => [...document.querySelectorAll(".question .option")].map((one) => Math.round(one.getBoundingClientRect().top))
"""
OFFERED = """
() => {
  window.offered = [];
  const look = () => {
    const question = document.querySelector(".question");
    if (question.querySelector(".option")) window.offered.push(Number(question.dataset.number));
  };
  const everything = { childList: true, subtree: true, attributes: true };
  new MutationObserver(look).observe(document.querySelector(".question"), everything);
}
"""
"""From now on the page remembers at which questions it had answers on offer."""


GOES_ON = """
async (table) => {
  const first = document.querySelector(".gather [data-option]")?.dataset.option;
  if (!first) return false;
  const found = await fetch(`/api/tables/${table}/ahead?seat=0&answers=${encodeURIComponent(first)}`);
  return document.querySelector(".gather.steps") !== null || (await found.json()).next !== null;
}
"""
"""Whether more can be chosen after the first answer; otherwise that alone is sent at once."""


def to_gathering(ana: Person, kind: str = ".gather", most: int = 120) -> None:
    """Answer until questions are gathered, into a dialog of this kind."""
    for _ in range(most):
        assert ana.wait_asked()
        ana.page.wait_for_timeout(60)
        if ana.page.locator(kind).count() and ana.page.evaluate(GOES_ON, ana.page.url.rsplit("/", 1)[1]):
            return
        ana.answer()
    raise AssertionError("nothing was gathered")


def test_small_questions_are_answered_in_one_dialog(person: Callable[..., Person]) -> None:
    """Nothing is sent before the person confirms; then all of it is, one after the other. Or one by one, by choice."""
    ana = person("Ana")
    link = ana.open_table("sabika", ME, RANDOM, seed=3)
    ana.go(link)
    to_gathering(ana, ".gather:not(.steps)")
    before, number = ana.ask("GET", f"/api/tables/{link.rsplit('/', 1)[1]}"), ana.number()
    gather = ana.page.locator(".gather")
    chosen = gather.locator(".sum")
    gather.locator("li .option").first.focus()
    ana.page.keyboard.press("Enter")
    expect(chosen).to_contain_text("1")
    gather.locator(".less").first.click()
    expect(chosen).to_contain_text("0")
    gather.locator("li .option").first.click()
    expect(chosen).to_contain_text("1")
    gather.locator(".clear").click()
    expect(chosen).to_contain_text("0")
    expect(gather.locator(".confirm")).to_be_disabled()
    assert ana.ask("GET", f"/api/tables/{link.rsplit('/', 1)[1]}")["number"] == before["number"]
    count = 0
    ana.page.evaluate(OFFERED)
    while count < 4:
        count += 1
        if ana.gather_one(gather.locator("li .option").first):
            break
        assert ana.number() == number
        expect(chosen).to_contain_text(str(count))
    else:
        gather.locator(".confirm").click()
    ana.page.wait_for_function(
        "(at) => Number(document.querySelector('.question').dataset.number) >= at", arg=int(number) + count
    )
    offered = ana.page.evaluate("window.offered")
    assert [at for at in offered if int(number) < at < int(number) + count] == [], "these were answered already"
    assert ana.page.locator(".problem").count() == 0

    to_gathering(ana)
    ana.page.locator(".gather .single").click()
    expect(ana.page.locator(".gather")).to_have_count(0)
    number = ana.number()
    ana.question.locator(".option").first.click()
    ana.page.wait_for_function("(at) => document.querySelector('.question').dataset.number !== at", arg=number)
    assert ana.page.evaluate("localStorage.getItem('partal-one-by-one')") == "yes", "the choice stays"


def test_the_gallery_shows_every_component_with_its_origin(person: Callable[..., Person]) -> None:
    ana = person("Ana")
    rows = ana.ask("GET", "/api/content/sabika")
    ana.go("/")
    ana.page.locator("a[href='/components/sabika']").first.click()
    expect(ana.page.locator(".gallery li")).to_have_count(len(rows))
    reconstructed = sum(1 for row in rows if row["origin"] == "reconstructed")
    expect(ana.page.locator(".gallery .lead")).to_contain_text(f"{reconstructed} of them")
    ana.page.locator(".gallery select").select_option("reconstructed")
    expect(ana.page.locator(".gallery li")).to_have_count(reconstructed)
    ana.page.locator(".gallery input[type=search]").fill("garden marble")
    fitting = [row for row in rows if row["kind"] == "minor-card" and "garden on marble" in text_of(row["text"])]
    expect(ana.page.locator(".gallery [id^='minor-card-']")).to_have_count(len(fitting))
    ana.page.locator(".gallery input[type=search]").fill("zzz")
    expect(ana.page.locator(".gallery li")).to_have_count(0)


def test_a_table_is_opened_with_everything_chosen_in_words(person: Callable[..., Person]) -> None:
    """Every switch has a sentence, every value words, every bot a character; what was chosen is what is played."""
    ana = person("Ana")
    ana.go("/")
    ana.page.locator(".game", has_text="Sabika").get_by_role("button", name="Open a table").click()
    dialog = ana.page.locator("dialog[open]")
    sees(dialog)
    dialog.get_by_role("button", name="1", exact=True).click()
    for summary in dialog.locator("summary").all():
        summary.click()
    for switch in dialog.locator(".switch").all():
        assert len(switch.locator("span").first.inner_text()) > 8
    texts = dialog.locator("option").all_inner_texts()
    assert not [text for text in texts if re.search(r"[a-z][A-Z]|-value-|true|false", text)], texts
    dialog.locator(".switch", has_text="prestige Yusuf starts with").locator("select").select_option("10")
    dialog.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url(re.compile("/t/"))
    table = ana.page.url.rsplit("/", 1)[1]
    assert ana.ask("GET", f"/api/tables/{table}")["settings"] == {"yusuf-prestige": "10"}


def test_a_table_is_played_with_a_custom_pack(person: Callable[..., Person], tmp_path) -> None:
    """Its values replace ours, and the table says so; a bad one is refused with a sentence."""
    good, bad = tmp_path / "mine.toml", tmp_path / "bad.toml"
    pack = '[pack]\nname = "my box"\ngame = "asara"\n\n[[gift]]\nid = "coloured"\nasari = {}\norigin = "printed"\n'
    good.write_text(pack.format(7))
    bad.write_text(pack.format(-7))
    ana = person("Ana")
    ana.go("/")
    ana.page.locator(".game", has_text="Asara").get_by_role("button", name="Open a table").click()
    dialog = ana.page.locator("dialog[open]")
    dialog.locator("summary", has_text="Components").click()
    dialog.locator("input[type=file]").set_input_files(bad)
    expect(dialog.get_by_role("alert")).to_contain_text("asari")
    assert [trouble for trouble in ana.troubles if "400" not in trouble] == []
    ana.troubles.clear()
    dialog.locator("input[type=file]").set_input_files(good)
    expect(dialog.locator("option", has_text="my box")).to_have_count(1)
    for seat in (1, 2):
        dialog.locator(".chair").nth(seat).locator("select").first.select_option("bot")
    dialog.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url(re.compile("/t/"))
    ana.wait_asked()
    ana.page.locator(".board [data-about='gift:coloured']").first.click(button="right")
    shown = ana.page.locator("dialog[open] .component").first
    expect(shown.locator(".effect")).to_contain_text("7 Asari")
    expect(shown.locator(".origin")).to_contain_text("printed")


def test_a_long_press_on_a_phone_inspects_and_offers_options(person: Callable[..., Person]) -> None:
    ana = person("Ana", size=PHONE)
    ana.go(ana.open_table("asara", ME, RANDOM, seed=4))
    ana.wait_asked()
    spot = ana.page.locator(".board .lit:visible").first
    spot.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 10, "clientY": 10})
    dialog = ana.page.locator("dialog[open]")
    sees(dialog.locator(".after").first)
    number = ana.number()
    dialog.locator("li .button.primary").first.click()
    ana.page.wait_for_function("(at) => document.querySelector('.question')?.dataset.number !== at", arg=number)
    assert ana.overflow() <= 0
