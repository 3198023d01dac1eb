#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads lines from a pipe or a file, in bounded memory whatever comes.
package struct PipeLineReader: LineReader {
  /// The most bytes of a line.
  package static let maximumLineBytes = 64 << 10

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  package init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  package var needsEcho: Bool { true }

  package mutating func next() -> TypedLine {
    var line: [UInt8] = []
    var isTooLong = false
    var isEmpty = true
    while let byte = nextByte() {
      isEmpty = false
      if byte == 0x0A { return finish(line, isTooLong: isTooLong) }
      if line.count < Self.maximumLineBytes {
        line.append(byte)
      } else {
        isTooLong = true
      }
    }
    return isEmpty ? .end : finish(line, isTooLong: isTooLong)
  }

  private func finish(_ line: [UInt8], isTooLong: Bool) -> TypedLine {
    if isTooLong { return .tooLong }
    let bytes = line.last == 0x0D ? line.dropLast() : line[...]
    return String(validating: bytes, as: UTF8.self).map(TypedLine.text) ?? .notUTF8
  }

  private mutating func nextByte() -> UInt8? {
    if position == buffer.count { refill() }
    guard position < buffer.count else { return nil }
    defer { position += 1 }
    return buffer[position]
  }

  private mutating func refill() {
    guard !isAtEnd else { return }
    position = 0
    buffer = [UInt8](unsafeUninitializedCapacity: 1 << 16) { storage, count in
      var length = -1
      repeat {
        length = read(descriptor, storage.baseAddress, storage.count)
      } while length < 0 && errno == EINTR
      count = max(0, length)
    }
    isAtEnd = buffer.isEmpty
  }
}
