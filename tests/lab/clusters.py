"""Stories on a Ray cluster of three machines with one core each, all of them on this one; each prints a line of JSON.

python -m tests.lab.clusters machine-dies
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from partal.core.errors import PartalError

from partal.lab import arena
from partal.lab.report import run
from partal.lab.simulate import play_many


class Killer:
    """A bot that takes its process with it."""

    def choose(self, view: object, decision: object, rng: object) -> object:
        os.kill(os.getpid(), signal.SIGKILL)
        return None


class Odd:
    """A bot that answers with something that is not offered."""

    def choose(self, view: object, decision: object, rng: object) -> object:
        return None


@contextmanager
def cluster() -> Iterator[Any]:
    """A cluster to which this program is connected, so that runs join it instead of starting one."""
    import ray
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        for _ in range(2):
            found.add_node(num_cpus=1)
        found.wait_for_nodes()
        ray.init(address=found.address, log_to_driver=False)
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


def machine_dies() -> list[dict[str, Any]]:
    """The results of a run during which a machine dies."""
    results: list[dict[str, Any]] = []
    with cluster() as machines:
        for result in play_many("sabika", 2, 40, ["easy"], seed=9, on="ray"):
            results.append(result)
            if len(results) == 3:
                machines.remove_node(list(machines.worker_nodes)[0], allow_graceful=False)
    return results


def kept_arena(file: str) -> list[Any]:
    """An arena that is stopped after four games and goes on."""
    tasks = arena.programme("asara", ["easy", "random"], 2, 12, 4)
    with cluster():
        first = arena.play_all(tasks, 1, Path(file), on="ray")
        for _ in range(4):
            next(first)
        first.close()  # type: ignore[attr-defined]
        return [played[:4] for played in arena.play_all(tasks, 1, Path(file), "ray")]


def report(file: str) -> list[Any]:
    """The games of a report that is stopped after three games and goes on."""
    of = report_plan()
    with cluster():
        first = run.play(of, 1, "ray", Path(file))
        for _ in range(3):
            next(first)
        first.close()  # type: ignore[attr-defined]
        return list(run.play(of, 1, "ray", Path(file)))


def report_plan() -> run.Plan:
    return run.plan("asara", [2], 5, ["easy"], variants=[run.variant_of("asara", "professional")], weigh=1)


def bot_fails(bot: str) -> str:
    """What is said of a bot that fails."""
    with cluster():
        return refusal_of(play_many("asara", 2, 3, [f"tests.lab.clusters:{bot}"], on="ray"))


def nobody_there() -> str:
    return refusal_of(play_many("asara", 2, 3, on="ray://127.0.0.1:9"))


def own_cluster() -> list[Any]:
    """With an address in the environment where nobody is, and again for a caller who is connected and stays so."""
    import ray

    os.environ["RAY_ADDRESS"] = "127.0.0.1:9"
    alone = list(play_many("asara", 2, 3, on="ray"))
    ended = not ray.is_initialized()
    ray.init(address="local", include_dashboard=False, num_cpus=1, log_to_driver=False)
    mine = ray.put("mine")
    connected = list(play_many("asara", 2, 3, on="ray"))
    return [alone, ended, connected, ray.is_initialized() and ray.get(mine) == "mine"]


def refusal_of(results: Iterator[Any]) -> str:
    try:
        list(results)
    except PartalError as error:
        return str(error)
    return ""


if __name__ == "__main__":
    stories = {
        "machine-dies": machine_dies,
        "arena": kept_arena,
        "report": report,
        "bot-fails": bot_fails,
        "nobody-there": nobody_there,
        "own-cluster": own_cluster,
    }
    print("\n" + json.dumps(stories[sys.argv[1]](*sys.argv[2:])))  # type: ignore[operator]
