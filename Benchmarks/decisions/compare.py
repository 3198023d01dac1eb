#!/usr/bin/env python3
"""Compares the decisions of two builds, row by row.

    Benchmarks/decisions/compare.py BEFORE AFTER [--list N] [--only NAME]

BEFORE and AFTER are two builds of phrase-router. Every utterance of the corpora in this repository
and, where that folder is there, in ../shared/corpora is decided by both; so is every turn of the
dialogue scripts, whose replies are compared as they are shown. What is said of time is left aside.

Prints a line for each corpus, and the first differences of each. Exit codes: 0 no difference, 1
differences, 2 a build that cannot be run.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared" / "corpora"
FILMS = ROOT / "Corpora" / "FilmTracker"
NOW = "2026-11-20T12:00"


def rows(path, language=None):
    """The utterances of a corpus as lines that `route -` reads."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.strip():
            continue
        row = json.loads(line)
        asked = {"utterance": row.get("utterance", row.get("text", ""))}
        spoken = row.get("language", row.get("lang", language))
        if spoken:
            asked["language"] = spoken
        if row.get("context"):
            asked["context"] = row["context"]
        yield asked


def run(binary, arguments, lines):
    """What a build prints for the lines of its standard input."""
    done = subprocess.run(
        [binary, *arguments], input="\n".join(lines) + "\n", text=True, capture_output=True,
        cwd=ROOT, env={"PHRASE_ROUTER_CORPORA": str(ROOT / "Corpora"), "NO_COLOR": "1",
                       "HOME": tempfile.gettempdir(), "LANG": "C.UTF-8"})
    if done.returncode != 0:
        print(f"{binary} {' '.join(arguments)}: exit code {done.returncode}\n{done.stderr[:2000]}")
        sys.exit(2)
    return done.stdout.splitlines()


def decided(binary, app, asked):
    """The decisions of a build, a line an utterance, without their time."""
    # Builds before there was such an option read lines that begin with a brace so.
    knows = "--json-lines" in "\n".join(run(binary, ["route", "--help"], []))
    lines = run(binary, ["route", "-", *["--json-lines"][:knows], "--json", "--now", NOW, *app],
                [json.dumps(row, ensure_ascii=False) for row in asked])
    answers = []
    for line in lines:
        answer = json.loads(line)
        answer.pop("microseconds", None)
        answers.append(json.dumps(answer, ensure_ascii=False))
    return answers


def conversations(binary, app, script, language):
    """What is shown in a dialogue, without its time. The context of a script is not read."""
    lines = run(binary, ["repl", "--language", language, "--now", NOW, *app], script)
    # The greeting says whether there are commands, and nothing of decisions.
    return [re.sub(r"· [0-9.]+ (µs|ms|s)\b", "", line) for line in lines[1:]]


def scripts(path):
    """The names, languages and typed texts of the scripts in a file."""
    for text in re.split(r"^---\s*$", path.read_text(encoding="utf-8"), flags=re.M):
        name = re.search(r'^name:\s*"?(.*?)"?\s*$', text, re.M)
        language = re.search(r"^language:\s*(\S+)", text, re.M)
        typed = [json.loads(found) for found in
                 re.findall(r'^\s*(?:- )?user:\s*("(?:[^"\\]|\\.)*")', text, re.M)]
        if name and typed:
            yield name.group(1), language.group(1) if language else "en", typed


def corpora(before, after, folder):
    """The name of each corpus, the options that name its app to each build, and its rows."""
    for path in sorted((FILMS / "utterances").glob("*.jsonl")):
        yield f"films {path.stem}", [], [], list(rows(path, path.stem))
    for path in sorted((ROOT / "Corpora").glob("[FS][ic]*/*.jsonl")):
        if path.parent != FILMS:
            yield f"{path.parent.name} {path.stem}", [], [], list(rows(path, path.stem))
    for path in sorted((SHARED / "home-assistant").glob("*/corpus.jsonl")):
        language = path.parent.name
        apps = []
        for index, binary in enumerate([before, after]):
            app = folder / f"{language}-{index}.json"
            run(binary, ["import", "hassil", str(path.parent / "templates.json"), "--catalog",
                         str(path.parent / "catalog.jsonl"), "-o", str(app)], [])
            apps.append(["--app", str(app)])
        yield f"home-assistant {language}", *apps, list(rows(path))
    for path in sorted((SHARED / "nlu").glob("*/*.jsonl")):
        asked = [{"utterance": row["utterance"]} for row in rows(path)]
        yield f"{path.parent.name} {path.stem}", [], [], asked


def report(name, asked, answers, most):
    """Prints what differs in a corpus, and gives how much does."""
    different = [(row, *pair) for row, *pair in zip(asked, *answers) if pair[0] != pair[1]]
    if len(answers[0]) != len(answers[1]):
        different.append((f"{len(answers[0])} answers, then {len(answers[1])}", "", ""))
    print(f"{name}: {len(asked)} rows, {len(different)} differ", flush=True)
    for row, old, new in different[:most]:
        shown = row if isinstance(row, str) else json.dumps(row, ensure_ascii=False)
        print(f"  {shown}\n    before {old}\n    after  {new}")
    return len(different)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--list", type=int, default=5, metavar="N", help="differences to print")
    parser.add_argument("--only", default="", metavar="NAME", help="corpora whose name has NAME")
    options = parser.parse_args()
    binaries = [str(pathlib.Path(p).resolve()) for p in (options.before, options.after)]
    total = count = 0
    with tempfile.TemporaryDirectory() as name:
        for corpus, *apps, asked in corpora(*binaries, pathlib.Path(name)):
            if options.only in corpus:
                answers = [decided(b, app, asked) for b, app in zip(binaries, apps)]
                total += report(corpus, asked, answers, options.list)
                count += len(asked)
        for path in sorted((FILMS / "dialogues").glob("*.yaml")):
            for title, language, typed in scripts(path):
                if options.only in f"dialogue {title}":
                    answers = [conversations(b, [], typed, language) for b in binaries]
                    shown = [f"{title}, line {index + 1}" for index in range(len(answers[0]))]
                    total += report(f"dialogue {title}", shown, answers, options.list)
                    count += len(typed)
    if not SHARED.is_dir():
        print("skipped: ../shared/corpora is absent")
    print(f"{count} rows and turns, {total} differences")
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
