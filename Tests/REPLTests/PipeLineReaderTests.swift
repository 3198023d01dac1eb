import Foundation
import Testing

@testable import REPL

@Suite struct PipeLineReaderTests {
  /// Reads all lines of some bytes through a real pipe.
  private func lines(of bytes: [UInt8]) throws -> [TypedLine] {
    let pipe = Pipe()
    let writer = Thread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    var reader = PipeLineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [TypedLine] = []
    while true {
      let line = reader.next()
      if line == .end { break }
      lines.append(line)
    }
    #expect(reader.next() == .end)
    return lines
  }

  static let texts: [(String, [TypedLine])] = [
    ("", []), ("a", [.text("a")]), ("a\n", [.text("a")]), ("a\nb", [.text("a"), .text("b")]),
    ("\n\n", [.text(""), .text("")]), ("a\r\nb\r\n", [.text("a"), .text("b")]),
    ("a\rb\n", [.text("a\rb")]), ("a\u{0}b\n", [.text("a\u{0}b")]),
    ("\u{1B}[31mä\n", [.text("\u{1B}[31mä")]),
  ]

  @Test(arguments: texts)
  func linesAreSplit(text: String, expected: [TypedLine]) throws {
    #expect(try lines(of: Array(text.utf8)) == expected)
  }

  @Test(arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]])
  func whatIsNotUTF8IsSaid(bytes: [UInt8]) throws {
    #expect(try lines(of: bytes + [0x0A, 0x61]) == [.notUTF8, .text("a")])
  }

  @Test func longLinesAreReadToTheirEndAndDropped() throws {
    let limit = PipeLineReader.maximumLineBytes
    let full = [UInt8](repeating: 0x61, count: limit)
    #expect(try lines(of: full) == [.text(String(repeating: "a", count: limit))])
    #expect(try lines(of: full + [0x61, 0x0A, 0x62]) == [.tooLong, .text("b")])
    let huge = [UInt8](repeating: 0x61, count: 10_000_000)
    #expect(try lines(of: huge + [0x0A, 0x62]) == [.tooLong, .text("b")])
  }
}
