"""A teller for any game: it uses the game's texts, and its notation if there are none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from partal.core.content import Entry
from partal.core.decision import Option
from partal.core.event import HIDDEN, NOBODY, Event
from partal.core.message import COMMA, Message, Value, joined, message, plain
from partal.core.rules import Standings

from partal.plain.words import placed, said, slug, spaced, word
from partal.words.fitted import fitted
from partal.words.teller import Examples, Name, OptionWords, Row, Sheet

if TYPE_CHECKING:
    from partal.game import Game


NOTHING: Final = plain("")


class PlainTeller:
    """Puts a game without a teller of its own into words."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game.name
        self.rules: Final = game.rules
        self._clauses: Final = game.clauses

    @property
    def title(self) -> Message:
        return said([f"{self.game}-title"], {}, self.rules.title)

    @property
    def roles(self) -> tuple[Name, ...]:
        return tuple([message("plain-player", number=number + 1) for number in range(self.rules.seats[-1])])

    @property
    def examples(self) -> Examples:
        options = self.rules.options
        return Examples(options[0].notation, options[-1].notation, next(iter(self._clauses.values()), ""))

    def bystanders(self, seats: int) -> tuple[Name, ...]:
        return ()

    # Questions

    def prompt(self, view: Any) -> Message:
        assert view.question is not None
        name = view.question.prompt.removeprefix(f"{self.game}.")
        return said([f"{self.game}-prompt-{slug(name)}"], self._seen(view), message("plain-prompt", what=spaced(name)))

    def prompt_help(self, view: Any) -> Message:
        assert view.question is not None
        name = view.question.prompt.removeprefix(f"{self.game}.")
        return said([f"{self.game}-prompt-{slug(name)}.help"], self._seen(view), self.prompt(view))

    def _seen(self, view: Any) -> dict[str, Value]:
        """The view's numbers and words, all of which a prompt may use."""
        return {
            spaced(key).replace(" ", "-"): value
            for key, value in view.plain().items()
            if isinstance(value, (int, str)) and not isinstance(value, bool)
        }

    # Answers

    def option(self, view: Any, option: Option, names: Sequence[Name] = ()) -> OptionWords:
        return OptionWords(self.label(view, option, names), self._of_option(option, ".detail"))

    def label(self, view: Any, option: Option, names: Sequence[Name] = ()) -> Message:
        return self._of_option(option) or plain(option.notation)

    def _of_option(self, option: Option, attribute: str = "") -> Message | None:
        """The text for the complete notation, or for the verb with the other words as values; None if none."""
        words = option.notation.split()[1:]
        keys = [f"{self.game}-option-{slug(part)}{attribute}" for part in (option.notation, option.verb)]
        found = said(keys, placed(self.game, words), NOTHING)
        return None if found is NOTHING else found

    def clauses(self, view: Any, option: Option) -> tuple[str, ...]:
        clause = self._clauses.get(option.notation) or self._clauses.get(option.verb)
        return (clause,) if clause else ()

    # Events

    def event(self, event: Event, names: Sequence[Name], viewer: int | None, content: Any) -> Message:
        secret = event.seen_by(viewer).secret
        is_seen = bool(secret) and HIDDEN not in secret
        values: dict[str, Value] = {
            **placed(self.game, event.words),
            "words": self._listed(event.words),
            "count": len(event.words),
            "secret": self._listed(secret) if is_seen else "",
            "seen": "yes" if is_seen else "no",
        }
        if event.seat != NOBODY:
            values["player"] = names[event.seat]
        keys = [f"{self.game}-event-{slug(event.kind)}"]
        if event.kind == "scored":
            values["points"], values["source"] = int(event.words[0]), self.source(event.words[1])
            keys.append("plain-event-scored")
        values["what"] = spaced(event.kind) if event.seat != NOBODY else spaced(event.kind).capitalize()
        values["shown"] = self._listed((*event.words, *(secret if is_seen else ())))
        plainly = "plain-event" if event.seat == NOBODY else "plain-event-of"
        found = said(keys, values, fitted(plainly if values["shown"] else f"{plainly}-only", values))
        return found.by(event.clause)

    def _listed(self, words: Sequence[str]) -> Value:
        return joined([word(self.game, each) for each in words], COMMA) if words else ""

    def is_news(self, event: Event, viewer: int | None) -> bool:
        return True

    def starts_sentence(self, event: Event) -> bool:
        return False

    def closes(self, event: Event) -> bool:
        return False

    def begins(self, event: Event) -> bool:
        return False

    # Score sheets

    def source(self, source: str) -> Message:
        return said([f"{self.game}-source-{slug(source)}"], {}, plain(spaced(source)))

    def sheet(self, events: Sequence[Event], view: Any) -> Sheet:
        points: dict[str, list[int]] = {}
        clauses: dict[str, str] = {}
        for event in events:
            if event.kind == "scored":
                amount, source = event.words[:2]
                points.setdefault(source, [0] * view.seats)[event.seat] += int(amount)
                clauses.setdefault(source, event.clause)
        rows = tuple([Row(self.source(source), tuple(row), clauses[source]) for source, row in points.items()])
        return Sheet(
            message("plain-sheet"), rows, tuple([sum(row) for row in zip(*points.values())]) or (0,) * view.seats
        )

    def sheet_so_far(self, view: Any) -> Sheet:
        return Sheet(message("plain-sheet"), (), view.scores())

    def final_sheet(self, view: Any, standings: Standings, names: Sequence[Name]) -> Sheet:
        clauses = {line.source: line.clause for sheet in standings.sheets for line in sheet}
        points = [{line.source: line.points for line in sheet} for sheet in standings.sheets]
        rows = tuple(
            [
                Row(self.source(source), tuple([sheet.get(source, 0) for sheet in points]), clause)
                for source, clause in clauses.items()
            ]
        )
        return Sheet(message("plain-sheet-final"), rows, standings.scores)

    # Refusals, house rules and components

    def refusal(self, clause: str) -> Message:
        return said([f"{self.game}-refusal-{clause}"], {}, message("plain-refusal")).by(clause)

    def switch(self, name: str) -> Message:
        return said([f"{self.game}-switch-{slug(name)}"], {}, plain(spaced(name)))

    def content(self, entry: Entry) -> Message:
        values: dict[str, Value] = {
            key: joined(value, COMMA) if isinstance(value, tuple) else value for key, value in entry.values.items()
        }
        plainly = [message("list-space", first=spaced(key), last=value) for key, value in values.items()]
        named: dict[str, Value] = {"id": entry.id, "name": word(self.game, entry.id)}
        return said(
            [f"{self.game}-content-{slug(entry.kind)}"],
            {**named, **values},
            joined(plainly, COMMA) if plainly else NOTHING,
        )
