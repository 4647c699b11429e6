"""Several people at one screen: nobody can scroll back to the previous player's screen."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from partal.cli import paper
from partal.cli.paper import Paper
from tests.cli.terminal import environment, partal

HOT_SEAT = ("play", "asara", "--seats", "2", "--bots", "none", "--seed", "5", "--names", "Anna,Ben")
WIPED = "\x1b[H\x1b[2J\x1b[3J"


def on_a_terminal(folder: Path, typed: list[tuple[bytes, bytes]], **more: str) -> str:
    """The output on a real terminal of 80 columns; each line is typed as soon as the text before it appears."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "partal", *HOT_SEAT],
        cwd=folder,
        env={**environment(COLUMNS="80", LINES="50"), "TMUX": "", **more},
        stdin=follower,
        stdout=follower,
        stderr=follower,
        close_fds=True,
    )
    os.close(follower)
    os.set_blocking(leader, False)
    said = seen = b""
    waiting = list(typed)
    end = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < end:
        try:
            said += os.read(leader, 65536)
        except BlockingIOError:
            time.sleep(0.02)
        except OSError:
            break
        if waiting and waiting[0][0] in said[len(seen) :]:
            seen = said
            os.write(leader, waiting.pop(0)[1])
    process.wait(timeout=10)
    with contextlib.suppress(OSError):
        said += os.read(leader, 65536)
    os.close(leader)
    assert not waiting, f"never came: {waiting[0]}"
    return said.decode("utf-8", "replace")


TURN = [
    (b"press Enter", b"\n"),
    (b"send a buyer?", b"go bank 10\n"),
    (b"Which buyer", b"violet\n"),
    (b"press Enter", b"\n"),
    (b"send a buyer?", b"quit\n"),
]


@pytest.mark.parametrize("kind", ["xterm-256color", "xterm", "linux"])
def test_the_screen_and_what_has_scrolled_away_are_cleared_in_this_order(tmp_path: Path, kind: str) -> None:
    """A cleared screen may scroll away, so what has scrolled away is cleared last; twice for every curtain."""
    said = on_a_terminal(tmp_path, TURN, TERM=kind)
    assert said.count("\x1b[3J") == said.count(WIPED) == 4
    anna, ben = re.split(r"Pass to Ben, then press Enter", said)
    assert anna.endswith(WIPED), "nothing is written between the clearing and the curtain"
    assert "Behind your screen · 20 Asari" in anna
    assert "3 violet" not in ben
    assert "cannot clear" not in said


@pytest.mark.parametrize("kind", ["dumb", "vt100", "nobody-knows-this", ""])
def test_a_terminal_that_cannot_forget_says_so_once_and_what_was_there_is_pushed_away(
    tmp_path: Path, kind: str
) -> None:
    said = on_a_terminal(tmp_path, TURN, TERM=kind)
    assert said.count("This terminal cannot clear its scrollback") == 1
    between = said[said.index("Which buyer") : said.index("Pass to Ben")]
    assert "\r\n" * paper.PUSHED in between
    assert ("\x1b" in said) == (kind != "dumb")


def test_a_pipe_says_so_once_and_gets_empty_lines() -> None:
    said = partal(*HOT_SEAT, typed="\ngo bank 10\nviolet\n\nquit\n")
    assert said.out.count("This terminal cannot clear its scrollback") == 1
    assert said.out.count("\n" * paper.PUSHED) >= 4
    assert "\x1b" not in said.out


def test_inside_tmux_what_has_scrolled_away_can_be_cleared_whatever_it_calls_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TMUX", "/tmp/tmux-1000/default,1,0")
    monkeypatch.setenv("TERM", "screen-256color")
    assert paper.can_forget()
    monkeypatch.setenv("TERM", "dumb")
    assert not paper.can_forget()


def test_what_was_typed_cannot_be_called_up_by_the_next_player() -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("lay violet blue face down")
    with contextlib.redirect_stdout(io.StringIO()):
        Paper().wipe()
    assert readline.get_current_history_length() == 0


# In tmux, for real


def tmux(server: str, *words: str) -> str:
    return subprocess.run(["tmux", "-L", server, *words], capture_output=True, text=True, check=True).stdout


def everything(server: str) -> str:
    """The pane with all that can be scrolled back to."""
    return tmux(server, "capture-pane", "-p", "-t", "table", "-S", "-")


def wait_for(server: str, wanted: Callable[[str], bool]) -> str:
    end = time.monotonic() + 20
    shown = ""
    while time.monotonic() < end:
        shown = everything(server)
        if wanted(shown):
            return shown
        time.sleep(0.1)
    raise AssertionError(f"never came; there is\n{shown}")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A tmux server of our own with one small pane, in which the game runs."""
    if shutil.which("tmux") is None:
        pytest.skip("there is no tmux")
    name = f"partal-{os.getpid()}"
    command = f"{sys.executable} -m partal {' '.join(HOT_SEAT)}"
    env = {**environment(), "TMUX": ""}
    subprocess.run(
        ["tmux", "-L", name, "-f", "/dev/null", "new-session", "-d", "-s", "table", "-x", "80", "-y", "20", command],
        env=env,
        cwd=tmp_path,
        check=True,
    )
    try:
        yield name
    finally:
        subprocess.run(["tmux", "-L", name, "kill-server"], check=False)


def test_in_tmux_nothing_of_the_last_player_can_be_scrolled_back_to(server: str) -> None:
    """The pane is smaller than the table, so that most of a turn has scrolled away when the curtain falls."""
    wait_for(server, lambda shown: "Pass to Anna" in shown)
    tmux(server, "send-keys", "-t", "table", "Enter")
    anna = wait_for(server, lambda shown: "send a buyer?" in shown)
    assert "Behind your screen · 20 Asari" in anna
    assert len(anna.rstrip().splitlines()) > 20
    tmux(server, "send-keys", "-t", "table", "go bank 10", "Enter")
    wait_for(server, lambda shown: "Which buyer" in shown)
    tmux(server, "send-keys", "-t", "table", "violet", "Enter")
    curtain = wait_for(server, lambda shown: "Pass to Ben" in shown)
    assert curtain.split() == ["Pass", "to", "Ben,", "then", "press", "Enter"]
    tmux(server, "send-keys", "-t", "table", "Enter")
    ben = wait_for(server, lambda shown: "send a buyer?" in shown)
    assert "Behind your screen · 21 Asari" in ben
    for secret in ("20 Asari", "3 violet", "press Enter", "Which buyer"):
        assert secret not in ben
    tmux(server, "send-keys", "-t", "table", "Up")
    time.sleep(0.3)
    assert everything(server).rstrip().endswith(">")
