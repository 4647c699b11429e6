"""What one seat sees, and the states it can imagine behind that."""

from __future__ import annotations

from typing import Any, Final

from partal.core.codec import encode_effects
from partal.core.rng import Rng
from partal.core.view import question_of

from pearls.box import needed
from pearls.state import COLOUR_COUNT, KINDS, Table, can_string, scores_of


class View:
    """Built from what the seat may see, field by field (P-SET-03). Once the game is over, pouches are open."""

    def __init__(self, state: Table, seat: int | None) -> None:
        everybody = state.has("open-pouches") or not state.todo
        acting = state.todo[-1] if state.todo else None
        self.box: Final = state.box
        self.settings: Final = state.settings
        self.seat: Final = seat
        self.seats: Final = state.seats
        self.beach: Final = tuple(state.beach)
        self.bag_size: Final = len(state.bag)
        self.pouch_sizes: Final = tuple([sum(state.pouch(other)) for other in range(state.seats)])
        self.pouches: Final = tuple(
            [state.pouch(other) if everybody or other == seat else None for other in range(state.seats)]
        )
        self.drawn_size: Final = len(state.drawn)
        self.drawn: Final = state.drawn if acting is not None and acting.seat == seat else None
        self.necklaces: Final = tuple(state.necklaces)
        self.points: Final = tuple(state.points)
        self.todo: Final = tuple(state.todo)
        self.question: Final = question_of(state.pending, seat)

    def scores(self) -> tuple[int, ...]:
        return scores_of(self.points)

    def plain(self) -> dict[str, Any]:
        names = ("bag_size", "beach", "drawn", "drawn_size", "necklaces", "points", "pouch_sizes", "pouches")
        question = self.question
        return {
            **{name: getattr(self, name) for name in names},
            "content": self.box.digest,
            "question": None if question is None else question.plain(),
            "seat": self.seat,
            "seats": self.seats,
            "settings": dict(self.settings),
            "todo": encode_effects(list(self.todo)),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.seat, self.beach, self.points))


def imagine(view: View, rng: Rng) -> Table:
    """A state that this seat cannot distinguish from the real one: unseen pearls are dealt at random."""
    state = Table()
    state.box, state.settings, state.seats = view.box, view.settings, view.seats
    state.answers, state.chance, state.log, state.pending = 0, rng.next(), None, None
    state.beach, state.necklaces, state.points = list(view.beach), list(view.necklaces), list(view.points)
    state.todo = list(view.todo)
    deal(state, view, [], rng)
    if state.todo:
        asked = state.todo[-1]
        decision = asked.ask(state)
        if decision is None or len(decision.options) < 2:
            # With an empty bag and one colour on the beach, there is a choice only if the player can string a necklace.
            deal(state, view, some_necklace(view, asked.seat, rng), rng)
            decision = asked.ask(state)
        state.pending = decision
    return state


def unseen(view: View) -> list[int]:
    """Every pearl that the viewer cannot see, by colour."""
    left = [count - lying for count, lying in zip(view.box.pearls, view.beach)]
    for place, count in enumerate(view.necklaces):
        for colour, used in enumerate(needed(place % KINDS)):
            left[colour] -= count * used
    for pouch in view.pouches:
        for colour, count in enumerate(pouch or ()):
            left[colour] -= count
    for colour in view.drawn or ():
        left[colour] -= 1
    return [colour for colour in range(COLOUR_COUNT) for _ in range(left[colour])]


def some_necklace(view: View, seat: int, rng: Rng) -> list[int]:
    """The pearls of some necklace that may be hidden in this seat's pouch."""
    pearls = unseen(view)
    counts = tuple([pearls.count(colour) for colour in range(COLOUR_COUNT)])
    fitting = [needed(kind) for kind in range(KINDS) if can_string(counts, kind)]
    chosen = rng.pick([pattern for pattern in fitting if sum(pattern) <= view.pouch_sizes[seat]])
    return [colour for colour, count in enumerate(chosen) for _ in range(count)]


def deal(state: Table, view: View, promised: list[int], rng: Rng) -> None:
    """Deals the unseen pearls to the diver, the pouches and the bag; the seat that is asked gets those promised."""
    pearls = unseen(view)
    for colour in promised:
        pearls.remove(colour)
    rng.shuffle(pearls)
    state.drawn = view.drawn if view.drawn is not None else draw_apart(pearls, view.drawn_size)
    state.pouches = []
    for seat, shown in enumerate(view.pouches):
        pouch = list(shown or (0,) * COLOUR_COUNT)
        if shown is None:
            dealt = promised if seat == state.todo[-1].seat else []
            for colour in dealt + [pearls.pop() for _ in range(view.pouch_sizes[seat] - len(dealt))]:
                pouch[colour] += 1
        state.pouches += pouch
    state.bag = tuple(pearls)


def draw_apart(pearls: list[int], count: int) -> tuple[int, ...]:
    """What another diver has drawn: pearls of different colours, or there would be no open choice."""
    drawn: list[int] = []
    while len(drawn) < count:
        drawn.append(pearls.pop(next(index for index, colour in enumerate(pearls) if colour not in drawn)))
    return tuple(sorted(drawn))
