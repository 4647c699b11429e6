"""A terminal drawing for any game: one line per zone, shared zones first, then player by player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from partal.core.wire import AnyScene

from partal.drawing import grid
from partal.plain.scene import PlainScene
from partal.plain.wire import Scene, Zone
from partal.words import say

if TYPE_CHECKING:
    from partal.game import Game

QUIET: Final = "grey54"


class PlainDrawing:
    """Draws the zones of a scene as text."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def parts(self, names: Sequence[str], /) -> tuple[str, ...]:
        return ()

    def zones(self, view: Any) -> list[Zone]:
        """The zones of the game's own scene if it has any, otherwise those derived from the view."""
        scene: AnyScene = self.game.scene.scene(view)
        if "zones" not in scene:
            scene = PlainScene(self.game).scene(view)
        return cast(Scene, scene)["zones"]

    def table(self, view: Any, names: Sequence[str], width: int, part: str = "", /) -> RenderableType:
        zones = self.zones(view)
        blocks: list[RenderableType] = [self.rows([zone for zone in zones if zone["seat"] is None])]
        for seat in range(view.seats):
            theirs = [zone for zone in zones if zone["seat"] == seat]
            if theirs:
                blocks += [Text(names[seat], style="bold"), self.rows(theirs)]
        return Group(*blocks)

    def rows(self, zones: Sequence[Zone]) -> RenderableType:
        table = grid("l", "l")
        for zone in zones:
            pieces = [
                say(piece["name"])
                if piece["count"] == 1
                else say("plain-pieces", count=piece["count"], name=piece["name"])
                for piece in zone["pieces"]
            ]
            table.add_row(Text(f"  {zone['name']}", style=QUIET), Text(", ".join(pieces) or "–"))
        return table
