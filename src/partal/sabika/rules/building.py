"""Construction: major and minor buildings, and the Sultan's favour."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event
from partal.core.rng import stream

from partal.sabika.rules import bonus as words
from partal.sabika.rules.balance import PlaceCard
from partal.sabika.rules.gains import gifts, grant, grant_together, pay, score, sort_gifts
from partal.sabika.rules.notation import (
    BUILD_MAJOR,
    BUILD_MINOR,
    CHOOSE_FAVOUR,
    LAY,
    REFRESH,
    TILE,
    WAIVE,
    ChooseFavour,
    OfCard,
    OfMaterials,
)
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    FROM_BUILDINGS,
    FROM_EFFECTS,
    FROM_POEMS,
    FROM_REFRESH,
    GLAZED,
    GYPSUM,
    MATERIAL_COUNT,
    MATERIALS,
    TYPES,
    WARE_COUNT,
    WOOD,
)

MINOR_DECK: Final = 21
"""The random streams that shuffle the discarded minor cards."""

# Materials on a scaffold

FOR_MAJOR: Final = 0
FOR_MINOR: Final = 1
FOR_POEM: Final = 2
MOST_FOR_BUILDING: Final = 3
"""The most materials on the scaffold of a building (S-MAJ-03, S-MIN-03)."""
MOST_FOR_POEM: Final = 2
"""The most materials on the scaffold of a poem, unless a blue poem allows more (S-CARV-10)."""


def material_sets(purpose: int, base: int, most: int, repeats: bool, gypsum_extra: bool) -> tuple[tuple[int, ...], ...]:
    """Every set of materials that a scaffold allows (S-MAJ-02 to 04, S-MIN-02 to 04, S-CARV-08 to 10).

    A major building needs gypsum and adds others; a minor one needs its base; a poem needs one that is
    not glazed. All must differ unless repeats are allowed.
    """
    sets: list[tuple[int, ...]] = []
    for materials in LAY:
        if len(materials) > most or (not repeats and len(set(materials)) < len(materials)):
            continue
        if purpose == FOR_POEM:
            if materials[0] == GLAZED:
                continue
        elif base not in materials or (purpose == FOR_MAJOR and materials.count(GYPSUM) > 1 and not gypsum_extra):
            continue
        sets.append(materials)
    return tuple(sets)


_SETS: Final[dict[tuple[int, int, int, bool, bool], tuple[tuple[int, ...], ...]]] = {}


def may_repeat(state: Open, player: int) -> bool:
    """Whether a kind of material may be used more than once: event 4, or a blue poem (S-EV-04)."""
    return bool(state.event[words.EVENT_REPEATS] or state.change(player, words.REPEAT_MATERIALS))


def most_materials(state: Open, player: int, purpose: int) -> int:
    """The most materials that a scaffold takes: a blue poem allows more for a poem, up to those of a building."""
    if purpose != FOR_POEM:
        return MOST_FOR_BUILDING
    return min(MOST_FOR_BUILDING, MOST_FOR_POEM + state.change(player, words.CARVING_MATERIALS))


def laying_points(state: Open, player: int, purpose: int, materials: tuple[int, ...]) -> int:
    """The prestige for materials laid on a scaffold (S-MAJ-05, S-CARV-11)."""
    change = -state.event[words.MATERIAL_LOSS]
    if purpose == FOR_POEM:
        change += state.change(player, words.CARVING_PRESTIGE)
    return sum([max(0, state.content.material_prestige[material] + change) for material in materials])


def allowed_sets(state: Open, player: int, purpose: int, base: int) -> tuple[tuple[int, ...], ...]:
    """The sets of materials that a scaffold takes now, whether or not the player has them."""
    most, repeats = most_materials(state, player, purpose), may_repeat(state, player)
    key = (purpose, base, most, repeats, state.variant.gypsum_extra)
    sets = _SETS.get(key)
    if sets is None:
        sets = material_sets(purpose, base, most, repeats, state.variant.gypsum_extra)
        _SETS[key] = sets
    return sets


def has_all(held: list[int], materials: tuple[int, ...], repeats: bool) -> bool:
    """Whether these materials are among those held; only with `repeats` can a kind be there more than once."""
    for material in materials:
        if not held[material] or (repeats and materials.count(material) > held[material]):
            return False
    return True


class LayMaterials(Effect[State]):
    """Materials are laid on the scaffold, scored and returned to the reserve (S-MAJ-05, S-MIN-05, S-CARV-11)."""

    __slots__ = ("base", "purpose")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "purpose", "base")

    def __init__(self, seat: int, purpose: int, base: int) -> None:
        super().__init__(seat)
        self.purpose: Final = purpose
        self.base: Final = base

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        repeats = may_repeat(state, player)
        first = player * WARE_COUNT
        held = state.store[first : first + MATERIAL_COUNT]
        options: list[Option] = []
        for materials in allowed_sets(state, player, self.purpose, self.base):
            if has_all(held, materials, repeats):
                options.append(LAY[materials])
        return Decision(player, "sabika.lay", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, OfMaterials)
        player = self.seat
        materials = option.materials
        for material in materials:
            state.store[player * WARE_COUNT + material] -= 1
        points = laying_points(state, player, self.purpose, materials)
        if state.log is not None:
            names = tuple([MATERIALS[material] for material in materials])
            state.log.append(Event("laid", player, names, clause="S-MAJ-05"))
        score(state, player, FROM_POEMS if self.purpose == FOR_POEM else FROM_BUILDINGS, points)
        if self.purpose != FOR_POEM and WOOD in materials:
            now, waiting = sort_gifts(state, player, gifts(state, state.blue[player], words.ON_WOOD))
            building = state.todo[-1]
            if waiting and isinstance(building, (TakeTile, PlaceCard)):
                state.todo[-1] = building.owing(waiting)
            grant_together(state, player, now)

    def why_not(self, state: State, option: Option) -> str:
        if option is REFRESH:
            return "S-CON-05"
        if not isinstance(option, OfMaterials) or option.verb != "lay":
            return "S-MAJ-06"
        materials = option.materials
        if materials in allowed_sets(state, self.seat, self.purpose, self.base):
            return "S-RES-04"
        if self.purpose == FOR_POEM:
            return "S-CARV-09" if materials[0] == GLAZED else "S-CARV-10"
        if self.base not in materials:
            return "S-MAJ-02" if self.purpose == FOR_MAJOR else "S-MIN-02"
        return "S-MAJ-04" if self.purpose == FOR_MAJOR else "S-MIN-04"


# The construction action


def has(state: Open, player: int, material: int) -> bool:
    return state.store[player * WARE_COUNT + material] > 0


def major_possible(state: Open, player: int) -> bool:
    """Whether there are gypsum and a tile of the current era (S-MAJ-02, S-MAJ-12)."""
    return has(state, player, GYPSUM) and bool(state.era_tiles())


def minor_choices(state: Open, player: int) -> list[int]:
    """Open minor cards whose base material the player has (S-MIN-01, S-MIN-02)."""
    cards = state.content.minor_cards
    return [number for number in state.minor_display if number and has(state, player, cards[number - 1].base)]


def construction_possible(state: Open, player: int) -> bool:
    """Whether at least one building could be built (S-CON-10)."""
    return major_possible(state, player) or bool(minor_choices(state, player))


class Construct(Effect[State]):
    """Build one building, major or minor; first the open minor cards may be renewed, once a turn (S-CON-01)."""

    __slots__ = ("must",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        options: list[Option] = []
        if major_possible(state, player):
            options.append(BUILD_MAJOR)
        options.extend([BUILD_MINOR[number] for number in minor_choices(state, player)])
        if not options:
            return None
        if not state.refreshed and state.purse(player) >= state.content.refresh_cost:
            options.append(REFRESH)
        if not self.must:
            options.append(WAIVE)
        return Decision(player, "sabika.construct", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is WAIVE:
            return
        if option is REFRESH:
            state.todo.append(Construct(self.seat, True))
            renew(state, self.seat)
        elif option is BUILD_MAJOR:
            state.todo.append(TakeTile(self.seat))
            state.todo.append(LayMaterials(self.seat, FOR_MAJOR, GYPSUM))
        else:
            assert isinstance(option, OfCard)
            number = option.card
            state.todo.append(PlaceCard(self.seat, number))
            state.todo.append(LayMaterials(self.seat, FOR_MINOR, state.content.minor_cards[number - 1].base))

    def why_not(self, state: State, option: Option) -> str:
        if option is REFRESH:
            return "S-CON-03" if state.refreshed else "S-RES-04"
        if option is BUILD_MAJOR:
            return "S-MAJ-02" if not has(state, self.seat, GYPSUM) else "S-MAJ-12"
        if isinstance(option, OfCard) and option.verb == "build-minor":
            return "S-MIN-02" if option.card in state.minor_display else "S-MIN-01"
        return "S-CON-01"


def renew(state: State, player: int) -> None:
    """Pays 1 dinar: all open minor cards are discarded and four new ones dealt; 1 prestige (S-CON-02, S-CON-04)."""
    state.refreshed = True
    pay(state, player, state.content.refresh_cost, "refresh")
    score(state, player, FROM_REFRESH, state.content.refresh_prestige)
    state.minor_waste += tuple([number for number in state.minor_display if number])
    state.minor_display = [0] * len(state.minor_display)
    deal_minor_cards(state)


def deal_minor_cards(state: State) -> None:
    """Fills every gap; an empty deck is rebuilt from the discards (S-CON-06, S-MNT-06)."""
    for place, number in enumerate(state.minor_display):
        if number:
            continue
        if not state.minor_deck and state.minor_waste:
            cards = list(state.minor_waste)
            stream(state.chance, MINOR_DECK, state.shuffles).shuffle(cards)
            state.shuffles += 1
            state.minor_deck = tuple(cards)
            state.minor_waste = ()
        if not state.minor_deck:
            return
        state.minor_display[place] = state.minor_deck[-1]
        state.minor_deck = state.minor_deck[:-1]
        if state.log is not None:
            words_ = (str(state.minor_display[place]),)
            state.log.append(Event("turned-minor", -1, words_, reveals=True, clause="S-MNT-06"))


class TakeTile(Effect[State]):
    """Any major tile of the era is taken: first the Sultan's favour, then its bonus (S-MAJ-06, S-MAJ-08, S-MAJ-09).

    `owed`: gifts of blue poems for the materials that could not be taken yet.
    """

    __slots__ = ("owed",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owed")

    def __init__(self, seat: int, owed: tuple[str, ...] = ()) -> None:
        super().__init__(seat)
        self.owed: Final = owed

    def owing(self, waiting: list[str]) -> TakeTile:
        return TakeTile(self.seat, tuple(waiting))

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "sabika.tile", tuple([TILE[number] for number in state.era_tiles()]))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, OfCard)
        player, number = self.seat, option.card
        tile = state.content.major_tiles[number - 1]
        state.major_tiles = tuple([other for other in state.major_tiles if other != number])
        state.majors[player] += (number,)
        if state.log is not None:
            state.log.append(Event("built-major", player, (str(number), TYPES[tile.type]), clause="S-MAJ-08"))
        now, waiting = sort_gifts(state, player, gifts(state, state.blue[player], words.ON_MAJOR))
        grant_together(state, player, [tile.bonus, *self.owed, *waiting])
        state.todo.append(AdvanceFavour(player))
        grant_together(state, player, now)

    def why_not(self, state: State, option: Option) -> str:
        return "S-MAJ-01"


def next_favour(state: Open, player: int) -> int:
    """The space that the favour marker moves to; on the last one it stays (S-FAV-01, S-FAV-03)."""
    return min(len(state.content.favour) + 1, state.favour[player] + 1)


def is_last_favour(state: Open, space: int) -> bool:
    """Whether this is the last space, which follows those with a bonus (S-FAV-03)."""
    return space > len(state.content.favour)


class AdvanceFavour(Effect[State]):
    """The favour marker moves one space forward; the last space gives 1 prestige each time (S-FAV-01, S-FAV-03)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        player = self.seat
        space = next_favour(state, player)
        state.favour[player] = space
        if state.log is not None:
            state.log.append(Event("favoured", player, (str(space),), clause="S-FAV-01"))
        if is_last_favour(state, space):
            score(state, player, FROM_EFFECTS, state.content.favour_last)
        state.todo.append(TakeFavour(player, min(space, len(state.content.favour))))


class TakeFavour(Effect[State]):
    """One bonus, of the space reached or of any earlier one (S-FAV-02)."""

    __slots__ = ("space",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "sabika.favour", CHOOSE_FAVOUR[1 : self.space + 1])

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, ChooseFavour)
        grant(state, self.seat, state.content.favour[option.space - 1])

    def why_not(self, state: State, option: Option) -> str:
        return "S-FAV-04" if option is CHOOSE_FAVOUR[0] else "S-FAV-02"
