extension DialogueLanguage {
  static let german = DialogueLanguage(
    code: "de", words: .german, parts: .german, messages: .german)
}

extension ReplyWords {
  fileprivate static let german = ReplyWords(
    yes: [
      "ja", "j", "jo", "jawohl", "ok", "okay", "klar", "genau", "richtig", "stimmt", "passt",
      "gerne", "mach das", "mach es", "ja bitte", "ja genau", "in Ordnung", "einverstanden",
      "natürlich", "das ist es", "ja gerne",
    ],
    no: [
      "nein", "n", "nee", "nö", "nein danke", "lieber nicht", "nicht", "nein nein", "bloß nicht",
    ],
    cancel: [
      "abbrechen", "abbruch", "abbrich", "stopp", "stop", "vergiss es", "egal", "schon gut",
      "lass es", "lass das", "beenden", "Schluss", "hör auf", "brich ab", "ist egal", "cancel",
    ],
    back: [
      "zurück", "geh zurück", "einen Schritt zurück", "noch mal zurück", "vorherige Frage",
      "zur vorherigen Frage",
    ],
    more: [
      "mehr", "weitere", "weiter", "mehr davon", "zeig mehr", "mehr anzeigen", "nächste Seite",
      "die nächsten", "was noch", "noch mehr", "die anderen", "der Rest",
    ],
    previous: ["vorherige", "vorherige Seite", "die vorherigen", "zurückblättern", "die davor"],
    noneOfThese: [
      "keiner", "keine", "keines", "keins", "keiner davon", "keine davon", "keines davon",
      "keins davon", "keiner von denen", "nichts davon", "weder noch", "etwas anderes",
      "was anderes", "ein anderer", "ist nicht dabei", "nicht dabei",
    ],
    again: [
      "was", "wie bitte", "wie", "nochmal", "noch mal", "noch einmal", "wiederholen", "bitte was",
      "wiederhole das",
    ],
    help: ["Hilfe", "hilf mir", "was kann ich sagen", "wie geht das", "help"],
    cardinals: [
      ["eins", "ein", "eine"], ["zwei", "zwo"], ["drei"], ["vier"], ["fünf", "fuenf"], ["sechs"],
      ["sieben"], ["acht"], ["neun"], ["zehn"], ["elf"], ["zwölf", "zwoelf"],
    ],
    ordinals: [
      ["erste", "erster", "erstes", "ersten", "erscht", "erschte", "eascht", "easchte"],
      [
        "zweite", "zweiter", "zweites", "zweiten", "zwote", "zwoten", "zwoate", "zwoaten", "zwette",
      ],
      ["dritte", "dritter", "drittes", "dritten", "dritt", "dridde", "dridden"],
      ["vierte", "vierter", "viertes", "vierten"],
      ["fünfte", "fünfter", "fünftes", "fünften"], ["sechste", "sechster", "sechstes", "sechsten"],
      ["siebte", "siebter", "siebtes", "siebten"], ["achte", "achter", "achtes", "achten"],
      ["neunte", "neunter", "neuntes", "neunten"], ["zehnte", "zehnter", "zehntes", "zehnten"],
    ],
    last: ["letzte", "letzter", "letztes", "letzten", "unterste"],
    numberFrames: [
      "{}", "Nummer {}", "Nr. {}", "die {}", "die Nummer {}", "Option {}", "{} bitte", "nimm {}",
      "nimm die {}", "Nummer {} bitte", "die {} bitte", "Punkt {}",
    ],
    ordinalFrames: [
      "{}", "der {}", "die {}", "das {}", "den {}", "dem {}", "der {} bitte", "die {} bitte",
      "das {} bitte", "den {} bitte", "nimm den {}", "nimm die {}", "nimm das {}", "{} bitte",
      "der {} davon", "der {} Film", "den {} Film", "die {} Option",
    ],
    numberedOrdinals: ["{}.", "{}te", "{}ten", "{}ter", "{}tes"],
    attributeFrames: [
      "der von {}", "die von {}", "das von {}", "den von {}", "der aus {}", "die aus {}",
      "das aus {}", "den aus {}", "der aus dem Jahr {}", "aus dem Jahr {}", "der mit {}",
      "die mit {}", "das mit {}", "den mit {}", "von {}", "aus {}", "mit {}", "der {}er",
      "die {}er Version", "{}er", "der Film von {}", "den Film von {}", "der von {} gedrehte",
      "die Version von {}", "Version {}", "der {}", "die {}", "das {}", "den {}",
    ],
    correctionFrames: [
      "nein, ich meinte {}", "ich meinte {}", "nein, ich meine {}", "ich meine {}",
      "nein, ich habe {} gesagt", "ich habe {} gesagt", "ich sagte {}", "nein, doch {}",
      "nein, sondern {}", "sondern {}", "eigentlich {}", "nein, eigentlich {}", "nicht das, {}",
      "nicht den, {}", "nicht die, {}", "doch lieber {}", "lieber {}", "Moment, {}", "nein, {}",
    ],
    fillers: [
      "bitte", "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "äh", "ähm",
      "also", "mal", "dann", "doch", "von", "aus", "mit", "im", "ist", "es", "ach", "na", "danke",
      "Version", "Jahr",
    ],
    amountFillers: [
      "etwa", "ok", "ungefähr", "circa", "ca.", "rund", "vielleicht", "wahrscheinlich", "wohl",
      "genau",
      "nur", "sagen wir", "ich sage", "ich würde sagen", "ich gebe ihm", "ich gebe ihr",
      "ich würde geben", "ich vergebe", "ich denke", "ich glaube", "ich schätze", "so um", "hm",
      "okay",
    ],
    and: [" und "])
}

extension Messages {
  fileprivate static let german = Messages(
    yes: "Ja",
    no: "Nein",
    sentenceSeparator: " ",
    separator: ", ",
    subtitled: "{title} ({subtitle})",
    action: "{action}: {values}",
    unnamedAction: "OK",
    confirm: "{action}. Soll ich das tun?",
    cancelled: "Abgebrochen.",
    nothingDone: "In Ordnung, es ist nichts geschehen.",
    corrected: "Gut: {value}.",
    questions: [Question("Bitte angeben: {title}")]
      + Question.forms(
        "Welcher {title}?",
        endings: [
          "film", "titel", "name", "ort", "tag", "monat", "termin", "preis", "wert", "text",
          "kanal",
          "raum", "song", "eur", "tor", "künstler", "schauspieler", "sender", "timer", "kontakt",
        ])
      + Question.forms(
        "Welche {title}?",
        endings: [
          "e", "ung", "heit", "keit", "schaft", "ion", "tät", "ik", "ei", "zeit", "zahl", "nummer",
          "stadt", "person", "uhr", "art",
        ])
      + Question.forms(
        "Welches {title}?",
        endings: [
          "genre", "datum", "chen", "lein", "ment", "jahr", "lied", "buch", "album", "zimmer",
          "licht", "gerät", "land", "wort", "ziel", "thema", "ende", "rezept", "spiel", "bild",
          "video", "foto", "konto", "projekt", "studio",
        ]),
    bareTitles: [
      "von", "vom", "bis", "ab", "an", "am", "in", "im", "aus", "nach", "mit", "ohne", "für",
      "auf", "bei", "um", "zu", "zum", "zur", "über", "unter", "vor", "seit", "gegen", "durch",
      "wann", "wo", "wohin", "woher", "wer", "wen", "wem", "wessen", "was", "wie", "warum",
      "wieso", "welcher", "welche", "welches", "wieviel",
    ],
    bareQuestion: "{title}?",
    lowercasesTitles: false,
    untitledQuestion: "Was soll es sein?",
    yesOrNo: "{title}: ja oder nein?",
    eitherOr: "{title}: {yes} oder {no}?",
    whichAction: "Was davon ist gemeint?",
    severalFit: "„{text}“ passt auf mehreres.",
    didYouMean: "Meinst du {option}?",
    oneOfThese: "Ist eines davon gemeint?",
    unknown: "„{text}“ kenne ich nicht.",
    unknownName: "„{text}“ kenne ich nicht.",
    unreadable: "„{text}“ passt hier nicht.",
    fromTo: "Erlaubt ist {minimum} bis {maximum}.",
    atLeast: "Erlaubt ist mindestens {minimum}.",
    atMost: "Erlaubt ist höchstens {maximum}.",
    outOfRange: "„{text}“ liegt außerhalb des Erlaubten.",
    unavailable: "„{text}“ konnte ich gerade nicht nachschlagen.",
    notUnderstood: "Das habe ich nicht verstanden.",
    listHint: "Antworte mit einer Nummer von {first} bis {last} oder mit einem Namen.",
    confirmHint: "Antworte „ja“ oder „nein“.",
    cancelHint: "Zum Aufhören: „abbrechen“.",
    replyTooLong: "Das ist mir zu lang.",
    nothingBefore: "Davor gab es keine Frage.",
    noMore: "Mehr gibt es nicht.",
    noPrevious: "Hier beginnt die Liste.",
    help: """
      Antworte mit einer Nummer, einem Namen oder einem Merkmal. Auch „mehr“, „keins davon“, \
      „zurück“ und „abbrechen“ verstehe ich, und jeden neuen Befehl.
      """,
    helpText: "Was du antwortest, wird so übernommen.",
    helpName: "Antworte mit einem Namen.",
    helpNumber: "Antworte mit einer Zahl, etwa 4 oder „vier“.",
    helpDate: """
      Antworte mit einem Datum oder einer Uhrzeit, etwa „morgen“ oder „Freitag um 18 Uhr“.
      """,
    helpQuantity: "Antworte mit einer Zahl und ihrer Einheit.",
    helpLink: "Antworte mit einer Webadresse.",
    helpOtherwise: "Auch „zurück“ und „abbrechen“ verstehe ich, und jeden neuen Befehl.",
    thanked: "Gern geschehen.",
    takeYourTime: "Nur keine Eile.",
    onlyOne: "Hier geht nur eins.",
    didYouMeanInstead: "War stattdessen „{option}“ gemeint?",
    optionCount: "Es gibt {count}.",
    reason: "Das brauche ich für: {action}.",
    undone: "Rückgängig gemacht.",
    rejectedEmpty: "Schreib, was du tun möchtest.",
    rejectedNoMatch: "Das habe ich nicht verstanden.",
    rejectedNegativePhrase: "Das lasse ich so stehen.",
    rejectedTooLong: "Das ist mir zu lang.",
    rejectedLanguage: "Diese Sprache spreche ich hier nicht.",
    nearest: "Versuch es mit: {phrases}")
}
