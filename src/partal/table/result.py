"""The result of a finished game as it is stored, so that later rules cannot change it."""

from __future__ import annotations

from typing import Any, NamedTuple

from partal.core import codec
from partal.core.match import Match
from partal.core.rules import Line


class Result(NamedTuple):
    """Totals, winners, every point with its source and clause, the last state's digest, and counts of take-backs."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sheets: tuple[tuple[Line, ...], ...]
    digest: str
    taken_back: int
    past_reveals: int

    def plain(self) -> dict[str, Any]:
        """The result as the database stores it."""
        return {
            **self._asdict(),
            "sheets": [[list(line) for line in sheet] for sheet in self.sheets],
        }

    @staticmethod
    def of(plain: dict[str, Any]) -> Result:
        return Result(
            tuple(plain["scores"]),
            tuple(plain["winners"]),
            tuple([tuple([Line(*line) for line in sheet]) for sheet in plain["sheets"]]),
            plain["digest"],
            plain["taken_back"],
            plain["past_reveals"],
        )


def result_of(match: Match[Any], state: Any = None) -> Result | None:
    """The result of a match, or of a state it could lead to; None before the end."""
    standings = match.standings if state is None else match.rules.standings(state)
    if standings is None:
        return None
    digest = match.digest if state is None else codec.digest(match.rules.encode(state))
    return Result(*standings, digest, match.tally.taken_back, match.tally.past_reveals)
