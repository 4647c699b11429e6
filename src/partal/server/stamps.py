"""Stamps: the versions of rules and components that a table was opened with, compared whenever it is loaded."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from partal.core.content import ContentError

from partal.games import rules_of
from partal.server.packs import content_of
from partal.server.wire import Difference

UNKNOWN = ""
"""The content digest if the pack is gone or cannot be read."""


class Stamp(NamedTuple):
    """The version of the rules, and the digests of the components and of the pack's text (empty without a pack)."""

    rules: str
    content: str
    pack: str


def pack_digest(text: str) -> str:
    """A short fingerprint of a pack's text; independent of how any version reads it."""
    return hashlib.sha256(text.encode()).hexdigest()[:16] if text else ""


def stamp_of(game: str, pack: str) -> Stamp:
    """The stamp of a table that is opened now with this pack's text."""
    try:
        content = content_of(game, pack).digest
    except ContentError:
        content = UNKNOWN
    return Stamp(rules_of(game).version, content, pack_digest(pack))


def differences(kept: Stamp, here: Stamp, pack_gone: bool) -> tuple[Difference, ...]:
    """How this server differs from what the table needs; empty if it can be played."""
    found: list[Difference] = []
    if kept.rules != here.rules:
        found.append("rules")
    if pack_gone:
        found.append("pack-gone")
    elif kept.pack != here.pack:
        found.append("pack-changed")
    elif kept.content != here.content:
        found.append("content")
    return tuple(found)
