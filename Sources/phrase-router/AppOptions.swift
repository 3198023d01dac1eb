import AppManifest
import ArgumentParser
import CommandIO
import Evaluation
import PhraseRouter
import REPL

/// In this module, an option is one of a command's. What a person can pick is `PhraseRouter.Option`.
typealias Option<Value> = ArgumentParser.Option<Value>

/// The app that a command serves, and the situation that it is asked in.
struct AppOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A manifest file, an app's folder, a compiled app, or a built-in example.",
      discussion: "Built in: film-tracker, which is also what is used without this option."))
  var app: String?

  @Option(help: "The language that is typed, such as en or pt-BR (default: the manifest's).")
  var language: String?

  @Option(
    name: .customLong("context"), parsing: .singleValue,
    help: ArgumentHelp(
      "A fact that templates can require or exclude, such as area=Kitchen. May be repeated.",
      valueName: "key=value"),
    transform: { text in
      guard let (key, value) = ContextFact.parse(text) else {
        throw ValidationError("a fact is written KEY=VALUE, not '\(text)'")
      }
      if let fault = ContextFact.fault(of: key, value) { throw ValidationError(fault) }
      return Fact(key: key, value: value)
    })
  var facts: [Fact] = []

  @Option(
    help: ArgumentHelp(
      "What time it is, such as 2026-11-20T12:00, for dates like 'tomorrow'.",
      discussion: """
        The same as --context now=…. Without it, 'route' and 'repl' read the clock; rows of a \
        corpus have their own.
        """,
      valueName: "iso"),
    transform: { text in
      guard ISODate(text) != nil else {
        throw ValidationError("Write a day and a time such as 2026-11-20T12:00.")
      }
      return text
    })
  var now: String?

  @Option(help: "How far utterances may stray from phrases, whatever the app says.")
  var tolerance: Tolerance?

  /// A fact of the context.
  struct Fact: Equatable, Sendable {
    var key: String
    var value: Value
  }

  enum Tolerance: String, ExpressibleByArgument, CaseIterable {
    case strict, flexible

    /// What manifests call it.
    var policy: Manifest.Policies.Tolerance { self == .strict ? .strict : .flexible }
  }

  var context: [String: Value] {
    let facts = facts.map { ($0.key, $0.value) } + (now.map { [("now", .string($0))] } ?? [])
    return Dictionary(facts) { _, last in last }
  }
}

extension AppOptions {
  /// The context, with the clock's time where none is given.
  var presentContext: [String: Value] {
    context.merging(["now": LocalClock.system.now.value]) { given, _ in given }
  }

  /// Where the app stands.
  func path() throws(CommandFailure) -> String { try AppLocator().path(of: app) }

  /// Loads corpora of the app: files, folders, or the app's own where none are named.
  func corpus(
    _ paths: [String], for manifest: Manifest, knownFailures: [String] = []
  ) throws -> Corpus {
    let loaded = try Corpus.load(
      paths.isEmpty ? [try path()] : paths, intents: Set(manifest.intents.map(\.name)),
      knownFailures: knownFailures)
    return loaded.filling(language: language ?? manifest.defaultLanguage, context: context)
  }

  /// Reads the app, reports what is odd about it, and compiles it, unless it is compiled already.
  func router() throws -> Router {
    let path = try path()
    let isCompiled = Router.isCompiled(at: path)
    let router = isCompiled ? try compiledRouter(at: path) : try compile(path)
    let languages = router.manifest.languages
    if let language, !languages.contains(language) {
      throw CommandFailure(
        .badData, "the app does not speak '\(language)', but \(languages.joined(separator: ", "))")
    }
    return router
  }

  private func compiledRouter(at path: String) throws -> Router {
    do {
      return try Router(compiledAt: path, tolerance: policy)
    } catch {
      throw CommandFailure(.badData, "\(path): \(error)")
    }
  }

  private func compile(_ path: String) throws -> Router {
    let loaded = try Manifest.load(from: path)
    if !loaded.warnings.isEmpty {
      let warnings = Output.count(loaded.warnings.count, "warning")
      Output.complain("\(path): \(warnings), which 'phrase-router validate' shows")
    }
    guard let policy else { return try Router(manifest: loaded) }
    var policies = loaded.manifest.policies
    policies.tolerance = policy
    return try Router(manifest: loaded.with(policies))
  }

  private var policy: Manifest.Policies.Tolerance? {
    tolerance?.policy
  }
}
