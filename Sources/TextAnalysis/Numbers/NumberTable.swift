import Synchronization

/// The integers that one language spells in words, by their normalized spelling.
///
/// The first hundred stand in a table. Above, ICU can only spell, not read, so a text is taken
/// apart into a thousand that it begins with, a hundred that it contains and a rest that it ends
/// in, and the few numbers that this allows are spelled out and compared.
final class NumberTable: Sendable {
  typealias Spelling = [UInt8]

  /// Languages with many cases have many rule sets; the first ones are the base forms.
  private static let ruleSetsForLarge = 4

  /// The spellings of 0 to 100, and the language's own words for such numbers.
  let small: [Spelling: Int]
  let longestSmall: Int
  let amounts: [Spelling: Double]
  let multiples: [(word: Spelling, factor: Double)]
  let minus: [Spelling]
  let point: [Spelling]
  let andHalf: [Spelling]
  private let aliases: [(alias: Spelling, spelling: Spelling)]
  private let large: Mutex<LargeNumbers?>
  private let normalize: @Sendable (String) -> Spelling
  private let language: String

  init(language: String, words: NumberWords, normalize: @escaping @Sendable (String) -> Spelling) {
    self.language = language
    self.normalize = normalize
    let spelled = Self.smallSpellings(language, normalize)
    let own = words.amounts.compactMap { text, amount in
      Int(exactly: amount).flatMap { (0...100).contains($0) ? (normalize(text), $0) : nil }
    }
    small = spelled.merging(own) { first, _ in first }
    longestSmall = small.keys.map(\.count).max() ?? 0
    amounts = Dictionary(
      words.amounts.map { (normalize($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    multiples = words.multiples.map { (normalize($0.key), $0.value) }
      .sorted { $0.word.count > $1.word.count }
    minus = words.minus.map(normalize)
    point = words.point.map(normalize)
    andHalf = words.andHalf.map(normalize)
    aliases = words.aliases.map { (normalize($0.key), normalize($0.value)) }
    large = Mutex(nil)
  }

  /// The language's own words for parts of spelled numbers: *hundert*.
  var aliasWords: [Spelling] { aliases.map(\.alias) }

  /// The integer from 0 to 9,999 that a whole normalized text spells.
  func integer(_ text: ArraySlice<UInt8>) -> Int? {
    let spelling = Spelling(text)
    return small[spelling] ?? readLarge(spelling) ?? aliased(spelling)
  }

  private func aliased(_ spelling: Spelling) -> Int? {
    for (alias, whole) in aliases where spelling.starts(with: alias) {
      if let value = readLarge(whole + spelling.dropFirst(alias.count)) { return value }
    }
    return nil
  }

  private func readLarge(_ spelling: Spelling) -> Int? {
    large.withLock { numbers in
      let known = numbers ?? LargeNumbers(language, Self.ruleSetsForLarge, normalize)
      numbers = known
      return known.read(spelling, small: small)
    }
  }

  private static func smallSpellings(
    _ language: String, _ normalize: (String) -> Spelling
  ) -> [Spelling: Int] {
    var table: [Spelling: Int] = [:]
    let spelled = SpelledNumbers.spell(
      0...100, language: language, exactLanguageOnly: false, verbose: true)
    for (text, value) in spelled {
      let spelling = normalize(text)
      if table[spelling] == nil && !isDigits(spelling) { table[spelling] = value }
    }
    return table
  }

  /// Some rule sets answer digits for what they cannot spell; those are read as digits.
  private static func isDigits(_ spelling: Spelling) -> Bool {
    spelling.allSatisfy { $0 < 0x80 && !($0 >= 0x61 && $0 <= 0x7A) }
  }
}

/// Reads spellings of 100 to 9,999 by spelling the numbers that they could be.
private final class LargeNumbers {
  typealias Spelling = [UInt8]

  /// How a thousand or a hundred is spelled, alone or with more behind it.
  private typealias Round = (text: Spelling, value: Int)

  private let speller: Speller?
  private let ruleSets: [String]
  private let normalize: (String) -> Spelling
  private var thousands: [Round] = []
  private var hundreds: [Round] = []

  /// The longest spelling is German, Thai or Russian and has less.
  private static let maximumLength = 256

  init(_ language: String, _ ruleSetCount: Int, _ normalize: @escaping (String) -> Spelling) {
    speller = Speller(language: language, exactLanguageOnly: false)
    ruleSets = Array((speller?.cardinalRuleSets(verbose: true) ?? []).prefix(ruleSetCount))
    self.normalize = normalize
    thousands = rounds(1000)
    hundreds = rounds(100)
  }

  private func spell(_ value: Int) -> [Spelling] {
    guard let speller else { return [] }
    return ruleSets.flatMap { ruleSet in
      speller.spell(value...value, by: ruleSet).flatMap(SpelledNumbers.variants).map(normalize)
    }
  }

  /// The multiples of `unit` up to nine, alone and as they stand before eleven (*deux cents*, but
  /// *deux cent onze*).
  private func rounds(_ unit: Int) -> [Round] {
    let elevens = spell(11)
    return (1...9).flatMap { digit -> [Round] in
      let value = digit * unit
      let open = spell(value + 11).flatMap { text in
        elevens.filter { !$0.isEmpty && text.suffix($0.count).elementsEqual($0) }
          .map { text.dropLast($0.count) }
      }
      let trimmed = open.map { Spelling($0.last == 0x20 ? $0.dropLast() : $0) }
      return Set(spell(value) + trimmed).filter { !$0.isEmpty }.map { ($0, value) }
    }
  }

  func read(_ text: Spelling, small: [Spelling: Int]) -> Int? {
    guard text.count <= Self.maximumLength else { return nil }
    let thousands = [0] + values(thousands) { text.starts(with: $0) }
    let hundreds = [0] + values(hundreds) { contains(text, $0) }
    guard thousands.count + hundreds.count > 2 else { return nil }
    var rests: Set<Int> = [0]
    for start in text.indices {
      if let rest = small[Spelling(text[start...])] { rests.insert(rest) }
    }
    for thousand in thousands {
      for hundred in hundreds {
        for rest in rests.sorted() where rest < 100 && thousand + hundred > 0 {
          if spell(thousand + hundred + rest).contains(text) { return thousand + hundred + rest }
        }
      }
    }
    return nil
  }

  private func values(_ rounds: [Round], where fits: (Spelling) -> Bool) -> [Int] {
    Set(rounds.filter { fits($0.text) }.map(\.value)).sorted()
  }

  private func contains(_ text: Spelling, _ part: Spelling) -> Bool {
    text.indices.contains { text[$0...].starts(with: part) }
  }
}
