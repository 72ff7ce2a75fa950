# Anytime 通話易. `make test` is the one command for the tests; `make help` lists the rest.

PREFIX ?= /usr/local
SWIFT_BUILD ?= swift build
RELEASE = -c release --static-swift-stdlib --product anytime
SOURCES = Package.swift Sources Tests
PYTHON ?= python3
LANGUAGES = $(basename $(notdir $(wildcard locales/*.ftl)))

.DEFAULT_GOAL := help

.PHONY: help
help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

.PHONY: packages
packages:
	@Sources/System/install-packages Sources/System/packages Tests/packages

.PHONY: test
test: packages ## install what the tests need, and run all of them
	swift test

.PHONY: build
build: packages ## the debug program
	$(SWIFT_BUILD)

.PHONY: release
release: ## the release program, .build/release/anytime
	@echo "anytime: building the program; a first time takes some minutes" >&2
	@mkdir -p .build
	@$(SWIFT_BUILD) $(RELEASE) >.build/release.log 2>&1 || { \
	  grep -E 'error' .build/release.log >&2 || tail -n 20 .build/release.log >&2; \
	  echo "anytime: the program could not be built; .build/release.log says more" >&2; exit 1; }
	@touch .build/release/anytime

.PHONY: format
format: ## format the Swift sources
	swift format --in-place --recursive $(SOURCES)

.PHONY: lint
lint: ## check the format, the Swift sources and the shell scripts
	swift format lint --strict --recursive $(SOURCES)
	sh -n anytime Sources/System/install-packages

.PHONY: bench
bench: packages release ## start-up, photographs and the store, beside their peers
	$(PYTHON) Documentation/benchmarks/bench.py

.PHONY: bench-reading
bench-reading: packages release ## how well cards are read, beside other engines
	$(PYTHON) Documentation/benchmarks/reading.py

.PHONY: install
install: release ## the program, models, words, man page and completions, under PREFIX
	install -D -m 755 .build/release/anytime '$(DESTDIR)$(PREFIX)/bin/anytime'
	for file in locales/*.ftl; do \
	  install -D -m 644 $$file "$(DESTDIR)$(PREFIX)/share/anytime/$$file" || exit; done
	for file in tessdata/*.traineddata tessdata/manifest.json tessdata/README.md; do \
	  install -D -m 644 $$file "$(DESTDIR)$(PREFIX)/share/anytime/$$file" || exit; done

.PHONY: clean
clean: ## remove what was built
	rm -rf .build
