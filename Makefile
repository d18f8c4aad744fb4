# Every target sets up what it needs: Python 3.11 or newer, pip and make are enough. Environments and stamps live in
# .venv*, the tool that fills them in .tools; `make clean` removes it all.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && exit; \
	done; echo python3)
GAMES ?= 1000
POSITIONS ?= 20000
CALLS ?= 20000
KILLS ?= 1000
ARGS ?=
# Tests run side by side, one more than there are cores, since those in a browser mostly wait; at most four.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(min(4, (os.cpu_count() or 1) + 1))')
BUILD ?= pure
TITLE ?= rurik
PLAYERS ?= 2

ENVIRONMENT := $(PYTHON) tools/environment.py
PLAY := .venv-play/.ready
TEST := .venv/.ready
TOOLCHAIN := .venv-compiled/.toolchain
COMPILED := .venv-compiled/.ready
BENCH := .venv-bench/.ready
TRAIN := .venv-train/.ready
NOTEBOOKS := .venv-notebooks/.ready
RAY := .venv-ray/.ready
DOCS := .venv-docs/.ready
ENVS := .venv-envs/.ready
LEARN := .venv-learn/.ready

PROJECT := pyproject.toml setup.py tools/environment.py
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl' 2>/dev/null)
# The build of torch for processors alone; there is no other one where its version has no such name.
TORCH := torch==2.13.0$(if $(filter Linux,$(shell uname)),+cpu)
CHECKED := src tests tools apart $(wildcard bench)

# What scripts that compare builds need to know.
INTERPRETERS = VECHE_PURE_PYTHON="$(CURDIR)/.venv/bin/python" \
	VECHE_COMPILED_PYTHON="$(CURDIR)/.venv-compiled/bin/python" \
	VECHE_CATANATRON_PYTHON="$(CURDIR)/.venv-bench/bin/python"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play demo test test-all api-fuzz both kills columns words playthroughs digests browser compiled laws mutants envs bench-envs learn learn-check notebooks ray bench-ray docs dist coverage balance train ladder levels rungs bench instructions bench-table load bench-click screenshots boards lock format clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY) ## Open the table in a browser (ARGS="--port 8000 --data DIR" for the options of `veche serve`)
	@exec .venv-play/bin/veche serve --open $(ARGS)

demo: $(PLAY) ## Watch a game play itself in the terminal (ARGS="--players 4")
	@.venv-play/bin/veche demo $(ARGS)

test: $(TEST) browser ## Lint, types and tests (ARGS="-k church" for pytest's options)
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy --strict $(CHECKED)
	.venv/bin/python -m tools.words
	.venv/bin/python -m pytest -n $(WORKERS) $(ARGS)

test-all: test both kills compiled mutants laws envs learn-check api-fuzz notebooks ray docs dist coverage ## All of it, also what is long: hours (GAMES=10000 as before a release)
	$(MAKE) laws BUILD=compiled

both: $(TEST) ## Every test of the table, with the matches in SQLite and in PostgreSQL
	VECHE_TEST_BOTH=1 .venv/bin/python -m pytest -n $(WORKERS) tests/table tests/api $(ARGS)

kills: $(TEST) ## Kill the table KILLS=1000 times in the middle of moves; no acknowledged one may be lost
	KILLS=$(KILLS) .venv/bin/python -m pytest -n $(WORKERS) -o timeout=0 tests/table/test_kill.py $(ARGS)

api-fuzz: $(TEST) ## Ask the open protocol CALLS=20000 things, good and bad: no server error, no undocumented answer
	.venv/bin/python -m tests.api.fuzz --calls $(CALLS) $(ARGS)

envs: $(ENVS) ## The tests of the environments with the libraries they are for: PettingZoo, Gymnasium, OpenSpiel
	.venv-envs/bin/python -m pytest -n $(WORKERS) -o addopts="--strict-markers --import-mode=importlib -ra" tests/envs $(ARGS)

bench-envs: $(ENVS) $(COMPILED) ## Steps per second of the environments, on the compiled build and one core (ARGS="--seconds 5")
	PYTHONPATH="$(wildcard .venv-compiled/lib/python3*/site-packages):$(CURDIR)" .venv-envs/bin/python -m bench.envs $(ARGS)

learn: $(LEARN) ## Learn Stroganov alone with MaskablePPO, ten minutes on one core (ARGS="--minutes 1 --out DIR")
	.venv-learn/bin/python examples/learning/learn.py $(ARGS)

learn-check: $(LEARN) ## Try the example of learning, on few steps
	.venv-learn/bin/python -m pytest --noconftest -n 0 apart/learning $(ARGS)

columns: $(TEST) ## Write the classes of the states, docs/columns.md and docs/schema from the titles' columns.py
	.venv/bin/python -m tools.columns

words: $(TEST) ## Tell what each language lacks beside English, says too much, or says with other arguments (ARGS="de --room table --glossary")
	.venv/bin/python -m tools.words $(ARGS)

playthroughs: $(TEST) ## Write the golden playthroughs anew, in the commit of the rule that changed them
	.venv/bin/python -m tests.playthroughs.transcript

digests: $(TEST) ## Write the digests of random games in every setup anew, in the commit of the rule that changed them
	.venv/bin/python -m tests.digests

browser: # Chromium for the browser tests: found, or installed when root, or the tests say loudly that they skip
	@.venv/bin/python tools/browser.py

compiled: $(COMPILED) $(TEST) ## Build the mypyc wheel into .venv-compiled and compare it with pure Python
	$(INTERPRETERS) .venv/bin/python tests/compiled/check.py $(ARGS)

laws: $(if $(filter compiled,$(BUILD)),$(COMPILED),$(TEST)) ## Play GAMES=1000 random games for every player count, check every law; change POSITIONS=20000 positions (BUILD=compiled: with the compiled engine)
	$(if $(filter compiled,$(BUILD)),.venv-compiled,.venv)/bin/python -m tests.laws.run --games $(GAMES) $(ARGS)
	$(if $(filter compiled,$(BUILD)),.venv-compiled,.venv)/bin/python -m tests.laws.mutated --positions $(POSITIONS)

mutants: $(TEST) ## Blank every card, ability and ruling of every title in turn; a test must notice each (ARGS="--title rurik2")
	.venv/bin/python tests/mutants/run.py $(ARGS)

notebooks: $(NOTEBOOKS) ## Run the example notebooks, and read tables of games with pandas and polars
	.venv-notebooks/bin/python -m pytest --noconftest -n 0 apart/notebooks $(ARGS)

ray: $(RAY) ## Play on Ray: the same games as in one process, also when workers die
	.venv-ray/bin/python -m pytest --noconftest -n 0 -W ignore::ResourceWarning -W ignore::pytest.PytestUnraisableExceptionWarning apart/ray $(ARGS)

bench-ray: $(RAY) $(COMPILED) ## What playing by Ray costs, on the compiled build and one core (ARGS="--games 40000")
	PYTHONPATH="$(wildcard .venv-compiled/lib/python3*/site-packages):$(CURDIR)" .venv-ray/bin/python -m bench.machines $(ARGS)

docs: $(DOCS) ## Build the documentation into build/docs; a link that leads nowhere fails
	.venv-docs/bin/python -m tools.docs $(ARGS)

dist: docs $(TOOLCHAIN) ## Build source archive and wheels, pure and compiled, into dist, and try each in a clean environment
	.venv-compiled/bin/python -m tools.dist $(ARGS)

coverage: $(TEST) browser ## Measure which lines and branches the tests reach
	.venv/bin/python -m coverage erase
	.venv/bin/python -m coverage run -m pytest -n $(WORKERS) $(ARGS)
	.venv/bin/python -m coverage combine --quiet
	.venv/bin/python -m coverage report --skip-covered --skip-empty

balance: $(if $(findstring --on,$(ARGS)),$(TRAIN),$(COMPILED)) ## Ask whether a card of TITLE=rurik, rurik2, rurik2-oaths or rurik2-dealt-oaths wins too often (GAMES=2000 ARGS="--players 3"), or with TITLE=stroganov by what its winners win
	$(if $(findstring --on,$(ARGS)),.venv-train,.venv-compiled)/bin/python -m tools.$(if $(filter stroganov,$(TITLE)),headings,balance $(TITLE)) --games $(GAMES) $(ARGS)

train: $(TRAIN) ## Learn the weights of TITLE=rurik with PLAYERS=2 (1: alone) from games of bots against themselves (ARGS="--seed 7")
	.venv-train/bin/python -m tools.train --title $(TITLE) --players $(PLAYERS) $(ARGS)

ladder: $(COMPILED) ## Rate the levels against each other (TITLE=rurik PLAYERS=2 GAMES=120); a run that was interrupted goes on
	.venv-compiled/bin/veche arena $(TITLE) --players $(PLAYERS) --bots otrok,druzhinnik,voivode,knyaz:seconds=0.5 --games $(GAMES) --out build/ladder-$(TITLE)-$(PLAYERS).jsonl $(ARGS)

levels: $(COMPILED) ## Test whether each level of TITLE=rurik wins 60 % against the one below, in at most 200 games each
	@for pair in druzhinnik,otrok voivode,druzhinnik knyaz:seconds=0.5,voivode; do \
		.venv-compiled/bin/veche arena $(TITLE) --bots $$pair --at-least 0.6 --games 200 --seed 5005 \
			--out build/levels-$(TITLE)-$${pair%%,*}.jsonl $(ARGS) || exit 1; \
	done

rungs: $(TEST) ## Gather the games of `make ladder` and `make levels` for the table's page of opponents
	.venv/bin/python -m tools.ladder $(wildcard build/ladder-*.jsonl build/levels-*.jsonl) $(ARGS)

bench: $(TEST) $(COMPILED) $(BENCH) ## Measure speed, pure and compiled, beside catanatron, and the other titles beside Rurik (ARGS="--beside OLD/.venv-compiled/bin/python": and beside an old build)
	$(INTERPRETERS) .venv/bin/python -m bench $(ARGS)

instructions: $(TEST) $(COMPILED) ## Count the instructions of a decision on the compiled build with valgrind (ARGS=--write keeps the counts)
	$(INTERPRETERS) .venv/bin/python -m bench.instructions $(ARGS)

bench-table: $(TEST) browser ## Measure the table: pages, clicks, spectators, durable moves, memory (ARGS="--only pages")
	.venv/bin/python -m bench.table $(ARGS)

load: $(TEST) ## Load a table on PostgreSQL and kill its processes (ARGS="--matches 40 --workers 4 --seconds 600 --kill-every 60")
	.venv/bin/python -m bench.load $(ARGS)

bench-click: $(TEST) ## Count what one posted move calls (ARGS="--title stroganov --most 20")
	.venv/bin/python -m bench.click $(ARGS)

screenshots: $(TEST) browser ## Take pictures of the table into build/screenshots (ARGS=--readme renews those of the README)
	.venv/bin/python -m tools.screenshots $(ARGS)

boards: $(TEST) browser ## Draw the lobby's pictures of the boards anew, from the positions in tools/boards
	.venv/bin/python -m tools.board_pictures $(ARGS)

lock: ## Write requirements/*.txt anew from requirements/*.in (ARGS=--upgrade for the newest versions)
	$(ENVIRONMENT) lock $(ARGS)

format: $(TEST) ## Sort imports, mend what ruff can mend, format
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

clean: ## Remove environments, builds and caches
	rm -rf .venv .venv-play .venv-compiled .venv-bench .venv-train .venv-notebooks .venv-ray .venv-docs .venv-envs .venv-learn .tools build dist src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools $(wildcard bench) -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp is written last, so that an interrupted set-up starts again.

$(PLAY): requirements/runtime.txt $(PROJECT)
	@$(ENVIRONMENT) make .venv-play requirements/runtime.txt --editable
	@touch $@

$(TEST): requirements/test.txt $(PROJECT)
	@$(ENVIRONMENT) make .venv requirements/test.txt --editable
	@touch $@

$(BENCH): requirements/bench.txt tools/environment.py
	@$(ENVIRONMENT) make .venv-bench requirements/bench.txt
	@touch $@

$(ENVS): requirements/envs.txt $(PROJECT)
	@$(ENVIRONMENT) make .venv-envs requirements/envs.txt --editable
	@touch $@

$(TRAIN): requirements/train.txt tools/environment.py $(COMPILED)
	@$(ENVIRONMENT) make .venv-train requirements/train.txt
	@$(ENVIRONMENT) install .venv-train build/wheel/veche-*.whl
	@touch $@

$(NOTEBOOKS): requirements/notebooks.txt $(PROJECT)
	@$(ENVIRONMENT) make .venv-notebooks requirements/notebooks.txt --editable
	@touch $@

$(RAY): requirements/ray.txt $(PROJECT)
	@$(ENVIRONMENT) make .venv-ray requirements/ray.txt --editable
	@touch $@

$(LEARN): requirements/learn.txt Makefile tools/environment.py $(COMPILED)
	@$(ENVIRONMENT) make .venv-learn requirements/learn.txt
	@$(ENVIRONMENT) install .venv-learn $(TORCH) || { echo "$(TORCH) is not among the packages that pip finds: docs/learning.md"; false; }
	@$(ENVIRONMENT) install .venv-learn build/wheel/veche-*.whl
	@touch $@

$(DOCS): requirements/docs.txt $(PROJECT)
	@$(ENVIRONMENT) make .venv-docs requirements/docs.txt --editable
	@touch $@

$(TOOLCHAIN): requirements/compiled.txt tools/environment.py
	@$(ENVIRONMENT) make .venv-compiled requirements/compiled.txt
	@touch $@

# build/lib* would carry modules that no longer exist into the wheel.
$(COMPILED): $(TOOLCHAIN) pyproject.toml setup.py $(SOURCES)
	@echo "Compiling (this takes minutes) …"
	rm -rf build/lib* build/bdist* build/wheel
	VECHE_COMPILE=1 .venv-compiled/bin/python -m build --wheel --no-isolation --outdir build/wheel
	@$(ENVIRONMENT) install .venv-compiled build/wheel/veche-*.whl
	@touch $@
