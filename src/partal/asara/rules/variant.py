"""Asara's house rules: alternative readings found in an edition or left open by the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from partal.core.variant import OFF_ON, Switch, choose, deviations

from partal.asara.rules.things import BANK, CIRCLE, COLOURED, FAVOUR, HOUSE, MARKETS, SPIES, TENT

SWITCHES: Final = (
    Switch("professional", OFF_ON, "A-SET-05, A-PRO-01"),
    Switch("pro-recruit", OFF_ON, "A-PRO-04, OQ-25"),
    Switch("pro-lit-windows", OFF_ON, "A-PRO-04, OQ-25"),
    Switch("action-required", OFF_ON, "A-TURN-10, OQ-01, OQ-11"),
    Switch("facedown-pair-opens-area", OFF_ON, "A-DISP-14, OQ-03"),
    Switch("facedown-only-when-unable", OFF_ON, "A-DISP-08, E-03"),
    Switch("facedown-random-cards", OFF_ON, "A-DISP-09, E-04"),
    Switch("facedown-own-peek", OFF_ON, "A-DISP-23, OQ-04"),
    Switch("spies-and-favour-one-area", OFF_ON, "A-DISP-05, OQ-06"),
    Switch("favour-not-by-holder", OFF_ON, "A-CAL-04, OQ-16"),
    Switch("dispatch-market-only", OFF_ON, "A-DISP-01, E-01"),
    Switch("buy-from-any-market", OFF_ON, "A-BUY-02, E-07"),
    Switch("gold-surcharge", ("0", "1", "2", "3"), "A-BUY-07, E-08"),
    Switch("build-up-to-plot", OFF_ON, "A-BUILD-02, E-09"),
    Switch("overpay-any-lower", OFF_ON, "A-BUILD-23, OQ-08, E-17"),
    Switch("overpay-any-higher-plot", OFF_ON, "A-BUILD-21, E-18"),
    Switch("multi-base-towers", OFF_ON, "A-BUILD-07, E-13"),
    Switch("allow-one-way-part-moves", OFF_ON, "A-BUILD-13, E-16"),
    Switch("bribery-must-take", OFF_ON, "A-SPY-11, OQ-14"),
    Switch("lit-needs-earlier-turn-window", OFF_ON, "A-LIT-18, OQ-09, E-45"),
    Switch("lit-full-draw-needed", OFF_ON, "A-LIT-09, OQ-12"),
    Switch("lit-offer-by-space", OFF_ON, "A-LIT-04, OQ-21, E-43"),
    Switch("unbuilt-lit-score-yearly", OFF_ON, "A-LIT-21, E-46"),
    Switch("unbuilt-lit-count-for-tower-tie", OFF_ON, "A-PTIE-04, OQ-10, E-50"),
    Switch("tie-rounding", ("up", "nearest", "down"), "A-TIE-02, E-37"),
    Switch("second-tie-by-players", OFF_ON, "A-TIE-05, OQ-18, E-38"),
    Switch("most-towers-tie-by-towers", OFF_ON, "A-TIE-14, E-39"),
    Switch("zero-towers-may-rank", OFF_ON, "A-FIN-16, OQ-17"),
    Switch("lit-break-overall-tie", OFF_ON, "A-PTIE-12, OQ-31, E-47"),
    Switch("open-money", OFF_ON, "A-SET-11, OQ-26"),
)

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "de": {},
    "fr": {
        "overpay-any-lower": "true",
        "lit-needs-earlier-turn-window": "true",
        "unbuilt-lit-count-for-tower-tie": "true",
    },
    "it": {"tie-rounding": "nearest"},
    "en": {"facedown-only-when-unable": "true"},
    "nl": {"tie-rounding": "nearest"},
}
"""Where each printed language differs from the German original, taken literally.

Readings found in no edition (E-09, E-16) and plain mistranslations are in no preset; they can be set one by one."""


class Variant:
    """The house rules of one game, frozen and shared by all its states."""

    def __init__(self, settings: Mapping[str, str] | None = None) -> None:
        chosen = choose(SWITCHES, PRESETS, settings or {})
        self.settings: Final = deviations(SWITCHES, chosen)
        """The settings that differ from the default rules, as in a record."""

        on = {name: value == "true" for name, value in chosen.items()}
        self.recruits: Final = on["professional"] or on["pro-recruit"]
        self.lights: Final = on["professional"] or on["pro-lit-windows"]
        self.action_required: Final = on["action-required"]
        self.pair_opens_area: Final = on["facedown-pair-opens-area"]
        self.pair_when_unable: Final = on["facedown-only-when-unable"]
        self.random_pair: Final = on["facedown-random-cards"]
        self.own_peek: Final = on["facedown-own-peek"]
        self.spies_with_favour: Final = on["spies-and-favour-one-area"]
        self.favour_not_by_holder: Final = on["favour-not-by-holder"]
        self.any_market: Final = on["buy-from-any-market"]
        self.gold_surcharge: Final = int(chosen["gold-surcharge"])
        self.up_to_plot: Final = on["build-up-to-plot"]
        self.any_lower: Final = on["overpay-any-lower"]
        self.any_higher: Final = on["overpay-any-higher-plot"]
        self.many_bases: Final = on["multi-base-towers"]
        self.part_moves: Final = on["allow-one-way-part-moves"]
        self.must_take: Final = on["bribery-must-take"]
        self.earlier_window: Final = on["lit-needs-earlier-turn-window"]
        self.full_draw: Final = on["lit-full-draw-needed"]
        self.offer_by_space: Final = on["lit-offer-by-space"]
        self.unbuilt_lit_yearly: Final = on["unbuilt-lit-score-yearly"]
        self.unbuilt_lit_tie: Final = on["unbuilt-lit-count-for-tower-tie"]
        self.rounding: Final = chosen["tie-rounding"]
        self.second_by_players: Final = on["second-tie-by-players"]
        self.most_by_towers: Final = on["most-towers-tie-by-towers"]
        self.zero_ranks: Final = on["zero-towers-may-rank"]
        self.lit_break_win: Final = on["lit-break-overall-tie"]
        self.open_money: Final = on["open-money"]

        if on["dispatch-market-only"]:
            areas = [*MARKETS, COLOURED]  # The coloured building stays, or a hand could not be played out (A-TURN-07).
        else:
            areas = [*MARKETS, CIRCLE, BANK, COLOURED, SPIES, FAVOUR]
            if self.recruits:
                areas.append(TENT)
            if self.lights:
                areas.append(HOUSE)
        self.areas: Final = tuple(areas)
        """The areas in play (A-SET-16)."""

    def duty_of(self, area: int) -> int:
        """The area whose colour applies here: itself, or a shared one by house rule (OQ-06)."""
        return SPIES if area == FAVOUR and self.spies_with_favour else area

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self.settings == other.settings

    def __hash__(self) -> int:
        return hash(tuple(self.settings.items()))

    def __repr__(self) -> str:
        return f"Variant({self.settings})"
