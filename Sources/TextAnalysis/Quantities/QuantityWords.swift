import LanguageTags

/// How a language says quantities, beyond the names of units and currencies that ICU has.
struct QuantityWords: Sendable {
  /// Words for one in front of a unit: "an".
  var one: [String] = []
  /// What may stand between a number and its unit: "of", "a" (*half a mile*).
  var of: [String] = []
  /// Words between the parts of a quantity: "and".
  var and: [String] = []
  /// Words for spans of time, in seconds.
  var spans: [String: Double] = [:]
  /// Words for degrees that leave open which ones.
  var degrees: [String] = []
  /// Words behind a percentage.
  var percent: [String] = []
  /// More names of units, by symbol.
  var units: [String: [String]] = [:]
  /// More names of currencies, by code.
  var currencies: [String: [String]] = [:]
  /// Names of the hundredth of a currency.
  var cents: [String] = []
  /// The currency whose hundredths those are where nothing else is said.
  var centsOf: String?
}

/// The words of a language between numbers and units, normalized.
struct NormalizedQuantityWords: Sendable {
  let one: Set<[UInt8]>
  /// The longest first.
  let of: [[UInt8]]
  let and: [[UInt8]]
  let andHalf: Set<[UInt8]>
  let percent: [[UInt8]]
  /// True where words follow each other without spaces.
  let gluesWords: Bool
  /// True where "and" is written as part of the word behind it.
  let gluesAnd: Bool

  init(_ words: LanguageWords, language: String, normalize: (String) -> [UInt8]) {
    let quantities = words.quantities
    one = Set(quantities.one.map(normalize))
    of = quantities.of.map(normalize).sorted { $0.count > $1.count }
    and = quantities.and.map(normalize).filter { !$0.isEmpty }
    andHalf = Set(words.numbers.andHalf.map(normalize))
    percent = (["%"] + quantities.percent).map(normalize).sorted { $0.count > $1.count }
    let tag = LanguageTag(language)
    gluesWords = !tag.separatesWords
    gluesAnd = gluesWords || tag.language == "ar"
  }
}
