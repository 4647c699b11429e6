"""What does not change while the server runs: games, house rules, rulebooks, components, texts."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from partal import rulebook
from partal.bots.registry import names as bot_names
from partal.cli.tellers import teller_of
from partal.games import GAMES
from partal.server.components import components_of
from partal.words import FOLDER, speaking

MAIN: Final = "main"
GROUPS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "asara": (
        ("A-SET|A-PRO", "table"),
        ("A-TURN|A-DISP|A-CAL", "buyers"),
        ("A-BUY|A-SPY", "parts"),
        ("A-BUILD", "building"),
        ("A-LIT", "lights"),
        ("A-TIE|A-FIN|A-PTIE", "scoring"),
    ),
    "sabika": (
        ("S-ADV|S-EV|S-EOG", "events"),
        ("S-S(MIN|EXP|CONS|EOR|MAJ|DIF)", "yusuf"),
        ("S-SETP|S-MOVE|S-COST", "turn"),
        ("S-CARV|S-RAW|S-EXP|S-STHA|S-CONS", "actions"),
        ("S-WISH|S-MPOEM|S-PP|S-CARD", "scoring"),
    ),
}
"""House rules by the chapter of the rulebook that they change."""
MODES: Final = ("professional", "events", "yusuf-prestige")
"""Switches that are ways to play rather than house rules."""
USUAL_BOTS: Final = ("medium", "greedy", "random")
"""The first of these that a game has plays where nobody chose a bot."""
NOUNS: Final = re.compile(
    r"^(asara-(colour|buyer|kind|gold-part|lit-window|part|tower|refusal)\b|"
    r"sabika-(ware|raw|type|mosaic|measure|several|city|and|yusuf|refusal)\b)(?!-(action|worker))"
)
"""Words of the games that the page says by itself, besides its own texts."""


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
        "roles": list(teller.roles),
        "usual": next((bot for bot in USUAL_BOTS if bot in bot_names(name)), bot_names(name)[0]),
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
    }


def group_of(game: str, switch: str, reference: str) -> str:
    """Under which heading a switch is offered."""
    if switch in MODES:
        return MAIN
    return next(group for chapters, group in GROUPS[game] if re.match(rf"({chapters})-", reference))


@cache
def rules_of(game: str, language: str) -> list[dict[str, Any]]:
    """The rulebook, chapter by chapter."""
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
def content_of(game: str, language: str) -> list[dict[str, Any]]:
    """Every built-in component in words, with where its value comes from."""
    with speaking(language):
        return components_of(game, GAMES[game].content())


@cache
def words_of(language: str) -> str:
    """The page's own texts as Fluent, and the games' nouns, which the page says too."""
    nouns = [
        FluentSerializer().serialize_entry(entry)
        for game in GAMES
        for entry in FluentParser().parse((FOLDER / language / f"{game}.ftl").read_text(encoding="utf-8")).body
        if isinstance(entry, Message) and NOUNS.match(entry.id.name)
    ]
    return (FOLDER / language / "page.ftl").read_text(encoding="utf-8") + "\n" + "".join(nouns)
