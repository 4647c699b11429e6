"""The player aid of a table: what its game says in short, and the house rules in force."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from partal.core.base import check_seats
from partal.core.message import Message, message, plain
from partal.core.variant import OFF_ON

from partal.game import Game
from partal.games import GAMES
from partal.table import wire
from partal.words import has
from partal.words.aid import AidLine, AidSection

ON: Final = OFF_ON[1]
CLAUSE: Final = re.compile(r"[A-Z]+-[A-Z]+-\d+[a-z]?")
"""The number of a clause; a house rule may refer to other things too."""


def aid_of(
    game: Game, content: Any = None, settings: Mapping[str, str] | None = None, seats: int | None = None
) -> list[AidSection]:
    """The whole page. Raises VariantError if a house rule is unknown or does not fit."""
    rules = game.rules
    if seats is not None:
        check_seats(rules.title, rules.seats, seats)
    chosen = rules.settings(settings or {}, seats)
    found = list(game.aid.sections(rules.content() if content is None else content, chosen, seats))
    if chosen:
        found.append(AidSection(message("aid-house-rules"), house_rules(game, chosen)))
    return found


def house_rules(game: Game, chosen: Mapping[str, str]) -> tuple[AidLine, ...]:
    """The house rules that differ from the default, each in a sentence and with its value."""
    return tuple(
        [
            AidLine(
                game.teller.switch(switch.name),
                value_word(game.name, switch.name, chosen[switch.name]),
                clauses=tuple([name for name in switch.reference.split(", ") if CLAUSE.fullmatch(name)]),
            )
            for switch in game.rules.switches
            if switch.name in chosen
        ]
    )


def value_word(game: str, switch: str, value: str) -> Message:
    """The value of a house rule: yes or no, the game's text for it, or the bare value."""
    if value in OFF_ON:
        return message("new-yes" if value == ON else "new-no")
    keys = [key for key in (f"{game}-value-{switch}-{value}", f"{game}-value-{value}") if has(key)]
    return message(keys[0]) if keys else plain(value)


def sent_aid(sections: Sequence[AidSection]) -> list[wire.AidSection]:
    """The page as it is sent."""
    return [
        {
            "title": section.title,
            "lines": [
                {
                    "name": line.name,
                    "text": line.text,
                    "cost": line.cost,
                    "figures": list(line.figures),
                    "clauses": list(line.clauses),
                }
                for line in section.lines
            ],
        }
        for section in sections
    ]


def usual_aid(name: str) -> list[wire.AidSection]:
    """The page for the printed components and the rules as they are without house rules."""
    return sent_aid(aid_of(GAMES[name]))
