"""Works out which option a person means, or explains in a sentence why none fits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from partal.core.decision import Decision, Option

from partal.cli.paper import say
from partal.cli.reading import Reader
from partal.cli.seating import Seating
from partal.words import in_words

NUMBERED: Final = re.compile(r"([#(]?)(\d+)(?:\s*([.):])\s*|\s+|$)(.*)", re.DOTALL)
"""A row's number, perhaps with a dot or another sign, and the text after it."""
NUMBER_BEHIND: Final = re.compile(r"(.*\S)\s*\((\d+)\)", re.DOTALL)
"""A row as our follow-up questions name it: `bank 10 (5)`."""
NAMED_AT_MOST: Final = 5
"""How many candidates for an ambiguous answer are named."""


class Listening(Seating):
    """Understands numbers and words; gives the reason for what is not possible."""

    _reader: Reader | None = None

    def find_option(self, text: str, decision: Decision) -> Option | str:
        """The option that a number or words stand for; otherwise a sentence: why not, or which ones are possible."""
        if not text:
            return say("cli-play-empty", count=len(decision.options))
        numbered, behind = NUMBERED.fullmatch(text), NUMBER_BEHIND.fullmatch(text)
        row: Option | str | None = None
        if behind:
            row = self.find_row(behind[2], ")", behind[1], decision)
        elif numbered:
            row = self.find_row(numbered[2], numbered[1] or numbered[3] or "", numbered[4], decision)
        if row is not None:
            return row
        found = self.reader(decision).read(text)
        offered = [option for option in found if option in decision.options]
        if len(offered) == 1:
            return offered[0]
        if offered:
            return self.ambiguous([self.numbered(option, decision) for option in offered])
        if not found:
            return say("cli-play-not-understood", text=text[:40], count=len(decision.options))
        if len({self.match.why_not(option) for option in found}) > 1:
            return self.ambiguous([self.named(option, decision) for option in found])
        return self.refusal(found[0], self.named(found[0], decision) if len(found) == 1 else text[:40])

    def find_row(self, number: str, dot: str, rest: str, decision: Decision) -> Option | str | None:
        """The option of a row by its number, perhaps followed by the row's words; None if it is not a row's number.

        Law: a row's number with its own words never means another row. With a dot it is always a row's number; without
        one the number may belong to the words: `8 bank`, `2 by dinars`.
        """
        index = int(number) - 1 if len(number) < 6 else -1
        if not 0 <= index < len(decision.options):
            if rest and not dot:
                return None
            return say("cli-play-no-number", number=number[:20], count=len(decision.options))
        mine, reader, text = decision.options[index], self.reader(decision), f"{number} {rest}"
        if not rest:
            return mine
        if not dot and reader.exact_matches(text):
            return None
        exact = reader.exact_matches(rest)
        if not dot and reader.is_known(text):
            # `2 marble`, if row 2 is marble and two marble are not on offer.
            also = reader.read(text)
            return self.ambiguous(self.all_named([mine, *also], decision)) if mine in exact else None
        if mine in exact or (not exact and reader.begins(index, rest)):
            return mine
        if exact or (dot and not reader.fits(index, rest)):
            return say("cli-play-other-row", number=number, label=self.named(mine, decision))
        if dot:
            return mine
        if not reader.fits(index, rest):
            return None
        also = [option for option in reader.read(text) if option is not mine]
        return self.ambiguous([self.numbered(mine, decision), *self.all_named(also, decision)]) if also else mine

    def all_named(self, options: Sequence[Option], decision: Decision) -> list[str]:
        """The options' labels, with their numbers if they are on the screen."""
        offered = decision.options
        return [(self.numbered if option in offered else self.named)(option, decision) for option in options]

    def reader(self, decision: Decision) -> Reader:
        """The reader for this question, which knows all that can be answered."""
        if self._reader is None or self._reader.decision is not decision:
            self._reader = Reader(self.match, self.teller, self.names_for(decision.seat))
        return self._reader

    def numbered(self, option: Option, decision: Decision) -> str:
        """An option as the screen shows it, with its number: `bank 10 (5)`."""
        words = self.teller.option(self.match.view(decision.seat), option, self.names_for(decision.seat))
        return f"{in_words(words.label)} ({decision.options.index(option) + 1})"

    def named(self, option: Option, decision: Decision) -> str:
        """The label of an option that is not on the screen."""
        label = self.teller.label(self.match.view(decision.seat), option, self.names_for(decision.seat))
        return in_words(label) or option.notation

    def ambiguous(self, named: Sequence[str]) -> str:
        more = max(0, len(named) - NAMED_AT_MOST)
        return say("cli-play-ambiguous", named=", ".join(named[:NAMED_AT_MOST]), more=more)

    def refusal(self, option: Option, answer: str) -> str:
        """Why an option is not offered, with the clause."""
        clause = self.match.why_not(option)
        key = "cli-play-refused" if clause else "cli-play-refused-plainly"
        return say(key, answer=answer, reason=self.teller.refusal(clause) or "", clause=clause)
