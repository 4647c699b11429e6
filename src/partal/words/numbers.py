"""Numbers in the current language: `1,138.0` in English, `1.138,0` in German."""

from __future__ import annotations

from partal.words import Words, say, spoken


def decimal(value: float) -> str:
    """A number with one decimal."""
    return Words(spoken()).format("number-decimal", {"value": round(value, 1) + 0.0})  # Never -0.0.


def grouped(value: float, form: str) -> str:
    """A number in groups of three digits; its form is `whole`, `tenths` or `hundredths`."""
    return Words(spoken()).format(f"number-{form}", {"value": value})


def signed(value: float) -> str:
    """A number with one decimal and always with a sign: `+5.6`."""
    return decimal(value) if value < 0 else say("number-plus", number=decimal(value))


def percent(share: float) -> str:
    """A share of 1 as a percentage: `50.0%`."""
    return say("number-percent", number=decimal(100 * share))


def short(value: float) -> str:
    """A number with at most two decimals: `2.5`, `10`."""
    return Words(spoken()).format("number-short", {"value": value})


def whole_percent(share: float) -> str:
    """A share of 1 as a percentage, rounded: `50%`."""
    return say("number-percent", number=short(round(100 * share)))
