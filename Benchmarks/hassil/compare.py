#!/usr/bin/env python3
"""Compares phrase-router with hassil on sampled utterances of every Home Assistant language.

For each language file of the PyPI package home-assistant-intents it draws utterances from the
templates, asks hassil and phrase-router what each means, and prints every difference in intent or
slots, the templates that won, and the counts. The draws depend on the seed and the language only.

usage: compare.py --router .build/release/phrase-router [LANG...]
setup: python3 -m venv V && V/bin/pip install hassil home-assistant-intents
"""

import argparse
import importlib.metadata
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import home_assistant_intents
from hassil import Intents, TextSlotList, recognize_best
from hassil.expression import (
    Alternative, Expression, ListReference, Permutation, RuleReference, Sequence, TextChunk)
from hassil.intents import RangeSlotList, WildcardSlotList
from hassil.numbers import get_rbnf_engine
from hassil.util import check_excluded_context, check_required_context

DATA = Path(home_assistant_intents.__file__).parent / "data"
AREAS = ["Kitchen", "living room", "North-West Attic", "Zoë's den"]
FLOORS = ["ground floor", "basement", "1st floor"]
NOUNS = ["Oak Unit", "corner-piece", "Mary's thing"]
WORDS = ["milk", "Let It Be", "eggs and ham", "call back", "Zoë", "five apples", "rock-n-roll"]
# No hassil answer is waited for longer than this many seconds.
PATIENCE = 30


class TooSlow(Exception):
    pass


def catalogue(data):
    """A few areas and floors, and a few names for each domain that the templates ask for."""
    domains = set()
    for intent in data["intents"].values():
        for block in intent["data"]:
            wanted = block.get("requires_context", {}).get("domain")
            if isinstance(wanted, dict):
                wanted = wanted.get("value")
            domains.update([wanted] if isinstance(wanted, str) else wanted or [])
    rows = [{"list": "area", "id": a, "name": a} for a in AREAS]
    rows += [{"list": "floor", "id": f, "name": f} for f in FLOORS]
    for domain in sorted(domains):
        for noun in NOUNS:
            name = f"{domain.replace('_', ' ')} {noun}"
            rows.append({"list": "name", "id": f"{domain}.{noun}", "name": name,
                         "context": {"domain": domain}})
    return rows


class Sampler:
    """Draws utterances: a walk over the trees that hassil's parser makes."""

    def __init__(self, intents, lists, language, seed):
        self.intents = intents
        self.lists = {**intents.slot_lists, **lists}
        self.language = language
        self.random = random.Random(f"{seed} {language}")

    def draw(self):
        """An intent, a template, an utterance of it and the context that it needs."""
        intent = self.random.choice(list(self.intents.intents.values()))
        block = self.random.choice(intent.data)
        sentence = self.random.choice(block.sentences)
        self.rules = {**self.intents.expansion_rules, **block.expansion_rules}
        self.block = block
        text = " ".join(self.text(sentence.expression).split())
        context = {}
        for key, wanted in block.requires_context.items():
            if isinstance(wanted, dict) and wanted.get("slot"):
                context[key] = wanted.get("value") or self.random.choice(AREAS)
        return {"from": intent.name, "template": sentence.text, "utterance": text,
                "context": context}

    def text(self, expression: Expression) -> str:
        if isinstance(expression, TextChunk):
            return expression.original_text
        if isinstance(expression, Alternative):
            return self.text(self.random.choice(expression.items))
        if isinstance(expression, Sequence):
            return "".join(self.text(item) for item in expression.items)
        if isinstance(expression, Permutation):
            items = list(expression.items)
            self.random.shuffle(items)
            return "".join(self.text(item) for item in items)
        if isinstance(expression, RuleReference):
            return self.text(self.rules[expression.rule_name].expression)
        assert isinstance(expression, ListReference), expression
        return self.value(self.lists[expression.list_name])

    def value(self, slot_list) -> str:
        if isinstance(slot_list, WildcardSlotList):
            return self.random.choice(WORDS)
        if isinstance(slot_list, RangeSlotList):
            return self.number(slot_list)
        fitting = [v for v in slot_list.values
                   if check_required_context(self.block.requires_context, v.context, True)
                   and check_excluded_context(self.block.excludes_context, v.context)]
        return self.text(self.random.choice(fitting or slot_list.values).text_in)

    def number(self, slot_list) -> str:
        number = self.random.choice(list(slot_list.get_numbers()))
        if slot_list.words and self.random.random() < 0.5:
            try:
                engine = get_rbnf_engine(slot_list.words_language or self.language)
                spelled = engine.format_number(number).text_by_ruleset
                return spelled[self.random.choice(sorted(spelled))]
            except ValueError:
                pass
        return str(number)


def ask_hassil(data, rows, language, count, seed):
    """Draws utterances, and gives each what hassil makes of it."""
    intents = Intents.from_dict(data)
    lists = {key: TextSlotList.from_strings(
        [r["name"] for r in rows if r["list"] == key], name=key) for key in ("area", "floor")}
    lists["name"] = TextSlotList.from_tuples(
        [(r["name"], r["name"], r["context"]) for r in rows if r["list"] == "name"], name="name")
    sampler = Sampler(intents, lists, language, seed)
    drawn, seen = [], set()
    for _ in range(count * 50):
        if len(drawn) == count:
            break
        item = sampler.draw()
        if not item["utterance"] or item["utterance"] in seen:
            continue
        seen.add(item["utterance"])
        drawn.append(item)
    for item in drawn:
        item["hassil"] = answer(item, intents, lists)
    return drawn


def answer(item, intents, lists):
    signal.alarm(PATIENCE)
    start = time.perf_counter()
    try:
        result = recognize_best(item["utterance"], intents, slot_lists=lists,
                                intent_context=item["context"], best_slot_name="name")
    except TooSlow:
        return {"error": f"no answer in {PATIENCE} s"}
    except Exception as error:  # hassil raises whatever its templates make it raise
        return {"error": f"{type(error).__name__}: {error}"}
    finally:
        signal.alarm(0)
    spent = round((time.perf_counter() - start) * 1e3, 3)
    if result is None:
        return {"intent": None, "slots": {}, "ms": spent}
    return {"intent": result.intent.name, "ms": spent,
            "slots": {e.name: e.value for e in result.entities.values()},
            "template": result.intent_sentence.text, "response": result.response}


def ask_router(router, data_file, rows, drawn, folder, language):
    """What phrase-router makes of the utterances, and the warnings of its importer."""
    catalog, app = folder / "catalog.jsonl", folder / "app.json"
    catalog.write_text("".join(json.dumps(row) + "\n" for row in rows))
    done = subprocess.run(
        [router, "import", "hassil", data_file, "--edition", "3.12", "--catalog", catalog,
         "-o", app], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{language}: the import fails\n{done.stderr}")
    questions = "".join(
        json.dumps({"utterance": item["utterance"], "context": item["context"]}) + "\n"
        for item in drawn)
    routed = subprocess.run([router, "route", "-", "--json", "--app", app], input=questions,
                            capture_output=True, text=True)
    answers = [json.loads(line) for line in routed.stdout.splitlines()]
    if len(answers) != len(drawn):
        raise SystemExit(f"{language}: {len(answers)} answers to {len(drawn)} utterances\n"
                         + routed.stderr)
    return answers, done.stderr.splitlines()


def plain(value):
    """A value as it is compared: numbers by what they are worth, texts by their words."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, (int, float)):
        return round(float(value), 6)
    if isinstance(value, str):
        return " ".join(value.split())
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def agree(theirs, ours):
    if "error" in theirs or theirs["intent"] != ours["intent"]:
        return False
    got = {name: plain(slot["value"]) for name, slot in ours["slots"].items()}
    return got == {name: plain(value) for name, value in theirs["slots"].items()}


def show(item, ours):
    theirs = item["hassil"]
    got = {name: slot["value"] for name, slot in ours["slots"].items()}
    print(f"  “{item['utterance']}” {item['context'] or ''} from {item['from']}:"
          f" {item['template']}")
    print(f"    hassil: {theirs.get('intent') or theirs.get('error')}"
          f" {theirs.get('slots', '')} by {theirs.get('template')}")
    print(f"    ours:   {ours['intent']} {got} by {ours['template']}", flush=True)


def compare(language, options):
    data_file = DATA / f"{language}.json"
    data = json.loads(data_file.read_text())
    rows = catalogue(data)
    version = importlib.metadata.version("home-assistant-intents")
    cached = options.cache and Path(options.cache) / (
        f"{language}-{version}-{importlib.metadata.version('hassil')}"
        f"-{options.count}-{options.seed}.json")
    if cached and cached.exists():
        drawn = json.loads(cached.read_text())
    else:
        drawn = ask_hassil(data, rows, language, options.count, options.seed)
        if cached:
            cached.parent.mkdir(parents=True, exist_ok=True)
            cached.write_text(json.dumps(drawn, ensure_ascii=False))
    line = {"language": language, "utterances": len(drawn)}
    line["hassil_rejects"] = sum(1 for i in drawn if i["hassil"].get("intent") is None)
    times = [i["hassil"]["ms"] for i in drawn if "ms" in i["hassil"]]
    line["hassil_ms"] = round(sum(times) / max(1, len(times)), 3)
    if options.router:
        with tempfile.TemporaryDirectory() as folder:
            answers, warnings = ask_router(
                options.router, data_file, rows, drawn, Path(folder), language)
        differing = [(i, a) for i, a in zip(drawn, answers) if not agree(i["hassil"], a)]
        line["differences"] = len(differing)
        line["warnings"] = len(warnings)
        for item, ours in differing:
            show(item, ours)
    print(json.dumps(line), flush=True)
    return line


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("languages", nargs="*")
    parser.add_argument("--router", help="the phrase-router program; without it only hassil runs")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cache", help="a folder that keeps hassil's answers")
    options = parser.parse_args()

    def give_up(_signal, _frame):
        raise TooSlow

    signal.signal(signal.SIGALRM, give_up)
    languages = options.languages or sorted(p.stem for p in DATA.glob("*.json"))
    lines = [compare(language, options) for language in languages]
    total = sum(line.get("differences", 0) for line in lines)
    utterances = sum(line["utterances"] for line in lines)
    print(f"{len(lines)} languages, {utterances} utterances, {total} differences")
    sys.exit(0)


if __name__ == "__main__":
    main()
