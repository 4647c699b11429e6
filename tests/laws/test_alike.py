"""Laws of things that are alike: one is offered for all of them, and whichever is named, that one is written down."""

from __future__ import annotations

import re

from partal.core.match import Match

from partal.asara.rules import RULES
from partal.bots.bot import stream_of
from partal.table.players import make


def renamed(seed: int) -> int:
    """Replays a game with every answer replaced by an interchangeable one; returns how many there were."""
    bot, match = make("asara", "medium"), Match(RULES, 2, seed)
    other: dict[int, str] = {}
    while (decision := match.decision) is not None:
        option = bot.choose(match.view(decision.seat), decision, stream_of(seed, decision.seat))
        if decision.prompt == "asara.build":
            state = match.at(match.number)
            meant = [(one, RULES.canonical(state, one)) for one in RULES.options]
            likes = {offered: one for one, offered in meant if offered is not one and offered in decision.options}
            if likes:
                option = next(iter(likes))
                other[match.number] = likes[option].notation
        match.play(option)
    text = match.save()
    for number, notation in other.items():
        text = re.sub(rf"^({number} \d) .*$", rf"\g<1> {notation}", text, flags=re.MULTILINE)
    again = Match.load(text, RULES)
    assert again.digest == match.digest
    assert again.save() == match.save()
    return len(other)


def test_a_record_that_names_identical_towers_differently_is_the_same_game() -> None:
    assert sum(renamed(seed) for seed in range(60)) > 3
