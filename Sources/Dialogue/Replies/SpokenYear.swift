/// Years as a reply names them: *1999, 99, 70s, 68er, 1970s*, and decades by their names.
struct SpokenYear: Equatable {
  /// The first year that is meant, of any century where it has two digits.
  var first: Int
  /// How many years are meant: 1, or 10.
  var count: Int

  /// True for a year that is meant.
  func contains(_ year: Int) -> Bool {
    (first..<first + count).contains(first < 100 ? year % 100 : year)
  }

  /// The year that a word spells. *70s → 70 to 79; 68er → 68; 1994年 → 1994*
  ///
  /// - Parameters:
  ///   - decades: Words that say of a number before or after them that ten years are meant.
  ///   - isDecade: True where such a word stands beside it.
  init?(_ word: Substring, isDecade: Bool) {
    let digits = word.prefix { $0.isNumber }
    guard let number = Int(digits: String(digits)), digits.count == 2 || digits.count == 4,
      number < 100 || (1000..<3000).contains(number)
    else { return nil }
    let rest = word.dropFirst(digits.count)
    guard rest.isEmpty || Self.endings.contains(String(rest)) else { return nil }
    let meansDecade = number % 10 == 0 && (isDecade || !rest.isEmpty)
    (first, count) = (number, meansDecade ? 10 : 1)
  }

  init(decade: Int) { (first, count) = (decade, 10) }

  /// What stands behind digits that are meant as years, in one word.
  private static let endings: Set<String> = ["s", "er", "ern", "ers", "年", "年代", "年版"]
}
