extension JSONReader {
  /// Reads a string. The usual one, without escapes, is copied in one go.
  ///
  /// It is measured first, so that one that is too long takes no memory.
  mutating func string() throws(JSONFault) -> String {
    let opening = index
    index += 1
    var seen: UInt8 = 0
    let last = min(end, opening + Self.maximumStringBytes + 2)
    while index < last {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let raw = bytes[(opening + 1)..<index]
        index += 1
        // ASCII needs no check.
        return seen < 0x80 ? String(decoding: raw, as: UTF8.self) : try text(of: raw)
      case UInt8(ascii: "\\"):
        return try escapedString(from: opening, before: last)
      case 0..<0x20:
        throw control(inStringAt: opening)
      default:
        seen |= bytes[index]
        index += 1
      }
    }
    throw unclosed(from: opening)
  }

  /// Why a string does not end where it may at the latest.
  private func unclosed(from opening: Int) -> JSONFault {
    index < end
      ? fault(
        "a string is longer than \(Self.maximumStringBytes) bytes", at: opening, fix: "shorten it")
      : fault("the string is not closed", at: opening, fix: "close it with a double quote")
  }

  /// Reads on from the first escape of a string.
  private mutating func escapedString(
    from opening: Int, before last: Int
  ) throws(JSONFault) -> String {
    var decoded = Array(bytes[(opening + 1)..<index])
    while index < last {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        // Escapes are ASCII, so the raw bytes are valid where the decoded ones are.
        _ = try text(of: bytes[(opening + 1)..<index])
        index += 1
        return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(into: &decoded)
      case 0..<0x20:
        throw control(inStringAt: opening)
      default:
        decoded.append(bytes[index])
        index += 1
      }
    }
    throw unclosed(from: opening)
  }

  private func control(inStringAt opening: Int) -> JSONFault {
    switch bytes[index] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      fault(
        "the string is not closed on its line", at: opening,
        fix: "close it with a double quote, or write \\n for a line break")
    case 0:
      fault("a NUL character in a string", fix: "remove it")
    default:
      fault("a control character in a string", fix: "remove it, or write it as \\u00XX")
    }
  }

  private func text(of raw: ArraySlice<UInt8>) throws(JSONFault) -> String {
    if let text = String(validating: raw, as: UTF8.self) { return text }
    let place = raw.startIndex + Self.lengthOfValidUTF8(raw)
    throw fault("the text is not UTF-8", at: place, fix: "save the file as UTF-8")
  }

  /// The number of bytes before the first that is not UTF-8.
  private static func lengthOfValidUTF8(_ raw: ArraySlice<UInt8>) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = raw.makeIterator()
    var length = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { length += scalar.count }
    return length
  }
}

// MARK: - Escapes

extension JSONReader {
  private mutating func escape(into decoded: inout [UInt8]) throws(JSONFault) {
    let start = index
    index += 1
    switch byte {
    case UInt8(ascii: "u"):
      let scalar = try unicodeEscape(at: start)
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return
    case .some(let letter):
      guard let byte = JSONSource.byte(ofEscape: letter) else {
        throw fault(
          "an unknown escape in a string", at: start,
          fix: "write \\\\ for a backslash; JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000")
      }
      decoded.append(byte)
      index += 1
    case nil:
      throw fault("the string is not closed", at: start, fix: "close it with a double quote")
    }
  }

  /// Reads `\uXXXX`, and the second half that must follow the first of a pair.
  private mutating func unicodeEscape(at start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try codeUnit(at: start)
    if UTF16.isLeadSurrogate(first) {
      if index + 1 < end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 1
        let second = try codeUnit(at: start)
        if UTF16.isTrailSurrogate(second) { return Self.scalar(ofPair: first, second) }
      }
      throw loneSurrogate(at: start)
    }
    guard let scalar = Unicode.Scalar(first) else { throw loneSurrogate(at: start) }
    guard scalar.value != 0 else {
      throw fault("a NUL character in a string", at: start, fix: "remove it")
    }
    return scalar
  }

  private static func scalar(ofPair lead: UInt16, _ trail: UInt16) -> Unicode.Scalar {
    let value = 0x10000 + (UInt32(lead & 0x3FF) << 10 | UInt32(trail & 0x3FF))
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private func loneSurrogate(at start: Int) -> JSONFault {
    fault(
      "half of a surrogate pair in a string", at: start,
      fix: "write both halves, or the character itself")
  }

  /// Reads the four digits after `\u`, with the index on the `u`.
  private mutating func codeUnit(at start: Int) throws(JSONFault) -> UInt16 {
    index += 1
    var result: UInt16 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Self.value(ofHexDigit: byte) else {
        throw fault("\\u is not followed by four hexadecimal digits", at: start, fix: "write four")
      }
      result = result << 4 | UInt16(digit)
      index += 1
    }
    return result
  }

  private static func value(ofHexDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
