"""What happened, who may see which part of it, and whether it revealed anything."""

from __future__ import annotations

import re
from typing import Final

from partal.core.errors import BadInput
from partal.core.message import message, shown

HIDDEN = "?"
NOBODY = -1
"""The seat of an event that happens to the table as a whole."""
_NOTATION = re.compile(r"^(?P<seat>\d+|-) (?P<kind>[a-z-]+)(?P<words>(?: [^{}\s]+)*)(?: \{(?P<secret>[^{}]*)\})?$")


class Event:
    """Something that happened, in words: public ones, and secret ones that only its seat sees.

    `reveals`: it brought something hidden to light (a deal, a draw, a look into a pile), so answers
    given before it can no longer be taken back. `clause` is the rule it follows.
    """

    __slots__ = ("clause", "kind", "reveals", "seat", "secret", "words")

    def __init__(
        self,
        kind: str,
        seat: int,
        words: tuple[str, ...] = (),
        secret: tuple[str, ...] = (),
        reveals: bool = False,
        clause: str = "",
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.words: Final = words
        self.secret: Final = secret
        self.reveals: Final = reveals
        self.clause: Final = clause

    def seen_by(self, viewer: int | None) -> Event:
        """The event as this seat (None: a spectator) sees it: other seats' secrets become `?`."""
        if not self.secret or viewer == self.seat:
            return self
        hidden = tuple(HIDDEN for _ in self.secret)
        return Event(self.kind, self.seat, self.words, hidden, self.reveals, self.clause)

    @property
    def notation(self) -> str:
        """The event as one line that `read` parses: `0 laid middles blue`, `1 laid bank-8 {red green}`."""
        line = f"{self.seat if self.seat >= 0 else '-'} {self.kind}"
        if self.words:
            line += " " + " ".join(self.words)
        if self.secret:
            line += " {" + " ".join(self.secret) + "}"
        return line

    @staticmethod
    def read(notation: str) -> Event:
        """Parses `notation`, which has neither the clause nor `reveals`."""
        match = _NOTATION.match(notation)
        if match is None:
            raise BadInput(message("refused-event", text=shown(notation, 80)))
        seat = -1 if match["seat"] == "-" else int(match["seat"])
        return Event(match["kind"], seat, tuple(match["words"].split()), tuple((match["secret"] or "").split()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (
            (self.kind, self.seat, self.words, self.secret) == (other.kind, other.seat, other.words, other.secret)
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.words, self.secret))

    def __repr__(self) -> str:
        return f"<{self.notation}>"
