"""Laws that only Asara has: money, the favour, the years and the towers, at every question of many games."""

from __future__ import annotations

import pytest

from partal.core.match import Match
from partal.core.rng import Rng

from partal.asara.rules import RULES
from partal.asara.rules.dispatch import buyers_for
from partal.asara.rules.notation import GO_COLOURED, LAY_RANDOM, Go, Lay
from partal.asara.rules.open import read_laid
from partal.asara.rules.state import State
from partal.asara.rules.things import (
    AREAS,
    BUYER_COLOURS,
    COLOURED,
    COLOURS,
    FROM_BUILDING,
    FROM_FAVOUR,
    FROM_GOLD,
    FROM_LIT,
    FROM_TOWERS,
    HIGHEST_PLOT,
    MARKETS,
    NO_COLOUR,
    PAIR,
    SOURCE_COUNT,
)
from tests.laws.tables import TABLES, Player, Table, play_out, walk

ASARA = [table for table in TABLES if table.game == RULES.name]
some_table = pytest.mark.parametrize("table", ASARA[::4], ids=lambda table: table.name)
each_table = pytest.mark.parametrize("table", ASARA[::2], ids=lambda table: table.name)


def points(state: State, seat: int, source: int) -> int:
    return state.points[seat * SOURCE_COUNT + source]


@pytest.mark.proves("A-SET-09", "A-SET-06", "A-SET-07")
def test_the_box_holds_45_buyers_85_parts_and_15_lit_windows() -> None:
    content = RULES.content()
    assert sum(content.buyers) == 45
    assert len(content.buyers) == 5
    assert sum(content.parts) == 85
    assert sum(content.lit) == 15


@pytest.mark.proves("A-TURN-11", "A-TURN-13", "A-SET-10", "A-SET-15", "A-NEW-08", "A-NEW-12", "A-END-04")
@some_table
def test_money_told_is_money_held(table: Table) -> None:
    """The starting purse, plus all received, less all paid, is the money held, and it never runs below 0."""
    match, player = table.match(), Player(f"money {table.seed}")
    held = [20, 21, 22, 23][: table.seats]
    new_years = [0] * table.seats
    while (decision := match.decision) is not None:
        for event in match.play(player.choose(decision)):
            if event.kind == "received":
                held[event.seat] += int(event.words[0])
                if event.words[1] == "new-year":
                    assert event.words[0] == "20"
                    new_years[event.seat] += 1
            elif event.kind == "paid":
                held[event.seat] -= int(event.words[0])
                assert held[event.seat] >= 0
        assert match.at(match.number).money == held
    assert new_years == [3] * table.seats


@pytest.mark.proves("A-SET-14", "A-CAL-01", "A-CAL-07")
@each_table
def test_exactly_one_seat_holds_the_favour_and_only_the_last_taker(table: Table) -> None:
    match, player = table.match(), Player(f"favour {table.seed}")
    holder = 0
    while (decision := match.decision) is not None:
        for event in match.play(player.choose(decision)):
            if event.kind == "took-favour":
                assert event.words == (str(holder),)
                holder = event.seat
        assert match.at(match.number).favour == holder


@pytest.mark.proves("A-TURN-06", "A-TURN-07", "A-FUND-05", "A-TURN-01", "A-NEW-10", "A-TURN-09", "A-EOY-01", "A-EOY-03")
@each_table
def test_players_with_cards_are_asked_in_turn_and_the_coloured_building_is_always_open(table: Table) -> None:
    """Turns go clockwise past empty hands; a year begins with the favour's holder and ends with empty hands."""
    year = 0
    for state, decision in walk(table, "turns"):
        assert state.hand_sizes == [
            sum(state.hands[seat * BUYER_COLOURS : (seat + 1) * BUYER_COLOURS]) for seat in range(state.seats)
        ]
        if decision is None:
            assert state.hand_sizes == [0] * state.seats
            assert state.year == 4
            continue
        if decision.prompt != "asara.dispatch":
            continue
        seat = decision.seat
        assert state.hand_sizes[seat] >= 1
        assert GO_COLOURED in decision.options
        if not state.laid:
            assert seat == state.favour
            assert state.year == year + 1
            year = state.year
            continue
        last, _, _ = read_laid(state.laid[-1])
        steps = (seat - last) % state.seats or state.seats
        assert not any(state.hand_sizes[(last + step) % state.seats] for step in range(1, steps))
    assert year == 4


@pytest.mark.proves("A-DISP-02", "A-DISP-04", "A-DISP-13", "A-DISP-15", "A-DISP-16", "A-DISP-17", "A-DISP-22")
@each_table
def test_an_area_shows_one_colour_and_no_space_is_used_twice(table: Table) -> None:
    """The duty is the colour of the face-up buyers; laid cards stay; places hold no more than their spaces."""
    laid: list[int] = []
    year = 0
    for state, _ in walk(table, "colours"):
        places = {place.index: place for area in state.variant.areas for place in state.places_in(area)}
        if state.year == year:
            assert state.laid[: len(laid)] == laid
        year, laid = state.year, list(state.laid)
        shown: dict[int, set[int]] = {}
        used = [0] * len(state.taken)
        for code in laid:
            _, index, colour = read_laid(code)
            place = places[index]
            used[index] += 1
            if place.area == COLOURED:
                assert colour not in range(BUYER_COLOURS)
                assert colour != PAIR
            elif colour < BUYER_COLOURS:
                shown.setdefault(state.variant.duty_of(place.area), set()).add(colour)
            else:
                assert colour == PAIR
        assert used == state.taken
        for index, place in places.items():
            assert state.taken[index] <= place.spaces
        for area in range(len(AREAS)):
            assert shown.get(area, {NO_COLOUR}) == {state.colours[area]}


@pytest.mark.proves("A-DISP-04", "A-DISP-07", "A-DISP-12")
@each_table
def test_a_pair_is_needed_exactly_where_no_single_buyer_may_be_laid(table: Table) -> None:
    """The table and the seat's own view answer alike, and as the buyers that may be laid there tell."""
    needed = 0
    for state, decision in walk(table, "pairs"):
        if decision is None or decision.prompt != "asara.dispatch":
            continue
        seat = decision.seat
        view = RULES.view(state, seat)
        for area in state.variant.areas:
            needs = state.needs_pair(seat, area)
            assert view.needs_pair(seat, area) == needs
            if not needs or state.hand_sizes[seat] >= 2:
                options = [option for option in buyers_for(state, seat, area) if isinstance(option, Lay)]
                assert needs == all(option is LAY_RANDOM or option.second >= 0 for option in options)
            else:
                assert not any(isinstance(option, Go) and option.area == area for option in decision.options)
            needed += needs
    assert needed


@pytest.mark.proves(
    "A-BUILD-14", "A-BUILD-15", "A-BUILD-17", "A-BUILD-28", "A-BUILD-32", "A-LIT-14", "A-LIT-16", "A-LIT-20"
)
@each_table
def test_towers_are_always_complete_and_only_grow_and_each_part_built_was_one_point(table: Table) -> None:
    before: list[tuple[int, int]] = []
    for state, decision in walk(table, "towers"):
        building = decision is not None and decision.prompt == "asara.build"
        sizes = []
        for seat in range(state.seats):
            for tower in state.towers[seat]:
                bases, tops = sum(tower.parts[:2]), sum(tower.parts[6:])
                assert bases >= 1
                assert tops >= 1
                assert (bases == tops == 1) or state.variant.many_bases
                assert tower.height == sum(tower.parts) >= 2
                assert 0 <= tower.lit <= tower.parts[4]
                assert 0 <= tower.gold_lit <= tower.parts[5]
                assert tower.lights() <= tower.height - 2
            height = sum(tower.height for tower in state.towers[seat])
            lit = sum(tower.lights() for tower in state.towers[seat])
            sizes.append((height, lit))
            if not (building and decision is not None and decision.seat == seat):
                assert points(state, seat, FROM_BUILDING) == height + lit
        for (height, lit), (height_before, lit_before) in zip(sizes, before):
            assert 0 <= height - height_before <= HIGHEST_PLOT
            assert 0 <= lit - lit_before <= HIGHEST_PLOT
        before = sizes


@pytest.mark.proves(
    "A-YSC-01", "A-YSC-02", "A-YSC-03", "A-YSC-04", "A-YSC-07", "A-LIT-21", "A-END-02", "A-CAL-05", "A-CAL-09"
)
@each_table
def test_four_yearly_scorings_count_what_stands_at_each_years_end(table: Table) -> None:
    """Counted here from the table at each year's last question, and from the events that told it."""
    match = play_out(table, "yearly")
    ends = 0
    for number, played in enumerate(match.history, 1):
        kinds = [event.kind for event in played.events]
        if "year-ended" not in kinds:
            continue
        ends += 1
        before, after = match.at(number), match.at(number + 1)
        # The last answers of a year may still build or take the favour, so the table is read after them.
        for seat in range(match.seats):
            gained = [points(after, seat, source) - points(before, seat, source) for source in range(SOURCE_COUNT)]
            towers = after.towers[seat]
            assert gained[FROM_TOWERS] == len(towers)
            assert gained[FROM_GOLD] == sum(sum(tower.parts[1::2]) - tower.gold_lit for tower in towers)
            unbuilt = after.lit_stored(seat) if after.variant.unbuilt_lit_yearly else 0
            assert gained[FROM_LIT] == sum(tower.lights() for tower in towers) + unbuilt
            assert gained[FROM_FAVOUR] == (after.favour == seat)
    assert ends == 4
    log = match.log(None)
    assert len([line for line in log if line.startswith("- year-began")]) == 4
    assert log[-1] == "- game-ended"


@pytest.mark.proves("A-NEW-02", "A-REC-03")
@pytest.mark.parametrize("table", ASARA[::3], ids=lambda table: table.name)
def test_the_same_seed_deals_the_same_hands_whatever_was_answered(table: Table) -> None:
    """Each year's deal has a stream of its own: searches, recruits and purchases of earlier years do not move it."""

    def deals(match: Match[State]) -> list[str]:
        events = [*match.opening, *[event for played in match.history for event in played.events]]
        return [event.notation for event in events if event.kind == "dealt"]

    one, other = play_out(table, "one"), play_out(table, "other")
    assert one.digest != other.digest
    assert len(deals(one)) == 4 * table.seats
    assert deals(one) == deals(other)
    years = [tuple(deals(one)[first : first + table.seats]) for first in range(0, 4 * table.seats, table.seats)]
    assert len(set(years)) == 4


@pytest.mark.proves("A-NEW-03", "A-NEW-04", "A-NEW-05", "A-NEW-06", "A-BUY-11", "A-SPY-15")
@each_table
def test_displays_only_shrink_within_a_year_and_are_filled_from_their_own_pile_at_its_start(table: Table) -> None:
    year, display, piles = 1, [99] * 40, [99] * 4
    for state, _ in walk(table, "displays"):
        sizes = [len(pile) for pile in state.piles]
        assert all(now <= before for now, before in zip(sizes, piles))
        if state.year == year:
            assert all(now <= before for now, before in zip(state.display, display))
        else:
            for kind in MARKETS:
                open_parts = sum(state.display[kind * 10 : kind * 10 + 10])
                assert open_parts == state.content.display[kind] or sizes[kind] == 0
        for kind in MARKETS:
            assert all(part // 10 == kind for part in state.piles[kind])
        year, display, piles = state.year, list(state.display), sizes


@pytest.mark.proves("A-TURN-12", "A-BUY-13", "A-TURN-02", "A-TURN-05")
@some_table
def test_an_answer_changes_the_purse_and_the_screen_of_nobody_else_within_a_turn(table: Table) -> None:
    """Nothing passes between players: an answer touches only its own seat's money, parts and towers."""
    match, player = table.match(), Player(f"others {table.seed}")
    while (decision := match.decision) is not None:
        before = match.at(match.number)
        events = match.play(player.choose(decision))
        acted = {event.seat for event in events if event.seat >= 0}
        after = match.at(match.number)
        for seat in range(table.seats):
            if seat != decision.seat and seat not in acted:
                assert after.money[seat] == before.money[seat]
                assert after.towers[seat] == before.towers[seat]
                assert after.stored[seat * 45 : seat * 45 + 45] == before.stored[seat * 45 : seat * 45 + 45]
                assert after.hands[seat * 5 : seat * 5 + 5] == before.hands[seat * 5 : seat * 5 + 5]


@pytest.mark.proves("A-SET-16", "A-PRO-01", "A-PRO-04")
@each_table
def test_only_the_areas_in_play_are_ever_offered(table: Table) -> None:
    settings = RULES.settings(dict(table.settings))
    full = settings.get("professional") == "true"
    tent = (full or settings.get("pro-recruit") == "true") and "dispatch-market-only" not in settings
    house = (full or settings.get("pro-lit-windows") == "true") and "dispatch-market-only" not in settings
    seen = {
        option.notation.split()[1]
        for _, decision in walk(table, "areas")
        if decision is not None and decision.prompt == "asara.dispatch"
        for option in decision.options
    }
    assert ("tent" in seen) == tent
    assert ("house" in seen) == house
    assert ("bank" in seen) == ("dispatch-market-only" not in settings)
    assert {"bases", "middles", "windows", "tops", "coloured"} <= seen


@pytest.mark.proves("A-WIN-01", "A-WIN-02", "A-WIN-03", "A-SET-13")
@each_table
def test_prestige_is_never_lost_and_the_most_wins(table: Table) -> None:
    before = (0,) * table.seats
    for state, _ in walk(table, "prestige"):
        scores = RULES.scores(state)
        assert all(now >= then for now, then in zip(scores, before))
        before = scores
    standings = RULES.standings(state)
    assert standings is not None
    assert standings.scores == before
    best = [seat for seat in range(table.seats) if before[seat] == max(before)]
    if RULES.settings(dict(table.settings)).get("lit-break-overall-tie") == "true":
        most = max(state.lit_built(seat) for seat in best)
        best = [seat for seat in best if state.lit_built(seat) == most]
    assert list(standings.winners) == best


@pytest.mark.parametrize("table", ASARA[::7], ids=lambda table: table.name)
def test_options_keep_their_order_from_question_to_question(table: Table) -> None:
    """Law 10: two options that are offered together stand in the same order wherever they meet again."""
    before: dict[str, set[tuple[int, int]]] = {}
    for _, decision in walk(table, "order"):
        if decision is not None:
            numbers = [option.number for option in decision.options]
            met = before.setdefault(decision.prompt, set())
            for place, first in enumerate(numbers):
                for second in numbers[place + 1 :]:
                    assert (second, first) not in met, f"{decision.prompt}: {first} and {second} changed places"
                    met.add((first, second))


@pytest.mark.proves("A-LIT-18")
def test_a_window_of_this_action_counts_for_its_owner_only() -> None:
    """With `lit-needs-earlier-turn-window`, amid building: what each seat could build is the same whether it was
    kept along the way or is worked out from scratch for all seats."""
    settings = {"professional": "true", "lit-needs-earlier-turn-window": "true", "buy-from-any-market": "true"}
    wishes = (
        "raise",
        "go circle 6",
        "go circle 5",
        "go circle 4",
        "go circle 3",
        "found",
        "take brown",
        "take green",
        "go house",
    )
    checked = 0
    for seed in range(12):
        state, player = RULES.new(3, seed, settings), Player(f"fresh {seed}")
        while (decision := RULES.decision(state)) is not None:
            option = player.choose(decision)
            for wish in reversed(wishes):
                for wished in decision.options:
                    if wished.notation.startswith(wish) and (wish != "raise" or wished.notation.endswith("window")):
                        option = wished
            RULES.play(state, option)
            if state.fresh:
                twin = state.copy()
                twin.measure_all()
                assert twin.reach == state.reach
                assert RULES.decision(RULES.decode(RULES.encode(state))) == RULES.decision(state)
                checked += 1
    assert checked > 10


def test_a_table_can_be_imagined_where_purses_and_prices_are_high(tmp_path):
    """A pack may make players richer than ours; the player who is asked must still be able to pay for a choice."""
    purses = "".join(f'[[purse]]\nid = "seat-{seat}"\nasari = 200\norigin = "printed"\n' for seat in (1, 2, 3, 4))
    prices = "".join(f'[[price]]\nid = "{colour}"\nasari = 50\norigin = "printed"\n' for colour in COLOURS)
    pack = tmp_path / "rich.toml"
    pack.write_text(f'[pack]\nname = "rich"\ngame = "asara"\n{purses}{prices}', encoding="utf-8")
    state = RULES.new(2, 3, {}, RULES.content(pack))
    rng = Rng(3)
    imagined = 0
    for _ in range(60):
        decision = RULES.decision(state)
        assert decision is not None
        for viewer in (0, 1, None):
            view = RULES.view(state, viewer)
            assert RULES.view(RULES.imagine(view, rng), viewer) == view
            imagined += 1
        RULES.play(state, rng.pick(decision.options))
    assert imagined == 180
