"""What is reported if a law is broken."""

from __future__ import annotations

from typing import NamedTuple

from partal.core.errors import PartalError
from partal.core.message import Message

from partal.words import say


class Finding(NamedTuple):
    """A broken law: which one, what is wrong, and at which table."""

    law: str
    kind: str
    """The last part of a text's key: `cli-laws-KIND`."""
    details: dict[str, str]
    table: str

    def __str__(self) -> str:
        wrong = say(f"cli-laws-{self.kind}", **self.details)
        return say("cli-laws-finding", law=say(f"cli-law-{self.law}"), wrong=wrong, table=self.table)


class Broken(PartalError):
    """A law does not hold. `kind` says how; `details` are the specifics."""

    def __init__(self, kind: str, details: dict[str, str]) -> None:
        super().__init__(Message(f"cli-laws-{kind}", dict(details)))
        self.kind = kind
        self.details = details


def insist(holds: bool, kind: str, /, **details: object) -> None:
    """Raises Broken unless this holds."""
    if not holds:
        raise Broken(kind, {name: str(value)[:200] for name, value in details.items()})
