import ArgumentParser
import CommandIO
import Evaluation
import Foundation
import PhraseRouter

/// `phrase-router sample`
struct SampleUtterances: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Draw utterances from an app's templates, with what they mean, as a corpus.",
    discussion: """
      Intents take turns, then their shortcuts or blocks, then the templates of those, and inside \
      a template the branches of every choice and the values of every list: all come once before \
      any comes again. So a template with a million expansions is drawn as often as one with two. \
      Wildcards are filled with everyday words of the language, entities and values from the \
      app's catalogues, numbers in digits and in words. A fact that a template requires is in the \
      row's context. The same app, options and seed give the same bytes.

        phrase-router sample --count 20
        phrase-router sample --app home.json --intent HassTurnOn --seed 7 -o corpus.jsonl
        phrase-router eval --app home.json corpus.jsonl

      A row expects what its utterance was drawn from. If the app has to ask which of several \
      things or actions is meant, and what was drawn is among them, the row expects that question. \
      If the same words mean something else first, or nothing matches them, the row is left out \
      and counted; --ambiguous keeps it, with the expectation of what it was drawn from and with \
      'why' saying what the app makes of it ('eval' then fails on it). No utterance comes twice; \
      an app that has fewer than wanted gives fewer, and says so.

      Exit codes: 0 drawn, 65 the app has faults or no such intent, language or template, 66 there \
      is no such app, 73 the corpus cannot be written.
      """)

  @OptionGroup var options: AppOptions

  @Option(
    name: .customLong("intent"), parsing: .singleValue,
    help: ArgumentHelp("Draw this intent only. May be repeated.", valueName: "name"))
  var intents: [String] = []

  @Option(help: "How many utterances to draw.")
  var count = 100

  @Option(help: "The seed of the draws.")
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("Fill wildcards with the lines of this file instead.", valueName: "file"))
  var words: String?

  @Flag(help: "Keep rows that the app understands otherwise, or not at all.")
  var ambiguous = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write the corpus to this file ('-': print it).", valueName: "file"))
  var output = "-"

  static let maximumCount = 1_000_000

  func validate() throws {
    guard (1...Self.maximumCount).contains(count) else {
      throw ValidationError("--count is a number from 1 to 1,000,000")
    }
  }

  func run() async throws {
    try await CommandFailure.reporting {
      let router = try options.router()
      var sampler = try sampler(of: router)
      let drawn = sampler.draw(count, progress: Output.progress)
      report(drawn)
      let lines = drawn.rows.map { $0.json.text(pretty: false) }
      guard !lines.isEmpty else {
        throw CommandFailure(.badData, "no utterance could be drawn as the app understands it")
      }
      try Output.file(output, lines.joined(separator: "\n"))
    }
  }

  private func sampler(of router: Router) throws(CommandFailure) -> CorpusSampler {
    let manifest = router.manifest
    let known = Set(manifest.intents.map(\.name))
    for intent in intents where !known.contains(intent) {
      let near = known.sorted().prefix(20).joined(separator: ", ")
      let more = known.count > 20 ? ", …" : ""
      throw CommandFailure(
        .badData, "the app has no intent '\(intent)'; it has \(near)\(more)")
    }
    let language = options.language ?? manifest.defaultLanguage
    let sampler = CorpusSampler(
      router: router, language: language, intents: intents.isEmpty ? nil : Set(intents),
      context: options.context, words: try wordList(), seed: seed, keepsAmbiguous: ambiguous)
    guard sampler.hasTemplates else {
      let ofIntents = intents.isEmpty ? "" : " for \(intents.joined(separator: ", "))"
      throw CommandFailure(.badData, "the app has no templates in '\(language)'\(ofIntents)")
    }
    return sampler
  }

  /// The most bytes of a list of words.
  private static let maximumWordBytes = 16 << 20

  private func wordList() throws(CommandFailure) -> [String]? {
    guard let words else { return nil }
    guard let data = FileManager.default.contents(atPath: words) else {
      throw CommandFailure(.noInput, "\(words): no such file")
    }
    guard data.count <= Self.maximumWordBytes, let text = String(data: data, encoding: .utf8) else {
      throw CommandFailure(.badData, "\(words): not valid UTF-8, or larger than 16 MiB")
    }
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
    guard !lines.isEmpty else { throw CommandFailure(.badData, "\(words): holds no words") }
    return lines
  }

  /// Says what was left out, and what there was too little of.
  private func report(_ drawn: CorpusSampler.Result) {
    let verb = ambiguous ? "kept" : "left out"
    if drawn.ambiguous > 0 {
      Output.complain("\(verb) \(drawn.ambiguous) that mean something else first")
    }
    if drawn.unmatched > 0 { Output.complain("\(verb) \(drawn.unmatched) that nothing matches") }
    if let row = drawn.firstLeftOut {
      Output.complain("  such as “\(row.row.utterance)”: \(row.why ?? "")")
    }
    if drawn.fruitless > 0 { Output.complain("\(drawn.fruitless) draws came to a dead end") }
    if drawn.rows.count < count {
      let found = Output.count(drawn.rows.count, "utterance")
      Output.complain("drew \(found) of the \(count) wanted: no others were found")
    }
  }
}
