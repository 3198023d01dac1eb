import LanguageTags

/// The ways in which one language writes quantities of some units: what stands before and after
/// the number, normalized.
struct QuantityLexicon: Sendable {
  /// One way to write a quantity of a unit.
  struct Form: Hashable, Sendable {
    var before: [UInt8] = []
    var after: [UInt8] = []
    /// The unit's index. `nil`: a word that leaves the unit open ("degrees").
    var unit: Int?
    /// The number that the words say by themselves ("ساعتان": two hours).
    var number: Double?
  }

  /// The units' symbols or codes, by index.
  let units: [String]
  private(set) var forms: [Form] = []

  /// - Parameters:
  ///   - units: Symbols, with ICU's skeleton of each, if it has one. Where two are written alike, the
  ///     earlier is meant.
  ///   - preferred: The symbol of a unit that is meant before all others.
  init(
    units: [(symbol: String, skeleton: String?)], preferring preferred: String? = nil,
    tables: LanguageTables
  ) {
    self.units = units.map(\.symbol)
    let order = units.indices.filter { units[$0].symbol == preferred } + Array(units.indices)
    for index in order {
      let unit = units[index]
      add(unit.symbol, unit: index, tables)
      guard let skeleton = unit.skeleton else { continue }
      for language in Self.locales(of: tables.language) {
        addForms(skeleton, unit: index, language: language, tables)
      }
    }
    sort()
  }

  /// A lexicon with the language's everyday names too, by symbol.
  func adding(_ names: [String: [String]], tables: LanguageTables) -> QuantityLexicon {
    var lexicon = self
    for (symbol, texts) in names.sorted(by: { $0.key < $1.key }) {
      guard let unit = units.firstIndex(of: symbol) else { continue }
      for text in texts { lexicon.add(text, unit: unit, tables) }
    }
    lexicon.sort()
    return lexicon
  }

  /// A lexicon with words that say a number of a unit by themselves.
  func adding(wholes: [String: Double], of symbol: String, tables: LanguageTables)
    -> QuantityLexicon
  {
    guard let unit = units.firstIndex(of: symbol) else { return self }
    var lexicon = self
    for (text, number) in wholes {
      lexicon.forms.append(Form(after: tables.normalize(text), unit: unit, number: number))
    }
    lexicon.sort()
    return lexicon
  }

  /// A lexicon with words behind a number that leave the unit open, even where they are short for
  /// one unit.
  func adding(openWords: [String], tables: LanguageTables) -> QuantityLexicon {
    var lexicon = self
    let open = Set(openWords.map(tables.normalize))
    lexicon.forms.removeAll { $0.before.isEmpty && open.contains($0.after) }
    for text in openWords { lexicon.add(text, unit: nil, tables) }
    lexicon.sort()
    return lexicon
  }

  /// A lexicon in which the words that stand on one side of the number may stand on the other: *$5*,
  /// *5$*.
  func addingReversed() -> QuantityLexicon {
    var lexicon = self
    for form in forms where form.number == nil && form.before.isEmpty != form.after.isEmpty {
      lexicon.forms.append(Form(before: form.after, after: form.before, unit: form.unit))
    }
    lexicon.sort()
    return lexicon
  }

  /// English is spelled in two ways.
  private static func locales(of language: String) -> [String] {
    LanguageTag(language).language == "en" ? [language, "en-US", "en-GB"] : [language]
  }
}

extension QuantityLexicon {
  private mutating func add(_ name: String, unit: Int?, _ tables: LanguageTables) {
    let after = tables.normalize(name)
    guard after.contains(where: { !Self.isDigit($0) }), after.first.map(Self.isDigit) == false
    else { return }
    forms.append(Form(after: after, unit: unit))
  }

  private mutating func addForms(
    _ skeleton: String, unit: Int, language: String, _ tables: LanguageTables
  ) {
    for width in ["full-name", "short", "narrow"] {
      for sample in FormattedNumber.samples {
        let text = FormattedNumber.text(
          Double(sample), skeleton: "\(skeleton) unit-width-\(width) precision-integer group-off",
          language: language)
        let form = Self.form(tables.normalize(text)[...], around: sample)
        if var form {
          form.unit = unit
          forms.append(form)
        }
      }
    }
  }

  /// What stands around a number. `nil` if nothing does.
  private static func form(_ text: ArraySlice<UInt8>, around number: Int) -> Form? {
    let digits = Array(String(number).utf8)
    for start in text.indices where isDigit(text[start]) {
      guard start == 0 || !isDigit(text[start - 1]) else { continue }
      let run = text[start...].prefix(while: isDigit)
      guard run.elementsEqual(digits) else { continue }
      let form = Form(
        before: Array(trim(text[..<start])), after: Array(trim(text[run.endIndex...])))
      return form.before.isEmpty && form.after.isEmpty ? nil : form
    }
    return text.isEmpty ? nil : Form(after: Array(text), number: Double(number))
  }

  /// Puts longer forms first, and drops those that are written twice. The order of units stays.
  private mutating func sort() {
    var seen: Set<Form> = []
    forms = forms.filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
      let lengths = (left.element.length, right.element.length)
      return lengths.0 == lengths.1 ? left.offset < right.offset : lengths.0 > lengths.1
    }.map(\.element)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func trim(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop { $0 == 0x20 }
    while text.last == 0x20 { text.removeLast() }
    return text
  }
}

extension QuantityLexicon.Form {
  fileprivate var length: Int { before.count + after.count }
}
