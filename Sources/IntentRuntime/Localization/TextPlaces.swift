import AppManifest

/// Where the texts of string catalogues are written, for what is to be said about them.
///
/// It makes no difference to what the texts say, so that any two are equal.
struct TextPlaces: Equatable, Sendable {
  private struct Text {
    var source: JSONSource
    var node: LocatedJSON
  }

  /// By language, and by the text itself.
  private var texts: [String: [String: Text]] = [:]

  static func == (left: TextPlaces, right: TextPlaces) -> Bool { true }

  /// Remembers where a text is written. Of several places, the last counts.
  mutating func add(_ node: LocatedJSON, of language: String, in source: JSONSource) {
    guard let text = node.string else { return }
    texts[language, default: [:]][text] = Text(source: source, node: node)
  }

  mutating func merge(_ other: TextPlaces) {
    texts.merge(other.texts) { $0.merging($1) { $1 } }
  }

  /// The line and column of a text, or of a place in it. `nil`: it comes from no catalogue.
  ///
  /// - Complexity: O(*n*) in the bytes of the catalogue.
  func place(
    of text: String, in language: String, _ part: ManifestPath.Part
  ) -> Diagnostic.Place? {
    guard let found = texts[language]?[text] else { return nil }
    var offset = found.node.offset
    if case .text(let inText, _) = part {
      offset = found.source.offset(ofText: inText, in: found.node)
    }
    guard let position = found.source.positions(ofAscending: [offset]).first else { return nil }
    return .file(found.source.name, line: position.line, column: position.column)
  }
}
