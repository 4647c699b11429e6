"""Everything that Partal refuses, under one name."""

from __future__ import annotations


class PartalError(ValueError):
    """Partal cannot do this, and says why in one sentence. Nothing was changed."""


class BadInput(PartalError):
    """An argument, something a person typed, or a file that cannot be used."""
