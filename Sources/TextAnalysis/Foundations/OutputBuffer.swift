/// Where an analysis is built before it is copied out: three parallel arrays that grow together
/// and are used again for the next text.
final class OutputBuffer {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var starts: UnsafeMutablePointer<UInt32>
  private(set) var ends: UnsafeMutablePointer<UInt32>
  private(set) var capacity: Int
  var count = 0
  /// The places of letters whose case was folded, in ascending order.
  var capitals: [Int] = []

  /// What is kept between texts; a longer text's storage is given back after it.
  private static let keptCapacity = 16 * 1024

  init() {
    capacity = 512
    bytes = .allocate(capacity: capacity)
    starts = .allocate(capacity: capacity)
    ends = .allocate(capacity: capacity)
  }

  deinit {
    bytes.deallocate()
    starts.deallocate()
    ends.deallocate()
  }

  /// Makes room for `additional` more bytes.
  @inline(__always)
  func reserve(_ additional: Int) {
    if count + additional > capacity { reallocate(max(capacity * 2, count + additional)) }
  }

  @inline(__always)
  func append(_ byte: UInt8, start: UInt32, end: UInt32) {
    reserve(1)
    bytes[count] = byte
    starts[count] = start
    ends[count] = end
    count += 1
  }

  /// Appends the low `length` bytes of `packed`, lowest first, all from one source range.
  @inline(__always)
  func append(packed: UInt64, length: Int, start: UInt32, end: UInt32) {
    // All eight bytes are stored at once; those past the length are overwritten by what follows.
    reserve(8)
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: packed.littleEndian, as: UInt64.self)
    for index in count..<(count + length) {
      starts[index] = start
      ends[index] = end
    }
    count += length
  }

  /// Copies what was built into `result`, whose storage is used again, and starts over.
  func move(into result: inout AnalyzedText) {
    result.bytes.removeAll(keepingCapacity: true)
    result.sourceStarts.removeAll(keepingCapacity: true)
    result.sourceEnds.removeAll(keepingCapacity: true)
    result.tokens.removeAll(keepingCapacity: true)
    result.capitals.removeAll(keepingCapacity: true)
    for place in capitals { result.capitals.append(starts[place]) }
    result.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    result.sourceStarts.append(contentsOf: UnsafeBufferPointer(start: starts, count: count))
    result.sourceEnds.append(contentsOf: UnsafeBufferPointer(start: ends, count: count))
    startOver()
  }

  /// Copies only the text that was built, and starts over.
  func takeBytes() -> [UInt8] {
    let text = Array(UnsafeBufferPointer(start: bytes, count: count))
    startOver()
    return text
  }

  private func startOver() {
    count = 0
    capitals.removeAll(keepingCapacity: true)
    if capacity > Self.keptCapacity { reallocate(Self.keptCapacity) }
  }

  private func reallocate(_ newCapacity: Int) {
    bytes = Self.moved(bytes, count, to: newCapacity)
    starts = Self.moved(starts, count, to: newCapacity)
    ends = Self.moved(ends, count, to: newCapacity)
    capacity = newCapacity
  }

  private static func moved<Element: BitwiseCopyable>(
    _ old: UnsafeMutablePointer<Element>, _ count: Int, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    new.update(from: old, count: count)
    old.deallocate()
    return new
  }
}
