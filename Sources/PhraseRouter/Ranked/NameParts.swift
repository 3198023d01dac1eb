import AppManifest
import TextAnalysis

/// What is said for a whole name: a surname, or a title without its article.
///
/// *`kubrick` → Director; `sixth sense` → Film.* Only words that nobody uses otherwise are taken.
struct NameParts: Sendable {
  /// The type of the names that each is part of.
  private var kinds: [[UInt8]: String] = [:]

  /// None.
  init() {}

  /// - Complexity: O(text of the names).
  init(
    _ types: [Manifest.EntityType], language: String, analyzer: TextAnalyzer, words: RankedWords
  ) {
    for type in types {
      let names = type.entities.map { entity in
        analyzer.analyze(entity.titles[language] ?? entity.title).bytes
          .split(separator: UInt8(ascii: " ")).map(Array.init)
      }
      let people = names.count { $0.count == 2 || $0.count == 3 }
      let haveSurnames = people * 5 > names.count * 4
      for name in names where name.count > 1 {
        let part = haveSurnames ? name.suffix(1) : words.isCommon(name[0]) ? name.dropFirst() : []
        if part.contains(where: { $0.count >= Self.shortest && !words.isCommon($0) }) {
          kinds[Array(part.joined(separator: [UInt8(ascii: " ")]))] = type.name
        }
      }
    }
  }

  /// The fewest bytes of a word that nobody uses otherwise.
  private static let shortest = 4
  /// The most words of a part.
  private static let longest = 5

  /// The parts of names among words, the longest first at each place.
  ///
  /// - Complexity: O(words × 5) lookups.
  func mentions(_ words: [Range<Int>], in text: [UInt8], addsEnding: Bool) -> [Mention] {
    var mentions: [Mention] = []
    var place = 0
    while place < words.count {
      let count = min(Self.longest, words.count - place)
      let found = stride(from: count, to: 0, by: -1).lazy.compactMap { count in
        mention(
          words[place].lowerBound..<words[place + count - 1].upperBound, in: text, addsEnding
        ).map { (mention: $0, count: count) }
      }.first
      if let found { mentions.append(found.mention) }
      place += found?.count ?? 1
    }
    return mentions
  }

  private func mention(_ span: Range<Int>, in text: [UInt8], _ addsEnding: Bool) -> Mention? {
    if let kind = kinds[Array(text[span])] {
      return Mention(span: span, kind: kind, isPartial: true)
    }
    guard addsEnding, span.count > Self.shortest, text[span.upperBound - 1] == UInt8(ascii: "s")
    else {
      return nil
    }
    let span = span.lowerBound..<span.upperBound - 1
    return kinds[Array(text[span])].map { Mention(span: span, kind: $0, isPartial: true) }
  }
}
