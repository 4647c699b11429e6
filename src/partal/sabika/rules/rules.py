"""Sabika as one object: `RULES`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from partal.core.base import BaseRules
from partal.core.codec import Verbs, encode_table
from partal.core.decision import Option
from partal.core.event import Event
from partal.core.message import Message, message
from partal.core.rng import Rng
from partal.core.rules import Standings, sheets
from partal.core.variant import Switch

from partal.sabika.rules import (
    balance,
    building,
    flow,
    gains,
    inner,
    middle,
    notation,
    outer,
    scoring,
    setup,
    tribute,
    turn,
    variant,
    wares,
    yusuf,
    yusuf_ships,
)
from partal.sabika.rules.content import Content, built_in, load_pack
from partal.sabika.rules.open import is_yusuf
from partal.sabika.rules.schema import SCHEMA
from partal.sabika.rules.setup import empty_table, new_state
from partal.sabika.rules.state import State, restore
from partal.sabika.rules.things import GAME, SOURCE_CLAUSES, SOURCES
from partal.sabika.rules.variant import Variant
from partal.sabika.rules.verbs import TABLE
from partal.sabika.rules.view import View, imagine

EFFECTS: Final[Verbs] = {
    effect.__name__: effect
    for effect in (
        flow.BeginRound,
        tribute.ByDinars,
        tribute.ByMarker,
        tribute.BySeals,
        flow.ChangeEra,
        tribute.Dues,
        flow.EndRound,
        flow.FinalScoring,
        flow.Income,
        flow.MakeReady,
        flow.NameStarter,
        flow.Narrate,
        tribute.Tribute,
        flow.Turn,
        setup.KeepTile,
        setup.Reveal,
        setup.StackMarkers,
        setup.StartingGains,
        turn.ActHere,
        turn.TakeMaterial,
        turn.TakeTurn,
        wares.ProcessRaw,
        gains.Resolve,
        wares.Store,
        wares.TakeGood,
        wares.TakeRaw,
        outer.Expand,
        outer.Quarry,
        outer.Storehouse,
        outer.Transact,
        building.AdvanceFavour,
        building.Construct,
        building.LayMaterials,
        balance.PlaceCard,
        building.TakeFavour,
        building.TakeTile,
        middle.Consolidate,
        middle.Export,
        middle.ExportGoods,
        middle.Produce,
        inner.Carve,
        inner.Finish,
        inner.Reactivate,
        yusuf.Collect,
        yusuf.YusufAct,
        yusuf_ships.YusufSettles,
        yusuf_ships.YusufShips,
        yusuf.YusufTurn,
        *[effect for verb in TABLE for effect in verb.effects],
    )
}
"""Every effect that can be on the stack, by name."""


class SabikaRules(BaseRules[State]):
    """The game for two to four players, and for one against Yusuf (S-COMP-01)."""

    name = GAME
    version = "3"
    seats = range(1, 5)
    switches: tuple[Switch, ...] = variant.SWITCHES
    presets = variant.PRESETS
    options: tuple[Option, ...] = notation.OPTIONS
    longest = 10_000
    over = "S-EOG-01"
    verbs: Verbs = EFFECTS
    schema = SCHEMA

    @property
    def title(self) -> Message:
        return message("sabika-title")

    def content(self, pack: Path | None = None) -> Content:
        return built_in() if pack is None else load_pack(pack)

    def settings(self, settings: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        return variant.fitting(settings, seats)

    def deal(
        self, content: Content, settings: Mapping[str, str], seats: int, seed: int, log: list[Event] | None
    ) -> State:
        return new_state(content, Variant(settings), seats, seed, log)

    def view(self, state: State, seat: int | None) -> View:
        return View(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores()

    def standings(self, state: State) -> Standings | None:
        if state.todo:
            return None
        scores = state.scores()
        buildings = [state.buildings(player) for player in range(state.players)]
        lines = sheets(state.points, state.players, SOURCES, SOURCE_CLAUSES)
        return Standings(scores, tuple(scoring.winners(list(scores), buildings)), lines)

    def read(self, text: object) -> Option:
        return notation.read(text)

    def encode(self, state: State) -> dict[str, Any]:
        return encode_table(state.values(), state.content.digest, state.variant.settings, state.todo)

    def restore(self, content: Content, plain: Mapping[str, Any]) -> State:
        state = empty_table(content, Variant(plain["settings"]), plain["seats"], plain["chance"])
        restore(state, plain)
        if state.events:
            state.event = content.events[state.events[state.active_event] - 1].changes
        for player in range(state.players):
            if not is_yusuf(state, player):
                for number in state.blue[player]:
                    inner.learn(state, player, number)
        return state


RULES: Final = SabikaRules()
