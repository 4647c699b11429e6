"""`/metrics`: figures for Prometheus, for whoever runs the server and nobody else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.house import ME, RANDOM, House, Visitor

TOKEN = "a long word"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("watched")
    house = House(folder, environment={**os.environ, "PARTAL_METRICS_TOKEN": TOKEN})
    house.start()
    yield house
    house.stop()


def read(house: House, **headers: str) -> httpx.Response:
    return httpx.get(f"{house.base}/metrics", headers={name.replace("_", "-"): text for name, text in headers.items()})


def figures(house: House) -> dict[str, float]:
    """By name, the sum over all labels."""
    sums: dict[str, float] = {}
    for family in text_string_to_metric_families(read(house).text):
        for sample in family.samples:
            sums[sample.name] = sums.get(sample.name, 0) + sample.value
    return sums


def test_what_happens_is_counted(watched: House) -> None:
    async def story() -> None:
        visitor = await Visitor(watched.base).arrive("Ana")
        table = await visitor.opens("asara", ME, RANDOM)
        async with visitor.live(table["id"], 0) as wire:
            frame = await wire.hear_where(lambda frame: frame["question"] and frame["question"]["mine"])
            before = figures(watched)
            assert (before["partal_live_connections"], before["partal_tables_in_memory"]) == (1, 1)
            option = frame["question"]["options"][0]["notation"]
            await wire.send(type="answer", number=frame["number"], option=option)
            await wire.hear()
            after = figures(watched)
        assert after["partal_answers_total"] > before["partal_answers_total"]
        assert after["partal_answer_seconds_count"] == after["partal_answers_total"]
        assert after["partal_requests_total"] > before["partal_requests_total"]
        assert (after["partal_database_up"], after["partal_bots_waiting"]) == (1, 0)
        assert "partal_bots_thinking" in after
        text = read(watched).text
        assert 'route="/api/tables",status="201"' in text
        assert table["id"] not in text
        assert "Ana" not in text
        await visitor.leave()

    asyncio.run(story())


def test_a_refused_request_is_counted_without_its_path(watched: House) -> None:
    httpx.get(f"{watched.base}/api/nothing-of-the-kind")
    httpx.request("PROPFIND", f"{watched.base}/api/me")
    text = read(watched).text
    assert 'status="404"' in text
    assert "nothing-of-the-kind" not in text
    assert "PROPFIND" not in text


@pytest.mark.parametrize("header", ["x_forwarded_for", "x_forwarded_proto", "forwarded", "x_real_ip"])
def test_strangers_behind_a_proxy_find_nothing(watched: House, header: str) -> None:
    """The proxy is on the same machine, so its own address does not count."""
    assert read(watched).status_code == 200
    refused = read(watched, **{header: "203.0.113.7"})
    assert refused.status_code == 404
    assert "partal_" not in refused.text


def test_the_token_opens_them_from_elsewhere(watched: House) -> None:
    assert read(watched, x_forwarded_for="203.0.113.7", authorization=f"Bearer {TOKEN}").status_code == 200
    for wrong in ("Bearer", "Bearer wrong", TOKEN):
        assert read(watched, x_forwarded_for="203.0.113.7", authorization=wrong).status_code == 404


def test_without_a_token_none_is_good(house: House) -> None:
    for given in ("Bearer", ""):
        assert read(house, x_forwarded_for="203.0.113.7", authorization=given).status_code == 404
