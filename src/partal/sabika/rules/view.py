"""What one seat sees of Sabika's table, and imagined tables that fit it."""

from __future__ import annotations

from typing import Any, Final

from partal.core.codec import encode_effects
from partal.core.rng import Rng
from partal.core.view import check_range, check_seat, question_of

from partal.sabika.rules.bonus import CHANGE_COUNT
from partal.sabika.rules.open import Open
from partal.sabika.rules.setup import TOKENS_PER_FAMILY, empty_table
from partal.sabika.rules.state import State
from partal.sabika.rules.things import FAMILIES
from partal.sabika.rules.yusuf import DECKS


class View(Open):
    """Everything a seat may know.

    Of piles it shows only the sizes. `tiles` are the seat's own starting tiles; `events` are those turned up.
    """

    def __init__(self, table: State, seat: int | None) -> None:
        if seat is not None:
            check_seat(seat, table.seats)
        # Generated from fields.py by `make generated`: what a view shows
        self.todo = table.todo.copy()
        self.content = table.content
        self.atlas = table.atlas
        self.variant = table.variant
        self.seats = table.seats
        self.players = table.players
        self.side = table.side
        self.round = table.round
        self.starter = table.starter
        self.active_event = table.active_event
        self.event = table.event
        self.square = table.square
        self.refreshed = table.refreshed
        self.dinars = table.dinars.copy()
        self.seals = table.seals.copy()
        self.parias = table.parias.copy()
        self.stamps = table.stamps.copy()
        self.moves = table.moves
        self.points = table.points.copy()
        self.favour = table.favour.copy()
        self.store = table.store.copy()
        self.annex = table.annex.copy()
        self.boxes = table.boxes.copy()
        self.levels = table.levels.copy()
        self.tops = table.tops.copy()
        self.expansions = table.expansions.copy()
        self.raws = table.raws.copy()
        self.workers = table.workers.copy()
        self.awake = table.awake.copy()
        self.sultan = table.sultan.copy()
        self.raw_spaces = table.raw_spaces.copy()
        self.marble_spaces = table.marble_spaces.copy()
        self.waste = table.waste.copy()
        self.minor_display = table.minor_display.copy()
        self.minor_waste = table.minor_waste
        self.poem_display = table.poem_display.copy()
        self.major_poems = table.major_poems.copy()
        self.major_tiles = table.major_tiles
        self.store_display = table.store_display.copy()
        self.city_tiles = table.city_tiles
        self.city_seals = table.city_seals.copy()
        self.ships = table.ships.copy()
        self.blue = table.blue.copy()
        self.red = table.red.copy()
        self.grey = table.grey.copy()
        self.majors = table.majors.copy()
        self.rows = table.rows.copy()
        self.balance_cards = table.balance_cards.copy()
        self.balances = table.balances.copy()
        self.changes = table.changes.copy()
        self.trade = table.trade
        self.wishes = table.wishes
        self.tower = table.tower
        self.yusuf_shown = table.yusuf_shown
        self.yusuf_wastes = table.yusuf_wastes.copy()
        self.carvings = table.carvings
        # End of generated code
        self.seat: Final = seat
        self.events: Final = table.events[: table.active_event + 2] if table.events else ()
        self.event_count: Final = len(table.events)
        self.bag_size: Final = len(table.bag)
        self.minor_deck_size: Final = len(table.minor_deck)
        self.poem_deck_size: Final = len(table.poem_deck)
        self.store_pile_sizes: Final = tuple([len(pile) for pile in table.store_piles])
        self.yusuf_tile_count: Final = len(table.yusuf_tiles)
        self.yusuf_deck_sizes: Final = tuple([len(deck) for deck in table.yusuf_decks])

        # Starting tiles: the seat's own until the reveal, then all that were kept
        revealed = not any(table.offered)
        self.chosen: Final = tuple([bool(kept) for kept in table.kept])
        self.kept: Final = tuple([kept if revealed or player == seat else 0 for player, kept in enumerate(table.kept)])
        self.tiles: Final = table.offered[seat] if seat is not None else ()
        self.revealed: Final = revealed
        self.question: Final = question_of(table.pending, seat)

    # A state asks for players that there are; whoever asks a view may ask for any

    def check_seat(self, player: int) -> None:
        """Refuses a player that this table does not have."""
        check_seat(player, self.players)

    def prestige(self, player: int) -> int:
        self.check_seat(player)
        return super().prestige(player)

    def purse(self, player: int) -> int:
        self.check_seat(player)
        return super().purse(player)

    def seals_for(self, player: int, dinars: int) -> int:
        self.check_seat(player)
        return super().seals_for(player, dinars)

    def stored(self, player: int) -> int:
        self.check_seat(player)
        return super().stored(player)

    def room(self, player: int) -> int:
        self.check_seat(player)
        return super().room(player)

    def poem_room(self, player: int) -> int:
        self.check_seat(player)
        return super().poem_room(player)

    def goods(self, player: int) -> int:
        self.check_seat(player)
        return super().goods(player)

    def change(self, player: int, which: int) -> int:
        self.check_seat(player)
        check_range("which", which, CHANGE_COUNT - 1)
        return super().change(player, which)

    def poems(self, player: int) -> int:
        self.check_seat(player)
        return super().poems(player)

    def rest_dinars(self, player: int) -> int:
        self.check_seat(player)
        return super().rest_dinars(player)

    def rest_loss(self, player: int) -> int:
        self.check_seat(player)
        return super().rest_loss(player)

    def transactions(self, player: int) -> int:
        self.check_seat(player)
        return super().transactions(player)

    def processes(self, player: int) -> int:
        self.check_seat(player)
        return super().processes(player)

    def flips_own(self, player: int, family: int) -> bool:
        self.check_seat(player)
        check_range("family", family, FAMILIES - 1)
        return super().flips_own(player, family)

    def labour_dinars(self, player: int) -> int:
        self.check_seat(player)
        return super().labour_dinars(player)

    def prestige_moved(self, player: int, points: int) -> int:
        self.check_seat(player)
        return super().prestige_moved(player, points)

    def minor_count(self, player: int) -> int:
        self.check_seat(player)
        return super().minor_count(player)

    def buildings(self, player: int) -> int:
        self.check_seat(player)
        return super().buildings(player)

    def types(self, player: int) -> list[int]:
        self.check_seat(player)
        return super().types(player)

    def all_boxes(self, player: int) -> int:
        self.check_seat(player)
        return super().all_boxes(player)

    def plain(self) -> dict[str, Any]:
        """Everything in this view as JSON values."""
        question = self.question
        return {
            **self.open_values(),
            "bag_size": self.bag_size,
            "chosen": self.chosen,
            "content": self.content.digest,
            "event_count": self.event_count,
            "events": self.events,
            "kept": self.kept,
            "minor_deck_size": self.minor_deck_size,
            "poem_deck_size": self.poem_deck_size,
            "prestige": list(self.scores()),
            "question": None if question is None else question.plain(),
            "revealed": self.revealed,
            "seat": self.seat,
            "settings": self.variant.settings,
            "store_pile_sizes": self.store_pile_sizes,
            "tiles": self.tiles,
            "todo": encode_effects(self.todo),
            "yusuf_deck_sizes": self.yusuf_deck_sizes,
            "yusuf_tile_count": self.yusuf_tile_count,
        }

    def __repr__(self) -> str:
        return f"<View of sabika, {'a spectator' if self.seat is None else f'seat {self.seat}'}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.points), self.moves))


def imagine(view: View, rng: Rng) -> State:
    """A table that this seat cannot tell from the real one: every hidden order is dealt at random."""
    content = view.content
    state = empty_table(content, view.variant, view.seats, rng.next())
    # Generated from fields.py by `make generated`: what a view knows
    state.todo = view.todo.copy()
    state.players = view.players
    state.side = view.side
    state.round = view.round
    state.starter = view.starter
    state.active_event = view.active_event
    state.event = view.event
    state.square = view.square
    state.refreshed = view.refreshed
    state.dinars = view.dinars.copy()
    state.seals = view.seals.copy()
    state.parias = view.parias.copy()
    state.stamps = view.stamps.copy()
    state.moves = view.moves
    state.points = view.points.copy()
    state.favour = view.favour.copy()
    state.store = view.store.copy()
    state.annex = view.annex.copy()
    state.boxes = view.boxes.copy()
    state.levels = view.levels.copy()
    state.tops = view.tops.copy()
    state.expansions = view.expansions.copy()
    state.raws = view.raws.copy()
    state.workers = view.workers.copy()
    state.awake = view.awake.copy()
    state.sultan = view.sultan.copy()
    state.raw_spaces = view.raw_spaces.copy()
    state.marble_spaces = view.marble_spaces.copy()
    state.waste = view.waste.copy()
    state.minor_display = view.minor_display.copy()
    state.minor_waste = view.minor_waste
    state.poem_display = view.poem_display.copy()
    state.major_poems = view.major_poems.copy()
    state.major_tiles = view.major_tiles
    state.store_display = view.store_display.copy()
    state.city_tiles = view.city_tiles
    state.city_seals = view.city_seals.copy()
    state.ships = view.ships.copy()
    state.blue = view.blue.copy()
    state.red = view.red.copy()
    state.grey = view.grey.copy()
    state.majors = view.majors.copy()
    state.rows = view.rows.copy()
    state.balance_cards = view.balance_cards.copy()
    state.balances = view.balances.copy()
    state.changes = view.changes.copy()
    state.trade = view.trade
    state.wishes = view.wishes
    state.tower = view.tower
    state.yusuf_shown = view.yusuf_shown
    state.yusuf_wastes = view.yusuf_wastes.copy()
    state.carvings = view.carvings
    # End of generated code
    state.bag = tuple(mixed(rng, unseen_tokens(state)))
    seen = [*state.minor_display, *state.minor_waste, *[number for row in state.rows for number in row]]
    state.minor_deck = tuple(mixed(rng, [card.number for card in content.minor_cards if card.number not in seen]))
    carved = [number for poems in (*state.blue, *state.red) for number in poems]
    seen = [*state.poem_display, *carved]
    state.poem_deck = tuple(mixed(rng, [poem.number for poem in content.poems if poem.number not in seen]))
    imagine_store_tiles(state, view, rng)
    imagine_events(state, view, rng)
    imagine_start_tiles(state, view, rng)
    if view.seats == 1:
        imagine_yusuf(state, view, rng)
    if state.todo:
        state.pending = state.todo[-1].ask(state)
    return state


def mixed(rng: Rng, items: list[int]) -> list[int]:
    rng.shuffle(items)
    return items


def unseen_tokens(state: State) -> list[int]:
    """Tokens that are nowhere to be seen, so they are in the bag (S-COMP-04)."""
    tokens: list[int] = []
    for family in range(FAMILIES):
        count = TOKENS_PER_FAMILY - state.waste[family] - state.raw_spaces.count(family)
        for player in range(state.players):
            count -= state.raws[player * FAMILIES + family] + state.annex[player * FAMILIES + family]
            count -= state.store[player * 7 + 4 + family]
        # A good that is just being stored is on nobody's board yet.
        count -= len([effect for effect in state.todo if getattr(effect, "ware", -1) == 4 + family])
        tokens.extend([family] * count)
    return tokens


def imagine_store_tiles(state: State, view: View, rng: Rng) -> None:
    """Unseen storehouse tiles: they are in the piles."""
    seen = [*state.store_display, *[tile for tiles in state.expansions for tile in tiles]]
    tiles = mixed(rng, [tile.number for tile in view.content.store_tiles if tile.number not in seen])
    left, right = view.store_pile_sizes
    state.store_piles = [tuple(tiles[:left]), tuple(tiles[left : left + right])]


def imagine_events(state: State, view: View, rng: Rng) -> None:
    """The last event, until it is turned up (S-ADV-05); a chosen mix of kinds still holds."""
    events = list(view.events)
    if len(events) < view.event_count:
        others = [event for event in view.content.events if event.number not in events]
        mix = view.variant.events
        if mix != "random":
            positive = len([number for number in events if view.content.events[number - 1].positive])
            wanted = positive < int(mix[0])
            others = [event for event in others if event.positive == wanted]
        events.append(rng.pick(others).number)
    state.events = tuple(events)


def imagine_start_tiles(state: State, view: View, rng: Rng) -> None:
    """The other players' starting tiles, until all are turned up (S-SETP-09)."""
    state.kept = list(view.kept)
    state.offered = [()] * view.players
    if view.revealed:
        return
    others = mixed(rng, [tile.number for tile in view.content.start_tiles if tile.number not in view.tiles])
    for player in range(view.seats):
        if player == view.seat:
            state.offered[player] = view.tiles
            continue
        state.offered[player] = tuple(sorted(others[:2]))
        others = others[2:]
        if view.chosen[player]:
            state.kept[player] = rng.pick(state.offered[player])


def imagine_yusuf(state: State, view: View, rng: Rng) -> None:
    """His face-down worker tiles and cards."""
    tiles = [0, 0, 1, 2]
    for shown in state.yusuf_shown:
        tiles.remove(shown)
    state.yusuf_tiles = tuple(mixed(rng, tiles))
    for deck, worker in enumerate(DECKS):
        cards = [
            index
            for index, card in enumerate(view.content.yusuf_cards)
            if card.worker == worker and index not in state.yusuf_wastes[deck]
        ]
        state.yusuf_decks[deck] = tuple(mixed(rng, cards))
