import AppManifest

/// Sentences and utterances, as lines that a fuzzer can cut, swap and splice.
///
/// The first line holds letters: `n` for edition 3.12, `w` where white space means nothing, and a
/// language: `e`nglish, `g`erman, `j`apanese, `a`rabic, `t`hai or `f`innish. A letter says what each
/// other line is:
///
/// | line | meaning |
/// |---|---|
/// | `Tturn on {name}` | a sentence; context and keywords after it are its own |
/// | `Lname=red lamp` | a value of a list |
/// | `Nlevel=0..100/5*0.5` | a range: its ends, step and multiplier; `h` or `t` after it, fractions |
/// | `Wrest` | a wildcard |
/// | `Rarea=[the] {name}` | a rule |
/// | `Splease` | skip words |
/// | `Pname` | the preferred slot |
/// | `Kturn` | a required keyword |
/// | `Qarea=den`, `Xarea=den` | a context that is required, or excluded; `Qarea>slot` fills a slot |
/// | `Carea=den` | a fact of the context |
/// | `Uturn on the lamp` | an utterance |
struct SentenceText {
  private(set) var set = SentenceSet()
  private(set) var language = "en"
  private(set) var context: [String: Value] = [:]
  private(set) var utterances: [String] = []

  /// Bounds on what is built of an input, so that its time says something of its parts.
  private static let mostBlocks = 8
  private static let mostUtterances = 4
  private static let mostLists = 8

  init(_ input: [UInt8]) {
    let lines = InputLines(input)
    for letter in lines.head { setUp(letter) }
    for line in lines.lines { read(line.first, String(line.dropFirst())) }
  }

  private static let languages: [Character: String] = [
    "e": "en", "g": "de", "j": "ja", "a": "ar", "t": "th", "f": "fi",
  ]

  private mutating func setUp(_ letter: Character) {
    switch letter {
    case "n": set.edition = .v3_12
    case "w": set.ignoresWhitespace = true
    default: language = Self.languages[letter] ?? language
    }
  }

  private mutating func read(_ kind: Character?, _ text: String) {
    switch kind {
    case "T":
      guard set.blocks.count < Self.mostBlocks else { return }
      // A block each, so that a sentence's place does not depend on the others.
      set.blocks.append(SentenceBlock(intent: "I\(set.blocks.count)", sentences: [text]))
    case "U": if utterances.count < Self.mostUtterances { utterances.append(text) }
    case "L", "N", "W": readList(kind, text)
    case "R": if let (name, body) = text.cut(at: "=") { set.rules[name] = body }
    case "S": set.skipWords.append(text)
    case "P": set.preferredSlot = text
    case "C": if let (name, fact) = text.cut(at: "=") { context[name] = .string(fact) }
    case "K", "Q", "X": readCondition(kind, text)
    default: break
    }
  }

  private mutating func readList(_ kind: Character?, _ text: String) {
    let (name, rest) = text.cut(at: "=") ?? (text, "")
    guard set.lists[name] != nil || set.lists.count < Self.mostLists else { return }
    switch kind {
    case "W": set.lists[name] = .wildcard
    case "N": if let range = NumberRange(text: rest) { set.lists[name] = .range(range) }
    default:
      guard !rest.isEmpty else { return }
      var values: [ListValue] = []
      if case .values(let known) = set.lists[name] { values = known }
      // Every other value has facts. The identifier is the place, as the naive matcher has it.
      values.append(
        ListValue(
          input: rest, id: String(values.count),
          context: values.count.isMultiple(of: 2) ? [:] : ["area": "den"]))
      set.lists[name] = .values(values)
    }
  }

  private mutating func readCondition(_ kind: Character?, _ text: String) {
    guard let last = set.blocks.indices.last else { return }
    if kind == "K" { return set.blocks[last].requiredKeywords.append(text) }
    let condition: (String, ContextCondition)
    if let (name, slot) = text.cut(at: ">") {
      condition = (name, ContextCondition(values: [], slot: slot))
    } else if let (name, value) = text.cut(at: "=") {
      condition = (name, ContextCondition(values: [.string(value)]))
    } else {
      condition = (text, ContextCondition(values: []))
    }
    if kind == "Q" {
      set.blocks[last].requiresContext[condition.0] = condition.1
    } else {
      set.blocks[last].excludesContext[condition.0] = condition.1
    }
  }
}

extension SentenceText {
  /// True if there are ranges of numbers. Compiling spells them out in words, ten thousand of a
  /// range, which takes some ten microseconds for each: that is known, and would hide what is not.
  var spellsNumbers: Bool {
    let hasRange = set.lists.values.contains { if case .range = $0 { true } else { false } }
    let values = set.lists.values.flatMap { list -> [String] in
      if case .values(let values) = list { values.map(\.input) } else { [] }
    }
    let templates = set.blocks.flatMap(\.sentences) + Array(set.rules.values) + values
    return hasRange || templates.contains { $0.contains("..") }
  }
}

extension NumberRange {
  /// The largest number of a range here.
  fileprivate static let largest = 300

  /// *`0..100/5*0.5h` → from 0 to 100 by 5, halved, with halves*
  fileprivate init?(text: String) {
    var text = text
    let fractions: Fractions? = text.last == "h" ? .halves : text.last == "t" ? .tenths : nil
    if fractions != nil { text.removeLast() }
    let (range, factor) = text.cut(at: "*") ?? (text, "")
    let (ends, step) = range.cut(at: "/") ?? (range, "1")
    guard let (from, to) = ends.cut(at: "..").map({ (Int($0.0), Int($0.1)) }),
      let from, let to, let step = Int(step), from <= to, step > 0,
      max(abs(from), abs(to), step) <= Self.largest
    else { return nil }
    self.init(from: from, to: to, step: step, fractions: fractions, multiplier: Double(factor))
  }
}

extension String {
  /// The text before and after the first place where another stands.
  fileprivate func cut(at mark: String) -> (String, String)? {
    guard let place = firstRange(of: mark) else { return nil }
    return (String(self[..<place.lowerBound]), String(self[place.upperBound...]))
  }
}
