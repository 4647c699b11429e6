"""docs/adding.md, done as it says: a card in a pack, a verb and a language in a copy of the package."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import partal
from partal.games import GAMES
from partal.table.lesson import Teaching, read_lessons

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
SOURCE = Path(partal.__file__).parent
SHOWN = re.compile(r"^`(?P<file>[^`]+)`:\n\n```\w*\n(?P<block>.*?)\n```$", re.MULTILINE | re.DOTALL)
VERBS = "src/partal/sabika/rules/verbs/"
CHECK = ("content", "check")
WORDS = ("src/partal/sabika/words/en/common.ftl", "src/partal/sabika/words/de/common.ftl")

PLAY = """
import sys
from pathlib import Path
from partal.games import GAMES
from partal.core.match import Match
from partal.core.rng import Rng
from partal.table.players import make
from partal.sabika.words.effects import describe
from partal.words import LANGUAGES, speaking

rules = GAMES["sabika"].rules
content = rules.content(Path(sys.argv[1]))
text = "1 dinar per 2 poems, at most 3"
assert content.poems[2].red == text
for language in LANGUAGES:
    with speaking(language):
        print(language, describe(text))
from partal.core import engine
from partal.sabika.rules.gains import grant

bots = [make("sabika", "medium"), make("sabika", "random")]
for seed in range(4):
    match = Match(rules, 2, seed, content=content)
    rng = Rng(seed)
    while (decision := match.decision) is not None:
        match.play(bots[decision.seat].choose(match.view(decision.seat), decision, rng))
    state = match.at(match.number)
    for poems, dinars in ((), 0), ((1, 2, 3), 1), (tuple(range(1, 10)), 3):
        state.red[0], state.blue[0], state.grey[0], state.dinars[0] = poems, (), (), 0
        grant(state, 0, text)
        engine.advance(state)
        assert (state.dinars[0], state.pending) == (dinars, None)
print("played")
"""
"""Games with the new verb on every red poem, and what it gives."""

NAMED = """
import partal.sabika
from partal.sabika.words.effects import describe
from partal.words import LANGUAGES, speaking

for language in LANGUAGES:
    with speaking(language):
        print(language, describe("1 dinar for silk"))
"""


def blocks(chapter: str) -> list[tuple[str, str]]:
    text = PAGE.split(f"\n## {chapter}\n")[1].split("\n## ")[0]
    return [(found["file"], found["block"]) for found in SHOWN.finditer(text)]


def run(folder: Path, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", script, *arguments]
    environment = {"PYTHONPATH": str(folder), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package where it can be changed."""
    leave = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(SOURCE, tmp_path / "src" / "partal", ignore=leave)
    return tmp_path / "src"


def pack(folder: Path) -> Path:
    (folder / "new.toml").write_text(
        '[pack]\nname = "new"\ngame = "sabika"\n'
        + "".join(
            f'[[poem]]\nid = "{number}"\nblue = "no toll"\nred = "1 dinar per 2 poems, at most 3"\norigin = "printed"\n'
            for number in range(1, 23)
        ),
        encoding="utf-8",
    )
    return folder / "new.toml"


def add_verb(copy: Path, *, leave: str = "") -> None:
    """Everything that the page shows, in the order of the page, but for one file."""
    shown = blocks("A verb")
    assert [file for file, _ in shown] == [f"{VERBS}dinars_per_poems.py", *WORDS]
    for file, block in shown:
        path = copy.parent / file
        if file == leave:
            continue
        if file in WORDS:
            path.write_text(f"{path.read_text(encoding='utf-8')}\n{block}\n", encoding="utf-8")
        else:
            path.write_text(f"{block}\n", encoding="utf-8")


def test_a_card_is_added_as_the_page_says(tmp_path: Path) -> None:
    ((name, text),) = blocks("A card")
    (tmp_path / name).write_text(text, encoding="utf-8")
    content = GAMES["sabika"].rules.content(tmp_path / name)
    assert content.name == "the fountain"
    assert content.poems[2].red == "2 dinars + wood | act: market"
    done = run(
        SOURCE.parent,
        "import sys; from partal.cli import main; sys.exit(main(sys.argv[1:]))",
        *("simulate", "sabika", "--seats", "2", "--games", "2", "--bots", "medium,random", "--json", "--content"),
        str(tmp_path / name),
    )
    assert (done.returncode, done.stdout.count('"winners"')) == (0, 2), done.stderr


def test_a_verb_is_added_as_the_page_says(copy: Path) -> None:
    add_verb(copy)
    done = run(copy, PLAY, str(pack(copy)))
    assert done.returncode == 0, done.stderr
    german, english, played = done.stdout.splitlines()
    assert english == "en 1 dinar per 2 poems, at most 3"
    assert german == "de 1 Dinar je 2 Gedichte, höchstens 3"
    assert played == "played"


def test_a_verb_without_a_file_is_refused_when_its_card_is_read(copy: Path) -> None:
    done = run(copy, PLAY, str(pack(copy)))
    assert "poem “1”: red cannot be read: “1 dinar per 2 poems, at most 3” is not a known bonus." in done.stderr


@pytest.mark.parametrize("file", WORDS)
def test_a_verb_without_words_in_some_language_is_refused_when_its_card_is_read(copy: Path, file: str) -> None:
    add_verb(copy, leave=file)
    path = pack(copy)
    done = run(copy, PLAY, str(path))
    said = "“1 dinar per 2 poems, at most 3” has no text: “sabika-effect-dinars-per-poems” is missing in at least one"
    assert f"poem “1”: red cannot be read: {said} language." in done.stderr
    assert "played" not in done.stdout
    checked = run(copy, "import sys; from partal.cli import main; sys.exit(main(sys.argv[1:]))", *CHECK, str(path))
    assert (checked.returncode, said in checked.stderr) == (2, True), checked.stderr


@pytest.mark.parametrize("noun", ["sabika-raw-", ""])
def test_a_verb_names_the_noun_of_its_words_or_is_refused_when_its_card_is_read(copy: Path, noun: str) -> None:
    """A word is shown as its noun, never as its number in the list."""
    add_verb(copy)
    path = copy.parent / VERBS / "dinars_per_poems.py"
    old, new = r"1 dinar per (?P<which>\d+) poems, at most (?P<limit>\d+)", r"1 dinar for (?P<which>cane|silk|clay)"
    text = path.read_text(encoding="utf-8")
    assert text.count(f'r"{old}"') == 1
    words = f'    which: tuple[str, ...] = ("cane", "silk", "clay")\n    noun = "{noun}"'
    path.write_text(text.replace(f'r"{old}"', f'r"{new}"\n{words}'), encoding="utf-8")
    for file in WORDS:
        texts = (copy.parent / file).read_text(encoding="utf-8")
        before, key, _ = texts.rpartition("sabika-effect-dinars-per-poems = ")
        (copy.parent / file).write_text(f"{before}{key}1: {{ $which }}\n", encoding="utf-8")
    done = run(copy, NAMED)
    if noun:
        assert done.stdout.splitlines() == ["de 1: Seide", "en 1: silk"], done.stderr
    else:
        assert "“1 dinar for silk” has no text: “silk” is missing in at least one language" in done.stderr


@pytest.mark.parametrize("method", ["do", "worth"])
def test_a_verb_that_does_nothing_or_has_no_worth_cannot_be_made(copy: Path, method: str) -> None:
    add_verb(copy)
    path = copy.parent / VERBS / "dinars_per_poems.py"
    text = path.read_text(encoding="utf-8")
    assert text.count(f"    def {method}(") == 1
    path.write_text(text.replace(f"    def {method}(", "    def other("), encoding="utf-8")
    done = run(copy, "import partal.sabika")
    assert "Can't instantiate abstract class DinarsPerPoems" in done.stderr


def test_the_house_rule_of_the_page_is_one_of_ours() -> None:
    shown = blocks("A house rule")
    assert len(shown) == 4
    for file, block in shown:
        assert f"{block}\n" in (ROOT / file).read_text(encoding="utf-8"), file


def test_a_lesson_is_added_as_the_page_says(tmp_path: Path) -> None:
    (file, block), (words, texts) = blocks("A lesson")
    assert (file, words) == ("src/partal/asara/lessons.toml", "src/partal/asara/words/en/lessons.ftl")
    path = tmp_path / "lessons.toml"
    path.write_text(block, encoding="utf-8")
    (lesson,) = read_lessons("asara", path)
    teaching, said = Teaching(GAMES["asara"].rules, lesson), {lesson.key, f"{lesson.key}.learned"}
    while (step := teaching.step) is not None:
        assert teaching.lights or teaching.expected
        said |= {f"{lesson.key}-{step.id}", *[f"{lesson.key}-{step.id}.{name}" for _, name in step.wrong]}
        if step.answers:
            teaching.answer(teaching.expected[0])
        else:
            teaching.go_on()
    key, known = "", set()
    for line in texts.splitlines():
        name = line.split(" = ")[0]
        key = key if name.startswith(" ") else name
        known.add(f"{key}{name.strip()}" if name.startswith(" ") else key)
    assert said <= known
    assert {one.partition(".")[0] for one in known} == {one.partition(".")[0] for one in said}


def test_a_language_is_added_as_the_page_says(copy: Path) -> None:
    home = copy / "partal"
    chapter = PAGE.split("\n## A language\n")[1]
    for name in ("cli.ftl", "common.ftl", "page.ftl", "refusals.ftl"):
        assert name in chapter
        (home / "words" / "nl").mkdir(exist_ok=True)
        shutil.copy(home / "words" / "en" / name, home / "words" / "nl" / name)
    for game in GAMES:
        if (home / game).is_dir():
            assert f"`src/partal/{game}/words/LANGUAGE/`" in chapter
            shutil.copytree(home / game / "words" / "en", home / game / "words" / "nl")
    script = """
from partal.games import GAMES
from partal.words import LANGUAGES, say, speaking
assert "nl" in LANGUAGES
with speaking("nl"):
    print(say("sabika-title"), say("sabika-ware-wood"))
"""
    done = run(copy, script)
    assert done.stdout == "Sabika wood\n", done.stderr


def test_every_file_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`((?:src|tests|docs|client)/[^`*]+)`", PAGE))
    assert len(named) > 12
    new = {f"{VERBS}dinars_per_poems.py"}
    assert [name for name in named - new if "LANGUAGE" not in name and not (ROOT / name).exists()] == []
