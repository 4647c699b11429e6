"""Loads the compiled rules in place of the plain ones if they were built from the current sources.

`tools/compile.py` compiles the modules selected below into one extension module, with mypyc. It is written to
`build/compiled` in a source tree, and is part of the package if that was installed from a compiled wheel. A stamp
beside it holds a digest of its sources. If the digest matches, these modules are loaded from there; otherwise they are
plain Python. So the compiled rules are used without being asked for, and outdated ones are never used.

`PARTAL_BUILD` is `auto` by default: `plain` ignores the compiled rules, and `compiled` refuses to run
without them. This module is imported before all others and uses the standard library only.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Sequence
from fnmatch import fnmatch
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

INCLUDED: Final = (
    "core/base.py",
    "core/decision.py",
    "core/effect.py",
    "core/engine.py",
    "core/errors.py",
    "core/event.py",
    "core/playout.py",
    "core/rng.py",
    "core/message.py",
    "core/observation.py",
    "core/log.py",
    "core/take_back.py",
    "core/view.py",
    "bots/candidates.py",
    "bots/mcts.py",
    "table/frame.py",
    "table/log.py",
    "table/preview.py",
    "table/scene.py",
    "table/speech.py",
    "words/fitted.py",
    "*/rules/**/*.py",
    "*/bots/*.py",
    "*/displays.py",
    "*/observe.py",
    "*/scene.py",
    "*/targets.py",
    "*/words/*.py",
)
"""What is compiled, as patterns within the package: what every answer and every frame passes through, and where bots
spend their time. This is the only such list."""
EXCLUDED: Final = (
    "*/__init__.py",
    "*/bots/levels.py",
    "*/bots/training.py",
    "*/words/reference.py",
    "*/words/sheets.py",
    "*/words/components.py",
    "plain/*",
    "words/scene.py",
)
"""Exceptions to these patterns: packages import their modules by name, other games may derive from the plain scene,
and the rest is rarely used."""

PACKAGE: Final = Path(__file__).parent
INSIDE: Final = "_compiled"
"""The folder of the compiled rules in a package that was installed from a compiled wheel."""
STAMP: Final = "stamp.json"
GROUP: Final = "partal"
"""mypyc's name for the group of all these modules."""
LIBRARY: Final = f"{GROUP}__mypyc"
"""The name of the extension module that holds all of them."""
SUFFIX: Final = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ""
"""The file suffix of extension modules, which identifies the Python version and the platform."""
SETTING: Final = "PARTAL_BUILD"
PLAIN: Final = "plain"
COMPILED: Final = "compiled"
AUTO: Final = "auto"


class Stamp(NamedTuple):
    """Identifies the sources and the compiler that the compiled rules were built with."""

    file: str
    """The name of the extension module beside the stamp. It contains the digest, so it belongs to this stamp only."""
    suffix: str
    digest: str
    depends: tuple[str, ...]
    """Modules that are not compiled but whose types the compiled ones rely on; paths within the package."""
    maker: str
    """A digest of the compiler and its settings; only the compiler compares it."""


def folder(package: Path = PACKAGE) -> Path | None:
    """The folder of the compiled rules, whether or not they exist: in the package, or in `build` in a source tree."""
    inside = package / INSIDE
    if inside.is_dir():
        return inside
    return package.parents[1] / "build" / COMPILED if package.parent.name == "src" else None


def modules_to_compile(package: Path = PACKAGE) -> list[str]:
    """The modules to compile, as paths within the package."""
    found = {path.relative_to(package).as_posix() for pattern in INCLUDED for path in package.glob(pattern)}
    return sorted([path for path in found if not any(fnmatch(path, pattern) for pattern in EXCLUDED)])


def name_of(path: str) -> str:
    """The name of a module: `partal.core.engine` for `core/engine.py`."""
    return f"partal.{path.removesuffix('.py').replace('/', '.')}"


def digest_of(package: Path, paths: Iterable[str]) -> str:
    """A digest of the contents of these sources; timestamps are ignored, as they differ in every clone."""
    sha = hashlib.sha256()
    for path in sorted(paths):
        sha.update(f"{path}\0".encode())
        with open(package / path, "rb") as source:
            sha.update(hashlib.sha256(source.read()).digest())
    return sha.hexdigest()


def read_stamp(place: Path) -> Stamp | None:
    """The stamp in this folder; None if it is missing or unreadable."""
    try:
        found = json.loads((place / STAMP).read_text(encoding="utf-8"))
        return Stamp(found["file"], found["suffix"], found["digest"], tuple(found["depends"]), found["maker"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def current(package: Path = PACKAGE, place: Path | None = None) -> tuple[Stamp, list[str]] | None:
    """The stamp of the compiled rules and their modules, if they match these sources and this Python."""
    place = place or folder(package)
    stamp = read_stamp(place) if place is not None else None
    if place is None or stamp is None or stamp.suffix != SUFFIX or not (place / stamp.file).is_file():
        return None
    modules = modules_to_compile(package)
    try:
        fits = digest_of(package, {*modules, *stamp.depends}) == stamp.digest
    except OSError:
        return None
    return (stamp, modules) if fits else None


class CompiledModules(MetaPathFinder, Loader):
    """Finds and loads modules in the one extension module that holds all of them.

    mypyc would build a small extension module for each, which only calls a function of the shared one.
    Calling that function from here saves compiling, linking and opening some ninety files.
    """

    def __init__(self, library: ModuleType, names: Iterable[str]) -> None:
        import ctypes

        self.library = library
        self.names = frozenset(names)
        self._begin = ctypes.PYFUNCTYPE(ctypes.py_object)
        self._pointer = ctypes.pythonapi.PyCapsule_GetPointer
        self._pointer.restype = ctypes.c_void_p
        self._pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self, origin=self.library.__file__) if fullname in self.names else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        begin = f"init_{spec.name.replace('.', '___')}"
        pointer = self._pointer(getattr(self.library, begin), f"{LIBRARY}.{begin}".encode())
        module: ModuleType = self._begin(pointer)()
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Does nothing: `create_module` has already run the module."""


def open_library(file: Path, package: Path) -> ModuleType:
    """The extension module in this file. Raises ImportError if this machine cannot load it."""
    loader = ExtensionFileLoader(LIBRARY, str(file))
    spec = spec_from_file_location(LIBRARY, file, loader=loader)
    assert spec is not None
    library = module_from_spec(spec)
    loader.exec_module(library)
    # Each module derives its `__file__` from the library's, and finds its content beside its sources.
    library.__file__ = str(package.parent / f"{LIBRARY}{SUFFIX}")
    sys.modules[LIBRARY] = library
    return library


class _Running:
    """What this process runs; decided once, when Partal is imported."""

    build = PLAIN
    seen: Stamp | None = None
    """The stamp that was there when Partal was imported, whether or not it matched."""


def wanted(environment: Any = os.environ) -> str:
    """Which build `PARTAL_BUILD` asks for; empty if the value is unknown."""
    setting = environment.get(SETTING) or AUTO
    return setting if setting in (AUTO, PLAIN, COMPILED) else ""


def install() -> None:
    """Makes later imports use the compiled modules, if that is wanted and they match the sources."""
    place = folder()
    if place is None or wanted() == PLAIN:
        return
    _Running.seen = read_stamp(place)
    found = current()
    if found is None:
        return
    stamp, modules = found
    try:
        library = open_library(place / stamp.file, PACKAGE)
        finder = CompiledModules(library, map(name_of, modules))
    except ImportError:  # Built for another machine, or this Python has no ctypes: use the plain rules.
        return
    sys.meta_path.insert(0, finder)
    _Running.build = COMPILED


def build() -> str:
    """Which build of the rules runs here: `compiled` or `plain`."""
    return _Running.build


def is_refused() -> bool:
    """Whether `PARTAL_BUILD` asks for an unknown build, or for one that is not available."""
    return not wanted() or (wanted() == COMPILED and build() != COMPILED)


def is_newly_built() -> bool:
    """Whether this process runs the plain rules, and matching compiled ones were built after it had started."""
    place = folder()
    if build() == COMPILED or wanted() == PLAIN or place is None or read_stamp(place) == _Running.seen:
        return False
    return current() is not None
