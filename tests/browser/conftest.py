"""A browser, a server and people for the tests that look at the page.

Browser and server live as long as the tests of this folder go on: a browser driven in step with the tests keeps an
event loop running in this thread, and the tests of other folders want one of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.figures import PAGE
from tests.browser.house import House
from tests.browser.people import Person


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = chromium.find()
    assert program, "No Chromium; `python -m tests.browser.chromium` fetches one."
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert PAGE.exists(), "The page is not built; `make client` builds it."
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own; whatever went wrong in it fails the test."""
    people: list[Person] = []

    def arrive(name: str, **how: object) -> Person:
        people.append(Person(browser, house.base, name, **how))
        return people[-1]

    yield arrive
    troubles = [trouble for one in people for trouble in one.troubles]
    for one in people:
        one.context.close()
    assert troubles == []
