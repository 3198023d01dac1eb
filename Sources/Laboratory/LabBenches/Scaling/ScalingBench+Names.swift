import AppManifest
import RandomNumbers

/// Makes up the entities of a catalogue: names of one to four words drawn evenly from a vocabulary,
/// one in ten the title of another.
///
/// A smaller catalogue is the beginning of a larger one. Who shares a title does so within ten
/// neighbours, so that a name is shared by the same entities whatever the size.
struct NameGenerator {
  private let words: [String]
  private var generator: SeededGenerator
  /// The titles so far, as the numbers of their words.
  private var used: Set<UInt64> = []
  private var neighbours: [String] = []
  private var count = 0

  /// - Precondition: the vocabulary has ``NameVocabulary/minimumWords`` words.
  init(_ vocabulary: NameVocabulary, seed: UInt64) {
    precondition(vocabulary.words.count >= NameVocabulary.minimumWords, "too few words for names")
    words = vocabulary.words
    generator = SeededGenerator(seed: seed)
  }

  /// The next entities.
  mutating func entities(_ count: Int) -> [Manifest.Entity] {
    used.reserveCapacity(count)
    return (0..<count).map { _ in entity() }
  }

  private mutating func entity() -> Manifest.Entity {
    let title = self.title()
    count += 1
    return Manifest.Entity(
      id: "thing-\(count)", title: title,
      attributes: ["year": .integer(Int.random(in: 1900...2025, using: &generator))])
  }

  private mutating func title() -> String {
    if neighbours.count == 9 {
      let shared = neighbours.randomElement(using: &generator) ?? ""
      neighbours.removeAll(keepingCapacity: true)
      return shared
    }
    let title = newTitle()
    neighbours.append(title)
    return title
  }

  private mutating func newTitle() -> String {
    while true {
      let length = Int.random(in: 1...4, using: &generator)
      let picks = (0..<length).map { _ in Int.random(in: words.indices, using: &generator) }
      let key = picks.reduce(0) { $0 << 16 | UInt64($1 + 1) }
      guard used.insert(key).inserted else { continue }
      return picks.map { words[$0] }.joined(separator: " ")
    }
  }
}
