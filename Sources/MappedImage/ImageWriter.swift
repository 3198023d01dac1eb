#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Puts sections together into the bytes of a file that can be mapped into memory.
package struct ImageWriter {
  private let version: UInt64
  private var sections: [(tag: UInt64, bytes: [UInt8])] = []
  /// What the tags of the sections to come start with: an image can hold several of a kind.
  package var scope: UInt32 = 0

  /// - Parameter version: Tells what the sections mean, and how their elements are laid out.
  package init(version: UInt64) { self.version = version }

  /// Adds a section. Its tag must be new in its scope.
  package mutating func add<Element>(_ section: Section<Element>, tag: UInt32) {
    add(Array(UnsafeRawBufferPointer(section.elements)), tag: tag)
  }

  /// Adds a section of bytes. Its tag must be new in its scope.
  package mutating func add(_ bytes: [UInt8], tag: UInt32) {
    sections.append((ImageReader.tag(tag, scope: scope), bytes))
  }

  /// The bytes of the file. The same sections give the same bytes.
  package func bytes() -> [UInt8] {
    let tableSize = sections.count * MemoryLayout<ImageHeader.Entry>.stride
    var offset = ImageHeader.aligned(ImageHeader.tableOffset + tableSize)
    var entries: [ImageHeader.Entry] = []
    for section in sections {
      entries.append(
        ImageHeader.Entry(
          tag: section.tag, offset: UInt64(offset), byteCount: UInt64(section.bytes.count)))
      offset = ImageHeader.aligned(offset + section.bytes.count)
    }
    var file = [UInt8](repeating: 0, count: offset)
    entries.withUnsafeBytes { Self.copy($0, to: &file, at: ImageHeader.tableOffset) }
    for (section, entry) in zip(sections, entries) {
      section.bytes.withUnsafeBytes { Self.copy($0, to: &file, at: Int(entry.offset)) }
    }
    var header = ImageHeader(
      version: version, byteCount: UInt64(file.count), sectionCount: UInt64(sections.count))
    header.checksum = file.withUnsafeBytes { header.expectedChecksum(of: $0) }
    withUnsafeBytes(of: header) { Self.copy($0, to: &file, at: 0) }
    return file
  }

  private static func copy(
    _ source: UnsafeRawBufferPointer, to file: inout [UInt8], at offset: Int
  ) {
    file.withUnsafeMutableBytes {
      UnsafeMutableRawBufferPointer(rebasing: $0[offset..<offset + source.count])
        .copyMemory(from: source)
    }
  }

  /// Writes the file beside its final place and renames it, so that a process that has the old one
  /// mapped keeps it, and half a file is never seen.
  ///
  /// - Returns: The length of the file.
  /// - Throws: ``ImageError/unwritable``.
  @discardableResult
  package func write(to path: String) throws(ImageError) -> Int {
    let bytes = bytes()
    let temporary = "\(path).\(getpid()).part"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .unwritable }
    let isWritten = bytes.withUnsafeBytes { Self.writeAll($0, to: file) } && fsync(file) == 0
    guard close(file) == 0, isWritten, rename(temporary, path) == 0 else {
      unlink(temporary)
      throw .unwritable
    }
    return bytes.count
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: CInt) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let written = writeSome(file, start, rest.count)
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
    return true
  }

  private static func writeSome(_ file: CInt, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, start, count)
    #else
      Darwin.write(file, start, count)
    #endif
  }
}
