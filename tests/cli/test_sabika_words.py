"""Sabika in words: every text exists and is used, effects read as they play, and costs told are costs paid."""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

from partal.core import take_back
from partal.core.event import Event
from partal.core.match import Match
from partal.core.rng import Rng

from partal import rulebook
from partal.sabika import GAME, RULES
from partal.sabika.rules.bonus import CHANGES, EVENT_CHANGES, TRIGGERS, VERBS, read_event
from partal.sabika.rules.content import built_in
from partal.sabika.rules.notation import OPTIONS
from partal.sabika.rules.schema import SCHEMA, YUSUF_WORKERS
from partal.sabika.rules.things import (
    ACTIONS,
    MEASURES,
    MOSAICS,
    POEM_COLOURS,
    PORTS,
    RAWS,
    RINGS,
    SOURCES,
    TYPES,
    WARES,
    WORKERS,
)
from partal.sabika.rules.variant import SOLO
from partal.sabika.terminal.marks import marks_of
from partal.sabika.words.clauses import ACTION_CLAUSES, VERB_CLAUSES
from partal.sabika.words.effects import (
    dashed,
    describe,
    describe_count,
    describe_event,
    describe_lasting,
    describe_major_poem,
    describe_wish,
    sides_of,
)
from partal.sabika.words.nouns import square_word
from partal.sabika.words.teller import TELLER
from partal.words import Words
from tests.cli.texts import SOURCE, constants, family, missing_keys, prompts_of, refusing_clauses, trees, unused_keys
from tests.said import text_of

WHOLE_FAMILIES = (
    r"sabika-(event|prompt|refusal|switch|content|source|option|ware|raw|worker|action|city|type|mosaic|colour|ring"
    r"|effect|trigger|change|active|measure|yusuf-action|yusuf-worker|origin-note"
    r"|kind|thing|name|number|group|value|page-(action|short|worker|event|when|measure)|report-question|lesson|aid)-.*"
)
"""Tests of their own compare these with what the game has."""
NAMES = ["You", "Layla", "Ismail", "Zaynab"]


def test_every_key_that_the_code_names_exists() -> None:
    count, missing = missing_keys("sabika")
    assert count > 120
    assert missing == []


def test_no_text_is_unused() -> None:
    assert unused_keys("sabika", WHOLE_FAMILIES, {*take_back.REFUSALS}) == []


def test_every_event_kind_has_its_text_and_no_other_has() -> None:
    """Rules log events by `Event(kind, ...)`, `log_event(state, kind, ...)` and `log_turned(state, kind, ...)`."""
    kinds: set[str] = set()
    for node in trees("sabika/rules"):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        place = {"Event": 0, "log_event": 1, "log_turned": 1}.get(name)
        if place is not None and isinstance(node.args[place], ast.Constant):
            kinds.add(node.args[place].value)  # type: ignore[attr-defined]
    assert len(kinds) > 45
    assert family("sabika-event-") == kinds


def test_every_prompt_has_its_text_and_its_help() -> None:
    prompts = prompts_of("sabika")
    assert len(prompts) > 35
    assert family("sabika-prompt-") == family("sabika-report-question-") == prompts
    assert all(Words("en").has(f"sabika-prompt-{prompt}.help") for prompt in prompts)


def test_every_clause_that_can_refuse_has_its_text_and_no_other_has() -> None:
    clauses = refusing_clauses("sabika", "S")
    assert len(clauses) > 70
    assert family("sabika-refusal-") == clauses


def test_every_verb_has_label_and_detail_and_no_text_is_left_over() -> None:
    said = {
        text
        for name in ("options", "rounds", "wares", "works")
        for text in constants(ast.parse((SOURCE / "sabika" / "words" / f"{name}.py").read_text(encoding="utf-8")))
    }
    verbs = {option.verb for option in OPTIONS}
    made = {f"{name}-{end}" for name in ("do-raw", "take-raw", "buy-raw") for end in ("flip", "empty")}
    made |= {f"main-{action}" for action in ACTIONS}
    options = family("sabika-option-")
    assert options <= said | verbs | made
    assert all(Words("en").has(f"sabika-option-{name}.detail") for name in options)


@pytest.mark.parametrize(
    ("prefix", "wanted"),
    [
        ("sabika-switch-", {switch.name for switch in RULES.switches}),
        ("sabika-source-", set(SOURCES)),
        ("sabika-ware-", set(WARES)),
        ("sabika-raw-", set(RAWS)),
        ("sabika-worker-", set(WORKERS)),
        ("sabika-action-", set(ACTIONS)),
        ("sabika-city-", set(PORTS)),
        ("sabika-type-", set(TYPES)),
        ("sabika-mosaic-", {*MOSAICS, "joker"}),
        ("sabika-colour-", set(POEM_COLOURS)),
        ("sabika-ring-", set(RINGS)),
        ("sabika-yusuf-worker-", {name for name, _ in YUSUF_WORKERS}),
        ("sabika-effect-", {dashed(verb.name) for verb in VERBS}),
        ("sabika-trigger-", {dashed(trigger) for trigger in TRIGGERS}),
        ("sabika-change-", {dashed(change) for change in CHANGES}),
        ("sabika-active-", {dashed(change) for change in EVENT_CHANGES}),
        ("sabika-measure-", {dashed(measure) for measure in MEASURES}),
        ("sabika-page-when-", {dashed(trigger) for trigger in TRIGGERS}),
    ],
)
def test_a_family_of_texts_is_exactly_the_family_of_things(prefix: str, wanted: set[str]) -> None:
    assert family(prefix) == wanted


def test_every_component_has_a_sentence_and_every_kind_of_yusufs_actions_a_name() -> None:
    kinds = family("sabika-content-")
    assert set(SCHEMA) <= kinds
    assert kinds - set(SCHEMA) == {"none", "raw-material", "good", "poem-out", "majority-of"}
    actions = {action for card in built_in().yusuf_cards for action in card.actions}
    assert family("sabika-yusuf-action-") == {*actions, "none"}
    for entry in built_in().entries:
        said = text_of(TELLER.content(entry))
        assert said.endswith(".")
        assert said[0].isupper() or said[0].isdigit()


def test_the_clauses_behind_answers_exist() -> None:
    assert set(ACTION_CLAUSES) == set(ACTIONS)
    for clause in [*ACTION_CLAUSES.values(), *[clause for row in VERB_CLAUSES.values() for clause in row]]:
        assert rulebook.find("sabika", clause).id == clause


# Effects


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("2 dinars + 2 prestige", "2 dinars and 2 prestige"),
        ("1 dinar", "1 dinar"),
        ("gypsum | wood", "gypsum or wood"),
        ("1 raw | gypsum | wood | marble", "1 raw material, gypsum, wood or marble"),
        ("gypsum + glazed | act: carve", "gypsum and glazed ceramic; or carve action"),
        ("2 marble + process 2 + 1 paria", "2 marble, process up to 2 raw materials and 1 paria"),
        ("1 dinar per 2 boxes, at most 6", "1 dinar per 2 store boxes, at most 6"),
        ("4 dinars or parias", "4 dinars or parias in any mix"),
        ("act: minor-quarry", "minor quarry action"),
    ],
)
def test_a_bonus_reads_like_its_card(text: str, words: str) -> None:
    assert text_of(describe(text)) == words


def test_the_sides_of_a_bonus_are_told_apart() -> None:
    assert [text_of(side) for side in sides_of("1 raw + 1 good | act: export")] == [
        "1 raw material and 1 good",
        "export action",
    ]


def test_lasting_effects_events_and_counts_are_said() -> None:
    assert text_of(describe_lasting("income: 2 dinars; on starting: 2 prestige")) == (
        "each income: 2 dinars; named starting player: 2 prestige"
    )
    assert (
        text_of(describe_lasting("rest dinars 2; rest without loss"))
        == "rest brings 2 more dinars; rest costs no prestige"
    )
    changes = read_event("buying discount 1; selling bonus 1")
    assert text_of(describe_event(changes)) == "buying costs 1 less; selling brings 1 more"
    assert text_of(describe_count("2 per poem, at most 14")) == "2 per poem, at most 14"
    assert text_of(describe_count("3 per consolidated")) == "3 per consolidated city"
    poems = {poem.id: text_of(describe_major_poem(poem, built_in())) for poem in built_in().major_poems}
    assert poems["A1"] == "most poems: 14, 9 or 6"
    assert poems["G2"] == "2 per space of favour, at most 12"
    g2 = next(poem for poem in built_in().major_poems if poem.id == "G2")._replace(last_bonus=2)
    assert text_of(describe_major_poem(g2, built_in())) == "2 per space of favour, at most 12; 2 more on the last space"


# Games


def settings_of(seats: int) -> list[dict[str, str]]:
    """House rules about Yusuf only in games with him."""
    about = [switch for switch in RULES.switches if seats == 1 or switch.name not in SOLO]
    other = {switch.name: switch.values[-1] for switch in about if switch.name != "events"}
    return [{}, {"events": "random"}, {**other, "events": "1+2"}] if seats in (1, 3) else [{}, {"edition": "zh"}]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whatever_happens_in_a_game_can_be_said(seats: int) -> None:
    """Every question, option, clause and event of random games, for every viewer."""
    names = [*NAMES[:seats], *map(text_of, TELLER.bystanders(seats))]
    asked: set[str] = set()
    for seed, settings in enumerate(settings_of(seats)):
        match = Match(RULES, seats, seed, settings)
        rng = Rng(seed)
        for event in match.opening:
            assert text_of(TELLER.event(event, names, None, match.content))
        while (decision := match.decision) is not None:
            view = match.view(decision.seat)
            asked.add(decision.prompt.removeprefix("sabika."))
            assert text_of(TELLER.prompt(view))
            assert text_of(TELLER.prompt_help(view))
            labels = []
            for option in decision.options:
                words = TELLER.option(view, option, names)
                assert words.label
                assert words.detail
                labels.append((words.label, words.detail, words.note))
                for clause in TELLER.clauses(view, option):
                    assert rulebook.find("sabika", clause)
            assert len(set(labels)) == len(labels), "no two options of a question read alike"
            for event in match.play(rng.pick(decision.options)):
                for viewer in (None, *range(seats)):
                    assert text_of(TELLER.event(event, names, viewer, match.content))
        assert match.standings is not None
        sheet = TELLER.final_sheet(match.view(None), match.standings, names)
        for player, total in enumerate(sheet.totals):
            assert sum(row.points[player] for row in sheet.rows) == total
    assert {"keep-tile", "turn", "act", "quarry", "transact", "tribute-dinars"} <= asked


@pytest.mark.parametrize("seats", [1, 3])
def test_every_refusal_of_a_game_in_play_has_a_sentence(seats: int) -> None:
    """Every option the game knows, asked for at every question, is offered or refused with a reason."""
    match = Match(RULES, seats, 5, {"events": "random"})
    rng = Rng(3)
    while (decision := match.decision) is not None and match.number < 150:
        state = match.at(match.number)
        for option in OPTIONS[match.number % 7 :: 7]:
            clause = "" if option in decision.options else RULES.why_not(state, option)
            assert not clause or text_of(TELLER.refusal(clause)), (option, clause)
        match.play(rng.pick(decision.options))


def told_and_done(verb: str, kind: str, seeds: range, reason: str = "", count: int = 25) -> list[tuple[str, int]]:
    """For options of a verb in random games: the detail told, and what its own events of a kind add up to."""
    found: list[tuple[str, int]] = []
    for seed in seeds:
        match = Match(RULES, 3, seed)
        rng = Rng(seed)
        while (decision := match.decision) is not None and len(found) < count:
            fitting = [option for option in decision.options if getattr(option, "verb", "") == verb]
            option = rng.pick(fitting) if fitting else rng.pick(decision.options)
            detail = text_of(TELLER.option(match.view(decision.seat), option).detail)
            events: tuple[Event, ...] = match.play(option)
            if fitting:
                own = [event for event in events if event.seat == decision.seat and event.kind == kind]
                first = [event for event in own if not reason or event.words[-1] == reason][:1]
                found.append((detail, sum(int(event.words[0]) for event in first)))
    assert len(found) >= count
    return found


@pytest.mark.parametrize(
    ("verb", "reason"), [("work", "move"), ("buy", "market"), ("carve", "poem"), ("ship", "journey")]
)
def test_the_price_an_option_names_is_the_price_that_is_paid(verb: str, reason: str) -> None:
    prices = set()
    for detail, paid in told_and_done(verb, "paid", range(40), reason):
        told = 0 if detail.split(";")[0] == "free" else int(detail.split()[0])
        assert told == paid
        prices.add(told)
    assert len(prices) > 1


def test_the_points_an_option_names_are_the_points_that_are_scored() -> None:
    for detail, scored in told_and_done("lay", "scored", range(40)):
        assert detail == f"+{scored} prestige"
    assert all(
        detail.startswith("+3 dinars") and gained == 3 for detail, gained in told_and_done("rest", "gained", range(9))
    )


def test_other_players_secrets_are_not_told() -> None:
    match = Match(RULES, 2, 3)
    dealt = [event for event in match.opening if event.kind == "dealt-tiles"]
    assert text_of(TELLER.event(dealt[0], NAMES, 0, match.content)).startswith("You drew the starting tiles ")
    for viewer in (1, None):
        assert text_of(TELLER.event(dealt[0], NAMES, viewer, match.content)) == "You drew two starting tiles."
    assert match.decision is not None
    kept = match.play(match.decision.options[0])[0]
    number = match.history[0].option.notation.rpartition(" ")[2]
    told = text_of(TELLER.event(kept, NAMES, 0, match.content))
    assert told.startswith("You kept the starting tile “")
    assert told.endswith(f"” (number {number}).")
    assert text_of(TELLER.event(kept, NAMES, 1, match.content)) == "You kept a starting tile."


# The table


def drawn(view: Any, names: list[str], width: int, part: str = "") -> list[str]:
    from io import StringIO

    from rich.console import Console

    paper = StringIO()
    Console(file=paper, width=width, color_system=None).print(GAME.drawing.table(view, names, width, part))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [80, 110])
def test_the_table_and_all_its_parts_stay_within_their_width_and_lose_no_letter(seats: int, width: int) -> None:
    names = [
        *["You", "Bartholomew the Elder", "Q", "Zaynab bint Ahmad"][:seats],
        *map(text_of, TELLER.bystanders(seats)),
    ]
    match = Match(RULES, seats, 8, {"events": "random"})
    rng = Rng(8)
    while (decision := match.decision) is not None:
        if match.number % 40 == 1:
            for part in ("", *GAME.drawing.parts(names)):
                lines = drawn(match.view(decision.seat), names, width, part)
                assert max(len(line) for line in lines) <= width
                cut = [line for line in lines if "…" in line and "Bartholom" not in line and "Zaynab bi" not in line]
                assert cut == []
        match.play(rng.pick(decision.options))


def test_the_table_shows_workers_tokens_tracks_and_workshop() -> None:
    match = Match(RULES, 2, 4)
    while match.number < 30:
        assert match.decision is not None
        match.play(match.decision.options[0])
    state = match.at(match.number)
    page = "\n".join(drawn(match.view(0), ["You", "Layla"], 80))
    for space, family_ in enumerate(state.raw_spaces):
        if family_ >= 0:
            square = text_of(square_word(state.content.raw_spaces[space].squares[0]))
            assert re.search(rf"\b{square} +{RAWS[family_]}\b", page), (
                "a token lies beside the square it is called after"
            )
    assert page.count("★") - 1 == len(state.sultan)
    assert f"{state.room(0)} of {state.boxes[0]} boxes" in " ".join(page.split())
    for wish in state.wishes:
        assert text_of(describe_wish(state.content.wishes[wish].elements, state.variant)) in " ".join(page.split())
    line = next(line for line in page.splitlines() if line.strip("▶ ").startswith("Layla"))
    assert line.strip("▶ ").split()[1:5] == [
        str(state.prestige(1)),
        str(state.dinars[1]),
        str(state.seals[1]),
        str(state.parias[1]),
    ]


def test_everybody_has_a_letter_of_their_own() -> None:
    assert marks_of(["You", "Layla"]) == ["Y", "L"]
    assert marks_of(["Anna", "Alan"]) == ["A", "B"]
    assert marks_of(["李", "王"]) == ["A", "B"], "letters without a small form cannot show who lies"
