import AppManifest
import ArgumentParser
import CommandIO
import Evaluation
import ExampleSets
import Foundation

/// What `phrase-router import rasa`, `snips`, `alexa` and `conll` have in common.
struct ImportExamples: ParsableArguments {
  @Argument(help: ArgumentHelp("Files of examples.", valueName: "file"))
  var files: [String]

  @Option(name: [.short, .long], help: "The file to write as JSON Lines ('-': print it).")
  var output = "-"

  @Option(help: "The language of examples that say none.")
  var language: String?

  func validate() throws {
    if files.isEmpty { throw ValidationError("name the files to import") }
  }

  /// Reads all files, and writes what they hold. Faults of all of them are told at once.
  func run(_ format: ExampleFormat) async throws {
    try await CommandFailure.reporting {
      var all = ExampleSet()
      var faults: [Diagnostic] = []
      for path in files {
        guard FileManager.default.fileExists(atPath: path) else {
          throw CommandFailure(.noInput, "\(path): no such file")
        }
        do throws(DiagnosticError) {
          let set = try ExampleSet(
            CorpusFile(path).bytes, name: path, format: format, language: language)
          all.examples += set.examples
          all.warnings += set.warnings
        } catch {
          faults += error.diagnostics
        }
      }
      guard faults.isEmpty else { throw DiagnosticError(faults) }
      all.warnings.forEach { Output.complain($0.description) }
      try Output.file(output, all.jsonLines)
      let intents = Set(all.examples.compactMap(\.intent)).count
      Output.complain(
        "\(Output.count(all.examples.count, "example")) of \(Output.count(intents, "intent"))")
    }
  }

  /// What the commands say of what they write.
  static let discussion = """
    Each line that is written holds an utterance, its language, its intent and the text of its \
    slots. It is an example set for 'eval --cross-validate', and a corpus for 'eval' where the app \
    has the intents.

    Exit codes: 0 imported, 65 a file has faults, 66 a file is not there, 73 the output cannot be \
    written.
    """
}

/// `phrase-router import rasa`
struct ImportRasa: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rasa",
    abstract: "Import the examples of Rasa's training data.",
    discussion: """
      Reads YAML with 'nlu': its intents and their examples, with the entities that they mark. \
      Synonyms, lookup tables, stories and all else are passed over.

        phrase-router import rasa nlu.yml -o examples.jsonl

      """ + ImportExamples.discussion)

  @OptionGroup var shared: ImportExamples

  func run() async throws { try await shared.run(.rasa) }
}

/// `phrase-router import snips`
struct ImportSnips: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snips",
    abstract: "Import the utterances of a Snips data set.",
    discussion: """
      Reads JSON as its library has it, or as its public benchmarks have.

        phrase-router import snips dataset.json -o examples.jsonl

      """ + ImportExamples.discussion)

  @OptionGroup var shared: ImportExamples

  func run() async throws { try await shared.run(.snips) }
}

/// `phrase-router import alexa`
struct ImportAlexa: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alexa",
    abstract: "Import the samples of an Alexa interaction model.",
    discussion: """
      Slots are filled with the values of their types, each sample with the next. Samples with a \
      slot whose type has no values in the file are left out, with a warning.

        phrase-router import alexa en-US.json --language en -o examples.jsonl

      """ + ImportExamples.discussion)

  @OptionGroup var shared: ImportExamples

  func run() async throws { try await shared.run(.alexa) }
}

/// `phrase-router import conll`
struct ImportConll: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conll",
    abstract: "Import sentences with a word and its tag a line.",
    discussion: """
      The first column is the word, the last its tag: O, B-name or I-name. A blank line ends a \
      sentence, and '# intent: NAME' above it says what it means.

        phrase-router import conll train.conll --language en -o examples.jsonl

      """ + ImportExamples.discussion)

  @OptionGroup var shared: ImportExamples

  func run() async throws { try await shared.run(.conll) }
}
