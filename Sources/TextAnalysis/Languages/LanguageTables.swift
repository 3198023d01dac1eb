import AppManifest
import LanguageTags
import Synchronization

/// What one language's readers of numbers and dates share: built once, then only read.
final class LanguageTables: Sendable {
  let language: String
  let words: LanguageWords
  /// The analyzer whose normalization the tables' keys have gone through.
  private let analyzer: Mutex<TextAnalyzer>
  private let lazyNumbers = Mutex<NumberTable?>(nil)
  private let lazySymbols = Mutex<NumberSymbols?>(nil)
  private let lazyVocabulary = Mutex<NumberVocabulary?>(nil)
  private let lazyDates = Mutex<DateLexicon?>(nil)
  private let lazyQuantityWords = Mutex<NormalizedQuantityWords?>(nil)
  private let lazyQuantities = Mutex<[QuantityKind: QuantityLexicon]>([:])

  /// What the names of some units are needed for.
  enum QuantityKind: Hashable {
    case duration, money
    case measurement(Manifest.Dimension)
  }

  private static let shared = Mutex<[String: LanguageTables]>([:])
  /// Languages come from manifests and command lines, so that their number is bounded too.
  private static let maximumLanguages = 64

  private init(language: String) {
    self.language = language
    words = LanguageWords.words(for: language)
    analyzer = Mutex(TextAnalyzer(profile: TextProfile(language: language)))
  }

  /// The tables of a language.
  static func tables(for language: String) -> LanguageTables {
    let language = LanguageTag(language).description
    return shared.withLock { known in
      if let tables = known[language] { return tables }
      let tables = LanguageTables(language: language)
      if known.count < maximumLanguages { known[language] = tables }
      return tables
    }
  }

  var numbers: NumberTable {
    lazyNumbers.withLock { table in
      if let table { return table }
      let built = NumberTable(language: language, words: words.numbers, normalize: normalize)
      table = built
      return built
    }
  }

  /// What stands between the digits of numbers.
  var symbols: NumberSymbols {
    lazySymbols.withLock { known in
      if let known { return known }
      let built = NumberSymbols(
        language: language, separatorsDiffer: words.numbers.separatorsDiffer, normalize: normalize)
      known = built
      return built
    }
  }

  /// The words that numbers are written in.
  var numberVocabulary: NumberVocabulary {
    let numbers = numbers
    let percent = quantityWords.percent
    return lazyVocabulary.withLock { known in
      if let known { return known }
      let built = NumberVocabulary(
        language: language, numbers: numbers, percent: percent, normalize: normalize)
      known = built
      return built
    }
  }

  var dates: DateLexicon {
    let numbers = numbers
    return lazyDates.withLock { lexicon in
      if let lexicon { return lexicon }
      let built = DateLexicon(self, numbers: numbers)
      lexicon = built
      return built
    }
  }

  var quantityWords: NormalizedQuantityWords {
    lazyQuantityWords.withLock { known in
      if let known { return known }
      let built = NormalizedQuantityWords(words, language: language, normalize: normalize)
      known = built
      return built
    }
  }

  /// The names of some units, which are collected when they are first needed.
  func quantityLexicon(
    _ kind: QuantityKind, _ make: (LanguageTables) -> QuantityLexicon
  ) -> QuantityLexicon {
    lazyQuantities.withLock { known in
      if let lexicon = known[kind] { return lexicon }
      let built = make(self)
      known[kind] = built
      return built
    }
  }

  func normalize(_ text: String) -> [UInt8] {
    analyzer.withLock { $0.analyze(text).bytes }
  }

  func normalizeLiteral(_ text: String) -> [UInt8] {
    analyzer.withLock { $0.normalizeLiteral(text) }
  }
}
