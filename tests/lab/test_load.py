"""The players of a load test read frames as bytes; they must read what a whole decoder would."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from bench import bare
from bench.clients import FRAME, QUESTION, number_before, options_in

from partal import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_they_read_the_number_and_the_options_of_every_frame(game: str, tmp_path: Path) -> None:
    trace = asyncio.run(bare.record(game, 3, tmp_path, 60))
    asked = waited = 0
    for text in [*trace.first.values(), *[frame for step in trace.steps for frame in step.values()]]:
        data, frame = text.encode(), msgspec.json.decode(text)
        assert data.startswith(FRAME)
        start = data.find(QUESTION)
        assert (start >= 0) == ("question" in frame)
        if start < 0:
            continue
        options = [option["notation"] for option in frame["question"]["options"]]
        assert [option.decode() for option in options_in(data, start)] == options
        assert number_before(data, start) == frame.get("number", -1)
        asked, waited = asked + bool(options), waited + (not options)
    assert asked >= 40
    assert waited >= 40
