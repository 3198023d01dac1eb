package import PhraseRouter
import TextAnalysis

/// A conversation with an app at a terminal, or through a pipe.
///
/// Any app that has a router can open one:
///
///     var repl = REPL(router: router, reader: PipeLineReader())
///     await repl.run()
///
/// An app whose actions run says how a conversation with it is begun.
package struct REPL {
  let router: Router
  let palette: Palette
  let write: (String) -> Void
  /// Whether lines that begin with a colon speak to the REPL. They do at a terminal; what comes
  /// through a pipe is data, and never control unless it is asked for.
  let takesCommands: Bool
  /// Whether what was decided is shown beside what is said, with its time.
  var showsDecisions: Bool
  var reader: any LineReader
  var language: String
  var context: [String: Value]
  let begin: Beginning
  var conversation: any Conversation
  var recorder: DialogueRecorder?
  /// The last line that was an utterance.
  var lastUtterance: String?
  /// What the tab key offers, where there is one.
  private var completion: LineCompletion?

  /// Begins a conversation in a language, with facts that templates can require or exclude.
  package typealias Beginning = (_ language: String, _ context: [String: Value]) -> any Conversation

  /// - Parameters:
  ///   - reader: Where lines come from.
  ///   - language: A language of the manifest. `nil`: its default.
  ///   - context: Facts that templates can require or exclude.
  ///   - write: Takes whole lines, without their ends.
  ///   - takesCommands: Whether lines that begin with a colon are commands. `nil`: where a person
  ///     types them, and not where they come through a pipe.
  ///   - isQuiet: Whether only what is said and offered is shown, until `:trace` shows what was
  ///     decided as well.
  ///   - begin: Begins a conversation. By default with a session that decides.
  package init(
    router: Router, reader: any LineReader, language: String? = nil,
    context: [String: Value] = [:], palette: Palette = Palette(isEnabled: false),
    write: @escaping (String) -> Void = { StandardStream.writeLine($0) },
    takesCommands: Bool? = nil, isQuiet: Bool = false, begin: Beginning? = nil
  ) {
    self.router = router
    self.reader = reader
    self.palette = palette
    self.write = write
    self.takesCommands = takesCommands ?? !reader.needsEcho
    showsDecisions = !isQuiet
    self.language = language ?? router.manifest.defaultLanguage
    self.context = context
    let begin =
      begin ?? {
        Session(
          router: router, language: $0, context: $1,
          options: SessionOptions(waitsForLearning: true))
      }
    self.begin = begin
    conversation = begin(self.language, context)
  }

  /// What stands before what is typed.
  package static let prompt = "> "

  /// Answers line after line, until there are no more, one says `:quit`, or the answers cannot be
  /// written.
  package mutating func run() async {
    greet()
    prepareCompletion()
    let start = ContinuousClock.now
    if let opening = await conversation.opening() { show(opening, since: start) }
    while StandardStream.outputFailure == nil {
      switch reader.next() {
      case .end:
        // Control-D leaves the cursor behind the prompt.
        if !reader.needsEcho { write("") }
        return
      case .tooLong: refuse("That line is too long. An utterance is a sentence or two.")
      case .notUTF8: refuse("That line is not UTF-8 text.")
      case .text(let line):
        if reader.needsEcho { write(Self.prompt + TerminalSafety.escape(line)) }
        if takesCommands, let command = REPLCommand(line) {
          if command == .quit { return }
          obey(command)
        } else if line.contains(where: { !$0.isWhitespace }) {
          await answer(line)
        }
      }
    }
  }

  /// Lets the tab key offer what can be said in the language. Nothing is prepared for a pipe.
  mutating func prepareCompletion() {
    guard !reader.needsEcho else { return }
    let completion = LineCompletion(manifest: router.manifest, language: language)
    self.completion = completion
    reader.complete(with: completion)
  }

  private mutating func offer(_ turn: Turn) {
    guard var completion else { return }
    completion.options = turn.isOpen ? turn.options.map(\.title) : []
    reader.complete(with: completion)
  }

  private func greet() {
    let manifest = router.manifest
    let name = manifest.text(of: manifest.app.name, language: language) ?? manifest.app.id
    let others = manifest.languages.filter { $0 != language }
    let also = others.isEmpty ? "" : " (also: \(others.joined(separator: ", ")))"
    say("\(name), in \(language)\(also). Type an utterance\(takesCommands ? ", or :help" : "").")
    if !reader.needsEcho { suggest() }
  }

  /// Shows a person three things to try.
  func suggest() {
    let sentences = PhraseBook.suggestions(for: router.manifest, language: language)
    if !sentences.isEmpty { say("Try: " + sentences.map { "“\($0)”" }.joined(separator: ", ")) }
  }

  private mutating func answer(_ utterance: String) async {
    lastUtterance = utterance
    let start = ContinuousClock.now
    let reply = await reply(to: utterance)
    show(reply, since: start)
    if let recorder, !recorder.append(user: utterance, turn: reply.turn) {
      refuse("The recording could not be written, and ends here.")
      self.recorder = nil
    }
  }

  /// What the conversation says. At a terminal, Control-C ends the turn; through a pipe it ends the
  /// program, to which no one types.
  private func reply(to utterance: String) async -> ConversationTurn {
    let conversation = conversation
    guard !reader.needsEcho else { return await conversation.reply(to: utterance) }
    return await Interrupt.cancelling { await conversation.reply(to: utterance) }
  }

  private mutating func show(_ reply: ConversationTurn, since start: ContinuousClock.Instant) {
    offer(reply.turn)
    let microseconds = start.duration(to: .now) / .microseconds(1)
    let record = reply.turn.decision.map {
      DecisionRecord($0, manifest: router.manifest, language: language)
    }
    DecisionText(palette: palette)
      .lines(
        record: record, turn: reply.turn, label: reply.label, microseconds: microseconds,
        isQuiet: !showsDecisions
      ).forEach(write)
    reply.notes.forEach(say)
  }

  /// Says something that may hold text from outside.
  func say(_ text: String) { write(palette.paint(TerminalSafety.escape(text), .quiet)) }

  func refuse(_ text: String) { write(palette.paint(TerminalSafety.escape(text), .reject)) }
}
