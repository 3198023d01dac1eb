/// The bytes of a JSON text, and the name of the file they came from.
package struct JSONSource: Sendable {
  /// The file's name, without its folder: what messages may show.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A place as editors show it. Both count from 1; columns count Unicode code points.
  package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  /// The lines and columns of some places.
  ///
  /// - Parameter offsets: Places in bytes, in ascending order.
  /// - Complexity: O(*n*) in the number of bytes and places together: one pass for them all, since
  ///   a file may be one line of many megabytes with a fault at every turn.
  package func positions(ofAscending offsets: [Int]) -> [Position] {
    var result: [Position] = []
    result.reserveCapacity(offsets.count)
    var position = Position(line: 1, column: 1)
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for offset in offsets {
      while index < min(offset, bytes.count) {
        advance(&position, over: bytes[index])
        index += 1
      }
      result.append(position)
    }
    return result
  }

  private func advance(_ position: inout Position, over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      position = Position(line: position.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      position.column += 1
    }
  }
}

// MARK: - Escapes

extension JSONSource {
  /// The byte that an escape such as `\n` stands for.
  static func byte(ofEscape letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }
}
