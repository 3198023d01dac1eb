import AppManifest
import PhraseMatching

/// Makes small sets of sentence templates that are hard to match right: words that begin alike,
/// pieces glued together, and every construct of the template language inside every other.
struct SentenceGenerator {
  var random: SeededRandom
  let words: [String]
  /// The rules and lists that a template may name at this point: rules name only earlier ones.
  private var ruleCount = 0

  init(seed: UInt64, language: String) {
    random = SeededRandom(seed: seed)
    words = Self.vocabularies[language] ?? []
  }

  static let languages = ["en", "de", "ja", "ar", "th"]

  private static let vocabularies: [String: [String]] = [
    "en": ["a", "ab", "abc", "b", "ba", "on", "one", "set", "se", "s", "x", "o'x", "to", "T"],
    "de": ["an", "aus", "a", "straße", "stra", "Licht", "er", "für", "fü", "r", "drei"],
    "ja": ["電気", "電", "気", "を", "つけて", "つけ", "て", "三", "a"],
    "ar": ["شغل", "شغ", "ل", "ال", "الضوء", "ضوء", "في", "ثلاثة"],
    "th": ["เปิด", "เปิ", "ด", "ไฟ", "ที่", "ท", "ห้อง", "สาม"],
  ]

  mutating func word() -> String { random.pick(words) }

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
    case 6: return ruleCount > 0 ? "<r\(random.below(ruleCount))>" : word()
    case 7: return random.oneIn(3) ? word() + "-" + word() : word()
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
    let items = (0..<count).map { _ in template(depth: depth, allowsLists: allowsLists) }
    return items.joined(separator: random.oneIn(3) ? " \(separator) " : separator)
  }

  private mutating func list() -> String {
    let name = random.pick(["c", "c", "d", "d", "d", "n", "h", "s", "w", "w", "v"])
    return random.oneIn(4) ? "{\(name):\(random.pick(["z", "d", "w"]))}" : "{\(name)}"
  }

  // MARK: Catalogues

  mutating func rules() -> [String: String] {
    var rules: [String: String] = [:]
    for index in 0..<2 {
      rules["r\(index)"] = template(depth: 1)
      ruleCount = index + 1
    }
    return rules
  }

  /// The lists. Where `isOrdered` is true, plain values are listed shortest first and templates
  /// last, so that either edition tries them in the same order.
  mutating func lists(isOrdered: Bool) -> [String: ValueList] {
    [
      "c": .values(values(isOrdered: isOrdered, allowsLists: true)),
      "d": .values(values(isOrdered: isOrdered, allowsLists: false)),
      "n": .range(NumberRange(from: 0, to: 20)),
      "h": .range(NumberRange(from: 1, to: 3, fractions: .halves)),
      "s": .range(NumberRange(from: 0, to: 90, step: 5, words: false)),
      "w": .wildcard, "v": .wildcard,
    ]
  }

  private mutating func values(isOrdered: Bool, allowsLists: Bool) -> [ListValue] {
    var plain: [String] = []
    for _ in 0...random.below(4) {
      let separator = random.pick([" ", " ", "-", ""])
      plain.append(random.oneIn(2) ? word() : word() + separator + word())
    }
    var templates: [String] = []
    for _ in 0..<random.below(3) {
      var text = "(" + word() + "|" + word() + ")"
      if random.oneIn(2) { text += " [" + word() + "]" }
      if allowsLists && random.oneIn(4) { text += " {d:z}" }
      templates.append(text)
    }
    var inputs = plain + templates
    if isOrdered {
      inputs = plain.sorted { ($0.count, $0) < ($1.count, $1) } + templates
    } else {
      inputs.shuffle(using: &random)
    }
    return inputs.enumerated().map { index, input in
      ListValue(input: input, id: String(index), context: context())
    }
  }

  private mutating func context() -> [String: Value] {
    guard random.oneIn(2) else { return [:] }
    return [random.pick(["k", "m"]): random.pick(["1", "2"])]
  }

  mutating func conditions() -> [String: ContextCondition] {
    guard random.oneIn(5) else { return [:] }
    let values: [Value] = random.oneIn(3) ? [] : [random.pick(["1", "2"])]
    return [random.pick(["k", "m"]): ContextCondition(values: values)]
  }

  mutating func givenContext() -> [String: Value] {
    random.oneIn(2) ? context() : [:]
  }
}
