/// A JSON Lines text: one JSON value a line. Blank lines are skipped.
///
/// Values are read one by one and are not kept, so that a catalogue of a million rows needs no
/// more memory than what its reader keeps of them.
package struct JSONLines: Sendable {
  package let source: JSONSource

  package init(_ source: JSONSource) { self.source = source }

  /// Reads every line, in order.
  ///
  /// - Parameter take: Is given each line's value, or what is wrong with the line: faults end a
  ///   line, not the reading. Keys written twice come after their line's value. Returns false to
  ///   stop.
  /// - Complexity: O(*n*) in the number of bytes.
  package func forEach(_ take: (Result<LocatedJSON, JSONFault>) -> Bool) {
    let bytes = source.bytes
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if !Self.isBlank(bytes[start..<end]), !read(start..<end, take) { return }
      start = end + 1
    }
  }

  private func read(
    _ line: Range<Int>, _ take: (Result<LocatedJSON, JSONFault>) -> Bool
  ) -> Bool {
    var reader = JSONReader(source.bytes, in: line)
    let value = Result<LocatedJSON, JSONFault> { () throws(JSONFault) in try reader.document() }
    guard take(value) else { return false }
    return reader.duplicates.allSatisfy { take(.failure($0)) }
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
    }
  }
}
