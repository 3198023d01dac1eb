"""Utterances that mean nothing here, in each language: what rejecting them takes.

Each is one of the language's own utterances with one word of four letters or more replaced by an
invented one (where words are not written apart, two neighbouring characters), kept where hassil
rejects it too; in English also utterances of CLINC150 that hassil rejects. They are written as
corpora below .build/hassil/negatives, with a seed, so that anyone gets the same.

Reports what phrase-router matches all the same, and its total over that of ICU alone: of the
language's own utterances, which match, and of these, which do not. Fails past the limits of either.
Ratios and means are of processor time, which a busy machine disturbs least. Ratios are of utterances
heard before; "first" is the mean of those heard for the first time by a router that has heard nothing
else, with the parts of its automaton that it builds on the way.
"""

import argparse
import json
import random
import re
import signal
import sys
import unicodedata
from collections import Counter

from hassil import Intents, TextSlotList, Trie, recognize_best
from hassil.parse_expression import parse_sentence
from hassil.sample import sample_expression
from hassil.util import is_template

import home_assistant as corpora

MOST_FOR_MATCHES = 5 * corpora.SLACK
MOST_FOR_REJECTIONS = 10 * corpora.SLACK
LEAST_LETTERS = 4
TALK = corpora.SHARED / "corpora" / "nlu" / "clinc150" / "validate.jsonl"
# hassil needs minutes for some; an utterance that takes it longer than this is left out.
SECONDS = 10
# How often a corpus is gone through for as many negatives as are asked for.
ROUNDS = 30
UNSPACED = {"zh-cn", "ja", "th"}


class Hassil:
    """hassil with a language's templates and names, as Home Assistant sets it up."""

    def __init__(self, language):
        folder = corpora.CORPORA / language
        self.intents = Intents.from_dict(json.loads((folder / "templates.json").read_text()))
        catalogue = corpora.rows(folder / "catalog.jsonl")
        self.lists = {
            name: TextSlotList.from_strings(
                [text for row in catalogue if row["list"] == name for text in variants(row["name"])])
            for name in ("area", "floor")
        }
        names = TextSlotList.from_tuples(
            [(text, text, row["context"]) for row in catalogue if row["list"] == "name"
             for text in variants(row["name"])])
        self.names = Trie()
        for value in names.values:
            self.names.insert(value.text_in.text.strip().lower(), value)

    def rejects(self, row):
        """True, False, or None where it takes too long."""
        text = row["utterance"]
        values = [found[2] for found in self.names.find(text.lower())]
        lists = {**self.lists, "name": TextSlotList(name="name", values=values)}
        signal.alarm(SECONDS)
        try:
            return recognize_best(
                text, self.intents, slot_lists=lists, intent_context=row["context"],
                best_slot_name="name") is None
        except TimeoutError:
            return None
        finally:
            signal.alarm(0)


def variants(name):
    if not is_template(name):
        return [name.strip()]
    return [text.strip() for text in sample_expression(parse_sentence(name).expression)]


def expire(*_):
    raise TimeoutError


def is_letter(character):
    # Marks are parts of words in Indic scripts.
    return unicodedata.category(character)[0] in "LM"


def words(text):
    """The words of a text: where each starts and ends."""
    return [match.span() for match in re.finditer(r"[^\W\d_](?:[^\W\d_]|[\u0300-\u0e7f])*", text)
            if all(map(is_letter, match.group()))]


def letters_of(word):
    """How many letters a word has; a Korean syllable has two or three."""
    is_korean = any("가" <= character <= "힣" for character in word)
    return len(unicodedata.normalize("NFD", word) if is_korean else word)


class Inventor:
    """Replaces words of a language by invented ones, made of its letters as often as it has them."""

    def __init__(self, language, utterances, generator):
        self.generator = generator
        self.is_unspaced = language in UNSPACED
        folder = corpora.CORPORA / language
        # What templates, names and utterances consist of is no invention.
        self.known = "".join(
            (folder / name).read_text(encoding="utf-8").casefold()
            for name in ["templates.json", "catalog.jsonl", "corpus.jsonl"])
        counts = Counter(
            character for row in utterances for character in row["utterance"].casefold()
            if unicodedata.category(character) in ("Ll", "Lo"))
        self.letters, self.weights = list(counts), list(counts.values())

    def places(self, text):
        """What can be replaced in a text."""
        if not self.is_unspaced:
            return [(start, end) for start, end in words(text)
                    if letters_of(text[start:end]) >= LEAST_LETTERS]
        return [(start, start + 2) for start in range(len(text) - 1)
                if all(unicodedata.category(text[place]) == "Lo" for place in (start, start + 1))]

    def word(self, length):
        while True:
            word = "".join(self.generator.choices(self.letters, self.weights, k=length))
            if word not in self.known:
                return word

    def replaced(self, text):
        """The text with one word replaced, None where it has none that can be."""
        places = self.places(text)
        if not places:
            return None
        start, end = self.generator.choice(places)
        return text[:start] + self.word(end - start) + text[end:]


def changed(language, seed):
    """Utterances of a language's corpus with a word replaced, in random order.

    A small corpus is gone through again, each time with other words.
    """
    generator = random.Random(f"{seed} {language}")
    utterances = corpora.rows(corpora.CORPORA / language / "corpus.jsonl")
    inventor = Inventor(language, utterances, generator)
    for _ in range(ROUNDS):
        generator.shuffle(utterances)
        for row in utterances:
            text = inventor.replaced(row["utterance"])
            if text:
                yield {**row, "utterance": text}


def talk(language, seed):
    """Utterances of CLINC150, in random order."""
    utterances = corpora.rows(TALK)
    random.Random(seed).shuffle(utterances)
    for row in utterances:
        yield {"utterance": row["text"], "language": language, "context": {}}


def write_negatives(name, source, hassil, count):
    """Writes the first utterances that hassil rejects as a corpus, and says what it left out."""
    kept, accepted, undecided = [], 0, 0
    for row in source:
        if len(kept) == count:
            break
        rejects = hassil.rejects(row)
        if rejects:
            kept.append({
                "utterance": row["utterance"], "language": row["language"],
                "context": row["context"], "expect": {"decision": "reject"}})
        accepted += rejects is False
        undecided += rejects is None
    path = corpora.BUILD / "negatives" / f"{name}.jsonl"
    corpora.write_rows(path, kept)
    return path, {"utterances": len(kept), "hassilAccepts": accepted, "undecided": undecided}


def measure(language, app, path, figures, passes):
    """Adds what phrase-router makes of a corpus of negatives."""
    evaluation = corpora.evaluated(app, path)
    figures["accepted"] = [failure["utterance"] for failure in evaluation["failures"]]
    report = corpora.measured(app, path, passes)
    figures["ratio"] = report["processorRatio"]
    figures["rejections"] = report["byOutcome"]["reject"]
    figures["mean"] = report["processorMeans"]["all"]
    figures["first"] = report["processorMeans"]["first"]
    return figures


def compare(language, options):
    app, hassil = corpora.imported(language), Hassil(language)
    matches = corpora.measured(app, corpora.CORPORA / language / "corpus.jsonl", options.passes)
    sources = {language: changed}
    if language == "en" and TALK.exists():
        sources["en, CLINC150"] = talk
    for name, source in sources.items():
        utterances = source(language, options.seed)
        path, figures = write_negatives(
            "clinc150" if source is talk else language, utterances, hassil, options.count)
        measure(language, app, path, figures, options.passes)
        yield {"corpus": name, "matches": matches["processorRatio"], **figures}


def line(row):
    rejections = row["rejections"]
    return [
        row["corpus"], str(row["utterances"]), str(row["hassilAccepts"]), str(row["undecided"]),
        str(len(row["accepted"])), f"{row['first']:.1f}", f"{row['mean']:.1f}",
        *(f"{rejections[name]:.1f}" for name in ["p50", "p99"]),
        f"{row['ratio']:.2f}", f"{row['matches']:.2f}",
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("languages", nargs="*", help="such as en de (default: all)")
    parser.add_argument("--count", type=int, default=300, help="of each language")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passes", type=int, default=20)
    parser.add_argument("--json", metavar="FILE", help="write the figures, in microseconds")
    options = parser.parse_args()

    signal.signal(signal.SIGALRM, expire)
    rows = []
    for language in corpora.languages(options.languages):
        print(f"measuring {language}", file=sys.stderr)
        rows += compare(language, options)
    print("Rejections in µs; the ratios are our total over that of ICU alone.\n")
    corpora.table(
        ["corpus", "negatives", "hassil accepts", "undecided", "we accept", "first", "mean", "p50",
         "p99", "rejections × ICU", "matches × ICU"], [line(row) for row in rows])
    for row in rows:
        for utterance in row["accepted"]:
            print(f"{row['corpus']}: hassil rejects, we do not: {utterance}")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"seed": options.seed, "corpora": rows}, file, indent=2, ensure_ascii=False)
            file.write("\n")
    faults = [
        f"{row['corpus']}: {what} take {row[figure]:.2f} × ICU alone, not {most}"
        for row in rows
        for what, figure, most in [
            ("matches", "matches", MOST_FOR_MATCHES), ("rejections", "ratio", MOST_FOR_REJECTIONS)]
        if row[figure] > most]
    print("\n".join(faults), file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
