/// Many values a key, filed by the key's hash in one flat array.
///
/// The high bits of a hash choose a bucket, the low ones mark the entry. Within a bucket, entries
/// keep the order in which they were filed. An entry takes four bytes, and a third of four more.
struct HashBuckets: Sendable {
  private var starts: [UInt32]
  private var entries: [UInt32]
  private let tag: HashTag

  /// Files entries.
  ///
  /// - Parameters:
  ///   - expected: about how many entries there will be.
  ///   - valueCount: every value is less than this.
  ///   - fill: calls its argument with each entry; it runs twice, first to count, so that the
  ///     entries need not be kept anywhere else in between.
  init(
    expected: Int, valueCount: Int,
    fill: (_ file: (_ hash: UInt64, _ value: UInt32) -> Void) -> Void
  ) {
    let buckets = expected / 3 + 1
    var counts = [UInt32](repeating: 0, count: buckets + 1)
    fill { hash, _ in counts[Self.bucket(hash, of: buckets) + 1] += 1 }
    for bucket in 0..<buckets { counts[bucket + 1] += counts[bucket] }
    var next = counts
    let tag = HashTag(count: valueCount)
    var filed = [UInt32](repeating: 0, count: Int(counts[buckets]))
    fill { hash, value in
      let bucket = Self.bucket(hash, of: buckets)
      filed[Int(next[bucket])] = tag.pack(value, hash: hash)
      next[bucket] += 1
    }
    starts = counts
    entries = filed
    self.tag = tag
  }

  /// The bytes that the buckets take in memory.
  var byteCount: Int { (starts.count + entries.count) * MemoryLayout<UInt32>.stride }

  /// Where the entries of a hash are, among a few of other hashes.
  func range(_ hash: UInt64) -> Range<Int> {
    let bucket = Self.bucket(hash, of: starts.count - 1)
    return Int(starts[bucket])..<Int(starts[bucket + 1])
  }

  /// The value of an entry, if its key may have the hash.
  func value(at index: Int, hash: UInt64) -> UInt32? {
    let entry = entries[index]
    return tag.matches(entry, hash: hash) ? tag.value(entry) : nil
  }

  private static func bucket(_ hash: UInt64, of count: Int) -> Int {
    Int(hash.multipliedFullWidth(by: UInt64(count)).high)
  }
}
