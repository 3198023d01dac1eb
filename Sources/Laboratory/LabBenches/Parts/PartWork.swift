import DialogueScripts
import PhraseRouter

/// Something to be done over and over, whose answer has been checked.
struct PartWork {
  /// How many times one run does it.
  var count: Int
  /// Does it that many times. What it returns keeps the work from being left out as useless.
  var run: () async -> Int

  /// Does something small a thousand times.
  static func thousand(_ work: @escaping () -> Int) -> PartWork {
    PartWork(count: 1000) { (0..<1000).reduce(0) { sum, _ in sum &+ work() } }
  }
}

extension Part {
  /// Prepares the work of a part, and checks its answer.
  ///
  /// - Parameter films: The example app, whose words made-up names and templates consist of.
  /// - Throws: ``WrongAnswer`` where the answer is not what it must be.
  func work(in films: Manifest) async throws -> PartWork {
    switch self {
    case .analysisASCII:
      try analysis("Mark Toy Story as watched, please!", "mark toy story as watched please")
    case .analysisAccented:
      try analysis("Mark Amélie and Déjà Vu as watched!", "mark amelie and deja vu as watched")
    case .compilePhrase: try compilation(.phrases, films)
    case .compileSentence: try compilation(.sentences, films)
    case .routeExact: try routing("what haven't I watched", .run, "ListUnwatchedFilms", films)
    case .routeExactName:
      try routing("mark ratatouille as watched", .run, "MarkFilmAsWatched", films)
    case .routeAsk: try routing("mark dune as watched", .chooseEntity, "MarkFilmAsWatched", films)
    case .routeTolerant:
      try routing("please mark ratatouile as wached", .run, "MarkFilmAsWatched", films)
    case .routeReject: try routing("the weather in berlin is lovely", .reject, nil, films)
    case .routeRejectStrict:
      try routing("the weather in berlin is lovely", .reject, nil, films, isStrict: true)
    case .dialogue: try await dialogue(films)
    case .reply: try replying(films)
    case .lookup1kExact: try lookup(1_000, .exact, films)
    case .lookup1kPrefix: try lookup(1_000, .prefix, films)
    case .lookup1kFuzzy: try lookup(1_000, .fuzzy, films)
    case .lookup100kExact: try lookup(100_000, .exact, films)
    case .lookup100kPrefix: try lookup(100_000, .prefix, films)
    case .lookup100kFuzzy: try lookup(100_000, .fuzzy, films)
    case .lookup1MExact: try lookup(1_000_000, .exact, films)
    case .lookup1MPrefix: try lookup(1_000_000, .prefix, films)
    case .lookup1MFuzzy: try lookup(1_000_000, .fuzzy, films)
    }
  }

  private func analysis(_ text: String, _ normalized: String) throws -> PartWork {
    let probe = try AnalysisProbe(text, normalized: normalized)
    return .thousand(probe.run)
  }

  private func compilation(_ form: ScalingBench.Form, _ films: Manifest) throws -> PartWork {
    let probe = try CompilationProbe(templates: 1000, form: form, words: films)
    return PartWork(count: 1000, run: probe.run)
  }

  private func lookup(
    _ names: Int, _ kind: LookupProbe.Kind, _ films: Manifest
  ) throws -> PartWork {
    let probe = try LookupProbe(names: names, kind: kind, words: films)
    return .thousand(probe.run)
  }

  /// From a text to its complete decision, in the film app.
  private func routing(
    _ utterance: String, _ kind: Decision.Kind, _ intent: String?, _ films: Manifest,
    isStrict: Bool = false
  ) throws -> PartWork {
    var films = films
    films.policies.tolerance = isStrict ? .strict : .flexible
    let router = try Router(manifest: films.validated(), languages: ["en"])
    let expected = Expectation(decision: kind, intent: intent)
    let record = DecisionRecord(router.route(utterance), manifest: films)
    guard expected.differences(from: record).isEmpty, record.intent == intent else {
      throw WrongAnswer(
        utterance, expected: "\(kind.rawValue) \(intent ?? "")",
        found: "\(record.kind.rawValue) \(record.intent ?? "")")
    }
    return .thousand { router.route(utterance).outcome == .run ? 1 : 0 }
  }

  /// A question and its answer, with names from the app's catalogue: two turns.
  private func dialogue(_ films: Manifest) async throws -> PartWork {
    let router = try Router(manifest: films.validated(), languages: ["en"])
    let last = await Self.turns(with: router)
    guard case .run(let invocation)? = last.decision,
      invocation.slots.contains(where: { $0.entityID == "dune-1984" })
    else { throw WrongAnswer("the one from 1984", expected: "Dune of 1984", found: "\(last)") }
    return PartWork(count: 100) {
      var sum = 0
      for _ in 0..<100 { sum &+= await Self.turns(with: router).message.utf8.count }
      return sum
    }
  }

  /// Replies of all kinds to a list of ten films, each timed by itself.
  private func replying(_ films: Manifest) throws -> PartWork {
    var probe = try ReplyProbe(films)
    return PartWork(count: 1) { probe.next() }
  }

  private static func turns(with router: Router) async -> Turn {
    let session = Session(router: router)
    _ = await session.send("mark dune as watched")
    return await session.send("the one from 1984")
  }
}
