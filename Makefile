# `make help` lists the targets. Each sets up what it lacks; a second run sets up nothing.
PYTHON ?= python3
ARGS   ?=
CC     ?= cc
# Nothing outside looks into the compiled modules: so the compiler may call and inline across them, a tenth faster. Flags given to
# setuptools take the place of those Python was built with, so these two must be said again: without NDEBUG each call checks its arguments.
SHUT   := -DNDEBUG -fwrapv -fvisibility=hidden -fno-semantic-interposition

V := .venv/bin
F := .venv-fast/bin
PIP_QUIET := -q --disable-pip-version-check

RUN  := .venv/.run
DEV  := .venv/.dev
FAST_DEV := .venv-fast/.dev
FAST := .venv-fast/.built

SOURCES := $(shell find src -name '*.py' -o -name '*.yaml' -o -name '*.ftl' -o -name '*.c')
HAS_CC  := $(shell command -v $(CC))

MAKEFLAGS += --no-print-directory
.SILENT:
.PHONY: play test battery exhaustive check clauses bench fast test-fast golden pictures lock clean help compiler
.DEFAULT_GOAL := help

play: $(RUN) ## open the table in the browser; with ARGS="..." or without a terminal `affray play $(ARGS)`
	if [ -n "$(ARGS)" ] || ! [ -t 0 -a -t 1 ]; then $(V)/affray play $(ARGS); else $(V)/affray serve --open; fi

test: $(DEV) ## the test suite, on two cores (ARGS="..." goes to pytest)
	$(V)/python -m pytest -n 2 $(ARGS)

check: $(DEV) ## style, types, arrows between the parts, rules of the house
	$(V)/ruff check -q --output-format concise src tests
	$(V)/ruff format -q --check src tests || { echo "not formatted (.venv/bin/ruff format src tests):"; $(V)/ruff format --check src tests; exit 1; }
	$(V)/mypy --no-error-summary
	$(V)/lint-imports > .venv/arrows.txt || { cat .venv/arrows.txt; exit 1; }
	$(V)/python -m pytest tests/house
	echo "check: clean"

battery: $(DEV) ## the long run: every scenario, 50 seeds, replayed and resumed (AFFRAY_SEEDS=200 for more)
	$(V)/python -m tests.battery.long $(ARGS)

exhaustive: $(DEV) ## random fights until every card, verb, ruling and action has fired; prints the list (ARGS="--seconds 600")
	$(V)/python -m tests.packs.exhaustive $(ARGS)
	$(V)/python -m tests.showdown_packs.exhaustive $(ARGS)

clauses: $(DEV) ## which test proves which clause (ARGS="--game showdown", "--lang ru")
	$(V)/python tests/clauses_table.py $(ARGS)

bench: $(DEV) $(if $(HAS_CC),$(FAST)) ## speed, plain and (with a compiler) compiled; writes docs/bench.md
	$(V)/python -m affray.bench --json .venv/bench.json
	$(if $(HAS_CC),$(F)/python -m affray.bench --json .venv-fast/bench.json,echo "no C compiler ($(CC)): plain only")
	$(V)/python -m tests.web.load --json .venv/table.json
	$(V)/python -m affray.bench --table .venv/table.json --page .venv/bench.json $(if $(HAS_CC),.venv-fast/bench.json) > .venv/bench.md
	mv .venv/bench.md docs/bench.md

fast: $(FAST) ## a compiled wheel, installed into .venv-fast

test-fast: $(FAST) $(DEV) ## the suite on the compiled wheel; then seeded sums, plain against compiled
	AFFRAY_COMPILED=1 $(F)/python -m pytest -p no:cacheprovider -n 2 $(ARGS)
	$(V)/python -m affray.bench --sums > .venv-fast/sums-plain.txt
	$(F)/python -m affray.bench --sums > .venv-fast/sums-compiled.txt
	test -s .venv-fast/sums-plain.txt || { echo "no sums: affray.bench --sums printed nothing"; exit 1; }
	diff -u .venv-fast/sums-plain.txt .venv-fast/sums-compiled.txt && echo "sums: plain and compiled are equal"

golden: $(DEV) ## write the golden fights anew; read the diff before you commit it
	$(V)/python -m pytest tests/golden --golden-update $(ARGS)

pictures: $(DEV) ## draw the README's pictures anew (those of the browser where there is Chromium)
	$(V)/python tools/picture.py
	$(V)/python tools/pages.py

lock: $(RUN) ## write requirements/*.txt anew (ARGS=--upgrade for newer versions)
	test -x $(V)/uv || $(V)/pip install $(PIP_QUIET) uv
	for set in run dev; do \
	  inputs=requirements/run.in; test $$set = run || inputs="$$inputs requirements/dev.in"; \
	  $(V)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
	    $(ARGS) --extra web pyproject.toml $$inputs -o requirements/$$set.txt || exit 1; \
	done

clean: ## remove everything that make made
	rm -rf .venv .venv-fast .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 19

# --- set-up -------------------------------------------------------------------------------------------------------

.venv/bin/python .venv-fast/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "affray needs Python 3.11 or newer (make PYTHON=python3.12)"; exit 1; }
	$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "$(PYTHON) has no venv: install python3-venv"; exit 1; }
	rm -rf $(@D:/bin=)
	$(PYTHON) -m venv $(@D:/bin=)

$(RUN): .venv/bin/python requirements/run.txt pyproject.toml
	echo "setting up .venv ..."
	$(V)/pip install $(PIP_QUIET) --require-hashes -r requirements/run.txt
	$(V)/pip install $(PIP_QUIET) --no-deps --no-build-isolation -e .
	touch $@

$(DEV): $(RUN) requirements/dev.txt
	echo "adding the tools for tests ..."
	$(V)/pip install $(PIP_QUIET) --require-hashes -r requirements/dev.txt
	touch $@

compiler: .venv-fast/bin/python
	command -v $(CC) >/dev/null || { echo "a compiled wheel needs a C compiler ($(CC)): install gcc"; exit 1; }
	$(F)/python -c 'import pathlib, sys, sysconfig; sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' \
	  || { echo "a compiled wheel needs Python's headers (Python.h): install python3-dev"; exit 1; }

$(FAST_DEV): .venv-fast/bin/python requirements/dev.txt | compiler
	echo "setting up .venv-fast ..."
	$(F)/pip install $(PIP_QUIET) --require-hashes -r requirements/dev.txt
	touch $@

# hatch-mypyc compiles beside the sources and hides pyproject.toml meanwhile: so it gets a copy.
$(FAST): $(FAST_DEV) pyproject.toml $(SOURCES)
	echo "compiling ..."
	rm -rf .venv-fast/build .venv-fast/dist
	mkdir -p .venv-fast/build/docs
	cp -r src pyproject.toml README.md LICENSE .venv-fast/build/
	cp docs/clauses.yaml .venv-fast/build/docs/
	cd .venv-fast/build && CFLAGS="$$CFLAGS $(SHUT)" HATCH_BUILD_HOOKS_ENABLE=1 ../bin/python -m hatchling build -t wheel -d ../dist > ../build.txt 2>&1 \
	  || { sed -n '/Error while/,$$p' ../build.txt | grep . || tail -n 20 ../build.txt; echo "not compiled"; exit 1; }
	$(F)/pip install $(PIP_QUIET) --no-deps --no-index --force-reinstall .venv-fast/dist/*.whl
	touch $@
