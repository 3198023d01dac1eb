# Everything a newcomer needs: `make repl` to try it, `make test` to check it.

SWIFT ?= swift
SOURCES = Sources Tests Examples Package.swift

.PHONY: repl test sanitize crash test-wyoming bench bench-hassil bench-negatives differential compare-hassil fuzz attack docs format lint \
  product-lines libraries setup

# Builds the example app and talks with it. Where Apple's own App Intents are, there is none of ours,
# and the command opens the example's manifest, which decides and does nothing.
repl: libraries
ifeq ($(shell uname),Linux)
	$(SWIFT) build -c release --product film-tracker
	$$($(SWIFT) build -c release --show-bin-path)/film-tracker
else
	$(SWIFT) build -c release --product phrase-router
	$$($(SWIFT) build -c release --show-bin-path)/phrase-router repl
endif

# Runs all tests. Those over ../shared are skipped where that folder is absent.
test: libraries
	$(SWIFT) test

# Kills processes that write to a store, and the example app, at random moments, and looks for what is
# lost or doubled. Takes half an hour.
crash: libraries
	STORE_CRASH_ROUNDS=$(or $(ROUNDS),200) $(SWIFT) test --filter CrashTests

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

# Compares latencies with hassil's, on Home Assistant's own utterances. Takes minutes, or less with
# LANGUAGES="en de" and UTTERANCES=100 (of each language). JSON=FILE writes the figures there.
bench-hassil: libraries
	Benchmarks/hassil/run latency $(LANGUAGES) $(if $(UTTERANCES),--utterances $(UTTERANCES)) \
	  $(if $(JSON),--json $(JSON))

# Measures rejections: utterances that mean nothing here, and that hassil rejects too. Takes LANGUAGES,
# COUNT (of each language), SEED and JSON.
bench-negatives: libraries
	Benchmarks/hassil/run negatives $(LANGUAGES) $(if $(COUNT),--count $(COUNT)) \
	  $(if $(SEED),--seed $(SEED)) $(if $(JSON),--json $(JSON))

# Holds the compiled matcher against the naive one on generated triples of templates, catalogue and
# utterance: make differential TRIPLES=1000000 SEED=1. A million take some minutes.
TRIPLES ?= 1000000
SEED ?= 1
differential: libraries
	$(SWIFT) build -c release --product phrase-lab
	$$($(SWIFT) build -c release --show-bin-path)/phrase-lab differential \
	  --triples $(or $(TRIPLES),1000000) $(if $(SEED),--seed $(SEED))

# Asks hassil and phrase-router what sampled utterances of all of Home Assistant's languages mean, and
# explains every difference. Installs hassil from PyPI into a virtual environment. Takes minutes.
compare-hassil: libraries
	$(SWIFT) build -c release --product phrase-router
	test -x .build/hassil-today/bin/python || python3 -m venv .build/hassil-today
	.build/hassil-today/bin/pip install --quiet --disable-pip-version-check \
	  -r Benchmarks/hassil/requirements-today.txt
	nice .build/hassil-today/bin/python Benchmarks/hassil/compare.py --cache .build/hassil/answers \
	  --router $$($(SWIFT) build -c release --show-bin-path)/phrase-router $(LANGUAGES)

# Tries the template parser, the matcher and the importers with inputs that a fuzzer makes up, each for
# SECONDS. Fails on a crash, a contradiction, 100 ms for one input, or an allocation above 64 MiB.
SECONDS ?= 600
fuzz: libraries
	Fuzz/run $(SECONDS) $(TARGETS)

# Runs the tests that share memory between threads under ThreadSanitizer, those that read bytes under
# AddressSanitizer, and a server under a storm of clients and reloads with each: make sanitize ONLY=thread
sanitize: libraries
	.ci/sanitize $(ONLY)

# Tries hostile files, lines, pipes and disks on the executables: make attack ROUNDS=100 SEED=1
attack: libraries
	$(SWIFT) build -c release --product phrase-router
	$(SWIFT) build -c release --product film-tracker
	.ci/attack --binaries $$($(SWIFT) build -c release --show-bin-path) \
	  $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(SEED),--seed $(SEED))

# Builds the documentation into .build/docs/site, and fails for a link that leads nowhere.
docs: libraries
	.ci/docs

format:
	$(SWIFT) format -i -r $(SOURCES)

lint:
	$(SWIFT) format lint --strict -r $(SOURCES)

# Counts the lines of Swift that are compiled for an app, code and all: make product-lines
# PRODUCTS="AppREPL"
product-lines:
	.ci/product-lines $(PRODUCTS)

# Looks for the system libraries, and asks whether to install those that are missing.
libraries:
	@.ci/libraries

# Installs the system libraries that are missing, without a question.
setup:
	@.ci/libraries --install
