import Evaluation
package import PhraseRouter
import RandomNumbers

/// Measures how latency, memory and build time grow with the number of templates and of names.
///
/// Apps are made up from a seed: a smaller app is the beginning of a larger one, and all of them
/// hear the same utterances, whose templates and names are in the smallest. Each answer is
/// checked before it is timed. All times are processor time, since these runs take minutes on
/// machines that rarely do nothing else.
package struct ScalingBench: Sendable {
  /// The numbers of templates.
  package var templates: [Int]
  /// The numbers of names.
  package var names: [Int]
  package var form: Form
  /// The app whose templates are used instead of made-up ones. Names differ then, templates do not.
  package var app: ScalingApp?
  /// The kinds of utterances that are asked.
  package var kinds: [Kind]
  package var passes: Int
  package var seed: UInt64
  package var vocabulary: NameVocabulary

  /// - Precondition: the sizes are positive, and the vocabulary has
  ///   ``NameVocabulary/minimumWords`` words.
  package init(
    templates: [Int], names: [Int], form: Form = .phrases, app: ScalingApp? = nil,
    kinds: [Kind] = Kind.allCases, passes: Int = 20, seed: UInt64 = 1,
    vocabulary: NameVocabulary
  ) {
    self.templates = app.map { [$0.templateCount] } ?? templates.sorted()
    self.names = names.sorted()
    self.form = app == nil ? form : .sentences
    self.app = app
    self.kinds = kinds
    self.passes = passes
    self.seed = seed
    self.vocabulary = vocabulary
  }

  /// Measures every number of templates with every number of names.
  ///
  /// - Parameter progress: Is told what comes next.
  package func run(progress: (String) -> Void = { _ in }) throws(DiagnosticError) -> ScalingReport {
    ProcessMemory.mapLargeBlocks()
    var generator = TemplateGenerator(vocabulary, seed: seed)
    let templates = app == nil ? generator.templates(self.templates.last ?? 0) : []
    let utterances =
      app.map { self.utterances(of: $0) }
      ?? self.utterances(templates, templateWords: generator.words)
    var cells: [ScalingReport.Cell] = []
    for nameCount in names {
      progress("\(nameCount) names")
      let before = ProcessMemory.residentBytes
      let entities = Self.entities(nameCount, vocabulary, seed: seed)
      let rowBytes = ProcessMemory.residentBytes - before
      for templateCount in self.templates {
        progress("\(templateCount) templates × \(nameCount) names")
        let app = self.app?.withoutNames ?? app(Array(templates.prefix(templateCount)))
        var cell = ScalingReport.Cell(templates: templateCount, names: nameCount)
        cell.rowBytes = rowBytes
        try measure(&cell, app: app, entities, utterances)
        cells.append(cell)
      }
    }
    return ScalingReport(bench: self, utterances: utterances.count, cells: cells)
  }

  private static func entities(
    _ count: Int, _ vocabulary: NameVocabulary, seed: UInt64
  ) -> [Manifest.Entity] {
    var generator = NameGenerator(vocabulary, seed: seed)
    return generator.entities(count)
  }

  /// Utterances of the first templates and the names of the smallest catalogue.
  private func utterances(
    _ templates: [GeneratedTemplate], templateWords: [String]
  ) -> [ScalingUtterance] {
    let entities = Self.entities(names.first ?? 0, vocabulary, seed: seed)
    let known = Set(templateWords)
    var generator = UtteranceGenerator(
      templates: Array(templates.prefix(min(100, self.templates.first ?? 0))),
      titles: entities.map(\.title),
      otherWords: vocabulary.plainWords.filter { !known.contains($0) },
      forgivesErrors: form == .phrases, generator: SeededGenerator(seed: seed &+ 1))
    return generator.utterances().filter { kinds.contains($0.kind) }
  }

  /// Utterances of an app's own corpus with the names of the smallest catalogue.
  private func utterances(of app: ScalingApp) -> [ScalingUtterance] {
    let entities = Self.entities(names.first ?? 0, vocabulary, seed: seed)
    var generator = AppUtteranceGenerator(
      app, entities: entities, otherWords: vocabulary.plainWords,
      generator: SeededGenerator(seed: seed &+ 1))
    return generator.utterances().filter { kinds.contains($0.kind) }
  }

  private func measure(
    _ cell: inout ScalingReport.Cell, app: Manifest, _ entities: [Manifest.Entity],
    _ utterances: [ScalingUtterance]
  ) throws(DiagnosticError) {
    let bare = try Construction(of: app).cost
    cell.compileSeconds = bare.seconds
    cell.templateBytes = bare.bytes
    var full = app
    add(entities, to: &full)
    let built = try Construction(of: full)
    cell.indexSeconds = max(0, built.cost.seconds - bare.seconds)
    cell.nameBytes = max(0, built.cost.bytes - bare.bytes)
    let before = ProcessMemory.residentBytes
    let answers = utterances.map { utterance in
      let decision = built.router.route(utterance.text, context: utterance.context)
      return ScalingReport.Answer(
        utterance: utterance, outcome: decision.outcome, isRight: utterance.accepts(decision))
    }
    let nanoseconds = time(utterances, on: built.router)
    cell.routingBytes = max(0, ProcessMemory.residentBytes - before)
    cell.take(answers, nanoseconds)
    // A list that the app was given takes changes.
    if let app = self.app { cell.changes = try? changes(of: app, on: built.router) }
  }

  /// The timings of each utterance.
  private func time(_ utterances: [ScalingUtterance], on router: Router) -> [[UInt64]] {
    var order = Array(utterances.indices)
    var generator = SeededGenerator(seed: seed &+ 2)
    var timings = utterances.map { _ in [UInt64]() }
    for index in order { timings[index].reserveCapacity(passes) }
    for _ in 0..<passes {
      order.shuffle(using: &generator)
      for index in order {
        let start = MonotonicClock.threadTime()
        let decision = router.route(utterances[index].text, context: utterances[index].context)
        let spent = MonotonicClock.threadTime() - start
        withExtendedLifetime(decision) { timings[index].append(spent) }
      }
    }
    return timings
  }
}

/// A router, and what it took to make it.
private struct Construction {
  let router: Router
  let cost: Cost

  struct Cost {
    var seconds: Double
    var bytes: Int
  }

  init(of manifest: Manifest) throws(DiagnosticError) {
    let manifest = try manifest.validated()
    let before = ProcessMemory.residentBytes
    let start = MonotonicClock.processTime()
    router = try Router(manifest: manifest)
    let seconds = Double(MonotonicClock.processTime() - start) / 1e9
    cost = Cost(seconds: seconds, bytes: max(0, ProcessMemory.residentBytes - before))
  }
}
