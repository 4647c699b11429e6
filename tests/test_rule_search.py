"""Searching a rulebook in the words of players: the answer is among the first three clauses."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from partal import rulebook
from partal.rulebook import RulebookError, index_of, search
from partal.words.folders import LANGUAGES

QUESTIONS = {
    ("asara", "en"): [
        ("how many points do I get for the tallest tower", "A-FIN-05"),
        ("points for most towers", "A-FIN-07"),
        ("what is leftover money worth", "A-FIN-08"),
        ("yearly scoring points per tower", "A-YSC-02"),
        ("is gold worth points every year", "A-YSC-03"),
        ("does gold make a part more expensive", "A-BUY-07"),
        ("how much money at the start of a new year", "A-NEW-07"),
        ("can I play two cards face down", "A-DISP-07"),
        ("which colour do I have to follow", "A-DISP-04"),
        ("may I pass", "A-TURN-06"),
        ("plot already taken", "A-BUILD-21"),
        ("do I have to build exactly the number", "A-BUILD-02"),
        ("swap parts between two towers", "A-BUILD-13"),
        ("add a window to a standing tower later", "A-BUILD-11"),
        ("smallest possible tower", "A-BUILD-16"),
        ("can I own two towers of the same colour", "A-BUILD-10"),
        ("what does the house of spies cost", "A-SPY-01"),
        ("who is first player next year", "A-CAL-02"),
        ("when is a round over", "A-EOY-01"),
        ("how long is the game", "A-END-01"),
        ("when does the game end", "A-END-01"),
        ("how many cards in hand", "A-NEW-02"),
        ("price of a black part", "A-BUY-08"),
        ("is the market refilled during the year", "A-BUY-11"),
        ("two towers tied for tallest", "A-TIE-01"),
        ("who wins if totals are equal", "A-WIN-02"),
        ("coloured building money", "A-FUND-04"),
        ("can others see my money", "A-SET-11"),
        ("drawing more buyers in the tent", "A-REC-02"),
        ("where can a lit window go", "A-LIT-13"),
        ("undo", "A-TAB-01"),
    ],
    ("asara", "de"): [
        ("Wie viele Punkte gibt der höchste Turm?", "A-FIN-05"),
        ("Punkte für die meisten Türme", "A-FIN-07"),
        ("Was ist übriges Geld wert?", "A-FIN-08"),
        ("Jahreswertung Punkte je Turm", "A-YSC-02"),
        ("Zählt Gold jedes Jahr?", "A-YSC-03"),
        ("Kosten Teile mit Gold mehr?", "A-BUY-07"),
        ("Wie viel Geld bekomme ich im neuen Jahr?", "A-NEW-07"),
        ("zwei Karten verdeckt legen", "A-DISP-07"),
        ("Welche Farbe muss ich bedienen?", "A-DISP-04"),
        ("Darf ich passen?", "A-TURN-06"),
        ("Feld im Baukreis ist besetzt", "A-BUILD-21"),
        ("Muss ich genau so viele Teile bauen?", "A-BUILD-02"),
        ("Teile zwischen Türmen tauschen", "A-BUILD-13"),
        ("einen Turm später erhöhen", "A-BUILD-11"),
        ("kleinster Turm", "A-BUILD-16"),
        ("zwei Türme der gleichen Farbe", "A-BUILD-10"),
        ("Was kostet das Haus der Spione?", "A-SPY-01"),
        ("Wer ist im nächsten Jahr Startspieler?", "A-CAL-02"),
        ("Wann ist ein Jahr zu Ende?", "A-EOY-01"),
        ("Wie viele Runden dauert das Spiel?", "A-END-01"),
        ("Wann endet das Spiel?", "A-END-01"),
        ("Wie viele Karten werden ausgeteilt?", "A-NEW-02"),
        ("Preis eines schwarzen Teils", "A-BUY-08"),
        ("Wird der Markt aufgefüllt?", "A-BUY-11"),
        ("Gleichstand bei gleich hohen Türmen", "A-TIE-01"),
        ("Wer gewinnt bei Gleichstand?", "A-WIN-02"),
        ("buntes Gebäude Geld", "A-FUND-04"),
        ("Sehen andere mein Geld?", "A-SET-11"),
        ("im Zelt Einkäufer ziehen", "A-REC-02"),
        ("leuchtendes Fenster wohin", "A-LIT-13"),
        ("Zug zurücknehmen", "A-TAB-01"),
    ],
    ("sabika", "en"): [
        ("how many points for ships", "S-EXP-13"),
        ("how many points for ships", "S-TRADE-01"),
        ("how many players", "S-COMP-01"),
        ("points for exported goods", "S-EXP-13"),
        ("what does it cost to sail to a city", "S-EXP-03"),
        ("how many goods can I export at once", "S-EXP-11"),
        ("what are seals worth at the end", "S-LEFT-01"),
        ("what can I use a seal for", "S-SEAL-02"),
        ("who takes the seal of a city", "S-SEAL-01"),
        ("I cannot pay the tribute", "S-TRIB-04"),
        ("how many steps are free", "S-COST-01"),
        ("do I pay for a worker of another player", "S-COST-04"),
        ("can a worker move backwards", "S-MOVE-01"),
        ("what do I get for resting", "S-REST-01"),
        ("can I do both actions on a square", "S-TURN-14"),
        ("materials from the minor quarry", "S-QUAR-02"),
        ("price of marble at the market", "S-MKT-03"),
        ("selling goods", "S-MKT-04"),
        ("swap wood for marble", "S-MKT-05"),
        ("points for marble in a building", "S-MAJ-05"),
        ("two wood in the same building", "S-MIN-04"),
        ("refresh the minor cards", "S-CON-02"),
        ("matching mosaic bonus", "S-BAL-01"),
        ("favour track bonus", "S-FAV-02"),
        ("how much is a red poem", "S-CARV-04"),
        ("how many major poems may I have", "S-CARV-07"),
        ("using a red poem again", "S-REAC-01"),
        ("no room in my storehouses", "S-STO-07"),
        ("points for expanding a storehouse", "S-STHA-06"),
        ("turning clay into pottery", "S-RAW-01"),
        ("when are the sultan's wishes scored", "S-WISH-02"),
        ("who starts the next round", "S-FIRST-01"),
        ("how many rounds", "S-ROUND-01"),
        ("tie for a majority", "S-MPOEM-04"),
        ("same score, who wins", "S-WIN-02"),
        ("dinars at the beginning", "S-SETP-13"),
        ("how does Yusuf move", "S-SMOVE-01"),
        ("make the solo game harder", "S-SDIF-02"),
        ("when do events change", "S-ADV-10"),
    ],
    ("sabika", "de"): [
        ("Wie viele Punkte für Schiffe?", "S-EXP-13"),
        ("Wie viele Punkte für Schiffe?", "S-TRADE-01"),
        ("Wie viele Spieler?", "S-COMP-01"),
        ("Punkte für exportierte Waren", "S-EXP-13"),
        ("Was kostet die Fahrt in eine Stadt?", "S-EXP-03"),
        ("Wie viele Waren darf ich exportieren?", "S-EXP-11"),
        ("Was sind Siegel am Ende wert?", "S-LEFT-01"),
        ("Wofür kann ich ein Siegel benutzen?", "S-SEAL-02"),
        ("Wer bekommt das Siegel einer Stadt?", "S-SEAL-01"),
        ("Ich kann den Tribut nicht zahlen", "S-TRIB-04"),
        ("Wie viele Schritte sind frei?", "S-COST-01"),
        ("Zahle ich für fremde Arbeiter?", "S-COST-04"),
        ("Darf ein Arbeiter rückwärts gehen?", "S-MOVE-01"),
        ("Was bringt Ausruhen?", "S-REST-01"),
        ("Hauptaktion und Nebenaktion zusammen", "S-TURN-14"),
        ("Material aus dem kleinen Steinbruch", "S-QUAR-02"),
        ("Preis für Marmor am Markt", "S-MKT-03"),
        ("Waren verkaufen", "S-MKT-04"),
        ("Holz gegen Marmor tauschen", "S-MKT-05"),
        ("Punkte für Marmor in einem Bauwerk", "S-MAJ-05"),
        ("zwei Holz in einem Bauwerk", "S-MIN-04"),
        ("kleine Bauwerke austauschen", "S-CON-02"),
        ("Mosaikbonus passende Farben", "S-BAL-01"),
        ("Bonus der Gunstleiste", "S-FAV-02"),
        ("Was kostet ein rotes Gedicht?", "S-CARV-04"),
        ("Wie viele große Gedichte darf ich haben?", "S-CARV-07"),
        ("rotes Gedicht noch einmal", "S-REAC-01"),
        ("kein Platz im Lager", "S-STO-07"),
        ("Punkte für das Erweitern eines Lagers", "S-STHA-06"),
        ("Ton wird zu Töpferware", "S-RAW-01"),
        ("Wann zählen die Wünsche des Sultans?", "S-WISH-02"),
        ("Wer beginnt die nächste Runde?", "S-FIRST-01"),
        ("Wie viele Runden?", "S-ROUND-01"),
        ("Gleichstand bei einer Mehrheit", "S-MPOEM-04"),
        ("Wer gewinnt bei gleichen Punkten?", "S-WIN-02"),
        ("Dinare zu Beginn", "S-SETP-13"),
        ("Wie bewegt sich Yusuf?", "S-SMOVE-01"),
        ("Solospiel schwerer machen", "S-SDIF-02"),
        ("Wann wechseln die Ereignisse?", "S-ADV-10"),
    ],
}
ASKED = [
    pytest.param(game, language, question, clause, id=f"{game}-{language}-{clause}")
    for (game, language), rows in QUESTIONS.items()
    for question, clause in rows
]


def test_there_are_enough_questions_for_each_game_in_each_language() -> None:
    assert set(QUESTIONS) == {(game, language) for game in rulebook.built_in() for language in LANGUAGES}
    assert all(len({question for question, _ in rows}) >= 25 for rows in QUESTIONS.values())


@pytest.mark.parametrize(("game", "language", "question", "clause"), ASKED)
def test_the_answer_is_among_the_first_three(game: str, language: str, question: str, clause: str) -> None:
    found = [one.id for one in search(game, question.replace("?", "").split(), language)]
    assert clause in found[:3], found[:6]


@pytest.mark.parametrize(("game", "language"), list(QUESTIONS))
def test_no_topic_is_a_question_of_this_test(game: str, language: str) -> None:
    """The index is made for players, not for the questions here."""
    topics = {topic.words for topic in index_of(game, language).topics}
    asked = [frozenset(rulebook.stems(question, language)) for question, _ in QUESTIONS[game, language]]
    assert sum(1 for words in asked if words in topics) <= len(asked) // 5


@pytest.mark.parametrize("game", rulebook.built_in())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_players_word_stands_for_is_in_the_rulebook(game: str, language: str) -> None:
    index = index_of(game, language)
    assert len(index.meant) > 15
    assert len(index.topics) > 30
    for word, means in index.meant.items():
        assert any(one in index.rare for one in means), word


@pytest.mark.parametrize("game", rulebook.built_in())
def test_every_topic_is_there_in_every_language(game: str) -> None:
    found = tomllib.loads((Path(rulebook.page_of(game, "en")).parent / "index.toml").read_text(encoding="utf-8"))
    assert set(found["words"]) == set(LANGUAGES)
    for topic in found["topic"]:
        assert set(topic) == {"clauses", *LANGUAGES}
        assert len(topic["clauses"]) == len(set(topic["clauses"])) <= 3


def test_a_number_finds_its_clause_alone() -> None:
    assert [one.id for one in search("asara", ["a-buy-08"])] == ["A-BUY-08"]


@pytest.mark.parametrize("words", [["zebra"], ["xyzzy", "quux"], ["…"], [""]])
def test_what_the_rulebook_does_not_know_finds_nothing(words: list[str]) -> None:
    assert search("sabika", words) == ()


def test_words_that_are_common_alone_find_what_has_them() -> None:
    assert isinstance(search("asara", ["the"]), tuple)


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A rulebook of two clauses."""
    (tmp_path / "en.md").write_text(
        "## Pearls (P-ONE)\n\n**P-ONE-01** · must · Take a white pearl.\n\n**P-ONE-02** · may · Drop a black bead.\n",
        encoding="utf-8",
    )
    monkeypatch.setitem(rulebook._folders, "beads", tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def forgotten() -> None:
    rulebook.read.cache_clear()
    rulebook.index_of.cache_clear()


@pytest.mark.usefixtures("book")
def test_a_rulebook_without_an_index_is_searched_too() -> None:
    assert [one.id for one in search("beads", ["pearls"])] == ["P-ONE-01", "P-ONE-02"]
    assert [one.id for one in search("beads", ["dropping", "beads"])] == ["P-ONE-02"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[topic", "is not valid TOML"),
        ("[other]\n", "something other than"),
        ('[[topic]]\nclauses = ["P-ONE-09"]\nen = "x"\n', "unknown field or clause: P-ONE-09"),
        ('[words.en]\na = "b"\n[[topic]]\nclauses = ["P-ONE-01"]\nfr = "x"\n', "unknown field or clause: P-ONE-01"),
        ('[[topic]]\nen = "x"\n', "unknown field or clause"),
    ],
)
def test_an_index_that_cannot_be_used_is_told(book: Path, text: str, sentence: str) -> None:
    (book / "index.toml").write_text(text, encoding="utf-8")
    with pytest.raises(RulebookError, match=sentence):
        search("beads", ["pearl"])
