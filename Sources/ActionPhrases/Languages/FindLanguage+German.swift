extension FindLanguage {
  static let german = FindLanguage(
    title: "<plural> suchen",
    sentences: [
      """
      ((<show>|<ask>) [<some>] <described>|[<all>] <described>|<ranked>\
      |<show> [alle] [die|meine] <name>|welche <things> [gibt es|sind]) <filters> [<sorting>] [<end>] [<app>]
      """,
      """
      (<show> [<some>] <described>|[<which>] <ranked>\
      |[alle|die|meine] <adjective> <things>) [zuerst|<sorting>] [<end>] [<app>]
      """,
      """
      (sortiere|sortier|sortieren Sie) [alle|die|meine] <things> nach <key> \
      [<direction>|[die] <rank> zuerst] [<app>]
      """,
      "[alle|die|meine] <things> <sorting> [<app>]",
    ],
    parts: [
      "show": """
      (zeig|zeige|zeigen Sie) [mir]|(such|suche|suchen Sie|finde|finden Sie) [mir] [nach]\
      |(liste|listen Sie) [mir]|(gib|geben Sie) mir|(nenn|nenne|nennen Sie) [mir]\
      |(kannst du|könntest du|können Sie|könnten Sie) [mir]
      """,
      "ask": """
      gibt es|(hast du|habe ich|haben wir|haben Sie)|(kennst du|kennen Sie)|<which>\
      |ich (suche|möchte|will|hätte gern)
      """,
      "which": "(was|welche|welcher|welches|wer) (ist|sind)|wie (heißt|heißen)",
      "the": "der|die|das|den|dem|meine|meinen|mein",
      "end": "auf|an|anzeigen|heraus|zeigen|sehen|anschauen|finden|auflisten|nennen",
      "all": "alle|alle (die|meine)|die|den|das|meine|meinen|einige|ein paar",
      "some": "<all>|der|mein|einen|eine|ein|irgendwelche",
      "ranked": "[<the>] [<amount>] <rank> [<adjective>] <things>",
      "amount": "[ersten] <count>",
      "described": "[<amount>] [<rank>] [<adjective>] [<adjective>] <things>",
      "filters": "<filter> [[und] <filter> [[und] <filter>]|<or> <filter> [<or> <filter>]]",
      "sorting": """
      (sortiert|geordnet) nach <key> [<direction>]|nach <key> [<direction>] (sortiert|geordnet)\
      |[sortiert] (<rank> [zuerst|sortiert|geordnet])
      """,
      "app": "(in|mit) <name>",
      "byWord": "von",
      "over": "über|mehr als|größer als|höher als",
      "under": "unter|weniger als|kleiner als|niedriger als",
      "with": "mit [dem|der|einem|einer]",
      "been": "[sind|ist|wurden|wurde|waren|worden sind]",
    ],
    adjectives: [.choice: "<v>", .boolean: "<v>"],
    filters: [
      .text: [
        .is: ["<with> <p> <v>", "(deren|dessen) <p> <v> (ist|lautet)"],
        .isNot: ["(deren|dessen) <p> nicht <v> ist"],
        .contains: [
          "mit [dem (Wort|Namen)] <v> (im|in der|in dem) <p>", "(deren|dessen) <p> <v> enthält",
        ],
        .begins: ["(deren|dessen) <p> mit <v> (beginnt|anfängt)"],
        .ends: ["(deren|dessen) <p> (mit|auf) <v> endet"],
      ],
      .number: [
        .is: ["<with> <p> [von] <v>", "mit <v> <p>"],
        .isNot: ["(deren|dessen) <p> nicht <v> ist"],
        .above: ["<with> <p> [von] <over> <v>", "mit <over> <v> <p>"],
        .atLeast: ["<with> <p> [von] (mindestens|wenigstens) <v>", "mit mindestens <v> <p>"],
        .below: ["<with> <p> [von] <under> <v>", "mit <under> <v> <p>"],
        .atMost: ["<with> <p> [von] höchstens <v>", "mit höchstens <v> <p>"],
        .from: ["<with> <p> (zwischen <from> und <to>|von <from> bis <to>)"],
      ],
      .year: [
        .is: [
          "<bare>(von|aus|aus dem Jahr|vom Jahr|des Jahres) <v>", "<bare>die <v> <lead>",
          "<lead> [im Jahr] <v>", "(die|der|das) [im Jahr|in] <v> <lead> <been>",
          "(kam|kamen) [im Jahr] <v> heraus",
        ],
        .isNot: ["<bare>nicht (von|aus) [dem Jahr] <v>"],
        .above: [
          "<bare>(nach|später als|neuer als) [dem Jahr] <v> [<lead>]",
          "(die|der|das) (nach|später als) [dem Jahr] <v> <lead> <been>",
          "(kam|kamen) nach [dem Jahr] <v> heraus",
        ],
        .atLeast: [
          "<bare>(seit|ab) [dem Jahr] <v> [<lead>]", "<bare>(von|aus) <v> (oder|und) später",
          "(die|der|das) (seit|ab) [dem Jahr] <v> <lead> <been>",
        ],
        .below: [
          "<bare>(vor|früher als|älter als) [dem Jahr] <v> [<lead>]",
          "(die|der|das) (vor|früher als) [dem Jahr] <v> <lead> <been>",
          "(kam|kamen) vor [dem Jahr] <v> heraus",
        ],
        .atMost: [
          "<bare>bis [einschließlich] [zum Jahr] <v> [<lead>]",
          "(die|der|das) bis [einschließlich] <v> <lead> <been>",
        ],
        .from: [
          "<bare>(zwischen <from> und <to>|von <from> bis <to>|aus den Jahren <from> bis <to>)"
            + " [<lead>]",
          "(die|der|das) (zwischen <from> und <to>|von <from> bis <to>) <lead> <been>",
        ],
      ],
      .date: [
        .is: ["<bare>(vom|von|am) <v> [<lead>]", "(deren|dessen) <p> <v> ist"],
        .above: ["<bare>nach [dem] <v> [<lead>]", "nach [dem] <v> <lead>"],
        .atLeast: ["<bare>(seit|ab) [dem] <v> [<lead>]", "(seit|ab) [dem] <v> <lead>"],
        .below: ["<bare>vor [dem] <v> [<lead>]", "vor [dem] <v> <lead>"],
        .atMost: ["<bare>bis [zum] <v> [<lead>]", "bis [zum] <v> <lead>"],
        .from: ["<bare>zwischen [dem] <from> und [dem] <to> [<lead>]"],
      ],
      .boolean: [.is: ["die <v> sind"]],
      .choice: [
        .is: ["(aus dem|vom|des|mit dem|mit der) <p> <v>", "die <v> sind"],
        .isNot: ["die (nicht|kein|keine) <v> sind", "(außer|ohne) <v>"],
      ],
    ],
    concepts: [
      .director: ConceptWording(
        matches: [
          "unter der Regie von <v>", "<by> [Regisseur|Regisseurin] <v>", "des Regisseurs <v>",
          "der Regisseurin <v>", "(die|der|das|den) <v> (gedreht|inszeniert) hat",
        ], names: ["Regisseur", "Regie"]),
      .author: ConceptWording(
        matches: ["geschrieben von <v>", "<by> [Autor|Autorin] <v>", "des Autors <v>"],
        names: ["Autor"]),
      .artist: ConceptWording(matches: ["<by> <v>", "gesungen von <v>"], names: ["Künstler"]),
      .performer: ConceptWording(
        matches: ["mit (Schauspieler|Schauspielerin) <v>", "mit <v> in der Hauptrolle"],
        names: ["Schauspieler"]),
      .owner: ConceptWording(matches: ["die <v> gehören"]),
      .title: ConceptWording(
        names: ["Titel", "Name"], ascending: ["alphabetisch"],
        descending: ["umgekehrt alphabetisch"],
        relations: [
          .is: ["(namens|genannt|betitelt) <v>", "die <v> heißen"],
          .begins: ["die mit <v> (beginnen|anfangen)"], .ends: ["die (mit|auf) <v> enden"],
        ]),
      .topic: ConceptWording(matches: ["über <v>"]),
      .tag: ConceptWording(matches: ["mit dem (Tag|Schlagwort) <v>"], names: ["Schlagwort"]),
      .place: ConceptWording(matches: ["(in|aus|bei) <v>"], names: ["Ort"]),
      .year: ConceptWording(
        names: ["Jahr", "Datum"], lead: "erschienen|veröffentlicht|gedreht|entstanden",
        ascending: ["älteste", "ältesten", "ältester", "ältestes", "die ältesten"],
        descending: [
          "neueste", "neuesten", "neuester", "neuestes", "neuste", "neusten", "die neuesten",
          "aktuellste", "aktuellsten", "letzte", "letzten",
        ]),
      .date: ConceptWording(
        names: ["Datum"], ascending: ["älteste", "ältesten"],
        descending: ["neueste", "neuesten", "neuste", "neusten"]),
      .created: ConceptWording(
        names: ["Erstellungsdatum"], lead: "erstellt|angelegt", ascending: ["älteste", "ältesten"],
        descending: ["neueste", "neuesten", "neuste", "neusten"]),
      .added: ConceptWording(lead: "hinzugefügt", descending: ["zuletzt hinzugefügte"]),
      .modified: ConceptWording(
        names: ["Änderungsdatum"], lead: "geändert|bearbeitet",
        descending: ["zuletzt geänderte", "zuletzt geänderten"]),
      .due: ConceptWording(
        names: ["Fälligkeit"], lead: "fällig", ascending: ["dringendste", "dringendsten"]),
      .released: ConceptWording(
        names: ["Erscheinungsdatum"], lead: "erschienen|veröffentlicht",
        ascending: ["älteste", "ältesten"],
        descending: ["neueste", "neuesten", "neuste", "neusten"]),
      .rating: ConceptWording(
        names: ["Bewertung"],
        ascending: ["schlechteste", "schlechtesten", "am schlechtesten bewerteten"],
        descending: ["beste", "besten", "am besten bewerteten"],
        relations: [
          .is: ["mit <v> (Stern|Sternen)"], .above: ["mit mehr als <v> (Stern|Sternen)"],
          .atLeast: ["mit mindestens <v> (Stern|Sternen)"],
          .below: ["mit weniger als <v> (Stern|Sternen)"],
        ]),
      .duration: ConceptWording(
        names: ["Länge", "Dauer"], ascending: ["kürzeste", "kürzesten"],
        descending: ["längste", "längsten"],
        relations: [
          .above: ["(länger als|über) <v> (Minute|Minuten)"],
          .below: ["(kürzer als|unter) <v> (Minute|Minuten)"],
        ]),
      .price: ConceptWording(
        names: ["Preis"], ascending: ["billigste", "billigsten", "günstigste", "günstigsten"],
        descending: ["teuerste", "teuersten"],
        relations: [
          .below: ["(billiger als|günstiger als|für weniger als|unter) <v>"],
          .above: ["(teurer als|für mehr als|über) <v>"], .is: ["für <v>"],
        ]),
      .size: ConceptWording(
        names: ["Größe"], ascending: ["kleinste", "kleinsten"],
        descending: ["größte", "größten"],
        relations: [.above: ["größer als <v>"], .below: ["kleiner als <v>"]]),
    ],
    any: ["oder"],
    ascending: ["aufsteigend", "von a bis z", "aufsteigender Reihenfolge"],
    descending: [
      "absteigend", "von z bis a", "umgekehrt", "rückwärts", "in umgekehrter Reihenfolge",
    ],
    yes: ["<p>"], no: ["nicht <p>", "un<p>"],
    labels: FindLabels(
      sorting: "Sortieren nach", ranking: "Rangfolge", order: "Reihenfolge", limit: "Höchstzahl",
      mode: "Filter", allFilters: "alle Filter", anyFilter: "irgendein Filter",
      relations: [
        .is: "<p>", .isNot: "<p> ist nicht", .contains: "<p> enthält", .begins: "<p> beginnt mit",
        .ends: "<p> endet mit", .above: "<p> über", .atLeast: "<p> mindestens",
        .below: "<p> unter", .atMost: "<p> höchstens", .from: "<p> von", .to: "<p> bis",
      ]))
}
