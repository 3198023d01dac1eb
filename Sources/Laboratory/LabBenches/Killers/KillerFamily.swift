/// Killers that differ in their size only.
struct KillerFamily: Sendable {
  var name: String
  /// Ascending. Growth is fitted over the last four, since small ones may have fewer ways to match
  /// than are kept.
  var sizes: [Int]
  /// The milliseconds that some sizes may take.
  var limits: [Int: Double] = [:]
  var killer: @Sendable (Int) -> Killer
}

extension KillerFamily {
  /// The forms that the templates can be written in.
  var forms: [Killer.Form] {
    let killers = sizes.map(killer)
    return Killer.Form.allCases.filter { form in killers.allSatisfy { $0.exists(as: form) } }
  }

  /// All families.
  static let all = optionals + wildcards + groups + expansions + words

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func numbered(_ count: Int, by separator: String, _ text: (Int) -> String)
    -> String
  {
    (0..<count).map(text).joined(separator: separator)
  }

  // MARK: What may be there or not

  private static let optionals = [
    KillerFamily(
      name: "[a]×n b, against a×n c", sizes: [24, 125, 200, 500, 1000],
      limits: [24: 1, 200: 5, 1000: 50]
    ) {
      Killer(
        sentences: [repeated("[a] ", $0) + "b"], utterance: repeated("a ", $0) + "c",
        outcome: .isRejected)
    },
    KillerFamily(name: "[a]×n b, against a×n/2 b", sizes: [125, 250, 500, 1000]) {
      Killer(
        sentences: [repeated("[a] ", $0) + "b"], utterance: repeated("a ", $0 / 2) + "b",
        outcome: .matches)
    },
    KillerFamily(name: "[a ]×n b, against a-×n/2 b", sizes: [125, 250, 500, 1000]) {
      Killer(
        sentences: [repeated("[a ]", $0) + "b"], utterance: repeated("a-", $0 / 2) + "b",
        outcome: .matches)
    },
    KillerFamily(
      name: "[a]×n b without white space, against a×n/2 b", sizes: [125, 250, 500, 1000]
    ) {
      Killer(
        sentences: [repeated("[a] ", $0) + "b"], ignoresWhitespace: true,
        utterance: repeated("a", $0 / 2) + " b", outcome: .matches)
    },
    KillerFamily(name: "[a]×n b without white space, against a×n c", sizes: [125, 250, 500, 1000]) {
      Killer(
        sentences: [repeated("[a] ", $0) + "b"], ignoresWhitespace: true,
        utterance: repeated("a", $0) + " c", outcome: .isRejected)
    },
  ]

  // MARK: Any text

  private static let wildcards = [
    KillerFamily(
      name: "n wildcards joined by “and”", sizes: [8, 16, 32, 64, 128], limits: [8: 5, 64: 100]
    ) {
      Killer(
        sentences: [numbered($0, by: " and ") { "{w\($0)}" }], wildcards: $0,
        utterance: numbered($0, by: " and ") { "w\($0) and x" }, outcome: .matches)
    },
    KillerFamily(
      name: "n wildcards, one “and” too few", sizes: [8, 16, 32, 64, 128], limits: [8: 5, 64: 100]
    ) {
      Killer(
        sentences: [numbered($0, by: " and ") { "{w\($0)}" }], wildcards: $0,
        utterance: numbered($0 - 1, by: " and ") { "w\($0)" }, outcome: .isRejected)
    },
    KillerFamily(name: "n wildcards or words, joined by “and”", sizes: [8, 16, 32, 64, 128]) {
      Killer(
        sentences: [numbered($0, by: " and ") { "(x|{w\($0)})" }], wildcards: $0,
        utterance: numbered($0, by: " and ") { _ in "x and x" }, outcome: .matches)
    },
  ]

  // MARK: Groups

  private static let groups = [
    KillerFamily(name: "(a|a a)×n b, against a×2n c", sizes: [25, 50, 100, 200]) {
      Killer(
        sentences: [repeated("(a|a a) ", $0) + "b"], utterance: repeated("a ", 2 * $0) + "c",
        outcome: .isRejected)
    },
    KillerFamily(name: "n levels of brackets", sizes: [12, 24, 48, 96]) {
      Killer(
        sentences: [repeated("[a ", $0) + "b" + repeated("]", $0)],
        utterance: repeated("a ", $0) + "b", outcome: .matches)
    },
    KillerFamily(name: "(a;b;c)×n, against their reverse", sizes: [16, 32, 64, 128]) {
      Killer(
        sentences: [repeated("(a;b;c) ", $0) + "d"], utterance: repeated("c b a ", $0) + "d",
        outcome: .matches)
    },
    KillerFamily(name: "([a];[a];[b])×n c, against a×2n p", sizes: [16, 32, 64, 128]) {
      Killer(
        sentences: [repeated("([a];[a];[b]) ", $0) + "c"], utterance: repeated("a ", 2 * $0) + "p",
        outcome: .isRejected)
    },
    KillerFamily(name: "n alternatives that begin alike", sizes: [1000, 2000, 4000, 8000]) {
      Killer(
        sentences: ["(" + numbered($0, by: "|") { "aaaa\($0)" } + ") b"],
        utterance: "aaaa\($0 - 1) b", outcome: .matches)
    },
  ]

  // MARK: What templates refer to

  private static let expansions = [
    KillerFamily(name: "a chain of n rules", sizes: [12, 24, 48, 96]) { count in
      let links = (1..<count).map { ("r\($0)", "[a] <r\($0 - 1)>") }
      return Killer(
        sentences: ["<r\(count - 1)> b"], rules: Dictionary([("r0", "a")] + links) { $1 },
        utterance: repeated("a ", count / 2) + "b", outcome: .matches)
    },
    KillerFamily(name: "rules that double to n words", sizes: [128, 256, 512, 1024]) { count in
      Killer(
        sentences: ["<r\(count.trailingZeroBitCount)> b"],
        rules: doublings(count.trailingZeroBitCount), utterance: repeated("a ", count / 2) + "b",
        outcome: .matches)
    },
    KillerFamily(name: "rules that double n times", sizes: [24, 48, 72, 96]) {
      Killer(
        sentences: ["<r\($0)> b"], rules: doublings($0), utterance: "a b", outcome: .isRefused)
    },
    KillerFamily(name: "a circle of n rules", sizes: [12, 24, 48, 96]) { count in
      let links = (0..<count).map { ("r\($0)", "[a] <r\(($0 + 1) % count)>") }
      return Killer(
        sentences: ["<r0> b"], rules: Dictionary(links) { $1 }, utterance: "a b",
        outcome: .isRefused)
    },
    KillerFamily(name: "two of n values that are templates", sizes: [250, 500, 1000, 2000]) {
      count in
      Killer(
        sentences: ["go {c} {c:d} b"],
        values: ["c": (0..<count).map { "[very ]big thing \($0) (one|two)" }],
        utterance: "go very big thing \(count - 1) two big thing 7 one b", outcome: .matches)
    },
  ]

  /// Rules each of which is the one before twice.
  private static func doublings(_ count: Int) -> [String: String] {
    let links = (1...count).map { ("r\($0)", "<r\($0 - 1)><r\($0 - 1)>") }
    return Dictionary([("r0", "[a ]")] + links) { $1 }
  }

  // MARK: Words

  private static let words = [
    KillerFamily(name: "{c}×n b of a, aa and aaa, against a×2n b", sizes: [50, 100, 200, 400]) {
      Killer(
        sentences: [repeated("{c}", $0) + " b"], values: ["c": ["a", "aa", "aaa"]],
        utterance: repeated("a", 2 * $0) + " b", outcome: .matches)
    },
    KillerFamily(name: "{c}×n b of a, aa and aaa, against a×2n c", sizes: [25, 50, 100, 200]) {
      Killer(
        sentences: [repeated("{c}", $0) + " b"], values: ["c": ["a", "aa", "aaa"]],
        utterance: repeated("a", 2 * $0) + " c", outcome: .isRejected)
    },
    KillerFamily(name: "n skip words, each twice", sizes: [125, 250, 500, 1000]) { count in
      Killer(
        sentences: ["b"], skipWords: (0..<count).map { "a\($0)" },
        utterance: numbered(count, by: " ") { "a\($0) a\($0)" } + " b", outcome: .matches)
    },
    KillerFamily(name: "n skip words that begin alike", sizes: [125, 250, 500, 1000]) { count in
      Killer(
        sentences: ["b"], skipWords: (1...count).map { repeated("a", $0) },
        utterance: repeated(repeated("a", count) + "c ", 4) + "b", outcome: .isRejected)
    },
  ]
}
