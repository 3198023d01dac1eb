import CICU
import LanguageTags

/// The least that ICU itself does for an utterance, as a yardstick for benchmarks.
package final class ICUFloor {
  private let words: OpaquePointer?
  private var target = [UInt16](repeating: 0, count: 16 * 1024)

  /// Opens the word iterator of a language, once.
  package init(language: String) {
    words = cicu_words_open(LanguageTag(language).locale) ?? cicu_words_open("root")
  }

  deinit {
    if let words { cicu_words_close(words) }
  }

  /// Normalizes the text once with the NFKC_Casefold instance and walks its word boundaries to the
  /// end, nothing else; answers how many there are, or -1 for text that outgrows the buffer.
  package func run(_ utf16: [UInt16]) -> Int {
    guard let words else { return -1 }
    return Int(
      cicu_floor(words, utf16, Int32(clamping: utf16.count), &target, Int32(target.count)))
  }
}
