import TemplateGrammar
import TextAnalysis

extension ProgramBuilder {
  /// The longest chunk that one literal node holds: positions inside it fit a byte.
  static let maximumChunk = 240

  /// Emits a run of literal text, a node for each word.
  mutating func emitLiteral(_ text: String, next: NodeID) throws(TemplateFault) -> NodeID {
    let bytes = analyzer.normalizeLiteral(text)
    var next = next
    for chunk in Self.chunks(of: bytes).reversed() {
      next = try emitChunk(bytes[chunk], next: next)
    }
    return next
  }

  /// Splits a run into words, each with the space that follows it; the first also has the space
  /// that precedes it.
  package static func chunks(of bytes: [UInt8]) -> [Range<Int>] {
    var chunks: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      var end = start
      if start == 0 && bytes[0] == UInt8(ascii: " ") { end += 1 }
      while end < bytes.count && bytes[end] != UInt8(ascii: " ") { end += 1 }
      if end < bytes.count && end > start { end += 1 }
      let isShort = end - start <= maximumChunk
      chunks.append(start..<(isShort ? end : start + maximumChunk))
      start = chunks[chunks.count - 1].upperBound
    }
    return chunks
  }

  private mutating func emitChunk(
    _ chunk: ArraySlice<UInt8>, next: NodeID
  ) throws(TemplateFault) -> NodeID {
    // Scores count characters, as hassil does, spaces aside. What stands in a value of a list counts
    // nothing.
    let score = valueDepth == 0 ? Self.letterCount(of: chunk) : 0
    return try emit(.literal(literal(chunk), score: score, traits: traits(of: chunk), next: next))
  }

  private func traits(of chunk: ArraySlice<UInt8>) -> Node.LiteralTraits {
    var traits: Node.LiteralTraits = []
    // 3.12 lets an elision end a word, too: `[l'] {name}` takes “l'écran”.
    let endsInElision = program.edition == .v3_12 && chunk.last == UInt8(ascii: "'")
    if chunk.last == MatchText.space || endsInElision { traits.insert(.endsWord) }
    if chunk.first == MatchText.space { traits.insert(.startsWithSpace) }
    if chunk.allSatisfy({ $0 == MatchText.space }) { traits.insert(.isBlank) }
    return traits
  }

  /// The characters of a chunk: bytes that do not continue one, spaces aside.
  private static func letterCount(of chunk: ArraySlice<UInt8>) -> Int {
    chunk.count { $0 != MatchText.space && $0 & 0xC0 != 0x80 }
  }

  /// Where a chunk stands among the texts of all literals. Each text is kept once: the same few
  /// words are all over the templates of a language, and few bytes are read faster than many.
  private mutating func literal(_ chunk: ArraySlice<UInt8>) -> Range<Int> {
    var hash = UInt64(chunk.count)
    for byte in chunk { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for known in knownLiterals[hash] ?? [] where program.literals[known] == chunk {
      return known
    }
    let start = program.literals.count
    program.literals.append(contentsOf: chunk)
    let added = start..<program.literals.count
    knownLiterals[hash, default: []].append(added)
    return added
  }
}
