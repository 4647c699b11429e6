"""Asara in words: its questions, answers, events, refusals and score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from partal.core.content import Entry
from partal.core.decision import Option
from partal.core.event import HIDDEN, Event
from partal.core.rules import Standings

from partal.asara.actions import Bribe, KeepLit
from partal.asara.building import ChooseNumber, Compose
from partal.asara.dispatch import LayBuyer
from partal.asara.notation import (
    BUILD,
    DECLINE,
    DONE,
    KEEP,
    KEEP_ANY,
    LAY_RANDOM,
    OFFER,
    RECRUIT,
    RETURN,
    RETURN_REST,
    SEARCH,
    Count,
    Found,
    Go,
    Lay,
    Light,
    Raise,
    Shift,
    Take,
)
from partal.asara.things import (
    AREAS,
    CIRCLE,
    COLOURED,
    FAVOUR,
    GAME,
    HOUSE,
    NO_COLOUR,
    SOURCE_COUNT,
    SOURCES,
    TOP,
    Tower,
)
from partal.asara.view import View
from partal.cli import asara_table
from partal.cli.asara_nouns import (
    PART_BY_WORD,
    buyer_of_word,
    buyer_word,
    cards_of,
    colour_of_word,
    colour_word,
    part_of_word,
    part_word,
    place_of_word,
    place_word,
    slot_of_word,
    slot_word,
    tower_of_word,
    tower_word,
)
from partal.cli.asara_sheets import points_of, rankings, rows
from partal.cli.paper import say
from partal.cli.teller import Examples, OptionWords, Sheet
from partal.words import has

AREA_CLAUSES: Final = {
    "bases": "A-BUY-02",
    "middles": "A-BUY-02",
    "windows": "A-BUY-02",
    "tops": "A-BUY-02",
    "circle": "A-BUILD-02",
    "bank": "A-FUND-01",
    "coloured": "A-FUND-04",
    "spies": "A-SPY-01",
    "favour": "A-CAL-01",
    "tent": "A-REC-01",
    "house": "A-LIT-01",
}


def price(view: View, part: int) -> int:
    """What a part costs at this table (A-BUY-06, A-BUY-07)."""
    return view.content.prices[part % 10 // 2] + (view.variant.gold_surcharge if part % 2 else 0)


def purse(view: View) -> int:
    """The viewer's own money."""
    own = view.money[view.seat] if view.seat is not None else None
    return own or 0


class AsaraTeller:
    """Asara's words and drawings."""

    game = GAME
    title = say("asara-title")
    roles: tuple[str, ...] = ("Timanis", "Mirar", "Leiard", "Faraiel")
    """The four builders of A-SET-02."""
    examples = Examples("go middles", "go bank 10", "A-BUY-09")

    def bystanders(self, seats: int) -> tuple[str, ...]:
        return ()

    def parts(self, names: Sequence[str]) -> tuple[str, ...]:
        return ()

    def table(self, view: View, names: Sequence[str], width: int, part: str = "") -> RenderableType:
        return asara_table.table(view, names, width)

    # Questions

    def prompt(self, view: View) -> str:
        assert view.question is not None
        key = f"asara-prompt-{view.question.prompt.removeprefix('asara.')}"
        asking = view.todo[-1]
        asari = purse(view)
        if isinstance(asking, LayBuyer):
            return say(key, place=place_word(asking.area, asking.amount))
        if isinstance(asking, ChooseNumber):
            return say(key, plot=asking.plot)
        if isinstance(asking, Compose):
            return say(key, left=asking.left, number=asking.number)
        if isinstance(asking, KeepLit):
            return say(key, left=asking.left)
        return say(key, asari=asari)

    def prompt_help(self, view: View) -> str:
        assert view.question is not None
        return say(f"asara-prompt-{view.question.prompt.removeprefix('asara.')}.help")

    # Answers

    def option(self, view: View, option: Option, names: Sequence[str] = ()) -> OptionWords:
        if isinstance(option, Go):
            return self.go(view, option)
        if isinstance(option, Lay):
            return self.lay(view, option)
        if isinstance(option, Take):
            if option.part < 0:
                return _worded("take-nothing")
            cost = price(view, option.part)
            return _worded("take-part", part=part_word(option.part), price=cost, left=purse(view) - cost)
        if isinstance(option, Found):
            base, top = slot_word(option.base_gold), slot_word(TOP * 2 + option.top_gold)
            return _worded("found", colour=colour_word(option.colour), base=base, top=top)
        if isinstance(option, Raise):
            height = own_tower(view, option.colour, option.ordinal).height
            tower = tower_word(option.colour, option.ordinal)
            return _worded("raise", tower=tower, part=slot_word(option.slot), height=height, next=height + 1)
        if isinstance(option, Light):
            tower = tower_word(option.colour, option.ordinal)
            name = "light-gold" if option.gold else "light"
            return _worded(name, tower=tower, part=slot_word(4 + option.gold))
        if isinstance(option, Shift):
            source, target = tower_word(option.colour, option.source), tower_word(option.colour, option.target)
            return _worded("shift", part=slot_word(option.slot), source=source, target=target)
        assert isinstance(option, Count)
        return self.count(view, option)

    def go(self, view: View, option: Go) -> OptionWords:
        area, amount = option.area, option.value
        name = f"go-{AREAS[area]}"
        if area <= TOP:
            first, last = (0, 40) if view.variant.any_market else (area * 10, area * 10 + 10)
            affordable = sum(view.display[part] for part in range(first, last) if price(view, part) <= purse(view))
            words = _worded("go-market", kind=say(f"asara-table-{AREAS[area]}"), affordable=affordable)
        elif area == CIRCLE:
            words = _worded("go-circle-fewer" if has_taken_below(view, amount) else name, amount=amount)
        elif area == COLOURED:
            return _worded(name, amount=view.content.gift)._replace(note=say("asara-note-down"))
        elif area == FAVOUR:
            words = _worded(name, mine="yes" if view.favour == view.seat else "no")
        elif area == HOUSE and amount:
            words = _worded("go-house-offer", amount=amount)
        elif area == HOUSE:
            small, large = view.content.offers
            words = _worded(name, small=small.pay, large=large.pay)
        else:
            words = _worded(name, amount=amount)
        duty = view.colours[asara_table.duty_of(view, area)]
        if duty == NO_COLOUR or view.hand is None:
            return words._replace(note=say("asara-note-any"))
        return words._replace(note=say("asara-note-held", buyer=buyer_word(duty), count=view.hand[duty]))

    def lay(self, view: View, option: Lay) -> OptionWords:
        if option is LAY_RANDOM:
            return _worded("lay-random")
        if option.second >= 0:
            return _worded("lay-pair", first=buyer_word(option.first), second=buyer_word(option.second))
        asking = view.todo[-1]
        face_down = isinstance(asking, LayBuyer) and asking.area == COLOURED
        left = view.hand[option.first] - 1 if view.hand is not None else 0
        return _worded("lay-face-down" if face_down else "lay-single", buyer=buyer_word(option.first), left=left)

    def count(self, view: View, option: Count) -> OptionWords:
        number = option.count
        if option is RECRUIT:
            return _worded("recruit", count=min(2, view.deck_size), pile=view.deck_size)
        if option is DECLINE:
            return _worded("decline")
        if option in SEARCH:
            return _worded("search", kind=say(f"asara-table-{AREAS[number]}"), count=view.pile_sizes[number])
        if option in KEEP:
            dark = sum(
                tower.dark_windows(0) + tower.dark_windows(1)
                for tower in view.towers[view.seat or 0]
                if tower.colour == number
            )
            return _worded("keep-lit", colour=colour_word(number), dark=dark)
        if option is KEEP_ANY:
            return _worded("keep-any")
        if option is DONE:
            return _worded("done")
        if option in RETURN:
            return _worded("return-lit", colour=colour_word(number))
        if option is RETURN_REST:
            return _worded("return-rest", count=view.drawn_size)
        if option in OFFER:
            offer = next(offer for offer in view.content.offers if offer.pay == number)
            return _worded("offer", pay=offer.pay, draw=offer.draw, keep=offer.keep, left=purse(view) - offer.pay)
        assert option in BUILD
        asking = view.todo[-1]
        assert isinstance(asking, ChooseNumber)
        return _worded("build-number", count=number, plot=asking.plot)

    def clauses(self, view: View, option: Option) -> tuple[str, ...]:
        asking = view.todo[-1]
        if isinstance(option, Go):
            if option.area == FAVOUR and view.favour == view.seat:
                return ("A-CAL-04",)
            duty = view.colours[asara_table.duty_of(view, option.area)]
            follows = () if option.area == COLOURED else ("A-DISP-03",) if duty == NO_COLOUR else ("A-DISP-04",)
            return (AREA_CLAUSES[AREAS[option.area]], *follows)
        if isinstance(option, Lay):
            if option is LAY_RANDOM or option.second >= 0:
                return ("A-DISP-07", "A-DISP-11")
            assert isinstance(asking, LayBuyer)
            if asking.area == COLOURED:
                return ("A-FUND-04",)
            duty = view.colours[asara_table.duty_of(view, asking.area)]
            return ("A-DISP-03",) if duty == NO_COLOUR else ("A-DISP-04",)
        if isinstance(option, Take):
            if isinstance(asking, Bribe):
                return ("A-SPY-11",) if option.part < 0 else ("A-SPY-06",)
            return ("A-BUY-10",) if option.part < 0 else ("A-BUY-05",)
        if isinstance(option, Found):
            return ("A-BUILD-07", "A-BUILD-17")
        if isinstance(option, Raise):
            return ("A-BUILD-11", "A-BUILD-17")
        if isinstance(option, Light):
            return ("A-LIT-13", "A-LIT-22") if option.gold else ("A-LIT-13", "A-LIT-21")
        if isinstance(option, Shift):
            return ("A-BUILD-13",)
        if option is RECRUIT or option is DECLINE:
            return ("A-REC-02",)
        if option in SEARCH:
            return ("A-SPY-02", "A-SPY-03")
        if option in KEEP or option is KEEP_ANY:
            return ("A-LIT-05",)
        if option is DONE:
            return ("A-BUILD-13",)
        if option in RETURN or option is RETURN_REST:
            return ("A-LIT-07",)
        if option in OFFER:
            return ("A-LIT-02",) if option is OFFER[view.content.offers[0].pay] else ("A-LIT-03",)
        return ("A-BUILD-25", "A-BUILD-17")

    def refusal(self, clause: str) -> str:
        key = f"asara-refusal-{clause}"
        return say(key) if has(key) else ""

    # Events

    def event(self, event: Event, names: Sequence[str], viewer: int | None) -> str:
        kind, words = event.kind, event.words
        key = f"asara-event-{kind}"
        shown = event.seen_by(viewer).secret
        seen = "yes" if shown and HIDDEN not in shown else "no"
        if kind == "laid":
            return say(key, place=place_of_word(words[0]), buyer=buyer_of_word(words[1]))
        if kind in ("laid-face-down", "laid-pair"):
            cards = cards_of(shown, buyer_of_word) if seen == "yes" else ""
            return say(key, place=place_of_word(words[0]), cards=cards, seen=seen)
        if kind in ("bought", "bribed"):
            return say(key, part=part_of_word(words[0]))
        if kind == "searched":
            parts = cards_of(shown, part_of_word) if seen == "yes" else ""
            return say(key, kind=say(f"asara-table-{words[0]}"), parts=parts, seen=seen)
        if kind == "took-favour":
            former = int(words[0])
            return say(key, kept="yes" if former == event.seat else "no", **{"from": names[former]})
        if kind in ("recruited", "dealt"):
            cards = cards_of(shown, buyer_of_word) if seen == "yes" else ""
            return say(key, count=int(words[0]), cards=cards, seen=seen)
        if kind in ("drew-lit", "kept-lit", "returned-lit"):
            cards = cards_of(shown, colour_of_word) if seen == "yes" else ""
            return say(key, count=int(words[0]) if words else 1, cards=cards, seen=seen)
        if kind == "founded":
            base, top = slot_word(words[1] == "gold"), slot_word(TOP * 2 + (words[2] == "gold"))
            return say(key, colour=colour_of_word(words[0]), base=base, top=top)
        if kind == "raised":
            return say(key, tower=tower_of_word(words[0]), part=slot_of_word(words[1]))
        if kind == "lit":
            return say(key, tower=tower_of_word(words[0]), part=slot_word(4 + (words[1] == "gold")))
        if kind == "moved-part":
            source, target = tower_of_word(words[1]), tower_of_word(words[2])
            return say(key, part=slot_of_word(words[0]), source=source, target=target)
        if kind == "paid":
            return say(key, asari=int(words[0]))
        if kind == "received":
            return say(key, asari=int(words[0]), reason=words[1])
        if kind == "scored":
            return say(key, points=int(words[0]), source=words[1], name=say(f"asara-source-{words[1]}"))
        if kind == "refilled":
            market = PART_BY_WORD[words[0]] // 10
            return say(key, count=len(words), place=place_word(market, 0))
        if kind == "year-began":
            return say(key, year=int(words[0]), first=names[int(words[1])])
        if kind == "year-ended":
            return say(key, year=int(words[0]))
        return say(key)

    def is_news(self, event: Event, viewer: int | None) -> bool:
        if event.kind == "refilled" or (event.kind == "dealt" and event.seat != viewer):
            return False
        if event.kind == "received":
            return event.words[1] != "new-year" or event.seat == viewer
        return event.kind != "scored" or event.words[1] == "building"

    def starts_sentence(self, event: Event) -> bool:
        return event.kind in ("laid", "laid-pair", "laid-face-down")

    def closes(self, event: Event) -> bool:
        return event.kind == "year-ended"

    def begins(self, event: Event) -> bool:
        return event.kind == "year-began"

    # Score sheets

    def sheet(self, events: Sequence[Event], view: View) -> Sheet:
        seats = view.seats
        points = [[0] * seats for _ in SOURCES]
        totals = [0] * seats
        year = ""
        started = 0
        for index, event in enumerate(events):
            if self.closes(event):
                year = event.words[0]
                if index < len(events) - 1:
                    started = index + 1
        for index, event in enumerate(events):
            if event.kind == "scored":
                totals[event.seat] += int(event.words[0])
                if index >= started:
                    points[SOURCES.index(event.words[1])][event.seat] += int(event.words[0])
        return Sheet(say("asara-sheet-year", year=year), rows(points), tuple(totals))

    def sheet_so_far(self, view: View) -> Sheet:
        return Sheet(say("asara-sheet-so-far"), rows(points_of(view)), view.prestige)

    def final_sheet(self, view: View, standings: Standings, names: Sequence[str]) -> Sheet:
        points = [[sheet[source].points for sheet in standings.sheets] for source in range(SOURCE_COUNT)]
        notes = rankings(view.towers, view.content.ranks, names, view.variant.lights)
        return Sheet(say("asara-sheet-final"), rows(points), standings.scores, notes)

    # Options and components

    def switch(self, name: str) -> str:
        return say(f"asara-switch-{name}")

    def content(self, entry: Entry) -> str:
        values: dict[str, int | str] = {"id": entry.id, "name": entry.id.replace("-", " ")}
        for key, value in entry.values.items():
            values[key] = ", ".join(map(str, value)) if isinstance(value, tuple) else value
        return say(f"asara-content-{entry.kind}", **values)


def _worded(name: str, **values: int | str) -> OptionWords:
    key = f"asara-option-{name}"
    return OptionWords(say(key, **values), say(f"{key}.detail", **values))


def own_tower(view: View, colour: int, ordinal: int) -> Tower:
    return [tower for tower in view.towers[view.seat or 0] if tower.colour == colour][ordinal]


def has_taken_below(view: View, plot: int) -> bool:
    """Whether fewer parts than the plot's number may be built there (A-BUILD-25 and its house rules)."""
    if view.variant.up_to_plot:
        return plot > 1
    lower = [place for place in view.content.areas[CIRCLE] if place.amount < plot]
    nearest = lower if view.variant.any_higher else lower[-1:]
    return any(view.taken[place.index] for place in nearest)


TELLER: Final = AsaraTeller()
