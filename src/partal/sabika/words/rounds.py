"""The answers of a turn and of a round's end in words: workers, actions, bonuses, tribute, seals."""

from __future__ import annotations

from typing import Final

from partal.core.decision import Option
from partal.core.message import Message, message

from partal.sabika.rules.actions import need
from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.gains import Resolve
from partal.sabika.rules.inner import Carve
from partal.sabika.rules.middle import Consolidate, Export
from partal.sabika.rules.moving import move_cost
from partal.sabika.rules.notation import FirstPart, OfCard, OfCount, Pick, StartWith, Work
from partal.sabika.rules.things import ACTION_OF, ACTIONS, SIDE_OF
from partal.sabika.rules.tribute import ByDinars, ByMarker, BySeals, tribute_dinars
from partal.sabika.rules.turn import ActHere
from partal.sabika.rules.verbs.split import Split
from partal.sabika.words.costs import beside, with_seals
from partal.sabika.words.effects import describe, part_of, poem_income, sides_of
from partal.sabika.words.nouns import square_word, worker_word
from partal.sabika.words.wording import Label, Moment, Unnamed, Values, Wording, index

# Workers


def keep_tile(now: Moment[OfCard]) -> Label:
    tile = now.view.content.start_tiles[index(now.option.card)]
    return "keep-tile", {"bonus": describe(tile.bonus), "number": now.option.card}


def work(now: Moment[Work]) -> Label:
    return "work", {"worker": worker_word(now.option.worker), "square": square_word(now.option.square)}


def work_details(now: Moment[Work]) -> Values:
    return {"cost": now.price(move_cost(now.view, now.player, now.option.worker, now.option.square))}


def work_note(now: Moment[Work]) -> Message | None:
    return beside(now.view, now.player, now.option.worker, now.option.square)


def rest(now: Moment[Work]) -> Label:
    return "rest", {"worker": worker_word(now.option.worker)}


def rest_details(now: Moment[Work]) -> Values:
    view, player = now.view, now.player
    return {"dinars": view.rest_dinars(player), "loss": -view.prestige_moved(player, -view.rest_loss(player))}


# The main action


def main_action(now: Moment[Option]) -> Label:
    asking = now.effect
    if not isinstance(asking, ActHere):
        raise Unnamed
    return f"main-{ACTIONS[ACTION_OF[asking.square]]}", {}


def main_details(now: Moment[Option]) -> Values:
    asking = now.effect
    assert isinstance(asking, ActHere)
    view, player = now.view, now.player
    number = ACTION_OF[asking.square]
    dinars_needed = need(view, player, number, SIDE_OF[asking.square], ())
    seals = view.seals_for(player, dinars_needed)
    artisanal = ACTIONS[number] == "artisanal"
    return {
        "quarry": view.content.quarry_count,
        "dinars": view.labour_dinars(player) if artisanal else view.content.market_dinars,
        "transactions": view.transactions(player),
        "costs": view.consolidating_cost(),
        "cost": now.price(view.consolidating_cost()),
        "processes": view.processes(player),
        "need": max(0, dinars_needed),
        "only": message("sabika-only-with-seals", seals=seals) if seals else "",
    }


# Bonuses


def pick(now: Moment[Pick]) -> Label:
    asking = now.effect
    if not isinstance(asking, Resolve):
        raise Unnamed
    return "pick", {"bonus": sides_of(asking.text)[now.option.branch]}


def pick_details(now: Moment[Pick]) -> Values:
    asking = now.effect
    assert isinstance(asking, Resolve)
    return {"side": now.option.branch + 1, "sides": len(read_bonus(asking.text).branches)}


def first_part(now: Moment[FirstPart]) -> Label:
    asking = now.effect
    if not isinstance(asking, Resolve) or asking.branch < 0:
        raise Unnamed
    return "first-part", {"part": part_of(asking.text, asking.branch, now.option.part)}


def split(now: Moment[OfCount]) -> Label:
    asking = now.effect
    if not isinstance(asking, Split):
        raise Unnamed
    return "split", {"dinars": now.option.count, "parias": asking.count - now.option.count}


def split_details(now: Moment[OfCount]) -> Values:
    asking, dinars = now.effect, now.option.count
    assert isinstance(asking, Split)
    parias = asking.count - dinars
    return {"purse": now.view.dinars[now.player] + dinars, "marker": now.view.parias[now.player] + parias}


def waive(now: Moment[Option]) -> Label:
    """An unwanted bonus, or a compulsory action that only a seal could pay for (S-SEAL-10)."""
    asking = now.effect
    compulsory = isinstance(asking, (Carve, Consolidate, Export)) and asking.must
    return "waive-seals" if compulsory else "waive", {}


# The end of a round


def income_poem(now: Moment[OfCard]) -> Label:
    return "income-poem", {"bonus": poem_income(now.view.content, index(now.option.card) + 1)}


def by_marker(now: Moment[OfCount]) -> Label:
    return "by-marker", {"count": now.option.count}


def by_marker_details(now: Moment[OfCount]) -> Values:
    asking, count = now.effect, now.option.count
    assert isinstance(asking, ByMarker)
    return {"marker": now.view.parias[now.player] - count, "left": asking.owed - count}


def by_seals(now: Moment[OfCount]) -> Label:
    return "by-seals", {"count": now.option.count}


def by_seals_details(now: Moment[OfCount]) -> Values:
    asking = now.effect
    assert isinstance(asking, BySeals)
    return {"left": asking.left - now.option.count}


def by_dinars(now: Moment[OfCount]) -> Label:
    dinars = tribute_dinars(now.option.count)
    seals = now.view.seals_for(now.player, dinars)
    values: Values = {"count": now.option.count, "dinars": dinars}
    return (
        ("by-dinars-and-seals", values | {"with_seals": with_seals(dinars, seals)}) if seals else ("by-dinars", values)
    )


def by_dinars_details(now: Moment[OfCount]) -> Values:
    asking = now.effect
    assert isinstance(asking, ByDinars)
    return {"left": asking.left - now.option.count}


def pay_seal(_now: Moment[Option]) -> Label:
    return "pay-seal", {}


def pay_seal_details(now: Moment[Option]) -> Values:
    return {"left": now.view.seals[now.player] - 1}


def start_with(now: Moment[StartWith]) -> Label:
    player = now.option.seat
    name = now.names[player] if player < len(now.names) else message("sabika-seat", number=player)
    return "start-with", {"mine": "yes" if player == now.player else "no", "name": name}


def start_with_details(now: Moment[StartWith]) -> Values:
    player = now.option.seat
    return {"holds": "yes" if now.view.starter == player else "no", "parias": now.view.parias[player]}


WORDINGS: Final[dict[str, Wording]] = {
    "keep-tile": Wording(keep_tile),
    "work": Wording(work, work_details, work_note),
    "rest": Wording(rest, rest_details),
    "main": Wording(main_action, main_details),
    "pick": Wording(pick, pick_details),
    "first-part": Wording(first_part),
    "split": Wording(split, split_details),
    "waive": Wording(waive),
    "income-poem": Wording(income_poem),
    "by-marker": Wording(by_marker, by_marker_details),
    "by-seals": Wording(by_seals, by_seals_details),
    "by-dinars": Wording(by_dinars, by_dinars_details),
    "pay-seal": Wording(pay_seal, pay_seal_details),
    "start-with": Wording(start_with, start_with_details),
}
