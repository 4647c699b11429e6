"""`partal play`: a game at the terminal."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import partal as package
from tests.cli.terminal import Said, environment, partal, read_until, started

ONES = "1\n" * 400
TWO = ("play", "asara", "--seats", "2", "--seed", "5", "--seat", "1")
STRICT = "--no-take-back-past-reveals"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def last_totals(said: Said) -> list[int]:
    line = [line for line in said.out.splitlines() if line.startswith("prestige track")][-1]
    return [int(word) for word in line.split()[2:]]


def answers(file: str) -> list[str]:
    return [played.option.notation for played in package.load(Path(file).read_text(encoding="utf-8")).history]


def test_a_whole_game_is_played_by_always_answering_one() -> None:
    """You against two medium bots; what the sheet says is what the record says, and nothing is wider than 80."""
    said = partal("play", "asara", "--seed", "5", "--seat", "1", typed=ONES)
    assert said.code == 0
    assert said.err == ""
    assert [line for line in said.out.splitlines() if len(line) > 80] == []
    assert [line for line in said.out.splitlines() if line != line.rstrip() and line != "> "] == []
    for year in (1, 2, 3, 4):
        assert f"Year {year} is over." in said.out
    assert "Final scoring" in said.out
    assert "At the table: You, Mirar (medium), Leiard (medium)." in said.out


def test_the_sheet_at_the_end_has_the_points_of_the_record() -> None:
    said = partal(*TWO, typed=ONES)
    questions = len(re.findall(r"^(?:> )?(?:Where|Which|What|How many|Do you)[^?]*\?", said.out, re.MULTILINE))
    said = partal(*TWO, typed="1\n" * questions + "save end.partal\n\n")
    assert said.code == 0
    match = package.load(Path("end.partal").read_text(encoding="utf-8"))
    assert match.standings is not None
    assert last_totals(said) == list(match.standings.scores)
    final = said.out[said.out.index("Final scoring") :]
    for line in match.standings.sheets[1]:
        if line.points:
            assert re.search(rf"^.* {line.points}  {line.clause}$", final, re.MULTILINE), line


def test_year_sheets_add_up_to_the_track() -> None:
    said = partal("play", "asara", "--bots", "greedy,greedy", "--seats", "2", "--seed", "9")
    tables = re.findall(r"^Year (\d) ─+\n(.*?)\n\n", said.out, re.DOTALL | re.MULTILINE)
    assert [year for year, _ in tables] == ["1", "2", "3", "4"]
    running = [0, 0]
    for _, sheet in tables:
        for line in sheet.splitlines()[1:]:
            numbers = [0 if word == "–" else int(word) for word in re.findall(r"(?<=\s)(?:\d+|–)(?=\s|$)", line)]
            if "A-" in line:
                points = numbers[-2:]
                running = [running[0] + points[0], running[1] + points[1]]
            elif line.startswith("prestige track"):
                assert numbers == running


def test_answers_may_be_numbers_notation_or_a_clear_beginning() -> None:
    said = partal(*TWO, typed="go middles\nlay v\nbrown m\nsave a.partal\n")
    assert said.code == 0
    assert answers("a.partal")[:3] == ["go middles", "lay violet", "take brown middle"]
    match = package.Match(package.game("asara").rules, 2, 5)
    for number in (2, 3, 2):
        assert match.decision is not None
        match.play(match.decision.options[number - 1])
    partal(*TWO, typed="2\n3\n2\nsave b.partal\n")
    assert answers("b.partal")[:3] == [played.option.notation for played in match.history]


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("", "Please answer with a number from 1 to 11, or type help."),
        ("0", "There is no option 0; they go from 1 to 11."),
        ("12", "There is no option 12; they go from 1 to 11."),
        ("9" * 5000, "There is no option 99999999999999999999; they go from 1 to 11."),
        ("go b", "That could be market of bases (1), bank 10 (5), bank 8 (6), bank 6 (7); please be more specific."),
        ("xyzzy", "I do not understand “xyzzy”; answer with a number from 1 to 11, or type help."),
        ("go circle 3", "You cannot build the number of parts that this plot is for. (A-BUILD-18)"),
        ("why go circle 3", "You cannot build the number of parts that this plot is for. (A-BUILD-18)"),
        ("why go tent 3", "This game has no such place. (A-SET-16)"),
        ("why go bank 10", "“go bank 10” is possible: it is option 5."),
        ("why", "Which answer do you mean?"),
        ("lay blue", "A buyer is laid first; the action comes after it. (A-TURN-02)"),
        ("rules A-BUY-99", "There is no clause “A-BUY-99” in the rulebook of asara."),
        ("rules", "Which rule?"),
        ("undo", "There is nothing to take back."),
        ("load", "Load what?"),
        ("load nowhere.partal", "nowhere.partal cannot be read: No such file or directory."),
        ("save no/such/folder/x.partal", "no/such/folder/x.partal cannot be written: No such file or directory."),
        ("? 40", "There is no option 40; they go from 1 to 11."),
    ],
)
def test_wrong_input_gets_one_clear_line_and_changes_nothing(typed: str, reply: str) -> None:
    said = partal(*TWO, typed=f"{typed}\nsave x.partal\n")
    assert said.code == 0
    assert reply in " ".join(said.out.split())
    assert answers("x.partal") == []


def test_a_question_mark_explains_with_cost_effect_and_clause() -> None:
    said = partal(*TWO, typed="? 5\n?\n")
    text = " ".join(said.out.split())
    assert "bank 10: +10 Asari. Notation: go bank 10" in text
    assert "A-FUND-01 · may A buyer on a free bank space brings you the amount printed on that space" in text
    assert "You lay one buyer of the colour that lies there" in text
    assert re.search(r"^ 5  go bank 10 +\+10 Asari +A-FUND-01$", said.out, re.MULTILINE)


def test_rules_help_log_and_score_can_be_read_in_a_game() -> None:
    said = partal(*TWO, typed="rules a-buy-09\nhelp\nlog\nlog all\nscore\ntable\n")
    assert "A-BUY-09 · never" in said.out
    assert "take back your last answer and what followed it" in said.out
    assert "All years so far" in said.out
    assert said.out.count("Mirar picked up 9 buyers.") == 1, "in `log all` only"
    assert said.out.count("Year 1 of 4") == 2


def test_undo_takes_back_what_the_rule_allows() -> None:
    said = partal(*TWO, typed="go middles\nundo\nsave x.partal\n")
    assert "Taken back: market of middles." in said.out
    assert answers("x.partal") == []
    assert said.out.count("Where do you send a buyer?") == 2


def test_undo_does_not_go_back_past_somebody_elses_answer() -> None:
    said = partal(*TWO, STRICT, typed="go bank 10\n1\nundo\nsave x.partal\n")
    assert answers("x.partal")[0] == "go bank 10"
    assert "Somebody else has answered since, so your last answer stands." in said.out


def test_undo_does_not_go_back_past_a_reveal() -> None:
    said = partal(*TWO, STRICT, typed="go spies 3\n1\nsearch tops\nundo\n")
    assert "Something hidden has been seen since, so your last answer stands." in said.out
    assert "from the pile?" in said.out


def test_a_resumed_game_continues_as_if_uninterrupted() -> None:
    """A game that is interrupted and resumed has the same answers as one that was played in one go."""
    whole = partal(*TWO, typed="1\n" * 30 + "save whole.partal\n")
    assert whole.code == 0
    assert partal(*TWO, typed="1\n" * 12 + "save half.partal\nquit\n").code == 0
    half = answers("half.partal")
    said = partal("play", "--load", "half.partal", typed="1\n" * 18 + "save\n")
    assert said.code == 0
    assert answers("half.partal") == answers("whole.partal")
    assert len(half) < len(answers("whole.partal"))
    assert answers("whole.partal")[: len(half)] == half


def test_load_during_a_game_resumes_the_other_one() -> None:
    partal(
        "play",
        "asara",
        "--seats",
        "3",
        "--seed",
        "8",
        "--seat",
        "1",
        "--names",
        "Anna",
        typed="go tops\nsave other.partal\n",
    )
    said = partal(*TWO, typed="load other.partal\nsave copy.partal\n")
    assert "At the table: Anna, Mirar (medium), Leiard (medium)." in said.out
    assert answers("copy.partal") == ["go tops"]


def test_a_game_with_a_pack_says_how_to_resume_it() -> None:
    pack = '[pack]\nname = "box"\ngame = "asara"\n[[gift]]\nid = "coloured"\nasari = 6\norigin = "printed"\n'
    Path("box.toml").write_text(pack, encoding="utf-8")
    said = partal(*TWO, "--content", "box.toml", typed="go middles\n")
    assert "To resume: partal play --load asara-5.partal --content box.toml" in said.out
    again = partal("play", "--load", "asara-5.partal", "--content", "box.toml", typed="save copy.partal\n")
    assert again.code == 0
    assert Path("copy.partal").read_text(encoding="utf-8").endswith("\n1 0 go middles\n")


def test_the_end_of_the_input_saves_the_game() -> None:
    said = partal(*TWO, typed="go middles\n")
    assert said.code == 0
    assert "Saved in asara-5.partal." in said.out
    assert "To resume: partal play --load asara-5.partal" in said.out
    assert answers("asara-5.partal") == ["go middles"]


def test_no_other_game_is_ever_overwritten() -> None:
    Path("asara-5.partal").write_text("precious", encoding="utf-8")
    partal(*TWO, typed="go middles\n")
    assert Path("asara-5.partal").read_text(encoding="utf-8") == "precious"
    assert answers("asara-5-2.partal") == ["go middles"]
    said = partal(*TWO, typed="save asara-5-2.partal\n")
    assert "asara-5-2.partal holds something else and was not changed" in said.out
    assert answers("asara-5-2.partal") == ["go middles"]


def test_ctrl_c_saves_and_says_how_to_resume(tmp_path: Path) -> None:
    process = started(["play", "asara", "--seed", "6", "--seat", "1"], tmp_path, PYTHONUNBUFFERED="1")
    assert process.stdin is not None
    assert process.stdout is not None
    read_until(process.stdout, "\n> ")  # type: ignore[arg-type]
    process.stdin.write("go middles\n")
    process.stdin.flush()
    read_until(process.stdout, "\n> ")  # type: ignore[arg-type]
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 0
    assert err == ""
    assert "To resume: partal play --load asara-6.partal" in out
    assert answers("asara-6.partal") == ["go middles"]


def test_several_people_pass_the_screen_behind_a_curtain() -> None:
    said = partal("play", "asara", "--seats", "2", "--bots", "none", "--seed", "5", "--names", "Anna,Ben",
                  typed="\ngo bank 10\n1\n\nlog\n")  # fmt: skip
    assert said.code == 0
    before, anna, ben = re.split(r"Pass to (?:Anna|Ben), then press Enter", said.out)
    assert "Behind your screen" not in before
    assert "Behind your screen · 20 Asari" in anna
    assert "Behind your screen · 21 Asari" in ben
    assert "Anna laid" in ben
    assert "You laid" not in ben
    assert "Anna picked up" not in ben, "this year's log begins with the year"


def test_one_person_against_bots_needs_no_curtain() -> None:
    assert "press Enter" not in partal(*TWO, typed="1\n1\n1\n").out


def on_a_terminal(folder: Path, *arguments: str, **more: str) -> str:
    """What a command shows on a real terminal of 80 columns."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "partal", *arguments],
        cwd=folder,
        env=environment(TERM="xterm-256color", COLUMNS="80", LINES="50", **more),
        stdin=follower,
        stdout=follower,
        stderr=follower,
        close_fds=True,
    )
    os.close(follower)
    os.set_blocking(leader, False)
    said = b""
    end = time.monotonic() + 30
    sent = False
    while process.poll() is None and time.monotonic() < end:
        try:
            said += os.read(leader, 65536)
        except BlockingIOError:
            time.sleep(0.02)
        except OSError:
            break
        if b"> " in said and b"send a buyer" in said and not sent:
            os.write(leader, b"quit\n")
            sent = True
    process.wait(timeout=10)
    with contextlib.suppress(OSError):
        said += os.read(leader, 65536)
    os.close(leader)
    return said.decode("utf-8", "replace")


def test_a_terminal_gets_colours_unless_no_color_is_set(tmp_path: Path) -> None:
    coloured = on_a_terminal(tmp_path, *TWO)
    assert "Where do you send a buyer?" in coloured
    assert COLOUR.search(coloured)
    plain = on_a_terminal(tmp_path, *TWO, NO_COLOR="1")
    assert "Where do you send a buyer?" in plain
    assert not COLOUR.search(plain)


def test_a_pipe_gets_no_colours() -> None:
    assert "\x1b" not in partal(*TWO, typed="1\n").out


def test_a_terminal_without_unicode_gets_letters_it_knows(tmp_path: Path) -> None:
    process = started(TWO, tmp_path, PYTHONIOENCODING="ascii")
    out, err = process.communicate("quit\n", timeout=20)
    assert process.returncode == 0
    assert err == ""
    assert "turn: You" in out
    assert "Caliph's favour" in out
    assert "?" not in out.replace("buyer?", "").replace("? explains", "")


def test_the_sealed_deal_can_be_checked_at_the_end() -> None:
    said = partal("play", "asara", "--bots", "random,random", "--seats", "2", "--seed", "77")
    sealed = re.search(r"Sealed deal: ([0-9a-f]{64})", said.out)
    opened = re.search(r"seed (\d+), salt ([0-9a-f]{32})", said.out)
    assert sealed
    assert opened
    assert opened[1] == "77"
    assert package.core.record.commit("asara", 77, opened[2]) == sealed[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play"], "Which game? Choose from asara"),
        (["play", "chess"], "There is no game “chess”"),
        (["play", "asara", "--seats", "5"], "Asara is for 2 to 4 players, not 5."),
        (["play", "asara", "--seats", "1"], "Asara is for 2 to 4 players, not 1."),
        (["play", "asara", "--seats", "two"], "invalid int value"),
        (
            ["play", "asara", "--bots", "hal"],
            "There is no bot “hal” for asara; its bots are random, easy, medium, hard, master.",
        ),
        (["play", "asara", "--seats", "2", "--bots", "random,random,random"], "There are 3 bots for 2 seats."),
        (["play", "asara", "--seats", "2", "--names", "a,b,c"], "There are 3 names for 2 seats."),
        (["play", "asara", "--bots", "none", "--names", "Ann,ann"], "Two players are called “ann”."),
        (["play", "asara", "--names", "Hal (greedy)"], "“Hal (greedy)” is the name of a bot"),
        (["play", "asara", "--seed", "-1"], "A seed is a number from 0 to"),
        (["play", "asara", "--seed", str(2**63)], "A seed is a number from 0 to"),
        (["play", "asara", "--option", "nonsense=1"], "There is no house rule “nonsense”"),
        (["play", "asara", "--option", "professional=perhaps"], "The house rule professional takes false or true"),
        (["play", "asara", "--content", "no.toml"], "no.toml: cannot be read"),
        (["play", "--load", "no.partal"], "no.partal cannot be read"),
        (["play", "--load", "."], ". cannot be read: Is a directory."),
        (["play", "--load", "no.partal", "--seats", "3"], "--seats cannot be changed in a saved game."),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], sentence: str) -> None:
    said = partal(*arguments)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_an_invalid_record_is_not_loaded() -> None:
    partal(*TWO, typed="go middles\nsave x.partal\n")
    text = Path("x.partal").read_text(encoding="utf-8")
    Path("x.partal").write_text(text.replace("go middles", "go house"), encoding="utf-8")
    said = partal("play", "--load", "x.partal")
    assert said.code == 2
    assert "Answer 1 is refused" in said.err


def test_closing_the_terminal_saves_the_game(tmp_path: Path) -> None:
    process = started(["play", "asara", "--seed", "6", "--seat", "1"], tmp_path, PYTHONUNBUFFERED="1")
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    read_until(process.stdout, "\n> ")  # type: ignore[arg-type]
    process.stdout.close()
    process.stdin.write("go middles\n")
    process.stdin.flush()
    assert process.wait(timeout=20) == 1
    assert process.stderr.read() == ""
    process.stdin.close()
    process.stderr.close()
    assert answers("asara-6.partal") == ["go middles"]


def test_who_is_ahead_can_be_read_in_a_game() -> None:
    """In both games: every contest with what one more would bring; nobody's hidden money is told."""
    said = partal("play", "asara", "--seed", "7", "--bots", "easy", "--seat", "1", typed="ahead\nquit\n").out
    assert "Who is ahead" in said
    assert "tallest red towers" in said
    assert "0 → 0 (+" in said
    assert "What is behind the screens is not counted." in " ".join(said.split())
    said = partal("play", "sabika", "--seats", "1", "--seed", "7", "--language", "de", typed="ahead\nquit\n").out
    assert "Wer vorn liegt" in said
    assert "Handelskarte" in said
