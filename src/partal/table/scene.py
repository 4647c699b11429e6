"""The table as the page draws it, built from views alone.

A scene names things as the page does (`black-middle`, `circle-3`); `targets` lists the things that an option is
about, so that the page can highlight them.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from partal.core.decision import Option
from partal.core.wire import AnyScene

from partal.games import GAMES
from partal.words.scene import SharedScene


def nothing(_: Any) -> None:
    """Reads nothing: for a part that never changes."""


class SharedParts:
    """A table's scene for all its viewers; shared parts are built once, and only if what they show has changed.

    A part that is as it was last time is the same object, for each viewer, so nobody has to compare it again.
    """

    def __init__(self, game: str) -> None:
        scene = GAMES[game].scene
        self._scene = scene if isinstance(scene, SharedScene) else None
        self.game = game
        self._seen: Any = None
        self._parts: dict[str, object] = {}
        self._read: dict[str, object] = {}
        """By part, the fields of the view that it was built from."""
        self._own: dict[int | None, AnyScene] = {}
        """By seat, the parts that only this viewer sees."""
        self._readers: list[tuple[str, Callable[[Any], object], Callable[[Any], object]]] = [
            (part.name, part.build, attrgetter(*part.reads) if part.reads else nothing)
            for part in (self._scene.PARTS if self._scene is not None else ())
        ]

    def scene(self, view: Any, public: Any) -> AnyScene:
        """Everything on the table for this view; `public` is a spectator's view of the same table."""
        if self._scene is None:
            return self._kept(view.seat, scene_of(self.game, view))
        if public is not self._seen:
            self._update(public)
        return {**self._parts, **self._kept(view.seat, self._scene.own(view, self._parts))}

    def _kept(self, seat: int | None, own: AnyScene) -> AnyScene:
        """A viewer's own parts; those that are equal to last time's are last time's."""
        last = self._own.get(seat)
        if last is not None:
            own = {name: last[name] if name in last and last[name] == part else part for name, part in own.items()}
        self._own[seat] = own
        return own

    def _update(self, view: Any) -> None:
        self._seen = view
        for name, build, reader in self._readers:
            fields = reader(view)
            if name not in self._parts or self._read[name] != fields:
                self._read[name] = fields
                part = build(view)
                if name not in self._parts or self._parts[name] != part:
                    self._parts[name] = part


def scene_of(game: str, view: Any) -> AnyScene:
    """Everything on the table, as this view shows it."""
    return GAMES[game].scene.scene(view)


def targets_of(game: str, view: Any, option: Option) -> list[str]:
    """The things to highlight for an option."""
    return GAMES[game].scene.targets(view, option)
