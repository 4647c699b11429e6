"""Asara's answers in words: what each option is called, what it costs and brings, and the buyer it takes."""

from __future__ import annotations

from partal.core.decision import Option
from partal.core.message import OR, Message, Value, joined, message

from partal.asara.rules.building import ChooseNumber
from partal.asara.rules.dispatch import LayBuyer
from partal.asara.rules.notation import (
    KEEP_ANY,
    LAY_RANDOM,
    RECRUIT,
    RETURN_REST,
    Build,
    Found,
    Go,
    Lay,
    Light,
    OfColour,
    Pay,
    Raise,
    SearchPile,
    Shift,
    Take,
)
from partal.asara.rules.things import (
    AREAS,
    BASE,
    CIRCLE,
    COLOURED,
    FAVOUR,
    HOUSE,
    NO_COLOUR,
    PAIR_SIZE,
    SPIES,
    TOP,
    WINDOW,
    Tower,
    slot_of,
)
from partal.asara.rules.view import View
from partal.asara.words.nouns import buyer_word, colour_word, part_word, slot_word, tower_word
from partal.words.fitted import option_words
from partal.words.teller import OptionWords

Values = dict[str, Value]


def answer_words(view: View, option: Option) -> OptionWords:
    """An offered option: its label, what it costs and brings, and the buyer it takes."""
    name, values = named(view, option)
    return option_words(f"asara-option-{name}", {**values, **details(view, option)}, note(view, option))


def label(view: View, option: Option) -> Message:
    """The label of an option, offered or not."""
    name, values = named(view, option)
    return message(f"asara-option-{name}", **values)


# Labels


def named(view: View, option: Option) -> tuple[str, Values]:
    """The key of an option's text, and the values of its label; the same whether the option is offered or not."""
    if isinstance(option, Go):
        if option.area <= TOP:
            return "go-market", {"kind": message(f"asara-table-{AREAS[option.area]}")}
        name = "go-house-offer" if option.area == HOUSE and option.value else f"go-{AREAS[option.area]}"
        return name, {"amount": option.value}
    if isinstance(option, Lay):
        if option is LAY_RANDOM:
            return "lay-random", {}
        if option.second >= 0:
            return "lay-pair", {"first": buyer_word(option.first), "second": buyer_word(option.second)}
        asking = view.todo[-1] if view.todo else None
        face_down = isinstance(asking, LayBuyer) and asking.area == COLOURED
        return "lay-face-down" if face_down else "lay-single", {"buyer": buyer_word(option.first)}
    if isinstance(option, Take):
        return ("take-part", {"part": part_word(option.part)}) if option.part >= 0 else ("take-nothing", {})
    if isinstance(option, Found):
        gold = ("none", "top", "base", "both")[option.base_gold * 2 + option.top_gold]
        return "found", {"colour": colour_word(option.colour), "gold": gold}
    if isinstance(option, Raise):
        return "raise", {"tower": tower_word(option.colour, option.ordinal), "part": slot_word(option.slot)}
    if isinstance(option, Light):
        name = "light-gold" if option.gold else "light"
        return name, {
            "tower": tower_word(option.colour, option.ordinal),
            "part": slot_word(slot_of(WINDOW, option.gold)),
        }
    if isinstance(option, Shift):
        towers: Values = {
            "source": tower_word(option.colour, option.source),
            "target": tower_word(option.colour, option.target),
        }
        return "shift", {"part": slot_word(option.slot), **towers}
    if isinstance(option, SearchPile):
        return "search", {"kind": message(f"asara-table-{AREAS[option.kind]}")}
    if isinstance(option, OfColour):
        return "keep-lit" if option.verb == "keep" else "return-lit", {"colour": colour_word(option.colour)}
    if isinstance(option, Pay):
        return "offer", {"pay": option.asari}
    if isinstance(option, Build):
        return "build-number", {"count": option.count}
    if option is RECRUIT:
        return "recruit", {"count": view.recruits()}
    if option is RETURN_REST:
        return "return-rest", {"count": view.drawn_size}
    return "keep-any" if option is KEEP_ANY else option.verb, {}


# Costs and gains


def details(view: View, option: Option) -> Values:
    """The values of an offered option's details, besides those of its label."""
    if isinstance(option, Go):
        return go(view, option)
    if isinstance(option, Lay):
        held = view.hand or (0,) * len(view.colours)
        last = "yes" if sum(held) == PAIR_SIZE else "no"
        return {"left": held[option.first] - 1 if option.first >= 0 else 0, "last": last}
    if isinstance(option, Take) and option.part >= 0:
        cost = view.price(option.part)
        return {"price": cost, "left": purse(view) - cost}
    if isinstance(option, Found):
        return {"base": slot_word(slot_of(BASE, option.base_gold)), "top": slot_word(slot_of(TOP, option.top_gold))}
    if isinstance(option, Raise):
        height = own_tower(view, option.colour, option.ordinal).height
        return {"height": height, "next": height + 1}
    if option is RECRUIT:
        return {"pile": view.deck_size()}
    if isinstance(option, SearchPile):
        return {"count": view.pile_sizes[option.kind]}
    if isinstance(option, OfColour) and option.verb == "keep":
        return {"dark": view.dark_built(view.seat or 0, option.colour)}
    if isinstance(option, Pay):
        offer = next(offer for offer in view.content.offers if offer.pay == option.asari)
        return {"draw": offer.draw, "keep": offer.keep, "left": purse(view) - offer.pay}
    if isinstance(option, Build):
        asking = view.todo[-1]
        assert isinstance(asking, ChooseNumber)
        return {"plot": asking.plot}
    return {}


def go(view: View, option: Go) -> Values:
    area, amount = option.area, option.value
    if area <= TOP:
        affordable = sum(view.display[part] for part in view.on_sale(area) if view.price(part) <= purse(view))
        return {"affordable": affordable}
    if area == CIRCLE:
        numbers = view.numbers_to_build(view.seat, amount)
        return {"numbers": joined(numbers, OR), "most": max(numbers)}
    if area == COLOURED:
        return {"amount": view.content.gift}
    if area == FAVOUR:
        return {"mine": "yes" if view.favour == view.seat else "no"}
    if area == SPIES:
        return {"nothing": "no" if view.may_hide(purse(view) - amount) else "yes"}
    if area == HOUSE and not amount:
        small, large = view.content.offers
        return {"small": small.pay, "large": large.pay}
    return {}


def note(view: View, option: Option) -> Message | None:
    """The buyer that a place asks for, and what the viewer must lay without one (A-DISP-07)."""
    if not isinstance(option, Go):
        return None
    if option.area == COLOURED:
        return message("asara-note-down")
    duty = view.duty(option.area)
    if duty == NO_COLOUR or view.seat is None:
        return message("asara-note-any")
    if view.needs_pair(view.seat, option.area):
        last = "yes" if view.hand_sizes[view.seat] == PAIR_SIZE else "no"
        return message("asara-note-pair", buyer=buyer_word(duty), last=last)
    return message("asara-note-held", buyer=buyer_word(duty), count=view.held(view.seat, duty))


def purse(view: View) -> int:
    """The viewer's own money."""
    own = view.money[view.seat] if view.seat is not None else None
    return own or 0


def own_tower(view: View, colour: int, ordinal: int) -> Tower:
    return [tower for tower in view.towers[view.seat or 0] if tower.colour == colour][ordinal]
