"""Replaying a record, and checking that it is what it claims to be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from partal.core import record
from partal.core.decision import RefusedAnswer
from partal.core.effect import State
from partal.core.errors import PartalError
from partal.core.message import message, shown
from partal.core.record import Record, RecordError
from partal.core.rules import Rules

if TYPE_CHECKING:
    from partal.core.match import Match

M = TypeVar("M", bound="Match[Any]")
S = TypeVar("S", bound=State)


def load(kind: type[M], text: str, rules: Rules[S], content: Any = None) -> M:
    """Replays a record from its text, as a match of this kind. Raises RecordError if anything is wrong."""
    return replay(kind, record.read(text), rules, content)


def replay(kind: type[M], page: Record, rules: Rules[S], content: Any = None) -> M:
    """Plays a record's answers one by one, then checks its result. Raises RecordError if anything is wrong."""
    content = content if content is not None else rules.content()
    check_origin(page, rules, content)
    try:
        match = kind(rules, page.seats, page.seed, page.settings, content=content, players=page.players, salt=page.salt)
    except PartalError as error:
        raise RecordError(message("refused-record-table", problem=error.message)) from None
    for answer in page.answers:
        decision = match.decision
        if decision is None:
            raise RecordError(message("refused-record-over", number=str(answer.number)))
        if decision.seat != answer.seat:
            number = str(answer.number)
            asked = message("refused-record-asked", number=number, seat=answer.seat, asked=decision.seat)
            raise RecordError(asked)
        try:
            match.play(answer.notation)
        except RefusedAnswer as error:
            said = message("refused-record-refused", number=str(answer.number), problem=error.message)
            raise RecordError(said.by(error.clause)) from None
    check_result(match, page)
    match.tally = match.tally._replace(taken_back=page.taken_back, past_reveals=page.past_reveals)
    match.strict = page.strict
    return match


def check_origin(page: Record, rules: Rules[S], content: Any) -> None:
    """Raises RecordError if a record is of another game, or was played with other rules or components."""
    if page.game != rules.name:
        raise RecordError(message("refused-record-game", named=shown(page.game), game=rules.name))
    if page.version != rules.version:
        played = shown(page.version, 20)
        raise RecordError(message("refused-record-rules", played=played, here=rules.version))
    if page.content != content.digest:
        raise RecordError(message("refused-record-content", content=shown(page.content, 20)))


def check_result(match: Match[Any], page: Record) -> None:
    """Raises RecordError if the result that a record claims is not the one that its match has led to."""
    standings = match.standings
    if page.scores is None:
        return
    if standings is None:
        raise RecordError(message("refused-record-early"))
    for name, claimed, real in (
        ("scores", page.scores, standings.scores),
        ("winners", page.winners, standings.winners),
        ("digest", page.digest, match.digest),
    ):
        if claimed != real:
            raise RecordError(message("refused-record-claims", what=name))
