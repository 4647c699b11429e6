"""A company that listens: which option a person means, or a sentence that says why none can be given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from partal.core.decision import Decision, Option

from partal.cli.company import Company
from partal.cli.paper import say
from partal.cli.reading import Reader

NAMED_AT_MOST: Final = 5
"""So many candidates of an ambiguous answer are named."""


class Listening(Company):
    """Hears numbers and words, and answers what cannot be done with its reason."""

    _reader: Reader | None = None

    def find_option(self, text: str, decision: Decision) -> Option | str:
        """The option meant by a number or in words; otherwise a sentence: why not, or which of several."""
        if not text:
            return say("cli-play-empty", count=len(decision.options))
        if text.isdecimal():
            index = int(text) if len(text) < 6 else 0
            if 1 <= index <= len(decision.options):
                return decision.options[index - 1]
            return say("cli-play-no-number", number=text[:20], count=len(decision.options))
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

    def reader(self, decision: Decision) -> Reader:
        """One reader a question: it knows everything that can be said there."""
        if self._reader is None or self._reader.decision is not decision:
            self._reader = Reader(self.match, self.teller, self.called(decision.seat))
        return self._reader

    def numbered(self, option: Option, decision: Decision) -> str:
        """An option as the screen shows it, with its number: `bank 10 (5)`."""
        words = self.teller.option(self.match.view(decision.seat), option, self.called(decision.seat))
        return f"{words.label} ({decision.options.index(option) + 1})"

    def named(self, option: Option, decision: Decision) -> str:
        """An option that is not on the screen, as it would be called there."""
        label = self.teller.label(self.match.view(decision.seat), option, self.called(decision.seat))
        return label or option.notation

    def ambiguous(self, named: Sequence[str]) -> str:
        more = max(0, len(named) - NAMED_AT_MOST)
        return say("cli-play-ambiguous", named=", ".join(named[:NAMED_AT_MOST]), more=more)

    def refusal(self, option: Option, answer: str) -> str:
        """Why an option that is not offered is not: the table itself says it, with the clause."""
        clause = self.match.why_not(option)
        key = "cli-play-refused" if clause else "cli-play-refused-plainly"
        return say(key, answer=answer, reason=self.teller.refusal(clause), clause=clause)
