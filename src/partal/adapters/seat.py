"""One seat of a game against bots, for a program that reads and answers in words.

It is shown its own view and nothing else, and it answers for its own seat alone.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console

from partal.core.errors import BadInput, PartalError
from partal.core.event import Event
from partal.core.message import described, message, shown
from partal.core.record import LARGEST_SEED

from partal import rulebook
from partal.adapters import game_of
from partal.bots.bot import Bot, stream_of
from partal.front import Match, Value, check_names, check_number
from partal.rulebook import Clause
from partal.table import players
from partal.table.speech import Speech
from partal.words import in_words, spoken
from partal.words.teller import Name

WIDTH: Final = 110
"""Characters per line of a drawn table."""
NOTHING_YET: Final = -1


class Seat:
    """A seat at a table whose other seats are played by bots."""

    def __init__(
        self,
        game: str,
        seats: int,
        seat: int,
        bots: Sequence[str] | None,
        seed: int | None,
        house_rules: Mapping[str, Value],
    ) -> None:
        """Raises BadInput or VariantError if an argument or a house rule is invalid."""
        found = game_of(game)
        self.teller: Final = found.teller
        self.drawing: Final = found.drawing
        self._seed: Final = secrets.randbelow(LARGEST_SEED + 1) if seed is None else seed
        self.match: Final = Match(found, seats, self._seed, dict(house_rules))
        check_number("seat", seat)
        if not 0 <= seat < seats:
            raise BadInput(message("refused-view-seat", seat=described(seat), last=seats - 1))
        self.seat: Final = seat
        others = [other for other in range(seats) if other != seat]
        names = list(bots) if bots is not None else [players.usual(found.name)] * len(others)
        check_names("bots", names)
        if len(names) > len(others) or (others and not names):
            raise BadInput(message("refused-bot-count", seats=len(others), bots=len(names)))
        self.bots: Final[dict[int, Bot[Any]]] = {
            other: players.make(found.name, names[place % len(names)]) for place, other in enumerate(others)
        }
        self._heard = NOTHING_YET
        """How many entries of the history this seat has been told."""
        self._let_bots_answer()

    def _let_bots_answer(self) -> None:
        match = self.match
        while (decision := match.decision) is not None and decision.seat in self.bots:
            seat = decision.seat
            chance = stream_of(self._seed, seat).fork(f"question {match.number}")
            match.play(self.bots[seat].choose(match.view(seat), decision, chance))

    # What the seat sees

    def names(self) -> list[Name]:
        """What everybody is called by whoever sits here."""
        roles = self.teller.roles
        called = [roles[seat % len(roles)] for seat in range(self.match.seats)]
        called[self.seat] = message("player-you")
        return [*called, *self.teller.bystanders(self.match.seats)]

    def look(self, drawn: bool = True, part: str = "") -> dict[str, Any]:
        """The table as this seat sees it now, or the named part of it; what happened is told once."""
        match, view = self.match, self.match.view(self.seat)
        decision = match.decision
        names = [in_words(name) for name in self.names()]
        seen: dict[str, Any] = {
            "game": match.rules.name,
            "seat": self.seat,
            "players": names,
            "number": match.number,
            "over": match.over,
            "scores": list(match.scores),
            "happened": self.news(),
        }
        if drawn:
            seen["table"] = self.drawn(part)
        if decision is not None:
            seen["question"] = in_words(self.teller.prompt(view))
            seen["options"] = self.options()
        else:
            standings, speech = match.standings, Speech(match.rules.name, self.names()[: match.seats])
            assert standings is not None
            seen["winners"] = [names[player] for player in standings.winners]
            seen["points"] = [
                {"player": names[player], **{in_words(speech.source(line.source)): line.points for line in sheet}}
                for player, sheet in enumerate(standings.sheets)
            ]
        return seen

    def options(self) -> list[dict[str, str]]:
        """Everything that may be answered: the notation, what it means, what it costs and brings, and its clauses."""
        decision = self.match.decision
        if decision is None:
            return []
        view, names = self.match.view(self.seat), self.names()
        found: list[dict[str, str]] = []
        for option in decision.options:
            words = self.teller.option(view, option, names)
            parts = {"notation": option.notation, "means": in_words(words.label)}
            if words.detail is not None:
                parts["detail"] = in_words(words.detail)
            clauses = self.teller.clauses(view, option)
            if clauses:
                parts["clauses"] = " ".join(clauses)
            found.append(parts)
        return found

    def drawn(self, part: str = "") -> str:
        """The table, or a part of it, as text. Raises BadInput if there is no such part."""
        paper = StringIO()
        console = Console(file=paper, width=WIDTH, color_system=None, force_terminal=False)
        names = [in_words(name) for name in self.names()]
        parts = self.drawing.parts(names)
        if part and part not in parts:
            raise BadInput(message("cli-table-parts", part=shown(part), parts=", ".join(parts), count=len(parts)))
        console.print(self.drawing.table(self.match.view(self.seat), names, WIDTH, part))
        return paper.getvalue()

    def news(self) -> list[str]:
        """What has happened since this was last asked, in sentences."""
        opening = self.match.opening if self._heard == NOTHING_YET else ()
        played = self.match.history[max(0, self._heard) :]
        self._heard = len(self.match.history)
        return self.told([*opening, *[event for entry in played for event in entry.events]])

    def log(self) -> list[str]:
        """Everything that has happened, in sentences."""
        return self.told([*self.match.opening, *[event for entry in self.match.history for event in entry.events]])

    def told(self, events: Sequence[Event]) -> list[str]:
        names = self.names()
        return [
            in_words(self.teller.event(event.seen_by(self.seat), names, self.seat, self.match.content))
            for event in events
        ]

    # What the seat does

    def answer(self, option: str, number: int | None) -> None:
        """Answers the open question; then the bots answer theirs. A refused answer changes nothing."""
        self.match.play(option, number)
        self._let_bots_answer()

    def take_back(self) -> str:
        """Takes back this seat's last answer and all that followed; returns it in notation."""
        taken = self.match.take_back(self.seat, set(self.bots))
        self._heard = min(self._heard, len(self.match.history))
        return taken.notation

    def why_not(self, option: str) -> str:
        """Why an answer is not possible now, with its clause; empty if it is possible."""
        try:
            self.match.prepare(option)
        except PartalError as error:
            return refusal_of(self.match.rules.name, error)
        return ""


def refusal_of(game: str, error: PartalError) -> str:
    """An error in words, with the text of the rule behind it."""
    if not error.clause or game not in rulebook.games():
        return str(error)
    return f"{error}\n{rulebook.find(game, error.clause, spoken()).text}"


def clause_of(clause: Clause) -> dict[str, str]:
    """A clause of a rulebook as plain values."""
    parts = {"id": clause.id, "chapter": clause.chapter, "text": clause.text}
    for name, value in (("table", clause.table), ("ruling", clause.ruling)):
        if value:
            parts[name] = value
    return parts
