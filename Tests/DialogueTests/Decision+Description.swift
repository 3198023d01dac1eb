import Dialogue

extension Decision {
  /// The decision's name, as corpora write it.
  var kind: String {
    switch self {
    case .run: "run"
    case .chooseEntity: "chooseEntity"
    case .chooseIntent: "chooseIntent"
    case .askValue: "askValue"
    case .confirm: "confirm"
    case .reject: "reject"
    }
  }

  /// What is known of the intent and its arguments.
  var known: Invocation? {
    switch self {
    case .run(let invocation), .confirm(let invocation): invocation
    case .chooseEntity(let choice): choice.invocation
    case .askValue(let request): request.invocation
    case .chooseIntent, .reject: nil
    }
  }
}
