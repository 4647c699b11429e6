"""The default player aid: every component with what the game says about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from partal.plain.words import said, slug, word
from partal.words.aid import AidLine, AidSection

if TYPE_CHECKING:
    from partal.game import Game


class PlainAid:
    """Lists the components by kind; a game without rules in words has nothing else to say."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game

    def sections(self, content: Any, _settings: Mapping[str, str], _seats: int | None, /) -> Sequence[AidSection]:
        components, teller = self.game.components, self.game.teller
        found: list[AidSection] = []
        for kind, entries in groupby(content.entries, key=lambda entry: entry.kind):
            lines = tuple(
                [
                    AidLine(
                        components.name_of(entry),
                        teller.content(entry),
                        figures=(f"{entry.kind}:{entry.id}",),
                        clauses=tuple(components.KINDS.get(kind, ())),
                    )
                    for entry in entries
                ]
            )
            title = said([f"{self.game.name}-kind-{slug(kind)}"], {}, word(self.game.name, kind))
            found.append(AidSection(title, lines))
        return found
