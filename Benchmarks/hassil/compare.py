#!/usr/bin/env python3
"""Compares phrase-router with hassil on sampled utterances of every Home Assistant language.

For each language file of the PyPI package home-assistant-intents it draws utterances from the
templates, spoils some more, asks hassil and phrase-router what each means, and prints every
difference in intent or slots, why they differ, and the counts. The draws depend on the seed and the
language only. A difference is explained if it goes away

- when the numbers in words are written in digits: the two spell by different CLDR data;
- when hassil does not cache number words: its cache ignores the multiplier of a range;
- when hyphens in the slots become spaces: once hassil has taken one for a space to match a word, it
  takes all that follow for spaces, in what wildcards take, too;
- when hassil looks at all sentences: those that it leaves out beforehand, by words that they need,
  are told by a folding of case that its matching does not use;
- when hassil takes combining marks for parts of words, as it does not where it looks for skip words:
  in Indic scripts it cuts them out of other words;
- where white space is ignored, when there is none beside skip words: what hassil leaves behind of it
  keeps templates from matching.

usage: compare.py --router .build/release/phrase-router [LANG...]
setup: python3 -m venv V && V/bin/pip install hassil home-assistant-intents
exit codes: 0 every difference is explained, 1 some are not
"""

import argparse
import importlib.metadata
import inspect
import json
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import unicodedata
from collections import Counter
from pathlib import Path

import hassil.string_matcher
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


# The combining marks, for a class of a regular expression.
MARKS = "".join(chr(c) for c in range(0x110000) if unicodedata.category(chr(c))[0] == "M")


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
        self.numbers = []
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
                "context": context, "numbers": self.numbers}

    def spoil(self, item):
        """The utterance with something changed, as people and their microphones do."""
        words = item["utterance"].split()
        place = self.random.randrange(len(words))
        change = self.random.randrange(8)
        if change < 3 and self.intents.skip_words:
            words.insert(self.random.randrange(len(words) + 1),
                         self.random.choice(self.intents.skip_words))
        elif change == 3:
            del words[place]
        elif change == 4:
            words[place] += self.random.choice([",", "!", "?", ".", "…"])
        elif change == 5:
            words[place] = words[place].upper()
        elif change == 6 and place > 0:
            words[place - 1:place + 1] = [words[place - 1] + "-" + words[place]]
        else:
            words[place - 1], words[place] = words[place], words[place - 1]
        return {**item, "utterance": " ".join(words), "spoiled": True}

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
                words = spelled[self.random.choice(sorted(spelled))]
                self.numbers.append([" ".join(words.split()), str(number)])
                return words
            except ValueError:
                pass
        return str(number)


class Hassil:
    """hassil with a language's templates and the catalogue."""

    def __init__(self, data, rows):
        self.intents, self.lists = load(data, rows)

    def ask(self, item):
        return answer(item, self.intents, self.lists)

    def ask_without_filter(self, item):
        """What hassil would say if it looked at all sentences."""
        # The package calls a function like the module.
        module = sys.modules["hassil.recognize"]
        known = module._has_required_fragments
        module._has_required_fragments = lambda _clauses, _haystack: True
        try:
            return self.ask(item)
        finally:
            module._has_required_fragments = known

    def ask_with_marks(self, item):
        """What hassil would say if combining marks were parts of words to its skip words."""
        module = sys.modules["hassil.recognize"]
        known = module.remove_skip_words_tracked
        source = inspect.getsource(known).replace("(?<!\\w)", f"(?<![\\w{MARKS}])")
        source = source.replace("(?!\\w)", f"(?![\\w{MARKS}])")
        patched = dict(vars(sys.modules["hassil.util"]))
        exec(source, patched)
        module.remove_skip_words_tracked = patched["remove_skip_words_tracked"]
        try:
            return self.ask(item)
        finally:
            module.remove_skip_words_tracked = known

    def ask_without_spaces(self, item):
        """What hassil would say if white space beside skip words went with them."""
        if not self.intents.settings.ignore_whitespace:
            return None
        words = sorted(map(re.escape, self.intents.skip_words), key=len, reverse=True)
        text = re.sub(rf"\s*({'|'.join(words)})\s*", r"\1", item["utterance"])
        # Where two words stood on both sides, the space between them stays.
        texts = [text, re.sub(rf"\s*({'|'.join(words)})\s*", r" ", item["utterance"]).strip()]
        return [self.ask_without_cache({**item, "utterance": text}) for text in texts]

    def ask_without_cache(self, item):
        """What hassil would say if it did not mix up ranges that differ in their multiplier."""
        known = hassil.string_matcher._RANGE_TRIE_CACHE
        hassil.string_matcher._RANGE_TRIE_CACHE = Forgetful()
        try:
            return self.ask(item)
        finally:
            hassil.string_matcher._RANGE_TRIE_CACHE = known


class Forgetful(dict):
    """A cache that keeps nothing."""

    def __missing__(self, _key):
        return {}


def load(data, rows):
    intents = Intents.from_dict(data)
    lists = {key: TextSlotList.from_strings(
        [r["name"] for r in rows if r["list"] == key], name=key) for key in ("area", "floor")}
    lists["name"] = TextSlotList.from_tuples(
        [(r["name"], r["name"], r["context"]) for r in rows if r["list"] == "name"], name="name")
    return intents, lists


def draw(peer, language, options):
    """Draws utterances, then spoils others, and gives each what hassil makes of it."""
    sampler = Sampler(peer.intents, peer.lists, language, options.seed)
    drawn, seen = [], set()
    for _ in range((options.count + options.spoiled) * 50):
        if len(drawn) == options.count + options.spoiled:
            break
        item = sampler.draw()
        if item["utterance"] and len(drawn) >= options.count:
            item = sampler.spoil(item)
        if not item["utterance"] or item["utterance"] in seen:
            continue
        seen.add(item["utterance"])
        drawn.append(item)
    for item in drawn:
        item["hassil"] = peer.ask(item)
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


class Router:
    """phrase-router with a language's templates and the catalogue imported."""

    def __init__(self, program, data_file, rows, folder, language):
        self.program, self.language, self.app = program, language, folder / "app.json"
        catalog = folder / "catalog.jsonl"
        catalog.write_text("".join(json.dumps(row) + "\n" for row in rows))
        done = subprocess.run(
            [program, "import", "hassil", data_file, "--catalog", catalog, "-o", self.app],
            capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{language}: the import fails\n{done.stderr}")
        self.warnings = done.stderr.splitlines()

    def ask(self, items):
        questions = "".join(
            json.dumps({"utterance": item["utterance"], "context": item["context"]}) + "\n"
            for item in items)
        routed = subprocess.run(
            [self.program, "route", "-", "--json-lines", "--json", "--app", self.app], input=questions,
            capture_output=True, text=True)
        answers = [json.loads(line) for line in routed.stdout.splitlines()]
        if len(answers) != len(items):
            raise SystemExit(f"{self.language}: {len(answers)} answers to {len(items)} "
                             f"utterances\n{routed.stderr}")
        return answers


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


def in_digits(item):
    """The utterance with its numbers in digits, or None if it has none in words."""
    text = item["utterance"]
    for words, digits in sorted(item["numbers"], key=lambda pair: -len(pair[0])):
        text = text.replace(words, digits)
    return {**item, "utterance": text} if text != item["utterance"] else None


def unhyphenated(answer):
    """An answer of either side with spaces for the hyphens in its slots."""
    def changed(value):
        if isinstance(value, dict):
            return {**value, "value": changed(value["value"])}
        return value.replace("-", " ").replace("_", " ") if isinstance(value, str) else value

    return {**answer, "slots": {n: changed(v) for n, v in answer.get("slots", {}).items()}}


def explain(differing, peer, ask_ours):
    """Gives each difference its reason, or None."""
    reasons = []
    rewritten = [in_digits(item) for item, _ in differing]
    answers = iter(ask_ours([item for item in rewritten if item]))
    for (item, ours), digits in zip(differing, rewritten):
        answered = next(answers) if digits else None
        if agree(unhyphenated(item["hassil"]), unhyphenated(ours)):
            reasons.append("hyphens that stay")
        elif agree(peer.ask_without_cache(item), ours):
            reasons.append("cached number words")
        elif digits and agree(peer.ask_without_cache(digits), answered):
            reasons.append("number words of other CLDR data")
        elif agree(peer.ask_without_filter(item), ours):
            reasons.append("sentences left out")
        elif agree(peer.ask_with_marks(item), ours):
            reasons.append("skip words inside words")
        elif any(agree(a, ours) for a in peer.ask_without_spaces(item) or []):
            reasons.append("spaces beside skip words")
        else:
            reasons.append(None)
    return reasons


def show(item, ours, reason):
    theirs = item["hassil"]
    got = {name: slot["value"] for name, slot in ours["slots"].items()}
    print(f"  {reason or 'UNEXPLAINED'}: “{item['utterance']}” {item['context'] or ''} from {item['from']}:"
          f" {item['template']}")
    print(f"    hassil: {theirs.get('intent') or theirs.get('error')}"
          f" {theirs.get('slots', '')} by {theirs.get('template')}")
    print(f"    ours:   {ours['intent']} {got} by {ours['template']}", flush=True)


def compare(language, options):
    data_file = DATA / f"{language}.json"
    data = json.loads(data_file.read_text())
    rows = catalogue(data)
    peer = Hassil(data, rows)
    version = importlib.metadata.version("home-assistant-intents")
    cached = options.cache and Path(options.cache) / (
        f"{language}-{version}-{importlib.metadata.version('hassil')}"
        f"-{options.count}-{options.spoiled}-{options.seed}.json")
    if cached and cached.exists():
        drawn = json.loads(cached.read_text())
    else:
        drawn = draw(peer, language, options)
        if cached:
            cached.parent.mkdir(parents=True, exist_ok=True)
            cached.write_text(json.dumps(drawn, ensure_ascii=False))
    line = {"language": language, "utterances": len(drawn)}
    line["hassil_rejects"] = sum(1 for i in drawn if i["hassil"].get("intent") is None)
    times = [i["hassil"]["ms"] for i in drawn if "ms" in i["hassil"]]
    line["hassil_ms"] = round(sum(times) / max(1, len(times)), 3)
    if options.router:
        with tempfile.TemporaryDirectory() as folder:
            router = Router(options.router, data_file, rows, Path(folder), language)
            answers = router.ask(drawn)
            differing = [(i, a) for i, a in zip(drawn, answers) if not agree(i["hassil"], a)]
            reasons = explain(differing, peer, router.ask)
        line["differences"] = len(differing)
        line["reasons"] = dict(Counter(reason or "UNEXPLAINED" for reason in reasons))
        line["warnings"] = len(router.warnings)
        for (item, ours), reason in zip(differing, reasons):
            show(item, ours, reason)
    print(json.dumps(line), flush=True)
    return line


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("languages", nargs="*")
    parser.add_argument("--router", help="the phrase-router program; without it only hassil runs")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--spoiled", type=int, default=100)
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
    reasons = Counter()
    for line in lines:
        reasons.update(line.get("reasons", {}))
    print(f"{len(lines)} languages, {utterances} utterances, {total} differences:"
          f" {dict(reasons.most_common())}")
    sys.exit(1 if reasons["UNEXPLAINED"] else 0)


if __name__ == "__main__":
    main()
