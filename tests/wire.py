"""Checks values against the wire's types: nothing missing, nothing extra, nothing different."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from partal.core.message import Message
from partal.core.wire import Partial


def merged(last: dict[str, Any] | None, message: dict[str, Any]) -> dict[str, Any]:
    """The whole frame after a message, which says only what has changed, as the page puts it together."""
    known = last if message["after"] else None
    assert not message["after"] or (last is not None and last["revision"] == message["after"]), "a frame is missing"
    if known is None:
        assert message["before"] == 0
        return message
    assert message["before"] <= len(known["events"]), "lines of the log are missing"
    return {
        **known,
        **message,
        "events": known["events"][: message["before"]] + message["events"],
        "scene": {**known["scene"], **message.get("scene", {})},
        "header": {**known["header"], **message.get("header", {})},
    }


@cache
def fields(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict: their types, and whether they are required."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        found[name] = (get_args(hint)[0] if optional else hint, not optional)
    return found


def typed_dicts(module: ModuleType) -> set[Any]:
    """The types that a module defines."""
    return {kind for kind in vars(module).values() if is_typeddict(kind) and kind.__module__ == module.__name__}


class Checker:
    """Finds values that do not fit their type, and remembers the types it has seen."""

    def __init__(self) -> None:
        self.met: set[Any] = set()

    def check(self, value: Any, kind: Any) -> None:
        found = self.misfits(value, kind)
        assert not found, "; ".join(found[:5])

    def misfits(self, value: Any, kind: Any, where: str = "") -> list[str]:
        """Everything in the value that does not fit the type."""
        if type(value) is kind:
            return []
        if is_typeddict(kind):
            return self._in_typed_dict(value, kind, where)
        if kind is Message:
            return self._in_message(value, where)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Partial:
            return self._in_typed_dict(value, inner[0], where, partial=True)
        if origin in (Union, UnionType):
            tries = [self.misfits(value, one, where) for one in inner]
            return [] if any(not found for found in tries) else min(tries, key=len)
        if origin is Literal:
            return [] if value in inner else [f"{where}: {value!r} is none of {inner}"]
        if origin in (list, Sequence) and isinstance(value, list):
            return [
                each for place, one in enumerate(value) for each in self.misfits(one, inner[0], f"{where}[{place}]")
            ]
        if origin in (dict, Mapping) and isinstance(value, dict):
            keys = [f"{where}: the key {key!r}" for key in value if not isinstance(key, inner[0])]
            return keys + [each for key, one in value.items() for each in self.misfits(one, inner[1], f"{where}.{key}")]
        return [] if self._is_plain(value, kind) else [f"{where}: {value!r} is not {kind}"]

    def _is_plain(self, value: Any, kind: Any) -> bool:
        if kind is object:
            return True
        if kind in (None, NoneType):
            return value is None
        # In JSON, 1 and true are different, but 1 and 1.0 are not.
        return kind is float and type(value) is int

    def _in_message(self, value: Any, where: str) -> list[str]:
        """A message is a list; its values are numbers, texts and messages."""
        if not isinstance(value, list) or [type(part) for part in value] != [str, dict, str]:
            return [f"{where}: {value!r} is no message"]
        return [
            each
            for name, one in value[1].items()
            if type(one) not in (int, str)
            for each in self._in_message(one, f"{where}.{name}")
        ]

    def _in_typed_dict(self, value: Any, kind: Any, where: str, partial: bool = False) -> list[str]:
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is not {kind.__name__}"]
        known = fields(kind)
        found = [f"{where}: {kind.__name__} has no {key}" for key in value.keys() - known.keys()]
        for name, (hint, required) in known.items():
            if name in value:
                found += self.misfits(value[name], hint, f"{where}.{name}")
            elif required and not partial:
                found.append(f"{where}: {kind.__name__} lacks {name}")
        if not found:
            self.met.add(kind)
        return found
