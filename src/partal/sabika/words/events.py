"""Sabika's events as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from partal.core.event import HIDDEN, NOBODY, Event
from partal.core.message import COMMA, Message, Value, joined, message

from partal.sabika.rules.things import MATERIALS
from partal.sabika.words.nouns import (
    city_of_word,
    good_of_raw_word,
    materials_of,
    raw_of_word,
    square_of_word,
    ware_of_word,
)
from partal.words.teller import Name

Values = dict[str, Value]

QUIET_KINDS: Final = (
    "drew-raw",
    "turned-minor",
    "turned-poem",
    "turned-store",
    "workers-woke",
    "narrator-moved",
    "fulfilled-wish",
    "scored-poem",
)
"""Shown only in the log, since the table or the next score sheet shows them too."""
SHEET_SOURCES: Final = ("start", "wishes", "major-poems", "trade", "seals", "goods", "materials", "dinars")
"""Points that a score sheet shows."""


def is_news(event: Event, viewer: int | None) -> bool:
    if event.kind in ("dealt-tiles", "kept-tile"):
        return event.seat == viewer
    if event.kind == "scored":
        return event.words[1] not in SHEET_SOURCES
    return event.kind not in QUIET_KINDS


def event_words(event: Event, names: Sequence[Name], viewer: int | None) -> Message:
    """An event as a sentence."""
    values = _event_values(event, names, viewer)
    if event.seat != NOBODY:
        values["player"] = names[event.seat]
    return Message(f"sabika-event-{event.kind}", values, event.clause)


def _event_values(event: Event, names: Sequence[Name], viewer: int | None) -> Values:
    """The values in an event's text besides the player."""
    if event.kind in ("dealt-tiles", "kept-tile"):
        shown = event.seen_by(viewer).secret
        is_seen = HIDDEN not in shown
        return {"seen": "yes" if is_seen else "no", "tiles": joined(shown) if is_seen else ""}
    if event.kind == "round-began":
        return {"round": int(event.words[0]), "first": names[int(event.words[1])]}
    if event.kind == "named-starter":
        named = int(event.words[0])
        return {"who": "self" if named == event.seat else "other", "name": names[named]}
    teller = _BY_KIND.get(event.kind)
    return teller(event.words) if teller is not None else {}


def _ware(words: tuple[str, ...]) -> Values:
    return {"ware": ware_of_word(words[0])}


def _raw(words: tuple[str, ...]) -> Values:
    return {"raw": raw_of_word(words[0]), "space": words[-1], "good": good_of_raw_word(words[0])}


def _city(words: tuple[str, ...]) -> Values:
    return {"city": city_of_word(words[0])}


def _number(words: tuple[str, ...]) -> Values:
    return {"number": words[0]}


def _tile(words: tuple[str, ...]) -> Values:
    return {"tile": words[0]}


def _worker(words: tuple[str, ...]) -> Values:
    return {"worker": words[0]}


def _worked(words: tuple[str, ...]) -> Values:
    return {**_worker(words), "square": square_of_word(words[1])}


def _gained(words: tuple[str, ...]) -> Values:
    return {"dinars": int(words[0])}


def _paid(words: tuple[str, ...]) -> Values:
    return {"dinars": int(words[0]), "seals": int(words[1])}


def _sign(number: int) -> str:
    return "loss" if number < 0 else "gain"


def _scored(words: tuple[str, ...]) -> Values:
    points = int(words[0])
    name = message(f"sabika-source-{words[1]}")
    return {"points": abs(points), "sign": _sign(points), "source": words[1], "name": name}


def _marker(words: tuple[str, ...]) -> Values:
    return {"sign": _sign(int(words[0])), "marker": int(words[1])}


def _took_good(words: tuple[str, ...]) -> Values:
    return {"good": ware_of_word(words[0]), "space": words[1]}


def _expanded(words: tuple[str, ...]) -> Values:
    return {"tile": words[0], "boxes": int(words[2])}


def _traded(words: tuple[str, ...]) -> Values:
    return {"given": ware_of_word(words[0]), "taken": ware_of_word(words[1])}


def _laid(words: tuple[str, ...]) -> Values:
    return {"materials": materials_of(MATERIALS.index(word) for word in words)}


def _built(words: tuple[str, ...]) -> Values:
    return {"number": words[0], "type": message(f"sabika-type-{words[1]}"), "side": words[-1]}


def _balanced(words: tuple[str, ...]) -> Values:
    return {"mosaic": message(f"sabika-mosaic-{words[0]}")}


def _space(words: tuple[str, ...]) -> Values:
    return {"space": words[0]}


def _exported(words: tuple[str, ...]) -> Values:
    return {"good": ware_of_word(words[0])}


def _carved(words: tuple[str, ...]) -> Values:
    return {"number": words[0], "colour": words[1]}


def _income(words: tuple[str, ...]) -> Values:
    poem = words[0].removeprefix("poem-")
    if poem != words[0]:
        return {"poem": int(poem), "city": ""}
    return {"poem": 0, "city": city_of_word(words[0])}


def _wish(words: tuple[str, ...]) -> Values:
    return {"wish": words[0], "points": int(words[1])}


def _poem_points(words: tuple[str, ...]) -> Values:
    return {"poem": words[0], "points": int(words[1])}


def _tribute(words: tuple[str, ...]) -> Values:
    means = ("marker", "seals", "dinars", "prestige")
    parts = [
        message(f"sabika-tribute-{name}", count=int(count))
        for name, count in zip(means, words, strict=True)
        if int(count)
    ]
    return {"parts": len(parts), "how": joined(parts, COMMA) if parts else ""}


def _event(words: tuple[str, ...]) -> Values:
    return {"event": words[0], "coming": int(words[1]) if len(words) > 1 else 0}


def _card(words: tuple[str, ...]) -> Values:
    return {"card": words[0]}


_BY_KIND: Final[dict[str, Callable[[tuple[str, ...]], Values]]] = {
    "revealed-tile": _tile,
    "worked": _worked,
    "rested": _worker,
    "gained": _gained,
    "paid": _paid,
    "scored": _scored,
    "moved-marker": _marker,
    "stored": _ware,
    "stored-in-poem": _ware,
    "lost": _ware,
    "threw-away": _ware,
    "took-raw": _raw,
    "took-good": _took_good,
    "processed": _raw,
    "expanded": _expanded,
    "activated": _tile,
    "bought": _ware,
    "sold": _ware,
    "traded": _traded,
    "laid": _laid,
    "built-major": _built,
    "built-minor": _built,
    "balanced": _balanced,
    "favoured": _space,
    "shipped": _city,
    "took-seal": _city,
    "exported": _exported,
    "consolidated": _city,
    "carved": _carved,
    "reactivated": _number,
    "received-income": _income,
    "narrator-moved": _space,
    "fulfilled-wish": _wish,
    "paid-tribute": _tribute,
    "event-changed": _event,
    "drew-raw": _raw,
    "turned-minor": _number,
    "turned-poem": _number,
    "turned-store": _number,
    "scored-poem": _poem_points,
    "turned-card": _card,
    "removed": _space,
}
"""The values of each kind of event; the other kinds have none."""
