"""One sitting at a table: people and bots answer in turn until the game is over or the people stop."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from partal.core import take_back
from partal.core.decision import Decision
from partal.core.errors import BadInput
from partal.core.message import AND, joined
from partal.core.record import RecordError

from partal import rulebook
from partal.bots.bot import stream_of
from partal.cli.listening import Listening
from partal.cli.paper import content_for, read_text, say, write_text
from partal.cli.seating import bot_of
from partal.cli.sheets import QUIET, clause_block, outlook_table, score_sheet, taken_back
from partal.drawing import grid
from partal.front import load
from partal.lab.custom_bots import BotFailed, Watched, watched
from partal.rulebook import RulebookError
from partal.table import players
from partal.table.hint import HINTS, advice
from partal.table.outlook import outlook_of
from partal.words import in_words, points_of, spoken
from partal.words.numbers import decimal, signed

SUFFIX: Final = ".partal"
HELP_COLUMN: Final = 18


class Leave(Exception):
    """The person wants to leave the table."""


class Sitting(Listening):
    """Plays a match: asks the seats, reads what people type, and saves the game."""

    waiting = False
    """Whether Ctrl-C may interrupt now; never while an answer is being carried out."""
    interrupted = False
    own_help = "cli-play-help-own"
    """The commands that not every sitting has."""

    # The main loop

    def run(self) -> None:
        """Plays until the end; Ctrl-C or the end of the input saves the game and says how to resume it."""
        with self.signals():
            try:
                self.open()
                while (decision := self.match.decision) is not None:
                    if decision.seat in self.bots:
                        self.let_bot_answer(decision)
                    else:
                        self.ask(decision)
                self.close()
            except (KeyboardInterrupt, EOFError):
                self.keep()
            except OSError:
                # Nobody can read our output any more; save the game all the same.
                if self.match.decision is not None:
                    with contextlib.suppress(BadInput):
                        write_text(self.own_file(), self.match.save())
                raise
            except Leave:
                pass

    @contextlib.contextmanager
    def signals(self) -> Iterator[None]:
        """Handles Ctrl-C, a closed terminal and SIGTERM alike."""
        before: dict[int, Any] = {}

        def stop(_number: int, _frame: object) -> None:
            self.interrupted = True
            if self.waiting:
                raise KeyboardInterrupt

        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None:
                with contextlib.suppress(ValueError):  # Only the main thread may set handlers.
                    before[number] = signal.signal(number, stop)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextlib.contextmanager
    def interruptible(self) -> Iterator[None]:
        self.waiting = True
        try:
            if self.interrupted:
                raise KeyboardInterrupt
            yield
        finally:
            self.waiting = False

    def let_bot_answer(self, decision: Decision) -> None:
        seat = decision.seat
        with self.interruptible():
            # The stream depends on the question alone, so a resumed game goes on as it would have.
            chance = stream_of(self.seed, seat).fork(f"question {self.match.number}")
            view = self.match.view(seat)
            try:
                option = self.bots[seat].choose(view, decision, chance)
            except BotFailed as error:
                game = self.match.rules.name
                quick = players.quick(game)
                self.paper.say("cli-bot-failed", style="bold red", reason=error.message, bot=quick)
                option = players.make(game, quick).choose(view, decision, chance)
        self.match.play(option)
        self.table_shown = False

    # A person's turn

    def ask(self, decision: Decision) -> None:
        seat = decision.seat
        if self.at_table != seat:
            self.draw_curtain(seat)
        self.show_news(seat)
        view = self.match.view(seat)
        if not self.table_shown:
            self.show_table(seat)
        self.show_question(view, decision)
        number = self.match.number
        while self.match.number == number and self.match.decision is decision:
            with self.interruptible():
                text = input("> ").strip()
            self.handle(text, seat, decision)
        if self.match.decision is not None and self.match.decision.seat != seat:
            self.table_shown = False

    def draw_curtain(self, seat: int) -> None:
        """Clears the screen between two people, so that nobody sees another's hand."""
        self.paper.wipe()
        with self.interruptible():
            input(say("cli-play-curtain", name=self.names[seat]) + " ")
        self.paper.wipe()
        self.at_table = seat
        self.table_shown = False

    # What a person types

    def handle(self, text: str, seat: int, decision: Decision) -> None:
        """Carries out an answer or a command; anything else gets a one-line explanation."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if text.startswith("?"):
            self.explain(text[1:].strip(), seat, decision)
        elif word.lower() == "why":
            self.say_why(rest, decision)
        elif word.lower() == "rules":
            self.show_rules(rest)
        elif word.lower() == "hint":
            self.hint(seat, decision)
        elif word.lower() == "undo":
            self.undo(seat)
        elif word.lower() == "save":
            self.save(Path(rest) if rest else None)
        elif word.lower() == "load":
            self.load(rest)
        elif word.lower() == "log":
            self.show_log(seat, rest.lower() == "all")
        elif word.lower() == "table":
            self.show_table(seat, rest)
            if not rest:
                self.show_question(self.match.view(seat), decision)
        elif word.lower() == "score":
            self.paper.show(
                score_sheet(
                    self.match.rules.name, self.teller.sheet_so_far(self.match.view(seat)), self.names_for(seat)
                )
            )
        elif word.lower() == "ahead":
            self.show_outlook(seat)
        elif word.lower() == "help":
            self.help()
        elif word.lower() in ("quit", "exit"):
            self.quit()
        else:
            self.answer(text, decision)

    def answer(self, text: str, decision: Decision) -> None:
        option = self.find_option(text, decision)
        if isinstance(option, str):
            self.paper.line(option, style="bold red3")
        else:
            self.match.play(option)

    def show_outlook(self, seat: int) -> None:
        """Who is ahead in what, as far as everybody can see it."""
        names = self.names_for(seat)
        found = outlook_of(self.match.rules.name, self.match.view(None), names)
        self.paper.show(outlook_table(self.match.rules.name, found, names))

    def help(self) -> None:
        """Shows every command, with examples from this game."""
        answer, refused, clause = self.teller.examples
        self.paper.say(
            "cli-play-help",
            answer=answer.ljust(HELP_COLUMN),
            why=f"why {refused}".ljust(HELP_COLUMN),
            rules=f"rules {clause}".ljust(HELP_COLUMN),
        )
        self.paper.say(self.own_help)
        parts = self.drawing.parts(self.names_for(self.at_table))
        if parts:
            self.paper.say("cli-play-help-parts", parts=", ".join(parts))

    def explain(self, text: str, seat: int, decision: Decision) -> None:
        """`?` explains all options; `? 3` shows one option's cost and gain, with its clauses."""
        view = self.match.view(seat)
        if not text:
            self.paper.line(in_words(self.teller.prompt_help(view)))
            rows = grid("r", "l", "l", "l")
            for index, option in enumerate(decision.options, 1):
                words = self.teller.option(view, option, self.names_for(seat))
                rows.add_row(
                    Text(str(index), style="bold"),
                    Text(option.notation),
                    Text(in_words(words.detail), style=QUIET),
                    Text(next(iter(self.teller.clauses(view, option)), ""), style=QUIET),
                )
            self.paper.show(rows)
            return
        option_ = self.find_option(text, decision)
        if isinstance(option_, str):
            self.paper.line(option_, style="bold red3")
            return
        words = self.teller.option(view, option_, self.names_for(seat))
        detail = words.detail or self.teller.prompt_help(view)
        self.paper.line(say("cli-play-option", label=words.label, detail=detail, notation=option_.notation))
        for clause in self.teller.clauses(view, option_):
            # A game may cite a rulebook that it does not include.
            with contextlib.suppress(RulebookError):
                self.paper.indented(clause_block(rulebook.find(self.match.rules.name, clause, spoken())))

    def say_why(self, text: str, decision: Decision) -> None:
        if not text:
            self.paper.say("cli-play-why-what", example=self.teller.examples.refused)
            return
        option = self.find_option(text, decision)
        if isinstance(option, str):
            self.paper.line(option, style="bold red3")
        else:
            self.paper.say("cli-play-why-offered", notation=option.notation, number=decision.options.index(option) + 1)

    def hint(self, seat: int, decision: Decision) -> None:
        """Shows the best answers with their expected margins, based on what this seat may know."""
        self.paper.say("cli-hint-thinking", style=QUIET)
        view = self.match.view(seat)
        with self.interruptible():
            chance = stream_of(self.seed, seat).fork(f"hint {self.match.number}")
            best = advice(self.match.rules.name, view, decision, chance)[:HINTS]
        rows = grid("r", "l", "r", "r")
        heads = ("", "", say("cli-hint-margin"), say("cli-hint-spread"))
        rows.add_row(*[Text(head, style=QUIET) for head in heads])
        for candidate in best:
            words = self.teller.option(view, candidate.option, self.names_for(seat))
            rows.add_row(
                Text(str(decision.options.index(candidate.option) + 1), style="bold"),
                Text(in_words(words.label)),
                Text(signed(candidate.margin)),
                Text(f"± {decimal(candidate.spread)}", style=QUIET),
            )
        self.paper.show(rows)
        self.paper.say("cli-hint-reading", style=QUIET)

    def show_rules(self, text: str) -> None:
        if not text:
            self.paper.say("cli-play-rules-what", example=self.teller.examples.clause)
            return
        try:
            self.paper.show(clause_block(rulebook.find(self.match.rules.name, text, spoken())))
        except RulebookError as error:
            self.paper.line(str(error), style="bold red3")

    def show_log(self, seat: int, everything: bool) -> None:
        events = self.events()
        start = 0
        if not everything:
            start = max([index for index, event in enumerate(events) if self.teller.begins(event)], default=0)
        self.show_events(events[start:], seat, everything=True)

    def undo(self, seat: int) -> None:
        """Takes back this seat's last answer and everything after it, if allowed."""
        match, bots = self.match, None if self.match.strict else self.bots
        reason = match.why_not_take_back(seat, bots)
        if reason is not None:
            self.paper.say(take_back.REFUSALS[reason], style="bold red3")
            return
        entry = match.prepare_take_back(seat, bots)
        option = match.take_back(seat, bots)
        self.seen_count = [min(count, len(self.events())) for count in self.seen_count]
        label = self.teller.option(match.view(seat), option, self.players_for(seat)).label
        self.paper.say("cli-undo-done", answer=label, bots="yes" if entry.takes > 1 and len(self.people) == 1 else "no")
        if entry.past_reveal:
            self.paper.say("cli-undo-past-reveal", style=QUIET, count=match.tally.past_reveals)
        self.reset_bots()
        self.table_shown = False

    def reset_bots(self) -> None:
        """Replaces the bots with fresh ones: their earlier search does not fit after a take-back."""
        game = self.match.rules.name
        for seat, bot in self.bots.items():
            if isinstance(bot, Watched):
                with contextlib.suppress(BotFailed):
                    self.bots[seat] = watched(game, bot.name)
            else:
                self.bots[seat] = players.make(game, bot_of(self.match.players[seat], game))

    # Saving

    def save(self, file: Path | None) -> None:
        """Saves the game to this file, or to its own; never overwrites a file with other content."""
        target = file if file is not None else self.own_file()
        if file is not None and not self.is_ours(file):
            self.paper.say("cli-save-taken", style="bold red3", file=str(file))
            return
        try:
            write_text(target, self.match.save())
        except BadInput as error:
            self.paper.line(str(error), style="bold red3")
            return
        self.file = target
        self.paper.say("cli-saved", file=str(target))

    def own_file(self) -> Path:
        """The file that this game was loaded from or saved to; otherwise an unused name."""
        if self.file is not None and self.is_ours(self.file):
            return self.file
        stem = f"{self.match.rules.name}-{self.seed}"
        candidate = Path(f"{stem}{SUFFIX}")
        count = 1
        while not self.is_ours(candidate):
            count += 1
            candidate = Path(f"{stem}-{count}{SUFFIX}")
        return candidate

    def is_ours(self, file: Path) -> bool:
        """Whether it is safe to write here: there is no such file, or it holds this very game."""
        try:
            if not file.exists():
                return True
            return f"commitment: {self.match.commitment}\n" in read_text(file)
        except (BadInput, OSError, ValueError):
            return False

    def keep(self) -> None:
        """Saves the game and says how to resume it."""
        if self.match.decision is None and self.file is None:
            return
        target = self.own_file()
        try:
            write_text(target, self.match.save())
        except BadInput as error:
            self.paper.line(f"\n{error}", style="bold red3")
            return
        self.paper.line(f"\n{say('cli-saved', file=str(target))}")
        pack = f" --content {self.pack}" if self.match.content.name != "partal" and self.pack else ""
        own = [bot.name for _, bot in sorted(self.bots.items()) if isinstance(bot, Watched)]
        bots = f" --bots {','.join(own)}" if own else ""
        self.paper.say("cli-play-go-on", file=f"{target}{pack}{bots}")

    def quit(self) -> None:
        """Leaves the table; a game with answers in it is saved."""
        if self.match.history and self.match.decision is not None:
            self.keep()
        raise Leave

    def load(self, text: str) -> None:
        if not text:
            self.paper.say("cli-play-load-what", example=f"{self.match.rules.name}-7{SUFFIX}")
            return
        try:
            record = read_text(Path(text))
            match = load(record, content_for(record, self.pack))
        except (BadInput, RecordError) as error:
            self.paper.line(str(error), style="bold red3")
            return
        self.take_seats(match, Path(text))
        self.open()

    # The end

    def close(self) -> None:
        """Shows the last events, the final score sheet, the winners, and the seed and salt of the deal."""
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.people:
            self.seen_count[0] = min(self.seen_count[seat] for seat in self.people)
        self.show_news(viewer)
        standings = self.match.standings
        assert standings is not None
        names = self.names_for(viewer)
        sheet = self.teller.final_sheet(self.match.view(viewer), standings, names)
        self.paper.line()
        self.paper.show(score_sheet(self.match.rules.name, sheet, names, standings.winners))
        for line in taken_back(self.match.tally):
            self.paper.line(line)
        self.paper.line()
        winners = [names[seat] for seat in standings.winners]
        self.paper.say(
            "cli-winners",
            style="bold",
            names=joined(winners, AND, AND),
            count=len(winners),
            you="yes" if standings.winners == (viewer,) else "no",
            points=points_of(self.match.rules.name, standings.scores[standings.winners[0]]),
        )
        page = self.match.record()
        self.paper.say("cli-play-deal", style=QUIET, seed=str(page.seed), salt=page.salt)
        if self.file is not None:
            self.save(None)
        elif self.people:
            self.look_back(viewer)

    def look_back(self, viewer: int | None) -> None:
        """After the end, lets people save the record and look at the log and the table."""
        self.paper.say("cli-play-after")
        while True:
            with self.interruptible():
                word, _, rest = input("> ").strip().partition(" ")
            if word == "save":
                self.save(Path(rest.strip()) if rest.strip() else None)
            elif word == "log":
                self.show_events(self.events(), viewer, everything=True)
            elif word == "table":
                self.show_table(viewer, rest.strip())
            else:
                return
