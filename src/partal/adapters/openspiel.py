"""Partal's games in OpenSpiel: importing this module registers `python_asara`, `python_sabika` and all other games.

    pyspiel.load_game("python_asara(seats=3,professional=True)")

The deal is a chance node of its own at the beginning, in three digits; everything dealt later follows from it. Forced
moves are made without asking. House rules are parameters: `_` stands for a hyphen in a name and `/` for a comma in a
value, and a value such as `1+2` is written `_1+2`, because OpenSpiel would take it for a number.

OpenSpiel hands the true state to whatever plays: any of its bots that does not call `resample_from_infostate` sees
everything. Partal's own bots never get a state.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from partal.core.errors import BadInput
from partal.core.event import Event
from partal.core.message import described, message
from partal.core.rng import Rng

from partal.adapters import missing
from partal.adapters.play import REWARDS, Play
from partal.game import Game
from partal.games import GAMES

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise missing("openspiel") from None

from partal.adapters.arrays import Encoder

DIGITS: Final = 3
"""How many chance nodes choose the deal."""
BASE: Final = 128
"""The outcomes of each: 128 ** 3 deals, some two million."""
LARGEST_MARGIN: Final = 1_000.0
"""No margin is larger."""
DEFAULT_SEATS: Final = 2
COMMA: Final = "/"
"""Stands for the comma in the value of a house rule: OpenSpiel ends the parameter there."""
DIGIT: Final = "_"
"""Stands before a value that begins with a digit but is no number: OpenSpiel could not read it otherwise."""
OWN: Final = ("seats", "reward")
"""Parameters that are not house rules."""


def short_name(game: Game) -> str:
    """What OpenSpiel calls the game."""
    return f"python_{game.name}"


def game_type(game: Game) -> Any:
    """What OpenSpiel has to know of a game before it is loaded."""
    rules = game.rules
    switches = {switch.name.replace("-", "_"): parameter(switch.values) for switch in rules.switches}
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Partal: {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        default_loadable=True,
        parameter_specification={
            "seats": max(DEFAULT_SEATS, rules.seats[0]),
            "reward": REWARDS[0],
            "edition": "",
            **switches,
        },
    )


def parameter(values: tuple[str, ...]) -> bool | int | str:
    """The default of a house rule, as OpenSpiel types it."""
    if set(values) == {"false", "true"}:
        return values[0] == "true"
    return int(values[0]) if all(value.isdecimal() for value in values) else spelled(values[0])


def spelled(value: str) -> str:
    """The value of a house rule in a form that OpenSpiel can read back."""
    return (DIGIT if value[:1].isdecimal() else "") + value.replace(",", COMMA)


def read_value(value: bool | int | str) -> bool | int | str:
    """The inverse of `spelled`; numbers and booleans stay as they are."""
    return value.removeprefix(DIGIT).replace(COMMA, ",") if isinstance(value, str) else value


class PartalGame(pyspiel.Game):
    """A game with a number of seats and house rules. There is a class for each game."""

    game: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, kind = self.game, self.kind
        chosen = dict(params or {})
        defaults = kind.parameter_specification
        seats = int(chosen.get("seats", defaults["seats"]))
        self.reward: Final = str(chosen.get("reward", REWARDS[0]))
        rules = {
            name: read_value(value) for name, value in chosen.items() if name not in OWN and value != defaults[name]
        }
        self.play: Final = Play(game, seats, self.reward, None, rules)
        self.encoder: Final = Encoder(game, seats, self.play.content)
        largest = 1.0 if self.reward == REWARDS[0] else LARGEST_MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=BASE,
            num_players=seats,
            min_utility=-largest,
            max_utility=largest,
            utility_sum=None,
            max_game_length=game.rules.longest,
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self) -> PartalState:
        return PartalState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PartalObserver:
        """The view of a seat, as a tensor and as a string."""
        if params:
            raise BadInput(message("refused-observer", value=described(params)))
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = wanted.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadInput(message("refused-observer-kind"))
        return PartalObserver(self, bool(wanted.perfect_recall), private == pyspiel.PrivateInfoType.SINGLE_PLAYER)


class Moment:
    """A table and what led to it. It is never changed, so the copies that OpenSpiel makes of a state share it."""

    __slots__ = ("decision", "past", "state")

    def __init__(self, state: Any, decision: Any, past: Past | Known | None) -> None:
        self.state: Final = state
        self.decision: Final = decision
        self.past: Final = past

    def __deepcopy__(self, _memo: Any) -> Moment:
        return self


class Known:
    """All that is remembered of the time before a state was resampled: what one seat knew, in lines."""

    __slots__ = ("lines", "seat")

    def __init__(self, seat: int, lines: Sequence[str]) -> None:
        self.seat: Final = seat
        self.lines: Final = tuple(lines)


class Past:
    """An answer, the events that followed, and what came before."""

    __slots__ = ("answer", "before", "events", "seat")

    def __init__(self, before: Past | Known | None, seat: int, answer: str, events: tuple[Event, ...]) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.answer: Final = answer
        self.events: Final = events


def remembered(past: Past | Known | None, seat: int | None) -> list[str]:
    """Everything this seat (None: a spectator) has answered and seen happen, in order."""
    lines: list[str] = []
    while past is not None:
        if isinstance(past, Known):
            lines += reversed(past.lines if past.seat == seat else ())
            break
        lines += [event.seen_by(seat).notation for event in reversed(past.events)]
        if past.seat == seat:
            lines.append(f"> {past.answer}")
        past = past.before
    return lines[::-1]


class PartalState(pyspiel.State):
    """A moment of a game. Before the last digit of the deal is known there is no table yet."""

    def __init__(self, game: PartalGame) -> None:
        super().__init__(game)
        self.digits: tuple[int, ...] = ()
        self.moment: Moment | None = None

    def current_player(self) -> int:
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.moment.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else int(decision.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        decision = None if self.moment is None else self.moment.decision
        if decision is None or decision.seat != player:
            return []
        return sorted([option.number for option in decision.options])

    def _apply_action(self, action: int) -> None:
        play = self.get_game().play
        if self.moment is None:
            if not 0 <= action < BASE:
                raise BadInput(message("refused-not-offered", number=action))
            self.digits = (*self.digits, action)
            if len(self.digits) == DIGITS:
                seed = 0
                for digit in self.digits:
                    seed = seed * BASE + digit
                log: list[Event] = []
                state = play.rules.new(play.seats, seed, play.settings, play.content, log)
                self.moment = Moment(state, play.rules.decision(state), Past(None, -1, "", tuple(log)))
            return
        decision = self.moment.decision
        option = next((each for each in decision.options if each.number == action), None) if decision else None
        if option is None:
            raise BadInput(message("refused-not-offered", number=action))
        state = self.moment.state.copy()
        events = play.rules.answer(state, option)
        past = Past(self.moment.past, decision.seat, option.notation, events)
        self.moment = Moment(state, play.rules.decision(state), past)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().play.rules.options[action].notation)

    def is_terminal(self) -> bool:
        return self.moment is not None and self.moment.decision is None

    def returns(self) -> list[float]:
        play = self.get_game().play
        if self.moment is None or self.moment.decision is not None:
            return [0.0] * play.seats
        play.state = self.moment.state
        return list(play.rewards())

    def resample_from_infostate(self, player: int, sampler: Any) -> PartalState:
        """A state that this player cannot tell from the true one: what it cannot see is dealt afresh.

        The player remembers what it has answered and seen; the memory of all others begins here, because what they have
        seen would give the true state away. `sampler` returns numbers between 0 and 1. OpenSpiel keeps the true history
        of actions, so what comes out can be played on, but not serialised.
        """
        if self.moment is None:
            same: PartalState = self.clone()  # Nobody has seen anything yet.
            return same
        rules = self.get_game().play.rules
        draw = sampler() if callable(sampler) else sampler.random()
        chance = Rng(int(draw * 2**53))
        state = rules.imagine(rules.view(self.moment.state, player), chance)
        twin: PartalState = self.clone()
        twin.digits = ()
        twin.moment = Moment(state, rules.decision(state), Known(player, remembered(self.moment.past, player)))
        return twin

    def information_state_tensor(self, player: int | None = None) -> Any:
        """Raises BadInput: what a seat remembers has no fixed size."""
        raise BadInput(message("refused-information-tensor"))

    def __str__(self) -> str:
        if self.moment is None:
            return f"deal {' '.join(map(str, self.digits))}".strip()
        rules = self.get_game().play.rules
        return json.dumps(rules.encode(self.moment.state), sort_keys=True)


class PartalObserver:
    """What a seat sees: a tensor of named numbers, and a string of its whole view or of all it remembers.

    Without `private`, a string of what everybody may see, and no tensor: its numbers are those of a seat.
    """

    def __init__(self, game: PartalGame, recalls: bool, private: bool = True) -> None:
        self.encoder: Final = game.encoder
        self.rules: Final = game.play.rules
        self.recalls: Final = recalls
        self.private: Final = private
        self.tensor: Any = np.zeros(self.encoder.size, np.float32) if private else None
        self.dict: Final = {"observation": self.tensor} if private else {}

    def set_from(self, state: PartalState, player: int) -> None:
        """Writes what the player sees into `tensor`, if there is one."""
        if self.tensor is None:
            return
        if state.moment is None:
            self.tensor.fill(0)
        else:
            self.encoder.observe(self.rules.view(state.moment.state, player), self.tensor)

    def string_from(self, state: PartalState, player: int) -> str:
        """What the player sees; with perfect recall also everything it has seen before."""
        if state.moment is None:
            return "dealing"
        seat = player if self.private else None
        view = json.dumps(self.rules.view(state.moment.state, seat).plain(), sort_keys=True)
        return "\n".join([*remembered(state.moment.past, seat), view]) if self.recalls else view


def register() -> None:
    """Makes every installed game known to OpenSpiel."""
    for game in GAMES.values():
        kind = game_type(game)
        pyspiel.register_game(kind, type(f"{game.name.capitalize()}Game", (PartalGame,), {"game": game, "kind": kind}))


register()
