"""Sabika's components in words: every entry of a content file as a sentence."""

from __future__ import annotations

from partal.core.content import Entry

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
from partal.sabika.words.nouns import city_of_word, listed, square_of_word
from partal.words import say


def component(entry: Entry) -> str:
    """An entry as a sentence; whatever it gives is said by `effects.py`."""
    values: dict[str, int | str] = {"id": entry.id}
    for key, value in entry.values.items():
        values[key] = value if isinstance(value, (int, str)) else ", ".join(map(str, value))
    values |= _told(entry)
    return say(f"sabika-content-{entry.kind}", **values)


def _told(entry: Entry) -> dict[str, int | str]:
    """The values of an entry that are said otherwise than they are written."""
    told: dict[str, int | str] = {}
    if "squares" in entry.values:
        told["squares"] = _squares(entry.text("squares"))
    for key in ("bonus", "red"):
        if key in entry.values:
            told[key] = describe(entry.text(key))
    if "type" in entry.values:
        told["type"] = say(f"sabika-type-{entry.text('type')}")
    if "base" in entry.values:
        told["base"] = say(f"sabika-ware-{entry.text('base')}")
    for key in ("left", "right"):
        if key in entry.values:
            told[key] = say(f"sabika-mosaic-{entry.text(key)}")
    return told | _own(entry)


def _own(entry: Entry) -> dict[str, int | str]:
    """What only one kind of entry has."""
    kind, name = entry.kind, entry.id
    if kind == "ring":
        ring, _, side = name.partition("-")
        return {"ring": say(f"sabika-ring-{ring}"), "side": side}
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
        return {"bonuses": "; ".join(f"{space}: {describe(text.strip())}" for space, text in _spaces(entry))}
    if kind in ("buy", "sell", "material"):
        return {"ware": _ware(name)}
    if kind == "poem-cost":
        return {"colour": say(f"sabika-colour-{name}")}
    if kind == "city-tile":
        key = "sabika-table-at-once" if entry.text("colour") == "red" else "sabika-table-income"
        wants = [say(f"sabika-ware-{good.strip()}") for good in entry.text("demand").split(",")]
        return {"wants": listed(wants), "consolidation": say(key, text=describe(entry.text("consolidation")))}
    if kind == "balance-bonus":
        return {"mosaic": say(f"sabika-mosaic-{name}")}
    if kind == "poem":
        return {"blue": describe_lasting(entry.text("blue"))}
    if kind == "major-poem":
        return {"scoring": _scoring(entry)}
    if kind == "trade":
        trade = read_trade(entry)
        return {"scoring": describe_count(Count(trade.points, trade.measure, 0))}
    if kind == "wish":
        # No table is at hand here, so the wish is told by the default rules, and that a house rule changes it.
        elements, default = read_wish(entry).elements, Variant()
        types = any([pays_once(element, default) for element in elements])
        return {"elements": describe_wish(elements, default), "types": "yes" if types else "no"}
    if kind == "event":
        return {"changes": describe_event(read_event(entry.text("changes")))}
    return _yusuf(entry) if kind == "yusuf" else {}


def _squares(text: str) -> str:
    if text.strip() == "none":
        return say("sabika-content-none")
    return ", ".join(square_of_word(word.strip()) for word in text.split(","))


def _spaces(entry: Entry) -> list[tuple[int, str]]:
    return list(enumerate(entry.text("bonuses").split(";"), 1))


def _ware(name: str) -> str:
    if name in MATERIALS:
        return say(f"sabika-ware-{name}")
    return say("sabika-content-raw-material" if name == "raw" else "sabika-content-good")


def _scoring(entry: Entry) -> str:
    """What a grey poem counts; how much a majority scores stands with the majority's own entries."""
    if entry.text("scoring") == "none":
        return say("sabika-content-poem-out")
    poem = read_major_poem(entry)
    if poem.majority:
        return say("sabika-content-majority-of", measure=measure_word(poem.measure, 2))
    count = describe_count(Count(poem.points, poem.measure, poem.limit))
    return say("sabika-count-last", count=count, points=poem.last_bonus) if poem.last_bonus else count


def _yusuf(entry: Entry) -> dict[str, int | str]:
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
