import Foundation
import PhraseRouter

@testable import Evaluation

/// The built-in example app, as it stands in the package's `Corpora`.
enum FilmTracker {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let folder = package.appendingPathComponent("Corpora/FilmTracker").path
  static let languages = ["en", "de", "fr", "es", "ja", "ar"]

  /// The app in all its languages: compiled once for all tests.
  static let shared = Result { try router() }

  /// The app, asking about what no phrase says: each language is learned once for all tests.
  static let asking = Result { try router { $0.policies.wording = .meaning } }

  /// The app, changed before it is compiled.
  static func router(
    languages: [String]? = nil, options: RouterOptions = RouterOptions(),
    _ change: (inout Manifest) -> Void = { _ in }
  ) throws -> Router {
    var manifest = try Manifest.load(from: folder).manifest
    change(&manifest)
    return try Router(manifest: manifest.validated(), languages: languages, options: options)
  }

  /// The app's corpora, of one language.
  static func corpus(_ language: String) throws -> Corpus {
    let manifest = try shared.get().manifest
    var corpus = try Corpus.load([folder], intents: Set(manifest.intents.map(\.name)))
      .filling(language: manifest.defaultLanguage, context: [:])
    corpus.rows.removeAll { $0.language != language }
    corpus.dialogues.removeAll { $0.language != language }
    corpus.knownFailures.removeAll { known in
      guard case .utterance(_, let other?) = known.target else { return false }
      return other != language
    }
    return corpus
  }

  /// The day on which all tests take place.
  static let context: [String: Value] = ["now": "2026-11-20T12:00"]

  static func route(_ utterance: String, language: String? = nil) throws -> Decision {
    try shared.get().route(utterance, language: language, context: context)
  }
}

extension Decision {
  /// The decision in one line, as tests write it down.
  ///
  /// `run Mark film=Ratatouille`, `ask Rate rating missing`, `choose Mark film: A | B`,
  /// `which: Mark … / Add …`, `reject noMatch`.
  var summary: String {
    switch self {
    case .run(let invocation): "run " + invocation.summary
    case .confirm(let invocation): "confirm " + invocation.summary
    case .chooseEntity(let choice):
      "choose \(choice.invocation.summary) \(choice.slot.name): "
        + choice.options.map(\.title).joined(separator: " | ")
    case .chooseIntent(let choice):
      "which: " + choice.options.map(\.invocation.summary).joined(separator: " / ")
    case .askValue(let request):
      "ask \(request.invocation.summary) \(request.parameter) \(request.reason)"
    case .reject(let rejection): "reject \(rejection.reason)"
    }
  }

  /// The options of a question, by identifier.
  var optionIDs: [String] {
    switch self {
    case .chooseEntity(let choice): choice.options.map(\.id)
    case .askValue(let request): request.suggestions.map(\.id)
    case .run, .confirm, .chooseIntent, .reject: []
    }
  }

  /// All slots of the decision, with what a question is about.
  var slots: [FilledSlot] {
    if case .chooseEntity(let choice) = self { return choice.invocation.slots + [choice.slot] }
    return invocation?.slots ?? []
  }
}

extension Invocation {
  fileprivate var summary: String {
    ([intent] + slots.map { "\($0.name)=\($0.value.displayText)" }).joined(separator: " ")
  }
}
