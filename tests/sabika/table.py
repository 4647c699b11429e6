"""The small language of the rulebook tests: lay out a situation, let people act, look at the table.

    table = Table("anna", "ben", dinars={"anna": 4}, workers={"anna": "builder-1 at market-1"}, sultan=[])
    table.anna.works("builder-1", to="market-2")
    table.anna.does("main")
    table.waits_for("anna", "sabika.transact")

A table is a real `Match`. The situation is written into its state after the set-up, so the starting tiles bring
nothing: whatever a test does not say is blank (no dinars, empty storehouses of one box, workers standing in the
workshop, 5 prestige), and the board is that of the set-up. Spaces have the board's names: `does("R2")`, `take R4`.

`layout.KEYS` lists what can be said. Lists of cards run from the next one on; `poems={"anna": "2 blue, A1"}`;
`storehouses={"anna": {1: [4, 9]}}`; `workers={"anna": "poet at carve-2 lying, merchant lying"}`; a space named in
`rondel` or `marble` gets what is said there (None: nothing), the others keep what lies there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from partal.core import engine
from partal.core.decision import Decision, Option
from partal.core.event import Event
from partal.core.match import Match
from partal.core.rng import Rng

from partal.sabika.rules import RULES
from partal.sabika.rules.content import Content, load_pack
from partal.sabika.rules.flow import Turn
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    CITIES,
    EMPTY,
    FAMILIES,
    FIRST_GOOD,
    RAWS,
    SQUARES,
    WARE_COUNT,
)
from partal.sabika.rules.wares import Store
from tests.sabika.layout import Layout
from tests.sabika.player import Player

TOKENS_PER_FAMILY = 8


class Table:
    """A match in a situation of the test's choice. Players are attributes: `table.anna`.

    `started=False` leaves it at the choice of the starting tiles; `tiles={"anna": (3, 9)}` says which were dealt.
    """

    def __init__(
        self,
        *names: str,
        settings: Mapping[str, str] | None = None,
        seed: int = 1,
        started: bool = True,
        tiles: Mapping[str, tuple[int, int]] | None = None,
        content: Content | None = None,
        **situation: Any,
    ) -> None:
        settings = dict(settings or {})
        if "events" in situation:
            settings.setdefault("events", "random")
        self.names = names
        everybody = (*names, "yusuf") if len(names) == 1 else names
        self.players = {name: Player(self, name, seat) for seat, name in enumerate(everybody)}
        self.match: Match[State] = Match(RULES, len(names), seed, settings, players=names, content=content)
        self.forced: list[tuple[int, str]] = []
        self.told: tuple[Event, ...] = self.match.opening
        """What happened because of the last answer."""
        if not started:
            assert not situation, "a situation needs a started game"
            for name, pair in (tiles or {}).items():
                self.state.offered[self.players[name].seat] = tuple(sorted(pair))
            self.go_on([])
            return
        Layout(self.state, everybody, situation).write()
        self.go_on([Turn(self.players[situation.get("turn", names[0])].seat)])

    @classmethod
    def solo(cls, name: str = "anna", **situation: Any) -> Table:
        """A game against Yusuf, `table.yusuf`.

        `yusuf_tiles="builder, poet"` and `yusuf_cards={"poet": ["YP1"]}` fix his turns; next ones first.
        """
        return cls(name, **situation)

    def go_on(self, todo: list[Any]) -> None:
        """Makes the match continue with this state, as if it had begun here."""
        state = self.state
        if todo:
            state.todo = todo
        self.check_pieces()
        state.answers = 0
        self.forced = forced_answers(state.copy(), None)
        log: list[Event] = []
        state.log = log
        engine.advance(state)
        state.log = None
        self.match._kept = [state.copy()]
        self.match.history.clear()
        self.match.opening = self.told = tuple(log)
        self.check_pieces()

    def __getattr__(self, name: str) -> Player:
        players: dict[str, Player] = self.__dict__.get("players", {})
        if name not in players:
            raise AttributeError(f"Nobody called {name} sits here.")
        return players[name]

    # The open question

    @property
    def state(self) -> State:
        return self.match._state

    @property
    def decision(self) -> Decision:
        decision = self.match.decision
        assert decision is not None, "the game is over"
        return decision

    @property
    def asked(self) -> str:
        """Who is asked."""
        return self.names[self.decision.seat]

    def waits_for(self, name: str, prompt: str) -> None:
        """Checks whose question is open, and which."""
        assert (self.asked, self.decision.prompt) == (name, prompt)

    def is_over(self) -> None:
        """Checks that the game has ended."""
        assert self.match.over, f"{self.asked} is asked ({self.decision.prompt})"

    def hear(self, player: Player, notation: str) -> None:
        """An answer by this player, given now or already given because there was no other."""
        decision = self.match.decision
        offered = decision is not None and notation in [option.notation for option in decision.options]
        mine = decision is not None and decision.seat == player.seat
        if (player.seat, notation) in self.forced and not (offered and mine):
            del self.forced[: self.forced.index((player.seat, notation)) + 1]
            return
        assert decision is not None, f"the game is over, {player.name} cannot {notation!r}"
        assert mine, f"{self.asked} is asked ({decision.prompt}), so {player.name} cannot {notation!r}"
        before = self.state.copy()
        self.told = self.match.play(notation)
        self.forced = forced_answers(before, self.match.history[-1].option)
        self.check_pieces()

    # Playing on

    def ends_round(self) -> None:
        """All workers lie down where they are, without a rest: the round ends, up to the first question in it."""
        self.state.awake = [0] * len(self.state.awake)
        self.go_on([Turn(self.state.starter)])

    def rests_out(self) -> None:
        """Play the rest of the round: everybody rests all standing workers."""
        round_ = self.state.round
        while not self.match.over and self.decision.prompt == "sabika.turn" and self.state.round == round_:
            rest = [option.notation for option in self.decision.options if option.notation.startswith("rest ")]
            self.told = self.match.play(rest[0])
            self.check_pieces()

    def answers_until(self, prompt: str = "sabika.turn") -> None:
        """Give the first answer offered until this question comes, or the game ends."""
        while not self.match.over and self.decision.prompt != prompt:
            self.told = self.match.play(self.decision.options[0])
            self.check_pieces()

    def play_on(self, seed: int, prefer: tuple[str, ...] = ()) -> Iterator[None]:
        """Random answers up to the end of the game, pausing after each; preferably those beginning with these words."""
        rng = Rng(seed)
        while not self.match.over:
            options = self.decision.options
            liked = [option for option in options if option.notation.startswith(prefer)] if prefer else []
            self.told = self.match.play(rng.pick(liked or options))
            self.check_pieces()
            yield

    # Looking

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def starter(self) -> str:
        return list(self.players)[self.state.starter]

    @property
    def rondel(self) -> dict[str, str | None]:
        """What lies on the raw spaces of this game."""
        spaces = zip(self.state.content.raw_spaces, self.state.raw_spaces, strict=True)
        return {space.id: RAWS[lies] if lies >= 0 else None for space, lies in spaces if lies >= EMPTY}

    @property
    def marble(self) -> dict[str, bool]:
        """Whether a marble lies on each of this game's spaces."""
        spaces = zip(self.state.content.marble_spaces, self.state.marble_spaces, strict=True)
        return {space.id: lies > 0 for space, lies in spaces if lies >= EMPTY}

    @property
    def waste(self) -> dict[str, int]:
        return {RAWS[family]: number for family, number in enumerate(self.state.waste) if number}

    @property
    def sultan(self) -> list[str]:
        return [SQUARES[square] for square in self.state.sultan]

    def stack(self, space: int) -> list[str]:
        """Whose paria markers lie on this space, from the top."""
        names = list(self.players)
        there = [player for player in range(self.state.players) if self.state.parias[player] == space]
        return [names[player] for player in sorted(there, key=lambda player: -self.state.stamps[player])]

    def seal_at(self, city: str) -> bool:
        return self.state.city_seals[CITIES.index(city)] == 1

    def told_of(self, kind: str) -> list[Event]:
        """The events of this kind that the last answer led to."""
        return [event for event in self.told if event.kind == kind]

    # Names of spaces

    def plain(self, notation: str) -> str:
        """`do R2` as the notation has it."""
        for word in re.findall(r"\b[RB]\d+\b", notation):
            for kind, spaces in (
                ("raw", self.state.content.raw_spaces),
                ("marble", self.state.content.marble_spaces),
            ):
                for place, space in enumerate(spaces):
                    if space.id == word and not notation.startswith("carve"):
                        notation = re.sub(rf"\b{word}\b", f"{kind}-{place + 1}", notation)
        return notation

    def named(self, notation: str) -> str:
        """The notation with the board's names for spaces."""
        match = re.search(r"\b(raw|marble)-(\d+)$", notation)
        if match is None:
            return notation
        content = self.state.content
        spaces = content.raw_spaces if match[1] == "raw" else content.marble_spaces
        return notation[: match.start()] + spaces[int(match[2]) - 1].id

    # All pieces are there

    def check_pieces(self) -> None:
        """24 tokens, and every card, poem and tile at most once; decks and displays complete."""
        state = self.state
        content = state.content
        tokens = Counter(state.bag)
        tokens.update([family for family in state.raw_spaces if family >= 0])
        for player in range(state.players):
            for family in range(FAMILIES):
                held = player * FAMILIES + family
                goods = state.store[player * WARE_COUNT + FIRST_GOOD + family]
                tokens[family] += state.raws[held] + state.annex[held] + goods
        for family in range(FAMILIES):
            tokens[family] += state.waste[family]
        # A good that waits for room is nowhere on the table yet.
        for effect in state.todo:
            if isinstance(effect, Store) and effect.ware >= FIRST_GOOD:
                tokens[effect.ware - FIRST_GOOD] += 1
        assert [tokens[family] for family in range(FAMILIES)] == [TOKENS_PER_FAMILY] * FAMILIES, tokens
        rows = [number for row in state.rows for number in row if number]
        yusuf_minors = state.seats == 1
        minors = [*rows, *state.minor_deck, *state.minor_waste, *filter(None, state.minor_display)]
        assert len(set(minors)) == len(minors)
        assert yusuf_minors or len(minors) == len(content.minor_cards)
        poems = [number for row in (*state.blue, *state.red) for number in row]
        poems += [*state.poem_deck, *filter(None, state.poem_display)]
        assert len(set(poems)) == len(poems) == len(content.poems)
        for numbers in (
            [*state.major_tiles, *[number for row in state.majors for number in row]],
            [index for row in (*state.grey, state.major_poems) for index in row if index >= 0],
            [*filter(None, (*state.store_display, *state.tops)), *state.store_piles[0], *state.store_piles[1]],
            list(state.city_tiles),
            list(state.wishes),
            list(state.events),
        ):
            assert len(set(numbers)) == len(numbers), numbers
        for player in range(state.players):
            assert state.room(player) >= 0


def forced_answers(state: State, option: Option | None) -> list[tuple[int, str]]:
    """What the engine answers by itself after this answer, on a state of its own: seat and notation."""
    forced: list[tuple[int, str]] = []
    if option is not None:
        state.todo.pop().do(state, option)
    while state.todo:
        decision: Any = state.todo[-1].ask(state)
        if decision is not None and len(decision.options) > 1:
            break
        only = None if decision is None else decision.options[0]
        if decision is not None:
            forced.append((decision.seat, decision.options[0].notation))
        state.todo.pop().do(state, only)
    return forced


def content_with(folder: Path, entries: str) -> Content:
    """The built-in components with these TOML entries in place of their namesakes."""
    pack = folder / "pack.toml"
    pack.write_text(f'[pack]\nname = "test"\ngame = "sabika"\n\n{entries}', encoding="utf-8")
    return load_pack(pack)


__all__ = ["Player", "Table", "content_with"]
