"""The table as the page draws it, built from views alone.

A scene names things as the page does (`black-middle`, `circle-3`); `targets` lists the things that an option is
about, so that the page can highlight them.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from partal.core.decision import Option
from partal.core.wire import AnyScene

from partal.games import GAMES
from partal.words.scene import OwnPart, Part, SharedScene, WeighedScene

Write = Callable[[object], bytes]
"""Writes JSON."""
Sent = dict[str, bytes]
"""Named parts of what is sent, as JSON."""


class SentPart:
    """A part of a scene as it was last sent, and what it was built from."""

    def __init__(self, name: str, reads: tuple[str, ...]) -> None:
        self.name: Final = name
        self.reader: Final[Callable[[Any], object]] = attrgetter(*reads) if reads else nothing
        self.read: object = None
        """The fields of the view that it shows."""
        self.whole: object = None
        """For a viewer's own part: the shared part that it completes."""
        self.json = b""


def nothing(_: Any) -> None:
    """Reads nothing: for a part that never changes."""


class SentScene:
    """A table's scene as JSON, for all its viewers.

    Shared parts are built and written once for everybody, and a viewer's own parts once for them; both only if a field
    that they show has changed. A part that looks as before stays the same bytes, so comparing it costs nothing.
    """

    def __init__(self, game: str, write: Write) -> None:
        scene = GAMES[game].scene
        self.game: Final = game
        self.write: Final = write
        self._scene = scene if isinstance(scene, SharedScene) else None
        self._seen: Any = None
        self._shared: list[tuple[Part, SentPart]] = []
        self._built: dict[str, object] = {}
        """The shared parts before they are written."""
        self._own: dict[int | None, list[tuple[OwnPart, SentPart]]] = {}
        """By seat, the parts that depend on the viewer."""
        if self._scene is not None:
            self._shared = [(part, SentPart(part.name, part.reads)) for part in self._scene.PARTS]

    def seen(self, view: Any, public: Any) -> Sent:
        """Everything on the table for this view; `public` is a spectator's view of the same table."""
        if self._scene is None:
            return {name: self.write(part) for name, part in scene_of(self.game, view).items()}
        own = self._own.get(view.seat)
        if own is None:
            own = self._own[view.seat] = [(part, SentPart(part.name, part.reads)) for part in self._scene.OWN]
        if public is not self._seen:
            self._seen = public
            self._update_shared(public)
        self._update_own(own, view)
        found = {sent.name: sent.json for _, sent in self._shared}
        for _, sent in own:
            found[sent.name] = sent.json
        return found

    def _update_shared(self, public: Any) -> None:
        for part, sent in self._shared:
            read = sent.reader(public)
            if sent.json and sent.read == read:
                continue
            sent.read = read
            built = part.build(public)
            json = self.write(built)
            if json != sent.json:
                sent.json = json
                self._built[part.name] = built

    def _update_own(self, own: list[tuple[OwnPart, SentPart]], view: Any) -> None:
        for part, sent in own:
            read, whole = sent.reader(view), self._built.get(part.name)
            if sent.json and sent.whole is whole and sent.read == read:
                continue
            sent.read, sent.whole = read, whole
            json = self.write(part.build(view, whole))
            if json != sent.json:
                sent.json = json


def scene_of(game: str, view: Any) -> AnyScene:
    """Everything on the table, as this view shows it."""
    return GAMES[game].scene.scene(view)


def targets_of(game: str, view: Any, option: Option) -> list[str]:
    """The things to highlight for an option."""
    return GAMES[game].scene.targets(view, option)


def is_idle(game: str, view: Any, option: Option) -> bool:
    """Whether an answer gives something up or brings nothing now, as far as the game says so."""
    scene = GAMES[game].scene
    weighed = _WEIGHED.get(scene)
    if weighed is None:
        weighed = _WEIGHED[scene] = isinstance(scene, WeighedScene)
    return weighed and scene.idle(view, option)  # type: ignore[attr-defined]


_WEIGHED: Final[dict[object, bool]] = {}
"""Which scenes weigh options. A protocol compares all of its members at every `isinstance`, which took longer than
everything else about an option, and this is asked for every option of every frame."""
