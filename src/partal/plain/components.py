"""Default components: the entries of a game's content files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from partal.core.content import Entry
from partal.core.message import Message
from partal.core.wire import Icon

from partal.plain.words import said, slug, word

if TYPE_CHECKING:
    from partal.game import Game


class PlainComponents:
    """Names every entry by its id, unless the game has a text for it (`pearls-necklace-white`)."""

    ENTRIES: Mapping[tuple[str, str], tuple[str, ...]] = {}
    CARDS: Mapping[tuple[str, str], tuple[str, ...]] = {}
    THINGS: Mapping[str, tuple[str, ...]] = {}

    def __init__(self, game: Game) -> None:
        self.game: Final = game.name
        self.KINDS: Mapping[str, tuple[str, ...]] = dict.fromkeys(game.rules.schema, ())

    def name_of(self, entry: Entry, /) -> Message:
        key = f"{self.game}-{slug(entry.kind)}-{slug(entry.id)}"
        return said([key], {}, word(self.game, entry.id))

    def effects_of(self, entry: Entry, /) -> dict[str, Message]:
        return {}

    def icons_of(self, entry: Entry, /) -> dict[str, list[Icon]]:
        return {}
