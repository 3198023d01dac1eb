import Synchronization
import TextAnalysis

/// Normalizes replies as utterances of a language are.
///
/// One analyzer serves all dialogues of a guide. Replies come at the pace of people, so taking turns
/// costs less than an analyzer, with its ICU handles, for each.
final class ReplyNormalizer: Sendable {
  private let analyzer: Mutex<TextAnalyzer>

  init(language: String) {
    analyzer = Mutex(TextAnalyzer(profile: TextProfile(language: language)))
  }

  func normalize(_ text: String) -> String {
    analyzer.withLock { String(decoding: $0.analyze(text).bytes, as: UTF8.self) }
  }
}
