import LanguageTags

/// The words of one language that its data in ICU does not have: a table each, in files beside
/// this one. A language without a table reads digits, ISO dates and what ICU spells.
struct LanguageWords: Sendable {
  var numbers = NumberWords()
  var dates = DateWords()
  var quantities = QuantityWords()
  var booleans = BooleanWords()

  static func words(for language: String) -> LanguageWords {
    switch LanguageTag(language).language {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    case "ja": japanese
    case "ar": arabic
    default: LanguageWords()
    }
  }
}

/// How a language says yes and no, on and off, true and false.
struct BooleanWords: Sendable {
  var truths: [String] = []
  var falsehoods: [String] = []
}

/// How a language says numbers, beyond the integers that ICU spells.
struct NumberWords: Sendable {
  /// Words for amounts: "a dozen".
  var amounts: [String: Double] = [:]
  /// Words behind a number that multiply it: "dozen".
  var multiples: [String: Double] = [:]
  /// Words in front of a negative number.
  var minus: [String] = []
  /// Words between a number and the digits of its fraction.
  var point: [String] = []
  /// What is said behind a number to add a half.
  var andHalf: [String] = []
  /// Words that stand for a spelled word of ICU's: "hundert" for "einhundert".
  var aliases: [String: String] = [:]
  /// True if some countries of the language write 1,000.5 and others 1.000,5, so that a tag without
  /// a country tells neither.
  var separatorsDiffer = false
}

/// How a language says days and times, as patterns.
///
/// A pattern is text with `[optional]` parts, `(alternatives|so)` and the placeholders `{n}` (a
/// number), `{weekday}`, `{month}`, `{day}` (of the month), `{monthNumber}`, `{year}`, `{hour}`
/// and `{minute}`. Names of months and weekdays come from ICU.
struct DateWords: Sendable {
  var dates: [(pattern: String, meaning: DateMeaning)] = []
  var times: [(pattern: String, meaning: TimeMeaning)] = []
  /// What stands around a span of time that is counted from now: "in ", "".
  var fromNow: [(before: String, after: String)] = []
  /// More names of the twelve months, each list as January, February...
  var months: [[String]] = []
  /// More names of the seven weekdays, each list as Sunday, Monday...
  var weekdays: [[String]] = []
  /// What may follow the digits of a day: "rd", "er".
  var daySuffixes: [String] = []
}

/// What a date pattern stands for.
enum DateMeaning: Sendable {
  /// So many days from today.
  case day(Int)
  /// A time of the day that is so many days from today.
  case dayAt(Int, hour: Int)
  /// `{n}` of these from today.
  case later(Unit)
  /// One of these from today.
  case next(Unit)
  /// The first such weekday after today.
  case weekday
  /// The first such weekday from today on.
  case thisWeekday
  /// That weekday in the week, from Monday to Sunday, after this one.
  case weekdayOfNextWeek
  /// A day of a month, of the year named or else the first from today on.
  case monthDay
  /// A day of this month, or of the next in which it is not past.
  case dayOfMonth
  /// A day that has the same date every year, the first from today on.
  case festival(month: Int, day: Int)
  /// The Saturday of this week, or of so many weeks after it.
  case weekend(inWeeks: Int)
  /// The first such weekday after today, and a week more.
  case weekdayAndAWeek

  enum Unit: Sendable { case days, weeks, months, years }
}

/// What a time pattern stands for.
enum TimeMeaning: Sendable {
  /// The hour as it is said, of 24.
  case clock
  /// The hour as it is said in a language of twelve hours: 1 to 6 are those after noon.
  case daytimeClock
  case beforeNoon
  case afterNoon
  /// So many minutes from the hour of a language of twelve hours.
  case offset(Int)
  case fixed(hour: Int)
}
