package import AppManifest

/// Reads a text as a measurement of one dimension.
///
/// *Length: `five kilometers` → 5 km, `5 ft 3 in` → 5.25 ft, `5` → 5 of no unit. German temperature:
/// `20 Grad Celsius` → 20 °C, `20 Grad` → 20 of no unit.*
///
/// The names of units are ICU's, so that all its languages are read; their symbols are Foundation's.
/// Where names differ in capitals only, as *mW* and *MW*, the one that is typed counts.
package struct MeasurementReader: Sendable {
  private let dimension: Manifest.Dimension
  private let tables: LanguageTables
  private let numbers: NumberReader

  package init(dimension: Manifest.Dimension, language: String) {
    self.dimension = dimension
    tables = LanguageTables.tables(for: language)
    numbers = NumberReader(language: language)
  }

  /// The measurement that the whole text says, as typed or normalized, with the symbol of the unit
  /// that it names first. Nil if it says anything else.
  ///
  /// - Complexity: O(*n* × names of units) in the text's bytes, which are at most 128. The first
  ///   text of a dimension also waits for ICU's names.
  package func readMeasurement(_ text: String) -> (number: Double, unit: String?)? {
    if let number = numbers.readNumber(text) { return (number, nil) }
    let lexicon = tables.quantityLexicon(.measurement(dimension)) { [dimension] tables in
      Self.lexicon(dimension, tables)
    }
    guard
      var phrase = QuantityPhrase(text, lexicon: lexicon, tables: tables, numbers: numbers),
      let parts = phrase.parts()
    else { return nil }
    return sum(parts)
  }

  /// Parts that add up, each of a smaller unit than the one before.
  private func sum(_ parts: [QuantityPhrase.Part]) -> (number: Double, unit: String?)? {
    guard let first = parts.first, first.number.isFinite else { return nil }
    guard let index = first.unit else { return parts.count == 1 ? (first.number, nil) : nil }
    let unit = dimension.units[index]
    guard parts.count > 1 else { return (first.number, unit.symbol) }
    guard dimension != .temperature, dimension != .fuelEfficiency else { return nil }
    var total = first.number
    var last = unit
    for part in parts.dropFirst() {
      guard let index = part.unit, dimension.units.indices.contains(index) else { return nil }
      let smaller = dimension.units[index]
      guard smaller.convert(1, to: last) < 1 else { return nil }
      total += smaller.convert(part.number, to: unit)
      last = smaller
    }
    return (total, unit.symbol)
  }

  private static func lexicon(
    _ dimension: Manifest.Dimension, _ tables: LanguageTables
  ) -> QuantityLexicon {
    let words = tables.words.quantities
    let lexicon = QuantityLexicon(
      units: dimension.units.map { unit in
        let identifier = UnitIdentifiers.identifier(of: unit.symbol, in: dimension)
        return (unit.symbol, identifier.map { "unit/" + $0 })
      }, tables: tables
    )
    .adding(words.units, tables: tables)
    return dimension == .temperature
      ? lexicon.adding(openWords: words.degrees + ["°"], tables: tables) : lexicon
  }
}
