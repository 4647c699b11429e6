"""A game that the page does not know, from a fake server: its catalogue, a table, frames."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

NAME = "stranger"
LINK = "/t/stranger1"
COLOURS = ("white pearl", "rose pearl", "black pearl")

CATALOGUE = {
    "name": NAME,
    "title": "Pearls",
    "seats": [1, 2, 3, 4],
    "bots": ["random"],
    "usual": "random",
    "presets": [],
    "switches": [],
}
COMPONENTS = [
    {
        "kind": "pearl",
        "id": colour.replace(" ", "-"),
        "title": "Pearl",
        "name": colour,
        "text": f"A {colour}.",
        "origin": "rules",
        "note": "",
        "clauses": [],
        "values": {},
        "effects": {},
        "icons": {},
    }
    for colour in COLOURS
]


def piece(name: str, count: int) -> dict[str, Any]:
    return {"id": name.replace(" ", "-"), "name": name, "count": count}


def zone(name: str, seat: int | None, *pieces: dict[str, Any]) -> dict[str, Any]:
    key = name.lower().replace(" ", "-") if seat is None else f"{name.lower()}-{seat}"
    return {"id": key, "name": name, "seat": seat, "pieces": list(pieces)}


SCENE = {
    "zones": [
        zone("Sand", 0, piece("white pearl", 2)),
        zone("Necklace", 0, piece("rose pearl", 1), piece("white pearl", 3)),
        zone("Reef", None, piece("white pearl", 5), piece("rose pearl", 3), piece("black pearl", 1)),
        zone("Deep sea", None, piece("closed shell", 12)),
        zone("Sand", 1, piece("black pearl", 1)),
        zone("Necklace", 1),
        zone("Sand", 2, piece("rose pearl", 2), piece("a very old and remarkably long-named thing", 0)),
        zone("Necklace", 2, piece("white pearl", 1)),
    ]
}


def option(notation: str, text: str, *targets: str) -> dict[str, Any]:
    return {"notation": notation, "text": text, "detail": "", "clause": "", "targets": list(targets)}


OPTIONS = [
    option("dive", "Dive for a shell", "deep-sea"),
    option("take black", "Take the black pearl", "black-pearl"),
    option("string white to 0", "String a white pearl", "white-pearl", "necklace-1"),
    option("sell white", "Sell a white pearl", "white-pearl"),
    option("rest", "Rest"),
]


def seat(number: int, name: str, mine: bool) -> dict[str, Any]:
    kind = "human" if mine else "bot"
    bot = "" if mine else "random"
    return {
        "seat": number,
        "kind": kind,
        "name": name,
        "bot": bot,
        "mine": mine,
        "left": False,
        "connected": True,
        "thinking": False,
    }


HEADER = {
    "id": "stranger1",
    "game": NAME,
    "status": "running",
    "public": False,
    "settings": {},
    "commitment": "0" * 64,
    "seed": None,
    "created": 0,
    "pack": None,
    "number": 1,
    "asked": 1,
    "scores": [4, 7, 2],
    "winners": None,
    "link": LINK,
    "rules": "1",
    "content": "",
    "take_back_past_reveals": False,
    "taken_back": None,
    "taken_back_past_reveals": 0,
    "coach": {"speaks": True, "agreed": [], "missing": []},
    "kept": None,
    "seats": [seat(0, "Yara", False), seat(1, "Ana", True), seat(2, "Omar", False)],
}


def frame(number: int) -> dict[str, Any]:
    question = {"seat": 1, "prompt": "turn", "text": "What do you do?", "mine": True, "gathers": False}
    undo = {"possible": False, "reason": "", "clause": "", "among_bots": True, "past_bots": False, "counts": False}
    return {
        "type": "frame",
        "revision": number,
        "after": 0,
        "number": number,
        "header": {**HEADER, "number": number},
        "seat": 1,
        "question": {**question, "options": OPTIONS},
        "scene": SCENE,
        "events": [],
        "before": 0,
        "since": 0,
        "undo": undo,
        "chat": [],
        "standings": None,
    }


def pretend(page: Page) -> list[str]:
    """From now on the page believes that the server knows this game. The list fills with the answers it gives."""
    answers: list[str] = []

    def live(socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "answer":
                answers.append(said["option"])
                socket.send(json.dumps(frame(said["number"] + 1)))

        socket.on_message(heard)
        socket.send(json.dumps(frame(1)))

    ahead = {"open": True, "changes": [], "whole": True, "reveals": False, "counted": False, "answers": []}
    page.route("**/api/games*", lambda route: route.fulfill(json=[*route.fetch().json(), CATALOGUE]))
    page.route(f"**/api/content/{NAME}*", lambda route: route.fulfill(json=COMPONENTS))
    page.route(f"**/api/tables/{HEADER['id']}", lambda route: route.fulfill(json=HEADER))
    page.route(f"**/api/tables/{HEADER['id']}/ahead*", lambda route: route.fulfill(json=ahead))
    ways = {"open": False, "options": [], "rows": []}
    page.route(f"**/api/tables/{HEADER['id']}/ways*", lambda route: route.fulfill(json=ways))
    outlook = {"contests": [], "totals": [4, 7, 2], "note": None, "closed": 0}
    page.route(f"**/api/tables/{HEADER['id']}/outlook", lambda route: route.fulfill(json=outlook))
    page.route(f"**/api/tables/{HEADER['id']}/summaries", lambda route: route.fulfill(json=[]))
    givers = {"wanted": "", "givers": []}
    page.route(f"**/api/tables/{HEADER['id']}/givers*", lambda route: route.fulfill(json=givers))
    why = {"text": None, "clause": ""}
    page.route(f"**/api/tables/{HEADER['id']}/why*", lambda route: route.fulfill(json=why))
    page.route_web_socket(f"**/api/tables/{HEADER['id']}/live*", live)
    return answers
