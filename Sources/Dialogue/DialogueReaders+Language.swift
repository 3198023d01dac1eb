public import AppManifest
import Synchronization
import TextAnalysis

extension DialogueReaders {
  /// Readers that normalize as typed utterances of a language are.
  public init(
    language: String, readNumber: @escaping @Sendable (String) -> Double? = { _ in nil },
    readDate: @escaping @Sendable (String) -> String? = { _ in nil },
    readQuantity: @escaping @Sendable (Manifest.ParameterType, String) -> Value? = { _, _ in nil }
  ) {
    let normalizer = SharedNormalizer(language: language)
    self.init(
      normalize: { normalizer.normalize($0) }, readNumber: readNumber, readDate: readDate,
      readQuantity: readQuantity)
  }
}

/// One analyzer for all dialogues of a language. Replies come at the pace of people, so taking
/// turns costs less than an analyzer, with its ICU handles, for each.
private final class SharedNormalizer: Sendable {
  private let analyzer: Mutex<TextAnalyzer>

  init(language: String) {
    analyzer = Mutex(TextAnalyzer(profile: TextProfile(language: language)))
  }

  func normalize(_ text: String) -> String {
    analyzer.withLock { String(decoding: $0.analyze(text).bytes, as: UTF8.self) }
  }
}
