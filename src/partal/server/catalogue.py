"""What does not change while the server runs: games, house rules, rulebooks, components, texts."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from functools import cache
from itertools import groupby
from typing import Any, Final

import msgspec

from partal import rulebook
from partal.games import GAMES
from partal.server.wire import Chapter, Game, LessonTitle
from partal.table.aid import usual_aid
from partal.table.component import components_of
from partal.table.example import sent_examples
from partal.table.lesson import lessons_of
from partal.table.players import names as bot_names
from partal.table.players import usual
from partal.table.wire import Component, Example
from partal.words.folders import HOUSE, own_files

TERMINAL: Final = "cli.ftl"
"""The texts that only the terminal needs; the page does not get them."""
MAIN: Final = "main"
OTHER: Final = "other"
"""The groups of ways to play, and of house rules that fit no group of their game."""


@cache
def games_of() -> list[Game]:
    """Every game, with everything that can be chosen when opening a table."""
    return [game_of(name) for name in GAMES]


def game_of(name: str) -> Game:
    game = GAMES[name]
    rules, teller = game.rules, game.teller
    return {
        "name": name,
        "title": teller.title,
        "seats": list(rules.seats),
        "bots": bot_names(name),
        "usual": usual(name),
        "presets": [{"name": preset, "settings": dict(values)} for preset, values in rules.presets.items()],
        "switches": [
            {
                "name": switch.name,
                "values": list(switch.values),
                "default": switch.default,
                "text": teller.switch(switch.name),
                "reference": switch.reference,
                "group": group_of(name, switch.name, switch.reference),
            }
            for switch in rules.switches
        ],
        "lessons": game.lessons is not None,
    }


def group_of(game: str, switch: str, reference: str) -> str:
    """The group that a switch is listed under."""
    if switch in GAMES[game].modes:
        return MAIN
    chapters = GAMES[game].chapters
    return next((heading for pattern, heading in chapters if re.match(rf"({pattern})-", reference)), OTHER)


@cache
def rules_of(game: str, language: str) -> list[Chapter]:
    """The rulebook, chapter by chapter; empty if the game has none."""
    if game not in rulebook.games():
        return []
    chapters = groupby(rulebook.read(game, language), key=lambda clause: (clause.chapter, clause.prefix))
    return [
        {
            "title": chapter,
            "prefix": prefix,
            "clauses": [
                {
                    "id": clause.id,
                    "force": clause.force,
                    "text": clause.text,
                    "table": clause.table,
                    "ruling": clause.ruling,
                }
                for clause in clauses
            ],
        }
        for (chapter, prefix), clauses in chapters
    ]


@cache
def content_of(game: str) -> list[Component]:
    """Every built-in component in words, with the origin of its values."""
    return components_of(game, GAMES[game].rules.content())


@cache
def lesson_titles(game: str) -> list[LessonTitle]:
    """The lessons of a game, in the order in which they teach; none if it has none."""
    return [{"id": lesson.id, "title": lesson.title, "steps": len(lesson.steps)} for lesson in lessons_of(GAMES[game])]


@cache
def examples(game: str) -> list[Example]:
    """Moments of the lessons that show what a chapter of the rulebook is about."""
    return sent_examples(GAMES[game])


@cache
def words_of(language: str) -> str:
    """All texts that the page may need, as one Fluent document: Partal's own and those of every game."""
    folders = [game.words for game in GAMES.values() if game.words is not None]
    files = [path for folder in (HOUSE, *folders) for path in own_files(folder, language) if path.name != TERMINAL]
    return "\n".join([path.read_text(encoding="utf-8") for path in files])


MAKERS: Final[dict[str, Callable[..., Any]]] = {
    "aid": usual_aid,
    "examples": examples,
    "games": games_of,
    "rules": rules_of,
    "content": content_of,
    "lessons": lesson_titles,
    "words": words_of,
}


@cache
def body(what: str, *of: str) -> bytes:
    """One of these as it is sent: text, or JSON."""
    made = MAKERS[what](*of)
    return made.encode() if isinstance(made, str) else msgspec.json.encode(made)


@cache
def packed_body(what: str, *of: str) -> bytes:
    """The same, compressed once for everybody."""
    return gzip.compress(body(what, *of), 9, mtime=0)
