"""Firefox over WebDriver BiDi, which it speaks by itself: no driver is needed, only `firefox-esr` or `firefox`."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
START = 60
PLACE = """
([selector, number]) => {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length && !one.disabled);
  for (let tried = 0; tried < all.length; tried++) {
    const one = all[(number + tried) % all.length];
    one.scrollIntoView({ block: "nearest" });
    const box = one.getBoundingClientRect();
    const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    // A question is deaf for a moment, and something may lie over it.
    if (one.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}
"""


def find() -> str | None:
    """The Firefox on this machine."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """A window of a Firefox with a profile of its own."""

    def __init__(self, program: str, folder: Path) -> None:
        self.log = folder / "firefox.log"
        command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
        with self.log.open("w") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)
        self.count = 0
        self.complaints: list[str] = []
        self.open = ExitStack()
        self.open.callback(self.stop)
        try:
            self.wire: ClientConnection = self.open.enter_context(connect(f"{self.address()}/session", max_size=None))
            self.ask("session.new", {"capabilities": {}})
            self.ask("session.subscribe", {"events": ["log.entryAdded"]})
            self.window: str = self.ask("browsingContext.getTree", {})["contexts"][0]["context"]
            self.ask(
                "browsingContext.setViewport", {"context": self.window, "viewport": {"width": 1366, "height": 768}}
            )
        except BaseException:
            self.open.close()
            raise

    def address(self) -> str:
        end = time.monotonic() + START
        while time.monotonic() < end:
            found = LISTENING.search(self.log.read_text())
            if found:
                return found[1]
            time.sleep(0.2)
        raise AssertionError(f"Firefox does not listen: {self.log.read_text()[-500:]}")

    def close(self) -> None:
        self.open.close()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def ask(self, method: str, parameters: dict[str, Any]) -> Any:
        self.count += 1
        self.wire.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            said = json.loads(self.wire.recv(timeout=START))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] in ("error", "warn"):
                self.complaints.append(str(said["params"]["text"]))
            if said.get("id") == self.count:
                assert said["type"] == "success", said
                return said["result"]

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", {"context": self.window, "url": address, "wait": "complete"})

    def evaluate(self, function: str, value: Any = None) -> Any:
        """What a function of the page makes of a value; both as JSON."""
        body = f"async () => JSON.stringify(await ({function.strip()})({json.dumps(value)}) ?? null)"
        target = {"context": self.window}
        found = self.ask("script.evaluate", {"expression": f"({body})()", "target": target, "awaitPromise": True})
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def wait_for(self, function: str, value: Any = None, seconds: float = 60) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.evaluate(function, value)
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError(f"it never came: {function}")

    def click(self, selector: str, number: int = 0) -> None:
        """A click of the mouse on one of these, counted around."""
        x, y = self.wait_for(PLACE, [selector, number])
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        actions = [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]
        self.ask("input.performActions", {"context": self.window, "actions": actions})
