extension LanguageWords {
  static let german = LanguageWords(
    numbers: NumberWords(
      amounts: [
        "ein dutzend": 12, "dutzend": 12, "ein halbes dutzend": 6, "ein paar": 2, "ein halb": 0.5,
        "halb": 0.5, "ein viertel": 0.25, "anderthalb": 1.5, "eineinhalb": 1.5, "zwo": 2,
        "eine halbe": 0.5, "einen halben": 0.5,
        "einem halben": 0.5, "einer halben": 0.5, "halbe": 0.5, "halben": 0.5, "halbes": 0.5,
        "ein halbes": 0.5, "halber": 0.5, "ein halber": 0.5, "drei viertel": 0.75,
        "eine million": 1e6, "eine milliarde": 1e9, "zweieinhalb": 2.5, "dreieinhalb": 3.5,
        "viereinhalb": 4.5, "kein": 0, "keine": 0,
      ],
      multiples: [
        "dutzend": 12, "tausend": 1e3, "million": 1e6, "millionen": 1e6, "milliarden": 1e9,
      ],
      minus: ["minus"], point: ["komma", "punkt"], andHalf: ["einhalb", "und ein halb"],
      aliases: ["hundert": "einhundert", "tausend": "eintausend"]),
    dates: DateWords(
      dates: [
        ("[an|am] (heiligabend|heiliger abend|weihnachtsabend)", .festival(month: 12, day: 24)),
        ("[an|zu] weihnachten", .festival(month: 12, day: 25)),
        (
          "[am] (1. weihnachtstag|ersten weihnachtstag|ersten weihnachtsfeiertag)",
          .festival(month: 12, day: 25)
        ),
        (
          "[am] (2. weihnachtstag|zweiten weihnachtstag|zweiten weihnachtsfeiertag|2. weihnachtsfeiertag)",
          .festival(month: 12, day: 26)
        ),
        ("[an|am|zu] (silvester|silvesterabend)", .festival(month: 12, day: 31)),
        ("[an|am|zu] (neujahr|neujahrstag)", .festival(month: 1, day: 1)),
        ("[am] (nikolaus|nikolaustag)", .festival(month: 12, day: 6)),
        ("[an|zu] halloween", .festival(month: 10, day: 31)),
        ("[am|dieses|an diesem] wochenende", .weekend(inWeeks: 0)),
        ("[am] (nächstes|nächsten|kommendes|kommenden) wochenende", .weekend(inWeeks: 1)),
        ("[am] {weekday} in einer woche", .weekdayAndAWeek),
        ("heute in acht tagen", .day(7)),
        ("heute in einer woche", .day(7)),
        ("[am] (kommenden|kommender|kommende) {weekday}", .weekday),
        ("heute", .day(0)), ("morgen", .day(1)), ("übermorgen", .day(2)), ("gestern", .day(-1)),
        ("vorgestern", .day(-2)), ("heute nacht", .dayAt(0, hour: 22)),
        ("in {n} tag[en]", .later(.days)), ("in {n} woche[n]", .later(.weeks)),
        ("in {n} monat[en]", .later(.months)), ("in {n} jahr[en]", .later(.years)),
        ("in einem tag", .next(.days)), ("in einer woche", .next(.weeks)),
        ("in einem monat", .next(.months)), ("in einem jahr", .next(.years)),
        ("nächste woche", .next(.weeks)), ("nächsten monat", .next(.months)),
        ("nächstes jahr", .next(.years)), ("heute in einer woche", .next(.weeks)),
        ("[(am|den)] {weekday}", .weekday), ("diesen {weekday}", .thisWeekday),
        ("[am] (nächsten|nächster|kommenden|kommender) {weekday}", .weekday),
        ("nächste woche [am] {weekday}", .weekdayOfNextWeek),
        ("{weekday} nächster woche", .weekdayOfNextWeek),
        ("[am] [{weekday}] [(den|dem)] {day} {month} [{year}]", .monthDay),
        ("[am] [{weekday}] [(den|dem)] {day}.{monthNumber}[.{year}]", .monthDay),
        ("[am] [{weekday}] [(den|dem)] {day} {monthNumber} [{year}]", .monthDay),
        ("(am|den) {day}", .dayOfMonth),
      ],
      times: [
        ("[um] {hour}[:{minute}] uhr", .clock), ("[um] {hour} uhr {minute}", .clock),
        ("um {hour}[:{minute}]", .clock), ("[um] {hour}:{minute}", .clock),
        ("[um] {hour} uhr (abends|nachmittags)", .afterNoon),
        ("[um] {hour} uhr morgens", .beforeNoon),
        ("(früh|vormittag|am vormittag|morgens|am morgen)", .fixed(hour: 9)),
        ("[am] mittag", .fixed(hour: 12)), ("mittags", .fixed(hour: 12)),
        ("([am] nachmittag|nachmittags)", .fixed(hour: 15)),
        ("([am] abend|abends)", .fixed(hour: 18)), ("um mitternacht", .fixed(hour: 0)),
      ],
      fromNow: [("in ", "")],
      weekdays: [["", "", "", "", "", "", "sonnabend"]]),
    quantities: QuantityWords(
      and: ["und", ","],
      spans: [
        "viertelstunde": 900, "eine viertelstunde": 900, "einer viertelstunde": 900,
        "dreiviertelstunde": 2700, "eine dreiviertelstunde": 2700, "einer dreiviertelstunde": 2700,
      ],
      degrees: ["grad"], percent: ["prozent", "v. h."],
      units: [
        "h": ["std", "std."], "d": ["tagen"], "min": ["min."], "s": ["sek", "sek."],
        "hr": ["std", "std.", "h"], "m": ["metern"], "km": ["kilometern"], "cm": ["zentimetern"],
        "mm": ["millimetern"], "L": ["litern"], "kg": ["kilo"], "m²": ["qm", "quadratmetern"],
        "km²": ["qkm"], "km/h": ["kmh", "stundenkilometer", "kilometer pro stunde", "sachen"],
        "°C": ["celsius", "c"], "°F": ["fahrenheit"], "hp": ["ps"], "t": ["tonne", "tonnen"],
        "kWh": ["kilowattstunden", "kilowattstunde"],
      ],
      currencies: [
        "EUR": ["euro", "euros"], "USD": ["dollar", "dollars", "us-dollar"], "GBP": ["pfund"],
        "JPY": ["yen"], "CHF": ["franken", "fränkli", "sfr"],
      ],
      cents: ["cent", "cents"], centsOf: "EUR"),
    booleans: BooleanWords(
      truths: ["ja", "an", "ein", "wahr", "aktiviert", "aktiv", "eingeschaltet", "angeschaltet"],
      falsehoods: ["nein", "aus", "falsch", "deaktiviert", "inaktiv", "ausgeschaltet"]))
}
