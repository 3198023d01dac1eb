import Foundation
import Testing

@testable import MappedImage

@Suite struct ImageTests {
  private static func temporaryFile() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  }

  private static func sample() -> ImageWriter {
    var image = ImageWriter(version: 5)
    image.add(Section([1, 2, 3] as [UInt32]), tag: 1)
    image.scope = 1
    image.add(Section([] as [UInt32]), tag: 1)
    image.add(Array("text".utf8), tag: 2)
    return image
  }

  /// Opens bytes as an image.
  private static func open(_ bytes: [UInt8], version: UInt64 = 5) throws(ImageError) -> ImageReader
  {
    let image = MemoryImage(byteCount: bytes.count) { block in
      bytes.withUnsafeBytes { block.copyMemory(from: $0) }
    }
    return try ImageReader(image, version: version)
  }

  @Test func sectionsComeBack() throws {
    let path = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let size = try Self.sample().write(to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == size)
    #expect(ImageReader.isImage(at: path))
    var image = try ImageReader(MemoryImage(contentsOf: path), version: 5)
    #expect(Array(try image.section(1, of: UInt32.self).elements) == [1, 2, 3])
    image.scope = 1
    #expect(try image.section(1, of: UInt32.self).isEmpty)
    #expect(try image.section(2, of: UInt8.self).elements.elementsEqual("text".utf8))
  }

  @Test func theSameSectionsGiveTheSameBytes() {
    #expect(Self.sample().bytes() == Self.sample().bytes())
  }

  @Test func whatIsNotThereIsDamage() throws {
    let image = try Self.open(Self.sample().bytes())
    #expect(throws: ImageError.damaged) { try image.section(9, of: UInt8.self) }
    // Three numbers of four bytes are no whole numbers of eight.
    #expect(throws: ImageError.damaged) { try image.section(1, of: UInt64.self) }
  }

  @Test func otherFilesAreForeign() {
    #expect(throws: ImageError.foreign) { try Self.open(Array("{\"app\": 1}".utf8)) }
    #expect(throws: ImageError.foreign) { try Self.open([1, 2]) }
    #expect(throws: ImageError.otherVersion) {
      try Self.open(Self.sample().bytes(), version: 6)
    }
    #expect(throws: ImageError.unreadable) { try MemoryImage(contentsOf: "/nowhere/at/all") }
    #expect(throws: ImageError.unreadable) { try MemoryImage(contentsOf: "/dev/zero") }
    #expect(throws: ImageError.unwritable) { try Self.sample().write(to: "/nowhere/at/all") }
  }

  /// What was opened stays as it was, whatever becomes of the file.
  @Test(arguments: 0..<4)
  func filesMayChangeBehindUs(way: Int) throws {
    let path = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    var large = ImageWriter(version: 5)
    large.add((0..<200_000).map { UInt8(truncatingIfNeeded: $0) }, tag: 1)
    try large.write(to: path)
    let image = try ImageReader(MemoryImage(contentsOf: path), version: 5)
    switch way {
    case 0: #expect(truncate(path, 0) == 0)
    case 1: try Data(repeating: 7, count: 300_000).write(to: URL(fileURLWithPath: path))
    case 2: try FileManager.default.removeItem(atPath: path)
    default: try Self.sample().write(to: path)
    }
    let section = try image.section(1, of: UInt8.self)
    #expect(section.elements.enumerated().allSatisfy { UInt8(truncatingIfNeeded: $0) == $1 })
  }

  /// Neither is waited for, written to, or replaced by a file.
  @Test func pipesAndDevicesAreRefused() throws {
    let path = Self.temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(mkfifo(path, 0o600) == 0)
    for place in [path, "/dev/null", FileManager.default.temporaryDirectory.path] {
      #expect(throws: ImageError.unreadable) { try MemoryImage(contentsOf: place) }
      #expect(!ImageReader.isImage(at: place))
      #expect(throws: ImageError.unwritable) { try Self.sample().write(to: place) }
    }
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  /// A link is replaced, and what it leads to is left alone; nothing else is left behind.
  @Test func linksAreNotFollowed() throws {
    let folder = Self.temporaryFile()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (link, other) = (folder + "/link", folder + "/other")
    try Data("other".utf8).write(to: URL(fileURLWithPath: other))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other)
    try Self.sample().write(to: link)
    #expect(ImageReader.isImage(at: link))
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "other")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["link", "other"])
  }

  /// No single change of any byte goes unnoticed, and no file that is cut off is read.
  @Test func everyDamageIsFound() {
    let bytes = Self.sample().bytes()
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      #expect(throws: ImageError.self) { try Self.open(damaged) }
      #expect(throws: ImageError.self) { try Self.open(Array(bytes[..<max(1, index)])) }
    }
  }
}
