"""The player aid: everything it says is said, drawn and proven, and its numbers are those of the components in play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from partal.core.errors import BadInput
from partal.core.message import Message, message
from partal.core.variant import Switch

from partal import rulebook
from partal.game import Game
from partal.games import GAMES
from partal.table.aid import aid_of, house_rules
from partal.table.component import components_of
from partal.words import Words, speaking
from partal.words.aid import AidSection
from partal.words.folders import LANGUAGES
from tests.cli.terminal import partal

CASES = [
    ("asara", {}, None),
    ("asara", {"professional": "true"}, 4),
    ("asara", {"edition": "fr", "gold-surcharge": "2", "facedown-pair-opens-area": "true"}, 2),
    ("asara", {"dispatch-market-only": "true", "open-money": "true"}, 3),
    ("sabika", {}, None),
    ("sabika", {"events": "2+1", "edition": "zh"}, 1),
    ("sabika", {"events": "random", "two-player-second": "none"}, 2),
    ("sabika", {"occupied-payment": "owner"}, 4),
]
each_case = pytest.mark.parametrize(("game", "settings", "seats"), CASES)


def said(sections: list[AidSection]) -> list[str]:
    """Everything on the page."""
    return [
        part
        for section in sections
        for part in (
            str(section.title),
            *[
                " ".join([str(line.name), str(line.cost) if line.cost is not None else "", str(line.text)])
                for line in section.lines
            ],
        )
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@each_case
def test_everything_is_said_in_every_language(
    game: str, settings: dict[str, str], seats: int | None, language: str
) -> None:
    with speaking(language):
        lines = said(aid_of(GAMES[game], None, settings, seats))
    assert all(line.strip() for line in lines)
    assert not any("{" in line or "None" in line or "  " in line.strip().replace("  ", "", 1) for line in lines)
    assert sum(len(line.split()) for line in lines) < 1000, "it would not fit on a sheet"


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_no_text_of_the_aid_is_left_over(game: str) -> None:
    used: set[str] = set()
    for name, settings, seats in CASES:
        if name == game:
            for section in aid_of(GAMES[game], None, settings, seats):
                used |= keys_in(section.title)
                for line in section.lines:
                    used |= keys_in(line.name) | keys_in(line.text) | keys_in(line.cost)
    known = {key for key in Words("en").keys if key.startswith(f"{game}-aid-")}
    assert known - used == set()


def keys_in(said: Any) -> set[str]:
    """The keys of a message and of all messages in it."""
    if not isinstance(said, Message):
        return set()
    return {said.key}.union(*[keys_in(value) for value in said.values.values()])


@each_case
def test_what_is_drawn_and_cited_exists(game: str, settings: dict[str, str], seats: int | None) -> None:
    found = GAMES[game]
    known = {f"{row['kind']}:{row['id']}" for row in components_of(game, found.rules.content())}
    clauses = {clause.id for clause in rulebook.read(game)}
    sections = aid_of(found, None, settings, seats)
    for section in sections:
        for line in section.lines:
            assert set(line.figures) <= known, line
            assert set(line.clauses) <= clauses, line
    assert sum(1 for section in sections for line in section.lines if line.clauses) > 15


NUMBERS = {
    "asara": ("price", "spaces", "gift", "offer", "rank", "exchange", "calendar", "hand"),
    "sabika": (
        "tribute",
        "buy",
        "sell",
        "material",
        "poem-cost",
        "expansion",
        "majority",
        "secondary",
        "amount",
    ),
}
"""The kinds of components whose numbers are on the page."""
UNSAID = {
    ("amount", "starting-prestige"),
    ("amount", "quarry-materials"),  # The rules allow no other number (S-QUAR-01).
    ("amount", "favour-last"),
    ("amount", "yusuf-boxes"),
    ("calendar", "first"),
}
BUMPED = [
    pytest.param(game.name, entry.kind, entry.id, key, id=f"{game.name}-{entry.kind}-{entry.id}-{key}")
    for game in GAMES.values()
    for entry in game.rules.content().entries
    if entry.kind in NUMBERS.get(game.name, ()) and (entry.kind, entry.id) not in UNSAID
    for key, value in entry.values.items()
    if not isinstance(value, str)
]


@pytest.mark.parametrize(("game", "kind", "name", "key"), BUMPED)
def test_its_numbers_follow_a_content_pack(game: str, kind: str, name: str, key: str, tmp_path: Path) -> None:
    """A pack changes one number, and exactly the lines that have it change, to that number."""
    rules = GAMES[game].rules
    entry = next(one for one in rules.content().entries if (one.kind, one.id) == (kind, name))
    old = entry.values[key]
    new: Any = int(old) + 1 if isinstance(old, int) else list(old[:-1]) if name == "circle" else [*old[:-1], 29]
    values = {**entry.values, key: new}
    written = "\n".join(
        f"{one} = {json.dumps(list(value) if isinstance(value, tuple) else value)}" for one, value in values.items()
    )
    pack = tmp_path / "box.toml"
    pack.write_text(
        f'[pack]\nname = "box"\ngame = "{game}"\n\n[[{kind}]]\nid = "{name}"\n{written}\norigin = "printed"\n',
        encoding="utf-8",
    )
    settings = {"professional": "true"} if game == "asara" else {}
    before = said(aid_of(GAMES[game], None, settings))
    after = said(aid_of(GAMES[game], rules.content(pack), settings))
    changed = [new_line for old_line, new_line in zip(before, after, strict=True) if old_line != new_line]
    assert len(changed) == 1
    number = new[-1] if isinstance(new, list) else new
    assert str(number) in changed[0]


def test_it_follows_the_house_rules() -> None:
    asara, sabika = GAMES["asara"], GAMES["sabika"]
    basic, professional = "\n".join(said(aid_of(asara))), "\n".join(said(aid_of(asara, None, {"professional": "true"})))
    for name in ("Tent", "Lighted windows", "A lit window", "1 for each lit window"):
        assert name not in basic
        assert name in professional
    assert "Bank" not in "\n".join(said(aid_of(asara, None, {"dispatch-market-only": "true"})))
    assert "gold costs 2 more" in "\n".join(said(aid_of(asara, None, {"gold-surcharge": "2"})))
    assert "paid to its owner" in "\n".join(said(aid_of(sabika, None, {"occupied-payment": "owner"})))
    assert "It changes after rounds 1 and 4." in "\n".join(
        said(aid_of(sabika, None, {"events": "random", "event-change-rounds": "1,4"}))
    )
    assert "14 for the first, 6 for the second; if level, 6" in "\n".join(said(aid_of(sabika, None, {}, 2)))


STILL_TRUE = {
    (
        "dispatch-market-only",
        "A-DISP-01",
    ): "the page lists only the places that are left, and this line says any of them",
}
"""House rules and clauses of theirs that a line cites, although it need not change."""
ASARA_RULES = [
    pytest.param(switch, value, id=f"{switch.name}-{value}")
    for switch in GAMES["asara"].rules.switches
    for value in switch.values[1:]
]


@pytest.mark.parametrize(("switch", "value"), ASARA_RULES)
def test_no_line_contradicts_a_house_rule(switch: Switch, value: str) -> None:
    """A line of Asara's that cites a clause which a house rule is about changes with it, or goes."""
    usual = {} if switch.name in ("professional", "pro-recruit", "pro-lit-windows") else {"professional": "true"}
    own = len(aid_of(GAMES["asara"], None, {}))
    before, after = [aid_of(GAMES["asara"], None, one)[:own] for one in (usual, {**usual, switch.name: value})]
    kept = {" | ".join([str(line.name), str(line.cost), str(line.text)]) for section in after for line in section.lines}
    for section in before:
        for line in section.lines:
            for clause in line.clauses:
                if clause in switch.reference.split(", ") and (switch.name, clause) not in STILL_TRUE:
                    assert " | ".join([str(line.name), str(line.cost), str(line.text)]) not in kept, clause


@pytest.mark.parametrize(
    ("switch", "gone"),
    [
        ("multi-base-towers", "One in each tower."),
        ("allow-one-way-part-moves", "What stands is never moved"),
        ("unbuilt-lit-score-yearly", "once it is in a tower"),
        ("overpay-any-lower", "the same number"),
        ("overpay-any-higher-plot", "the next free plot above"),
    ],
)
def test_what_a_house_rule_makes_untrue_is_gone(switch: str, gone: str) -> None:
    usual = {"professional": "true"}
    assert gone in "\n".join(said(aid_of(GAMES["asara"], None, usual)))
    assert gone not in "\n".join(said(aid_of(GAMES["asara"], None, {**usual, switch: "true"})))


def test_a_game_of_one_year_has_no_next_one(tmp_path: Path) -> None:
    rules = GAMES["asara"].rules
    entry = next(one for one in rules.content().entries if one.kind == "calendar" and one.values.get("count") == 4)
    pack = tmp_path / "short.toml"
    pack.write_text(
        f'[pack]\nname = "short"\ngame = "asara"\n\n[[calendar]]\nid = "{entry.id}"\ncount = 1\norigin = "printed"\n',
        encoding="utf-8",
    )
    assert "The next of" not in "\n".join(said(aid_of(GAMES["asara"], rules.content(pack))))


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_it_ends_with_the_house_rules_of_the_table_if_there_are_any(game: str) -> None:
    found = GAMES[game]
    assert aid_of(found)[-1].title != message("aid-house-rules")
    for switch in found.rules.switches:
        value = switch.values[1]
        (line,) = house_rules(found, {switch.name: value})
        assert line.name == found.teller.switch(switch.name)
        assert str(line.text) != f"{switch.name}-{value}"
    chosen = {found.rules.switches[-1].name: found.rules.switches[-1].values[1]}
    seats = found.rules.seats[0]
    assert aid_of(found, None, chosen, seats)[-1].title == message("aid-house-rules")


def test_a_game_without_an_aid_of_its_own_lists_its_components(bare: Game) -> None:
    sections = aid_of(bare)
    entries = bare.rules.content().entries
    assert [line.text for section in sections for line in section.lines] == [
        bare.teller.content(one) for one in entries
    ]
    assert len({str(section.title) for section in sections}) == len(sections) == len({one.kind for one in entries})


@pytest.fixture
def bare() -> Game:
    """A game that brings its rules and texts, and nothing else."""

    class Bare(Game):
        name = GAMES["asara"].name
        rules = GAMES["asara"].rules

    return Bare()


def test_a_number_of_seats_that_nobody_plays_with_is_refused() -> None:
    with pytest.raises(BadInput, match="Asara is for 2 to 4 players, not 5"):
        aid_of(GAMES["asara"], None, {}, 5)


# In the terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_the_terminal_prints_it(game: str, language: str) -> None:
    printed = partal("--language", language, "aid", game)
    assert (printed.code, printed.err) == (0, "")
    flat = " ".join(printed.out.split())
    with speaking(language):
        for section in aid_of(GAMES[game]):
            for line in section.lines:
                assert " ".join(str(line.text).split()) in flat


def test_the_terminal_follows_a_table_too() -> None:
    rows = json.loads(partal("aid", "asara", "--option", "professional", "--seats", "2", "--json").out)
    assert [row["title"] for row in rows] == [
        str(section.title) for section in aid_of(GAMES["asara"], None, {"professional": "true"}, 2)
    ]
    lines = {line["name"]: line for row in rows for line in row["lines"]}
    assert lines["Bank"] == {
        "name": "Bank",
        "cost": "",
        "text": "Receive the amount of the space: 10, 8 or 6 Asari.",
        "clauses": ["A-FUND-01", "A-FUND-02"],
    }
    assert "9 each" in lines["The next of 4 years"]["text"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("aid", "chess"), "chess"),
        (("aid", "sabika", "--seats", "9"), "Sabika is for 1 to 4 players, not 9"),
        (("aid", "asara", "--option", "nonsense"), "nonsense"),
        (("aid", "asara", "--content", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_what_there_is_not_gets_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    refused = partal(*arguments)
    assert refused.code == 2
    assert sentence in refused.err
    assert "Traceback" not in refused.err
