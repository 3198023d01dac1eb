/// Which small words phrases have between which others: function words and, where words are written
/// without spaces, characters.
///
/// Such a word cannot be told from its letters where it is missing; what stands on both sides tells
/// what can be meant. *「映画を*聴済みにする」: between を and 聴 phrases have 視.*
struct WordContexts: Sendable {
  /// Two neighbours, as words of the vocabulary; ``edge`` for a slot or the edge of a phrase.
  private struct Sides: Hashable {
    var before: Int32
    var after: Int32
  }

  private static let edge: Int32 = -1
  /// The most words that are tried at a place.
  private static let most = 12
  /// The most contexts that are kept, and the most neighbours of one word.
  private static let maximumContexts = 50_000
  private static let maximumNeighbours = 32

  private var words: [Sides: [Int32]] = [:]

  init(_ index: TolerantIndex) {
    let isSmall = zip(index.vocabulary.words, index.isFunctionWord).map { word, isFunctionWord in
      isFunctionWord || Tokens.isUnspaced(word.text)
    }
    for graph in index.graphs {
      guard let graph, words.count < Self.maximumContexts else { continue }
      add(graph, isSmall)
    }
  }

  /// The small words that phrases have between two neighbours, those of both sides first.
  ///
  /// - Parameters:
  ///   - before: A word of the phrases, `nil` for another one or none.
  ///   - after: The same.
  func words(between before: Int?, and after: Int?) -> [Int] {
    let (before, after) = (before.map(Int32.init) ?? Self.edge, after.map(Int32.init) ?? Self.edge)
    var found: [Int32] = []
    for sides in [
      Sides(before: before, after: after), Sides(before: before, after: Self.edge),
      Sides(before: Self.edge, after: after),
    ] where sides.before != Self.edge || sides.after != Self.edge {
      found += (words[sides] ?? []).filter { !found.contains($0) }
    }
    return found.prefix(Self.most).map(Int.init)
  }

  private mutating func add(_ graph: WordGraph, _ isSmall: [Bool]) {
    let before = graph.wordsBefore()
    let after = graph.wordsAfter()
    for vertex in 0..<graph.vertexCount {
      for edge in graph.edges(from: vertex) {
        guard case .word(let word) = edge.label, isSmall[Int(word)] else { continue }
        for left in before[vertex].prefix(Self.maximumNeighbours) {
          for right in after[edge.target].prefix(Self.maximumNeighbours) {
            let sides = Sides(before: left, after: right)
            if words[sides]?.contains(word) != true {
              words[sides, default: []].append(word)
            }
          }
        }
      }
    }
  }
}

extension WordGraph {
  /// For each vertex the words that can stand right before it, ascending; -1 for a slot or the
  /// beginning.
  fileprivate func wordsBefore() -> [[Int32]] {
    var words = [Set<Int32>](repeating: [], count: vertexCount)
    words[0] = [-1]
    for vertex in 0..<vertexCount {
      for edge in edges(from: vertex) {
        words[edge.target].formUnion(edge.label.words(passing: words[vertex]))
      }
    }
    return words.map { $0.sorted() }
  }

  /// For each vertex the words that can stand right behind it, ascending; -1 for a slot or the end.
  fileprivate func wordsAfter() -> [[Int32]] {
    var words = [Set<Int32>](repeating: [], count: vertexCount)
    words[acceptingVertex] = [-1]
    for vertex in (0..<vertexCount).reversed() {
      for edge in edges(from: vertex) {
        words[vertex].formUnion(edge.label.words(passing: words[edge.target]))
      }
    }
    return words.map { $0.sorted() }
  }
}

extension WordGraph.Label {
  /// What a neighbour sees of a step: its word, or what lies beyond where it reads nothing.
  fileprivate func words(passing beyond: Set<Int32>) -> Set<Int32> {
    switch self {
    case .word(let word): [word]
    case .nothing: beyond
    case .text, .list, .number: [-1]
    }
  }
}
