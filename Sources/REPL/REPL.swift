import Evaluation
package import PhraseRouter
import TextAnalysis

/// A conversation with an app at a terminal, or through a pipe.
///
/// Any app that has a router can open one:
///
///     var repl = REPL(router: router, reader: PipeLineReader())
///     await repl.run()
package struct REPL {
  let router: Router
  let palette: Palette
  let write: (String) -> Void
  var reader: any LineReader
  var language: String
  var context: [String: Value]
  var session: Session
  var recorder: DialogueRecorder?
  /// The last line that was an utterance.
  var lastUtterance: String?

  /// - Parameters:
  ///   - reader: Where lines come from.
  ///   - language: A language of the manifest. `nil`: its default.
  ///   - context: Facts that templates can require or exclude.
  ///   - write: Takes whole lines, without their ends.
  package init(
    router: Router, reader: any LineReader, language: String? = nil,
    context: [String: Value] = [:], palette: Palette = Palette(isEnabled: false),
    write: @escaping (String) -> Void = { print($0) }
  ) {
    self.router = router
    self.reader = reader
    self.palette = palette
    self.write = write
    self.language = language ?? router.manifest.defaultLanguage
    self.context = context
    session = Session(router: router, language: self.language, context: context)
  }

  /// What stands before what is typed.
  package static let prompt = "> "

  /// Answers line after line, until there are no more or one says `:quit`.
  package mutating func run() async {
    greet()
    while true {
      switch reader.next() {
      case .end: return
      case .tooLong: refuse("That line is too long. An utterance is a sentence or two.")
      case .notUTF8: refuse("That line is not UTF-8 text.")
      case .text(let line):
        if reader.needsEcho { write(Self.prompt + TerminalSafety.escape(line)) }
        if let command = REPLCommand(line) {
          if command == .quit { return }
          obey(command)
        } else if line.contains(where: { !$0.isWhitespace }) {
          await answer(line)
        }
      }
    }
  }

  private func greet() {
    let manifest = router.manifest
    let name = manifest.text(of: manifest.app.name, language: language) ?? manifest.app.id
    let others = manifest.languages.filter { $0 != language }
    let also = others.isEmpty ? "" : " (also: \(others.joined(separator: ", ")))"
    say("\(name), in \(language)\(also). Type an utterance, or :help.")
  }

  private mutating func answer(_ utterance: String) async {
    lastUtterance = utterance
    let start = MonotonicClock.now()
    let turn = await session.send(utterance)
    let microseconds = Double(MonotonicClock.now() - start) / 1000
    let record = turn.decision.map {
      DecisionRecord($0, manifest: router.manifest, language: language)
    }
    DecisionText(palette: palette).lines(record: record, turn: turn, microseconds: microseconds)
      .forEach(write)
    if let recorder, !recorder.append(user: utterance, turn: turn) {
      refuse("The recording could not be written, and ends here.")
      self.recorder = nil
    }
  }

  /// Says something that may hold text from outside.
  func say(_ text: String) { write(palette.paint(TerminalSafety.escape(text), .quiet)) }

  func refuse(_ text: String) { write(palette.paint(TerminalSafety.escape(text), .reject)) }
}
