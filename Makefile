# The two commands are `make play` and `make test`; each sets up all it needs in .venv.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check soak bench compiled clean

play: .venv/ready
	$(BIN)/partal play asara

test: .venv/ready-dev
	$(BIN)/pytest -n auto -m "not soak"

soak: .venv/ready-dev
	$(BIN)/pytest -n auto -m soak

check: .venv/ready-dev
	$(BIN)/ruff format --check src tests bench
	$(BIN)/ruff check src tests bench
	$(BIN)/mypy
	$(BIN)/pytest tests/test_layers.py

compiled: .venv/ready-dev
	$(BIN)/python bench/compile.py

bench: compiled .venv/ready-bench
	$(BIN)/partal bench
	PYTHONPATH=build/compiled $(BIN)/partal bench

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/ready: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

.venv/ready-dev: pyproject.toml | .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@

.venv/ready-bench: pyproject.toml | .venv/ready-dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[bench]"
	touch $@
