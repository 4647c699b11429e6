"""Scenes that many rulebook tests begin with: a player who acts on a square, and what the player has won since.

table = acting("market-1", dinars={"anna": 1}, store={"anna": "wood"})
before = belongings(table.anna)
table.anna.answers("sell wood", "stop")
assert gained(table.anna, before) == {"dinars": 2, "wood": -1}
"""

from __future__ import annotations

from typing import Any

from partal.sabika.rules.things import GOODS, RAWS, RING_OF_SQUARE, SQUARES, WARES
from tests.sabika.table import Player, Table

WORKER_OF_RING = ("builder-1", "merchant", "poet")


def acting(square: str, *names: str, **situation: Any) -> Table:
    """The first player sends a worker from the workshop to this square and begins its main action.

    The Sultan's workers are away unless the situation has them, so the way costs nothing.
    """
    table = Table(*(names or ("anna", "ben")), **{"sultan": [], **situation})
    player = table.players[table.names[0]]
    player.works(WORKER_OF_RING[RING_OF_SQUARE[SQUARES.index(square)]], to=square)
    player.does("main")
    return table


def belongings(player: Player) -> dict[str, int]:
    """Everything a player can gain or lose, by name."""
    store, annex, raws = player.store, player.annex, player.raws
    return {
        "dinars": player.dinars,
        "seals": player.seals,
        "parias": player.parias,
        "prestige": player.prestige,
        "favour": player.favour,
        "boxes": player.boxes,
        "balances": player.balances,
        "ships": len(player.ships),
        "poems": len(player.poems),
        "buildings": len(player.majors) + len(player.row) - 1,
        **{ware: store.get(ware, 0) for ware in WARES},
        **{f"{good} in poem": annex.get(good, 0) for good in GOODS},
        **{raw: int(raw in raws) for raw in RAWS},
    }


def gained(player: Player, before: dict[str, int]) -> dict[str, int]:
    """What has changed since, and nothing else."""
    after = belongings(player)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}
