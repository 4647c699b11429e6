"""Puts the compiled rules into a wheel if `PARTAL_WHEEL=compiled` asks for them; `make wheel` makes both kinds.

Without it a wheel is plain and fits every machine, so installing Partal from its sources needs no C compiler.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Adds what `make compiled` has built, and names the platform and the Python that it was built for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("PARTAL_WHEEL") != "compiled":
            return
        package = Path(self.root, "src", "partal")
        spec = importlib.util.spec_from_file_location("compiled", package / "compiled.py")
        assert spec is not None
        assert spec.loader is not None
        compiled = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(compiled)
        found = compiled.current(package)
        if found is None:
            raise RuntimeError("There are no compiled rules for these sources: run `make compiled`.")
        place = compiled.folder(package)
        for name in (found[0].file, compiled.STAMP):
            build_data["force_include"][str(place / name)] = f"partal/{compiled.INSIDE}/{name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
