/// For each branch of a program, how the literal begins that it leads to.
///
/// Most branches lead to a word that does not stand in the text. Here that is found out from one
/// short array, without a look at the branches' nodes or literals.
///
/// Literals with the same text share a test, and tests are small numbers: those of a program that
/// has a hundred thousand branches stay in the fastest of the machine's caches.
///
/// Sendable although pointers are not: the memory is written in `init` only, before anyone else can
/// see it, and freed when the last owner lets go of it.
final class BranchTests: @unchecked Sendable {
  /// For each branch, by its position in the graph, the number of its test.
  let numbers: UnsafeBufferPointer<UInt16>
  /// The tests. The first one always passes.
  let tests: UnsafeBufferPointer<BranchTest>

  /// - Complexity: O(branches).
  init(_ graph: PhraseProgram.Graph) {
    let numbers = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: graph.branches.count)
    var tests = [BranchTest()]
    // For each literal text, by where it starts, the number of its test.
    var known = [UInt16](repeating: 0, count: graph.literals.count)
    for (branch, id) in graph.branches.elements.enumerated() {
      let node = graph.nodes[id.index]
      guard node.kind == .literal, !node.isBlankLiteral else {
        numbers[branch] = 0
        continue
      }
      let text = node.text.lowerBound
      if known[text] == 0 && tests.count <= UInt16.max {
        known[text] = UInt16(tests.count)
        tests.append(BranchTest(node, literals: graph.literals.elements))
      }
      numbers[branch] = known[text]
    }
    let copy = UnsafeMutableBufferPointer<BranchTest>.allocate(capacity: tests.count)
    _ = copy.initialize(fromContentsOf: tests)
    self.numbers = UnsafeBufferPointer(numbers)
    self.tests = UnsafeBufferPointer(copy)
  }

  deinit {
    numbers.deallocate()
    tests.deallocate()
  }
}

/// What the text must begin with where a branch is taken: up to six bytes of a literal.
///
/// It may pass for a branch that leads nowhere, never fail for one that does not.
struct BranchTest: Sendable, BitwiseCopyable {
  /// Six bytes, the first one lowest; the number of their bits that count; a bit for literals that
  /// start with a space, which is not one of the six.
  private var rawValue: UInt64 = 0

  /// What stands in the text where a literal would, the first byte lowest.
  struct Lookahead {
    /// For literals that start with a letter.
    var plain: UInt64
    /// For literals that start with a space, what follows it.
    var spaced: UInt64
    /// The bits that are compared.
    var mask = UInt64.max

    /// Passes every test.
    static let anything = Lookahead(plain: 0, spaced: 0, mask: 0)
  }

  /// What no literal begins with.
  static let nothing = UInt64.max

  private static let maximumBytes = 6
  private static let bitCount: UInt64 = 48
  private static let startsWithSpace: UInt64 = 1 << 56

  /// Always passes.
  init() {}

  /// The test of a branch that leads to a literal with letters.
  init(_ node: PhraseProgram.Node, literals: UnsafeBufferPointer<UInt8>) {
    var bytes = literals[node.text]
    if node.traits.contains(.startsWithSpace) {
      rawValue |= Self.startsWithSpace
      bytes = bytes.dropFirst()
    }
    for (index, byte) in bytes.prefix(Self.maximumBytes).enumerated() {
      rawValue |= UInt64(byte) << (8 * UInt64(index))
    }
    rawValue |= UInt64(8 * min(bytes.count, Self.maximumBytes)) << Self.bitCount
  }

  /// False if the branch leads nowhere.
  @inline(__always)
  func passes(_ lookahead: Lookahead) -> Bool {
    let text = rawValue & Self.startsWithSpace != 0 ? lookahead.spaced : lookahead.plain
    let mask = (1 &<< (rawValue &>> Self.bitCount & 0x3F)) &- 1
    return (text ^ rawValue) & mask & lookahead.mask == 0
  }
}
