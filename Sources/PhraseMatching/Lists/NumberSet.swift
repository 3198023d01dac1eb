/// A set of small numbers whose copies share memory: a change copies one chunk of bits.
///
/// - Complexity: inserting is O(largest number / ``chunkBits`` + ``chunkBits`` / 64) where the set
///   is shared, asking is O(1).
struct NumberSet: Sendable {
  private var chunks: [[UInt64]] = []

  private static let chunkBits = 8192

  func contains(_ number: Int) -> Bool {
    let (chunk, bit) = number.quotientAndRemainder(dividingBy: Self.chunkBits)
    guard chunk < chunks.count, !chunks[chunk].isEmpty else { return false }
    return chunks[chunk][bit / 64] & 1 << UInt64(bit % 64) != 0
  }

  mutating func insert(_ number: Int) {
    let (chunk, bit) = number.quotientAndRemainder(dividingBy: Self.chunkBits)
    while chunks.count <= chunk { chunks.append([]) }
    if chunks[chunk].isEmpty { chunks[chunk] = Array(repeating: 0, count: Self.chunkBits / 64) }
    chunks[chunk][bit / 64] |= 1 << UInt64(bit % 64)
  }
}
