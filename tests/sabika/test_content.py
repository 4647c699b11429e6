"""Sabika's components: the counts, the values a rulebook states, and what a pack may not do."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from partal.core.content import ContentError

from partal.sabika.rules.atlas import atlas_of
from partal.sabika.rules.bonus import (
    EVENT_CHANGES,
    EXPORT_BASE,
    FREE_STEPS,
    GOODS_ROOM,
    ON_STORED_HERE,
    TRIBUTE_DINARS,
    Count,
)
from partal.sabika.rules.components import MajorPoem
from partal.sabika.rules.content import Content, built_in, load_pack
from partal.sabika.rules.things import (
    ACTION_OF,
    BLUE_CITY,
    CITIES,
    GAME,
    GOODS,
    GRANADA,
    MATERIALS,
    MEASURES,
    MOSAICS,
    PORTS,
    RED_CITY,
    RING_OF_SQUARE,
    SQUARES,
    STOREHOUSE_LEFT,
    STOREHOUSE_RIGHT,
    TYPES,
)

CONTENT = built_in()
ATLAS = atlas_of(CONTENT)
COPIES = 2
ORIGINS = {(entry.kind, entry.id): entry.origin for entry in CONTENT.entries}


def load(folder: Path, text: str) -> Content:
    path = folder / "mine.toml"
    path.write_text(f'[pack]\nname = "mine"\ngame = "{GAME}"\n{text}', encoding="utf-8")
    return load_pack(path)


def entry(kind: str, name: str, **values: str | int) -> str:
    lines = [f"[[{kind}]]", f'id = "{name}"', 'origin = "printed"']
    lines.extend([f"{key} = {value!r}".replace("'", '"') for key, value in values.items()])
    return "\n".join(lines) + "\n"


def names(squares: tuple[int, ...]) -> list[str]:
    return [SQUARES[square] for square in squares]


# What is in the box


def test_as_many_of_each_component_as_the_box_holds() -> None:
    counts = {
        "minor poems": (len(CONTENT.poems), 22),
        "major poems": (len(CONTENT.major_poems), 20),
        "trade cards": (len(CONTENT.trades), 8),
        "minor buildings": (len(CONTENT.minor_cards), 36),
        "balance cards": (len(CONTENT.balance_cards), 4),
        "storehouse tiles": (len(CONTENT.store_tiles), 24),
        "starting tiles": (len(CONTENT.start_tiles), 10),
        "city tiles": (len(CONTENT.cities), 12),
        "wishes": (len(CONTENT.wishes), 9),
        "events": (len(CONTENT.events), 14),
        "cards of the solo opponent": (len(CONTENT.yusuf_cards), 26),
        "major buildings": (len(CONTENT.major_tiles), 21),
    }
    assert {name: count for name, (count, _) in counts.items()} == {name: count for name, (_, count) in counts.items()}


def test_components_lie_in_the_order_of_their_numbers() -> None:
    """A component's place in its row is its number less one."""
    for row in (CONTENT.poems, CONTENT.trades, CONTENT.minor_cards, CONTENT.store_tiles, CONTENT.start_tiles):
        assert [thing.number for thing in row] == list(range(1, len(row) + 1))
    assert [tile.number for tile in CONTENT.major_tiles] == list(range(1, 22))
    assert [tile.number for tile in CONTENT.events] == list(range(1, 15))
    assert [tile.id for tile in CONTENT.cities] == [f"C{number}" for number in range(1, 13)]


def test_every_entry_says_where_it_comes_from() -> None:
    assert set(ORIGINS.values()) <= {"rulebook", "public", "reconstructed"}
    for known in (
        ("poem", "2"),
        ("poem", "5"),
        ("major-poem", "A1"),
        ("major-poem", "A2"),
        ("major-poem", "E2"),
        ("trade", "7"),
        ("tribute", "round-5"),
        ("route", "florence-ragusa"),
        ("route", "ragusa-constantinople"),
        *[("event", str(number)) for number in range(1, 15)],
    ):
        assert ORIGINS[known] == "rulebook", known
    for ours in (
        ("poem", "1"),
        ("poem", "21"),
        ("city-tile", "C2"),
        ("tribute", "round-4"),
        ("route", "granada-algiers"),
    ):
        assert ORIGINS[ours] == "reconstructed", ours
    for kind in ("major-tile", "store-tile", "minor-card", "start-tile", "wish", "yusuf", "ring", "raw-space"):
        assert {origin for (name, _), origin in ORIGINS.items() if name == kind} == {"reconstructed"}, kind


def test_a_half_known_poem_says_which_half() -> None:
    notes = {entry.id: entry.note for entry in CONTENT.entries if entry.kind == "poem"}
    assert {name for name, note in notes.items() if note == "blue"} == {"1", "10", "16", "20"}
    assert {name for name, note in notes.items() if note == "red"} == {"4", "14", "17"}
    assert notes["21"] == "materials"


# The board


def test_rings_have_eight_six_and_six_squares_with_two_for_each_action() -> None:
    for side in (0, 1):
        assert [len(ring) for ring in CONTENT.rings[side]] == [8, 6, 6]
        for ring, squares in enumerate(CONTENT.rings[side]):
            assert {RING_OF_SQUARE[square] for square in squares} == {ring}
        counts = Counter(ACTION_OF[square] for ring in CONTENT.rings[side] for square in ring)
        assert sorted(counts.values()) == [1, 1] + [COPIES] * 9


def test_the_two_storehouse_squares_lie_opposite_each_other() -> None:
    for side in (0, 1):
        outer = CONTENT.rings[side][0]
        right, left = outer.index(STOREHOUSE_RIGHT), outer.index(STOREHOUSE_LEFT)
        assert (right, left) == (2, 6)
        assert left - right == len(outer) // 2


def test_first_copies_come_first_clockwise_from_the_top() -> None:
    assert names(CONTENT.rings[0][0])[0] == "minor-quarry-1"
    assert names(CONTENT.rings[1][1]) == [
        "produce-1",
        "export-1",
        "consolidate-1",
        "produce-2",
        "export-2",
        "consolidate-2",
    ]


@pytest.mark.parametrize(("players", "raw", "marble"), [(2, 4, 2), (3, 6, 3), (4, 8, 4)])
def test_two_raw_spaces_and_one_marble_space_for_each_player(players: int, raw: int, marble: int) -> None:
    side = 0 if players < 3 else 1
    for spaces, count in ((CONTENT.raw_spaces, raw), (CONTENT.marble_spaces, marble)):
        assert len([space for space in spaces if space.sides[side] and not (players == 3 and space.cancelled)]) == count


def test_spaces_are_joined_as_the_board_says() -> None:
    joined = {space.id: names(space.squares) for space in CONTENT.raw_spaces + CONTENT.marble_spaces}
    assert list(joined) == ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "B2", "B3", "B5", "B6"]
    assert joined["R3"] == ["storehouse-right", "export-1", "consolidate-1"]
    assert joined["R5"] == ["major-quarry-1", "produce-2"]
    assert joined["B6"] == ["consolidate-2", "reactivate-2"]
    assert [space.id for space in CONTENT.raw_spaces if space.cancelled] == ["R3", "R7"]
    assert [space.id for space in CONTENT.marble_spaces if space.cancelled] == ["B6"]
    assert CONTENT.covered_squares == ()


def test_each_square_knows_the_spaces_joined_to_it() -> None:
    export = SQUARES.index("export-1")
    assert [CONTENT.raw_spaces[place].id for place in ATLAS.raw_at[export]] == ["R2", "R3"]
    assert [CONTENT.marble_spaces[place].id for place in ATLAS.marble_at[export]] == ["B2"]
    assert ATLAS.marble_at[SQUARES.index("produce-1")] == ()
    for spaces, joined in (
        (CONTENT.raw_spaces, ATLAS.raw_at),
        (CONTENT.marble_spaces, ATLAS.marble_at),
    ):
        assert sum(len(space.squares) for space in spaces) == sum(len(places) for places in joined)


def test_with_3_players_each_merchant_square_has_exactly_one_raw_space() -> None:
    joined = Counter(square for space in CONTENT.raw_spaces if not space.cancelled for square in space.squares)
    assert [joined[square] for square in CONTENT.rings[1][1]] == [1] * 6


@pytest.mark.parametrize(("players", "workers"), [(1, [4, 2, 2]), (2, [4, 2, 2]), (3, [2, 1, 1]), (4, [0, 0, 0])])
def test_the_sultans_workers_stand_in_for_missing_players(players: int, workers: list[int]) -> None:
    rings = Counter(RING_OF_SQUARE[square] for square in CONTENT.sultan[players])
    assert [rings[ring] for ring in (0, 1, 2)] == workers


@pytest.mark.parametrize("players", [2, 3])
def test_the_sultans_workers_never_stand_on_both_squares_of_an_action(players: int) -> None:
    rings = CONTENT.rings[0 if players == 2 else 1]
    for steps in range(5):
        actions = [
            ACTION_OF[ring[(ring.index(square) + steps) % len(ring)]]
            for ring in rings
            for square in CONTENT.sultan[players]
            if square in ring
        ]
        assert len(set(actions)) == len(actions), steps


# The map


def test_every_route_joins_two_ports_once_with_a_price() -> None:
    assert len(CONTENT.routes) == 15
    assert len({frozenset((one, other)) for one, other, _ in CONTENT.routes}) == 15
    assert all(one < other and dinars >= 1 for one, other, dinars in CONTENT.routes)


def test_a_journey_costs_the_same_in_both_directions() -> None:
    costs = atlas_of(CONTENT).costs(0, 0, False)
    for one in range(len(PORTS)):
        for other in range(len(PORTS)):
            assert costs[one][other] == costs[other][one]


def test_from_florence_through_ragusa_to_constantinople_costs_4() -> None:
    """The rulebook's export example; Granada is not nearer, and no other way costs as little."""
    florence, ragusa, constantinople = [PORTS.index(name) for name in ("florence", "ragusa", "constantinople")]
    costs = atlas_of(CONTENT).costs(0, 0, False)
    assert (florence, ragusa, 2) in CONTENT.routes
    assert (ragusa, constantinople, 2) in CONTENT.routes
    assert costs[florence][constantinople] == 4
    assert costs[GRANADA][constantinople] == 6


def test_cheapest_journeys_from_granada() -> None:
    costs = atlas_of(CONTENT).costs(0, 0, False)[GRANADA]
    assert {name: costs[city] for city, name in enumerate(CITIES)} == {
        "algiers": 1,
        "fez": 1,
        "tunis": 2,
        "florence": 2,
        "bruges": 2,
        "venice": 3,
        "ragusa": 4,
        "cairo": 5,
        "constantinople": 6,
    }


def test_the_chain_of_the_rulebooks_example_leaves_algiers_out() -> None:
    """Five cities form one chain; Algiers would join it only through Granada, which does not link."""
    chain = {PORTS.index(name) for name in ("florence", "cairo", "ragusa", "constantinople", "venice")}
    algiers = PORTS.index("algiers")

    def group(ports: set[int], start: int) -> set[int]:
        found = {start}
        for _ in ports:
            for one, other, _dinars in CONTENT.routes:
                if {one, other} <= ports and found & {one, other}:
                    found |= {one, other}
        return found

    ships = chain | {algiers}
    assert group(ships, PORTS.index("florence")) == chain
    assert group(ships, algiers) == {algiers}
    assert group(ships | {GRANADA}, algiers) == ships | {GRANADA}
    assert atlas_of(CONTENT).chain(sorted(ships)) == 5


# Numbers


def test_prices_and_amounts_that_the_rulebook_states() -> None:
    assert CONTENT.buy == (1, 1, 2, 3, 1)
    assert CONTENT.sell == (1, 2, 3, 4, 3)
    assert (CONTENT.market_dinars, CONTENT.market_transactions) == (2, 2)
    assert (CONTENT.rest_dinars, CONTENT.rest_loss) == (3, 1)
    assert (CONTENT.refresh_cost, CONTENT.refresh_prestige) == (1, 1)
    assert (CONTENT.artisanal_dinars, CONTENT.artisanal_poems) == (3, 2)
    assert (CONTENT.steps_free, CONTENT.quarry_count, CONTENT.start_prestige) == (2, 3, 5)
    assert CONTENT.material_prestige == (1, 2, 3, 4)
    assert CONTENT.poem_costs == (1, 2, 4)
    assert CONTENT.expansion_prestige == (1, 2)
    assert CONTENT.raw_cost == (1, 0)
    assert CONTENT.marble_cost == (2, 1)
    assert CONTENT.majority == (14, 9, 6)
    assert (CONTENT.favour_last, CONTENT.yusuf_boxes) == (1, 4)


def test_tracks() -> None:
    assert CONTENT.tribute == (2, 3, 4, 5, 6)
    assert CONTENT.start_dinars == (4, 5, 6, 7)
    assert CONTENT.favour == (
        "gypsum + 1 dinar | wood + 1 dinar",
        "1 raw + 1 paria",
        "3 dinars",
        "2 transactions",
        "2 prestige",
    )


# Tiles and cards


def test_each_good_and_each_colour_is_on_6_city_tiles() -> None:
    for family in range(len(GOODS)):
        assert len([tile for tile in CONTENT.cities if family in tile.demand]) == 6
    assert Counter(tile.colour for tile in CONTENT.cities) == {BLUE_CITY: 6, RED_CITY: 6}
    for colour in (BLUE_CITY, RED_CITY):
        assert sorted(len(tile.demand) for tile in CONTENT.cities if tile.colour == colour) == [1, 1, 1, 2, 2, 2]


def test_city_tiles_of_the_rulebooks_examples() -> None:
    any_material = CONTENT.cities[1]
    assert any_material.demand == (GOODS.index("clothes"),)
    assert any_material.bonus == " | ".join(MATERIALS)
    assert (CONTENT.cities[6].colour, CONTENT.cities[6].consolidation) == (RED_CITY, "act: construction")


def test_major_buildings_are_even_over_eras_and_types_for_every_number_of_players() -> None:
    first = [tile for tile in CONTENT.major_tiles if tile.era == 1]
    second = [tile for tile in CONTENT.major_tiles if tile.era == 2]
    for tiles, each in ((first, 3), (second, 4), ([tile for tile in second if not tile.removed], 3)):
        assert Counter(tile.type for tile in tiles) == {0: each, 1: each, 2: each}
    assert [tile.number for tile in CONTENT.major_tiles if tile.removed] == [19, 20, 21]


def test_storehouse_tiles_by_boxes_and_none_grants_an_action() -> None:
    assert Counter(tile.boxes for tile in CONTENT.store_tiles) == {1: 10, 2: 10, 3: 4}
    assert not [tile for tile in CONTENT.store_tiles if "act:" in tile.bonus]


def test_each_ordered_pair_of_different_mosaics_is_there_three_times() -> None:
    """Once for each type and once for each base, so no colour, type or base is easier than another."""
    pairs = Counter((card.left, card.right) for card in CONTENT.minor_cards)
    assert pairs == dict.fromkeys(permutations(range(len(MOSAICS)), 2), 3)
    for pair in pairs:
        cards = [card for card in CONTENT.minor_cards if (card.left, card.right) == pair]
        assert {card.type for card in cards} == {3, 4, 5}
        assert {card.base for card in cards} == {0, 1, 2}
    assert set(Counter((card.type, card.base) for card in CONTENT.minor_cards).values()) == {4}


def test_balance_cards_and_bonuses() -> None:
    assert CONTENT.balance_cards == (0, 1, 2, 3)
    assert CONTENT.balance_bonuses == (
        "4 dinars or parias",
        "1 raw + 1 good | act: export",
        "gypsum + glazed | act: carve",
        "1 dinar + act: storehouse",
    )


def test_known_poems() -> None:
    poems = {poem.number: poem for poem in CONTENT.poems}
    assert (poems[2].blue.text, poems[2].red) == ("on seal: 2 dinars + 2 prestige", "glazed + 1 raw")
    assert (poems[5].blue.text, poems[5].red) == ("on wood building: 1 prestige + 1 paria", "2 prestige + favour")
    assert poems[1].blue.text == "income: 2 dinars; on starting: 2 prestige"
    assert poems[3].blue.changes == ((FREE_STEPS, 2),)
    assert poems[4].red == "2 prestige + bonus of a major tile"
    assert poems[14].red == "free ship"
    assert poems[16].blue.changes == ((GOODS_ROOM, 2),)
    assert poems[16].blue.triggers == ((ON_STORED_HERE, "1 prestige + 1 paria"),)
    assert poems[17].red == "action of a red city"
    assert poems[20].blue.changes == ((EXPORT_BASE, 1),)
    assert poems[21].red == "2 goods + 2 prestige"


def test_known_major_poems() -> None:
    poems = {poem.id: poem for poem in CONTENT.major_poems}
    assert poems["A1"] == MajorPoem("A1", "A", MEASURES.index("poem"), True, 0, 0, 0, True)
    assert poems["A2"] == MajorPoem("A2", "A", MEASURES.index("poem"), False, 2, 14, 0, True)
    assert poems["E2"] == MajorPoem("E2", "E", MEASURES.index("pair of buildings"), False, 4, 16, 0, True)
    assert poems["G2"] == MajorPoem("G2", "G", MEASURES.index("favour"), False, 2, 12, 0, True)
    assert [poem.id for poem in CONTENT.major_poems if not poem.solo] == ["F1"]
    assert Counter(poem.letter for poem in CONTENT.major_poems) == Counter("AAABBCCCDDDEEFGGHHHH")


def test_trade_cards_and_wishes() -> None:
    seventh = CONTENT.trades[6]
    assert (seventh.points, MEASURES[seventh.measure], seventh.fits) == (3, "consolidated", "any")
    assert [trade.fits for trade in CONTENT.trades] == [
        "blue",
        "red",
        "sugar",
        "clothes",
        "pottery",
        "chain",
        "any",
        "any",
    ]
    assert Counter(wish.letter for wish in CONTENT.wishes) == {"A": 3, "B": 3, "C": 3}
    assert CONTENT.wishes[0].elements == (Count(3, TYPES.index("palace"), 0), Count(2, TYPES.index("garden"), 0))
    wanted = {MEASURES[element.measure] for wish in CONTENT.wishes[:3] for element in wish.elements}
    assert wanted == set(TYPES)


def test_five_events_are_good_and_nine_are_bad_and_each_changes_something_else() -> None:
    assert [tile.positive for tile in CONTENT.events] == [True] * 5 + [False] * 9
    changed = [index for tile in CONTENT.events for index, number in enumerate(tile.changes) if number]
    assert sorted(changed) == list(range(len(EVENT_CHANGES)))
    assert CONTENT.events[13].changes[TRIBUTE_DINARS] == 1


def test_cards_of_the_solo_opponent() -> None:
    assert Counter(card.worker for card in CONTENT.yusuf_cards) == {0: 12, 2: 7, 3: 7}
    cards = {card.id: card for card in CONTENT.yusuf_cards}
    assert cards["YB12"].actions == ("major", "minor")
    assert (cards["YB12"].prestige, cards["YB12"].parias, cards["YB12"].per) == (0, 0, -1)
    assert SQUARES[cards["YB7"].square] == "minor-quarry-1"
    assert MEASURES[cards["YM4"].per] == "consolidated"
    assert (cards["YM7"].actions, cards["YM7"].prestige, cards["YM7"].parias) == ((), 3, 3)
    assert [card.id for card in CONTENT.yusuf_cards if not card.discard][:2] == ["YB2", "YB3"]


# Packs


def test_a_pack_replaces_one_value_and_leaves_the_others(tmp_path: Path) -> None:
    mine = load(tmp_path, entry("store-tile", "3", boxes=2, bonus="act: export"))
    assert (mine.store_tiles[2].boxes, mine.store_tiles[2].bonus) == (2, "act: export")
    assert mine.store_tiles[3] == CONTENT.store_tiles[3]
    assert mine.poems == CONTENT.poems
    assert mine.name == "mine"
    assert mine.digest != CONTENT.digest


def test_a_pack_can_cover_squares_of_a_ring_with_3_players(tmp_path: Path) -> None:
    text = entry("covered", "3-players", squares="market-2, export-2, carve-2")
    for space in [space for space in CONTENT.raw_spaces if space.cancelled]:
        text += entry("raw-space", space.id, squares=", ".join(names(space.squares)), sides="3-4", cancelled=0)
    text += entry("marble-space", "B6", squares="consolidate-2, reactivate-2", sides="3-4", cancelled=0)
    assert names(load(tmp_path, text).covered_squares) == ["market-2", "export-2", "carve-2"]


def test_a_pack_takes_a_route_and_a_major_poem_out_and_adds_others(tmp_path: Path) -> None:
    text = entry("route", "florence-cairo", dinars=0) + entry("route", "tunis-cairo", dinars=2)
    text += entry("major-poem", "D3", scoring="none", solo=1)
    text += entry("major-poem", "C4", scoring="most balance", solo=1)
    mine = load(tmp_path, text)
    assert len(mine.routes) == 15
    assert (PORTS.index("cairo"), PORTS.index("tunis"), 2) in mine.routes
    ids = [poem.id for poem in mine.major_poems]
    assert "D3" not in ids
    assert ids[-1] == "C4"
    assert len(ids) == 20


def test_a_longer_favour_track_is_possible_up_to_12_spaces_before_the_last(tmp_path: Path) -> None:
    assert len(load(tmp_path, entry("favour", "track", bonuses="; ".join(["1 dinar"] * 12))).favour) == 12
    with pytest.raises(ContentError, match=r"favour “track”: at most 12 spaces before the last one\."):
        load(tmp_path, entry("favour", "track", bonuses="; ".join(["1 dinar"] * 13)))


CITY: dict[str, str | int] = {"colour": "blue", "demand": "sugar", "bonus": "1 dinar", "consolidation": "1 dinar"}
MAJOR: dict[str, str | int] = {"era": 1, "type": "palace", "bonus": "1 dinar", "removed": 0}
RED: dict[str, str | int] = {**CITY, "colour": "red", "consolidation": "act: carve"}
OUTER = "minor-quarry-1, construction-1, storehouse-right, market-1, major-quarry-1, storehouse-left"
CARD: dict[str, str | int] = {
    "worker": "builder",
    "square": "market-1",
    "discard": 0,
    "actions": "none",
    "prestige": 1,
    "parias": 0,
    "per": "none",
}

ENDLESS = [
    entry("city-tile", "C1", **{**CITY, "bonus": "act: reactivate"}),
    entry("city-tile", "C1", **{**CITY, "consolidation": "1 dinar | act: reactivate"}),
    entry("city-tile", "C7", **{**RED, "consolidation": "act: reactivate"}),
    entry("major-tile", "1", **{**MAJOR, "bonus": "1 dinar + act: reactivate"}),
    entry("store-tile", "1", boxes=1, bonus="act: reactivate"),
    entry("favour", "track", bonuses="1 dinar; act: reactivate"),
    entry("poem", "3", blue="no toll", red="act: reactivate"),
    entry("poem", "3", blue="on storehouse: act: reactivate", red="1 dinar"),
]


@pytest.mark.parametrize("text", ENDLESS)
def test_reactivating_is_never_a_bonus_if_it_could_go_on_forever(tmp_path: Path, text: str) -> None:
    kind, name = text.split("\n")[0].strip("[]"), text.split('"')[1]
    with pytest.raises(ContentError) as refusal:
        load(tmp_path, text)
    assert str(refusal.value) == (
        f"mine.toml: {kind} “{name}”: “act: reactivate” cannot be a bonus here, because it could go on for ever."
    )


CIRCLES = [
    (entry("city-tile", "C1", **{**CITY, "bonus": "city bonus"}), "city-tile “C1”: “city bonus”"),
    (
        entry("major-tile", "1", **{**MAJOR, "bonus": "bonus of a major tile"}),
        "major-tile “1”: “bonus of a major tile”",
    ),
    (entry("favour", "track", bonuses="favour"), "favour “track”: “favour”"),
    (entry("store-tile", "1", boxes=1, bonus="act: storehouse"), "store-tile “1”: “act: storehouse”"),
    (entry("poem", "3", blue="on storehouse: act: storehouse", red="1 dinar"), "poem “3”: “act: storehouse”"),
    (entry("poem", "3", blue="on quarry: act: major-quarry", red="1 dinar"), "poem “3”: “act: major-quarry”"),
    (
        entry("favour", "track", bonuses="city bonus") + entry("city-tile", "C1", **{**CITY, "bonus": "favour"}),
        "city-tile “C1”: “favour”",
    ),
]


@pytest.mark.parametrize(("text", "where"), CIRCLES)
def test_no_bonus_brings_itself_back(tmp_path: Path, text: str, where: str) -> None:
    with pytest.raises(ContentError) as refusal:
        load(tmp_path, text)
    assert str(refusal.value) == f"mine.toml: {where} could trigger itself and go on for ever."


def test_one_half_of_such_a_circle_is_allowed(tmp_path: Path) -> None:
    assert load(tmp_path, entry("favour", "track", bonuses="city bonus")).favour == ("city bonus",)
    assert load(tmp_path, entry("city-tile", "C1", **{**CITY, "bonus": "favour"})).cities[0].bonus == "favour"


REFUSALS = [
    # The board
    (entry("ring", "outer-1-2", squares=OUTER.replace(", market-1", "")), "there is no square for market."),
    (
        entry("ring", "outer-3-4", squares=OUTER.replace(", storehouse-left", "")),
        "ring “outer-3-4”: there is no storehouse square on the left.",
    ),
    (entry("ring", "outer-1-2", squares=OUTER + ", market-1"), "market-1 appears twice."),
    (entry("ring", "outer-1-2", squares=OUTER + ", carve-1"), "carve-1 belongs to the inner ring."),
    (entry("ring", "outer-1-2", squares=OUTER + ", market-3"), "the copies of market must be numbered clockwise"),
    (entry("ring", "outer-1-2", squares=OUTER + ", garden-1"), "there is no square “garden-1”."),
    (
        entry("ring", "outer-1-2", squares=OUTER),
        "raw-space “R6”: there is no construction-2 on the side for 1-2.",
    ),
    (
        entry("raw-space", "R9", squares="carve-1", sides="3-4", cancelled=0),
        "raw-space “R9”: it lies between the outer and the middle ring, so it cannot be connected to carve-1.",
    ),
    (
        entry("marble-space", "B1", squares="market-1", sides="3-4", cancelled=0),
        "marble-space “B1”: it lies between the middle and the inner ring",
    ),
    (
        entry("raw-space", "R9", squares="market-3", sides="3-4", cancelled=0),
        "raw-space “R9”: there is no market-3 on the side for 3-4.",
    ),
    (entry("raw-space", "R9", squares="none", sides="3-4", cancelled=0), "it must be connected to a square."),
    (entry("raw-space", "R9", squares="market-1", sides="5", cancelled=0), "sides “5” is unknown"),
    (entry("raw-space", "R9", squares="market-1", sides="1-2", cancelled=1), "can be cancelled."),
    (
        "".join(entry("raw-space", f"R{n}", squares="market-1", sides="3-4", cancelled=0) for n in range(9, 14)),
        "raw-space “R13”: a board has at most 12 of these spaces.",
    ),
    (entry("covered", "3-players", squares="market-1"), "squares and cancelled spaces must number 3 in all."),
    (entry("covered", "3-players", squares="market-3"), "covered “3-players”: there is no market-3"),
    (entry("sultan", "3-players", squares="market-3"), "sultan “3-players”: market-3 is not in play there."),
    (
        entry("sultan", "1-2-players", squares="carve-1, carve-2, artisanal-1"),
        "the Sultan has at most 2 workers on the inner ring.",
    ),
    # The map
    (entry("route", "florence-rome", dinars=1), "route “florence-rome”: a route joins two of algiers,"),
    (entry("route", "cairo-cairo", dinars=1), "route “cairo-cairo”: a route joins two of"),
    (
        entry("route", "ragusa-florence", dinars=1),
        "route “ragusa-florence”: this route already exists as “florence-ragusa”; use that name.",
    ),
    (entry("route", "algiers-tunis", dinars=0), "no route leads from algiers to tunis."),
    # Numbers
    (entry("amount", "artisanal-poems", value=0), "amount “artisanal-poems”: must be at least 1."),
    (entry("tribute", "round-5", parias=20), "a round may have at most 20 parias, including the events’ surcharge."),
    (entry("buy", "wood", dinars=-1), "dinars must be a whole number from 0 to 20"),
    # Tiles and cards
    (entry("city-tile", "C1", **{**CITY, "demand": "none"}), "demand must name one or more goods, each once."),
    (entry("city-tile", "C1", **{**CITY, "demand": "sugar, sugar"}), "demand must name one or more goods, each once."),
    (entry("city-tile", "C1", **{**CITY, "demand": "silk"}), "demand “silk” is unknown; known values are sugar,"),
    (entry("city-tile", "C1", **{**CITY, "colour": "grey"}), "colour “grey” is unknown; known values are blue, red."),
    (entry("city-tile", "C7", **{**RED, "consolidation": "2 dinars"}), "a red city’s consolidation is one action"),
    (
        entry("city-tile", "C7", **{**RED, "consolidation": "act: carve + 1 raw"}),
        "a red city’s consolidation is one action",
    ),
    (entry("major-tile", "1", **{**MAJOR, "era": 2}), "major-tile: 9 tiles must be of era 1 and 12 of era 2"),
    (entry("major-tile", "1", **{**MAJOR, "removed": 1}), "major-tile: 9 tiles must be of era 1"),
    (entry("major-tile", "1", **{**MAJOR, "type": "garden"}), "type “garden” is unknown; known values are palace,"),
    (
        entry("minor-card", "1", type="garden", base="glazed", left="blue", right="green"),
        "base “glazed” is unknown; known values are gypsum, wood, marble.",
    ),
    (
        entry("store-tile", "1", boxes=1, bonus="2 camels"),
        "store-tile “1”: bonus cannot be read: “2 camels” is not a known bonus",
    ),
    (entry("store-tile", "1", boxes=1, bonus=""), "store-tile “1”: bonus cannot be read: an empty bonus."),
    (entry("start-tile", "1", bonus="21 dinars"), "start-tile “1”: bonus cannot be read: 21 is not between 1 and 20."),
    (entry("start-tile", "1", bonus=" | ".join(["wood"] * 9)), "start-tile “1”: a bonus offers at most 8 choices."),
    (entry("start-tile", "11", bonus="1 dinar"), "unknown start-tile"),
    (
        entry("poem", "3", blue="fly", red="1 dinar"),
        "poem “3”: blue cannot be read: “fly” is not a known effect of a blue poem.",
    ),
    (entry("major-poem", "F1", scoring="none", solo=0), "4 players need poems of 8 different letters."),
    (entry("major-poem", "K1", scoring="most box", solo=1), "major poems are named A1 to J6."),
    (entry("major-poem", "A3", scoring="3 per camel", solo=1), "“3 per camel” counts nothing that Sabika knows."),
    (
        entry("major-poem", "A3", scoring="2 per box; 2 on the last space", solo=1),
        "only a favour poem may add something",
    ),
    (
        entry("major-poem", "A3", scoring="2 per favour; on the last space", solo=1),
        "only a favour poem may add something",
    ),
    (entry("trade", "1", scoring="3 per seal, at most 9", fits="any"), "trade “1”: a trade card has no limit."),
    (entry("trade", "1", scoring="3 per seal", fits="green"), "fits “green” is unknown"),
    (entry("wish", "A-1", elements="2 per camel"), "wish “A-1”: elements cannot be read"),
    (entry("wish", "D-1", elements="2 per seal"), "unknown wish"),
    (
        entry("event", "1", positive=1, changes="rain"),
        "event “1”: changes cannot be read: “rain” is not a known effect",
    ),
    # The solo opponent
    (entry("yusuf", "YB1", **{**CARD, "square": "carve-1"}), "builder-1 cannot stand on carve-1 there."),
    (entry("yusuf", "YB1", **{**CARD, "square": "market-3"}), "builder-1 cannot stand on market-3 there."),
    (entry("yusuf", "YB1", **{**CARD, "actions": "carve"}), "action “carve” is unknown; known values are major,"),
    (entry("yusuf", "YB1", **{**CARD, "actions": "major, minor, major"}), "yusuf “YB1”: at most 2 actions."),
    (
        entry("yusuf", "YB1", **{**CARD, "actions": "storehouse"}),
        "a storehouse tile is taken only beside a storehouse square.",
    ),
    (entry("yusuf", "YB1", **{**CARD, "per": "seal"}), "yusuf “YB1”: per must be one of none, major,"),
    (
        "".join(entry("yusuf", f"YB{n}", **CARD) for n in range(1, 13)),
        "yusuf: the builder cards must lead to at least 2 squares.",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), REFUSALS)
def test_a_pack_that_does_not_fit_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(ContentError) as refusal:
        load(tmp_path, text)
    message = str(refusal.value)
    assert message.startswith("mine.toml")
    assert sentence in message
    assert message.endswith(".")


def test_covering_the_last_square_of_an_action_is_refused(tmp_path: Path) -> None:
    text = entry("covered", "3-players", squares="market-1, market-2, carve-2")
    for space in [space for space in CONTENT.raw_spaces if space.cancelled]:
        text += entry("raw-space", space.id, squares=", ".join(names(space.squares)), sides="3-4", cancelled=0)
    text += entry("marble-space", "B6", squares="consolidate-2, reactivate-2", sides="3-4", cancelled=0)
    with pytest.raises(ContentError, match=r"covered “3-players”: there is no square for market\."):
        load(tmp_path, text)


@pytest.mark.proves("S-SMOVE-02")
def test_every_marked_card_of_yusufs_has_something_to_discard() -> None:
    """A marked card names a square with a raw or marble space on the side for 1 or 2 players (OQ-70)."""
    marked = [card for card in CONTENT.yusuf_cards if card.discard]
    assert [card.id for card in marked] == ["YB1", "YB4", "YB9", "YM1", "YM3", "YP1"]
    for card in marked:
        spaces = [space for space in (*CONTENT.raw_spaces, *CONTENT.marble_spaces) if space.sides[0]]
        assert any(card.square in space.squares for space in spaces), card.id
