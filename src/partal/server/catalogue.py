"""What does not change while the server runs: games, house rules, rulebooks, components, texts."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Any

from partal import rulebook
from partal.bots.registry import names as bot_names
from partal.cli.tellers import teller_of
from partal.games import GAMES
from partal.words import FOLDER, speaking


@cache
def games_of(language: str) -> list[dict[str, Any]]:
    """Both games with all that can be chosen when a table is opened."""
    with speaking(language):
        return [game_of(name) for name in GAMES]


def game_of(name: str) -> dict[str, Any]:
    rules, teller = GAMES[name], teller_of(name)
    return {
        "name": name,
        "title": teller.title,
        "seats": list(rules.seats),
        "bots": bot_names(name),
        "presets": [{"name": preset, "settings": dict(values)} for preset, values in rules.presets.items()],
        "switches": [
            {
                "name": switch.name,
                "values": list(switch.values),
                "default": switch.default,
                "text": teller.switch(switch.name),
                "reference": switch.reference,
            }
            for switch in rules.switches
        ],
    }


@cache
def rules_of(game: str) -> list[dict[str, Any]]:
    """The rulebook, chapter by chapter."""
    chapters = groupby(rulebook.read(game), key=lambda clause: (clause.chapter, clause.prefix))
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
def content_of(game: str, language: str) -> list[dict[str, Any]]:
    """Every component in words, with where its value comes from."""
    teller = teller_of(game)
    with speaking(language):
        return [
            {
                "kind": entry.kind,
                "id": entry.id,
                "text": teller.content(entry),
                "origin": entry.origin,
                "note": entry.note,
            }
            for entry in GAMES[game].content().entries
        ]


@cache
def words_of(language: str) -> str:
    """The page's own texts, as Fluent."""
    return (FOLDER / language / "page.ftl").read_text(encoding="utf-8")
