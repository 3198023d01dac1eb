# Everything a newcomer needs: `make repl` to try it, `make test` to check it.

SWIFT ?= swift
SOURCES = Sources Tests Package.swift $(wildcard Benchmarks/Package.swift Benchmarks/Benchmarks)

.PHONY: repl test test-wyoming bench format lint libraries

# Builds the command and opens it on the built-in example.
repl: libraries
	$(SWIFT) build -c release --product phrase-router
	$$($(SWIFT) build -c release --show-bin-path)/phrase-router repl

# Runs all tests. Those over ../shared are skipped where that folder is absent.
test: libraries
	$(SWIFT) test

# Lets the protocol's own Python client talk with the server. Needs Python, and PyPI the first time.
test-wyoming: libraries
	$(SWIFT) build -c release --product phrase-router
	python3 -m venv .build/wyoming
	.build/wyoming/bin/pip install --quiet --disable-pip-version-check "wyoming>=1.8,<2"
	.build/wyoming/bin/python Tests/Wyoming/real_client.py \
	  $$($(SWIFT) build -c release --show-bin-path)/phrase-router

# Measures latencies, growth and parts, and holds them against their budgets. Takes a while.
bench: libraries
	.ci/bench full

format:
	$(SWIFT) format -i -r $(SOURCES)

lint:
	$(SWIFT) format lint --strict -r $(SOURCES)

# Installs the system libraries that are missing.
libraries:
	@.ci/libraries
