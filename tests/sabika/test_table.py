"""The test language itself: a situation keeps every piece, and what cannot be is refused."""

import pytest

from tests.sabika.table import Table

FULL = {
    "dinars": {"anna": 4, "ben": 2},
    "store": {"anna": "gypsum 2, sugar 3", "ben": "clothes, marble"},
    "boxes": {"anna": 8},
    "raws": {"anna": "silk", "ben": "cane, clay"},
    "waste": "clay 2",
    "rondel": {"R2": "silk", "R4": None},
    "poems": {"anna": "2 blue, 21 red, A1", "ben": "B1"},
    "row": {"anna": [12, 0, 5]},
    "majors": {"ben": [3, 7]},
    "storehouses": {"ben": {1: [4, 9], 3: [11]}},
    "ships": {"anna": "cairo right, fez left"},
    "cities": {"cairo": "C7", "fez": "C1"},
}


@pytest.mark.parametrize("seed", range(6))
def test_any_seed_gives_the_situation_that_was_asked_for(seed: int) -> None:
    """`check_pieces` runs at the start and after every answer; the game goes on to its end."""
    table = Table("anna", "ben", seed=seed, **FULL)  # type: ignore[arg-type]
    assert table.anna.store == {"gypsum": 2, "sugar": 3}
    assert table.ben.raws == ["cane", "clay"]
    assert (table.rondel["R2"], table.rondel["R4"]) == ("silk", None)
    assert table.anna.poems == ["2 blue", "21 red", "A1"]
    assert (table.anna.row, table.ben.majors) == ([12, 0, 5], [3, 7])
    assert (table.ben.storehouses, table.ben.boxes) == ({1: (2, 9), 3: (1, 11)}, 4 + 1 + 1 + 2)
    assert (table.anna.ships, table.seal_at("cairo"), table.seal_at("tunis")) == (
        {"fez": "left", "cairo": "right"},
        False,
        True,
    )
    for _ in table.play_on(seed):
        pass
    table.is_over()


def test_what_is_not_said_is_blank() -> None:
    table = Table("anna", "ben")
    for player in (table.anna, table.ben):
        assert (player.dinars, player.seals, player.parias, player.prestige, player.store) == (0, 0, 0, 5, {})
    table.waits_for("anna", "sabika.turn")


@pytest.mark.parametrize(
    "situation",
    [
        {"dinar": {"anna": 1}},
        {"dinars": {"zoe": 1}},
        {"store": {"anna": "gypsum 5"}},
        {"store": {"anna": "sugar 9"}, "boxes": {"anna": 9}},
        {"rondel": {"R1": "silk"}},
        {"poems": {"anna": "2 blue", "ben": "2 red"}},
        {"poems": {"anna": "A1"}, "major_poems": ["A1", "B1", "C1", "D1"]},
        {"cities": {"cairo": "C1", "fez": "C1"}},
    ],
)
def test_an_impossible_situation_is_refused(situation: dict[str, object]) -> None:
    with pytest.raises(AssertionError):
        Table("anna", "ben", **situation)  # type: ignore[arg-type]


def test_a_player_cannot_answer_for_another() -> None:
    table = Table("anna", "ben")
    with pytest.raises(AssertionError, match="anna is asked"):
        table.ben.rests("poet")


def test_yusufs_turns_can_be_fixed() -> None:
    table = Table.solo("anna", yusuf_tiles="merchant, poet", yusuf_cards={"merchant": ["YM2"]}, turn="yusuf")
    assert [event.words for event in table.told_of("turned-card")] == [("YM2",)]
    assert table.yusuf.standing == ["poet"]
