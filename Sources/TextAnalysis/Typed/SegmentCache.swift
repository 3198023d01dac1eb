/// Remembers what short segments of several code points come out as: a letter with its tone mark,
/// a consonant with its virama, a vowelled Arabic letter.
///
/// It is direct-mapped: of two segments that want the same place, the later one has it.
final class SegmentCache {
  struct Entry {
    var key: UInt64 = 0
    var low: UInt64 = 0
    var high: UInt64 = 0
    var lowLength: UInt8 = 0
    var highLength: UInt8 = 0
    var `class`: CharacterClass = .letter
  }

  private static let size = 512
  private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: size)

  init() {
    entries.initialize(repeating: Entry(), count: Self.size)
  }

  deinit {
    entries.deallocate()
  }

  /// The key of a segment of two or three code points; 0 for all others.
  static func key(_ segment: UnsafeBufferPointer<UInt32>) -> UInt64 {
    guard segment.count == 2 || segment.count == 3 else { return 0 }
    let third = segment.count == 3 ? UInt64(segment[2]) : 0
    return UInt64(segment[0]) | UInt64(segment[1]) << 21 | third << 42
  }

  private static func place(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  @inline(__always)
  func entry(of key: UInt64) -> Entry? {
    let entry = entries[Self.place(of: key)]
    return entry.key == key && key != 0 ? entry : nil
  }

  /// Remembers the pieces of a segment, if they are one unit of at most four code points.
  func remember(_ pieces: [SegmentFolder.Piece], as key: UInt64) {
    guard key != 0, let first = pieces.first, pieces.count <= 4, !first.completesVowel else {
      return
    }
    var entry = Entry(key: key, class: first.class)
    for (index, piece) in pieces.enumerated() {
      guard piece.class == first.class, piece.class.isContent, !piece.attaches else { return }
      if index < 2 {
        entry.low |= piece.packed << (8 * UInt64(entry.lowLength))
        entry.lowLength += UInt8(piece.length)
      } else {
        entry.high |= piece.packed << (8 * UInt64(entry.highLength))
        entry.highLength += UInt8(piece.length)
      }
    }
    entries[Self.place(of: key)] = entry
  }
}
