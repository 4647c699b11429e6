"""Finds the values that a text needs, from the text itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fluent.syntax import visitor
from fluent.syntax.ast import Attribute, Message, MessageReference, VariableReference


class _Needs(visitor.Visitor):
    """Collects the values that a pattern names, and the texts that it includes."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.texts.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def needs_of(entries: Iterable[Any]) -> Mapping[str, frozenset[str]]:
    """The names of the values that each text needs, by key (`key.attribute` for attributes)."""
    found: dict[str, _Needs] = {}
    for entry in entries:
        if isinstance(entry, Message):
            if entry.value is not None:
                found[entry.id.name] = _needs(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _needs(attribute)
    return {key: frozenset(_with_included(key, found, set())) for key in found}


def _needs(node: Attribute | Any) -> _Needs:
    needs = _Needs()
    needs.visit(node)
    return needs


def _with_included(key: str, found: Mapping[str, _Needs], seen: set[str]) -> set[str]:
    if key not in found or key in seen:
        return set()
    seen.add(key)
    values = set(found[key].values)
    for text in found[key].texts:
        values |= _with_included(text, found, seen)
    return values
