"""The host's tools and muting on the page: at the chat, at a seat, and in the list of those who look on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.people import LAPTOP, PHONE, Person, sees
from tests.sampling import LONG

ME, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "open"}
WORDS = {
    "en": {
        "chat": "Chat", "seats": "Seats", "close": "Close the chat", "open": "Open the chat",
        "closed": "The host has closed the chat.", "mute": "Mute", "unmute": "Unmute",
        "hidden": "One line by Eve hidden.",
        "remove": "Remove Eve", "gone": "The host has removed you from this table.", "back": "Let Eve back in",
        "free": "Free this seat", "lost": "The host has given your seat to others. You can still watch.",
        "free seat": "free",
    },
    "de": {
        "chat": "Chat", "seats": "Plätze", "close": "Chat schließen", "open": "Chat öffnen",
        "closed": "Der Chat ist geschlossen.", "mute": "Stummschalten", "unmute": "Nicht mehr stumm",
        "hidden": "Eine Nachricht von Eve ausgeblendet.", "remove": "Eve entfernen",
        "gone": "Du wurdest von diesem Tisch entfernt.",
        "back": "Eve wieder zulassen", "free": "Platz freigeben", "lost": "Dein Platz wurde freigegeben.",
        "free seat": "frei",
    },
}  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language"), [pytest.param(LAPTOP, "en", id="laptop"), pytest.param(PHONE, "de", id="phone", marks=LONG)]
)
def test_the_host_keeps_order_and_everybody_mutes_whom_they_like(
    person: Callable[..., Person], size: dict[str, int], language: str
) -> None:
    words = WORDS[language]
    ana, ben, eve = (person(name, size=size, language=language) for name in ("Ana", "Ben", "Eve"))
    for one in (ana, ben, eve):
        one.ask("GET", "/api/me")
        one.ask("POST", "/api/me", {"name": one.name, "language": language})
    link = ana.open_table("asara", ME, OPEN, seed=3)
    at = f"/api/tables/{link.rsplit('/', 1)[1]}"

    # Before the game begins: Ben loses his seat, may look on but not sit, and is let back.
    ben.ask("POST", f"{at}/sit", {"seat": 1, "name": "Ben"})
    for one in (ana, ben):
        one.go(link)
        sees(one.question)
    ana.beside(words["seats"])
    ana.page.locator(".beside").get_by_role("button", name="Ben").click()
    assert violations(ana.page) == []
    ana.page.get_by_role("button", name=words["free"], exact=True).click()
    expect(ben.page.locator("[role=alert]")).to_contain_text(words["lost"])
    expect(ben.page.locator("li .who").nth(1)).to_contain_text(words["free seat"], ignore_case=True)
    ana.page.locator(".visitors li").filter(has_text="Ben").get_by_role("button").last.click()
    expect(ana.page.locator(".visitors li").filter(has_text="Ben")).to_have_count(1)  # He looks on.
    ben.ask("POST", f"{at}/sit", {"seat": 1, "name": "Ben"})

    # Eve looks on and talks; Ben mutes her, here and at every table.
    for one in (ben, eve):
        one.go(link)
    sees(eve.question)
    eve.ask("POST", f"{at}/chat", {"text": "I would have built there."})
    ben.beside(words["chat"])
    said = ben.page.locator(".said li").filter(has_text="I would have built there.")
    sees(said)
    said.get_by_role("button", name="Eve").click()
    assert violations(ben.page) == []
    assert ben.overflow() <= 0
    ben.page.get_by_role("button", name=words["mute"], exact=True).click()
    expect(said).to_have_count(0)
    expect(ben.page.locator(".said")).to_contain_text(words["hidden"])
    other = eve.open_table("sabika", {**ME, "name": "Eve"}, {"kind": "guest"})
    eve.ask("POST", f"/api/tables/{other.rsplit('/', 1)[1]}/chat", {"text": "Here too."})
    ben.go(other)
    ben.beside(words["chat"])
    expect(ben.page.locator(".said")).to_contain_text(words["hidden"])
    assert ben.page.get_by_text("Here too.").count() == 0
    assert "Here too." not in ben.live_region()
    assert violations(ben.page) == []
    ben.page.get_by_role("button", name=words["unmute"]).click()
    sees(ben.page.get_by_text("Here too."))

    # Ana closes the chat and opens it again, and removes Eve.
    ben.go(link)
    ben.beside(words["chat"])
    ana.beside(words["chat"])
    ana.page.get_by_role("button", name=words["close"]).click()
    expect(ben.page.locator(".chat .closed")).to_contain_text(words["closed"])
    assert ben.page.locator(".chat form").count() == 0
    assert ben.page.get_by_role("button", name=words["open"]).count() == 0
    assert violations(ana.page) == []
    ana.page.get_by_role("button", name=words["open"]).click()
    expect(ben.page.locator(".chat form")).to_have_count(1)
    ana.beside(words["seats"])
    ana.page.get_by_role("button", name=words["remove"]).click()
    sees(eve.page.get_by_text(words["gone"]))
    assert violations(eve.page) == []
    assert ana.overflow() <= 0
    eve.page.reload()
    sees(eve.page.get_by_text(words["gone"]))
    eve.troubles = [trouble for trouble in eve.troubles if "403" not in trouble]  # What she was refused with.
    ana.page.get_by_role("button", name=words["back"]).click()
    expect(ana.page.get_by_role("button", name=words["back"])).to_have_count(0)
    eve.go(link)
    sees(eve.question)
