#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// MappedImage is for data that is computed once, written to a file, and then used where it lies: the
// sections of an image, their checksum, and records of what is small and irregular.

/// Memory that is written once and then only read: a block on the heap, or a file mapped into
/// memory.
///
/// A mapped file must not be overwritten in place while it is mapped: what is read would change.
/// Replace it by renaming another one over it, as ``ImageWriter/write(to:)`` does.
///
/// Sendable although pointers are not: the bytes are written in `init` only, before anyone else can
/// see them, and released when the last owner lets go.
package final class MemoryImage: @unchecked Sendable {
  /// The bytes, aligned to at least 16.
  package let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  static let alignment = 16

  /// Allocates a block on the heap, which `fill` writes.
  package init(byteCount: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let block = UnsafeMutableRawBufferPointer.allocate(
      byteCount: byteCount, alignment: Self.alignment)
    fill(block)
    bytes = UnsafeRawBufferPointer(block)
    isMapped = false
  }

  /// Maps a file into memory. Its pages are read when they are first touched.
  ///
  /// - Throws: ``ImageError/unreadable`` if there is no such file, or it cannot be read or mapped.
  package init(mapping path: String) throws(ImageError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable
    }
    guard status.st_size > 0 else { throw .foreign }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
      throw .unreadable
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
    isMapped = true
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      bytes.deallocate()
    }
  }
}

/// Why a file cannot be used as an image.
package enum ImageError: Error, Equatable, Sendable {
  /// It cannot be opened, read or mapped.
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
