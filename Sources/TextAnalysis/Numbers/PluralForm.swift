import CICU

/// The form that a text takes with a number, as CLDR names it.
///
/// *1 in English → one; 2 in Arabic → two; 5 in Japanese → other*
package enum PluralForm: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The form for a number in a language, such as `pt-BR`.
  ///
  /// - Complexity: reads the language's rules, which takes microseconds.
  package init(of number: Double, language: String) {
    self =
      switch cicu_plural_of(language, number) {
      case CICU_PLURAL_ZERO: .zero
      case CICU_PLURAL_ONE: .one
      case CICU_PLURAL_TWO: .two
      case CICU_PLURAL_FEW: .few
      case CICU_PLURAL_MANY: .many
      default: .other
      }
  }
}
