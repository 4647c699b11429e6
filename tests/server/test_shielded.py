"""What is stored for somebody is finished even if nobody waits for it any more."""

from __future__ import annotations

import asyncio

from partal.server.database import Unavailable
from partal.server.seated import shielded


def test_work_is_finished_and_its_failure_surprises_nobody():
    """It goes on after its request is cancelled; an error that nobody can be told of is no unhandled one."""
    done, reported = [], []

    async def work():
        await asyncio.sleep(0.01)
        done.append(True)
        raise Unavailable

    async def story():
        asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
        request = asyncio.create_task(shielded(work()))
        await asyncio.sleep(0)
        request.cancel()
        await asyncio.gather(request, return_exceptions=True)
        await asyncio.sleep(0.05)

    asyncio.run(story())

    assert done == [True]
    assert reported == []
