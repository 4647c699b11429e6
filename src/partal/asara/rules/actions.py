"""Chapters 4 and 6 to 8: what each area asks for and gives. Building and the professional game have their own files."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event
from partal.core.rng import stream

from partal.asara.rules import building
from partal.asara.rules.content import Place
from partal.asara.rules.notation import (
    SEARCH,
    TAKE,
    TAKE_NOTHING,
    SearchPile,
    Take,
)
from partal.asara.rules.professional import ChooseOffer, Recruit, house_refusal
from partal.asara.rules.state import State
from partal.asara.rules.supply import pay, receive, store
from partal.asara.rules.things import (
    AREAS,
    BANK,
    CIRCLE,
    COLOURED,
    FAVOUR,
    HOUSE,
    MARKETS,
    PART_KIND,
    PART_NAMES,
    SPIES,
    TENT,
    TOP,
)

SEARCHES: Final = 3
"""The random streams that shuffle a searched pile."""

PART_WORDS: Final = tuple(name.replace(" ", "-") for name in PART_NAMES)


UNDEMANDING: Final = (*MARKETS, BANK, COLOURED, FAVOUR)
"""Areas where no compulsory part of the action can close individual spaces (A-TURN-10)."""


AREA_GIVES: Final[tuple[tuple[str, ...], ...]] = (
    ("part",),
    ("part",),
    ("part",),
    ("part",),
    ("tower", "prestige"),
    ("asari",),
    ("asari",),
    ("part",),
    ("favour",),
    ("buyer",),
    ("lit",),
)
"""What the action of each area gives."""


def place_word(place: Place) -> str:
    """A place in one word: `middles`, `circle-3`."""
    return f"{AREAS[place.area]}-{place.amount}" if place.amount else AREAS[place.area]


def area_refusal(state: State, seat: int, area: int) -> str:
    """The clause by which an area's own rules close it to this seat; empty if there is none (A-TURN-10)."""
    if area <= TOP:
        if state.variant.action_required and not wares(state, seat, area):
            return "A-BUY-10"
    elif area == SPIES:
        piles = state.piles
        if not (piles[0] or piles[1] or piles[2] or piles[3]):
            return "A-SPY-14"
    elif area == FAVOUR:
        if state.variant.favour_not_by_holder and state.favour == seat:
            return "A-CAL-04"
    elif area == TENT and state.variant.action_required and not state.deck:
        return "A-REC-07"
    return ""


def place_refusal(state: State, seat: int, place: Place, buildable: int) -> str:
    """The clause by which compulsory parts of the action close these spaces; empty if none (A-TURN-10, A-TURN-11)."""
    area = place.area
    if area == CIRCLE:
        return building.plot_refusal(state, seat, place, buildable)
    if area == SPIES:
        return "A-SPY-13" if state.money[seat] < place.amount else ""
    if area == TENT:
        return "A-REC-05" if state.money[seat] < place.amount else ""
    if area == HOUSE:
        return house_refusal(state, seat, place)
    return ""


def act(state: State, seat: int, place: Place) -> None:
    """The action of the place where the buyer was laid, in the same turn (A-TURN-05, A-TURN-08)."""
    area = place.area
    if area <= TOP:
        state.todo.append(Buy(seat, area))
    elif area == CIRCLE:
        state.todo.append(building.ChooseNumber(seat, place.amount))
    elif area == BANK:
        receive(state, seat, place.amount, "bank", "A-FUND-01")
    elif area == COLOURED:
        receive(state, seat, state.content.gift, "coloured", "A-FUND-04")
    elif area == SPIES:
        pay(state, seat, place.amount, "spies", "A-SPY-01")
        state.todo.append(Search(seat))
    elif area == FAVOUR:
        take_favour(state, seat)
    elif area == TENT:
        pay(state, seat, place.amount, "tent", "A-REC-01")
        state.todo.append(Recruit(seat))
    else:
        state.todo.append(ChooseOffer(seat, place.amount))


# Markets


def wares(state: State, seat: int, market: int) -> list[Option]:
    """The open parts of this market that the seat can pay for (A-BUY-02, A-BUY-03, A-BUY-09)."""
    money = state.money[seat]
    options: list[Option] = []
    for part in state.on_sale(market):
        if state.price(part) <= money:
            options.append(TAKE[part])
    return options


class Buy(Effect[State]):
    """The player may take one open part of this market and pays its price (A-BUY-02 to A-BUY-10)."""

    __slots__ = ("market",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "market")

    def __init__(self, seat: int, market: int) -> None:
        super().__init__(seat)
        self.market: Final = market

    def ask(self, state: State) -> Decision | None:
        options = wares(state, self.seat, self.market)
        if not state.variant.action_required:
            options.append(TAKE_NOTHING)
        return Decision(self.seat, "asara.buy", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, Take)
        part = option.part
        seat = self.seat
        if part < 0:
            if state.log is not None:
                state.log.append(Event("took-nothing", seat, (AREAS[self.market],), clause="A-BUY-10"))
            return
        state.display[part] -= 1
        store(state, seat, part)
        if state.log is not None:
            state.log.append(Event("bought", seat, (PART_WORDS[part],), clause="A-BUY-05"))
        pay(state, seat, state.price(part), PART_WORDS[part], "A-BUY-05")

    def why_not(self, state: State, option: Option) -> str:
        if not isinstance(option, Take):
            return "A-TURN-05"
        if option.part < 0:
            return "A-BUY-10"
        if PART_KIND[option.part] != self.market and not state.variant.any_market:
            return "A-BUY-02"
        if not state.display[option.part]:
            return "A-BUY-12"
        return "A-BUY-09"


# House of Spies


class Search(Effect[State]):
    """Having paid the fee, the player chooses one draw pile that is not empty (A-SPY-02, A-SPY-14)."""

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "asara.search", tuple([SEARCH[kind] for kind in MARKETS if state.piles[kind]]))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, SearchPile)
        kind = option.kind
        if state.log is not None:
            seen = tuple([PART_WORDS[part] for part in sorted(state.piles[kind])])
            state.log.append(Event("searched", self.seat, (AREAS[kind],), seen, reveals=True, clause="A-SPY-03"))
        state.todo.append(Bribe(self.seat, kind))

    def why_not(self, state: State, option: Option) -> str:
        return "A-SPY-14" if option.verb == "search" else "A-SPY-02"


class Bribe(Effect[State]):
    """The player looks through the pile and may take one part, shows it and pays its price; then the
    pile is shuffled, whether or not a part was taken (A-SPY-03 to A-SPY-08, A-SPY-11).
    """

    __slots__ = ("pile",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "pile")

    def __init__(self, seat: int, pile: int) -> None:
        super().__init__(seat)
        self.pile: Final = pile

    def ask(self, state: State) -> Decision | None:
        money = state.money[self.seat]
        parts = sorted(set(state.piles[self.pile]))
        options: list[Option] = [TAKE[part] for part in parts if state.price(part) <= money]
        if not options or not state.variant.must_take:
            options.append(TAKE_NOTHING)
        return Decision(self.seat, "asara.bribe", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, Take)
        part = option.part
        pile = list(state.piles[self.pile])
        if part >= 0:
            pile.remove(part)
            store(state, self.seat, part)
            if state.log is not None:
                state.log.append(Event("bribed", self.seat, (PART_WORDS[part],), clause="A-SPY-05"))
            pay(state, self.seat, state.price(part), PART_WORDS[part], "A-SPY-06")
        elif state.log is not None:
            state.log.append(Event("took-nothing", self.seat, ("spies",), clause="A-SPY-11"))
        stream(state.chance, SEARCHES, state.shuffles).shuffle(pile)
        state.shuffles += 1
        state.piles[self.pile] = tuple(pile)

    def why_not(self, state: State, option: Option) -> str:
        if not isinstance(option, Take):
            return "A-TURN-05"
        if option.part < 0:
            return "A-SPY-11"
        # Only the searcher may know what the pile holds, and only the searcher asks.
        if option.part in state.piles[self.pile]:
            return "A-SPY-12"
        return "A-SPY-09" if state.display[option.part] else "A-SPY-04"


# Caliph's favour


def take_favour(state: State, seat: int) -> None:
    """The favour passes at once to the player who lays a buyer here; its holder keeps it (A-CAL-01, A-CAL-04)."""
    if state.log is not None:
        state.log.append(Event("took-favour", seat, (str(state.favour),), clause="A-CAL-01"))
    state.favour = seat
