extension LocatedJSON {
  /// An object of members in the order in which they are written. Absent values are left out.
  package static func object(_ members: KeyValuePairs<String, LocatedJSON?>) -> LocatedJSON {
    LocatedJSON(
      .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } }))
  }

  package static func string(_ text: String) -> LocatedJSON { LocatedJSON(.string(text)) }
  package static func array(_ elements: [LocatedJSON]) -> LocatedJSON {
    LocatedJSON(.array(elements))
  }

  /// The value as JSON, in UTF-8.
  ///
  /// - Parameter pretty: Whether to break lines and indent by two spaces. What fits on a line of
  ///   100 columns stays on one line.
  /// - Complexity: O(*n*) in the length of the result, for a fixed depth.
  package func text(pretty: Bool) -> String {
    var writer = JSONWriter()
    if pretty {
      writer.writePretty(self, indent: 0, column: 0)
      writer.append("\n")
    } else {
      writer.writeCompact(self, separator: ",", colon: ":")
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes JSON.
private struct JSONWriter {
  static let width = 100
  /// The text so far, in UTF-8.
  var bytes: [UInt8] = []

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func writePretty(_ node: LocatedJSON, indent: Int, column: Int) {
    if let width = node.width(within: Self.width - column - 1), width >= 0 {
      return writeCompact(node, separator: ", ", colon: ": ", pad: " ")
    }
    switch node.kind {
    case .array(let elements):
      writeLines("[", elements, "]", indent: indent) { writer, element, indent in
        writer.writePretty(element, indent: indent, column: indent)
      }
    case .object(let members):
      writeLines("{", members, "}", indent: indent) { writer, member, indent in
        writer.write(member.key)
        writer.append(": ")
        let column = indent + member.key.utf8.count + 4
        writer.writePretty(member.value, indent: indent, column: column)
      }
    default: writeCompact(node, separator: ", ", colon: ": ")
    }
  }

  /// Writes items on a line each, between brackets.
  private mutating func writeLines<T>(
    _ opener: String, _ items: [T], _ closer: String, indent: Int,
    _ write: (inout JSONWriter, T, Int) -> Void
  ) {
    append(opener)
    for (place, item) in items.enumerated() {
      newLine(indent + 2)
      write(&self, item, indent + 2)
      if place < items.count - 1 { append(",") }
    }
    if !items.isEmpty { newLine(indent) }
    append(closer)
  }

  private mutating func newLine(_ indent: Int) {
    append("\n")
    append(String(repeating: " ", count: indent))
  }

  mutating func writeCompact(
    _ node: LocatedJSON, separator: String, colon: String, pad: String = ""
  ) {
    switch node.kind {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): append(String(value))
    case .number(let value): append(value.isFinite ? String(value) : "null")
    case .string(let value): write(value)
    case .array(let elements):
      append("[")
      for (place, element) in elements.enumerated() {
        if place > 0 { append(separator) }
        writeCompact(element, separator: separator, colon: colon, pad: pad)
      }
      append("]")
    case .object(let members):
      let pad = members.isEmpty ? "" : pad
      append("{\(pad)")
      for (place, member) in members.enumerated() {
        if place > 0 { append(separator) }
        write(member.key)
        append(colon)
        writeCompact(member.value, separator: separator, colon: colon, pad: pad)
      }
      append("\(pad)}")
    }
  }

  /// Writes a string. What a terminal or an editor would not show is escaped.
  mutating func write(_ string: String) {
    append("\"")
    if string.utf8.allSatisfy(\.isPlainInJSON) {
      append(string)
    } else {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    append("\"")
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case _ where scalar.isHidden:
      for unit in UTF16.encode(scalar) ?? .init() { append(unit.escape) }
    default: append(String(scalar))
    }
  }
}

extension UInt8 {
  /// True for ASCII that a JSON string holds as it is.
  fileprivate var isPlainInJSON: Bool {
    (0x20..<0x7F).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension UTF16.CodeUnit {
  /// The unit as JSON escapes it.
  fileprivate var escape: String {
    let digits = String(self, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension LocatedJSON {
  /// How many columns the value takes on one line, or `nil` if that is more than there are.
  fileprivate func width(within limit: Int) -> Int? {
    var width = 0
    switch kind {
    case .null, .bool, .integer, .number: width = 5
    case .string(let text): width = text.utf8.count + 2
    case .array(let elements):
      width = 2
      for element in elements {
        guard let inner = element.width(within: limit - width) else { return nil }
        width += inner + 2
      }
    case .object(let members):
      width = 4
      for member in members {
        let key = member.key.utf8.count + 4
        guard let inner = member.value.width(within: limit - width - key) else { return nil }
        width += key + inner + 2
      }
    }
    return width <= limit ? width : nil
  }
}
