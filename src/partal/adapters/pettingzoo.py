"""Partal's games as environments of PettingZoo: `env("sabika", seats=3)`."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from partal.core.decision import IllegalAnswer
from partal.core.errors import BadInput
from partal.core.message import described, message
from partal.core.record import LARGEST_SEED

from partal.adapters import missing
from partal.adapters.play import Play, check_render, seed_from

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise missing("pettingzoo") from None

from partal.adapters.arrays import Encoder

if TYPE_CHECKING:
    from partal.front import Value

ILLEGAL_REWARD: Final = -1.0
"""What an option that is not offered costs. It ends the game, as it does everywhere in PettingZoo."""


def env(game: str, seats: int = 2, **settings: Any) -> AECEnv[str, Any, Any]:
    """An environment in which one seat after another is asked, with PettingZoo's usual wrappers.

    `settings` are those of `raw_env`: `render_mode`, `reward`, `shaped`, `content`, and house rules.
    """
    wrapped: AECEnv[str, Any, Any] = raw_env(game, seats, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Any, Any], EzPickle):  # noqa: N801  (what PettingZoo calls it)
    """The environment itself.

    An observation is `{"observation": ..., "action_mask": ...}`: `partal.adapters.arrays.observation_names` names the
    numbers of the first, and an option's number is its place in the second. Forced moves are made without asking.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "partal_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        render_mode: str | None = None,
        reward: str = "winner",
        shaped: float = 0.0,
        content: Any = None,
        **house_rules: Value,
    ) -> None:
        """`reward` is `winner` or `margin`, paid at the end; `shaped` is paid for each point as soon as it is scored.

        Raises BadInput or VariantError if an argument or a house rule is invalid.
        """
        check_render(render_mode)
        if isinstance(shaped, bool) or not isinstance(shaped, (int, float, np.number)):
            raise BadInput(message("refused-shaped", value=described(shaped)))
        EzPickle.__init__(
            self, game, seats, render_mode=render_mode, reward=reward, shaped=shaped, content=content, **house_rules
        )
        super().__init__()
        self.play: Final = Play(game, seats, reward, content, house_rules)
        self.encoder: Final = Encoder(self.play.game, seats, self.play.content)
        self.render_mode = render_mode
        self.shaped: Final = shaped
        self.chance: Final = random.Random()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.encoder.size, self.encoder.actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.scored: tuple[int, ...] = ()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self.seat_of:
            agents = ", ".join(self.possible_agents)
            raise BadInput(message("refused-agent", agent=described(agent), agents=agents))
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. The same seed gives the same games, this one and all after it."""
        if seed is not None:
            self.chance.seed(seed_from(seed))
        self.play.begin(self.chance.randint(0, LARGEST_SEED))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.scored = self.play.rules.scores(self.play.state)
        self._turn_to_asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat sees; its mask is empty unless it is asked."""
        seat = self.seat_of[self._known(agent)]
        decision = self.play.decision
        seen = np.empty(self.encoder.size, np.float32)
        legal = np.empty(self.encoder.actions, np.int8)
        self.encoder.observe(self.play.view(seat), seen)
        self.encoder.mask(decision if decision is not None and decision.seat == seat else None, legal)
        return {"observation": seen, "action_mask": legal}

    def step(self, action: Any) -> None:
        """Answers the open question with the option of this number."""
        if self.play.state is None:
            raise BadInput(message("refused-not-reset"))
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        option = self.play.option(action)
        if option is None:
            raise IllegalAnswer(message("refused-not-offered", number=described(action)))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.play.answer(option)
        paid = self.play.rewards()
        if self.shaped:
            scores = self.play.rules.scores(self.play.state)
            paid = tuple([each + self.shaped * (scores[seat] - self.scored[seat]) for seat, each in enumerate(paid)])
            self.scored = scores
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        if self.play.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._turn_to_asked()
        if self.render_mode == "human":
            self.render()

    def _turn_to_asked(self) -> None:
        decision = self.play.decision
        self.agent_selection = self.possible_agents[0 if decision is None else decision.seat]

    def render(self) -> str | None:
        """The table as everybody sees it: returned (`ansi`) or printed (`human`)."""
        if self.render_mode == "ansi":
            return self.play.drawn()
        if self.render_mode == "human":
            print(self.play.drawn())
        return None

    def close(self) -> None:
        """Nothing has to be closed."""
