import AppManifest
import ArgumentParser
import CommandIO
import Evaluation
import ExampleSets
import Foundation
import PhraseRouter
import REPL

/// `phrase-router learn`
struct LearnExamples: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Turn what was not understood into examples.",
    discussion: """
      Reads recorded conversations: what ':record FILE' wrote in the REPL, or JSON Lines as \
      'route - --json --echo' answers them. Utterances that were rejected, or asked about as a \
      whole, are proposed as examples of what they mean: what their author said yes to, took among \
      others, or then said in other words; else what the app's ranker holds likeliest.

        phrase-router learn talk.yaml --app MyApp
        phrase-router learn talk.yaml --app MyApp --accept-all

      Each proposal is asked about. With --accept-all, those are accepted of which their author has \
      said what they mean, and no others: what is only guessed wants a person.

      Examples are appended to examples.jsonl beside the app's manifest, an utterance a line with \
      its language and intent; an intent of null means nothing of the app. With --manifest they are \
      written into the manifest, as 'examples' of its intents.

      Exit codes: 0 done, though nothing may have been accepted; 65 a file has faults; 66 a file is \
      not there; 73 the examples cannot be written.
      """)

  @Argument(help: "Recorded conversations.")
  var logs: [String]

  @OptionGroup var options: AppOptions

  @Flag(help: "Accept all of which their author has said what they mean.")
  var acceptAll = false

  @Flag(help: "Write into the manifest, and not into a file beside it.")
  var manifest = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The file of examples (default: examples.jsonl beside the manifest).", valueName: "file"))
  var output: String?

  func validate() throws {
    if logs.isEmpty { throw ValidationError("name a recorded conversation") }
    if manifest, output != nil { throw ValidationError("give --manifest or --output, not both") }
  }

  func run() async throws {
    try await CommandFailure.reporting {
      let router = try options.router()
      let file = try file()
      let known = try Self.examples(in: file)
      var proposals: [LearningProposal] = []
      for path in logs { proposals += try ConversationLog(path: path).proposals }
      let asked = proposals.worthAsking(of: router, knowing: known)
      let accepted = acceptAll ? LearningDialogue.acceptAll(asked) : dialogue(asked, router)
      let written = manifest ? try teach(accepted, router) : accepted
      try append(written, to: file)
      let left = asked.count - accepted.count
      Output.line(
        "\(Output.count(accepted.count, "example")) accepted"
          + (left > 0 ? ", \(Output.count(left, "proposal")) left" : "") + ".")
    }
  }

  private func dialogue(_ proposals: [LearningProposal], _ router: Router) -> [LabelledExample] {
    guard !proposals.isEmpty else { return [] }
    var reader: any LineReader =
      StandardStream.inputIsTerminal
      ? EditLineReader(prompt: REPL.prompt, historyFile: nil) : PipeLineReader()
    return LearningDialogue(
      manifest: router.manifest,
      read: {
        while true {
          switch reader.next() {
          case .text(let line): return line
          case .tooLong, .notUTF8: continue
          case .end: return nil
          }
        }
      }, write: Output.line
    ).accept(proposals)
  }

  /// Where the examples are kept.
  private func file() throws -> String {
    if let output { return output }
    return try folder() + "/examples.jsonl"
  }

  /// The folder of the app's manifest.
  private func folder() throws -> String {
    let path = try options.path()
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return path
    }
    guard path.hasSuffix(".json") else {
      throw CommandFailure(.badData, "\(path): is a compiled app; say with --output where to write")
    }
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func examples(in file: String) throws -> [LabelledExample] {
    guard FileManager.default.fileExists(atPath: file) else { return [] }
    return try ExampleSet(jsonLines: CorpusFile(file).bytes, name: file).examples
  }

  /// Appends examples, after a line break if the last line has none.
  private func append(_ examples: [LabelledExample], to file: String) throws {
    guard !examples.isEmpty else { return }
    var old = ""
    if FileManager.default.fileExists(atPath: file) {
      old = String(decoding: try CorpusFile(file).bytes, as: UTF8.self)
      if !old.isEmpty, !old.hasSuffix("\n") { old += "\n" }
    }
    try Output.file(file, old + ExampleSet(examples: examples).jsonLines)
  }

  /// Writes examples into the manifest, and gives those that have no place there.
  private func teach(_ examples: [LabelledExample], _ router: Router) throws -> [LabelledExample] {
    let path = try options.path()
    let file = path.hasSuffix(".json") ? path : try folder() + "/manifest.json"
    var reader = JSONReader(try CorpusFile(file).bytes)
    guard let tree = try? reader.document() else {
      throw CommandFailure(.badData, "\(file): is no JSON")
    }
    let (manifest, left) = tree.adding(
      examples, defaultLanguage: router.manifest.defaultLanguage)
    try Output.file(file, manifest.text(pretty: true))
    return left
  }
}
