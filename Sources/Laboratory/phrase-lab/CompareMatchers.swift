import ArgumentParser
import CommandIO
import Evaluation
import LabOracles
import PhraseRouter

/// `phrase-lab differential`
struct CompareMatchers: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "differential",
    abstract: "Compare the matcher with one that follows the rules word for word.",
    discussion: """
      Generated templates, catalogues and utterances are matched by both, and every difference is \
      printed with what it takes to see it again. The same number and seed give the same triples.

        phrase-lab differential --triples 1000000 --seed 1

      Exit codes: 0 they agree, 1 they differ, 73 the report cannot be written.
      """)

  @Option(help: "How many triples of templates, catalogue and utterance are compared.")
  var triples = 100_000

  @Option(help: "The seed of what is generated.")
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("Write the counts as JSON ('-': print them).", valueName: "file"))
  var json: String?

  func validate() throws {
    guard (1...1_000_000_000).contains(triples) else {
      throw ValidationError("--triples is a number from 1 to 1,000,000,000")
    }
  }

  func run() async throws {
    try await CommandFailure.reporting {
      let start = MonotonicClock.now()
      let tally = try DifferentialBench(triples: triples, seed: seed).run(progress: progress())
      let seconds = Int((Double(MonotonicClock.now() - start) / 1e9).rounded())
      if let json { try Output.file(json, tally.json.text(pretty: true)) }
      if json != "-" {
        for disagreement in tally.disagreements { Output.line(disagreement.description) }
        Output.line("\(tally.summary); seed \(seed), \(seconds) s")
      }
      guard tally.disagreements.isEmpty else {
        throw CommandFailure(.failed, "the matchers disagree")
      }
    }
  }

  /// Says twenty times at most how far the comparison is.
  private func progress() -> (_ done: Int, _ total: Int) -> Void {
    let step = max(1, triples / 20)
    var told = 0
    return { done, total in
      guard done / step > told else { return }
      told = done / step
      Output.complain("\(done) of \(total)")
    }
  }
}
