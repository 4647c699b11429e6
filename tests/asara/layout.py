"""How a test's situation gets onto the table, piece by piece, so that none is lost or doubled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from partal.asara.rules.content import Place
from partal.asara.rules.notation import read
from partal.asara.rules.open import laid_code
from partal.asara.rules.state import State
from partal.asara.rules.things import (
    AREAS,
    BASE,
    BUYER_COLOURS,
    BUYERS,
    COLOURED,
    COLOURS,
    FACE_DOWN,
    KINDS,
    MARKETS,
    MIDDLE,
    NO_COLOUR,
    ORDINARY,
    PAIR,
    PART_NAMES,
    PARTS,
    TOP,
    WINDOW,
    Tower,
    part_of,
)

Towers = str | Sequence[str]


class Layout:
    """Writes a situation into a state. Pieces without a place go to the seat `spare`."""

    def __init__(self, state: State, names: Sequence[str], rest: str | None, stored: Mapping[str, str]) -> None:
        self.state = state
        self.seats = {name: seat for seat, name in enumerate(names)}
        free = [name for name in names if name not in stored]
        self.spare = self.seats[rest] if rest else self.seats[free[-1]] if free else -1
        """By default the last seat whose store the test does not set."""
        lit = state.content.lit if state.variant.lights else (0,) * len(COLOURS)
        self.box = Box([*state.content.parts, *lit])

    def set_buyers(self, hands: Mapping[str, str], deck: str | None, laid: Sequence[tuple[str, str, str]]) -> None:
        """Buyers on the board, in hands and in the deck; hands that are not given keep their size."""
        state = self.state
        cards = Cards(state.content.buyers)
        state.laid, state.buried = [], [0] * len(state.buried)
        state.taken = [0] * len(state.taken)
        for name, where, colours in laid:
            self.lay(self.seats[name], place_called(state, where), [cards.draw(word) for word in colours.split()])
        held = {self.seats[name]: [cards.draw(word) for word in text.split()] for name, text in hands.items()}
        drawn = None if deck is None else [cards.draw(word) for word in deck.split()]
        for seat in self.seats.values():
            if seat not in held:
                row = state.hands[seat * BUYER_COLOURS : (seat + 1) * BUYER_COLOURS]
                own = [colour for colour, count in enumerate(row) for _ in range(count)]
                held[seat] = cards.prefer([*own, *state.deck], state.hand_sizes[seat])
        remaining = cards.prefer(list(state.deck), sum(cards.left))
        if drawn is None:
            drawn, remaining = remaining, []
        for colour in remaining:
            self.lay(max(self.spare, 0), place_called(state, "coloured"), [colour])
        state.deck = tuple(drawn)
        for seat, colours_held in held.items():
            counts = [colours_held.count(colour) for colour in range(BUYER_COLOURS)]
            state.hands[seat * BUYER_COLOURS : (seat + 1) * BUYER_COLOURS] = counts
            state.hand_sizes[seat] = len(colours_held)

    def lay(self, seat: int, place: Place, colours: list[int]) -> None:
        """Puts buyers on the board as if they had been laid earlier this year."""
        state = self.state
        assert state.taken[place.index] < place.spaces, f"{place.option.notation}: no space is left"
        state.taken[place.index] += 1
        if len(colours) == 1 and place.area != COLOURED:
            state.laid.append(laid_code(seat, place.index, colours[0]))
            duty = state.variant.duty_of(place.area)
            assert state.colours[duty] in (NO_COLOUR, colours[0]), f"{place.option.notation} has another colour"
            state.colours[duty] = colours[0]
            return
        state.laid.append(laid_code(seat, place.index, FACE_DOWN if len(colours) == 1 else PAIR))
        for colour in colours:
            state.buried[seat * BUYER_COLOURS + colour] += 1

    def set_parts(
        self,
        stored: Mapping[str, str],
        towers: Mapping[str, Towers],
        display: Mapping[str, str],
        piles: Mapping[str, str],
    ) -> None:
        """Parts behind screens, in towers, on display and in piles; what is not given stays as it was laid out."""
        state, box = self.state, self.box
        state.stored = [0] * len(state.stored)
        for name, hoard in stored.items():
            for part in read_parts(hoard):
                state.stored[self.seats[name] * PARTS + box.take(part)] += 1
        for name, given in towers.items():
            state.towers[self.seats[name]] = tuple(box.towers(given))
        shown = {market: [box.take(part) for part in read_parts(text)] for market, text in display.items()}
        hidden = {market: [box.take(part) for part in read_parts(text)] for market, text in piles.items()}
        for kind in MARKETS:
            market, first = AREAS[kind], kind * 10
            for part in (*shown.get(market, ()), *hidden.get(market, ())):
                assert part // 10 == kind, f"{PART_NAMES[part]} does not belong to {market}"
            open_parts = [part for part in range(first, first + 10) for _ in range(state.display[part])]
            face_down = list(reversed(state.piles[kind]))
            if market not in shown:
                shown[market] = box.prefer([*open_parts, *face_down], state.content.display[kind])
            remaining = box.prefer([*face_down, *open_parts], sum(box.left[first : first + 10]))
            if market not in hidden:
                hidden[market], remaining = remaining[::-1], []
            state.display[first : first + 10] = [shown[market].count(part) for part in range(first, first + 10)]
            state.piles[kind] = tuple(hidden[market])
            self.put_away(remaining)

    def set_lights(self, lit_stack: str | None) -> None:
        """The stack of lit windows; without a text it keeps its order."""
        state, box = self.state, self.box
        if lit_stack is None:
            stack = box.prefer([ORDINARY + colour for colour in state.lit_stack], sum(box.left[ORDINARY:]))
        else:
            stack = [box.take(ORDINARY + COLOURS.index(word)) for word in lit_stack.split()]
        state.lit_stack = tuple(part - ORDINARY for part in stack)
        left = [part for part in range(ORDINARY, PARTS) for _ in range(box.left[part])]
        self.put_away([box.take(part) for part in left])

    def put_away(self, parts: list[int]) -> None:
        for part in parts:
            assert self.spare >= 0, "name the player who stores the rest of the parts: rest=..."
            self.state.stored[self.spare * PARTS + part] += 1


def place_called(state: State, text: str) -> Place:
    """The place written `middles` or `circle 3`."""
    option = read(f"go {text}")
    for area in range(len(AREAS)):
        for place in state.places_in(area):
            if place.option is option:
                return place
    raise AssertionError(f"this board has no {text}")


class Cards:
    """The buyers that have no place yet."""

    def __init__(self, buyers: Sequence[int]) -> None:
        self.left = list(buyers)

    def draw(self, word: str) -> int:
        colour = BUYERS.index(word)
        assert self.left[colour], f"there are not that many {word} buyers"
        self.left[colour] -= 1
        return colour

    def prefer(self, wished: list[int], count: int) -> list[int]:
        """This many buyers: the wanted ones as far as they are left, then any others."""
        chosen: list[int] = []
        anything = [colour for colour in range(BUYER_COLOURS) for _ in range(self.left[colour])]
        for colour in (*wished, *anything):
            if len(chosen) < count and self.left[colour]:
                self.left[colour] -= 1
                chosen.append(colour)
        assert len(chosen) == count
        return chosen


class Box:
    """The parts and lit windows that have no place yet."""

    def __init__(self, parts: Sequence[int]) -> None:
        self.left = list(parts)

    def take(self, part: int) -> int:
        assert self.left[part], f"there are not that many {PART_NAMES[part]}s"
        self.left[part] -= 1
        return part

    def prefer(self, order: list[int], count: int) -> list[int]:
        """The first `count` parts in this order that are left."""
        chosen: list[int] = []
        for part in order:
            if len(chosen) < count and self.left[part]:
                chosen.append(self.take(part))
        return chosen

    def towers(self, given: Towers) -> list[Tower]:
        if isinstance(given, str):
            return [self.tower_of_height(text) for text in given.split(",") if text.strip()]
        return [self.tower_of_parts(text) for text in given]

    def tower_of_parts(self, text: str) -> Tower:
        """A tower of exactly these parts; its lit windows cover plain windows first."""
        parts = [self.take(part) for part in read_parts(text)]
        lights = [part - ORDINARY for part in parts if part >= ORDINARY]
        solid = [part for part in parts if part < ORDINARY]
        colours = {part % 10 // 2 for part in solid} | set(lights)
        assert len(colours) == 1, f"{text}: a tower has one colour"
        slots = [sum(1 for part in solid if part // 10 * 2 + part % 2 == slot) for slot in range(8)]
        assert slots[0] + slots[1] == 1 == slots[6] + slots[7], f"{text}: a tower has one base and one top"
        plain = min(len(lights), slots[4])
        assert len(lights) - plain <= slots[5], f"{text}: more lit windows than windows"
        return Tower(colours.pop(), tuple(slots), plain, len(lights) - plain)

    def tower_of_height(self, text: str) -> Tower:
        """`black 5 gold 2 lit 1`: height, gold that shows, lit windows; as many middles as possible."""
        words = text.split()
        colour, height = COLOURS.index(words[0]), int(words[1])
        wanted = dict(zip(words[2::2], map(int, words[3::2])))
        assert set(wanted) <= {"gold", "lit"}, text
        gold, lit = wanted.get("gold", 0), wanted.get("lit", 0)
        held = [[self.left[part_of(kind, colour, bit)] for bit in (0, 1)] for kind in range(len(KINDS))]
        for base, top in product((0, 1), repeat=2):
            if not held[BASE][base] or not held[TOP][top]:
                continue
            for gold_windows, windows in product(range(held[WINDOW][1] + 1), range(held[WINDOW][0] + 1)):
                for gold_middles in range(held[MIDDLE][1] + 1):
                    middles = height - 2 - gold_windows - windows - gold_middles
                    covered = max(0, lit - windows)
                    shows = base + top + gold_windows + gold_middles - covered
                    if 0 <= middles <= held[MIDDLE][0] and covered <= gold_windows and shows == gold:
                        slots = (1 - base, base, middles, gold_middles, windows, gold_windows, 1 - top, top)
                        for slot, count in enumerate(slots):
                            for _ in range(count):
                                self.take(part_of(slot // 2, colour, slot % 2))
                        for _ in range(lit):
                            self.take(ORDINARY + colour)
                        return Tower(colour, slots, lit - covered, covered)
        raise AssertionError(f"the parts that are left make no tower {text!r}")


def read_parts(text: str) -> list[int]:
    """`white base, 2 black gold window` as part numbers."""
    parts: list[int] = []
    for entry in [entry.split() for entry in text.split(",") if entry.strip()]:
        count = int(entry.pop(0)) if entry[0].isdigit() else 1
        parts.extend([PART_NAMES.index(" ".join(entry))] * count)
    return parts


def tower_text(tower: Tower) -> str:
    """A tower as the tests write it."""
    gold = f" gold {tower.gold}" if tower.gold else ""
    lit = f" lit {tower.lights()}" if tower.lights() else ""
    return f"{COLOURS[tower.colour]} {tower.height}{gold}{lit}"
