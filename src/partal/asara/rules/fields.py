"""The fields of Asara's state. Lists with a row per seat are flat: row `seat` starts at seat * width."""

from __future__ import annotations

from typing import Final

from partal.core.fields import Field

FIELDS: Final = (
    Field("content", "Content"),
    Field("variant", "Variant"),
    Field("seats", "int"),
    Field("year", "int"),
    Field("favour", "int", "Who holds the Caliph's favour (A-SET-14)."),
    Field("points", "list[int]", "Prestige by seat and source.", empty="[0] * (seats * SOURCE_COUNT)"),
    Field("hand_sizes", "list[int]", "How many buyers each seat holds.", derived=True, empty="[0] * seats"),
    Field("laid", "list[int]", "Buyers on the board in the order they were laid, see `laid_code`."),
    Field(
        "taken",
        "list[int]",
        "Spaces in use, by place.",
        empty="[0] * (len(content.places) + len(content.house_by_offer))",
    ),
    Field("colours", "list[int]", "The colour duty of each area (A-DISP-15).", empty="[NO_COLOUR] * AREA_COUNT"),
    Field("display", "list[int]", "Open parts on the markets.", empty="[0] * ORDINARY"),
    Field(
        "towers",
        "list[tuple[Tower, ...]]",
        write="[[tower.values() for tower in towers] for towers in {}]",
        read="[tuple([Tower(*frozen(values)) for values in row]) for row in {}]",
        empty="[()] * seats",
    ),
    Field(
        "fresh",
        "tuple[int, ...]",
        "Windows built in this very action, see `fresh_mark` (only for `lit-needs-earlier-turn-window`).",
    ),
    # Hidden from some or all (A-SET-11, A-SET-20, A-SET-21, A-DISP-23, A-LIT-05)
    Field("shuffles", "int", "Number of shuffles besides the deals: names the next stream.", open=False),
    Field("money", "list[int]", open=False, empty="[0] * seats"),
    Field(
        "hands", "list[int]", "Buyers in hand, by seat and colour.", open=False, empty="[0] * (seats * BUYER_COLOURS)"
    ),
    Field("deck", "tuple[int, ...]", "Buyers not dealt this year; the last is the top.", open=False),
    Field(
        "buried",
        "list[int]",
        "Buyers that a seat laid face down this year.",
        open=False,
        empty="[0] * (seats * BUYER_COLOURS)",
    ),
    Field(
        "piles",
        "list[tuple[int, ...]]",
        "Face-down parts of each kind; the last is the top.",
        open=False,
        empty="[(), (), (), ()]",
    ),
    Field("stored", "list[int]", "Parts behind the screens.", open=False, empty="[0] * (seats * PARTS)"),
    Field(
        "reach",
        "list[int]",
        "For each seat and colour, the numbers of parts that could be built, as bits.",
        open=False,
        derived=True,
        empty="[1] * (seats * COLOUR_COUNT)",
    ),
    Field("lit_stack", "tuple[int, ...]", "Lit windows; the last is the top (A-LIT-10).", open=False),
    Field(
        "drawn",
        "tuple[int, ...]",
        "Lit windows that the acting seat has drawn and not yet kept or returned.",
        open=False,
    ),
)
