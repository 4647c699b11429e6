"""Asara in words: its questions, answers, events, refusals and score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from partal.core.content import Entry
from partal.core.decision import Option
from partal.core.event import HIDDEN, NOBODY, Event
from partal.core.message import COMMA, Message, Value, joined, message
from partal.core.rules import Standings

from partal.asara.rules import RULES
from partal.asara.rules.building import ChooseNumber, Compose
from partal.asara.rules.content import Content
from partal.asara.rules.dispatch import LayBuyer
from partal.asara.rules.professional import KeepLit
from partal.asara.rules.things import BASE, GAME, PART_KIND, SOURCE_COUNT, SOURCES, TOP, WINDOW, slot_of
from partal.asara.rules.view import View
from partal.asara.words.clauses import clauses_of
from partal.asara.words.nouns import (
    PART_BY_WORD,
    buyer_of_word,
    cards_of,
    colour_of_word,
    part_of_word,
    place_of_word,
    place_word,
    slot_of_word,
    slot_word,
    tower_of_word,
)
from partal.asara.words.options import answer_words, label, purse
from partal.asara.words.sheets import money, points_of, rankings, rows
from partal.words import has
from partal.words.teller import Examples, Name, OptionWords, Sheet


class AsaraTeller:
    """Asara's words."""

    game = GAME
    title = RULES.title
    roles: tuple[Name, ...] = ("Timanis", "Mirar", "Leiard", "Faraiel")
    """The four builders of A-SET-02."""
    examples = Examples("go middles", "go bank 10", "A-BUY-09")

    def bystanders(self, seats: int) -> tuple[Name, ...]:
        return ()

    # Questions

    def prompt(self, view: View) -> Message:
        assert view.question is not None
        key = f"asara-prompt-{view.question.prompt.removeprefix('asara.')}"
        asking = view.todo[-1]
        asari = purse(view)
        if isinstance(asking, LayBuyer):
            return message(key, place=place_word(asking.area, asking.amount))
        if isinstance(asking, ChooseNumber):
            return message(key, plot=asking.plot)
        if isinstance(asking, Compose):
            return message(key, left=asking.left, number=asking.number)
        if isinstance(asking, KeepLit):
            return message(key, left=asking.left)
        return message(key, asari=asari)

    def prompt_help(self, view: View) -> Message:
        assert view.question is not None
        return message(f"asara-prompt-{view.question.prompt.removeprefix('asara.')}.help")

    # Answers

    def option(self, view: View, option: Option, names: Sequence[Name] = ()) -> OptionWords:
        return answer_words(view, option)

    def label(self, view: View, option: Option, names: Sequence[Name] = ()) -> Message:
        return label(view, option)

    def clauses(self, view: View, option: Option) -> tuple[str, ...]:
        return clauses_of(view, option)

    def refusal(self, clause: str) -> Message | None:
        key = f"asara-refusal-{clause}"
        return message(key).by(clause) if has(key) else None

    # Events

    def event(self, event: Event, names: Sequence[Name], viewer: int | None, content: Content) -> Message:
        values = _event_values(event, names, viewer)
        if event.seat != NOBODY:
            values["player"] = names[event.seat]
        return Message(f"asara-event-{event.kind}", values, event.clause)

    def is_news(self, event: Event, viewer: int | None) -> bool:
        if event.kind == "refilled" or (event.kind == "dealt" and event.seat != viewer):
            return False
        if event.kind == "received":
            return event.words[1] != "new-year" or event.seat == viewer
        return event.kind != "scored" or event.words[1] == "building"

    def starts_sentence(self, event: Event) -> bool:
        return event.kind in ("laid", "laid-pair", "laid-face-down")

    def closes(self, event: Event) -> bool:
        return event.kind == "year-ended"

    def begins(self, event: Event) -> bool:
        return event.kind == "year-began"

    # Score sheets

    def sheet(self, events: Sequence[Event], view: View) -> Sheet:
        seats = view.seats
        points = [[0] * seats for _ in SOURCES]
        totals = [0] * seats
        year = ""
        started = 0
        for index, event in enumerate(events):
            if self.closes(event):
                year = event.words[0]
                if index < len(events) - 1:
                    started = index + 1
        for index, event in enumerate(events):
            if event.kind == "scored":
                totals[event.seat] += int(event.words[0])
                if index >= started:
                    points[SOURCES.index(event.words[1])][event.seat] += int(event.words[0])
        return Sheet(
            message("asara-sheet-year", year=year), rows(points), tuple(totals), (), money(events[started:], seats)
        )

    def sheet_so_far(self, view: View) -> Sheet:
        return Sheet(message("asara-sheet-so-far"), rows(points_of(view)), view.scores())

    def final_sheet(self, view: View, standings: Standings, names: Sequence[Name]) -> Sheet:
        points = [[sheet[source].points for sheet in standings.sheets] for source in range(SOURCE_COUNT)]
        notes = rankings(view.towers, view.content.ranks, names, view.variant.lights)
        return Sheet(message("asara-sheet-final"), rows(points), standings.scores, notes)

    # Options and components

    def switch(self, name: str) -> Message:
        return message(f"asara-switch-{name}")

    def content(self, entry: Entry) -> Message:
        values: dict[str, Value] = {"id": entry.id, "name": entry.id.replace("-", " ")}
        for key, value in entry.values.items():
            values[key] = joined(value, COMMA) if isinstance(value, tuple) else value
        return Message(f"asara-content-{entry.kind}", values)


def _event_values(event: Event, names: Sequence[Name], viewer: int | None) -> dict[str, Value]:
    """The values in an event's text besides the player; `seen` is yes if the viewer may see what others may not."""
    kind, words = event.kind, event.words
    shown = event.seen_by(viewer).secret
    is_seen = bool(shown) and HIDDEN not in shown
    seen = "yes" if is_seen else "no"
    if kind == "laid":
        return {"place": place_of_word(words[0]), "buyer": buyer_of_word(words[1])}
    if kind in ("laid-face-down", "laid-pair"):
        return {
            "place": place_of_word(words[0]),
            "cards": cards_of(shown, buyer_of_word) if is_seen else "",
            "seen": seen,
        }
    if kind in ("bought", "bribed"):
        return {"part": part_of_word(words[0])}
    if kind == "searched":
        parts = cards_of(shown, part_of_word) if is_seen else ""
        return {"kind": message(f"asara-table-{words[0]}"), "parts": parts, "seen": seen}
    if kind == "took-favour":
        former = int(words[0])
        return {"kept": "yes" if former == event.seat else "no", "from": names[former]}
    if kind in ("recruited", "dealt"):
        return {"count": int(words[0]), "cards": cards_of(shown, buyer_of_word) if is_seen else "", "seen": seen}
    if kind in ("drew-lit", "kept-lit", "returned-lit"):
        cards = cards_of(shown, colour_of_word) if is_seen else ""
        return {"count": int(words[0]) if words else 1, "cards": cards, "seen": seen}
    if kind == "founded":
        base, top = slot_word(slot_of(BASE, words[1] == "gold")), slot_word(slot_of(TOP, words[2] == "gold"))
        return {"colour": colour_of_word(words[0]), "base": base, "top": top}
    if kind == "raised":
        return {"tower": tower_of_word(words[0]), "part": slot_of_word(words[1])}
    if kind == "lit":
        return {"tower": tower_of_word(words[0]), "part": slot_word(slot_of(WINDOW, words[1] == "gold"))}
    if kind == "moved-part":
        source, target = tower_of_word(words[1]), tower_of_word(words[2])
        return {"part": slot_of_word(words[0]), "source": source, "target": target}
    if kind == "paid":
        return {"asari": int(words[0])}
    if kind == "received":
        return {"asari": int(words[0]), "reason": words[1]}
    if kind == "scored":
        return {"points": int(words[0]), "source": words[1], "name": message(f"asara-source-{words[1]}")}
    if kind == "refilled":
        return {"count": len(words), "place": place_word(PART_KIND[PART_BY_WORD[words[0]]], 0)}
    if kind == "year-began":
        return {"year": int(words[0]), "first": names[int(words[1])]}
    if kind == "year-ended":
        return {"year": int(words[0])}
    return {}


TELLER: Final = AsaraTeller()
