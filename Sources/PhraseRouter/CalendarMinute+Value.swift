import AppManifest
import TextAnalysis

extension CalendarMinute {
  /// The time that a context's `now` names, `nil` if it names none.
  init?(_ value: Value) {
    guard case .string(let text) = value else { return nil }
    self.init(iso: text)
  }
}

extension CalendarMinute {
  /// Any time at all, for finding out whether a text is a date.
  static let epoch = CalendarMinute(year: 1970, month: 1, day: 1)
}
