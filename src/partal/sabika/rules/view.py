"""What one seat sees of Sabika's table, and the tables it can imagine behind it.

Nearly everything lies open. Hidden are: starting tiles until all have chosen, the order of decks, piles
and bag, the last event, and Yusuf's face-down tiles and cards (S-INV-12).
"""

from __future__ import annotations

from typing import Any, Final

from partal.core.codec import encode_effects
from partal.core.effect import Effect
from partal.core.rng import Rng
from partal.core.view import question_of

from partal.sabika.rules.content import Content
from partal.sabika.rules.setup import TOKENS_PER_FAMILY, empty_table
from partal.sabika.rules.state import State
from partal.sabika.rules.things import FAMILIES
from partal.sabika.rules.variant import Variant
from partal.sabika.rules.yusuf import DECKS

OPEN_NUMBERS: Final = (
    "active_event",
    "carvings",
    "moves",
    "refreshed",
    "round",
    "square",
    "starter",
    "tower",
    "trade",
)
OPEN_ROWS: Final = (
    "annex",
    "awake",
    "balance_cards",
    "balances",
    "blue",
    "boxes",
    "changes",
    "city_seals",
    "dinars",
    "expansions",
    "favour",
    "grey",
    "levels",
    "major_poems",
    "majors",
    "marble_spaces",
    "minor_display",
    "parias",
    "poem_display",
    "points",
    "raw_spaces",
    "raws",
    "red",
    "rows",
    "seals",
    "ships",
    "stamps",
    "store",
    "store_display",
    "sultan",
    "tops",
    "waste",
    "workers",
    "yusuf_wastes",
)
OPEN_TUPLES: Final = ("city_tiles", "event", "major_tiles", "minor_waste", "wishes", "yusuf_shown")
"""Fields of the state that lie open to all."""


class View:
    """Everything a seat may know, field by field.

    `open` holds what lies open to all, by the state's own names. Piles show only how many cards they
    have. `tiles` are the seat's own starting tiles; `events` those turned up so far.
    """

    def __init__(self, state: State, seat: int | None) -> None:
        self.content: Final[Content] = state.content
        self.variant: Final[Variant] = state.variant
        self.seat: Final = seat
        self.seats: Final = state.seats
        self.players: Final = state.players
        self.prestige: Final = tuple([state.prestige(player) for player in range(state.players)])
        shown: dict[str, Any] = {name: getattr(state, name) for name in OPEN_NUMBERS}
        for name in OPEN_ROWS:
            shown[name] = tuple(getattr(state, name))
        for name in OPEN_TUPLES:
            shown[name] = getattr(state, name)
        self.open: Final = shown
        self.todo: Final[tuple[Effect[State], ...]] = tuple(state.todo)
        self.events: Final = state.events[: state.active_event + 2] if state.events else ()
        self.event_count: Final = len(state.events)
        self.bag_size: Final = len(state.bag)
        self.minor_deck_size: Final = len(state.minor_deck)
        self.poem_deck_size: Final = len(state.poem_deck)
        self.store_pile_sizes: Final = tuple([len(pile) for pile in state.store_piles])
        self.yusuf_tile_count: Final = len(state.yusuf_tiles)
        self.yusuf_deck_sizes: Final = tuple([len(deck) for deck in state.yusuf_decks])

        # Starting tiles: the own ones until the reveal, all kept ones after it
        revealed = not any(state.offered)
        self.chosen: Final = tuple([bool(kept) for kept in state.kept])
        self.kept: Final = tuple([kept if revealed or player == seat else 0 for player, kept in enumerate(state.kept)])
        self.tiles: Final = state.offered[seat] if seat is not None else ()
        self.revealed: Final = revealed

        self.question: Final = question_of(state.pending, seat)

    def plain(self) -> dict[str, Any]:
        """Everything in this view as JSON values."""
        question = self.question
        plain = dict(self.open)
        plain.update(
            {
                "bag_size": self.bag_size,
                "chosen": self.chosen,
                "content": self.content.digest,
                "event_count": self.event_count,
                "events": self.events,
                "kept": self.kept,
                "minor_deck_size": self.minor_deck_size,
                "players": self.players,
                "poem_deck_size": self.poem_deck_size,
                "prestige": self.prestige,
                "question": None if question is None else question.plain(),
                "revealed": self.revealed,
                "seat": self.seat,
                "seats": self.seats,
                "settings": self.variant.settings,
                "store_pile_sizes": self.store_pile_sizes,
                "tiles": self.tiles,
                "todo": encode_effects(list(self.todo)),
                "yusuf_deck_sizes": self.yusuf_deck_sizes,
                "yusuf_tile_count": self.yusuf_tile_count,
            }
        )
        return plain

    def __repr__(self) -> str:
        return f"<View of sabika, {'a spectator' if self.seat is None else f'seat {self.seat}'}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.seat, self.prestige, self.open["moves"]))


def imagine(view: View, rng: Rng) -> State:
    """A table this seat cannot tell from the real one: every hidden order is dealt at random."""
    content = view.content
    state = empty_table(content, view.variant, view.seats, rng.next())
    for name in OPEN_NUMBERS:
        setattr(state, name, view.open[name])
    for name in OPEN_ROWS:
        setattr(state, name, list(view.open[name]))
    for name in OPEN_TUPLES:
        setattr(state, name, view.open[name])
    state.todo = list(view.todo)
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
    """Tokens that lie nowhere in the open: they are in the bag (S-COMP-04)."""
    tokens: list[int] = []
    for family in range(FAMILIES):
        count = TOKENS_PER_FAMILY - state.waste[family] - state.raw_spaces.count(family)
        for player in range(state.players):
            count -= state.raws[player * FAMILIES + family] + state.annex[player * FAMILIES + family]
            count -= state.store[player * 7 + 4 + family]
        # A good that is just being stored lies on nobody's board yet.
        count -= len([effect for effect in state.todo if getattr(effect, "ware", -1) == 4 + family])
        tokens.extend([family] * count)
    return tokens


def imagine_store_tiles(state: State, view: View, rng: Rng) -> None:
    """Storehouse tiles not seen: they lie in the piles."""
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
    """Starting tiles of the others, until all are turned up (S-SETP-09)."""
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
    """His worker tiles and cards that lie face down."""
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
