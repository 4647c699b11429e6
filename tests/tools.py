"""The programs of `tools/`, for tests; they are no package."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from partal import compiled

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "partal"


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"tools_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiling = tool("compile")
compiles = pytest.mark.skipif(bool(compiling.missing()), reason="nothing can be compiled on this machine")


def copied(folder: Path) -> Path:
    """A copy of the package, in a source tree of its own."""
    package = folder / "src" / "partal"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    return package


def put_build(package: Path) -> None:
    """Puts the compiled rules of this tree into that of a copy, as the compiler would."""
    compiling.build()
    place = compiled.folder(package)
    stamp = compiled.read_stamp(compiling.TARGET)
    assert place is not None
    assert stamp is not None
    place.parent.mkdir(exist_ok=True)
    library = place.parent / stamp.file
    shutil.copy(compiling.TARGET / stamp.file, library)
    compiling.put(library, stamp, place)
