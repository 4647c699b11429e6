"""`__all__` says what a module offers: all of it, and nothing that is not there."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from types import ModuleType

import pytest

import partal

SOURCE = Path(partal.__file__).parent


def modules_with_all() -> list[str]:
    """Every module of Partal that declares `__all__`."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        declared = any(
            isinstance(node, ast.Assign) and any(getattr(target, "id", "") == "__all__" for target in node.targets)
            for node in tree.body
        )
        if declared:
            words = ("partal", *path.relative_to(SOURCE).with_suffix("").parts)
            found.append(".".join(word for word in words if word != "__init__"))
    return found


def only_gathers(module: ModuleType) -> bool:
    """Whether a package defines nothing of its own."""
    if not hasattr(module, "__path__"):
        return False
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    return not any(isinstance(node, (ast.FunctionDef, ast.ClassDef)) for node in tree.body)


@pytest.mark.parametrize("name", modules_with_all())
def test_all_names_exactly_what_can_be_imported(name: str) -> None:
    """A package that only gathers names gathers exactly these; any other module has all that it names."""
    module = importlib.import_module(name)
    declared = module.__all__
    assert sorted(declared) == sorted(set(declared)), f"{name}.__all__ names something twice"
    for public in declared:
        assert hasattr(module, public), f"{name}.__all__ names {public}, which is not there"
    if only_gathers(module):
        offered = {
            public
            for public, value in vars(module).items()
            if not public.startswith("_") and public != "annotations" and not isinstance(value, ModuleType)
        }
        assert offered == {public for public in declared if not public.startswith("_")}


def test_partal_itself_offers_a_table_and_its_games() -> None:
    """What `from partal import ...` gives a researcher; to take a name away breaks their code."""
    promised = {"GAMES", "Decision", "IllegalAnswer", "InvalidAnswer", "Match", "Option", "StaleAnswer", "game", "load"}
    assert promised <= set(partal.__all__)
    assert {"partal", "partal.asara"} <= set(modules_with_all())
    assert only_gathers(partal)
    assert partal.game("asara") is partal.GAMES["asara"]
    with pytest.raises(ValueError, match="There is no game “chess”; the games are asara"):
        partal.game("chess")


def test_the_version_is_one_that_a_package_can_have() -> None:
    assert [word.isdigit() for word in partal.__version__.split(".")] == [True, True, True]
