"""Sabika in words: its questions, answers, events, refusals and score sheets."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from partal.core.content import Entry
from partal.core.decision import Option
from partal.core.event import Event
from partal.core.message import Message, Value, joined, message
from partal.core.rules import Standings

from partal.sabika.rules import RULES
from partal.sabika.rules.balance import PlaceCard
from partal.sabika.rules.content import Content
from partal.sabika.rules.middle import ExportGoods
from partal.sabika.rules.outer import Expand, Transact
from partal.sabika.rules.things import GAME
from partal.sabika.rules.tribute import ByDinars, ByMarker, BySeals
from partal.sabika.rules.turn import ActHere
from partal.sabika.rules.verbs.split import Split
from partal.sabika.rules.view import View
from partal.sabika.rules.wares import ProcessRaw, Store, TakeGood, TakeRaw
from partal.sabika.words import sheets as sabika_sheets
from partal.sabika.words.bonuses import still_to_come
from partal.sabika.words.clauses import clauses_of
from partal.sabika.words.components import component
from partal.sabika.words.costs import asked, means
from partal.sabika.words.effects import describe
from partal.sabika.words.events import event_words, is_news
from partal.sabika.words.nouns import city_word, square_word, type_word, ware_word, worker_word
from partal.sabika.words.options import answer_words, label
from partal.words import has
from partal.words.fitted import fitted
from partal.words.teller import Examples, Name, OptionWords, Sheet


class SabikaTeller:
    """Sabika's words."""

    game = GAME
    title = RULES.title
    roles: tuple[Name, ...] = ("Zamrak", "Layla", "Ismail", "Zaynab")
    """Names for players without one."""
    examples = Examples("rest poet", "rest poet", "S-COST-01")

    def bystanders(self, seats: int) -> tuple[Name, ...]:
        """Yusuf plays against one person, and takes no seat (S-SSET-01)."""
        return (message("sabika-yusuf"),) if seats == 1 else ()

    # Questions

    def prompt(self, view: View) -> Message:
        question = fitted(self._prompt_key(view), self._prompt_values(view))
        later = still_to_come(view)
        return joined([question, message("sabika-still-to-come", parts=later)], "list-space") if later else question

    def prompt_help(self, view: View) -> Message:
        return fitted(f"{self._prompt_key(view)}.help", self._prompt_values(view))

    def _prompt_key(self, view: View) -> str:
        assert view.question is not None
        return f"sabika-prompt-{view.question.prompt.removeprefix('sabika.')}"

    def _prompt_values(self, view: View) -> dict[str, Value]:
        """The values of the open question's text."""
        asking, state, player = view.todo[-1], view, asked(view)
        first, second = state.content.expansion_prestige
        values: dict[str, Value] = {
            "means": means(state, player),
            "room": state.room(player),
            "first": first,
            "second": second,
        }
        if isinstance(asking, ActHere):
            values |= {"worker": worker_word(asking.worker), "square": square_word(asking.square)}
        elif isinstance(asking, Store):
            values["ware"] = ware_word(asking.ware)
        elif isinstance(asking, (TakeRaw, TakeGood, ProcessRaw, Transact, BySeals, ByDinars)):
            values["left"] = asking.left
        elif isinstance(asking, Split):
            values["count"] = asking.count
        elif isinstance(asking, Expand):
            tile = state.content.store_tiles[state.store_display[asking.place] - 1]
            values["bonus"] = describe(tile.bonus)
        elif isinstance(asking, PlaceCard):
            values["type"] = type_word(state.content.minor_cards[asking.number - 1].type)
        elif isinstance(asking, ExportGoods):
            values |= {"city": city_word(asking.city), "left": asking.left}
        elif isinstance(asking, ByMarker):
            values["owed"] = asking.owed
        if isinstance(asking, (BySeals, ByDinars)):
            values["paid"] = asking.marker + (asking.seals if isinstance(asking, ByDinars) else 0)
        return values

    # Answers

    def option(self, view: View, option: Option, names: Sequence[Name] = ()) -> OptionWords:
        return answer_words(view, option, names)

    def label(self, view: View, option: Option, names: Sequence[Name] = ()) -> Message | None:
        """None for something this table does not have, such as a card with a higher number."""
        with contextlib.suppress(LookupError):
            return label(view, option, names)
        return None

    def clauses(self, view: View, option: Option) -> tuple[str, ...]:
        return clauses_of(view, option)

    def refusal(self, clause: str) -> Message | None:
        key = f"sabika-refusal-{clause}"
        return message(key).by(clause) if has(key) else None

    # Events

    def event(self, event: Event, names: Sequence[Name], viewer: int | None, content: Content) -> Message:
        return event_words(event, names, viewer, content)

    def is_news(self, event: Event, viewer: int | None) -> bool:
        return is_news(event, viewer)

    def starts_sentence(self, event: Event) -> bool:
        return event.kind in ("worked", "rested", "turned-card", "paid-tribute", "revealed-tile", "named-starter")

    def closes(self, event: Event) -> bool:
        return event.kind in sabika_sheets.CLOSING

    def begins(self, event: Event) -> bool:
        return event.kind == "round-began"

    # Score sheets

    def sheet(self, events: Sequence[Event], view: View) -> Sheet:
        return sabika_sheets.round_sheet(events, view)

    def sheet_so_far(self, view: View) -> Sheet:
        return sabika_sheets.sheet_so_far(view)

    def final_sheet(self, view: View, standings: Standings, names: Sequence[Name]) -> Sheet:
        return sabika_sheets.final_sheet(view, standings, names)

    # Options and components

    def switch(self, name: str) -> Message:
        return message(f"sabika-switch-{name}")

    def content(self, entry: Entry) -> Message:
        return component(entry)


TELLER = SabikaTeller()
