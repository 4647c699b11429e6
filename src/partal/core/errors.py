"""Everything that Partal refuses, under one name."""

from __future__ import annotations


class PartalError(Exception):
    """Partal cannot do this, and says why in one sentence."""


class BadInput(PartalError):
    """Something a person typed, or a file that cannot be used."""
