"""Why the storehouses may be one pool: four storehouses whose pieces never move allow exactly the same.

A second table with four real storehouses follows a game by its events alone. Each new piece goes to any storehouse
with a free box, each piece used comes from any storehouse that has one, an expansion adds boxes to the storehouse
it was laid on. At every question both must agree on what can be stored, thrown away and spent.
"""

from __future__ import annotations

import pytest

from partal.core.event import Event
from partal.core.rng import Rng

from partal.sabika.rules.things import FIRST_GOOD, GOODS, WARES
from tests.sabika.table import Table

NAMES = ("anna", "ben", "cleo", "dan")
GREEDY = (
    "take gypsum",
    "take wood",
    "buy",
    "do main",
    "work",
    "process",
    "take raw",
    "throw",
    "take left",
    "take right",
)


class Storehouses:
    """Four storehouses with their boxes and pieces, and a poem's room for goods."""

    def __init__(self, rng: Rng, poem_room: int) -> None:
        self.rng = rng
        self.boxes = [1, 1, 1, 1]
        self.pieces: list[list[str]] = [[], [], [], []]
        self.poem_room = poem_room
        self.poem: list[str] = []
        self.freed: int | None = None
        """The storehouse whose box was just freed for the next piece (S-STO-09)."""

    def open_places(self) -> list[int]:
        return [store for store in range(4) if len(self.pieces[store]) < self.boxes[store]]

    def put(self, ware: str) -> None:
        places = self.open_places()
        assert places, f"{ware} was stored, but all four storehouses are full"
        store = self.rng.pick(places)
        if self.freed is not None:
            assert self.freed in places
            store = self.freed
        self.pieces[store].append(ware)
        self.freed = None

    def take(self, ware: str) -> int:
        places = [store for store in range(4) if ware in self.pieces[store]]
        assert places, f"{ware} was used, but no storehouse has one"
        store = self.rng.pick(places)
        self.pieces[store].remove(ware)
        return store

    def held(self) -> dict[str, int]:
        everything = [ware for pieces in self.pieces for ware in pieces]
        return {ware: everything.count(ware) for ware in WARES if ware in everything}

    def hear(self, event: Event, answer: str) -> None:
        """Follow one event of this player."""
        words = event.words
        if event.kind == "stored":
            self.put(words[0])
        elif event.kind == "stored-in-poem":
            assert len(self.poem) < self.poem_room
            self.poem.append(words[0])
        elif event.kind == "expanded":
            self.boxes[int(words[1]) - 1] += int(words[2])
        elif event.kind == "laid":
            for ware in words:
                self.take(ware)
        elif event.kind == "traded":
            self.freed = self.take(words[0])
        elif event.kind in ("sold", "exported", "threw-away"):
            self.spend(words[0], event.kind, answer)

    def spend(self, ware: str, kind: str, answer: str) -> None:
        asked = answer.startswith(("sell", "export", "throw"))
        from_poem = answer.endswith("from poem") if asked else ware not in self.held()
        if from_poem:
            self.poem.remove(ware)
            return
        store = self.take(ware)
        if kind == "threw-away":
            self.freed = store


def agree(table: Table, name: str, model: Storehouses) -> None:
    """Both tables hold the same and would allow the same."""
    player = table.players[name]
    state = table.state
    assert player.store == model.held()
    assert sum(player.annex.values()) == len(model.poem)
    assert state.room(player.seat) == sum(model.boxes[s] - len(model.pieces[s]) for s in range(4))
    assert (state.room(player.seat) > 0) == bool(model.open_places())
    if table.match.over or table.asked != name:
        return
    prompt, choices = table.decision.prompt, player.choices()
    if prompt == "sabika.make-room":
        ware = WARES[state.todo[-1].ware]  # type: ignore[attr-defined]
        wanted = {f"throw {other}" for other in model.held() if other != ware} | {"lose it"}
        if ware in GOODS:
            wanted |= {f"throw {good} from poem" for good in model.poem}
        assert not model.open_places()
        assert choices == wanted
    elif prompt == "sabika.store":
        assert choices == {"store in poem", "store in storehouse"}
        assert model.open_places()
        assert len(model.poem) < model.poem_room
    elif prompt == "sabika.transact":
        assert player.offers("sell") == set(model.held()) | {f"{good} from poem" for good in model.poem}
    elif prompt == "sabika.export-good":
        own = {good for good in model.held() if WARES.index(good) >= FIRST_GOOD}
        assert player.offers("export") == own | {f"{good} from poem" for good in model.poem}


def follow(table: Table, seed: int, prefer: tuple[str, ...]) -> int:
    """Play a whole game beside the four storehouses of each player; how often room had to be made."""
    rng = Rng(seed)
    models = {}
    for name in table.names:
        room = 2 if "16 blue" in table.players[name].poems else 0
        models[name] = Storehouses(rng, room)
    made_room = 0
    for _ in table.play_on(seed, prefer):
        answer = table.match.history[-1].option.notation
        for event in table.told:
            if event.kind == "carved" and event.words == ("16", "blue"):
                models[table.names[event.seat]].poem_room = 2
            if 0 <= event.seat < len(table.names):
                models[table.names[event.seat]].hear(event, answer)
        for name, model in models.items():
            agree(table, name, model)
        made_room += not table.match.over and table.decision.prompt == "sabika.make-room"
    return made_room


@pytest.mark.proves("S-STO-05", "S-STO-06", "S-STO-09")
@pytest.mark.parametrize("seed", range(8))
def test_four_storehouses_with_immovable_pieces_allow_what_one_pool_allows(seed: int) -> None:
    table = Table(*NAMES[: 2 + seed % 3], seed=seed)
    assert follow(table, seed, GREEDY) > 0


@pytest.mark.proves("S-STO-05", "S-STO-06")
@pytest.mark.parametrize("seed", range(4))
def test_so_do_they_beside_a_poems_room_for_goods(seed: int) -> None:
    table = Table("anna", "ben", seed=seed, poems={"anna": "16 blue"})
    assert follow(table, seed, (*GREEDY, "store in poem")) > 0


@pytest.mark.parametrize("seed", range(2))
def test_so_do_they_in_the_solo_game(seed: int) -> None:
    follow(Table.solo("anna", seed=seed), seed, GREEDY)


def test_the_four_storehouses_would_notice_a_piece_too_many() -> None:
    model = Storehouses(Rng(1), 0)
    for _ in range(4):
        model.put("wood")
    with pytest.raises(AssertionError, match="full"):
        model.put("wood")
    with pytest.raises(AssertionError, match="no storehouse"):
        model.take("marble")
