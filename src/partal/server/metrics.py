"""Figures for a monitoring system, in the format of Prometheus: what the server does, and what waits.

They hold no table, name or address. They are for whoever runs the server: sent to the same machine, and elsewhere only
to those who know the token.
"""

from __future__ import annotations

import hmac
import ipaddress
import time
from collections.abc import Callable
from typing import Any

from litestar import Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.types import Message as Sent
from litestar.types import Scope
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from partal import __version__, compiled
from partal.server.context import BY_STATUS, context_of, refuse

METHODS = ("GET", "HEAD", "POST")
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded")
"""Headers of proxies: a request that has one does not come from this machine, even if the proxy does."""


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = self._counter("requests", "Requests by route and status.", "method", "route", "status")
        self._request_seconds = self._seconds("request_seconds", "Time until a response begins, by route.", "route")
        self._entries = self._counter("answers", "Answers and take-backs that were stored, or not.", "outcome")
        for outcome in ("stored", "stale", "failed"):
            self._entries.labels(outcome)
        self._write_seconds = self._seconds("answer_seconds", "Time until an answer is on disk or has failed.")
        self._up = self._gauge("database_up", "Whether the database can be written.")
        about = self._gauge("server", "The running server.", "version", "build")
        about.labels(__version__, compiled.build()).set(1)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"partal_{name}", text, labels, registry=self._registry)

    def _seconds(self, name: str, text: str, *labels: str) -> Histogram:
        return Histogram(f"partal_{name}", text, labels, buckets=SECONDS, registry=self._registry)

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(f"partal_{name}", text, labels, registry=self._registry)

    def watch(self, name: str, text: str, now: Callable[[], float]) -> None:
        """Adds a figure that is looked up whenever somebody asks."""
        self._gauge(name, text).set_function(now)

    async def on_sent(self, sent: Sent, scope: Scope) -> None:
        """Counts a response when it begins."""
        if sent["type"] != "http.response.start":
            return
        route, method = str(scope.get("path_template", "")) or "?", str(scope.get("method", ""))
        method = method if method in METHODS else "other"
        self._requests.labels(method, route, str(sent["status"])).inc()
        began = scope.get("began")
        if isinstance(began, float):
            self._request_seconds.labels(route).observe(time.perf_counter() - began)

    def on_written(self, outcome: str, seconds: float) -> None:
        """Counts an answer that was stored, came too late, or failed."""
        self._entries.labels(outcome).inc()
        self._write_seconds.observe(seconds)

    def written(self, database_up: bool) -> bytes:
        """All figures as text."""
        self._up.set(database_up)
        return generate_latest(self._registry)


def may_read(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> bool:
    """Whether a request comes from this machine itself, or names the token."""
    given = connection.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    if connection.client is None or any(name in connection.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The figures; strangers are told that there is nothing here."""
    here = context_of(state)
    if not may_read(request, here.settings.metrics_token):
        raise refuse(404, BY_STATUS[404])
    return Response(here.metrics.written(await here.health.is_well()), media_type=CONTENT_TYPE_PLAIN_0_0_4)
