"""Whether components fit together: the conditions on board, map and cards without which the game cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from partal.core.content import ContentError, component
from partal.core.message import Message, Value, message, shown

from partal.sabika.rules.bonus import (
    CARVING_MATERIALS,
    CITIES,
    FAVOUR_TRACK,
    INCOME,
    MAJOR_TILES,
    ON_QUARRY,
    ON_STOREHOUSE,
    QUARRIES,
    RED_CITIES,
    RED_POEMS,
    STOREHOUSES,
    TRIBUTE_SURCHARGE,
    read_bonus,
)
from partal.sabika.rules.notation import CHOOSE_FAVOUR, FIRST_PART, MOST_PARIAS, PICK
from partal.sabika.rules.schema import BOARD_SIDES, YUSUF_WORKERS
from partal.sabika.rules.things import (
    ACTION_OF,
    ACTIONS,
    INNER,
    MEASURES,
    MIDDLE,
    MOST_MARBLE_SPACES,
    MOST_RAW_SPACES,
    OUTER,
    PORTS,
    QUARRY_MATERIALS,
    RED_CITY,
    RING_OF,
    RING_OF_SQUARE,
    RINGS,
    SIDES,
    SQUARES,
    STOREHOUSE,
    STOREHOUSE_LEFT,
    STOREHOUSE_RIGHT,
    WORKERS,
)

if TYPE_CHECKING:
    from partal.sabika.rules.components import Space, YusufCard
    from partal.sabika.rules.content import Content

CANCELLATION_TILES: Final = 3
SULTAN_WORKERS: Final = (4, 2, 2)
"""Builders, merchants and poets of the Sultan in the box."""
TILES_BY_ERA: Final = (9, 12, 3)
"""Tiles of era I, tiles of era II, and how many of those leave with 1 or 2 players (S-SETB-05, S-SETB-06)."""
LETTERS: Final = 8
"""Letters needed so that 4 players have major poems with different letters (S-SETB-13)."""
SOLO_LETTERS: Final = 4
MOST_PARTS: Final = len(FIRST_PART)
MOST_YUSUF_ACTIONS: Final = 2
YUSUF_ACTIONS: Final = (("major", "minor", "storehouse"), (), ("export", "consolidate"), ("carve",))
"""The actions that a card may give the solo opponent, by the worker it moves."""
YUSUF_MEASURES: Final = ("major", "minor", "presence", "consolidated", "poem")
"""The measures that a card may give prestige for (S-SSCO-02)."""


def check(content: Content) -> None:
    """Raises ContentError if components do not fit together; the message names the entry."""
    for side in (0, 1):
        for ring in (OUTER, MIDDLE, INNER):
            _check_ring(component("ring", f"{RINGS[ring]}-{BOARD_SIDES[side]}"), ring, content.rings[side][ring])
    _check_spaces(content, "raw-space", content.raw_spaces, (OUTER, MIDDLE), MOST_RAW_SPACES)
    _check_spaces(content, "marble-space", content.marble_spaces, (MIDDLE, INNER), MOST_MARBLE_SPACES)
    _check_covered(content)
    _check_sultan(content)
    _check_map(content)
    _check_numbers(content)
    _check_quarry(content)
    _check_poems(content)
    _check_major_tiles(content)
    _check_major_poems(content)
    _check_yusuf(content)
    _check_bonuses(content)


def _check_quarry(content: Content) -> None:
    if content.quarry_count != QUARRY_MATERIALS:
        where = component("amount", "quarry-materials")
        raise ContentError(message("sabika-refused-quarry", where=where).by("S-QUAR-01"))


def _check_poems(content: Content) -> None:
    """A blue poem may hold only what the rules carry out."""
    for poem in content.poems:
        incomes = [when for when, _ in poem.blue.triggers if when == INCOME]
        if len(incomes) > 1:
            raise ContentError(message("sabika-refused-incomes", where=component("poem", str(poem.number))))
        for change, amount in poem.blue.changes:
            if change == CARVING_MATERIALS and amount > 1:
                raise ContentError(message("sabika-refused-carving", where=component("poem", str(poem.number))))


# The board


def _check_ring(where: Message, ring: int, squares: tuple[int, ...]) -> None:
    for square in squares:
        if RING_OF_SQUARE[square] != ring:
            found = RINGS[RING_OF_SQUARE[square]]
            raise ContentError(message("sabika-refused-ring", where=where, square=SQUARES[square], ring=found))
        if squares.count(square) > 1:
            raise ContentError(message("sabika-refused-square-twice", where=where, square=SQUARES[square]))
    _check_actions(where, ring, squares)
    for action, name in enumerate(ACTIONS):
        copies = [SQUARES[square] for square in squares if ACTION_OF[square] == action]
        if action != STOREHOUSE and copies != [f"{name}-{copy}" for copy in range(1, len(copies) + 1)]:
            raise ContentError(message("sabika-refused-copies", where=where, action=name))


def _check_actions(where: Message, ring: int, squares: tuple[int, ...]) -> None:
    """Every action has a square on its ring, and there is a storehouse square on either side (S-STHA-03)."""
    for square, side in ((STOREHOUSE_LEFT, SIDES[0]), (STOREHOUSE_RIGHT, SIDES[1])):
        if ring == OUTER and square not in squares:
            raise ContentError(message("sabika-refused-storehouse", where=where, side=side))
    present = [ACTION_OF[square] for square in squares]
    for square, action in enumerate(ACTION_OF):
        if RING_OF_SQUARE[square] == ring and action not in present:
            raise ContentError(message("sabika-refused-action", where=where, action=ACTIONS[action]))


def _on_side(content: Content, side: int) -> list[int]:
    return [square for ring in content.rings[side] for square in ring]


def _check_spaces(content: Content, kind: str, spaces: tuple[Space, ...], between: tuple[int, int], most: int) -> None:
    if len(spaces) > most:
        raise ContentError(message("sabika-refused-spaces", where=component(kind, spaces[most].id), most=most))
    for space in spaces:
        where = component(kind, space.id)
        if not space.squares:
            raise ContentError(message("sabika-refused-alone", where=where))
        for square in space.squares:
            if RING_OF_SQUARE[square] not in between:
                one, other = RINGS[between[0]], RINGS[between[1]]
                raise ContentError(
                    message("sabika-refused-between", where=where, one=one, other=other, square=SQUARES[square])
                )
            for side in (0, 1):
                if space.sides[side] and square not in _on_side(content, side):
                    raise _missing(where, square, side)
        if space.cancelled and not space.sides[1]:
            raise ContentError(message("sabika-refused-cancelled", where=where, players=BOARD_SIDES[1]))


def _missing(where: Message, square: int, side: int) -> ContentError:
    return ContentError(message("sabika-refused-side", where=where, square=SQUARES[square], players=BOARD_SIDES[side]))


def _check_covered(content: Content) -> None:
    """With 3 players the cancellation tiles cover that many spaces and squares (S-SETR-02)."""
    where = component("covered", "3-players")
    for square in content.covered_squares:
        if square not in _on_side(content, 1):
            raise _missing(where, square, 1)
    cancelled = [space for space in content.raw_spaces + content.marble_spaces if space.cancelled]
    if len(set(content.covered_squares)) + len(cancelled) != CANCELLATION_TILES:
        raise ContentError(message("sabika-refused-covered", where=where, tiles=CANCELLATION_TILES))
    for ring, squares in enumerate(content.rings[1]):
        _check_actions(where, ring, tuple([square for square in squares if square not in content.covered_squares]))


def _check_sultan(content: Content) -> None:
    for players, name, side in ((2, "1-2-players", 0), (3, "3-players", 1)):
        where = component("sultan", name)
        for square in content.sultan[players]:
            if square not in _on_side(content, side) or (players == 3 and square in content.covered_squares):
                raise ContentError(message("sabika-refused-sultan-square", where=where, square=SQUARES[square]))
        for ring, most in enumerate(SULTAN_WORKERS):
            if len([square for square in content.sultan[players] if RING_OF_SQUARE[square] == ring]) > most:
                raise ContentError(message("sabika-refused-sultan", where=where, most=most, ring=RINGS[ring]))


def _check_map(content: Content) -> None:
    reached = {0}
    for _ in PORTS:
        for one, other, _dinars in content.routes:
            if one in reached or other in reached:
                reached.update((one, other))
    for port, name in enumerate(PORTS):
        if port not in reached:
            raise ContentError(message("sabika-refused-no-route", where="route", start=PORTS[0], end=name))


# Numbers, tiles and cards


def _check_numbers(content: Content) -> None:
    if content.artisanal_poems < 1:
        raise ContentError(message("sabika-refused-artisanal", where=component("amount", "artisanal-poems")))
    most = len(CHOOSE_FAVOUR) - 1
    if len(content.favour) > most:
        raise ContentError(message("sabika-refused-favour", where=component("favour", "track"), most=most))
    surcharge = max([event.changes[TRIBUTE_SURCHARGE] for event in content.events])
    if max(content.tribute) + surcharge > MOST_PARIAS:
        raise ContentError(message("sabika-refused-tribute", where="tribute", most=MOST_PARIAS))


def _check_major_tiles(content: Content) -> None:
    first = [tile for tile in content.major_tiles if tile.era == 1]
    second = [tile for tile in content.major_tiles if tile.era == 2]
    removed = [tile for tile in second if tile.removed]
    if (len(first), len(second), len(removed)) != TILES_BY_ERA or any([tile.removed for tile in first]):
        one, two, gone = TILES_BY_ERA
        raise ContentError(
            message("sabika-refused-major-tiles", where="major-tile", first=one, second=two, removed=gone)
        )


def _check_major_poems(content: Content) -> None:
    if len({poem.letter for poem in content.major_poems}) < LETTERS:
        raise ContentError(message("sabika-refused-letters", where="major-poem", letters=LETTERS))
    if len({poem.letter for poem in content.major_poems if poem.solo}) < SOLO_LETTERS:
        raise ContentError(message("sabika-refused-solo-letters", where="major-poem", letters=SOLO_LETTERS))


def _check_yusuf(content: Content) -> None:
    for card in content.yusuf_cards:
        _check_card(content, card)
    for name, worker in YUSUF_WORKERS:
        squares = {card.square for card in content.yusuf_cards if card.worker == worker}
        least = 2 if worker == 0 else 1
        if len(squares) < least:
            raise ContentError(message("sabika-refused-yusuf-squares", where="yusuf", worker=name, least=least))


def _check_card(content: Content, card: YusufCard) -> None:
    where = component("yusuf", card.id)
    if card.square not in content.rings[0][RING_OF[card.worker]]:
        worker, square = WORKERS[card.worker], SQUARES[card.square]
        raise ContentError(message("sabika-refused-yusuf-stand", where=where, worker=worker, square=square))
    if len(card.actions) > MOST_YUSUF_ACTIONS:
        raise ContentError(message("sabika-refused-yusuf-actions", where=where, most=MOST_YUSUF_ACTIONS))
    for action in card.actions:
        known = YUSUF_ACTIONS[card.worker]
        if action not in known:
            raise ContentError(
                message("sabika-refused-word", where=where, key="action", word=shown(action), known=", ".join(known))
            )
        if action == "storehouse" and ACTION_OF[card.square] != STOREHOUSE:
            raise ContentError(message("sabika-refused-yusuf-tile", where=where))
    if card.per >= 0 and MEASURES[card.per] not in YUSUF_MEASURES:
        raise ContentError(message("sabika-refused-yusuf-per", where=where, known=", ".join(YUSUF_MEASURES)))


# Bonuses

ELSEWHERE: Final = "elsewhere"
"""A place that no verb leads to."""


def _bonuses(content: Content) -> list[tuple[str, Message, str]]:
    """The place, entry and text of every bonus that can be gained again at no cost."""
    found: list[tuple[str, Message, str]] = []
    for city in content.cities:
        found.append((CITIES, component("city-tile", city.id), city.bonus))
        place = RED_CITIES if city.colour == RED_CITY else ELSEWHERE
        found.append((place, component("city-tile", city.id), city.consolidation))
    found.extend([(MAJOR_TILES, component("major-tile", str(tile.number)), tile.bonus) for tile in content.major_tiles])
    found.extend([(STOREHOUSES, component("store-tile", str(tile.number)), tile.bonus) for tile in content.store_tiles])
    found.extend([(FAVOUR_TRACK, component("favour", "track"), bonus) for bonus in content.favour])
    for poem in content.poems:
        found.append((ELSEWHERE, component("poem", str(poem.number)), poem.red))
        for trigger, bonus in poem.blue.triggers:
            place = STOREHOUSES if trigger == ON_STOREHOUSE else QUARRIES if trigger == ON_QUARRY else ELSEWHERE
            found.append((place, component("poem", str(poem.number)), bonus))
    return found


def _leads_to(text: str) -> set[str]:
    """The places whose bonuses this bonus brings at no cost."""
    return {step.verb.leads_to(step) for branch in read_bonus(text).branches for step in branch}


def _check_bonuses(content: Content) -> None:
    """No bonus may repeat itself, either by reactivating a poem or by leading back to its own place."""
    bonuses = _bonuses(content)
    for _place, where, text in bonuses:
        if RED_POEMS in _leads_to(text):
            raise ContentError(message("sabika-refused-reactivate", where=where))
    for place, where, text in bonuses:
        reached, before = _leads_to(text), 0
        while len(reached) > before:
            before = len(reached)
            for next_place, _where, next_text in bonuses:
                if next_place in reached:
                    reached |= _leads_to(next_text)
        if place in reached:
            raise ContentError(message("sabika-refused-for-ever", where=where, bonus=text))
    texts: list[tuple[Value, str]] = [(where, text) for _place, where, text in bonuses]
    texts.extend([(component("start-tile", str(tile.number)), tile.bonus) for tile in content.start_tiles])
    texts.extend([("balance-bonus", bonus) for bonus in content.balance_bonuses])
    for entry, text in texts:
        branches = read_bonus(text).branches
        if len(branches) > len(PICK):
            raise ContentError(message("sabika-refused-choices", where=entry, most=len(PICK)))
        if max([len(branch) for branch in branches]) > MOST_PARTS:
            raise ContentError(message("sabika-refused-parts", where=entry, most=MOST_PARTS))
