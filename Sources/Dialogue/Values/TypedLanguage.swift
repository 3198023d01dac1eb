import TextAnalysis

/// How values are written in one language: what all parameters' readers share.
package struct TypedLanguage: Sendable {
  let tag: String
  let numbers: NumberReader
  let durations: DurationReader
  let money: CurrencyReader
  let dates: DateReader
  /// What stands between the last two items of a list.
  let and: [String]

  package init(_ tag: String) {
    self.tag = tag
    numbers = NumberReader(language: tag)
    durations = DurationReader(language: tag)
    money = CurrencyReader(language: tag)
    dates = DateReader(language: tag)
    and = DialogueLanguage.best(for: tag).words.and
  }

  /// The number that a text says, whatever it is for.
  func number(_ text: String) -> Double? { numbers.readNumber(text) }

  /// True if a text is a date, be it in another year.
  func isDate(_ text: String) -> Bool { dates.readDate(text, now: .epoch) != nil }
}
