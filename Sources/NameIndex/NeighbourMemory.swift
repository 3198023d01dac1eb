/// The words that typed ones may stand for, kept from one search to the next.
///
/// An utterance is looked up in pieces that overlap: *b*, *a b* and *a b c* all ask what is near *b*.
/// What was found for a word is kept until the searches for the utterance are over, so that their cost
/// grows with its words and not with its pieces.
struct NeighbourMemory: Sendable {
  /// What was asked for, and where.
  struct Key: Hashable, Sendable {
    /// The ``NameIndex/number`` of the index.
    var index: UInt64
    var word: [UInt8]
    var kind: Kind
  }

  enum Kind: Sendable {
    /// Words within their own edit budget.
    case near
    /// The words beside it in byte order.
    case distant
  }

  /// How many words are kept; past that, all are forgotten.
  private static let capacity = 512

  private var known: [Key: [Alternative]] = [:]

  /// What was found.
  subscript(key: Key) -> [Alternative]? { known[key] }

  mutating func keep(_ alternatives: ArraySlice<Alternative>, for key: Key) {
    if known.count >= Self.capacity { removeAll() }
    known[key] = Array(alternatives)
  }

  mutating func removeAll() {
    if !known.isEmpty { known.removeAll(keepingCapacity: true) }
  }
}
