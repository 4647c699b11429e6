"""The base class of all errors that Partal raises."""

from __future__ import annotations

from partal.core.message import Message


class PartalError(ValueError):
    """A request that Partal refuses; the message says why. Nothing has changed.

    `str(error)` is the message in the current language, English by default.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    @property
    def clause(self) -> str:
        """The rule behind the refusal; empty if there is none."""
        return self.message.clause

    def __str__(self) -> str:
        return f"{self.message} ({self.clause})" if self.clause else str(self.message)


class BadInput(PartalError):
    """An argument, a typed line or a file that cannot be used."""
