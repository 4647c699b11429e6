"""Everything that Partal refuses, under one name."""

from __future__ import annotations

from partal.core.message import Message


class PartalError(ValueError):
    """Partal cannot do this; the message says why. Nothing was changed.

    `str(error)` says it in the language that is being spoken, English by default.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    @property
    def clause(self) -> str:
        """The rule behind it, if there is one."""
        return self.message.clause

    def __str__(self) -> str:
        return f"{self.message} ({self.clause})" if self.clause else str(self.message)


class BadInput(PartalError):
    """An argument, something a person typed, or a file that cannot be used."""
