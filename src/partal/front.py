"""The main entry point: `Match("asara", seats=3, seed=7, professional=True)`."""

from __future__ import annotations

import os
import secrets
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from partal.core import match as core
from partal.core import record
from partal.core.decision import InvalidAnswer, Option
from partal.core.errors import BadInput
from partal.core.event import Event
from partal.core.log import Entry
from partal.core.match import Step
from partal.core.message import Message, described, message, set_formatter, set_text_lookup, shown
from partal.core.record import LARGEST_SEED, Record, RecordError, clean_name
from partal.core.rules import Rules
from partal.core.variant import VariantError
from partal.core.view import View

from partal import compiled
from partal.game import Game
from partal.games import GAMES
from partal.games import game as find
from partal.words.folders import has_text

Value = bool | int | str
"""The value of a house rule: `True`, `10`, `"random"`."""


def _in_words(message: Message) -> str:
    """A message in the current language, wherever it is printed."""
    # Imported here so that the rules alone do not need Fluent.
    from partal.words import say

    return say(message)


set_formatter(_in_words)
set_text_lookup(has_text)


class Match(core.Match[Any]):
    """One game: its rules, house rules, seed and answers. Everything else follows from them.

    >>> match = Match("asara", seats=3, seed=7, professional=True)
    >>> match
    <Match of asara, 3 seats, question 1: seat 0, asara.dispatch, 15 options>

    Every question is a decision with the complete list of its options; play one of them, or its notation.

    >>> match.options[0], match.decision.seat
    (<asara: go bases>, 0)
    >>> [event.notation for event in match.play("go bank 10")]
    []
    >>> match.play("fly")
    Traceback (most recent call last):
    partal.core.decision.InvalidAnswer: “fly” is not an answer that Asara knows.

    A clone is independent.

    >>> twin = match.clone()
    >>> _ = twin.play(twin.options[0])
    >>> match.number, twin.number
    (2, 3)
    """

    def __init__(
        self,
        game: str | Game | Rules[Any],
        seats: int = 2,
        seed: int | None = None,
        settings: Mapping[str, Value] | None = None,
        *,
        players: Sequence[str] | None = None,
        content: Any = None,
        salt: str = "",
        **house_rules: Value,
    ) -> None:
        """Starts a game.

        `game` is a name (`partal.GAMES` lists them). Without a `seed`, a random one is used. House rules are keywords
        (`professional=True`, `edition="de"`, `yusuf_prestige=10`) or a mapping, `settings`. `content` is a content
        pack: its path, or the result of `rules.content`.

        Raises BadInput if an argument is invalid, VariantError if a house rule is, ContentError if the pack is.
        """
        rules = rules_from(game)
        check_number("seats", seats)
        if seed is not None:
            check_number("seed", seed)
        check_text("salt", salt)
        content = content_from(rules, content)
        if players is not None:
            check_names("players", players)
            for name in players:
                if clean_name(name, "") != name:
                    raise BadInput(message("refused-player-name", name=shown(name)))
        super().__init__(
            rules,
            seats,
            secrets.randbelow(LARGEST_SEED + 1) if seed is None else seed,
            merged(as_settings(settings), as_settings(house_rules)),
            content=content,
            players=None if players is None else tuple(players),
            salt=salt,
        )

    def play(self, option: Option | str, number: int | None = None) -> tuple[Event, ...]:
        """Answers the open question with an option or its notation; returns the events that follow.

        A refused answer changes nothing: it raises InvalidAnswer, IllegalAnswer or StaleAnswer.

        >>> match = Match("asara", seed=7)
        >>> [event.notation for event in match.play(match.options[0])]
        []
        >>> match.play("go bank 10", number=1)
        Traceback (most recent call last):
        partal.core.decision.StaleAnswer: Question 1 is no longer open; the table is at 2.
        """
        self._check_answer(option, number)
        return super().play(option, number)

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) sees now.

        >>> view = Match("asara", seed=7).view(0)
        >>> view.money, view.price(0), view.scores()
        ((20, None), 3, (0, 0))
        """
        if seat is not None:
            self._check_seat(seat)
        return super().view(seat)

    def prepare(self, option: Option | str, number: int | None = None) -> Step:
        """Checks an answer and works out its result without changing the match; refuses what `play` refuses.

        >>> match = Match("asara", seed=7)
        >>> step = match.prepare("go bank 10")
        >>> match.number
        1
        >>> match.take(step)
        >>> match.number
        2
        """
        self._check_answer(option, number)
        return super().prepare(option, number)

    def take(self, step: Step) -> None:
        """Plays a step that this match has prepared; another match's is refused.

        Raises StaleAnswer if its question is no longer open.
        """
        check_kind("step", step, Step, "prepare")
        super().take(step)

    def log(self, viewer: int | None) -> list[str]:
        """All events in notation, as this seat (None: a spectator) sees them.

        >>> match = Match("asara", seed=7)
        >>> for _ in range(2):
        ...     _ = match.play(match.options[0])
        >>> match.log(None)[-1]
        '0 laid bases green'
        """
        if viewer is not None:
            self._check_seat(viewer)
        return super().log(viewer)

    def at(self, number: int) -> Any:
        """The state at question `number`, for replays of finished games and for tests.

        >>> match = Match("asara", seed=7)
        >>> for option in ("go bank 10", "lay violet"):
        ...     _ = match.play(option)
        >>> match.at(1).money, match.at(3).money
        ([20, 21], [30, 21])
        """
        check_number("number", number)
        return super().at(number)

    def why_not_take_back(self, seat: int, bots: Collection[int] | None = None) -> str | None:
        """Why this seat's last answer must stand, as a key; None if it can be taken back.

        `bots`: the seats of bots, among which a person may take back past reveals; None if the table forbids it.
        """
        self._check_seat(seat)
        return super().why_not_take_back(seat, bots)

    def is_among_bots(self, seat: int, bots: Collection[int] | None) -> bool:
        """Whether this seat may take back past reveals: the table allows it, and all other seats are bots."""
        self._check_seat(seat)
        if bots is not None:
            check_seat_list("bots", bots)
        return super().is_among_bots(seat, bots)

    def take_back(self, seat: int, bots: Collection[int] | None = None, consent: bool = False) -> Option:
        """Takes back this seat's last answer and all that followed; returns that answer.

        >>> match = Match("asara", seed=7)
        >>> _ = match.play("go bank 10")
        >>> match.take_back(0), match.number
        (<asara: go bank 10>, 1)

        Raises RefusedAnswer if the answer must stand.
        """
        self._check_seat(seat)
        return super().take_back(seat, bots, consent)

    def undo(self, entry: Entry) -> None:
        """Carries out a take-back that `prepare_take_back` returned at the same question.

        >>> match = Match("asara", seed=7)
        >>> _ = match.play("go bank 10")
        >>> entry = match.prepare_take_back(0)
        >>> match.undo(entry)
        >>> match.number
        1
        """
        check_kind("entry", entry, Entry, "prepare_take_back")
        self._check_seat(entry.seat)
        if not 0 < entry.takes <= len(self.history):
            raise BadInput(message("refused-nothing-back"))
        super().undo(entry)

    def check_result(self, page: Record) -> None:
        """Raises RecordError if the result claimed by a record is not the result of this match."""
        check_kind("page", page, Record, "record")
        super().check_result(page)

    def _check_answer(self, option: object, number: object) -> None:
        check_answer(option)
        if isinstance(option, Option) and option.game != self.rules.name:
            raise InvalidAnswer(
                message("refused-unknown-answer", answer=shown(option.notation, 60), game=self.rules.title)
            )
        if number is not None:
            check_number("number", number)

    def _check_seat(self, seat: object) -> None:
        check_number("seat", seat)
        if seat not in range(self.seats):
            raise BadInput(message("refused-view-seat", seat=described(seat), last=self.seats - 1))

    @classmethod
    def load(cls, text: str, rules: str | Game | Rules[Any] | None = None, content: Any = None) -> Self:
        """Replays a record and checks it; the game is the one that the record names, unless `rules` is given."""
        check_text("text", text)
        page = record.read(text)
        found = rules_of_record(page, rules)
        return super().replay(page, found, content_from(found, content))

    @classmethod
    def replay(cls, page: Record, rules: str | Game | Rules[Any] | None = None, content: Any = None) -> Self:
        """Like `load`, for a record that has already been parsed."""
        check_kind("page", page, Record, "record")
        found = rules_of_record(page, rules)
        try:
            text = page.write()
        except (AttributeError, TypeError, ValueError):
            raise RecordError(message("refused-record-fields")) from None
        return super().replay(record.read(text), found, content_from(found, content))


def rules_of_record(page: Record, rules: str | Game | Rules[Any] | None) -> Rules[Any]:
    """The rules to replay a record with: those given, or those of the game that it names."""
    if rules is None and page.game not in list(GAMES):
        raise RecordError(message("refused-record-no-game", named=described(page.game), games=", ".join(GAMES)))
    return rules_from(page.game if rules is None else rules)


def load(text: str, content: Any = None) -> Match:
    """Replays a record and checks it.

    >>> match = Match("asara", seed=7, players=["Ana", "Ben"])
    >>> _ = match.play("go bank 10")
    >>> load(match.save()).number
    2

    Raises RecordError if it cannot be parsed, was played with other rules, or does not replay as it claims. `content`
    is the content pack it was played with, if any.
    """
    return Match.load(text, content=content)


def check_build() -> None:
    """Raises BadInput if `PARTAL_BUILD` asks for a build that is not available."""
    if not compiled.wanted():
        raise BadInput(message("refused-build", setting=shown(os.environ.get(compiled.SETTING, ""))))
    if compiled.is_refused():
        raise BadInput(message("refused-not-compiled"))


def rules_from(game: str | Game | Rules[Any]) -> Rules[Any]:
    """The rules of a game, given its name, its `Game` or the rules themselves."""
    check_build()
    if isinstance(game, str):
        return find(game).rules
    if isinstance(game, Game):
        return game.rules
    if hasattr(game, "answer") and hasattr(game, "imagine"):
        return game
    raise BadInput(message("refused-game", games=", ".join(GAMES), game=described(game)))


def content_from(rules: Rules[Any], content: Any) -> Any:
    """The components to play with: None for the built-in ones, a pack's path, or what `rules.content` returned."""
    if isinstance(content, (str, Path)):
        return rules.content(Path(content))
    if content is not None and not isinstance(content, type(rules.content())):
        raise BadInput(message("refused-content-type", game=rules.name))
    return content


def check_answer(option: object) -> None:
    if not isinstance(option, (Option, str)):
        raise InvalidAnswer(message("refused-answer-type", value=described(option)))


def check_kind(name: str, value: object, kind: type, method: str) -> None:
    """Raises BadInput unless the value has the type that the named method of a match returns."""
    if not isinstance(value, kind):
        raise BadInput(message("refused-made-by", name=name, method=method, value=described(value)))


def check_seat_list(name: str, value: object) -> None:
    numbers = isinstance(value, Collection) and not isinstance(value, str)
    if not numbers or any(isinstance(each, bool) or not isinstance(each, int) for each in value):  # type: ignore[attr-defined]
        raise BadInput(message("refused-seat-list", name=name))


def check_number(name: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(message("refused-whole", name=name, value=described(value)))


def check_text(name: str, value: object) -> None:
    if not isinstance(value, str):
        raise BadInput(message("refused-text", name=name, value=described(value)))


def check_names(name: str, value: object) -> None:
    if isinstance(value, str) or not isinstance(value, Sequence) or not all(isinstance(each, str) for each in value):
        raise BadInput(message("refused-name-list", name=name))


def as_settings(house_rules: Mapping[str, Value] | None) -> dict[str, str]:
    """House rules as a record writes them: `yusuf_prestige=10` becomes `yusuf-prestige` and `10`."""
    if house_rules is None:
        return {}
    if not isinstance(house_rules, Mapping):
        raise BadInput(message("refused-settings"))
    found: dict[str, str] = {}
    for name, value in house_rules.items():
        if not isinstance(name, str):
            raise BadInput(message("refused-house-rule-name", value=described(name)))
        if not isinstance(value, (bool, int, str)):
            raise BadInput(message("refused-house-rule", name=shown(name), value=described(value)))
        rule = name.replace("_", "-")
        if rule in found:
            raise VariantError(message("refused-house-rule-twice", rule=shown(rule)))
        found[rule] = str(value).lower() if isinstance(value, bool) else described(value)
    return found


def merged(settings: dict[str, str], keywords: dict[str, str]) -> dict[str, str]:
    """House rules from a mapping and from keywords. Raises VariantError if one is given twice."""
    for rule in keywords:
        if rule in settings:
            raise VariantError(message("refused-house-rule-twice", rule=rule))
    return {**settings, **keywords}
