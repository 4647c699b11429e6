"""The engine asks if there is a choice, and plays on if there is none."""

from __future__ import annotations

from typing import ClassVar

import pytest

from partal.core import codec, engine
from partal.core.decision import Decision, Option
from partal.core.effect import Effect, State

OPTIONS = tuple(Option("test", number, f"say {number}") for number in range(4))


class Heard(State):
    __slots__ = ("words",)
    words: list[str]


class Say(Effect[Heard]):
    """Says a word, and leaves the following words for later."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "word", "then")

    def __init__(self, seat: int, word: str, then: tuple[str, ...] = ()) -> None:
        super().__init__(seat)
        self.word = word
        self.then = then

    def do(self, state: Heard, option: Option | None) -> None:
        assert option is None
        state.words.append(self.word)
        state.todo.extend(Say(self.seat, word) for word in reversed(self.then))


class Choose(Effect[Heard]):
    """Chooses among this many options."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def ask(self, state: Heard) -> Decision | None:
        return Decision(self.seat, "test.choose", OPTIONS[: self.count])

    def do(self, state: Heard, option: Option | None) -> None:
        assert option is not None
        state.words.append(f"{self.seat}:{option.notation}")


def table(*effects: Effect[Heard]) -> Heard:
    """A state whose stack will do these effects in this order."""
    state = Heard()
    state.todo, state.pending, state.answers, state.chance, state.log = list(reversed(effects)), None, 0, 0, None
    state.words = []
    engine.advance(state)
    return state


def test_effects_without_a_question_are_done_until_nothing_is_left() -> None:
    state = table(Say(0, "one"), Say(0, "two"))
    assert state.words == ["one", "two"]
    assert (state.todo, state.pending, state.answers) == ([], None, 0)


def test_what_an_effect_adds_is_done_before_what_lay_below_it() -> None:
    assert table(Say(0, "one", ("one a", "one b")), Say(0, "two")).words == ["one", "one a", "one b", "two"]


def test_a_single_option_is_taken_and_counted_and_nobody_is_asked() -> None:
    state = table(Choose(1, 1), Say(0, "after"))
    assert state.words == ["1:say 0", "after"]
    assert (state.answers, state.pending) == (1, None)


def test_two_options_are_a_question_and_nothing_after_it_happens_yet() -> None:
    state = table(Say(0, "before"), Choose(2, 2), Say(0, "after"))
    assert state.words == ["before"]
    assert state.pending == Decision(2, "test.choose", OPTIONS[:2])
    assert state.todo == [Say(0, "after"), Choose(2, 2)]
    assert state.answers == 0


def test_an_answer_is_carried_out_and_the_game_goes_on_to_the_next_choice() -> None:
    state = table(Choose(0, 3), Choose(1, 1), Say(0, "between"), Choose(2, 2))
    engine.answer(state, OPTIONS[2])
    assert state.words == ["0:say 2", "1:say 0", "between"]
    assert state.answers == 2
    assert state.pending is not None
    assert state.pending.seat == 2
    engine.answer(state, OPTIONS[0])
    assert state.pending is None
    assert state.answers == 3


def test_an_effect_is_equal_to_one_with_the_same_values_and_prints_as_it_is_made() -> None:
    assert Say(0, "a", ("b",)) == Say(0, "a", ("b",))
    assert hash(Say(0, "a")) == hash(Say(0, "a"))
    assert Say(0, "a") != Say(1, "a")
    assert Say(0, "a") != Choose(0, 1)
    assert Say(0, "a") != "Say(0, 'a')"
    assert repr(Say(0, "a", ("b",))) == "Say(0, 'a', ('b',))"
    assert eval(repr(Say(0, "a", ("b",)))) == Say(0, "a", ("b",))


def test_an_effect_that_says_nothing_asks_nothing_and_cannot_be_done() -> None:
    effect: Effect[Heard] = Effect(3)
    state = table()
    assert effect.ask(state) is None
    assert effect.why_not(state, OPTIONS[0]) == ""
    with pytest.raises(NotImplementedError):
        effect.do(state, None)


def test_a_stack_is_written_as_rows_and_read_back() -> None:
    stack = [Say(0, "a", ("b", "c")), Choose(1, 2)]
    rows = codec.encode_effects(stack)
    assert rows == [["Say", 0, "a", ("b", "c")], ["Choose", 1, 2]]
    verbs = {"Say": Say, "Choose": Choose}
    assert codec.decode_effects([["Say", 0, "a", ["b", "c"]], ["Choose", 1, 2]], verbs) == stack
    with pytest.raises(KeyError):
        codec.decode_effects([["Shout", 0]], verbs)


def test_lists_come_back_as_tuples_all_the_way_down() -> None:
    assert codec.frozen([1, [2, [3, []]], "x"]) == (1, (2, (3, ())), "x")
    assert codec.frozen(5) == 5


def test_one_state_has_one_text_and_one_digest() -> None:
    assert codec.canonical({"b": (1, 2), "a": None}) == '{"a":null,"b":[1,2]}'
    assert codec.canonical({"a": None, "b": [1, 2]}) == codec.canonical({"b": (1, 2), "a": None})
    assert codec.digest({"a": None, "b": [1, 2]}) == "ee743f2fa2570a1b5e3270cc405d0456"  # SHA-256 of the text above.
    assert codec.digest({"a": None, "b": [1, 2]}) == codec.digest({"b": (1, 2), "a": None})
    assert len(codec.digest({})) == 32
    assert codec.digest({"a": 1}) != codec.digest({"a": 2})
