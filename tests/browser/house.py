"""A server that comes back at the same address, and in-page helpers to bring a table forward."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ADVANCE = """
async ([table, seat, answers, gathering]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?seat=${seat}`);
  const given = await new Promise((done, fail) => {
    let count = 0, last = "", tries = 0, end;
    const known = {};
    const watch = () => {
      clearTimeout(end);
      end = setTimeout(() => fail(new Error(`the table stands still after ${count} answers`)), 60000);
    };
    const finish = () => { clearTimeout(end); done(count); };
    watch();
    socket.onmessage = (message) => {
      watch();
      // A message says only what has changed.
      const frame = Object.assign(known, JSON.parse(message.data));
      if (frame.type === "refused") {
        return ++tries > 50 ? fail(new Error(frame.error)) : setTimeout(() => socket.send(last), 500);
      }
      if (frame.type !== "frame") return;
      if (frame.standings) return finish();
      if (!frame.question?.mine || frame.number === socket.asked) return;
      if (count >= answers || (gathering && frame.question.gathers)) return finish();
      socket.asked = frame.number;
      const options = frame.question.options;
      const option = options[[0, options.length - 1, options.length >> 1][count % 3]];
      count += 1;
      last = JSON.stringify({ type: "answer", number: frame.number, option: option.notation });
      socket.send(last);
    };
  });
  socket.close();
  return given;
}
"""
"""Answers a number of questions of a seat over the live connection, by the same rule as people.Person does by hand.

A message that is refused for the moment is sent again a moment later."""


class House:
    """A `partal serve` process that keeps its address when it is restarted; its bots answer without delay."""

    def __init__(
        self,
        folder: Path,
        python: str = sys.executable,
        environment: dict[str, str] | None = None,
        options: tuple[str, ...] = (),
    ) -> None:
        self.folder = folder
        self.options = options
        self.python = python
        self.environment = environment
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [self.python, "-m", "partal", "serve", "--port", str(self.port), "--data", str(self.folder)]
        command += ["--pace", "0", *self.options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.environment
        )
        for _ in range(400):
            try:
                httpx.get(f"{self.base}/api/games", timeout=5)
                return
            except httpx.HTTPError:
                assert self.process.poll() is None, "the server went away"
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def stop(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(timeout=20)
