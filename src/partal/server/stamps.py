"""A game belongs to its rules: by which rules and components a table was opened, compared whenever it is read."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from partal.core.content import ContentError

from partal.games import rules_of
from partal.server.packs import content_of
from partal.server.wire import Difference

UNKNOWN = ""
"""Where nobody knows: the content of a pack that is gone or cannot be read."""


class Stamp(NamedTuple):
    """The version of the rules, and the digests of the components and of the pack's text (empty without a pack)."""

    rules: str
    content: str
    pack: str


def pack_digest(text: str) -> str:
    """A short fingerprint of a pack as it was sent; it depends on nothing that a new version could change."""
    return hashlib.sha256(text.encode()).hexdigest()[:16] if text else ""


def stamp_of(game: str, pack: str) -> Stamp:
    """The stamp of a table that is opened now with the text of this pack."""
    try:
        content = content_of(game, pack).digest
    except ContentError:
        content = UNKNOWN
    return Stamp(rules_of(game).version, content, pack_digest(pack))


def differences(kept: Stamp, here: Stamp, pack_gone: bool) -> tuple[Difference, ...]:
    """What this server has otherwise than the table's game needs; empty where it can be played."""
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
