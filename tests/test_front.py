"""The front door: every way to open a table, and a sentence for every wrong one."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from partal.core import rng
from partal.core.errors import BadInput
from partal.core.log import Entry
from partal.core.message import Message

import partal
from partal import GAMES, Match, PartalError, PeerMissing, RecordError, Rng, front, games, lab, load, rulebook, words
from partal.asara.rules.things import COLOURS
from partal.lab import arena, bench, conformance, custom_bots, simulate, train
from partal.lab.simulate import play_many, play_one
from partal.table import players
from partal.words import Words, speaking


@pytest.mark.parametrize(
    ("module", "least"), [(front, 20), (simulate, 3), (players, 1), (games, 1), (rng, 2), (words, 2)]
)
def test_the_examples_in_the_docstrings_hold(module: ModuleType, least: int) -> None:
    result = doctest.testmod(module, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert result.attempted >= least
    assert result.failed == 0


@pytest.mark.parametrize(
    ("house_rules", "settings"),
    [
        ({"professional": True}, {"professional": "true"}),
        ({"professional": False}, {}),
        ({"professional": "true"}, {"professional": "true"}),
        ({"gold_surcharge": 1}, {"gold-surcharge": "1"}),
        ({"edition": "de"}, GAMES["asara"].rules.settings({"edition": "de"})),
    ],
)
def test_house_rules_are_booleans_numbers_or_texts(house_rules: dict[str, Any], settings: dict[str, str]) -> None:
    assert Match("asara", seed=1, **house_rules).settings == settings
    assert Match("asara", 2, 1, house_rules).settings == settings


def test_a_game_is_a_name_or_an_entry_of_the_registry() -> None:
    for game in ("asara", GAMES["asara"], GAMES["asara"].rules):
        assert Match(game, seats=3, seed=4).digest == Match("asara", 3, 4).digest


def test_without_a_seed_every_match_has_its_own() -> None:
    assert len({Match("asara").record().seed for _ in range(5)}) == 5


PACK = """
[pack]
game = "asara"
name = "dear black"

[[price]]
id = "black"
asari = 9
origin = "printed"
"""


def test_content_is_a_pack_by_its_path_or_already_read(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(PACK, encoding="utf-8")
    by_path = Match("asara", seed=1, content=path)
    assert by_path.view(0).price(2 * COLOURS.index("black")) == 9
    assert Match("asara", seed=1, content=str(path)).digest == by_path.digest
    assert load(by_path.save(), path).digest == by_path.digest


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess”; the games are asara, sabika."),
        ({"game": 7}, "A game is one of asara, sabika, not “7”."),
        ({"seats": "two"}, "`seats` must be a whole number, not “two”."),
        ({"seats": True}, "`seats` must be a whole number, not “True”."),
        ({"seats": 9}, "Asara is for 2 to 4 players, not 9."),
        ({"seed": 1.5}, "`seed` must be a whole number, not “1.5”."),
        ({"seed": -1}, "A seed is a number from 0 to 9223372036854775807."),
        ({"players": "Ana"}, "`players` must be a list of names."),
        ({"players": ["Ana"]}, "2 seats need 2 names, not 1."),
        ({"players": [1, 2]}, "`players` must be a list of names."),
        ({"professional": "perhaps"}, "The house rule professional takes false or true, not “perhaps”."),
        ({"professional": None}, "The house rule professional takes True, False, a number or a string, not “None”."),
        ({"wings": True}, "There is no house rule “wings”; the house rules are edition, "),
        ({"content": "/no/such/pack.toml"}, "pack.toml: cannot be read (No such file or directory)."),
    ],
)
def test_wrong_arguments_get_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PartalError) as refused:
        Match(**{"game": "asara", **arguments})
    said = str(refused.value)
    assert said.startswith(sentence)
    assert said.endswith(".")
    assert isinstance(refused.value, ValueError)


HUGE = 10**5000


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Match("asara", settings=["a"]),  # type: ignore[arg-type]
        lambda: Match("asara", settings="professional"),  # type: ignore[arg-type]
        lambda: Match("asara", settings={3: "true"}),  # type: ignore[dict-item]
        lambda: Match("asara", players=3),  # type: ignore[arg-type]
        lambda: Match("asara", content=3),
        lambda: Match("asara", content=GAMES["sabika"].rules.content()),
        lambda: Match("asara", salt=None),  # type: ignore[arg-type]
        lambda: Match("asara", seats=HUGE),
        lambda: Match("asara", seats=10**30),
        lambda: Match("asara", seed=HUGE),
        lambda: Match("sabika", yusuf_prestige=HUGE),
        lambda: load(3),  # type: ignore[arg-type]
        lambda: load(b""),  # type: ignore[arg-type]
        lambda: load(Match("asara", seed=1).save(), content=4),
        lambda: partal.game(3),  # type: ignore[arg-type]
        lambda: partal.game([]),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).play(None),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).play(0),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).at(HUGE),
        lambda: Match("asara", seed=1).play("go bases", HUGE),
        lambda: partal.game(HUGE),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).at("x"),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).view("a"),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).view(2),
        lambda: Match("sabika", seed=1).view(-1),
        lambda: Match("asara", seed=1).take_back("x"),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).take_back(0, bots=5),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).take_back(0, bots="x"),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).take_back(9),
        lambda: Match("asara", seed=1).is_among_bots(0, 5),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).is_among_bots("x", None),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).why_not_take_back(9),
        lambda: Match("asara", seed=1).prepare(5),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).prepare_take_back(0, [True]),
        lambda: Match("asara", seed=1).take(5),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).undo(5),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).undo(Entry(0, takes=3)),
        lambda: Match("asara", seed=1).check_result(5),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).log("x"),  # type: ignore[arg-type]
        lambda: Match("asara", seed=1).log(99),
        lambda: Match("asara", content="\0"),
        lambda: Match("asara", settings={"open-money": True, "open_money": False}),
        lambda: Match("asara", settings={"open-money": True}, open_money=False),
        lambda: Match.load(5),  # type: ignore[arg-type]
        lambda: Match.replay(5),  # type: ignore[arg-type]
        lambda: Match.load(Match("asara", seed=1).save(), "sabika"),
        lambda: GAMES["asara"].rules.read(5),  # type: ignore[arg-type]
        lambda: GAMES["sabika"].rules.read(None),  # type: ignore[arg-type]
        lambda: GAMES["asara"].rules.content(5),  # type: ignore[arg-type]
        lambda: GAMES["sabika"].rules.content(b"x"),  # type: ignore[arg-type]
        lambda: train.train("chess", 0, 1, 1),
        lambda: train.train("asara", 0, "x", 1),  # type: ignore[arg-type]
        lambda: train.train("asara", 0, 0, 1),
        lambda: train.train("asara", 0, 1, 1, "nobody"),
        lambda: Words("xx"),
        lambda: Words("en").say("no-such-text"),
        lambda: Words("en").say("refused-whole"),
        lambda: lab.laws("nope"),
        lambda: lab.laws(3),  # type: ignore[arg-type]
        lambda: lab.laws("asara", games="many"),  # type: ignore[arg-type]
        lambda: lab.laws("asara", games=0),
        lambda: lab.laws("asara", seed=None),  # type: ignore[arg-type]
        lambda: lab.laws("asara", seed=-1),
        lambda: play_many("nope", 2, 1),
        lambda: play_many(None, 2, 1),  # type: ignore[arg-type]
        lambda: play_many("asara", "two", 1),  # type: ignore[arg-type]
        lambda: play_many("asara", 9, 1),
        lambda: play_many("asara", 2, 1.5),  # type: ignore[arg-type]
        lambda: play_many("asara", 2, 1, jobs=None),  # type: ignore[arg-type]
        lambda: play_many("asara", 2, 1, bots="medium"),
        lambda: play_many("asara", 2, 1, bots=[3]),  # type: ignore[list-item]
        lambda: play_many("asara", 2, 1, bots=["nobody"]),
        lambda: play_many("asara", 2, 1, settings="professional"),  # type: ignore[arg-type]
        lambda: play_many("asara", 2, 1, settings={"professional": "perhaps"}),
        lambda: play_many("asara", 2, 1, pack=3),  # type: ignore[arg-type]
        lambda: play_one("asara", 2, "x"),  # type: ignore[arg-type]
        lambda: play_one("asara", 2, 1, ["nobody"]),
        lambda: play_one("asara", 2, 1, content=3),
        lambda: arena.programme("nope", ["easy", "hard"], 2, 2, 0),
        lambda: arena.programme("asara", "easy", 2, 2, 0),
        lambda: arena.programme("asara", ["easy", "hard"], 2, None, 0),  # type: ignore[arg-type]
        lambda: arena.programme("asara", None, 2, 2, 0),  # type: ignore[arg-type]
        lambda: arena.line_ups([], 2),
        lambda: arena.line_ups(["easy"], "two"),  # type: ignore[arg-type]
        lambda: arena.play_all([], 0),
        lambda: arena.play_all([], "x"),  # type: ignore[arg-type]
        lambda: conformance.check("random", "nope"),
        lambda: conformance.check("random", "asara", 0),
        lambda: conformance.check("random", "asara", 1, "x"),  # type: ignore[arg-type]
        lambda: custom_bots.make("asara", 3),  # type: ignore[arg-type]
        lambda: custom_bots.find(3),  # type: ignore[arg-type]
        lambda: custom_bots.check("asara", None),  # type: ignore[arg-type]
        lambda: train.train("asara", 0, 1, 0),
        lambda: players.make(3, 4),  # type: ignore[arg-type]
        lambda: conformance.check(3, "asara"),  # type: ignore[arg-type]
        lambda: conformance.check("random", "asara", games="x"),  # type: ignore[arg-type]
        lambda: bench.measure("x"),  # type: ignore[arg-type]
        lambda: bench.measure(1, "x"),  # type: ignore[arg-type]
        lambda: bench.measure(0),
        lambda: train.training_of("nope"),
        lambda: players.make("asara", 3),  # type: ignore[arg-type]
        lambda: players.make([], "random"),  # type: ignore[arg-type]
        lambda: rulebook.find("asara", "A-NOPE-01"),
        lambda: rulebook.read("nope"),
        lambda: speaking("xx").__enter__(),
        lambda: Match("asara", seed=2).take(Match("asara", seed=1).prepare("go bank 10")),
        lambda: Match("sabika", seed=1).take(Match("asara", seed=1).prepare("go bank 10")),
        lambda: Match("asara", seed=1).undo(Entry(5, takes=1)),
        lambda: Match("asara", seed=1, players=["a\nb", "c"]),
        lambda: Match("asara", seed=1, players=["a, b", "c"]),
        lambda: Match.replay(Match("asara", seed=1).record()._replace(answers=(1, 2))),  # type: ignore[arg-type]
        lambda: Match.replay(Match("asara", seed=1).record()._replace(seed=None)),  # type: ignore[arg-type]
        lambda: Match.replay(Match("asara", seed=1).record()._replace(settings=None)),  # type: ignore[arg-type]
        lambda: GAMES["asara"].rules.new(None, 1, {}),  # type: ignore[arg-type]
        lambda: GAMES["asara"].rules.new(2, None, {}),  # type: ignore[arg-type]
        lambda: arena.line_ups(["easy", "hard"], -1),
        lambda: arena.line_ups(["easy", "hard"], 10**30),
        lambda: arena.play_all(None, 1),  # type: ignore[arg-type]
        lambda: arena.play_all([], 1, kept=True),  # type: ignore[arg-type]
        lambda: arena.play_all([], 1, kept=""),
        lambda: conformance.trials("asara", None),  # type: ignore[arg-type]
        lambda: conformance.trials("asara", 10**30),
        lambda: conformance.check("random", "asara", 10**30),
        lambda: rulebook.read(None),  # type: ignore[arg-type]
        lambda: rulebook.find("asara", None),  # type: ignore[arg-type]
        lambda: custom_bots.watched("asara", None),  # type: ignore[arg-type]
    ],
)
def test_an_argument_of_the_wrong_kind_is_refused_in_one_line(wrong: Callable[[], object]) -> None:
    with pytest.raises(PartalError) as refusal:
        wrong()
    sentence = str(refusal.value)
    assert sentence.endswith(".")
    assert len(sentence) < 200
    assert "\n" not in sentence


def test_a_step_belongs_to_the_match_that_prepared_it() -> None:
    one, other = Match("asara", seed=1), Match("asara", seed=2)
    before = other.save()
    with pytest.raises(BadInput, match="prepared by another match"):
        other.take(one.prepare("go bank 10"))
    assert other.save() == before
    one.take(one.prepare("go bank 10"))
    assert one.number == 2


def test_a_message_with_an_odd_value_can_still_be_said() -> None:
    assert "None" in str(BadInput(Message("refused-whole", {"name": "x", "value": None})))  # type: ignore[dict-item]


def test_a_clone_is_independent_and_keeps_its_history() -> None:
    match = Match("sabika", seats=2, seed=4)
    for _ in range(40):
        match.play(match.options[-1])
    twin = match.clone()
    before = match.save()
    for _ in range(10):
        twin.play(twin.options[0])
    assert match.save() == before
    assert twin.number == match.number + 10
    assert twin.at(20) is not match.at(20)
    seat = twin.history[-1].seat
    if twin.why_not_take_back(seat) is None:
        twin.take_back(seat)
    assert match.save() == before
    assert type(twin) is Match
    twin.settings["events"] = "0+3"
    assert "events" not in match.settings


def test_a_match_is_loaded_by_its_class_as_by_the_function(tmp_path: Path) -> None:
    match = Match("asara", seed=7, players=["Ana", "Ben"])
    match.play("go bank 10")
    path = tmp_path / "pack.toml"
    path.write_text(PACK, encoding="utf-8")
    packed = Match("asara", seed=1, content=path)
    for again in (Match.load(match.save()), Match.load(match.save(), "asara"), Match.replay(match.record())):
        assert (type(again), again.digest, again.players) == (Match, match.digest, ("Ana", "Ben"))
    assert Match.load(packed.save(), content=path).digest == packed.digest
    with pytest.raises(RecordError, match="chess"):
        Match.replay(match.record()._replace(game="chess"))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: Match("asara", seed=1).take_back(9), "There is no seat 9; this match has seats 0 to 1."),
        (lambda: Match("asara", content="\0"), "\\x00: cannot be read (Not a valid file name)."),
        (
            lambda: Match("asara", settings={"open-money": True, "open_money": False}),
            "The house rule open-money is given twice.",
        ),
    ],
)
def test_the_sentence_names_the_real_reason(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises(PartalError) as refusal:
        wrong()
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Rng("x").below(3),  # type: ignore[arg-type]
        lambda: Rng(1).below("x"),  # type: ignore[arg-type]
        lambda: Rng(1).pick(5),  # type: ignore[arg-type]
        lambda: Rng(1).fork(5),  # type: ignore[arg-type]
    ],
)
def test_chance_leaves_wrong_types_to_python(wrong: Callable[[], object]) -> None:
    """As docs/api.md says: it is drawn from too often to check them."""
    with pytest.raises(TypeError):
        wrong()


def test_without_numpy_training_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "find_spec", lambda _: None)
    with pytest.raises(PeerMissing, match="numpy"):
        train.train("asara", 0, 1, 1)


def test_reprs_say_what_a_thing_is() -> None:
    match = Match("sabika", seats=1, seed=2)
    assert repr(match).startswith("<Match of sabika, 1 seat, question 1: seat 0, sabika.")
    assert repr(match.view(0)) == "<View of sabika, seat 0>"
    assert repr(match.view(None)) == "<View of sabika, a spectator>"
    assert repr(match.options[0]) == f"<sabika: {match.options[0].notation}>"
    state = match.rules.new(2, 5)
    first = match.rules.decision(state)
    assert first is not None
    asked = f"seat {first.seat}, sabika.keep-tile, {len(first.options)} options"
    assert repr(state) == f"<State after 0 answers: {asked}>"
    assert repr(first) == f"<Decision: {asked}>"
    assert repr(match.rules.view(state, first.seat).question) == f"<Question: {asked}>"
    assert repr(match.rules.view(state, None).question) == f"<Question: seat {first.seat}, sabika.keep-tile>"
    while (decision := match.rules.decision(state)) is not None:
        match.rules.play(state, decision.options[0])
    assert repr(state) == f"<State after {state.answers} answers, over>"
    rules = GAMES["asara"].rules
    assert repr(rules) == f"<Rules of asara, version {rules.version}>"
    assert repr(rules.content()).startswith("<Content of asara from 'partal', ")
    assert repr(rules.content()).endswith(f" entries, digest {rules.content().digest}>")
    assert repr(players.make("asara", "random")) == "<RandomBot>"
    assert repr(players.make("asara", "easy")) == "<AsaraEasy>"
    assert repr(players.make("sabika", "easy")) == "<SabikaEasy>"
    assert repr(players.make("asara", "medium")) == "<AsaraHeuristic>"
    assert repr(players.make("sabika", "medium")) == "<SabikaHeuristic>"
    for game, bot in (("asara", "AsaraBeamSearch"), ("sabika", "SabikaSearch")):
        master = players.make(game, "master")
        assert repr(master) == f"<{bot}, {master.budget}>"
        assert "seconds=" in repr(master)
    assert repr(GAMES["asara"]) == f"<Game asara, rules version {GAMES['asara'].rules.version}>"


def test_every_error_is_documented() -> None:
    """Those that callers meet by their names, and those of one part of the house by their modules."""
    page = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")
    for module in pkgutil.walk_packages(partal.__path__, "partal."):
        if not module.name.endswith("__main__"):
            with suppress(PeerMissing):  # An adapter, without the packages that it adapts to.
                importlib.import_module(module.name)
    errors, found = [PartalError], set()
    while errors:
        error = errors.pop()
        errors += error.__subclasses__()
        if error.__module__.startswith("partal."):
            found.add(error)
    assert len(found) > 20
    missing = [
        error.__name__ for error in found if f"`{error.__name__}`" not in page and f".{error.__name__}`" not in page
    ]
    assert missing == []


def test_house_rules_of_simulated_games_are_booleans_numbers_or_texts() -> None:
    typed, told = [list(play_many("asara", 2, 1, settings={"professional": value})) for value in (True, "true")]
    assert typed == told


def test_every_error_that_partal_raises_on_purpose_is_a_partal_error() -> None:
    errors = [thing for thing in vars(partal).values() if inspect.isclass(thing) and issubclass(thing, Exception)]
    assert len(errors) >= 8
    assert all(issubclass(error, PartalError) for error in errors)


def test_an_answer_of_another_game_or_a_number_that_is_none_is_refused() -> None:
    match = Match("asara", seats=2, seed=1)
    with pytest.raises(partal.InvalidAnswer, match="keep tile 8"):
        match.play(GAMES["sabika"].rules.read("keep tile 8"))
    for number in ("one", 1.5, True):
        with pytest.raises(partal.BadInput, match="number"):
            match.play("go bases", number)  # type: ignore[arg-type]
    assert match.number == 1


@pytest.mark.parametrize(
    ("game", "bot", "sentence"),
    [
        ("chess", "hard", "There is no game “chess”; the games are asara, sabika."),
        ("asara", None, "There is no bot “None” for asara; its bots are random, easy, medium, hard, master."),
    ],
)
def test_a_bot_that_does_not_exist_gets_a_true_sentence(game: str, bot: Any, sentence: str) -> None:
    with pytest.raises(partal.BadInput) as refused:
        players.make(game, bot)
    assert str(refused.value) == sentence
