"""What a seat sees of Asara's table as a row of named numbers."""

from __future__ import annotations

from typing import Final

from partal.core.observation import Layout, Observer, capped, players_of

from partal.asara.rules.building import ChooseNumber, Compose
from partal.asara.rules.content import Content
from partal.asara.rules.dispatch import LayBuyer
from partal.asara.rules.open import read_laid
from partal.asara.rules.professional import KeepLit
from partal.asara.rules.things import (
    AREA_COUNT,
    AREAS,
    BASE,
    BUYER_COLOURS,
    BUYERS,
    COLOUR_COUNT,
    COLOURS,
    KINDS,
    MARKETS,
    NO_COLOUR,
    ORDINARY,
    PART_NAMES,
    PARTS,
    part_of,
)
from partal.asara.rules.view import View

PROMPTS: Final = (
    "asara.dispatch",
    "asara.lay-buyer",
    "asara.buy",
    "asara.build-number",
    "asara.build",
    "asara.search",
    "asara.bribe",
    "asara.recruit",
    "asara.offer",
    "asara.keep-lit",
    "asara.return-lit",
)
_PROMPT_PLACES: Final = {prompt: place for place, prompt in enumerate(PROMPTS)}
_LAID: Final = (*BUYERS, "pairs", "single face-down")
"""What lies on the board: a colour, or PAIR or FACE_DOWN."""
_SLOTS: Final = (*[f"{look} {kind}" for kind in KINDS for look in ("plain", "gold")], "lit window", "lit gold window")
_TOWER: Final = 10
"""Numbers for a tower: its parts by kind and look, then its lit windows."""


class AsaraObserver(Observer):
    """Everything a seat may see, except in what order buyers were laid and what was built in this very action."""

    def __init__(self, seats: int, content: Content) -> None:
        layout = Layout()
        players = players_of(seats)
        self.seats: Final = seats
        self.asked: Final = layout.add([f"asked: {player}" for player in players])
        self.prompt: Final = layout.add([f"question: {prompt}" for prompt in PROMPTS])
        self.area: Final = layout.add([f"going to: {area}" for area in AREAS])
        self.left: Final = layout.one("parts or windows still to choose")
        self.year: Final = layout.one("year")
        self.duty: Final = layout.add([f"colour of {area}: {colour}" for area in AREAS for colour in BUYERS])
        self.taken: Final = layout.add([f"taken: {AREAS[place.area]} {place.amount}" for place in content.places])
        self.house: Final = layout.add([f"taken: house, offer for {place.amount}" for place in content.house_by_offer])
        self.places: Final = len(content.places) + len(content.house_by_offer)
        self.display: Final = layout.add([f"on display: {part}" for part in PART_NAMES[:ORDINARY]])
        self.piles: Final = layout.add([f"face down: {kind}" for kind in KINDS])
        self.deck: Final = layout.one("buyers in the draw pile")
        self.lit_stack: Final = layout.one("lit windows in the stack")
        self.drawn_size: Final = layout.one("lit windows drawn")

        # The seat's own secrets
        self.hand: Final = layout.add([f"my hand: {colour}" for colour in BUYERS])
        self.screen: Final = layout.add([f"behind my screen: {part}" for part in PART_NAMES])
        self.drawn: Final = layout.add([f"I drew: {colour} lit window" for colour in COLOURS])
        self.searched: Final = layout.add([f"I found: {part}" for part in PART_NAMES[:ORDINARY]])
        self.buried: Final = layout.add([f"I laid face down: {colour}" for colour in BUYERS])

        # A block for each player
        self.slots: Final = tuple(
            [
                content.parts[part_of(BASE, colour, 0)] + content.parts[part_of(BASE, colour, 1)]
                for colour in range(COLOUR_COUNT)
            ]
        )
        """A player has at most as many towers of a colour as there are bases of it."""
        starts: list[int] = []
        for player in players:
            starts.append(layout.one(f"prestige: {player}"))
            layout.one(f"has the favour: {player}")
            layout.one(f"money, if I may see it: {player}")
            layout.one(f"buyers in hand: {player}")
            layout.add([f"laid {look}: {player}" for look in _LAID])
            for colour in range(COLOUR_COUNT):
                for number in range(self.slots[colour]):
                    tower = f"{COLOURS[colour]} tower {number + 1} of {player}"
                    layout.add([f"{tower}: {slot}" for slot in _SLOTS])
        self.starts: Final = tuple(starts)
        self.names = tuple(layout.names)
        self.size: Final = len(self.names)

    def observe(self, view: View) -> list[int]:
        row = [0] * self.size
        seats = self.seats
        me = view.seat if view.seat is not None else 0
        question = view.question
        if question is not None:
            row[self.asked + (question.seat - me) % seats] = 1
            row[self.prompt + _PROMPT_PLACES[question.prompt]] = 1
            top = view.todo[-1]
            if isinstance(top, LayBuyer):
                row[self.area + top.area] = 1
            elif isinstance(top, Compose):
                row[self.left] = top.left
            elif isinstance(top, ChooseNumber):
                row[self.left] = top.plot
            elif isinstance(top, KeepLit):
                row[self.left] = top.left
        row[self.year] = view.year
        for area in range(AREA_COUNT):
            colour = view.colours[area]
            if colour != NO_COLOUR:
                row[self.duty + area * BUYER_COLOURS + colour] = 1
        taken = view.taken
        for place in range(self.places):
            row[self.taken + place] = taken[place]
        display = view.display
        for part in range(ORDINARY):
            row[self.display + part] = display[part]
        for kind in MARKETS:
            row[self.piles + kind] = view.pile_sizes[kind]
        row[self.deck] = view.cards_left
        row[self.lit_stack] = view.lit_stack_size
        row[self.drawn_size] = view.drawn_size
        self.observe_own(view, row)

        for seat in range(seats):
            first = self.starts[(seat - me) % seats]
            row[first] = capped(view.prestige(seat))
            row[first + 1] = 1 if view.favour == seat else 0
            money = view.money[seat]
            if money is not None:
                row[first + 2] = capped(money)
            row[first + 3] = view.hand_sizes[seat]
            self.observe_towers(view, seat, row, first + 4 + BUYER_COLOURS + 2)
        for code in view.laid:
            seat, _, colour = read_laid(code)
            row[self.starts[(seat - me) % seats] + 4 + colour] += 1
        return row

    def observe_own(self, view: View, row: list[int]) -> None:
        """What only the seat itself knows."""
        hand = view.hand
        if hand is not None:
            for colour in range(BUYER_COLOURS):
                row[self.hand + colour] = hand[colour]
        stored = view.stored
        if stored is not None:
            for part in range(PARTS):
                row[self.screen + part] = stored[part]
        drawn = view.drawn
        if drawn is not None:
            for colour in drawn:
                row[self.drawn + colour] += 1
        searched = view.searched
        if searched is not None:
            for part in searched:
                row[self.searched + part] += 1
        buried = view.buried
        if buried is not None:
            for colour in range(BUYER_COLOURS):
                row[self.buried + colour] = buried[colour]

    def observe_towers(self, view: View, seat: int, row: list[int], first: int) -> None:
        """A player's towers by colour, in the order in which they were founded."""
        found = [0, 0, 0, 0, 0]
        starts = [0, 0, 0, 0, 0]
        place = first
        for colour in range(COLOUR_COUNT):
            starts[colour] = place
            place += self.slots[colour] * _TOWER
        for tower in view.towers[seat]:
            colour = tower.colour
            place = starts[colour] + found[colour] * _TOWER
            found[colour] += 1
            parts = tower.parts
            for slot in range(8):
                row[place + slot] = parts[slot]
            row[place + 8] = tower.lit
            row[place + 9] = tower.gold_lit
