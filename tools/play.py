"""What `make play` runs: the web table at once, and the compiler in the background if the rules are not compiled yet.

The server changes over to the compiled rules by itself. What the compiler needs is installed only now, when the page is
up; if this machine cannot compile, one line says what is missing. Arguments are passed on to `partal serve`.
"""

from __future__ import annotations

import importlib.util
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
NICENESS = "10"
"""Low priority: the game being played comes first."""


def compiling() -> ModuleType:
    """The compiler beside this file."""
    spec = importlib.util.spec_from_file_location("compiling", Path(__file__).with_name("compile.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pass_on(server: subprocess.Popen[str], up: threading.Event) -> None:
    """Passes on the server's output; its first line means that it is up."""
    assert server.stdout is not None
    for line in server.stdout:
        print(line, end="", flush=True)
        up.set()
    up.set()


def compile_rules() -> subprocess.Popen[str] | None:
    """Starts compiling the rules, unless there is nothing to do or something is missing."""
    from partal import compiled
    from partal.cli.arguments import language_of_machine
    from partal.words import say, speaking

    compiler = compiling()
    if compiled.wanted() != compiled.AUTO or compiled.build() == compiled.COMPILED:
        return None
    if lacking := compiler.missing():
        with speaking(language_of_machine()):
            print(say(f"cli-compile-no-{lacking}"), file=sys.stderr, flush=True)
        return None
    command = ["nice", "-n", NICENESS, sys.executable, str(ROOT / "tools" / "compile.py"), "--install"]
    return subprocess.Popen(command, cwd=ROOT, text=True)


def stop(process: subprocess.Popen[str] | None) -> None:
    """Ends a process and waits for it."""
    if process is not None and process.poll() is None:
        process.terminate()
        process.wait()


def code_of(server: subprocess.Popen[str]) -> int:
    """Waits for the server; returns its exit code as a shell would give it."""
    code = server.wait()
    return code if code >= 0 else 128 - code


def main() -> int:
    """Ctrl-C reaches all processes; whatever ends the server ends the compiler too."""
    command = [sys.executable, "-m", "partal", "serve", "--open", *sys.argv[1:]]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    up = threading.Event()
    threading.Thread(target=pass_on, args=(server, up), daemon=True).start()
    build = None
    try:
        up.wait()
        if server.poll() is None:
            build = compile_rules()
        return code_of(server)
    except KeyboardInterrupt:
        return code_of(server)
    finally:
        stop(build)


if __name__ == "__main__":
    sys.exit(main())
