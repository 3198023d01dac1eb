import AppManifest
import CommandIO
import REPL

/// An utterance to route, with the situation that it is typed in.
struct UtteranceLine {
  var utterance: String
  /// `nil`: the command's language.
  var language: String?
  var context: [String: Value] = [:]
}

extension UtteranceLine {
  /// Reads a line of input: an utterance as it is, whatever is in it.
  ///
  /// A line that is too long, or not UTF-8, is answered as any other, so that there is an answer for
  /// each line: a text that is too long stands for it, or one that means nothing.
  ///
  /// - Parameter isJSON: True for JSON of an utterance, a language and a context: `{"utterance":
  ///   "lights on", "context": {"area": "Den"}}`.
  /// - Throws: A failure with the line's number if it should be such an object and is not.
  init(_ line: TypedLine, number: Int, isJSON: Bool) throws(CommandFailure) {
    switch line {
    case .text(let text) where isJSON: try self.init(json: text, number: number)
    case .text(let text): self.init(utterance: text)
    case .tooLong, .notUTF8, .end:
      guard !isJSON else {
        throw CommandFailure(
          .badData, "standard input:\(number): the line is longer than 64 KiB, or not UTF-8")
      }
      let stand = line == .tooLong ? String(repeating: "\u{FFFD}", count: 8192) : "\u{FFFD}"
      self.init(utterance: stand)
    }
  }

  private init(json line: String, number: Int) throws(CommandFailure) {
    let log = FaultLog(JSONSource(name: "standard input:\(number)", bytes: Array(line.utf8)))
    if let tree = log.source.tree(log) { self.init(tree, log) } else { self.init(utterance: "") }
    let errors = log.located().filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw CommandFailure(.badData, DiagnosticError(errors).description)
    }
  }

  private init(_ tree: LocatedJSON, _ log: FaultLog) {
    let reader = FormReader(log: log)
    let fields = reader.fields(of: tree, keys: nil, "a line")
    if let fields, fields["utterance"] == nil {
      log.error(at: fields.offset, "a line has no \"utterance\"", fix: "write what is typed")
    }
    self.init(
      utterance: fields?.string("utterance") ?? "", language: fields?.optionalString("language"),
      context: fields?.values("context") ?? [:])
  }

  /// The line with a language where it has none, and with facts that it does not give itself.
  func filling(language: String?, context: [String: Value]) -> UtteranceLine {
    UtteranceLine(
      utterance: utterance, language: self.language ?? language,
      context: context.merging(self.context) { $1 })
  }
}
