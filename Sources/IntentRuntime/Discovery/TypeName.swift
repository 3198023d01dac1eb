/// The name of a type as it is declared: `FilmTracker.FilmQuery.Filter`.
///
/// Unlike `String(reflecting:)` it is the same on every run: for private types, and for types in
/// functions, that text has an address in it.
package struct TypeName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The module, the enclosing types and the type's own name.
  package let parts: [Substring]

  package init(_ type: Any.Type) {
    // `String(reflecting:)` gives the same, but first looks for a description of the metatype's own
    // in all conformances of the process, for each type anew.
    self.init(reflected: _typeName(type, qualified: true))
  }

  /// Reads a name as `String(reflecting:)` writes it.
  ///
  /// `App.(unknown context at $7f21).Note` → `App.Note`, and for a type that one module adds to
  /// another's, `(extension in App):Library.Notes.Note` → `App.Notes.Note`.
  init(reflected: String) {
    let parts = Self.parts(of: reflected).filter { !$0.hasPrefix("(unknown context at ") }
    guard let first = parts.first, first.hasPrefix("(extension in "),
      let end = first.firstIndex(of: ")")
    else {
      self.parts = parts
      return
    }
    self.parts = [first[..<end].dropFirst("(extension in ".count)] + parts.dropFirst()
  }

  /// The parts between the dots that stand in no brackets.
  private static func parts(of reflected: String) -> [Substring] {
    var parts: [Substring] = []
    var start = reflected.startIndex
    var depth = 0
    for index in reflected.indices {
      switch reflected[index] {
      case "(", "<": depth += 1
      case ")", ">": depth -= 1
      case "." where depth == 0:
        parts.append(reflected[start..<index])
        start = reflected.index(after: index)
      default: break
      }
    }
    parts.append(reflected[start...])
    return parts
  }

  /// The module.
  package var module: Substring { parts.first ?? "" }

  /// The module and the enclosing types: where other types have to stand to belong with this one.
  package var scope: [Substring] { parts.dropLast() }

  /// The type's own name, without what it is nested in.
  package var own: String { parts.last.map(String.init) ?? "" }

  /// The name with dots.
  package var description: String { parts.joined(separator: ".") }

  package static func < (lhs: TypeName, rhs: TypeName) -> Bool {
    lhs.parts.lexicographicallyPrecedes(rhs.parts)
  }
}
