"""Components for inspection: their names, effects in words, clauses, and where their values come from."""

from __future__ import annotations

from typing import Any, Final

from partal.core.content import Entry
from partal.core.message import Message, message, plain

from partal.games import GAMES
from partal.table.wire import Component
from partal.words import has

BY_THE_RULES: Final = "rules"
"""The origin of things without values of their own: the rules define them."""


def clauses_of(game: str, entry: Entry) -> list[str]:
    """The clauses behind an entry, its own first."""
    reference, key = GAMES[game].components, (entry.kind, entry.id)
    if key in reference.ENTRIES:
        return list(reference.ENTRIES[key])
    return list(dict.fromkeys((*reference.CARDS.get(key, ()), *reference.KINDS[entry.kind])))


def note_of(game: str, entry: Entry) -> Message:
    """The note on where an entry's values come from: the game's text of that name, or else the author's own words."""
    key = f"{game}-origin-note-{entry.note}"
    is_ours = any(entry.note == other.note for other in GAMES[game].rules.content().entries if other.id == entry.id)
    return message(key) if is_ours and has(key) else plain(entry.note)


def kind_word(game: str, kind: str) -> Message:
    """What the game calls a kind of component, or else just its name."""
    key = f"{game}-kind-{kind}"
    return message(key) if has(key) else plain(kind.replace("-", " ").capitalize())


def components_of(game: str, content: Any) -> list[Component]:
    """Everything that can be inspected at a table with this content."""
    teller, reference = GAMES[game].teller, GAMES[game].components
    order = list(reference.KINDS)
    entries = sorted(content.entries, key=lambda entry: order.index(entry.kind))
    rows: list[Component] = [
        {
            "kind": entry.kind,
            "id": entry.id,
            "title": kind_word(game, entry.kind),
            "name": reference.name_of(entry),
            "text": teller.content(entry),
            "origin": entry.origin,
            "note": note_of(game, entry) if entry.note else None,
            "clauses": clauses_of(game, entry),
            "values": {key: list(value) if isinstance(value, tuple) else value for key, value in entry.values.items()},
            "effects": reference.effects_of(entry),
            "icons": reference.icons_of(entry),
        }
        for entry in entries
    ]
    things: list[Component] = [
        {
            "kind": "thing",
            "id": thing,
            "title": message(f"{game}-thing-{thing}"),
            "name": "",
            "text": message(f"{game}-thing-{thing}.about"),
            "origin": BY_THE_RULES,
            "note": None,
            "clauses": list(clauses),
            "values": {},
            "effects": {},
            "icons": {},
        }
        for thing, clauses in reference.THINGS.items()
    ]
    return rows + things
