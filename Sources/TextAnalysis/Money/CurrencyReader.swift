import LanguageTags

/// Reads a text as an amount of money.
///
/// *English: `12.50 euros` → 12.5 EUR, `$5` → 5 USD, `five dollars and twenty cents` → 5.2 USD, `50
/// cents` → 0.5 USD. German: `fünf Euro` → 5 EUR, `1.234,56 €` → 1234.56 EUR.*
///
/// The names and signs of the currencies below are ICU's, so that all its languages are read; every
/// language's own words for them ("bucks") stand in its table. A sign that several share means the
/// language's own currency, or else the first in the list: *$* is the US dollar.
package struct CurrencyReader: Sendable {
  private let tables: LanguageTables
  private let numbers: NumberReader

  /// The most traded currencies (Bank for International Settlements, *Triennial Central Bank
  /// Survey*, April 2022), then others of many speakers.
  private static let codes = [
    "USD", "EUR", "JPY", "GBP", "CNY", "AUD", "CAD", "CHF", "HKD", "SGD", "SEK", "KRW", "NOK",
    "NZD", "INR", "MXN", "TWD", "ZAR", "BRL", "DKK", "PLN", "THB", "ILS", "IDR", "CZK", "AED",
    "TRY", "HUF", "CLP", "SAR", "PHP", "MYR", "COP", "RUB", "RON", "PEN", "EGP", "ARS", "UAH",
    "VND", "MAD", "NGN", "KES", "PKR", "BDT", "ISK", "BGN",
  ]

  /// The currency that a language's speakers mean by a sign that several share.
  private static let own = [
    "zh": "CNY", "sv": "SEK", "nb": "NOK", "no": "NOK", "nn": "NOK", "da": "DKK", "is": "ISK",
    "cs": "CZK", "ru": "RUB", "uk": "UAH", "pl": "PLN", "ko": "KRW", "pt": "BRL",
  ]

  package init(language: String) {
    tables = LanguageTables.tables(for: language)
    numbers = NumberReader(language: language)
  }

  /// The amount that the whole text says, as typed or normalized, and the ISO 4217 code of its
  /// currency; nil for a number alone. Nil if it says anything else.
  ///
  /// - Complexity: O(*n* × names of currencies) in the text's bytes, which are at most 128. The
  ///   first text also waits for ICU's names.
  package func readAmount(_ text: String) -> (amount: Double, currency: String?)? {
    if let number = numbers.readNumber(text) { return (number, nil) }
    let lexicon = tables.quantityLexicon(.money, Self.lexicon)
    guard
      var phrase = QuantityPhrase(text, lexicon: lexicon, tables: tables, numbers: numbers),
      let parts = phrase.parts(), let first = parts.first?.unit
    else { return nil }
    return amount(of: parts, first: lexicon.units[first])
  }

  private func amount(
    of parts: [QuantityPhrase.Part], first code: String
  ) -> (amount: Double, currency: String?)? {
    switch parts.count {
    case 1 where code == Self.cents:
      return tables.words.quantities.centsOf.map { (parts[0].number / 100, $0) }
    case 1: return (parts[0].number, code)
    case 2 where code != Self.cents && Self.isCents(parts[1]):
      guard (0..<100).contains(parts[1].number), parts[0].number == parts[0].number.rounded()
      else { return nil }
      let hundredths = parts[0].number * 100 + parts[1].number
      return (hundredths / 100, code)
    default: return nil
    }
  }

  /// True for a number of hundredths, which may go without saying: *5 euros 20*.
  private static func isCents(_ part: QuantityPhrase.Part) -> Bool {
    part.unit == QuantityPhrase.unsaid || part.unit == codes.count
  }

  /// Stands behind the codes for the hundredth of any currency.
  private static let cents = "¢"

  private static func lexicon(_ tables: LanguageTables) -> QuantityLexicon {
    let language = LanguageTag(tables.language).language
    let words = tables.words.quantities
    let skeletons = codes.map { (symbol: $0, skeleton: Optional("currency/" + $0)) }
    return QuantityLexicon(
      units: skeletons + [(symbol: cents, skeleton: nil)], preferring: own[language], tables: tables
    )
    .adding(words.currencies, tables: tables)
    .adding([cents: words.cents], tables: tables)
    .addingReversed()
  }
}
