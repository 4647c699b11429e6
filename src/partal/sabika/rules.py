"""Sabika as one object: `RULES`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from partal.core import engine
from partal.core.codec import decode_effects, encode_effects, frozen
from partal.core.decision import Decision, Option
from partal.core.event import Event
from partal.core.rng import Rng
from partal.core.rules import Standings, sheets
from partal.core.variant import Switch

from partal.sabika import (
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
    variant,
    wares,
    work,
    yusuf,
)
from partal.sabika.content import Content, built_in, load_pack
from partal.sabika.schema import SCHEMA
from partal.sabika.setup import empty_table, new_state
from partal.sabika.state import State, is_yusuf
from partal.sabika.things import GAME, SOURCE_CLAUSES, SOURCES
from partal.sabika.variant import Variant
from partal.sabika.view import View, imagine

VERBS: Final = {
    verb.__name__: verb
    for verb in (
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
        work.ActHere,
        work.TakeMaterial,
        work.TakeTurn,
        wares.ProcessRaw,
        gains.Resolve,
        gains.Split,
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
        building.PlaceCard,
        building.TakeFavour,
        building.TakeTile,
        middle.CityBonus,
        middle.Consolidate,
        middle.Export,
        middle.ExportGoods,
        middle.FreeShip,
        middle.Produce,
        middle.RedCityAction,
        inner.Carve,
        inner.Finish,
        inner.Reactivate,
        inner.TileBonus,
        yusuf.Collect,
        yusuf.YusufAct,
        yusuf.YusufSettles,
        yusuf.YusufShips,
        yusuf.YusufTurn,
    )
}
"""Every effect that can lie on the stack, by its name."""


class SabikaRules:
    """The game for two to four players, and for one against Yusuf (S-COMP-01)."""

    name = GAME
    version = "1"
    seats = range(1, 5)
    switches: tuple[Switch, ...] = variant.SWITCHES
    presets = variant.PRESETS
    options: tuple[Option, ...] = notation.OPTIONS
    longest = 10_000
    schema = SCHEMA

    def content(self, pack: Path | None = None) -> Content:
        return built_in() if pack is None else load_pack(pack)

    def settings(self, settings: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        return variant.fitting(settings, seats)

    def new(
        self,
        seats: int,
        seed: int,
        settings: Mapping[str, str] | None = None,
        content: Content | None = None,
        log: list[Event] | None = None,
    ) -> State:
        if seats not in self.seats:
            raise ValueError(f"Sabika is for 1 to 4 players, not for {seats}.")
        state = new_state(content or built_in(), Variant(settings), seats, seed, log)
        state.log = None
        return state

    def decision(self, state: State) -> Decision | None:
        return state.pending

    def answer(self, state: State, option: Option) -> tuple[Event, ...]:
        return engine.tell(state, option)

    def play(self, state: State, option: Option) -> None:
        engine.answer(state, option)

    def why_not(self, state: State, option: Option) -> str:
        return state.todo[-1].why_not(state, option) if state.todo else "S-EOG-01"

    def view(self, state: State, seat: int | None) -> View:
        return View(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def scores(self, state: State) -> tuple[int, ...]:
        """Prestige of every player; in the solo game Yusuf's is the second."""
        return tuple([state.prestige(player) for player in range(state.players)])

    def standings(self, state: State) -> Standings | None:
        if state.todo:
            return None
        scores = self.scores(state)
        buildings = [len(state.majors[player]) + state.minor_count(player) for player in range(state.players)]
        lines = sheets(state.points, state.players, SOURCES, SOURCE_CLAUSES)
        return Standings(scores, tuple(scoring.winners(list(scores), buildings)), lines)

    def read(self, text: str) -> Option:
        return notation.read(text)

    def encode(self, state: State) -> dict[str, Any]:
        plain = state.values()
        plain["content"] = state.content.digest
        plain["settings"] = dict(state.variant.settings)
        plain["todo"] = encode_effects(state.todo)
        return plain

    def decode(self, plain: Mapping[str, Any], content: Content | None = None) -> State:
        content = content or built_in()
        if plain["content"] != content.digest:
            raise ValueError("This state was played with other components.")
        state = empty_table(content, Variant(plain["settings"]), plain["seats"], plain["chance"])
        for name in state.values():
            if name in ("seats", "chance"):
                continue
            value = plain[name]
            if isinstance(value, list) and isinstance(getattr(state, name), list):
                setattr(state, name, [frozen(item) for item in value])
            else:
                setattr(state, name, frozen(value))
        if state.events:
            state.event = content.events[state.events[state.active_event] - 1].changes
        for player in range(state.players):
            if not is_yusuf(state, player):
                for number in state.blue[player]:
                    inner.learn(state, player, number)
        state.todo = decode_effects(plain["todo"], VERBS)
        engine.advance(state)
        return state


RULES: Final = SabikaRules()
