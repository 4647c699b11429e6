"""The drawn examples of a rulebook: moments of the lessons at which something happens by a chapter's clauses."""

from __future__ import annotations

import pytest

from partal import rulebook
from partal.games import GAMES
from partal.table.example import Example, chapter_of, examples_of
from partal.table.lesson import Teaching

EXAMPLES = [(game, example) for game in GAMES.values() for example in examples_of(game)]
NEEDED = {
    "asara": "A-DISP A-BUY A-BUILD A-FUND A-CAL A-YSC A-NEW A-FIN A-REC A-LIT",
    "sabika": "S-TURN S-QUAR S-STHA S-MKT S-MAJ S-FAV S-MIN S-BAL S-EXP S-SEAL S-CONS S-CARV S-SEC S-RAW S-STO S-INC "
    "S-WISH S-TRIB S-WAKE S-FIRST S-MPOEM S-TRADE S-LEFT S-ART S-STURN S-SMOVE",
}
"""The chapters about what players do."""


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_what_players_do_has_an_example(game: str) -> None:
    shown = {example.chapter for example in examples_of(GAMES[game])}
    assert set(NEEDED[game].split()) <= shown
    assert shown <= {clause.prefix for clause in rulebook.read(game)}


@pytest.mark.parametrize("example", [one for _, one in EXAMPLES], ids=[one.chapter for _, one in EXAMPLES])
def test_an_example_shows_its_chapter(example: Example) -> None:
    """Played again, the last answer is about the chapter or something happens by its clauses; and it is lit."""
    game = GAMES[example.lesson.game]
    teaching = Teaching(game.rules, example.lesson)
    for text in example.given[:-1]:
        if text:
            assert teaching.answer(game.rules.read(text))[0]
        else:
            teaching.go_on()
    option, view = game.rules.read(example.given[-1]), teaching.match.view(teaching.learner)
    played = len(teaching.match.history)
    about = {chapter_of(clause) for clause in game.teller.clauses(view, option)}
    assert teaching.answer(option)[0]
    about |= {chapter_of(event.clause) for one in teaching.match.history[played:] for event in one.events}
    assert example.chapter in about
    assert example.light == tuple(game.scene.targets(view, option))
