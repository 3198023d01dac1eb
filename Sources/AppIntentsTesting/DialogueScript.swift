/// A dialogue as a text: what the person types after `U:`, and what is expected of it below.
struct DialogueScript {
  /// One thing that the person types, with the lines that are expected to follow.
  struct Turn {
    /// Where it stands in the script, counted from 1.
    let line: Int
    let typed: String
    /// What is expected to be said. `nil`: it is not looked at.
    var message: String?
    /// The options that are expected, as they are written. `nil`: they are not looked at.
    var options: [String]?
    /// What is expected to happen. `nil`: it is not looked at.
    var outcome: ExpectedOutcome?
    /// All that is expected, as it is written.
    var lines: [String] = []
  }

  private(set) var turns: [Turn] = []

  /// Reads a script.
  ///
  /// - Throws: ``ScriptFault`` at the first line that is none of a script.
  init(_ text: String) throws(ScriptFault) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      try read(line.trimmed, at: number)
    }
    guard !turns.isEmpty else { throw ScriptFault(line: 1, "a script needs a line “U: …”") }
  }

  private mutating func read(_ line: Substring, at number: Int) throws(ScriptFault) {
    if line.isEmpty || line.hasPrefix("#") { return }
    if let typed = line.content(after: "U:") {
      turns.append(Turn(line: number, typed: typed))
      return
    }
    guard !turns.isEmpty else {
      throw ScriptFault(line: number, "nobody has typed anything yet: write “U: …” first")
    }
    let last = turns.count - 1
    if let said = line.content(after: "S:") {
      guard turns[last].message == nil else {
        throw ScriptFault(line: number, "there is one answer to what is typed")
      }
      turns[last].message = said
    } else if let outcome = line.content(after: "=") {
      turns[last].outcome = try ExpectedOutcome(outcome, line: number)
    } else if line == "…" || line.isOption {
      turns[last].options = (turns[last].options ?? []) + [String(line)]
    } else if turns[last].message != nil, turns[last].options == nil, turns[last].outcome == nil {
      turns[last].message?.append("\n" + line)
    } else {
      throw ScriptFault(
        line: number, "a line starts with “U:”, “S:”, “=”, “#” or the number of an option")
    }
    turns[last].lines.append(String(line))
  }
}

/// Something in a script that cannot be read.
public struct ScriptFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line of the script, counted from 1.
  public let line: Int
  /// What is wrong with it.
  public let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  /// The line and what is wrong with it.
  public var description: String { "line \(line) of the script: \(message)" }
}

/// What is expected to happen, as a line after `=` says it.
struct ExpectedOutcome {
  let kind: PlayedTurn.Outcome
  /// The intent, or for questions the parameter. `nil`: any.
  let subject: String?
  let arguments: [(name: String, text: String)]

  init(_ text: String, line: Int) throws(ScriptFault) {
    var words = try Self.words(of: text, line: line)
    guard let first = words.first, let kind = PlayedTurn.Outcome(rawValue: first) else {
      let known = PlayedTurn.Outcome.allCases.map(\.rawValue).joined(separator: ", ")
      throw ScriptFault(line: line, "after “=” stands one of \(known)")
    }
    self.kind = kind
    words.removeFirst()
    subject = words.first { !$0.contains("=") }
    if subject != nil { words.removeFirst() }
    var arguments: [(String, String)] = []
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals > word.startIndex else {
        throw ScriptFault(line: line, "“\(word)” is not of the form name=value")
      }
      arguments.append((String(word[..<equals]), String(word[word.index(after: equals)...])))
    }
    self.arguments = arguments
  }

  /// The words of a text; what stands in quotes is one, or part of one.
  private static func words(of text: String, line: Int) throws(ScriptFault) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character.isWhitespace, !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else { throw ScriptFault(line: line, "a quote is not closed") }
    return words + [word].compactMap { $0 }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }

  fileprivate func content(after mark: String) -> String? {
    hasPrefix(mark) ? String(dropFirst(mark.count).trimmed) : nil
  }

  /// `1 Toy Story (1995)`
  fileprivate var isOption: Bool {
    let number = prefix { $0.isASCII && $0.isNumber }
    return !number.isEmpty && dropFirst(number.count).first == " "
  }
}
