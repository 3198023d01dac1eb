package import AppManifest

/// An utterance, and the intent that it means.
///
/// *"add milk to my list", en → AddItem, item = "milk"*
package struct LabelledExample: Equatable, Sendable {
  package var utterance: String
  /// Its language. `nil`: the app's default.
  package var language: String?
  /// What it means. `nil`: nothing of the app.
  package var intent: String?
  /// The text of its arguments, by name.
  package var slots: [String: String]
  /// The line of its file.
  package var line: Int

  package init(
    utterance: String, language: String? = nil, intent: String?, slots: [String: String] = [:],
    line: Int = 1
  ) {
    self.utterance = utterance
    self.language = language
    self.intent = intent
    self.slots = slots
    self.line = line
  }
}

/// The examples of a file, and what is odd about it.
package struct ExampleSet: Equatable, Sendable {
  package var examples: [LabelledExample] = []
  package var warnings: [Diagnostic] = []

  package init(examples: [LabelledExample] = [], warnings: [Diagnostic] = []) {
    self.examples = examples
    self.warnings = warnings
  }
}

/// In which form a file holds examples.
package enum ExampleFormat: String, CaseIterable, Sendable {
  /// Rasa's training data: YAML with `nlu`, `intent` and `examples`.
  case rasa
  /// Snips' data sets: JSON with `intents`, `utterances` and `data`.
  case snips
  /// Alexa's interaction models: JSON with `interactionModel`, `languageModel`, `intents`.
  case alexa
  /// A word a line with its tag (`B-…`, `I-…`, `O`), sentences apart by blank lines.
  case conll
}

extension ExampleSet {
  /// The largest file that is read.
  package static let maximumBytes = 64 << 20

  /// Reads a file of another tool's format.
  ///
  /// - Parameters:
  ///   - name: What the places of faults name.
  ///   - language: The language of examples that say none.
  /// - Throws: ``DiagnosticError`` with every fault of the file, each with line and column.
  package init(
    _ bytes: [UInt8], name: String, format: ExampleFormat, language: String? = nil
  ) throws(DiagnosticError) {
    let log = FaultLog(JSONSource(name: name, bytes: bytes))
    guard bytes.count <= Self.maximumBytes else {
      log.error(at: 0, "the file is larger than 64 MiB", fix: "split it")
      throw DiagnosticError(log.located())
    }
    let examples =
      switch format {
      case .rasa: RasaReader(log).examples()
      case .snips: SnipsReader(log).examples()
      case .alexa: AlexaReader(log).examples()
      case .conll: TaggedReader(log).examples()
      }
    let diagnostics = log.located()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw DiagnosticError(diagnostics)
    }
    self.init(examples: Self.located(examples, in: log.source), warnings: diagnostics)
    for place in self.examples.indices {
      self.examples[place].language = self.examples[place].language ?? language
    }
  }

  /// The examples with the lines of the bytes that readers leave in their place.
  ///
  /// - Complexity: O(*n* log *n*): readers do not count lines for each example anew.
  static func located(_ examples: [LabelledExample], in source: JSONSource) -> [LabelledExample] {
    let order = examples.indices.sorted { examples[$0].line < examples[$1].line }
    let positions = source.positions(ofAscending: order.map { examples[$0].line })
    var located = examples
    for (place, position) in zip(order, positions) { located[place].line = position.line }
    return located
  }
}

extension JSONSource {
  /// The tree of a JSON document, or `nil` where it is none, which is logged.
  func jsonTree(_ log: FaultLog) -> LocatedJSON? {
    var reader = JSONReader(bytes)
    do throws(JSONFault) {
      let tree = try reader.document()
      reader.duplicates.forEach(log.add)
      return tree
    } catch {
      log.add(error)
      return nil
    }
  }
}
