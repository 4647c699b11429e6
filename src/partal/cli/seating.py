"""The people and bots around a match in the terminal, and what each person has been shown."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from partal.core.decision import Decision
from partal.core.event import Event
from partal.core.match import Match
from partal.core.message import Message, message
from partal.core.view import View

from partal import games
from partal.bots.bot import Bot
from partal.cli.paper import Paper, say
from partal.cli.sheets import QUIET, score_sheet
from partal.drawing import grid
from partal.table import players
from partal.words import Words, in_words, listed, spoken
from partal.words.teller import Name, Teller

_BOT_NAME: Final = re.compile(r"^(?P<name>.*\S) \((?P<bot>[a-z-]+)\)$")


def bot_of(player: str, game: str) -> str:
    """The bot that plays under this name, as in `Mirar (medium)`; empty for a person."""
    found = _BOT_NAME.match(player)
    return found["bot"] if found and players.knows(game, found["bot"]) else ""


def default_name(teller: Teller, seat: int) -> str:
    """The game's own name for the player on this seat."""
    return in_words(teller.roles[seat % len(teller.roles)])


def counted(sayings: Sequence[str]) -> list[str]:
    """Merges repeated texts into one, with their number."""
    runs = [(saying, len(list(run))) for saying, run in groupby(sayings)]
    return [saying if count == 1 else say("cli-times", what=saying, count=count) for saying, count in runs]


def actions_of(events: Sequence[Message]) -> str:
    """One player's events: in one sentence if the language has texts for that, otherwise in several."""
    words = Words(spoken())
    going_on = [Message(f"{event.key}.then", event.values) for event in events]
    if all(words.has(event.key) for event in going_on):
        done = [words.say(event) for event in going_on]
        return say("player-did", player=events[0].values["player"], what=listed(counted(done)))
    return " ".join([in_words(event) for event in events])


class Seating:
    """The people and bots around one match, and what each person has been shown so far."""

    def __init__(
        self,
        match: Match[Any],
        paper: Paper,
        pack: str | None = None,
        file: Path | None = None,
        own: Mapping[int, Bot[Any]] | None = None,
    ) -> None:
        self.paper: Final = paper
        self.pack: Final = pack
        """The content pack in play, needed again to resume the game."""
        self.take_seats(match, file, own)

    def take_seats(self, match: Match[Any], file: Path | None, own: Mapping[int, Bot[Any]] | None = None) -> None:
        """Sets up a match: seats with a bot's name are played by it, and `own` has the user's own bots."""
        self.match = match
        self.file = file
        game = games.game(match.rules.name)
        self.teller = game.teller
        self.drawing = game.drawing
        self.seed = match.record().seed
        self.bots: dict[int, Bot[Any]] = dict(own or {})
        self.names: list[str] = []
        for seat, player in enumerate(match.players):
            bot = bot_of(player, match.rules.name)
            if bot:
                self.bots[seat] = players.make(match.rules.name, bot)
            self.names.append(player.removesuffix(f" ({bot})") if bot else player)
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.seen_count = [self.known_to(seat) for seat in range(match.seats)]
        """How many events each person has been shown."""
        self.at_table: int | None = self.people[0] if len(self.people) == 1 else None
        """Who sits in front of the screen now."""
        self.table_shown = False

    # Showing

    def open(self) -> None:
        match = self.match
        self.paper.line(in_words(self.teller.title), style="bold")
        who = [
            say("cli-play-bot", name=name, bot=bot_of(match.players[seat], match.rules.name))
            if bot_of(match.players[seat], match.rules.name)
            else say("player-you")
            if seat == self.at_table and name == default_name(self.teller, seat)
            else name
            for seat, name in enumerate(self.names)
        ]
        self.paper.say("cli-play-players", players=", ".join(who))
        if match.settings:
            self.paper.say(
                "cli-play-options", options=" ".join(f"{key}={value}" for key, value in match.settings.items())
            )
        ours = len([entry for entry in match.content.entries if entry.origin == "reconstructed"])
        if ours:
            self.paper.say("cli-play-reconstructed", style=QUIET, count=ours, game=match.rules.name)
        self.paper.say("cli-play-commitment", style=QUIET, commitment=match.commitment)
        if self.people:
            self.paper.say("cli-play-hint", style=QUIET)

    def players_for(self, viewer: int | None) -> list[Name]:
        """Everyone's name from the viewer's side, players without a seat last."""
        seated = [message("player-you") if seat == viewer else name for seat, name in enumerate(self.names)]
        return [*seated, *self.teller.bystanders(self.match.seats)]

    def names_for(self, viewer: int | None) -> list[str]:
        """The names of `players_for` as text, for tables and sheets."""
        return [in_words(name) for name in self.players_for(viewer)]

    def show_table(self, seat: int | None, part: str = "") -> None:
        """Shows the table, or the named part of it; for an unknown name, lists the parts."""
        names = self.names_for(seat)
        known = self.drawing.parts(names)
        found = [name for name in known if name.lower().startswith(part.lower())]
        if part and part.lower() in (name.lower() for name in found):
            found = [name for name in found if name.lower() == part.lower()]
        if part and len(found) != 1:
            self.paper.say(
                "cli-table-parts", style="bold red3", part=part[:40], parts=", ".join(known), count=len(known)
            )
            return
        self.paper.line()
        self.paper.show(self.drawing.table(self.match.view(seat), names, self.paper.width, found[0] if part else ""))
        self.table_shown = self.table_shown or not part

    def show_question(self, view: View, decision: Decision) -> None:
        self.paper.line()
        self.paper.line(in_words(self.teller.prompt(view)), style="bold")
        rows = grid("r", "l", "l", "l")
        for index, option in enumerate(decision.options, 1):
            words = self.teller.option(view, option, self.names_for(decision.seat))
            rows.add_row(
                Text(str(index), style="bold"),
                Text(in_words(words.label)),
                Text(in_words(words.detail), style=QUIET),
                Text(in_words(words.note)),
            )
        self.paper.show(rows)

    # What happened

    def known_to(self, seat: int) -> int:
        """How many events a person knows in a resumed game: those before their own last answer."""
        count = known = 0
        for played in self.match.history:
            count += len(played.events)
            if played.seat == seat:
                known = len(self.match.opening) + count - len(played.events)
        return known

    def events(self) -> list[Event]:
        return [*self.match.opening, *[event for played in self.match.history for event in played.events]]

    def show_news(self, viewer: int | None) -> None:
        """Shows what happened since this person last looked, with a score sheet wherever one is due."""
        seat = viewer if viewer is not None else 0
        events = self.events()
        start, self.seen_count[seat] = self.seen_count[seat], len(events)
        section: list[Event] = []
        for index in range(start, len(events)):
            section.append(events[index])
            if self.teller.closes(events[index]):
                self.show_events(section, viewer)
                section = []
                self.paper.line()
                sheet = self.teller.sheet(events[: index + 1], self.match.view(viewer))
                self.paper.show(score_sheet(self.match.rules.name, sheet, self.names_for(viewer)))
                self.paper.line()
        self.show_events(section, viewer)

    def show_events(self, events: Sequence[Event], viewer: int | None, everything: bool = False) -> None:
        """Shows events as sentences; consecutive ones of one player share a line."""
        names = self.players_for(viewer)
        rows: list[tuple[int, list[Message]]] = []
        for event in events:
            if everything or self.teller.is_news(event, viewer):
                said = self.teller.event(event, names, viewer, self.match.content)
                fresh = self.teller.starts_sentence(event)
                if rows and event.seat >= 0 and rows[-1][0] == event.seat and not fresh:
                    rows[-1][1].append(said)
                else:
                    rows.append((event.seat, [said]))
        for seat, sayings in rows:
            self.paper.line(in_words(sayings[0]) if seat < 0 else actions_of(sayings), style="bold" if seat < 0 else "")
