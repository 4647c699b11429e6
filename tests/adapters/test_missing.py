"""Without its packages, an adapter says what to install."""

from __future__ import annotations

import importlib
import runpy
import sys
from pathlib import Path

import pytest

from partal.lab.bench import PeerMissing
from tests.sampling import LONG


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


@pytest.mark.parametrize(
    ("program", "arguments", "package", "extra"),
    [
        ("examples/learn.py", ["asara"], "numpy", "gymnasium"),
        ("examples/learn.py", ["asara"], "gymnasium", "gymnasium"),
        ("bench/ismcts.py", ["asara"], "pyspiel", "openspiel"),
        ("bench/cluster.py", [], "ray", "ray"),
        ("bench/observing.py", [], "numpy", "pettingzoo"),
        ("bench/observing.py", [], "pettingzoo", "pettingzoo"),
        pytest.param("bench/observing.py", [], "chess", "bench", marks=LONG),  # The other extra must be there.
    ],
)
def test_a_program_without_its_extra_ends_with_that_sentence(
    program: str, arguments: list[str], package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    for module in ("lab.cluster", "adapters.arrays", "adapters.gymnasium", "adapters.openspiel", "adapters.pettingzoo"):
        monkeypatch.delitem(sys.modules, f"partal.{module}", raising=False)
    for module in [each for each in sys.modules if each.startswith("pettingzoo.classic")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(sys, "argv", [program, *arguments])
    with pytest.raises(SystemExit, match=rf'pip install "partal\[{extra}\]"$'):
        runpy.run_path(str(Path(__file__).parents[2] / program), run_name="__main__")
