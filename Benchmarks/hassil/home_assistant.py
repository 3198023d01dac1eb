"""Home Assistant's templates and utterances, and phrase-router's reports on them."""

import json
import os
import subprocess
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
SHARED = PACKAGE.parent / "shared"
CORPORA = SHARED / "corpora" / "home-assistant"
BUILD = PACKAGE / ".build" / "hassil"
ROUTER = os.environ.get("PHRASE_ROUTER", "phrase-router")

# A machine of continuous integration is shared with others: its limits are twice as wide.
SLACK = 2 if os.environ.get("CI") == "true" else 1


def languages(wanted):
    """The languages that are there, or those of them that are wanted."""
    present = sorted(path.name for path in CORPORA.iterdir() if path.is_dir())
    unknown = set(wanted) - set(present)
    if unknown:
        raise SystemExit(f"no corpus of {', '.join(sorted(unknown))}; there are {', '.join(present)}")
    return [language for language in present if not wanted or language in wanted]


def rows(path):
    """The rows of a JSON Lines file."""
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def write_rows(path, rows):
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def spread(rows, limit):
    """So many of the rows, evenly spread; all of them where the limit is 0."""
    if not limit or limit >= len(rows):
        return rows
    return [rows[index * len(rows) // limit] for index in range(limit)]


def imported(language):
    """The app of a language's templates and names, as a manifest."""
    app = BUILD / "apps" / f"{language}.json"
    app.parent.mkdir(parents=True, exist_ok=True)
    folder = CORPORA / language
    run("import", "hassil", folder / "templates.json", "--catalog", folder / "catalog.jsonl",
        "-o", app)
    return app


def measured(app, corpus, passes):
    """Latencies of a corpus, as `phrase-router bench` reports them."""
    report = run("bench", "--app", app, corpus, "--passes", passes, "--json", "-")
    return json.loads(report.stdout)


def evaluated(app, corpus):
    """The decisions of a corpus, as `phrase-router eval` reports them."""
    report = run("eval", "--app", app, corpus, "--json", "-", codes=(0, 1))
    return json.loads(report.stdout)


def run(*arguments, codes=(0,)):
    """Runs phrase-router, and ends with its message where it fails."""
    command = [ROUTER, *map(str, arguments)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode not in codes:
        raise SystemExit(f"{' '.join(command)}\n{result.stderr}")
    return result


def table(headings, rows):
    """Prints rows in columns that line up: the first at the left, all others at the right."""
    widths = [max(len(row[column]) for row in [headings, *rows]) for column in range(len(headings))]
    for row in [headings, *rows]:
        cells = [cell.rjust(width) for cell, width in zip(row, widths)]
        print("  ".join([row[0].ljust(widths[0]), *cells[1:]]))
