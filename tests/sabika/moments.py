"""Short scenes that many tests begin with: a table without the Sultan's workers, a carving, a reactivated poem,
the end of a round."""

from __future__ import annotations

from typing import Any

from partal.core.event import Event

from tests.sabika.table import Player, Table


def quiet(*names: str, **situation: Any) -> Table:
    """A table without the Sultan's workers; anna and ben unless others are named."""
    return Table(*(names or ("anna", "ben")), **{"sultan": [], **situation})


def leave(player: Player) -> None:
    """Do without a second action, if one is still open."""
    decision = player.table.match.decision
    if decision is not None and (decision.seat, decision.prompt) == (player.seat, "sabika.act"):
        player.done()


def begin_carving(player: Player, square: str = "carve-1") -> None:
    """The poet goes to carve: the choice of the poem is open."""
    player.works("poet", to=square)
    player.does("main")


def carve(player: Player, poem: str, materials: str, square: str = "carve-1") -> None:
    """The poet carves this poem with these materials; a red one may still ask."""
    begin_carving(player, square)
    player.answers(f"carve {poem}", f"lay {materials}")


def reactivate(number: int, **situation: Any) -> Table:
    """anna owns this red poem alone and reactivates it; no secondary action lies at her square."""
    table = quiet(**{"poems": {"anna": f"{number} red"}, **situation})
    table.anna.works("poet", to="reactivate-1")
    table.anna.answers(f"reactivate {number}")
    return table


def pay_tribute(player: Player, marker: int = 0, seals: int = 0, dinars: int = 0) -> None:
    """Parias by each means; the rest costs prestige."""
    player.answers(f"{marker} by marker", f"{seals} by seals", f"{dinars} by dinars")


def happened(table: Table) -> list[Event]:
    """Everything that happened since the situation began, or since the round was ended for it."""
    return [*table.match.opening, *[event for played in table.match.history for event in played.events]]


def words_of(table: Table, kind: str) -> list[tuple[int, tuple[str, ...]]]:
    """Seat and words of every event of this kind so far."""
    return [(event.seat, event.words) for event in happened(table) if event.kind == kind]


def scored(table: Table, player: Player, source: str) -> int:
    """What a player scored so far from this source."""
    return sum(int(words[0]) for seat, words in words_of(table, "scored") if seat == player.seat and words[1] == source)


def export(player: Player, city: str, *goods: str) -> None:
    """The merchant takes one or two goods to this city; a city bonus may still ask."""
    player.works("merchant", to="export-1")
    player.does("main")
    player.answers(f"ship to {city}")
    player.answers(*[f"export {good}" for good in goods])
    decision = player.table.match.decision
    if len(goods) < 2 and decision is not None and decision.prompt == "sabika.export-good":
        player.answers("stop")


def build_major(player: Player, materials: str, tile: int, favour: int, square: str = "construction-1") -> None:
    """A builder builds this tile and takes the bonus of this favour space; both may still ask."""
    player.works("builder-1", to=square)
    player.does("main")
    player.answers("build major", f"lay {materials}", f"tile {tile}", f"favour {favour}")


def build_minor(player: Player, card: int, materials: str, side: str, square: str = "construction-1") -> None:
    """A builder lays this minor card at an end of the row; a balance may still ask."""
    player.works("builder-1", to=square)
    player.does("main")
    player.answers(f"build minor {card}", f"lay {materials}", f"place {side}")
