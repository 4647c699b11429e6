"""The limit for sending: it ends the wait that takes too long, and no other."""

from __future__ import annotations

import asyncio

import pytest

from partal.server.patience import Patience


def test_a_wait_that_takes_too_long_ends() -> None:
    async def story() -> None:
        patience = Patience(0.2)
        with patience:
            await asyncio.sleep(0)
        await asyncio.sleep(0.1)
        began = asyncio.get_running_loop().time()
        with pytest.raises(TimeoutError), patience:
            await asyncio.sleep(10)
        # It is measured from the beginning of this wait, not of the first one.
        assert 0.19 < asyncio.get_running_loop().time() - began < 5
        with patience:
            await asyncio.sleep(0)
        await asyncio.sleep(0.3)
        task = asyncio.current_task()
        assert task is not None
        assert not task.cancelling()

    asyncio.run(story())


def test_somebody_elses_cancellation_goes_through() -> None:
    async def story() -> None:
        patience = Patience(10)

        async def wait() -> None:
            with patience:
                await asyncio.sleep(10)

        task = asyncio.create_task(wait())
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        patience.end()

    asyncio.run(story())


def test_many_waits_need_one_timer_and_none_is_left() -> None:
    async def story() -> None:
        loop, patience = asyncio.get_running_loop(), Patience(10)
        for _ in range(100):
            with patience:
                await asyncio.sleep(0)
        timers = [each for each in loop._scheduled if not each.cancelled()]  # type: ignore[attr-defined]
        assert len(timers) == 1
        patience.end()
        assert not [each for each in loop._scheduled if not each.cancelled()]  # type: ignore[attr-defined]

    asyncio.run(story())
