import AppManifest
import RandomNumbers

/// Makes small sets of sentence templates that are hard to match right: words that begin alike,
/// pieces glued together, and every construct of the template language inside every other.
struct SentenceGenerator {
  var random: SeededGenerator
  let edition: SentenceSet.Edition
  let words: [String]
  /// Rules that a template may name at this point: a rule names only those before it.
  private var rules: [String] = []

  init(random: SeededGenerator, language: String, edition: SentenceSet.Edition) {
    self.random = random
    self.edition = edition
    words = Self.vocabularies[language] ?? []
  }

  /// English, whose vocabulary is the trickiest, comes more often than the others.
  static let languages = ["en", "en", "en", "de", "ja", "ar", "th"]

  private static let vocabularies: [String: [String]] = [
    "en": [
      "a", "ab", "abc", "b", "ba", "on", "one", "set", "se", "s", "o'x", "to", "T", "two", "l'",
      "2", "p.m.",
    ],
    "de": ["an", "aus", "a", "straße", "stra", "Licht", "er", "für", "fü", "r", "drei", "zwei"],
    "ja": ["電気", "電", "気", "を", "つけて", "つけ", "て", "三", "a", "二"],
    "ar": ["شغل", "شغ", "ل", "ال", "الضوء", "ضوء", "في", "ثلاثة"],
    "th": ["เปิด", "เปิ", "ด", "ไฟ", "ที่", "ท", "ห้อง", "สาม"],
  ]

  mutating func word() -> String { random.pick(words) }

  // MARK: Sets

  /// A set of sentences of a few blocks.
  ///
  /// - Parameter isOrdered: True to list plain values shortest first and templates last, so that
  ///   either edition tries them in the same order.
  mutating func set(isOrdered: Bool, ignoresWhitespace: Bool) -> SentenceSet {
    var set = SentenceSet(edition: edition, ignoresWhitespace: ignoresWhitespace)
    set.lists = lists(isOrdered: isOrdered)
    set.rules = globalRules()
    set.preferredSlot = random.pick([nil, nil, "d", "z", "name"])
    if random.oneIn(4) { set.skipWords = (0...random.below(2)).map { _ in skipWord() } }
    set.blocks = (0...random.below(3)).map { _ in block(isOrdered: isOrdered) }
    return set
  }

  private mutating func skipWord() -> String {
    random.oneIn(4) ? word() + " " + word() : random.oneIn(2) ? "please" : word()
  }

  private mutating func block(isOrdered: Bool) -> SentenceBlock {
    let global = rules
    defer { rules = global }
    var block = SentenceBlock(intent: random.pick(["A", "B", "C"]), sentences: [])
    if random.oneIn(6) {
      block.lists["c"] = .values(values(isOrdered: isOrdered, allowsLists: false))
    }
    if random.oneIn(6) {
      // The global rule `g` uses a rule that only blocks define, and `r1` may use `r0`.
      rules = []
      block.rules = ["r0": template(depth: 1), "local": template(depth: 1)]
      rules = global + ["local", "g"]
    }
    block.sentences = (0...random.below(3)).map { _ in template(depth: 2) }
    block.requiresContext = conditions()
    block.excludesContext = conditions()
    if random.oneIn(8) { block.slots = [random.pick(["d", "z", "e", "name"]): "fixed"] }
    if random.oneIn(10) { block.requiredKeywords = [word(), word()] }
    return block
  }

  private mutating func globalRules() -> [String: String] {
    // Values of lists use `p`, so it holds no lists.
    var texts = ["g": "[\(word())] <local>", "p": template(depth: 1, allowsLists: false)]
    for index in 0..<2 {
      texts["r\(index)"] = template(depth: 1)
      rules.append("r\(index)")
    }
    return texts
  }

  // MARK: Templates

  /// A template of up to four items, and of items inside those as deep as `depth`.
  mutating func template(depth: Int, allowsLists: Bool = true) -> String {
    var text = ""
    for index in 0...random.below(4) {
      if index > 0 && !random.oneIn(4) { text += " " }
      text += item(depth: depth, allowsLists)
    }
    return text
  }

  private mutating func item(depth: Int, _ allowsLists: Bool) -> String {
    switch random.below(depth > 0 ? 20 : 8) {
    case 0..<5: return word()
    case 5: return allowsLists ? list() : word()
    case 6: return rules.isEmpty ? word() : "<\(random.pick(rules))>"
    case 7: return random.oneIn(3) ? word() + random.pick(["-", "_"]) + word() : word()
    case 8..<12: return "[" + group(depth: depth - 1, "|", 1, allowsLists) + "]"
    case 12..<15: return "(" + group(depth: depth - 1, "|", 2, allowsLists) + ")"
    case 15: return random.oneIn(2) ? "(\(word())|)" : "( |\(word()))"
    case 16: return "(" + group(depth: depth - 1, ";", 2, allowsLists) + ")"
    default: return allowsLists ? list() : word()
    }
  }

  private mutating func group(
    depth: Int, _ separator: String, _ least: Int, _ allowsLists: Bool
  ) -> String {
    let count = least + random.below(2)
    var items = (0..<count).map { _ in template(depth: depth, allowsLists: allowsLists) }
    // `(a;b|c)` glues its items.
    if separator == ";" && random.oneIn(6) {
      items[count - 1] += "|" + template(depth: depth, allowsLists: allowsLists)
    }
    return items.joined(separator: random.oneIn(3) ? " \(separator) " : separator)
  }

  private mutating func list() -> String {
    if edition == .v3_12 && random.oneIn(8) {
      return random.pick(["{0..20:n}", "{0..20,5:n}", "{c:@z}", "{@d}", "{n:@z}", "{w:@z}"])
    }
    let name = random.pick([
      "c", "c", "d", "d", "name", "name", "n", "h", "s", "m", "g", "w", "w", "v",
    ])
    return random.oneIn(4) ? "{\(name):\(random.pick(["z", "d", "w"]))}" : "{\(name)}"
  }

  // MARK: Catalogues

  private mutating func lists(isOrdered: Bool) -> [String: ValueList] {
    [
      "c": .values(values(isOrdered: isOrdered, allowsLists: true)),
      "d": .values(values(isOrdered: isOrdered, allowsLists: false)),
      "name": .values(names(isOrdered: isOrdered)),
      "n": .range(NumberRange(from: 0, to: 20)),
      "h": .range(NumberRange(from: 1, to: 3, fractions: .halves)),
      "s": .range(NumberRange(from: 0, to: 90, step: 5)),
      "m": .range(NumberRange(from: 0, to: 50, multiplier: 0.01)),
      "g": .range(NumberRange(from: -9, to: 9, fractions: .tenths, words: false)),
      "w": .wildcard, "v": .wildcard,
    ]
  }

  private mutating func values(isOrdered: Bool, allowsLists: Bool) -> [ListValue] {
    let plain = (0...random.below(4)).map { _ in text() }
    var templates: [String] = []
    for _ in 0..<random.below(3) {
      var text = "(" + word() + "|" + word() + ")"
      if random.oneIn(2) { text += " [" + word() + "]" }
      if allowsLists && random.oneIn(4) { text += " {d:z}" }
      if random.oneIn(6) { text += " <p>" }
      templates.append(text)
    }
    return values(plain, templates, isOrdered: isOrdered)
  }

  /// Names of things, many of which begin with the name of another.
  private mutating func names(isOrdered: Bool) -> [ListValue] {
    var names: [String] = []
    for _ in 0...random.below(8) {
      names.append(names.isEmpty || random.oneIn(2) ? text() : random.pick(names) + " " + word())
    }
    let templates = random.oneIn(4) ? ["[\(word())] \(text())"] : []
    return values(names, templates, isOrdered: isOrdered)
  }

  private mutating func text() -> String {
    let separator = random.pick([" ", " ", "-", ""])
    return random.oneIn(2) ? word() : word() + separator + word()
  }

  private mutating func values(
    _ plain: [String], _ templates: [String], isOrdered: Bool
  ) -> [ListValue] {
    var inputs = plain.sorted { ($0.count, $0) < ($1.count, $1) } + templates
    if !isOrdered {
      for index in inputs.indices.dropFirst() { inputs.swapAt(index, random.below(index + 1)) }
    }
    return inputs.enumerated().map { index, input in
      ListValue(input: input, id: String(index), context: context())
    }
  }

  // MARK: Contexts

  mutating func context() -> [String: Value] {
    guard random.oneIn(2) else { return [:] }
    return [random.pick(["k", "m"]): random.pick(["1", "2"])]
  }

  private mutating func conditions() -> [String: ContextCondition] {
    guard random.oneIn(5) else { return [:] }
    let values: [Value] = random.oneIn(3) ? [] : [random.pick(["1", "2"])]
    let slot = random.oneIn(3) ? random.pick(["d", "z", "k"]) : nil
    return [random.pick(["k", "m"]): ContextCondition(values: values, slot: slot)]
  }
}
