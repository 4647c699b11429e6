"""House rules: the switches that a table can set before a game, and presets that set several at once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from partal.core.errors import PartalError
from partal.core.message import OR, joined, message, shown


class VariantError(PartalError):
    """A switch that does not exist or does not take the given value."""


class Switch(NamedTuple):
    """One house rule. The first value is the default. `reference` names the clauses or open questions it settles."""

    name: str
    values: tuple[str, ...]
    reference: str

    @property
    def default(self) -> str:
        return self.values[0]


OFF_ON = ("false", "true")
_CAPITAL = re.compile(r"(?<=[a-z0-9])[A-Z]")


def kebab_case(text: str) -> str:
    """A key or value in kebab-case; camelCase is accepted too: `fullLap` becomes `full-lap`."""
    return _CAPITAL.sub(lambda capital: f"-{capital[0].lower()}", text)


def choose(
    switches: tuple[Switch, ...], presets: Mapping[str, Mapping[str, str]], settings: Mapping[str, str]
) -> dict[str, str]:
    """The value of every switch: its default, overridden by the preset `edition`, then by the other settings."""
    known = {switch.name: switch for switch in switches}
    chosen = {switch.name: switch.default for switch in switches}
    edition = settings.get("edition")
    if edition is not None:
        if edition not in presets:
            raise VariantError(message("refused-edition", edition=shown(edition), known=", ".join(presets)))
        chosen.update(presets[edition])
    given: set[str] = set()
    for written, value in settings.items():
        name = kebab_case(written)
        if name in given:
            raise VariantError(message("refused-house-rule-twice", rule=shown(name, 60)))
        given.add(name)
        if name == "edition":
            continue
        if name not in known:
            names = ", ".join(["edition", *known])
            raise VariantError(message("refused-house-rule-unknown", rule=shown(written), known=names))
        if kebab_case(value) not in known[name].values:
            values = joined(known[name].values, OR)
            raise VariantError(message("refused-house-rule-takes", rule=name, values=values, value=shown(value)))
        chosen[name] = kebab_case(value)
    return chosen


def read_settings(words: list[str]) -> dict[str, str]:
    """Parses `key=value` words; a key without a value means true."""
    settings: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name:
            raise VariantError(message("refused-house-rule-written", text=shown(word)))
        settings[name.strip()] = value.strip() if equals else "true"
    return settings


def deviations(switches: tuple[Switch, ...], chosen: Mapping[str, str]) -> dict[str, str]:
    """The switches that differ from their defaults, as a record lists them."""
    return {switch.name: chosen[switch.name] for switch in switches if chosen[switch.name] != switch.default}
