"""Sabika's house rules: every reading that an edition or an open question allows besides ours, and the modes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from partal.core.variant import Switch, VariantError, choose, deviations

OFF_ON: Final = ("false", "true")
EVENT_MIXES: Final = ("off", "random", *[f"{positive}+{3 - positive}" for positive in range(4)])

SWITCHES: Final = (
    Switch("events", EVENT_MIXES, "S-ADV-01, S-ADV-12, S-SDIF-02"),
    Switch("yusufPrestige", ("5", "10"), "S-SDIF-03"),
    Switch("startTileOrder", ("highest", "lowest"), "S-SETP-10, ED-01"),
    Switch("occupiedPayment", ("reserve", "owner"), "S-COST-08, ED-02"),
    Switch("poemCostStep", ("one", "base"), "S-CARV-04, S-CARV-05, ED-03"),
    Switch("event14", ("perPhase", "perParia"), "S-EV-16, ED-04"),
    Switch("processNeedsRondelMatch", ("gainOnly", "always", "never"), "S-RAW-10, S-RAW-14, ED-05"),
    Switch("wishBuildings", ("perBuilding", "perType"), "S-WISH-07, ED-06"),
    Switch("soloMinorPick", ("position", "lowestNumber"), "S-SMIN-01, ED-07"),
    Switch("soloExportCases", ("nearest", "humanChoice"), "S-SEXP-04, S-SEXP-05, ED-08"),
    Switch("soloExportCase1", ("fitting", "anyFree"), "S-SEXP-08, ED-08"),
    Switch("soloConsolidateFallback", ("anyLeftShip", "none"), "S-SCONS-02, ED-09"),
    Switch("soloMinorPoemColour", ("both", "split"), "S-SEOR-04, ED-10"),
    Switch("soloWantedTypes", ("allWishes", "towerOnly"), "S-SMAJ-01, ED-57, OQ-57"),
    Switch("event1Scope", ("allTransactions", "marketAction"), "S-EV-01, ED-27"),
    Switch("event58AtGameEnd", ("true", "false"), "S-EOG-07, ED-28"),
    Switch("eventChangeRounds", ("2,4", "1,2", "1,3", "1,4", "2,3", "3,4"), "S-ADV-10, ED-29, OQ-08"),
    Switch("twoPlayerSecond", ("six", "none"), "S-MPOEM-07, ED-31"),
    Switch("exportStart", ("cheapest", "fewestRoutes"), "S-EXP-05, ED-48, OQ-34"),
    Switch("fullLap", ("forbid", "allow"), "S-MOVE-09, ED-18, OQ-13"),
    Switch("cancelledSquares", ("skip", "countStep"), "S-MOVE-10, OQ-12"),
    Switch("ppFloor", ("none", "zero"), "S-PP-03, OQ-14"),
    Switch("bonusStorehouseSide", ("either", "workerSide"), "S-STHA-15, OQ-18"),
    Switch("redBonus", ("mandatoryIfPossible", "mayDecline"), "S-CONS-11, OQ-20"),
    Switch("event4GypsumInMajor", OFF_ON, "S-EV-04, OQ-24"),
    Switch("majorityNeedsOne", OFF_ON, "S-MPOEM-05, OQ-32"),
    Switch("poem1OnRetain", ("true", "false"), "S-CARD-03, OQ-38"),
    Switch("soloDistance", ("dinars", "routes"), "S-SEXP-01, OQ-56"),
)

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {"wishBuildings": "perType"},
    "de": {"event14": "perParia", "processNeedsRondelMatch": "always", "event1Scope": "marketAction"},
    "ru": {"wishBuildings": "perType"},
    "zh": {
        "startTileOrder": "lowest",
        "occupiedPayment": "owner",
        "poemCostStep": "base",
        "soloExportCase1": "anyFree",
        "wishBuildings": "perType",
    },
}
"""What each printed edition says where it differs from our default."""


class Variant:
    """The house rules of one game, frozen and shared by all its states."""

    def __init__(self, settings: Mapping[str, str] | None = None) -> None:
        chosen = choose(SWITCHES, PRESETS, settings or {})
        self.settings: Final = deviations(SWITCHES, chosen)
        """What differs from the default rules, as a record writes it."""
        self.events: Final = chosen["events"]
        self.yusuf_prestige: Final = 10 if chosen["yusufPrestige"] == "10" else 0
        """What Yusuf starts with on the hardest level; 0: as everybody (S-SDIF-03)."""
        self.lowest_starts: Final = chosen["startTileOrder"] == "lowest"
        self.pays_owner: Final = chosen["occupiedPayment"] == "owner"
        self.cost_step_base: Final = chosen["poemCostStep"] == "base"
        self.event14_per_paria: Final = chosen["event14"] == "perParia"
        self.gain_needs_match: Final = chosen["processNeedsRondelMatch"] != "never"
        self.process_needs_match: Final = chosen["processNeedsRondelMatch"] == "always"
        self.wish_per_type: Final = chosen["wishBuildings"] == "perType"
        self.solo_lowest_number: Final = chosen["soloMinorPick"] == "lowestNumber"
        self.solo_human_export: Final = chosen["soloExportCases"] == "humanChoice"
        self.solo_any_free: Final = chosen["soloExportCase1"] == "anyFree"
        self.solo_no_fallback: Final = chosen["soloConsolidateFallback"] == "none"
        self.solo_split_poems: Final = chosen["soloMinorPoemColour"] == "split"
        self.solo_tower_only: Final = chosen["soloWantedTypes"] == "towerOnly"
        self.event1_market_only: Final = chosen["event1Scope"] == "marketAction"
        self.event58_at_end: Final = chosen["event58AtGameEnd"] == "true"
        first, _, second = chosen["eventChangeRounds"].partition(",")
        self.event_changes: Final = (int(first), int(second))
        self.two_player_second: Final = chosen["twoPlayerSecond"] == "six"
        self.fewest_routes: Final = chosen["exportStart"] == "fewestRoutes"
        self.full_lap: Final = chosen["fullLap"] == "allow"
        self.covered_count: Final = chosen["cancelledSquares"] == "countStep"
        self.prestige_floor: Final = chosen["ppFloor"] == "zero"
        self.worker_side: Final = chosen["bonusStorehouseSide"] == "workerSide"
        self.red_may_decline: Final = chosen["redBonus"] == "mayDecline"
        self.gypsum_extra: Final = chosen["event4GypsumInMajor"] == "true"
        self.majority_needs_one: Final = chosen["majorityNeedsOne"] == "true"
        self.poem1_on_retain: Final = chosen["poem1OnRetain"] == "true"
        self.solo_by_routes: Final = chosen["soloDistance"] == "routes"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self.settings == other.settings

    def __hash__(self) -> int:
        return hash(tuple(self.settings.items()))

    def __repr__(self) -> str:
        return f"Variant({self.settings})"


SOLO: Final = tuple([switch.name for switch in SWITCHES if switch.name.startswith(("solo", "yusuf"))])
"""The rules about Yusuf: with more seats they mean nothing."""


def fitting(settings: Mapping[str, str], seats: int | None) -> dict[str, str]:
    """What differs from the default, for so many seats (None: any)."""
    chosen = dict(Variant(settings).settings)
    if seats is None or seats == 1:
        return chosen
    for name in SOLO:
        if name in settings and name in chosen:
            raise VariantError(f"Option {name} is about Yusuf; it needs the solo game, with 1 seat.")
    return {name: value for name, value in chosen.items() if name not in SOLO}
