package import PhraseRouter

/// What an utterance is expected to come to.
///
/// Whatever is `nil` is not looked at.
package struct Expectation: Equatable, Sendable {
  /// The decisions that will do. None: any will.
  package var decisions: [Decision.Kind]
  package var intent: String?
  /// The arguments, by name. An array stands for any of its elements.
  package var slots: [String: Value]?
  /// The argument that is asked for.
  package var slot: String?
  /// The options that come first, in order. There may be more.
  package var options: [OptionPattern]?
  /// Options that must be there, wherever.
  package var optionsInclude: [OptionPattern]?
  /// The entities that the arguments name, by argument.
  package var ids: [String: Value]?

  package init(
    decision: Decision.Kind? = nil, intent: String? = nil, slots: [String: Value]? = nil,
    slot: String? = nil, options: [OptionPattern]? = nil, optionsInclude: [OptionPattern]? = nil,
    ids: [String: Value]? = nil
  ) {
    decisions = decision.map { [$0] } ?? []
    self.intent = intent
    self.slots = slots
    self.slot = slot
    self.options = options
    self.optionsInclude = optionsInclude
    self.ids = ids
  }

  /// The decision, where only one will do.
  package var decision: Decision.Kind? {
    get { decisions.count == 1 ? decisions.first : nil }
    set { decisions = newValue.map { [$0] } ?? [] }
  }

  /// What an option must be.
  package enum OptionPattern: Equatable, Sendable {
    /// The option of this identifier or title.
    case named(String)
    /// The option of which all that is given here is true.
    case described(id: String?, title: String?, subtitle: String?)
  }
}
