import AppManifest
import ArgumentParser
import CommandIO
import Evaluation
import PhraseRouter
import REPL

/// `phrase-router route`
struct RouteUtterance: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "route",
    abstract: "Decide what an utterance means.",
    discussion: """
      Prints the decision, the slots, and the question with its options if there is one. With \
      --json, one line whose keys are always the same and in the same order: decision, intent, \
      slots, options, prompt, confidence, template, response, metadata, microseconds. A slot's \
      range counts Unicode code points, end exclusive; a slot that is asked for has no value. \
      Time aside, the same utterance, app and language give the same bytes.

        phrase-router route "mark toy story as watched" --json
        phrase-router route "ich habe Dune gesehen" --language de --explain

      For "-", utterances are read from standard input, one a line, and answered one by one. With \
      --json-lines, each line is JSON: an utterance, with its language and context if need be.

        phrase-router route - --json < utterances.txt
        phrase-router route - --json --echo < utterances.txt > log.jsonl
        echo '{"utterance": "lights on", "context": {"area": "Den"}}' \
          | phrase-router route - --json-lines

      Exit codes: 0 for any decision, 65 the app or a line has faults, 66 there is no such app.
      """)

  @Argument(help: "What was typed, or - for lines of standard input.")
  var utterance: String

  @Flag(help: "Print one line of JSON.")
  var json = false

  @Flag(help: "Read lines of standard input as JSON.")
  var jsonLines = false

  @Flag(help: "Let each line of JSON begin with the utterance and its language, as a log.")
  var echo = false

  @Flag(help: "Say how the decision came about: tokens, candidates, lookups.")
  var explain = false

  @OptionGroup var options: AppOptions

  @Option(help: "When there are colours: auto, always or never.")
  var color: ColorMode = .auto

  func run() async throws {
    try await CommandFailure.reporting {
      let router = try options.router()
      guard utterance == "-" else {
        return await answer(
          UtteranceLine(
            utterance: utterance, language: options.language, context: options.presentContext),
          by: router)
      }
      try await answerLines(by: router)
    }
  }

  private func answerLines(by router: Router) async throws {
    var reader = PipeLineReader()
    var number = 0
    while true {
      let line = reader.next()
      if line == .end { return }
      number += 1
      let asked = try UtteranceLine(line, number: number, isJSON: jsonLines)
      await answer(
        asked.filling(language: options.language, context: options.presentContext), by: router)
    }
  }

  private func answer(_ asked: UtteranceLine, by router: Router) async {
    let answer = await decide(asked, by: router)
    let explanation =
      explain
      ? router.explain(asked.utterance, language: asked.language, context: asked.context) : nil
    if json {
      let head = echo ? head(of: asked) : []
      let members = answer.json(explanation: explanation)
      Output.line(LocatedJSON.object(head + members).text(pretty: false))
    } else {
      show(answer, explanation: explanation)
    }
  }

  /// What was asked, so that a line says by itself what it answers.
  private func head(of asked: UtteranceLine) -> [LocatedJSON.Member] {
    [
      .init("utterance", .string(asked.utterance)), .init("language", .optional(asked.language)),
    ]
  }

  /// Routes the utterance twice and times the second: the first opens what later ones share.
  private func decide(_ asked: UtteranceLine, by router: Router) async -> Answer {
    let (utterance, language, context) = (asked.utterance, asked.language, asked.context)
    _ = router.route(utterance, language: language, context: context)
    let start = MonotonicClock.now()
    let decision = router.route(utterance, language: language, context: context)
    let spent = MonotonicClock.now() - start
    let session = Session(
      router: router, language: language, context: context,
      options: SessionOptions(waitsForLearning: true))
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

    func json(explanation: Explanation?) -> [LocatedJSON.Member] {
      let isQuestion = record.kind.outcome == .ask
      var members = record.json(prompt: isQuestion ? turn.message : nil)
      members.append(.init("microseconds", .number(microseconds.rounded(toPlaces: 3))))
      if let explanation { members.append(.init("explanation", explanation.json)) }
      return members
    }
  }
}

extension ColorMode: ExpressibleByArgument {}
