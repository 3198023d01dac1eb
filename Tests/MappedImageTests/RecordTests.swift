import Testing

@testable import MappedImage

@Suite struct RecordTests {
  @Test(arguments: [0, 1, -1, 63, 64, -65, 1 << 40, Int.max, Int.min])
  func integersComeBack(_ number: Int) throws {
    var writer = RecordWriter()
    writer.write(number)
    var reader = try RecordReader(Section(writer.bytes))
    #expect(try reader.integer() == number)
  }

  @Test func allKindsComeBackInOrder() throws {
    var writer = RecordWriter()
    writer.write(UInt64.max)
    writer.write(true)
    writer.write(-0.5)
    writer.write("größer")
    writer.write(["a", ""]) { $0.write($1) }
    writer.write(String?.none) { $0.write($1) }
    writer.write(7 as Int?) { $0.write($1) }
    var reader = try RecordReader(Section(writer.bytes))
    #expect(try reader.unsigned() == .max)
    #expect(try reader.flag())
    #expect(try reader.double() == -0.5)
    #expect(try reader.string() == "größer")
    #expect(try reader.array { (reader) throws(ImageError) in try reader.string() } == ["a", ""])
    #expect(
      try reader.optional { (reader) throws(ImageError) in try reader.string() } == nil)
    #expect(try reader.optional { (reader) throws(ImageError) in try reader.integer() } == 7)
    #expect(throws: ImageError.damaged) { try reader.flag() }
  }

  /// Made-up lengths take no memory.
  @Test func hugeLengthsAreDamage() throws {
    var writer = RecordWriter()
    writer.write(UInt64.max >> 1)
    writer.write("x")
    let section = Section(writer.bytes)
    #expect(throws: ImageError.damaged) {
      var reader = try RecordReader(section)
      return try reader.string()
    }
    #expect(throws: ImageError.damaged) {
      var reader = try RecordReader(section)
      return try reader.array { (reader) throws(ImageError) in try reader.flag() }
    }
    #expect(throws: ImageError.damaged) {
      var reader = try RecordReader(section)
      return try reader.number(as: UInt32.self)
    }
    #expect(throws: ImageError.damaged) { try RecordReader(section, at: section.count + 1) }
  }
}
