"""Every command with Sabika: play, simulate, replay, options, rules and content."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import partal as package
from tests.cli.terminal import Said, partal, started

ONES = "1\n" * 900
TWO = ("play", "sabika", "--seats", "2", "--bots", "random", "--seed", "5", "--seat", "1")
SOLO = ("play", "sabika", "--seats", "1", "--seed", "5")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def answers(file: str) -> list[str]:
    return [played.option.notation for played in package.load(Path(file).read_text(encoding="utf-8")).history]


def lines_of(said: Said) -> list[str]:
    """What was said, line by line, without the prompt that a typed answer would stand behind."""
    return [line.removeprefix("> ") for line in said.out.splitlines()]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_is_played_by_always_answering_one(seats: int) -> None:
    bots = ",".join(["random"] * (seats - 1)) or "none"
    said = partal("play", "sabika", "--seats", str(seats), "--bots", bots, "--seed", "5", "--seat", "1", typed=ONES)
    assert said.code == 0
    assert said.err == ""
    assert [line for line in lines_of(said) if len(line) > 80] == []
    assert [line for line in lines_of(said) if line != line.rstrip() and line.strip()] == []
    for number in (1, 2, 3, 4, 5):
        assert f"Round {number} begins; first turn: " in said.out
        assert re.search(rf"^Round {number} (and final scoring )?─", said.out, re.MULTILINE), "a sheet for every round"
    assert said.out.count("Final scoring ─") == 1


@pytest.mark.parametrize("arguments", [SOLO, TWO], ids=["solo", "two"])
def test_the_sheets_have_the_points_of_the_record(arguments: tuple[str, ...]) -> None:
    """Rows add up to the track in every sheet; the last one has the record's scores."""
    whole = partal(*arguments, typed=ONES)
    questions = whole.out.count("\n> ") - 1
    said = partal(*arguments, typed="1\n" * questions + "save end.partal\n\n")
    match = package.load(Path("end.partal").read_text(encoding="utf-8"))
    assert match.standings is not None
    running = [0, 0]
    sheets = re.findall(
        r"^Round (\d)(?: and final scoring)? ─+\n(.*?)^prestige track +(-?\d+) +(-?\d+)$",
        said.out,
        re.DOTALL | re.MULTILINE,
    )
    assert [number for number, *_ in sheets] == ["1", "2", "3", "4", "5"]
    for _, rows, first, second in sheets:
        for line in rows.splitlines():
            if found := re.search(r" (-?\d+|–) +(-?\d+|–)  S-[A-Z]+-\d+$", line):
                running = [total + int(word.replace("–", "0")) for total, word in zip(running, found.groups())]
        assert running == [int(first), int(second)]
    assert running == list(match.standings.scores)
    final = said.out[said.out.index("\nFinal scoring") :]
    for line in match.standings.sheets[1]:
        if line.points:
            assert re.search(rf"^.* {line.points}  {line.clause}$", final, re.MULTILINE), line


def test_wishes_are_told_one_by_one() -> None:
    said = partal(*TWO, typed=ONES)
    for number, wishes in (("1", 1), ("2", 0), ("3", 2), ("4", 0)):
        found = re.search(rf"^Round {number} ─+\n(.*?)^prestige track", said.out, re.DOTALL | re.MULTILINE)
        assert found
        assert len(re.findall(r"^wish for \D+ .*S-WISH-05$", found[1], re.MULTILINE)) == wishes


def test_the_usual_table_has_two_bots() -> None:
    said = partal("play", "sabika", "--seed", "3", "--seat", "1", typed="quit\n")
    bots = re.search(r"At the table: You, Layla \((\w+)\), Ismail \((\w+)\)\.", said.out)
    assert bots
    assert bots[1] == bots[2]


def test_solo_is_against_yusuf() -> None:
    said = partal(*SOLO, typed="1\n1\n1\n1\ntable yusuf\nscore\n")
    assert "At the table: You." in said.out
    assert "Where does Yusuf’s ship go?" in said.out or "Yusuf sent a ship to" in said.out
    assert re.search(r"Yusuf turned up a card: (builder|merchant|poet) to \w+", said.out)
    assert re.search(r"^workers +turned up this round: ", said.out, re.MULTILINE)
    assert re.search(r"^ +You +Yusuf +rule$", said.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("part", "shown"),
    [
        ("map", "Constantinople"),
        ("cards", "major tiles"),
        ("Layla", "minor row"),
        ("lay", "minor row"),
        ("you", "Your workshop"),
        ("all", "Face down:"),
    ],
)
def test_parts_of_the_table_are_shown_by_name_and_no_question_hides_them(part: str, shown: str) -> None:
    said = partal(*TWO, typed=f"1\ntable {part}\nquit\n")
    *_, drawn, left = said.out.split("> ")
    assert shown in drawn
    assert "?" not in drawn
    assert left.startswith("\nSaved in")
    assert max(len(line) for line in lines_of(said)) <= 80


def test_a_part_that_is_not_there_gets_one_line() -> None:
    said = partal(*TWO, typed="table nonsense\nsave x.partal\n")
    assert "The table has no part “nonsense”; its parts are map, cards, all, You, Layla." in said.out
    assert answers("x.partal") == []
    asara = partal("play", "asara", "--seats", "2", "--bots", "random", "--seed", "1", typed="table map\n")
    assert "The table has no part “map”; all of it is shown." in asara.out


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("rest poet", "“poet rests” is not possible now: Keep one of your two starting tiles. (S-SETP-08)"),
        ("why rest poet", "Keep one of your two starting tiles. (S-SETP-08)"),
        ("why", "Which answer do you mean? For example: why rest poet"),
        ("rules", "Which rule? For example: rules S-COST-01"),
        ("rules s-cost-01", "S-COST-01 · fact The first and the second step are free."),
        ("help", "rules S-COST-01 read a rule"),
        ("3", "There is no option 3; they go from 1 to 2."),
        ("nonsense", "I do not understand “nonsense”"),
        ("?", "You keep one in secret; all are turned up together."),
        ("undo", "There is nothing to take back."),
    ],
)
def test_commands_and_wrong_input_change_nothing(typed: str, reply: str) -> None:
    said = partal(*TWO, typed=f"{typed}\nsave x.partal\n")
    assert said.code == 0
    assert reply in " ".join(said.out.split())
    assert answers("x.partal") == []


def test_a_question_mark_explains_with_cost_effect_and_clause() -> None:
    for answered in range(1, 6):
        said = partal(*TWO, typed="1\n" * answered + "?\n? rest poet\n")
        if "A worker walks clockwise: two steps are free" in said.out:
            break
    text = " ".join(said.out.split())
    assert "rest poet +3 dinars, −1 prestige S-REST-01" in text
    assert "poet rests: +3 dinars, −1 prestige. Notation: rest poet" in text
    assert "S-REST-01 · must" in text


def test_a_resumed_game_continues_as_if_uninterrupted() -> None:
    assert partal(*TWO, typed="1\n" * 30 + "save whole.partal\n").code == 0
    assert partal(*TWO, typed="1\n" * 12 + "save half.partal\nquit\n").code == 0
    said = partal("play", "--load", "half.partal", typed="1\n" * 18 + "save\n")
    assert said.code == 0
    assert answers("half.partal") == answers("whole.partal")


def test_a_terminal_without_unicode_gets_letters_it_knows(tmp_path: Path) -> None:
    process = started([*SOLO, "--option", "events=random"], tmp_path, PYTHONIOENCODING="ascii")
    out, err = process.communicate("1\n" * 20 + "table all\nquit\n", timeout=60)
    assert process.returncode == 0
    assert err == ""
    assert "* Sultan's" in out
    asked = re.sub(r"\?(?= [A-Z0-9]| explains|\n)", "", out)
    assert "?" not in asked


# The other commands


def test_simulate_counts_yusuf_too() -> None:
    said = partal("simulate", "sabika", "--seats", "1", "--games", "2", "--json")
    games = [json.loads(line) for line in said.out.splitlines()]
    assert [game["seed"] for game in games] == [0, 1]
    for game in games:
        assert set(game) == {"seed", "seats", "scores", "winners", "decisions", "digest"}
        assert len(game["scores"]) == 2
        assert game["winners"] == [max((0, 1), key=lambda player: game["scores"][player])]
    shown = partal("simulate", "sabika", "--seats", "1", "--games", "2").out
    assert re.search(r"^ +1  Yusuf ", shown, re.MULTILINE)
    options = partal(
        "simulate", "sabika", "--seats", "1", "--games", "2", "--json", "--option", "yusuf-prestige=10"
    ).out
    assert [json.loads(line)["scores"][1] for line in options.splitlines()] == [game["scores"][1] + 5 for game in games]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simulate_prints_the_same_lines_again(seats: int) -> None:
    command = ("simulate", "sabika", "--seats", str(seats), "--games", "2", "--json", "--option", "events=random")
    first = partal(*command)
    assert first.code == 0
    assert partal(*command).out == first.out
    assert all(len(json.loads(line)["scores"]) == seats for line in first.out.splitlines())


def test_replay_and_options_read_a_record() -> None:
    partal(*SOLO, typed="1\n" * 15 + "save open.partal\n")
    match = package.load(Path("open.partal").read_text(encoding="utf-8"))
    decision = match.decision
    assert decision is not None
    assert json.loads(partal("options", "open.partal", "--json").out) == {
        "seat": 0,
        "number": match.number,
        "prompt": decision.prompt,
        "options": [option.notation for option in decision.options],
    }
    shown = partal("options", "open.partal").out
    assert f"Question {match.number} for Zamrak." in shown
    found = json.loads(partal("replay", "open.partal", "--json").out)
    assert found["ok"] is True
    assert found["over"] is False
    assert found["scores"] == list(match.scores)
    at = partal("replay", "open.partal", "--at", "3", "--view", "0")
    assert at.code == 0
    assert "Your workshop" in at.out
    spectator = partal("replay", "open.partal", "--at", "3")
    assert "Your workshop" not in spectator.out
    assert max(len(line) for line in [*at.out.splitlines(), *spectator.out.splitlines()]) <= 80


def test_a_finished_record_shows_its_sheet() -> None:
    partal("play", "sabika", "--seats", "1", "--bots", "random", "--seed", "2", typed="save x.partal\n")
    match = package.Match(package.game("sabika").rules, 1, 2)
    while match.decision is not None:
        match.play(match.decision.options[0])
    Path("end.partal").write_text(match.save(), encoding="utf-8")
    said = partal("replay", "end.partal")
    assert said.code == 0
    totals = [line for line in said.out.splitlines() if line.startswith("prestige track")][-1]
    assert totals.split()[2:] == [str(score) for score in match.scores]


def test_rules_and_house_rules() -> None:
    assert "S-CARV-03 · must" in partal("rules", "S-CARV-03").out
    assert "Sabika: 677 clauses" in partal("rules", "sabika").out
    house = json.loads(partal("rules", "sabika", "--house-rules", "--json").out)
    switches = package.game("sabika").rules.switches
    assert [row["name"] for row in house["options"]] == [switch.name for switch in switches]
    assert set(house["editions"]) == {"en", "de", "ru", "zh"}
    shown = partal("rules", "sabika", "--house-rules").out
    assert max(len(line) for line in shown.splitlines()) <= 80
    found = json.loads(partal("rules", "sabika", "--coverage", "--json").out)["sabika"]
    assert found["tested"] + found["excused"] + len(found["missing"]) == found["clauses"] == 677


def test_content_show_says_every_component_with_its_origin(tmp_path: Path) -> None:
    rows = json.loads(partal("content", "show", "sabika", "--json").out)
    assert len(rows) == len(package.game("sabika").rules.content().entries)
    said = {(row["kind"], row["id"]): row["text"] for row in rows}
    assert said["poem", "2"] == "Blue: each seal: 2 dinars and 2 prestige. Red: glazed ceramic and 1 raw material."
    assert said["route", "florence-ragusa"] == "The route between Florence and Ragusa costs 2 dinars."
    assert said["major-poem", "A1"] == "Major poem: the majority of poems."
    assert said["event", "10"] == "Event, negative: consolidating costs 1 dinar."
    assert said["yusuf", "YM1"].startswith(
        "Yusuf’s card: merchant to export 1, clears the spaces there; a ship; 2 prestige"
    )
    shown = partal("content", "show", "sabika").out
    assert max(len(line) for line in shown.splitlines()) <= 80
    pack = tmp_path / "mine.toml"
    pack.write_text(
        '[pack]\nname = "mine"\ngame = "sabika"\n'
        '[[poem]]\nid = "2"\nblue = "no toll"\nred = "1 dinar"\norigin = "printed"\n',
        encoding="utf-8",
    )
    assert "Different from the built-in content: poem 2" in partal("content", "check", str(pack)).out
    rows = json.loads(partal("content", "show", "sabika", "--content", str(pack), "--json").out)
    changed = [row["text"] for row in rows if row["kind"] == "poem" and row["id"] == "2"]
    assert changed == ["Blue: no dinars for workers present. Red: 1 dinar."]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "sabika", "--seats", "5"], "Sabika is for 1 to 4 players, not 5."),
        (["play", "sabika", "--seats", "0"], "Sabika is for 1 to 4 players, not 0."),
        (["play", "sabika", "--option", "events=4+0"], "The house rule events takes"),
        (["play", "sabika", "--option", "edition=fr"], "edition"),
        (
            ["simulate", "sabika", "--seats", "1", "--games", "1", "--bots", "random,random"],
            "There are 2 bots for 1 seats.",
        ),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], sentence: str) -> None:
    said = partal(*arguments)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
