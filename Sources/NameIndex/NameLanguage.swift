/// What the names' language says about little words, in normalized form.
///
/// English is always read besides the language itself: its titles are known everywhere.
struct NameLanguage: Sendable {
  /// Words that may be missing at the front of a name.
  let articles: [[UInt8]]
  /// Words for "and", one of which is as good as the other.
  let conjunctions: [[UInt8]]
  /// Words after which "i" is a number: part, chapter, volume.
  let parts: [[UInt8]]
  /// Words that alone identify nothing, articles and conjunctions among them.
  private let functionWords: WordSet

  /// - Parameter tag: a BCP 47 tag, of which the language alone counts.
  init(tag: String) {
    let code = String(tag.lowercased().prefix { $0 != "-" && $0 != "_" })
    let own = code == "en" ? nil : NameLanguageData.byCode[code]
    let all = [NameLanguageData.english] + (own.map { [$0] } ?? [])
    articles = Self.words(all.map(\.articles))
    conjunctions = Self.words(all.map(\.conjunctions))
    parts = Self.words(all.map(\.parts))
    functionWords = WordSet(
      articles + conjunctions + Self.words(all.map(\.functionWords)))
  }

  /// True for a word that may be missing at the front of a name.
  func isArticle(_ word: UnsafeBufferPointer<UInt8>) -> Bool { articles.contains(bytes: word) }

  /// True for "and", also where it is written "&".
  func isConjunction(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    conjunctions.contains(bytes: word)
  }

  /// True for a word after which "i" is a number.
  func isPart(_ word: UnsafeBufferPointer<UInt8>) -> Bool { parts.contains(bytes: word) }

  /// True for a word that alone identifies nothing.
  func isFunctionWord(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    functionWords.contains(word)
  }

  private static func words(_ lists: [String]) -> [[UInt8]] {
    lists.flatMap { $0.split(separator: " ").map { Array($0.utf8) } }
  }
}

/// An immutable set of words.
private struct WordSet: Sendable {
  private var words = BytePool()
  private var table: TaggedTable

  init(_ list: [[UInt8]]) {
    table = TaggedTable(capacity: list.count)
    for word in list {
      table.insert(UInt32(words.count), hash: word.withUnsafeBufferPointer(ByteHash.of))
      words.append(word)
    }
  }

  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var probe = table.probe(ByteHash.of(word))
    while let index = table.next(&probe) {
      if words.equals(Int(index), word) { return true }
    }
    return false
  }
}

extension [[UInt8]] {
  /// True when one of a few short words equals `word`.
  fileprivate func contains(bytes word: UnsafeBufferPointer<UInt8>) -> Bool {
    contains { $0.count == word.count && $0.elementsEqual(word) }
  }
}
