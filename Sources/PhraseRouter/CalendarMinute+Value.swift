import AppManifest
import TextAnalysis

extension CalendarMinute {
  /// The time that a context's `now` names, `nil` if it names none.
  init?(_ value: Value) {
    guard case .string(let text) = value else { return nil }
    self.init(iso: text)
  }
}
