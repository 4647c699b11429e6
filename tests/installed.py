"""A fresh environment with Partal and the third game installed side by side, as a user would have them."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PEARLS = ROOT / "examples" / "pearls"


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Installed:
    """A separate environment. It borrows the dependencies of this one, so nothing is downloaded."""

    def __init__(self, folder: Path, build: str = "plain") -> None:
        self.folder = folder
        self.wheel = build
        """Which kind of wheel is installed."""
        self.python = str(folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python")
        forget = ("PYTHONPATH", "NO_COLOR", "COLUMNS", "PARTAL_BUILD")
        kept = {name: value for name, value in os.environ.items() if name not in forget}
        self.environment = {**kept, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}

    def build(self) -> Installed:
        builder = importlib.util.find_spec("hatchling")
        assert builder, "No hatchling to build the packages with; `make test` installs it."
        assert builder.origin
        venv.create(self.folder / "venv", with_pip=False)
        purelib = self._run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").out.strip()
        lent = dict.fromkeys([sysconfig.get_path("purelib"), sysconfig.get_path("platlib")])
        # Paths in this file come after the environment's own, so packages installed there take precedence.
        lines = [*lent, str(Path(builder.origin).parents[1])]
        (Path(purelib) / "lent.pth").write_text("\n".join(lines) + "\n", encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", self.python, "install"]
        pip += ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--ignore-installed"]
        pip += [str(ROOT), str(PEARLS)]
        environment = {**self.environment, "PARTAL_WHEEL": self.wheel}
        done = subprocess.run(pip, capture_output=True, text=True, env=environment, timeout=120)
        assert done.returncode == 0, done.stdout + done.stderr
        return self

    def partal(self, *arguments: str, typed: str = "") -> Said:
        """Runs a command of the installed Partal."""
        return self._run("-m", "partal", *arguments, typed=typed)

    def _run(self, *arguments: str, typed: str = "") -> Said:
        done = subprocess.run(
            [self.python, *arguments],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
        )
        return Said(done.returncode, done.stdout, done.stderr)
