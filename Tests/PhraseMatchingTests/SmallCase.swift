import AppManifest
import Foundation
import Testing

/// A row of the tables of small cases, which stand beside the package where it is developed.
///
/// A row holds a template, an utterance, a setting, and the result by either edition of the
/// semantics, separated by tabs.
struct SmallCase: Sendable, CustomTestStringConvertible {
  let template: String
  let utterance: String
  let setting: String
  let expected: String
  let edition: SentenceSet.Edition

  /// What the case is known by: its edition, template, utterance and setting.
  var key: String {
    let parts = [edition.rawValue, template, utterance, setting == "." ? "" : setting]
    return parts.filter { !$0.isEmpty }.joined(separator: " ⇥ ")
  }

  var testDescription: String { key }

  static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/spec/sentence-templates.md")
  static let isPresent = FileManager.default.fileExists(atPath: file.path)

  /// All rows, once for each edition.
  static func all() throws -> [SmallCase] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let heading = lines.firstIndex { $0.hasPrefix("## 8") } ?? lines.endIndex
    let table = lines[heading...].drop { $0 != "```" }.dropFirst().prefix { $0 != "```" }
    return table.filter { !$0.hasPrefix("#") }.flatMap { line in
      let columns = line.split(separator: "\t").map { unescaped(String($0)) }
      return SentenceSet.Edition.allCases.map { edition in
        SmallCase(
          template: columns[0], utterance: columns[1], setting: columns[2],
          expected: edition == .v3_12 && columns.count > 4 ? columns[4] : columns[3],
          edition: edition)
      }
    }
  }

  /// `\u0301` stands for that character.
  private static func unescaped(_ text: String) -> String {
    guard let place = text.range(of: "\\u"),
      let scalar = UInt32(text[place.upperBound...].prefix(4), radix: 16)
        .flatMap(Unicode.Scalar.init)
    else { return text }
    let rest = text[place.upperBound...].dropFirst(4)
    return text[..<place.lowerBound] + String(Character(scalar)) + rest
  }
}

extension SmallCase {
  /// The lists that all cases share.
  static let lists: [String: ValueList] = [
    "c": .values([
      ListValue(plain: "red"), ListValue(plain: "(dark|light) green"),
      ListValue(input: "(navy|sky) blue", output: "blue"), ListValue(input: "lime", output: 7),
    ]),
    "d": .values([
      ListValue(input: "lamp", output: "L", context: ["domain": "light"]),
      ListValue(input: "door", output: "D", context: ["domain": "cover"]),
      ListValue(input: "hub", output: "H", context: ["domain": "light", "area": "den"]),
      ListValue(input: "big lamp", output: "B"),
    ]),
    "k": .plain("track", "灯"),
    "n": .range(NumberRange(from: 0, to: 100)),
    "g": .range(NumberRange(from: -9, to: 9)),
    "h": .range(NumberRange(from: 1, to: 3, fractions: .halves)),
    "s": .range(NumberRange(from: 0, to: 90, step: 5)),
    "m": .range(NumberRange(from: 0, to: 50, multiplier: 0.01)),
    "w": .wildcard, "v": .wildcard,
  ]

  /// The sentences of the case: its language, and the context that is given with the utterance.
  func sentences() throws -> (set: SentenceSet, language: String, context: [String: Value]) {
    var set = SentenceSet(edition: edition, lists: Self.lists)
    set.blocks = template.split(separator: " // ").map { part in
      let named = part.firstRange(of: ": ").map { (part[..<$0.lowerBound], part[$0.upperBound...]) }
      guard template.contains(" // "), let (intent, text) = named else {
        return SentenceBlock(intent: "T", sentences: [String(part)])
      }
      return SentenceBlock(intent: String(intent), sentences: [String(text)])
    }
    var language = "en"
    var context: [String: Value] = [:]
    for setting in setting.components(separatedBy: "; ") {
      let words = setting.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = words.count > 1 ? words[1] : ""
      switch words[0] {
      case ".": break
      case "ws": set.ignoresWhitespace = true
      case "zh-CN": language = words[0]
      case "skip": set.skipWords = [rest.trimmingCharacters(in: ["\""])]
      case "best": set.preferredSlot = rest
      case "keywords": set.blocks[0].requiredKeywords = Self.list(rest)
      case "slots":
        set.blocks[0].slots = Self.pairs(rest, separator: ":").mapValues { .string($0) }
      case "req": set.blocks[0].requiresContext = try Self.condition(rest)
      case "exc": set.blocks[0].excludesContext = try Self.condition(rest)
      case "given": context = Self.pairs(rest, separator: "=").mapValues { .string($0) }
      case "block:": set.blocks[0].rules = Self.pairs(rest, separator: "=")
      default: set.rules = Self.pairs(setting, separator: "=")
      }
    }
    return (set, language, context)
  }

  /// `[go, run]`.
  private static func list(_ text: String) -> [String] {
    text.trimmingCharacters(in: ["[", "]"]).components(separatedBy: ", ")
  }

  /// `d:X, e:Y`, or `c=red, z="7 8"`.
  static func pairs(_ text: String, separator: Character) -> [String: String] {
    let pairs = text.components(separatedBy: ", ").map { pair in
      let parts = pair.split(separator: separator, maxSplits: 1)
      return (String(parts[0]), parts[1].trimmingCharacters(in: ["\""]))
    }
    return Dictionary(pairs) { _, last in last }
  }

  struct UnknownSetting: Error { let text: String }

  /// `domain:cover`, `domain:[light]`, `area:null`, `area:{slot:true,value:den}`.
  private static func condition(_ text: String) throws -> [String: ContextCondition] {
    guard let colon = text.firstIndex(of: ":") else { throw UnknownSetting(text: text) }
    let key = String(text[..<colon])
    let value = text[text.index(after: colon)...]
    switch value.first {
    case "{":
      let fields = value.trimmingCharacters(in: ["{", "}"]).components(separatedBy: ",")
      let members = pairs(fields.joined(separator: ", "), separator: ":")
      return [
        key: ContextCondition(
          values: members["value"].map { [.string($0)] } ?? [],
          slot: members["slot"] == "true" ? key : members["slot"])
      ]
    case "[": return [key: ContextCondition(values: list(String(value)).map { .string($0) })]
    case "n" where value == "null": return [key: ContextCondition(values: [])]
    default: return [key: ContextCondition(values: [.string(String(value))])]
    }
  }
}
