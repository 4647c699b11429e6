"""What only one person has seen is marked for them, and for nobody else."""

from __future__ import annotations

from partal import Match
from partal.table.log import told
from partal.table.speech import Speech


def test_a_searched_pile_is_marked_for_the_searcher_alone() -> None:
    match = Match("asara", seats=2, seed=11)
    for seed in range(200):
        match = Match("asara", seats=2, seed=seed)
        found = next((one for one in match.options if one.notation.startswith("go spies")), None)
        if found is None:
            continue
        match.play(found)
        while match.decision is not None and match.decision.prompt != "asara.search":
            match.play(match.options[0])
        events = match.play(match.options[0])
        break
    searched = next(event for event in events if event.kind == "searched")
    speech = Speech("asara", ["Ana", "Ben"])
    mine, theirs, looking_on = (
        told(events, 0, seat, speech, match.content) for seat in (searched.seat, 1 - searched.seat, None)
    )
    place = events.index(searched)
    assert mine[place]["revealed"] is True
    assert not any("revealed" in line for lines in (theirs, looking_on) for line in lines)
    assert mine[place]["text"] != theirs[place]["text"] == looking_on[place]["text"]
