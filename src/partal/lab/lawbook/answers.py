"""Laws of questions and answers: an answer is legal if and only if it is among the options."""

from __future__ import annotations

from collections.abc import Collection

from partal.core.decision import IllegalAnswer, InvalidAnswer, StaleAnswer

from partal.lab.lawbook.finding import Broken, insist
from partal.lab.lawbook.tables import Player, Table, walk


def check_options(table: Table) -> None:
    """Options: at least two, distinct, in a stable order and with fixed numbers; each can be parsed and played."""
    rules = table.rules
    for state, decision in walk(table, "options"):
        if decision is None:
            insist(not state.todo, "left-to-do", effects=state.todo)
            continue
        prompt, options = decision.prompt, decision.options
        insist(len(options) >= 2, "few-options", prompt=prompt, count=len(options))
        names = [option.notation for option in options]
        doubles = [name for name in names if names.count(name) > 1]
        insist(not doubles, "same-option", prompt=prompt, option=doubles[:1])
        insist(decision.seat in range(table.seats), "odd-seat", prompt=prompt, seat=decision.seat)
        insist(prompt.startswith(f"{table.game}."), "odd-prompt", prompt=prompt, game=table.game)
        insist(decision == state.todo[-1].ask(state), "other-question", prompt=prompt)
        insist(state.log is None, "open-log", prompt=prompt)
        for option in options:
            in_range = 0 <= option.number < len(rules.options)
            insist(in_range and rules.options[option.number] is option, "numbering", option=option.notation)
            try:
                read = rules.read(option.notation)
            except InvalidAnswer:
                raise Broken("unreadable", {"option": option.notation}) from None
            insist(read is option, "notation", option=option.notation, read=read.notation)
            insist(rules.canonical(state, option) is option, "meant", option=option.notation)
            twin = state.copy()
            try:
                rules.play(twin, option)
            except Exception as error:
                said = f"{type(error).__name__}: {error}"
                raise Broken("unplayable", {"option": option.notation, "prompt": prompt, "said": said}) from error
            insist(twin.answers > state.answers, "uncounted", option=option.notation)


def check_refusals(table: Table, clauses: Collection[str] = ()) -> int:
    """Any other option is refused and changes nothing; with a rulebook, the refusal cites one of its clauses."""
    rules = table.rules
    match, player = table.match(), Player(f"refused {table.seed}")
    refused = 0
    while (decision := match.decision) is not None:
        if match.number % 5 == 0:
            before = match.digest
            state = match.at(match.number)
            offered = set(decision.options)
            for option in rules.options[match.number % 7 :: 7]:
                if rules.canonical(state, option) in offered:
                    continue
                try:
                    match.play(option)
                    raise Broken("accepted", {"option": option.notation, "prompt": decision.prompt})
                except IllegalAnswer as refusal:
                    clause = refusal.clause
                    known = not clauses or clause in clauses
                    insist(known, "clause", option=option.notation, clause=clause, prompt=decision.prompt)
                    insist(option.notation in refusal.message.values.values(), "unnamed", option=option.notation)
                refused += 1
            insist(match.digest == before, "refusal-changed", prompt=decision.prompt)
        match.play(player.choose(decision))
    return refused


def check_after_the_end(table: Table) -> None:
    """Nothing can be answered once the game is over."""
    match, player = table.match(), Player("end")
    while (decision := match.decision) is not None:
        match.play(player.choose(decision))
    before = match.digest
    for option in (table.rules.options[0], match.history[-1].option):
        try:
            match.play(option)
            raise Broken("answered-late", {"option": option.notation})
        except StaleAnswer:
            pass
    insist(match.digest == before, "refusal-changed", prompt="")
