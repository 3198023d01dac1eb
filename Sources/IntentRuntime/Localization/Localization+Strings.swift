package import AppManifest
import Foundation

extension Localization {
  /// Adds a strings file (`.strings`): one table in one language, in UTF-8 or UTF-16.
  ///
  /// ```
  /// /* The title of an intent */
  /// "Mark film as watched" = "Film als gesehen markieren";
  /// ```
  ///
  /// - Throws: `DiagnosticError` with the place of the first fault; then nothing is added.
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func add(
    strings bytes: [UInt8], table: String, language: String
  ) throws(DiagnosticError) {
    var reader = StringsReader(Self.text(of: bytes), name: table + ".strings")
    for (key, text) in try reader.entries() {
      add([text], table: table, key: key, language: language)
    }
  }

  private static func text(of bytes: [UInt8]) -> String {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isWide, let text = String(data: Data(bytes), encoding: .utf16) { return text }
    return String(
      decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
  }
}

/// Reads pairs of strings, in the form that property lists had before XML.
private struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private let name: String
  private var place = 0

  init(_ text: String, name: String) {
    scalars = Array(text.unicodeScalars)
    self.name = name
  }

  mutating func entries() throws(DiagnosticError) -> [(key: String, text: String)] {
    var entries: [(String, String)] = []
    try skipSpace()
    while place < scalars.count {
      let key = try string()
      try expect("=")
      let text = try string()
      try expect(";")
      entries.append((key, text))
    }
    return entries
  }

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(DiagnosticError) {
    guard next == scalar else { throw fault("there is no \"\(scalar)\"", fix: "write one here") }
    place += 1
    try skipSpace()
  }

  /// A text in quotes, or a word without any.
  private mutating func string() throws(DiagnosticError) -> String {
    let text = next == "\"" ? try quoted() : word()
    guard let text else { throw fault("there is no text", fix: "write one in double quotes") }
    try skipSpace()
    return text
  }

  private mutating func word() -> String? {
    var text = String.UnicodeScalarView()
    while let scalar = next,
      scalar.properties.isAlphabetic || "0123456789_.-$:/".unicodeScalars.contains(scalar)
    {
      text.append(scalar)
      place += 1
    }
    return text.isEmpty ? nil : String(text)
  }

  private mutating func quoted() throws(DiagnosticError) -> String {
    let start = place
    place += 1
    var text = String.UnicodeScalarView()
    while let scalar = next {
      place += 1
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(escaped())
      default: text.append(scalar)
      }
    }
    place = start
    throw fault("the text is not closed", fix: "close it with \"")
  }

  private mutating func escaped() -> Unicode.Scalar {
    guard let scalar = next else { return "\\" }
    place += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u": return codePoint() ?? scalar
    default: return scalar
    }
  }

  /// Four hexadecimal digits. Those of a surrogate are no code point, and stand as they are.
  private mutating func codePoint() -> Unicode.Scalar? {
    let digits = String(String.UnicodeScalarView(scalars[place...].prefix(4)))
    guard digits.unicodeScalars.count == 4, let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    place += 4
    return scalar
  }

  private mutating func skipSpace() throws(DiagnosticError) {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        place += 1
      } else if scalars[place...].starts(with: "//".unicodeScalars) {
        place = scalars[place...].firstIndex { $0 == "\n" } ?? scalars.count
      } else if scalars[place...].starts(with: "/*".unicodeScalars) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(DiagnosticError) {
    var end = place + 2
    while end + 1 < scalars.count, scalars[end] != "*" || scalars[end + 1] != "/" { end += 1 }
    guard end + 1 < scalars.count else {
      throw fault("the comment is not closed", fix: "close it with */")
    }
    place = end + 2
  }

  private func fault(_ message: String, fix: String) -> DiagnosticError {
    let before = scalars[..<min(place, scalars.count)]
    let place = Diagnostic.Place.file(
      name, line: before.count { $0 == "\n" } + 1,
      column: before.count - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0) + 1)
    return DiagnosticError([Diagnostic(.error, at: place, message, fix: fix)])
  }
}
