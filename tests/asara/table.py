"""The small language of the rulebook tests: lay out a situation, let people act, look at the table.

    table = Table("tina", "wolfgang", hands={"tina": "blue green"}, display={"middles": "black middle, red middle"})
    table.tina.places("blue", at="middles")
    table.tina.takes("black middle")
    table.waits_for("wolfgang", "asara.dispatch")

A table is a real `Match`. The situation is written into its state before the first question, so decks
and piles are known without touching chance. What a test sets is taken out of piles and deck, and every
piece stays in the game: what has no place is stored by `rest`, spare buyers lie on the coloured building.

Texts: buyers "blue blue green"; parts "white base, 2 black gold window, white lit window"; towers
"black 5 gold 2 lit 1, white 2" or a list of part texts; buyers on the board [("tina", "circle 3", "blue"),
("tina", "bank 8", "blue green")], two colours being a pair. Piles and decks are written top last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from partal.core import engine
from partal.core.decision import Decision, IllegalAnswer, Option
from partal.core.event import Event
from partal.core.match import Match
from partal.core.rng import Rng

from partal.asara.rules import RULES
from partal.asara.rules.content import Content, load_pack
from partal.asara.rules.flow import Turn
from partal.asara.rules.state import State
from partal.asara.rules.things import (
    AREAS,
    BUYER_COLOURS,
    BUYERS,
    COLOURS,
    FROM_BUILDING,
    NO_COLOUR,
    ORDINARY,
    PART_NAMES,
    PARTS,
    SOURCE_COUNT,
    Tower,
    part_of,
)
from partal.asara.rules.view import View
from tests.asara.layout import Layout, Towers, place_called, tower_text


class Player:
    """One person at the table: what they do, what they have, and what they see."""

    def __init__(self, table: Table, name: str, seat: int) -> None:
        self.table = table
        self.name = name
        self.seat = seat

    # Acting

    def answers(self, notation: str) -> None:
        """Answers the open question; if this was the only possible answer, the table has already given it."""
        self.table.hear(self, notation)

    def goes(self, at: str) -> None:
        self.answers(f"go {at}")

    def lays(self, *colours: str) -> None:
        """Lay one buyer, or two face down."""
        face_down = " face down" if len(colours) == 2 else ""
        self.answers("lay " + " ".join(sorted(colours, key=BUYERS.index)) + face_down)

    def places(self, colour: str, at: str) -> None:
        """Go there and lay a single buyer."""
        self.goes(at)
        self.lays(colour)

    def places_pair(self, first: str, second: str, at: str) -> None:
        """Go there and lay two buyers face down."""
        self.goes(at)
        self.lays(first, second)

    def takes(self, part: str) -> None:
        """Take a part of a market or a searched pile, or `nothing`."""
        self.answers(f"take {part}")

    def builds(self, number: int, *steps: str, laying: str | tuple[str, str], on: int | None = None) -> None:
        """Lay a buyer (or a pair) on a plot, by default the number's own, and builds that many parts step by step."""
        self.goes(f"circle {on or number}")
        self.lays(*((laying,) if isinstance(laying, str) else laying))
        self.answers(f"build {number}")
        for step in steps:
            self.answers(step)

    # Choosing

    def choices(self) -> set[str]:
        """All answers offered now; fails if somebody else is asked."""
        decision = self.table.decision
        assert decision.seat == self.seat, f"{self.table.asked} is asked, not {self.name}"
        return {option.notation for option in decision.options}

    def places_offered(self) -> set[str]:
        """Where a buyer may be sent now: `middles`, `circle 3`."""
        assert self.table.decision.prompt == "asara.dispatch", self.table.decision.prompt
        return {notation.removeprefix("go ") for notation in self.choices()}

    def refused(self, notation: str) -> str:
        """The clause by which this answer is refused now; checks that nothing changes."""
        assert self.table.decision.seat == self.seat, f"{self.table.asked} is asked, not {self.name}"
        before, number = self.table.match.digest, self.table.match.number
        with pytest.raises(IllegalAnswer) as refusal:
            self.table.match.play(notation)
        assert (self.table.match.digest, self.table.match.number) == (before, number)
        return refusal.value.clause

    # Having

    @property
    def money(self) -> int:
        return self.table.state.money[self.seat]

    @property
    def prestige(self) -> int:
        return self.table.match.scores[self.seat]

    @property
    def hand(self) -> list[str]:
        """Buyers in hand, in the order of the colours."""
        row = self.table.state.hands[self.seat * BUYER_COLOURS : (self.seat + 1) * BUYER_COLOURS]
        return [BUYERS[colour] for colour, held in enumerate(row) for _ in range(held)]

    @property
    def stored(self) -> list[str]:
        """Parts behind the screen: bases, middles, windows, tops, lit windows, each brown to white."""
        row = self.table.state.stored[self.seat * PARTS : (self.seat + 1) * PARTS]
        return [PART_NAMES[part] for part, held in enumerate(row) for _ in range(held)]

    @property
    def towers(self) -> list[str]:
        """Towers in the order they were founded: `black 5 gold 2 lit 1`."""
        return [tower_text(tower) for tower in self.table.state.towers[self.seat]]

    def tower(self, name: str) -> Tower:
        """The tower called `black-2`."""
        colour, _, ordinal = name.partition("-")
        own = [tower for tower in self.table.state.towers[self.seat] if COLOURS[tower.colour] == colour]
        return own[int(ordinal) - 1]

    # Seeing

    def sees(self) -> View:
        view = self.table.match.view(self.seat)
        assert isinstance(view, View)
        return view

    def hears(self) -> list[str]:
        """The log as this player may know it."""
        return self.table.match.log(self.seat)


class Table:
    """A match in a situation of the test's choice. Players are attributes: `table.tina`.

    As a context manager it insists at the end that the test has said what the table waits for.
    """

    def __init__(
        self,
        *names: str,
        hands: Mapping[str, str] | None = None,
        money: Mapping[str, int] | None = None,
        prestige: Mapping[str, int] | None = None,
        stored: Mapping[str, str] | None = None,
        towers: Mapping[str, Towers] | None = None,
        display: Mapping[str, str] | None = None,
        piles: Mapping[str, str] | None = None,
        lit_stack: str | None = None,
        deck: str | None = None,
        laid: Sequence[tuple[str, str, str]] = (),
        year: int = 1,
        favour: str | None = None,
        turn: str | None = None,
        rest: str | None = None,
        settings: Mapping[str, str] | None = None,
        seed: int = 1,
        content: Content | None = None,
    ) -> None:
        self.names = names
        self.players = {name: Player(self, name, seat) for seat, name in enumerate(names)}
        self.match: Match[State] = Match(RULES, len(names), seed, settings, players=names, content=content)
        self.forced: list[tuple[int, str]] = []
        self.told: tuple[Event, ...] = ()
        """What happened because of the last answer."""
        self.stated = 0
        for given in (hands, money, prestige, stored, towers):
            assert set(given or ()) <= set(names), f"{set(given or ()) - set(names)} do not sit here"

        state = self.state
        state.year = year
        state.favour = self.players[favour or names[0]].seat
        for name, asari in (money or {}).items():
            state.money[self.players[name].seat] = asari
        for name, points in (prestige or {}).items():
            state.points[self.players[name].seat * SOURCE_COUNT + FROM_BUILDING] = points
        layout = Layout(state, names, rest, stored or {})
        layout.set_buyers(hands or {}, deck, laid)
        layout.set_parts(stored or {}, towers or {}, display or {}, piles or {})
        layout.set_lights(lit_stack)
        state.todo = [Turn(self.players[turn or names[0]].seat)]
        state.answers = 0
        state.measure_all()
        self.forced = forced_answers(state.copy(), None)
        engine.advance(state)
        self.match._kept = [state.copy()]
        self.match.opening = ()
        self.check_pieces()

    def __getattr__(self, name: str) -> Player:
        players: dict[str, Player] = self.__dict__.get("players", {})
        if name not in players:
            raise AttributeError(f"Nobody called {name} sits here.")
        return players[name]

    def __enter__(self) -> Table:
        return self

    def __exit__(self, failure: type[BaseException] | None, *_: object) -> None:
        if failure is None:
            self.expects_nothing_else()

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

    def waits_for(self, name: str, prompt: str) -> None:
        """Checks whose question is open, and which."""
        assert (self.asked, self.decision.prompt) == (name, prompt)
        self.stated = self.match.number

    def is_over(self) -> None:
        """Checks that the game has ended."""
        assert self.match.over, f"{self.asked} is asked ({self.decision.prompt})"
        self.stated = self.match.number

    def expects_nothing_else(self) -> None:
        """Checks that the test has said what the table waits for since the last answer."""
        assert self.stated == self.match.number, "end with waits_for(...) or is_over()"

    def play_on(self, seed: int, prefer: tuple[str, ...] = ()) -> Iterator[None]:
        """Random answers up to the end of the game, pausing after each; preferably those beginning with these words."""
        rng = Rng(seed)
        while not self.match.over:
            options = self.decision.options
            liked = [option for option in options if option.notation.startswith(prefer)] if prefer else []
            self.told = self.match.play(rng.pick(liked or options))
            self.check_pieces()
            yield
        self.is_over()

    # Looking

    def display(self, market: str) -> list[str]:
        """Open parts of a market, brown to white."""
        first = AREAS.index(market) * 10
        return [PART_NAMES[part] for part in range(first, first + 10) for _ in range(self.state.display[part])]

    def pile(self, market: str) -> list[str]:
        """Face-down parts of a market, top last."""
        return [PART_NAMES[part] for part in self.state.piles[AREAS.index(market)]]

    @property
    def deck(self) -> list[str]:
        return [BUYERS[colour] for colour in self.state.deck]

    @property
    def lit_stack(self) -> list[str]:
        return [COLOURS[colour] for colour in self.state.lit_stack]

    @property
    def year(self) -> int:
        return self.state.year

    @property
    def favour(self) -> str:
        """Who holds the Caliph's favour."""
        return self.names[self.state.favour]

    def colour_of(self, area: str) -> str | None:
        """The colour that a single buyer must have there, if any."""
        colour = self.state.colours[AREAS.index(area)]
        return None if colour == NO_COLOUR else BUYERS[colour]

    def taken(self, place: str) -> int:
        """Spaces in use: `middles`, `circle 3`."""
        return self.state.taken[place_called(self.state, place).index]

    def all_hear(self) -> list[str]:
        """The log as a spectator knows it."""
        return self.match.log(None)

    def check_pieces(self) -> None:
        """Every buyer, part and lit window of the box is somewhere, and nothing is there twice."""
        state = self.state
        content = state.content
        buyers = Counter(state.deck)
        for rows in (state.hands, state.buried):
            for index, held in enumerate(rows):
                buyers[index % BUYER_COLOURS] += held
        for code in state.laid:
            if code % 8 < BUYER_COLOURS:
                buyers[code % 8] += 1
        assert {c: n for c, n in buyers.items() if n} == {c: n for c, n in enumerate(content.buyers) if n}
        sizes = [len(player.hand) for player in self.players.values()]
        assert state.hand_sizes == sizes
        parts = Counter(part for pile in state.piles for part in pile)
        for part, held in enumerate(state.display):
            parts[part] += held
        for index, held in enumerate(state.stored):
            parts[index % PARTS] += held
        for tower in [tower for towers in state.towers for tower in towers]:
            for slot, held in enumerate(tower.parts):
                parts[part_of(slot // 2, tower.colour, slot % 2)] += held
            parts[ORDINARY + tower.colour] += tower.lights()
        for colour in (*state.lit_stack, *state.drawn):
            parts[ORDINARY + colour] += 1
        lit = content.lit if state.variant.lights else (0,) * len(COLOURS)
        assert [parts[part] for part in range(PARTS)] == [*content.parts, *lit]


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
    pack.write_text(f'[pack]\nname = "test"\ngame = "asara"\n\n{entries}', encoding="utf-8")
    return load_pack(pack)
