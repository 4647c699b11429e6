"""Sabika's components: the values in the content files, in the form the rules use."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from partal.core.content import ContentError, Entry, component, digest, overlay, read_folder, read_pack, within
from partal.core.message import Message, message, shown

from partal.sabika.rules.bonus import (
    ACTS,
    PLAIN,
    BonusError,
    Count,
    read_bonus,
    read_count,
    read_event,
    read_lasting,
)
from partal.sabika.rules.components import (
    CityTile,
    EventTile,
    MajorPoem,
    MajorTile,
    MinorCard,
    MinorPoem,
    Space,
    StartTile,
    StoreTile,
    Trade,
    Wish,
    YusufCard,
)
from partal.sabika.rules.notation import MAJOR_POEM_IDS
from partal.sabika.rules.schema import BOARD_SIDES, FITS, SCHEMA, YUSUF_WORKERS
from partal.sabika.rules.soundness import check
from partal.sabika.rules.things import (
    FIRST_MINOR_TYPE,
    GAME,
    GLAZED,
    GOODS,
    MATERIALS,
    MEASURES,
    MOSAICS,
    PORTS,
    RED_CITY,
    RINGS,
    SQUARES,
    TYPES,
)

FOLDER: Final = Path(__file__).parent.parent / "content"


Found = dict[tuple[str, str], Entry]


class Content:
    """All component values of one game, frozen and shared by all its states."""

    def __repr__(self) -> str:
        return f"<Content of sabika from {self.name!r}, {len(self.entries)} entries, digest {self.digest}>"

    def __init__(self, entries: tuple[Entry, ...], name: str) -> None:
        self.name: Final[str] = name
        self.entries: Final[tuple[Entry, ...]] = entries
        self.digest: Final[str] = digest(entries)
        find: Found = {(entry.kind, entry.id): entry for entry in entries}

        self.rings: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
            [tuple([_squares(find["ring", f"{ring}-{side}"]) for ring in RINGS]) for side in BOARD_SIDES]
        )
        """[side][ring][position] -> square, clockwise from the top."""
        self.raw_spaces: Final[tuple[Space, ...]] = _spaces(entries, "raw-space")
        self.marble_spaces: Final[tuple[Space, ...]] = _spaces(entries, "marble-space")
        self.covered_squares: Final[tuple[int, ...]] = _squares(find["covered", "3-players"])
        few, three = _squares(find["sultan", "1-2-players"]), _squares(find["sultan", "3-players"])
        self.sultan: Final[tuple[tuple[int, ...], ...]] = ((), few, few, three, ())
        """[players] -> start squares of the Sultan's workers (S-SETR-04, S-SETR-05)."""
        self.routes: Final[tuple[tuple[int, int, int], ...]] = _routes(entries)

        self.tribute: Final[tuple[int, ...]] = _row(find, "tribute", "parias")
        self.favour: Final[tuple[str, ...]] = _favour(find["favour", "track"])
        self.start_dinars: Final[tuple[int, ...]] = _row(find, "purse", "dinars")
        self.buy: Final[tuple[int, ...]] = _row(find, "buy", "dinars")
        self.sell: Final[tuple[int, ...]] = _row(find, "sell", "dinars")
        self.material_prestige: Final[tuple[int, ...]] = _row(find, "material", "prestige")
        self.poem_costs: Final[tuple[int, ...]] = _row(find, "poem-cost", "dinars")
        self.expansion_prestige: Final[tuple[int, ...]] = _row(find, "expansion", "prestige")
        first, second, third = _row(find, "majority", "prestige")
        self.majority: Final[tuple[int, int, int]] = (first, second, third)
        raw_builder, raw_merchant, marble_merchant, marble_poet = _row(find, "secondary", "dinars")
        self.raw_cost: Final[tuple[int, int]] = (raw_builder, raw_merchant)
        """For a builder and for a merchant (S-SEC-09)."""
        self.marble_cost: Final[tuple[int, int]] = (marble_merchant, marble_poet)
        """For a merchant and for a poet (S-SEC-13)."""
        self.start_prestige: Final[int] = _amount(find, "starting-prestige")
        self.steps_free: Final[int] = _amount(find, "free-steps")
        self.market_dinars: Final[int] = _amount(find, "market-dinars")
        self.market_transactions: Final[int] = _amount(find, "market-transactions")
        self.rest_dinars: Final[int] = _amount(find, "rest-dinars")
        self.rest_loss: Final[int] = _amount(find, "rest-loss")
        self.quarry_count: Final[int] = _amount(find, "quarry-materials")
        self.refresh_cost: Final[int] = _amount(find, "refresh-dinars")
        self.refresh_prestige: Final[int] = _amount(find, "refresh-prestige")
        self.artisanal_dinars: Final[int] = _amount(find, "artisanal-dinars")
        self.artisanal_poems: Final[int] = _amount(find, "artisanal-poems")
        """The number of poems that bring one dinar more (S-ART-01)."""
        self.favour_last: Final[int] = _amount(find, "favour-last")
        self.yusuf_boxes: Final[int] = _amount(find, "yusuf-boxes")

        self.start_tiles: Final[tuple[StartTile, ...]] = tuple(
            [StartTile(int(tile.id), _bonus(tile, "bonus")) for tile in _all(find, "start-tile")]
        )
        self.cities: Final[tuple[CityTile, ...]] = tuple([read_city_tile(tile) for tile in _all(find, "city-tile")])
        self.city_measures: Final[tuple[tuple[int, ...], ...]] = tuple([_measures(tile) for tile in self.cities])
        """[tile] -> what a ship there counts for besides presence: the tile's colour and each good it demands."""
        self.major_tiles: Final[tuple[MajorTile, ...]] = tuple([_major(tile) for tile in _all(find, "major-tile")])
        self.store_tiles: Final[tuple[StoreTile, ...]] = tuple(
            [StoreTile(int(tile.id), tile.number("boxes"), _bonus(tile, "bonus")) for tile in _all(find, "store-tile")]
        )
        self.minor_cards: Final[tuple[MinorCard, ...]] = tuple([_minor(card) for card in _all(find, "minor-card")])
        self.balance_cards: Final[tuple[int, ...]] = tuple(
            [_word(card, "left", MOSAICS) for card in _all(find, "balance-card")]
        )
        self.balance_bonuses: Final[tuple[str, ...]] = tuple(
            [_bonus(mosaic, "bonus") for mosaic in _all(find, "balance-bonus")]
        )
        self.poems: Final[tuple[MinorPoem, ...]] = tuple([_poem(card) for card in _all(find, "poem")])
        self.major_poems: Final[tuple[MajorPoem, ...]] = _major_poems(entries)
        self.trades: Final[tuple[Trade, ...]] = tuple([read_trade(card) for card in _all(find, "trade")])
        self.wishes: Final[tuple[Wish, ...]] = tuple([read_wish(tile) for tile in _all(find, "wish")])
        self.events: Final[tuple[EventTile, ...]] = tuple([_event(tile) for tile in _all(find, "event")])
        self.yusuf_cards: Final[tuple[YusufCard, ...]] = tuple([_yusuf(card) for card in _all(find, "yusuf")])
        check(self)


def _measures(tile: CityTile) -> tuple[int, ...]:
    colour = "red presence" if tile.colour == RED_CITY else "blue presence"
    return tuple([MEASURES.index(name) for name in (colour, *[f"{GOODS[family]} presence" for family in tile.demand])])


def _where(entry: Entry) -> Message:
    return component(entry.kind, entry.id)


def _unreadable(entry: Entry, key: str, error: BonusError) -> ContentError:
    return ContentError(message("sabika-refused-cannot-read", where=_where(entry), key=key, problem=error.message))


def _all(find: Found, kind: str) -> list[Entry]:
    """All entries of a kind with fixed ids, in order."""
    return [find[kind, name] for name in SCHEMA[kind].ids]


def _row(find: Found, kind: str, key: str) -> tuple[int, ...]:
    return tuple([entry.number(key) for entry in _all(find, kind)])


def _amount(find: Found, name: str) -> int:
    return find["amount", name].number("value")


def _words(entry: Entry, key: str) -> list[str]:
    """The words of a list separated by commas; `none` is the empty list."""
    text = entry.text(key).strip()
    return [] if text == "none" else [word.strip() for word in text.split(",")]


def _known(entry: Entry, key: str, word: str, words: tuple[str, ...]) -> int:
    if word not in words:
        known = ", ".join(words)
        raise ContentError(message("sabika-refused-word", where=_where(entry), key=key, word=shown(word), known=known))
    return words.index(word)


def _word(entry: Entry, key: str, words: tuple[str, ...]) -> int:
    return _known(entry, key, entry.text(key).strip(), words)


def _squares(entry: Entry) -> tuple[int, ...]:
    for word in _words(entry, "squares"):
        if word not in SQUARES:
            raise ContentError(message("sabika-refused-square", where=_where(entry), square=shown(word)))
    return tuple([SQUARES.index(word) for word in _words(entry, "squares")])


def _spaces(entries: tuple[Entry, ...], kind: str) -> tuple[Space, ...]:
    spaces: list[Space] = []
    for entry in entries:
        if entry.kind == kind:
            sides = [_known(entry, "sides", word, BOARD_SIDES) for word in _words(entry, "sides")]
            spaces.append(Space(entry.id, _squares(entry), (0 in sides, 1 in sides), entry.number("cancelled") == 1))
    return tuple(spaces)


def _routes(entries: tuple[Entry, ...]) -> tuple[tuple[int, int, int], ...]:
    """Routes with the lower port number first; an entry of 0 dinars removes a route from the map."""
    routes: list[tuple[int, int, int]] = []
    seen: dict[tuple[int, int], str] = {}
    for entry in entries:
        if entry.kind != "route":
            continue
        ends = entry.id.split("-")
        if len(ends) != 2 or ends[0] == ends[1] or ends[0] not in PORTS or ends[1] not in PORTS:
            raise ContentError(message("sabika-refused-route-ends", where=_where(entry), ports=", ".join(PORTS)))
        low, high = sorted([PORTS.index(end) for end in ends])
        if (low, high) in seen:
            raise ContentError(message("sabika-refused-route-twice", where=_where(entry), name=seen[low, high]))
        seen[low, high] = entry.id
        if entry.number("dinars"):
            routes.append((low, high, entry.number("dinars")))
    return tuple(routes)


def _read_bonus(entry: Entry, key: str, text: str) -> str:
    try:
        return read_bonus(text.strip()).text
    except BonusError as error:
        raise _unreadable(entry, key, error) from None


def _bonus(entry: Entry, key: str) -> str:
    return _read_bonus(entry, key, entry.text(key))


def _favour(entry: Entry) -> tuple[str, ...]:
    return tuple([_read_bonus(entry, "bonuses", text) for text in entry.text("bonuses").split(";")])


def read_city_tile(entry: Entry) -> CityTile:
    demand = [_known(entry, "demand", word, GOODS) for word in _words(entry, "demand")]
    if not demand or len(set(demand)) < len(demand):
        raise ContentError(message("sabika-refused-demand", where=_where(entry)))
    colour = _word(entry, "colour", ("blue", "red"))
    consolidation = _bonus(entry, "consolidation")
    if colour == RED_CITY and not _is_one_action(consolidation):
        raise ContentError(message("sabika-refused-red-city", where=_where(entry)))
    return CityTile(entry.id, colour, tuple(demand), _bonus(entry, "bonus"), consolidation)


def _is_one_action(text: str) -> bool:
    branches = read_bonus(text).branches
    return len(branches) == 1 and [step.verb.kind for step in branches[0] if step.verb.kind != PLAIN] == [ACTS]


def _major(entry: Entry) -> MajorTile:
    kind = _word(entry, "type", TYPES[:FIRST_MINOR_TYPE])
    return MajorTile(int(entry.id), entry.number("era"), kind, _bonus(entry, "bonus"), entry.number("removed") == 1)


def _minor(entry: Entry) -> MinorCard:
    kind = FIRST_MINOR_TYPE + _word(entry, "type", TYPES[FIRST_MINOR_TYPE:])
    base = _word(entry, "base", MATERIALS[:GLAZED])
    return MinorCard(int(entry.id), kind, base, _word(entry, "left", MOSAICS), _word(entry, "right", MOSAICS))


def _poem(entry: Entry) -> MinorPoem:
    try:
        blue = read_lasting(entry.text("blue"))
    except BonusError as error:
        raise _unreadable(entry, "blue", error) from None
    return MinorPoem(int(entry.id), blue, _bonus(entry, "red"))


_ON_LAST: Final = re.compile(r"^ ([1-9]) on the last space$")


def _major_poems(entries: tuple[Entry, ...]) -> tuple[MajorPoem, ...]:
    """Grey poems that score; `scoring = "none"` takes one out of the game."""
    found = [entry for entry in entries if entry.kind == "major-poem"]
    return tuple([read_major_poem(entry) for entry in found if entry.text("scoring") != "none"])


def read_major_poem(entry: Entry) -> MajorPoem:
    """`most poem` is a majority; `2 per favour, at most 14; 2 on the last space` counts."""
    if entry.id not in MAJOR_POEM_IDS:
        ends = MAJOR_POEM_IDS[0], MAJOR_POEM_IDS[-1]
        raise ContentError(message("sabika-refused-major-poem", where=_where(entry), first=ends[0], last=ends[1]))
    letter, solo = entry.id[0], entry.number("solo") == 1
    scoring, semicolon, extra = entry.text("scoring").partition(";")
    if scoring.startswith("most ") and not semicolon:
        measure = _known(entry, "scoring", scoring[5:], MEASURES)
        return MajorPoem(entry.id, letter, measure, True, 0, 0, 0, solo)
    count = _count(entry, "scoring", scoring)
    last = _ON_LAST.match(extra)
    if semicolon and (last is None or MEASURES[count.measure] != "favour"):
        raise ContentError(message("sabika-refused-favour-poem", where=_where(entry)))
    last_bonus = int(last[1]) if last else 0
    return MajorPoem(entry.id, letter, count.measure, False, count.points, count.limit, last_bonus, solo)


def _count(entry: Entry, key: str, text: str) -> Count:
    try:
        return read_count(text)
    except BonusError as error:
        raise _unreadable(entry, key, error) from None


def read_trade(entry: Entry) -> Trade:
    """`1 per presence`."""
    count = _count(entry, "scoring", entry.text("scoring"))
    if count.limit:
        raise ContentError(message("sabika-refused-trade-limit", where=_where(entry)))
    return Trade(int(entry.id), count.points, count.measure, FITS[_word(entry, "fits", FITS)])


def read_wish(entry: Entry) -> Wish:
    """`3 per palace; 2 per garden`."""
    elements = tuple([_count(entry, "elements", text) for text in entry.text("elements").split(";")])
    return Wish(entry.id, entry.id[0], elements)


def _event(entry: Entry) -> EventTile:
    try:
        changes = read_event(entry.text("changes"))
    except BonusError as error:
        raise _unreadable(entry, "changes", error) from None
    return EventTile(int(entry.id), entry.number("positive") == 1, changes)


def _yusuf(entry: Entry) -> YusufCard:
    worker = YUSUF_WORKERS[_word(entry, "worker", tuple([name for name, _ in YUSUF_WORKERS]))][1]
    per = -1 if entry.text("per") == "none" else _word(entry, "per", MEASURES)
    return YusufCard(
        entry.id,
        worker,
        _word(entry, "square", SQUARES),
        entry.number("discard") == 1,
        tuple(_words(entry, "actions")),
        entry.number("prestige"),
        entry.number("parias"),
        per,
    )


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
