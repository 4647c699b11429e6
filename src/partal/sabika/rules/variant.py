"""Sabika's house rules: alternative readings found in an edition or left open by the rulebook, and the modes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from partal.core.message import message
from partal.core.variant import OFF_ON, Switch, VariantError, choose, deviations, kebab_case

EVENT_MIXES: Final = ("off", "random", *[f"{positive}+{3 - positive}" for positive in range(4)])

SWITCHES: Final = (
    Switch("events", EVENT_MIXES, "S-ADV-01, S-ADV-12, S-SDIF-02"),
    Switch("yusuf-prestige", ("5", "10"), "S-SDIF-03"),
    Switch("start-tile-order", ("highest", "lowest"), "S-SETP-10, ED-01"),
    Switch("occupied-payment", ("reserve", "owner"), "S-COST-08, ED-02"),
    Switch("poem-cost-step", ("one", "base"), "S-CARV-04, S-CARV-05, ED-03"),
    Switch("event14", ("per-phase", "per-paria"), "S-EV-16, ED-04"),
    Switch("process-needs-rondel-match", ("gain-only", "always", "never"), "S-RAW-10, S-RAW-14, ED-05"),
    Switch("wish-buildings", ("per-type", "per-building"), "S-WISH-07, ED-06"),
    Switch("solo-minor-pick", ("position", "lowest-number", "column-lowest"), "S-SMIN-01, ED-07"),
    Switch("solo-export-cases", ("nearest", "human-choice"), "S-SEXP-04, S-SEXP-05, ED-08"),
    Switch("solo-export-case1", ("fitting", "any-free"), "S-SEXP-08, ED-08"),
    Switch("solo-consolidate-fallback", ("any-left-ship", "none"), "S-SCONS-02, ED-09"),
    Switch("solo-minor-poem-colour", ("both", "split"), "S-SEOR-04, ED-10"),
    Switch("solo-wanted-types", ("all-wishes", "tower-only"), "S-SMAJ-01, ED-57, OQ-57"),
    Switch("event1-scope", ("all-transactions", "market-action"), "S-EV-01, ED-27"),
    Switch("event58-at-game-end", ("true", "false"), "S-EOG-07, ED-28"),
    Switch("event-change-rounds", ("2,4", "1,2", "1,3", "1,4", "2,3", "3,4"), "S-ADV-10, ED-29, OQ-08"),
    Switch("two-player-second", ("six", "none"), "S-MPOEM-07, ED-31"),
    Switch("export-start", ("cheapest", "fewest-routes"), "S-EXP-05, ED-48, OQ-34"),
    Switch("full-lap", ("forbid", "allow"), "S-MOVE-09, ED-18, OQ-13"),
    Switch("cancelled-squares", ("skip", "count-step"), "S-MOVE-10, OQ-12"),
    Switch("pp-floor", ("none", "zero"), "S-PP-03, OQ-14"),
    Switch("bonus-storehouse-side", ("either", "worker-side"), "S-STHA-15, OQ-18"),
    Switch("red-bonus", ("mandatory-if-possible", "may-decline"), "S-CONS-11, OQ-20"),
    Switch("event4-gypsum-in-major", OFF_ON, "S-EV-04, OQ-24"),
    Switch("majority-needs-one", OFF_ON, "S-MPOEM-05, OQ-32"),
    Switch("poem1-on-retain", ("true", "false"), "S-CARD-03, OQ-38"),
    Switch("solo-distance", ("dinars", "routes"), "S-SEXP-01, OQ-56"),
)

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "solo-minor-pick": "column-lowest",
        "solo-export-cases": "human-choice",
        "solo-consolidate-fallback": "none",
        "solo-minor-poem-colour": "split",
    },
    "de": {
        "event14": "per-paria",
        "process-needs-rondel-match": "always",
        "wish-buildings": "per-building",
        "event1-scope": "market-action",
    },
    "ru": {
        "solo-export-cases": "human-choice",
        "solo-consolidate-fallback": "none",
        "solo-minor-poem-colour": "split",
    },
    "zh": {
        "start-tile-order": "lowest",
        "occupied-payment": "owner",
        "poem-cost-step": "base",
        "solo-minor-pick": "column-lowest",
        "solo-export-cases": "human-choice",
        "solo-export-case1": "any-free",
        "solo-consolidate-fallback": "none",
        "solo-minor-poem-colour": "split",
    },
}
"""Where each printed edition differs from our default, and nothing else."""


class Variant:
    """The house rules of one game, frozen and shared by all its states."""

    def __init__(self, settings: Mapping[str, str] | None = None) -> None:
        chosen = choose(SWITCHES, PRESETS, settings or {})
        self.settings: Final = deviations(SWITCHES, chosen)
        """The settings that differ from the default rules, as in a record."""
        self.events: Final = chosen["events"]
        self.yusuf_prestige: Final = 10 if chosen["yusuf-prestige"] == "10" else 0
        """Yusuf's starting prestige on the hardest level; 0 if he starts like everybody (S-SDIF-03)."""
        self.lowest_starts: Final = chosen["start-tile-order"] == "lowest"
        self.pays_owner: Final = chosen["occupied-payment"] == "owner"
        self.cost_step_base: Final = chosen["poem-cost-step"] == "base"
        self.event14_per_paria: Final = chosen["event14"] == "per-paria"
        self.gain_needs_match: Final = chosen["process-needs-rondel-match"] != "never"
        self.process_needs_match: Final = chosen["process-needs-rondel-match"] == "always"
        self.wish_per_type: Final = chosen["wish-buildings"] == "per-type"
        self.solo_lowest_number: Final = chosen["solo-minor-pick"] == "lowest-number"
        self.solo_column_lowest: Final = chosen["solo-minor-pick"] == "column-lowest"
        self.solo_human_export: Final = chosen["solo-export-cases"] == "human-choice"
        self.solo_any_free: Final = chosen["solo-export-case1"] == "any-free"
        self.solo_no_fallback: Final = chosen["solo-consolidate-fallback"] == "none"
        self.solo_split_poems: Final = chosen["solo-minor-poem-colour"] == "split"
        self.solo_tower_only: Final = chosen["solo-wanted-types"] == "tower-only"
        self.event1_market_only: Final = chosen["event1-scope"] == "market-action"
        self.event58_at_end: Final = chosen["event58-at-game-end"] == "true"
        first, _, second = chosen["event-change-rounds"].partition(",")
        self.event_changes: Final = (int(first), int(second))
        self.two_player_second: Final = chosen["two-player-second"] == "six"
        self.fewest_routes: Final = chosen["export-start"] == "fewest-routes"
        self.full_lap: Final = chosen["full-lap"] == "allow"
        self.covered_count: Final = chosen["cancelled-squares"] == "count-step"
        self.prestige_floor: Final = chosen["pp-floor"] == "zero"
        self.worker_side: Final = chosen["bonus-storehouse-side"] == "worker-side"
        self.red_may_decline: Final = chosen["red-bonus"] == "may-decline"
        self.gypsum_extra: Final = chosen["event4-gypsum-in-major"] == "true"
        self.majority_needs_one: Final = chosen["majority-needs-one"] == "true"
        self.poem1_on_retain: Final = chosen["poem1-on-retain"] == "true"
        self.solo_by_routes: Final = chosen["solo-distance"] == "routes"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self.settings == other.settings

    def __hash__(self) -> int:
        return hash(tuple(self.settings.items()))

    def __repr__(self) -> str:
        return f"Variant({self.settings})"


SOLO: Final = tuple([switch.name for switch in SWITCHES if switch.name.startswith(("solo", "yusuf"))])
"""The rules about Yusuf, which apply to one seat only."""


def fitting(settings: Mapping[str, str], seats: int | None) -> dict[str, str]:
    """The settings that differ from the default, for this number of seats (None for any)."""
    chosen = dict(Variant(settings).settings)
    if seats is None or seats == 1:
        return chosen
    asked = {kebab_case(name) for name in settings}
    for name in SOLO:
        if name in asked and name in chosen:
            raise VariantError(message("sabika-refused-house-rule-solo", rule=name))
    return {name: value for name, value in chosen.items() if name not in SOLO}
