"""The language of the command line: `--language`, or the machine's locale."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from partal.core.content import ORIGINS

from partal.cli.arguments import language_of_machine
from partal.games import GAMES
from partal.words import speaking, spoken
from partal.words.numbers import decimal, percent, signed
from tests.cli.terminal import Said, partal

COMMANDS = [
    "play",
    "serve",
    "simulate",
    "arena",
    "bots",
    "review",
    "replay",
    "options",
    "score",
    "rules",
    "content",
    "bench",
]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LC_MESSAGES": "de_DE", "LANG": "en_GB"}, "de"),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "de_DE", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_CH.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "deutsch"}, "en"),
        ({"LANG": "\x00"}, "en"),
    ],
)
def test_the_first_locale_that_is_set_decides_and_an_unknown_one_means_english(
    environment: dict[str, str], language: str
) -> None:
    assert language_of_machine(environment) == language


def under(monkeypatch: pytest.MonkeyPatch, locale: str, *arguments: str) -> Said:
    monkeypatch.setenv("LC_ALL", locale)
    return partal(*arguments)


def test_the_locale_chooses_and_the_option_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    assert under(monkeypatch, "de_DE.UTF-8", "play").err == "partal: Welches Spiel? Es gibt asara, sabika.\n"
    assert under(monkeypatch, "de_DE.UTF-8", "--language", "en", "play").err.startswith("partal: Which game?")
    assert under(monkeypatch, "en_GB.UTF-8", "--language", "de", "play").err.startswith("partal: Welches Spiel?")
    assert under(monkeypatch, "fr_FR.UTF-8", "play").err.startswith("partal: Which game?")
    assert spoken() == "en", "a command leaves no language behind"


@pytest.mark.parametrize(
    "arguments", [("--language=de", "play"), ("play", "--language", "de"), ("play", "--language=DE-at")]
)
def test_the_option_may_stand_anywhere(arguments: tuple[str, ...]) -> None:
    assert partal(*arguments).err.startswith("partal: Welches Spiel?")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--language", "fr", "play"), "partal: Partal does not speak “fr”; it speaks de, en.\n"),
        (("--language", "", "play"), "partal: Partal does not speak “”; it speaks de, en.\n"),
        (("play", "--language=klingon"), "partal: Partal does not speak “klingon”; it speaks de, en.\n"),
        (("--language",), "partal: Argument --language: expected one argument. See `partal --help`.\n"),
    ],
)
def test_an_unknown_language_gets_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    said = partal(*arguments)
    assert (said.code, said.out, said.err) == (2, "", sentence)


@pytest.mark.parametrize(
    "arguments", [("--lang", "de", "play"), ("play", "asara", "--seat=1", "--see", "5"), ("serve", "--datab=x")]
)
def test_a_shortened_option_is_refused_and_never_half_followed(arguments: tuple[str, ...]) -> None:
    said = partal(*arguments)
    assert said.code == 2
    assert "unrecognized arguments" in said.err.lower() or "invalid choice" in said.err.lower()


ENGLISH = re.compile(
    r"\b(usage|options|positional|arguments|this|help message|exit|the|and|with|which|how many|examples)\b"
)


@pytest.mark.parametrize("command", ["", *COMMANDS, "bots check", "content check", "lab train"])
def test_every_help_is_german_to_the_last_word(command: str) -> None:
    said = partal("--language", "de", *command.split(), "--help")
    assert said.code == 0
    assert said.out.startswith("Aufruf: partal")
    # Commands, options and file names are the same in every language.
    prose = re.sub(r"\[?--[a-z-]+|`[^`]*`|partal [^\n]*?(?=   |\n|$)|^    ?[a-z]+ |/options", "", said.out, flags=re.M)
    assert ENGLISH.findall(prose.replace("{help}", "")) == [], prose


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate",), "Es fehlt: GAME, --seats, --games. Siehe `partal simulate --help`."),
        (("play", "asara", "--seats", "x"), "Argument --seats: ungültiger Wert: 'x'. Siehe `partal play --help`."),
        (("play", "asara", "--seats"), "Argument --seats: es fehlt ein Wert. Siehe `partal play --help`."),
        (("play", "asara", "--no-such"), "Unbekannte Argumente: --no-such. Siehe `partal --help`."),
        (("play", "asara", "--seats", "9"), "Asara ist für 2 bis 4 Personen, nicht für 9."),
        (("play", "asara", "--option", "edition=es"), "Eine Ausgabe „es“ gibt es nicht; es gibt de, fr, it, en, nl."),
        (("play", "asara", "--seat", "4"), "Es gibt keinen Platz 4; sie gehen von 1 bis 3."),
        (("nonsense",), "Argument COMMAND: 'nonsense' steht nicht zur Wahl"),
        (("rules", "asara", "A-BUY-99"), "Eine Klausel „A-BUY-99“ gibt es im Regelheft von asara nicht."),
        (("content", "show", "chess"), "Ein Spiel „chess“ gibt es nicht; es gibt asara, sabika."),
        (("content", "check", "none.toml"), "none.toml: Die Datei lässt sich nicht lesen ("),
        (("replay", __file__), "Das ist keine Mitschrift von Partal: Sie beginnt nicht mit „partal-record:“."),
        (("score", "asara", __file__), "test_language.py: kein gültiges TOML ("),
        (("arena", "asara", "--bots", "hard,hal"), "Es gibt keinen Bot „hal“ für asara; es gibt random, "),
        (("bots", "check", "hal"), "Es gibt keinen Bot „hal“ für asara; es gibt random, "),
        (("bots", "check", "nowhere:Bot"), "Python findet von diesem Ordner aus kein Modul „nowhere“."),
    ],
)
def test_complaints_are_german(arguments: tuple[str, ...], sentence: str) -> None:
    said = partal("--language", "de", *arguments)
    assert said.code == (1 if arguments[0] in ("replay", "bots") else 2)
    assert said.err.startswith(f"partal: {sentence}")


SAME = {"partal", "toml", "utf", "text", "server"}
"""Words of complaints that both languages share, besides those that were typed."""
FILES = {
    "broken.toml": "a = [",
    "wrong.toml": "ok = 1\nnot toml [",
    "deep.toml": "a = " + "[" * 5000,
    "long.toml": "a = " + "1" * 5000,
    "bytes.toml": "\udcff",
}


@pytest.mark.parametrize(
    "arguments",
    [
        *[("score", "asara", file) for file in (*FILES, "none.toml", "folder", "x" * 300)],
        *[("content", "check", file) for file in (*FILES, "none.toml", "folder", "broken.toml/x")],
        ("play", "--load", "none.partal"),
        ("play", "--load", "folder"),
        ("play", "--load", "broken.toml/x"),
        ("replay", "none.partal"),
        ("replay", "nul\x00name"),
        ("simulate", "asara", "--seats", "2", "--games", "1", "--out", "none/x"),
        ("simulate", "asara", "--seats", "2", "--games", "1", "--out", "folder"),
        ("serve", "--host", "300.1.2.3", "--port", "1", "--database", "sqlite://"),
    ],
)
def test_what_the_system_and_the_parsers_report_is_german_too(arguments: tuple[str, ...]) -> None:
    """The complaint in German shares no word with the one in English, apart from names."""
    Path("folder").mkdir()
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8", errors="surrogateescape")
    english, german = (partal("--language", language, *arguments) for language in ("en", "de"))
    assert english.code == german.code != 0
    assert german.err.startswith("partal: ")
    typed = words_in(" ".join(arguments))
    assert words_in(english.err) & words_in(german.err) - typed - SAME == set()


def words_in(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)}


def test_taking_back_names_the_answer_as_the_screen_does() -> None:
    typed = "Bank 10\nundo\nquit\n"
    said = partal("--language", "de", "play", "asara", "--seats", "2", "--seed", "5", "--seat", "1", typed=typed)
    assert "Zurückgenommen: Bank 10." in said.out


@pytest.mark.parametrize(
    "arguments", [("content", "check"), ("content", "show", "asara"), ("content", "show", "sabika")]
)
def test_components_and_their_origins_are_german(arguments: tuple[str, ...]) -> None:
    said = partal("--language", "de", *arguments)
    assert "rekonstruiert" in said.out
    kinds = {kind for game in ("asara", "sabika") for kind in GAMES[game].rules.schema if "-" in kind}
    assert [word for word in (*ORIGINS, *kinds) if re.search(rf"\b{word}\b", said.out)] == []


def test_a_game_is_played_in_german_with_the_words_on_the_screen() -> None:
    typed = "Bank 10\nviolett\nhelp\nrules A-BUY-09\nsave x.partal\n"
    said = partal("--language", "de", "play", "asara", "--seats", "2", "--seed", "5", "--seat", "1", typed=typed)
    assert said.code == 0
    assert "Am Tisch: Du, Mirar (medium)." in said.out
    assert "A-BUY-09 · verboten" in said.out
    assert "1 0 go bank 10\n2 0 lay violet\n" in Path("x.partal").read_text(encoding="utf-8")


def test_the_rulebook_is_read_in_german() -> None:
    said = partal("--language", "de", "rules", "asara")
    assert "Turmteile kaufen" in said.out
    assert "A-BUY-09" in partal("--language", "de", "rules", "asara", "--search", "bezahlen", "kannst").out


def test_numbers_have_the_decimals_of_their_language() -> None:
    values = (decimal(138.0), decimal(1234.56), signed(5.62), signed(-0.5), signed(0.0), percent(0.5))
    assert values == ("138.0", "1234.6", "+5.6", "-0.5", "+0.0", "50.0%")
    with speaking("de"):
        values = (decimal(138.0), decimal(1234.56), signed(5.62), signed(-0.5), signed(0.0), percent(0.5))
    assert values == ("138,0", "1234,6", "+5,6", "-0,5", "+0,0", "50,0 %")


def test_a_simulation_in_german_has_german_numbers() -> None:
    said = partal("--language", "de", "simulate", "asara", "--games", "2", "--seats", "2", "--bots", "random")
    assert re.search(r"\d,\d %", said.out)
    assert not re.search(r"\d\.\d", said.out)
