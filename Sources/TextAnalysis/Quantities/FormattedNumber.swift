import CICU
import LanguageTags

/// Numbers as ICU writes them, from which the names of units and the separators are learnt.
enum FormattedNumber {
  /// Numbers that between them take every plural form that a language has for whole numbers.
  static let samples = [1, 2, 3, 5, 11, 100]

  /// A number by a skeleton of ICU's. Empty if ICU knows no such unit.
  ///
  /// *3, `unit/hour unit-width-full-name`, German → `3 Stunden`.*
  static func text(_ number: Double, skeleton: String, language: String) -> String {
    var buffer = [UInt16](repeating: 0, count: 256)
    let length = cicu_format(
      LanguageTag(language).locale, skeleton, number, &buffer, Int32(buffer.count))
    return String(decoding: buffer.prefix(Int(max(0, min(length, 256)))), as: UTF16.self)
  }
}
