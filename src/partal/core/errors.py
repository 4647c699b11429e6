"""Everything that Partal refuses, under one name."""

from __future__ import annotations

from partal.core.message import Message, plain


class PartalError(ValueError):
    """Partal cannot do this; the message says why. Nothing was changed.

    `str(error)` says it in the language that is being spoken, English by default.
    """

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)
        self.message = message if isinstance(message, Message) else plain(message)

    @property
    def clause(self) -> str:
        """The rule behind it, if there is one."""
        return self.message.clause

    def __str__(self) -> str:
        return str(self.message)


class BadInput(PartalError):
    """An argument, something a person typed, or a file that cannot be used."""
