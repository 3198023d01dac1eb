import CICU

/// Normalizes typed text of any script (``TextProfile/Rules/natural``).
///
/// Most code points stand for themselves: what ICU makes of each alone is remembered in a table,
/// and the table's answer is used wherever the next code point begins a new segment. All other
/// segments go through ICU. The plain twin sends every segment through ICU.
final class NaturalNormalizer {
  private let rules: NaturalRules
  private let folder: SegmentFolder
  private let table = FoldingTable()
  private let cache = SegmentCache()
  private let segment = ScratchBuffer<UInt32>()

  /// The kinds of table entries below ``content``; above it, a character class follows.
  private enum Kind {
    /// Normalization may join the code point to what precedes it.
    static let attaching: UInt64 = 1
    /// The code point comes out as several pieces, or as none.
    static let composite: UInt64 = 2
    static let content: UInt64 = 3
  }

  init(rules: NaturalRules) {
    self.rules = rules
    folder = SegmentFolder(rules: rules)
  }

  /// Writes the normalized text to `output`.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  func normalize(
    _ text: UnsafeBufferPointer<UInt8>, into output: OutputBuffer, isFragment: Bool = false
  ) {
    var writer = NaturalWriter(output, rules: rules, isFragment: isFragment)
    var index = 0
    var current = index < text.count ? read(text, at: 0) : Item.end
    while current.length > 0 {
      let end = index + current.length
      let next = read(text, at: end)
      if current.kind >= Kind.content && next.kind != Kind.attaching {
        write(current.entry, start: index, end: end, to: &writer)
        (index, current) = (end, next)
      } else {
        index = writeSegment(text, from: index, to: &writer)
        current = read(text, at: index)
      }
    }
    writer.finish()
  }

  /// The same, with every segment folded by ICU and nothing remembered.
  func normalizeThroughICU(_ text: UnsafeBufferPointer<UInt8>, into output: OutputBuffer) {
    var writer = NaturalWriter(output, rules: rules)
    var index = 0
    while index < text.count {
      let (scalars, end) = segment(of: text, from: index) { text, index in
        Self.attaches(UTF8Scalars.decode(text, at: index).scalar)
      }
      folder.fold(scalars)
      write(folder.pieces, start: index, end: end, to: &writer)
      index = end
    }
    writer.finish()
  }

  /// A code point of the text and what the table knows about it.
  private struct Item {
    var entry: FoldingTable.Entry
    var length: Int
    var kind: UInt64 { entry & 0xFF }
    var attaches: Bool { kind == Kind.attaching }
    static let end = Item(entry: Kind.composite, length: 0)
  }

  @inline(__always)
  private func read(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Item {
    guard index < text.count else { return .end }
    let (scalar, length) = UTF8Scalars.decode(text, at: index)
    return Item(entry: table.entry(scalar, describe), length: length)
  }

  @inline(__always)
  private func write(
    _ entry: FoldingTable.Entry, start: Int, end: Int, to writer: inout NaturalWriter
  ) {
    let number = UInt8(truncatingIfNeeded: entry & 0xFF) - UInt8(Kind.content)
    writer.write(
      entry >> 16, length: Int(entry >> 8 & 0xFF),
      as: CharacterClass(rawValue: number) ?? .separator,
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  /// True if a code point belongs to the segment of what precedes it. All marks do, also the one
  /// that ICU folds to a letter, the iota under Greek vowels.
  private static func attaches(_ scalar: UInt32) -> Bool {
    cicu_combining_class(scalar) != 0 || !cicu_has_boundary_before(CICU_NFKC_CASEFOLD, scalar)
  }

  /// Computes the table's entry of a code point: what ICU makes of it alone.
  private func describe(_ scalar: UInt32) -> FoldingTable.Entry {
    if Self.attaches(scalar) { return Kind.attaching }
    folder.fold(CollectionOfOne(scalar))
    guard let only = folder.pieces.first, folder.pieces.count == 1, !only.attaches else {
      return Kind.composite
    }
    let kind = Kind.content + UInt64(only.class.rawValue)
    return only.packed << 16 | UInt64(only.length) << 8 | kind
  }

  /// Writes the segment that starts at `start` and answers where it ends.
  private func writeSegment(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to writer: inout NaturalWriter
  ) -> Int {
    let (scalars, end) = segment(of: text, from: start) { read($0, at: $1).attaches }
    let key = SegmentCache.key(scalars)
    if let known = cache.entry(of: key) {
      write(known, start: start, end: end, to: &writer)
    } else {
      folder.fold(scalars)
      cache.remember(folder.pieces, as: key)
      write(folder.pieces, start: start, end: end, to: &writer)
    }
    return end
  }

  /// The code points of the segment that starts at `start`, and where it ends.
  @inline(__always)
  private func segment(
    of text: UnsafeBufferPointer<UInt8>, from start: Int,
    attaches: (UnsafeBufferPointer<UInt8>, Int) -> Bool
  ) -> (scalars: UnsafeBufferPointer<UInt32>, end: Int) {
    var end = start
    var count = 0
    repeat {
      let (scalar, length) = UTF8Scalars.decode(text, at: end)
      segment.append(scalar, at: count)
      count += 1
      end += length
    } while end < text.count && attaches(text, end)
    return (UnsafeBufferPointer(start: segment.base, count: count), end)
  }

  private func write(
    _ pieces: [SegmentFolder.Piece], start: Int, end: Int, to writer: inout NaturalWriter
  ) {
    for piece in pieces {
      writer.write(
        piece.packed, length: piece.length, as: piece.class, attaches: piece.attaches,
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }
  }

  private func write(
    _ known: SegmentCache.Entry, start: Int, end: Int, to writer: inout NaturalWriter
  ) {
    let (start, end) = (UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
    writer.write(
      known.low, length: Int(known.lowLength), as: known.class, start: start, end: end)
    guard known.highLength > 0 else { return }
    writer.write(
      known.high, length: Int(known.highLength), as: known.class, start: start, end: end)
  }
}
