package import AppManifest
package import PhraseMatching

/// An utterance drawn from a template, and what it means by the way it was drawn.
///
/// That is what *this* derivation means. The same words may also derive from another template,
/// which a router may rightly prefer: check each sample before relying on it.
package struct Sample: Equatable, Sendable {
  /// What would be typed: single spaces between words, none at the edges.
  package var utterance: String
  package var intent: String
  /// Where the template stands in the manifest, and the template itself.
  package var place: PhraseFault.Place
  package var template: String
  /// What is known, by slot: what is typed beats the context, and that what the block sets. Of
  /// what is typed for one slot twice the last counts.
  package var slots: [String: Slot]
  /// What has to be known beside the utterance for the template to fit.
  package var context: [String: Value]

  /// What one slot holds.
  package struct Slot: Equatable, Sendable {
    package var value: Value
    /// The text that it took. `nil`: it was not typed.
    package var text: String?
    /// The type and the identifier of the entity that was drawn.
    package var entity: Entity?

    package init(value: Value, text: String? = nil, entity: Entity? = nil) {
      self.value = value
      self.text = text
      self.entity = entity
    }
  }

  /// An entity of a catalogue.
  package struct Entity: Equatable, Sendable {
    package var type: String
    package var id: String
  }
}
