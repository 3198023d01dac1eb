#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Puts sections together into the bytes of a file.
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

  /// Writes the file beside its final place and renames it: half a file is never seen, not even
  /// after a loss of power.
  ///
  /// What stands at the path is replaced if it is a file or a link. A device or a pipe is refused.
  ///
  /// - Returns: The length of the file.
  /// - Throws: ``ImageError/unwritable``.
  @discardableResult
  package func write(to path: String) throws(ImageError) -> Int {
    var status = stat()
    if lstat(path, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG || kind == S_IFLNK else { throw .unwritable }
    }
    let bytes = bytes()
    // A name that cannot be foreseen, so that no link can stand there; and none is followed.
    let temporary = "\(path).\(UInt64.random(in: 0 ... .max)).part"
    let (file, isNamed) = Self.create(temporary, besides: path)
    guard file >= 0 else { throw .unwritable }
    let isWritten =
      bytes.withUnsafeBytes { Self.writeAll($0, to: file) } && fsync(file) == 0
      && (isNamed || Self.name(file, temporary))
    guard close(file) == 0, isWritten, rename(temporary, path) == 0 else {
      unlink(temporary)
      throw .unwritable
    }
    Self.syncFolder(of: path)
    return bytes.count
  }

  /// Creates a file, without a name where the system can: whoever is killed while it is written leaves
  /// nothing behind then.
  private static func create(_ temporary: String, besides path: String) -> (CInt, isNamed: Bool) {
    #if canImport(Glibc)
      if access("/proc/self/fd", F_OK) == 0 {
        let file = open(folder(of: path), O_WRONLY | temporaryFile | O_CLOEXEC, 0o644)
        if file >= 0 { return (file, false) }
      }
    #endif
    return (
      open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644), true
    )
  }

  #if canImport(Glibc)
    /// The flag `O_TMPFILE`, which Swift does not import.
    private static let temporaryFile = 0o20_000_000 | O_DIRECTORY
  #endif

  /// Gives a file that has none a name, which must be new.
  private static func name(_ file: CInt, _ name: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// Makes the new name outlast a loss of power, where the file system can.
  private static func syncFolder(of path: String) {
    let descriptor = open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
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
