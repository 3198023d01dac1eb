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
    var image = try ImageReader(MemoryImage(mapping: path), version: 5)
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
    #expect(throws: ImageError.unreadable) { try MemoryImage(mapping: "/nowhere/at/all") }
    #expect(throws: ImageError.unreadable) { try MemoryImage(mapping: "/dev/zero") }
    #expect(throws: ImageError.unwritable) { try Self.sample().write(to: "/nowhere/at/all") }
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
