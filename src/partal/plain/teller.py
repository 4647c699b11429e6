"""A teller for any game: it uses the game's texts, and speaks in notation where there are none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from partal.core.content import Entry
from partal.core.decision import Option
from partal.core.event import HIDDEN, NOBODY, Event
from partal.core.rng import Rng
from partal.core.rules import Standings

from partal.plain.words import Value, placed, said, slug, spaced, word
from partal.words import say
from partal.words.teller import Examples, OptionWords, Row, Sheet

if TYPE_CHECKING:
    from partal.game import Game


class PlainTeller:
    """Everything that is said about a game that has no teller of its own."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game.name
        self.rules: Final = game.rules
        self._clauses: Final = game.clauses

    @property
    def title(self) -> str:
        return said([f"{self.game}-title"], {}, spaced(self.game).title())

    @property
    def roles(self) -> tuple[str, ...]:
        return tuple([say("plain-player", number=number + 1) for number in range(self.rules.seats[-1])])

    @property
    def examples(self) -> Examples:
        options = self.rules.options
        return Examples(options[0].notation, options[-1].notation, next(iter(self._clauses.values()), ""))

    def bystanders(self, seats: int) -> tuple[str, ...]:
        return ()

    # Questions

    def prompt(self, view: Any) -> str:
        assert view.question is not None
        name = view.question.prompt.removeprefix(f"{self.game}.")
        return said([f"{self.game}-prompt-{slug(name)}"], self._seen(view), say("plain-prompt", what=spaced(name)))

    def prompt_help(self, view: Any) -> str:
        assert view.question is not None
        name = view.question.prompt.removeprefix(f"{self.game}.")
        return said([f"{self.game}-prompt-{slug(name)}.help"], self._seen(view), self.prompt(view))

    def _seen(self, view: Any) -> dict[str, Value]:
        """A prompt may name any number or word of the view."""
        return {
            spaced(key).replace(" ", "-"): value
            for key, value in view.plain().items()
            if isinstance(value, (int, str)) and not isinstance(value, bool)
        }

    # Answers

    def option(self, view: Any, option: Option, names: Sequence[str] = ()) -> OptionWords:
        return OptionWords(self.label(view, option, names), self._of_option(option, ".detail", ""))

    def label(self, view: Any, option: Option, names: Sequence[str] = ()) -> str:
        return self._of_option(option, "", option.notation)

    def _of_option(self, option: Option, attribute: str, otherwise: str) -> str:
        """The text of the whole notation, or of its first word with the others as values."""
        verb, *words = option.notation.split()
        keys = [f"{self.game}-option-{slug(part)}{attribute}" for part in (option.notation, verb)]
        return said(keys, placed(self.game, words), otherwise)

    def clauses(self, view: Any, option: Option) -> tuple[str, ...]:
        clause = self._clauses.get(option.notation) or self._clauses.get(option.notation.split()[0])
        return (clause,) if clause else ()

    # Events

    def event(self, event: Event, names: Sequence[str], viewer: int | None) -> str:
        secret = event.seen_by(viewer).secret
        is_seen = bool(secret) and HIDDEN not in secret
        values: dict[str, Value] = {
            **placed(self.game, event.words),
            "words": self._listed(event.words),
            "count": len(event.words),
            "secret": self._listed(secret) if is_seen else "",
            "seen": "yes" if is_seen else "no",
        }
        keys = [f"{self.game}-event-{slug(event.kind)}"]
        if event.kind == "scored":
            values["points"], values["source"] = int(event.words[0]), self.source(event.words[1])
            keys.append("plain-event-scored")
        shown = (*event.words, *(secret if is_seen else ()))
        plainly = " ".join([spaced(event.kind), self._listed(shown)]).strip()
        return said(keys, values, plainly if event.seat != NOBODY else say("plain-event", what=plainly.capitalize()))

    def _listed(self, words: Sequence[str]) -> str:
        return ", ".join([word(self.game, each) for each in words])

    def is_news(self, event: Event, viewer: int | None) -> bool:
        return True

    def starts_sentence(self, event: Event) -> bool:
        return False

    def closes(self, event: Event) -> bool:
        return False

    def begins(self, event: Event) -> bool:
        return False

    # Score sheets

    def source(self, source: str) -> str:
        return said([f"{self.game}-source-{slug(source)}"], {}, spaced(source))

    def sheet(self, events: Sequence[Event], view: Any) -> Sheet:
        points: dict[str, list[int]] = {}
        clauses: dict[str, str] = {}
        for event in events:
            if event.kind == "scored":
                amount, source = event.words[:2]
                points.setdefault(source, [0] * view.seats)[event.seat] += int(amount)
                clauses.setdefault(source, event.clause)
        rows = tuple([Row(self.source(source), tuple(row), clauses[source]) for source, row in points.items()])
        return Sheet(say("plain-sheet"), rows, tuple([sum(row) for row in zip(*points.values())]) or (0,) * view.seats)

    def sheet_so_far(self, view: Any) -> Sheet:
        # Points are open, so any table that the view allows has them right.
        return Sheet(say("plain-sheet"), (), self.rules.scores(self.rules.imagine(view, Rng(0))))

    def final_sheet(self, view: Any, standings: Standings, names: Sequence[str]) -> Sheet:
        clauses = {line.source: line.clause for sheet in standings.sheets for line in sheet}
        points = [{line.source: line.points for line in sheet} for sheet in standings.sheets]
        rows = tuple(
            [
                Row(self.source(source), tuple([sheet.get(source, 0) for sheet in points]), clause)
                for source, clause in clauses.items()
            ]
        )
        return Sheet(say("plain-sheet-final"), rows, standings.scores)

    # Refusals, house rules and components

    def refusal(self, clause: str) -> str:
        return said([f"{self.game}-refusal-{clause}"], {}, say("plain-refusal"))

    def switch(self, name: str) -> str:
        return said([f"{self.game}-switch-{slug(name)}"], {}, spaced(name))

    def content(self, entry: Entry) -> str:
        values: dict[str, Value] = {
            key: ", ".join(map(str, value)) if isinstance(value, tuple) else value
            for key, value in entry.values.items()
        }
        plainly = ", ".join([f"{spaced(key)} {value}" for key, value in values.items()])
        named: dict[str, Value] = {"id": entry.id, "name": word(self.game, entry.id)}
        return said([f"{self.game}-content-{slug(entry.kind)}"], {**named, **values}, plainly)
