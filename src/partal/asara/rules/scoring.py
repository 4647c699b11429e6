"""Chapters 10 and 13 to 16d: the yearly scoring, the final scoring with its ties, and who wins."""

from __future__ import annotations

from typing import Final, NamedTuple

from partal.asara.rules.content import Content
from partal.asara.rules.things import COLOUR_COUNT, COLOURS, Tower
from partal.asara.rules.variant import Variant

CATEGORIES: Final = (*COLOURS, "tallest", "most", "money")
"""The final scoring's categories, in the order of their sources."""
TALLEST: Final = 5
MOST: Final = 6
TIE_SPAN: Final = 100_000
"""More lit windows than anyone has, even on a sheet typed in by hand."""


class Holding(NamedTuple):
    """Everything that counts for one player in the final scoring."""

    towers: tuple[Tower, ...]
    asari: int
    unbuilt_lit: int = 0


class Claim(NamedTuple):
    """A tower (or a player, for most towers) in a ranking: its owner, its strength, its weight in a shared tie."""

    owner: int
    strength: int
    weight: int = 1


def yearly(towers: tuple[Tower, ...], holds_favour: bool, unbuilt_lit: int) -> tuple[int, int, int, int]:
    """Points of one player at a year's end: towers, gold, lit windows, favour (A-YSC-02 to 04, A-LIT-21).

    `unbuilt_lit` counts only under a house rule (E-46).
    """
    gold = sum([tower.gold for tower in towers])
    lit = sum([tower.lights() for tower in towers])
    return len(towers), gold, lit + unbuilt_lit, int(holds_favour)


def final(holdings: list[Holding], content: Content, variant: Variant) -> list[list[int]]:
    """Points of every player in every category of the final scoring (A-FIN-01), in the order of CATEGORIES."""
    points = [[0] * len(CATEGORIES) for _ in holdings]
    for colour in range(COLOUR_COUNT):
        claims = [
            Claim(owner, strength(tower, variant.lights))
            for owner, holding in enumerate(holdings)
            for tower in holding.towers
            if tower.colour == colour
        ]
        award(claims, content.ranks[colour], colour, points, variant)
    claims = [
        Claim(owner, strength(tower, variant.lights))
        for owner, holding in enumerate(holdings)
        for tower in holding.towers
    ]
    award(claims, content.ranks[TALLEST], TALLEST, points, variant)
    award(most_claims(holdings, variant), content.ranks[MOST], MOST, points, variant)
    for owner, holding in enumerate(holdings):
        points[owner][-1] = holding.asari // content.asari_per_point
    return points


def strength(tower: Tower, lights: bool) -> int:
    """A tower's height, then its lit windows to break ties if they are in play (A-PTIE-02, A-PTIE-06)."""
    return combined(tower.height, tower.lights() if lights else 0)


def combined(first: int, second: int) -> int:
    """Two numbers that count one after the other, as one."""
    return first * TIE_SPAN + second


def most_claims(holdings: list[Holding], variant: Variant) -> list[Claim]:
    """Most towers ranks players; their built lit windows break ties (A-FIN-07, A-PTIE-04).

    A player without a tower has no claim (A-FIN-16).
    """
    claims: list[Claim] = []
    for owner, holding in enumerate(holdings):
        if holding.towers or variant.zero_ranks:
            lit = 0
            if variant.lights:
                lit = sum([tower.lights() for tower in holding.towers])
                if variant.unbuilt_lit_tie:
                    lit += holding.unbuilt_lit
            weight = len(holding.towers) if variant.most_by_towers else 1
            claims.append(Claim(owner, combined(len(holding.towers), lit), weight))
    return claims


def award(
    claims: list[Claim], ranks: tuple[int, int], category: int, points: list[list[int]], variant: Variant
) -> None:
    """First and second place of one ranking, shared if claims are equal (A-TIE-01 to A-TIE-18).

    A tie for first shares both places and leaves no second; a tie for second shares the second.
    """
    best, tied, second, others = first_two([claim.strength for claim in claims])
    leaders = [claim for claim in claims if claim.strength == best]
    share_out(leaders, ranks[0] if tied == 1 else ranks[0] + ranks[1], category, points, variant.rounding)
    if others:
        runners = [claim for claim in claims if claim.strength == second]
        if variant.second_by_players and category != MOST:
            runners = [Claim(owner, second) for owner in sorted({claim.owner for claim in runners})]
        share_out(runners, ranks[1], category, points, variant.rounding)


def first_two(strengths: list[int]) -> tuple[int, int, int, int]:
    """The first and second place of a ranking: each one's strength and the number of claims that share it.

    A tie for first takes both places and leaves no second (A-TIE-04): its number is then 0.
    """
    best = second = -1
    leaders = runners = 0
    for strength in strengths:
        if strength > best:
            second, runners = best, leaders
            best, leaders = strength, 1
        elif strength == best:
            leaders += 1
        elif strength > second:
            second, runners = strength, 1
        elif strength == second:
            runners += 1
    return best, leaders, second, 0 if leaders > 1 else runners


def share_out(claims: list[Claim], total: int, category: int, points: list[list[int]], rounding: str) -> None:
    """Divides the points among the tied claims, rounding each share (A-TIE-02, A-TIE-03, A-TIE-09)."""
    weight = sum([claim.weight for claim in claims])
    if len(claims) == 1:
        points[claims[0].owner][category] += total
        return
    if not weight:
        return
    if rounding == "up":
        share = -(-total // weight)
    elif rounding == "down":
        share = total // weight
    else:
        share = (2 * total + weight) // (2 * weight)
    for claim in claims:
        points[claim.owner][category] += share * claim.weight


def winners(totals: list[int], lit_built: list[int], variant: Variant) -> list[int]:
    """The players with the most prestige (A-WIN-01, A-WIN-02); by house rule lit windows break the tie (OQ-31)."""
    best = max(totals)
    first = [seat for seat, total in enumerate(totals) if total == best]
    if variant.lit_break_win:
        most = max([lit_built[seat] for seat in first])
        first = [seat for seat in first if lit_built[seat] == most]
    return first
