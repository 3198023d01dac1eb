import AppManifest
import Dialogue
import TextAnalysis

/// What a session needs of its router beyond decisions.
extension Router {
  /// What an utterance comes to, or the lookups that it depends on.
  ///
  /// - Parameter waits: Whether what no phrase says waits until the phrases have been learned from.
  func outcome(
    of utterance: String, language: String, context: [String: Value], waits: Bool
  ) -> RouteOutcome {
    guard let router = self.router(for: language) else {
      return RouteOutcome(step: .decided(.reject(Rejection(reason: .unknownLanguage))))
    }
    guard options.limits.allow(utterance) else {
      return RouteOutcome(step: .decided(.reject(Rejection(reason: .tooLong))))
    }
    return router.outcome(of: utterance, context: context, waits: waits)
  }

  /// The steps that an utterance takes by the app's own phrases; see ``RouterOptions/Limits/workSteps``.
  package func steps(for utterance: String) -> Int {
    outcome(of: utterance, language: manifest.defaultLanguage, context: [:], waits: true).steps
  }

  /// What an utterance comes to once lookups have been answered.
  func outcome(
    of outcome: RouteOutcome, with answers: [(LookupRequest, LookupResult)], language: String
  ) -> RouteOutcome {
    router(for: language)?.shortcuts?.outcome(of: outcome, with: answers) ?? outcome
  }

  /// Looks a name up in the catalogue of its type. `nil` if there is none.
  package func lookUp(_ request: LookupRequest, language: String) -> LookupResult? {
    guard let shortcuts = router(for: language)?.shortcuts else { return nil }
    return shortcuts.pool.withScratch { scratch in
      scratch.lookups.removeAll()
      scratch.analyzer.analyze(request.text, into: &scratch.analyzed)
      let name = scratch.analyzed.bytes
      let type = request.entityType
      if name.isEmpty { return shortcuts.reader.lookUp(sign: request.text, type: type) }
      var result = shortcuts.reader.lookUp(name, type: type, .forgiving, memory: &scratch.lookups)
      if let found = result, found.hits.isEmpty {
        result?.nearest = shortcuts.reader.nearest(
          to: name, type: type, memory: &scratch.lookups)
      }
      return result
    }
  }

  /// The entities that an app's own query found, as the answer to a lookup.
  func result(of entities: [Manifest.Entity], type: String, language: String) -> LookupResult {
    let subtitle = manifest.entityTypes.first { $0.name == type }?.subtitle ?? []
    let hits = entities.map {
      EntityHit($0, fit: .words, language: language, subtitleAttributes: subtitle)
    }.filter { !$0.isNameless }
    return LookupResult(
      hits: Array(hits.prefix(options.maximumOptions)), total: hits.count)
  }

  /// The type of entity that a question asks for; empty where it asks for something else.
  func entityType(of request: ValueRequest) -> String? {
    let intent = manifest.intents.first { $0.name == request.invocation.intent }
    guard let parameter = intent?.parameters.first(where: { $0.name == request.parameter }) else {
      return nil
    }
    if case .entity(let name) = parameter.type { return name }
    return ""
  }

  /// What dialogues in a language need. All but the time is made once for each language.
  package func guide(for language: String, now: @escaping @Sendable () -> Value) -> DialogueGuide {
    let shared =
      router(for: language)?.guides.guide(for: language) { makeGuide(for: language) }
      ?? makeGuide(for: language)
    return shared.reading(at: now)
  }

  private func makeGuide(for language: String) -> DialogueGuide {
    let guide = DialogueGuide(
      manifest: manifest, language: language,
      limits: DialogueLimits(
        replyBytes: options.limits.utteranceBytes, replyScalars: options.limits.utteranceScalars))
    guard let shortcuts = router(for: language)?.shortcuts else { return guide }
    return guide.naming { name in
      shortcuts.pool.withScratch { scratch in
        scratch.analyzer.analyze(name, into: &scratch.analyzed)
        return shortcuts.reader.otherNames(of: scratch.analyzed.bytes)
      }
    }
  }
}

extension EntityHit {
  /// An entity as one line of a list.
  init(
    _ entity: Manifest.Entity, fit: Fit, edits: Int = 0, language: String,
    subtitleAttributes: [String]
  ) {
    let localized = entity.titles[language]
    var subtitle: String?
    for name in subtitleAttributes {
      guard let part = entity.attributes[name]?.displayText else { continue }
      subtitle = subtitle.map { $0 + " · " + part } ?? part
    }
    self.init(
      id: entity.id, title: entity.title,
      localizedTitle: localized == entity.title ? nil : localized,
      subtitle: subtitle,
      attributes: entity.attributes, fit: fit, edits: edits)
  }
}
