"""Encodes states as plain JSON and back, even in the middle of an effect."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from partal.core.effect import Effect

Verbs = Mapping[str, type[Effect[Any]]]


def encode_effects(todo: list[Effect[Any]]) -> list[list[Any]]:
    """The stack as `[verb, value, value, ...]` rows, bottom first."""
    return [[type(effect).__name__, *effect.values()] for effect in todo]


def decode_effects(rows: list[list[Any]], verbs: Verbs) -> list[Effect[Any]]:
    """The stack that `encode_effects` turned into these rows."""
    return [verbs[row[0]](*[frozen(value) for value in row[1:]]) for row in rows]


def encode_table(
    values: dict[str, Any], content: str, settings: Mapping[str, str], todo: list[Effect[Any]]
) -> dict[str, Any]:
    """A state's own values, plus the content's fingerprint, the house rules and the stack."""
    return {**values, "content": content, "settings": dict(settings), "todo": encode_effects(todo)}


def frozen(value: Any) -> Any:
    """Turns JSON lists back into the tuples they were."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list) else value


def canonical(plain: Mapping[str, Any]) -> str:
    """The canonical JSON of a state: sorted keys, no spaces."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"))


def digest(plain: Mapping[str, Any]) -> str:
    """A fingerprint of an encoded state."""
    return hashlib.sha256(canonical(plain).encode()).hexdigest()[:32]
