import AppManifest
import Synchronization
import TextAnalysis

/// What reads text in one language, for any thread.
///
/// An analyzer serves one thread at a time; here a lock sees to it.
final class TextReaders: Sendable {
  private let analyzer: Mutex<AnalyzerLoan>
  private let numbers: NumberReader
  private let dates: DateReader
  private let quantities: QuantityReader

  init(language: String) {
    analyzer = Mutex(AnalyzerLoan(profile: TextProfile(language: language)))
    numbers = NumberReader(language: language)
    dates = DateReader(language: language)
    quantities = QuantityReader(language: language)
  }

  func normalize(_ text: String) -> String {
    let bytes = analyzer.withLock { $0.analyzer.analyze(text).bytes }
    return String(decoding: bytes, as: UTF8.self)
  }

  func readNumber(_ text: String) -> Double? {
    let bytes = analyzer.withLock { $0.analyzer.analyze(text).bytes }
    return numbers.readNumber(in: bytes[...])
  }

  func readDate(_ text: String, now: CalendarMinute?) -> String? {
    dates.readDate(text, now: now ?? .epoch)
  }

  func readQuantity(_ text: String, as type: Manifest.ParameterType) -> Value? {
    quantities.read(text, as: type)
  }

  /// An analyzer that only the holder of the lock uses.
  private struct AnalyzerLoan {
    let analyzer: TextAnalyzer
    init(profile: TextProfile) { analyzer = TextAnalyzer(profile: profile) }
  }
}
