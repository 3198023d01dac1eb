import Benchmark
import PhraseRouter
import BenchmarkSupport

/// From a text to its complete decision, in the film app.
func routingBenchmarks() {
  routing("exact", "what haven't I watched", .run("ListUnwatchedFilms"))
  routing("exact, with a name", "mark ratatouille as watched", .run("MarkFilmAsWatched"))
  routing("ask", "mark dune as watched", .ask("MarkFilmAsWatched"))
  routing("tolerant", "please mark ratatouile as wached", .run("MarkFilmAsWatched"))
  routing("reject", "the weather in berlin is lovely", .reject)
  routing("reject, strict", "the weather in berlin is lovely", .reject, .strict)
}

/// What a decision must be.
private enum Expectation: Equatable, Sendable {
  case run(String)
  case ask(String)
  case reject

  init(_ decision: Decision) {
    switch decision {
    case .run(let invocation): self = .run(invocation.intent)
    case .confirm(let invocation): self = .ask(invocation.intent)
    case .chooseEntity(let choice): self = .ask(choice.invocation.intent)
    case .askValue(let request): self = .ask(request.invocation.intent)
    case .chooseIntent: self = .ask("")
    case .reject: self = .reject
    }
  }
}

private func routing(
  _ name: String, _ utterance: String, _ expected: Expectation,
  _ tolerance: Manifest.Policies.Tolerance = .flexible
) {
  Benchmark("route, \(name)") { (benchmark: Benchmark, router: Router) in
    for _ in benchmark.scaledIterations { blackHole(router.route(utterance)) }
  } setup: {
    let router = try FilmApp.router(tolerance: tolerance)
    let found = Expectation(router.route(utterance))
    guard found == expected else {
      throw WrongAnswer(utterance, expected: "\(expected)", found: "\(found)")
    }
    return router
  }
}

/// A question and its answer, with names from the app's catalogue: two turns.
func dialogueBenchmarks() {
  Benchmark("dialogue, two turns") { (benchmark: Benchmark, router: Router) in
    for _ in benchmark.scaledIterations { blackHole(await turns(with: router)) }
  } setup: {
    let router = try FilmApp.router()
    let last = await turns(with: router)
    guard case .run(let invocation)? = last.decision,
      invocation.slots.contains(where: { $0.id == "dune-1984" })
    else { throw WrongAnswer("the one from 1984", expected: "Dune of 1984", found: "\(last)") }
    return router
  }
}

private func turns(with router: Router) async -> Turn {
  let session = Session(router: router)
  _ = await session.send("mark dune as watched")
  return await session.send("the one from 1984")
}
