"""What reports count in games of Sabika."""

from __future__ import annotations

from partal.core.rng import Rng

from partal.games import GAMES
from partal.lab.simulate import Detail, play_one
from partal.sabika import balance
from partal.sabika.rules import RULES
from partal.words import Words, in_words


def heard(seats: int, seed: int) -> tuple[list[tuple[int, str, tuple[str, ...]]], balance.Takings]:
    """The events of a random game, and what a watcher made of them."""
    opening: list = []
    state = RULES.new(seats, seed, log=opening)
    watcher = balance.watch(RULES.view(state, None))
    watcher.hear(opening)
    events, rng = list(opening), Rng(seed)
    while (decision := RULES.decision(state)) is not None:
        option = decision.options[rng.below(len(decision.options))]
        told = RULES.answer(state, option)
        watcher.hear(told)
        watcher.answered(decision, option)
        events += told
    return [(event.seat, event.kind, event.words) for event in events], watcher


def test_everything_taken_was_on_offer_and_is_counted_as_often_as_it_happened() -> None:
    for seed in range(6):
        events, watcher = heard(3, seed)
        found = watcher.result()
        assert set(found.taken) <= set(found.offered)
        carved = sorted([seat for seat, kind, words in events if kind == "carved" and words[1] == "red"])
        poems = sorted(
            [seat for name, seats in found.taken.items() if name.startswith("poem") and "red" in name for seat in seats]
        )
        assert poems == carved
        for kind, deed in (("shipped", "shipped"), ("exported", "exported"), ("rested", "rested")):
            counts = [sum([seat == of and each == kind for of, each, _ in events]) for seat in range(3)]
            assert found.deeds.get(deed, [0, 0, 0]) == counts
        worked = [sum([seat == of and kind == "worked" for of, kind, _ in events]) for seat in range(3)]
        sums = [sum([counts[seat] for deed, counts in found.deeds.items() if deed.startswith("worked-")])
                for seat in range(3)]  # fmt: skip
        assert sums == worked
        wishes = [sum([int(words[1]) for of, kind, words in events if kind == "fulfilled-wish" and of == seat])
                  for seat in range(3)]  # fmt: skip
        assert [sum([points[seat] for points in found.worth.values()]) for seat in range(3)] == wishes


def test_everything_that_may_be_counted_has_a_name() -> None:
    told = GAMES["sabika"].balance
    for language in ("en", "de"):
        words = Words(language)
        for kind in told.KINDS:
            assert words.say(told.kind_name(kind))
        for deed in balance.COUNTED:
            assert words.say(told.deed_name(deed))
        for colour in ("red", "blue", "grey"):
            assert words.say(told.deed_name(f"carved-{colour}"))
    story = play_one("sabika", 4, 3, ["easy"], detail=Detail(story=True))["story"]
    for name in story["offered"]:
        assert in_words(told.component_name(name))
    for deed in story["deeds"]:
        assert in_words(told.deed_name(deed))
    for prompt in story["prompts"]:
        assert in_words(told.question_name(prompt))
    assert in_words(told.component_name("poem 4 red")) == "4 red"
    assert in_words(told.component_name("wish A-1")) == "wish A-1"
