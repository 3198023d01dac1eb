extension JSONReader {
  /// Reads a number: an integer if it is written as one, else a finite double.
  mutating func number() throws(JSONFault) -> LocatedJSON.Kind {
    let start = index
    var isInteger = true
    if byte == UInt8(ascii: "-") { index += 1 }
    let leading = index
    try digits("a digit", from: start)
    if bytes[leading] == UInt8(ascii: "0"), index > leading + 1 {
      throw fault("a number starts with a needless 0", at: start, fix: "remove the 0")
    }
    if byte == UInt8(ascii: ".") {
      isInteger = false
      index += 1
      try digits("a digit after the point", from: start)
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isInteger = false
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      try digits("a digit in the exponent", from: start)
    }
    return try kind(ofNumberAt: start, isInteger: isInteger)
  }

  private mutating func digits(_ expected: String, from start: Int) throws(JSONFault) {
    let first = index
    while let byte, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
    guard index > first else {
      throw fault("a number lacks \(expected)", at: start, fix: "complete the number")
    }
  }

  private func kind(
    ofNumberAt start: Int, isInteger: Bool
  ) throws(JSONFault) -> LocatedJSON.Kind {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger {
      if let value = Int(text) { return .integer(value) }
    } else if let value = Double(text), value.isFinite {
      return .number(value)
    }
    throw fault("a number is too large for 64 bits", at: start, fix: "write a smaller number")
  }
}
