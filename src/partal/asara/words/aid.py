"""Asara's player aid: a turn, the places, building, the scorings and the pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from partal.core.message import COMMA, OR, SEMICOLON, Message, Value, joined, message

from partal.asara.rules.content import Content
from partal.asara.rules.things import (
    AREAS,
    BANK,
    CIRCLE,
    COLOURED,
    COLOURS,
    FAVOUR,
    HOUSE,
    MARKETS,
    RECRUITS,
    SPIES,
    TENT,
)
from partal.asara.rules.variant import Variant
from partal.asara.words.nouns import colour_of_word
from partal.asara.words.reference import ENTRIES, KINDS
from partal.words.aid import AidLine, AidSection
from partal.words.fitted import fitted

RANK_CLAUSES: Final = {"tallest": ("A-FIN-05",), "most": ("A-FIN-07",)}


def sections(content: Content, settings: Mapping[str, str], seats: int | None, /) -> tuple[AidSection, ...]:
    """The page for a table with this content and these house rules."""
    variant = Variant(settings)
    return (
        AidSection(message("aid-turn"), turn(variant)),
        AidSection(message("asara-aid-places"), places(content, variant)),
        AidSection(message("asara-aid-building"), building(variant)),
        AidSection(message("asara-aid-year"), year(content, variant, seats)),
        AidSection(message("aid-final"), final(content, variant)),
        AidSection(message("aid-legend"), legend(variant)),
    )


def yes(value: bool) -> str:
    return "yes" if value else "no"


def told(name: str, clauses: tuple[str, ...], figures: tuple[str, ...] = (), **values: Value) -> AidLine:
    """A line whose name, text and cost are texts of the aid's own."""
    key = f"asara-aid-{name}"
    return AidLine(fitted(key, values), fitted(f"{key}.text", values), None, figures, clauses)


def turn(variant: Variant) -> tuple[AidLine, ...]:
    """What a player does on a turn (A-TURN-02)."""
    return (
        told("lay", ("A-DISP-01", "A-DISP-03", "A-DISP-04"), ("buyer:blue",)),
        told(
            "pair",
            ("A-DISP-07", "A-DISP-08", "A-DISP-09", "A-DISP-14"),
            ("thing:pair",),
            opens=yes(variant.pair_opens_area),
            random=yes(variant.random_pair),
            unable=yes(variant.pair_when_unable),
        ),
        told("act", ("A-TURN-05", "A-TURN-09", "A-EOY-01")),
    )


def prices(content: Content, variant: Variant) -> Message:
    """What a part of each colour costs (A-BUY-06)."""
    listed = joined(
        [
            message("asara-table-price", colour=colour_of_word(colour), asari=price)
            for colour, price in zip(COLOURS, content.prices)
        ],
        COMMA,
    )
    if not variant.gold_surcharge:
        return listed
    return joined([listed, message("asara-aid-surcharge", asari=variant.gold_surcharge)], SEMICOLON, SEMICOLON)


def places(content: Content, variant: Variant) -> tuple[AidLine, ...]:
    """Every place in play, with its price and what it offers; the markets are one."""
    lines = [_market(content, variant)]
    for area in variant.areas:
        if area not in MARKETS:
            lines.append(place_line(area, content, variant))
    return tuple(lines)


def place_line(area: int, content: Content, variant: Variant) -> AidLine:
    """An area in short."""
    return _market(content, variant) if area in MARKETS else _PLACES[area](content, variant)


def _market(content: Content, variant: Variant) -> AidLine:
    return AidLine(
        message("asara-aid-market"),
        message("asara-aid-market.text", any=yes(variant.any_market)),
        prices(content, variant),
        ("market:middles",),
        KINDS["market"],
    )


def _place(area: int, figure: str, clauses: tuple[str, ...], cost: bool = True, **values: Value) -> AidLine:
    key = f"asara-aid-{AREAS[area]}"
    return AidLine(
        message(f"asara-page-area-{AREAS[area]}"),
        fitted(key, values),
        fitted(f"{key}.cost", values) if cost else None,
        (figure,),
        clauses,
    )


def _amounts(content: Content, area: int) -> Message | int:
    """The numbers printed on the spaces of a place, each once."""
    found = joined([place.amount for place in content.areas[area]], OR)
    assert not isinstance(found, str)
    return found


def _circle(content: Content, variant: Variant) -> AidLine:
    plots = [place.amount for place in content.areas[CIRCLE]]
    return _place(
        CIRCLE,
        "spaces:circle",
        ("A-BUILD-02", "A-BUILD-03", "A-BUILD-17", "A-BUILD-21", "A-BUILD-23"),
        first=plots[0],
        last=plots[-1],
        fewer=yes(variant.up_to_plot),
        lower=yes(variant.any_lower),
        higher=yes(variant.any_higher),
    )


def _bank(content: Content, _variant: Variant) -> AidLine:
    return _place(BANK, "spaces:bank", ENTRIES["spaces", "bank"], cost=False, amounts=_amounts(content, BANK))


def _coloured(content: Content, _variant: Variant) -> AidLine:
    return _place(COLOURED, "gift:coloured", KINDS["gift"], cost=False, asari=content.gift)


def _spies(content: Content, variant: Variant) -> AidLine:
    amounts, must = _amounts(content, SPIES), yes(variant.must_take)
    return _place(SPIES, "spaces:spies", ENTRIES["spaces", "spies"], amounts=amounts, must=must)


def _favour(_content: Content, variant: Variant) -> AidLine:
    return _place(
        FAVOUR, "room:favour", ENTRIES["room", "favour"], cost=False, barred=yes(variant.favour_not_by_holder)
    )


def _tent(content: Content, _variant: Variant) -> AidLine:
    return _place(TENT, "spaces:tent", ENTRIES["spaces", "tent"], amounts=_amounts(content, TENT), count=RECRUITS)


def _house(content: Content, _variant: Variant) -> AidLine:
    offers = [message("asara-aid-offer", pay=offer.pay, draw=offer.draw, keep=offer.keep) for offer in content.offers]
    clauses = (*ENTRIES["room", "house"], *ENTRIES["offer", "small"], *ENTRIES["offer", "large"])
    return _place(HOUSE, "room:house", clauses, cost=False, offers=joined(offers, SEMICOLON, SEMICOLON))


_PLACES: Final[Mapping[int, Callable[[Content, Variant], AidLine]]] = {
    CIRCLE: _circle,
    BANK: _bank,
    COLOURED: _coloured,
    SPIES: _spies,
    FAVOUR: _favour,
    TENT: _tent,
    HOUSE: _house,
}


def building(variant: Variant) -> tuple[AidLine, ...]:
    """What can be built in the building circle (A-BUILD-07, A-BUILD-11, A-LIT-13)."""
    lines = [
        told(
            "found",
            ("A-BUILD-06", "A-BUILD-07", "A-BUILD-15"),
            ("market:bases", "market:tops"),
            many=yes(variant.many_bases),
        ),
        told("raise", ("A-BUILD-08", "A-BUILD-11", "A-BUILD-32"), ("market:middles", "market:windows")),
    ]
    if variant.lights:
        lines.append(told("light", ("A-LIT-13", "A-LIT-15", "A-LIT-16"), ("lit:red",)))
    lines.append(told("fixed", ("A-BUILD-13", "A-BUILD-14"), moves=yes(variant.part_moves)))
    return tuple(lines)


def year(content: Content, variant: Variant, seats: int | None) -> tuple[AidLine, ...]:
    """The yearly scoring and what the next year brings (A-YSC-01, A-NEW-01 to A-NEW-10)."""
    hands = content.hands[seats : seats + 1] if seats else content.hands[2:]
    cards = joined(hands, COMMA)
    lines = [
        told("yearly-towers", ("A-YSC-02",), ("thing:tower",)),
        told("yearly-gold", ("A-YSC-03", "A-YSC-06"), ("part:red-middle",)),
    ]
    if variant.lights:
        unbuilt = yes(variant.unbuilt_lit_yearly)
        lines.append(told("yearly-lit", ("A-LIT-21", "A-LIT-22"), ("lit:red",), unbuilt=unbuilt))
    lines.append(told("yearly-favour", ("A-YSC-04",), ("room:favour",)))
    if content.years > 1:
        lines.append(
            told(
                "new-year",
                ("A-NEW-01", "A-NEW-02", "A-NEW-07", "A-NEW-10"),
                years=content.years,
                asari=content.new_year_asari,
                cards=cards,
                seats=seats or 0,
            )
        )
    return tuple(lines)


def final(content: Content, variant: Variant) -> tuple[AidLine, ...]:
    """The final scoring (A-FIN-01)."""
    *colours, tallest, most = content.ranks
    ranked = [
        message("asara-rank", name=colour_of_word(colour), first=first, second=second)
        for colour, (first, second) in zip(COLOURS, colours)
    ]
    lines = [
        told("colours", ("A-FIN-02", "A-FIN-04"), ("thing:tower",), ranks=joined(ranked, COMMA)),
        told("tallest", RANK_CLAUSES["tallest"], first=tallest[0], second=tallest[1]),
        told("most", RANK_CLAUSES["most"], first=most[0], second=most[1]),
        told("money", ("A-FIN-08",), asari=content.asari_per_point),
        told("ties", ("A-TIE-01", "A-TIE-02"), rounding=variant.rounding, lights=yes(variant.lights)),
    ]
    return tuple(lines)


def legend(variant: Variant) -> tuple[AidLine, ...]:
    """The pieces that are not explained elsewhere on the page."""
    names = {"bases": "base", "middles": "middle", "windows": "window", "tops": "top"}
    many = {"many": yes(variant.many_bases)}
    lines = [
        AidLine(message(f"asara-part-{kind}"), fitted(f"asara-aid-part-{kind}", many), None, (f"market:{market}",), ())
        for market, kind in names.items()
    ]
    lines.append(told("gold", ("A-SET-08", "A-BUY-07"), ("part:black-window",), surcharge=variant.gold_surcharge))
    if variant.lights:
        lit = message("asara-aid-lit", unbuilt=yes(variant.unbuilt_lit_yearly))
        lines.append(AidLine(message("asara-lit-window"), lit, None, ("lit:black",), KINDS["lit"]))
    screen = message("asara-aid-open-money" if variant.open_money else "asara-thing-screen.about")
    lines.append(AidLine(message("asara-thing-screen"), screen, None, (), ("A-SET-11",)))
    return tuple(lines)
