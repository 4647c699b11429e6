"""`bonus of a major tile`: one card only, poem 4 red."""

from __future__ import annotations

from typing import Any

from partal.core.decision import Decision, Option
from partal.core.effect import Effect

from partal.sabika.rules.bonus import IMPOSSIBLE, MAJOR_TILES, Step, Verb
from partal.sabika.rules.gains import grant
from partal.sabika.rules.notation import TILE, WAIVE, OfCard
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.worth import Estimates


class TileBonus(Effect[State]):
    """The bonus of any major tile still open in this era; tile and favour marker stay (S-CARD-07, S-CARD-08)."""

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = [TILE[number] for number in state.era_tiles()]
        if not options:
            return None
        options.append(WAIVE)
        return Decision(self.seat, "sabika.tile-bonus", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is WAIVE:
            return
        assert isinstance(option, OfCard)
        text = state.content.major_tiles[option.card - 1].bonus
        grant(state, self.seat, text)

    def why_not(self, state: State, option: Option) -> str:
        return "S-CARD-07"


class BonusOfTile(Verb):
    """The bonus of an open major tile (S-CARD-07)."""

    name = "tile bonus"
    form = r"bonus of a major tile"
    effects: tuple[type[Effect[Any]], ...] = (TileBonus,)

    def leads_to(self, step: Step) -> str:
        return MAJOR_TILES

    def need(self, state: Open, player: int, step: Step, barred: tuple[int, ...]) -> int:
        return 0 if state.era_tiles() else IMPOSSIBLE

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        state.todo.append(TileBonus(player))

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.tile_bonus()
