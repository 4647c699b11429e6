"""Every answer says what it does: no lone words, no codes of ours, no wrong numbers, and none of them twice."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from partal.core.match import Match

from partal.games import GAMES
from partal.table.speech import Speech
from partal.words import Words
from tests.sampling import sampled

ODD = {
    "en": (
        r"^(nothing|none|done)$",
        r"\b0 (by|in|parias|dinars|stored|parts)\b",
        r"\b1 (new parts|parias|dinars|parts|seals|boxes|cards|routes|buyers)\b",
        r"\b([02-9]|\d\d+) (brown|green|red|black|white) (gold )?(lit )?(base|middle|window|top)\b",
        r"you (have|keep) 0\b",
        r"\b[A-Z]{1,2}-?\d",
    ),
    "de": (
        r"^(nichts|keine|fertig)$",
        r"\b0 (mit|auf|in|Parias|Dinare)\b",
        r"(?<![×\d])1 (neue|Parias|Dinare|Teile|Kisten|Karten|Routen)\b",
        r"im Lager: 0\b",
        r"\b[A-Z]{1,2}-?\d",
    ),
}
TABLES = [
    ("asara", 2, {}),
    ("asara", 4, {"professional": "true"}),
    ("sabika", 1, {}),
    ("sabika", 2, {"events": "random"}),
    ("sabika", 4, {}),
]


def said_in(language: str, game: str, seats: int, settings: dict[str, str], seed: int) -> Counter[str]:
    """What is wrong with the answers of a whole game that is played at random."""
    words, chance, wrong = Words(language), random.Random(seed), Counter[str]()
    match = Match(GAMES[game].rules, seats, seed, settings)
    speech = Speech(game, ["Ana", "Ben", "Cleo", "Dan"][:seats])
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        seen = Counter[str]()
        for option in decision.options:
            shown = speech.option(view, option)
            lines = [words.say(part) for part in (shown["text"], shown["detail"]) if part is not None]
            seen[" | ".join(lines)] += 1
            for line in lines:
                for odd in ODD[language]:
                    if re.search(odd, line):
                        wrong[f"{decision.prompt}: {line}"] += 1
        for line, count in seen.items():
            if count > 1:
                wrong[f"{decision.prompt}: twice: {line}"] += 1
        match.play(chance.choice(decision.options))
    return wrong


@sampled("seed", range(12), every=4)
@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_answer_reads_oddly(language: str, game: str, seats: int, settings: dict[str, str], seed: int) -> None:
    wrong = said_in(language, game, seats, settings, seed)
    assert not wrong, wrong.most_common(12)
