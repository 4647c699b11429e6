"""Sabika's events as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from partal.core.event import HIDDEN, NOBODY, Event
from partal.core.message import COMMA, Message, Value, joined, message

from partal.sabika.rules.components import MajorPoem
from partal.sabika.rules.content import Content
from partal.sabika.rules.things import GREY, MATERIALS, POEM_COLOURS, RED
from partal.sabika.words.effects import (
    describe,
    describe_event,
    describe_major_poem,
    major_poem_word,
    minor_poem_word,
    poem_income,
    poem_side,
    start_tile_word,
    wish_word,
    yusuf_worker_word,
)
from partal.sabika.words.nouns import (
    city_of_word,
    good_of_raw_word,
    marble_space_word,
    materials_of,
    mosaic_word,
    raw_of_word,
    raw_space_word,
    square_of_word,
    square_word,
    type_word,
    ware_of_word,
    ware_word,
)
from partal.words.teller import Name

Values = dict[str, Value]
Words = tuple[str, ...]

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


def event_words(event: Event, names: Sequence[Name], viewer: int | None, content: Content) -> Message:
    """An event as a sentence."""
    values = _event_values(event, names, viewer, content)
    if event.seat != NOBODY:
        values["player"] = names[event.seat]
    return Message(f"sabika-event-{event.kind}", values, event.clause)


def _event_values(event: Event, names: Sequence[Name], viewer: int | None, content: Content) -> Values:
    """The values in an event's text besides the player."""
    if event.kind in ("dealt-tiles", "kept-tile"):
        shown = event.seen_by(viewer).secret
        is_seen = HIDDEN not in shown
        tiles = [start_tile_word(content, int(number)) for number in shown] if is_seen else []
        return {"seen": "yes" if is_seen else "no", "tiles": joined(tiles) if tiles else ""}
    if event.kind == "round-began":
        return {"round": int(event.words[0]), "first": names[int(event.words[1])]}
    if event.kind == "named-starter":
        named = int(event.words[0])
        return {"who": "self" if named == event.seat else "other", "name": names[named]}
    if event.kind in _BY_CARD:
        return _BY_CARD[event.kind](event.words, content)
    teller = _BY_KIND.get(event.kind)
    return teller(event.words) if teller is not None else {}


# Components, called by what they do


def _start_tile(words: Words, content: Content) -> Values:
    return {"tile": start_tile_word(content, int(words[0]))}


def _space(content: Content, name: str) -> Message:
    """A raw or material space, by the square that it is called after."""
    for number, space in enumerate(content.raw_spaces):
        if space.id == name:
            return raw_space_word(content, number)
    return marble_space_word(content, [space.id for space in content.marble_spaces].index(name))


def _raw(words: Words, content: Content) -> Values:
    return {"raw": raw_of_word(words[0]), "space": _space(content, words[1])}


def _took_good(words: Words, content: Content) -> Values:
    return {"good": ware_of_word(words[0]), "space": _space(content, words[1])}


def _removed(words: Words, content: Content) -> Values:
    return {"space": _space(content, words[0])}


def _store_tile(words: Words, content: Content) -> Values:
    tile = content.store_tiles[int(words[0]) - 1]
    return {"boxes": tile.boxes, "bonus": describe(tile.bonus)}


def _built_major(words: Words, content: Content) -> Values:
    bonus = describe(content.major_tiles[int(words[0]) - 1].bonus)
    return {"one": message(f"sabika-one-{words[1]}"), "bonus": bonus}


def _built_minor(words: Words, content: Content) -> Values:
    base = ware_word(content.minor_cards[int(words[0]) - 1].base)
    return {"one": message(f"sabika-one-{words[1]}"), "base": base, "side": words[-1]}


def _turned_minor(words: Words, content: Content) -> Values:
    card = content.minor_cards[int(words[0]) - 1]
    return {
        "type": type_word(card.type),
        "base": ware_word(card.base),
        "left": mosaic_word(card.left),
        "right": mosaic_word(card.right),
    }


def _carved(words: Words, content: Content) -> Values:
    name, colour = words
    if colour == POEM_COLOURS[GREY]:
        return {"colour": colour, "effect": describe_major_poem(_major_poem(content, name), content)}
    if colour not in POEM_COLOURS:  # Yusuf's: neither of its sides counts for him (S-SPOEM-01).
        return {"colour": colour, "effect": minor_poem_word(content, int(name))}
    return {"colour": colour, "effect": poem_side(content, int(name), POEM_COLOURS.index(colour))}


def _major_poem(content: Content, name: str) -> MajorPoem:
    return next(poem for poem in content.major_poems if poem.id == name)


def _reactivated(words: Words, content: Content) -> Values:
    return {"effect": poem_side(content, int(words[0]), RED)}


def _income(words: Words, content: Content) -> Values:
    poem = words[0].removeprefix("poem-")
    if poem == words[0]:
        return {"poem": 0, "city": city_of_word(words[0]), "bonus": ""}
    return {"poem": 1, "city": "", "bonus": poem_income(content, int(poem))}


def _wish(words: Words, content: Content) -> Values:
    wish = next(wish for wish in content.wishes if wish.id == words[0])
    return {"wish": wish_word(wish), "points": int(words[1])}


def _poem_points(words: Words, content: Content) -> Values:
    return {"poem": major_poem_word(_major_poem(content, words[0])), "points": int(words[1])}


def _event(words: Words, content: Content) -> Values:
    now, *coming = [describe_event(content.events[int(number) - 1].changes) for number in words]
    return {"event": now, "coming": len(coming), "then": coming[0] if coming else ""}


def _turned_poem(words: Words, content: Content) -> Values:
    return {"poem": minor_poem_word(content, int(words[0]))}


def _card(words: Words, content: Content) -> Values:
    card = next(card for card in content.yusuf_cards if card.id == words[0])
    return {"worker": yusuf_worker_word(card.worker), "square": square_word(card.square)}


# Everything else


def _ware(words: Words) -> Values:
    return {"ware": ware_of_word(words[0])}


def _processed(words: Words) -> Values:
    return {"raw": raw_of_word(words[0]), "good": good_of_raw_word(words[0])}


def _city(words: Words) -> Values:
    return {"city": city_of_word(words[0])}


def _worker(words: Words) -> Values:
    return {"worker": words[0]}


def _worked(words: Words) -> Values:
    return {**_worker(words), "square": square_of_word(words[1])}


def _gained(words: Words) -> Values:
    return {"dinars": int(words[0])}


def _paid(words: Words) -> Values:
    return {"dinars": int(words[0]), "seals": int(words[1])}


def _sign(number: int) -> str:
    return "loss" if number < 0 else "gain"


def _scored(words: Words) -> Values:
    points = int(words[0])
    name = message(f"sabika-source-{words[1]}")
    return {"points": abs(points), "sign": _sign(points), "source": words[1], "name": name}


def _marker(words: Words) -> Values:
    return {"sign": _sign(int(words[0])), "marker": int(words[1])}


def _traded(words: Words) -> Values:
    return {"given": ware_of_word(words[0]), "taken": ware_of_word(words[1])}


def _laid(words: Words) -> Values:
    return {"materials": materials_of(MATERIALS.index(word) for word in words)}


def _balanced(words: Words) -> Values:
    return {"mosaic": message(f"sabika-mosaic-{words[0]}")}


def _step(words: Words) -> Values:
    return {"space": words[0]}


def _exported(words: Words) -> Values:
    return {"good": ware_of_word(words[0])}


def _tribute(words: Words) -> Values:
    means = ("marker", "seals", "dinars", "prestige")
    parts = [
        message(f"sabika-tribute-{name}", count=int(count))
        for name, count in zip(means, words, strict=True)
        if int(count)
    ]
    return {"parts": len(parts), "how": joined(parts, COMMA) if parts else ""}


_BY_CARD: Final[dict[str, Callable[[Words, Content], Values]]] = {
    "revealed-tile": _start_tile,
    "took-raw": _raw,
    "took-good": _took_good,
    "expanded": _store_tile,
    "activated": _store_tile,
    "built-major": _built_major,
    "built-minor": _built_minor,
    "carved": _carved,
    "reactivated": _reactivated,
    "received-income": _income,
    "fulfilled-wish": _wish,
    "event-changed": _event,
    "drew-raw": _raw,
    "turned-minor": _turned_minor,
    "turned-poem": _turned_poem,
    "turned-store": _store_tile,
    "scored-poem": _poem_points,
    "turned-card": _card,
    "removed": _removed,
}
"""The values of each kind of event that is about a component."""
_BY_KIND: Final[dict[str, Callable[[Words], Values]]] = {
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
    "processed": _processed,
    "bought": _ware,
    "sold": _ware,
    "traded": _traded,
    "laid": _laid,
    "balanced": _balanced,
    "favoured": _step,
    "shipped": _city,
    "took-seal": _city,
    "exported": _exported,
    "consolidated": _city,
    "narrator-moved": _step,
    "paid-tribute": _tribute,
}
"""The values of each other kind; those that are missing have none."""
