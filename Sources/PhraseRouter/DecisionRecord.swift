package import AppManifest
package import Dialogue
import LanguageTags

/// A decision flattened into the fields that corpora, reports and the command's JSON speak of.
package struct DecisionRecord: Equatable, Sendable {
  package var kind: Decision.Kind
  /// The intent that is meant. `nil` where none is, or where that is the question.
  package var intent: String?
  /// What is known of its arguments.
  package var slots: [FilledSlot]
  /// The argument that is asked for, with what was typed for it.
  package var askedSlot: AskedSlot?
  /// What there is to choose from, best first.
  package var options: [Option]
  package var confidence: Double?
  package var template: String?
  /// The response that imported templates ask for, and what else they say of their block.
  package var response: String?
  package var metadata: [String: Value]?
  /// Why the utterance was rejected.
  package var reason: Rejection.Reason?
  /// The phrases that come nearest to a rejected utterance, if they were asked for.
  package var nearest: [String] = []
  /// How the decision was found.
  package var tier: Tier

  /// What an utterance comes to for the person who typed it: it runs, it is asked about, or
  /// nothing happens. Latencies are told apart by it.
  package enum Outcome: String, CaseIterable, Sendable {
    case run, ask, reject
  }

  /// How a decision was found: each tier is asked only where the one before has no answer.
  package enum Tier: String, CaseIterable, Sendable {
    /// A phrase says it, letter by letter as far as phrases count letters.
    case exact
    /// A phrase says it, but for what typing and speaking do to it.
    case tolerant
    /// No phrase says it; what the phrases teach does.
    case ranked
    /// None of them: it is rejected.
    case rejected
  }

  /// The argument that a question is about.
  package struct AskedSlot: Equatable, Sendable {
    package var name: String
    package var text: String?
    package var range: Range<Int>?
  }
}

extension DecisionRecord {
  /// Flattens a decision.
  ///
  /// - Parameters:
  ///   - manifest: The app, which knows what the intents of a choice are called.
  ///   - language: The language to call them in. `nil`: the manifest's default.
  package init(_ decision: Decision, manifest: Manifest, language: String? = nil) {
    switch decision {
    case .run(let invocation): self.init(.run, invocation)
    case .confirm(let invocation): self.init(.confirm, invocation)
    case .chooseEntity(let choice):
      self.init(.chooseEntity, choice.invocation, options: choice.options.map(\.option))
      askedSlot = AskedSlot(
        name: choice.slot.name, text: choice.slot.text, range: choice.slot.range)
    case .askValue(let request):
      self.init(.askValue, request.invocation, options: request.suggestions.map(\.option))
      askedSlot = AskedSlot(name: request.parameter, text: request.reason.typedText)
    case .chooseIntent(let choice):
      let named = choice.options.map(\.invocation)
      self.init(
        .chooseIntent, nil,
        options: named.map { manifest.option(for: $0, language: language) })
      confidence = named.map(\.confidence).max()
    case .reject(let rejection):
      self.init(.reject, nil)
      reason = rejection.reason
      nearest = rejection.nearest
    }
    tier = Tier(decision.invocations.first)
  }

  private init(_ kind: Decision.Kind, _ invocation: Invocation?, options: [Option] = []) {
    self.kind = kind
    self.intent = invocation?.intent
    self.slots = invocation?.slots ?? []
    self.options = options
    self.confidence = invocation?.confidence
    self.template = invocation?.template
    self.response = invocation?.response
    self.metadata = invocation?.metadata
    self.tier = Tier(invocation)
  }
}

extension DecisionRecord.Tier {
  /// The tier of the action that a decision rests on first. `nil`: it rests on none.
  fileprivate init(_ invocation: Invocation?) {
    guard let invocation else {
      self = .rejected
      return
    }
    self = invocation.template.isEmpty ? .ranked : invocation.confidence < 1 ? .tolerant : .exact
  }
}

extension Decision.Kind {
  /// What the kind means for the person who typed.
  package var outcome: DecisionRecord.Outcome {
    switch self {
    case .run: .run
    case .chooseEntity, .chooseIntent, .askValue, .confirm: .ask
    case .reject: .reject
    }
  }
}

extension Decision {
  /// Which of the outcomes the decision is. Cheap enough to be asked inside a measurement.
  package var outcome: DecisionRecord.Outcome { kind.outcome }
}

extension ValueRequest.Reason {
  /// What was typed for the value, if anything was.
  fileprivate var typedText: String? {
    switch self {
    case .missing: nil
    case .unknown(let text), .unreadable(let text), .outOfRange(let text), .unavailable(let text):
      text
    }
  }
}

extension Manifest {
  /// What lists call an intent, with the values that tell it apart from another of the same name.
  fileprivate func option(for invocation: Invocation, language: String?) -> Option {
    let title = intents.first { $0.name == invocation.intent }?.title
    let values = invocation.slots.map(\.value.displayText).filter { !$0.isEmpty }
    return Option(
      id: invocation.intent,
      title: title.flatMap { text(of: $0, language: language) } ?? invocation.intent,
      subtitle: values.isEmpty ? nil : values.joined(separator: ", "))
  }

  /// The text in a language, or in what stands in for it, or in the default one.
  package func text(of text: LocalizedText, language: String?) -> String? {
    guard let language else { return text[defaultLanguage] }
    return LanguageTag(language).value(in: text) ?? text[defaultLanguage]
  }
}
