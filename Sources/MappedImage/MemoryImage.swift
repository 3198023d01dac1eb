#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// MappedImage is for data that is computed once, written to a file, and then used as it was read: the
// sections of an image, their checksum, and records of what is small and irregular.

/// Memory that is written once and then only read: a block on the heap, of which some are the
/// contents of a file.
///
/// Files are read and not mapped: the pages of a mapped file change under its readers, or are gone,
/// when it is overwritten in place. To read one takes no time that shows beside that of the checksum
/// and the checks; what is given up is that processes share the memory.
///
/// Sendable although pointers are not: the bytes are written in `init` only, before anyone else can
/// see them, and released when the last owner lets go.
package final class MemoryImage: @unchecked Sendable {
  /// The bytes, aligned to at least 16.
  package let bytes: UnsafeRawBufferPointer

  static let alignment = 16

  /// Allocates a block on the heap, which `fill` writes.
  package init(byteCount: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: byteCount, alignment: Self.alignment)
    fill(block)
    bytes = UnsafeRawBufferPointer(block)
  }

  /// The largest file that is read: 1 GiB.
  package static let maximumSize = 1 << 30

  /// Reads a file.
  ///
  /// One that changes meanwhile may be read as a mixture of before and after; the checksum tells.
  ///
  /// - Throws: ``ImageError/unreadable`` if there is no such file, if it cannot be read, or if it is a
  ///   pipe, a device or larger than ``maximumSize``; ``ImageError/foreign`` if it is empty.
  /// - Complexity: O(bytes).
  package init(contentsOf path: String) throws(ImageError) {
    let file = try RegularFile(path)
    guard file.size <= Self.maximumSize else { throw .unreadable }
    guard file.size > 0 else { throw .foreign }
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: file.size, alignment: Self.alignment)
    bytes = UnsafeRawBufferPointer(block)
    guard try file.read(into: block) == block.count else { throw .damaged }
  }

  deinit { bytes.deallocate() }
}

/// A file that is open to be read: no pipe or device, which might never end or never begin.
struct RegularFile: ~Copyable {
  private let descriptor: CInt
  /// How long it was when it was opened.
  let size: Int

  init(_ path: String) throws(ImageError) {
    // Without O_NONBLOCK, opening a pipe waits for its other end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads the beginning of the file.
  ///
  /// - Returns: How many bytes there were, at most those of the block.
  func read(into block: UnsafeMutableRawBufferPointer) throws(ImageError) -> Int {
    var count = 0
    while count < block.count, let start = block.baseAddress {
      let length = readSome(start + count, block.count - count)
      if length < 0 && errno == EINTR { continue }
      guard length >= 0 else { throw .unreadable }
      if length == 0 { break }
      count += length
    }
    return count
  }

  private func readSome(_ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, start, count)
    #else
      Darwin.read(descriptor, start, count)
    #endif
  }
}

/// Why a file cannot be used as an image.
package enum ImageError: Error, Equatable, Sendable {
  /// It cannot be opened or read.
  case unreadable
  /// It cannot be written.
  case unwritable
  /// It is something else.
  case foreign
  /// Another version of the program wrote it.
  case otherVersion
  /// It is not what was written: cut off, changed, or made up.
  case damaged
}
