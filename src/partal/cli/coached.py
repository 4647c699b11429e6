"""A sitting with a coach: what matters now, what a turn was worth, and a try-out of something better."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from partal.core.decision import Decision
from partal.core.match import Match
from partal.core.message import Message
from partal.core.rng import Rng

from partal.cli.sheets import QUIET
from partal.cli.sitting import Leave, Sitting
from partal.table import coach, players
from partal.table.speech import Speech
from partal.words import in_words

SECONDS: Final = 8.0
"""How long the coach thinks at most."""
SAID: Final = "bold cyan"


class CoachedSitting(Sitting):
    """A sitting that a coach looks on at, who speaks only to the person in front of the screen."""

    coached = False
    """Whether the coach speaks after each turn."""

    def take_seats(self, match: Match[Any], *more: Any) -> None:
        super().take_seats(match, *more)
        self.forms = [0] * match.seats
        """How well each person has played lately, as the coach sees it."""
        self.judged = [len(coach.turns_of(match, seat)) for seat in range(match.seats)]
        """How many turns of each person the coach has looked at."""
        self.to_try: tuple[int, int] | None = None
        """The seat, and the question at which the turn began that the coach spoke about last."""
        self.looked: set[int] = set()
        """The seats whose last turn the coach has looked at."""

    def handle(self, text: str, seat: int, decision: Decision) -> None:
        word, _, rest = text.lower().partition(" ")
        if word in ("c", "coach"):
            self.ask_coach(rest.strip(), seat, decision)
        elif word == "try":
            self.try_out(seat)
        else:
            super().handle(text, seat, decision)

    def answer(self, text: str, decision: Decision) -> None:
        super().answer(text, decision)
        if self.coached and self.match.decision is not decision:
            self.look_back_at_turn(decision.seat)

    def undo(self, seat: int) -> None:
        super().undo(seat)
        self.judged = [min(count, len(coach.turns_of(self.match, place))) for place, count in enumerate(self.judged)]
        self.to_try = None
        self.looked.clear()

    def help(self) -> None:
        super().help()
        self.paper.say("cli-coach-help")

    # What the coach says

    def coach_at(self, view: Any, decision: Decision) -> coach.Coach:
        until = time.monotonic() + SECONDS
        chance = Rng(coach.chance_of(view))
        return coach.Coach(self.match.rules, view, decision, chance, lambda: time.monotonic() > until)

    def said(self, verdict: coach.Verdict, view: Any) -> Message | None:
        return coach.said(verdict, view, Speech(self.match.rules.name, self.players_for(view.seat)[: self.match.seats]))

    def ask_coach(self, text: str, seat: int, decision: Decision) -> None:
        """`coach` says what matters now; `coach on` and `coach off` switch what it says after a turn."""
        if text in ("on", "off"):
            self.coached = text == "on"
            self.judged = [len(coach.turns_of(self.match, place)) for place in range(self.match.seats)]
            self.paper.say("cli-coach-on" if self.coached else "cli-coach-off", style=QUIET)
            return
        if text:
            self.paper.say("cli-coach-word", style="bold red3", word=text[:40])
            return
        self.paper.say("cli-hint-thinking", style=QUIET)
        view = self.match.view(seat)
        with self.interruptible():
            found = self.said(self.coach_at(view, decision).before(), view)
        if found is None:
            self.paper.say("coach-nothing", style=SAID)
        else:
            self.paper.line(in_words(found), style=SAID)

    def look_back_at_turn(self, seat: int) -> None:
        """After a turn: one sentence, or nothing."""
        turns = coach.turns_of(self.match, seat)
        if len(turns) <= self.judged[seat]:
            return
        self.judged[seat] = len(turns)
        turn = turns[-1]
        state = self.match.at(turn.number)
        view, decision = self.match.rules.view(state, seat), self.match.rules.decision(state)
        assert decision is not None
        with self.interruptible():
            verdict = self.coach_at(view, decision).after(turn.plan, self.forms[seat])
        self.forms[seat] = verdict.form
        found = self.said(verdict, view)
        self.to_try = None
        self.looked.add(seat)
        if found is None:
            return
        self.paper.line(in_words(found), style=SAID)
        if verdict.kind == "missed":
            self.to_try = seat, turn.number
            self.paper.say("cli-coach-try", style=QUIET)

    # Trying it out

    def try_out(self, seat: int) -> None:
        """Plays on from the beginning of that turn, on an imagined table; then this game goes on as it was."""
        if self.to_try is None or self.to_try[0] != seat:
            self.paper.say("cli-coach-try-what" if seat in self.looked else "cli-coach-try-early", style="bold red3")
            return
        TryOutSitting(self, *self.to_try).play()
        self.table_shown = False
        self.show_table(seat)
        decision = self.match.decision
        assert decision is not None
        self.show_question(self.match.view(seat), decision)


class TryOutSitting(Sitting):
    """An imagined table on which one person plays on from the beginning of a turn, among quick bots."""

    def __init__(self, real: CoachedSitting, seat: int, number: int) -> None:
        match = real.match
        view = match.rules.view(match.at(number), seat)
        others = [other for other in range(match.seats) if other != seat]
        quick = players.quick(match.rules.name)
        super().__init__(match.imagined(number, seat, Rng(coach.chance_of(view))), real.paper)
        self.real: Final = real
        self.bots = {other: players.make(match.rules.name, quick) for other in others}
        self.at_table = seat
        self.people = [seat]

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """Ctrl-C reaches the real game, which is then saved."""
        with self.real.interruptible():
            yield

    def reset_bots(self) -> None:
        """Quick bots keep nothing."""

    def play(self) -> None:
        """Until the person has seen enough, or the game is over."""
        self.paper.say("cli-coach-trying", style=QUIET)
        try:
            while (decision := self.match.decision) is not None:
                if decision.seat in self.bots:
                    self.let_bot_answer(decision)
                else:
                    self.ask(decision)
        except Leave:
            pass
        self.paper.say("cli-coach-tried", style=QUIET)

    def handle(self, text: str, seat: int, decision: Decision) -> None:
        word = text.partition(" ")[0].lower()
        if word in ("save", "load"):
            self.paper.say("cli-coach-not-here", style=QUIET)
        elif word in ("back", "quit", "exit"):
            raise Leave
        else:
            super().handle(text, seat, decision)
