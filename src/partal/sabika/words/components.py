"""Sabika's components in words: every entry of a content file as a sentence."""

from __future__ import annotations

from partal.core.content import Entry
from partal.core.message import COMMA, SEMICOLON, Message, Value, joined, message

from partal.sabika.rules.bonus import Count, read_event
from partal.sabika.rules.content import read_major_poem, read_trade, read_wish
from partal.sabika.rules.schema import YUSUF_WORKERS
from partal.sabika.rules.scoring import pays_once
from partal.sabika.rules.things import MATERIALS, MEASURES
from partal.sabika.rules.variant import Variant
from partal.sabika.words.effects import (
    describe,
    describe_count,
    describe_event,
    describe_lasting,
    describe_wish,
    describe_yusuf_actions,
    describe_yusuf_gains,
    measure_word,
    yusuf_worker_word,
)
from partal.sabika.words.nouns import city_of_word, square_of_word
from partal.words.fitted import fitted


def component(entry: Entry) -> Message:
    """An entry as a sentence; `effects.py` describes what it gives."""
    values: dict[str, Value] = {"id": entry.id}
    for key, value in entry.values.items():
        values[key] = value if isinstance(value, (int, str)) else joined(value, COMMA)
    values |= _entry_values(entry)
    return fitted(f"sabika-content-{entry.kind}", values)


def _entry_values(entry: Entry) -> dict[str, Value]:
    """The values of an entry that need other words than those in the file."""
    told: dict[str, Value] = {}
    if "squares" in entry.values:
        told["squares"] = _squares(entry.text("squares"))
    for key in ("bonus", "red"):
        if key in entry.values:
            told[key] = describe(entry.text(key))
    if "type" in entry.values:
        told["type"] = message(f"sabika-type-{entry.text('type')}")
    if "base" in entry.values:
        told["base"] = message(f"sabika-ware-{entry.text('base')}")
    for key in ("left", "right"):
        if key in entry.values:
            told[key] = message(f"sabika-mosaic-{entry.text(key)}")
    return told | _own(entry)


def _own(entry: Entry) -> dict[str, Value]:
    """Values that only one kind of entry has."""
    kind, name = entry.kind, entry.id
    if kind == "ring":
        ring, _, side = name.partition("-")
        return {"ring": message(f"sabika-ring-{ring}"), "side": side}
    if kind == "sultan":
        return {"players": name.removesuffix("-players")}
    if kind == "route":
        one, _, other = name.partition("-")
        return {"from": city_of_word(one), "to": city_of_word(other)}
    if kind == "tribute":
        return {"round": int(name.removeprefix("round-"))}
    if kind == "purse":
        return {"place": int(name.removeprefix("place-"))}
    if kind == "favour":
        spaces = [
            message("sabika-table-favour-space", space=space, bonus=describe(text.strip()))
            for space, text in _spaces(entry)
        ]
        return {"bonuses": joined(spaces, SEMICOLON, SEMICOLON)}
    if kind in ("buy", "sell", "material"):
        return {"ware": _ware(name)}
    if kind == "poem-cost":
        return {"colour": message(f"sabika-colour-{name}")}
    if kind == "city-tile":
        key = "sabika-table-at-once" if entry.text("colour") == "red" else "sabika-table-income"
        wants = [message(f"sabika-ware-{good.strip()}") for good in entry.text("demand").split(",")]
        return {"wants": joined(wants), "consolidation": message(key, text=describe(entry.text("consolidation")))}
    if kind == "balance-bonus":
        return {"mosaic": message(f"sabika-mosaic-{name}")}
    if kind == "poem":
        return {"blue": describe_lasting(entry.text("blue"))}
    if kind == "major-poem":
        return {"scoring": _scoring(entry)}
    if kind == "trade":
        trade = read_trade(entry)
        return {"scoring": describe_count(Count(trade.points, trade.measure, 0))}
    if kind == "wish":
        # There is no table here, so the wish is described by the default rules, with a note on the house rule.
        elements, default = read_wish(entry).elements, Variant()
        types = any([pays_once(element, default) for element in elements])
        return {"elements": describe_wish(elements, default), "types": "yes" if types else "no"}
    if kind == "event":
        return {"changes": describe_event(read_event(entry.text("changes")))}
    return _yusuf(entry) if kind == "yusuf" else {}


def _squares(text: str) -> Message:
    if text.strip() == "none":
        return message("sabika-content-none")
    return joined([square_of_word(word.strip()) for word in text.split(",")], COMMA)


def _spaces(entry: Entry) -> list[tuple[int, str]]:
    return list(enumerate(entry.text("bonuses").split(";"), 1))


def _ware(name: str) -> Message:
    if name in MATERIALS:
        return message(f"sabika-ware-{name}")
    return message("sabika-content-raw-material" if name == "raw" else "sabika-content-good")


def _scoring(entry: Entry) -> Message:
    """What a grey poem counts; the points for a majority are in the majority's own entries."""
    if entry.text("scoring") == "none":
        return message("sabika-content-poem-out")
    poem = read_major_poem(entry)
    if poem.majority:
        return message("sabika-content-majority-of", measure=measure_word(poem.measure, 2))
    count = describe_count(Count(poem.points, poem.measure, poem.limit))
    return message("sabika-count-last", count=count, points=poem.last_bonus) if poem.last_bonus else count


def _yusuf(entry: Entry) -> dict[str, Value]:
    actions = entry.text("actions").strip()
    per = entry.text("per")
    return {
        "worker": yusuf_worker_word(dict(YUSUF_WORKERS)[entry.text("worker")]),
        "square": square_of_word(entry.text("square")),
        "actions": describe_yusuf_actions([] if actions == "none" else [word.strip() for word in actions.split(",")]),
        "gains": describe_yusuf_gains(
            entry.number("prestige"), -1 if per == "none" else MEASURES.index(per), entry.number("parias")
        ),
    }
