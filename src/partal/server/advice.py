"""Advice for people: hints at an open question, what the coach says, and reviews of finished games.

All are computed in processes of their own, separate from the bots', so that none keeps a table waiting.
The process of a hint, and the coach's, get a table imagined from the seat's view, with a seed that depends on that view
alone: hidden information never reaches them. Reviews are made one after another, and each only once: it is stored.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Collection
from typing import Any

from partal.core.errors import PartalError
from partal.core.message import message
from partal.core.rng import Rng, key

from partal.server.claims import Claims, give_up
from partal.server.logs import mark
from partal.server.room import Room
from partal.server.shares import FairTurns, Share
from partal.server.store import Store
from partal.server.thinking import PROGRAM, NoAnswer, Worker
from partal.table.coach import chance_of

log = logging.getLogger("partal.server")

MOST_KEPT = 1_000
"""How many hints are cached, one per seat: asking again at the same question gives the same hint at once."""
MOST_WAITING = 12
"""How many hints, and likewise reviews, may wait for their turn; further requests are refused."""


def claim_of(room: Room) -> str:
    """The claim on the review of a game."""
    return f"review {room.row.id}"


async def cancelled(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancels tasks, and waits until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class TooBusy(PartalError):
    """There is no capacity for this request now."""


class Progress:
    """The progress of a review that is being made or has failed."""

    def __init__(self) -> None:
        self.done = 0
        self.steps = 0
        self.failed = False

    def update(self, reply: dict[str, Any]) -> None:
        self.done, self.steps = reply["done"], reply["steps"]


class Advice:
    """Gives hints and makes reviews."""

    thinking = 2.0
    """Seconds after which an adviser is asked to finish."""
    longest = 6.0
    """Seconds after which an adviser's process is killed."""
    patience = 12.0
    """Seconds to wait for a hint, including the queue and starting a process."""
    coaching = 8.0
    """Seconds after which the coach is asked to finish; nobody waits for it."""
    longest_coaching = 20.0
    """Seconds after which its process is killed."""
    longest_step = 120.0
    """Seconds that one step of a review may take; a review has a few hundred."""

    def __init__(self, store: Store, program: str = PROGRAM) -> None:
        self.store = store
        self.claims = Claims()
        """Which reviews are this process's to make."""
        self.adviser = Worker(program)
        self.reviewer = Worker(program)
        self.coacher = Worker(program)
        self.coach_turns = FairTurns()
        """The coach thinks about one turn at a time, in fair turns."""
        self._hints: OrderedDict[tuple[str, int], tuple[int, asyncio.Task[list[dict[str, Any]]]]] = OrderedDict()
        self._progress: dict[str, Progress] = {}
        self._reviews: dict[str, asyncio.Task[None]] = {}
        self._releasing: set[asyncio.Task[None]] = set()

    # Hints

    async def hint(self, room: Room, seat: int) -> list[dict[str, Any]]:
        """The best answers to this seat's open question. Raises TooBusy if there is no result in time."""
        view = room.match.view(seat)
        chance = key(json.dumps(view.plain(), default=str, sort_keys=True))
        place = (room.row.id, seat)
        kept, task = self._hints.get(place, (None, None))
        if task is None or kept != chance:
            if sum([not one.done() for _, one in self._hints.values()]) >= MOST_WAITING:
                raise TooBusy(message("refused-no-hint"))
            task = asyncio.create_task(self._think(room, view, chance))
            task.add_done_callback(lambda done: self._drop(place, done))
            self._hints[place] = (chance, task)
            self._hints.move_to_end(place)
            while len(self._hints) > MOST_KEPT:
                self._hints.popitem(last=False)[1][1].cancel()
        try:
            return await asyncio.wait_for(asyncio.shield(task), self.patience)
        except TimeoutError:
            raise TooBusy(message("refused-no-hint")) from None
        except NoAnswer as error:
            log.error("no hint", extra={"table": mark(room.row.id), "why": str(error)})
            raise TooBusy(message("refused-no-hint")) from None

    def _drop(self, place: tuple[str, int], task: asyncio.Task[list[dict[str, Any]]]) -> None:
        """Removes a failed hint from the cache, so that the next request tries again."""
        if (task.cancelled() or task.exception() is not None) and self._hints.get(place, (0, None))[1] is task:
            del self._hints[place]

    async def _think(self, room: Room, view: Any, chance: int) -> list[dict[str, Any]]:
        rules = room.match.rules
        state = await asyncio.to_thread(lambda: rules.encode(rules.imagine(view, Rng(chance))))
        request = {
            "task": "hint",
            "game": room.row.game,
            "pack": room.pack.text if room.pack else "",
            "chance": f"hint {chance}",
            "state": state,
            "seconds": self.thinking,
        }
        found: list[dict[str, Any]] = await self.adviser.ask(request, self.longest)
        return found

    # The coach

    async def coach(
        self, room: Room, view: Any, given: list[str] | None, form: int, share: Share
    ) -> dict[str, Any] | None:
        """What the coach found about a turn of this seat, seen from its beginning; None if it had no time for it.

        `given` is what the seat did; None before it has done anything. Raises TooBusy if too many wait.
        """
        if len(self.coach_turns.waiting) >= MOST_WAITING:
            raise TooBusy(message("refused-no-coach"))
        rules, chance = room.match.rules, chance_of(view)
        state = await asyncio.to_thread(lambda: rules.encode(rules.imagine(view, Rng(chance))))
        request = {
            "task": "coach",
            "game": room.row.game,
            "pack": room.pack.text if room.pack else "",
            "chance": f"coach {chance}",
            "state": state,
            "given": given,
            "form": form,
            "seconds": self.coaching,
        }
        async with self.coach_turns.turn(share):
            try:
                found: dict[str, Any] = await self.coacher.ask(request, self.longest_coaching)
            except NoAnswer as error:
                log.error("no coach", extra={"table": mark(room.row.id), "why": str(error)})
                return None
        return found

    # Reviews

    async def review(self, room: Room) -> dict[str, Any] | None:
        """The review of a finished game, if it has been made."""
        return await self.store.review(room.row.id)

    def progress(self, room: Room) -> tuple[Progress | None, int]:
        """The progress of its review (None if nobody has asked for one), and how many others come first."""
        waiting = [table for table, task in self._reviews.items() if not task.done()]
        before = waiting.index(room.row.id) if room.row.id in waiting else 0
        return self._progress.get(room.row.id), before

    async def is_made_elsewhere(self, room: Room) -> bool:
        """Whether another process is making its review."""
        return await self.claims.is_elsewhere(claim_of(room))

    def begin(self, room: Room) -> None:
        """Starts a review of this game unless one is under way. Raises TooBusy if too many are waiting."""
        table = room.row.id
        if table in self._reviews:
            return
        if len(self._reviews) >= MOST_WAITING:
            raise TooBusy(message("refused-reviews-wait"))
        while len(self._progress) >= MOST_KEPT:
            del self._progress[next(iter(self._progress))]
        progress = self._progress[table] = Progress()
        self._reviews[table] = asyncio.create_task(self._make(room, progress))

    async def _make(self, room: Room, progress: Progress) -> None:
        failed = False
        try:
            if not await self.claims.take(claim_of(room)):
                self._progress.pop(room.row.id, None)
                return
            text = await asyncio.to_thread(lambda: room.match.record().write())
            request = {
                "task": "review",
                "game": room.row.game,
                "pack": room.pack.text if room.pack else "",
                "record": text,
            }
            found = await self.reviewer.ask(request, self.longest_step, progress.update)
            await self.store.add_review(room.row.id, found)
            self._progress.pop(room.row.id, None)
        except Exception as error:
            failed = True
            log.error("no review", extra={"table": mark(room.row.id), "why": str(error)[:200]})
        finally:
            try:
                if not self._others_wait(room.row.id):
                    await self.reviewer.close()  # Not needed until somebody asks for the next review.
            finally:
                # These come last, together: once a review shows as failed, a new request must not find this task.
                self._reviews.pop(room.row.id, None)
                progress.failed = failed
                self._release(room)

    def _release(self, room: Room) -> None:
        """Lets another process make this review, as soon as the database takes it."""
        given = give_up(self.claims, claim_of(room), unless=lambda: room.row.id in self._reviews)
        task = asyncio.create_task(given)
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)

    def _others_wait(self, table: str) -> bool:
        return any(other != table and not task.done() for other, task in self._reviews.items())

    @property
    def busy(self) -> bool:
        """Whether somebody is waiting for a hint, the coach or a review."""
        coaching = self.coach_turns.holder is not None
        return coaching or bool(self._reviews) or any(not task.done() for _, task in self._hints.values())

    async def renew(self) -> None:
        """Replaces the processes for hints and of the coach. The one for reviews ends when no review is waiting."""
        await asyncio.gather(self.adviser.renew(), self.coacher.renew(), return_exceptions=True)

    async def close(self) -> None:
        tasks = [*[task for _, task in self._hints.values()], *self._reviews.values()]
        await cancelled(tasks)
        await cancelled(self._releasing)
        await asyncio.gather(self.adviser.close(), self.reviewer.close(), self.coacher.close())
