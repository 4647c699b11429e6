"""The third game in the page: a game without pictures of its own is played on the plain board, by clicking."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.figures import PAGE
from tests.browser.house import House
from tests.browser.people import Person, sees
from tests.installed import Installed

pytestmark = pytest.mark.long  # The plain board itself is tested in test_plain_table.py.
ME = {"kind": "me", "name": "Ana"}
RANDOM = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of a Partal beside which the third game is installed."""
    assert PAGE.exists(), "The page is not built; `make client` builds it."
    place = Installed(tmp_path_factory.mktemp("stranger")).build()
    house = House(place.folder / "data", place.python, place.environment)
    house.start()
    yield house
    house.stop()


def zone(one: Person, text: str) -> str:
    return one.page.locator(".board").get_by_text(text, exact=True).first.inner_text()


def test_a_whole_game_is_played_on_the_plain_board(person) -> None:
    """Now by the list of options, now by what is lit on the table, to the score sheet."""
    ana = person("Ana")
    ana.go("/")
    sees(ana.page.get_by_role("article").filter(has_text="Pearls"))
    ana.go(ana.open_table("pearls", ME, RANDOM))
    sees(ana.page.locator(".board"))
    assert ana.wait_asked()
    for name in ("Beach", "Bag", "Pouch", "Necklaces"):
        assert zone(ana, name) == name
    by_piece = 0
    while ana.wait_asked():
        by_piece += bool(ana.page.locator(".board .lit:visible").count())
        ana.answer()
    assert by_piece > 5
    expect(ana.page.locator(".sheet")).to_be_visible()
    assert len(ana.totals()) == 2
    assert ana.overflow() <= 0


def test_its_rules_can_be_read_in_the_page(person) -> None:
    ana = person("Ana")
    ana.go("/rules/pearls")
    sees(ana.page.get_by_text("P-STR-02").first)
