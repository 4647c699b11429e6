"""Somebody is gone: the others let a bot play on, the person comes back, and who is left alone closes the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.house import House
from tests.browser.people import LAPTOP, PHONE, Person, sees
from tests.sampling import LONG

ME, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "open"}
WORDS = {
    "en": ("has been away since", "Let a bot play on", "Take my seat back", "Seats", "Close this table", "Close it"),
    "de": ("fort.", "Bot weiterspielen lassen", "Meinen Platz", "Plätze", "Diesen Tisch schließen", "Schließen"),
}


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that waits three seconds for somebody instead of ten minutes."""
    house = House(tmp_path_factory.mktemp("impatient"), options=("--away", "0.05"))
    house.start()
    yield house
    house.stop()


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language"), [pytest.param(LAPTOP, "en", id="laptop"), pytest.param(PHONE, "de", id="phone", marks=LONG)]
)
def test_a_bot_plays_on_until_the_person_comes_back(
    person: Callable[..., Person], size: dict[str, int], language: str
) -> None:
    away, agree, back, seats, close, yes = WORDS[language]
    people = [person(name, size=size, language=language) for name in ("Ana", "Ben")]
    for one in people:
        one.ask("GET", "/api/me")
        one.ask("POST", "/api/me", {"name": one.name, "language": language})
    link = people[0].open_table("sabika", ME, OPEN, seed=3)
    header = people[1].ask("POST", f"/api/tables/{link.rsplit('/', 1)[1]}/sit", {"seat": 1, "name": "Ben"})
    gone, here = people[header["asked"]], people[1 - header["asked"]]
    for one in people:
        one.go(link)
        sees(one.question)
    assert here.page.locator(".absence").count() == 0
    gone.page.goto("about:blank")
    notice = here.page.locator(".absence")
    expect(notice).to_contain_text(away)
    expect(notice).to_contain_text(gone.name)
    assert here.overflow() <= 0
    assert violations(here.page) == []
    notice.get_by_role("button", name=agree).click()
    expect(here.page.locator(".absence")).to_have_count(0)
    assert here.wait_asked()

    gone.go(link)
    notice = gone.page.locator(".absence")
    sees(notice.get_by_role("button", name=back))
    assert gone.overflow() <= 0
    assert violations(gone.page) == []
    notice.get_by_role("button", name=back).click()
    expect(notice).to_have_count(0)
    gone.beside(seats)
    assert gone.page.get_by_role("button", name=close).count() == 0  # The other one is there.

    here.page.goto("about:blank")
    gone.page.get_by_role("button", name=close).click()
    assert violations(gone.page) == []
    gone.page.get_by_role("button", name=yes, exact=True).click()
    sees(gone.page.locator(".kept"))


def test_whoever_opened_a_table_closes_it_before_it_begins(person: Callable[..., Person]) -> None:
    ana, ben = person("Ana"), person("Ben")
    link = ana.open_table("asara", ME, OPEN)
    ana.go(link)
    ben.go(link)
    sees(ben.page.get_by_role("button", name="Sit here"))
    assert ben.page.get_by_role("button", name="Close this table").count() == 0
    ana.page.get_by_role("button", name="Close this table").click()
    ana.page.get_by_role("button", name="Close it", exact=True).click()
    for one in (ana, ben):
        expect(one.page.get_by_role("heading", name="This table is closed")).to_be_visible()
