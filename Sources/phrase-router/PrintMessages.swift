import ArgumentParser
import CommandIO
import Dialogue

/// `phrase-router messages`
struct PrintMessages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "messages",
    abstract: "Print what dialogues say, every message with example values.",
    discussion: """
      For native speakers who review a language: each line has the message's name in its table, \
      Sources/Dialogue/Language/Messages, and how it reads. An app's own texts are not among them.

        phrase-router messages --language fr
      """)

  @Option(name: .shortAndLong, help: "A language, such as fr. Without one, all of them.")
  var language: String?

  func run() throws {
    let languages = language.map { [$0] } ?? SharedWords.languages
    for language in languages {
      guard let samples = MessageSample.all(in: language) else {
        throw ValidationError(
          "Dialogues are not held in '\(language)', but in "
            + SharedWords.languages.joined(separator: ", ") + ".")
      }
      if languages.count > 1 { Output.line("# " + language) }
      for sample in samples { Output.line(sample.name + "\t" + sample.text) }
    }
  }
}
