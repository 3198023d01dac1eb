/// A template as words: what tolerant matching compares an utterance with.
///
/// Vertices are numbered so that every edge leads to a higher number, and the last one accepts.
struct WordGraph: Sendable {
  /// The edges of all vertices, those of one vertex next to each other.
  var edges: [Edge] = []
  /// Where each vertex's edges start; one more than there are vertices.
  var offsets: [Int32] = [0]
  /// For each vertex, the fewest content words still to come.
  var contentToCome: [Int16] = []
  /// For each vertex, the slots of any text still to come.
  var slotsToCome: [[SlotID]] = []
  /// All content words of the phrase, ascending.
  var contentWords: [Int] = []

  var vertexCount: Int { offsets.count - 1 }
  var acceptingVertex: Int { vertexCount - 1 }

  func edges(from vertex: Int) -> ArraySlice<Edge> {
    edges[Int(offsets[vertex])..<Int(offsets[vertex + 1])]
  }

  /// True if some way through the phrase begins with words.
  ///
  /// - Complexity: O(words × edges that can come first).
  func begins(with words: [Int32]) -> Bool {
    var places: Set<Int> = [0]
    for word in words {
      places = reached(from: places, reading: word)
      if places.isEmpty { return false }
    }
    return true
  }

  /// The vertices behind a word, from any of several vertices on.
  private func reached(from starts: Set<Int>, reading word: Int32) -> Set<Int> {
    var reached: Set<Int> = []
    // Edges lead upwards, so that a vertex is complete once it is the lowest.
    var open = starts
    while let vertex = open.min() {
      open.remove(vertex)
      for edge in edges(from: vertex) {
        switch edge.label {
        case .nothing: open.insert(edge.target)
        case .word(word): reached.insert(edge.target)
        case .word, .text, .list, .number: break
        }
      }
    }
    return reached
  }

  /// A step of a template.
  struct Edge: Sendable {
    private var compactTarget: Int32
    var label: Label

    init(target: Int, label: Label) {
      compactTarget = Int32(target)
      self.label = label
    }

    var target: Int {
      get { Int(compactTarget) }
      set { compactTarget = Int32(newValue) }
    }
  }

  /// What a step reads.
  enum Label: Hashable, Sendable {
    /// A word, by its number in the vocabulary.
    case word(Int32)
    /// Any text, for a slot.
    case text(SlotID)
    /// A value of a list.
    case list(ListID, SlotID)
    /// A number.
    case number(RangeID, SlotID)
    /// Nothing.
    case nothing
  }
}

/// Makes word graphs from the nodes of a program.
///
/// Pieces that a template glues together (`turn(s|ed)`) become words of their own (`turns`,
/// `turned`). A template that would have too many words stays without a graph, and is then only
/// matched as written.
struct WordGraphBuilder {
  private let program: PhraseProgram
  private var vocabulary: [[UInt8]: Int] = [:]
  private(set) var words: [[UInt8]] = []
  /// The vertices found so far, by the place in the program they stand for.
  private var vertices: [Point: Int] = [:]
  private var pending: [Point] = []
  private var found: [(source: Int, edge: WordGraph.Edge)] = []

  /// The most edges of a graph.
  private static let maximumEdges = 4000

  /// A place in the program at which a word may start.
  private struct Point: Hashable {
    var node: NodeID
    var offset: Int
  }

  init(program: PhraseProgram) { self.program = program }

  /// The graph of a sentence, `nil` if it would be too large.
  mutating func graph(of sentence: PhraseProgram.Sentence) -> WordGraph? {
    vertices = [:]
    found = []
    pending = []
    let start = vertex(Point(node: sentence.start, offset: 0))
    while let point = pending.popLast() {
      guard let source = vertices[point], explore(point, source: source) else { return nil }
    }
    return ordered(start: start)
  }

  private mutating func vertex(_ point: Point) -> Int {
    if let known = vertices[point] { return known }
    vertices[point] = vertices.count
    pending.append(point)
    return vertices.count - 1
  }

  /// Finds the edges of a vertex. False if there are too many.
  private mutating func explore(_ point: Point, source: Int) -> Bool {
    var walks: [(point: Point, word: [UInt8])] = [(point, [])]
    while let (point, word) = walks.popLast() {
      guard found.count < Self.maximumEdges, walks.count < Self.maximumEdges else { return false }
      let node = program.graph.nodes[point.node.index]
      switch node.kind {
      case .never: break
      case .branch:
        for branch in program.graph.branches.elements[node.branches].reversed() {
          walks.append((Point(node: branch, offset: 0), word))
        }
      case .literal: follow(node, point, word, source, &walks)
      // Values that are templates are matched through what they consist of.
      case .valueStart, .valueEnd: walks.append((Point(node: node.next, offset: 0), word))
      case .accept, .wildcard, .list, .range:
        if !word.isEmpty {
          append(word, from: source, to: point)
        } else if node.kind != .accept {
          appendSlot(node, from: source)
        } else {
          found.append((source, WordGraph.Edge(target: -1, label: .nothing)))
        }
      }
    }
    return true
  }

  /// Follows a literal up to the end of a word.
  private mutating func follow(
    _ node: PhraseProgram.Node, _ point: Point, _ word: [UInt8], _ source: Int,
    _ walks: inout [(point: Point, word: [UInt8])]
  ) {
    var word = word
    var offset = point.offset
    let text = node.text
    while offset < text.count {
      let byte = program.graph.literals[text.lowerBound + offset]
      offset += 1
      if byte != MatchText.space {
        word.append(byte)
      } else if !word.isEmpty {
        let isLast = offset == text.count
        let next =
          isLast ? Point(node: node.next, offset: 0) : Point(node: point.node, offset: offset)
        return append(word, from: source, to: next)
      }
    }
    walks.append((Point(node: node.next, offset: 0), word))
  }

  private mutating func append(_ word: [UInt8], from source: Int, to point: Point) {
    var source = source
    let texts = Tokens.texts(of: word)
    let end = vertex(point)
    for (index, text) in texts.enumerated() {
      // Vertices between the characters of an unspaced word stand for no place in the program.
      let target = index == texts.count - 1 ? end : innerVertex()
      found.append((source, WordGraph.Edge(target: target, label: .word(Int32(number(of: text))))))
      source = target
    }
  }

  private mutating func innerVertex() -> Int {
    let point = Point(node: .none, offset: vertices.count)
    vertices[point] = vertices.count
    return vertices.count - 1
  }

  private mutating func number(of word: [UInt8]) -> Int {
    if let known = vocabulary[word] { return known }
    vocabulary[word] = words.count
    words.append(word)
    return words.count - 1
  }

  private mutating func appendSlot(_ node: PhraseProgram.Node, from source: Int) {
    let label: WordGraph.Label =
      switch node.kind {
      case .list: .list(node.list, node.slot)
      case .range: .number(node.range, node.slot)
      default: .text(node.slot)
      }
    let target = vertex(Point(node: node.next, offset: 0))
    found.append((source, WordGraph.Edge(target: target, label: label)))
  }

  /// Numbers the vertices so that edges lead upwards. `nil`: nothing leads to the end.
  private func ordered(start: Int) -> WordGraph? {
    let accepting = vertices.count
    let outgoing = edges(accepting: accepting)
    var order = Self.finished(from: start, outgoing)
    guard order.contains(accepting) else { return nil }
    // The accepting vertex has no edges, so it is finished first among what leads to it; putting
    // it last keeps every edge upwards.
    order.removeAll { $0 == accepting }
    return Self.graph(of: outgoing, order.reversed() + [accepting])
  }

  /// The edges by the vertices that they leave.
  private func edges(accepting: Int) -> [[WordGraph.Edge]] {
    var outgoing = [[WordGraph.Edge]](repeating: [], count: accepting + 1)
    for (source, edge) in found {
      var edge = edge
      if edge.target < 0 { edge.target = accepting }
      outgoing[source].append(edge)
    }
    return outgoing
  }

  /// The vertices that can be reached, each behind all that its edges lead to.
  private static func finished(from start: Int, _ outgoing: [[WordGraph.Edge]]) -> [Int] {
    var order: [Int] = []
    var isSeen = [Bool](repeating: false, count: outgoing.count)
    var stack: [(vertex: Int, next: Int)] = [(start, 0)]
    isSeen[start] = true
    while let (vertex, next) = stack.last {
      guard next < outgoing[vertex].count else {
        order.append(vertex)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let target = outgoing[vertex][next].target
      if !isSeen[target] {
        isSeen[target] = true
        stack.append((target, 0))
      }
    }
    return order
  }

  /// The graph of some vertices, numbered in their order.
  private static func graph(of outgoing: [[WordGraph.Edge]], _ order: [Int]) -> WordGraph {
    var numbers = [Int](repeating: -1, count: outgoing.count)
    for (number, vertex) in order.enumerated() { numbers[vertex] = number }
    var graph = WordGraph()
    for vertex in order {
      graph.edges += outgoing[vertex].map {
        WordGraph.Edge(target: numbers[$0.target], label: $0.label)
      }
      graph.offsets.append(Int32(graph.edges.count))
    }
    return graph
  }
}
