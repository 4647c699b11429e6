"""House rules: defaults, then an edition, then what the table itself has set."""

from __future__ import annotations

import pytest

from partal.core.variant import OFF_ON, Switch, VariantError, choose, deviations, read_settings

SWITCHES = (Switch("open", OFF_ON, "A-1"), Switch("rounding", ("up", "nearest", "down"), "A-2"))
PRESETS = {"de": {}, "nl": {"rounding": "nearest", "open": "true"}}


def test_without_settings_every_switch_stands_at_its_first_value() -> None:
    chosen = choose(SWITCHES, PRESETS, {})
    assert chosen == {"open": "false", "rounding": "up"}
    assert deviations(SWITCHES, chosen) == {}
    assert [switch.default for switch in SWITCHES] == ["false", "up"]


def test_an_edition_sets_its_switches_and_a_setting_overrides_it_in_any_order() -> None:
    assert choose(SWITCHES, PRESETS, {"edition": "nl"}) == {"open": "true", "rounding": "nearest"}
    for settings in ({"edition": "nl", "open": "false"}, {"open": "false", "edition": "nl"}):
        assert choose(SWITCHES, PRESETS, settings) == {"open": "false", "rounding": "nearest"}
    assert choose(SWITCHES, PRESETS, {"edition": "de"}) == choose(SWITCHES, PRESETS, {})


def test_a_record_writes_down_only_what_differs_from_the_default() -> None:
    assert deviations(SWITCHES, {"open": "false", "rounding": "down"}) == {"rounding": "down"}


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opne": "true"}, ["“opne”", "edition, open, rounding"]),
        ({"rounding": "sideways"}, ["rounding", "up, nearest or down", "“sideways”"]),
        ({"open": "TRUE"}, ["false or true"]),
        ({"open": ""}, ["false or true"]),
        ({"edition": "xx"}, ["“xx”", "de, nl"]),
        ({"x" * 9_999: "true"}, ["There is no house rule"]),
        ({"rounding": "x" * 9_999}, ["The house rule rounding"]),
    ],
)
def test_an_unknown_switch_value_or_edition_is_refused_with_what_is_known(
    settings: dict[str, str], words: list[str]
) -> None:
    with pytest.raises(VariantError) as refusal:
        choose(SWITCHES, PRESETS, settings)
    assert all(word in str(refusal.value) for word in words)
    assert len(str(refusal.value)) < 200


def test_settings_are_read_from_words_and_a_bare_key_means_true() -> None:
    assert read_settings(["open", "rounding=down"]) == {"open": "true", "rounding": "down"}
    assert read_settings([" open = false "]) == {"open": "false"}
    assert read_settings(["rounding=a=b"]) == {"rounding": "a=b"}
    assert read_settings([]) == {}


@pytest.mark.parametrize("word", ["=true", "=", ""])
def test_a_setting_without_a_name_is_refused(word: str) -> None:
    with pytest.raises(VariantError, match="key=value"):
        read_settings([word])
