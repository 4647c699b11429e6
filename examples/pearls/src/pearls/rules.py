"""Pearls as one object: `RULES`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from partal.core import engine
from partal.core.base import BaseRules
from partal.core.codec import Verbs, encode_table
from partal.core.decision import Option
from partal.core.event import Event
from partal.core.rng import Rng, mix, stream
from partal.core.rules import Standings, sheets
from partal.core.variant import OFF_ON, Switch, choose, deviations

from pearls import box, view
from pearls.box import Box
from pearls.state import COLOUR_COUNT, KINDS, SOURCE_CLAUSES, SOURCES, Keep, Table, Turn
from pearls.view import View

VERBS: Final[Verbs] = {"Turn": Turn, "Keep": Keep}
SWITCHES: Final = (Switch("race", OFF_ON, "P-STR-04"), Switch("open-pouches", OFF_ON, "P-SET-03"))
PRESETS: Final = {"family": {"open-pouches": "true"}}
SHUFFLE: Final = 1
"""The purpose of the game's only random stream."""


class PearlsRules(BaseRules[Table]):
    """For two to four divers."""

    name = box.GAME
    version = "1"
    seats = range(2, 5)
    switches: tuple[Switch, ...] = SWITCHES
    presets: Mapping[str, Mapping[str, str]] = PRESETS
    options: tuple[Option, ...] = box.OPTIONS
    longest = 200
    """Each of at most 80 pearls takes at most two answers to keep, and each necklace uses three pearls."""
    over = "P-END-01"
    verbs: Verbs = VERBS
    schema = box.SCHEMA

    def content(self, pack: Path | None = None) -> Box:
        return box.built_in() if pack is None else box.load_pack(pack)

    def settings(self, settings: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        return deviations(self.switches, choose(self.switches, self.presets, settings))

    def deal(self, content: Box, settings: Mapping[str, str], seats: int, seed: int, log: list[Event] | None) -> Table:
        state = empty_table(content, self.settings(settings), seats, mix(seed))
        state.log = log
        pearls = [colour for colour in range(COLOUR_COUNT) for _ in range(content.pearls[colour])]
        stream(state.chance, SHUFFLE, 0).shuffle(pearls)
        state.bag = tuple(pearls)
        state.wash_up()
        state.todo = [Turn(0)]
        engine.advance(state)
        return state

    def view(self, state: Table, seat: int | None) -> View:
        return View(state, seat)

    def imagine(self, seen: View, rng: Rng) -> Table:
        return view.imagine(seen, rng)

    def scores(self, state: Table) -> tuple[int, ...]:
        return state.scores()

    def standings(self, state: Table) -> Standings | None:
        """Most points win, and a tie is shared (P-END-03)."""
        if state.todo:
            return None
        scores = self.scores(state)
        winners = tuple([seat for seat in range(state.seats) if scores[seat] == max(scores)])
        return Standings(scores, winners, sheets(state.points, state.seats, SOURCES, SOURCE_CLAUSES))

    def read(self, notation: str) -> Option:
        return box.read(notation)

    def encode(self, state: Table) -> dict[str, Any]:
        return encode_table(state.plain(), state.box.digest, state.settings, state.todo)

    def restore(self, content: Box, plain: Mapping[str, Any]) -> Table:
        state = empty_table(content, self.settings(plain["settings"]), plain["seats"], plain["chance"])
        state.answers = plain["answers"]
        state.bag, state.drawn = tuple(plain["bag"]), tuple(plain["drawn"])
        state.beach, state.pouches = list(plain["beach"]), list(plain["pouches"])
        state.necklaces, state.points = list(plain["necklaces"]), list(plain["points"])
        return state


def empty_table(content: Box, settings: Mapping[str, str], seats: int, chance: int) -> Table:
    """A table with nothing on it yet."""
    state = Table()
    state.todo, state.pending, state.answers, state.chance, state.log = [], None, 0, chance, None
    state.box, state.settings, state.seats = content, MappingProxyType(dict(settings)), seats
    state.bag, state.drawn, state.beach = (), (), [0] * COLOUR_COUNT
    state.pouches, state.necklaces = [0] * (seats * COLOUR_COUNT), [0] * (seats * KINDS)
    state.points = [0] * (seats * len(SOURCES))
    return state


RULES: Final = PearlsRules()
