"""Without its packages, an adapter says what to install."""

from __future__ import annotations

import importlib
import sys

import pytest

from partal.lab.bench import PeerMissing


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
        ("arrays", "numpy", "gymnasium"),
        ("mcp", "mcp.server", "mcp"),
    ],
)
def test_a_missing_package_is_named_with_the_command_that_installs_it(
    module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"partal.adapters.{module}", raising=False)
    with pytest.raises(PeerMissing, match=rf'pip install "partal\[{extra}\]"$'):
        importlib.import_module(f"partal.adapters.{module}")
