# Anytime 通話易. `make test` is the one command for the tests; `make help` lists the rest.

PREFIX ?= /usr/local
ROOT = $(DESTDIR)$(PREFIX)
SWIFT_BUILD ?= swift build
RELEASE = -c release --static-swift-stdlib --product anytime
SOURCES = Package.swift Sources Tests
PYTHON ?= python3
KIOSK ?= desktop
CONFIG = $(DESTDIR)$(or $(XDG_CONFIG_HOME),$(HOME)/.config)
AUTOSTART = $(CONFIG)/autostart/anytime-kiosk.desktop
UNITS = $(CONFIG)/systemd/user
UNIT = $(UNITS)/anytime-kiosk.service
WANTED = $(UNITS)/graphical-session.target.wants/anytime-kiosk.service
LANGUAGES = $(basename $(notdir $(wildcard locales/*.ftl)))

.DEFAULT_GOAL := help

.PHONY: help
help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

.PHONY: packages
packages:
	@Sources/System/install-packages Sources/System/packages Tests/packages

.PHONY: test
test: SHELL = /bin/bash
test: packages ## install what the tests need, run all of them, and say at the end which failed
	@mkdir -p .build
	@set -o pipefail; swift test 2>&1 | tee .build/test.log || \
	  { printf '\nanytime: what failed (all of it: .build/test.log)\n' >&2; \
	    grep -aE -A 2 'recorded an issue|error:|[✘] (Test|Suite)' .build/test.log >&2; exit 1; }

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
	sh -n anytime Sources/System/install-packages Documentation/screenshots/take

.PHONY: bench
bench: packages release ## start-up, photographs and the store, beside their peers
	$(PYTHON) Documentation/benchmarks/bench.py

.PHONY: bench-reading
bench-reading: packages release ## how well cards are read, beside other engines
	$(PYTHON) Documentation/benchmarks/reading.py

.PHONY: bench-terminal
bench-terminal: packages release ## how soon screens are painted, and 200,000 random events
	$(PYTHON) Documentation/benchmarks/terminal.py paint
	$(PYTHON) Documentation/benchmarks/terminal.py soak

.PHONY: screenshots
screenshots: release ## the pictures of the README, taken from the program in xterm
	Documentation/screenshots/take

.PHONY: man
man: release ## the manual page in each language, under .build/man
	@for language in $(LANGUAGES); do \
	  mkdir -p .build/man/$$language && \
	  .build/release/anytime man --lang $$language >.build/man/$$language/anytime.1 || exit; done

.PHONY: install
install: man ## the program, models, words, manual and completions, under PREFIX
	install -D -m 755 .build/release/anytime '$(ROOT)/bin/anytime'
	for file in locales/*.ftl locales/*.png tessdata/*.traineddata tessdata/manifest.json; do \
	  install -D -m 644 $$file "$(ROOT)/share/anytime/$$file" || exit; done
	install -D -m 644 .build/man/en/anytime.1 '$(ROOT)/share/man/man1/anytime.1'
	install -D -m 644 .build/man/zh-Hant/anytime.1 '$(ROOT)/share/man/zh_TW/man1/anytime.1'
	install -D -m 644 .build/man/zh-Hans/anytime.1 '$(ROOT)/share/man/zh_CN/man1/anytime.1'
	mkdir -p .build/completions
	for shell in bash zsh fish; do \
	  .build/release/anytime completions $$shell >.build/completions/$$shell || exit; done
	install -D -m 644 .build/completions/bash '$(ROOT)/share/bash-completion/completions/anytime'
	install -D -m 644 .build/completions/zsh '$(ROOT)/share/zsh/site-functions/_anytime'
	install -D -m 644 .build/completions/fish '$(ROOT)/share/fish/vendor_completions.d/anytime.fish'

.PHONY: uninstall
uninstall: ## take away what install put under PREFIX; contacts and photographs stay
	rm -f '$(ROOT)/bin/anytime' '$(ROOT)/share/man/man1/anytime.1' \
	  '$(ROOT)/share/man/zh_TW/man1/anytime.1' '$(ROOT)/share/man/zh_CN/man1/anytime.1' \
	  '$(ROOT)/share/bash-completion/completions/anytime' \
	  '$(ROOT)/share/zsh/site-functions/_anytime' \
	  '$(ROOT)/share/fish/vendor_completions.d/anytime.fish'
	rm -rf '$(ROOT)/share/anytime'

.PHONY: kiosk
kiosk: ## open Anytime full screen when you log in; KIOSK=service: as a systemd unit
	@case '$(KIOSK)' in desktop | service) ;; \
	  *) echo "anytime: KIOSK is desktop or service" >&2; exit 1 ;; esac
	@rm -f '$(AUTOSTART)' '$(UNIT)' '$(WANTED)'
ifeq ($(KIOSK),service)
	install -D -m 644 Documentation/kiosk/anytime-kiosk.service '$(UNIT)'
	@mkdir -p '$(UNITS)/graphical-session.target.wants'
	ln -s ../anytime-kiosk.service '$(WANTED)'
else
	install -D -m 644 Documentation/kiosk/anytime-kiosk.desktop '$(AUTOSTART)'
endif

.PHONY: clean
clean: ## remove what was built
	rm -rf .build
