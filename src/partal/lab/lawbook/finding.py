"""What is found where a law is broken."""

from __future__ import annotations

from typing import NamedTuple

from partal.words import say


class Finding(NamedTuple):
    """A law that does not hold: which one, what is wrong, and the table where it showed."""

    law: str
    kind: str
    """A key of the texts: `cli-laws-KIND`."""
    details: dict[str, str]
    table: str

    def __str__(self) -> str:
        wrong = say(f"cli-laws-{self.kind}", **self.details)
        return say("cli-laws-finding", law=say(f"cli-law-{self.law}"), wrong=wrong, table=self.table)


class Broken(Exception):
    """A law does not hold. `kind` says how, `details` what exactly."""

    def __init__(self, kind: str, details: dict[str, str]) -> None:
        super().__init__(kind, details)
        self.kind = kind
        self.details = details


def insist(holds: bool, kind: str, /, **details: object) -> None:
    """Raise Broken unless this holds."""
    if not holds:
        raise Broken(kind, {name: str(value)[:200] for name, value in details.items()})
