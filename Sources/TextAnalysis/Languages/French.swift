extension LanguageWords {
  static let french = LanguageWords(
    numbers: NumberWords(
      amounts: [
        "une douzaine": 12, "douzaine": 12, "une demi-douzaine": 6, "une dizaine": 10,
        "une quinzaine": 15, "une vingtaine": 20, "une centaine": 100, "un demi": 0.5,
        "demi": 0.5, "une demi": 0.5, "demie": 0.5, "une demie": 0.5, "trois quarts": 0.75,
        "un million": 1e6, "un milliard": 1e9, "un quart": 0.25, "aucun": 0, "aucune": 0,
        "septante": 70, "huitante": 80,
        "nonante": 90,
      ],
      multiples: [
        "douzaines": 12, "dizaines": 10, "centaines": 100, "mille": 1e3, "million": 1e6,
        "millions": 1e6, "milliards": 1e9,
      ],
      minus: ["moins"], point: ["virgule", "point"], andHalf: ["et demi", "et demie"]),
    dates: DateWords(
      dates: [
        (
          "[à] (la veille de noël|le réveillon de noël|réveillon de noël|veille de noël)",
          .festival(month: 12, day: 24)
        ),
        ("[à|pour] (noël|le jour de noël|jour de noël)", .festival(month: 12, day: 25)),
        (
          "[à] (la saint-sylvestre|le réveillon du nouvel an|réveillon du nouvel an)",
          .festival(month: 12, day: 31)
        ),
        ("[à|au|le] (jour de l'an|nouvel an)", .festival(month: 1, day: 1)),
        ("[à] halloween", .festival(month: 10, day: 31)),
        ("(ce|le) week-end", .weekend(inWeeks: 0)),
        ("[le] week-end prochain", .weekend(inWeeks: 1)),
        ("[le] {weekday} en huit", .weekdayAndAWeek),
        ("{weekday} prochain", .weekday),
        ("aujourd'hui", .day(0)), ("demain", .day(1)), ("après-demain", .day(2)),
        ("(dans|d'ici) huit jours", .day(7)), ("(dans|d'ici) quinze jours", .day(14)),
        ("hier", .day(-1)),
        ("avant-hier", .day(-2)), ("ce soir", .dayAt(0, hour: 18)),
        ("cette nuit", .dayAt(0, hour: 22)), ("ce matin", .dayAt(0, hour: 9)),
        ("cet après-midi", .dayAt(0, hour: 15)), ("dans {n} jour[s]", .later(.days)),
        ("dans {n} semaine[s]", .later(.weeks)), ("dans {n} mois", .later(.months)),
        ("dans {n} an[s]", .later(.years)), ("la semaine prochaine", .next(.weeks)),
        ("le mois prochain", .next(.months)), ("l'année prochaine", .next(.years)),
        ("[le] {weekday}", .weekday), ("ce {weekday}", .thisWeekday),
        ("[le] {weekday} prochain", .weekday),
        ("{weekday} de la semaine prochaine", .weekdayOfNextWeek),
        ("[le] [{weekday}] {day} {month} [{year}]", .monthDay),
        ("[le] {day} {monthNumber} [{year}]", .monthDay),
        ("[le] {day}.{monthNumber}[.{year}]", .monthDay), ("le {day}", .dayOfMonth),
      ],
      times: [
        ("[à] {hour} (heure|heures|h) [{minute}]", .clock), ("[à] {hour}h[{minute}]", .clock),
        ("[à] {hour}:{minute}", .clock),
        ("[à] {hour} (heure|heures|h) (du soir|de l'après-midi)", .afterNoon),
        ("[à] {hour} (heure|heures|h) du matin", .beforeNoon),
        ("[à] midi", .fixed(hour: 12)), ("[à] minuit", .fixed(hour: 0)),
        ("[(au|le)] matin", .fixed(hour: 9)), ("[l'] après-midi", .fixed(hour: 15)),
        ("[(au|le)] soir", .fixed(hour: 18)),
      ],
      fromNow: [("dans ", ""), ("d'ici ", "")],
      daySuffixes: ["er"]),
    quantities: QuantityWords(
      of: ["de", "d'", "d"], and: ["et", ","], degrees: ["degrés", "degré"],
      percent: ["pour cent", "pourcent", "pour-cent"],
      units: [
        "h": ["h"], "hr": ["h"], "min": ["mn", "mins"], "s": ["sec"],
        "km/h": ["kmh", "kilomètres heure", "kilomètres à l'heure", "kilomètre à l'heure"],
        "kg": ["kilo", "kilos"], "°C": ["celsius", "degrés celsius"], "hp": ["cv"],
        "t": ["tonne", "tonnes"], "kWh": ["kilowattheures", "kilowattheure"],
      ],
      currencies: [
        "EUR": ["euro", "euros"], "USD": ["dollar", "dollars"], "GBP": ["livre", "livres"],
        "JPY": ["yen", "yens"], "CHF": ["franc suisse", "francs suisses", "francs"],
      ],
      cents: ["centime", "centimes", "cent", "cents"], centsOf: "EUR"),
    booleans: BooleanWords(
      truths: ["oui", "activé", "activée", "allumé", "allumée", "vrai", "actif", "active"],
      falsehoods: [
        "non", "désactivé", "désactivée", "éteint", "éteinte", "faux", "inactif", "inactive",
      ]))
}
