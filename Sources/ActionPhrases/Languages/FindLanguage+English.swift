extension FindLanguage {
  static let english = FindLanguage(
    title: "Find <plural>",
    sentences: [
      """
      ((<show>|<ask>) [<some>] <described>|(what|which) (<things>|of (the|my|these) <things>) [are|were] [there]\
      |[<all>] <described>|<show> [all] [the|my] <name>) <filters> [<sorting>] [<app>]
      """,
      """
      (<show> [<some>] <described>|[<which>] [the|my] [<amount>] <rank> [<adjective>] <things>\
      |[<which>] [the|my] <adjective> <things>|[the] (first|top) <count> <things>) \
      [<sorting>] [<app>]
      """,
      """
      (sort|order) [all] [the|my] <things> by <key> [[in] <direction> [order]|[the] <rank> first] \
      [<app>]
      """,
      "[all] [the|my] <things> <sorting> [<app>]",
    ],
    parts: [
      "show": """
      show [me]|list|find [me]|display|give me|get [me]|search [for]|look for|look up\
      |[(I want to|I would like to|I'd like to)] see
      """,
      "ask": """
      (is|are) there|do (you|I|we) have|do you know|<which>\
      |(I'm|I am|we're|we are) (looking|searching) for
      """,
      "which": "what is|what's|what are|what're|which is|which are",
      "all": "all [of] [the|my]|the|my|some|any|every",
      "some": "<all>|a|an|each",
      "amount": "[first|top] <count>",
      "described": "[<amount>] [<rank>] [<adjective>] [<adjective>] <things>",
      "filters": "<filter> [[and] <filter> [[and] <filter>]|<or> <filter> [<or> <filter>]]",
      "sorting": "([sorted|ordered|arranged] by|in order of) <key> [[in] <direction> [order]]"
        + "|[sorted|ordered] [with the] <rank> [first]",
      "app": "(in|with|using) <name>",
      "byWord": "by",
      "over": "over|above|more than|greater than|higher than",
      "under": "under|below|less than|lower than|fewer than",
    ],
    adjectives: [.year: "<v>", .choice: "<v>", .boolean: "<v>"],
    filters: [
      .text: [
        .is: ["with [the] <p> [of] <v>", "(whose|where the) <p> is <v>"],
        .isNot: ["(whose|where the) <p> (is not|isn't) <v>"],
        .contains: [
          "with [the (word|words|name)] <v> in the <p>",
          "with [a] <p> (containing|including|like) <v>",
          "(whose|where the) <p> (contains|includes) <v>",
        ],
        .begins: [
          "(whose|where the) <p> (starts|begins) with <v>",
          "with [a] <p> (starting|beginning) with <v>",
        ],
        .ends: ["(whose|where the) <p> ends (with|in) <v>", "with [a] <p> ending (with|in) <v>"],
      ],
      .number: [
        .is: ["with [a] <p> [of] <v>", "with <v> <p>", "(whose|where the) <p> is <v>"],
        .isNot: ["(whose|where the) <p> (is not|isn't) <v>"],
        .above: [
          "with [a] <p> <over> <v>", "with <over> <v> <p>", "(whose|where the) <p> is <over> <v>",
        ],
        .atLeast: [
          "with [a] <p> of at least <v>", "with at least <v> <p>",
          "(whose|where the) <p> is at least <v>",
        ],
        .below: [
          "with [a] <p> <under> <v>", "with <under> <v> <p>",
          "(whose|where the) <p> is <under> <v>",
        ],
        .atMost: [
          "with [a] <p> of at most <v>", "with at most <v> <p>",
          "(whose|where the) <p> is at most <v>",
        ],
        .from: [
          "with [a] <p> (between <from> and <to>|from <from> to <to>)",
          "with between <from> and <to> <p>",
          "(whose|where the) <p> is between <from> and <to>",
        ],
      ],
      .year: [
        .is: ["<bare>[<lead>] (from|of|in) [the year] <v>", "<lead> in <v>"],
        .isNot: ["<bare>not [<lead>] (from|in) <v>"],
        .above: ["<bare>[<lead>] ([from] after|later than|newer than) <v>", "<lead> after <v>"],
        .atLeast: [
          "<bare>[<lead>] (since <v>|[from] <v> (on|onwards|onward|(or|and) (later|after)))",
          "<lead> (since <v>|in <v> or later)",
        ],
        .below: [
          "<bare>[<lead>] ([from] before|earlier than|older than) <v>", "<lead> before <v>",
        ],
        .atMost: [
          "<bare>[<lead>] (until <v>|up to <v>|no later than <v>|[from] <v> (or|and) earlier)",
          "<lead> (until|in or before) <v>",
        ],
        .from: [
          "<bare>[<lead>] (between <from> and <to>|from <from> (to|until|through) <to>)",
          "<lead> (between <from> and <to>|from <from> to <to>)",
        ],
      ],
      .date: [
        .is: ["<bare>(from|on) <v>", "<lead> [on] <v>", "(whose|where the) <p> is <v>"],
        .isNot: ["not <lead> [on] <v>"],
        .above: ["<bare>after <v>", "<lead> after <v>", "(whose|where the) <p> is after <v>"],
        .atLeast: ["<bare>since <v>", "<lead> since <v>", "with [a] <p> since <v>"],
        .below: ["<bare>before <v>", "<lead> before <v>", "(whose|where the) <p> is before <v>"],
        .atMost: ["<bare>until <v>", "<lead> (until|by) <v>"],
        .from: [
          "<bare>between <from> and <to>", "<lead> between <from> and <to>",
          "(whose|where the) <p> is between <from> and <to>",
        ],
      ],
      .boolean: [.is: ["(that|which) are <v>"]],
      .choice: [
        .is: ["(with|in|of) [the] <p> <v>", "(whose|where the) <p> is <v>"],
        .isNot: [
          "(that|which) (are not|aren't) <v>", "(whose|where the) <p> (is not|isn't) <v>",
        ],
      ],
    ],
    concepts: [
      .director: ConceptWording(
        matches: [
          "directed by <v>", "<by> [director] <v>", "(of|from) director <v>",
          "[that|which] <v> [has|have] directed", "did <v> direct",
        ],
        names: ["director"]),
      .author: ConceptWording(
        matches: ["written by <v>", "<by> [author] <v>", "from <v>"], names: ["author"]),
      .artist: ConceptWording(
        matches: ["(performed|sung|made|created) by <v>", "<by> <v>"], names: ["artist"]),
      .performer: ConceptWording(
        matches: ["(starring|featuring) <v>", "with (actor|actress) <v>"], names: ["actor"]),
      .owner: ConceptWording(matches: ["(owned by|assigned to|belonging to) <v>"]),
      .title: ConceptWording(
        names: ["title", "name"], ascending: ["alphabetically", "in alphabetical order"],
        descending: ["in reverse alphabetical order"],
        relations: [
          .is: ["(called|named|titled|entitled) <v>"],
          .begins: ["(starting|beginning) with <v>", "(that|which) (start|begin) with <v>"],
          .ends: ["ending (with|in) <v>", "(that|which) end (with|in) <v>"],
        ]),
      .topic: ConceptWording(matches: ["(about|mentioning) <v>"]),
      .tag: ConceptWording(matches: ["tagged [with|as] <v>"], names: ["tag"]),
      .place: ConceptWording(matches: ["(in|near|at|from) <v>"], names: ["place", "location"]),
      .year: ConceptWording(
        names: ["year", "date"],
        lead: "[that|which] [was|were] (released|made|published|produced)|[that|which] came out",
        ascending: ["oldest", "earliest"],
        descending: ["newest", "latest", "most recent"]),
      .date: ConceptWording(
        names: ["date"], ascending: ["oldest", "earliest"],
        descending: ["newest", "latest", "most recent"]),
      .created: ConceptWording(
        names: ["creation date", "date created"], lead: "created|made|started",
        ascending: ["oldest"], descending: ["newest", "latest", "most recent"]),
      .added: ConceptWording(
        names: ["date added"], lead: "added", ascending: ["first added"],
        descending: ["last added", "most recently added"]),
      .modified: ConceptWording(
        names: ["modification date"], lead: "(changed|modified|edited|updated)",
        ascending: ["least recently changed"],
        descending: ["last changed", "most recently changed"]),
      .due: ConceptWording(names: ["due date"], lead: "due", ascending: ["most urgent"]),
      .released: ConceptWording(
        names: ["release date"], lead: "released|published", ascending: ["oldest", "earliest"],
        descending: ["newest", "latest", "most recent"]),
      .rating: ConceptWording(
        names: ["rating"], ascending: ["worst", "lowest rated", "worst rated"],
        descending: ["best", "highest rated", "best rated", "top rated"],
        relations: [
          .is: ["rated <v> [star|stars]", "with <v> (star|stars)"],
          .above: ["rated <over> <v>", "with more than <v> (star|stars)"],
          .atLeast: [
            "rated [at least] <v> [star|stars] or (more|higher|better)", "rated at least <v>",
            "with at least <v> (star|stars)",
          ],
          .below: ["rated <under> <v>", "with (less|fewer) than <v> (star|stars)"],
        ]),
      .duration: ConceptWording(
        names: ["length", "duration"], ascending: ["shortest"], descending: ["longest"],
        relations: [
          .above: ["(longer than|over) <v> (minute|minutes) [long]"],
          .below: ["(shorter than|under) <v> (minute|minutes) [long]"],
          .atLeast: ["at least <v> (minute|minutes) long"],
          .atMost: ["at most <v> (minute|minutes) long"],
        ]),
      .price: ConceptWording(
        names: ["price"], ascending: ["cheapest", "least expensive"],
        descending: ["most expensive"],
        relations: [
          .below: ["(cheaper than|under|below|for less than) <v>"],
          .above: ["(more expensive than|over|above|for more than) <v>"],
          .is: ["(for|that cost) <v>"],
        ]),
      .size: ConceptWording(
        names: ["size"], ascending: ["smallest"], descending: ["largest", "biggest"],
        relations: [
          .above: ["(larger than|bigger than) <v>"], .below: ["smaller than <v>"],
        ]),
    ],
    any: ["or"],
    ascending: [
      "ascending", "ascending order", "from a to z", "a to z", "lowest first", "smallest first",
    ],
    descending: [
      "descending", "descending order", "from z to a", "z to a", "reverse order", "reverse",
      "highest first", "largest first",
    ],
    yes: ["<p>"], no: ["not <p>", "non-<p>", "un<p>"],
    labels: FindLabels(
      sorting: "sort by", ranking: "ranking", order: "order", limit: "limit", mode: "filters",
      allFilters: "all filters", anyFilter: "any filter",
      relations: [
        .is: "<p>", .isNot: "<p> is not", .contains: "<p> contains", .begins: "<p> begins with",
        .ends: "<p> ends with", .above: "<p> above", .atLeast: "<p> at least",
        .below: "<p> below", .atMost: "<p> at most", .from: "<p> from", .to: "<p> to",
      ]))
}
