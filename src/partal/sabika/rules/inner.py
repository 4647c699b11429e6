"""The inner ring: carving poems, reactivating them, artisanal labour."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.sabika.rules import bonus as words
from partal.sabika.rules.bonus import CHANGE_COUNT, IMPOSSIBLE
from partal.sabika.rules.building import FOR_POEM, LayMaterials
from partal.sabika.rules.gains import WAIVABLE, bonus_need, gain_dinars, grant, may_waive, pay, trigger_with
from partal.sabika.rules.notation import (
    CARVE_BLUE,
    CARVE_MAJOR,
    CARVE_RED,
    MAJOR_POEM_IDS,
    REACTIVATE_POEM,
    WAIVE,
    CarveMajor,
    CarvePoem,
    OfCard,
)
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.things import BLUE, GLAZED, GREY, POEM_COLOURS, RED, WARE_COUNT

MOST_GREY: Final = 2
"""Major poems a player may carve (S-CARV-07)."""


def may_carve_major(state: Open, player: int) -> bool:
    """Whether a player may carve one more major poem (S-CARV-07)."""
    return len(state.grey[player]) < MOST_GREY


def poem_cost(state: Open, player: int, colour: int) -> int:
    """1, 2 or 4 dinars by colour, and 1 more for each of that colour already carved (S-CARV-03 to S-CARV-06)."""
    base = state.content.poem_costs[colour]
    carved = (state.blue, state.red, state.grey)[colour][player]
    step = base if state.variant.cost_step_base and colour != BLUE else 1
    cost = base + step * len(carved) + state.event[words.CARVING_SURCHARGE] - state.event[words.CARVING_DISCOUNT]
    return max(0, cost - state.change(player, words.CARVE_DISCOUNT))


def has_base(state: Open, player: int) -> bool:
    """Whether the player has gypsum, wood or marble, the compulsory material (S-CARV-08, S-CARV-09)."""
    first = player * WARE_COUNT
    return any(state.store[first : first + GLAZED])


def carve_need(state: Open, player: int) -> int:
    """The dinars that the cheapest poem costs; -1 if none can be carved."""
    if not has_base(state, player):
        return -1
    costs: list[int] = []
    if any(state.poem_display):
        costs.extend([poem_cost(state, player, BLUE), poem_cost(state, player, RED)])
    if may_carve_major(state, player) and max(state.major_poems, default=-1) >= 0:
        costs.append(poem_cost(state, player, GREY))
    return min(costs, default=-1)


class Carve(Effect[State]):
    """Choose an open poem, a minor one with its blue or red half, and pay its dinars (S-CARV-01 to S-CARV-07)."""

    __slots__ = ("must",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        if not has_base(state, player):
            return None
        purse = state.purse(player)
        options: list[Option] = []
        blue = poem_cost(state, player, BLUE) <= purse
        red = poem_cost(state, player, RED) <= purse
        for number in state.poem_display:
            if number and blue:
                options.append(CARVE_BLUE[number])
            if number and red:
                options.append(CARVE_RED[number])
        if may_carve_major(state, player) and poem_cost(state, player, GREY) <= purse:
            options.extend([carve_major(state, index) for index in state.major_poems if index >= 0])
        if not options:
            return None
        if may_waive(state, player, self.must, carve_need(state, player)):
            options.append(WAIVE)
        return Decision(player, "sabika.carve", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is WAIVE:
            return
        if isinstance(option, CarvePoem):
            number, colour = option.poem, option.colour
        else:
            assert isinstance(option, CarveMajor)
            number, colour = major_index(state, option), GREY
        pay(state, self.seat, poem_cost(state, self.seat, colour), "poem")
        state.todo.append(Finish(self.seat, number, colour))
        state.todo.append(LayMaterials(self.seat, FOR_POEM, 0))

    def why_not(self, state: State, option: Option) -> str:
        if isinstance(option, CarveMajor):
            index = major_index(state, option)
            if index < 0 or index not in state.major_poems:
                return "S-CARV-01"
            return "S-CARV-05" if may_carve_major(state, self.seat) else "S-CARV-07"
        if not isinstance(option, CarvePoem) or option.poem not in state.poem_display:
            return "S-CARV-01"
        return "S-CARV-03" if option.colour == BLUE else "S-CARV-04"


def carve_major(state: State, index: int) -> Option:
    """The option for a major poem, by its index in the content."""
    return CARVE_MAJOR[MAJOR_POEM_IDS.index(state.content.major_poems[index].id)]


def major_index(state: Open, option: CarveMajor) -> int:
    """The index in the content of the major poem that an option names; -1 if there is none."""
    for index, poem in enumerate(state.content.major_poems):
        if poem.id == option.name:
            return index
    return -1


class Finish(Effect[State]):
    """The paid poem is taken and laid beside the workshop; a red one takes effect at once (S-CARV-13 to S-CARV-18).

    It cannot reactivate itself (OQ-41).
    """

    __slots__ = ("colour", "number")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number", "colour")

    def __init__(self, seat: int, number: int, colour: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.colour: Final = colour

    def do(self, state: State, option: Option | None) -> None:
        player, number = self.seat, self.number
        name = state.content.major_poems[number].id if self.colour == GREY else str(number)
        if state.log is not None:
            state.log.append(Event("carved", player, (name, POEM_COLOURS[self.colour]), clause="S-CARV-13"))
        before = state.blue[player]
        if self.colour == GREY:
            state.major_poems[state.major_poems.index(number)] = -1
            state.grey[player] += (number,)
        else:
            state.poem_display[state.poem_display.index(number)] = 0
        effect: list[str] = []
        if self.colour == BLUE:
            state.blue[player] += (number,)
            learn(state, player, number)
        elif self.colour == RED:
            state.red[player] += (number,)
            effect = [state.content.poems[number - 1].red]
        trigger_with(state, player, before, words.ON_CARVE, effect, WAIVABLE, (number,))


def learn(state: State, player: int, number: int) -> None:
    """A blue poem changes its owner's numbers from now on (S-CARV-14, S-CARV-15)."""
    for which, amount in state.content.poems[number - 1].blue.changes:
        state.changes[player * CHANGE_COUNT + which] += amount


def poem_need(state: Open, player: int, number: int, barred: tuple[int, ...]) -> int:
    """The dinars a red poem needs to have a real effect; IMPOSSIBLE if it can have none now (OQ-17)."""
    if number in barred:
        return IMPOSSIBLE
    return bonus_need(state, player, state.content.poems[number - 1].red, (*barred, number))


def has_effect(state: Open, player: int, number: int, barred: tuple[int, ...]) -> bool:
    """Whether carrying out a red poem would change anything now."""
    dinars = poem_need(state, player, number, barred)
    return dinars != IMPOSSIBLE and dinars <= state.purse(player)


class Reactivate(Effect[State]):
    """Carry out one of the player's red poems again at no cost, if it has an effect (S-REAC-01 to S-REAC-05, OQ-17)."""

    __slots__ = ("barred", "must")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "must", "barred")

    def __init__(self, seat: int, must: bool, barred: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.must: Final = must
        self.barred: Final = barred

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = [
            REACTIVATE_POEM[number]
            for number in state.red[self.seat]
            if has_effect(state, self.seat, number, self.barred)
        ]
        if not options:
            return None
        if not self.must:
            options.append(WAIVE)
        return Decision(self.seat, "sabika.reactivate", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is WAIVE:
            return
        assert isinstance(option, OfCard)
        if state.log is not None:
            state.log.append(Event("reactivated", self.seat, (str(option.card),), clause="S-REAC-01"))
        text = state.content.poems[option.card - 1].red
        grant(state, self.seat, text, WAIVABLE, (*self.barred, option.card))

    def why_not(self, state: State, option: Option) -> str:
        if isinstance(option, OfCard) and option.verb == "reactivate" and option.card in state.red[self.seat]:
            return "S-TURN-16"
        return "S-REAC-05"


def labour(state: State, player: int) -> None:
    """3 dinars and 1 more for every two poems of any colour (S-ART-01)."""
    gain_dinars(state, player, state.labour_dinars(player), "artisanal")
