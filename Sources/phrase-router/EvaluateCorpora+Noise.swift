import ArgumentParser
import CommandIO
import Evaluation
import PhraseRouter

extension EvaluateCorpora {
  /// Lets accidents happen in the rows and reports what becomes of them, without a verdict.
  func makeNoise(_ corpus: Corpus, router: Router) throws {
    let report = NoiseTrial(router: router, seed: seed, count: count ?? 1).run(noise, on: corpus)
    try save(report.json)
    if json != "-" { Output.line(report.text(maximumLosses: max(0, show))) }
    guard report.total.drawn > 0 else {
      throw CommandFailure(.failed, "no row that runs or asks as expected has a place for noise")
    }
  }

  /// The classes that an option names, or all of them.
  static func noises(_ text: String) throws -> [Noise] {
    if text == "all" { return Noise.allCases }
    return try text.split(separator: ",").map { name in
      guard let noise = Noise(rawValue: String(name)) else {
        let names = Noise.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("there is no noise '\(name)'; there are \(names), and all")
      }
      return noise
    }
  }
}
