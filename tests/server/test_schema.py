"""The server keeps to its own description: whatever fits it is answered as it says, whatever does not is refused."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans

from partal import GAMES
from partal.server import models
from partal.words import LANGUAGES
from tests.sampling import sampled
from tests.server.house import House


@pytest.fixture(scope="module")
def described(tmp_path_factory):
    """A server, its description, and somebody who is known there and has a table."""
    house = House(tmp_path_factory.mktemp("described"))
    house.start()
    cookie = httpx.get(f"{house.base}/api/me").headers["set-cookie"].split(";")[0]
    body = {"game": "asara", "chairs": [{"kind": "me"}, {"kind": "guest"}]}
    table = httpx.post(f"{house.base}/api/tables", json=body, headers={"cookie": cookie}).json()["id"]
    yield house, cookie, table
    house.stop()


@pytest.fixture(scope="module")
def description(described):
    return schemathesis.openapi.from_url(f"{described[0].base}/api/schema/openapi.json")


@sampled("mode", [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE], every=2)
@sampled("examples", [4, 12], every=2)
def test_every_route_keeps_to_its_description(description, described, mode, examples):
    """Statuses, types and bodies as described; no server error; what does not fit is refused."""
    house, cookie, table = described
    tried = []
    for found in description.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode), known=booleans())
        def check(case, known):
            if known and "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            answer = case.call_and_validate(
                base_url=house.base,
                headers={"cookie": cookie},
                excluded_checks=[schemathesis.checks.CHECKS.get_one("positive_data_acceptance")],
            )
            tried.append((case.method, case.path, answer.status_code))

        try:
            check()
        except Unsatisfiable:
            assert mode is schemathesis.GenerationMode.NEGATIVE  # Nothing can be wrong with a route without values.
    statuses = {status for _, _, status in tried}
    assert statuses >= ({200, 400, 403, 404} if mode is schemathesis.GenerationMode.POSITIVE else {400, 404})
    if mode is schemathesis.GenerationMode.POSITIVE:
        assert {(method, path) for method, path, _ in tried} == {
            (method.upper(), path) for path, methods in description.raw_schema["paths"].items() for method in methods
        }


def test_the_description_names_the_games_and_languages_there_are():
    assert set(models.Game.__args__) == set(GAMES)
    assert set(models.Language.__args__) == set(LANGUAGES)


def test_every_route_of_the_api_is_described(described):
    """Nothing can be asked of the server that its description does not name."""
    house, _, _ = described
    paths = httpx.get(f"{house.base}/api/schema/openapi.json").json()["paths"]
    from partal.server.app import ROUTES

    routes = {path for route in ROUTES for path in route.paths if not path.endswith("/live")}
    plain = {path.replace(":str}", "}").replace(":int}", "}") for path in routes}
    assert plain == set(paths)
    refusals = {status for path in paths.values() for method in path.values() for status in method["responses"]}
    assert {"200", "201", "400", "403", "404", "409", "413", "429"} <= refusals
