"""`partal bots check`: every fault of a bot is reported, and a good one passes. The example in the docs works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from partal.lab import conformance, custom_bots
from partal.lab.conformance import Finding, Trial, check, judge, trials
from tests.cli.terminal import environment, partal
from tests.sampling import sampled

ROOT = Path(__file__).parents[2]

BAD = """
import os, random, time

class Good:
    def choose(self, view, decision, rng):
        return rng.pick(decision.options)

class Texts:
    def choose(self, view, decision, rng):
        return decision.options[0].notation

class Elsewhere:
    def choose(self, view, decision, rng):
        from partal.asara.rules import RULES
        return next(option for option in RULES.options if option not in decision.options)

class Raises:
    def choose(self, view, decision, rng):
        return {}["nothing"]

class Exits:
    def choose(self, view, decision, rng):
        raise SystemExit(0)

class Loops:
    def choose(self, view, decision, rng):
        while True:
            try:
                time.sleep(0.001)
            except Exception:
                pass

class Cancelled:
    # Not an Exception, and not the end of the program either.
    def choose(self, view, decision, rng):
        raise GeneratorExit("cancelled")

class Leaves:
    def choose(self, view, decision, rng):
        os._exit(3)

class Unspeakable:
    def choose(self, view, decision, rng):
        raise Unspeaking

class Unspeaking(Exception):
    def __str__(self):
        raise ValueError("nothing to say")

class Unseen:
    def choose(self, view, decision, rng):
        return Invisible()

class Invisible:
    def __repr__(self):
        raise ValueError("nothing to see")

class Once:
    # Can be made once only.
    made = 0
    def __init__(self):
        Once.made += 1
        if Once.made > 1:
            raise RuntimeError("worn out")
    def choose(self, view, decision, rng):
        return decision.options[0]

class Stubborn:
    # Catches whatever it is told half of the time.
    def choose(self, view, decision, rng):
        while True:
            try:
                time.sleep(0.002)
            except:
                pass
            sum(range(100_000))

class Deaf:
    # Catches whatever it is told, until the check has given up.
    given_up = False
    def choose(self, view, decision, rng):
        while not Deaf.given_up:
            try:
                while not Deaf.given_up:
                    time.sleep(0.001)
            except BaseException:
                pass
        return decision.options[0]

class Tired:
    # Gives up at its third answer.
    answers = 0
    def choose(self, view, decision, rng):
        self.answers += 1
        if self.answers > 2:
            raise RuntimeError("enough")
        return decision.options[0]

class Slow:
    def choose(self, view, decision, rng):
        time.sleep(0.02)
        return decision.options[0]

class Moody:
    def choose(self, view, decision, rng):
        return random.choice(decision.options)

class Meddler:
    def choose(self, view, decision, rng):
        view.year = 9
        return decision.options[0]

class Needy:
    def __init__(self, friend):
        pass

class Mute:
    pass

number = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bots, to be found from there."""
    (tmp_path / "some_bots.py").write_text(BAD, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("def (", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("some_bots", "broken_bots", "my_bots"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def found(name: str, slowest: float = 5.0) -> Finding | None:
    return judge(f"some_bots:{name}", Trial("asara", 2, 200), slowest)


def test_a_good_bot_passes_for_every_number_of_seats() -> None:
    assert {trial.seats for trial in trials("asara", 1)} == {2, 3, 4}
    assert list(check("some_bots:Good", "asara", 1)) == [None, None, None]
    assert list(check("medium", "asara", 1)) == [None, None, None]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Texts", "not-offered"),
        ("Elsewhere", "not-offered"),
        ("Raises", "raises"),
        ("Exits", "raises"),
        ("Cancelled", "raises"),
        ("Unspeakable", "raises"),
        ("Unseen", "not-offered"),
        ("Once", "unmade"),
        ("Moody", "unrepeatable"),
        ("Meddler", "meddles"),
    ],
)
def test_each_fault_is_found(name: str, kind: str) -> None:
    finding = found(name)
    assert finding is not None
    assert finding.kind == kind
    assert finding.details["seed"] == "200"


def test_a_slow_bot_is_found_and_one_in_time_is_not() -> None:
    finding = found("Slow", 0.01)
    assert finding is not None
    assert finding.kind == "slow"
    assert found("Good", 5.0) is None


@pytest.mark.parametrize("name", ["Loops", "Stubborn"])
def test_a_bot_that_never_answers_ends_the_check(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(conformance, "GRACE", 0.05)
    (finding,) = check(f"some_bots:{name}", "asara", 2, 0.05)
    assert finding is not None
    assert (finding.kind, finding.details["seconds"]) == ("endless", "0.1")


def test_a_bot_that_nothing_interrupts_is_reported_within_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "GRACE", 0.05)
    monkeypatch.setattr(conformance, "PATIENCE", 0.1)
    stuck: list[Finding] = []

    def give_up(finding: Finding) -> None:
        stuck.append(finding)
        sys.modules["some_bots"].Deaf.given_up = True

    list(check("some_bots:Deaf", "asara", 1, 0.05, give_up))
    assert stuck
    assert (stuck[0].kind, stuck[0].details["seconds"]) == ("endless", "0.1")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Something is wrong with some_bots:Deaf."), ("de", "Mit some_bots:Deaf stimmt etwas nicht.")],
)
def test_the_command_ends_with_a_sentence_if_nothing_interrupts_the_bot(
    folder: Path, language: str, sentence: str
) -> None:
    short = (
        "import functools, sys; from partal.lab import conformance; from partal.cli import main;"
        "conformance.GRACE = conformance.PATIENCE = 0.1;"
        "conformance.check = functools.partial(conformance.check, slowest=0.1);"
        f"sys.exit(main(['--language', '{language}', 'bots', 'check', 'some_bots:Deaf', "
        "'--game', 'asara', '--games', '1']))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", short], cwd=folder, env=environment(), capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 1
    assert ended.stdout.startswith("some_bots:Deaf ")
    assert ended.stderr.endswith(f"partal: {sentence}\n")


def test_a_bot_that_fails_at_the_table_is_reported_and_medium_takes_over() -> None:
    """In the terminal nothing is lost: the game is played to the end."""
    said = partal("play", "asara", "--seats", "2", "--seed", "3", "--bots", "some_bots:Tired,some_bots:Texts")
    assert said.code == 0
    text = " ".join(said.out.split())
    assert "some_bots:Tired raised RuntimeError: enough. medium answers in its place." in text
    assert re.search(r"some_bots:Texts answered '[^']+', which was not offered. medium answers in its place.", text)
    assert said.err == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
@sampled("name", ["Tired", "Exits"], every=2)
def test_an_arena_ends_with_a_sentence_when_a_bot_fails(name: str, jobs: str) -> None:
    said = partal("arena", "asara", "--bots", f"some_bots:{name},random", "--games", "4", "--jobs", jobs)
    assert said.code == 1
    reason = "RuntimeError: enough" if name == "Tired" else "SystemExit: 0"
    assert said.err.endswith(f"partal: some_bots:{name} raised {reason}.\n")
    simulated = partal("simulate", "asara", "--seats", "2", "--games", "2", "--bots", f"some_bots:{name}")
    assert (simulated.code, simulated.err.splitlines()[-1]) == (1, f"partal: some_bots:{name} raised {reason}.")


@pytest.mark.parametrize("jobs", ["1", "2"])
@sampled("command", ["arena", "simulate"], every=2)
def test_bots_that_fail_in_odd_ways_end_a_run_with_a_sentence(command: str, jobs: str) -> None:
    """Above all they end it: nobody waits for a dead worker."""
    told = {
        "Cancelled": "some_bots:Cancelled raised GeneratorExit: cancelled.",
        "Unspeakable": "some_bots:Unspeakable raised Unspeaking: <Unspeaking>.",
        "Once": "some_bots:Once cannot be made without arguments: RuntimeError: worn out.",
    }
    if jobs == "2":
        told["Leaves"] = "is gone."
    for name, sentence in told.items():
        said = partal(
            command, "asara", "--seats", "2", "--games", "6", "--bots", f"some_bots:{name},random", "--jobs", jobs
        )
        assert said.code == 1, name
        assert said.err.splitlines()[-1].endswith(sentence), said.err
        assert "Traceback" not in said.err


def test_a_saved_game_is_resumed_with_a_custom_bot() -> None:
    begun = partal(
        "play", "asara", "--seats", "2", "--seed", "3", "--bots", "some_bots:Good", "--seat", "1", typed="5\n"
    )
    go_on = re.search(r"partal play --load (\S+) --bots some_bots:Good", " ".join(begun.out.split()))
    assert go_on
    again = partal("play", "--load", go_on[1], "--bots", "some_bots:Good", typed="score\n")
    assert again.code == 0
    assert "press Enter" not in again.out
    other = partal("play", "--load", go_on[1], "--bots", "some_bots:Slow")
    assert (other.code, other.err) == (2, "partal: --bots cannot be changed in a saved game.\n")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere:Bot", "cannot find a module “nowhere”"),
        ("some_bots:Nobody", "has no Nobody"),
        ("some_bots:number", "not a class or function"),
        ("some_bots:Needy", "cannot be made without arguments"),
        ("some_bots:Mute", "has no method choose"),
        ("broken_bots:Bot", "cannot be imported: SyntaxError"),
    ],
)
def test_an_invalid_bot_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        custom_bots.make("asara", name)


def test_a_name_without_a_module_is_looked_up_in_the_registry_only() -> None:
    assert custom_bots.check("asara", " Medium ") == "medium"
    assert not custom_bots.is_custom("medium")
    with pytest.raises(ValueError, match="There is no bot “some_bots”"):
        custom_bots.make("asara", "some_bots")


def test_the_command_reports_what_is_wrong_and_exits_with_1() -> None:
    said = partal("bots", "check", "some_bots:Texts", "--game", "asara", "--games", "1")
    assert said.code == 1
    assert "which is not one of decision.options" in said.out.replace("\n", " ")
    assert said.err == "partal: Something is wrong with some_bots:Texts.\n"
    fine = partal("bots", "check", "some_bots:Good", "--game", "asara", "--games", "1")
    assert fine.code == 0
    assert "some_bots:Good passed all checks in asara" in fine.out


def test_the_example_of_the_page_plays_and_passes(folder: Path) -> None:
    page = (ROOT / "docs" / "own-bots.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (folder / "my_bots.py").write_text("\n\n".join(examples), encoding="utf-8")
    assert list(check("my_bots:Thrifty", "asara", 1)) == [None, None, None]
    said = partal("simulate", "asara", "--seats", "2", "--games", "1", "--bots", "my_bots:Thrifty,random")
    assert said.code == 0
    assert "my_bots:Thrifty" in said.out
    played = partal("play", "asara", "--seats", "2", "--seed", "3", "--bots", "my_bots:Thrifty,random")
    assert played.code == 0
    assert "(Thrifty)" in played.out
