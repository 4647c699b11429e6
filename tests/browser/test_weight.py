"""What the built page weighs, and, in the long run, how quickly it answers."""

from __future__ import annotations

import pytest

from tests.browser.figures import PAGE, measure, weight


def test_the_page_weighs_less_than_250_kilobytes_gzipped_without_fonts() -> None:
    assert any(PAGE.parent.rglob("*.js")), "the page is not built"
    assert 20_000 < weight() < 250_000


@pytest.mark.soak
def test_the_page_is_there_and_answers_as_quickly_as_promised() -> None:
    found = measure()
    assert max(found.home) < 1500
    assert max(found.table) < 1500
    assert found.slow_click < 100, found.clicks
