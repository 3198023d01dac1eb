extension DeclarationText {
  /// A single variable: its name, its type, and how it comes by its value.
  struct Variable: Equatable {
    enum Source: Equatable {
      /// It is stored and given no value here.
      case stored
      /// It is stored and has one.
      case initialized
      case computed
      /// It is computed by a getter that has to be waited for.
      case awaited
    }

    var name: String
    var type: String
    var source: Source
    var isConstant: Bool
    var modifiers: Set<String>

    var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
  }

  /// The variable that this declaration is; `nil` for anything else, and without a type.
  var variable: Variable? {
    guard let keyword = tokens.indices.first(where: { tokens[$0].depth == 0 && isBinding($0) }),
      tokens.indices.contains(keyword + 3), tokens[keyword + 2].text == ":"
    else { return nil }
    let rest = tokens[(keyword + 3)...]
    let end = rest.firstIndex { $0.depth == 0 && ["=", "{"].contains($0.text) } ?? tokens.endIndex
    return Variable(
      name: tokens[keyword + 1].text, type: joined(rest[..<end]), source: source(tokens[end...]),
      isConstant: tokens[keyword].text == "let", modifiers: modifiers(before: keyword))
  }

  /// What follows the type tells where the value comes from.
  private func source(_ rest: ArraySlice<Token>) -> Variable.Source {
    guard let sign = rest.first else { return .stored }
    if sign.text == "=" { return .initialized }
    let body = rest.dropFirst()
    // Observers do not compute.
    if let first = body.first, ["willSet", "didSet"].contains(first.text) { return .stored }
    let isAwaited = body.indices.dropLast().contains { index in
      body[index].depth == 1 && body[index].text == "get" && body[index + 1].text == "async"
    }
    return isAwaited ? .awaited : .computed
  }

  /// The parts between commas that stand directly inside brackets of a certain depth; a comma
  /// between angle brackets belongs to a type.
  func parts(of tokens: ArraySlice<Token>, depth: Int) -> [ArraySlice<Token>] {
    var parts: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    var angles = 0
    for (index, token) in zip(tokens.indices, tokens) where token.depth == depth {
      if token.text == "<" { angles += 1 }
      if token.text == ">", index == start || tokens[index - 1].text != "-" { angles -= 1 }
      guard token.text == ",", angles <= 0 else { continue }
      parts.append(tokens[start..<index])
      start = index + 1
    }
    return parts + [tokens[start...]]
  }
}
