import Foundation
import RandomNumbers
import Testing

@testable import NameIndex

/// Lookup over real catalogues: films, brands and books, some ten thousand names each.
@Suite("Real names", .serialized)
struct RealNamesTests {
  // skipped: ../shared is absent
  @Test(
    "an exact title finds every entity that bears it; one with a typo is among the first five",
    .enabled(if: RealNames.areThere), arguments: RealNames.files)
  func lookups(file: String) throws {
    let names = try RealNames(file)
    let index = names.index()
    var random = SeededGenerator(seed: 1)
    for (title, bearers) in names.bearers {
      let found = Set(index.exact(Array(title.utf8)).map(\.rawValue))
      if !found.isSuperset(of: bearers) { Issue.record("\(title) lacks bearers") }
    }
    var (draws, found) = (0, 0)
    var scratch = SearchScratch()
    while draws < 2000 {
      let title = names.titles[random.below(names.titles.count)]
      guard let typed = random.typo(in: title) else { continue }
      draws += 1
      let result = index.search(Array(typed.utf8), limit: 5, scratch: &scratch)
      let bearers = names.bearers[title] ?? []
      if result.hits.contains(where: { bearers.contains($0.entity.rawValue) }) { found += 1 }
    }
    #expect(Double(found) >= 0.98 * Double(draws), "\(found) of \(draws)")
  }
}

/// The names of one file, normalized roughly: lower case, letters and digits only.
private struct RealNames {
  static let files = ["movies_wikipedia.jsonl", "brands_nsi.jsonl", "books_10k.jsonl"]

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/corpora/entities")

  static var areThere: Bool {
    files.allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }

  private struct Row: Decodable {
    var title: String
    var aliases: [String]
  }

  let titles: [String]
  private let aliases: [[String]]
  /// The entities that bear each title.
  let bearers: [String: Set<UInt32>]

  init(_ file: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(file))
    let rows = try data.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Row.self, from: $0)
    }
    titles = rows.map { Self.normalized($0.title) }
    aliases = rows.map { $0.aliases.map(Self.normalized) }
    var bearers: [String: Set<UInt32>] = [:]
    for (entity, title) in titles.enumerated() where !title.isEmpty {
      bearers[title, default: []].insert(UInt32(entity))
    }
    self.bearers = bearers
  }

  func index() -> NameIndex {
    var builder = NameIndexBuilder(language: "en")
    for (index, title) in titles.enumerated() {
      let entity = EntityID(rawValue: UInt32(index))
      builder.add(name: title.utf8, entity: entity, isTitle: true)
      for alias in aliases[index] {
        builder.add(name: alias.utf8, entity: entity, isTitle: false)
      }
    }
    return builder.build()
  }

  private static func normalized(_ name: String) -> String {
    var words = String.UnicodeScalarView()
    for scalar in name.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark: continue
      case _ where scalar == "'" || scalar == "’": continue
      case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .spacingMark:
        words.append(scalar)
      default: words.append(scalar == "&" ? "&" : " ")
      }
    }
    return String(words).split(separator: " ").joined(separator: " ")
  }
}

extension SeededGenerator {
  /// A title with a letter inserted, deleted, substituted or swapped with its neighbour in a word
  /// of five letters or more; nil when it has none.
  fileprivate mutating func typo(in title: String) -> String? {
    var words = title.split(separator: " ").map { Array($0.unicodeScalars) }
    let long = words.indices.filter { words[$0].count >= 5 }
    guard !long.isEmpty else { return nil }
    let place = long[below(long.count)]
    let original = words[place]
    while words[place] == original { edit(&words[place]) }
    return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  private mutating func edit(_ word: inout [Unicode.Scalar]) {
    let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8(below(26)))
    let place = below(word.count)
    switch below(4) {
    case 0: word.insert(letter, at: place)
    case 1: word.remove(at: place)
    case 2: word[place] = letter
    default: word.swapAt(place, max(place, 1) - 1)
    }
  }
}
