"""Whether components fit together: what a board, a map and cards must keep to, or the game could not be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from partal.core.content import ContentError

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
    from partal.sabika.rules.content import Content, Space, YusufCard

CANCELLATION_TILES: Final = 3
SULTAN_WORKERS: Final = (4, 2, 2)
"""Builders, merchants and poets of the Sultan in the box."""
TILES_BY_ERA: Final = (9, 12, 3)
"""Tiles of era I, tiles of era II, and how many of those leave with 1 or 2 players (S-SETB-05, S-SETB-06)."""
LETTERS: Final = 8
"""Letters needed so that 4 players have major poems of different letters (S-SETB-13)."""
SOLO_LETTERS: Final = 4
MOST_PARTS: Final = len(FIRST_PART)
MOST_YUSUF_ACTIONS: Final = 2
YUSUF_ACTIONS: Final = (("major", "minor", "storehouse"), (), ("export", "consolidate"), ("carve",))
"""What a card may let the solo opponent do, by the worker it moves."""
YUSUF_MEASURES: Final = ("major", "minor", "presence", "consolidated", "poem")
"""What a card may give prestige for (S-SSCO-02)."""


def check(content: Content) -> None:
    """Refuse components that do not fit together, with a sentence that names the entry."""
    for side in (0, 1):
        for ring in (OUTER, MIDDLE, INNER):
            _check_ring(f"ring '{RINGS[ring]}-{BOARD_SIDES[side]}'", ring, content.rings[side][ring])
    _check_spaces(content, "raw-space", content.raw_spaces, (OUTER, MIDDLE), MOST_RAW_SPACES)
    _check_spaces(content, "marble-space", content.marble_spaces, (MIDDLE, INNER), MOST_MARBLE_SPACES)
    _check_covered(content)
    _check_sultan(content)
    _check_map(content)
    _check_numbers(content)
    _check_poems(content)
    _check_major_tiles(content)
    _check_major_poems(content)
    _check_yusuf(content)
    _check_bonuses(content)


def _check_poems(content: Content) -> None:
    """What the rules carry out of a blue poem, and no more."""
    if content.quarry_count != 3:
        raise ContentError("amount 'quarry-materials': a quarry gives exactly 3 materials (S-QUAR-01).")
    for poem in content.poems:
        incomes = [when for when, _ in poem.blue.triggers if when == INCOME]
        if len(incomes) > 1:
            raise ContentError(f"poem '{poem.number}': a blue half has at most one income; join its gains with +.")
        for change, amount in poem.blue.changes:
            if change == CARVING_MATERIALS and amount > 1:
                raise ContentError(f"poem '{poem.number}': carving takes at most 3 materials, so 1 more at most.")


# The board


def _check_ring(where: str, ring: int, squares: tuple[int, ...]) -> None:
    for square in squares:
        if RING_OF_SQUARE[square] != ring:
            raise ContentError(f"{where}: {SQUARES[square]} belongs to the {RINGS[RING_OF_SQUARE[square]]} ring.")
        if squares.count(square) > 1:
            raise ContentError(f"{where}: {SQUARES[square]} is there twice.")
    _check_actions(where, ring, squares)
    for action, name in enumerate(ACTIONS):
        copies = [SQUARES[square] for square in squares if ACTION_OF[square] == action]
        if action != STOREHOUSE and copies != [f"{name}-{copy}" for copy in range(1, len(copies) + 1)]:
            raise ContentError(f"{where}: the copies of {name} are numbered clockwise from the top, from 1 on.")


def _check_actions(where: str, ring: int, squares: tuple[int, ...]) -> None:
    """Every action has a square on its ring, and there is a storehouse square on either side (S-STHA-03)."""
    for square, side in ((STOREHOUSE_LEFT, SIDES[0]), (STOREHOUSE_RIGHT, SIDES[1])):
        if ring == OUTER and square not in squares:
            raise ContentError(f"{where}: there is no storehouse square on the {side}.")
    present = [ACTION_OF[square] for square in squares]
    for square, action in enumerate(ACTION_OF):
        if RING_OF_SQUARE[square] == ring and action not in present:
            raise ContentError(f"{where}: there is no square for {ACTIONS[action]}.")


def _on_side(content: Content, side: int) -> list[int]:
    return [square for ring in content.rings[side] for square in ring]


def _check_spaces(content: Content, kind: str, spaces: tuple[Space, ...], between: tuple[int, int], most: int) -> None:
    if len(spaces) > most:
        raise ContentError(f"{kind} '{spaces[most].id}': a board has at most {most} of these spaces.")
    for space in spaces:
        where = f"{kind} '{space.id}'"
        if not space.squares:
            raise ContentError(f"{where}: it must be joined to a square.")
        for square in space.squares:
            if RING_OF_SQUARE[square] not in between:
                raise ContentError(
                    f"{where}: it lies between the {RINGS[between[0]]} and the {RINGS[between[1]]} ring, "
                    f"so it cannot be joined to {SQUARES[square]}."
                )
            for side in (0, 1):
                if space.sides[side] and square not in _on_side(content, side):
                    raise ContentError(f"{where}: there is no {SQUARES[square]} on the side for {BOARD_SIDES[side]}.")
        if space.cancelled and not space.sides[1]:
            raise ContentError(f"{where}: only a space on the side for {BOARD_SIDES[1]} can be cancelled.")


def _check_covered(content: Content) -> None:
    """With 3 players the cancellation tiles cover that many spaces and squares (S-SETR-02)."""
    where = "covered '3-players'"
    for square in content.covered_squares:
        if square not in _on_side(content, 1):
            raise ContentError(f"{where}: there is no {SQUARES[square]} on the side for {BOARD_SIDES[1]}.")
    cancelled = [space for space in content.raw_spaces + content.marble_spaces if space.cancelled]
    if len(set(content.covered_squares)) + len(cancelled) != CANCELLATION_TILES:
        raise ContentError(f"{where}: squares and cancelled spaces must be {CANCELLATION_TILES} in all.")
    for ring, squares in enumerate(content.rings[1]):
        _check_actions(where, ring, tuple([square for square in squares if square not in content.covered_squares]))


def _check_sultan(content: Content) -> None:
    for players, name, side in ((2, "1-2-players", 0), (3, "3-players", 1)):
        where = f"sultan '{name}'"
        for square in content.sultan[players]:
            if square not in _on_side(content, side) or (players == 3 and square in content.covered_squares):
                raise ContentError(f"{where}: {SQUARES[square]} is not in play there.")
        for ring, most in enumerate(SULTAN_WORKERS):
            if len([square for square in content.sultan[players] if RING_OF_SQUARE[square] == ring]) > most:
                raise ContentError(f"{where}: the Sultan has at most {most} workers on the {RINGS[ring]} ring.")


def _check_map(content: Content) -> None:
    reached = {0}
    for _ in PORTS:
        for one, other, _dinars in content.routes:
            if one in reached or other in reached:
                reached.update((one, other))
    for port, name in enumerate(PORTS):
        if port not in reached:
            raise ContentError(f"route: no route leads from {PORTS[0]} to {name}.")


# Numbers, tiles and cards


def _check_numbers(content: Content) -> None:
    if content.artisanal_poems < 1:
        raise ContentError("amount 'artisanal-poems': at least 1.")
    most = len(CHOOSE_FAVOUR) - 1
    if len(content.favour) > most:
        raise ContentError(f"favour 'track': at most {most} spaces before the last one.")
    surcharge = max([event.changes[TRIBUTE_SURCHARGE] for event in content.events])
    if max(content.tribute) + surcharge > MOST_PARIAS:
        raise ContentError(f"tribute: with the events' surcharge at most {MOST_PARIAS} parias in a round.")


def _check_major_tiles(content: Content) -> None:
    first = [tile for tile in content.major_tiles if tile.era == 1]
    second = [tile for tile in content.major_tiles if tile.era == 2]
    removed = [tile for tile in second if tile.removed]
    if (len(first), len(second), len(removed)) != TILES_BY_ERA or any([tile.removed for tile in first]):
        raise ContentError(
            f"major-tile: {TILES_BY_ERA[0]} tiles are of era 1 and {TILES_BY_ERA[1]} of era 2, "
            f"and {TILES_BY_ERA[2]} of era 2 are removed with 1 or 2 players."
        )


def _check_major_poems(content: Content) -> None:
    if len({poem.letter for poem in content.major_poems}) < LETTERS:
        raise ContentError(f"major-poem: 4 players need poems of {LETTERS} different letters.")
    if len({poem.letter for poem in content.major_poems if poem.solo}) < SOLO_LETTERS:
        raise ContentError(f"major-poem: the solo game needs poems of {SOLO_LETTERS} different letters.")


def _check_yusuf(content: Content) -> None:
    for card in content.yusuf_cards:
        _check_card(content, card)
    for name, worker in YUSUF_WORKERS:
        squares = {card.square for card in content.yusuf_cards if card.worker == worker}
        least = 2 if worker == 0 else 1
        if len(squares) < least:
            raise ContentError(f"yusuf: the {name} cards must lead to {least} or more squares.")


def _check_card(content: Content, card: YusufCard) -> None:
    where = f"yusuf '{card.id}'"
    if card.square not in content.rings[0][RING_OF[card.worker]]:
        raise ContentError(f"{where}: {WORKERS[card.worker]} cannot stand on {SQUARES[card.square]} there.")
    if len(card.actions) > MOST_YUSUF_ACTIONS:
        raise ContentError(f"{where}: at most {MOST_YUSUF_ACTIONS} actions.")
    for action in card.actions:
        known = YUSUF_ACTIONS[card.worker]
        if action not in known:
            raise ContentError(f"{where}: action {action[:40]!r} is not known; known are {', '.join(known)}.")
        if action == "storehouse" and ACTION_OF[card.square] != STOREHOUSE:
            raise ContentError(f"{where}: a storehouse tile is taken only beside a storehouse square.")
    if card.per >= 0 and MEASURES[card.per] not in YUSUF_MEASURES:
        raise ContentError(f"{where}: per must be one of none, {', '.join(YUSUF_MEASURES)}.")


# Bonuses

ELSEWHERE: Final = "elsewhere"
"""Where no verb leads to."""


def _bonuses(content: Content) -> list[tuple[str, str, str]]:
    """Every bonus that costs nothing to gain again: its place, its entry, its text."""
    found: list[tuple[str, str, str]] = []
    for city in content.cities:
        found.append((CITIES, f"city-tile '{city.id}'", city.bonus))
        place = RED_CITIES if city.colour == RED_CITY else ELSEWHERE
        found.append((place, f"city-tile '{city.id}'", city.consolidation))
    found.extend([(MAJOR_TILES, f"major-tile '{tile.number}'", tile.bonus) for tile in content.major_tiles])
    found.extend([(STOREHOUSES, f"store-tile '{tile.number}'", tile.bonus) for tile in content.store_tiles])
    found.extend([(FAVOUR_TRACK, "favour 'track'", bonus) for bonus in content.favour])
    for poem in content.poems:
        found.append((ELSEWHERE, f"poem '{poem.number}'", poem.red))
        for trigger, bonus in poem.blue.triggers:
            place = STOREHOUSES if trigger == ON_STOREHOUSE else QUARRIES if trigger == ON_QUARRY else ELSEWHERE
            found.append((place, f"poem '{poem.number}'", bonus))
    return found


def _leads_to(text: str) -> set[str]:
    """Places whose bonus this bonus brings at no cost."""
    return {step.verb.leads_to(step) for branch in read_bonus(text).branches for step in branch}


def _check_bonuses(content: Content) -> None:
    """No bonus may bring itself back: neither by reactivating a poem, nor by leading round to its own place."""
    bonuses = _bonuses(content)
    for _place, where, text in bonuses:
        if RED_POEMS in _leads_to(text):
            raise ContentError(f"{where}: 'act: reactivate' cannot be a bonus here, it could go on for ever.")
    for place, where, text in bonuses:
        reached, before = _leads_to(text), 0
        while len(reached) > before:
            before = len(reached)
            for next_place, _where, next_text in bonuses:
                if next_place in reached:
                    reached |= _leads_to(next_text)
        if place in reached:
            raise ContentError(f"{where}: {text!r} could bring itself back and go on for ever.")
    texts = [(where, text) for _place, where, text in bonuses]
    texts.extend([(f"start-tile '{tile.number}'", tile.bonus) for tile in content.start_tiles])
    texts.extend([("balance-bonus", bonus) for bonus in content.balance_bonuses])
    for where, text in texts:
        branches = read_bonus(text).branches
        if len(branches) > len(PICK):
            raise ContentError(f"{where}: a bonus offers at most {len(PICK)} choices.")
        if max([len(branch) for branch in branches]) > MOST_PARTS:
            raise ContentError(f"{where}: a bonus has at most {MOST_PARTS} parts.")
