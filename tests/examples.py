"""How many examples Hypothesis tries: always the same ones in normal runs, so that failures are reproducible."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

few = settings(max_examples=30, derandomize=True, deadline=None, database=None)
some = settings(max_examples=100, derandomize=True, deadline=None, database=None)
many = settings(max_examples=5_000, deadline=None, database=None, suppress_health_check=list(HealthCheck))
