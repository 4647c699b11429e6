"""Chapter 5: the building circle. Which plots may be used, for how many parts, and how parts are built."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.asara.rules.content import Place
from partal.asara.rules.notation import (
    BUILD,
    DONE,
    FOUND,
    Build,
    Found,
    Light,
    Raise,
    Shift,
    light_option,
    raise_option,
    shift_option,
    slot_name,
    tower_name,
)
from partal.asara.rules.open import fresh_mark, reach, sums
from partal.asara.rules.state import State
from partal.asara.rules.things import (
    BASE,
    COLOUR_COUNT,
    COLOURS,
    FIRST_MIDDLE,
    FIRST_TOP,
    FIRST_WINDOW,
    FROM_BUILDING,
    INSERTS,
    MIDDLE,
    ORDINARY,
    PARTS,
    PER_COLOUR,
    SLOT_GOLD,
    SLOT_KIND,
    SLOT_PARTS,
    SLOTS,
    SOURCE_COUNT,
    TOP,
    WINDOW,
    Tower,
    new_tower,
    part_of,
)


def plot_refusal(state: State, seat: int, place: Place, buildable: int) -> str:
    """The clause that forbids building on this free plot now; empty if there is none."""
    if state.money[seat] < place.amount:
        return "A-BUILD-19"
    if buildable == 1 or not state.numbers_on(place.amount) & buildable:
        return "A-BUILD-18"
    return ""


class ChooseNumber(Effect[State]):
    """The player says how many parts to build and pays for the plot used (A-BUILD-02, A-BUILD-22, A-BUILD-23)."""

    __slots__ = ("plot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "plot")

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot

    def ask(self, state: State) -> Decision | None:
        # The buyer already lies on this plot, which does not change the numbers that the plot allows.
        numbers = state.numbers_on(self.plot) & state.buildable(self.seat)
        options = tuple([BUILD[number] for number in range(1, self.plot + 1) if numbers >> number & 1])
        return Decision(self.seat, "asara.build-number", options)

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, Build)
        number = option.count
        state.money[self.seat] -= self.plot
        if state.log is not None:
            state.log.append(Event("paid", self.seat, (str(self.plot), f"circle-{self.plot}"), clause="A-BUILD-03"))
        state.todo.append(Compose(self.seat, number, number, (), ()))

    def why_not(self, state: State, option: Option) -> str:
        if not isinstance(option, Build) or option.count < 1:
            return "A-BUILD-02"
        return "A-BUILD-25" if not state.numbers_on(self.plot) >> option.count & 1 else "A-BUILD-18"


class Compose(Effect[State]):
    """The player builds the parts one by one, in any order, into new towers and old ones (A-BUILD-06 to 15).

    A base and a top are built together as a new tower, so no half tower ever stands. A step is offered
    only if the exact number can still be reached after it (A-BUILD-02).
    `givers` and `takers` are towers that gave or took a part in this action (only for the house rule that
    allows moving parts; they may still be moved after the last one is built).
    """

    __slots__ = ("givers", "left", "number", "takers")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number", "left", "givers", "takers")

    def __init__(self, seat: int, number: int, left: int, givers: tuple[int, ...], takers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.left: Final = left
        self.givers: Final = givers
        self.takers: Final = takers

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = []
        first = self.seat * COLOUR_COUNT
        if self.left:
            for colour in range(COLOUR_COUNT):
                if state.reach[first + colour] != 1:
                    self.add_steps(state, colour, options)
        if state.variant.part_moves:
            self.add_moves(state, options)
        if not self.left:
            options.append(DONE)
        return Decision(self.seat, "asara.build", tuple(options))

    def add_steps(self, state: State, colour: int, options: list[Option]) -> None:
        """Adds everything that can be built next in this colour."""
        seat = self.seat
        own, parts = seat * PARTS, SLOT_PARTS[colour]
        stored = state.stored
        variant = state.variant
        first = own + colour * PER_COLOUR
        bases = stored[first] + stored[first + 1]
        middles = stored[first + FIRST_MIDDLE] + stored[first + FIRST_MIDDLE + 1]
        windows = stored[first + FIRST_WINDOW] + stored[first + FIRST_WINDOW + 1]
        tops = stored[first + FIRST_TOP] + stored[first + FIRST_TOP + 1]
        towers = [tower for tower in state.towers[seat] if tower.colour == colour]
        dark = 0
        for tower in towers:
            dark += tower.dark_windows(0) + tower.dark_windows(1)
        lit = stored[own + ORDINARY + colour]
        if lit:
            lit = state.lit_to_build(seat, colour, lit, dark, windows)
        others = 1
        for other in range(COLOUR_COUNT):
            if other != colour:
                others = sums(others, state.reach[seat * COLOUR_COUNT + other])

        inserts = middles + windows
        left = self.left
        many = variant.many_bases
        if left > 1 and bases and tops:
            after = reach(bases - 1, tops - 1, inserts, lit, True, many)
            if left == 2 or sums(after, others) >> (left - 2) & 1:
                for base_gold in (0, 1):
                    for top_gold in (0, 1):
                        if stored[first + base_gold] and stored[first + FIRST_TOP + top_gold]:
                            options.append(FOUND[colour * 4 + base_gold * 2 + top_gold])
        if not towers:
            return
        if many:
            self.add_raises(state, colour, towers, options, left, others, bases, tops, inserts, lit)
        elif inserts and (
            left == 1 or sums(reach(bases, tops, inserts - 1, lit, True, False), others) >> (left - 1) & 1
        ):
            for ordinal in range(len(towers)):
                if self.is_first_alike(state, towers, ordinal):
                    for slot in INSERTS:
                        if stored[own + parts[slot]]:
                            options.append(raise_option(colour, ordinal, slot))
        if (
            lit
            and dark
            and (left == 1 or sums(reach(bases, tops, inserts, lit - 1, True, many), others) >> (left - 1) & 1)
        ):
            for ordinal, tower in enumerate(towers):
                if self.is_first_alike(state, towers, ordinal):
                    for gold in (0, 1):
                        if tower.dark_windows(gold) > self.fresh_windows(state, colour, ordinal, gold):
                            options.append(light_option(colour, ordinal, gold))

    def add_raises(
        self,
        state: State,
        colour: int,
        towers: list[Tower],
        options: list[Option],
        left: int,
        others: int,
        bases: int,
        tops: int,
        inserts: int,
        lit: int,
    ) -> None:
        """Raising a tower if it may hold several bases and tops (house rule `multi-base-towers`, E-13)."""
        own, parts = self.seat * PARTS, SLOT_PARTS[colour]
        for ordinal in range(len(towers)):
            if self.is_first_alike(state, towers, ordinal):
                for slot in range(SLOTS):
                    if not state.stored[own + parts[slot]]:
                        continue
                    kind = SLOT_KIND[slot]
                    after = reach(
                        bases - (kind == BASE),
                        tops - (kind == TOP),
                        inserts - (kind in (MIDDLE, WINDOW)),
                        lit,
                        True,
                        True,
                    )
                    if sums(after, others) >> (left - 1) & 1:
                        options.append(raise_option(colour, ordinal, slot))

    def is_first_alike(self, state: State, towers: list[Tower], ordinal: int) -> bool:
        """The first of several identical towers is offered for all of them, unless a house rule tells them apart."""
        if state.fresh or state.variant.part_moves:
            return True
        return towers.index(towers[ordinal]) == ordinal

    def add_moves(self, state: State, options: list[Option]) -> None:
        """Moving an insert one way between a player's towers of one colour (house rule, E-16).

        This is not building: it does not count towards the number and brings no prestige. A tower that has
        taken a part in this action gives none and vice versa, so parts are never exchanged.
        """
        towers = state.towers[self.seat]
        for source, giver in enumerate(towers):
            if source in self.takers:
                continue
            for target, taker in enumerate(towers):
                if target == source or taker.colour != giver.colour or target in self.givers:
                    continue
                colour = giver.colour
                for slot in INSERTS:
                    free = giver.dark_windows(SLOT_GOLD[slot]) if SLOT_KIND[slot] == WINDOW else giver.parts[slot]
                    if free:
                        options.append(
                            shift_option(colour, ordinal_of(towers, source), ordinal_of(towers, target), slot)
                        )

    def fresh_windows(self, state: State, colour: int, ordinal: int, gold: int) -> int:
        """Windows of that tower built in this very action, if a house rule keeps them dark."""
        if not state.fresh:
            return 0
        index = index_of(state.towers[self.seat], colour, ordinal)
        return state.fresh.count(fresh_mark(self.seat, index, gold))

    def do(self, state: State, option: Option | None) -> None:
        if isinstance(option, Shift):
            self.move(state, option)
            return
        left = self.left
        if option is DONE:
            self.finish(state)
            return
        if isinstance(option, Found):
            left -= 2
            self.found(state, option)
        elif isinstance(option, Raise):
            left -= 1
            self.raise_tower(state, option)
        else:
            assert isinstance(option, Light)
            left -= 1
            self.light(state, option)
        if left or state.variant.part_moves:
            state.todo.append(Compose(self.seat, self.number, left, self.givers, self.takers))
        else:
            self.finish(state)

    def finish(self, state: State) -> None:
        """All parts are built: one prestige each, at once (A-BUILD-17)."""
        state.points[self.seat * SOURCE_COUNT + FROM_BUILDING] += self.number
        if state.fresh:
            state.fresh = ()
            for colour in range(COLOUR_COUNT):
                state.measure(self.seat, colour)
        if state.log is not None:
            state.log.append(Event("scored", self.seat, (str(self.number), "building"), clause="A-BUILD-17"))

    def found(self, state: State, option: Found) -> None:
        """A new tower of a base and a top (A-BUILD-07, A-BUILD-10)."""
        seat, colour = self.seat, option.colour
        state.stored[seat * PARTS + part_of(BASE, colour, option.base_gold)] -= 1
        state.stored[seat * PARTS + part_of(TOP, colour, option.top_gold)] -= 1
        state.towers[seat] += (new_tower(colour, option.base_gold, option.top_gold),)
        state.measure(seat, colour)
        if state.log is not None:
            words = (COLOURS[colour], "gold" if option.base_gold else "plain", "gold" if option.top_gold else "plain")
            state.log.append(Event("founded", seat, words, clause="A-BUILD-07"))

    def raise_tower(self, state: State, option: Raise) -> None:
        """A middle or window of the tower's colour goes between its base and top (A-BUILD-11)."""
        seat, colour, slot = self.seat, option.colour, option.slot
        towers = state.towers[seat]
        index = index_of(towers, colour, option.ordinal)
        state.stored[seat * PARTS + SLOT_PARTS[colour][slot]] -= 1
        state.towers[seat] = (*towers[:index], towers[index].with_part(slot), *towers[index + 1 :])
        if state.variant.earlier_window and SLOT_KIND[slot] == WINDOW:
            state.fresh = (*state.fresh, fresh_mark(seat, index, SLOT_GOLD[slot]))
        state.measure(seat, colour)
        if state.log is not None:
            words = (tower_name(colour, option.ordinal), slot_name(slot).replace(" ", "-"))
            state.log.append(Event("raised", seat, words, clause="A-BUILD-11"))

    def light(self, state: State, option: Light) -> None:
        """A lit window covers a closed window of its colour in one of the player's towers (A-LIT-12, A-LIT-13)."""
        seat, colour = self.seat, option.colour
        towers = state.towers[seat]
        index = index_of(towers, colour, option.ordinal)
        state.stored[seat * PARTS + ORDINARY + colour] -= 1
        state.towers[seat] = (*towers[:index], towers[index].with_light(option.gold), *towers[index + 1 :])
        state.measure(seat, colour)
        if state.log is not None:
            words = (tower_name(colour, option.ordinal), "gold" if option.gold else "plain")
            state.log.append(Event("lit", seat, words, clause="A-LIT-13"))

    def move(self, state: State, option: Shift) -> None:
        """An insert changes towers (house rule only)."""
        seat, colour = self.seat, option.colour
        towers = list(state.towers[seat])
        source = index_of(state.towers[seat], colour, option.source)
        target = index_of(state.towers[seat], colour, option.target)
        towers[source] = towers[source].without_part(option.slot)
        towers[target] = towers[target].with_part(option.slot)
        if SLOT_KIND[option.slot] == WINDOW:
            self.carry_fresh(state, source, target, SLOT_GOLD[option.slot])
        state.towers[seat] = tuple(towers)
        givers = self.givers if source in self.givers else (*self.givers, source)
        takers = self.takers if target in self.takers else (*self.takers, target)
        state.todo.append(Compose(seat, self.number, self.left, givers, takers))
        if state.log is not None:
            names = (tower_name(colour, option.source), tower_name(colour, option.target))
            words = (slot_name(option.slot).replace(" ", "-"), *names)
            state.log.append(Event("moved-part", seat, words, clause="A-BUILD-13"))

    def carry_fresh(self, state: State, source: int, target: int, gold: int) -> None:
        """A window built in this very action keeps its mark when it moves; if several are alike, an older one moves."""
        mark = fresh_mark(self.seat, source, gold)
        if mark in state.fresh and state.fresh.count(mark) == state.towers[self.seat][source].dark_windows(gold):
            index = state.fresh.index(mark)
            state.fresh = (*state.fresh[:index], fresh_mark(self.seat, target, gold), *state.fresh[index + 1 :])

    def canonical(self, state: State, option: Option) -> Option:
        """The same option for the first of the identical towers."""
        if isinstance(option, Raise):
            return raise_option(option.colour, self.first_alike(state, option.colour, option.ordinal), option.slot)
        if isinstance(option, Light):
            return light_option(option.colour, self.first_alike(state, option.colour, option.ordinal), option.gold)
        return option

    def first_alike(self, state: State, colour: int, ordinal: int) -> int:
        """The ordinal of the tower that is offered for this one; its own if there is no such tower."""
        towers = [tower for tower in state.towers[self.seat] if tower.colour == colour]
        if ordinal >= len(towers) or self.is_first_alike(state, towers, ordinal):
            return ordinal
        return towers.index(towers[ordinal])

    def why_not(self, state: State, option: Option) -> str:
        seat = self.seat
        if isinstance(option, Found):
            base = state.stored[seat * PARTS + part_of(BASE, option.colour, option.base_gold)]
            top = state.stored[seat * PARTS + part_of(TOP, option.colour, option.top_gold)]
            return "A-BUILD-02" if base and top else "A-BUILD-04"
        if isinstance(option, Raise):
            if not state.stored[seat * PARTS + SLOT_PARTS[option.colour][option.slot]]:
                return "A-BUILD-04"
            if option.slot not in INSERTS:
                return "A-BUILD-12"
            standing = [tower for tower in state.towers[seat] if tower.colour == option.colour]
            return "A-BUILD-15" if option.ordinal >= len(standing) else "A-BUILD-02"
        if isinstance(option, Light):
            if not state.stored[seat * PARTS + ORDINARY + option.colour]:
                return "A-BUILD-04"
            return "A-LIT-13"
        return "A-BUILD-13" if isinstance(option, Shift) else "A-BUILD-02"


def index_of(towers: tuple[Tower, ...], colour: int, ordinal: int) -> int:
    """The index of the ordinal-th tower of a colour among all of a player's towers."""
    for index, tower in enumerate(towers):
        if tower.colour == colour:
            if not ordinal:
                return index
            ordinal -= 1
    raise AssertionError("there is no such tower")


def ordinal_of(towers: tuple[Tower, ...], index: int) -> int:
    """The ordinal of the tower at this index among those of its colour."""
    return len([tower for tower in towers[:index] if tower.colour == towers[index].colour])
