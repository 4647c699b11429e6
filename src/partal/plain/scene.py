"""A scene for any game: zones with pieces, derived from the view's own data.

    {"zones": [{"id": "beach", "name": "Beach", "seat": None, "pieces": [{"id": ..., "name": ..., "count": 2}]}]}

A game may provide a scene of its own in this format; the plain board and the plain drawing show either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from partal.core.decision import Option
from partal.core.message import Message, message, plain

from partal.plain.wire import Piece, Scene, Zone
from partal.plain.words import said, slug, spaced, word

if TYPE_CHECKING:
    from partal.game import Game

ABOUT_THE_TABLE: Final = ("content", "question", "seat", "seats", "settings", "todo")
"""Keys of a view that are about the game itself rather than things on the table."""
POINTS: Final = "points"


def counted(value: Any) -> dict[str, int] | None:
    """A view's value as counts: by name, by position in a list, or by word; None if it is not countable."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int):
        return {"": value}
    if isinstance(value, str):
        return {value: 1} if value else {}
    if isinstance(value, Mapping):
        return {str(name): count for name, count in value.items() if isinstance(count, int)}
    if all(isinstance(item, int) and not isinstance(item, bool) for item in value):
        return {str(place + 1): count for place, count in enumerate(value)}
    if all(isinstance(item, str) for item in value):
        return dict(Counter(value))
    return None


class PlainScene:
    """The table of a game that has no scene of its own."""

    TURNS: Sequence[str] = ()
    GATHERED: Mapping[str, str] = {}

    def __init__(self, game: Game) -> None:
        self.game: Final = game.name

    def numbers(self, view: Any) -> dict[str, int]:
        return {} if view.seat is None else {POINTS: view.scores()[view.seat]}

    def rank(self, name: str) -> int:
        return 0

    def number_word(self, name: str) -> Message:
        return message("plain-points")

    def scene(self, view: Any) -> Scene:
        zones: list[Zone] = []
        for key, value in sorted(view.plain().items()):
            if key in ABOUT_THE_TABLE:
                continue
            if isinstance(value, (list, tuple)) and len(value) == view.seats:
                zones += [self.zone(key, seat, row) for seat, row in enumerate(value) if counted(row) is not None]
            elif counted(value) is not None:
                zones.append(self.zone(key, None, value))
        return {"zones": zones}

    def zone(self, key: str, seat: int | None, value: Any) -> Zone:
        place = slug(key) if seat is None else f"{slug(key)}-{seat}"
        name = said([f"{self.game}-zone-{slug(key)}"], {}, plain(spaced(key).capitalize()))
        pieces: list[Piece] = [
            {
                "id": f"{place}-{slug(kind)}" if kind else f"{place}-all",
                "name": word(self.game, kind) if kind else name,
                "count": count,
            }
            for kind, count in (counted(value) or {}).items()
            if count
        ]
        return {"id": place, "name": name, "seat": seat, "pieces": pieces}

    def targets(self, view: Any, option: Option) -> list[str]:
        """The zones and pieces that the notation names: `take white` highlights every piece called `white`."""
        wanted = {slug(each) for each in option.notation.split()}
        found: list[str] = []
        for zone in self.scene(view)["zones"]:
            if zone["id"] in wanted:
                found.append(zone["id"])
            if zone["seat"] in (None, view.seat):
                found += [
                    piece["id"] for piece in zone["pieces"] if piece["id"].removeprefix(f"{zone['id']}-") in wanted
                ]
        return found
