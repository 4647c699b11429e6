"""Asara as one object: `RULES`."""

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

from partal.asara.rules import actions, building, dispatch, flow, notation, professional, scoring, variant
from partal.asara.rules.content import SCHEMA, Content, built_in, load_pack
from partal.asara.rules.setup import new_state
from partal.asara.rules.state import State, restored
from partal.asara.rules.things import GAME, SOURCE_CLAUSES, SOURCES
from partal.asara.rules.variant import Variant
from partal.asara.rules.view import View, imagine

VERBS: Final[Verbs] = {
    verb.__name__: verb
    for verb in (
        flow.BeginYear,
        flow.Turn,
        flow.EndYear,
        flow.FinalScoring,
        dispatch.Dispatch,
        dispatch.LayBuyer,
        actions.Buy,
        actions.Search,
        actions.Bribe,
        professional.Recruit,
        professional.ChooseOffer,
        professional.KeepLit,
        professional.ReturnLit,
        building.ChooseNumber,
        building.Compose,
    )
}
"""Every effect that can be on the stack, by name."""


class AsaraRules(BaseRules[State]):
    """The game for two to four players, basic and professional (A-SET-01, A-SET-05)."""

    name = GAME
    version = "1"
    seats = range(2, 5)
    switches: tuple[Switch, ...] = variant.SWITCHES
    presets = variant.PRESETS
    options: tuple[Option, ...] = notation.OPTIONS
    longest = 5_000
    over = "A-END-01"
    verbs: Verbs = VERBS
    schema = SCHEMA

    @property
    def title(self) -> Message:
        return message("asara-title")

    def content(self, pack: Path | None = None) -> Content:
        return built_in() if pack is None else load_pack(pack)

    def settings(self, settings: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        return dict(Variant(settings).settings)

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
        lit = [state.lit_built(seat) for seat in range(state.seats)]
        won = scoring.winners(list(scores), lit, state.variant)
        lines = sheets(state.points, state.seats, SOURCES, SOURCE_CLAUSES)
        return Standings(scores, tuple(won), lines)

    def read(self, text: object) -> Option:
        return notation.read(text)

    def encode(self, state: State) -> dict[str, Any]:
        return encode_table(state.values(), state.content.digest, state.variant.settings, state.todo)

    def restore(self, content: Content, plain: Mapping[str, Any]) -> State:
        return restored(content, plain)


RULES: Final = AsaraRules()
