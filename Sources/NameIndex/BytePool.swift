/// Byte strings laid end to end in one array, each known by the order in which it came.
///
/// A million short strings cost their bytes and four more each, and no object.
struct BytePool: Sendable {
  /// The strings, one after another.
  private(set) var bytes: [UInt8] = []
  /// Where string `i` starts; one more entry than there are strings.
  private(set) var starts: [UInt32] = [0]

  /// The number of strings.
  var count: Int { starts.count - 1 }

  /// The bytes that the pool takes in memory.
  var byteCount: Int { bytes.count + starts.count * MemoryLayout<UInt32>.stride }

  /// Makes room for strings that are about to come.
  mutating func reserve(strings: Int, bytes: Int) {
    starts.reserveCapacity(starts.count + strings)
    self.bytes.reserveCapacity(self.bytes.count + bytes)
  }

  /// Adds a string.
  ///
  /// - Precondition: all strings together are shorter than 4 GiB.
  mutating func append(_ string: some Sequence<UInt8>) {
    // One copy where the string lies in memory already: this is a generic boundary.
    let copied: Void? = string.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if copied == nil { bytes.append(contentsOf: string) }
    precondition(bytes.count < Int(UInt32.max), "names take 4 GiB or more")
    starts.append(UInt32(bytes.count))
  }

  /// Where string `index` lies in ``bytes``.
  func range(_ index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index + 1])
  }

  /// True when string `index` equals `string`.
  func equals(_ index: Int, _ string: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(index)
    guard range.count == string.count else { return false }
    for offset in 0..<string.count where bytes[range.lowerBound + offset] != string[offset] {
      return false
    }
    return true
  }

  /// The number of bytes that two strings have in common at their start.
  func commonPrefix(_ first: Int, _ second: Int, from known: Int = 0) -> Int {
    let (a, b) = (range(first), range(second))
    let limit = min(a.count, b.count)
    var length = known
    while length < limit, bytes[a.lowerBound + length] == bytes[b.lowerBound + length] {
      length += 1
    }
    return length
  }

  /// True when `first` comes before `second` in byte order, or is equal and came earlier.
  func precedes(_ first: Int, _ second: Int, from known: Int = 0) -> Bool {
    let shared = commonPrefix(first, second, from: known)
    let (a, b) = (range(first), range(second))
    guard shared < a.count else { return shared < b.count || first < second }
    return shared < b.count && bytes[a.lowerBound + shared] < bytes[b.lowerBound + shared]
  }

  /// The strings' places in byte order; equal strings stay in the order they came.
  ///
  /// Compares the first eight bytes as one number and touches the strings only when they tie.
  /// - Complexity: O(*n* log *n*) comparisons.
  func sortedOrder() -> [UInt32] {
    var keys = (0..<count).map { SortKey(head: head($0), index: UInt32($0)) }
    keys.sort { a, b in
      if a.head != b.head { return a.head < b.head }
      return precedes(Int(a.index), Int(b.index))
    }
    return keys.map(\.index)
  }

  /// The first eight bytes as a number that sorts as they do, zeros where the string is shorter.
  private func head(_ index: Int) -> UInt64 {
    let range = range(index)
    var head: UInt64 = 0
    for offset in 0..<min(8, range.count) {
      head |= UInt64(bytes[range.lowerBound + offset]) << (56 - 8 * UInt64(offset))
    }
    return head
  }

  private struct SortKey {
    var head: UInt64
    var index: UInt32
  }
}
