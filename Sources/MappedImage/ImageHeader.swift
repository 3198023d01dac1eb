/// The first bytes of an image file.
///
/// A table follows, which gives the tag, the place and the length of each section.
struct ImageHeader: BitwiseCopyable, Equatable {
  /// The letters that such a file starts with, in the byte order of the machine that wrote it.
  var magic = Self.magic
  /// What the sections mean, and how their elements are laid out.
  var version: UInt64
  /// The length of the whole file.
  var byteCount: UInt64
  var sectionCount: UInt64
  /// The checksum of the fields above and of everything after the header.
  var checksum: UInt64 = 0

  /// “Phrases” and a line feed, which a transfer as text would change.
  static let magic = UInt64(littleEndian: 0x0A73_6573_6172_6850)

  /// Where a section lies.
  struct Entry: BitwiseCopyable {
    var tag: UInt64
    var offset: UInt64
    var byteCount: UInt64
  }

  /// Where the table starts: aligned as sections are.
  static let tableOffset = aligned(MemoryLayout<ImageHeader>.size)

  /// The next place where a section can start.
  static func aligned(_ offset: Int) -> Int {
    (offset + MemoryImage.alignment - 1) & ~(MemoryImage.alignment - 1)
  }

  /// The checksum that a file with this header should have.
  func expectedChecksum(of file: UnsafeRawBufferPointer) -> UInt64 {
    var unchecked = self
    unchecked.checksum = 0
    let seed = withUnsafeBytes(of: unchecked) { MemoryImage.checksum(of: $0) }
    return MemoryImage.checksum(
      of: UnsafeRawBufferPointer(rebasing: file[MemoryLayout<ImageHeader>.size...]),
      seed: seed)
  }
}
