import ArgumentParser
import Evaluation
import PhraseRouter
import REPL

/// `phrase-router route`
struct RouteUtterance: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route",
    abstract: "Decide what one utterance means.",
    discussion: """
      Prints the decision, the slots, and the question with its options if there is one. With \
      --json, one line whose keys are always the same and in the same order: decision, intent, \
      slots, options, prompt, confidence, template, microseconds. A slot's range counts Unicode \
      code points, end exclusive; a slot that is asked for has no value. Time aside, the same \
      utterance, app and language give the same bytes.

        phrase-router route "mark toy story as watched" --json
        phrase-router route "ich habe Dune gesehen" --language de --explain

      Exit codes: 0 for any decision, 65 the app has faults, 66 there is no such app.
      """)

  @Argument(help: "What was typed.")
  var utterance: String

  @Flag(help: "Print one line of JSON.")
  var json = false

  @Flag(help: "Say how the decision came about: tokens, candidates, lookups.")
  var explain = false

  @OptionGroup var options: AppOptions

  @Option(help: "When there are colours: auto, always or never.")
  var color: ColorMode = .auto

  func run() async throws {
    try await CommandFailure.reporting {
      let router = try options.router()
      let context = options.presentContext
      let answer = await answer(by: router, in: context)
      let explanation =
        explain ? router.explain(utterance, language: options.language, context: context) : nil
      if json {
        Output.line(answer.json(explanation: explanation).text(pretty: false))
      } else {
        show(answer, explanation: explanation)
      }
    }
  }

  /// Routes the utterance twice and times the second: the first opens what later ones share.
  private func answer(by router: Router, in context: [String: Value]) async -> Answer {
    let language = options.language
    _ = router.route(utterance, language: language, context: context)
    let start = MonotonicClock.now()
    let decision = router.route(utterance, language: language, context: context)
    let spent = MonotonicClock.now() - start
    let session = Session(router: router, language: language, context: context)
    return Answer(
      record: DecisionRecord(decision, manifest: router.manifest, language: language),
      turn: await session.send(utterance), microseconds: Double(spent) / 1000)
  }

  private func show(_ answer: Answer, explanation: Explanation?) {
    let isColored = color.isEnabled(isTerminal: StandardStream.outputIsTerminal)
    let text = DecisionText(palette: Palette(isEnabled: isColored))
    text.lines(record: answer.record, turn: answer.turn, microseconds: answer.microseconds)
      .forEach(Output.line)
    if let explanation { text.lines(explaining: explanation).forEach(Output.line) }
  }

  /// What an utterance comes to, and what is said about it.
  private struct Answer {
    var record: DecisionRecord
    var turn: Turn
    var microseconds: Double

    func json(explanation: Explanation?) -> LocatedJSON {
      let isQuestion = record.kind.outcome == .ask
      var members = record.json(prompt: isQuestion ? turn.message : nil)
      members.append(.init("microseconds", .number(microseconds.rounded(toPlaces: 3))))
      if let explanation { members.append(.init("explanation", explanation.json)) }
      return .object(members)
    }
  }
}

extension ColorMode: ExpressibleByArgument {}
