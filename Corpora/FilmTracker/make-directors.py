#!/usr/bin/env python3
"""Writes directors.jsonl, the catalogue of the entity type Director, from films.jsonl.

Every distinct director of a film becomes one row; films with several directors join their names
with " & ". Rows stand in the order in which they are offered: most films first, then by name.
director-names.json adds names in other scripts and synonyms; a name there that no film has is
an error, so the table cannot rot.

Run it in any folder after films.jsonl or director-names.json has changed. It needs nothing but
Python 3.
"""

import collections
import json
import pathlib
import re
import sys
import unicodedata

FOLDER = pathlib.Path(__file__).resolve().parent


def slug(name):
    """The identifier of a director: "Gorō Miyazaki" becomes "goro-miyazaki"."""
    letters = unicodedata.normalize("NFKD", name.replace("ø", "o").replace("ł", "l").lower())
    return re.sub(r"[^a-z0-9]+", "-", letters.encode("ascii", "ignore").decode()).strip("-")


def films_by_director():
    """The number of films of each director."""
    films = collections.Counter()
    with open(FOLDER / "films.jsonl", encoding="utf-8") as rows:
        for row in rows:
            for name in json.loads(row)["director"].split(" & "):
                films[name.strip()] += 1
    return films


def row(name, extra):
    """A row of the catalogue, with whatever director-names.json adds."""
    result = {"id": slug(name), "title": name}
    titles = {key: value for key, value in extra.items() if key != "synonyms"}
    if titles:
        result["titles"] = titles
    if extra.get("synonyms"):
        result["synonyms"] = extra["synonyms"]
    return result


def main():
    films = films_by_director()
    extras = json.loads((FOLDER / "director-names.json").read_text(encoding="utf-8"))
    unknown = sorted(set(extras) - set(films))
    if unknown:
        sys.exit("director-names.json: no film is by " + ", ".join(unknown))
    ordered = sorted(films, key=lambda name: (-films[name], name))
    rows = [row(name, extras.get(name, {})) for name in ordered]
    if len({entry["id"] for entry in rows}) < len(rows):
        sys.exit("two directors share an identifier: change slug()")
    with open(FOLDER / "directors.jsonl", "w", encoding="utf-8") as out:
        for entry in rows:
            out.write(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
