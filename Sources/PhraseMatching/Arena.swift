#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A growable run of plain values, for the inner loops of matching.
///
/// It differs from `Array` in what those loops notice: no reference counts, no copies on write,
/// and bounds that are only checked in debug builds. Indices always come from the structures that
/// filled it, never from input. It grows by `realloc`, which moves large runs without copying them.
struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var base: UnsafeMutablePointer<Element>

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = Self.resized(nil, to: capacity)
  }

  deinit { free(base) }

  var isEmpty: Bool { count == 0 }

  subscript(_ index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    base[count] = element
    count += 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { grow(to: max(capacity * 2, count + added)) }
    (base + count).update(repeating: element, count: added)
    count += added
  }

  mutating func append(_ elements: UnsafeBufferPointer<Element>) {
    if count + elements.count > capacity { grow(to: max(capacity * 2, count + elements.count)) }
    guard let source = elements.baseAddress else { return }
    (base + count).update(from: source, count: elements.count)
    count += elements.count
  }

  /// Writes elements behind the last one, which do not count.
  mutating func pad(with element: Element, count added: Int) {
    if count + added > capacity { grow(to: max(capacity * 2, count + added)) }
    (base + count).update(repeating: element, count: added)
  }

  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var place = count - 1
    while place > index {
      base[place] = base[place - 1]
      place -= 1
    }
    base[index] = element
  }

  mutating func remove(at index: Int) {
    assert(index >= 0 && index < count)
    for place in index..<count - 1 { base[place] = base[place + 1] }
    count -= 1
  }

  mutating func removeLast() {
    assert(count > 0)
    count -= 1
  }

  mutating func removeAll() { count = 0 }

  /// Drops all but the first elements.
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  /// The elements, for as long as nothing is appended.
  var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  private mutating func grow(to newCapacity: Int) {
    base = Self.resized(base, to: newCapacity)
    capacity = newCapacity
  }

  private static func resized(
    _ base: UnsafeMutablePointer<Element>?, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let memory = realloc(base, max(capacity, 1) * MemoryLayout<Element>.stride) else {
      fatalError("out of memory")
    }
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}

extension Arena where Element == UInt8 {
  /// True if these bytes stand at an index. So many must have been appended behind it.
  @inline(__always)
  func holds(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    assert(index >= 0 && index + bytes.count <= count)
    var start = 0
    while start + 8 <= bytes.count {
      let word = UnsafeRawPointer(base + index + start).loadUnaligned(as: UInt64.self)
      let other = UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: start, as: UInt64.self)
      if word != other { return false }
      start += 8
    }
    // What is left is read as two halves that may overlap.
    let rest = bytes.count - start
    if rest >= 4 {
      return half(at: index + start) == Self.half(of: bytes, at: start)
        && half(at: index + bytes.count - 4) == Self.half(of: bytes, at: bytes.count - 4)
    }
    while start < bytes.count {
      if base[index + start] != bytes[start] { return false }
      start += 1
    }
    return true
  }

  @inline(__always)
  private func half(at index: Int) -> UInt32 {
    UnsafeRawPointer(base + index).loadUnaligned(as: UInt32.self)
  }

  @inline(__always)
  private static func half(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt32.self)
  }

  /// Eight bytes, the first one lowest. They must have been appended or padded.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    assert(index >= 0 && index + 8 <= capacity)
    return UInt64(
      littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }
}
