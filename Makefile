# Two commands matter: `make play` and `make test`. Both set up everything they need.

VENV    := .venv
PYTHON  := $(VENV)/bin/python
# What playing needs is less than what working on the house needs.
PLAYABLE := $(VENV)/.playable
READY   := $(VENV)/.ready
# The compiled copy of the package comes first on the path where it exists.
COMPILED := PYTHONPATH=build/compiled:$$PYTHONPATH
# Words, cards and rulebooks are copied along, so a change of them counts as well.
SOURCES := $(shell find src/tafelrunde \( -name '*.py' -o -name '*.ftl' -o -name '*.md' \
  -o -name '*.csv' -o -name '*.json' \) -not -path '*/tests/*' -not -path '*/template/*')
WORKERS ?= 2

# What the tutorial and the site need besides: torch, plots, MkDocs. Tests skip where they lack.
STUDY   := $(VENV)/.study

.PHONY: play test check test-plain test-compiled test-web test-browser test-server test-study docs \
  web screenshots build bench bench-server clean

play: build web
	@$(COMPILED) $(PYTHON) -m tafelrunde serve --open

test: check test-plain test-compiled test-web

check: $(READY)
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(PYTHON) tools/sizes.py

test-plain: $(READY) $(STUDY)
	@echo "== the engine as plain Python =="
	$(PYTHON) -m pytest -n $(WORKERS)

test-compiled: build
	@if [ -e build/compiled/.done ]; then \
	  echo "== the engine compiled by mypyc =="; \
	  $(COMPILED) TAFELRUNDE_EXPECT_COMPILED=1 $(PYTHON) -m pytest -n $(WORKERS); \
	else \
	  echo "== no C compiler: the engine runs uncompiled, and was tested so =="; \
	fi

# The tutorial with its whole training: the agent must beat random in 80 % of 400 games.
test-study: $(READY) $(STUDY) build
	$(COMPILED) TAFELRUNDE_STUDY=full $(PYTHON) -m pytest -q -rP tests/docs/test_studying.py

# The documentation as a site; a warning is an error.
docs: $(READY) $(STUDY)
	$(PYTHON) -m mkdocs build --strict --site-dir build/site

# The client's types and units, and games in a real browser against a compiled server.
test-web: $(READY) web build
	@echo "== the client =="
	$(PYTHON) web/node.py check
	$(PYTHON) web/node.py test
	@if $(PYTHON) tests/browser/chromium.py; then \
	  $(COMPILED) $(PYTHON) -m pytest -n $(WORKERS) -m "browser and not long" tests/browser; fi

# Every browser test in full: whole games, every page, theme and language. What is timed runs
# alone at the end, with nothing beside it.
test-browser: $(READY) web build
	@if $(PYTHON) tests/browser/chromium.py; then \
	  $(COMPILED) $(PYTHON) -m pytest -n $(WORKERS) -m "browser and not timed" tests/browser && \
	  $(COMPILED) $(PYTHON) -m pytest -rP -m "browser and timed" tests/browser; fi

# The pictures in docs/screenshots, taken anew, and contact sheets in build/screenshots.
screenshots: $(READY) web
	$(PYTHON) web/screenshots.py

# The long checks of the server, compiled where that is possible: it is killed at random under
# fifty matches, over SQLite and a PostgreSQL of its own, also one of two processes; a hundred
# thousand hostile frames, as many messages of nonsense, thousands of requests of the OpenAPI.
test-server: $(READY) build
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { echo "Installing PostgreSQL ..."; apt-get update -q && apt-get install -y -q postgresql; }
	$(COMPILED) $(PYTHON) -m pytest -m long tests/server

# The client is built where there is Node; without it the notice is printed.
web: $(PLAYABLE)
	@$(PYTHON) web/node.py build || [ $$? -eq 3 ]

# Compiling is a bonus: without a C compiler the notice is printed and all goes on uncompiled.
build: build/compiled/.tried

build/compiled/.tried: $(PLAYABLE) hatch_build.py pyproject.toml $(SOURCES)
	@mkdir -p build/compiled && rm -f build/compiled/.done
	@if $(PYTHON) hatch_build.py build/compiled > build/compile.log 2>&1; then \
	  touch build/compiled/.done; echo "The engine is compiled."; \
	else \
	  rm -rf build/compiled/tafelrunde build/compiled/*.so; tail -n 3 build/compile.log; \
	  echo "The engine runs uncompiled (see build/compile.log)."; \
	fi
	@touch $@

bench: build $(READY)
	$(COMPILED) $(PYTHON) -m bench --out bench/results/latest.json

# Load on the server beside boardgame.io's, which npm fetches.
bench-server: build
	$(COMPILED) $(PYTHON) -m bench.server --out bench/results/latest_server.json

$(PLAYABLE): pyproject.toml
	@python3 -c 'import sys; sys.exit("Tafelrunde needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@test -x $(PYTHON) || python3 -m venv $(VENV)
	@echo "Installing what Tafelrunde needs into $(VENV) ..."
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check -e '.[build,server]'
	@touch $@

$(READY): $(PLAYABLE)
	@echo "Installing what working on it needs ..."
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

$(STUDY): $(READY)
	@echo "Installing what tutorial and site need into $(VENV) ..."
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check -e '.[study,docs]' || \
	  echo "They could not be installed; their tests are skipped."
	@touch $@

clean:
	rm -rf $(VENV) build dist web/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
