"""What reports tell about any game: its answers, by their notation, and the points that its events name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from partal.core.decision import Decision, Option
from partal.core.event import Event
from partal.core.message import Message, message, plain

from partal.plain.words import placed, said, slug, spaced, word

if TYPE_CHECKING:
    from partal.game import Game, Watched

ANSWER: Final = "answer"


class PlainWatcher:
    """Every answer counts as a component: offered as an option, and taken when given. Verbs are what players do."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.offered: set[str] = set()
        self.taken: dict[str, list[int]] = {}
        self.deeds: dict[str, list[int]] = {}

    def hear(self, events: Sequence[Event]) -> None:
        """Nothing: no event says what it is about in words that every game has."""

    def answered(self, decision: Decision, option: Option) -> None:
        self.offered |= {f"{ANSWER} {each.notation}" for each in decision.options}
        self.taken.setdefault(f"{ANSWER} {option.notation}", []).append(decision.seat)
        self.deeds.setdefault(option.verb, [0] * self.seats)[decision.seat] += 1

    def result(self) -> Watched:
        from partal.game import Watched

        return Watched(sorted(self.offered), self.taken, self.deeds, {})


class PlainBalance:
    """Names come from the game's texts where it has them, and from its notation otherwise."""

    KINDS: Mapping[str, bool] = {ANSWER: True}

    def __init__(self, game: Game) -> None:
        self.game: Final = game.name

    def watch(self, view: Any) -> PlainWatcher:
        return PlainWatcher(view.seats)

    def kind_name(self, kind: str) -> Message:
        return message("plain-report-answers")

    def component_name(self, component: str) -> Message:
        notation = component.partition(" ")[2]
        verb, *words = notation.split()
        keys = [f"{self.game}-option-{slug(notation)}", f"{self.game}-option-{slug(verb)}"]
        return said(keys, placed(self.game, words), plain(notation))

    def deed_name(self, deed: str) -> Message:
        return said([f"{self.game}-deed-{slug(deed)}"], {}, word(self.game, deed))

    def question_name(self, prompt: str) -> Message:
        name = prompt.removeprefix(f"{self.game}.")
        return said([f"{self.game}-prompt-{slug(name)}"], {}, word(self.game, name))

    def source_name(self, source: str) -> Message:
        return said([f"{self.game}-source-{slug(source)}"], {}, plain(spaced(source)))

    def section_name(self, number: int) -> Message:
        return said([f"{self.game}-section"], {"number": number}, message("plain-report-section", number=number))
