extension LanguageWords {
  static let spanish = LanguageWords(
    numbers: NumberWords(
      amounts: [
        "una docena": 12, "docena": 12, "media docena": 6, "una decena": 10, "un par": 2,
        "medio": 0.5, "media": 0.5, "un medio": 0.5, "un cuarto": 0.25, "tres cuartos": 0.75,
        "un millón": 1e6, "ninguno": 0, "ninguna": 0,
        "ciento": 100,
      ],
      multiples: ["docenas": 12, "decenas": 10, "mil": 1e3, "millón": 1e6, "millones": 1e6],
      minus: ["menos"], point: ["coma", "punto", "con"], andHalf: ["y medio", "y media"],
      separatorsDiffer: true),
    dates: DateWords(
      dates: [
        ("[en|la|en la] nochebuena", .festival(month: 12, day: 24)),
        ("[en|la|el día de|el día de la] navidad", .festival(month: 12, day: 25)),
        ("[en|la|en la] nochevieja", .festival(month: 12, day: 31)),
        ("[en|el] año nuevo", .festival(month: 1, day: 1)),
        ("[en|el] [día de] reyes", .festival(month: 1, day: 6)),
        ("[en] halloween", .festival(month: 10, day: 31)),
        ("(este|el) fin de semana", .weekend(inWeeks: 0)),
        (
          "(el próximo fin de semana|próximo fin de semana|el fin de semana que viene|el fin de semana próximo)",
          .weekend(inWeeks: 1)
        ),
        ("(de hoy en ocho|de hoy en ocho días)", .day(7)),
        ("[del|el] {weekday} en ocho", .weekdayAndAWeek),
        ("hoy", .day(0)), ("mañana", .day(1)), ("pasado mañana", .day(2)),
        ("(en|dentro de) quince días", .day(14)), ("ayer", .day(-1)),
        ("anteayer", .day(-2)), ("esta noche", .dayAt(0, hour: 20)),
        ("esta tarde", .dayAt(0, hour: 18)), ("esta mañana", .dayAt(0, hour: 9)),
        ("(en|dentro de) {n} día[s]", .later(.days)),
        ("(en|dentro de) {n} semana[s]", .later(.weeks)),
        ("(en|dentro de) {n} mes[es]", .later(.months)),
        ("(en|dentro de) {n} año[s]", .later(.years)),
        ("(la próxima semana|la semana que viene|la semana próxima)", .next(.weeks)),
        ("(el próximo mes|el mes que viene)", .next(.months)),
        ("(el próximo año|el año que viene)", .next(.years)),
        ("[el] {weekday}", .weekday), ("este {weekday}", .thisWeekday),
        ("[el] próximo {weekday}", .weekday), ("[el] {weekday} (próximo|que viene)", .weekday),
        ("[el] {weekday} de la próxima semana", .weekdayOfNextWeek),
        ("[el] [{weekday}] {day} de {month} [[(de|del)] {year}]", .monthDay),
        ("[el] {day} {month} [{year}]", .monthDay),
        ("[el] {day} {monthNumber} [{year}]", .monthDay),
        ("[el] {day}.{monthNumber}[.{year}]", .monthDay), ("el [día] {day}", .dayOfMonth),
      ],
      times: [
        ("a (la|las) {hour}[:{minute}]", .daytimeClock), ("[a las] {hour}:{minute}", .daytimeClock),
        ("a (la|las) {hour}[:{minute}] de la (tarde|noche)", .afterNoon),
        ("a (la|las) {hour}[:{minute}] de la mañana", .beforeNoon),
        ("a (la|las) {hour}[:{minute}] (pm|p m)", .afterNoon),
        ("a (la|las) {hour}[:{minute}] (am|a m)", .beforeNoon),
        ("a (la|las) {hour} y media", .offset(30)), ("a (la|las) {hour} y cuarto", .offset(15)),
        ("[al] mediodía", .fixed(hour: 12)), ("[a] [la] medianoche", .fixed(hour: 0)),
        ("por la mañana", .fixed(hour: 9)), ("por la tarde", .fixed(hour: 18)),
        ("por la noche", .fixed(hour: 20)),
      ],
      fromNow: [("en ", ""), ("dentro de ", "")],
      months: [["", "", "", "", "", "", "", "", "setiembre", "", "", ""]]),
    quantities: QuantityWords(
      of: ["de"], and: ["y", "con", ","], degrees: ["grados", "grado"],
      percent: ["por ciento", "porciento", "por cien"],
      units: [
        "h": ["hs", "hrs"], "hr": ["h", "hs"], "min": ["mins"], "s": ["seg", "segs"],
        "km/h": ["kmh", "kilómetros por hora"], "kg": ["kilo", "kilos"],
        "°C": ["celsius", "centígrados", "grados centígrados", "grados celsius"],
        "t": ["tonelada", "toneladas"], "kWh": ["kilovatios hora", "kilovatio hora"],
      ],
      currencies: [
        "EUR": ["euro", "euros"], "USD": ["dólar", "dólares"], "GBP": ["libra", "libras"],
        "JPY": ["yen", "yenes"], "MXN": ["peso", "pesos"], "CHF": ["francos", "francos suizos"],
      ],
      cents: ["céntimo", "céntimos", "centavo", "centavos"], centsOf: "EUR"),
    booleans: BooleanWords(
      truths: ["sí", "encendido", "encendida", "activado", "activada", "verdadero", "activo"],
      falsehoods: ["no", "apagado", "apagada", "desactivado", "desactivada", "falso", "inactivo"]))
}
