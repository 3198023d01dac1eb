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
      ["eins", "ein", "eine", "nen", "einen", "oan", "oans"], ["zwei", "zwo"], ["drei"], ["vier"],
      ["fünf", "fuenf"], ["sechs"],
      ["sieben"], ["acht"], ["neun"], ["zehn"], ["elf"], ["zwölf", "zwoelf"],
    ],
    ordinals: [
      ["erste", "erster", "erstes", "ersten", "erscht", "erschte", "eascht", "easchte"],
      [
        "zweite", "zweiter", "zweites", "zweiten", "zwote", "zwoten", "zwoate", "zwoaten", "zwoatn",
        "zwoide", "zwoiden", "zwoidn", "zwette",
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
