/// A declaration as its words and signs, without comments and with strings as one word.
///
/// This is all the reading that the macros need: which members there are, what they are called,
/// and where their types end.
struct DeclarationText {
  struct Token: Equatable {
    var text: String
    /// How many brackets are open around it; an opening bracket counts itself out.
    var depth: Int
    /// Whether a blank or a comment stands in front of it.
    var isSpaced: Bool
  }

  private(set) var tokens: [Token] = []

  /// - Complexity: linear in the length of the source.
  init(_ source: String) {
    var reader = TokenReader(source)
    while let token = reader.next() { tokens.append(token) }
  }

  /// The attributes in front: `@Parameter(title: "Film") var film` → `["Parameter"]`.
  var attributes: [String] {
    tokens.indices.dropLast().compactMap { index in
      tokens[index].text == "@" && tokens[index].depth == 0 ? tokens[index + 1].text : nil
    }
  }

  /// Whether an instance member with a name is declared directly inside.
  func hasMember(_ name: String) -> Bool {
    tokens.indices.dropLast().contains { index in
      tokens[index].depth == 1 && isBinding(index) && tokens[index + 1].text == name
        && !isStatic(index)
    }
  }

  /// Whether there is a word outside all brackets.
  func hasWord(_ word: String) -> Bool {
    tokens.contains { $0.depth == 0 && $0.text == word }
  }

  /// The name after `struct`, `enum` and the like.
  var typeName: String? {
    let keywords = ["struct", "class", "enum", "actor"]
    let index = tokens.firstIndex { $0.depth == 0 && keywords.contains($0.text) }
    return index.flatMap { tokens.indices.contains($0 + 1) ? tokens[$0 + 1].text : nil }
  }

  /// The tokens as source again; a comment becomes a blank.
  func joined(_ tokens: ArraySlice<Token>) -> String {
    tokens.reduce(into: "") { result, token in
      if token.isSpaced, !result.isEmpty { result += " " }
      result += token.text
    }
  }

  /// Whether a token begins a variable or a constant.
  func isBinding(_ index: Int) -> Bool { ["let", "var"].contains(tokens[index].text) }

  /// Whether what a keyword declares belongs to the type.
  func isStatic(_ keyword: Int) -> Bool {
    !modifiers(before: keyword).isDisjoint(with: ["static", "class"])
  }

  /// The words in front of a keyword that belong to it: `public private(set) static` without
  /// what is in brackets.
  func modifiers(before keyword: Int) -> Set<String> {
    let level = tokens[keyword].depth
    var found: Set<String> = []
    for token in tokens[..<keyword].reversed() {
      if token.depth > level || ["(", ")"].contains(token.text) { continue }
      guard Self.modifiers.contains(token.text), token.depth == level else { break }
      found.insert(token.text)
    }
    return found
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final",
    "lazy", "weak", "unowned", "nonisolated", "override", "dynamic", "required",
  ]
}
