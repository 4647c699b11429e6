"""Everything that is said says what it means: no lone words, no codes of ours, no wrong numbers, no answer twice."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

from partal.core.event import Event
from partal.core.match import Match
from partal.core.message import Message

from partal.games import GAMES
from partal.table.outlook import sent_outlook
from partal.table.speech import Speech
from partal.table.summary import summaries
from partal.words import Words, speaking
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


CODES = {
    "en": re.compile(
        r"\b[A-Z]{1,2}-?\d|\b(tile|card|poem|wish|event|palace|fountain|door|garden|building) \d", re.IGNORECASE
    ),
    "de": re.compile(
        r"\b[A-Z]{1,2}-?\d|\b\w*(plättchen|karte|gedicht|wunsch|ereignis|palast|brunnen|tür|bauwerk) \d", re.I
    ),
}
"""A component under its number, or a space under its code: nobody knows them, and neither says what it does."""


def said_in(language: str, game: str, seats: int, settings: dict[str, str], seed: int) -> Counter[str]:
    """What is wrong with the answers of a whole game that is played at random."""
    words, chance, wrong = Words(language), random.Random(seed), Counter[str]()
    match = Match(GAMES[game].rules, seats, seed, settings)
    speech = Speech(game, ["Ana", "Ben", "Cleo", "Dan"][:seats])

    def tell(where: str, said: str) -> None:
        if CODES[language].search(said):
            wrong[f"{where}: {said}"] += 1

    def tell_of(events: Sequence[Event]) -> None:
        for event in events:
            for viewer in (event.seat if 0 <= event.seat < seats else None, None):
                tell(event.kind, words.say(speech.event(event.seen_by(viewer), viewer, match.content)))

    tell_of(match.opening)
    while (decision := match.decision) is not None:
        view = match.view(decision.seat)
        tell(decision.prompt, words.say(speech.prompt(view)))
        seen = Counter[str]()
        for option in decision.options:
            shown = speech.option(view, option)
            lines = [words.say(part) for part in (shown["text"], shown["detail"]) if part is not None]
            seen[" | ".join(lines)] += 1
            for line in lines:
                tell(decision.prompt, line)
                for odd in ODD[language]:
                    if re.search(odd, line):
                        wrong[f"{decision.prompt}: {line}"] += 1
        for line, count in seen.items():
            if count > 1:
                wrong[f"{decision.prompt}: twice: {line}"] += 1
        tell_of(match.play(chance.choice(decision.options)))
    for sheet in summaries(match):
        for message in (sheet["title"], *[row["source"] for row in sheet["rows"]]):
            tell("summary", words.say(message))
    for contest in sent_outlook(match, speech.names)["contests"]:
        tell("who is ahead", words.say(contest["name"]))
    return wrong


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_terminal_draws_no_codes_either(language: str, game: str, seats: int, settings: dict[str, str]) -> None:
    """The table calls its things what the answers call them; all parts of it, now and then in a game."""
    chance, names, count = random.Random(5), ["Ana", "Ben", "Cleo", "Dan"][:seats], 0
    match, drawing = Match(GAMES[game].rules, seats, 5, settings), GAMES[game].drawing
    names += [
        Words(language).say(name) if isinstance(name, Message) else name
        for name in GAMES[game].teller.bystanders(seats)
    ]
    while (decision := match.decision) is not None:
        if count % 60 == 0:
            with speaking(language):
                paper = StringIO()
                console = Console(file=paper, width=200, color_system=None, force_terminal=False)
                for part in ("", *drawing.parts(names)):
                    console.print(drawing.table(match.view(decision.seat), names, 200, part))
            drawn = paper.getvalue()
            assert len(drawn) > 500
            codes = [line for line in drawn.splitlines() if CODES[language].search(line)]
            assert not codes, codes[:6]
        match.play(chance.choice(decision.options))
        count += 1


@sampled("seed", range(12), every=4)
@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_answer_reads_oddly(language: str, game: str, seats: int, settings: dict[str, str], seed: int) -> None:
    wrong = said_in(language, game, seats, settings, seed)
    assert not wrong, wrong.most_common(12)
