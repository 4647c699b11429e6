"""Compiles the rules with mypyc into one extension module under `build/compiled`; `partal.compiled` loads it.

What is compiled is listed there. Nothing is built twice: a stamp holds a digest of all sources. A build takes place in
a separate folder and is moved into place only when it is complete, so it can be stopped at any moment. Of two builds at
once, one waits for the other.

mypyc checks the types and writes C, one file for each module. We join these into a few parts of equal size and compile
as many at a time as there are cores; docs/architecture.md explains why.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))

from partal import compiled  # noqa: E402
from partal.compiled import Stamp  # noqa: E402

SOURCE = ROOT / "src" / "partal"
TARGET = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compile.log"
UNDER_WAY = "compiling-"
"""The prefix of folders in which a build is under way."""

FLAGS = ("-O1", "-g0", "-w", "-fno-lto", "-fvisibility=hidden", "-fno-plt")
"""Higher levels take longer to build and are no faster, and with `-Og` the rules are a fifth slower. Looking for
warnings in generated C would take nearly half as long again, and nobody could act on them. The last two make calls
cheaper: those within the library are direct, and those to Python need no jump table."""
PARTS = 12
"""The least number of files for the C compiler: enough to keep all cores busy to the end, and to show progress."""
TRANSLATING, COMPILING = 8.0, 51.0
"""About how long each step takes on one core; only the second one uses several."""

Report = Callable[[str, int], None]
"""Called with the step under way (`installing`, `translating`, `compiling`), and the overall progress in percent."""


class CannotCompile(Exception):
    """The build failed; the text holds the details."""


# What is needed


def compiler() -> list[str]:
    """The C compiler that Python would use on this machine."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def missing() -> str:
    """What this machine lacks for compiling: `platform`, `compiler` or `headers`; empty if it has everything."""
    if os.name == "nt" or sysconfig.get_config_var("Py_GIL_DISABLED") or not compiled.SUFFIX:
        return "platform"
    if shutil.which(compiler()[0]) is None:
        return "compiler"
    return "" if Path(sysconfig.get_path("include"), "Python.h").is_file() else "headers"


def maker() -> str:
    """A digest of everything besides the sources that affects the result."""
    try:
        mypy = version("mypy")
    except PackageNotFoundError:
        mypy = ""
    sha = hashlib.sha256(Path(__file__).read_bytes())
    sha.update("\n".join([sys.version, mypy, *compiler()]).encode())
    return sha.hexdigest()


# What it is built from


def imported(path: Path) -> Iterator[str]:
    """Every name under `partal` that a file imports, in functions and for type checkers too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module
            yield from [f"{node.module}.{name.name}" for name in node.names]


def dependencies(package: Path) -> list[str]:
    """The modules that the compiled ones import, directly or not, and that are not compiled themselves.

    Their constants and types become part of the compiled code.
    """
    modules = compiled.modules_to_compile(package)
    known, todo = set(modules), list(modules)
    while todo:
        for name in imported(package / todo.pop()):
            words = name.split(".")
            if words[0] != "partal" or len(words) < 2:
                continue
            place = "/".join(words[1:])
            for path in (f"{place}.py", f"{place}/__init__.py"):
                if path not in known and (package / path).is_file():
                    known.add(path)
                    todo.append(path)
    return sorted(known - set(modules))


def digest(package: Path = SOURCE) -> str:
    """A digest of everything that the compiled modules depend on."""
    return compiled.digest_of(package, {*compiled.modules_to_compile(package), *dependencies(package)})


def is_current(package: Path = SOURCE, target: Path = TARGET) -> bool:
    """Whether there is nothing to build."""
    found = compiled.current(package, target)
    return found is not None and found[0].maker == maker()


# Building


def build(package: Path = SOURCE, target: Path = TARGET, report: Report = lambda *_: None, log: Path = LOG) -> bool:
    """Compiles the rules unless they are up to date; returns whether it did. Raises CannotCompile if that fails."""
    import fcntl  # Not on Windows, where `missing` says so.

    target.parent.mkdir(parents=True, exist_ok=True)
    with open(target.parent / f"{target.name}.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for left in target.parent.glob(
            f"{UNDER_WAY}*"
        ):  # Left by a build that was killed: the lock rules out any other.
            shutil.rmtree(left, ignore_errors=True)
        if is_current(package, target):
            return False
        # If the sources change during the build, the stamp must not match them.
        mark, depends = digest(package), dependencies(package)
        work = Path(tempfile.mkdtemp(prefix=UNDER_WAY, dir=target.parent))
        try:
            library = compile_in(work, package, compiled.modules_to_compile(package), report, log)
            stamp = Stamp(f"rules-{mark[:16]}{compiled.SUFFIX}", compiled.SUFFIX, mark, tuple(depends), maker())
            put(library, stamp, target)
        finally:
            shutil.rmtree(work, ignore_errors=True)
        return True


def put(library: Path, stamp: Stamp, target: Path) -> None:
    """Moves a finished build into place; at any moment there is either the old one or the new one."""
    target.mkdir(exist_ok=True)
    os.replace(library, target / stamp.file)
    written = library.with_name(compiled.STAMP)
    written.write_text(json.dumps(stamp._asdict()), encoding="utf-8")
    os.replace(written, target / compiled.STAMP)
    for path in target.iterdir():
        if path.name not in (stamp.file, compiled.STAMP):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def compile_in(work: Path, package: Path, modules: list[str], report: Report, log: Path) -> Path:
    """Compiles these modules of the package; returns the extension module."""
    jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    total = TRANSLATING + COMPILING / jobs
    report("translating", 0)
    translate(work, package, modules, log)
    parts = divide(work, max(PARTS, jobs))

    def compiling(done: int) -> None:
        report("compiling", int(100 * (TRANSLATING + COMPILING / jobs * done / len(parts)) / total))

    words = [*compiler(), *(sysconfig.get_config_var("CFLAGS") or "").split()]
    words += [*(sysconfig.get_config_var("CCSHARED") or "").split(), *os.environ.get("CFLAGS", "").split(), *FLAGS]
    for folder in (work, runtime(), Path(sysconfig.get_path("include"))):
        words += ["-I", str(folder)]
    compiling(0)
    run([[*words, "-c", str(part), "-o", str(part.with_suffix(".o"))] for part in parts], jobs, log, compiling)
    library = work / f"{compiled.LIBRARY}{compiled.SUFFIX}"
    link = (sysconfig.get_config_var("LDSHARED") or "cc -shared").split()
    link = [*compiler(), *link[1:]] if os.environ.get("CC") else link
    run([[*link, *[str(part.with_suffix(".o")) for part in parts], "-o", str(library)]], 1, log)
    return library


def runtime() -> Path:
    """The folder of what all compiled modules share, in C."""
    import mypyc

    return Path(mypyc.__file__).parent / "lib-rt"


def translate(work: Path, package: Path, modules: list[str], log: Path) -> None:
    """Writes the modules as C. Their types are checked on the way, but not as strictly as by `make check`."""
    before = Path.cwd()
    os.chdir(package.parent)
    os.environ["MYPYPATH"] = str(package.parent)
    with open(log, "w", encoding="utf-8") as output, contextlib.redirect_stdout(output):
        try:
            import mypyc.build as mypyc
            from mypyc.options import CompilerOptions

            mypyc.mypyc_build(
                ["--config-file=", "--cache-dir=/dev/null", *[f"{package.name}/{path}" for path in modules]],
                CompilerOptions(multi_file=True, target_dir=str(work), group_name=compiled.GROUP),
            )
        except (ImportError, SystemExit) as error:
            output.write(f"{error}\n")
            output.flush()
            raise CannotCompile(log.read_text(encoding="utf-8")[-4000:]) from None
        finally:
            os.chdir(before)


def divide(work: Path, count: int) -> list[Path]:
    """Joins the C files into parts of about equal size, which include them; one more holds what they all share."""
    from mypyc.common import RUNTIME_C_FILES

    parts: list[tuple[int, list[str]]] = [(0, []) for _ in range(count)]
    for path in sorted(work.glob("__native*.c"), key=lambda path: (-path.stat().st_size, path.name)):
        size, names = parts.pop(0)
        parts.append((size + path.stat().st_size, [*names, f'"{path.name}"']))
        parts.sort(key=lambda part: part[0])
    paths = []
    for number, names in enumerate(
        [*[names for _, names in reversed(parts)], [f"<{name}>" for name in RUNTIME_C_FILES]]
    ):
        path = work / f"part{number}.c"
        path.write_text("".join([f"#include {name}\n" for name in names]), encoding="utf-8")
        paths.append(path)
    return paths


def run(commands: list[list[str]], jobs: int, log: Path, done: Callable[[int], None] = lambda _: None) -> None:
    """Runs the commands, some at a time. If one fails, or if we are stopped, none is left running."""
    waiting, running, finished = list(commands), [], 0
    with open(log, "a", encoding="utf-8") as output:
        try:
            while waiting or running:
                while waiting and len(running) < jobs:
                    running.append(subprocess.Popen(waiting.pop(0), stdout=output, stderr=output))
                time.sleep(0.02)
                for process in [process for process in running if process.poll() is not None]:
                    running.remove(process)
                    finished += 1
                    if process.returncode:
                        output.write(f"{process.args} ended with {process.returncode}\n")
                        output.flush()
                        raise CannotCompile(log.read_text(encoding="utf-8")[-4000:])
                    done(finished)
        finally:
            for process in running:
                process.kill()
                process.wait()


def install(report: Report, log: Path = LOG) -> None:
    """Installs what compiling needs, as `make compiled` does. Raises CannotCompile if that fails."""
    log.parent.mkdir(exist_ok=True)
    log.write_text("", encoding="utf-8")
    report("installing", 0)
    run([["make", "-C", str(ROOT), ".venv/ready-compile"]], 1, log)
    importlib.invalidate_caches()


# The command


class Progress:
    """One line that changes on a terminal; elsewhere, a line for each step."""

    def __init__(self) -> None:
        self.live = sys.stderr.isatty()
        self.step = ""

    def __call__(self, step: str, percent: int) -> None:
        from partal.words import say

        line = say(f"cli-compile-{step}", percent=percent)
        if self.live:
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
        elif step != self.step:
            print(line, file=sys.stderr, flush=True)
        self.step = step

    def clear(self) -> None:
        if self.live and self.step:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def stop(*_: object) -> NoReturn:
    raise SystemExit(1)


def main() -> int:
    from partal.cli.arguments import language_of_machine
    from partal.words import say, speaking

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--install", action="store_true", help="install what is needed first")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, stop)
    progress = Progress()
    with speaking(language_of_machine()):
        if lacking := missing():
            print(say(f"cli-compile-no-{lacking}"), file=sys.stderr)
            return 1
        try:
            if arguments.install:
                install(progress)
            begun = time.monotonic()
            built = build(report=progress)
        except KeyboardInterrupt:
            progress.clear()
            return 1
        except CannotCompile:
            progress.clear()
            print(say("cli-compile-failed", log=str(LOG.relative_to(ROOT))), file=sys.stderr)
            return 1
        progress.clear()
        key = "cli-compile-built" if built else "cli-compile-current"
        print(say(key, seconds=round(time.monotonic() - begun)), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
