"""Partal's games as environments of Gymnasium, against bots: `gymnasium.make("partal/Asara-v0", seats=2)`.

Importing this module registers every installed game as `partal/NAME-v0`, and those that one person can play alone
also as `partal/NAMESolo-v0`. Gymnasium imports this module itself for `partal.adapters.gymnasium:partal/NAME-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, SupportsFloat

from partal.core.errors import BadInput
from partal.core.message import described, message
from partal.core.record import LARGEST_SEED

from partal.adapters import missing
from partal.adapters.play import Play, check_render, seed_from
from partal.front import check_names, check_number
from partal.games import GAMES
from partal.lab import custom_bots

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise missing("gymnasium") from None

from partal.adapters.arrays import Encoder
from partal.bots.bot import Bot, stream_of

if TYPE_CHECKING:
    from partal.core.rng import Rng

    from partal.front import Value

ILLEGAL_REWARD: Final = -1.0
"""What an answer that is not offered costs; nothing else happens."""
Seen = dict[str, Any]


class PartalEnv(gymnasium.Env[Seen, Any]):
    """One seat of a table; bots sit on the others.

    An observation is `{"observation": ..., "action_mask": ...}` (docs/observations.md). An action is the number of an
    option. One that is not offered costs `ILLEGAL_REWARD` and changes nothing; `info["illegal"]` is then true.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "medium",
        *,
        seat: int | None = None,
        reward: str = "winner",
        content: Any = None,
        render_mode: str | None = None,
        **house_rules: Value,
    ) -> None:
        """`opponents` is a bot's name, or one for each other seat; without `seat`, each game draws one at random.

        Raises BadInput or VariantError if an argument or a house rule is invalid.
        """
        check_render(render_mode)
        self.play: Final = Play(game, seats, reward, content, house_rules)
        self.encoder: Final = Encoder(self.play.game, seats, self.play.content)
        if not isinstance(opponents, str):
            check_names("opponents", opponents)
        self.opponents: Final = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise BadInput(message("refused-opponents", opponents=len(self.opponents), others=seats - 1))
        if seat is not None:
            check_number("seat", seat)
            if seat not in range(seats):
                raise BadInput(message("refused-view-seat", seat=described(seat), last=seats - 1))
        for name in self.opponents:
            custom_bots.check(self.play.game.name, name)
        self.fixed_seat: Final = seat
        self.render_mode = render_mode
        self.seat = 0
        self.bots: dict[int, tuple[Bot[Any], Rng]] = {}
        self.action_space = spaces.Discrete(self.encoder.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoder.actions,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deals a new game and lets the others play until this seat is asked."""
        super().reset(seed=seed_from(seed))
        self.deal()
        return self.seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, SupportsFloat, bool, bool, dict[str, Any]]:
        """Answers with the option of this number; the others play until this seat is asked again."""
        reward, over, info = self.answer(action)
        return self.seen(), reward, over, False, info

    def deal(self) -> None:
        """A new game: its seed, and this seat if none was chosen, follow from the environment's own chance."""
        seed = int(self.np_random.integers(LARGEST_SEED, endpoint=True))
        seats = self.play.seats
        self.seat = int(self.np_random.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(seats) if seat != self.seat]
        self.bots = {
            seat: (custom_bots.make(self.play.game.name, name), stream_of(seed, seat))
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self.play.begin(seed)
        self.let_others_play()

    def answer(self, number: object) -> tuple[float, bool, dict[str, Any]]:
        """Plays an option if it is offered. Returns the reward, whether the game is over, and further information."""
        option = self.play.option(number)
        if option is None:
            return ILLEGAL_REWARD, False, {"seat": self.seat, "illegal": True}
        self.play.answer(option)
        self.let_others_play()
        if self.play.decision is not None:
            return 0.0, False, {"seat": self.seat}
        scores = self.play.rules.scores(self.play.state)
        return self.play.rewards()[self.seat], True, {"seat": self.seat, "scores": scores}

    def let_others_play(self) -> None:
        """Lets the bots answer until this seat is asked or the game is over."""
        decision = self.play.decision
        while decision is not None and decision.seat != self.seat:
            bot, chance = self.bots[decision.seat]
            self.play.answer(bot.choose(self.play.view(decision.seat), decision, chance))
            decision = self.play.decision

    def seen(self) -> Seen:
        """What this seat sees now, in new arrays."""
        seen = np.empty(self.encoder.size, np.float32)
        legal = np.empty(self.encoder.actions, np.int8)
        self.see(seen, legal)
        return {"observation": seen, "action_mask": legal}

    def see(self, seen: Any, legal: Any) -> None:
        """Writes what this seat sees now into two arrays."""
        self.encoder.observe(self.play.view(self.seat), seen)
        self.encoder.mask(self.play.decision, legal)

    def render(self) -> Any:
        """The table as everybody sees it: returned (`ansi`) or printed (`human`)."""
        if self.render_mode == "ansi":
            return self.play.drawn()
        if self.render_mode == "human":
            print(self.play.drawn())
        return None


class PartalVectorEnv(VectorEnv[Seen, Any, Any]):
    """Many games side by side in one process: observations are written straight into the arrays of the batch.

    A game that is over is dealt anew in the next step. With `copy=False` every step returns the same arrays, so they
    must be used before the next one.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self, game: str, num_envs: int = 1, *, copy: bool = True, render_mode: str | None = None, **settings: Any
    ) -> None:
        """Raises BadInput if an argument is invalid; many games side by side are not drawn."""
        if render_mode is not None:
            raise BadInput(message("refused-render-many", mode=described(render_mode)))
        check_number("num_envs", num_envs)
        if num_envs < 1:
            raise BadInput(message("refused-environments"))
        self.envs: Final = [PartalEnv(game, **settings) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.copy: Final = copy
        first = self.envs[0]
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.action_space = batch_space(first.action_space, num_envs)
        self.seen: Final = np.zeros((num_envs, first.encoder.size), np.float32)
        self.legal: Final = np.zeros((num_envs, first.encoder.actions), np.int8)
        self.over: Final = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deals every game anew; a single seed is raised by one from game to game."""
        seeds = self._seeds(seed)
        for place, env in enumerate(self.envs):
            gymnasium.Env.reset(env, seed=seeds[place])
            env.deal()
            env.see(self.seen[place], self.legal[place])
        self.over.fill(False)
        return self._observation(), self._infos([{"seat": env.seat} for env in self.envs])

    def _seeds(self, seed: Any) -> list[int | None]:
        """A seed for each game, from one number or a list or array of them."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, np.ndarray):
            seed = seed.tolist()
        if isinstance(seed, (int, np.integer)):
            first = seed_from(seed) or 0
            return [first + place for place in range(self.num_envs)]
        if isinstance(seed, str) or not isinstance(seed, Sequence) or len(seed) != self.num_envs:
            raise BadInput(message("refused-seeds", games=self.num_envs))
        return [seed_from(each) for each in seed]

    def _infos(self, infos: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """What is said of single games, as arrays by name, as Gymnasium does it."""
        found: dict[str, Any] = {}
        for place, info in enumerate(infos):
            found = self._add_info(found, info, place)
        return found

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """Answers in every game; where the last one is over, the next one is dealt instead."""
        rewards = np.zeros(self.num_envs, np.float64)
        infos: list[dict[str, Any]] = []
        for place, env in enumerate(self.envs):
            if self.over[place]:
                env.deal()
                self.over[place] = False
                infos.append({"seat": env.seat})
            else:
                rewards[place], self.over[place], info = env.answer(actions[place])
                infos.append(info)
            env.see(self.seen[place], self.legal[place])
        cut = np.zeros(self.num_envs, np.bool_)
        return self._observation(), rewards, self.over.copy(), cut, self._infos(infos)

    def _observation(self) -> Seen:
        if self.copy:
            return {"observation": self.seen.copy(), "action_mask": self.legal.copy()}
        return {"observation": self.seen, "action_mask": self.legal}


def register() -> None:
    """Makes every installed game known to Gymnasium."""
    for name, game in GAMES.items():
        title = name.capitalize()
        entry = f"{__name__}:PartalEnv"
        many = f"{__name__}:PartalVectorEnv"
        if game.rules.seats[-1] > 1:
            gymnasium.register(f"partal/{title}-v0", entry, vector_entry_point=many, kwargs={"game": name})
        if 1 in game.rules.seats:
            alone = {"game": name, "seats": 1}
            gymnasium.register(f"partal/{title}Solo-v0", entry, vector_entry_point=many, kwargs=alone)


register()
