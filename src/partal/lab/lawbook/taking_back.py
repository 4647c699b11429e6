"""Laws of taking back: it restores the exact state, and never undoes what somebody else has seen or answered."""

from __future__ import annotations

from typing import Any

from partal.core import codec, take_back
from partal.core.decision import RefusedAnswer
from partal.core.event import NOBODY
from partal.core.match import Match
from partal.core.rng import Rng

from partal.lab.lawbook.finding import insist
from partal.lab.lawbook.tables import Player, Table


def check_take_back(table: Table) -> tuple[int, int]:
    """Takes back at random during a game; returns how often it was allowed and how often refused."""
    rules, rng = table.rules, Rng(table.seed)
    match, player = table.match(), Player(f"back {table.seed}")
    pages = [page(match)]
    logs = [match.log(None)]
    free = refused = 0
    while (decision := match.decision) is not None:
        seat = decision.seat
        option = player.choose(decision)
        events = match.play(option)
        pages.append(page(match))
        logs.append(match.log(None))
        for other in range(table.seats):
            if other != seat:
                check_reason(match, other, why_not_across(match, other))
        shown = any(event.reveals or event.seat not in (seat, NOBODY) for event in events)
        if shown:
            refused += 1
            check_reason(match, seat, take_back.REVEALED)
        else:
            free += 1
            check_reason(match, seat, None)
            insist(match.take_back(seat) is option, "take-back", option=option.notation)
            back = page(match) == pages[-2] and match.log(None) == logs[-2] and match.decision == decision
            insist(back, "take-back", option=option.notation)
            insist(match.play(option) == events, "take-back", option=option.notation)
        insist(match.digest == codec.digest(rules.encode(match.at(match.number))), "past", number=match.number)
        insist(page(match) == pages[-1], "take-back", option=option.notation)
        if rng.below(20) == 0:
            check_consent(match, pages, rng.below(table.seats))
    return free, refused


def page(match: Match[Any]) -> str:
    """The current state, serialised."""
    return codec.canonical(match.rules.encode(match.at(match.number)))


def check_reason(match: Match[Any], seat: int, reason: str | None) -> None:
    """The match gives this reason, and refuses if there is one."""
    said = match.why_not_take_back(seat)
    insist(said == reason, "take-back-reason", seat=seat, said=said, reason=reason)
    if reason is not None:
        insist(is_refused(match, seat), "take-back-reason", seat=seat, said=None, reason=reason)


def is_refused(match: Match[Any], seat: int, consent: bool = False) -> bool:
    try:
        match.take_back(seat, consent=consent)
    except RefusedAnswer:
        return True
    return False


def why_not_across(match: Match[Any], seat: int) -> str | None:
    """What the rule says for a seat that was not the last to answer: answers that nobody has seen do not count."""
    since = 0
    for played in reversed(match.history):
        if played.seat == seat:
            shown = any(event.reveals or event.seat not in (seat, NOBODY) for event in played.events)
            stands = take_back.REVEALED if shown else take_back.OVER if match.over else None
            return take_back.ANSWERED if since else stands
        since += len(played.events)
    return take_back.NOTHING


def check_consent(match: Match[Any], pages: list[str], seat: int) -> None:
    """With consent a seat's last answer is undone with all that followed; playing it again restores it all."""
    history = list(match.history)
    mine = [index for index, played in enumerate(history) if played.seat == seat]
    if not mine:
        insist(is_refused(match, seat, consent=True), "take-back", option="")
        return
    option = history[mine[-1]].option
    insist(match.take_back(seat, consent=True) is option, "take-back", option=option.notation)
    number = match.number
    insist(number == mine[-1] + 1 and page(match) == pages[number - 1], "take-back", option=option.notation)
    for played in history[number - 1 :]:
        insist(match.play(played.option) == played.events, "take-back", option=played.option.notation)
    insist(page(match) == pages[-1], "take-back", option=option.notation)
