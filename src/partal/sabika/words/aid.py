"""Sabika's player aid: a turn, the actions, prices, bonuses, the end of a round, the scoring and the signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from partal.core.content import Entry
from partal.core.message import COMMA, Message, Value, joined, message

from partal.sabika.rules.content import Content
from partal.sabika.rules.inner import MOST_GREY
from partal.sabika.rules.moving import TOLL
from partal.sabika.rules.open import PRODUCED
from partal.sabika.rules.things import (
    DINARS_PER_PARIA,
    DINARS_PER_POINT,
    GOODS_PER_SHIP,
    MATERIALS,
    MOSAICS,
    POEM_COLOURS,
    ROUNDS,
    WISH_ROUNDS,
)
from partal.sabika.rules.variant import Variant
from partal.sabika.words.components import component
from partal.sabika.words.reference import ENTRIES, KINDS, THINGS
from partal.words.aid import AidLine, AidSection
from partal.words.fitted import fitted

PRICED: Final = (*MATERIALS, "raw", "good")
"""What the market deals in."""
SIGNS: Final = ("dinar", "prestige", "paria", "seal", "raw", "good", "processing", "storehouse", "ship")
"""The things in the legend; workers and actions are explained with the turn."""
NO_EVENTS: Final = "off"
TWO_PLAYERS: Final = 2


def sections(content: Content, settings: Mapping[str, str], seats: int | None, /) -> tuple[AidSection, ...]:
    """The page for a table with this content and these house rules."""
    variant = Variant(settings)
    entries = {(entry.kind, entry.id): entry for entry in content.entries}
    return (
        AidSection(message("aid-turn"), turn(content, variant, seats)),
        AidSection(message("aid-actions"), actions(content, variant)),
        AidSection(message("sabika-aid-beside"), secondary(content)),
        AidSection(message("sabika-aid-prices"), prices(entries)),
        AidSection(message("sabika-aid-bonuses"), bonuses(entries)),
        AidSection(message("sabika-aid-round"), end_of_round(content, variant)),
        AidSection(message("aid-final"), final(content, variant, seats)),
        AidSection(message("aid-legend"), tuple([thing(name) for name in SIGNS])),
    )


def thing(name: str, text: Message | None = None, cost: Message | None = None) -> AidLine:
    """A line about a thing, with its own text unless another is given."""
    about = message(f"sabika-thing-{name}.about") if text is None else text
    return AidLine(message(f"sabika-thing-{name}"), about, cost, (f"thing:{name}",), THINGS[name])


def told(name: str, clauses: tuple[str, ...], figures: tuple[str, ...] = (), /, **values: Value) -> AidLine:
    """A line whose name and text are texts of the aid's own."""
    key = f"sabika-aid-{name}"
    return AidLine(fitted(key, values), fitted(f"{key}.text", values), None, figures, clauses)


def detail(action: str, **values: Value) -> Message:
    """What the table says about an action that is offered, for a player without poems and without an event."""
    return fitted(f"sabika-option-main-{action}.detail", values)


def turn(content: Content, variant: Variant, seats: int | None) -> tuple[AidLine, ...]:
    """What a player does on a turn (S-TURN-05)."""
    work = told("work", ("S-TURN-02", "S-MOVE-01", "S-MOVE-05", "S-TURN-14"), ("thing:builder",))
    walk = message("sabika-aid-walk", free=content.steps_free, toll=TOLL, owner="yes" if variant.pays_owner else "no")
    rest = message("sabika-option-rest.detail", dinars=content.rest_dinars, loss=content.rest_loss)
    lines = [
        work._replace(cost=walk, clauses=(*work.clauses, "S-COST-01", "S-COST-03", "S-COST-04")),
        AidLine(message("sabika-aid-rest"), rest, None, (), ("S-REST-01",)),
    ]
    if variant.events != NO_EVENTS:
        lines.append(told("event", ("S-ADV-03", "S-ADV-06")))
    if seats == 1:
        lines.append(thing("yusuf"))
    return tuple(lines)


def actions(content: Content, variant: Variant) -> tuple[AidLine, ...]:
    """The ten main actions, ring by ring."""
    colours = [
        message("sabika-aid-poem-cost", colour=message(f"sabika-colour-{colour}"), dinars=cost)
        for colour, cost in zip(POEM_COLOURS, content.poem_costs)
    ]
    carve = message(
        "sabika-aid-carve", costs=joined(colours, COMMA), base="yes" if variant.cost_step_base else "no", most=MOST_GREY
    )
    first, second = content.expansion_prestige
    return (
        thing("minor-quarry", detail("minor-quarry", quarry=content.quarry_count)),
        thing("major-quarry", detail("major-quarry", quarry=content.quarry_count)),
        thing("storehouse-action", message("sabika-aid-storehouse", first=first, second=second)),
        thing("market", detail("market", dinars=content.market_dinars, transactions=content.market_transactions)),
        thing(
            "construction",
            message("sabika-aid-construction", dinars=content.refresh_cost, prestige=content.refresh_prestige),
        ),
        thing("export", message("sabika-aid-export", goods=GOODS_PER_SHIP), message("sabika-aid-export.cost")),
        thing("consolidate", message("sabika-prompt-consolidate.help")),
        thing("produce", detail("produce", processes=PRODUCED)),
        thing("carve", message("sabika-aid-carve.text"), carve),
        thing("reactivate"),
        thing(
            "artisanal", message("sabika-aid-artisanal", dinars=content.artisanal_dinars, poems=content.artisanal_poems)
        ),
    )


def secondary(content: Content) -> tuple[AidLine, ...]:
    """The two kinds of secondary spaces (S-SEC-01)."""
    raw, marble = content.raw_cost, content.marble_cost
    first_raw = f"raw-space:{content.raw_spaces[0].id}"
    first_marble = f"marble-space:{content.marble_spaces[0].id}"
    one = told("raw", (*KINDS["raw-space"], "S-SEC-05", "S-SEC-09"), (first_raw,))
    other = told("marble", (*KINDS["marble-space"], "S-SEC-13"), (first_marble,))
    return (
        one._replace(cost=message("sabika-aid-raw.cost", builder=raw[0], merchant=raw[1])),
        other._replace(cost=message("sabika-aid-marble.cost", merchant=marble[0], poet=marble[1])),
    )


def prices(entries: Mapping[tuple[str, str], Entry]) -> tuple[AidLine, ...]:
    """What everything costs and brings at the market, and scores when it is built (S-MKT-03, S-MKT-04, S-MAJ-05)."""
    lines: list[AidLine] = []
    for ware in PRICED:
        parts: list[Message] = []
        for kind, key in (("buy", "dinars"), ("sell", "dinars"), ("material", "prestige")):
            entry = entries.get((kind, ware))
            if entry is not None:
                parts.append(message(f"sabika-aid-{kind}", count=entry.number(key)))
        figure = f"material:{ware}" if ware in MATERIALS else f"thing:{ware}"
        name = message(f"sabika-ware-{ware}" if ware in MATERIALS else f"sabika-name-{ware}")
        clauses = ("S-MKT-03", "S-MKT-04", *(KINDS["material"] if ware in MATERIALS else ()))
        lines.append(AidLine(name, joined(parts, COMMA), None, (figure,), clauses))
    lines.append(told("trade", ("S-MKT-05", "S-MKT-06")))
    return tuple(lines)


def bonuses(entries: Mapping[tuple[str, str], Entry]) -> tuple[AidLine, ...]:
    """The bonuses that everybody can gain: those of balances and of the favour track (S-BAL-01, S-FAV-02)."""
    lines = [
        AidLine(
            message(f"sabika-mosaic-{colour}"),
            component(entries["balance-bonus", colour]),
            None,
            (f"balance-bonus:{colour}",),
            ENTRIES["balance-bonus", colour],
        )
        for colour in MOSAICS
        if ("balance-bonus", colour) in entries
    ]
    favour = entries["favour", "track"]
    lines.append(AidLine(message("sabika-kind-favour"), component(favour), None, (), KINDS["favour"]))
    return tuple(lines)


def end_of_round(content: Content, variant: Variant) -> tuple[AidLine, ...]:
    """The end of a round, in its order (S-EOR-01)."""
    first, second = variant.event_changes
    lines = [
        told("income", ("S-INC-01", "S-INC-04")),
        told("wishes", ("S-WISH-01", "S-WISH-02"), rounds=joined(WISH_ROUNDS)),
        told(
            "tribute",
            ("S-TRIB-01", "S-TRIB-04"),
            ("thing:paria",),
            parias=joined(content.tribute),
            dinars=DINARS_PER_PARIA,
        ),
    ]
    if variant.events != NO_EVENTS:
        lines.append(told("change", ("S-ADV-06", "S-ADV-10"), first=first, second=second))
    lines.append(told("ready", ("S-WAKE-01", "S-MNT-01", "S-FIRST-01")))
    return tuple(lines)


def final(content: Content, variant: Variant, seats: int | None) -> tuple[AidLine, ...]:
    """The end of the game: the last round's end, and then what is still scored (S-EOG-02)."""
    first, second, third = content.majority
    clauses: tuple[str, ...] = ("S-MPOEM-01", "S-MPOEM-02", "S-MPOEM-04")
    two = "no"
    if seats == TWO_PLAYERS:
        clauses, two = (*clauses, "S-MPOEM-06", "S-MPOEM-07"), "second" if variant.two_player_second else "first"
    majority = told("major-poems", clauses, two=two, first=first, second=second, third=third)
    return (
        told("end", ("S-EOG-02", "S-EOG-05"), rounds=ROUNDS),
        majority,
        AidLine(message("sabika-kind-trade"), message("sabika-aid-trade-card"), None, (), KINDS["trade"]),
        told("leftovers", ("S-LEFT-01", "S-LEFT-02", "S-LEFT-03", "S-LEFT-04"), dinars=DINARS_PER_POINT),
        told("winner", ("S-WIN-01", "S-WIN-02")),
    )
