"""Asara's components: the values in the content files, in the form the rules use."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from partal.core.content import (
    ContentError,
    Entry,
    Kind,
    Number,
    Schema,
    component,
    digest,
    overlay,
    read_folder,
    read_pack,
    within,
)
from partal.core.decision import Option
from partal.core.message import message

from partal.asara.rules.notation import (
    GO_BANK,
    GO_CIRCLE,
    GO_COLOURED,
    GO_FAVOUR,
    GO_HOUSE,
    GO_HOUSE_OFFER,
    GO_MARKET,
    GO_SPIES,
    GO_TENT,
)
from partal.asara.rules.things import (
    AREAS,
    BANK,
    BASE,
    BUYERS,
    CIRCLE,
    COLOURED,
    COLOURS,
    FAVOUR,
    GAME,
    HIGHEST_PLOT,
    HIGHEST_VALUE,
    HOUSE,
    KINDS,
    MARKETS,
    MOST_TOWERS,
    SPIES,
    TENT,
    part_of,
)

FOLDER: Final = Path(__file__).parent.parent / "content"
UNLIMITED: Final = 1_000
"""Spaces of the coloured building: it is never full (A-FUND-05)."""

SCHEMA: Final[Schema] = {
    "price": Kind(COLOURS, {"asari": Number(0, 99)}),
    "purse": Kind(("seat-1", "seat-2", "seat-3", "seat-4", "new-year"), {"asari": Number(0, 999)}),
    "calendar": Kind(("years",), {"count": Number(1, 9)}),
    "buyer": Kind(BUYERS, {"cards": Number(0, 40)}),
    "hand": Kind(("2-players", "3-players", "4-players"), {"cards": Number(1, 40)}),
    "part": Kind(
        tuple(f"{colour}-{kind}" for kind in KINDS for colour in COLOURS),
        {"plain": Number(0, 20), "gold": Number(0, 20)},
    ),
    "lit": Kind(COLOURS, {"count": Number(0, 20)}),
    "market": Kind(AREAS[:4], {"spaces": Number(1, 12), "display": Number(1, 40)}),
    "spaces": Kind(("circle", "bank", "spies", "tent"), {"amounts": Number(0, HIGHEST_VALUE, many=12)}),
    "room": Kind(("favour", "house"), {"spaces": Number(1, 12)}),
    "gift": Kind(("coloured",), {"asari": Number(0, 99)}),
    "offer": Kind(("small", "large"), {"pay": Number(1, HIGHEST_VALUE), "draw": Number(1, 15), "keep": Number(1, 5)}),
    "rank": Kind((*COLOURS, "tallest", "most"), {"first": Number(0, 99), "second": Number(0, 99)}),
    "exchange": Kind(("money",), {"asari": Number(1, 999)}),
}


class Place:
    """Spaces of an area that are alike: the same area, the same printed amount."""

    __slots__ = ("amount", "area", "index", "option", "spaces")

    def __init__(self, index: int, area: int, amount: int, spaces: int, option: Option) -> None:
        self.index: Final = index
        self.area: Final = area
        self.amount: Final = amount
        self.spaces: Final = spaces
        self.option: Final = option


class Offer:
    """A purchase in the House of lighted windows: what to pay, how many to draw and keep (A-LIT-02, A-LIT-03)."""

    __slots__ = ("draw", "keep", "pay")

    def __init__(self, pay: int, draw: int, keep: int) -> None:
        self.pay: Final = pay
        self.draw: Final = draw
        self.keep: Final = keep


class Content:
    """All component values of one game, frozen and shared by all its states."""

    def __repr__(self) -> str:
        return f"<Content of asara from {self.name!r}, {len(self.entries)} entries, digest {self.digest}>"

    def __init__(self, entries: tuple[Entry, ...], name: str) -> None:
        self.name: Final = name
        self.entries: Final = entries
        self.digest: Final = digest(entries)
        find = {(entry.kind, entry.id): entry for entry in entries}
        self.prices: Final = tuple([find["price", colour].number("asari") for colour in COLOURS])
        self.purses: Final = tuple([find["purse", f"seat-{seat}"].number("asari") for seat in (1, 2, 3, 4)])
        self.new_year_asari: Final = find["purse", "new-year"].number("asari")
        self.years: Final = find["calendar", "years"].number("count")
        self.buyers: Final = tuple([find["buyer", colour].number("cards") for colour in BUYERS])
        self.hands: Final = tuple([0, 0] + [find["hand", f"{seats}-players"].number("cards") for seats in (2, 3, 4)])
        parts = [find["part", f"{colour}-{kind}"] for kind in KINDS for colour in COLOURS]
        self.parts: Final = tuple([entry.number(key) for entry in parts for key in ("plain", "gold")])
        self.lit: Final = tuple([find["lit", colour].number("count") for colour in COLOURS])
        self.display: Final = tuple([find["market", AREAS[market]].number("display") for market in MARKETS])
        self.gift: Final = find["gift", "coloured"].number("asari")
        self.offers: Final = tuple(
            [
                Offer(
                    find["offer", name].number("pay"),
                    find["offer", name].number("draw"),
                    find["offer", name].number("keep"),
                )
                for name in ("small", "large")
            ]
        )
        ranks = [find["rank", name] for name in (*COLOURS, "tallest", "most")]
        self.ranks: Final = tuple([(rank.number("first"), rank.number("second")) for rank in ranks])
        """First and second place of brown, green, red, black, white, tallest overall, most towers."""
        self.asari_per_point: Final = find["exchange", "money"].number("asari")
        self.places: Final = tuple(_places(find))
        self.areas: Final = tuple(
            [tuple([place for place in self.places if place.area == area]) for area in range(len(AREAS))]
        )
        self.house_by_offer: Final = tuple(_house_by_offer(find, len(self.places), self.offers))
        """The house's spaces if each belongs to one offer (house rule `lit-offer-by-space`)."""
        self._check()

    def _check(self) -> None:
        cards = sum(self.buyers)
        for seats in (2, 3, 4):
            if self.hands[seats] * seats > cards:
                where = component("hand", f"{seats}-players")
                raise ContentError(message("asara-refused-hand", where=where, cards=self.hands[seats], buyers=cards))
        for colour, name in enumerate(COLOURS):
            if self.parts[part_of(BASE, colour, 0)] + self.parts[part_of(BASE, colour, 1)] > MOST_TOWERS:
                where = component("part", f"{name}-base")
                raise ContentError(message("asara-refused-bases", where=where, most=MOST_TOWERS))
        plots = [place.amount for place in self.areas[CIRCLE]]
        if plots != sorted(set(plots)) or plots[0] < 1 or plots[-1] > HIGHEST_PLOT:
            raise _plots()
        small, large = self.offers
        if small.pay == large.pay:
            raise ContentError(message("asara-refused-offers", where=component("offer", "large")))
        for offer, name in ((small, "small"), (large, "large")):
            if offer.keep > offer.draw:
                raise ContentError(message("asara-refused-keep", where=component("offer", name)))


def _plots() -> ContentError:
    return ContentError(message("asara-refused-plots", where=component("spaces", "circle"), highest=HIGHEST_PLOT))


def _places(find: dict[tuple[str, str], Entry]) -> list[Place]:
    places: list[Place] = []

    def add(area: int, amount: int, spaces: int, option: Option) -> None:
        places.append(Place(len(places), area, amount, spaces, option))

    for market in MARKETS:
        add(market, 0, find["market", AREAS[market]].number("spaces"), GO_MARKET[market])
    for plot in find["spaces", "circle"].numbers("amounts"):
        if plot > HIGHEST_PLOT:
            raise _plots()
        add(CIRCLE, plot, 1, GO_CIRCLE[plot])
    for area, options in ((BANK, GO_BANK), (SPIES, GO_SPIES), (TENT, GO_TENT)):
        if area == SPIES:
            add(COLOURED, 0, UNLIMITED, GO_COLOURED)
        amounts = find["spaces", AREAS[area]].numbers("amounts")
        for amount in dict.fromkeys(amounts):
            add(area, amount, amounts.count(amount), options[amount])
    add(FAVOUR, 0, find["room", "favour"].number("spaces"), GO_FAVOUR)
    add(HOUSE, 0, find["room", "house"].number("spaces"), GO_HOUSE)
    return places


def _house_by_offer(find: dict[tuple[str, str], Entry], first: int, offers: tuple[Offer, ...]) -> list[Place]:
    """Half of the house's spaces, rounded up, take the small offer, the others the large one."""
    spaces = find["room", "house"].number("spaces")
    small = (spaces + 1) // 2
    places = [Place(first, HOUSE, offers[0].pay, small, GO_HOUSE_OFFER[offers[0].pay])]
    if spaces > small:
        places.append(Place(first + 1, HOUSE, offers[1].pay, spaces - small, GO_HOUSE_OFFER[offers[1].pay]))
    return places


@cache
def built_in() -> Content:
    """The content that comes with Partal; much of it is reconstructed, and marked so."""
    return Content(read_folder(FOLDER, SCHEMA), "partal")


def load_pack(path: Path) -> Content:
    """The built-in content with a pack's values in place of its own."""
    pack = read_pack(path, GAME, SCHEMA)
    entries = overlay(built_in().entries, pack)
    try:
        return Content(entries, pack.name)
    except ContentError as error:
        raise within(Path(path), error) from None
