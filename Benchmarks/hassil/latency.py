"""Home Assistant's own utterances, in hassil and in phrase-router, language after language.

Both route the same utterances in the same contexts, one after the other on one thread, with the
templates loaded; of each language first hassil, then phrase-router, so that whatever else the
machine does hits both. hassil's figures are those of hassil-bench.py, over one pass; ours are those
of `phrase-router bench`, over several passes in random order. Means are processor time, which a busy
machine disturbs least, as are hassil's percentiles; ours are not, since reading that clock takes too
long beside an utterance.

Fails where the mean is not 300 times shorter in each of the languages that the goal names.
"""

import argparse
import json
import subprocess
import sys

import home_assistant as corpora

GOAL = 1000
LEAST = 300 / corpora.SLACK
GATED = ["en", "de", "fr", "es", "ru"]
# Runs a script with its clock replaced by the processor's.
BY_PROCESSOR_TIME = (
    "import runpy, sys, time; time.perf_counter = time.process_time; del sys.argv[0]; "
    "runpy.run_path(sys.argv[0], run_name='__main__')")
HASSIL_BENCH = corpora.SHARED / "tools" / "hassil-bench.py"


def shortened(language, limit):
    """A folder with the language's files, its corpus cut down to so many utterances."""
    source, folder = corpora.CORPORA / language, corpora.BUILD / "corpora" / language
    folder.mkdir(parents=True, exist_ok=True)
    for name in ["templates.json", "catalog.jsonl"]:
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(source / name)
    utterances = corpora.spread(corpora.rows(source / "corpus.jsonl"), limit)
    corpora.write_rows(folder / "corpus.jsonl", utterances)
    return folder


def compare(language, options):
    folder = shortened(language, options.utterances)
    command = [sys.executable, "-c", BY_PROCESSOR_TIME, HASSIL_BENCH, folder.parent, language]
    hassil = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    app, corpus = corpora.imported(language), folder / "corpus.jsonl"
    ours = corpora.measured(app, corpus, options.passes)
    exact = corpora.evaluated(app, corpus)["exact"]
    mean = ours["processorMeans"]["all"]
    return {
        "language": language,
        "utterances": hassil["utterances"],
        "hassil": {
            "exact": hassil["exact"],
            **{name: hassil[f"{name}_ms"] * 1000 for name in ["mean", "p50", "p99"]},
        },
        "ours": {
            "exact": exact, "mean": mean, **{name: ours["all"][name] for name in ["p50", "p99"]},
        },
        "icuFloor": ours["processorMeans"]["icuFloor"],
        "ratio": hassil["mean_ms"] * 1000 / mean,
        "ratioToFloor": ours["processorRatio"],
    }


def line(row):
    def milliseconds(name):
        return f"{row['hassil'][name] / 1000:.2f}"

    def microseconds(name):
        return f"{row['ours'][name]:.1f}"

    return [
        row["language"], str(row["utterances"]), str(row["hassil"]["exact"]),
        str(row["ours"]["exact"]), *map(milliseconds, ["mean", "p50", "p99"]),
        *map(microseconds, ["mean", "p50", "p99"]), f"{row['ratio']:,.0f}",
        f"{row['ratioToFloor']:.2f}",
    ]


def remaining(row):
    """What separates a language from the goal."""
    needed = row["hassil"]["mean"] / GOAL
    if row["ratio"] >= GOAL:
        return f"{row['language']}: {row['ratio']:,.0f} ×, reached"
    return (
        f"{row['language']}: {row['ratio']:,.0f} ×; needs {needed:.1f} µs, {GOAL / row['ratio']:.1f}"
        f" times less, which is {needed / row['icuFloor']:.1f} × ICU alone"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("languages", nargs="*", help="such as en de (default: all)")
    parser.add_argument("--utterances", type=int, default=0, help="of each language (0: all)")
    parser.add_argument("--passes", type=int, default=20, help="of phrase-router")
    parser.add_argument("--json", metavar="FILE", help="write the figures, in microseconds")
    options = parser.parse_args()

    rows = []
    for language in corpora.languages(options.languages):
        print(f"measuring {language}", file=sys.stderr)
        rows.append(compare(language, options))
    print("Mean, median and 99th percentile: hassil's in ms, ours in µs.\n")
    corpora.table(
        ["language", "utterances", "hassil exact", "ours", "hassil mean", "p50", "p99", "our mean",
         "p50", "p99", "times faster", "× ICU alone"],
        [line(row) for row in rows])
    print(f"\nWhat remains to {GOAL:,} times:")
    for row in rows:
        print(" ", remaining(row))
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"least": LEAST, "goal": GOAL, "languages": rows}, file, indent=2)
            file.write("\n")
    slow = [row for row in rows if row["language"] in GATED and row["ratio"] < LEAST]
    for row in slow:
        print(f"{row['language']}: {row['ratio']:,.0f} times faster, not {LEAST:,.0f}",
              file=sys.stderr)
    sys.exit(1 if slow else 0)


main()
