"""The cases of a large matrix: a sample in `make test`, the others in `make test-all`, each case once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def sampled(
    names: str | tuple[str, ...], cases: Iterable[Any], every: int = 3, ids: Callable[[Any], str] | None = None
) -> pytest.MarkDecorator:
    """Like `pytest.mark.parametrize`, but only the first case and every `every`-th after it are for `make test`."""
    shared = [
        case if number % every == 0 else pytest.param(*((case,) if isinstance(names, str) else case), marks=LONG)
        for number, case in enumerate(cases)
    ]
    return pytest.mark.parametrize(names, shared, ids=ids)


LONG = pytest.mark.long
