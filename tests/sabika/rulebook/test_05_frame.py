"""The frame of the game (S-ROUND)."""

import pytest

from partal.core.decision import InvalidAnswer

from partal.sabika.rules.content import built_in
from partal.sabika.rules.things import RING_OF, RING_OF_SQUARE, WORKER_COUNT, WORKSHOP
from tests.sabika.rulebook.test_01_components import INNER_SQUARES, MIDDLE_SQUARES, OUTER_SQUARES
from tests.sabika.table import Table

NAMES = ("anna", "ben", "cleo", "dan")


@pytest.mark.proves("S-ROUND-01", "S-ROUND-02", "S-ROUND-08", "S-MOVE-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_lasts_5_rounds_and_every_worker_stays_on_its_ring(seats: int) -> None:
    table = Table(*NAMES[:seats], started=False, seed=seats)
    table.answers_until("sabika.turn")
    rounds = [table.round]
    for _ in table.play_on(seed=seats):
        if table.round != rounds[-1]:
            rounds.append(table.round)
        for place, square in enumerate(table.state.workers):
            assert square == WORKSHOP or RING_OF_SQUARE[square] == RING_OF[place % WORKER_COUNT]
    assert rounds == [1, 2, 3, 4, 5]
    table.is_over()


@pytest.mark.proves("S-ROUND-02")
@pytest.mark.parametrize(("round_", "era"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_rounds_1_and_2_are_era_1_the_others_era_2(round_: int, era: int) -> None:
    table = Table("anna", "ben", round=round_, store={"anna": "gypsum"}, sultan=[])
    table.anna.works("builder-1", to="construction-1")
    table.anna.answers("do main", "build major", "lay gypsum")
    tiles = built_in().major_tiles
    assert {tiles[int(number) - 1].era for number in table.anna.offers("tile")} == {era}


@pytest.mark.proves("S-ROUND-03", "S-TURN-07", "S-TURN-09")
def test_the_end_of_the_round_comes_when_all_workers_lie() -> None:
    table = Table("anna", "ben")
    for turn in range(7):
        table.players[table.asked].answers(table.decision.options[-1].notation)
        assert table.told_of("narrator-moved") == []
        table.waits_for(NAMES[(turn + 1) % 2], "sabika.turn")
    assert table.anna.standing == []
    table.ben.answers(table.decision.options[-1].notation)
    kinds = [event.kind for event in table.told]
    assert kinds.index("rested") < kinds.index("narrator-moved")
    assert table.decision.prompt != "sabika.turn"


@pytest.mark.proves("S-ROUND-04", "S-ROUND-05", "S-TURN-09")
def test_round_5_ends_with_the_final_scoring_and_nothing_is_made_ready() -> None:
    table = Table("anna", "ben", round=5, rondel={"R2": None}, parias={"anna": 6, "ben": 6}, dinars={"anna": 2})
    prompts = []
    table.ends_round()
    kinds = [event.kind for event in table.told]
    while not table.match.over:
        prompts.append(table.decision.prompt)
        table.told = table.match.play(table.decision.options[0])
        kinds += [event.kind for event in table.told]
    assert set(prompts) <= {"sabika.tribute-marker", "sabika.tribute-seals", "sabika.tribute-dinars"}
    assert kinds.index("narrator-moved") < kinds.index("paid-tribute") < kinds.index("game-ended")
    assert kinds[-1] == "game-ended"
    assert "workers-woke" not in kinds
    assert "round-began" not in kinds
    assert table.rondel["R2"] is None
    assert (table.round, table.anna.standing) == (5, [])
    assert table.anna.prestige == 5 + 1  # 2 dinars left over


@pytest.mark.proves("S-ROUND-03")
def test_round_4_is_followed_by_round_5() -> None:
    """The counterpart of the last round: here everything is made ready."""
    table = Table("anna", "ben", round=4, rondel={"R2": None})
    table.ends_round()
    table.answers_until("sabika.turn")
    assert table.round == 5
    assert table.rondel["R2"] is not None
    assert len(table.anna.standing) == 4


@pytest.mark.proves("S-ROUND-05")
def test_the_narrator_arrives_on_the_last_space_after_round_5() -> None:
    table = Table("anna", "ben", round=5)
    table.ends_round()
    moved = table.told_of("narrator-moved")
    assert [event.words for event in moved] == [("6",)]


@pytest.mark.proves("S-ROUND-06")
@pytest.mark.parametrize(("anna", "ben", "winners"), [(30, 20, (0,)), (20, 30, (1,)), (25, 24, (0,))])
def test_most_prestige_wins(anna: int, ben: int, winners: tuple[int, ...]) -> None:
    table = Table("anna", "ben", round=5, prestige={"anna": anna, "ben": ben}, parias={"anna": 6, "ben": 6})
    table.ends_round()
    table.answers_until("")
    standings = table.match.standings
    assert standings is not None
    assert (standings.scores, standings.winners) == ((anna, ben), winners)


@pytest.mark.proves("S-ROUND-07", "S-ROUND-08", "S-MOVE-02", "S-MOVE-05", "S-COST-03")
def test_builders_merchants_and_poets_have_a_ring_each() -> None:
    """From the workshop every square of the worker's own ring is open at no cost, and none of another."""
    table = Table(
        "anna",
        "ben",
        sultan=[],
        store={"anna": "gypsum, sugar"},
        ships={"anna": "algiers left"},
        poems={"anna": "1 red"},
        dinars={"anna": 2},
    )
    assert table.anna.squares("builder-1") == OUTER_SQUARES
    assert table.anna.squares("merchant") == MIDDLE_SQUARES
    assert table.anna.squares("poet") == INNER_SQUARES
    with pytest.raises(InvalidAnswer):
        table.match.play("work poet to market-1")
