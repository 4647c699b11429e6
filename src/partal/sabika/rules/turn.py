"""The turn: the worker, where it goes, and the actions there; or rest."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.sabika.rules import bonus as words
from partal.sabika.rules.actions import begin, need
from partal.sabika.rules.bonus import IMPOSSIBLE
from partal.sabika.rules.gains import gain_dinars, pay, score
from partal.sabika.rules.moving import free_steps, is_covered, move_cost, ring_of, tolls
from partal.sabika.rules.notation import (
    DO_MAIN,
    DO_MARBLE,
    DO_RAW,
    DONE,
    REST,
    TAKE,
    OfSpace,
    OfWare,
    Work,
    work_option,
)
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    ACTION_OF,
    ACTIONS,
    EITHER,
    EMPTY,
    FAMILIES,
    FROM_REST,
    GYPSUM,
    MARBLE,
    SIDE_OF,
    SQUARES,
    STOREHOUSE,
    WOOD,
    WORKER_COUNT,
    WORKERS,
    WORKSHOP,
    YUSUF,
)
from partal.sabika.rules.wares import ProcessRaw, gain_ware, may_process, take_raw

BUILDERS: Final = 2
"""Workers 0 and 1 are the master builders."""
MERCHANT: Final = 2
POET: Final = 3
INSTEAD_OF_MARBLE: Final = (GYPSUM, WOOD)
"""What an empty marble space gives one of (S-SEC-11)."""
UNASKED: Final = -2
"""The need of an action that has not been worked out yet."""


# Secondary actions


def raw_cost(state: Open, player: int, worker: int) -> int:
    """The cost of a raw space: 1 dinar for a builder, nothing for a merchant (S-SEC-09)."""
    cost = state.content.raw_cost[0 if worker < BUILDERS else 1]
    if state.change(player, words.SECONDARY_FREE):
        cost = 0
    return cost + state.event[words.SECONDARY_SURCHARGE]


def marble_cost(state: Open, player: int, worker: int) -> int:
    """The cost of a material space: 2 dinars for a merchant, 1 for a poet (S-SEC-13)."""
    cost = state.content.marble_cost[0 if worker == MERCHANT else 1]
    if state.change(player, words.SECONDARY_FREE):
        cost = 0
    return cost + state.event[words.SECONDARY_SURCHARGE]


def raw_space_possible(state: Open, player: int, space: int) -> bool:
    """Whether there is a token to take, or the space is empty and the player has a raw material to process
    (S-SEC-04, S-SEC-06, S-SEC-08).
    """
    family = state.raw_spaces[space]
    if family >= 0:
        return True
    return family == EMPTY and any([may_process(state, player, own) for own in range(FAMILIES)])


def spaces_beside(state: Open, player: int, worker: int, square: int, purse: int) -> list[OfSpace]:
    """The secondary actions that this worker may do here and this purse can pay, whether or not there is something to
    take or to process: not the poet at a raw space, no builder at a marble space (S-SEC-01 to S-SEC-03, S-SEC-10).
    """
    options: list[OfSpace] = []
    if worker != POET and raw_cost(state, player, worker) <= purse:
        for space in state.atlas.raw_at[square]:
            if state.raw_spaces[space] >= EMPTY:
                options.append(DO_RAW[space])
    if worker >= MERCHANT and marble_cost(state, player, worker) <= purse:
        for space in state.atlas.marble_at[square]:
            if state.marble_spaces[space] >= EMPTY:
                options.append(DO_MARBLE[space])
    return options


def secondary_options(state: Open, player: int, worker: int, square: int, purse: int) -> list[OfSpace]:
    """The secondary actions open to this worker here (S-SEC-01 to S-SEC-14)."""
    spaces = spaces_beside(state, player, worker, square, purse)
    return [space for space in spaces if space.verb != "do-raw" or raw_space_possible(state, player, space.space)]


# The turn


class TakeTurn(Effect[State]):
    """Choose one standing worker: work on a square where it can act, or rest (S-TURN-02, S-TURN-05, S-TURN-16)."""

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        options: list[Option] = []
        rests: list[Option] = []
        first = player * WORKER_COUNT
        alike = state.workers[first] == state.workers[first + 1] == WORKSHOP and bool(state.awake[first])
        tolls_by_square = tolls(state, player)
        needs = [UNASKED] * len(ACTIONS)
        for worker in range(WORKER_COUNT):
            if not state.awake[first + worker] or (worker == 1 and alike):
                continue
            self.add_work(state, worker, tolls_by_square, needs, options)
            rests.append(REST[worker])
        return Decision(player, "sabika.turn", tuple(options + rests))

    def add_work(
        self, state: State, worker: int, tolls_by_square: list[int], needs: list[int], options: list[Option]
    ) -> None:
        """Adds every square this worker may go to. `needs` caches the dinars that each action needs."""
        player = self.seat
        first = player * WORKER_COUNT
        here = state.workers[first + worker]
        other = state.workers[first + 1 - worker] if worker < BUILDERS else WORKSHOP
        purse = state.purse(player)
        ring = ring_of(state, worker)
        size = len(ring)
        start = ring.index(here) if here != WORKSHOP else -1
        free = free_steps(state, player) if here != WORKSHOP else size
        steps = 0
        for turn in range(1, size + 1):
            square = ring[(start + turn) % size]
            if is_covered(state, square):
                steps += state.variant.covered_count
                continue
            steps += 1
            if square == other or (square == here and not state.variant.full_lap):
                continue
            left = purse - tolls_by_square[square]
            if steps > free:
                left -= steps - free
            if left >= 0 and can_act(state, player, worker, square, left, needs):
                options.append(work_option(worker, square))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, Work)
        player, worker = self.seat, option.worker
        state.refreshed = False
        index = player * WORKER_COUNT + worker
        if option.verb == "rest":
            self.rest(state, worker)
            return
        square = option.square
        cost = move_cost(state, player, worker, square)
        if state.variant.pays_owner:
            pay_owners(state, player, square)
        state.workers[index] = square
        state.awake[index] = 0
        state.square = square
        if state.log is not None:
            state.log.append(Event("worked", player, (WORKERS[worker], SQUARES[square]), clause="S-TURN-11"))
        pay(state, player, cost, "move")
        state.todo.append(ActHere(player, worker, square, True, True))

    def rest(self, state: State, worker: int) -> None:
        """The worker lies down in the workshop: 3 dinars, 1 prestige less (S-REST-01, S-REST-02)."""
        player = self.seat
        index = player * WORKER_COUNT + worker
        state.workers[index] = WORKSHOP
        state.awake[index] = 0
        if state.log is not None:
            state.log.append(Event("rested", player, (WORKERS[worker],), clause="S-REST-01"))
        gain_dinars(state, player, state.rest_dinars(player), "rest")
        score(state, player, FROM_REST, -state.rest_loss(player))

    def canonical(self, state: State, option: Option) -> Option:
        """Two builders standing at home are alike: the first is offered for both."""
        if not isinstance(option, Work) or option.worker != 1:
            return option
        first = self.seat * WORKER_COUNT
        at_home = state.workers[first] == state.workers[first + 1] == WORKSHOP
        if not (at_home and state.awake[first] and state.awake[first + 1]):
            return option
        return REST[0] if option.verb == "rest" else work_option(0, option.square)

    def why_not(self, state: State, option: Option) -> str:
        if not isinstance(option, Work):
            return "S-TURN-05"
        player, worker = self.seat, option.worker
        first = player * WORKER_COUNT
        if not state.awake[first + worker]:
            return "S-TURN-03"
        if option.verb == "rest":
            return "S-REST-02"
        square = option.square
        if square not in ring_of(state, worker) or is_covered(state, square):
            return "S-MOVE-10"
        if worker < BUILDERS and state.workers[first + 1 - worker] == square:
            return "S-MOVE-06"
        if state.workers[first + worker] == square:
            return "S-MOVE-03"
        cost = move_cost(state, player, worker, square)
        return "S-COST-11" if cost > state.purse(player) else "S-TURN-16"


def pay_owners(state: State, player: int, square: int) -> None:
    """By house rule the owner of a worker gets its toll; that of the Sultan's and Yusuf's goes to the reserve.

    Ruling: if a poem reduces a toll, the reserve pays the difference.
    """
    if state.change(player, words.NO_TOLL):
        return
    for index, place in enumerate(state.workers):
        owner = index // WORKER_COUNT
        if place == square and owner != player and not (state.seats == 1 and owner == YUSUF):
            gain_dinars(state, owner, 1 + state.event[words.TOLL_SURCHARGE], "toll")


def can_act(state: State, player: int, worker: int, square: int, purse: int, needs: list[int]) -> bool:
    """Whether the main or a secondary action is possible there with `purse` (S-TURN-15, S-TURN-16).

    Except for storehouses, an action needs the same on all its squares, so that is worked out once.
    """
    action = ACTION_OF[square]
    dinars = needs[action]
    if dinars == UNASKED:
        if action == STOREHOUSE:
            dinars = need(state, player, action, SIDE_OF[square], ())
        else:
            dinars = need(state, player, action, EITHER, ())
            needs[action] = dinars
    if dinars != IMPOSSIBLE and dinars <= purse:
        return True
    return bool(secondary_options(state, player, worker, square, purse))


class ActHere(Effect[State]):
    """The main action, one secondary action, or both, in either order; at least one (S-TURN-14 to S-TURN-19).

    Ruling: at least one as far as dinars allow; if only a seal could pay for it, it may be waived (S-SEAL-10).
    """

    __slots__ = ("main", "secondary", "square", "worker")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "worker", "square", "main", "secondary")

    def __init__(self, seat: int, worker: int, square: int, main: bool, secondary: bool) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.square: Final = square
        self.main: Final = main
        self.secondary: Final = secondary

    def ask(self, state: State) -> Decision | None:
        player = self.seat
        options = self.options(state, state.purse(player))
        if not options:
            return None
        optional = not (self.main and self.secondary)
        if optional or (state.seals[player] and not self.options(state, state.dinars[player])):
            options.append(DONE)
        return Decision(player, "sabika.act", tuple(options))

    def options(self, state: State, purse: int) -> list[Option]:
        """The options here with this purse."""
        player = self.seat
        options: list[Option] = []
        if self.main:
            action = ACTION_OF[self.square]
            side = SIDE_OF[self.square]
            dinars = need(state, player, action, side, ())
            if dinars != IMPOSSIBLE and dinars <= purse:
                options.append(DO_MAIN)
        if self.secondary:
            options.extend(secondary_options(state, player, self.worker, self.square, purse))
        return options

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is DONE:
            return
        player = self.seat
        if option is DO_MAIN:
            if self.secondary:
                state.todo.append(ActHere(player, self.worker, self.square, False, True))
            action = ACTION_OF[self.square]
            side = SIDE_OF[self.square]
            begin(state, player, action, side, True, ())
            return
        if self.main:
            state.todo.append(ActHere(player, self.worker, self.square, True, False))
        assert isinstance(option, OfSpace)
        if option.verb == "do-raw":
            self.use_raw_space(state, option.space)
        else:
            self.use_marble_space(state, option.space)

    def use_raw_space(self, state: State, space: int) -> None:
        """Takes the token there, or processes one if the space is empty (S-SEC-04 to S-SEC-07)."""
        player = self.seat
        pay(state, player, raw_cost(state, player, self.worker), "secondary")
        if state.raw_spaces[space] >= 0:
            take_raw(state, player, space)
        else:
            state.todo.append(ProcessRaw(player, 1, True))

    def use_marble_space(self, state: State, space: int) -> None:
        """Takes the marble, or gypsum or wood if the space is empty (S-SEC-10 to S-SEC-12)."""
        player = self.seat
        pay(state, player, marble_cost(state, player, self.worker), "secondary")
        if state.marble_spaces[space] > 0:
            state.marble_spaces[space] = EMPTY
            gain_ware(state, player, MARBLE)
        else:
            state.todo.append(TakeMaterial(player))

    def why_not(self, state: State, option: Option) -> str:
        if option is DO_MAIN:
            return "S-TURN-16" if self.main else "S-TURN-14"
        if option.verb in ("do-raw", "do-marble"):
            return "S-SEC-03" if self.secondary else "S-TURN-19"
        return "S-TURN-15" if option is DONE else "S-TURN-18"


class TakeMaterial(Effect[State]):
    """1 gypsum or 1 wood from the reserve (S-SEC-11)."""

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "sabika.material", tuple([TAKE[material] for material in INSTEAD_OF_MARBLE]))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, OfWare)
        gain_ware(state, self.seat, option.ware)

    def why_not(self, state: State, option: Option) -> str:
        return "S-SEC-11"
