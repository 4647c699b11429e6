"""The laws that every game must keep, each with its proof: `partal.lab.laws(game)` puts a game through all of them.

A proof plays a game at one table and raises `Broken` if the law does not hold. The proofs are game-neutral; what a
single game guarantees (its pieces, its money) belongs in that game's own tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from partal.core.errors import BadInput
from partal.core.message import message
from partal.core.record import check_seed
from partal.core.rules import Rules

from partal import rulebook
from partal.front import check_number, rules_from
from partal.game import Game
from partal.lab.lawbook import answers, endings, records, silence, states, taking_back
from partal.lab.lawbook.finding import Broken, Finding
from partal.lab.lawbook.tables import Table, some_tables

__all__ = ["GAMES", "LAWS", "Broken", "Finding", "laws", "trials"]

GAMES: Final = 24
"""The default number of tables for each law."""


def check_refusals(table: Table) -> None:
    """A refusal cites a clause of the rulebook, if the game has one."""
    known = table.game in rulebook.games()
    answers.check_refusals(table, [clause.id for clause in rulebook.read(table.game)] if known else ())


LAWS: Final[dict[str, tuple[Callable[[Table], Any], ...]]] = {
    "options": (answers.check_options,),
    "refusals": (check_refusals, answers.check_after_the_end),
    "copies": (states.check_copies,),
    "codec": (states.check_effects, states.check_codec, states.check_log),
    "records": (records.check_seed, records.check_record, records.check_past),
    "ending": (endings.check_habits,),
    "points": (endings.check_points,),
    "silence": (silence.check_views, silence.check_secrets, silence.check_logs, silence.check_silence),
    "imagining": (silence.check_imagined_ends, silence.check_imagining),
    "taking-back": (taking_back.check_take_back,),
}
"""The laws by name, each with its proofs, the most basic first."""


def trials(games: int = GAMES) -> int:
    """How many trials `laws` makes, for progress bars."""
    return len(LAWS) * games


def laws(game: Game | str, games: int = GAMES, seed: int = 0) -> Iterator[Finding | None]:
    """Tests a game against every law; yields a finding or None for each trial of a law at a table.

    Each kind of finding is reported only once. `games` is the number of tables for each law. Raises BadInput
    before the first trial if an argument is invalid.

    >>> from partal.lab import laws
    >>> [str(finding) for finding in laws("asara", games=1) if finding]
    []
    """
    chosen = rules_from(game)
    check_number("games", games)
    check_number("seed", seed)
    if games < 1:
        raise BadInput(message("refused-no-games"))
    check_seed(seed, games)
    return _judge_all(chosen, games, seed)


def _judge_all(rules: Rules[Any], games: int, seed: int) -> Iterator[Finding | None]:
    reported: set[tuple[str, str]] = set()
    for law in LAWS:
        for table in some_tables(rules, games, seed):
            finding = judge(law, table)
            if finding is not None and (law, finding.kind) in reported:
                finding = None
            if finding is not None:
                reported.add((law, finding.kind))
            yield finding


def judge(law: str, table: Table) -> Finding | None:
    """How this law is broken at this table; None if it holds."""
    try:
        for proof in LAWS[law]:
            proof(table)
    except Broken as broken:
        return Finding(law, broken.kind, broken.details, table.command)
    except Exception as error:
        # Any exception is a finding: the game could not go on.
        said = f"{type(error).__name__}: {str(error)[:160]}"
        return Finding(law, "raises", {"said": said}, table.command)
    return None
