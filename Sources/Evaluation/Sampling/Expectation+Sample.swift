import AppManifest
import DialogueScripts
import PhraseMatching
import PhraseRouter
import UtteranceSampling

extension Expectation {
  /// What a sample comes to by the way it was drawn: it runs, is confirmed, or the first required
  /// parameter that nothing fills is asked for.
  init(_ sample: Sample, in manifest: Manifest) {
    self.init(decision: .run, intent: sample.intent, slots: sample.slots.mapValues(\.value))
    let ids = sample.slots.compactMapValues { slot in slot.entity.map { Value.string($0.id) } }
    if !ids.isEmpty { self.ids = ids }
    guard case .phrase = sample.place,
      let intent = manifest.intents.first(where: { $0.name == sample.intent })
    else { return }
    let known = Set(sample.slots.keys)
    let open = intent.parameters.filter { !known.contains($0.name) }
    if let missing = open.first(where: { !$0.isOptional && $0.defaultValue == nil }) {
      decision = .askValue
      slot = missing.name
      return
    }
    for parameter in open { slots?[parameter.name] = parameter.defaultValue }
    if intent.needsConfirmation { decision = .confirm }
  }

  /// The question that a router may rightly ask about a sample instead: which of the entities that
  /// share the name, or which of the intents that share the words. What was drawn must be among
  /// the options.
  ///
  /// - Returns: `nil` if the decision is no such question.
  func question(_ record: DecisionRecord, about sample: Sample) -> Expectation? {
    switch record.kind {
    case .chooseIntent: intentQuestion(record)
    case .chooseEntity: entityQuestion(record, about: sample)
    case .run, .askValue, .confirm, .reject: nil
    }
  }

  private func intentQuestion(_ record: DecisionRecord) -> Expectation? {
    guard let intent, record.options.contains(where: { $0.id == intent }) else { return nil }
    return Expectation(decision: .chooseIntent, optionsInclude: [.named(intent)])
  }

  private func entityQuestion(_ record: DecisionRecord, about sample: Sample) -> Expectation? {
    guard let asked = record.askedSlot?.name, let id = sample.slots[asked]?.entity?.id,
      record.options.contains(where: { $0.id == id })
    else { return nil }
    // Before the question is answered nothing is filled by default, and of other entities those
    // that are in question themselves are not known.
    let settled = Set(record.slots.map(\.name))
    let known = sample.slots.filter { name, slot in
      name != asked && (slot.entity == nil || settled.contains(name))
    }
    let question = Expectation(
      decision: .chooseEntity, intent: intent, slots: known.mapValues(\.value), slot: asked,
      optionsInclude: [.named(id)])
    return question.differences(from: record).isEmpty ? question : nil
  }
}
