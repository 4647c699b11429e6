"""The figures of a report: many games with the same seats, counted, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from partal.lab.statistics import Estimate, grouped_share, mean, ratio, share, slope

TENTHS: Final = 10
MATTERS: Final = 2.0
"""A decision mattered if its best answer is worth at least so many points more than the next best."""
CLOSE: Final = 3
"""A game was close if the winner was ahead by at most so many points."""

Game = Mapping[str, Any]
"""The result of a game, with its story."""


class Asked(NamedTuple):
    """One kind of question: how often a game asks it, with how many answers, and how much hangs on it."""

    prompt: str
    times: Estimate
    options: Estimate
    spread: Estimate | None
    """What the best answer is worth over the next best; None if none of these was weighed."""
    weighed: int


class Source(NamedTuple):
    """A source of points: a player's, altogether and in each section, and what winners have more of it."""

    source: str
    points: Estimate
    sections: list[float]
    more: Estimate | None
    games: list[float]
    """A player's points in every game."""


class Deed(NamedTuple):
    """Something that players do: how often winners and others do it in a game."""

    deed: str
    winners: float
    others: float
    more: Estimate


class Lead(NamedTuple):
    """Whoever leads alone after a section: how often they win, and what becomes of a point of lead by the end."""

    section: int
    wins: Estimate
    ahead: Estimate
    growth: Estimate | None


class Figures(NamedTuple):
    games: int
    seats: int
    players: int
    wins: list[Estimate]
    """By seat; a shared win counts in part."""
    scores: list[Estimate]
    length: Estimate
    lengths: list[int]
    branching: Estimate
    branching_by_tenth: list[Estimate]
    asked: list[Asked]
    weighed: int
    mattered: Estimate | None
    spreads: list[float]
    spread_by_section: list[Estimate | None]
    sections: int
    sources: list[Source]
    course: list[tuple[Estimate, Estimate]]
    """After each section, the points of winners and of the others; without others, twice those of the seat."""
    deeds: list[Deed]
    leads: list[Lead]
    from_behind: Estimate
    """How often a winner was last, or shared the last place, half-way through the sections."""
    shared: Estimate
    level: Estimate
    """How often the best score was reached by several, of whom a tie-break may have chosen one."""
    margin: Estimate
    margins: list[int]
    close: Estimate


def figures(games: Sequence[Game], seats: int) -> Figures:
    """Counts games of this many seats; there must be at least one."""
    count = len(games)
    stories = [game["story"] for game in games]
    players = len(games[0]["scores"])
    sections = max([len(story["points"]) for story in stories])
    margins = [margin_of(game) for game in games]
    totals = [course_of(game, sections) for game in games]
    half = max(1, sections // 2) - 1
    spreads = [spread for story in stories for *_, spread in story["weighed"]]
    return Figures(
        games=count,
        seats=seats,
        players=players,
        wins=[share(sum([win_of(game, seat) for game in games]), count) for seat in range(players)],
        scores=[mean([game["scores"][seat] for game in games]) for seat in range(players)],
        length=mean([game["decisions"] for game in games]).counted(),
        lengths=[game["decisions"] for game in games],
        branching=mean([sum(story["options"]) / max(1, len(story["options"])) for story in stories]).counted(),
        branching_by_tenth=[mean(each).counted() for each in _by_tenth([story["options"] for story in stories])],
        asked=_asked(stories),
        weighed=len(spreads),
        mattered=grouped_share(
            [sum([spread >= MATTERS for *_, spread in story["weighed"]]) for story in stories],
            [len(story["weighed"]) for story in stories],
        ),
        spreads=spreads,
        spread_by_section=[
            _spread([[spread for place, _, spread in story["weighed"] if place == section] for story in stories])
            for section in range(sections)
        ],
        sections=sections,
        sources=_sources(games, seats, sections),
        course=[
            (
                mean([_of_winners(game, after[section], seats) for game, after in zip(games, totals)]),
                mean([_of_others(game, after[section], seats) for game, after in zip(games, totals)]),
            )
            for section in range(sections)
        ],
        deeds=_deeds(games, seats),
        leads=[_lead(games, totals, seats, section) for section in range(sections - 1)] if seats > 1 else [],
        from_behind=share(sum([_was_last(game, after[half], seats) for game, after in zip(games, totals)]), count),
        shared=share(sum([len(game["winners"]) > 1 for game in games]), count),
        level=share(sum([game["scores"].count(max(game["scores"])) > 1 for game in games]), count),
        margin=mean(margins).counted(),
        margins=margins,
        close=share(sum([margin <= CLOSE for margin in margins]), count),
    )


def win_of(game: Game, seat: int) -> float:
    return 1 / len(game["winners"]) if seat in game["winners"] else 0.0


def margin_of(game: Game) -> int:
    """By how much the best score is ahead of the next; 0 if several have it."""
    best, *others = sorted(game["scores"], reverse=True)
    margin: int = best - others[0] if others else 0
    return margin


def course_of(game: Game, sections: int) -> list[list[int]]:
    """Everybody's points after each section; a game that ended early keeps its last ones."""
    now, found = [0] * len(game["scores"]), []
    for section in range(sections):
        if section < len(game["story"]["points"]):
            for points in game["story"]["points"][section].values():
                now = [had + more for had, more in zip(now, points)]
        found.append(now)
    return found


def split(game: Game, values: Sequence[float], seats: int) -> tuple[float, float] | None:
    """The mean of winners and that of the others in one game; None if nobody lost or nobody won."""
    won = [values[seat] for seat in range(seats) if seat in game["winners"]]
    lost = [values[seat] for seat in range(seats) if seat not in game["winners"]]
    return (sum(won) / len(won), sum(lost) / len(lost)) if won and lost else None


def _of_winners(game: Game, values: Sequence[float], seats: int) -> float:
    parts = split(game, values, seats)
    return parts[0] if parts is not None else sum(values[:seats]) / seats


def _of_others(game: Game, values: Sequence[float], seats: int) -> float:
    parts = split(game, values, seats)
    return parts[1] if parts is not None else sum(values[:seats]) / seats


def _by_tenth(options: Sequence[Sequence[int]]) -> list[list[float]]:
    """For each tenth of the game, the mean number of options in every game that asked something then."""
    found: list[list[float]] = [[] for _ in range(TENTHS)]
    for game in options:
        for tenth in range(TENTHS):
            part = game[len(game) * tenth // TENTHS : len(game) * (tenth + 1) // TENTHS]
            if part:
                found[tenth].append(sum(part) / len(part))
    return [tenth for tenth in found if tenth]


def _spread(groups: Sequence[Sequence[float]]) -> Estimate | None:
    """What answers are worth; without scatter, as in very few games, there is no interval."""
    found = ratio([sum(group) for group in groups], [len(group) for group in groups])
    if found is None or found.low == found.high:
        return found if found is None else found._replace(low=float("-inf"), high=float("inf"))
    return found.counted()


def _asked(stories: Sequence[Mapping[str, Any]]) -> list[Asked]:
    """The kinds of questions, the most frequent first."""
    found = []
    for prompt in sorted({prompt for story in stories for prompt in story["prompts"]}):
        counts = [story["prompts"].get(prompt, (0, 0)) for story in stories]
        groups = [[spread for _, asked, spread in story["weighed"] if asked == prompt] for story in stories]
        options = ratio([options for _, options in counts], [times for times, _ in counts])
        assert options is not None
        times = mean([times for times, _ in counts]).counted()
        found.append(Asked(prompt, times, options.counted(), _spread(groups), sum([len(group) for group in groups])))
    return sorted(found, key=lambda asked: -asked.times.value)


def _sources(games: Sequence[Game], seats: int, sections: int) -> list[Source]:
    """The sources of points, in the order in which games name them."""
    names = dict.fromkeys([source for game in games for part in game["story"]["points"] for source in part])
    found = []
    for source in names:
        by_section = [
            [
                game["story"]["points"][section].get(source, ()) if section < len(game["story"]["points"]) else ()
                for game in games
            ]
            for section in range(sections)
        ]
        whole = [
            [sum([part[at][seat] for part in by_section if part[at]]) for seat in range(seats)]
            for at in range(len(games))
        ]
        scored = [sum(each) / seats for each in whole]
        parts = [sum([sum(each[:seats]) for each in section]) / seats / len(games) for section in by_section]
        gaps = [pair[0] - pair[1] for game, each in zip(games, whole) if (pair := split(game, each, seats)) is not None]
        if any(parts):
            found.append(Source(source, mean(scored), parts, mean(gaps) if len(gaps) > 1 else None, scored))
    return found


def _deeds(games: Sequence[Game], seats: int) -> list[Deed]:
    """What players do, what tells winners most from others first."""
    found = []
    for deed in sorted({deed for game in games for deed in game["story"]["deeds"]}):
        none = [0] * seats
        pairs = [
            pair for game in games if (pair := split(game, game["story"]["deeds"].get(deed, none), seats)) is not None
        ]
        if len(pairs) > 1:
            winners, others = (sum([pair[side] for pair in pairs]) / len(pairs) for side in (0, 1))
            found.append(Deed(deed, winners, others, mean([won - lost for won, lost in pairs])))
    return sorted(found, key=lambda deed: -abs(strength(deed.more)))


def strength(gap: Estimate) -> float:
    """A difference in widths of its own interval, by which differences are put in order."""
    width = gap.high - gap.low
    return gap.value / width if width else 0.0


def _lead(games: Sequence[Game], totals: Sequence[Sequence[Sequence[int]]], seats: int, section: int) -> Lead:
    wins, ahead, grown = 0.0, [], []
    for game, after in zip(games, totals):
        now = after[section][:seats]
        best = max(now)
        if now.count(best) > 1:
            continue
        leader = now.index(best)
        final = game["scores"]
        lead = best - _mean_of_others(now, leader)
        wins += win_of(game, leader)
        ahead.append(lead)
        grown.append(final[leader] - _mean_of_others(final[:seats], leader) - lead)
    return Lead(section + 1, share(wins, len(ahead)), mean(ahead).counted(), slope(ahead, grown))


def _mean_of_others(values: Sequence[float], leader: int) -> float:
    return (sum(values) - values[leader]) / (len(values) - 1)


def _was_last(game: Game, after: Sequence[int], seats: int) -> float:
    """Whether a winner had the fewest points then, or as few as anybody; a shared win counts in part."""
    last = min(after[:seats])
    if last == max(after[:seats]):
        return 0.0
    return sum([win_of(game, seat) for seat in game["winners"] if seat < seats and after[seat] == last])
