import AppManifest
import CommandIO

/// An utterance to route, with the situation that it is typed in.
struct UtteranceLine {
  var utterance: String
  /// `nil`: the command's language.
  var language: String?
  var context: [String: Value] = [:]
}

extension UtteranceLine {
  /// Reads a line of input: an utterance as it is, or JSON of an utterance, a language and a
  /// context.
  ///
  /// *`lights on` → the utterance; `{"utterance": "lights on", "context": {"area": "Den"}}` → the
  /// utterance with a context.*
  ///
  /// - Throws: A failure with the line's number if it begins with `{` and is not such an object.
  init(_ line: String, number: Int) throws(CommandFailure) {
    guard line.first == "{" else {
      self.init(utterance: line)
      return
    }
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
