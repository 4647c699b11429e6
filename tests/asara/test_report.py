"""What reports count in games of Asara."""

from __future__ import annotations

from partal.core.rng import Rng

from partal.asara import balance
from partal.asara.rules import RULES
from partal.games import GAMES
from partal.words import Words, in_words


def heard(seed: int, **house_rules: str) -> tuple[list, balance.Takings]:
    """The events of a random game for three, and what a watcher made of them."""
    opening: list = []
    state = RULES.new(3, seed, house_rules, log=opening)
    watcher = balance.watch(RULES.view(state, None))
    watcher.hear(opening)
    events, rng = list(opening), Rng(seed)
    while (decision := RULES.decision(state)) is not None:
        told = RULES.answer(state, decision.options[rng.below(len(decision.options))])
        watcher.hear(told)
        events += told
    return events, watcher


def test_what_is_taken_was_on_offer_and_is_counted_as_often_as_it_happened() -> None:
    for seed in range(4):
        for house_rules in ({}, {"professional": "true"}):
            events, watcher = heard(seed, **house_rules)
            offered = set(watcher.offered)
            found = watcher.result()
            assert set(found.taken) <= offered
            for deed, kinds in (("parts", ("bought",)), ("towers", ("founded",)), ("raised", ("raised",))):
                counts = [sum([event.seat == seat and event.kind in kinds for event in events]) for seat in range(3)]
                assert found.deeds.get(deed, [0, 0, 0]) == counts
            spent = [sum([int(event.words[0]) for event in events if event.kind == "paid" and event.seat == seat])
                     for seat in range(3)]  # fmt: skip
            assert found.deeds["spent"] == spent
            laid = sum([event.kind in balance.LAID for event in events])
            assert sum([len(seats) for name, seats in found.taken.items() if name.startswith("space")]) == laid


def test_spaces_of_the_professional_game_are_on_offer_only_there() -> None:
    _, basic = heard(1)
    _, professional = heard(1, professional="true")
    assert not [name for name in basic.offered if "tent" in name or "house" in name]
    assert [name for name in professional.offered if "tent" in name]


def test_everything_that_may_be_counted_has_a_name() -> None:
    told = GAMES["asara"].balance
    _, watcher = heard(2, professional="true")
    found = watcher.result()
    for language in ("en", "de"):
        words = Words(language)
        for kind in told.KINDS:
            assert words.say(told.kind_name(kind))
        for deed in (*balance.COUNTED.values(), *found.deeds):
            assert words.say(told.deed_name(deed))
        for name in found.offered:
            assert words.say(told.component_name(name))
        for prompt in ("dispatch", "lay-buyer", "buy", "search", "bribe", "recruit", "offer", "keep-lit", "return-lit"):
            assert words.say(told.question_name(f"asara.{prompt}"))
    assert in_words(told.component_name("part black-gold-top")) == "black gold top"
    assert in_words(told.component_name("space bank-10")) == "the bank (10)"
